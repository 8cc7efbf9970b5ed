"""What is said and done in making the trump: the calls of Euchre, and what comes of them."""

from enum import Enum

from eldest.cards.card import Card, Suit
from eldest.cards.seating import Seat
from eldest.engine.acts import Act, Make, act
from eldest.engine.events import Event, event
from eldest.engine.phrase import Phrase, phrase
from eldest.engine.values import replace

ASKED = phrase("prompts", "Call the best card of a suit for your partner, or nobody.")


@act(
    "propose",
    said=phrase("euchre", "Let it be {suit}"),
    clause="E-PACK-06",
    shows=True,
    asks=phrase("prompts", "Name the suit that the joker stands for."),
)
class Propose(Act):
    """The dealer, having turned the joker, names the suit that it stands for."""

    suit: Suit


@act("call", said=phrase("euchre", "I call the best of {suit}"), clause="E-CALL-01", asks=ASKED)
class CallSuit(Act):
    """The maker calls the holder of the best card of a plain suit to be his partner."""

    suit: Suit


@act("order-up", said=phrase("euchre", "I order it up"), clause="E-MAKE-05")
class OrderUp(Act):
    """An adversary of the dealer accepts the turn-up as trump. rule: E-MAKE-05, E2-MAKE-01, E3-MAKE-01"""


@act("assist", said=phrase("euchre", "I assist"), clause="E-MAKE-05")
class Assist(Act):
    """A partner of the dealer accepts the turn-up as trump. rule: E-MAKE-05, E6-MAKE-01"""


@act("take-up", said=phrase("euchre", "I take it up"), clause="E-MAKE-05")
class TakeUp(Act):
    """The dealer accepts his own turn-up. rule: E-MAKE-05, E2-MAKE-05"""


@act("turn-down", said=phrase("euchre", "I turn it down"), clause="E-MAKE-05")
class TurnDown(Act):
    """The dealer declines the turn-up, whose suit is then barred. rule: E-MAKE-05, E2-MAKE-06"""


@act("order-up-alone", said=phrase("euchre", "I order it up, and play alone"), clause="E-LONE-01")
class OrderUpAlone(OrderUp):
    """An adversary of the dealer accepts the turn-up, and plays without his partners."""


@act("assist-alone", said=phrase("euchre", "I assist, and play alone"), clause="E-LONE-01")
class AssistAlone(Assist):
    """A partner of the dealer accepts the turn-up, and plays without him. rule: E-LONE-07, E-DISC-08"""


@act("take-up-alone", said=phrase("euchre", "I take it up, and play alone"), clause="E-LONE-01")
class TakeUpAlone(TakeUp):
    """The dealer accepts his own turn-up, and plays without his partners."""


@act("make-alone", said=phrase("euchre", "Make it {suit}, and I play alone"), clause="E-LONE-01")
class MakeAlone(Make):
    """A player names the trump, and plays without his partners."""


ACCEPTING = (OrderUp, Assist, TakeUp)
ALONE = (OrderUpAlone, AssistAlone, TakeUpAlone, MakeAlone)


class Manner(Enum):
    """How a trump came to be made, with the words for the log: for others, and for the maker himself."""

    ORDERED = (
        phrase("euchre", "{suit} are trumps: {seat} ordered it up."),
        phrase("euchre", "{suit} are trumps: you ordered it up."),
    )
    ASSISTED = (
        phrase("euchre", "{suit} are trumps: {seat} assisted."),
        phrase("euchre", "{suit} are trumps: you assisted."),
    )
    TAKEN = (
        phrase("euchre", "{suit} are trumps: {seat} took it up."),
        phrase("euchre", "{suit} are trumps: you took it up."),
    )
    NEXT = (
        phrase("euchre", "{suit} are trumps: {seat} made it next."),
        phrase("euchre", "{suit} are trumps: you made it next."),
    )
    CROSS = (
        phrase("euchre", "{suit} are trumps: {seat} crossed the suit."),
        phrase("euchre", "{suit} are trumps: you crossed the suit."),
    )

    @property
    def said(self) -> Phrase:
        """The sentence for the log."""
        return self.value[0]

    @property
    def mine(self) -> Phrase:
        """The sentence for the maker himself."""
        return self.value[1]


@event(None)
class TrumpMade(Event):
    """A suit is trumps, and its maker must win three tricks. rule: E-MAKE-10, E-MAKE-11, E2-SCORE-01"""

    seat: Seat
    suit: Suit
    manner: Manner
    rule: str

    @property
    def said(self) -> Phrase:
        """The sentence names the manner: ordered, assisted, taken, next or cross."""
        return self.manner.said

    @property
    def mine(self) -> Phrase:
        """The same for the maker himself."""
        return self.manner.mine


@event(phrase("euchre", "The turn-up is laid under the pack: {suit} cannot be named."))
class TurnedDown(Event):
    """The dealer turned the card down. rule: E-MAKE-06, E-MAKE-08"""

    card: Card
    suit: Suit
    rule: str


@event(
    phrase("euchre", "{seat} discards a card under the pack."),
    mine=phrase("euchre", "You discard {card} under the pack."),
)
class Discarded(Event):
    """The dealer's discard is complete; only he knows the card. rule: E-DISC-04"""

    seat: Seat
    card: Card | None
    rule: str

    def seen_by(self, seat: Seat) -> "Discarded":
        """Hide the card from all but the dealer."""
        return self if seat == self.seat else replace(self, card=None)


@event(
    phrase("euchre", "{seat} takes {card} into the hand."),
    mine=phrase("euchre", "You take {card} into your hand."),
)
class TurnUpTaken(Event):
    """After the first trick the dealer takes the turn-up in."""

    seat: Seat
    card: Card
    rule: str


@event(phrase("euchre", "All have passed twice; the hands are thrown up."))
class ThrownUp(Event):
    """Nobody made a trump; nothing is scored. rule: E-MAKE-09"""

    rule: str


@event(phrase("euchre", "{card} stays on the pack, and the dealer discards nothing."), "E-DISC-08")
class TurnUpIdle(Event):
    """The dealer has laid down his hand: turn-up and discard are out of play."""

    card: Card


@act("no-discard", said=phrase("euchre", "Go on without a discard"), clause="E-DISC-07")
class GoOnWithoutDiscard(Act):
    """The dealer forgets to lay a card away for the turn-up that was accepted."""


@event(
    phrase("euchre", "{seat} goes on without a discard."),
    mine=phrase("euchre", "You go on without a discard."),
)
class DiscardForgotten(Event):
    """The dealer did not lay a card away. rule: E-DISC-07"""

    seat: Seat
    rule: str
