"""Every deed of everything that is written, failing in every way: the old state or the new, never neither."""

import errno
import os
import subprocess
import sys
from pathlib import Path

import pytest

from eldest.store import saves
from eldest.store.errors import KnownError
from eldest.store.folders import Folders
from eldest.store.saves import UNFINISHED, clear_unfinished
from helpers import faulty_disk
from helpers.faulty_disk import CASES, Case, Died, Fails, FaultyDisk

WRITING = ["unlink", "open aside", "write", "flush", "fsync", "close file", "stat", "chmod", "replace"]
SWAPPED = ["open", "fsync", "close"]
"""What keeping the sitting on the table takes: everything to the swap, and forcing the folder to the disk."""


def fails(number: int) -> Fails:
    def deed() -> None:
        raise OSError(number, os.strerror(number))

    return deed


def dies() -> None:
    raise Died


NUMBERS = ("ENOSPC", "EDQUOT", "EROFS", "EACCES", "EPERM", "EIO", "EINTR", "EBUSY")
FAILURES = {"is the last": dies, **{name: fails(getattr(errno, name)) for name in NUMBERS}}


@pytest.fixture(autouse=True)
def hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Wait for no virus scanner."""
    monkeypatch.setattr(saves, "PATIENCE", (0.0, 0.0))


def test_the_deeds_of_keeping_are_those_that_are_known(tmp_path: Path) -> None:
    steps = CASES["the sitting on the table"].steps(tmp_path / "user")
    assert [step for step in steps if step != "lstat"] == [*WRITING, *SWAPPED]


@pytest.mark.parametrize("failure", FAILURES)
@pytest.mark.parametrize("name", CASES)
def test_whatever_deed_fails_the_old_state_is_there_or_the_new(
    tmp_path: Path, name: str, failure: str
) -> None:
    case = CASES[name]
    for step, deed in enumerate(case.steps(tmp_path / "whole")):
        folders = case.prepared(tmp_path / f"{step}")
        told, again = False, True
        with FaultyDisk(step, FAILURES[failure]).in_place():
            try:
                told = bool(tuple(case.does(folders)))
                again = not told
            except (KnownError, Died):
                told = True
        state = case.state(folders)
        assert state in (case.old, case.new), f"{deed} ({step})"
        assert told or state == case.new, f"{deed} ({step}) failed without a word"
        check_it_can_be_done_afterwards(case, tmp_path / f"{step}", again=again)


def check_it_can_be_done_afterwards(case: Case, folder: Path, *, again: bool) -> None:
    """See that the same succeeds when the disk does its work again, and nothing half done is left."""
    folders = Folders.both(folder)
    clear_unfinished(folder)
    assert not list(folder.glob(f".*{UNFINISHED}"))
    if again and case.state(folders) == case.old:
        case.does(folders)
        assert case.state(folders) == case.new


@pytest.mark.skipif(not hasattr(os, "fork"), reason="only where a process can be parted in two")
def test_a_process_killed_at_any_deed_leaves_the_old_state_or_the_new(tmp_path: Path) -> None:
    subprocess.run([sys.executable, faulty_disk.__file__, str(tmp_path)], check=True, timeout=120)
    killed = 0
    for number, case in enumerate(CASES.values()):
        found = sorted((tmp_path / f"{number}").iterdir())
        killed += len(found)
        for folder in found:
            state = case.state(Folders.both(folder))
            assert state in (case.old, case.new), f"{case.name}, killed at {folder.name}"
    assert killed > 100
