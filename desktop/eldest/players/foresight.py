"""What positions come to: with all cards seen, exactly, and played out by those who do not see them.

The exact value is quick, but takes it that everybody will know where every card lies. Those who play on by
rule of thumb err where good players would not, but know no more than these. The mean of the two errs least.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from eldest.analysis.double_dummy import Halt, Solver
from eldest.analysis.position import Position
from eldest.players.seeing import Seeing


@dataclass(frozen=True, slots=True)
class Outlook:
    """What a side takes from a position on: the points, with how likely each number of them is."""

    chances: tuple[tuple[int, float], ...]

    def worth(self, prizes: Sequence[float]) -> float:
        """Return what that is worth, where so many points are worth so much."""
        return sum([chance * prizes[points] for points, chance in self.chances])


class Foresight:
    """Looks ahead in positions.

    :param seen: the part of what is exact with all cards seen; the rest is of deals played out
    :param halt: ends the search when it is called
    """

    def __init__(self, seen: float, halt: Halt | None = None) -> None:
        self._seen = seen
        self._halt = halt
        self._solver = Solver()
        self._seeing = Seeing(self._solver, halt)

    def cards(self, positions: Sequence[Position]) -> list[tuple[Outlook, ...]] | None:
        """Return for every position the outlook of each legal card, the lowest number first.

        None if the search was called off.
        """
        looked = []
        for values in self._seeing.solve_many(positions):
            if values is None:
                return None
            looked.append(tuple(Outlook(((points, 1.0),)) for points in values))
        return looked

    def deals(self, positions: Sequence[Position]) -> list[Outlook] | None:
        """Return the outlook of every position; None if the search was called off."""
        looked = []
        for points in self._solver.value_many(positions, halt=self._halt):
            if points is None:
                return None
            looked.append(Outlook(((points, 1.0),)))
        return looked
