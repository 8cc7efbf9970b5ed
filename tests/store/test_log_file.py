"""The log comes into being with the first note, and lies somewhere else rather than nowhere."""

import errno
import logging
from collections.abc import Iterator
from pathlib import Path

import pytest

from eldest.store.folders import Folders
from eldest.store.log_file import LOG_SIZE, LogFile, keep_log, place_of_log

NOTE = logging.LogRecord("eldest", logging.ERROR, __file__, 1, "a note", None, None)


@pytest.fixture
def folders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Folders:
    """Give folders, and a place for what is passing that is none of the system's."""
    passing = tmp_path / "passing"
    passing.mkdir()
    monkeypatch.setattr("tempfile.tempdir", str(passing))
    return Folders.both(tmp_path / "home").made()


@pytest.fixture
def kept(folders: Folders) -> Iterator[LogFile]:
    """Give a log that is kept."""
    log = keep_log(folders)
    yield log
    logging.getLogger().removeHandler(log)
    log.close()


def test_nothing_is_there_before_there_is_a_note(folders: Folders, kept: LogFile) -> None:
    assert not folders.log.exists()
    kept.handle(NOTE)
    assert "ERROR eldest: a note" in folders.log.read_text("utf-8")
    assert place_of_log(folders) == kept.place == folders.log


def test_without_a_log_its_place_is_told_all_the_same(folders: Folders) -> None:
    assert place_of_log(folders) == folders.log


def test_where_it_may_not_lie_it_lies_elsewhere(folders: Folders, kept: LogFile, tmp_path: Path) -> None:
    folders.log.mkdir()
    kept.handle(NOTE)
    assert kept.place.parent == tmp_path / "passing"
    assert "a note" in kept.place.read_text("utf-8")
    assert place_of_log(folders) == kept.place


def test_without_folders_it_lies_elsewhere_too(folders: Folders, tmp_path: Path) -> None:
    log = keep_log(None)
    log.handle(NOTE)
    logging.getLogger().removeHandler(log)
    log.close()
    assert "a note" in log.place.read_text("utf-8")
    assert log.place.parent == tmp_path / "passing"


def test_a_large_one_makes_room(folders: Folders) -> None:
    folders.log.write_text("x" * (LOG_SIZE + 1))
    log = keep_log(folders)
    logging.getLogger().removeHandler(log)
    log.close()
    assert not folders.log.exists()
    assert folders.log.with_suffix(".log.1").stat().st_size == LOG_SIZE + 1


def no_room(_text: str) -> int:
    raise OSError(errno.ENOSPC, "no room")


def test_a_note_that_cannot_be_written_stops_nothing(
    kept: LogFile, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    kept.handle(NOTE)
    with monkeypatch.context() as full:
        full.setattr(kept.stream, "write", no_room)
        kept.handle(NOTE)
    assert capsys.readouterr().err == ""
