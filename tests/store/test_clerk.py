"""The clerk: what he is told is done in order, beside everything else, and his troubles are told."""

import threading
from contextlib import closing
from pathlib import Path

import pytest

from eldest.store.clerk import FAILED, Clerk, Trouble
from eldest.store.database import DAMAGED, NEWER, opened
from eldest.store.errors import KnownError
from eldest.store.history import CANNOT_ENTER, History
from eldest.store.migrations import step_1
from helpers.chronicled import add_a_column, entries

PATIENCE = 20.0


def told_by(path: Path) -> tuple[Clerk, list[Trouble]]:
    told: list[Trouble] = []
    return Clerk(path, told.append), told


def test_nothing_is_opened_before_there_is_something_to_do(tmp_path: Path) -> None:
    clerk, told = told_by(tmp_path / "history.sqlite")
    clerk.close(PATIENCE)
    assert not (tmp_path / "history.sqlite").exists()
    assert not told


def test_what_was_asked_is_done_in_order_in_a_thread_of_its_own(tmp_path: Path) -> None:
    clerk, told = told_by(tmp_path / "history.sqlite")
    threads: list[str] = []
    for _ in range(3):
        clerk.do(lambda _history: threads.append(threading.current_thread().name))
    clerk.do(lambda history: history.enter(entries()))
    history = clerk.history(PATIENCE)
    assert history is not None
    assert threads == ["history"] * 3
    with closing(history.reading()) as database:
        assert database.execute("SELECT count(*) FROM deal").fetchone() == (3,)
    clerk.close(PATIENCE)
    assert not told


def test_what_was_asked_last_is_still_done_when_he_leaves(tmp_path: Path) -> None:
    clerk, _ = told_by(tmp_path / "history.sqlite")
    clerk.do(lambda history: history.enter(entries()))
    clerk.close(PATIENCE)
    with closing(History(tmp_path / "history.sqlite")) as history, closing(history.reading()) as database:
        assert database.execute("SELECT count(*) FROM deal").fetchone() == (3,)


def test_a_known_error_is_told_and_he_goes_on(tmp_path: Path) -> None:
    clerk, told = told_by(tmp_path / "history.sqlite")

    def fail(_history: History) -> None:
        raise KnownError(CANNOT_ENTER, reason="full", folder="here")

    clerk.do(fail)
    assert clerk.history(PATIENCE) is not None
    assert [it.said for it in told] == [CANNOT_ENTER]
    clerk.close(PATIENCE)


def test_a_fault_of_the_program_is_noted_and_told_and_he_goes_on(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    clerk, told = told_by(tmp_path / "history.sqlite")

    def fail(_history: History) -> None:
        raise ZeroDivisionError("a fault")

    clerk.do(fail)
    clerk.do(lambda history: history.enter(entries()))
    assert clerk.history(PATIENCE) is not None
    assert [it.said for it in told] == [FAILED]
    assert "a fault" in caplog.text
    caplog.clear()
    clerk.close(PATIENCE)


def test_a_fault_in_opening_leaves_him_one_in_memory(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(_path: Path) -> None:
        raise ZeroDivisionError("a fault")

    monkeypatch.setattr("eldest.store.history.opened", fail)
    clerk, told = told_by(tmp_path / "history.sqlite")
    clerk.do(lambda history: history.enter(entries()))
    history = clerk.history(PATIENCE)
    assert history is not None
    assert history.path is None
    assert [it.said for it in told] == [FAILED]
    caplog.clear()
    clerk.close(PATIENCE)


def test_where_the_file_is_a_newer_programs_he_writes_in_memory(tmp_path: Path) -> None:
    path = tmp_path / "history.sqlite"
    opened(path, {1: step_1.carry_out, 2: add_a_column})[0].close()
    before = path.read_bytes()
    clerk, told = told_by(path)
    clerk.do(lambda history: history.enter(entries()))
    history = clerk.history(PATIENCE)
    assert history is not None
    assert history.path is None
    assert [it.said for it in told] == [NEWER]
    clerk.close(PATIENCE)
    assert path.read_bytes() == before


def test_damage_is_told(tmp_path: Path) -> None:
    path = tmp_path / "history.sqlite"
    path.write_bytes(b"no database" * 100)
    clerk, told = told_by(path)
    assert clerk.history(PATIENCE) is not None
    assert [it.said for it in told] == [DAMAGED]
    clerk.close(PATIENCE)


def test_nobody_waits_longer_than_he_has_patience(tmp_path: Path) -> None:
    clerk, _ = told_by(tmp_path / "history.sqlite")
    go_on = threading.Event()

    def wait(_history: History) -> None:
        go_on.wait(PATIENCE)

    clerk.do(wait)
    assert clerk.history(0.01) is None
    go_on.set()
    clerk.close(PATIENCE)
