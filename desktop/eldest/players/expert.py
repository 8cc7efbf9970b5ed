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
from typing import TYPE_CHECKING

from eldest.analysis.reckoning import PLAY, AnyReckoning
from eldest.cards.seating import Seat
from eldest.engine.acts import Act, Play
from eldest.engine.habits import of_kind
from eldest.engine.phrase import phrase
from eldest.engine.table import Sight, Table
from eldest.games import AnyGame
from eldest.players.foresight import Foresight
from eldest.players.inference import Imagined
from eldest.players.player import UNLIMITED, Limit, Thought
from eldest.players.thumb import Thumb

if TYPE_CHECKING:
    from eldest.analysis.position import Position

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
        self._foresight = Foresight(care.seen)

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
        """Return what each card promises, in the mean of the worlds."""
        readings = [self._reckoning.reading(world, seat) for world in worlds]
        if None in readings:
            return self._of_calls(worlds, seat, acts)
        known = [reading for reading in readings if reading is not None]
        solved = self._foresight.cards([reading.position for reading in known])
        totals: dict[Act, float] = dict.fromkeys(acts, 0.0)
        for world, reading, values in zip(worlds, known, solved, strict=True):
            prizes = self._reckoning.prizes(world, seat)
            cards = map(reading.cards.__getitem__, reading.position.legal())
            by_card = dict(zip(cards, values, strict=True))
            for act in of_kind(acts, Play):
                totals[act] += by_card[act.card].worth(prizes)
        return {act: total / len(worlds) for act, total in totals.items()}

    # -- calls

    def _of_calls(self, worlds: Sequence[Table], seat: Seat, acts: tuple[Act, ...]) -> dict[Act, float]:
        """Return what each call promises: the others go on by rule of thumb until there is play."""
        merits = {}
        for act in acts:
            values = self._after(act, worlds, seat)
            merits[act] = fmean(values) + self._boldness * BOLD * self._reckoning.bold(act)
        return merits

    def _after(self, act: Act, worlds: Sequence[Table], seat: Seat) -> list[float]:
        reckoning, values = self._reckoning, []
        begun: list[tuple[Table, Position]] = []
        for world in worlds:
            table = self._played_on(world, act)
            reading = None if self._is_over(table, world) else reckoning.reading(table, seat)
            if reading is None:
                over = table if self._is_over(table, world) else self._played_out(table)
                values.append(reckoning.value(world, over, seat))
            else:
                begun.append((table, reading.position))
        outlooks = self._foresight.deals([position for _, position in begun])
        pairs = zip(begun, outlooks, strict=True)
        return values + [outlook.worth(reckoning.prizes(table, seat)) for (table, _), outlook in pairs]

    # -- playing on

    def _played_on(self, world: Table, act: Act) -> Table:
        """Return the table after an act, and all that is done before the first card or the end of the deal.

        Everybody acts by rule of thumb, from what he sees of this world.
        """
        table: Table = self._game.advance(world, act).table
        while table.stage != PLAY and not self._is_over(table, world):
            table = self._one_further(table)
        return table

    def _played_out(self, world: Table) -> Table:
        """Return the table after the deal, everybody playing by rule of thumb."""
        table = world
        while not self._is_over(table, world):
            table = self._one_further(table)
        return table

    def _is_over(self, table: Table, world: Table) -> bool:
        return len(table.tally.sheet) > len(world.tally.sheet) or self._game.rests(table)

    def _one_further(self, table: Table) -> Table:
        game = self._game
        if table.turn is None:
            act = game.stage_of(table).chance(table, 0)
            assert act is not None
        else:
            act = self._thumb.choose(table.seen_by(table.turn), UNLIMITED).act
        further: Table = game.advance(table, act).table
        return further


BOLD = 0.1
"""Points by which the boldest player overrates a call."""


def _seed(sight: Sight) -> int:
    """Return a number that belongs to what a seat sees: the same sight has always the same one."""
    seen = (sight.hands, sight.spots, sight.calls, sight.trick, sight.tricks, sight.tally.score, sight.turn)
    return zlib.crc32(repr(seen).encode())
