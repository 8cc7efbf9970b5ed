"""Sentences in the language of the window."""

from collections.abc import Sequence

from eldest.cards.seating import Seat, Seating
from eldest.room import wording as spoken
from eldest.room.wording import Reasoned, Said
from eldest.ui.card_words import translate

__all__ = ["Reasoned", "Said", "Wording"]

NO_TAG = "\N{SINGLE LEFT-POINTING ANGLE QUOTATION MARK}"
"""Stands for "<" in a name: Qt takes any text with a tag in it for markup, in labels and tips alike.

A tag may name a file, on this computer or another, which would be loaded; and names come with records from
anybody.
"""


class Wording(spoken.Wording):
    """The words for everything that is said at one table, in the language that Qt's translators speak."""

    def __init__(
        self,
        names: Sequence[str],
        viewer: Seat | None = None,
        *,
        signs: bool = False,
        seating: Seating | None = None,
    ) -> None:
        shown = tuple(name.replace("<", NO_TAG) for name in names)
        super().__init__(shown, viewer, signs=signs, seating=seating, translate=translate)
