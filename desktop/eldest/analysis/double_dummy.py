# cython: boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
# cython: language_level=3, annotation_typing=False
"""What every card is worth when all hands are known and everybody plays perfectly: the double-dummy values.

One search for every game that a `Position` can tell of: alpha-beta with a window of one point (it always asks
"can the side take so many?"), a table of the positions at the beginning of tricks, cards as good as each
other tried once, and what is sure to be taken counted without search.

This file is the program twice: it is compiled where that can be done, with the types that stand beside it in
double_dummy.pxd, and is else run as it stands, a hundred times slower and with the same answers.
"""

from array import array
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from eldest.analysis.position import Position
from eldest.analysis.reading import Halt, parts_of

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
        BEGUN,
        CARD_BITS,
        GAINED,
        LEADER,
        MOVER,
        RECORD,
        SEAT_BITS,
        TAKER,
        TRICK,
    )
    from eldest.analysis.position import CARDS, RANKS
    from eldest.analysis.reading import Reader

_ONE = 1
_SUIT_MASK = 0x7FFF
_ROUNDS = 0x9E3779B97F4A7C15
_WORD = 0xFFFF_FFFF_FFFF_FFFF
_HALF = 0xFFFF
_STAMPS = 0xFF_FFFF
_PERIOD = 1023
"""The search looks up once in so many cards, whether it is to stop."""


class Unsolved(Exception):
    """The search was stopped before it had the answer: called off, or over the limit of its nodes."""


class Solver(Reader):
    """Finds exact values; each thread needs one of its own, and two solvers do not hold each other up.

    A solver keeps nothing from one position to the next but its memory, so its answers depend on the
    position alone.

    :param size: the table has room for 2 ** size positions of 16 bytes
    """

    def __init__(self, size: int = 17) -> None:
        super().__init__()
        self.bits = size
        self.keys = array("Q", bytes(8 << size))
        self.entries = array("Q", bytes(8 << size))
        self.card = self.stamp = self.low = self.high = self.first = 0
        self.nodes = self.most = self.stopped = self.shift = 0

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
        """Return what `solve` would for each; None where the nodes (of each) ran out, or after a halt.

        The interpreter is left to other threads meanwhile.
        """
        found: list[tuple[int, ...] | None] = []
        for part in parts_of(positions):
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
        for part in parts_of(positions):
            self._run(part, nodes, halt, 0)
            values = [self.answers[place * CARDS] for place in range(len(part))]
            found += [value if value >= 0 else None for value in values]
        return found

    def _run(self, part: Sequence[Position], nodes: int, halt: Halt | None, each: int) -> None:
        """Read some positions and leave the answers in their places; -1 is none."""
        self._read_all(part, halt)
        self.most = nodes
        number = len(part)
        with cython.nogil:
            for at in range(number):
                self._answer(at, each)

    def _answer(self, place: int, each: int) -> None:
        """Solve the position of one record."""
        left = self._begin(place)
        answer = place * CARDS
        if left < 0 or self.flag[0]:
            self.answers[answer] = -1
        elif each:
            self._each_card(place, left)
        else:
            self.answers[answer] = self._exact(place, CARDS, left // 2, left)

    def _each_card(self, place: int, left: int) -> None:
        """Find the value of every legal card; of cards that are as good as each other only of the lowest."""
        record = place * RECORD
        answer = place * CARDS
        seat = self.records[record + MOVER]
        trick = self.records[record + TRICK]
        legal = self._legal(seat, trick)
        others = self._live() & ~self.hands[seat] & _WORD
        if trick & BEGUN:
            others |= _ONE << (trick & CARD_BITS)
        distinct = self._distinct(legal, others)
        self.answers[answer] = 0
        guess = left // 2
        at = answer
        rest = legal
        while rest:
            card = lowest(rest)
            rest &= rest - 1
            if distinct >> card & 1:
                guess = self._exact(place, card, guess, left)
                self.answers[at] = guess
            else:
                self.answers[at] = self._alike(at, card, legal, distinct)
            at += 1
        if self.stopped:
            self.answers[answer] = -1

    def _alike(self, at: int, card: int, legal: int, distinct: int) -> int:
        """Return the answer for the lower card that is as good as this one."""
        lower = legal & ((_ONE << card) - 1)
        while lower:
            other = highest(lower)
            lower ^= _ONE << other
            at -= 1
            if distinct >> other & 1 and self.points[other] == self.points[card]:
                break
        return self.answers[at]

    def _begin(self, place: int) -> int:
        """Take a record up and forget the last; return all the points there still are, -1 if too many."""
        left = self._take_up(place)
        # a small table for few cards, which stays in the processor's nearest memory
        self.shift = 64 - min(9 + count(self._live()) // 3, self.bits)
        self._forget()
        return left

    def _forget(self) -> None:
        """Make void what is known from earlier positions."""
        self.nodes = 0
        self.stopped = 0
        self.stamp = self.stamp + 1
        if self.stamp > _STAMPS:
            self.stamp = 1
            for slot in range(1 << self.bits):
                self.entries[slot] = 0

    def _exact(self, place: int, card: int, guess: int, left: int) -> int:
        """Close in on the value of one card, or of the best one if the card is 60; -1 if it was stopped."""
        record = place * RECORD
        seat = self.records[record + MOVER]
        leader = self.records[record + LEADER]
        trick = self.records[record + TRICK]
        low = 0
        high = left
        while low < high and not self.stopped:
            need = guess + 1 if guess == low else guess
            if card < CARDS:
                found = self._lay(card, seat, leader, trick, need, left)
            elif trick & BEGUN:
                found = self._follow(seat, leader, trick, need, left)
            else:
                found = self._lead(leader, need, left)
            if found >= need:
                low = found
            else:
                high = found
            guess = found
        return -1 if self.stopped else low

    def _lay(self, card: int, seat: int, leader: int, trick: int, need: int, left: int) -> int:
        """Lay a card, look on, and take it back."""
        self.nodes += 1
        if self.nodes & _PERIOD == 0 or self.nodes == self.most:
            self._look_up()
        if self.stopped:
            return 0
        bit = _ONE << card
        self.hands[seat] ^= bit
        after = seat + 1 if seat + 1 < self.seats else 0
        found = self._follow(after, leader, self._laid(trick, card, seat), need, left)
        self.hands[seat] ^= bit
        return found

    def _look_up(self) -> None:
        if self.flag[0] or self.nodes == self.most:
            self.stopped = 1

    def _follow(self, seat: int, leader: int, trick: int, need: int, left: int) -> int:
        """Return a bound of the value: at least so much if it is `need` or more, else at most so much."""
        while seat != leader and self.hands[seat] == 0:
            seat = seat + 1 if seat + 1 < self.seats else 0
        if seat == leader:
            gained = (trick >> GAINED) + self.each
            taker = trick >> TAKER & SEAT_BITS
            if self.ally[taker]:
                return gained + self._lead(taker, need - gained, left - gained)
            return self._lead(taker, need, left - gained)
        cards = self._legal(seat, trick)
        if cards & (cards - 1) == 0:
            return self._lay(lowest(cards), seat, leader, trick, need, left)
        cards = self._distinct(cards, self._live() & ~self.hands[seat] & _WORD | _ONE << (trick & CARD_BITS))
        return self._choose(cards, seat, leader, trick, need, left)

    def _choose(self, cards: int, seat: int, leader: int, trick: int, need: int, left: int) -> int:
        """Return the bound that the best of the cards gives to one who follows."""
        ally = self.ally[seat]
        best = -1 if ally else left + 1
        if ally == self.ally[trick >> TAKER & SEAT_BITS]:
            second = cards & self.counters
            later = self.trumps
        else:
            second = self._beating(cards, trick)
            later = self.trumps | self.counters
        while cards:
            bit = self._next(cards, 0, second, later)
            cards ^= bit
            found = self._lay(lowest(bit), seat, leader, trick, need, left)
            if (found >= need) == ally or self.stopped:
                return found
            best = max(best, found) if ally else min(best, found)
        return best

    def _next(self, cards: int, first: int, second: int, later: int) -> int:
        """Return the card to try next: of the first, the second, those not for later, or all."""
        picked = cards & first
        if picked == 0:
            picked = cards & second
        if picked == 0:
            picked = cards & ~later & _WORD
        if picked == 0:
            picked = cards
        return picked & -picked & _WORD

    def _lead(self, leader: int, need: int, left: int) -> int:
        """Return a bound as `_follow` does, at the beginning of a trick."""
        if need <= 0 or need > left:
            return 0 if need <= 0 else left
        while self.hands[leader] == 0:
            leader = leader + 1 if leader + 1 < self.seats else 0
        live = self._live()
        if self.hands[leader] & (self.hands[leader] - 1) == 0 and count(live) <= self.seats:
            return self._last(leader, left)
        key = live | (_ONE << CARDS) * leader
        at = ((key * _ROUNDS) & _WORD) >> self.shift
        self._bounds(leader, left, live, at, key)
        if self.low >= need:
            return self.low
        if self.high < need:
            return self.high
        low = self.low
        high = self.high
        best = self._open(leader, need, left, live)
        if not self.stopped:
            self.keys[at] = key
            if best >= need:
                low = best
            else:
                high = best
            self.entries[at] = self.stamp << 40 | self.card << 32 | high << 16 | low
        return best

    def _bounds(self, leader: int, left: int, live: int, at: int, key: int) -> None:
        """Leave what is known of the beginning of a trick in `low`, `high` and, the best card, `first`."""
        entry = self.entries[at]
        if entry >> 40 == self.stamp and self.keys[at] == key:
            self.low = entry & _HALF
            self.high = entry >> 16 & _HALF
            self.first = _ONE << (entry >> 32 & 63)
        else:
            self.low = self._sure(leader, 1, live)
            self.high = left - self._sure(leader, 0, live)
            self.first = 0

    def _last(self, leader: int, left: int) -> int:
        """Return what the last trick brings if every hand has one card at most."""
        trick = 0
        for step in range(self.seats):
            seat = leader + step if leader + step < self.seats else leader + step - self.seats
            if self.hands[seat]:
                trick = self._laid(trick, lowest(self.hands[seat]), seat)
        return left if self.ally[trick >> TAKER & SEAT_BITS] else 0

    def _open(self, leader: int, need: int, left: int, live: int) -> int:
        """Try the leads, that of the table first; the last one tried stays in `card`."""
        hand = self.hands[leader]
        others = live & ~hand & _WORD
        cards = self._distinct(hand, others)
        ally = self.ally[leader]
        best = -1 if ally else left + 1
        masters = self._masters(cards, others)
        first = self.first
        while cards:
            bit = self._next(cards, first, masters, 0)
            cards ^= bit
            card = lowest(bit)
            found = self._lay(card, leader, leader, 0, need, left)
            self.card = card
            if (found >= need) == ally or self.stopped:
                return found
            best = max(best, found) if ally else min(best, found)
        return best

    def _sure(self, leader: int, ally: int, live: int) -> int:
        """Return what one side is sure to take, whatever the other does: 1 the side that counts, 0 the other.

        Its trumps above all of the other's take a trick each if they are in one hand, and nobody takes their
        points. If it leads there is what the leader can cash.
        """
        theirs = 0
        for seat in range(self.seats):
            if self.ally[seat] != ally:
                theirs |= self.hands[seat]
        tops = self._above(self.trumps & live, self.trumps & theirs)
        points = 0
        counters = tops & self.counters
        while counters:
            points += self.points[lowest(counters)]
            counters &= counters - 1
        if self.each == 0:
            return points
        tricks = 0
        if tops:
            for seat in range(self.seats):
                tricks = max(tricks, count(self.hands[seat] & tops))
        if self.ally[leader] == ally:
            tricks = max(tricks, self._cashed(leader, live))
        return points + tricks * self.each

    def _cashed(self, leader: int, live: int) -> int:
        """Return how many tricks the leader can take one after the other with his masters.

        The trumps among them always; the others too if these leave the other side none, or else as long as
        everybody on the other side who could trump must follow, and no partner has to trump.
        """
        hand = self.hands[leader]
        masters = self._masters(hand, live & ~hand & _WORD)
        drawn = count(masters & self.trumps)
        ally = self.ally[leader]
        longest = 0
        room = CARDS
        for seat in range(self.seats):
            trumps = count(self.hands[seat] & self.trumps)
            if self.ally[seat] != ally:
                longest = max(longest, trumps)
            elif trumps and seat != leader:
                room = min(room, count(self.hands[seat]) - trumps)
        if longest <= drawn:
            return count(masters)
        if self.free:
            return drawn
        return drawn + min(room, self._followed(masters & ~self.trumps & _WORD, ally))

    def _followed(self, masters: int, ally: int) -> int:
        """Return how many masters of side suits the other side must follow, as far as it could trump."""
        tricks = 0
        while masters:
            mask = _SUIT_MASK << lowest(masters) // RANKS * RANKS
            most = count(masters & mask)
            masters &= ~mask & _WORD
            for seat in range(self.seats):
                if self.ally[seat] != ally and self.hands[seat] & self.trumps:
                    most = min(most, count(self.hands[seat] & mask))
            tricks += most
        return tricks

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
            if seen & worth == 0 or worth >> 63:
                kept |= bit
                seen |= worth
        return kept
