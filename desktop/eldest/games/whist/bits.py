"""Cards of thirteen ranks as bits, numbered as in a `Position`."""

from eldest.analysis.position import RANKS, SUITS
from eldest.cards.card import Rank

FULL = (2 << Rank.ACE - Rank.TWO) - 1
"""The mask of the thirteen cards of the lowest suit."""
ALL = sum(FULL << RANKS * suit for suit in range(SUITS))


def rank_of(one: int) -> int:
    """Return the rank of a card, nought for the deuce."""
    return (one.bit_length() - 1) % RANKS


def suit_of(one: int) -> int:
    """Return the mask of the suit that a card belongs to."""
    return FULL << (one.bit_length() - 1) // RANKS * RANKS


def above(one: int) -> int:
    """Return the mask of all higher cards of its suit."""
    return suit_of(one) & ~(one * 2 - 1)


def below(one: int) -> int:
    """Return the mask of all lower cards of its suit."""
    return suit_of(one) & (one - 1)


def lowest(cards: int) -> int:
    """Return the lowest card of a mask; none of none."""
    return cards & -cards


def highest(cards: int) -> int:
    """Return the highest card of a mask; none of none."""
    return 1 << cards.bit_length() - 1 if cards else 0
