"""The log keeps its newest row in sight through a whole evening, however the rows wrap."""

from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from eldest.cards.seating import Seat
from eldest.room.evening import play_evening
from eldest.store.record import Record
from eldest.ui.panels.play_log import PlayLog
from eldest.ui.wording import Wording


def test_the_newest_row_stays_in_sight_through_an_evening(qtbot: QtBot) -> None:
    *_, (_, sitting) = play_evening(Record("euchre", names=("Anna", "Maria Theresia")), 4, 3)
    log = PlayLog(Wording(sitting.names, Seat(0)))
    qtbot.addWidget(log)
    log.resize(260, 240)
    log.show()
    for number, glimpse in enumerate(sitting.glimpses()):
        log.append(glimpse)
        if number % 3 == 0:
            QTest.qWait(5)
    QTest.qWait(200)
    bar = log.view.verticalScrollBar()
    assert bar.value() == bar.maximum() > 0
