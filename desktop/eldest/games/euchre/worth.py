"""What a hand of Euchre is worth: tricks for the maker, and those that it may lose alone."""

import functools
from collections.abc import Iterable
from itertools import takewhile

from eldest.cards.card import EVERY_CARD, Card, Rank, Suit
from eldest.cards.order import CardOrder
from eldest.games.euchre.bowers import LEFT, RIGHT

TRUMP_WORTH = {18: 1.4, 17: 1.4, 16: 1.05, 14: 0.95, 13: 0.9, 12: 0.9}
LOW_TRUMP = 0.8
PLAIN_WORTH = {Rank.ACE: 0.7, Rank.KING: 0.5, Rank.QUEEN: 0.4, Rank.JACK: 0.25, Rank.TEN: 0.25}
LOW_PLAIN = 0.1
VOID_WORTH = 0.15
"""What a card, and an empty plain suit, are worth in tricks.

Fitted to 12,000 random two-handed deals played by these habits; the rest is chance, 0.9 tricks.
"""
BEATEN = 0.4
"""How often a bower loses a trick to each better trump that is not held with it."""
ACE_BEHIND = (0.6, 0.3, 0.1)
"""How often the ace of trumps loses a trick behind no bower, one, and two, if a better trump is out."""
LONG = 4


def worth(cards: Iterable[Card], order: CardOrder) -> float:
    """Return about how many of five tricks these cards win for the maker of these trumps."""
    known, total, suits = _weights(order), 0.0, {order.trumps}
    for card in cards:
        value, suit = known[card]
        total += value
        suits.add(suit)
    return total + VOID_WORTH * (len(Suit) - len(suits))


@functools.cache
def _weights(order: CardOrder) -> dict[Card, tuple[float, Suit | None]]:
    """Return of every card what it is worth and the suit it belongs to: hands are weighed by the thousand."""
    return {card: (_weight(card, order), order.suit_of(card)) for card in EVERY_CARD}


def weight(card: Card, order: CardOrder) -> float:
    """Return what a card alone is worth in tricks."""
    return _weights(order)[card][0]


def _weight(card: Card, order: CardOrder) -> float:
    if order.is_trump(card):
        return TRUMP_WORTH.get(order.height(card), LOW_TRUMP)
    return PLAIN_WORTH.get(card.rank, LOW_PLAIN)


def losers(cards: Iterable[Card], order: CardOrder, best: int = RIGHT) -> float:
    """Return about how many of five tricks these cards may lose for one who plays alone.

    :param best: the height of the best trump in the pack
    """
    held = tuple(cards)
    heights = sorted((order.height(card) for card in held if order.is_trump(card)), reverse=True)
    bowers = sum(height >= LEFT for height in heights)
    sure = _unbroken(heights, best)
    lost = 0.0
    for place, height in enumerate(heights[sure:], sure):
        if height >= LEFT:
            lost += BEATEN * (best - height - place)
        elif height == Rank.ACE:
            lost += ACE_BEHIND[min(bowers, 2)]
        else:
            lost += (0.25 if bowers > 1 else 0.4) if len(heights) >= LONG else 0.5
    return lost + sum(_plain_loser(card, held, order) for card in held if not order.is_trump(card))


def _unbroken(heights: list[int], best: int) -> int:
    """Return how many trumps of these heights, the highest first, run down from the best without a gap."""
    ladder = (*range(best, LEFT - 1, -1), *range(Rank.ACE, 0, -1))
    return sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(heights, ladder, strict=False)))


def _plain_loser(card: Card, held: tuple[Card, ...], order: CardOrder) -> float:
    if card.rank is Rank.ACE:
        return 0.25
    if card.rank is not Rank.KING:
        return 0.9
    behind_ace = any(other.rank is Rank.ACE and order.suit_of(other) is card.suit for other in held)
    return 0.45 if behind_ace else 0.7


def without_weakest(cards: tuple[Card, ...], order: CardOrder) -> tuple[Card, ...]:
    """Return the cards without the one least worth keeping, a lone plain card before a guarded one."""

    def use(card: Card) -> tuple[float, int, int]:
        guarded = sum(order.suit_of(other) is order.suit_of(card) for other in cards) > 1
        return (weight(card, order), guarded, order.height(card))

    weakest = min(cards, key=use)
    return tuple(card for card in cards if card != weakest)
