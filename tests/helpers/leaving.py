"""A program that is left at a bad moment: ``python -m helpers.leaving DEED ROUTE`` in a home with a sitting.

It prints the time at which it was told to close; the test measures when the process has ended.
"""

import os
import signal
import sys
import time
from collections.abc import Callable

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog

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


def with_a_file_dialog(guest: Guest) -> None:
    """Leave while a file is asked for."""
    guest.window.want("save")


def with_two_dialogs(guest: Guest) -> None:
    """Leave while the rule book lies before another dialog."""
    guest.window.want("preferences")
    guest.window.want("rules")


def while_looking_back(guest: Guest) -> None:
    """Leave while the play is being judged: a second process thinks for that."""
    guest.window.want("review 1")
    QTest.qWait(60)


DEEDS: dict[str, Callable[[Guest], None]] = {
    deed.__name__: deed
    for deed in (
        plainly,
        in_mid_drag,
        while_thinking,
        in_mid_movement,
        with_a_dialog,
        with_the_rule_book,
        with_a_file_dialog,
        with_two_dialogs,
        while_looking_back,
    )
}


def by_the_window(guest: Guest) -> None:
    """Close the window, as its frame does."""
    guest.window.close()


def by_the_menu(guest: Guest) -> None:
    """Choose the last entry of the first menu."""
    guest.window.findChildren(QAction, "game.quit")[0].trigger()


def by_its_key(guest: Guest) -> None:
    """Press the key, which a dialog or a book that is open keeps for itself: so that is closed first."""
    for widget in QApplication.topLevelWidgets():
        if isinstance(widget, QDialog):
            widget.close()
    guest.window.activateWindow()
    QTest.qWaitForWindowActive(guest.window)
    QTest.keyClick(guest.window, Qt.Key.Key_Q, Qt.KeyboardModifier.ControlModifier)


def by_the_application(_guest: Guest) -> None:
    """Close all windows, as a logout does."""
    QApplication.closeAllWindows()


def by_a_signal(_guest: Guest) -> None:
    """End it from outside, as a shutdown does."""
    os.kill(os.getpid(), signal.SIGTERM)


ROUTES: dict[str, Callable[[Guest], None]] = {
    route.__name__: route
    for route in (by_the_window, by_the_menu, by_its_key, by_the_application, by_a_signal)
}


def complaints(said: str) -> list[str]:
    """Return what a program complained of, without what windows have to say that have no screen."""
    return [line for line in said.splitlines() if not line.startswith("This plugin does not support")]


def main(deed: str, route: str) -> int:
    """Run the program, do the deed, and close it."""
    room = Room(new_application(), Folders.of_user(), asked_for([]))
    guest = Guest(room)

    def leave() -> None:
        DEEDS[deed](guest)
        sys.stdout.write(f"{time.monotonic()}\n")
        sys.stdout.flush()
        ROUTES[route](guest)

    QTimer.singleShot(PAUSE, leave)
    return room.run()


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
