"""The real window on a virtual screen, playing itself through all games for as long as one likes.

While it plays its memory is measured, the window's and its thinking processes' each by itself: for a review a
second one thinks, which is no growth of the first. At the end it is closed. A fault is whatever it said on
the error stream or noted in its log, an exit status that is not nought, a close that took more than a second,
a process left over, memory of a process that still grew when warm, and a table not seen before it was.
"""

import argparse
import json
import os
import re
import statistics
import subprocess
import sys
import tempfile
import threading
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import IO, Any

sys.path.insert(0, str(Path(__file__).parents[1]))

from helpers.leaving import complaints
from helpers.screen import virtual_screen_open
from soak.evenings import say

TESTS = Path(__file__).parents[1]
SETTINGS = {"schema": "1.0", "table": {"speed": "fast", "trick_pause": 800}}
SAMPLED = 10.0
"""Seconds between two looks at the memory."""
WARM = 600.0
"""Seconds in which a process may grow: pictures of cards, pages of the rule book and worlds are kept."""
GROWTH = 0.03
"""What memory may differ by between the first and the last fifth of the rest; deals are not all alike."""
SOON = 1.0
"""Seconds in which a closed window must be gone."""
LINGERING = 5.0
"""Seconds in which the last that belongs to it must be gone: at the lowest priority an end can take one."""
MEGA = 1_000_000
OWN = re.compile(rb"^Rss(?:Anon|Shmem):\s+(\d+) kB", re.MULTILINE)
"""What Linux tells of a process's own memory, and of that which it shares with the screen."""


@dataclass(slots=True)
class Night:
    """What came of it."""

    seconds: float
    counted: Counter[str] = field(default_factory=Counter)
    tables: set[str] = field(default_factory=set)
    window: list[tuple[float, int]] = field(default_factory=list)
    thinkers: dict[int, list[tuple[float, int]]] = field(default_factory=dict)
    round: float = 0.0
    closing: float = 0.0
    lingered: float = 0.0
    faults: list[str] = field(default_factory=list)

    def hear(self, stream: IO[str]) -> None:
        """Count what the window says."""
        for line in stream:
            word, _, rest = line.strip().partition(" ")
            self.counted[word] += 1
            if word == "table":
                self.tables.add(rest)
            elif word == "round":
                self.round = float(rest)
            elif word == "closing":
                self.closing = float(rest)

    def __str__(self) -> str:
        played = (
            f"{self.counted['acts']:,} acts, {self.counted['table']:,} tables of {len(self.tables)} kinds"
        )
        lines = [
            f"{self.seconds / 60:.0f} minutes: {played}, {self.counted['dialog']:,} dialogs",
            f"the window: {memory(self.window)}",
            *(
                f"thinking: {memory(held)}"
                for held in self.thinkers.values()
                if held[-1][0] - held[0][0] > WARM
            ),
            f"{len(self.thinkers)} thought; the last was gone {self.lingered:.1f} s after the window",
            f"{len(self.faults)} faults",
            *self.faults,
        ]
        return "\n    ".join(lines)


def family(session: int) -> Iterator[tuple[int, int]]:
    """Yield every living process of a session with the memory that it alone holds, in bytes.

    Pages of libraries and other files are not of it: the system takes them in and out as it likes.
    """
    for folder in Path("/proc").iterdir():
        if folder.name.isdigit():
            try:
                # What a program is called need not be text.
                stat = (folder / "stat").read_bytes().rpartition(b")")[2].split()
                own = OWN.findall((folder / "status").read_bytes())
            except OSError:
                continue
            if int(stat[3]) == session and stat[0] != b"Z":
                yield int(folder.name), 1024 * sum(map(int, own))


def left_over(session: int) -> list[str]:
    """Return the processes of a session that do not end by themselves when they notice, and what they run."""
    until = time.monotonic() + LINGERING
    while (left := dict(family(session))) and time.monotonic() < until:
        time.sleep(0.05)
    return [f"{process} ({called(process)})" for process in left]


def called(process: int) -> str:
    """Return the words with which a process was called, as far as they can be read."""
    try:
        return (
            Path(f"/proc/{process}/cmdline")
            .read_bytes()
            .replace(b"\0", b" ")
            .decode("utf-8", "replace")
            .strip()
        )
    except OSError:
        return "gone since"


def memory(samples: list[tuple[float, int]]) -> str:
    """Return in words how memory went: every so often a figure, and by how much it grew when warm."""
    if not samples:
        return "no memory seen"
    step = max(1, len(samples) // 8)
    course = " ".join(f"{resident / MEGA:.0f}" for _, resident in samples[::step])
    grown = growth(samples)
    return f"{course} MB" + ("" if grown is None else f", {grown:+.1%} when warm")


def growth(samples: list[tuple[float, int]]) -> float | None:
    """Return by what share the last fifth of a process's warm samples is above the first; None if few are."""
    warm = [resident for at, resident in samples if at - samples[0][0] > WARM]
    fifth = len(warm) // 5
    if not fifth:
        return None
    first, last = statistics.median(warm[:fifth]), statistics.median(warm[-fifth:])
    return last / first - 1


def play(seconds: float, seed: int) -> Night:
    """Open the window, let it play, and look at what is left."""
    night = Night(seconds)
    with virtual_screen_open("1280x800x24") as screen, tempfile.TemporaryDirectory() as home:
        Path(home, "settings.json").write_text(json.dumps(SETTINGS), "utf-8")
        variables = os.environ | screen.variables | {"ELDEST_HOME": home}
        with tempfile.TemporaryFile("w+", encoding="utf-8") as errors:
            program = subprocess.Popen(
                [sys.executable, "-W", "error", "-m", "helpers.night", str(seconds), str(seed)],
                cwd=TESTS, env=variables, stdout=subprocess.PIPE, stderr=errors, text=True,
                start_new_session=True,
            )  # fmt: skip
            attend(program, night)
            errors.seek(0)
            night.faults += [f"said: {line}" for line in complaints(errors.read())]
        log = Path(home, "eldest.log")
        night.faults += [
            f"log: {line}" for line in (log.read_text("utf-8") if log.exists() else "").splitlines()
        ]
    night.faults += swollen(night)
    return night


def swollen(night: Night) -> list[str]:
    """Return which processes grew when warm, and whether some table was new to them even then."""
    found = [("the window", night.window), *(("thinking", held) for held in night.thinkers.values())]
    grown = [(name, growth(samples)) for name, samples in found]
    faults = [f"{name} grew by {by:.1%}" for name, by in grown if by is not None and by > GROWTH]
    if night.seconds > WARM and not 0 < night.round <= WARM:
        faults.append("not every table was seen before the window was warm")
    return faults


def attend(program: "subprocess.Popen[str]", night: Night) -> None:
    """Look at the memory until the program has ended, and see what it leaves."""
    assert program.stdout is not None
    listener = threading.Thread(target=night.hear, args=(program.stdout,))
    listener.start()
    sampled = min(SAMPLED, night.seconds / 4)
    began = time.monotonic()
    while program.poll() is None:
        look(program.pid, time.monotonic() - began, night)
        try:
            program.wait(sampled)
        except subprocess.TimeoutExpired:
            continue
    ended = time.monotonic()
    listener.join()
    program.stdout.close()
    night.round -= began if night.round else 0
    if program.returncode:
        night.faults.append(f"exit status {program.returncode}")
    if not night.closing or ended - night.closing > SOON:
        night.faults.append(f"closing took {ended - night.closing:.1f} s")
    night.faults += [f"process {process} was left" for process in left_over(program.pid)]
    night.lingered = time.monotonic() - ended


def look(window: int, at: float, night: Night) -> None:
    """Take a sample of the memory of the window, and of each that thinks for it."""
    held = dict(family(window))
    night.window.append((at, held.pop(window, 0)))
    for process, resident in held.items():
        night.thinkers.setdefault(process, []).append((at, resident))


def main() -> int:
    """Play as long as is asked for and print the figures; a fault makes the exit status 1."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    add: Any = parser.add_argument
    add("--minutes", type=float, default=2.0, metavar="N", help="how long to play (2; a night: 120)")
    add("--seed", type=int, default=0, metavar="N", help="order of the tables (0)")
    given = parser.parse_args()
    night = play(given.minutes * 60, given.seed)
    say(str(night))
    return 1 if night.faults else 0


if __name__ == "__main__":
    sys.exit(main())
