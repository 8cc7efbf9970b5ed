"""The program is killed again and again while it plays itself, and the last completed act must be there.

All games with every number of players take turns, at guided and at strict tables. ``--program`` names a built
program to be killed in place of this source. A fault names its setting and the kill; the files are kept then.
"""

import argparse
import os
import random
import shutil
import sys
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

from eldest.store.record import Record, write_record
from games.suite import Setting, settings_of_both_spirits
from helpers.killing import FROM_SOURCE, Running, hurry, look_after
from helpers.night import record_for
from soak.evenings import say, told_of

LONGEST = 2.0
"""Seconds of play, at most, between the first act heard of and the kill."""


@dataclass(frozen=True, slots=True)
class Victim:
    """What is killed: a setting, how often, from which seed, and the command of the program."""

    setting: Setting
    kills: int
    seed: int
    program: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Outcome:
    """What came of it: kills survived, acts on disk at the end, and the fault that ended it."""

    setting: Setting
    kills: int
    acts: int
    fault: str = ""

    def __str__(self) -> str:
        return f"{self.setting}: {self.kills} kills, {self.acts:,} acts" + (
            f"\n    {self.fault}" if self.fault else ""
        )


def kill(victim: Victim) -> Outcome:
    """Kill one sitting over and over; the first fault ends it and leaves its folder to be looked at."""
    home = Path(tempfile.mkdtemp(prefix="eldest-killed-"))
    hurry(home)
    record, chooser = record_for(victim.setting), random.Random(f"{victim.setting} {victim.seed}")
    (home / "current.eldest").write_text(write_record(record), "utf-8")
    for number in range(victim.kills):
        try:
            record = kill_once(home, record, chooser.uniform(0, LONGEST), victim.program)
        except Exception as fault:  # the other tables go on
            return Outcome(victim.setting, number, len(record.acts), f"{told_of(fault)}; see {home}")
    shutil.rmtree(home)
    return Outcome(victim.setting, victim.kills, len(record.acts))


def kill_once(home: Path, before: Record, after: float, program: tuple[str, ...]) -> Record:
    """Let the program play a while, kill it, and return the record that it left."""
    variables = os.environ | {"ELDEST_HOME": str(home), "QT_QPA_PLATFORM": "offscreen"}
    running = Running(program, variables)
    running.kill(after)
    return look_after(running, home, before)


def victims(kills: int, seed: int, program: tuple[str, ...]) -> list[Victim]:
    """Return every game, number of players and spirit with its share of the kills."""
    found = settings_of_both_spirits()
    shares = [kills // len(found) + (place < kills % len(found)) for place in range(len(found))]
    return [
        Victim(setting, share, seed, program) for setting, share in zip(found, shares, strict=True) if share
    ]


def main() -> int:
    """Kill as often as is asked for; a fault makes the exit status 1."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    add: Any = parser.add_argument
    add("--times", type=int, default=28, metavar="N", help="how often in all (28; a night: 1000)")
    add("--seed", type=int, default=0, metavar="N", help="seed of the moments (0)")
    add("--program", type=Path, metavar="FILE", help="a built program, in place of this source")
    add("--processes", type=int, default=2, metavar="N", help="how many at a time (2)")
    given = parser.parse_args()
    program = (str(given.program.resolve()),) if given.program else FROM_SOURCE
    began, outcomes = time.monotonic(), []
    with ThreadPoolExecutor(given.processes) as pool:
        for outcome in pool.map(kill, victims(given.times, given.seed, program)):
            outcomes.append(outcome)
            say(str(outcome))
    kills, faults = sum(o.kills for o in outcomes), sum(bool(o.fault) for o in outcomes)
    say(f"{kills:,} kills in {time.monotonic() - began:.0f} s, {faults} faults")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
