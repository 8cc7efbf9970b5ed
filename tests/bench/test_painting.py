"""How fast the table is drawn, by software: a drag must never be felt."""

import math
import time
from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from eldest.ui.table.view import TableView
from eldest.ui.theme import Theme
from helpers.shown import VIEWER, Shown

MEDIAN, P95 = 1.0, 5.0  # milliseconds; doubled below, for machines that are busy with something else
SLACK = 2


@pytest.fixture
def paints(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """Give the times that painting took, in milliseconds."""
    times: list[float] = []
    paint = TableView.paintEvent

    def timed(view: TableView, event: QPaintEvent) -> None:
        begun = time.perf_counter()
        paint(view, event)
        times.append((time.perf_counter() - begun) * 1000)

    monkeypatch.setattr(TableView, "paintEvent", timed)
    return times


@pytest.fixture
def shown(qtbot: QtBot, paints: list[float]) -> Shown:
    """Give a table of 1280 by 800 in the middle of a trick."""
    made = Shown(3)
    qtbot.addWidget(made.view)
    made.view.resize(1280, 800)
    made.view.show()
    made.until(lambda t: t.stage == "play" and t.turn == VIEWER and len(t.trick.plays) == 1)
    QApplication.processEvents()
    paints.clear()
    return made


def in_budget(times: list[float], report: Callable[[str], None]) -> bool:
    ordered = sorted(times)
    median, late = ordered[len(ordered) // 2], ordered[int(len(ordered) * 0.95)]
    report(f"{len(times)} paints: median {median:.2f} ms, 95th hundredth {late:.2f} ms")
    return median <= MEDIAN * SLACK and late <= P95 * SLACK


@pytest.mark.bench
def test_painting_while_a_card_is_dragged(
    shown: Shown, paints: list[float], record_property: Callable[[str, object], None]
) -> None:
    start = shown.spot_of(shown.hand()[0])
    shown.press(start)
    for turn in range(300):
        swing = 200 * math.sin(turn / 20), -330 * abs(math.sin(turn / 35))
        shown.move(start + QPoint(round(swing[0]), round(swing[1])))
        QApplication.processEvents()
    shown.scene.drag.put_back()
    assert in_budget(paints, lambda text: record_property("drag", text))


@pytest.mark.bench
def test_a_first_table_stands_quickly(qtbot: QtBot) -> None:
    """Building, laying out and drawing the table the first time: pictures included."""
    begun = time.perf_counter()
    view = TableView(Theme(), ("Margaret", "Henry"), VIEWER)
    qtbot.addWidget(view)
    view.resize(1280, 800)
    view.show()
    QApplication.processEvents()
    assert time.perf_counter() - begun < 0.25


@pytest.mark.bench
def test_nothing_is_painted_at_rest(shown: Shown, paints: list[float], qtbot: QtBot) -> None:
    qtbot.wait(300)
    assert len(paints) <= 1
