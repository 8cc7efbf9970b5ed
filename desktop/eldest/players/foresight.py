"""What positions come to: with all cards seen, exactly, and played out by those who do not see them."""

from collections.abc import Sequence
from dataclasses import dataclass

from eldest.analysis.double_dummy import Solver
from eldest.analysis.position import Position


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
    """

    def __init__(self, seen: float) -> None:
        self._seen = seen
        self._solver = Solver()

    def cards(self, positions: Sequence[Position]) -> list[tuple[Outlook, ...]]:
        """Return for every position the outlook of each legal card, the lowest number first."""
        return [
            tuple(Outlook(((points, 1.0),)) for points in values or ())
            for values in self._solver.solve_many(positions)
        ]

    def deals(self, positions: Sequence[Position]) -> list[Outlook]:
        """Return the outlook of every position."""
        return [Outlook(((points or 0, 1.0),)) for points in self._solver.value_many(positions)]
