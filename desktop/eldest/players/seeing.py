"""What cards come to with all of them seen, by the solver that is quicker for a position."""

from collections.abc import Sequence

from eldest.analysis import dds
from eldest.analysis.double_dummy import Solver
from eldest.analysis.position import Position
from eldest.analysis.reading import Halt

WHOLE_DEALS = 7
"""With so many cards a hand the solver of whole deals is quicker than our own."""
AT_ONCE = 4
"""Boards handed to it at once, for each of two threads two: it cannot be stopped."""


class Seeing:
    """Solves positions that are told of one sight."""

    def __init__(self, solver: Solver) -> None:
        self._solver = solver

    def solve_many(
        self, positions: Sequence[Position], halt: Halt | None = None, nodes: int = 0
    ) -> list[tuple[int, ...] | None]:
        """Return what the side takes by each legal card of each position; None for those after a halt.

        :param nodes: how many cards our own solver lays for one position at the most, 0 for any number; None
            for what takes more
        """
        each = list(dict.fromkeys(positions))  # near the end many worlds are one and the same
        solved = dict(zip(each, self._solved(each, halt, nodes), strict=True))
        return [solved[position] for position in positions]

    def _solved(
        self, positions: Sequence[Position], halt: Halt | None, nodes: int
    ) -> list[tuple[int, ...] | None]:
        if not _are_whole(positions):
            return self._solver.solve_many(positions, nodes, halt)
        found: list[tuple[int, ...] | None] = []
        for start in range(0, len(positions), AT_ONCE):
            part = positions[start : start + AT_ONCE]
            found += [None] * len(part) if halt and halt.called else dds.solve_many(part)
        return found


def _are_whole(positions: Sequence[Position]) -> bool:
    """Tell whether there are as many cards as in whole deals, and the solver of these is at hand."""
    if not positions or max(hand.bit_count() for hand in positions[0].hands) < WHOLE_DEALS:
        return False
    return dds.library() is not None and all(map(dds.takes, positions))
