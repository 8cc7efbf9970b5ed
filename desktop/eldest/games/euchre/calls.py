"""What is said and done in making the trump: the calls of Euchre, and what comes of them."""

from enum import Enum

from eldest.cards.card import Card, Suit
from eldest.cards.seating import Seat
from eldest.engine.acts import Act, act
from eldest.engine.events import Event, event
from eldest.engine.phrase import Phrase, phrase
from eldest.engine.values import replace


@act("propose", said=phrase("euchre", "Let it be {suit}"), clause="E-PACK-06", shows=True)
class Propose(Act):
    """The dealer, having turned the joker, names the suit that it stands for."""

    suit: Suit


@act("order-up", said=phrase("euchre", "I order it up"), clause="E2-MAKE-01")
class OrderUp(Act):
    """An adversary of the dealer accepts the turn-up as trump. rule: E-MAKE-05"""


@act("take-up", said=phrase("euchre", "I take it up"), clause="E2-MAKE-05")
class TakeUp(Act):
    """The dealer accepts his own turn-up. rule: E-MAKE-05"""


@act("turn-down", said=phrase("euchre", "I turn it down"), clause="E2-MAKE-06")
class TurnDown(Act):
    """The dealer declines the turn-up, whose suit is then barred. rule: E-MAKE-05"""


class Manner(Enum):
    """How a trump came to be made, with the clause and the words for the log."""

    ORDERED = (
        "E2-MAKE-01",
        phrase("euchre", "{suit} are trumps: {seat} ordered it up."),
        phrase("euchre", "{suit} are trumps: you ordered it up."),
    )
    TAKEN = (
        "E2-MAKE-05",
        phrase("euchre", "{suit} are trumps: {seat} took it up."),
        phrase("euchre", "{suit} are trumps: you took it up."),
    )
    NEXT = (
        "E2-MAKE-08",
        phrase("euchre", "{suit} are trumps: {seat} made it next."),
        phrase("euchre", "{suit} are trumps: you made it next."),
    )
    CROSS = (
        "E2-MAKE-09",
        phrase("euchre", "{suit} are trumps: {seat} crossed the suit."),
        phrase("euchre", "{suit} are trumps: you crossed the suit."),
    )

    @property
    def clause(self) -> str:
        """The clause of this manner."""
        return self.value[0]

    @property
    def said(self) -> Phrase:
        """The sentence for the log."""
        return self.value[1]

    @property
    def mine(self) -> Phrase:
        """The sentence for the maker himself."""
        return self.value[2]


@event(None, "E-MAKE-11")
class TrumpMade(Event):
    """A suit is trumps, and its maker must win three tricks. rule: E-MAKE-10, E-MAKE-11, E2-SCORE-01"""

    seat: Seat
    suit: Suit
    manner: Manner

    @property
    def said(self) -> Phrase:
        """The sentence names the manner: ordered, taken, next or cross."""
        return self.manner.said

    @property
    def mine(self) -> Phrase:
        """The same for the maker himself."""
        return self.manner.mine

    @property
    def clause(self) -> str:
        """The clause of the manner."""
        return self.manner.clause


@event(phrase("euchre", "The turn-up is laid under the pack: {suit} cannot be named."), "E2-MAKE-06")
class TurnedDown(Event):
    """The dealer turned the card down. rule: E-MAKE-06, E-MAKE-08"""

    card: Card
    suit: Suit


@event(
    phrase("euchre", "{seat} discards a card under the pack."),
    "E2-MAKE-02",
    mine=phrase("euchre", "You discard {card} under the pack."),
)
class Discarded(Event):
    """The dealer's discard is complete; only he knows the card. rule: E-DISC-04"""

    seat: Seat
    card: Card | None

    def seen_by(self, seat: Seat) -> "Discarded":
        """Hide the card from all but the dealer."""
        return self if seat == self.seat else replace(self, card=None)


@event(
    phrase("euchre", "{seat} takes {card} into the hand."),
    "E2-MAKE-03",
    mine=phrase("euchre", "You take {card} into your hand."),
)
class TurnUpTaken(Event):
    """After the first trick the dealer takes the turn-up in."""

    seat: Seat
    card: Card


@event(phrase("euchre", "All have passed twice; the hands are thrown up."), "E2-MAKE-11")
class ThrownUp(Event):
    """Nobody made a trump; nothing is scored. rule: E-MAKE-09"""
