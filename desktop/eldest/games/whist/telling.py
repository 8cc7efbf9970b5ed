"""What the cards that somebody played at Whist tell of those that he kept.

Nothing is certain but suits that were not followed. But a good player follows with the lowest card that
serves, takes as cheaply as he can, and leads from his longest suit in the way of the books; so hands from
which he would have played otherwise are less likely.

Cards are bits here, numbered as in a `Position`, the deuce of each suit the lowest.
"""

import functools
from collections.abc import Iterable
from typing import NamedTuple

from eldest.analysis.position import RANKS, SUIT, SUITS
from eldest.cards.card import Card, Rank
from eldest.cards.seating import Seat
from eldest.games.whist.leading import FEW, FOURTH_BEST, MANY_TRUMPS
from eldest.games.whist.table import WhistTable

ACE = Rank.ACE - Rank.TWO
FULL = (2 << ACE) - 1
"""The mask of the thirteen cards of the lowest suit."""
ALL = sum(FULL << RANKS * suit for suit in range(SUITS))
_QUEEN = Rank.QUEEN - Rank.TWO
_TEN = Rank.TEN - Rank.TWO


class Against(NamedTuple):
    """A hand with any of these cards would have played otherwise: how much less likely it is."""

    seat: Seat
    cards: int
    factor: float
    kind: str = ""


class Lead(NamedTuple):
    """A card led: by whom, from what he then held beside what he holds now, and of what choice."""

    seat: Seat
    card: int
    later: int
    trumps: int
    returned: bool
    later_first: bool


FACTORS = {
    "second low": 0.12,
    "second master": 0.7,
    "third high": 0.35,
    "third low": 0.05,
    "third equal": 0.05,
    "last cheap": 0.05,
    "last low": 0.05,
    "last wins": 0.05,
    "ruff cheap": 0.05,
    "no ruff": 0.1,
    "discard low": 0.05,
    "discard other": 0.3,
}


def bit(card: Card) -> int:
    """Return the bit of a card."""
    return 1 << card.suit * RANKS + card.rank - 2


def bits(cards: Iterable[Card]) -> int:
    """Return the bits of cards."""
    return sum(map(bit, cards))


def suit_of(one: int) -> int:
    """Return the mask of the suit that one card belongs to."""
    return SUIT << (one.bit_length() - 1) // RANKS * RANKS


class Told:
    """All that the play so far tells, from what everybody saw; of the seats that are asked of."""

    def __init__(self, world: WhistTable, seats: frozenset[Seat]) -> None:
        self.against: list[Against] = []
        self.leads: list[Lead] = []
        self._seats = seats
        trumps = world.order.trumps
        self._trumps = 0 if trumps is None else SUIT << trumps * RANKS
        self._partner = {seat: world.seating.opposite(seat) for seat in world.seating.order}
        self._later = dict.fromkeys(world.seating.order, 0)
        rows = [[(seat, bit(card)) for seat, card in t.plays] for t in (*world.tricks, world.trick)]
        for row in rows:
            for seat, card in row:
                self._later[seat] |= card
        self._live = ALL
        self._led_by: dict[Seat, list[int]] = {seat: [] for seat in world.seating.order}
        self._led = 0
        for row in rows:
            self._read(row)

    def _read(self, row: list[tuple[Seat, int]]) -> None:
        best, winner = 0, Seat(0)
        for place, (seat, card) in enumerate(row):
            asked = seat in self._seats
            if place == 0:
                if asked:
                    self._lead(seat, card)
                self._led_by[seat].append(suit_of(card))
                best, winner = card, seat
            else:
                if asked:
                    led = row[0][1]
                    partners = winner == self._partner[seat]
                    if card & suit_of(led):
                        self._follow(place, seat, card, led, best, partners)
                    else:
                        self._throw(place, seat, card, best, partners, led)
                if self._beats(card, best):
                    best, winner = card, seat
            self._later[seat] &= ~card
        if row:
            self._led |= suit_of(row[0][1])
        for _, card in row:
            self._live &= ~card

    def _beats(self, card: int, best: int) -> bool:
        if card & suit_of(best):
            return card > best
        return bool(card & self._trumps)

    def _say(self, kind: str, seat: Seat, cards: int) -> None:
        cards &= self._live
        if cards:
            self.against.append(Against(seat, cards, FACTORS[kind], kind))

    # -- leads

    def _lead(self, seat: Seat, card: int) -> None:
        suit = suit_of(card)
        if suit in self._led_by[seat]:
            return
        returned = suit in self._led_by[self._partner[seat]]
        master = not (_above(card) & self._live)
        if master and not returned and suit != self._trumps:
            return
        self.leads.append(Lead(seat, card, self._later[seat], self._trumps, returned, not self._led_by[seat]))

    # -- cards of the suit led

    def _follow(self, place: int, seat: Seat, card: int, led: int, best: int, partners: bool) -> None:
        higher, lower = _above(card) & self._live, _below(card) & self._live
        ruffed = not best & suit_of(led)
        over_best = 0 if ruffed else _above(best) & self._live
        wins = self._beats(card, best)
        if place == 3:
            if partners:
                self._say("last low", seat, lower)
            elif wins:
                self._say("last cheap", seat, lower & over_best)
            else:
                self._say("last wins", seat, over_best)
                self._say("last low", seat, lower)
        elif place == 2:
            if wins:
                self._say("third high", seat, higher & ~_lowest(higher))
                self._say("third equal", seat, _highest(lower))
            else:
                self._say("third low", seat, lower)
                self._say("third high", seat, over_best & ~_lowest(over_best) if partners else over_best)
        else:
            if wins and not higher:
                return
            self._say("second low", seat, lower)
            if led % SUIT and (_rank(led) >= _QUEEN or suit_of(led) & self._led):
                self._say("second master", seat, _highest(over_best))

    # -- and others

    def _throw(self, place: int, seat: Seat, card: int, best: int, partners: bool, led: int) -> None:
        trumps = self._trumps & self._live
        able = _above(best) & trumps if best & trumps else trumps
        if card & self._trumps:
            self._say("ruff cheap", seat, _below(card) & able if card & able else _below(card) & trumps)
            return
        if not partners and place >= 2:
            self._say("no ruff", seat, able)
        self._say("discard low", seat, _below(card) & self._live)
        lower = 0
        for suit in range(4):
            lower |= ((1 << _rank(card)) - 1) << suit * RANKS
        self._say("discard other", seat, lower & ~self._trumps & ~suit_of(card))


class Telling:
    """Weighs the hands that others may hold by what they played, at one sight.

    :param told: what the play tells
    """

    def __init__(self, told: Told) -> None:
        seats = {one.seat for one in (*told.against, *told.leads)}
        self._against = {
            seat: [(a.cards, a.factor) for a in told.against if a.seat == seat] for seat in seats
        }
        self._leads = {seat: [lead for lead in told.leads if lead.seat == seat] for seat in seats}

    def __call__(self, seat: Seat, hand: int) -> float:
        """Return how likely a seat played as it did if it now holds these cards; only ratios matter."""
        likely = 1.0
        for cards, factor in self._against.get(seat, ()):
            if hand & cards:
                likely *= factor
        for lead in self._leads.get(seat, ()):
            likely *= of_lead(lead, hand | lead.later)
        return likely


def telling_of(sight: WhistTable, seat: Seat) -> Telling:
    """Return what the play tells somebody of the hands that he does not see."""
    own = {seat, sight.player_of(seat), *sight.dummies}
    return Telling(Told(sight, frozenset(one for one in sight.seating.order if one not in own)))


SHORTER = (1.0, 0.14, 0.1, 0.08)
OTHER_CARD = 0.06
OTHER_TRUMP = 0.2
OTHER_RETURN = 0.3
TRUMPS_HELD_BACK = 0.1
FEW_TRUMPS_LED = 0.25


def of_lead(lead: Lead, hand: int) -> float:
    """Return how likely a card is led from a hand."""
    suit = suit_of(lead.card)
    shift = (lead.card.bit_length() - 1) // RANKS * RANKS
    held = hand & suit
    likely = 1.0
    if lead.card >> shift not in expected(held >> shift, lead.returned):
        likely = OTHER_RETURN if lead.returned else OTHER_TRUMP if suit == lead.trumps else OTHER_CARD
    if lead.returned:
        return likely
    trumps = (hand & lead.trumps).bit_count()
    if suit == lead.trumps:
        return likely if trumps >= MANY_TRUMPS else likely * FEW_TRUMPS_LED
    if trumps >= MANY_TRUMPS and lead.later_first:
        likely *= TRUMPS_HELD_BACK
    longest = max(
        (hand & SUIT << place * RANKS).bit_count()
        for place in range(4)
        if SUIT << place * RANKS != lead.trumps
    )
    return likely * SHORTER[min(longest - held.bit_count(), 3)]


@functools.cache
def expected(held: int, returned: bool) -> frozenset[int]:
    """Return the cards that the books lead from these of a suit, a bit to a rank."""
    ranks = [rank for rank in reversed(range(ACE + 1)) if held >> rank & 1]
    if returned:
        return frozenset((1 << (ranks[0] if len(ranks) <= FEW else ranks[-1]),))
    touching = len(ranks) > 1 and ranks[0] - ranks[1] == 1
    if touching and ranks[0] == ACE:
        return frozenset((1 << ranks[0], 1 << ranks[1]))
    if touching and ranks[0] >= _QUEEN:
        return frozenset((1 << ranks[0],))
    if len(ranks) >= FOURTH_BEST:
        return frozenset((1 << ranks[FOURTH_BEST - 1],))
    return frozenset((1 << ranks[-1 if ranks[0] > _TEN else 0],))


def _rank(one: int) -> int:
    return (one.bit_length() - 1) % RANKS


def _above(one: int) -> int:
    """Return the mask of all higher cards of the suit."""
    return suit_of(one) & ~(one * 2 - 1)


def _below(one: int) -> int:
    return suit_of(one) & (one - 1)


def _lowest(cards: int) -> int:
    return cards & -cards


def _highest(cards: int) -> int:
    return 1 << cards.bit_length() - 1 if cards else 0
