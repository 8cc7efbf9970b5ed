"""A table at which nothing happens costs nothing."""

from collections.abc import Callable

import pytest
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from eldest.ui.table.view import TableView
from helpers.shown import VIEWER, Shown, active_timers


@pytest.fixture
def paints(monkeypatch: pytest.MonkeyPatch) -> list[QPaintEvent]:
    """Give what was painted; only views made after this one is asked for tell."""
    painted: list[QPaintEvent] = []
    paint = TableView.paintEvent

    def noted(view: TableView, event: QPaintEvent) -> None:
        paint(view, event)
        painted.append(event)

    monkeypatch.setattr(TableView, "paintEvent", noted)
    return painted


def comes_to_rest(shown: Shown) -> bool:
    """Tell whether no card moves and no timer runs any more."""
    if any(item.flying for item in shown.scene.lying.items.values()):
        return False
    return shown.view.choreography.is_idle and not active_timers(shown.view) + active_timers(shown.scene)


def test_nothing_is_painted_at_rest(
    paints: list[QPaintEvent], show: Callable[..., Shown], qtbot: QtBot
) -> None:
    shown = show(3).until(lambda t: t.stage == "play" and t.turn == VIEWER and len(t.trick.plays) == 1)
    qtbot.waitUntil(lambda: comes_to_rest(shown))
    QApplication.processEvents()
    assert paints, "the table has not been painted at all"
    paints.clear()
    qtbot.wait(300)
    assert not paints
    assert comes_to_rest(shown)
