"""The autopilot plays the person's seat, and says so, line by line."""

import io
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from eldest.room import strict_company
from eldest.room.sitting import Sitting
from eldest.store.record import Record
from eldest.store.saves import Autosave
from eldest.ui.autopilot import Autopilot
from eldest.ui.director import Director
from eldest.ui.thinking import Thinking
from helpers.guest import played

Fly = Callable[[Sitting, int], tuple[Director, Autopilot, io.StringIO]]


@pytest.fixture
def fly(qapp: object, tmp_path: Path) -> Iterator[Fly]:
    """Give a function that lets the autopilot play a sitting; every act comes to rest at once."""
    directors: list[Director] = []

    def make(sitting: Sitting, deals: int) -> tuple[Director, Autopilot, io.StringIO]:
        director = Director(sitting, Thinking(), Autosave(tmp_path / "current.eldest"))
        directors.append(director)
        out = io.StringIO()
        pilot = Autopilot(director, deals, out)
        director.happened.connect(pilot.rest)
        return director, pilot, out

    yield make
    for director in directors:
        director.close()


def test_it_plays_so_many_deals_and_says_every_act(fly: Fly, qtbot: QtBot) -> None:
    director, pilot, out = fly(Sitting(Record("euchre", names=("Anna", "Colonel"))), 2)
    with qtbot.waitSignal(pilot.finished, timeout=20_000):
        director.go_on()
    assert director.sight().tally.deals == 2
    assert director.may_deal()
    length = director.sitting.timeline.length
    assert out.getvalue().splitlines() == [f"acts {number}" for number in range(1, length + 1)]


def test_deals_before_it_are_not_counted(fly: Fly, qtbot: QtBot) -> None:
    sitting = played(lambda sitting: sitting.table.tally.deals == 2 and sitting.table.turn is None)
    director, pilot, _ = fly(sitting, 1)
    with qtbot.waitSignal(pilot.finished, timeout=20_000):
        pilot.rest()
    assert director.sight().tally.deals == 3


def test_it_plays_at_a_strict_table_too(fly: Fly, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    for pause in ("PACKET", "PICK_UP", "CALL", "THINK", "DECIDE", "LOOK_ROUND", "TO_CLAIM"):
        monkeypatch.setattr(strict_company, pause, 0)
    switches = (("common.error_rate", 0.2), ("common.strict_table", True))
    director, pilot, _ = fly(Sitting(Record("euchre", switches, names=tuple("ABCD"))), 3)
    with qtbot.waitSignal(pilot.finished, timeout=60_000):
        director.go_on()
    assert director.sight().tally.deals >= 3


def test_without_a_number_it_plays_on(fly: Fly, qtbot: QtBot) -> None:
    director, pilot, _ = fly(Sitting(Record("euchre", names=("Anna", "Colonel"))), 0)
    with qtbot.assertNotEmitted(pilot.finished):
        director.go_on()
        qtbot.waitUntil(lambda: director.sight().tally.deals == 3, timeout=20_000)


def test_it_waits_for_the_other_player(fly: Fly, qtbot: QtBot) -> None:
    sitting = played(lambda sitting: sitting.whose_turn() == 1)
    director, pilot, out = fly(sitting, 0)
    pilot.rest()
    qtbot.wait(30)
    assert out.getvalue() == ""
    assert director.sitting.whose_turn() == 1
