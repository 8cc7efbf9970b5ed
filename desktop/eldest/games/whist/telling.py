"""What the cards that somebody played at Whist tell of those that he kept.

Nothing is certain but suits that were not followed. But a good player follows with the lowest card that
serves, takes as cheaply as he can, and leads from his longest suit in the way of the books; so hands from
which he would have played otherwise are less likely. How much less was counted: how often the hands of rule
players would have played otherwise, beside hands dealt at random. Nothing is trusted further than twenty to
one.

Cards are bits here, numbered as in a `Position`, the deuce of each suit the lowest.
"""

from typing import NamedTuple

from eldest.analysis.position import RANKS, SUITS
from eldest.cards.card import Card, Rank
from eldest.cards.seating import Seat
from eldest.engine.table import Trick
from eldest.games.whist.bits import ALL, FULL, above, below, highest, lowest, rank_of, suit_of
from eldest.games.whist.leads_told import Lead, likelihood
from eldest.games.whist.table import WhistTable

NOT_LOWEST, NOT_CHEAPEST, COULD_WIN = 0.05, 0.05, 0.05
COULD_RUFF = 0.1
NOT_LOW_SECOND, MASTER_KEPT = 0.12, 0.7
NOT_HIGH_THIRD = 0.35
LOWER_ELSEWHERE = 0.3
_QUEEN = Rank.QUEEN - Rank.TWO


class Against(NamedTuple):
    """A hand with any of these cards would have played otherwise: how much less likely it is."""

    seat: Seat
    cards: int
    factor: float


class Laid(NamedTuple):
    """A card laid to a trick: by whom, at which place, and what lay there."""

    seat: Seat
    card: int
    place: int
    led: int
    best: int
    is_partners: bool


class Told:
    """All that the play so far tells, from what everybody saw, of some seats.

    `against` are signs against cards, `leads` the suits led first by a seat.
    """

    def __init__(self, table: WhistTable, seats: frozenset[Seat]) -> None:
        self.against: list[Against] = []
        self.leads: list[Lead] = []
        self._seats = seats
        trumps = table.order.trumps
        self._trumps = 0 if trumps is None else FULL << trumps * RANKS
        self._partner = {seat: table.seating.opposite(seat) for seat in table.seating.order}
        self._led_by: dict[Seat, list[int]] = {seat: [] for seat in table.seating.order}
        self._led = 0
        self._live = ALL
        tricks = [trick for trick in (*table.tricks, table.trick) if trick.plays]
        self._later = dict.fromkeys(table.seating.order, 0)
        for seat, card in (play for trick in tricks for play in trick.plays):
            self._later[seat] |= bit(card)
        for trick in tricks:
            self._read(trick)

    def _read(self, trick: Trick) -> None:
        led = best = bit(trick.plays[0][1])
        winner = trick.plays[0][0]
        for place, (seat, card) in enumerate(trick.plays):
            one = bit(card)
            if seat in self._seats:
                self._tell(Laid(seat, one, place, led, best, winner == self._partner[seat]))
            if place and self._beats(one, best):
                best, winner = one, seat
            self._later[seat] &= ~one
        self._led_by[trick.plays[0][0]].append(suit_of(led))
        self._led |= suit_of(led)
        self._live &= ~sum(bit(card) for card in trick.cards)

    def _tell(self, laid: Laid) -> None:
        if laid.place == 0:
            self._lead(laid.seat, laid.card)
        elif not laid.card & suit_of(laid.led):
            self._throw(laid)
        else:
            (self._second, self._third, self._last)[laid.place - 1](laid)

    def _beats(self, card: int, best: int) -> bool:
        return card > best if card & suit_of(best) else bool(card & self._trumps)

    def _say(self, seat: Seat, cards: int, factor: float) -> None:
        if cards & self._live:
            self.against.append(Against(seat, cards & self._live, factor))

    def _over(self, laid: Laid) -> int:
        """Return the cards of the suit led that would have beaten the trick; none once it is trumped."""
        return above(laid.best) & self._live if laid.best & suit_of(laid.led) else 0

    def _lead(self, seat: Seat, card: int) -> None:
        """Keep the first lead of a suit; but a master of a plain suit tells little."""
        suit = suit_of(card)
        returned = suit in self._led_by[self._partner[seat]]
        is_master = not above(card) & self._live
        if suit in self._led_by[seat] or (is_master and not returned and suit != self._trumps):
            return
        first = not self._led_by[seat]
        self.leads.append(Lead(seat, card, self._later[seat], self._trumps, returned, first))

    def _second(self, laid: Laid) -> None:
        """Second hand plays low, but not always the second round, nor over an honour."""
        higher = above(laid.card) & self._live
        if self._beats(laid.card, laid.best) and not higher:
            return
        self._say(laid.seat, below(laid.card), NOT_LOW_SECOND)
        if rank_of(laid.led) >= _QUEEN or suit_of(laid.led) & self._led:
            self._say(laid.seat, highest(self._over(laid)), MASTER_KEPT)

    def _third(self, laid: Laid) -> None:
        """Third hand plays high, the lower of equals; or low to what it cannot beat, or need not."""
        higher, over = above(laid.card) & self._live, self._over(laid)
        if self._beats(laid.card, laid.best):
            self._say(laid.seat, higher & ~lowest(higher), NOT_HIGH_THIRD)
            self._say(laid.seat, highest(below(laid.card) & self._live), NOT_LOWEST)
        else:
            self._say(laid.seat, below(laid.card), NOT_LOWEST)
            self._say(laid.seat, over & ~lowest(over) if laid.is_partners else over, NOT_HIGH_THIRD)

    def _last(self, laid: Laid) -> None:
        """The last hand takes as cheaply as it can, or throws its lowest."""
        if not laid.is_partners and self._beats(laid.card, laid.best):
            self._say(laid.seat, below(laid.card) & self._over(laid), NOT_CHEAPEST)
            return
        self._say(laid.seat, below(laid.card), NOT_LOWEST)
        if not laid.is_partners:
            self._say(laid.seat, self._over(laid), COULD_WIN)

    def _throw(self, laid: Laid) -> None:
        """Who cannot follow trumps as low as serves, or throws what is lowest of all."""
        trumps = self._trumps & self._live
        able = above(laid.best) & trumps if laid.best & trumps else trumps
        if laid.card & self._trumps:
            serve = able if laid.card & able else trumps
            self._say(laid.seat, below(laid.card) & serve, NOT_CHEAPEST)
            return
        if not laid.is_partners and laid.place > 1:
            self._say(laid.seat, able, COULD_RUFF)
        self._say(laid.seat, below(laid.card), NOT_LOWEST)
        lower = sum(((1 << rank_of(laid.card)) - 1) << suit * RANKS for suit in range(SUITS))
        self._say(laid.seat, lower & ~self._trumps & ~suit_of(laid.card), LOWER_ELSEWHERE)


class Telling:
    """Weighs the hands that others may hold by what they played, at one sight.

    :param told: what the play tells
    """

    def __init__(self, told: Told) -> None:
        self._against: dict[Seat, list[tuple[int, float]]] = {}
        self._leads: dict[Seat, list[Lead]] = {}
        for seat, cards, factor in told.against:
            self._against.setdefault(seat, []).append((cards, factor))
        for lead in told.leads:
            self._leads.setdefault(lead.seat, []).append(lead)

    def __call__(self, seat: Seat, hand: int) -> float:
        """Return how likely a seat played as it did if it now holds these cards; only ratios matter."""
        likely = 1.0
        for cards, factor in self._against.get(seat, ()):
            if hand & cards:
                likely *= factor
        for lead in self._leads.get(seat, ()):
            likely *= likelihood(lead, hand | lead.later)
        return likely


def telling_of(sight: WhistTable, seat: Seat) -> Telling:
    """Return what the play tells somebody of the hands that he does not see."""
    own = {seat, sight.player_of(seat), *sight.dummies}
    return Telling(Told(sight, frozenset(one for one in sight.seating.order if one not in own)))


def bit(card: Card) -> int:
    """Return the bit of a card."""
    assert card.suit is not None
    return 1 << card.suit * RANKS + card.rank - Rank.TWO
