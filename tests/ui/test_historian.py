"""The historian: whatever is finished at the window is in the history, once, and nobody waits for it."""

from collections.abc import Callable
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtWidgets import QMessageBox

from eldest.room.lesson import is_of_lesson
from eldest.room.sitting import Sitting
from eldest.store.database import opened
from eldest.store.history import History
from eldest.store.migrations import step_1
from eldest.ui import historian as module
from eldest.ui.historian import day_of, local_time
from helpers.chronicled import add_a_column
from helpers.guest import Guest, keep, mine, played
from helpers.sealed import PAIR, sealed_evening

Open = Callable[..., Guest]
# Windows without a screen cannot be raised.
pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)


def at_last_trick(deal: int) -> Callable[[Sitting], bool]:
    """Return a test: the person is to play to one of the last tricks of a deal."""
    late = mine("play", tricks=3)
    return lambda sitting: sitting.table.tally.deals == deal and late(sitting)


def rows(guest: Guest) -> list[tuple[int, int]]:
    """Return number and helped of every deal in the history, once all is written."""
    history = guest.room._historian.history()
    assert history is not None
    with closing(history.reading()) as database:
        return database.execute("SELECT number, helped FROM deal ORDER BY id").fetchall()


def finish(guest: Guest) -> None:
    """Play to the end of the deal."""
    deals = guest.sitting.table.tally.deals
    guest.play_on(lambda: guest.sitting.rests() and guest.sitting.table.tally.deals == deals)


def wait_for(guest: Guest, wanted: list[tuple[int, int]]) -> None:
    """Let the program run until the history holds just this."""
    guest.wait(lambda: rows(guest) == wanted)


@pytest.fixture
def last_trick(own_home: Path) -> None:
    """Leave a sitting on the table that has begun the last trick of its first deal."""
    keep(own_home, played(at_last_trick(1)))


@pytest.mark.usefixtures("last_trick")
def test_a_deal_is_entered_when_it_is_finished_and_not_before(open_room: Open) -> None:
    guest = open_room()
    guest.wait_for_turn()
    assert rows(guest) == []
    finish(guest)
    assert rows(guest) == [(1, 0)]
    guest.close()
    again = open_room()
    again.wait_for_turn()
    wait_for(again, [(1, 0)])


@pytest.mark.usefixtures("last_trick")
def test_taking_back_over_the_end_takes_it_out_and_it_comes_again_as_helped(open_room: Open) -> None:
    guest = open_room()
    guest.wait_for_turn()
    finish(guest)
    guest.window.take_back()
    assert rows(guest) == []
    guest.window.play_again()
    guest.wait_for_turn()
    finish(guest)
    assert rows(guest) == [(1, 1)]


def test_what_was_finished_when_the_program_was_killed_is_entered(open_room: Open, own_home: Path) -> None:
    keep(own_home, played(at_last_trick(3)))
    guest = open_room()
    wait_for(guest, [(1, 0), (2, 0)])
    guest.wait_for_turn()
    finish(guest)
    assert rows(guest) == [(1, 0), (2, 0), (3, 0)]


def test_after_a_restart_too_the_last_deal_can_be_taken_back(open_room: Open, own_home: Path) -> None:
    keep(own_home, sealed_evening(PAIR, 2))
    guest = open_room()
    wait_for(guest, [(1, 0), (2, 0)])
    guest.wait_for_turn()
    guest.window.take_back()
    assert rows(guest) == [(1, 0)]


def test_of_a_game_that_somebody_sent_only_what_is_played_here_counts(
    open_room: Open, own_home: Path, tmp_path: Path
) -> None:
    sent = tmp_path / "sent.eldest"
    (tmp_path / "other").mkdir()
    keep(tmp_path / "other", played(at_last_trick(3)))
    (tmp_path / "other" / "current.eldest").rename(sent)
    guest = open_room(str(sent))
    guest.wait_for_turn()
    assert rows(guest) == []
    finish(guest)
    assert rows(guest) == [(3, 0)]


def test_a_lesson_counts_nowhere(open_room: Open) -> None:
    guest = open_room()
    guest.wait_for_turn()
    guest.window.want("lesson")
    guest.wait(lambda: guest.sitting.game.strict)
    assert is_of_lesson(guest.sitting.record)
    assert not guest.room._historian._counts
    guest.room._historian.settle()
    assert rows(guest) == []


def test_an_ordinary_game_with_help_is_no_lesson() -> None:
    strict = replace(PAIR, switches=(("common.strict_table", True),))
    assert not is_of_lesson(strict)
    assert not is_of_lesson(replace(PAIR, helped=True))
    assert not is_of_lesson(replace(strict, helped=True))


@pytest.mark.usefixtures("last_trick")
def test_where_the_history_is_a_newer_programs_that_is_said_once_and_play_goes_on(
    open_room: Open, own_home: Path
) -> None:
    path = own_home / "history.sqlite"
    opened(path, {1: step_1.carry_out, 2: add_a_column})[0].close()
    before = path.read_bytes()
    guest = open_room()
    box = guest.dialog()
    assert isinstance(box, QMessageBox)
    assert "newer Eldest Hand" in box.text()
    box.accept()
    guest.wait_for_window()
    finish(guest)
    assert rows(guest) == [(1, 0)]
    assert not guest.dialogs()
    assert path.read_bytes() == before


def test_a_disk_that_does_not_answer_stops_nobody(open_room: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    import threading

    guest = open_room()
    guest.wait_for_turn()
    monkeypatch.setattr(module, "PATIENCE", 0.01)
    go_on = threading.Event()

    def wait(_history: History) -> None:
        go_on.wait(20)

    guest.room._historian.do(wait)
    assert guest.room._historian.reading() is None
    go_on.set()


def test_a_file_that_has_gone_cannot_be_read(
    open_room: Open, own_home: Path, caplog: pytest.LogCaptureFixture
) -> None:
    guest = open_room()
    guest.wait_for_turn()
    assert guest.room._historian.history() is not None
    (own_home / "history.sqlite").unlink()
    assert guest.room._historian.reading() is None
    assert "cannot be read" in caplog.text
    caplog.clear()


def test_days_are_counted_where_the_person_is() -> None:
    now = local_time()
    assert now.tzinfo is not None
    assert day_of(now.replace(year=1970, month=1, day=2)) == 1
