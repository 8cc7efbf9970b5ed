"""Hands: cards known, and how many there are. One type for the truth and for what others see."""

from collections.abc import Iterable
from dataclasses import dataclass

from eldest.cards.card import Card


@dataclass(frozen=True, slots=True)
class Hand:
    """Cards held or lying together: those known, and the number of them all.

    In the truth every card is known. In a sight of another's hand only the shown ones are, and the
    size stays public. `shown` are the cards known to the whole table (exposed, laid open).

    :raises ValueError: if more cards are known than there are, or a shown card is not among them
    """

    cards: tuple[Card, ...] = ()
    size: int = -1
    shown: tuple[Card, ...] = ()

    def __post_init__(self) -> None:
        if self.size < 0:
            object.__setattr__(self, "size", len(self.cards))
        if len(self.cards) > self.size:
            raise ValueError(f"{len(self.cards)} cards known of {self.size}")
        if self.shown and not set(self.shown) <= set(self.cards):
            raise ValueError("a shown card must be among those known")

    @property
    def hidden(self) -> int:
        """How many of the cards are not known."""
        return self.size - len(self.cards)

    def plus(self, cards: Iterable[Card]) -> "Hand":
        """Return the hand with these cards added at its end."""
        added = tuple(cards)
        return _hand(self.cards + added, self.size + len(added), self.shown)

    def minus(self, card: Card) -> "Hand":
        """Return the hand without this card.

        :raises ValueError: if the card is not in the hand
        """
        cards, shown = self.cards, self.shown
        place = cards.index(card)
        if card in shown:
            shown = tuple(other for other in shown if other != card)
        return _hand(cards[:place] + cards[place + 1 :], self.size - 1, shown)

    def seen(self) -> "Hand":
        """Return the hand as everybody sees it: its size, and the cards shown."""
        return _hand(self.shown, self.size, self.shown)

    def __contains__(self, card: object) -> bool:
        return card in self.cards

    def __len__(self) -> int:
        return self.size


_new, _put = object.__new__, object.__setattr__


def _hand(cards: tuple[Card, ...], size: int, shown: tuple[Card, ...]) -> Hand:
    """Return a hand made from a sound one: it needs no check, and a hand is made at every card played."""
    made = _new(Hand)
    _put(made, "cards", cards)
    _put(made, "size", size)
    _put(made, "shown", shown)
    return made
