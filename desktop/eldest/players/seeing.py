"""What cards come to with all of them seen: by the solver that is quicker, as far as there is time."""

import time
from collections.abc import Iterator, Sequence

from eldest.analysis.dds import dds
from eldest.analysis.double_dummy import Solver
from eldest.analysis.position import Position

WHOLE_DEALS = 7
"""With so many cards a hand the solver of whole deals is quicker than our own."""
MANY_CARDS = 11
"""With so many a board may take long, and no solver of whole deals can be stopped."""
AT_ONCE = 4
"""Boards handed over at once then: two for each of two threads."""


class Seen:
    """Solves positions of one kind together, until a moment if one is named."""

    def __init__(self) -> None:
        self._solver = Solver()

    def solve_many(self, positions: Sequence[Position], until: float | None = None) -> list[tuple[int, ...]]:
        """Return what the side takes by each legal card, for as many positions as there was time for.

        The first are always solved.

        :param until: when to stop, by `time.monotonic`; None to solve them all
        """
        found: list[tuple[int, ...]] = []
        for part in _in_parts(positions):
            if found and until is not None and time.monotonic() >= until:
                break
            found += self._solved(part)
        return found

    def _solved(self, positions: Sequence[Position]) -> list[tuple[int, ...]]:
        whole = dds() if _cards(positions[0]) >= WHOLE_DEALS else None
        if whole is not None and all(map(whole.reads, positions)):
            return whole.solve_many(positions)
        return [values for values in self._solver.solve_many(positions) if values is not None]


def _in_parts(positions: Sequence[Position]) -> Iterator[Sequence[Position]]:
    if not positions:
        return
    size = AT_ONCE if _cards(positions[0]) >= MANY_CARDS else len(positions)
    for start in range(0, len(positions), size):
        yield positions[start : start + size]


def _cards(position: Position) -> int:
    return max(hand.bit_count() for hand in position.hands)
