# cython: boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
# cython: language_level=3, annotation_typing=False
"""Deals played out to their end from a position: at random, or by rule of thumb.

The rule of thumb sees what a player sees: his own cards, those laid since the position, and the open trick.
What is out he knows only as one heap, the `pool`. So it makes up for what double-dummy values get wrong,
whose players act on cards that they cannot see. It knows no game: it looks at points, trumps and sides.

Compiled as double_dummy.py is, and else run as it stands.
"""

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from eldest.analysis.position import Position
from eldest.analysis.reading import Halt

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
        GAINED,
        LEADER,
        MOST_SEATS,
        MOVER,
        RECORD,
        SEAT_BITS,
        TAKER,
        TRICK,
    )
    from eldest.analysis.position import CARDS, RANKS, SUITS
    from eldest.analysis.reading import Reader

_ONE = 1
_SUIT_MASK = 0x7FFF
_WORD = 0xFFFF_FFFF_FFFF_FFFF
_STIR = 0x9E3779B97F4A7C15
_SPREAD = 0x2545F4914F6CDD1D
_ALL = 256
"""So many in 256 choices are slips; 256 is play at random."""
_RANK_LOST, _TRUMP_LOST, _MASTER_LOST, _POINT_LOST = 4, 96, 64, 128
"""How dear it is to throw away a rank, a trump, a card that nobody can beat, and a point."""


class PlayingOut(Reader):
    """Plays deals out. Its own generator (xorshift64*) makes the same seed give the same play everywhere.

    :param slips: of 256 choices so many are made at random, so that no two plays need be alike; 256 is
        play at random throughout
    """

    def __init__(self, slips: int = 256) -> None:
        super().__init__()
        self.slips = slips
        self.start = list(bytes(MOST_SEATS))
        self.state = self.pool = self.unseen = 0

    def averages(
        self, position: Position, number: int, seed: int, pool: int = 0, halt: Halt | None = None
    ) -> tuple[float, ...] | None:
        """Return what `position.side` takes from here on by each card of `legal()`, the mean of many plays.

        :param number: how often each card is played out
        :param pool: the cards that nobody has seen laid, as a mask: those in the hands, and those not dealt;
            0 for those in the hands alone
        :return: None if the halt was called
        :raises ValueError: if the position cannot be read
        """
        (found,) = self.averages_many((position,), number, seed, pool, halt)
        return found

    def averages_many(
        self, positions: Iterable[Position], number: int, seed: int, pool: int = 0, halt: Halt | None = None
    ) -> list[tuple[float, ...] | None]:
        """Return what `averages` would for each position; every one begins from the same seed.

        The interpreter is left to other threads meanwhile.
        """
        found: list[tuple[float, ...] | None] = []
        waiting = list(positions)
        for start in range(0, len(waiting), AT_ONCE):
            part = waiting[start : start + AT_ONCE]
            self._run(part, number, seed, pool, halt, 1)
            for place, position in enumerate(part):
                begin = place * CARDS
                legal = position.legal_mask.bit_count()
                sums = [self.answers[at] for at in range(begin, begin + legal)]
                stopped = self.answers[begin] < 0
                found.append(None if stopped else tuple([points / number for points in sums]))
        return found

    def average_many(
        self, positions: Iterable[Position], number: int, seed: int, pool: int = 0, halt: Halt | None = None
    ) -> list[float | None]:
        """Return what the side takes if the mover too chooses as all the others do."""
        found: list[float | None] = []
        waiting = list(positions)
        for start in range(0, len(waiting), AT_ONCE):
            part = waiting[start : start + AT_ONCE]
            self._run(part, number, seed, pool, halt, 0)
            sums = [self.answers[place * CARDS] for place in range(len(part))]
            found += [None if points < 0 else points / number for points in sums]
        return found

    def card(self, position: Position, seed: int, pool: int = 0) -> int:
        """Return the card that the mover lays here.

        :raises ValueError: if the position cannot be read, or no card is left to be laid
        """
        if not position.legal_mask:
            raise ValueError("all is played")
        self._run((position,), 1, seed, pool, None, -1)
        return int(self.answers[0])

    def cards(self, positions: Iterable[Position], seed: int, pool: int = 0) -> list[int]:
        """Return what `card` would for each position, of which none may be played to its end."""
        found: list[int] = []
        waiting = list(positions)
        for start in range(0, len(waiting), AT_ONCE):
            part = waiting[start : start + AT_ONCE]
            self._run(part, 1, seed, pool, None, -1)
            found += [int(self.answers[place * CARDS]) for place in range(len(part))]
        return found

    def _run(
        self, part: Sequence[Position], number: int, seed: int, pool: int, halt: Halt | None, each: int
    ) -> None:
        """Read some positions and leave the sums in their places; -1 is none."""
        self._read_all(part, halt)
        self.pool = pool
        size = len(part)
        begun = (seed * 2 + 1) * _STIR & _WORD
        with cython.nogil:
            for place in range(size):
                self._answer(place, number, begun, each)

    def _answer(self, place: int, number: int, begun: int, each: int) -> None:
        """Play one position out, by each card or by the mover's choice, or only ask for that."""
        record = place * RECORD
        answer = place * CARDS
        left = self._take_up(place)
        self.answers[answer] = -1 if left < 0 or self.flag[0] else 0
        if self.answers[answer] < 0:
            return
        self.state = begun
        for seat in range(self.seats):
            self.start[seat] = self.hands[seat]
        seat = self.records[record + MOVER]
        trick = self.records[record + TRICK]
        legal = self._legal(seat, trick)
        if each < 0:
            self.unseen = self._pool()
            self.answers[answer] = self._choice(seat, self.records[record + LEADER], trick)
        elif each == 0:
            self.answers[answer] = self._sum(record, CARDS, number)
        else:
            while legal:
                self.answers[answer] = self._sum(record, lowest(legal), number)
                legal &= legal - 1
                answer += 1
        if self.flag[0]:
            self.answers[place * CARDS] = -1

    def _pool(self) -> int:
        """Return the cards that nobody has seen laid."""
        cards = self.pool
        if cards == 0:
            for seat in range(self.seats):
                cards |= self.start[seat]
        return cards

    def _sum(self, record: int, card: int, number: int) -> int:
        """Return the sum of the points over some plays that begin with a card, or with any if it is 60."""
        points = 0
        while number and not self.flag[0]:
            for seat in range(self.seats):
                self.hands[seat] = self.start[seat]
            self.unseen = self._pool()
            points += self._play_out(record, card)
            number -= 1
        return points

    def _play_out(self, record: int, card: int) -> int:
        """Play to the end; return the side's points."""
        points = 0
        leader = self.records[record + LEADER]
        seat = self.records[record + MOVER]
        trick = self.records[record + TRICK]
        # who has still to lay a card when the mover begins
        waiting = self.seats - (seat - leader if seat >= leader else seat - leader + self.seats)
        while self._any_left():
            while waiting:
                if self.hands[seat]:
                    if card == CARDS:
                        card = self._choice(seat, leader, trick)
                    self.hands[seat] ^= _ONE << card
                    self.unseen &= ~(_ONE << card) & _WORD
                    trick = self._laid(trick, card, seat)
                    card = CARDS
                seat = seat + 1 if seat + 1 < self.seats else 0
                waiting -= 1
            leader = trick >> TAKER & SEAT_BITS
            if self.ally[leader]:
                points += (trick >> GAINED) + self.each
            seat = leader
            trick = 0
            waiting = self.seats
        return points

    def _any_left(self) -> int:
        for seat in range(self.seats):
            if self.hands[seat]:
                return 1
        return 0

    def _number(self) -> int:
        """Return 32 bits of chance."""
        self.state ^= self.state >> 12
        self.state ^= self.state << 25 & _WORD
        self.state ^= self.state >> 27
        return (self.state * _SPREAD & _WORD) >> 32

    def _choice(self, seat: int, leader: int, trick: int) -> int:
        """Return the card of one seat: by chance if it slips, else by rule of thumb."""
        cards = self._legal(seat, trick)
        if cards & (cards - 1) == 0:
            return lowest(cards)
        chance = self._number()
        if self.slips == _ALL or chance >> 24 < self.slips:
            return self._any_of(cards, chance & 0xFF_FFFF)
        if trick & BEGUN:
            return self._followed(cards, seat, leader, trick)
        return self._led(cards, seat)

    def _any_of(self, cards: int, chance: int) -> int:
        """Return one of the cards by a number of 24 bits."""
        skipped = (count(cards) * chance) >> 24
        while skipped:
            cards &= cards - 1
            skipped -= 1
        return lowest(cards)

    def _led(self, cards: int, seat: int) -> int:
        """Lead: trumps that hold while others may have some, masters of side suits, else low from length."""
        unseen = self.unseen & ~cards & _WORD
        trumps = cards & self.trumps
        out = count(unseen & self.trumps)
        masters = self._masters(cards, unseen)
        if masters & trumps and out and count(trumps) * self.seats > out:
            return highest(masters & trumps)
        if self.each and masters & ~self.trumps:
            return self._shortest(masters & ~self.trumps & _WORD, cards)
        plain = cards & ~self.trumps & _WORD
        if plain == 0:
            return self._cheapest(cards, unseen)
        alone = self._alone(plain, unseen) if trumps and self.each else 0
        return lowest(alone) if alone else self._cheapest(self._longest(plain), unseen)

    def _alone(self, cards: int, unseen: int) -> int:
        """Return those of the cards that are alone in their suit, so that he can ruff the next of it."""
        found = 0
        for suit in range(SUITS):
            mask = _SUIT_MASK << suit * RANKS
            if count(cards & mask) == 1 and unseen & mask:
                found |= cards & mask
        return found

    def _shortest(self, masters: int, cards: int) -> int:
        """Return the master of the suit of which he has fewest cards."""
        best = CARDS
        fewest = CARDS
        while masters:
            card = lowest(masters)
            held = count(cards & _SUIT_MASK << card // RANKS * RANKS)
            if held < fewest:
                fewest = held
                best = card
            masters &= masters - 1
        return best

    def _longest(self, cards: int) -> int:
        """Return the cards of the longest suit among them."""
        best = cards
        most = 0
        for suit in range(SUITS):
            held = cards & _SUIT_MASK << suit * RANKS
            if count(held) > most:
                most = count(held)
                best = held
        return best

    def _followed(self, cards: int, seat: int, leader: int, trick: int) -> int:
        """Follow: help the partner's trick, take the enemy's as cheaply as it holds, else throw away."""
        unseen = self.unseen & ~self.hands[seat] & _WORD
        beating = self._beating(cards, trick)
        threat = self._behind(seat, leader, 1 - self.ally[seat])
        holding = self._holding(beating, unseen)
        if self.ally[trick >> TAKER & SEAT_BITS] == self.ally[seat]:
            return self._beside(cards, holding, unseen, trick if threat else 0)
        if beating == 0:
            return self._cheapest(cards, unseen)
        if threat == 0:
            return self._taken(beating)
        if holding:
            return self._taken(holding)
        return self._risked(cards, unseen, seat, leader, trick)

    def _beside(self, cards: int, holding: int, unseen: int, trick: int) -> int:
        """Lay a card to the partner's trick; to none (0) if nobody can take it from him any more."""
        top = trick & CARD_BITS
        if trick == 0 or self._holds(top, unseen):
            return self._thrown(cards, unseen)
        if holding and top // RANKS == lowest(holding) // RANKS:
            between = unseen & ((_ONE << lowest(holding)) - (_ONE << top))
            if between:
                return lowest(holding)
        return self._cheapest(cards, unseen)

    def _risked(self, cards: int, unseen: int, seat: int, leader: int, trick: int) -> int:
        """Take a trick that an enemy behind may take back, or leave it to a partner behind."""
        beating = self._beating(cards, trick)
        plain = beating & ~self.trumps & _WORD
        if plain == 0:
            poor = beating & ~self.counters & _WORD
            return self._cheapest(poor if poor else cards, unseen)
        if self._behind(seat, leader, self.ally[seat]):
            return self._cheapest(cards, unseen)
        return highest(plain)

    def _behind(self, seat: int, leader: int, ally: int) -> int:
        """Return how many of one side have still to lay a card after the seat."""
        number = 0
        seat = seat + 1 if seat + 1 < self.seats else 0
        while seat != leader:
            if self.ally[seat] == ally and self.hands[seat]:
                number += 1
            seat = seat + 1 if seat + 1 < self.seats else 0
        return number

    def _holds(self, card: int, unseen: int) -> int:
        """Tell whether no card that may be out beats this one: a higher one of its suit, or a trump."""
        suit = card // RANKS
        if unseen & _SUIT_MASK << suit * RANKS & ~((_ONE << card) - 1):
            return 0
        return 1 if suit == self.trump or unseen & self.trumps == 0 else 0

    def _holding(self, cards: int, unseen: int) -> int:
        """Return those of the cards that hold."""
        found = 0
        while cards:
            card = lowest(cards)
            if self._holds(card, unseen):
                found |= _ONE << card
            cards &= cards - 1
        return found

    def _taken(self, beating: int) -> int:
        """Return the card to take a trick with for good: that with most points, else the cheapest."""
        if beating & self.counters:
            return self._richest(beating & self.counters)
        plain = beating & ~self.trumps & _WORD
        return lowest(plain if plain else beating)

    def _thrown(self, cards: int, unseen: int) -> int:
        """Return the card to give to a partner's sure trick: that with most points, but no master."""
        rich = cards & self.counters & ~self._holding(cards, unseen) & _WORD
        return self._richest(rich) if rich else self._cheapest(cards, unseen)

    def _richest(self, cards: int) -> int:
        """Return the lowest of the cards with most points."""
        best = lowest(cards)
        while cards:
            card = lowest(cards)
            if self.points[card] > self.points[best]:
                best = card
            cards &= cards - 1
        return best

    def _cheapest(self, cards: int, unseen: int) -> int:
        """Return the card that is lost most easily."""
        masters = self._masters(cards, unseen)
        best = CARDS
        least = 0
        while cards:
            card = lowest(cards)
            cost = card % RANKS * _RANK_LOST + self.points[card] * _POINT_LOST
            if self.trumps >> card & 1:
                cost += _TRUMP_LOST
            if masters >> card & 1:
                cost += _MASTER_LOST
            if best == CARDS or cost < least:
                best = card
                least = cost
            cards &= cards - 1
        return best
