"""The expert: deals the unseen cards as they may lie, looks what comes of every act, and takes the best.

What a card comes to in a world is found in two ways, and their mean is taken. With all cards seen, exactly:
that is quick, but takes it that everybody will know where every card lies. And played on by rule of thumb:
that errs where the players would not, but knows no more than they do.
"""

import random
import zlib
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import fmean

from eldest.analysis.double_dummy import Solver
from eldest.analysis.reckoning import PLAY, AnyReckoning
from eldest.cards.seating import Seat
from eldest.engine.acts import Act, Play
from eldest.engine.habits import of_kind
from eldest.engine.phrase import phrase
from eldest.engine.table import Sight, Table
from eldest.games import AnyGame
from eldest.players.inference import Imagined
from eldest.players.player import Limit, Thought
from eldest.players.thumb import Thumb

PROMISES_MOST = phrase("players", "It promises {points} points, more than anything else ({others}).")
NO_BETTER = phrase("players", "Nothing else promises more, and so the rule holds.")


@dataclass(frozen=True, slots=True)
class Care:
    """How much trouble a player takes.

    So many `worlds` are dealt for a card, and so many for a call; `weighed`, those are likelier in which
    the others would have called as they did. `seen` is the part of the value with all cards seen, the rest
    is played on by rule of thumb.
    """

    worlds: int = 60
    worlds_of_calls: int = 60
    weighed: bool = True
    seen: float = 0.5
    even: float = 0.02


class Expert:
    """A player who reckons; what he does not reckon he does by rule of thumb."""

    def __init__(
        self, game: AnyGame, reckoning: AnyReckoning, care: Care = Care(), boldness: float = 0.0
    ) -> None:
        self._game = game
        self._reckoning = reckoning
        self._care = care
        self._boldness = boldness
        self._thumb = Thumb(game)
        self._solver = Solver()

    def choose(self, sight: Sight, limit: Limit, among: tuple[Act, ...] = ()) -> Thought:
        """Return the act that promises most in the worlds that may be; of equals the one by rule of thumb."""
        rule = self._thumb.choose(sight, limit, among)
        acts = among or self._game.acts(sight)
        if len(acts) == 1 or sight.stage not in self._reckoning.decisions:
            return rule
        seat = sight.turn
        assert seat is not None
        acts = self._reckoning.candidates(sight, acts, rule.act)
        imagined = Imagined(self._reckoning, sight, seat, random.Random(_seed(sight)))
        if sight.stage == PLAY:
            if not all(isinstance(act, Play) for act in acts):
                return rule
            worlds = imagined.worlds(self._care.worlds, weighed=self._care.weighed)
            merits = self._of_cards(worlds, seat, acts)
        else:
            worlds = imagined.worlds(self._care.worlds_of_calls, weighed=self._care.weighed)
            merits = self._of_calls(worlds, seat, acts)
        return self._best(rule, merits)

    def _best(self, rule: Thought, merits: dict[Act, float]) -> Thought:
        ordered = sorted(merits.items(), key=lambda pair: -pair[1])
        best, most = ordered[0]
        if rule.act in merits and merits[rule.act] >= most - self._care.even:
            return Thought(rule.act, rule.reason, rule.values, tuple(ordered))
        others = max((value for act, value in ordered if act != best), default=most)
        values = (("points", f"{most:+.2f}"), ("others", f"{others:+.2f}"))
        return Thought(best, PROMISES_MOST, values, tuple(ordered))

    # -- cards

    def _of_cards(self, worlds: Sequence[Table], seat: Seat, acts: tuple[Act, ...]) -> dict[Act, float]:
        seen = self._seen(worlds, seat, acts) if self._care.seen else None
        played = self._played(worlds, seat, acts) if self._care.seen < 1 else None
        if seen is None or played is None:
            found = seen or played
            assert found is not None
            return found
        part = self._care.seen
        return {act: part * seen[act] + (1 - part) * played[act] for act in acts}

    def _seen(self, worlds: Sequence[Table], seat: Seat, acts: tuple[Act, ...]) -> dict[Act, float] | None:
        readings = [self._reckoning.reading(world) for world in worlds]
        if not all(readings):
            return None
        known = [reading for reading in readings if reading is not None]
        plays = of_kind(acts, Play)
        totals: dict[Act, float] = dict.fromkeys(acts, 0.0)
        solved = self._solver.solve_many([reading.position for reading in known])
        for world, reading, values in zip(worlds, known, solved, strict=True):
            assert values is not None
            prizes = self._reckoning.prizes(world, seat)
            by_card = dict(zip(map(reading.cards.__getitem__, reading.position.legal()), values, strict=True))
            for act in plays:
                totals[act] += prizes[by_card[act.card]]
        return {act: total / len(worlds) for act, total in totals.items()}

    def _played(self, worlds: Sequence[Table], seat: Seat, acts: tuple[Act, ...]) -> dict[Act, float]:
        return {
            act: fmean(self._reckoning.value(world, self._to_the_end(world, act), seat) for world in worlds)
            for act in acts
        }

    # -- calls

    def _of_calls(self, worlds: Sequence[Table], seat: Seat, acts: tuple[Act, ...]) -> dict[Act, float]:
        merits = {}
        for act in acts:
            values = [self._of_call(world, seat, act) for world in worlds]
            merits[act] = fmean(values) + self._boldness * BOLD * self._reckoning.bold(act)
        return merits

    def _of_call(self, world: Table, seat: Seat, act: Act) -> float:
        return self._reckoning.value(world, self._to_the_end(world, act), seat)

    # -- playing on

    def _to_the_end(self, world: Table, act: Act) -> Table:
        """Return the table after the deal, all playing by rule of thumb from what they see of this world."""
        game, deals = self._game, len(world.tally.sheet)
        table = game.advance(world, act).table
        while len(table.tally.sheet) == deals and not game.rests(table):
            if table.turn is None:
                chance = game.stage_of(table).chance(table, 0)
                assert chance is not None
                table = game.advance(table, chance).table
                continue
            table = game.advance(table, self._thumb.choose(table.seen_by(table.turn), UNLIMITED).act).table
        return table


BOLD = 0.1
"""Points by which the boldest player overrates a call."""
UNLIMITED = Limit()


def _seed(sight: Sight) -> int:
    """Return a number that belongs to what a seat sees: the same sight has always the same one."""
    seen = (sight.hands, sight.spots, sight.calls, sight.trick, sight.tricks, sight.tally.score, sight.turn)
    return zlib.crc32(repr(seen).encode())
