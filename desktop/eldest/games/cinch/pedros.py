"""The order of the cards at Cinch: the two fives of the trump colour are the pedros."""

import functools
from collections.abc import Sequence
from dataclasses import dataclass

from eldest.cards.card import PLAIN_RANKS, Card, Rank, Suit
from eldest.cards.order import CardOrder

LEFT, RIGHT = 5, 6
"""Heights of the pedros; trumps above them stand one step higher than printed, to make room."""

COUNTS = {Rank.ACE: 1, Rank.JACK: 1, Rank.TEN: 1, Rank.TWO: 1, Rank.FIVE: 5}
"""What a trump counts by its rank: high, jack, game, low, and either pedro. rule: C-PACK-04"""

ALL_POINTS = 14


@dataclass(frozen=True, slots=True)
class PedroOrder(CardOrder):
    """A plain suit runs A K Q J 10 … 2; in trumps the left pedro stands below the right one.

    The left pedro is a trump in every respect and no card of its printed suit.
    rule: C-PACK-01, C-PACK-02, C-PACK-03, C-PLAY-04, C-PLAY-05, X-PLAY-05
    """

    def suit_of(self, card: Card) -> Suit | None:
        """The suit a card belongs to; the left pedro is a trump."""
        if card.rank is Rank.FIVE and self.trumps is not None and card.suit is self.trumps.mate:
            return self.trumps
        return card.suit

    def height(self, card: Card) -> int:
        """The card's height within its suit."""
        if self.trumps is None or self.suit_of(card) is not self.trumps:
            return card.rank
        if card.rank is Rank.FIVE:
            return RIGHT if card.suit is self.trumps else LEFT
        return card.rank + 1 if card.rank > Rank.FIVE else card.rank

    def following(self, cards: Sequence[Card], led: Card) -> Sequence[Card]:
        """Return those of the cards that may be played to the card led.

        One may always trump; without the suit led any card will do, and to a trump led a trump must
        be played. rule: C-PLAY-02, C-PLAY-03, C-REV-01
        """
        suit, trumps = self.suit_of(led), self.trumps
        suits = [self.suit_of(card) for card in cards]
        if suit not in suits:
            return cards
        return [card for card, its in zip(cards, suits, strict=True) if its is suit or its is trumps]

    def points(self, card: Card) -> int:
        """What a card counts for the side that wins it: six trumps count, fourteen in all."""
        return COUNTS.get(card.rank, 0) if self.is_trump(card) else 0


@functools.cache
def trumps_of(suit: Suit) -> tuple[Card, ...]:
    """Return the fourteen trumps from high to low. rule: C-PACK-03"""
    order = PedroOrder(suit)
    own = [Card(rank, suit) for rank in PLAIN_RANKS]
    return tuple(sorted((*own, Card(Rank.FIVE, suit.mate)), key=order.height, reverse=True))
