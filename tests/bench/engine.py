"""How fast the engine is: checked acts and whole random deals a second. It passes no judgement.

With --profile it also prints where the time goes.
"""

import argparse
import cProfile
import pstats
import random
import sys
import time
from collections.abc import Callable
from typing import Any

from eldest.engine.acts import Act
from eldest.engine.referee import Referee
from eldest.engine.table import Table
from eldest.games import AnyGame, catalogue

SITTINGS = 40
DEALS = 10
MOST_LINES = 25


def sittings(game: AnyGame) -> list[list[Act]]:
    """Return the acts of some evenings, chosen at random among the lawful."""
    return [acts_of(game, random.Random(seed)) for seed in range(SITTINGS)]


def acts_of(game: AnyGame, chooser: random.Random) -> list[Act]:
    table, acts = game.opening(), []
    while not (table.turn is None and table.tally.deals == DEALS):
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


def listed(game: AnyGame, played: list[list[Act]]) -> int:
    """Play at random, asking the game at every step what is lawful; return the number of deals."""
    for seed, _ in enumerate(played):
        acts_of(game, random.Random(seed))
    return len(played) * DEALS


def per_second(work: Callable[[], int]) -> float:
    """Return how many a second the best of three runs did."""
    best = 0.0
    for _ in range(3):
        begin = time.perf_counter()
        done = work()
        best = max(best, done / (time.perf_counter() - begin))
    return best


def measure(key: str, game: AnyGame, *, profile: bool) -> None:
    played = sittings(game)
    judged = per_second(lambda: checked(game, played))
    unjudged = per_second(lambda: trusted(game, played))
    deals = per_second(lambda: listed(game, played))
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
    profile: bool = parser.parse_args().profile
    for key, kind in catalogue().items():
        measure(key, kind(kind.options_type(), min(kind.players)), profile=profile)
    return 0


if __name__ == "__main__":
    sys.exit(main())
