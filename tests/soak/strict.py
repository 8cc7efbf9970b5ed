"""Strict tables at length: random offences, calls right and wrong, demands, and computers that err.

Of every game with every number of players, by the printed rules and under mixtures of house rules, evenings
are walked at random and played by computers. At every act the cards are counted over, somebody must be able
to go on, the score must be what the sheet says, each deal entered once, and the ledger sum to nought. Some
moments of each evening are looked into by every seat: nothing may be shown, offered or done by what is
hidden. At its end the record is played over and must come to the identical tables.

Faults are told as they are found; at the end come a line for each setting, and how often every offence was
done and called. A fault names setting, seed and act: `--only SETTING --seed N` has it again.
"""

import argparse
import math
import random
import sys
import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

from games import strict_hiding, strict_suite, suite
from games.suite import Moment, Setting
from soak.evenings import say, told_of

STINT = 60
"""Deals of a setting at a stretch: all settings take turns, in case there is not time for all."""
EVENING = 6
"""Deals of an evening: enough for every player to deal, and for some games to end."""
BY_COMPUTERS = 3
"""Every third evening is played by computers, the others are random walks."""
LOOKED_INTO = 3
"""Moments of each evening that every seat looks into."""
MOST_TOLD = 5
"""Faults of a setting that are told in words."""


@dataclass(frozen=True, slots=True)
class Work:
    """What is played of one setting: how many deals, the seed of the first evening, and till when."""

    setting: Setting
    deals: int
    seed: int
    until: float


@dataclass(slots=True)
class Figures:
    """What came of it."""

    setting: str
    deals: int = 0
    acts: int = 0
    counted: Counter[str] = field(default_factory=Counter)
    faults: list[str] = field(default_factory=list)

    def add(self, other: "Figures") -> None:
        """Count the figures of another in."""
        self.deals += other.deals
        self.acts += other.acts
        self.counted += other.counted
        self.faults += other.faults

    def __str__(self) -> str:
        told = "\n    ".join(("", *self.faults[:MOST_TOLD]))
        return f"{self.setting}: {self.deals:,} deals, {self.acts:,} acts, {len(self.faults)} faults{told}"


def soak(work: Work) -> Figures:
    """Play the evenings of one setting, as far as there is time."""
    figures = Figures(str(work.setting))
    for number, begun in enumerate(range(0, work.deals, EVENING)):
        if time.time() > work.until:
            break
        deals = min(EVENING, work.deals - begun)
        figures.add(soak_evening(work.setting, work.seed + number, deals))
    return figures


def soak_evening(setting: Setting, seed: int, deals: int) -> Figures:
    """Play one evening and look at it from all sides; whatever goes wrong is a fault, told with its place."""
    moments: list[Moment] = []
    play = strict_suite.walk if seed % BY_COMPUTERS else strict_suite.evening
    figures, chooser = Figures(str(setting), deals), random.Random(seed)
    try:
        for moment in play(setting, seed, deals):
            moments.append(moment)
            strict_suite.check(moment)
        for moment in chooser.sample(moments, min(LOOKED_INTO, len(moments))):
            suite.check_words(moment)
            strict_hiding.check_hiding(moment)
            strict_hiding.check_secrets(moment, chooser)
        strict_suite.check_refolds(setting, moments)
    except Exception as fault:  # one bad evening must not end the night
        last = moments[-1].step.act if moments else "nothing"
        how = f"seed {seed}, {play.__name__}, after {len(moments)} acts, the last {last}"
        figures.faults.append(f"{how}: {told_of(fault)}")
    figures.acts, figures.counted = len(moments), strict_suite.counted(moments)
    return figures


def works_of(given: argparse.Namespace) -> Iterator[Work]:
    """Yield the work, stint by stint: the deals of each game are shared out among its settings."""
    until = time.time() + given.minutes * 60 if given.minutes else float("inf")
    settings = [setting for setting in strict_suite.settings(given.mixed) if given.only in str(setting)]
    of_game = Counter(setting.key for setting in settings)
    for begun in range(0, given.deals, STINT):
        for setting in settings:
            deals = min(STINT, math.ceil(given.deals / of_game[setting.key]) - begun)
            if deals > 0:
                yield Work(setting, deals, given.seed + begun // EVENING, until)


def main() -> int:
    """Soak what is asked for and print the figures of it; a fault makes the exit status 1."""
    given = reader().parse_args()
    total, found, began = Figures("In all"), dict[Setting, Figures](), time.monotonic()
    with ProcessPoolExecutor(given.processes) as pool:
        running = {pool.submit(soak, work): work for work in works_of(given)}
        for done in as_completed(running):
            figures = done.result()
            total.add(figures)
            found.setdefault(running[done].setting, Figures(figures.setting)).add(figures)
            if figures.faults:
                say(f"{figures}")
    by_game = Counter[str]()
    for setting, figures in found.items():
        by_game[setting.key] += figures.deals
        say(f"{figures}")
    for what, times in sorted(total.counted.items()):
        say(f"{times:9,} {what}")
    say(", ".join(f"{game}: {deals:,} deals" for game, deals in sorted(by_game.items())))
    say(f"{len(found)} settings in {time.monotonic() - began:.0f} s. {total}")
    return 1 if total.faults or not found else 0


def reader() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    add: Any = parser.add_argument
    add("--deals", type=int, default=300, metavar="N", help="deals of each game (300; at length: 20000)")
    add("--mixed", type=int, default=4, metavar="N", help="mixtures of house rules for each number (4)")
    add("--seed", type=int, default=0, metavar="N", help="seed of the first evening of each setting (0)")
    add("--only", default="", metavar="WORDS", help='settings with these words, as in "whist for 3"')
    add("--processes", type=int, default=2, metavar="N", help="how many at a time (2)")
    add("--minutes", type=float, default=0, metavar="N", help="begin no evening after so many minutes")
    return parser


if __name__ == "__main__":
    sys.exit(main())
