"""Every game, with every number of players, under every house rule: the long form of the shared suite.

Computer players act in every seat, and some evenings are played at random. At every act the cards are
counted over, somebody must be able to go on, the points must add up and the ledger sum to nought. Some
moments of each evening are looked into by every seat. At its end the record is played over and must come to
the same tables, as taking back must, and a game's second count must agree with every deal. A player who wants
what is not open to him is a fault, like any error.

One line is printed for each setting. With --keep the figures are also written to a file, and a soak that was
broken off goes on where it was. A fault names setting, seed and act: `--only SETTING --seed N` has it again.
"""

import argparse
import json
import os
import random
import sys
import time
import traceback
from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

sys.path.insert(0, str(Path(__file__).parents[1]))

from eldest.engine.acts import parse_act, spell_act
from eldest.engine.timeline import Timeline
from games import hiding, second_counts, suite
from games.suite import Moment, Setting

if TYPE_CHECKING:
    from eldest.engine.table import Table

EVENING = 20
"""Deals of an evening, long enough for rubbers, for members to change, and for a round of dummies."""
LOOKED_INTO = 20
"""Moments of each evening that every seat looks into, and as many to which it is taken back."""


@dataclass(frozen=True, slots=True)
class Work:
    """What is played of one setting: deals by thumb, deals at random, and the seed of the first evening."""

    setting: Setting
    deals: int
    at_random: int
    seed: int


@dataclass(frozen=True, slots=True)
class Figures:
    """What came of it: deals and acts played, deals that a second count agreed with, and every fault."""

    setting: str
    deals: int = 0
    acts: int = 0
    counted: int = 0
    faults: tuple[str, ...] = ()

    def plus(self, other: "Figures") -> "Figures":
        """Return both together, under the name of the first."""
        faults = (*self.faults, *other.faults)
        return Figures(
            self.setting,
            self.deals + other.deals,
            self.acts + other.acts,
            self.counted + other.counted,
            faults,
        )

    def __str__(self) -> str:
        figures = f"{self.deals:,} deals, {self.acts:,} acts, {self.counted:,} deals counted twice"
        return "\n    ".join((f"{self.setting}: {figures}, {len(self.faults)} faults", *self.faults))


def soak(work: Work) -> Figures:
    """Play all evenings of one setting."""
    figures = Figures(str(work.setting))
    for deals, thumb in ((work.deals, True), (work.at_random, False)):
        for number, begun in enumerate(range(0, deals, EVENING)):
            played = min(EVENING, deals - begun)
            figures = figures.plus(soak_evening(work.setting, work.seed + number, played, thumb=thumb))
    return figures


def soak_evening(setting: Setting, seed: int, deals: int, *, thumb: bool) -> Figures:
    """Play one evening and look at it from all sides; whatever goes wrong is a fault, told with its place."""
    moments: list[Moment] = []
    name, counted = str(setting), 0
    try:
        for moment in suite.play(setting, seed, deals, thumb=thumb):
            moments.append(moment)
            look_at(moment)
        look_into(moments, random.Random(seed))
        play_over(setting, moments, random.Random(seed))
        counted = sum(second_counts.check_deal(setting, deal) for deal in suite.deals_of(moments))
    except Exception as fault:  # one bad evening must not end the night
        how = "by thumb" if thumb else "at random"
        told = f"seed {seed}, {how}, after {len(moments)} acts: {told_of(fault)}"
        return Figures(name, 0, len(moments), 0, (told,))
    return Figures(name, deals, len(moments), counted)


def told_of(fault: Exception) -> str:
    """Return a fault as one line: what it says, and the line of the program where it arose."""
    *_, frame = traceback.extract_tb(fault.__traceback__)
    said = str(fault).partition("\n")[0][:300]
    return f"{type(fault).__name__}: {said} [{Path(frame.filename).name}, {frame.lineno}: {frame.line}]"


def look_at(moment: Moment) -> None:
    """Check what must hold at every moment."""
    suite.check_cards(moment)
    suite.check_somebody_acts(moment)
    suite.check_points(moment)
    suite.check_ledger(moment)


def look_into(moments: list[Moment], chooser: random.Random) -> None:
    """Check of some moments what every seat sees and hears."""
    for moment in chooser.sample(moments, min(LOOKED_INTO, len(moments))):
        suite.check_words(moment)
        hiding.check_hiding(moment)
        hiding.check_consistent(moment, chooser)


def play_over(setting: Setting, moments: list[Moment], chooser: random.Random) -> None:
    """Play the record over from its spelling; it comes to the same tables, and so does taking back."""
    opening = setting.game().opening()
    timeline: Timeline[Table] = Timeline(opening)
    tables = [opening]
    for moment in moments:
        timeline.append(moment.step)
        tables.append(moment.referee.step(tables[-1], parse_act(spell_act(moment.step.act))).table)
    places = chooser.sample(range(len(tables)), min(LOOKED_INTO, len(tables)))
    for length in (len(moments), *places):
        timeline.move_to(length)
        assert timeline.table == tables[length], f"another table after {length} acts"


def all_settings(mixed: int) -> Iterator[Setting]:
    """Yield every setting there is, and of every game with every number of players so many mixtures."""
    yield from suite.printed_settings()
    yield from suite.changed_settings()
    for printed in suite.printed_settings():
        yield from (suite.mixed_setting(printed, seed) for seed in range(mixed))


def kept_figures(path: Path | None, works: Iterable[Work]) -> dict[str, Figures]:
    """Return the figures that a file holds of these works: those of as many deals and the same seed."""
    if path is None or not path.exists():
        return {}
    wanted = {key_of(work) for work in works}
    lines = map(json.loads, path.read_text("utf-8").splitlines())
    kept = {line["work"]: Figures(**line["figures"]) for line in lines if line["work"] in wanted}
    return {work: replace(figures, faults=tuple(figures.faults)) for work, figures in kept.items()}


def key_of(work: Work) -> str:
    return f"{work.setting}; {work.deals} and {work.at_random} from {work.seed}"


def soak_all(
    works: list[Work], kept: dict[str, Figures], processes: int
) -> Iterator[tuple[Work, Figures, bool]]:
    """Yield the figures of every work as it is done, and whether it is new or had been kept."""
    for work in works:
        if key_of(work) in kept:
            yield work, kept[key_of(work)], False
    with ProcessPoolExecutor(processes) as pool:
        running = {pool.submit(soak, work): work for work in works if key_of(work) not in kept}
        for done in as_completed(running):
            yield running[done], done.result(), True


def main() -> int:
    """Soak what is asked for and print the figures of it; a fault makes the exit status 1."""
    given = reader().parse_args()
    found = dict.fromkeys(setting for setting in all_settings(given.mixed) if given.only in str(setting))
    at_random = given.deals // 5 if given.random is None else given.random
    works = [Work(setting, given.deals, at_random, given.seed) for setting in found]
    total, settings, began = Figures("In all"), 0, time.monotonic()
    for work, figures, is_new in soak_all(works, kept_figures(given.keep, works), given.processes):
        total, settings = total.plus(figures), settings + 1
        if is_new:
            keep(given.keep, work, figures)
        say(f"{figures}")
    say(f"{settings} settings in {time.monotonic() - began:.0f} s. {total}")
    return 1 if total.faults or not settings else 0


def keep(path: Path | None, work: Work, figures: Figures) -> None:
    if path is not None:
        with path.open("a", encoding="utf-8") as file:
            file.write(json.dumps({"work": key_of(work), "figures": asdict(figures)}) + "\n")


def say(text: str) -> None:
    sys.stdout.write(text + "\n")
    sys.stdout.flush()


def reader() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    add: Any = parser.add_argument
    add(
        "--deals",
        type=int,
        default=20,
        metavar="N",
        help="deals of each setting by thumb (20; a night: 1000)",
    )
    add("--random", type=int, metavar="N", help="deals of each setting at random (a fifth of the others)")
    add("--mixed", type=int, default=3, metavar="N", help="mixtures of all house rules for each game (3)")
    add("--seed", type=int, default=0, metavar="N", help="seed of the first evening of each setting (0)")
    add("--only", default="", metavar="WORDS", help='settings with these words, as in "whist for 3"')
    add("--processes", type=int, default=os.cpu_count(), metavar="N", help="how many at a time (all cores)")
    add("--keep", type=Path, metavar="FILE", help="keep the figures here, and go on from those in it")
    return parser


if __name__ == "__main__":
    sys.exit(main())
