"""Bo Haglund's double-dummy solver for bridge, where it is at hand: quicker than ours from nine cards on.

It comes inside the package `endplay`, of which the shared library is all that is loaded (`dll.h` of DDS 2.9
tells its calls and structures). It counts tricks of four seats in two sides, in four suits of thirteen ranks.
"""

import ctypes
import importlib.util
import sys
import threading
import time
from collections.abc import Sequence
from functools import cache
from pathlib import Path

from eldest.analysis.position import RANKS, SUIT, SUITS, Position, cards_of

_LIBRARIES = {"win32": "dds.dll", "darwin": "libdds.dylib"}
_HANDS, _TRICK = 4, 3
_MOST_RANKS = 13
_MOST_BOARDS = 200
_PARTNERS = (0b0101, 0b1010)
_LOWEST_RANK = 2
_THREADS = 2
_MEGABYTES = 400
_NO_TRUMPS = 4
_AT_ONCE = _THREADS
"""Boards asked for at once when there is a deadline: a call that runs cannot be stopped."""
_turn = threading.Lock()
"""DDS has one memory for all that ask it, so it is asked by one thread at a time."""


class _Deal(ctypes.Structure):
    """A position as DDS takes it; its suits are told by number only, so ours serve as they are."""

    _fields_ = (
        ("trump", ctypes.c_int),
        ("first", ctypes.c_int),
        ("trick_suit", ctypes.c_int * _TRICK),
        ("trick_rank", ctypes.c_int * _TRICK),
        ("remaining", ctypes.c_uint * SUITS * _HANDS),
    )


class _Boards(ctypes.Structure):
    _fields_ = (
        ("number", ctypes.c_int),
        ("deals", _Deal * _MOST_BOARDS),
        ("target", ctypes.c_int * _MOST_BOARDS),
        ("solutions", ctypes.c_int * _MOST_BOARDS),
        ("mode", ctypes.c_int * _MOST_BOARDS),
    )


class _Future(ctypes.Structure):
    _fields_ = (
        ("nodes", ctypes.c_int),
        ("cards", ctypes.c_int),
        ("suit", ctypes.c_int * _MOST_RANKS),
        ("rank", ctypes.c_int * _MOST_RANKS),
        ("equals", ctypes.c_int * _MOST_RANKS),
        ("score", ctypes.c_int * _MOST_RANKS),
    )


class _Solved(ctypes.Structure):
    _fields_ = (("number", ctypes.c_int), ("boards", _Future * _MOST_BOARDS))


class Refused(Exception):
    """DDS answered a call with an error; its number is in the text."""


@cache
def library() -> ctypes.CDLL | None:
    """Return the library, set to two threads; None where it is not installed or cannot be loaded."""
    path = _place()
    try:
        loaded = ctypes.CDLL(str(path)) if path else None
    except OSError:
        return None
    if loaded is not None:
        loaded.SetResources(_MEGABYTES, _THREADS)
    return loaded


def _place() -> Path | None:
    """Return where the library lies: beside this module in the built program, else in the package."""
    name = _LIBRARIES.get(sys.platform, "libdds.so")
    beside = Path(__file__).with_name(name)
    if beside.exists():
        return beside
    found = importlib.util.find_spec("endplay")
    return Path(found.origin).parent / "_dds" / name if found is not None and found.origin else None


def takes(position: Position) -> bool:
    """Tell whether DDS can solve a position: one of bridge, whatever its hands are made of."""
    return (
        len(position.playing) == _HANDS
        and position.trick_points > 0
        and not any(position.card_points)
        and not position.trump_any_time
        and _side(position) in _PARTNERS
        and max(_lengths(position)) <= _MOST_RANKS
        and position.legal_mask > 0
        and _is_even(position)
    )


def solve_many(positions: Sequence[Position], deadline: float | None = None) -> list[tuple[int, ...] | None]:
    """Return what `Solver.solve` would for each position.

    :param deadline: a time of `time.monotonic()`; what was not begun by then is None
    :raises ValueError: if one is not for DDS (see `takes`), or DDS is not at hand
    :raises Refused: if DDS finds a fault in a position
    """
    if library() is None or not all(takes(position) for position in positions):
        raise ValueError("not a case for DDS")
    step = _MOST_BOARDS if deadline is None else _AT_ONCE
    found: list[tuple[int, ...] | None] = []
    for start in range(0, len(positions), step):
        part = positions[start : start + step]
        late = deadline is not None and time.monotonic() >= deadline
        found += [None] * len(part) if late else _solved(part)
    return found


def _solved(part: Sequence[Position]) -> list[tuple[int, ...]]:
    boards, solved = _Boards(), _Solved()
    boards.number = len(part)
    ranks = [_ranks(position) for position in part]
    for place, position in enumerate(part):
        _fill(boards.deals[place], position, ranks[place])
        # target -1, solutions 3: the tricks of every card
        boards.target[place], boards.solutions[place], boards.mode[place] = -1, 3, 1
    loaded = library()
    assert loaded is not None
    with _turn:
        error = loaded.SolveAllBoardsBin(ctypes.byref(boards), ctypes.byref(solved))
    if error != 1:
        raise Refused(f"DDS answers {error}")
    return [_values(position, solved.boards[place], ranks[place]) for place, position in enumerate(part)]


def _fill(deal: _Deal, position: Position, ranks: dict[int, int]) -> None:
    """Write a position down for DDS: its hands are the seats in order of play."""
    deal.trump = position.trump if position.trump >= 0 else _NO_TRUMPS
    deal.first = position.playing.index(position.leader)
    for place, card in enumerate(position.trick):
        deal.trick_suit[place], deal.trick_rank[place] = card // RANKS, ranks[card]
    for place, seat in enumerate(position.playing):
        for card in cards_of(position.hands[seat]):
            deal.remaining[place][card // RANKS] |= 1 << ranks[card]


def _ranks(position: Position) -> dict[int, int]:
    """Return the rank of every card for DDS, 2 to 14, close upon each other in every suit."""
    ranks: dict[int, int] = {}
    for suit in range(SUITS):
        cards = cards_of(_in_play(position) & SUIT << suit * RANKS)
        ranks |= {card: _LOWEST_RANK + place for place, card in enumerate(cards)}
    return ranks


def _values(position: Position, future: _Future, ranks: dict[int, int]) -> tuple[int, ...]:
    """Return the side's points by each legal card; DDS counts the mover's tricks, and equal cards once."""
    tricks: dict[tuple[int, int], int] = {}
    for at in range(future.cards):
        equals = [rank for rank in range(_LOWEST_RANK, RANKS) if future.equals[at] >> rank & 1]
        for rank in (future.rank[at], *equals):
            tricks[future.suit[at], rank] = future.score[at]
    total = position.hands[position.mover].bit_count()
    mine = position.side >> position.mover & 1
    found = [tricks[card // RANKS, ranks[card]] for card in position.legal()]
    return tuple((score if mine else total - score) * position.trick_points for score in found)


def _in_play(position: Position) -> int:
    cards = 0
    for seat in position.playing:
        cards |= position.hands[seat]
    for card in position.trick:
        cards |= 1 << card
    return cards


def _lengths(position: Position) -> list[int]:
    cards = _in_play(position)
    return [(cards & SUIT << suit * RANKS).bit_count() for suit in range(SUITS)]


def _side(position: Position) -> int:
    """Return the side by places in the order of play."""
    return sum((position.side >> seat & 1) << place for place, seat in enumerate(position.playing))


def _is_even(position: Position) -> bool:
    """Tell whether the hands differ by no more than the cards of the open trick."""
    first, laid = position.playing.index(position.leader), len(position.trick)
    sizes = [
        position.hands[seat].bit_count() + ((place - first) % _HANDS < laid)
        for place, seat in enumerate(position.playing)
    ]
    return len(set(sizes)) == 1
