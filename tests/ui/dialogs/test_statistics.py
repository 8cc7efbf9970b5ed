"""The statistics: figures, time and past deals, to be sorted, copied and walked through by keys."""

from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from eldest.store.entry import Kind
from eldest.store.history import History
from eldest.store.statistics import PAGE, Group, Scope, Sums, past_deals
from eldest.ui.dialogs.statistics import DAYS, PAST, TIME, Statistics
from eldest.ui.dialogs.statistics_words import (
    account,
    as_csv,
    as_text,
    contract_words,
    kind_words,
    of_all,
    result_words,
    signed,
    table_words,
)
from helpers.chronicled import DAY, entries, evening, history_of

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
LONG = evening("euchre", 2, PAGE + 30, 11)


@pytest.fixture
def history() -> Iterator[History]:
    """Give a history with a long evening of Euchre, one of Cinch and one of Whist, strict."""
    with closing(
        history_of(None, LONG, evening("cinch", 4, 3), evening("whist", 4, 2, 5, common__strict_table=True))
    ) as made:
        yield made


@pytest.fixture
def dialog(history: History, qtbot: QtBot) -> Statistics:
    """Give the statistics of that history on the day of it."""
    made = Statistics(history.reading(), DAY)
    qtbot.addWidget(made)
    made.show()
    return made


def test_every_kind_of_table_has_a_row_the_one_played_most_first(dialog: Statistics) -> None:
    shown = dialog.shown()
    assert [row[0] for row in shown[1:]] == [
        "Euchre for two (Foster’s Euchre)", "Cinch for four (Foster’s Cinch)",
        "Whist for four (Foster’s Whist)",
    ]  # fmt: skip
    deals = shown[0].index("Deals")
    assert [row[deals] for row in shown[1:]] == [str(len(entries(LONG))), "3", "2"]
    assert shown[3][1].startswith("strict; with: Expert; against: Keen player")
    assert "Rubbers won" not in shown[0]


def test_the_chosen_row_is_told_in_sentences(dialog: Statistics) -> None:
    said = dialog.account.toPlainText()
    assert f"Deals finished: {len(entries(LONG))}." in said
    assert "Chance may have moved it by" in said
    dialog.rows.setCurrentIndex(dialog.model.index(2, 0))
    assert "Too little has been played" in dialog.account.toPlainText()


@pytest.mark.parametrize(("column", "first"), [("Game", "Cinch"), ("Deals", "Euchre"), ("Ahead a deal", "")])
def test_rows_are_sorted_by_the_box_as_by_a_heading(dialog: Statistics, column: str, first: str) -> None:
    place = dialog.shown()[0].index(column)
    dialog.order.setCurrentIndex(1)
    dialog.order.setCurrentIndex(place)
    by_box = dialog.shown()
    assert by_box[1][0].startswith(first)
    if not first:
        leads = [row.sums.lead for row in dialog.model.rows]
        assert leads == sorted(leads, reverse=True)
    dialog.rows.horizontalHeader().setSortIndicator(place, Qt.SortOrder.AscendingOrder)
    up = [row[0] for row in dialog.shown()[1:]]
    dialog.rows.horizontalHeader().setSortIndicator(place, Qt.SortOrder.DescendingOrder)
    assert up == [row[0] for row in dialog.shown()[1:]][::-1]


def test_a_column_that_is_not_there_sorts_nothing(dialog: Statistics) -> None:
    before = dialog.model.rows
    dialog.model.sort(-1)
    assert dialog.model.rows == before


def test_a_period_and_help_choose_what_is_counted(dialog: Statistics) -> None:
    dialog._today = DAY + 10
    dialog.period.setCurrentIndex(DAYS.index(0))
    assert len(dialog.shown()) == 1
    assert "No deal has been finished yet." in dialog.account.toPlainText()
    dialog.period.setCurrentIndex(DAYS.index(29))
    assert len(dialog.shown()) == 4
    dialog.help.setCurrentIndex(1)
    assert len(dialog.shown()) == 1


def test_past_deals_are_read_page_by_page_as_they_come_into_sight(dialog: Statistics) -> None:
    dialog.pages.setCurrentIndex(PAST)
    assert len(dialog.past.rows) == PAGE
    assert dialog.deals.verticalScrollBar().value() == 0
    dialog.deals.scrollToBottom()
    QTest.qWait(20)
    assert len(dialog.past.rows) > PAGE
    while dialog.past.canFetchMore():
        dialog.past.fetchMore()
    assert len(dialog.past.rows) == len(entries(LONG)) + 5


def test_where_nothing_was_played_nothing_more_is_fetched(qtbot: QtBot) -> None:
    with closing(History(None)) as history:
        dialog = Statistics(history.reading(), DAY)
        qtbot.addWidget(dialog)
        dialog.pages.setCurrentIndex(PAST)
        assert not dialog.past.canFetchMore()
        dialog.past.fetchMore()
        assert dialog.past.rows == ()
        assert not dialog.look.isEnabled()
        dialog._ask_look()
        dialog._ask_again()
        dialog.pages.setCurrentIndex(TIME)
        assert dialog.shown()[1:] == []
        dialog.grab()
        dialog.done(0)


def test_one_kind_of_table_can_be_looked_at_by_itself(dialog: Statistics) -> None:
    dialog.pages.setCurrentIndex(PAST)
    dialog.kind.setCurrentIndex(dialog.kind.findText("Cinch", Qt.MatchFlag.MatchStartsWith))
    assert {deal.kind.game for deal in dialog.past.rows} == {"cinch"}
    dialog.refresh()
    assert dialog.kind.currentText().startswith("Cinch")


def test_the_chart_says_what_the_table_says(dialog: Statistics) -> None:
    dialog.pages.setCurrentIndex(TIME)
    assert dialog.chart.accessibleName() == "Deals finished"
    every = dialog.grab().toImage()
    dialog.kind.setCurrentIndex(1)
    lead = dialog.model.rows[0].sums.lead
    assert dialog.chart.accessibleName() == "Points ahead of the others, a deal"
    assert signed(lead) in dialog.chart.accessibleDescription()
    assert dialog.shown()[1][-1] == signed(lead)
    assert dialog.grab().toImage() != every


def test_a_chart_of_many_spans_is_drawn_up_and_down(dialog: Statistics) -> None:
    dialog.pages.setCurrentIndex(TIME)
    before = dialog.chart.grab().toImage()
    bars = [(DAY + 10 * n, (n % 5) - 2.0, 0.5 if n % 2 else None) for n in range(30)]
    dialog.chart.show_bars("many", bars, signed)
    assert dialog.chart.grab().toImage() != before
    dialog.chart.show_bars("nought", [(DAY, 0.0, None), (DAY + 1, 0.0, None)], signed)
    assert dialog.chart.grab().toImage() != before


def test_the_deal_that_is_chosen_is_asked_for_by_keys(dialog: Statistics, qtbot: QtBot) -> None:
    dialog.pages.setCurrentIndex(PAST)
    assert dialog.deals.hasFocus()
    qtbot.keyClick(dialog.deals, Qt.Key.Key_Down)
    with qtbot.waitSignal(dialog.look_asked) as asked:
        dialog.look.click()
    assert asked.args == [dialog.past.rows[1]]
    with qtbot.waitSignal(dialog.again_asked) as again:
        dialog.again.click()
    assert again.args == [dialog.past.rows[1]]


def test_walking_along_the_tabs_keeps_the_keyboard_there(dialog: Statistics, qtbot: QtBot) -> None:
    bar = dialog.pages.tabBar()
    bar.setFocus()
    qtbot.keyClick(bar, Qt.Key.Key_Right)
    assert dialog.pages.currentIndex() == TIME
    assert bar.hasFocus()


def test_the_table_in_sight_is_copied_and_saved(dialog: Statistics, qtbot: QtBot) -> None:
    dialog.copy()
    assert QGuiApplication.clipboard().text() == as_text(dialog.shown())
    with qtbot.waitSignal(dialog.saving_asked) as asked:
        next(it for it in dialog.buttons.buttons() if "CSV" in it.text()).click()
    assert asked.args == [dialog.shown()]


def test_a_cell_is_never_a_formula_nor_two_cells() -> None:
    assert as_csv([["=1+1", "@x", 'a "b", c', "7"]]) == '\'=1+1,\'@x,"a ""b"", c",7\r\n'


def test_tables_as_text_stand_in_columns() -> None:
    assert as_text([["a", "bb"], ["ccc", "d"]]) == "a    bb\nccc  d\n"


def test_a_game_that_is_gone_is_called_by_its_key() -> None:
    assert kind_words(Kind("bezique", "", 2, "guided", "", "keen")) == "bezique"
    assert table_words(Kind("euchre", "", 2, "guided", "", "keen odd")) == "guided; against: Keen player, odd"


def test_figures_are_said_plainly() -> None:
    assert (of_all(0, 0), of_all(2, 3)) == ("–", "2 of 3")
    assert (signed(0.5), signed(-0.5), signed(0.0)) == ("+0.50", "\N{MINUS SIGN}0.50", "0.00")


def test_everything_there_is_is_told_of_a_kind_of_table() -> None:
    sums = Sums(
        deals=100, games_won=20, games_lost=20, rubbers_won=1, rubbers_lost=2, points_us=150, points_them=100,
        squares=400, made=40, made_kept=30, marches=4, defended=35, defended_beaten=9, alone=3, alone_swept=1,
        bids=40, bids_kept=31, stakes=-12,
    )  # fmt: skip
    said = "\n".join(account(Group(1, Kind("euchre", "", 4, "guided", "expert", "keen"), sums)))
    for part in (
        "Games won: 20 of 40. By chance alone it might as well be anything from 35% to 65%.",
        "Rubbers won: 1 of 3.\n", "the difference is +0.50. Chance may have moved it by 0.38",
        "As maker: 30 of 40 made, 4 with all tricks.", "Against a maker: 9 of 35 beaten.",
        "Lone hands: 3, with all tricks 1.\n", "Bids: 31 of 40 made.", "Counters won and lost: -12",
    ):  # fmt: skip
        assert part in said


def test_a_past_deal_is_told_in_a_few_words(history: History) -> None:
    with closing(history.reading()) as database:
        deal = past_deals(database, Scope())[0]
    outcome = deal.outcome._replace(trumps="H", bid=8, alone=True, kept=0, swept=False, game=-1, rubber=1)
    told = replace(deal, helped=True, outcome=outcome)
    assert contract_words(told) == "8, hearts, alone"
    assert result_words(told) == "not made, game lost, rubber won, with help"
    idle = outcome._replace(trumps="?", bid=0, alone=False, kept=-1, game=0, rubber=0)
    plain = replace(deal, helped=False, outcome=idle)
    assert (contract_words(plain), result_words(plain)) == ("–", "–")
