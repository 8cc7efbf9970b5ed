"""The score sheet shows every score, the games won, and a ledger that sums to nothing."""

import re
from itertools import pairwise
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QApplication, QLabel, QTabWidget
from pytestqt.modeltest import ModelTester
from pytestqt.qtbot import QtBot

from eldest.cards.seating import Seat, Seating, Side
from eldest.engine.events import DealPasses, GameWon, RubberWon
from eldest.engine.game import Glimpse
from eldest.engine.phrase import phrase
from eldest.engine.table import Table
from eldest.engine.tally import Tally
from eldest.engine.values import replace
from eldest.ui.panels.rows import RowsModel, RowsView
from eldest.ui.panels.score_sheet import ScoreSheet
from eldest.ui.panels.sheet_models import signed
from eldest.ui.paper import FOCUS
from eldest.ui.wording import Wording
from helpers.evenings import glimpses_of
from helpers.tables import plain_table

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
def evening() -> tuple[Glimpse, ...]:
    return glimpses_of(600, **EVENING)


@pytest.fixture(scope="module")
def tally(evening: tuple[Glimpse, ...]) -> Tally:
    """Give how it stands in the end."""
    return evening[-1].sight.tally


@pytest.fixture
def whole(sheet: ScoreSheet, evening: tuple[Glimpse, ...]) -> ScoreSheet:
    """Give the sheet of the whole evening."""
    sheet.append(*evening)
    return sheet


BLANK = plain_table(2)
RECKONED = "Rubber points: [0-9]( [+] [0-9])+( \N{MINUS SIGN} [0-9])? = [0-9][.]$"


def rows(model: RowsModel[Any]) -> list[list[str]]:
    return [
        [model.index(row, column).data() for column in range(model.columnCount())]
        for row in range(model.rowCount())
    ]


def view_of(sheet: ScoreSheet) -> RowsView:
    return next(view for view in sheet.findChildren(RowsView) if view.model() is sheet.sheet)


def texts(sheet: ScoreSheet) -> list[str]:
    return [label.text() for label in sheet.findChildren(QLabel)]


def test_line_by_line_or_all_at_once_it_shows_the_same(
    sheet: ScoreSheet, evening: tuple[Glimpse, ...], qtmodeltester: ModelTester
) -> None:
    for glimpse in evening:
        sheet.append(glimpse)
    models = sheet.sheet, sheet.players, sheet.ledger
    for model in models:
        qtmodeltester.check(model)
    whole = [rows(model) for model in models]
    sheet.reset((), BLANK)
    assert [rows(sheet.sheet), rows(sheet.ledger)] == [[], []]
    sheet.reset(evening, BLANK)
    assert [rows(model) for model in models] == whole
    sheet.append()
    assert [rows(model) for model in models] == whole


def test_every_line_has_deal_words_points_score_and_clause(whole: ScoreSheet, tally: Tally) -> None:
    shown = [cells for cells, row in zip(rows(whole.sheet), whole.sheet.rows, strict=True) if row.line]
    assert len(shown) == len(tally.sheet)
    for cells, line in zip(shown, tally.sheet, strict=True):
        points = [str(gained) if gained else "" for gained in line.points]
        score = f"{line.score[0]}–{line.score[1]}"
        assert cells == [str(line.deal), line.said.text, *points, score, line.clause]
    assert [whole.sheet.headerData(column, HORIZONTAL) for column in range(6)] == [
        "Deal", "Scored", "You", "Anna", "Score", "Rule",
    ]  # fmt: skip


def test_what_a_game_and_a_rubber_came_to_stands_out_below_what_won_it(whole: ScoreSheet) -> None:
    model = whole.sheet
    for before, row in pairwise(model.rows):
        if isinstance(row.event, GameWon):
            assert before.line is not None
            assert max(before.line.score) == 5
        assert model.is_weighty(row) == (row.line is None)
    said = [model.sentence_of(row) for row in model.rows if isinstance(row.event, RubberWon)]
    assert said
    assert all(re.search(RECKONED, text) for text in said)
    assert all(model.clause_of(row) for row in model.rows)


def test_the_head_tells_score_games_and_rubbers(
    sheet: ScoreSheet, evening: tuple[Glimpse, ...], tally: Tally
) -> None:
    assert {"You", "Anna", "Games 0"} <= set(texts(sheet))
    sheet.append(*evening)
    assert f"Games {tally.games_won[0]}, rubbers {tally.rubbers_won[0]}" in texts(sheet)


def test_the_ledger_sums_to_nothing(whole: ScoreSheet, tally: Tally) -> None:
    for cells, paid in zip(rows(whole.ledger), tally.ledger, strict=True):
        stake = f"{paid.units} × {paid.amount}"
        net = [signed(paid.net[0]), signed(paid.net[1])]
        assert cells == [str(paid.deal), "rubber points", stake, *net, "X-STAKE-02"]
    net = [signed(gained) for gained in tally.balance()]
    assert f"In all: You {net[0]}, Anna {net[1]}; together 0." in texts(whole)


def test_without_stakes_there_is_no_ledger_and_for_two_no_page_of_players(whole: ScoreSheet) -> None:
    pages = whole.findChild(QTabWidget)
    assert isinstance(pages, QTabWidget)
    assert [pages.isTabVisible(page) for page in range(3)] == [True, False, True]
    whole.reset((), BLANK)
    assert [pages.isTabVisible(page) for page in range(3)] == [True, False, False]


@pytest.mark.parametrize(("number", "text"), [(5, "+5"), (-5, "\N{MINUS SIGN}5"), (0, "0")])
def test_gains_and_losses(number: int, text: str) -> None:
    assert signed(number) == text


def test_other_words_are_said_at_once(whole: ScoreSheet) -> None:
    sheet = whole
    sheet.tell(Wording(("Peter", "Anna")))
    QApplication.sendEvent(sheet, QEvent(QEvent.Type.LanguageChange))
    assert "Peter" in texts(sheet)
    assert "You" not in texts(sheet)


def test_long_names_are_cut_above_columns_and_wrapped_in_the_head(qtbot: QtBot) -> None:
    sheet = ScoreSheet(Wording(("Peter", "Maria Theresia Walburga"), Seat(0)))
    qtbot.addWidget(sheet)
    assert sheet.sheet.headerData(3, HORIZONTAL) == "Walburga"
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


def test_what_was_scored_is_not_cut(whole: ScoreSheet, qtbot: QtBot) -> None:
    whole.resize(whole.sizeHint())
    view = view_of(whole)
    lines = [row.line for row in whole.sheet.rows if row.line]
    longest = max(view.fontMetrics().horizontalAdvance(line.said.text) for line in lines)
    qtbot.waitUntil(lambda: view.columnWidth(1) > longest)


def test_what_a_game_came_to_runs_on_as_far_as_its_clause(whole: ScoreSheet) -> None:
    view = view_of(whole)
    spans = [view.columnSpan(number, 1) for number in range(whole.sheet.rowCount())]
    assert spans == [1 if row.event is None else 4 for row in whole.sheet.rows]


# Sides that the cut makes anew, and many sides.

NAMES = ("Peter", "The Colonel", "Mrs. Battle", "The Doctor", "Miss Finch", "The Captain", "Aunt Harriet")
TRICKS = phrase("t", "By cards: {tricks} tricks")
PARTNERS = Seating((Side(0), Side(1), Side(0), Side(1)))
CROSSED = Seating((Side(0), Side(0), Side(1), Side(1)), (Seat(0), Seat(2), Seat(1), Seat(3)))


def scored(before: Table, points: tuple[int, ...], seating: Seating | None = None) -> Glimpse:
    """Return a step in which these points are scored and the game is won, and then perhaps sides change."""
    tally = before.tally.begun().scored(TRICKS, "W-PLAY-05", points, values=(("tricks", 9),))
    winner = Side(points.index(max(points)))
    tally = tally.won(winner, before.seating.members_of(winner))
    after = replace(before, tally=tally, seating=seating or before.seating)
    return Glimpse((GameWon(winner, tally.score, "W-AM-01"), DealPasses(Seat(0))), after.seen_by(Seat(0)))


@pytest.fixture
def crossed(qtbot: QtBot) -> ScoreSheet:
    """Give the sheet of four, two games, partners having changed between them."""
    first = scored(Table(PARTNERS, Tally.blank(2, 4)), (5, 0), CROSSED)
    second = scored(first.sight, (0, 3))
    sheet = ScoreSheet(Wording(NAMES[:4], Seat(0), seating=CROSSED))
    qtbot.addWidget(sheet)
    sheet.reset((first, second), Table(PARTNERS, Tally.blank(2, 4)))
    return sheet


def test_sides_that_change_are_headed_anew_and_spoken_of_as_they_were(crossed: ScoreSheet) -> None:
    assert [cells[1:4] for cells in rows(crossed.sheet)] == [
        ["New partners", "You\nBattle", "Colonel\nDoctor"],
        ["By cards: nine tricks", "5", ""],
        ["You win the game, 5–0.", "", ""],
        ["New partners", "You\nColonel", "Battle\nDoctor"],
        ["By cards: nine tricks", "", "3"],
        ["The side of Mrs. Battle and The Doctor wins the game, 3–0.", "", ""],
    ]
    assert crossed.sheet.headerData(2, HORIZONTAL) == "You\nColonel"


def test_games_are_told_by_player_where_partners_change(crossed: ScoreSheet) -> None:
    assert rows(crossed.players) == [
        ["You", "1"],
        ["The Colonel", "0"],
        ["Mrs. Battle", "2"],
        ["The Doctor", "1"],
    ]
    assert "Games 0" not in texts(crossed)
    pages = crossed.findChild(QTabWidget)
    assert isinstance(pages, QTabWidget)
    assert pages.isTabVisible(1)


@pytest.mark.parametrize("sides", range(2, 8))
def test_two_to_seven_sides_have_their_columns(qtbot: QtBot, sides: int) -> None:
    before = Table(Seating.each_for_himself(sides), Tally.blank(sides))
    sheet = ScoreSheet(Wording(NAMES[:sides], Seat(0)))
    qtbot.addWidget(sheet)
    sheet.reset((scored(before, (7,) * (sides - 1) + (10,)),), before)
    heads = [sheet.sheet.headerData(2 + side, HORIZONTAL) for side in range(sides)]
    assert len(set(heads)) == sides
    assert max(map(len, heads)) <= 9
    assert rows(sheet.sheet)[0][2 : 2 + sides] == ["7"] * (sides - 1) + ["10"]
    assert rows(sheet.sheet)[0][-1] == "W-PLAY-05"
    assert texts(sheet).count("7") == sides - 1
    assert sheet.minimumSizeHint().width() <= sheet.sizeHint().width()


def test_a_narrow_sheet_of_many_scrolls_and_leaves_room_for_words(qtbot: QtBot) -> None:
    before = Table(Seating.each_for_himself(7), Tally.blank(7))
    sheet = ScoreSheet(Wording(NAMES, Seat(0)))
    qtbot.addWidget(sheet)
    sheet.reset((scored(before, (7,) * 6 + (10,)),), before)
    sheet.resize(sheet.sizeHint())
    sheet.show()
    view = view_of(sheet)
    qtbot.waitUntil(lambda: view.horizontalScrollBar().maximum() > 0)
    assert view.columnWidth(1) >= 100


def test_what_is_below_nought_has_the_sign_of_print(qtbot: QtBot) -> None:
    before = Table(Seating.each_for_himself(2), Tally.blank(2))
    sheet = ScoreSheet(WORDING)
    qtbot.addWidget(sheet)
    sheet.append(scored(before, (-8, 3)))
    assert rows(sheet.sheet)[0][2:5] == ["\N{MINUS SIGN}8", "3", "\N{MINUS SIGN}8–3"]
    assert "\N{MINUS SIGN}8" in texts(sheet)
