"""What every Linux package says of the program: one place for names, words and versions."""

import platform

import eldest

PACKAGE = "eldest-hand"
APPLICATION = "eldest-hand"
"""The name of the desktop entry, the icon and the metadata; the window tells it to the desktop."""

PROGRAM = "eldest"
TITLE = "Eldest Hand"
SUMMARY = "Whist, Euchre and Cinch on a desktop card table"
MIME_TYPE = "application/x-eldest-hand"
VERSION = eldest.__version__
MAINTAINER = "the Eldest Hand authors <authors@eldest-hand.invalid>"
COMPONENT = "local.eldest_hand.EldestHand"
"""What software centres and Flatpak call the program. They want a domain in reverse; the project has none,
and `local` belongs to nobody."""

DESCRIPTION = (
    "A card room after the old books: Whist, Euchre for two to seven, and Cinch, with the laws of the table"
    " as they were printed, computer players of several strengths, lessons, and a record of every deal that"
    " can be played over. Nothing is sent anywhere: the program opens no network connection."
)


def machine() -> str:
    """Return the processor's name as Linux says it: x86_64, aarch64."""
    return platform.machine().lower()
