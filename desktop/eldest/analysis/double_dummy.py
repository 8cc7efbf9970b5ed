# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False, annotation_typing=False
"""What every card is worth when all hands are known and everybody plays perfectly: the double-dummy values.

One search for every game that a `Position` can tell of: alpha-beta with a window of one point (the question is
always "can the side take so many?"), a table of the positions at the beginning of tricks, cards that are as good
as each other tried once, and what is sure to be taken counted without search.

This file is the program twice: it is compiled where that can be done, with the types that stand beside it in
double_dummy.pxd, and is else run as it stands, a hundred times slower and with the same answers.
"""

from array import array
from collections.abc import Iterable, Sequence

from eldest.analysis.position import Position

try:
    import cython
except ImportError:
    from eldest.analysis import interpreted as cython
if not cython.compiled:
    from eldest.analysis.bits import count, highest, lowest
    from eldest.analysis.position import CARDS, RANKS, SUITS

_SEATS = 8
"""How many seats can take part in one position."""
_MOST_POINTS = 32_767
"""How many points there can be in one position."""

# Where things stand in the record of one position; its hands come first.
_NUMBER, _SIDE, _TRUMP, _LEADER, _MOVER, _LED, _TOP, _TAKER, _GAINED, _TRICK, _FREE, _POINTS = range(8, 20)
_RECORD = 20
_AT_ONCE = 64
"""How many positions are read before the search begins on them."""

_KILLERS = 8 * 64
_ONE = 1
_SUIT_MASK = 0x7FFF
_ROUNDS = 0x9E3779B97F4A7C15
_WORD = 0xFFFF_FFFF_FFFF_FFFF
_HALF = 0xFFFF
_DECK = 0x0FFF_FFFF_FFFF_FFFF
_STAMPS = 0xFF_FFFF
_PERIOD = 1023
"""The search looks up once in so many cards, whether it is to stop."""


class Unsolved(Exception):
    """The search was stopped before it had the answer: called off, or over the limit of its nodes."""


class Halt:
    """Calls searches off from another thread; once called it stays so."""

    def __init__(self) -> None:
        self.flag = array("q", bytes(8))

    def call(self) -> None:
        """Let every search that was given this halt end at once, and every later one before it begins."""
        self.flag[0] = 1

    @property
    def called(self) -> bool:
        """Whether it was called."""
        return bool(self.flag[0])


class Solver:
    """Finds exact values; each thread needs one of its own, and two solvers do not hold each other up.

    A solver keeps nothing from one position to the next but its memory, so its answers depend on the
    position alone.

    :param size: the table has room for 2 ** size positions of 16 bytes
    """

    def __init__(self, size: int = 17) -> None:
        self.bits = size
        self.keys = array("Q", bytes(8 << size))
        self.entries = array("Q", bytes(8 << size))
        self.records = array("Q", bytes(8 * _RECORD * _AT_ONCE))
        self.answers = array("q", bytes(8 * CARDS * _AT_ONCE))
        self.tables = array("q", bytes(8 * CARDS * _AT_ONCE))
        self.flag = array("q", bytes(8))
        self.hands = list(bytes(_SEATS))
        self.ally = list(bytes(_SEATS))
        self.points = list(bytes(CARDS))
        self.killer = list(bytes(_KILLERS))
        self.seats = self.trump = self.free = self.each = self.counting = 0
        self.card = self.trumps = self.stamp = self.nodes = self.most = self.stopped = self.shift = 0

    def solve(self, position: Position, nodes: int = 0, halt: Halt | None = None) -> tuple[int, ...]:
        """Return what `position.side` takes from here on, the open trick included, by each card of `legal()`.

        :param nodes: how many cards may be laid in the search at most, 0 for as many as it takes
        :raises Unsolved: if that was not enough, or the halt was called
        :raises ValueError: if the position cannot be read: too many seats, cards or points
        """
        (found,) = self.solve_many((position,), nodes, halt)
        if found is None:
            raise Unsolved
        return found

    def value(self, position: Position, nodes: int = 0, halt: Halt | None = None) -> int:
        """Return what `position.side` takes from here on if everybody plays for the best.

        Quicker than the best of `solve`, and ends as that does.
        """
        (found,) = self.value_many((position,), nodes, halt)
        if found is None:
            raise Unsolved
        return found

    def solve_many(
        self, positions: Iterable[Position], nodes: int = 0, halt: Halt | None = None
    ) -> list[tuple[int, ...] | None]:
        """Return what `solve` would for each; None where the nodes (for each position) ran out, or after a halt.

        The interpreter is left to other threads meanwhile.
        """
        found: list[tuple[int, ...] | None] = []
        waiting = list(positions)
        for start in range(0, len(waiting), _AT_ONCE):
            part = waiting[start : start + _AT_ONCE]
            self._run(part, nodes, halt, 1)
            for place, position in enumerate(part):
                begin = place * CARDS
                if self.answers[begin] < 0:
                    found.append(None)
                else:
                    number = position.legal_mask.bit_count()
                    found.append(tuple([self.answers[at] for at in range(begin, begin + number)]))
        return found

    def value_many(
        self, positions: Iterable[Position], nodes: int = 0, halt: Halt | None = None
    ) -> list[int | None]:
        """Return what `value` would for each; None as in `solve_many`."""
        found: list[int | None] = []
        waiting = list(positions)
        for start in range(0, len(waiting), _AT_ONCE):
            part = waiting[start : start + _AT_ONCE]
            self._run(part, nodes, halt, 0)
            values = [self.answers[place * CARDS] for place in range(len(part))]
            found += [value if value >= 0 else None for value in values]
        return found

    def _run(self, part: Sequence[Position], nodes: int, halt: Halt | None, each: int) -> None:
        """Read some positions and leave the answers in their places; -1 is none."""
        known: tuple[int, ...] | None = None
        table = -1
        for place, position in enumerate(part):
            if table < 0 or position.card_points is not known:
                table += 1
                known = position.card_points
                self._read_points(known, table)
            self._read(position, place * _RECORD, table)
        self.flag = Halt().flag if halt is None else halt.flag
        self.most = nodes
        number = len(part)
        with cython.nogil:
            for at in range(number):
                self._answer(at, each)

    def _read_points(self, points: tuple[int, ...], table: int) -> None:
        if points and (len(points) != CARDS or min(points) < 0 or max(points) > _MOST_POINTS):
            raise ValueError(f"not points of {CARDS} cards: {points}")
        for card in range(CARDS):
            self.tables[table * CARDS + card] = points[card] if points else 0

    def _read(self, position: Position, at: int, table: int) -> None:
        playing, trick = position.playing, position.trick
        if not readable(position):
            raise ValueError(f"cannot be read: {position}")
        first = playing.index(position.leader)
        seats = len(playing)
        side = 0
        for place, seat in enumerate(playing):
            self.records[at + place] = position.hands[seat]
            side |= (position.side >> seat & 1) << place
        self.records[at + _NUMBER] = seats
        self.records[at + _SIDE] = side
        self.records[at + _TRUMP] = position.trump + 1
        self.records[at + _LEADER] = first
        self.records[at + _MOVER] = (first + len(trick)) % seats
        self.records[at + _LED] = trick[0] // RANKS if trick else SUITS
        taker = playing.index(position.winning) if trick else first
        self.records[at + _TOP] = trick[(taker + seats - first) % seats] if trick else 0
        self.records[at + _TAKER] = taker
        gained = 0
        for card in trick:
            gained += self.tables[table * CARDS + card]
        self.records[at + _GAINED] = gained
        self.records[at + _TRICK] = position.trick_points
        self.records[at + _FREE] = position.trump_any_time
        self.records[at + _POINTS] = table

    def _answer(self, place: int, each: int) -> None:
        """Solve the position of one record."""
        left = self._begin(place)
        record = place * _RECORD
        answer = place * CARDS
        leader = self.records[record + _LEADER]
        seat = self.records[record + _MOVER]
        led = self.records[record + _LED]
        top = self.records[record + _TOP]
        taker = self.records[record + _TAKER]
        gained = self.records[record + _GAINED]
        if left < 0 or self.flag[0]:
            self.answers[answer] = -1
            return
        if each == 0:
            self.answers[answer] = self._exact(seat, leader, led, top, taker, gained, left, CARDS, left // 2)
            return
        legal = self._legal(seat, led)
        if legal == 0:
            self.answers[answer] = 0
        others = self._live() & ~self.hands[seat] & _WORD
        if led < SUITS:
            others |= _ONE << top
        distinct = self._distinct(legal, others)
        guess = left // 2
        number = 0
        while legal:
            card = lowest(legal)
            if distinct >> card & 1:
                guess = self._exact(seat, leader, led, top, taker, gained, left, card, guess)
                self.answers[answer + number] = guess
                if guess < 0:
                    self.answers[answer] = -1
                    return
            else:
                self.answers[answer + number] = self._alike(answer + number, legal, seat, led, distinct, card)
            number += 1
            legal &= legal - 1

    def _alike(self, at: int, legal: int, seat: int, led: int, distinct: int, card: int) -> int:
        """Return the answer for the card below that is as good as this one."""
        whole = self._legal(seat, led)
        lower = whole & ~legal & _WORD
        while lower:
            other = highest(lower)
            lower ^= _ONE << other
            at -= 1
            if distinct >> other & 1 and self.points[other] == self.points[card]:
                return self.answers[at]
        return -1

    def _begin(self, place: int) -> int:
        """Take a record up; return all the points there still are, -1 if they are too many."""
        record = place * _RECORD
        self.seats = self.records[record + _NUMBER]
        self.trump = self.records[record + _TRUMP] - 1
        self.trumps = _SUIT_MASK << self.trump * RANKS if self.trump >= 0 else 0
        self.free = self.records[record + _FREE]
        self.each = self.records[record + _TRICK]
        side = self.records[record + _SIDE]
        tricks = 0
        for seat in range(self.seats):
            self.hands[seat] = self.records[record + seat]
            self.ally[seat] = side >> seat & 1
            tricks = max(tricks, count(self.hands[seat]))
        table = self.records[record + _POINTS] * CARDS
        self.counting = 0
        for card in range(CARDS):
            self.points[card] = self.tables[table + card]
            self.counting |= self.points[card]
        leader = self.records[record + _LEADER]
        if self.records[record + _LED] < SUITS:
            # the leader has laid his card already
            tricks = max(tricks, count(self.hands[leader]) + 1)
        left = tricks * self.each + self.records[record + _GAINED]
        live = self._live()
        bits = 10 + count(live) // 3
        self.shift = 64 - min(bits, self.bits)
        while live:
            left += self.points[lowest(live)]
            live &= live - 1
        self._stamp()
        for at in range(_KILLERS):
            self.killer[at] = 0
        self.nodes = 0
        self.stopped = 0
        return left if left <= _MOST_POINTS else -1

    def _stamp(self) -> None:
        """Make what the table knows from earlier positions void."""
        self.stamp = self.stamp + 1
        if self.stamp > _STAMPS:
            self.stamp = 1
            for at in range(_ONE << self.bits):
                self.entries[at] = 0

    def _exact(
        self,
        seat: int,
        leader: int,
        led: int,
        top: int,
        taker: int,
        gained: int,
        left: int,
        card: int,
        guess: int,
    ) -> int:
        """Close in on the value of one card, or of the best one if the card is 60; -1 if it was stopped."""
        low = 0
        high = left
        while low < high:
            need = guess + 1 if guess == low else guess
            if card < CARDS:
                found = self._lay(card, seat, leader, led, top, taker, gained, need, left)
            elif led == SUITS:
                found = self._lead(leader, need, left)
            else:
                found = self._follow(seat, leader, led, top, taker, gained, need, left)
            if self.stopped:
                return -1
            if found >= need:
                low = found
            else:
                high = found
            guess = found
        return low

    def _lay(
        self,
        card: int,
        seat: int,
        leader: int,
        led: int,
        top: int,
        taker: int,
        gained: int,
        need: int,
        left: int,
    ) -> int:
        """Lay a card, look on, and take it back."""
        bit = _ONE << card
        suit = card // RANKS
        self.nodes += 1
        if self.nodes & _PERIOD == 0 or self.nodes == self.most:
            if self.flag[0] or (self.most and self.nodes >= self.most):
                self.stopped = 1
        if self.stopped:
            return 0
        if led == SUITS:
            led = suit
            top = card
            taker = seat
        elif suit == top // RANKS:
            if card > top:
                top = card
                taker = seat
        elif suit == self.trump:
            top = card
            taker = seat
        self.hands[seat] ^= bit
        after = seat + 1 if seat + 1 < self.seats else 0
        found = self._follow(after, leader, led, top, taker, gained + self.points[card], need, left)
        self.hands[seat] ^= bit
        return found

    def _follow(
        self, seat: int, leader: int, led: int, top: int, taker: int, gained: int, need: int, left: int
    ) -> int:
        """Return a bound of the value: at least so much if it is `need` or more, else at most so much."""
        while seat != leader and self.hands[seat] == 0:
            seat = seat + 1 if seat + 1 < self.seats else 0
        if seat == leader:
            gained += self.each
            if self.ally[taker]:
                return gained + self._lead(taker, need - gained, left - gained)
            return self._lead(taker, need, left - gained)
        cards = self._legal(seat, led)
        if cards & (cards - 1) == 0:
            return self._lay(lowest(cards), seat, leader, led, top, taker, gained, need, left)
        cards = self._distinct(cards, self._live() & ~self.hands[seat] & _WORD | _ONE << top)
        beating = self._beating(cards, led, top)
        ally = self.ally[seat]
        best = -1 if ally else left + 1
        slot = seat * 64 + count(self.hands[leader])
        killer = self.killer[slot]
        if ally == self.ally[taker]:
            beating = 0
        while cards:
            if cards & killer:
                bit = cards & killer
            elif beating:
                bit = beating & -beating & _WORD
            else:
                bit = cards & -cards & _WORD
            cards &= ~bit & _WORD
            beating &= ~bit & _WORD
            found = self._lay(lowest(bit), seat, leader, led, top, taker, gained, need, left)
            if self.stopped:
                return 0
            if ally:
                if found > best:
                    best = found
                    if best >= need:
                        self.killer[slot] = bit
                        return best
            elif found < best:
                best = found
                if best < need:
                    self.killer[slot] = bit
                    return best
        return best

    def _lead(self, leader: int, need: int, left: int) -> int:
        """Return a bound as `_follow` does, at the beginning of a trick."""
        if need <= 0:
            return 0
        if need > left:
            return left
        live = self._live()
        if live == 0:
            return 0
        while self.hands[leader] == 0:
            leader = leader + 1 if leader + 1 < self.seats else 0
        key = live | (_ONE << CARDS) * leader
        at = ((key * _ROUNDS) & _WORD) >> self.shift
        low = 0
        high = left
        first = 0
        entry = self.entries[at]
        if self.keys[at] == key and entry >> 40 == self.stamp:
            low = entry & _HALF
            high = entry >> 16 & _HALF
            if low >= need:
                return low
            if high < need:
                return high
            first = _ONE << (entry >> 32 & 63)
        best = self._open(leader, need, left, live, first)
        if self.stopped:
            return 0
        if best >= need:
            low = best
        else:
            high = best
        move = self.card
        self.keys[at] = key
        self.entries[at] = self.stamp << 40 | move << 32 | high << 16 | low
        return best

    def _open(self, leader: int, need: int, left: int, live: int, first: int) -> int:
        """Try the leads, that of the table first; the last one tried stays in `card`."""
        hand = self.hands[leader]
        others = live & ~hand & _WORD
        cards = self._distinct(hand, others)
        ally = self.ally[leader]
        best = -1 if ally else left + 1
        masters = self._masters(cards, others)
        while cards:
            if cards & first:
                bit = cards & first
            elif masters:
                bit = masters & -masters & _WORD
            elif cards & ~self.trumps:
                bit = cards & ~self.trumps & _WORD
                bit &= -bit & _WORD
            else:
                bit = cards & -cards & _WORD
            cards &= ~bit & _WORD
            masters &= ~bit & _WORD
            card = lowest(bit)
            found = self._lay(card, leader, leader, SUITS, 0, leader, 0, need, left)
            if self.stopped:
                return 0
            if ally:
                if found > best:
                    best = found
                    self.card = card
                    if best >= need:
                        return best
            elif found < best:
                best = found
                self.card = card
                if best < need:
                    return best
        return best

    def _live(self) -> int:
        live = self.hands[0]
        for seat in range(1, self.seats):
            live |= self.hands[seat]
        return live

    def _legal(self, seat: int, led: int) -> int:
        hand = self.hands[seat]
        if led == SUITS:
            return hand
        follows = hand & _SUIT_MASK << led * RANKS
        if follows == 0:
            return hand
        return follows | hand & self.trumps if self.free else follows

    def _beating(self, cards: int, led: int, top: int) -> int:
        """Return those of the cards that would take the trick as it lies."""
        suit = top // RANKS
        better = cards & _SUIT_MASK << suit * RANKS & ~((_ONE << top) - 1)
        return better if suit == self.trump else better | cards & self.trumps

    def _distinct(self, cards: int, others: int) -> int:
        """Return the cards without those that are as good as a lower one among them."""
        kept = 0
        last = 0
        end = -1
        seen = 0
        while cards:
            bit = cards & -cards & _WORD
            cards ^= bit
            card = lowest(bit)
            if card >= end or others & (bit - last):
                seen = 0
                end = (card // RANKS + 1) * RANKS
            last = bit
            worth = _ONE << min(self.points[card], 63)
            if seen & worth == 0 or self.points[card] >= 63:
                kept |= bit
                seen |= worth
        return kept

    def _masters(self, cards: int, others: int) -> int:
        """Return those of the cards that no other hand can beat within their suit."""
        found = 0
        for suit in range(SUITS):
            mask = _SUIT_MASK << suit * RANKS
            higher = others & mask
            if higher:
                mask &= ~((_ONE << highest(higher)) - 1)
            found |= cards & mask
        return found


def readable(position: Position) -> bool:
    """Tell whether a solver can take a position up."""
    playing, hands = position.playing, position.hands
    return (
        0 < len(playing) <= _SEATS
        and len(position.trick) < len(playing)
        and position.leader in playing
        and all(0 <= seat < len(hands) for seat in playing)
        and all(0 <= hand <= _DECK for hand in hands)
        and all(0 <= card < CARDS for card in position.trick)
        and -1 <= position.trump < SUITS
        and 0 <= position.trick_points <= _MOST_POINTS // RANKS
        and sum(position.card_points) <= _MOST_POINTS
    )
