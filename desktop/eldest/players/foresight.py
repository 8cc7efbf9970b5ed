"""What positions come to: with all cards seen, exactly, and played out by those who do not see them.

The exact value is quick, but takes it that everybody will know where every card lies. Those who play out by
rule of thumb err where good players would not, but know no more than these. The mean of the two errs least.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import TYPE_CHECKING

from eldest.analysis.double_dummy import Solver
from eldest.analysis.playing_out import PlayingOut
from eldest.analysis.position import Position
from eldest.analysis.reckoning import Reading
from eldest.players.seeing import Seeing

if TYPE_CHECKING:
    from eldest.analysis.reading import Halt

SLIPS = 12
"""Of 256 choices in playing out so many are made at random, so that two plays of one deal differ."""
MOST_KNOWN = 500
"""Deals whose outlook is kept at hand: more than the calls of one batch lead to."""


@dataclass(frozen=True, slots=True)
class Outlook:
    """What a side takes from a position on: the points, with how likely each number of them is."""

    chances: tuple[tuple[int, float], ...]

    def worth(self, prizes: Sequence[float]) -> float:
        """Return what that is worth, where so many points are worth so much."""
        return sum([chance * prizes[points] for points, chance in self.chances])


MOST_SEEN = 36
"""With more cards than these still to be played a deal is only played out: solved, it told no more."""


class Foresight:
    """Looks ahead in deals.

    :param seen: the part of what is exact with all cards seen; the rest is of deals played out
    :param plays: how often each is played out
    """

    def __init__(self, seen: float, plays: int = 2) -> None:
        self._seen = seen
        self._plays = plays if seen < 1 else 0
        self.halt: Halt | None = None
        """Ends the search when it is called."""
        self._solver = Solver()
        self._seeing = Seeing(self._solver)
        self._playing_out = PlayingOut(SLIPS)
        self._known: dict[tuple[Position, int], Outlook] = {}

    def cards(self, readings: Sequence[Reading]) -> list[tuple[Outlook, ...]] | None:
        """Return for every deal the outlook of each legal card, the lowest number first.

        None if the search was called off.
        """
        found: list[list[list[tuple[int, float]]]] = [
            [[] for _ in range(reading.position.legal_mask.bit_count())] for reading in readings
        ]
        part = self._seen if _are_few(readings) else 0.0
        plays = self._plays if part else max(self._plays, 1)
        if part:
            solved = self._seeing.solve_many([reading.position for reading in readings], self.halt)
            for cards, values in zip(found, solved, strict=True):
                if values is None:
                    return None
                for chances, points in zip(cards, values, strict=True):
                    chances.append((points, part))
        for play in range(plays if part < 1 else 0):
            for cards, means in zip(found, self._played_out(readings, play), strict=True):
                if means is None:
                    return None
                for chances, mean in zip(cards, means, strict=True):
                    chances.append((round(mean), (1 - part) / plays))
        return [tuple(Outlook(tuple(chances)) for chances in cards) for cards in found]

    def deals(self, readings: Sequence[Reading]) -> list[Outlook] | None:
        """Return the outlook of every deal; None if the search was called off.

        Several calls may lead to the same deal, which is looked into once.
        """
        asked = [(reading.position, reading.pool) for reading in readings]
        new = {key: reading for key, reading in zip(asked, readings, strict=True) if key not in self._known}
        looked = self._deals(list(new.values()))
        if looked is None:
            return None
        if len(self._known) > MOST_KNOWN:
            self._known = {key: self._known[key] for key in asked if key in self._known}
        self._known.update(zip(new, looked, strict=True))
        return [self._known[key] for key in asked]

    def _deals(self, readings: Sequence[Reading]) -> list[Outlook] | None:
        found: list[list[tuple[int, float]]] = [[] for _ in readings]
        if self._seen:
            solved = self._solver.value_many([reading.position for reading in readings], halt=self.halt)
            for chances, points in zip(found, solved, strict=True):
                if points is None:
                    return None
                chances.append((points, self._seen))
        for play in range(self._plays):
            for chances, mean in zip(found, self._dealt_out(readings, play), strict=True):
                if mean is None:
                    return None
                chances.append((round(mean), (1 - self._seen) / self._plays))
        return [Outlook(tuple(chances)) for chances in found]

    def _played_out(self, readings: Sequence[Reading], play: int) -> list[tuple[float, ...] | None]:
        """Return what each card comes to when it is played out once."""
        found: list[tuple[float, ...] | None] = []
        for pool, group in groupby(readings, lambda reading: reading.pool):
            positions = _positions(group)
            found += self._playing_out.averages_many(positions, 1, play, pool, self.halt)
        return found

    def _dealt_out(self, readings: Sequence[Reading], play: int) -> list[float | None]:
        """Return the same where the first card too is chosen by rule of thumb."""
        found: list[float | None] = []
        for pool, group in groupby(readings, lambda reading: reading.pool):
            found += self._playing_out.average_many(_positions(group), 1, play, pool, self.halt)
        return found


def _are_few(readings: Sequence[Reading]) -> bool:
    """Tell whether few enough cards are left in the deals of one sight."""
    return bool(readings) and sum(hand.bit_count() for hand in readings[0].position.hands) <= MOST_SEEN


def _positions(readings: Iterable[Reading]) -> list[Position]:
    return [reading.position for reading in readings]
