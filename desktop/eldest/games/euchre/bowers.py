"""The order of the cards at Euchre: the jacks of the trump colour are the two best trumps."""

import functools
from dataclasses import dataclass

from eldest.cards.card import Card, Rank, Suit
from eldest.cards.order import CardOrder

LEFT, RIGHT, BEST = 16, 17, 18

BENNY = Card(Rank.TWO, Suit.SPADES)
"""The two of spades, where it serves for the joker. rule: E-MOD-03"""


@dataclass(frozen=True, slots=True)
class BowerOrder(CardOrder):
    """A plain suit runs A K Q J 10 9 8 7; of trumps the right bower is best, then the left.

    The left bower is a trump in every respect and no card of its printed suit; a joker is the best
    trump of all, and of no suit before a trump is made. `best_rank` is the joker's, or that of the
    two where the two of spades, the only two of the pack, serves for it.
    rule: E-PACK-02, E-PACK-03, E-PACK-04, E-PACK-05, E-PACK-07, E-PLAY-03, E-PLAY-04, X-PLAY-05, E-MOD-03
    """

    best_rank: Rank = Rank.JOKER

    def suit_of(self, card: Card) -> Suit | None:
        """The suit a card belongs to; the left bower and the best card are trumps."""
        return _suit_of(card, self.trumps, self.best_rank)

    def height(self, card: Card) -> int:
        """The card's height within its suit."""
        return _height_of(card, self.trumps, self.best_rank)


@functools.cache  # two questions about some thirty cards, asked again and again for every card played
def _suit_of(card: Card, trumps: Suit | None, best: Rank) -> Suit | None:
    if card.rank is Rank.JACK and trumps is not None and card.suit is trumps.mate:
        return trumps
    return trumps if card.rank is best else card.suit


@functools.cache
def _height_of(card: Card, trumps: Suit | None, best: Rank) -> int:
    if card.rank is best:
        return BEST
    if card.rank is Rank.JACK and trumps is not None:
        if card.suit is trumps:
            return RIGHT
        if card.suit is trumps.mate:
            return LEFT
    return card.rank
