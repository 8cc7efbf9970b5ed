"""How likely a suit and a card of it are led from a hand at Whist: as the books have it, or not."""

import functools
from typing import NamedTuple

from eldest.analysis.position import RANKS, SUITS
from eldest.cards.card import Rank
from eldest.cards.seating import Seat
from eldest.games.whist.bits import FULL, suit_of
from eldest.games.whist.leading import FEW, FOURTH_BEST, MANY_TRUMPS

SHORTER = (1.0, 0.14, 0.1, 0.08)
"""How likely a plain suit is led that is shorter than the longest by so many cards, beside that."""
OTHER_CARD, OTHER_TRUMP, OTHER_RETURN = 0.06, 0.2, 0.3
"""The same of another card of the suit than the books lead."""
TRUMPS_HELD_BACK, FEW_TRUMPS_LED = 0.1, 0.25
"""The same of a first lead with five trumps and not of them, and of trumps with fewer."""
_ACE, _QUEEN, _TEN = (rank - Rank.TWO for rank in (Rank.ACE, Rank.QUEEN, Rank.TEN))


class Lead(NamedTuple):
    """The first lead of a suit by a seat.

    `later` are the cards that the seat has played since, this one among them. It was `returned` if partner
    had led the suit, and `first` if the seat had led nothing before.
    """

    seat: Seat
    card: int
    later: int
    trumps: int
    returned: bool
    first: bool


def likelihood(lead: Lead, hand: int) -> float:
    """Return how likely the card is led from a hand; only ratios matter."""
    suit, is_trump = suit_of(lead.card), suit_of(lead.card) == lead.trumps
    likely = 1.0 if lead.card in expected(hand & suit, lead.returned) else _other(lead, is_trump)
    if lead.returned:
        return likely
    trumps = (hand & lead.trumps).bit_count()
    if is_trump:
        return likely if trumps >= MANY_TRUMPS else likely * FEW_TRUMPS_LED
    if trumps >= MANY_TRUMPS and lead.first:
        likely *= TRUMPS_HELD_BACK
    plain = hand & ~lead.trumps
    longest = max([(plain & FULL << place * RANKS).bit_count() for place in range(SUITS)])
    return likely * SHORTER[min(longest - (hand & suit).bit_count(), len(SHORTER) - 1)]


def _other(lead: Lead, is_trump: bool) -> float:
    if lead.returned:
        return OTHER_RETURN
    return OTHER_TRUMP if is_trump else OTHER_CARD


@functools.cache
def expected(held: int, returned: bool) -> tuple[int, ...]:
    """Return the cards that the books lead from these of one suit."""
    cards = [1 << place for place in reversed(range(held.bit_length())) if held >> place & 1]
    if returned:
        return (cards[0] if len(cards) <= FEW else cards[-1],)
    best = (cards[0].bit_length() - 1) % RANKS
    touching = len(cards) > 1 and cards[1] * 2 == cards[0]
    if touching and best == _ACE:
        return cards[0], cards[1]
    if touching and best >= _QUEEN:
        return (cards[0],)
    if len(cards) >= FOURTH_BEST:
        return (cards[FOURTH_BEST - 1],)
    return (cards[-1 if best > _TEN else 0],)
