"""Packs, and the shuffle: written out here, so that a numbered deal is the same deal for ever."""

from collections.abc import Iterator
from dataclasses import dataclass

from eldest.cards.card import JOKER, PLAIN_RANKS, Card, Rank, Suit

DEAL_NUMBERS = 1_000_000_000
"""Deals are numbered from nought to one below this: nine digits can be read out to a friend."""

_WORD = 1 << 64
_MASK = _WORD - 1


@dataclass(frozen=True, slots=True)
class Pack:
    """The cards with which a game is played, in the order of a new pack."""

    cards: tuple[Card, ...]

    @classmethod
    def from_rank(cls, lowest: Rank, *, joker: bool = False) -> "Pack":
        """Return the pack of four suits from the lowest rank up to the ace, and a joker if wanted.

        rule: X-PACK-01
        """
        ranks = [rank for rank in PLAIN_RANKS if rank >= lowest]
        plain = tuple(Card(rank, suit) for suit in Suit for rank in ranks)
        return cls((*plain, JOKER) if joker else plain)

    def is_true(self, cards: tuple[Card, ...]) -> bool:
        """Tell whether these are exactly the cards of this pack, in any order."""
        return len(cards) == len(self.cards) and set(cards) == set(self.cards)

    def shuffled(self, number: int) -> tuple[Card, ...]:
        """Return the whole pack in the order that belongs to a number; every order is as likely.

        Fisher and Yates' shuffle from the last place down. rule: X-SHUF-01

        :raises ValueError: if the number is not one of a deal
        """
        if not 0 <= number < DEAL_NUMBERS:
            raise ValueError(f"deals are numbered from 0 to {DEAL_NUMBERS - 1}, not {number}")
        cards = list(self.cards)
        words = _random_words(number)
        for last in range(len(cards) - 1, 0, -1):
            chosen = _below(last + 1, words)
            cards[last], cards[chosen] = cards[chosen], cards[last]
        return tuple(cards)

    def __len__(self) -> int:
        return len(self.cards)


def _random_words(seed: int) -> Iterator[int]:
    """Yield 64-bit words by the published SplitMix64 steps (Steele, Lea and Flood, 2014)."""
    state = seed
    while True:
        state = (state + 0x9E3779B97F4A7C15) & _MASK
        word = state
        word = (word ^ word >> 30) * 0xBF58476D1CE4E5B9 & _MASK
        word = (word ^ word >> 27) * 0x94D049BB133111EB & _MASK
        yield word ^ word >> 31


def _below(bound: int, words: Iterator[int]) -> int:
    """Return a number below the bound, each as likely: words past the last whole multiple are passed over."""
    while True:
        word = next(words)
        below = word % bound
        if word - below <= _WORD - bound:
            return below
