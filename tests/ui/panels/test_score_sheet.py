"""The score sheet shows every score, the games won, and a ledger that sums to nothing."""

from typing import Any

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QApplication, QLabel, QTabWidget
from pytestqt.modeltest import ModelTester
from pytestqt.qtbot import QtBot

from eldest.cards.seating import Seat
from eldest.engine.tally import Tally
from eldest.ui.panels.rows import RowsModel, RowsView
from eldest.ui.panels.score_sheet import ScoreSheet, signed
from eldest.ui.paper import FOCUS
from eldest.ui.wording import Wording
from helpers.evenings import glimpses_of

WORDING = Wording(("Peter", "Anna"), Seat(0))
HORIZONTAL = Qt.Orientation.Horizontal
EVENING: dict[str, object] = {
    "euchre__rubbers": True,
    "common__stakes": True,
    "euchre__stake_unit": "rubber_points",
}


@pytest.fixture
def sheet(qtbot: QtBot) -> ScoreSheet:
    sheet = ScoreSheet(WORDING)
    qtbot.addWidget(sheet)
    sheet.show()
    return sheet


@pytest.fixture(scope="module")
def tallies() -> list[Tally]:
    return [glimpse.sight.tally for glimpse in glimpses_of(600, **EVENING)]


def rows(model: RowsModel[Any]) -> list[list[str]]:
    return [
        [model.index(row, column).data() for column in range(model.columnCount())]
        for row in range(model.rowCount())
    ]


def texts(sheet: ScoreSheet) -> list[str]:
    return [label.text() for label in sheet.findChildren(QLabel)]


def test_line_by_line_or_all_at_once_it_shows_the_same(
    sheet: ScoreSheet, tallies: list[Tally], qtmodeltester: ModelTester
) -> None:
    for tally in tallies:
        sheet.show_tally(tally)
    qtmodeltester.check(sheet.sheet)
    qtmodeltester.check(sheet.ledger)
    whole = rows(sheet.sheet), rows(sheet.ledger)
    sheet.show_tally(Tally.blank(2))
    assert rows(sheet.sheet) == []
    sheet.show_tally(tallies[-1])
    assert (rows(sheet.sheet), rows(sheet.ledger)) == whole


def test_every_line_has_deal_words_points_score_and_clause(sheet: ScoreSheet, tallies: list[Tally]) -> None:
    sheet.show_tally(tallies[-1])
    shown = rows(sheet.sheet)
    assert len(shown) == len(tallies[-1].sheet)
    for cells, line in zip(shown, tallies[-1].sheet, strict=True):
        points = [str(gained) if gained else "" for gained in line.points]
        score = f"{line.score[0]}–{line.score[1]}"
        assert cells == [str(line.deal), line.said.text, *points, score, line.clause]
    assert [sheet.sheet.headerData(column, HORIZONTAL) for column in range(6)] == [
        "Deal", "Scored", "You", "Anna", "Score", "Rule",
    ]  # fmt: skip


def test_the_line_that_ends_a_game_stands_out(sheet: ScoreSheet, tallies: list[Tally]) -> None:
    for tally in tallies:
        sheet.show_tally(tally)
        ends = [line for line in tally.sheet if max(line.score) == 5]
        assert [line for line in sheet.sheet.rows if sheet.sheet.is_weighty(line)] == ends


def test_the_head_tells_score_games_and_rubbers(sheet: ScoreSheet, tallies: list[Tally]) -> None:
    assert {"You", "Anna", "Games 0"} <= set(texts(sheet))
    sheet.show_tally(tallies[-1])
    tally = tallies[-1]
    assert f"Games {tally.games_won[0]}, rubbers {tally.rubbers_won[0]}" in texts(sheet)


def test_the_ledger_sums_to_nothing(sheet: ScoreSheet, tallies: list[Tally]) -> None:
    sheet.show_tally(tallies[-1])
    for cells, paid in zip(rows(sheet.ledger), tallies[-1].ledger, strict=True):
        stake = f"{paid.units} × {paid.amount}"
        assert cells == [str(paid.deal), "rubber points", stake, signed(paid.net[0]), signed(paid.net[1])]
    net = tallies[-1].balance()
    assert f"In all: You {signed(net[0])}, Anna {signed(net[1])}; together 0." in texts(sheet)


def test_without_stakes_there_is_no_ledger_to_see(sheet: ScoreSheet, tallies: list[Tally]) -> None:
    pages = sheet.findChild(QTabWidget)
    assert isinstance(pages, QTabWidget)
    assert not pages.isTabVisible(1)
    sheet.show_tally(tallies[-1])
    assert pages.isTabVisible(1)


@pytest.mark.parametrize(("number", "text"), [(5, "+5"), (-5, "\N{MINUS SIGN}5"), (0, "0")])
def test_gains_and_losses(number: int, text: str) -> None:
    assert signed(number) == text


def test_other_words_are_said_at_once(sheet: ScoreSheet, tallies: list[Tally]) -> None:
    sheet.show_tally(tallies[-1])
    sheet.tell(Wording(("Peter", "Anna")))
    QApplication.sendEvent(sheet, QEvent(QEvent.Type.LanguageChange))
    assert "Peter" in texts(sheet)
    assert "You" not in texts(sheet)


def test_long_names_are_cut_above_columns_and_wrapped_in_the_head(qtbot: QtBot) -> None:
    sheet = ScoreSheet(Wording(("Peter", "Maria Theresia Walburga"), Seat(0)))
    qtbot.addWidget(sheet)
    assert sheet.sheet.headerData(3, HORIZONTAL) == "Maria Th…"
    for model in (sheet.sheet, sheet.ledger):
        whole = [model.headerData(n, HORIZONTAL, Qt.ItemDataRole.AccessibleTextRole) for n in range(5)]
        assert "Maria Theresia Walburga" in whole
    assert "Maria Theresia Walburga" in texts(sheet)
    assert sheet.minimumSizeHint().width() <= sheet.sizeHint().width()


def test_the_tab_that_has_the_keyboard_is_framed(qtbot: QtBot, sheet: ScoreSheet) -> None:
    pages = sheet.findChild(QTabWidget)
    assert isinstance(pages, QTabWidget)
    tabs = pages.tabBar()

    def corner() -> QColor:
        return tabs.grab().toImage().pixelColor(tabs.tabRect(0).topLeft() + QPoint(1, 1))

    qtbot.waitExposed(sheet)
    tabs.clearFocus()
    assert corner() != FOCUS
    sheet.activateWindow()
    tabs.setFocus()
    qtbot.waitUntil(tabs.hasFocus)
    assert corner() == FOCUS


def test_what_was_scored_is_not_cut(sheet: ScoreSheet, tallies: list[Tally], qtbot: QtBot) -> None:
    sheet.show_tally(tallies[-1])
    sheet.resize(sheet.sizeHint())
    view = next(view for view in sheet.findChildren(RowsView) if view.model() is sheet.sheet)
    longest = max(view.fontMetrics().horizontalAdvance(row[1]) for row in rows(sheet.sheet))
    qtbot.waitUntil(lambda: view.columnWidth(1) > longest)
