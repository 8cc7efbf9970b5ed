"""Two copies at once: the second brings the first forward, hands it its file, and ends."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from eldest.room.sitting import Sitting
from eldest.store.folders import Folders
from eldest.store.record import read_record, write_record
from eldest.ui.only_copy import OnlyCopy
from helpers.guest import keep, mine, played
from helpers.leaving import complaints

PATIENCE = 20
PROGRAM = [sys.executable, "-W", "error", "-m", "eldest"]


def second(*words: str | Path, cwd: Path | None = None) -> "subprocess.CompletedProcess[str]":
    return subprocess.run(
        [*PROGRAM, *map(str, words)],
        cwd=cwd, capture_output=True, text=True, timeout=60, check=False,
    )  # fmt: skip


def wait(until: Callable[[], bool]) -> None:
    deadline = time.monotonic() + PATIENCE
    while not until():
        assert time.monotonic() < deadline, "it never came about"
        time.sleep(0.02)


@pytest.fixture
def first(own_home: Path) -> "Iterator[subprocess.Popen[bytes]]":
    """Give a copy that is open, in the middle of a deal."""
    keep(own_home, played(mine("play", tricks=1)))
    process = subprocess.Popen(PROGRAM, stderr=subprocess.DEVNULL)
    wait((own_home / "open.door").exists)
    yield process
    process.kill()
    process.wait()


@pytest.mark.slow
def test_a_second_copy_hands_its_file_to_the_first(
    first: "subprocess.Popen[bytes]", own_home: Path, tmp_path: Path
) -> None:
    before = (own_home / "current.eldest").read_text("utf-8")
    other = write_record(played(mine("first-round"), 7).record)
    (tmp_path / "Święto #1 '牌' %20.eldest").write_text(other, "utf-8")
    done = second("Święto #1 '牌' %20.eldest", cwd=tmp_path)
    assert (done.returncode, complaints(done.stderr)) == (0, [])
    wait(lambda: (own_home / "current.eldest").read_text("utf-8") == other)
    assert (own_home / "before.eldest").read_text("utf-8") == before
    assert first.poll() is None
    # Without a file it only comes forward.
    assert second().returncode == 0
    assert (own_home / "current.eldest").read_text("utf-8") == other


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="no process of Windows can be stopped so")
def test_a_first_copy_that_hangs_is_told_and_a_killed_one_cleared(
    first: "subprocess.Popen[bytes]", own_home: Path
) -> None:
    os.kill(first.pid, signal.SIGSTOP)
    done = second()
    assert done.returncode == 1
    assert complaints(done.stderr) == [
        "Eldest Hand: Eldest Hand is open already, but does not answer. "
        "If you do not see its window, end it as your system lets you end programs."
    ]
    first.kill()
    first.wait()
    record, _ = read_record((own_home / "current.eldest").read_text("utf-8"))
    assert record is not None
    assert Sitting.resume(record).problems == ()
    assert OnlyCopy(Folders.of_user()).take().name == "OURS"
