# cython: boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
# cython: language_level=3, annotation_typing=False
"""How positions are read into whole numbers, for all that is compiled and works on many of them at once."""

from array import array
from collections.abc import Iterable, Iterator, Sequence
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
    from eldest.analysis.bits import count, highest, lowest
    from eldest.analysis.layout import (
        AT_ONCE,
        BEGUN,
        CARD_BITS,
        FREE,
        GAINED,
        KEPT,
        LEADER,
        LED,
        MOST_POINTS,
        MOST_SEATS,
        MOVER,
        NUMBER,
        RECORD,
        SIDE,
        SUIT_BITS,
        TABLE,
        TAKER,
        TRICK,
        TRUMP,
        WORTH,
    )
    from eldest.analysis.position import CARDS, RANKS, SUITS

_ONE = 1
_SUIT_MASK = 0x7FFF
_WORD = 0xFFFF_FFFF_FFFF_FFFF
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

    def _live(self) -> int:
        live = self.hands[0]
        for seat in range(1, self.seats):
            live |= self.hands[seat]
        return live

    def _legal(self, seat: int, trick: int) -> int:
        hand = self.hands[seat]
        if trick & BEGUN == 0:
            return hand
        follows = hand & _SUIT_MASK << (trick >> LED & SUIT_BITS) * RANKS
        if follows == 0:
            return hand
        return follows | hand & self.trumps if self.free else follows

    def _laid(self, trick: int, card: int, seat: int) -> int:
        """Return the trick with one more card: the best one, who laid it, the suit led, and the points."""
        trick += self.points[card] << GAINED
        suit = card // RANKS
        if trick & BEGUN == 0:
            return trick | BEGUN | suit << LED | seat << TAKER | card
        top = trick & CARD_BITS
        if card > top if suit == top // RANKS else suit == self.trump:
            return trick & KEPT | seat << TAKER | card
        return trick

    def _beating(self, cards: int, trick: int) -> int:
        """Return those of the cards that would take the trick as it lies."""
        top = trick & CARD_BITS
        suit = top // RANKS
        better = cards & _SUIT_MASK << suit * RANKS & ~((_ONE << top) - 1)
        return better if suit == self.trump else better | cards & self.trumps

    def _above(self, cards: int, others: int) -> int:
        """Return those of the cards, all of one suit, that are higher than all the others."""
        return cards & ~((_ONE << highest(others)) - 1) & ~others & _WORD if others else cards

    def _masters(self, cards: int, others: int) -> int:
        """Return those of the cards that no other hand can beat within their suit."""
        found = 0
        for suit in range(SUITS):
            mask = _SUIT_MASK << suit * RANKS
            if cards & mask:
                found |= self._above(cards & mask, others & mask)
        return found


def parts_of(positions: Iterable[Position]) -> Iterator[list[Position]]:
    """Yield positions in their order, as many together as are read at once."""
    waiting = list(positions)
    for start in range(0, len(waiting), AT_ONCE):
        yield waiting[start : start + AT_ONCE]


def readable(position: Position) -> bool:
    """Tell whether a position can be taken up: not too many seats, cards or points."""
    playing, hands = position.playing, position.hands
    return (
        0 < len(playing) <= MOST_SEATS
        and len(position.trick) < len(playing)
        and position.leader in playing
        and min(playing) >= 0
        and max(playing) < len(hands)
        and min(hands) >= 0
        and max(hands) <= _DECK
        and (not position.trick or (min(position.trick) >= 0 and max(position.trick) < CARDS))
        and -1 <= position.trump < SUITS
        and 0 <= position.trick_points <= MOST_POINTS // RANKS
    )
