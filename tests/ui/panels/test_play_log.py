"""The log says what happened, deal by deal."""

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QApplication
from pytestqt.modeltest import ModelTester
from pytestqt.qtbot import QtBot

from eldest.cards.seating import Seat, Seating, Side
from eldest.engine.events import GameWon
from eldest.engine.game import Glimpse
from eldest.engine.table import Table
from eldest.engine.tally import Tally
from eldest.engine.values import replace
from eldest.games.cinch.calls import StockSeen
from eldest.ui.panels.play_log import PlayLog
from eldest.ui.wording import Wording
from helpers.evenings import glimpses_of

WORDING = Wording(("Peter", "Anna"), Seat(0))


@pytest.fixture
def log(qtbot: QtBot) -> PlayLog:
    log = PlayLog(WORDING)
    qtbot.addWidget(log)
    return log


def lines(log: PlayLog) -> list[str]:
    return [log.model.index(row, 0).data() for row in range(log.model.rowCount())]


def test_step_by_step_or_all_at_once_it_says_the_same(log: PlayLog, qtmodeltester: ModelTester) -> None:
    glimpses = glimpses_of(60)
    for glimpse in glimpses:
        log.append(glimpse)
    qtmodeltester.check(log.model)
    by_steps = lines(log)
    log.reset(())
    assert lines(log) == []
    log.reset(glimpses)
    assert lines(log) == by_steps
    qtmodeltester.check(log.model)


def test_every_sentence_with_its_clause_under_its_deal(log: PlayLog) -> None:
    glimpses = glimpses_of(60)
    log.reset(glimpses)
    told = [
        (WORDING.say(event), event.clause)
        for glimpse in glimpses
        for event in glimpse.events
        if event.said is not None
    ]
    rows = [(log.model.sentence_of(row), log.model.clause_of(row)) for row in log.model.rows if row.event]
    assert rows == told
    headings = [log.model.sentence_of(row) for row in log.model.rows if row.event is None]
    deals = glimpses[-1].sight.tally.deals
    assert headings == ["Cutting for the deal", *(f"Deal {number}" for number in range(1, deals + 1))]


def test_taking_back_tells_it_anew(log: PlayLog) -> None:
    glimpses = glimpses_of(40)
    log.reset(glimpses)
    log.reset(glimpses[:20])
    log.append(glimpses[20])
    whole = lines(log)
    log.reset(glimpses[:21])
    assert lines(log) == whole


def test_headings_go_across(log: PlayLog) -> None:
    for glimpse in glimpses_of(30):
        log.append(glimpse)
    for row, entry in enumerate(log.model.rows):
        assert log.view.columnSpan(row, 0) == (2 if entry.event is None else 1)


def test_a_clause_can_be_asked_for(qtbot: QtBot, log: PlayLog) -> None:
    log.reset(glimpses_of(10))
    log.show()
    log.view.setCurrentIndex(log.model.index(1, 1))
    with qtbot.waitSignal(log.clause_asked) as asked:
        qtbot.keyClick(log.view, Qt.Key.Key_Return)
    assert asked.args == ["X-CUT-03"]


def test_other_words_are_said_at_once(log: PlayLog) -> None:
    log.reset(glimpses_of(10))
    assert lines(log)[1].startswith("You cut the ")
    log.tell(Wording(("Peter", "Anna"), signs=True))
    assert lines(log)[1].startswith("Peter cuts ")
    QApplication.sendEvent(log, QEvent(QEvent.Type.LanguageChange))
    assert lines(log)[1].startswith("Peter cuts ")


def test_sides_are_told_as_they_were_when_it_happened(qtbot: QtBot) -> None:
    partners = Seating((Side(0), Side(1), Side(0), Side(1)))
    crossed = Seating((Side(0), Side(0), Side(1), Side(1)), (Seat(0), Seat(2), Seat(1), Seat(3)))
    wording = Wording(("Peter", "Anna", "Bob", "Carl"), Seat(0), seating=crossed)
    won = GameWon(Side(1), (0, 5), "W-AM-01")
    table = Table(partners, Tally.blank(2, 4).begun())
    steps = [replace(table, seating=seating).seen_by(Seat(0)) for seating in (partners, crossed, crossed)]
    log = PlayLog(wording)
    qtbot.addWidget(log)
    log.reset([Glimpse((won,), sight) for sight in steps])
    told = [line for line in lines(log) if "wins" in line]
    assert told == [
        "The side of Anna and Carl wins the game, 5–0.",
        "The side of Anna and Carl wins the game, 5–0.",
        "The side of Bob and Carl wins the game, 5–0.",
    ]


def test_what_only_the_viewer_hears_is_in_his_log(qtbot: QtBot) -> None:
    table = Table(Seating.each_for_himself(2), Tally.blank(2).begun())
    log = PlayLog(WORDING)
    qtbot.addWidget(log)
    seen = (StockSeen(Seat(0), ()), StockSeen(Seat(1), ()))
    log.reset([Glimpse(seen, table.seen_by(Seat(0)))])
    assert lines(log) == ["Deal 1", "You look through the stock."]
