"""The order of the cards under one contract: the only place where cards are compared."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from eldest.cards.card import Card, Suit


@dataclass(frozen=True, slots=True)
class CardOrder:
    """Which suit a card belongs to and what beats what, while one suit (or none) is trumps.

    Games with wandering cards (bowers, pedros) subclass it and override `suit_of` and `height`;
    everything else asks only through those two. rule: X-PLAY-05
    """

    trumps: Suit | None = None

    def suit_of(self, card: Card) -> Suit | None:
        """The suit a card belongs to for leading, following and winning."""
        return card.suit

    def height(self, card: Card) -> int:
        """The card's height within its suit; higher wins."""
        return card.rank

    def is_trump(self, card: Card) -> bool:
        """Tell whether a card is a trump at present."""
        return self.trumps is not None and self.suit_of(card) is self.trumps

    def following(self, cards: Sequence[Card], led: Card) -> Sequence[Card]:
        """Return those of the cards that may be played to the card led.

        Suit is followed if it can be; else any card will do. A game may let more be played, but never
        less than all cards of the suit led. rule: X-PLAY-02
        """
        suit = self.suit_of(led)
        same = [card for card in cards if self.suit_of(card) is suit]
        return same or cards

    def may_follow(self, card: Card, cards: Sequence[Card], led: Card) -> bool:
        """Tell whether a card out of these may be played to the card led: one of its suit always may."""
        return self.suit_of(card) is self.suit_of(led) or card in self.following(cards, led)

    def best(self, cards: Iterable[Card]) -> Card:
        """Return the card that takes the trick to which these were played in order.

        The highest trump, else the highest of the suit led. rule: X-PLAY-03
        """
        played = iter(cards)
        winner = next(played)
        for card in played:
            if self.beats(card, winner):
                winner = card
        return winner

    def beats(self, card: Card, winner: Card) -> bool:
        """Tell whether a later card beats the one that was winning."""
        suit = self.suit_of(card)
        if suit is self.suit_of(winner):
            return self.height(card) > self.height(winner)
        return suit is not None and suit is self.trumps

    def sorted(self, cards: Iterable[Card]) -> tuple[Card, ...]:
        """Return cards sorted for the eye: trumps first, each suit together, high to low."""
        return tuple(sorted(cards, key=self._place))

    def _place(self, card: Card) -> tuple[int, int]:
        suit = self.suit_of(card)
        if self.is_trump(card) or suit is None:
            return (-1, -self.height(card))
        # Counting down from the trumps alternates the colours, since the suits' numbers do.
        return (((self.trumps or 0) - suit) % 4, -self.height(card))
