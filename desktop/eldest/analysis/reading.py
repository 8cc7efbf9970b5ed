# cython: boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
# cython: language_level=3, annotation_typing=False
"""How positions are read into whole numbers, for all that is compiled and works on many of them at once."""

from array import array
from collections.abc import Sequence
from typing import TYPE_CHECKING

from eldest.analysis.position import Position

if TYPE_CHECKING:
    import cython
else:
    try:
        import cython
    except ImportError:
        from eldest.analysis import interpreted as cython
if not cython.compiled:
    from eldest.analysis.bits import count, lowest
    from eldest.analysis.layout import (
        AT_ONCE,
        BEGUN,
        FREE,
        GAINED,
        LEADER,
        LED,
        MOST_POINTS,
        MOST_SEATS,
        MOVER,
        NUMBER,
        RECORD,
        SIDE,
        TABLE,
        TAKER,
        TRICK,
        TRUMP,
        WORTH,
    )
    from eldest.analysis.position import CARDS, RANKS, SUITS

_ONE = 1
_SUIT_MASK = 0x7FFF
_DECK = 0x0FFF_FFFF_FFFF_FFFF


class Halt:
    """Calls work off from another thread; once called it stays so."""

    def __init__(self) -> None:
        self.flag = array("q", bytes(8))

    def call(self) -> None:
        """Let all work that was given this halt end at once, and all later work before it begins."""
        self.flag[0] = 1

    @property
    def called(self) -> bool:
        """Whether it was called."""
        return bool(self.flag[0])


class Reader:
    """Reads positions; those that work on them are kinds of it. Each thread needs one of its own."""

    def __init__(self) -> None:
        self.records = array("Q", bytes(8 * RECORD * AT_ONCE))
        self.answers = array("q", bytes(8 * CARDS * AT_ONCE))
        self.tables = array("q", bytes(8 * CARDS * AT_ONCE))
        self.flag = array("q", bytes(8))
        self.hands = list(bytes(MOST_SEATS))
        self.ally = list(bytes(MOST_SEATS))
        self.points = list(bytes(CARDS))
        self.seats = self.trump = self.free = self.each = self.trumps = self.counters = 0

    def _read_all(self, part: Sequence[Position], halt: Halt | None) -> None:
        """Read some positions into the records.

        :raises ValueError: if one cannot be read
        """
        known: tuple[int, ...] | None = None
        table = -1
        for place, position in enumerate(part):
            if table < 0 or position.card_points is not known:
                table += 1
                known = position.card_points
                self._read_points(known, table)
            self._read(position, place * RECORD, table)
        self.flag = Halt().flag if halt is None else halt.flag

    def _read_points(self, points: tuple[int, ...], table: int) -> None:
        if points and (len(points) != CARDS or min(points) < 0 or sum(points) > MOST_POINTS):
            raise ValueError(f"not points of {CARDS} cards: {points}")
        for card in range(CARDS):
            self.tables[table * CARDS + card] = points[card] if points else 0

    def _read(self, position: Position, at: int, table: int) -> None:
        playing = position.playing
        if not readable(position):
            raise ValueError(f"cannot be read: {position}")
        first = playing.index(position.leader)
        seats = len(playing)
        side = 0
        for place, seat in enumerate(playing):
            self.records[at + place] = position.hands[seat]
            side |= (position.side >> seat & 1) << place
        self.records[at + NUMBER] = seats
        self.records[at + SIDE] = side
        self.records[at + TRUMP] = position.trump + 1
        self.records[at + LEADER] = first
        self.records[at + MOVER] = (first + len(position.trick)) % seats
        self.records[at + TRICK] = self._read_trick(position, first, table)
        self.records[at + WORTH] = position.trick_points
        self.records[at + FREE] = position.trump_any_time
        self.records[at + TABLE] = table

    def _read_trick(self, position: Position, first: int, table: int) -> int:
        """Return the open trick in one number."""
        trick = position.trick
        if not trick:
            return 0
        gained = 0
        for card in trick:
            gained += self.tables[table * CARDS + card]
        taker = position.playing.index(position.winning)
        top = trick[taker - first if taker >= first else taker - first + len(position.playing)]
        return gained << GAINED | BEGUN | trick[0] // RANKS << LED | taker << TAKER | top

    def _take_up(self, place: int) -> int:
        """Take a record up; return all the points there still are, -1 if they are too many."""
        record = place * RECORD
        self.seats = self.records[record + NUMBER]
        self.trump = self.records[record + TRUMP] - 1
        self.trumps = _SUIT_MASK << self.trump * RANKS if self.trump >= 0 else 0
        self.free = self.records[record + FREE]
        self.each = self.records[record + WORTH]
        left = self.each * self._take_hands(record) + (self.records[record + TRICK] >> GAINED)
        self.counters = 0
        table = self.records[record + TABLE] * CARDS
        for card in range(CARDS):
            self.points[card] = self.tables[table + card]
            if self.points[card]:
                self.counters |= _ONE << card
        counters = self.counters
        while counters:
            left += self._held(lowest(counters))
            counters &= counters - 1
        return left if left <= MOST_POINTS else -1

    def _held(self, card: int) -> int:
        """Return the points of a card if it is in a hand."""
        for seat in range(self.seats):
            if self.hands[seat] >> card & 1:
                return self.points[card]
        return 0

    def _take_hands(self, record: int) -> int:
        """Take the hands of a record up, and return how many tricks there are to be."""
        tricks = 0
        side = self.records[record + SIDE]
        for seat in range(self.seats):
            self.hands[seat] = self.records[record + seat]
            self.ally[seat] = side >> seat & 1
            tricks = max(tricks, count(self.hands[seat]))
        if self.records[record + TRICK] & BEGUN:
            leader = self.records[record + LEADER]
            tricks = max(tricks, count(self.hands[leader]) + 1)
        return tricks


def readable(position: Position) -> bool:
    """Tell whether a position can be taken up: not too many seats, cards or points."""
    playing, hands = position.playing, position.hands
    return (
        0 < len(playing) <= MOST_SEATS
        and len(position.trick) < len(playing)
        and position.leader in playing
        and 0 <= min(playing)
        and max(playing) < len(hands)
        and min(hands) >= 0
        and max(hands) <= _DECK
        and (not position.trick or (0 <= min(position.trick) and max(position.trick) < CARDS))
        and -1 <= position.trump < SUITS
        and 0 <= position.trick_points <= MOST_POINTS // RANKS
    )
