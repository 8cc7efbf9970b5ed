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
from eldest.analysis.shown import Shown
from eldest.analysis.tastes import PLAIN
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
        """Return what that is worth, where so many points are worth so much, and more no more than the most.

        At a strict table somebody may have been dealt too many cards, which make too many tricks.
        """
        most = len(prizes) - 1
        return sum([chance * prizes[min(points, most)] for points, chance in self.chances])


MOST_NODES = 100_000
"""Cards laid in the search for one exact value at the most; where that is not enough it goes without."""
MOST_SEEN = 36
"""With more cards than these still to be played a deal is only played out: solved, it told no more."""


class Foresight:
    """Looks ahead in deals.

    :param seen: the part of what is exact with all cards seen; the rest is of deals played out
    :param plays: how often each is played out
    :param taste: by which the side plays that is asked for, and `foes` by which the others do
    """

    def __init__(
        self, seen: float, plays: int = 2, taste: Sequence[int] = PLAIN, foes: Sequence[int] | None = None
    ) -> None:
        self._seen = seen
        self._plays = plays if seen < 1 else 0
        self.halt: Halt | None = None
        """Ends the search when it is called."""
        self._solver = Solver()
        self._seeing = Seeing(self._solver)
        self._playing_out = PlayingOut(SLIPS, taste, foes)
        self._known: dict[tuple[Position, Shown], Outlook] = {}

    def cards(self, readings: Sequence[Reading]) -> list[tuple[Outlook, ...]] | None:
        """Return for every deal the outlook of each legal card, the lowest number first.

        None if the search was called off.
        """
        solved: list[tuple[int, ...] | None] = [None] * len(readings)
        if self._seen and _are_few(readings):
            solved = self._seeing.solve_many(_positions(readings), self.halt, MOST_NODES)
        plays = [self._played_out(readings, play) for play in range(self._plays_for(solved))]
        if self.is_called_off:
            return None
        found = []
        for place, reading in enumerate(readings):
            known, cards = solved[place], range(reading.position.legal_mask.bit_count())
            exact = [None if known is None else known[card] for card in cards]
            played = [[play[place][card] for play in plays] for card in cards]
            found.append(tuple(map(self._outlook, exact, played)))
        return found

    def deals(self, readings: Sequence[Reading]) -> list[Outlook] | None:
        """Return the outlook of every deal; None if the search was called off.

        Several calls may lead to the same deal, which is looked into once.
        """
        asked = [(reading.position, reading.shown) for reading in readings]
        new = {key: reading for key, reading in zip(asked, readings, strict=True) if key not in self._known}
        looked = self._deals(list(new.values()))
        if looked is None:
            return None
        if len(self._known) > MOST_KNOWN:
            self._known = {key: self._known[key] for key in asked if key in self._known}
        self._known.update(zip(new, looked, strict=True))
        return [self._known[key] for key in asked]

    def _deals(self, readings: Sequence[Reading]) -> list[Outlook] | None:
        solved: list[int | None] = [None] * len(readings)
        if self._seen and _are_few(readings):
            solved = self._solver.value_many(_positions(readings), MOST_NODES, self.halt)
        plays = [self._dealt_out(readings, play) for play in range(self._plays_for(solved))]
        if self.is_called_off:
            return None
        return [self._outlook(known, [play[place] for play in plays]) for place, known in enumerate(solved)]

    def _plays_for(self, solved: Sequence[object]) -> int:
        """Return how often to play out: once at least where something was too much to solve."""
        return max(self._plays, 1) if None in solved else self._plays

    @property
    def is_called_off(self) -> bool:
        """Whether nobody wants to know any more."""
        return self.halt is not None and self.halt.called

    def _outlook(self, solved: int | None, played: Sequence[float]) -> Outlook:
        """Return the outlook by the exact points, if they are known, and by those played out."""
        part = 0.0 if solved is None else self._seen if played else 1.0
        chances = [] if solved is None else [(solved, part)]
        return Outlook((*chances, *((round(points), (1 - part) / len(played)) for points in played)))

    def _played_out(self, readings: Sequence[Reading], play: int) -> list[tuple[float, ...]]:
        """Return what each card comes to when it is played out once; of no use once called off."""
        found: list[tuple[float, ...]] = []
        for (shown, _), group in groupby(readings, _seen_alike):
            positions = _positions(group)
            averages = self._playing_out.averages_many(positions, 1, play, shown, self.halt)
            found += [() if means is None else means for means in averages]
        return found

    def _dealt_out(self, readings: Sequence[Reading], play: int) -> list[float]:
        """Return the same where the first card too is chosen by rule of thumb."""
        found: list[float] = []
        for (shown, _), group in groupby(readings, _seen_alike):
            means = self._playing_out.average_many(_positions(group), 1, play, shown, self.halt)
            found += [0.0 if mean is None else mean for mean in means]
        return found


def _are_few(readings: Sequence[Reading]) -> bool:
    """Tell whether few enough cards are left in the deals of one sight."""
    return bool(readings) and sum(hand.bit_count() for hand in readings[0].position.hands) <= MOST_SEEN


def _seen_alike(reading: Reading) -> tuple[Shown, tuple[int, ...]]:
    """Return what deals must have in common to be played out together."""
    return reading.shown, reading.position.playing


def _positions(readings: Iterable[Reading]) -> list[Position]:
    return [reading.position for reading in readings]
