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
    asks=phrase("prompts", "Lay your plain cards away."),
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


@act(
    "take-blind",
    said=phrase("cinch", "Take up the blind packet"),
    clause="CV-BLIND-02",
    shows=True,
    asks=phrase("prompts", "Take up your blind packet."),
)
class TakeBlind(Act):
    """A player takes up his blind packet."""


CALL_ONE = phrase("prompts", "Call a trump that you do not hold, to find a partner.")
CALL_ANOTHER = phrase("prompts", "Call another trump, or play without a partner.")


@act("call-trump", said=phrase("cinch", "I call {card}"), clause="CV-AUC-02", shows=True, asks=CALL_ONE)
class CallTrump(Act):
    """The maker names a trump that he does not hold; its holder becomes his partner."""

    card: Card


@act("no-partner", said=phrase("cinch", "I play without a partner"), clause="CV-AUC-02", asks=CALL_ANOTHER)
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


LAYS_ONE = phrase("cinch", "{seat} lays away one plain card.")
LAYS_SEVERAL = phrase("cinch", "{seat} lays away {size} plain cards.")
YOU_LAY_ONE = phrase("cinch", "You lay away one plain card.")
YOU_LAY_SEVERAL = phrase("cinch", "You lay away {size} plain cards.")


@event(LAYS_SEVERAL, "C-DISC-01", mine=YOU_LAY_SEVERAL)
class LaidAway(Event):
    """A player laid his plain cards away, face up."""

    seat: Seat
    size: int
    cards: tuple[Card, ...]

    @property
    def said(self) -> Phrase:
        """The sentence for one card, or for several."""
        return LAYS_ONE if self.size == 1 else LAYS_SEVERAL

    @property
    def mine(self) -> Phrase:
        """The same for the player himself."""
        return YOU_LAY_ONE if self.size == 1 else YOU_LAY_SEVERAL


@event(
    phrase("cinch", "{seat} lays {card} away."),
    mine=phrase("cinch", "You lay {card} away."),
)
class CardThrown(Event):
    """A player laid one card away and showed it, to keep six. rule: C-DISC-02, CV-BLIND-02"""

    seat: Seat
    card: Card
    rule: str = "C-DISC-02"

    def shows_to(self, seat: Seat) -> bool:
        """Tell whether the card was another's."""
        return seat != self.seat


GIVEN_ONE = phrase("cinch", "{seat} is given one card.")
GIVEN_SEVERAL = phrase("cinch", "{seat} is given {size} cards.")
YOU_GIVEN_ONE = phrase("cinch", "You are given one card.")
YOU_GIVEN_SEVERAL = phrase("cinch", "You are given {size} cards.")


@event(GIVEN_SEVERAL, mine=YOU_GIVEN_SEVERAL, shows=True)
class HandFilled(Event):
    """The dealer filled a hand from the top of the stock; only its owner sees the cards.

    Where it is the dealer's own, or the rest of a hand for which the stock did not do, they come from a
    new stock. rule: C-DISC-04, C-DISC-07
    """

    seat: Seat
    size: int
    cards: tuple[Card, ...]
    rule: str = "C-DISC-04"

    @property
    def said(self) -> Phrase:
        """The sentence for one card, or for several."""
        return GIVEN_ONE if self.size == 1 else GIVEN_SEVERAL

    @property
    def mine(self) -> Phrase:
        """The same for the player himself."""
        return YOU_GIVEN_ONE if self.size == 1 else YOU_GIVEN_SEVERAL

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


ROBS = (
    phrase("cinch", "{seat} robs the pack, and takes nothing."),
    phrase("cinch", "{seat} robs the pack, and takes one card."),
    phrase("cinch", "{seat} robs the pack, and takes {size} cards."),
)
YOU_ROB = (
    phrase("cinch", "You rob the pack, and take nothing."),
    phrase("cinch", "You rob the pack, and take one card."),
    phrase("cinch", "You rob the pack, and take {size} cards."),
)
"""The sentences for no card, for one, and for several."""


@event(ROBS[-1], "C-ROB-02", mine=YOU_ROB[-1])
class PackRobbed(Event):
    """The dealer has filled his hand from the stock, and tells how many cards he took."""

    seat: Seat
    size: int

    @property
    def said(self) -> Phrase:
        """The sentence for so many cards."""
        return ROBS[min(self.size, len(ROBS) - 1)]

    @property
    def mine(self) -> Phrase:
        """The same for the dealer himself."""
        return YOU_ROB[min(self.size, len(YOU_ROB) - 1)]


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
