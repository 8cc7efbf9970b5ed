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
from eldest.analysis.reading import Halt, parts_of
from eldest.analysis.shown import Shown
from eldest.analysis.tastes import PLAIN

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
        GAINED,
        LEADER,
        MOST_SEATS,
        MOVER,
        RECORD,
        SEAT_BITS,
        TAKER,
        TRICK,
    )
    from eldest.analysis.liking import Liking
    from eldest.analysis.position import CARDS

_ONE = 1
_WORD = 0xFFFF_FFFF_FFFF_FFFF
_STIR = 0x9E3779B97F4A7C15
_SPREAD = 0x2545F4914F6CDD1D
_ALL = 256
"""So many in 256 choices are slips; 256 is play at random."""


NOTHING = Shown()


class PlayingOut(Liking):
    """Plays deals out. Its own generator (xorshift64*) makes the same seed give the same play everywhere.

    :param taste: what makes a card liked, as `Liking` takes it
    :param foes: the same of those who are not of a position's side
    :param slips: of 256 choices so many are made at random, so that no two plays need be alike; 256 is
        play at random throughout
    """

    def __init__(
        self, slips: int = 256, taste: Sequence[int] = PLAIN, foes: Sequence[int] | None = None
    ) -> None:
        super().__init__(taste, foes)
        self.slips = slips
        self.start = list(bytes(MOST_SEATS))
        self.state = self.origin = 0

    def averages(
        self, position: Position, number: int, seed: int, shown: Shown = NOTHING, halt: Halt | None = None
    ) -> tuple[float, ...] | None:
        """Return what `position.side` takes from here on by each card of `legal()`, the mean of many plays.

        :param number: how often each card is played out
        :param shown: what everybody has seen of the deal; all positions must have the same seats playing
        :return: None if the halt was called
        :raises ValueError: if the position cannot be read
        """
        (found,) = self.averages_many((position,), number, seed, shown, halt)
        return found

    def averages_many(
        self,
        positions: Iterable[Position],
        number: int,
        seed: int,
        shown: Shown = NOTHING,
        halt: Halt | None = None,
    ) -> list[tuple[float, ...] | None]:
        """Return what `averages` would for each position; chance is by the seed and by where the cards lie.

        The interpreter is left to other threads meanwhile.
        """
        found: list[tuple[float, ...] | None] = []
        for part in parts_of(positions):
            self._run(part, number, seed, shown, halt, 1)
            for place, position in enumerate(part):
                begin = place * CARDS
                legal = position.legal_mask.bit_count()
                sums = [self.answers[at] for at in range(begin, begin + legal)]
                stopped = self.answers[begin] < 0
                found.append(None if stopped else tuple([points / number for points in sums]))
        return found

    def average_many(
        self,
        positions: Iterable[Position],
        number: int,
        seed: int,
        shown: Shown = NOTHING,
        halt: Halt | None = None,
    ) -> list[float | None]:
        """Return what the side takes if the mover too chooses as all the others do."""
        found: list[float | None] = []
        for part in parts_of(positions):
            self._run(part, number, seed, shown, halt, 0)
            sums = [self.answers[place * CARDS] for place in range(len(part))]
            found += [None if points < 0 else points / number for points in sums]
        return found

    def card(self, position: Position, seed: int, shown: Shown = NOTHING) -> int:
        """Return the card that the mover lays here.

        :raises ValueError: if the position cannot be read, or no card is left to be laid
        """
        if not position.legal_mask:
            raise ValueError("all is played")
        self._run((position,), 1, seed, shown, None, -1)
        return int(self.answers[0])

    def cards(self, positions: Iterable[Position], seed: int, shown: Shown = NOTHING) -> list[int]:
        """Return what `card` would for each position, of which none may be played to its end."""
        found: list[int] = []
        for part in parts_of(positions):
            self._run(part, 1, seed, shown, None, -1)
            found += [int(self.answers[place * CARDS]) for place in range(len(part))]
        return found

    def _run(
        self, part: Sequence[Position], number: int, seed: int, shown: Shown, halt: Halt | None, each: int
    ) -> None:
        """Read some positions and leave the sums in their places; -1 is none."""
        self._read_all(part, halt)
        self._take_shown(part[0], shown)
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
        for seat in range(self.seats):
            self.start[seat] = self.hands[seat]
        # A single choice is the same wherever the hidden cards lie.
        self.origin = self._stirred(begun) if each >= 0 else begun
        self.state = self.origin
        seat = self.records[record + MOVER]
        trick = self.records[record + TRICK]
        legal = self._legal(seat, trick)
        if each < 0:
            self._begin()
            self.answers[answer] = self._choice(seat, self.records[record + LEADER], trick)
        elif each == 0:
            self.answers[answer] = self._sum(record, CARDS, number)
        else:
            while legal:
                self.state = self.origin
                self.answers[answer] = self._sum(record, lowest(legal), number)
                legal &= legal - 1
                answer += 1
        if self.flag[0]:
            self.answers[place * CARDS] = -1

    def _stirred(self, begun: int) -> int:
        """Return where chance begins in a position: worlds of one sight do not all slip at one place."""
        state = begun
        for seat in range(self.seats):
            state = (state ^ self.start[seat]) * _SPREAD & _WORD
            state ^= state >> 29
        return state if state else _STIR

    def _begin(self) -> None:
        """Deal the cards of the position once more; where no pool was told they are all that is unseen."""
        self._recall()
        for seat in range(self.seats):
            self.hands[seat] = self.start[seat]
            if self.pool == 0:
                self.unseen |= self.start[seat]

    def _sum(self, record: int, card: int, number: int) -> int:
        """Return the sum of the points over some plays that begin with a card, or with any if it is 60."""
        points = 0
        while number and not self.flag[0]:
            self._begin()
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
                    self._note(seat, card, trick)
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
        return self._best(cards, seat, leader, trick)

    def _any_of(self, cards: int, chance: int) -> int:
        """Return one of the cards by a number of 24 bits."""
        skipped = (count(cards) * chance) >> 24
        while skipped:
            cards &= cards - 1
            skipped -= 1
        return lowest(cards)
