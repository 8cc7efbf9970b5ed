"""What it costs to keep a sitting after every act, and to take it up again. It passes no judgement.

The disk has its own mind about being forced, so keeping is measured with and without that, in turn, beside
a plain writing of the same text. `--folder` names a place on the disk in question.
"""

import argparse
import os
import random
import statistics
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any
from unittest.mock import patch

from eldest.engine.acts import Act
from eldest.room.sitting import Sitting
from eldest.store.fair_copy import FairCopy
from eldest.store.record import Record, read_record, write_record
from eldest.store.saves import Autosave

DEALS = (1, 30, 200)
RUNS = 25
BRIEF_DEALS, BRIEF_RUNS = (1,), 2

Deed = Callable[[], Any]


def sitting_of(deals: int) -> Sitting:
    """Return an evening of so many deals, chosen at random among the lawful."""
    sitting, chooser = Sitting(Record("euchre", names=("Margaret", "Henry"))), random.Random(deals)
    while not (sitting.table.turn is None and sitting.table.tally.deals == deals):
        sitting.perform(chosen(sitting, chooser))
    return sitting


def chosen(sitting: Sitting, chooser: random.Random) -> Act:
    chance = sitting.chance(chooser.randrange(10**9))
    return chance or chooser.choice(sitting.game.acts(sitting.table))


def milliseconds(deeds: dict[str, Deed], runs: int) -> dict[str, float]:
    """Return the median of what each deed took; they are done in turn, to meet the machine in one mood."""
    times: dict[str, list[float]] = {name: [] for name in deeds}
    for _ in range(runs):
        for name, deed in deeds.items():
            began = time.perf_counter()
            deed()
            times[name].append((time.perf_counter() - began) * 1000)
    return {name: statistics.median(taken) for name, taken in times.items()}


def deeds_of(sitting: Sitting, folder: Path) -> dict[str, Deed]:
    """Return all that is measured, by the name under which it is printed."""
    kept, plain, copy = Autosave(folder / "current.eldest"), folder / "plain.txt", FairCopy()
    record = sitting.record
    text = write_record(record)

    def keep() -> None:
        """Do what the program does after every act."""
        kept.keep(copy.of(sitting.record))

    def keep_unforced() -> None:
        with patch.object(os, "fsync", lambda _opened: None):
            keep()

    return {
        "plain file": lambda: plain.write_text(text, "utf-8"),
        "an act kept, unforced": keep_unforced,
        "an act kept": keep,
        "the record written": lambda: write_record(record),
        "read": lambda: read_record(text),
        "resumed": lambda: Sitting.resume(record),
    }


def measure(deals: int, runs: int, folder: Path) -> None:
    """Print the figures of a sitting of so many deals."""
    sitting = sitting_of(deals)
    acts, size = len(sitting.record.acts), len(write_record(sitting.record))
    took = milliseconds(deeds_of(sitting, folder), runs)
    figures = ", ".join(f"{name} {spent:.2f}" for name, spent in took.items())
    ratio = took["an act kept, unforced"] / took["plain file"]
    sys.stdout.write(
        f"deals {deals}, acts {acts}, {size / 1000:.1f} kB; ms: {figures}; unforced to plain {ratio:.1f}\n"
    )
    sys.stdout.flush()


def main() -> int:
    """Measure a short, a long and a very long sitting."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--brief", action="store_true", help="measure next to nothing, only to see it run")
    parser.add_argument("--folder", help="where to write, instead of among the temporary files")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory(dir=given.folder) as folder:
        for deals in BRIEF_DEALS if given.brief else DEALS:
            measure(deals, BRIEF_RUNS if given.brief else RUNS, Path(folder))
    return 0


if __name__ == "__main__":
    sys.exit(main())
