"""Closing the window at a bad moment: the program ends, soon and well, and everything is kept."""

import subprocess
import sys
import time
from pathlib import Path

import pytest

from eldest.room.sitting import Sitting
from helpers.guest import keep, kept_in, mine, played
from helpers.leaving import DEEDS, complaints

TIMES = 4
TESTS = Path(__file__).parents[1]


@pytest.mark.slow
@pytest.mark.parametrize("deed", DEEDS)
def test_left_at_a_bad_moment(own_home: Path, deed: str) -> None:
    before = keep(own_home, played(mine("play", tricks=1))).timeline.acts
    took = []
    for _ in range(TIMES):
        done = subprocess.run(
            [sys.executable, "-W", "error", "-m", "helpers.leaving", deed],
            cwd=TESTS, capture_output=True, text=True, timeout=30, check=False,
        )  # fmt: skip
        ended = time.monotonic()
        assert (done.returncode, complaints(done.stderr)) == (0, [])
        took.append(ended - float(done.stdout))
        kept = kept_in(own_home)
        assert kept.acts[: len(before)] == before
        assert not Sitting.resume(kept).problems
        keep(own_home, played(mine("play", tricks=1)))
    assert max(took) < 1, took
