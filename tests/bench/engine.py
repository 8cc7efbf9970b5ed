"""How fast the engine is: checked acts and whole random deals a second. It passes no judgement.

With --profile it also prints where the time goes; with --brief it measures next to nothing.
"""

import argparse
import cProfile
import pstats
import random
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from eldest.engine.acts import Act
from eldest.engine.referee import Referee
from eldest.engine.table import Table
from eldest.games import AnyGame, catalogue

MOST_LINES = 25


@dataclass(frozen=True, slots=True)
class Amount:
    """How much is measured: evenings, the deals of each, and how often all of them are played over."""

    sittings: int = 40
    deals: int = 10
    runs: int = 3


BRIEF = Amount(2, 2, 1)


def sittings(game: AnyGame, amount: Amount) -> list[list[Act]]:
    """Return the acts of some evenings, chosen at random among the lawful."""
    return [acts_of(game, random.Random(seed), amount.deals) for seed in range(amount.sittings)]


def acts_of(game: AnyGame, chooser: random.Random, deals: int) -> list[Act]:
    table, acts = game.opening(), []
    while not (table.turn is None and table.tally.deals == deals):
        acts.append(chosen(game, table, chooser))
        table = game.advance(table, acts[-1]).table
    return acts


def chosen(game: AnyGame, table: Table, chooser: random.Random) -> Act:
    chance = game.stage_of(table).chance(table, chooser.randrange(10**9))
    return chance or chooser.choice(game.acts(table))


def checked(game: AnyGame, played: list[list[Act]]) -> int:
    """Play over what was played, every act judged by the referee; return how many there were."""
    referee: Referee[Any] = Referee(game)
    for acts in played:
        table = game.opening()
        for act in acts:
            table = referee.step(table, act).table
    return sum(map(len, played))


def trusted(game: AnyGame, played: list[list[Act]]) -> int:
    """Play over what was played by the door that trusts its caller."""
    for acts in played:
        table = game.opening()
        for act in acts:
            table = game.advance(table, act).table
    return sum(map(len, played))


def listed(game: AnyGame, amount: Amount) -> int:
    """Play at random, asking the game at every step what is lawful; return the number of deals."""
    for seed in range(amount.sittings):
        acts_of(game, random.Random(seed), amount.deals)
    return amount.sittings * amount.deals


def per_second(work: Callable[[], int], runs: int) -> float:
    """Return how many a second the best of some runs did."""
    best = 0.0
    for _ in range(runs):
        begin = time.perf_counter()
        done = work()
        best = max(best, done / (time.perf_counter() - begin))
    return best


def measure(key: str, game: AnyGame, amount: Amount, *, profile: bool) -> None:
    played = sittings(game, amount)
    judged = per_second(lambda: checked(game, played), amount.runs)
    unjudged = per_second(lambda: trusted(game, played), amount.runs)
    deals = per_second(lambda: listed(game, amount), amount.runs)
    sys.stdout.write(
        f"{key}: {judged:,.0f} checked acts/s, {unjudged:,.0f} trusted acts/s, {deals:,.0f} random deals/s\n"
    )
    if profile:
        with cProfile.Profile() as profiler:
            checked(game, played)
        pstats.Stats(profiler, stream=sys.stdout).sort_stats("tottime").print_stats(MOST_LINES)


def main() -> int:
    """Measure every game of the catalogue with its fewest players."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--profile", action="store_true", help="print where the time goes")
    parser.add_argument("--brief", action="store_true", help="measure next to nothing, only to see it run")
    given = parser.parse_args()
    amount = BRIEF if given.brief else Amount()
    for key, kind in catalogue().items():
        measure(key, kind(kind.options_type(), min(kind.players)), amount, profile=given.profile)
    return 0


if __name__ == "__main__":
    sys.exit(main())
