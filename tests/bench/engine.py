"""How fast the engine is, for every game with every number of players. It passes no judgement.

Deals are played at random through both doors: the referee's, where every act is judged, and the game's own,
which trusts its caller; and by computer players. In the same run OpenSpiel plays its Euchre at random, driven
from Python as ours is, where it is installed. Last in each row stands how long a record of many deals takes
to open. All times are the processor's own, so that other programs disturb little.

With --profile it also prints where the time goes, with --only a part of the games, with --brief next to none.
"""

import argparse
import cProfile
import importlib.util
import pstats
import random
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

from eldest.engine.game import Step
from eldest.engine.referee import Referee
from eldest.games import AnyGame
from eldest.room.sitting import Sitting
from eldest.store.record import Record, read_record, write_record
from games.suite import Choice, Setting, awaited_at, by_thumb, printed_settings

MOST_LINES = 30
EVENING = 20
"""Deals of an evening; the cut before it is part of the measure."""
AS_THEIRS = Setting("euchre", 4, (("pack", 24), ("stick_dealer", True)))
"""Euchre by the rules that OpenSpiel plays."""
HEADING = ("", "checked acts/s", "checked deals/s", "trusted deals/s", "thumb deals/s", "ms to open")


@dataclass(frozen=True, slots=True)
class Amount:
    """How much is measured: seconds of each figure, runs of which the best counts, deals of a record."""

    seconds: float = 0.5
    runs: int = 5
    long_record: int = 200


BRIEF = Amount(0.001, 1, 2)

Door = Callable[[Any, Any], Step]
"""What answers an act: the referee, or the game itself."""
Counts = tuple[int, int]
"""How many acts and how many deals were played."""


def play_evening(game: AnyGame, door: Door, choose: Choice, chooser: random.Random) -> Counts:
    """Play an evening from the first cut to its last deal."""
    table, acts = game.opening(), 0
    while not (table.tally.deals == EVENING and game.rests(table)):
        act = awaited_at(game, table, chooser.randrange(10**9)) or choose(table)
        table = door(table, act).table
        acts += 1
    return acts, EVENING


def at_random(game: AnyGame, chooser: random.Random) -> Choice:
    """Choose anything lawful, at the least cost."""

    def choose(table: Any) -> Any:
        acts = game.acts(table)
        return acts[int(chooser.random() * len(acts))]

    return choose


def per_second(play: Callable[[random.Random], Counts], amount: Amount) -> tuple[float, float]:
    """Return how many acts and deals a second were played in the best of some runs."""
    found = []
    for run in range(amount.runs):
        chooser, acts, deals = random.Random(run), 0, 0
        began = time.process_time()
        while (spent := time.process_time() - began) < amount.seconds or not deals:
            more, ended = play(chooser)
            acts, deals = acts + more, deals + ended
        found.append((acts / spent, deals / spent))
    return max(found)


def figures_of(setting: Setting, amount: Amount) -> tuple[float, ...]:
    """Return the figures of one row, as the heading names them."""
    game = setting.game()
    referee: Referee[Any] = Referee(game)
    thumb = by_thumb(game)
    acts, checked = per_second(
        lambda rng: play_evening(game, referee.step, at_random(game, rng), rng), amount
    )
    _, trusted = per_second(lambda rng: play_evening(game, game.advance, at_random(game, rng), rng), amount)
    _, by_players = per_second(lambda rng: play_evening(game, game.advance, thumb, rng), amount)
    return acts, checked, trusted, by_players, milliseconds_to_open(setting, amount)


def milliseconds_to_open(setting: Setting, amount: Amount) -> float:
    """Return how long the record of a long evening takes from its text to the table."""
    options = setting.options
    names = tuple("ABCDEFG"[: options.members_for(setting.players)])
    sitting = Sitting(Record(setting.key, tuple(options.switches().items()), names=names))
    chooser = random.Random(1)
    while not (sitting.table.tally.deals == amount.long_record and sitting.rests()):
        awaited = sitting.chance(chooser.randrange(10**9))
        sitting.perform(awaited or chooser.choice(sitting.game.acts(sitting.table)))
    text = write_record(sitting.record)
    return min(opened(text) for _ in range(amount.runs)) * 1000


def opened(text: str) -> float:
    began = time.process_time()
    record, _ = read_record(text)
    assert record is not None
    Sitting.resume(record)
    return time.process_time() - began


def theirs(amount: Amount) -> float | None:
    """Return how many deals a second OpenSpiel's Euchre plays at random from Python; None without it."""
    if importlib.util.find_spec("pyspiel") is None:
        return None
    game = importlib.import_module("pyspiel").load_game("euchre")
    return per_second(lambda rng: play_theirs(game, rng), amount)[1]


def play_theirs(game: Any, chooser: random.Random) -> Counts:
    for _ in range(EVENING):
        state = game.new_initial_state()
        while not state.is_terminal():
            actions = state.legal_actions()
            state.apply_action(actions[int(chooser.random() * len(actions))])
    return EVENING, EVENING


def rows(settings: list[Setting], amount: Amount) -> Iterator[str]:
    """Yield the lines of the sheet, each as soon as it is measured."""
    first, *others = HEADING
    width = max(len(str(setting)) for setting in settings)
    yield "  ".join((first.ljust(width), *others))
    for setting in settings:
        figures = zip(figures_of(setting, amount), others, strict=True)
        yield "  ".join((str(setting).ljust(width), *(f"{it:,.0f}".rjust(len(head)) for it, head in figures)))
    yield compared(amount)


def compared(amount: Amount) -> str:
    """Return the line that sets ours beside OpenSpiel's."""
    other = theirs(amount)
    if other is None:
        return "OpenSpiel is not installed here."
    _, checked, trusted, *_ = figures_of(AS_THEIRS, amount)
    ours = (
        f"{rate:,.0f} {how} ({rate / other:.3f} of it)"
        for rate, how in ((checked, "checked"), (trusted, "trusted"))
    )
    return f"OpenSpiel's Euchre at random from Python: {other:,.0f} deals/s; ours: {', '.join(ours)}"


def profile(setting: Setting) -> None:
    game, chooser = setting.game(), random.Random(0)
    referee: Referee[Any] = Referee(game)
    with cProfile.Profile() as profiler:
        for _ in range(EVENING):
            play_evening(game, referee.step, at_random(game, chooser), chooser)
    pstats.Stats(profiler, stream=sys.stdout).sort_stats("tottime").print_stats(MOST_LINES)


def main() -> int:
    """Measure every game of the catalogue with every number of players."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--profile", action="store_true", help="print where the time goes")
    parser.add_argument("--brief", action="store_true", help="measure next to nothing, only to see it run")
    parser.add_argument("--only", default="", metavar="WORDS", help='games with these words: "euchre for 4"')
    given = parser.parse_args()
    amount = BRIEF if given.brief else Amount()
    settings = [setting for setting in printed_settings() if given.only in str(setting)]
    if not settings:
        parser.error(f"no game has the words {given.only!r}")
    for line in rows(settings, amount):
        sys.stdout.write(line + "\n")
        sys.stdout.flush()
    for setting in settings if given.profile else ():
        profile(setting)
    return 0


if __name__ == "__main__":
    sys.exit(main())
