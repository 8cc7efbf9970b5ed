"""A process that dies in a library leaves a trace, and the next start notes it."""

import faulthandler
import logging
import subprocess
import sys
from pathlib import Path

import pytest

from eldest.store.crash import CrashWatch
from eldest.store.folders import Folders

DYING = """
import faulthandler, pathlib, sys
from eldest.store.crash import CrashWatch
from eldest.store.folders import Folders
watch = CrashWatch(Folders.both(pathlib.Path(sys.argv[1])))
watch.begin()
if sys.argv[2] == "dies":
    faulthandler._sigsegv()
watch.end()
"""


def run(home: Path, how: str) -> int:
    command = [sys.executable, "-c", DYING, str(home), how]
    return subprocess.run(command, capture_output=True, check=False).returncode


def test_a_trace_is_left_and_noted_once(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    folders = Folders.both(tmp_path)
    assert run(tmp_path, "dies") != 0
    assert "Segmentation fault" in folders.crash.read_text("utf-8") or sys.platform == "win32"
    for _ in range(2):
        with caplog.at_level(logging.CRITICAL, "eldest"):
            watch = CrashWatch(folders)
            watch.begin()
            watch.end()
    assert [record.name for record in caplog.records] == ["eldest"]
    assert "File " in caplog.text
    caplog.clear()
    assert not folders.crash.exists()


def test_nothing_is_left_where_nothing_was_wrong(tmp_path: Path) -> None:
    assert run(tmp_path, "ends") == 0
    assert not Folders.both(tmp_path).crash.exists()


@pytest.mark.parametrize("what", ["a folder", "nothing can lie there"])
def test_where_nothing_can_be_written_nothing_stops(
    what: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(faulthandler, "is_enabled", lambda: False)
    folders = Folders.both(tmp_path / "gone")
    if what == "a folder":
        folders.crash.mkdir(parents=True)
    watch = CrashWatch(folders)
    watch.begin()
    watch.end()
    assert folders.crash.exists() is (what == "a folder")


def test_the_watch_is_kept_while_the_program_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Here somebody watches already, so that the system is only said to be told."""
    told: list[str] = []
    monkeypatch.setattr("faulthandler.is_enabled", lambda: False)
    monkeypatch.setattr("faulthandler.enable", lambda _file: told.append("enable"))
    monkeypatch.setattr("faulthandler.disable", lambda: told.append("disable"))
    folders = Folders.of_user({"ELDEST_HOME": str(tmp_path)})
    for left in (b"", b"a last word"):
        folders.crash.write_bytes(b"")
        watch = CrashWatch(folders)
        watch.begin()
        folders.crash.write_bytes(left)
        watch.end()
        assert folders.crash.exists() == bool(left)
    assert told == ["enable", "disable"] * 2
