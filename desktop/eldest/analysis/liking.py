# cython: boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
# cython: language_level=3, annotation_typing=False
"""How well a player likes each card that he may lay, by what can be told of it from his own seat.

He sees his own cards, those laid since the position, the open trick, and what the play has shown: who led
which suit, and who lacks one. It knows no game: how much each of these weighs is a taste, which a game has
fitted for its own players.

Compiled as double_dummy.py is, and else run as it stands.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from eldest.analysis.position import Position
from eldest.analysis.reading import parts_of
from eldest.analysis.shown import Shown

if TYPE_CHECKING:
    import cython
else:
    try:
        import cython
    except ImportError:
        from eldest.analysis import interpreted as cython
if not cython.compiled:
    from math import exp

    from eldest.analysis.bits import count, highest, lowest
    from eldest.analysis.layout import (
        BEGUN,
        CARD_BITS,
        GAINED,
        LEADER,
        LED,
        MOST_SEATS,
        MOVER,
        RECORD,
        SEAT_BITS,
        SUIT_BITS,
        TAKER,
        TRICK,
    )
    from eldest.analysis.position import CARDS, RANKS
    from eldest.analysis.reading import Reader
    from eldest.analysis.traits import (
        ABOVE,
        ABOVE_FOES,
        ALONE,
        BELOW,
        DRAWN,
        FOE_LED,
        FOES,
        FOLLOWS_FOE,
        FOLLOWS_FRIEND,
        FRIEND_LED,
        FRIENDS,
        GATHERED,
        HELPED,
        LEADS_PLAIN,
        LEADS_TRUMP,
        LEFT,
        LENGTH,
        LOSABLE,
        LOWEST,
        MAKER,
        MASTER,
        MASTER_FOES,
        ONE,
        OWN_LED,
        OWN_TRUMPS,
        POINTS,
        RUFFED,
        SAFE,
        SUIT_OUT,
        TASTE,
        TOP,
        TOUCHING,
        TRAITS,
        TRUMP_CARD,
        TRUMPS_OUT,
        WITH_MAKER,
    )

_ONE = 1
_SUIT_MASK = 0x7FFF
_WORD = 0xFFFF_FFFF_FFFF_FFFF
SOFT = 16.0
"""By how much a card must be liked better to be laid e times as often."""
CERTAIN = 1_000_000.0
"""Parts into which a chance is divided."""


class Liking(Reader):
    """Likes cards by a taste.

    :param taste: for every row of traits.py as many numbers as there are columns
    :param foes: the same for those who are not of the position's side; None if they like what the others do
    :raises ValueError: if the taste has another size
    """

    def __init__(self, taste: Sequence[int], foes: Sequence[int] | None = None) -> None:
        super().__init__()
        foes = taste if foes is None else foes
        for one in (taste, foes):
            if len(one) != TASTE:
                raise ValueError(f"a taste of {len(one)} numbers, not {TASTE}")
        self.taste = [*foes, *taste]
        self.told = list(bytes(TRAITS))
        self.lacks = list(bytes(MOST_SEATS))
        self.opened = list(bytes(MOST_SEATS))
        self.lacked = list(bytes(MOST_SEATS))
        self.led = list(bytes(MOST_SEATS))
        self.maker = -1
        self.pool = self.unseen = self.hidden = 0

    def traits(self, position: Position, shown: Shown) -> list[tuple[int, tuple[int, ...]]]:
        """Return for each card of `legal()` its row, and what is told of it: what a taste is fitted by.

        :raises ValueError: if the position cannot be read
        """
        self._read_all((position,), None)
        self._take_up(0)
        self._take_shown(position, shown)
        self._recall()
        seat = self.records[MOVER]
        leader = self.records[LEADER]
        trick = self.records[TRICK]
        self._look_round(seat, leader, trick)
        found = []
        for card in position.legal():
            row = self._tell(card, seat, leader, trick)
            found.append((row, tuple([self.told[trait] for trait in range(TRAITS)])))
        return found

    def chances(self, positions: Sequence[Position], card: int, shown: Shown) -> list[float]:
        """Return how likely each mover would lay this card, or one that is as good, going by how he likes it.

        As good is a card of its suit with none out between. A card is laid e times as often as one that is
        liked so much less (softmax, `SOFT` to one).

        :raises ValueError: if a position cannot be read, or the card cannot be laid
        """
        found = []
        for part in parts_of(positions):
            if not all(position.legal_mask >> card & 1 for position in part):
                raise ValueError("a card that cannot be laid")
            self._weigh(part, card, shown)
            found += [self.answers[place] / CERTAIN for place in range(len(part))]
        return found

    def _weigh(self, part: Sequence[Position], card: int, shown: Shown) -> None:
        """Leave the chance of a card in each of some positions in its place."""
        self._read_all(part, None)
        self._take_shown(part[0], shown)
        size = len(part)
        with cython.nogil:
            for place in range(size):
                self._take_up(place)
                self._recall()
                self.answers[place] = self._chance(place * RECORD, card)

    def _chance(self, record: int, laid: int) -> int:
        """Return how likely a card is laid, or one as good, of CERTAIN."""
        seat = self.records[record + MOVER]
        leader = self.records[record + LEADER]
        trick = self.records[record + TRICK]
        cards = self._legal(seat, trick)
        self._look_round(seat, leader, trick)
        most = self._liked(self._tell(laid, seat, leader, trick), self.ally[seat])
        every = 0.0
        alike = 0.0
        while cards:
            card = lowest(cards)
            often = exp((self._liked(self._tell(card, seat, leader, trick), self.ally[seat]) - most) / SOFT)
            every += often
            if self._are_alike(card, laid):
                alike += often
            cards &= cards - 1
        return int(alike / every * CERTAIN)

    def _are_alike(self, one: int, other: int) -> int:
        """Tell whether two cards of the mover are of one suit with none out between them."""
        high = max(one, other)
        low = min(one, other)
        if low // RANKS != high // RANKS:
            return 0
        return 0 if self.hidden & ((_ONE << high) - (_ONE << low)) else 1

    def _take_shown(self, position: Position, shown: Shown) -> None:
        """Take up what the play before a position has shown, by the places of its seats."""
        self.pool = shown.pool
        playing = position.playing
        self.maker = playing.index(shown.maker) if shown.maker in playing else -1
        for place, seat in enumerate(playing):
            self.lacked[place] = shown.lacks[seat] if shown.lacks else 0
            self.led[place] = shown.led[seat] if shown.led else 0

    def _recall(self) -> None:
        """Begin again with what was shown before the position."""
        self.unseen = self.pool
        for seat in range(self.seats):
            self.lacks[seat] = self.lacked[seat]
            self.opened[seat] = self.led[seat]

    def _best(self, cards: int, seat: int, leader: int, trick: int) -> int:
        """Return the card that the taste likes best; of equals the lowest."""
        self._look_round(seat, leader, trick)
        best = CARDS
        most = 0
        while cards:
            card = lowest(cards)
            liked = self._liked(self._tell(card, seat, leader, trick), self.ally[seat])
            if best == CARDS or liked > most:
                best = card
                most = liked
            cards &= cards - 1
        return best

    def _liked(self, row: int, ally: int) -> int:
        """Return how well a card is liked, of which all is told, by one of a side."""
        liked = 0
        start = ally * TASTE + row * TRAITS
        for trait in range(TRAITS):
            liked += self.taste[start + trait] * self.told[trait]
        return liked

    def _look_round(self, seat: int, leader: int, trick: int) -> None:
        """Tell what is the same of every card that a seat may lay."""
        told = self.told
        self.hidden = self.unseen & ~self.hands[seat] & _WORD
        out = count(self.hidden & self.trumps)
        told[ONE] = 1
        told[OWN_TRUMPS] = min(count(self.hands[seat] & self.trumps), 5)
        told[TRUMPS_OUT] = min(out, 6)
        told[LEFT] = min(count(self.hands[seat]), 5)
        told[FOES] = self._behind(seat, leader, 1 - self.ally[seat])
        told[FRIENDS] = self._behind(seat, leader, self.ally[seat])
        told[MAKER] = told[WITH_MAKER] = 0
        if self.maker >= 0 and self.ally[self.maker] == self.ally[seat]:
            told[MAKER if seat == self.maker else WITH_MAKER] = 1
        told[DRAWN] = 0 if out and self._may_trump(seat, 1 - self.ally[seat]) else 1
        told[GATHERED] = trick >> GAINED
        told[LOSABLE] = 0
        if trick & BEGUN:
            told[LOSABLE] = min(count(self._higher(trick & CARD_BITS)), 4)
            self._tell_ruffs(seat, leader, trick >> LED & SUIT_BITS)

    def _higher(self, card: int) -> int:
        """Return the cards out that beat a card in its suit."""
        return self.hidden & _SUIT_MASK << card // RANKS * RANKS & ~((_ONE << card) - 1)

    def _tell_ruffs(self, seat: int, leader: int, suit: int) -> None:
        """Tell who may ruff when a suit is led."""
        self.told[RUFFED] = self._may_ruff(seat, leader, suit, 1 - self.ally[seat])
        self.told[HELPED] = self._may_ruff(seat, leader, suit, self.ally[seat])

    def _tell(self, card: int, seat: int, leader: int, trick: int) -> int:
        """Tell what there is to tell of one card, and return the row of the taste that it falls under."""
        suit = card // RANKS
        if trick & BEGUN == 0:
            self._tell_ruffs(seat, leader, suit)
        self.told[POINTS] = self.points[card]
        self.told[FRIEND_LED] = self._opened(seat, suit, self.ally[seat])
        self.told[FOE_LED] = self._opened(seat, suit, 1 - self.ally[seat])
        self.told[OWN_LED] = self.opened[seat] >> suit & 1
        self._tell_of_held(card, self.hands[seat] & _SUIT_MASK << suit * RANKS)
        self._tell_of_out(card, self.hidden & _SUIT_MASK << suit * RANKS)
        return self._row(card, seat, trick)

    def _tell_of_held(self, card: int, held: int) -> None:
        """Tell how a card lies among those held of its suit."""
        told = self.told
        below = (_ONE << card) - 1
        told[TRUMP_CARD] = 1 if card // RANKS == self.trump else 0
        told[LENGTH] = min(count(held), 5)
        told[ALONE] = 1 if told[LENGTH] == 1 and not told[TRUMP_CARD] and told[OWN_TRUMPS] else 0
        told[LOWEST] = 0 if held & below else 1
        told[TOP] = 1 if highest(held) == card else 0
        told[TOUCHING] = 0
        if held & below:
            between = below & ~((_ONE << highest(held & below)) - 1)
            told[TOUCHING] = 0 if self.hidden & between else 1

    def _tell_of_out(self, card: int, out: int) -> None:
        """Tell how a card lies among those out of its suit."""
        told = self.told
        below = (_ONE << card) - 1
        above = min(count(out & ~below), 4)
        told[MASTER] = 0 if above else 1
        told[ABOVE] = above
        told[BELOW] = min(count(out & below), 4)
        told[SUIT_OUT] = min(count(out), 8)
        told[ABOVE_FOES] = above if told[FOES] else 0
        told[MASTER_FOES] = told[MASTER] if told[FOES] else 0
        told[SAFE] = told[MASTER] if told[TRUMP_CARD] or told[RUFFED] == 0 else 0

    def _row(self, card: int, seat: int, trick: int) -> int:
        """Return the row of the taste by what a card would do."""
        suit = card // RANKS
        if trick & BEGUN == 0:
            return LEADS_TRUMP if suit == self.trump else LEADS_PLAIN
        beats = self._beating(_ONE << card, trick)
        row = FOLLOWS_FRIEND if self.ally[trick >> TAKER & SEAT_BITS] == self.ally[seat] else FOLLOWS_FOE
        if suit == trick >> LED & SUIT_BITS:
            return row + 1 if beats else row
        return row + 2 if beats else row + 3

    def _may_trump(self, seat: int, ally: int) -> int:
        """Tell whether somebody else of one side may hold a trump."""
        for other in range(self.seats):
            if other != seat and self.ally[other] == ally and self._has(other, self.trump):
                return 1
        return 0

    def _has(self, seat: int, suit: int) -> int:
        """Tell whether a seat has cards and has not shown to lack a suit."""
        return 0 if suit < 0 or self.hands[seat] == 0 or self.lacks[seat] >> suit & 1 else 1

    def _may_ruff(self, seat: int, leader: int, suit: int, ally: int) -> int:
        """Tell whether one of a side, still to play, has shown to lack a suit and may hold a trump."""
        if suit == self.trump or self.hidden & self.trumps == 0:
            return 0
        other = seat + 1 if seat + 1 < self.seats else 0
        while other != leader:
            if self.ally[other] == ally and self.lacks[other] >> suit & 1 and self._has(other, self.trump):
                return 1
            other = other + 1 if other + 1 < self.seats else 0
        return 0

    def _opened(self, seat: int, suit: int, ally: int) -> int:
        """Tell whether somebody else of one side has led a suit."""
        for other in range(self.seats):
            if other != seat and self.ally[other] == ally and self.opened[other] >> suit & 1:
                return 1
        return 0

    def _behind(self, seat: int, leader: int, ally: int) -> int:
        """Return how many of one side have still to lay a card after the seat."""
        number = 0
        seat = seat + 1 if seat + 1 < self.seats else 0
        while seat != leader:
            if self.ally[seat] == ally and self.hands[seat]:
                number += 1
            seat = seat + 1 if seat + 1 < self.seats else 0
        return number

    def _note(self, seat: int, card: int, trick: int) -> None:
        """Remember what a card laid shows: the suit that is led, or that a seat lacks the one led."""
        suit = card // RANKS
        if trick & BEGUN == 0:
            self.opened[seat] |= 1 << suit
            return
        led = trick >> LED & SUIT_BITS
        if suit != led and not (self.free and suit == self.trump):
            self.lacks[seat] |= 1 << led
