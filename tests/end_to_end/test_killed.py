"""The program is killed at random moments of play, and the last completed act is always found again."""

import json
import random
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from eldest.room.sitting import Sitting
from eldest.store.record import Record, read_record

KILLS = 50
LONGEST = 0.6
"""Seconds of play, at most, between the first act heard of and the kill."""

STARTS = 30
"""Seconds within which the program must have said something."""


class Running:
    """The program playing itself in a process of its own; it says how many acts are on disk."""

    def __init__(self) -> None:
        words = [sys.executable, "-m", "eldest", "--play-itself"]
        self.process = subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        self.acts = 0
        self.spoke = threading.Event()
        self._listener = threading.Thread(target=self._listen)
        self._listener.start()

    def _listen(self) -> None:
        assert self.process.stdout is not None
        for line in self.process.stdout:
            if line.startswith("acts ") and line.endswith("\n"):
                self.acts = int(line.split()[1])
                self.spoke.set()

    def kill(self, after: float) -> None:
        """Kill it a while after it first spoke, and hear it out."""
        assert self.spoke.wait(STARTS), "the program never began to play"
        threading.Event().wait(after)
        self.process.kill()
        self._listener.join()
        self.process.communicate()


def kept(home: Path) -> Record:
    """Return the record on disk, which must be whole."""
    record, problems = read_record((home / "current.eldest").read_text("utf-8"))
    assert not problems
    assert record is not None
    return record


@pytest.mark.slow
def test_the_last_completed_act_survives_fifty_kills(own_home: Path) -> None:
    settings = {"schema": "1.0", "table": {"speed": "none", "trick_pause": 800}}
    (own_home / "settings.json").write_text(json.dumps(settings), "utf-8")
    rnd = random.Random(2026)
    before: tuple[object, ...] = ()
    for _ in range(KILLS):
        running = Running()
        running.kill(rnd.uniform(0, LONGEST))
        record = kept(own_home)
        # Heard of means on disk; one more may have been written before it could be told.
        assert running.acts <= len(record.acts) <= running.acts + 1
        assert record.acts[: len(before)] == before
        resumed = Sitting.resume(record)
        assert not resumed.problems
        before = record.acts
    assert len(before) > KILLS
