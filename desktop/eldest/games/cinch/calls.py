"""What is said and done at Cinch before the play, and the sentences of what comes of it."""

from dataclasses import replace
from typing import Self

from eldest.cards.card import Card, Suit
from eldest.cards.seating import Seat
from eldest.engine.acts import Act, act
from eldest.engine.events import Event, event
from eldest.engine.phrase import Phrase, phrase

LAID_AWAY = "laid-away"
"""The spot where cards lie that were laid away, for all to see."""

BLIND = "blind"
"""The spots, one for each player, of the packets of Blind Cinch. rule: CV-BLIND-01"""


@act(
    "lay-away",
    said=phrase("cinch", "Lay the plain cards away"),
    clause="C-DISC-01",
    onto=LAID_AWAY,
    shows=True,
)
class LayAway(Act):
    """A player lays away all his plain cards at once, face up; others are then given him."""


@act("restock", clause="C-DISC-07")
class Restock(Act):
    """The plain cards laid away are shuffled and become the stock: chance, and therefore an act.

    The cards are those of the new stock, top card first.
    """

    number: int
    cards: tuple[Card, ...]


@act("take-blind", said=phrase("cinch", "Take up the blind packet"), clause="CV-BLIND-02", shows=True)
class TakeBlind(Act):
    """A player takes up his blind packet."""


@act("call-trump", said=phrase("cinch", "I call {card}"), clause="CV-AUC-02", shows=True)
class CallTrump(Act):
    """The maker names a trump that he does not hold; its holder becomes his partner."""

    card: Card


@act("no-partner", said=phrase("cinch", "I play without a partner"), clause="CV-AUC-02")
class NoPartner(Act):
    """The maker, having called in vain, plays alone."""


NAMED = phrase("cinch", "{suit} are trumps: {seat} named them for a bid of {bid}.")
YOU_NAMED = phrase("cinch", "{suit} are trumps: you named them for a bid of {bid}.")
NAMED_FREELY = phrase("cinch", "{suit} are trumps: {seat} named them without a bid.")
YOU_NAMED_FREELY = phrase("cinch", "{suit} are trumps: you named them without a bid.")


@event(NAMED, "C-TRUMP-01", mine=YOU_NAMED)
class TrumpNamed(Event):
    """The maker named the trump for his bid, or the dealer without one. rule: C-BID-07, C-BID-08"""

    seat: Seat
    suit: Suit
    bid: int

    @property
    def said(self) -> Phrase:
        """The sentence tells of the bid, if there was one."""
        return NAMED if self.bid else NAMED_FREELY

    @property
    def mine(self) -> Phrase:
        """The same for the maker himself."""
        return YOU_NAMED if self.bid else YOU_NAMED_FREELY


@event(
    phrase("cinch", "All have passed: {seat} must name a trump, without a bid."),
    "C-BID-08",
    mine=phrase("cinch", "All have passed: you must name a trump, without a bid."),
)
class AllPassed(Event):
    """Nobody has bid, and the dealer is the maker."""

    seat: Seat


@event(
    phrase("cinch", "{seat} lays plain cards away: {size}."),
    "C-DISC-01",
    mine=phrase("cinch", "You lay plain cards away: {size}."),
)
class LaidAway(Event):
    """A player laid his plain cards away, face up."""

    seat: Seat
    size: int
    cards: tuple[Card, ...]


@event(
    phrase("cinch", "{seat} lays {card} away."),
    "C-DISC-02",
    mine=phrase("cinch", "You lay {card} away."),
)
class CardThrown(Event):
    """A player laid one card away and showed it, to keep six."""

    seat: Seat
    card: Card

    def shows_to(self, seat: Seat) -> bool:
        """Tell whether the card was another's."""
        return seat != self.seat


@event(
    phrase("cinch", "{seat} is given cards: {size}."),
    "C-DISC-04",
    mine=phrase("cinch", "You are given cards: {size}."),
    shows=True,
)
class HandFilled(Event):
    """The dealer filled a hand from the top of the stock; only its owner sees the cards."""

    seat: Seat
    size: int
    cards: tuple[Card, ...]

    def seen_by(self, seat: Seat) -> Self:
        """Hide the cards from all others."""
        return self if seat == self.seat else replace(self, cards=())


@event(phrase("cinch", "The stock has run out: the plain cards laid away are shuffled."), "C-DISC-07")
class Restocked(Event):
    """The cards laid away have become the stock."""

    size: int


@event(None, "C-ROB-01", mine=phrase("cinch", "You look through the stock."), shows=True)
class StockSeen(Event):
    """The dealer looks through what is left of the stock, and takes all trumps in it. rule: C-ROB-02"""

    seat: Seat
    cards: tuple[Card, ...]

    def seen_by(self, seat: Seat) -> Self:
        """Hide the cards from all but the dealer."""
        return self if seat == self.seat else replace(self, cards=())


@event(None, "C-ROB-01", mine=phrase("cinch", "You take {card} from the stock."))
class StockTaken(Event):
    """The dealer took a card of his choice."""

    seat: Seat
    card: Card | None

    def seen_by(self, seat: Seat) -> Self:
        """Hide the card from all but the dealer."""
        return self if seat == self.seat else replace(self, card=None)


@event(
    phrase("cinch", "{seat} robs the pack; cards taken: {number}."),
    "C-ROB-02",
    mine=phrase("cinch", "You rob the pack; cards taken: {number}."),
)
class PackRobbed(Event):
    """The dealer has filled his hand, and tells how many cards he took."""

    seat: Seat
    number: int


@event(
    phrase("cinch", "{seat} takes up the blind packet."),
    "CV-BLIND-02",
    mine=phrase("cinch", "You take up your blind packet."),
    shows=True,
)
class BlindTaken(Event):
    """A player took up his blind packet, which only he sees."""

    seat: Seat
    cards: tuple[Card, ...]

    def seen_by(self, seat: Seat) -> Self:
        """Hide the cards from all others."""
        return self if seat == self.seat else replace(self, cards=())


@event(
    phrase("cinch", "{seat} holds {card} and is the partner of {partner}."),
    "CV-AUC-02",
    mine=phrase("cinch", "You hold {card} and are the partner of {partner}."),
)
class PartnerFound(Event):
    """The holder of the trump that was called says so."""

    seat: Seat
    card: Card
    partner: Seat


@event(phrase("cinch", "Nobody holds {card}."), "CV-AUC-02")
class CalledInVain(Event):
    """Nobody holds the trump that was called."""

    card: Card


@event(
    phrase("cinch", "{seat} plays without a partner."),
    "CV-AUC-02",
    mine=phrase("cinch", "You play without a partner."),
)
class PlaysAlone(Event):
    """The maker plays against all others."""

    seat: Seat
