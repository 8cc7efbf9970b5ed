"""A program that is left at a bad moment: ``python -m helpers.leaving DEED`` in a home with a sitting.

It prints the time at which the window was told to close; the test measures when the process has ended.
"""

import sys
import time
from collections.abc import Callable

from PySide6.QtCore import QTimer
from PySide6.QtTest import QTest

from eldest.app import Room, asked_for
from eldest.store.folders import Folders
from eldest.ui.application import new_application
from helpers.guest import Guest

PAUSE = 150
"""Thousandths of a second that the program runs before the deed."""


def plainly(_guest: Guest) -> None:
    """Leave with nothing going on."""


def in_mid_drag(guest: Guest) -> None:
    """Leave while a card is carried."""
    grip = next(grip for grip in guest.scene.reach() if grip.acts)
    guest.lift(guest.at(grip), guest.middle)


def while_thinking(guest: Guest) -> None:
    """Leave when the computer has just been asked."""
    act = guest.director.possible()[0]
    guest.director.perform(act)


def in_mid_movement(guest: Guest) -> None:
    """Leave while a card flies."""
    guest.director.perform(guest.director.possible()[0])
    QTest.qWait(60)


def with_a_dialog(guest: Guest) -> None:
    """Leave while a dialog is open."""
    guest.window.want("new")


def with_the_rule_book(guest: Guest) -> None:
    """Leave while the rule book lies beside the table."""
    guest.window.want("rules")


DEEDS: dict[str, Callable[[Guest], None]] = {
    deed.__name__: deed
    for deed in (plainly, in_mid_drag, while_thinking, in_mid_movement, with_a_dialog, with_the_rule_book)
}


def complaints(said: str) -> list[str]:
    """Return what a program complained of, without what windows have to say that have no screen."""
    return [line for line in said.splitlines() if not line.startswith("This plugin does not support")]


def main(name: str) -> int:
    """Run the program, do the deed, and close the window."""
    room = Room(new_application(), Folders.of_user(), asked_for([]))
    guest = Guest(room)

    def leave() -> None:
        DEEDS[name](guest)
        sys.stdout.write(f"{time.monotonic()}\n")
        sys.stdout.flush()
        room.window.close()

    QTimer.singleShot(PAUSE, leave)
    return room.run()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
