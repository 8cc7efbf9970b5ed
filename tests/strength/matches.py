"""Matches of duplicate pairs: the same deal played with the sides exchanged.

A pair is one deal, by its number, with the same dealer and score, played once for each side of the game: the
first player has that side, and the second all others. What counts is the side's lead: its points less the
mean of the other sides'. The figure is the mean over the sides, so with two sides it is the ordinary
duplicate pair, and with more the first player has each seat in turn. The leads of all sides of one deal sum
to nought, so what the second player makes against himself is nought in every deal and need not be played.
Pairs are independent, and the interval is from their spread.
"""

import time
from dataclasses import dataclass

from eldest.engine.acts import Act, Play
from eldest.engine.table import Table
from games.suite import Setting
from strength.contestants import Spec
from strength.deals import Deals, lead, points_made, tricks_made
from strength.figures import Figures, Mean, Times

WHO = ("first", "second")
CALLS, PLAYS = "calls", "plays"


@dataclass(frozen=True, slots=True)
class Match:
    """Who meets whom, at what game, at what score, and the number of the first deal."""

    setting: Setting
    first: str
    second: str
    begins: int
    score: tuple[int, ...] = ()

    def __str__(self) -> str:
        score = f", at {'-'.join(map(str, self.score))}" if self.score else ""
        return f"{self.setting}{score}: {self.first} v {self.second}"


class Pairing:
    """Two contestants at a game, pair after pair."""

    def __init__(self, match: Match) -> None:
        self.deals = Deals(match.setting, match.score)
        self.contestants = tuple(Spec.parse(name).seated(self.deals) for name in (match.first, match.second))
        self._listening = [one for one in self.contestants if one.listens]
        self.times = {f"{who} {what}": Times() for who in WHO for what in (CALLS, PLAYS)}
        self._rows = tuple((self.times[f"{who} {CALLS}"], self.times[f"{who} {PLAYS}"]) for who in WHO)

    def pair(self, number: int) -> tuple[float, float]:
        """Return the first player's mean lead in points and in tricks, over all sides of one deal."""
        dealt = self.deals.dealt(number)
        points, tricks = zip(
            *(self._leads(dealt, number, side) for side in range(self.deals.sides)), strict=True
        )
        return sum(points) / len(points), sum(tricks) / len(tricks)

    def _leads(self, dealt: Table, number: int, side: int) -> tuple[float, float]:
        for one in self.contestants:
            one.begins(dealt, number)
        over = self.play(dealt, number, side)
        return lead(points_made(dealt, over), side), lead(tricks_made(dealt, over), side)

    def play(self, dealt: Table, number: int, first_has: int) -> Table:
        """Return the table after a deal in which the first player has one side, and the second all others."""
        sides = dealt.seating.sides
        clock = time.perf_counter_ns

        def choose(table: Table, acts: tuple[Act, ...]) -> Act:
            assert table.turn is not None
            who = int(sides[table.turn] != first_has)
            began = clock()
            act = self.contestants[who].choose(table, acts)
            self._rows[who][isinstance(acts[0], Play)].took(clock() - began)
            return act

        return self.deals.play_out(dealt, number, choose, self._told if self._listening else None)

    def _told(self, before: Table, act: Act, after: Table) -> None:
        for one in self._listening:
            one.hears(before, act, after)


def play_match(match: Match, pairs: int) -> Figures:
    """Play so many pairs, and return the figures."""
    began = time.perf_counter()
    pairing = Pairing(match)
    made = [pairing.pair(match.begins + place) for place in range(pairs)]
    points, tricks = (Mean.of(row[which] for row in made) for which in (0, 1))
    times = {name: it for name, it in pairing.times.items() if it.count}
    return Figures(points, tricks, times, time.perf_counter() - began)
