"""The program playing itself in a process of its own, to be killed at any moment."""

import json
import subprocess
import sys
import threading
from collections.abc import Sequence
from pathlib import Path

from eldest.room.sitting import Sitting
from eldest.store.record import Record, read_record

STARTS = 60
"""Seconds within which the program must have said something."""
HURRY = {"schema": "1.0", "table": {"speed": "none", "trick_pause": 800}}
FROM_SOURCE = (sys.executable, "-m", "eldest")


class Running:
    """The program playing itself; it says how many acts are on disk."""

    def __init__(self, program: Sequence[str] = FROM_SOURCE, variables: dict[str, str] | None = None) -> None:
        self.process = subprocess.Popen(
            [*program, "--play-itself"],
            stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=variables,
        )  # fmt: skip
        self.acts = 0
        self._spoke = threading.Event()
        self._listener = threading.Thread(target=self._listen)
        self._listener.start()

    def _listen(self) -> None:
        assert self.process.stdout is not None
        for line in self.process.stdout:
            if line.startswith("acts ") and line.endswith("\n"):
                self.acts = int(line.split()[1])
                self._spoke.set()

    def kill(self, after: float) -> None:
        """Kill it a while after it first spoke, and hear it out."""
        spoke = self._spoke.wait(STARTS)
        if spoke:
            threading.Event().wait(after)
        self.process.kill()
        self._listener.join()
        _, errors = self.process.communicate()
        assert spoke, f"the program never began to play: {errors[-500:]}"


def hurry(home: Path) -> None:
    """Set the table in a home so that nothing moves and no trick waits for long."""
    (home / "settings.json").write_text(json.dumps(HURRY), "utf-8")


def kept(home: Path) -> Record:
    """Return the record on disk, which must be whole."""
    record, problems = read_record((home / "current.eldest").read_text("utf-8"))
    assert not problems, problems
    assert record is not None
    return record


def look_after(running: Running, home: Path, before: Record) -> Record:
    """Return the record that a killed program left, after seeing that nothing of it is lost."""
    record = kept(home)
    # Heard of means on disk; one more may have been written before it could be told.
    assert running.acts <= len(record.acts) <= running.acts + 1, (running.acts, len(record.acts))
    assert record.acts[: len(before.acts)] == before.acts, "earlier acts have changed"
    assert not Sitting.resume(record).problems
    return record
