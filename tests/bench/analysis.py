"""How fast deals are solved and played out, in one run with what others offer. It passes no judgement.

Milliseconds of the processor for each position: the value of the deal, all cards of the mover, the value by
the form as written, and all cards by DDS where it can. Then whole deals of Euchre played out in a second,
ours and those of OpenSpiel: driven from Python, and in its C++ search, a hundred from every leaf.
"""

import argparse
import importlib.util
import random
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

from eldest.analysis import dds
from eldest.analysis.double_dummy import Solver
from eldest.analysis.playing_out import PlayingOut
from eldest.analysis.position import Position
from helpers.as_written import as_written
from helpers.plain_values import cinch, euchre, whist

ROWS = (
    *(f"euchre for {seats}" for seats in range(2, 8)),
    "euchre for 7, seven cards",
    "euchre for 4, lone hand",
    "cinch, 6 cards, all trumps",
    "cinch, 6 cards, any",
    "cinch, 5 cards, all trumps",
    "cinch, 4 cards, all trumps",
    *(f"whist, {each} cards" for each in range(5, 10)),
)
SLOW = {
    "euchre for 7": 8,
    "euchre for 7, seven cards": 100,
    "cinch, 6 cards, all trumps": 8,
    "whist, 8 cards": 8,
    "whist, 9 cards": 16,
}
"""Of these so many times fewer deals are measured."""
TOO_SLOW = "euchre for 7, seven cards"
"""Would take minutes by the form as written."""
HEADING = f"{'ms each':28} {'value':>9} {'all cards':>9} {'written':>9} {'DDS':>9}"

Solving = Callable[[Sequence[Position]], object]


@dataclass(frozen=True, slots=True)
class Amount:
    """How many deals are solved, so too by the form as written, how many played out, how many searched."""

    solved: int = 400
    written: int = 16
    played: int = 200_000
    searched: int = 300


BRIEF = Amount(2, 1, 400, 20)


def dealt(row: str, chance: random.Random) -> Position:
    """Return a deal of one row."""
    game, _, more = row.partition(",")
    if game == "whist":
        return whist(chance, int(more.split()[0]))
    if game == "cinch":
        return cinch(chance, int(more.split()[0]), "all" in more)
    return euchre(chance, int(game.split()[-1]), 7 if "seven" in more else 5, "lone" in more)


def milliseconds(solve: Solving, deals: Sequence[Position]) -> float:
    """Return the processor's time for each deal."""
    began = time.process_time()
    solve(deals)
    return (time.process_time() - began) / len(deals) * 1000


def solving(amount: Amount) -> Iterator[str]:
    """Yield a line for each kind of deal."""
    yield HEADING
    _, written = as_written("reading", "double_dummy")
    solver, slow = Solver(), written.Solver()
    for row in ROWS:
        chance, rarer = random.Random(row), SLOW.get(row, 1)
        deals = [dealt(row, chance) for _ in range(max(1, amount.solved // rarer))]
        figures = [milliseconds(solver.value_many, deals), milliseconds(solver.solve_many, deals)]
        if row != TOO_SLOW:
            figures.append(milliseconds(slow.value_many, deals[: max(1, amount.written // rarer)]))
        if dds.library() is not None and all(map(dds.takes, deals)):
            figures.append(milliseconds(dds.solve_many, deals))
        yield f"{row:28} " + " ".join(f"{figure:9.4f}" for figure in figures)


def playing(amount: Amount) -> Iterator[str]:
    """Yield a line for each way to play a deal of Euchre out, whole deals of 20 cards in a second."""
    chance = random.Random(1)
    deals = [euchre(chance, 4, 5) for _ in range(400)]
    *_, written = as_written("reading", "liking", "playing_out")
    yield "deals of Euchre played out in a second"
    forms = (("", PlayingOut, 1), (", as written", written.PlayingOut, 100))
    for how, slips in (("at random", 256), ("by a taste", 16)):
        for form, maker, part in forms:
            rate = played(maker(slips), deals, max(1, amount.played // len(deals) // part))
            yield f"  {how + form:28} {rate:12,.0f}"
    if importlib.util.find_spec("pyspiel") is not None:
        yield f"  {'OpenSpiel from Python':28} {driven(amount):12,.0f}"
        yield f"  {'OpenSpiel in its search':28} {searched(amount):12,.0f}"


def played(player: PlayingOut, deals: Sequence[Position], each: int) -> float:
    """Return how many deals a second one of ours plays out."""
    began = time.process_time()
    player.average_many(deals, each, 1)
    return len(deals) * each / (time.process_time() - began)


def at_play() -> Any:
    """Return OpenSpiel's Euchre dealt and bid, so that 20 cards are to be played."""
    spiel, chance = import_module("pyspiel"), random.Random(2)
    state = spiel.load_game("euchre").new_initial_state()
    while state.is_chance_node():
        state.apply_action(chance.choice(state.legal_actions()))
    # The last thing allowed is to order up, then any discard, then to play with the partner.
    while state.current_phase().name != "PLAY":
        state.apply_action(state.legal_actions()[-1])
    return state


def driven(amount: Amount) -> float:
    """Return how many deals a second OpenSpiel plays if every card is chosen in Python."""
    start, chance = at_play(), random.Random(3)
    number = max(1, amount.played // 100)
    began = time.process_time()
    for _ in range(number):
        state = start.clone()
        while not state.is_terminal():
            actions = state.legal_actions()
            state.apply_action(actions[int(chance.random() * len(actions))])
    return number / (time.process_time() - began)


def searched(amount: Amount) -> float:
    """Return how many deals a second OpenSpiel plays out in its own search, a hundred at every leaf."""
    spiel = import_module("pyspiel")
    start, leaves, each = at_play(), amount.searched, 100
    evaluator = spiel.RandomRolloutEvaluator(each, 4)
    bot = spiel.ISMCTSBot(
        5, evaluator, 1.0, leaves, -1, spiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT, False, False
    )
    began = time.process_time()
    bot.step(start)
    return leaves * each / (time.process_time() - began)


def main() -> int:
    """Measure, and print each line as soon as it is known."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--brief", action="store_true", help="measure next to nothing, only to see it run")
    amount = BRIEF if parser.parse_args().brief else Amount()
    for lines in (playing(amount), solving(amount)):
        for line in lines:
            sys.stdout.write(line + "\n")
            sys.stdout.flush()
    return 0


if __name__ == "__main__":
    sys.exit(main())
