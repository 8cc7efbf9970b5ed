"""Cards shown during the deal: by the dealer's side, or by an adversary who turns over one of his own."""

from collections.abc import Iterable
from typing import Any, ClassVar

from eldest.cards.card import Card
from eldest.cards.seating import Seat
from eldest.engine.acts import Act, GivePacket, act
from eldest.engine.events import Event, event
from eldest.engine.game import Outcome
from eldest.engine.law import STAND, Demand, Fault, Offence, Remedy, Ruling
from eldest.engine.phrase import phrase
from eldest.engine.table import Table
from eldest.laws.deal import Deal, DealLaw, dealer_of, players
from eldest.laws.exposure import laid_face_up
from eldest.laws.open_offence import is_player
from eldest.laws.remedies import NEW_DEAL, adversaries, new_deal, waits_for

SHOWN = Fault(
    "shown-in-deal",
    phrase("faults", "{of} has shown a card in the deal"),
    mine=phrase("faults", "you have shown a card in the deal"),
)
SHOWN_BY_ADVERSARY = Fault(
    "shown-by-adversary",
    phrase("faults", "{of}, who does not deal, has shown a card in the deal"),
    mine=phrase("faults", "you, who do not deal, have shown a card in the deal"),
)


@act("turn-over", said=phrase("acts", "Turn over a card dealt to you"), clause="X-IRR-04")
class TurnOver(Act):
    """During the deal a player turns over the last card dealt to him, which he has not looked at."""


@event(
    phrase("claims", "{seat} turns over {card} during the deal."),
    mine=phrase("claims", "You turn over {card} during the deal."),
    shows=True,
)
class TurnedOver(Event):
    """A player showed a card of his own packet before the deal was complete."""

    seat: Seat
    card: Card
    rule: str


class _ShownInDeal(DealLaw):
    """A card was seen during the deal; who is not in fault may have another deal, or let it stand.

    If it stands the card only lies seen: it cannot be called. rule: X-IRR-07, E-IRR-04, C-IRR-07
    """

    remedies: ClassVar[tuple[Remedy, ...]] = (NEW_DEAL,)

    def turned_by(self, table: Table, seat: Seat) -> bool:
        """Tell whether a player can turn over a card that was dealt to him."""
        if not self.deal.goes_on(table) or not is_player(table, seat):
            return False
        return table.hands[seat].size > len(table.hands[seat].shown)

    def commit(self, table: Table, act: Act) -> Outcome[Any] | None:
        """Turn the card over; one shown in giving it the dealing shows."""
        if not isinstance(act, TurnOver) or act.seat is None:
            return None
        hand = table.hands[act.seat]
        card = next(card for card in reversed(hand.cards) if card not in hand.shown)
        clause = table.docket.offences[-1].clause
        return Outcome(laid_face_up(table, act.seat, card), (TurnedOver(act.seat, card, clause),))

    def evidence(self, table: Table, offence: Offence) -> tuple[Card, ...]:
        """Return the cards that lie seen where one was shown."""
        seat = offence.act.to if isinstance(offence.act, GivePacket) else offence.act.seat
        return () if seat is None else table.hands[seat].shown

    def deciders(self, table: Table, offence: Offence) -> tuple[Seat, ...]:
        """Return who may have another deal: his adversaries."""
        return players(table, adversaries(table, offence.seat))

    def judged(self, table: Table, offence: Offence, caller: Seat) -> Outcome[Any]:
        """Ask whether the deal shall stand."""
        return waits_for(table, offence, self.deciders(table, offence), (NEW_DEAL, STAND))

    def decide(self, table: Table, ruling: Ruling, demanded: Demand) -> Outcome[Any]:
        """Have the cards dealt again by the same dealer, or go on. rule: X-TERM-04, X-CLAIM-02"""
        if demanded.remedy == NEW_DEAL.key and ruling.remedy(NEW_DEAL.key):
            return new_deal(table, ruling.offence.clause)
        return Outcome(table)


class ShownByDealer(_ShownInDeal):
    """The dealer shows a card in giving it, or he or his partner turns one over.

    His adversaries may have another deal, until one of them has looked at a card dealt to him.
    rule: X-IRR-03, X-IRR-05, X-IRR-06, W-IRR-02, E-IRR-02, C-IRR-05
    """

    fault: ClassVar[Fault | None] = SHOWN
    kinds: ClassVar[tuple[type[Act], ...]] = (GivePacket, TurnOver)

    def accused(self, table: Table) -> tuple[Seat, ...]:
        """Return the dealer and his partners."""
        return table.together(dealer_of(table))

    def permits(self, table: Table, seat: Seat) -> Iterable[Act]:
        """Yield letting some cards of the next packet be seen, and turning one's own over."""
        if self.deal.goes_on(table) and seat == table.turn and not self._is_turn_up(table):
            for due in self.deal.due(table):
                yield from (GivePacket(seat, due.to, due.size, shown) for shown in range(1, due.size + 1))
        if self.turned_by(table, seat) and seat in self.accused(table):
            yield TurnOver(seat)

    def _is_turn_up(self, table: Table) -> bool:
        """Tell whether the next card is the last of the pack, which is to be turned anyway."""
        return self.deal.is_last(table) and self.deal.takes_whole_pack(table)

    def spot(self, table: Table, act: Act) -> Offence | None:
        """Spot a card shown; his partner's doing counts as the dealer's. rule: X-IRR-05"""
        if not self.is_permitted(table, act):
            return None
        return self.filed(table, act, "" if act.seat == table.dealer else "X-IRR-05")

    def is_late(self, table: Table, offence: Offence) -> bool:
        """Tell whether an adversary has looked at his cards. rule: X-IRR-06, C-IRR-05"""
        others = players(table, adversaries(table, dealer_of(table)))
        return super().is_late(table, offence) or any(seat not in table.untouched for seat in others)


class ShownByAdversary(_ShownInDeal):
    """An adversary of the dealer turns over a card: the dealer may deal again.

    He can until he has looked at his hand. rule: X-IRR-04, X-IRR-06, W-IRR-14, E-IRR-03, C-IRR-06

    :param side: whether his partner may also decide, and not he alone
    """

    fault: ClassVar[Fault | None] = SHOWN_BY_ADVERSARY
    kinds: ClassVar[tuple[type[Act], ...]] = (TurnOver,)

    def __init__(self, deal: Deal, clause: str, *, side: bool) -> None:
        super().__init__(deal, clause)
        self._side = side

    def accused(self, table: Table) -> tuple[Seat, ...]:
        """Return those who play against the dealer."""
        return players(table, adversaries(table, dealer_of(table)))

    def permits(self, table: Table, seat: Seat) -> Iterable[Act]:
        """Yield turning a card over."""
        if self.turned_by(table, seat) and seat in self.accused(table):
            yield TurnOver(seat)

    def may_call(self, table: Table, offence: Offence, seat: Seat) -> bool:
        """Let only those claim it who may decide."""
        return seat in self.deciders(table, offence)

    def deciders(self, table: Table, offence: Offence) -> tuple[Seat, ...]:
        """Return the dealer, or all his side; for a dummy his player. rule: W-IRR-14, X-IRR-04"""
        dealer = dealer_of(table)
        side = table.together(dealer) if self._side else (table.player_of(dealer),)
        return players(table, side)

    def is_late(self, table: Table, offence: Offence) -> bool:
        """Tell whether the dealer has looked at his hand. rule: X-IRR-06"""
        dealer = table.player_of(dealer_of(table))
        return super().is_late(table, offence) or dealer not in table.untouched
