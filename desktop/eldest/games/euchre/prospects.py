"""What a hand is worth in tricks where partners are found in every deal, and how likely it makes a bid."""

import math
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from eldest.cards.card import Card, Rank, Suit
from eldest.cards.order import CardOrder
from eldest.games.euchre.contracts import BiddingForm

TRUMP_WORTH = {18: 1.3, 17: 1.15, 16: 0.85, 14: 0.65, 13: 0.5, 12: 0.45}
LOW_TRUMP = 0.36
PLAIN_WORTH = {Rank.ACE: 0.34, Rank.KING: 0.03}
VOID_WORTH = 0.1
"""What a trump by its height, a plain card, and an empty plain suit are worth in tricks to a maker."""


@dataclass(frozen=True, slots=True)
class Prospect:
    """How many tricks a maker's side wins: so many, and so many for each that his hand is worth; the spread.

    Fitted to 2,500 random deals of each form played by the habits of this package.
    """

    base: float
    slope: float
    spread: float

    def tricks(self, worth: float) -> float:
        """Return how many tricks are to be expected."""
        return self.base + self.slope * worth

    def chance(self, worth: float, tricks: int) -> float:
        """Return how likely so many tricks are won, or more."""
        short = tricks - 0.5 - self.tricks(worth)
        return 0.5 * math.erfc(short / (self.spread * math.sqrt(2)))


Prospects = Mapping[int, Prospect]
"""By the bid."""

_PLAIN: Mapping[tuple[int, int, int], Mapping[int, Prospect]] = {
    (5, 5, 2): {1: Prospect(1.7, 0.91, 1.0), 2: Prospect(2.7, 0.66, 0.95)},
    (5, 5, 0): {1: Prospect(0.75, 1.13, 1.0), 2: Prospect(2.2, 0.75, 1.0)},
    (7, 7, 4): {2: Prospect(2.75, 0.81, 1.3), 3: Prospect(3.75, 0.64, 1.3)},
    (7, 5, 2): {2: Prospect(1.8, 0.73, 1.0), 3: Prospect(2.5, 0.56, 0.95)},
    (4, 5, 0): {0: Prospect(1.3, 1.05, 1.0)},
    (6, 5, 0): {0: Prospect(0.95, 1.2, 1.1)},
}
"""By the players, the cards dealt and the widow: by the number of partners chosen."""

_ALONE = {
    (5, 5, 2): Prospect(0.55, 1.18, 0.9),
    (7, 7, 4): Prospect(0.85, 1.03, 1.1),
    (7, 5, 2): Prospect(0.5, 0.94, 0.85),
}
_BARE = {
    (5, 5, 2): Prospect(-0.6, 1.43, 0.65),
    (5, 5, 0): Prospect(-0.6, 1.43, 0.65),
    (7, 7, 4): Prospect(-0.7, 1.2, 0.75),
    (7, 5, 2): Prospect(-0.4, 1.13, 0.65),
}
"""Alone with the widow, and without."""

CALLED = {4: Prospect(1.55, 1.0, 1.0), 5: Prospect(1.5, 1.0, 1.0), 6: Prospect(1.1, 1.0, 1.0)}
"""At call-ace, with the partner who is called."""


def prospects_of(form: BiddingForm, players: int) -> Prospects:
    """Return what may be expected of every bid of a form."""
    key = (players, form.cards, form.widow)
    found = {}
    for number in form.numbers:
        if not form.is_lone(number):
            found[number] = _PLAIN[key][form.partners_for(number)]
        else:
            found[number] = (_BARE if number == form.bare else _ALONE)[key]
    return found


def worth(cards: Iterable[Card], order: CardOrder) -> float:
    """Return what cards are worth to the maker of these trumps."""
    held = tuple(cards)
    suits = {order.suit_of(card) for card in held} | {order.trumps}
    return sum(weight(card, order) for card in held) + VOID_WORTH * (len(Suit) - len(suits))


def weight(card: Card, order: CardOrder) -> float:
    """Return what one card is worth."""
    if order.is_trump(card):
        return TRUMP_WORTH.get(order.height(card), LOW_TRUMP)
    return PLAIN_WORTH.get(card.rank, 0)


def best_of(cards: Iterable[Card], order: CardOrder, number: int) -> tuple[Card, ...]:
    """Return so many of the cards, the strongest; of two as good the one of the longer suit stays."""
    kept = list(cards)
    while len(kept) > number:
        suits = [order.suit_of(card) for card in kept]
        kept.remove(
            min(kept, key=lambda c: (weight(c, order), suits.count(order.suit_of(c)), order.height(c)))
        )
    return tuple(kept)
