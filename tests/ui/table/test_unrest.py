"""Ten fingers at once: whatever is pressed, dragged and typed, no card is lost and nobody plays twice."""

import random
from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from eldest.ui.table.pace import Pace
from helpers.shown import NONE, RIGHT, VIEWER, Shown, fresh, seen

KEYS = [Qt.Key(key) for key in (*range(Qt.Key.Key_0, Qt.Key.Key_9), *b"CDHS")] + [
    Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Return, Qt.Key.Key_Space, Qt.Key.Key_Escape, Qt.Key.Key_End,
]  # fmt: skip


class Restless:
    """A hand that does anything at all, decided by a number."""

    def __init__(self, shown: Shown, qtbot: QtBot, seed: int) -> None:
        self.shown = shown
        self._qtbot = qtbot
        self._any = random.Random(seed)
        self._doings = (
            lambda: shown.click(self.place()),
            lambda: shown.double_click(self.place()),
            lambda: shown.drag(self.place(), self.place()),
            lambda: shown.carry(self.place(), self.place()),
            lambda: shown.release(self.place()),
            lambda: shown.press(self.place(), RIGHT),
            lambda: shown.move(self.place(), NONE),
            lambda: self._qtbot.keyClick(shown.view, self._any.choice(KEYS)),
            lambda: self._qtbot.wait(self._any.randrange(4)),
            lambda: shown.view.resize(self._any.randrange(700, 1300), self._any.randrange(480, 900)),
            shown.view.choreography.hurry,
            self.go_on,
        )

    def place(self) -> QPoint:
        """Return a point: mostly on a card."""
        items = list(self.shown.scene.lying.items.values())
        if items and self._any.random() < 0.7:
            return self._any.choice(items).pos().toPoint()
        size = self.shown.view.size()
        return QPoint(self._any.randrange(size.width()), self._any.randrange(size.height()))

    def go_on(self) -> None:
        """Let the table have its shuffle and the other his turn, when nothing moves; and what needs words."""
        shown = self.shown
        silent = not any(grip.acts for grip in shown.scene.reach())
        if shown.view.choreography.is_idle and (shown.table.turn != VIEWER or silent):
            shown.step()

    def act(self) -> None:
        """Do anything."""
        self._any.choice(self._doings)()


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize(
    "pace", [Pace(0.02, 20), Pace(0.0, 0), Pace(0.05, None)], ids=["quick", "none", "clicks"]
)
def test_no_card_is_lost(show: Callable[..., Shown], qtbot: QtBot, seed: int, pace: Pace) -> None:
    shown = show(seed, pace)
    hand = Restless(shown, qtbot, seed)
    for _ in range(400):
        turns = shown.table.turn
        before = len(shown.wishes)
        hand.act()
        assert len(shown.wishes) <= before + 1
        assert len(shown.wishes) == before or turns == VIEWER
    shown.view.choreography.hurry()
    QApplication.processEvents()
    shown.release(QPoint(1, 1))
    shown.view.clearFocus()
    shown.scene.set_by_suit(True)
    shown.move(QPoint(1, 1), NONE)
    shown.scene.keys.leave()
    assert seen(shown.view) == fresh(shown)
    assert shown.wishes
