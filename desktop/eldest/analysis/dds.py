"""Bo Haglund's double-dummy solver for whole deals of four hands and thirteen cards, where it is at hand.

It comes in the wheels of endplay. Nothing of that package is imported but the shared library itself, by ctypes; its
interface is described in the header `dll.h` of DDS 2.9. Where it is missing our own solver does the same, in more time.
"""

import ctypes
import functools
import importlib.util
import logging
import sys
from collections.abc import Sequence
from pathlib import Path

from eldest.analysis.position import RANKS, SUIT, SUITS, Position

log = logging.getLogger("eldest.analysis")

THREADS = 2
"""Threads that it may use; each takes some 90 MB."""
SEATS, LAID, MOST_RANKS = 4, 3, 13
MOST_BOARDS = 200
"""Boards that can be handed over at once."""
DEUCE = 2
"""The bit of the lowest rank in its words, and the number of that rank."""
NO_TRUMP = 4
DONE = 1
"""What it returns if nothing went wrong."""
EVERY_CARD = 3
ALWAYS_SEARCH = 1
MOST_TRICKS = -1

_NAMES = {"win32": "dds.dll", "darwin": "libdds.dylib"}


class _Deal(ctypes.Structure):
    _fields_ = (
        ("trump", ctypes.c_int),
        ("first", ctypes.c_int),
        ("trick_suit", ctypes.c_int * LAID),
        ("trick_rank", ctypes.c_int * LAID),
        ("held", ctypes.c_uint * SUITS * SEATS),
    )


class _Boards(ctypes.Structure):
    _fields_ = (
        ("number", ctypes.c_int),
        ("deals", _Deal * MOST_BOARDS),
        ("target", ctypes.c_int * MOST_BOARDS),
        ("solutions", ctypes.c_int * MOST_BOARDS),
        ("mode", ctypes.c_int * MOST_BOARDS),
    )


class _Tricks(ctypes.Structure):
    _fields_ = (
        ("nodes", ctypes.c_int),
        ("cards", ctypes.c_int),
        ("suit", ctypes.c_int * MOST_RANKS),
        ("rank", ctypes.c_int * MOST_RANKS),
        ("equals", ctypes.c_int * MOST_RANKS),
        ("score", ctypes.c_int * MOST_RANKS),
    )


class _Solved(ctypes.Structure):
    _fields_ = (("number", ctypes.c_int), ("boards", _Tricks * MOST_BOARDS))


class Failed(Exception):
    """It refused a board: a fault of the program, for what it cannot read is never handed over."""


class Dds:
    """The solver itself; one is enough, and only one thread may ask it at a time."""

    def __init__(self, library: ctypes.CDLL) -> None:
        self._library = library
        library.SetMaxThreads(THREADS)
        self._boards, self._solved = _Boards(), _Solved()

    def reads(self, position: Position) -> bool:
        """Tell whether it can be asked: two against two, a point for each trick, and hands of a size."""
        playing = position.playing
        if len(playing) != SEATS or position.card_points or position.trump_any_time or position.trick_points != 1:
            return False
        sides = [position.side >> seat & 1 for seat in playing]
        return sides[0] == sides[2] != sides[1] == sides[3] and _is_even(position)

    def solve_many(self, positions: Sequence[Position]) -> list[tuple[int, ...]]:
        """Return what the side takes from here on by each card of `legal()`, for each position that it reads.

        It cannot be stopped: whoever has no time hands over few.

        :raises Failed: if it refuses one
        """
        found: list[tuple[int, ...]] = []
        for start in range(0, len(positions), MOST_BOARDS):
            found += self._run(positions[start : start + MOST_BOARDS])
        return found

    def _run(self, positions: Sequence[Position]) -> list[tuple[int, ...]]:
        boards = self._boards
        boards.number = len(positions)
        for place, position in enumerate(positions):
            _write(boards.deals[place], position)
            boards.target[place] = MOST_TRICKS
            boards.solutions[place] = EVERY_CARD
            boards.mode[place] = ALWAYS_SEARCH
        code = self._library.SolveAllBoardsBin(ctypes.byref(boards), ctypes.byref(self._solved))
        if code != DONE:
            raise Failed(code)
        return [_read(self._solved.boards[place], position) for place, position in enumerate(positions)]


@functools.cache
def dds() -> Dds | None:
    """Return the solver, or None where it is not installed or cannot be loaded; it is looked for once."""
    found = importlib.util.find_spec("endplay")
    if found is None or found.origin is None:
        return None
    try:
        name = _NAMES.get(sys.platform, "libdds.so")
        return Dds(ctypes.CDLL(str(Path(found.origin).parent / "_dds" / name)))
    except OSError as wrong:
        log.warning("the solver of whole deals cannot be loaded: %s", wrong)
        return None


def _is_even(position: Position) -> bool:
    """Tell whether all hands are of a size, less the cards that the open trick has already."""
    places = len(position.playing)
    start = position.playing.index(position.leader)
    sizes = set()
    for place, seat in enumerate(position.playing):
        sizes.add(position.hands[seat].bit_count() + ((place - start) % places < len(position.trick)))
    return len(sizes) == 1


def _write(deal: _Deal, position: Position) -> None:
    deal.trump = position.trump if position.trump >= 0 else NO_TRUMP
    deal.first = position.playing.index(position.leader)
    for place in range(LAID):
        card = position.trick[place] if place < len(position.trick) else None
        deal.trick_suit[place] = 0 if card is None else card // RANKS
        deal.trick_rank[place] = 0 if card is None else card % RANKS + DEUCE
    for hand, seat in enumerate(position.playing):
        for suit in range(SUITS):
            deal.held[hand][suit] = (position.hands[seat] >> suit * RANKS & SUIT) << DEUCE


def _read(tricks: _Tricks, position: Position) -> tuple[int, ...]:
    """Return the values by card; it counts for the side of the mover, and names of equal cards the highest."""
    scores = {}
    for place in range(tricks.cards):
        first = tricks.suit[place] * RANKS
        ranks = tricks.equals[place] | 1 << tricks.rank[place]
        for rank in range(MOST_RANKS):
            if ranks >> rank + DEUCE & 1:
                scores[first + rank] = tricks.score[place]
    if position.side >> position.mover & 1:
        return tuple(scores[card] for card in position.legal())
    left = max(hand.bit_count() for hand in position.hands)
    return tuple(left - scores[card] for card in position.legal())
