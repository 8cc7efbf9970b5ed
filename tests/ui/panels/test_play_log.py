"""The log says what happened, deal by deal."""

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QApplication
from pytestqt.modeltest import ModelTester
from pytestqt.qtbot import QtBot

from eldest.cards.seating import Seat
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
