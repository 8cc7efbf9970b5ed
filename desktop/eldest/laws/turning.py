"""What goes wrong about the trump card: peeped at, laid face down, or two cards turned for one."""

from collections.abc import Iterable
from dataclasses import replace as fields_replaced
from typing import Any, ClassVar

from eldest.cards.card import Card
from eldest.cards.hand import Hand
from eldest.cards.seating import Seat
from eldest.engine.acts import PACK, STOCK, Act, act
from eldest.engine.events import Event, event
from eldest.engine.game import Outcome
from eldest.engine.law import Fault, Offence
from eldest.engine.phrase import phrase
from eldest.engine.stages.by_hand import TURN
from eldest.engine.table import Table
from eldest.laws.deal import DealLaw, dealer_of, number_lying
from eldest.laws.remedies import new_deal

PEEPED = Fault(
    "peeped",
    phrase("faults", "{of} has looked at the trump card before the end of the deal"),
    mine=phrase("faults", "you have looked at the trump card before the end of the deal"),
)
FACE_DOWN = Fault(
    "face-down",
    phrase("faults", "{of} has laid the trump card face down"),
    mine=phrase("faults", "you have laid the trump card face down"),
)
TURNS = "turn-up"
"""The stage that turns the trump, which follows on the dealer's act in every game that turns one."""

TWO_TURNED = Fault(
    "two-turned",
    phrase("faults", "{of} has shown two cards in turning the trump"),
    mine=phrase("faults", "you have shown two cards in turning the trump"),
)


@act("peep", said=phrase("acts", "Look at the bottom card"), clause="W-IRR-11", shows=True)
class Peep(Act):
    """The dealer looks at the trump card, the last of the pack, while cards are still to be given."""


@act("trump-face-down", said=phrase("acts", "Lay the trump card face down before {to}"), clause="W-IRR-12")
class LayTrumpDown(Act):
    """The dealer lays the trump card with its face hidden on somebody's packet."""

    to: Seat


@act("turn-two", said=phrase("acts", "Turn two cards"), clause="E-IRR-14", shows=True)
class TurnTwo(Act):
    """In turning the trump the dealer shows the card below it too."""


@event(
    phrase("claims", "{seat} looks at the bottom card."),
    mine=phrase("claims", "You look at the bottom card: {card}."),
    shows=True,
)
class TrumpPeeped(Event):
    """The dealer saw the trump card too early; nobody else sees which it is. rule: W-IRR-11"""

    seat: Seat
    card: Card | None
    rule: str

    def seen_by(self, seat: Seat) -> "TrumpPeeped":
        """Hide the card from the others."""
        return self if seat == self.seat else fields_replaced(self, card=None)


@event(
    phrase("claims", "{seat} lays the trump card face down on the packet of {to}."),
    mine=phrase("claims", "You lay the trump card face down on the packet of {to}."),
)
class TrumpLaidDown(Event):
    """The trump card lies with its face hidden, wherever. rule: W-IRR-12"""

    seat: Seat
    to: Seat
    rule: str


@event(
    phrase("claims", "{seat} shows {card} too in turning the trump."),
    mine=phrase("claims", "You show {card} too in turning the trump."),
    shows=True,
)
class TwoTurned(Event):
    """The card below the turn-up was seen. rule: E-IRR-14"""

    seat: Seat
    card: Card
    rule: str


class Peeping(DealLaw):
    """The dealer looks at the trump card while he deals: the deal is lost. rule: W-IRR-11

    Nobody does it by inadvertence.
    """

    fault: ClassVar[Fault | None] = PEEPED
    kinds: ClassVar[tuple[type[Act], ...]] = (Peep,)

    def permits(self, table: Table, seat: Seat) -> Iterable[Act]:
        """Yield it, where the last card of the pack is the trump."""
        if not self.deal.goes_on(table) or seat != table.turn or self.on_file(table):
            return
        if self.deal.takes_whole_pack(table):
            yield Peep(seat)

    def slips(self, table: Table, seat: Seat) -> Iterable[Act]:
        """Yield nothing."""
        return ()

    def commit(self, table: Table, act: Act) -> Outcome[Any] | None:
        """Let him, and nobody else, see it; for a dummy his player deals."""
        looks = table.player_of(dealer_of(table))
        return Outcome(table, (TrumpPeeped(looks, table.lying(PACK)[-1], self.clause),))


class LayingFaceDown(DealLaw):
    """The trump card is laid face down, on whichever packet: the deal is lost. rule: W-IRR-12

    If nobody says so the dealer still turns it.
    """

    fault: ClassVar[Fault | None] = FACE_DOWN

    def permits(self, table: Table, seat: Seat) -> Iterable[Act]:
        """Yield it before the trump is turned, where that is the last card dealt."""
        if table.stage != TURN or seat != table.turn or self.on_file(table):
            return
        if self.deal.takes_whole_pack(table):
            yield from (LayTrumpDown(seat, to) for to in table.seating.from_(seat))

    def spot(self, table: Table, act: Act) -> Offence | None:
        """Spot it."""
        if not isinstance(act, LayTrumpDown) or act.seat is None:
            return None
        return self.filed(table, act) if act in self.permits(table, act.seat) else None

    def commit(self, table: Table, act: Act) -> Outcome[Any] | None:
        """Leave the card the dealer's own, wherever it lies."""
        assert isinstance(act, LayTrumpDown)
        return Outcome(table, (TrumpLaidDown(dealer_of(table), act.to, self.clause),))


class TurningTwo(DealLaw):
    """More than one card shown in turning the trump: the dealer deals again. rule: E-IRR-14"""

    fault: ClassVar[Fault | None] = TWO_TURNED
    kinds: ClassVar[tuple[type[Act], ...]] = (TurnTwo,)

    def permits(self, table: Table, seat: Seat) -> Iterable[Act]:
        """Yield it to the dealer who is to turn the trump from two cards or more."""
        if table.stage == TURN and seat == table.turn and number_lying(table, STOCK) > 1:
            yield TurnTwo(seat)

    def commit(self, table: Table, act: Act) -> Outcome[Any] | None:
        """Turn the trump, and let the card below it lie seen."""
        stock = table.lying(STOCK)
        below = stock[1]
        table = table.with_spot(STOCK, Hand(stock, len(stock), (below,)))
        return Outcome(table, (TwoTurned(dealer_of(table), below, self.clause),), TURNS)

    def judged(self, table: Table, offence: Offence, caller: Seat) -> Outcome[Any]:
        """Have it dealt again by the same dealer."""
        return new_deal(table, offence.clause)
