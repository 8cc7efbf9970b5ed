"""A taste fitted to a game: how the players of playing out like their cards, so that they play it well.

``fit.py "euchre for 4" --deals 20000 --rounds 5 --to taste.json`` calls many deals by rule of thumb
and has them played out by a taste, every seat from what it can tell. At each decision every card is played
out once more, and the taste is moved towards what it came to: along the gradient of the value that a player
would have who takes each card as often as he likes it (softmax, sixteen to one). In the first round nobody
likes anything, and all is at random. Deals for fitting are none of those by which players are tuned or
reported.

``--habits`` fits one to the rule of thumb instead, by the likelihood of what it lays.

The result is a list of numbers for the game's `tastes.py`. It needs numpy, which nothing else does.
"""

import argparse
import json
import random
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, replace
from importlib import import_module
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

from eldest.analysis.playing_out import PlayingOut
from eldest.analysis.position import Position
from eldest.analysis.reckoning import PLAY
from eldest.analysis.shown import Shown, shown_by
from eldest.analysis.traits import ROWS, TASTE, TRAITS
from eldest.cards.seating import Seat
from eldest.engine.acts import Play
from eldest.games import reckoning_of
from games.suite import awaited_at
from strength.deals import Deals
from strength.forms import read_setting
from strength.seeing import by_thumb

np: Any = import_module("numpy")

FITTING = 900_000_000
"""The first deal of those by which tastes are fitted."""
ONE_POINT = 16
"""In a taste's numbers: so much better a card is taken e times as often."""
AT_RANDOM, SLIPPING = 256, 20
STEPS, STRIDE, LATER_STRIDE = 200, 0.05, 0.02
WIDE_ROUNDS = 3
"""Rounds of wide strides, before the narrower ones."""
KEEPS_SMALL = 1e-6
"""How strongly a taste that tells nothing is drawn to nought."""
PARTS = 8


@dataclass(frozen=True, slots=True)
class Start:
    """A deal whose calls are made: position, what is shown, by seat its side and prizes."""

    position: Position
    shown: Shown
    seats: dict[int, tuple[int, tuple[float, ...]]]


@dataclass(frozen=True, slots=True)
class Decision:
    """The cards that a seat could lay: by each its row, what is told of it, and what it came to."""

    rows: tuple[int, ...]
    told: tuple[tuple[int, ...], ...]
    values: tuple[float, ...]


def starts(form: str, begins: int, number: int) -> list[Start]:
    """Return deals of a game as the play begins, called by rule of thumb, without those thrown up."""
    deals = Deals(read_setting(form))
    game = deals.game.guided()
    choose, reckoning = by_thumb(game), reckoning_of(game)
    found = []
    for deal in range(FITTING + begins, FITTING + begins + number):
        table = deals.dealt(deal)
        while table.stage != PLAY and not (table.turn is None and game.rests(table)):
            act = awaited_at(game, table, deal)
            if act is None:
                acts = game.acts(table)
                act = acts[0] if len(acts) == 1 else choose(table, acts)
            table = game.advance(table, act).table
        reading = reckoning.reading(table, table.turn) if table.turn is not None else None
        if reading is not None:
            found.append(Start(reading.position, reading.shown, _seats(reckoning, table)))
    return found


def _seats(reckoning: Any, table: Any) -> dict[int, tuple[int, tuple[float, ...]]]:
    readings = {seat: reckoning.reading(table, seat) for seat in table.playing}
    return {
        int(seat): (reading.position.side, tuple(reckoning.prizes(table, Seat(seat))))
        for seat, reading in readings.items()
    }


class Course:
    """One deal as it is played by a taste, card by card."""

    def __init__(self, start: Start, player: PlayingOut, chance: random.Random) -> None:
        self._position, self._shown, self._seats = start.position, start.shown, start.seats
        self._player, self._chance = player, chance
        self._tricks: list[list[tuple[int, int]]] = [[]]
        self._won: Counter[int] = Counter()

    def decisions(self, share: float) -> Iterator[Decision]:
        """Yield a share of the decisions, those in which something is at stake."""
        while self._position.legal_mask:
            mover = self._position.mover
            side, prizes = self._seats[mover]
            now = replace(self._position, side=side)
            if now.legal_mask.bit_count() > 1 and self._chance.random() < share:
                decision = self._tried(now, prizes)
                if len(set(decision.values)) > 1:
                    yield decision
            self._lay(self._player.card(now, self._chance.getrandbits(30), self._shown))

    def _tried(self, now: Position, prizes: Sequence[float]) -> Decision:
        won = sum(points for seat, points in self._won.items() if now.side >> seat & 1)
        came_to = self._player.averages(now, 1, self._chance.getrandbits(30), self._shown)
        assert came_to is not None
        values = tuple(prizes[min(won + round(points), len(prizes) - 1)] for points in came_to)
        rows, told = zip(*self._player.traits(now, self._shown), strict=True)
        return Decision(rows, told, values)

    def _lay(self, card: int) -> None:
        position = self._position
        self._tricks[-1].append((position.mover, card))
        free = position.trump if position.trump_any_time else -1
        lacks, led = shown_by(self._tricks, len(position.hands), free)
        self._shown = replace(self._shown, pool=self._shown.pool & ~(1 << card), lacks=lacks, led=led)
        self._position = position.play(card)
        if not self._position.trick:
            whole = replace(position, trick=(*position.trick, card))
            self._won[whole.winning] += position.worth(whole.trick)
            self._tricks.append([])


def decisions_of(some: Sequence[Start], taste: Sequence[int], seed: int, share: float) -> list[Decision]:
    """Return the decisions of some deals played by a taste; by none at all, they are played at random."""
    chance = random.Random(seed)
    player = PlayingOut(SLIPPING if any(taste) else AT_RANDOM, taste)
    return [decision for start in some for decision in Course(start, player, chance).decisions(share)]


def habits_of(form: str, begins: int, number: int) -> list[Decision]:
    """Return the decisions of deals played by rule of thumb: its card is worth 1, all others 0."""
    deals = Deals(read_setting(form))
    game = deals.game.guided()
    choose, reckoning, player = by_thumb(game), reckoning_of(game), PlayingOut()
    found: list[Decision] = []

    def watched(table: Any, acts: Any) -> Any:
        act = choose(table, acts)
        reading = reckoning.reading(table, table.turn)
        if isinstance(act, Play) and reading is not None and len(acts) > 1:
            rows, told = zip(*player.traits(reading.position, reading.shown), strict=True)
            cards = [reading.cards[card] for card in reading.position.legal()]
            found.append(Decision(rows, told, tuple(float(card == act.card) for card in cards)))
        return act

    for deal in range(FITTING + begins, FITTING + begins + number):
        deals.play_out(deals.dealt(deal), deal, watched)
    return found


class Slope:
    """How the value of many decisions changes with a taste."""

    def __init__(self, decisions: Sequence[Decision]) -> None:
        sizes = [len(decision.rows) for decision in decisions]
        self._told = np.array([told for decision in decisions for told in decision.told], np.float32)
        self._values = np.array([value for decision in decisions for value in decision.values], np.float32)
        self._first = np.cumsum([0, *sizes[:-1]])
        self._of = np.repeat(np.arange(len(sizes)), sizes)
        rows = np.array([row for decision in decisions for row in decision.rows])
        self._rows = [np.nonzero(rows == row)[0] for row in range(len(ROWS))]

    def at(self, taste: Any) -> Any:
        """Return the gradient of the mean value at a taste, in shares of a point."""
        liked = np.empty(len(self._values), np.float32)
        by_row = taste.reshape(len(ROWS), TRAITS)
        for row, places in enumerate(self._rows):
            liked[places] = self._told[places] @ by_row[row]
        often = np.exp(liked - np.maximum.reduceat(liked, self._first)[self._of])
        often /= np.add.reduceat(often, self._first)[self._of]
        steep = self._steep(often) / len(self._first)
        return np.array([steep[places] @ self._told[places] for places in self._rows]).ravel()

    def _steep(self, often: Any) -> Any:
        mean = np.add.reduceat(often * self._values, self._first)
        return often * (self._values - mean[self._of])


class Likeness(Slope):
    """How the likelihood of what was done changes with a taste (its logarithm)."""

    def _steep(self, often: Any) -> Any:
        return self._values - often


def improved(taste: Any, slope: Slope, stride: float) -> Any:
    """Return a taste after some steps uphill, each as long as the slope is sure (Adam)."""
    mean, square = np.zeros_like(taste), np.zeros_like(taste)
    for step in range(1, STEPS + 1):
        steep = slope.at(taste) - KEEPS_SMALL * taste
        mean = 0.9 * mean + 0.1 * steep
        square = 0.999 * square + 0.001 * steep * steep
        even = np.sqrt(square / (1 - 0.999**step)) + 1e-9
        taste = taste + stride * mean / (1 - 0.9**step) / even
    return taste


def fit(form: str, deals: int, rounds: int, taste: list[int], share: float = 1.0) -> Iterator[list[int]]:
    """Yield a taste after each round, the better the more deals and rounds."""
    size = deals // PARTS
    with ProcessPoolExecutor() as pool:
        forms, sizes = [form] * PARTS, [size] * PARTS
        parts = list(pool.map(starts, forms, range(0, size * PARTS, size), sizes))
        for turn in range(rounds):
            seeds = range(turn * PARTS, (turn + 1) * PARTS)
            found = pool.map(decisions_of, parts, [taste] * PARTS, seeds, [share] * PARTS)
            slope = Slope([decision for some in found for decision in some])
            stride = STRIDE if turn < WIDE_ROUNDS else LATER_STRIDE
            better = improved(np.array(taste, np.float64) / ONE_POINT, slope, stride)
            taste = [round(float(number) * ONE_POINT) for number in better]
            yield taste


def fit_habits(form: str, deals: int) -> list[int]:
    """Return a taste that likes cards as the rule of thumb does."""
    size = deals // PARTS
    with ProcessPoolExecutor() as pool:
        parts = pool.map(habits_of, [form] * PARTS, range(0, size * PARTS, size), [size] * PARTS)
        likeness = Likeness([decision for part in parts for decision in part])
    taste = np.zeros(TASTE)
    for stride in (STRIDE, STRIDE, LATER_STRIDE):
        taste = improved(taste, likeness, stride)
    return [round(float(number) * ONE_POINT) for number in taste]


def main() -> int:
    """Fit, and write the taste down after every round."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    add: Any = parser.add_argument
    add("form", metavar="LINE", help='the game, as "euchre for 4"')
    add("--deals", type=int, default=20_000, metavar="N", help="how many deals are called (20000)")
    add("--rounds", type=int, default=5, metavar="N", help="how often they are played and fitted (5)")
    add(
        "--share",
        type=float,
        default=1.0,
        metavar="P",
        help="part of the decisions that are looked into (all)",
    )
    add("--start", type=Path, metavar="FILE", help="a taste to begin with (none)")
    add("--to", type=Path, required=True, metavar="FILE", help="where the taste is written")
    add("--habits", action="store_true", help="like cards as the rule of thumb does, not as is best")
    given = parser.parse_args()
    if given.habits:
        given.to.write_text(json.dumps(fit_habits(given.form, given.deals)), "utf-8")
        return 0
    taste = json.loads(given.start.read_text("utf-8")) if given.start else [0] * TASTE
    for turn, better in enumerate(fit(given.form, given.deals, given.rounds, taste, given.share)):
        given.to.write_text(json.dumps(better), "utf-8")
        sys.stdout.write(f"{given.form}: round {turn + 1}\n")
        sys.stdout.flush()
    return 0


if __name__ == "__main__":
    sys.exit(main())
