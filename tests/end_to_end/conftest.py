"""What the tests of the whole program share: somebody at the real window, and short double clicks."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from helpers.guest import Guest

Open = Callable[..., Guest]


@pytest.fixture
def open_room(qtbot: QtBot, own_home: Path) -> Iterator[Open]:
    """Give a function that opens the program in the test's home; it is closed at the end."""
    interval = QApplication.doubleClickInterval()
    QApplication.setDoubleClickInterval(20)
    guests: list[Guest] = []

    def make(*words: str) -> Guest:
        guests.append(Guest(own_home, *words))
        return guests[-1]

    yield make
    for guest in guests:
        guest.close()
    QApplication.setDoubleClickInterval(interval)
