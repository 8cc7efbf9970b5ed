"""The program is left at every bad moment by every route, offscreen and on a virtual screen, many times over.

It must have ended within a second and with status 0, complained of nothing, lost nothing, left no process.
"""

import argparse
import os
import statistics
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass
from itertools import product
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

from eldest.room.sitting import Sitting
from helpers.guest import keep, kept_in, mine, played
from helpers.leaving import DEEDS, ROUTES, complaints
from helpers.screen import virtual_screen_open
from soak.evenings import say
from soak.window import SOON, left_over

TESTS = Path(__file__).parents[1]

PATIENCE = 30.0
"""Seconds after which it is ended from outside."""


@dataclass(frozen=True, slots=True)
class Left:
    """How one leaving went: seconds it took, and what was wrong with it."""

    seconds: float
    faults: tuple[str, ...]


def leave(home: Path, sitting: Sitting, deed: str, route: str, variables: dict[str, str]) -> Left:
    """Start the program with a sitting, have it left, and look at what it leaves."""
    before = keep(home, sitting).timeline.acts
    program = subprocess.Popen(
        [sys.executable, "-W", "error", "-m", "helpers.leaving", deed, route],
        cwd=TESTS, env=os.environ | variables | {"ELDEST_HOME": str(home)}, text=True,
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=True,
    )  # fmt: skip
    try:
        output, errors = program.communicate(timeout=PATIENCE)
    except subprocess.TimeoutExpired:
        program.kill()
        program.communicate()
        return Left(PATIENCE, ("it did not end",))
    seconds = time.monotonic() - float(output)
    faults = [f"said: {line}" for line in complaints(errors)]
    if program.returncode:
        faults.append(f"exit status {program.returncode}")
    if seconds > SOON:
        faults.append(f"took {seconds:.1f} s")
    faults += [f"process {process} was left" for process in left_over(program.pid)]
    kept = kept_in(home)
    if kept.acts[: len(before)] != before or Sitting.resume(kept).problems:
        faults.append("the game is not what it was")
    return Left(seconds, tuple(faults))


def main() -> int:
    """Leave as often as is asked for; a fault makes the exit status 1."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    add: Any = parser.add_argument
    add("--times", type=int, default=10, metavar="N", help="how often in all (10; a night: 200)")
    given = parser.parse_args()
    ways, took, faults = list(product(DEEDS, ROUTES)), [], 0
    sitting = played(mine("play", tricks=1))
    with virtual_screen_open() as screen, tempfile.TemporaryDirectory() as home:
        for number in range(given.times):
            deed, route = ways[number * 7 % len(ways)]
            variables = screen.variables if number % 2 else {"QT_QPA_PLATFORM": "offscreen"}
            left = leave(Path(home), sitting, deed, route, variables)
            took.append(left.seconds)
            faults += bool(left.faults)
            for fault in left.faults:
                say(f"{deed}, {route}, {variables['QT_QPA_PLATFORM']}: {fault}")
    half, most = statistics.median(took), max(took)
    say(f"left {given.times} times, {faults} faults; {half:.2f} s, at most {most:.2f} s")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
