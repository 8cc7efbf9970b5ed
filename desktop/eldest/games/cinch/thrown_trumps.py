"""Trumps laid away in error: taken back in time, or out of play."""

from collections.abc import Iterable
from typing import Any, ClassVar

from eldest.cards.card import Card
from eldest.cards.hand import Hand
from eldest.cards.seating import Seat
from eldest.engine.acts import STOCK, Act, Discard, act
from eldest.engine.events import Event, event
from eldest.engine.game import Outcome
from eldest.engine.law import Accuse, Fault, Law, Offence
from eldest.engine.phrase import phrase
from eldest.engine.table import Table
from eldest.engine.values import replace
from eldest.games.cinch.bidding import has_blind
from eldest.games.cinch.calls import BLIND, LAID_AWAY, CardThrown
from eldest.games.cinch.drawing import given_to, is_given, with_given
from eldest.games.cinch.table import KEPT, CinchTable

DISCARD, ROB = "discard", "rob"


@act("retract", said=phrase("cinch", "I take {card} back"), clause="C-DISC-05")
class Retract(Act):
    """A player takes back a trump that he has laid away in error."""

    card: Card


@event(
    phrase("cinch", "{seat} takes {card} back."),
    "C-DISC-05",
    mine=phrase("cinch", "You take {card} back."),
)
class Retracted(Event):
    """A discard was changed before its owner had looked at a card given him."""

    seat: Seat
    card: Card


class ThrownTrumps(Law):
    """A trump that need not or may not be laid away can be, in error.

    It may be taken back until its owner looks at a card given him; then it is out of play, and nobody wins
    its points. There is nothing to be called. In Blind Cinch nothing is given: there it can be taken back
    while its owner still lays cards away. rule: C-DISC-05, C-DISC-06
    """

    clause = "C-DISC-06"
    fault: ClassVar[Fault | None] = Fault(
        "trump-thrown",
        phrase("faults", "{of} has laid a trump away"),
        mine=phrase("faults", "you have laid a trump away"),
    )
    kinds: ClassVar[tuple[type[Act], ...]] = (Discard,)

    def permits(self, table: Table, seat: Seat) -> Iterable[Act]:
        """Yield every trump in hand that it is not lawful to lay away."""
        if isinstance(table, CinchTable) and self._is_throwing(table, seat):
            plain = table.plain_of(seat) and not _is_blind(table)
            kept = table.may_throw(seat)
            for card in table.hands[seat].cards:
                if table.order.is_trump(card) and (plain or card not in kept):
                    yield Discard(seat, card)

    def slips(self, table: Table, seat: Seat) -> Iterable[Act]:
        """Yield them to one who has not yet erred so."""
        assert self.fault is not None
        if not any(o.fault == self.fault.key and o.seat == seat for o in table.docket.offences):
            yield from self.permits(table, seat)

    def _is_throwing(self, table: CinchTable, seat: Seat) -> bool:
        """Tell whether a player in turn lays cards away."""
        if table.turn != seat or table.stage not in (DISCARD, ROB) or seat in table.untouched:
            return False
        if table.stage == DISCARD and (is_given(table, seat) or has_blind(table, seat)):
            return False
        return bool(table.plain_of(seat)) or table.hands[seat].size > KEPT

    def commit(self, table: Table, act: Act) -> Outcome[Any] | None:
        """Lay the card away with the plain ones that are still to go; or with other trumps beyond six."""
        assert isinstance(table, CinchTable)
        assert isinstance(act, Discard)
        assert act.seat is not None
        if _is_blind(table) or not table.plain_of(act.seat):
            return None
        thrown = CardThrown(act.seat, act.card, self.clause)
        return Outcome(table.thrown(act.seat, (act.card,)), (thrown,))

    # -- taking it back

    def rights(self, table: Table, seat: Seat) -> Iterable[Act]:
        """Yield taking back every trump that may be."""
        assert self.fault is not None
        for offence in table.docket.offences:
            if offence.fault == self.fault.key and offence.seat == seat and isinstance(offence.act, Discard):
                yield Retract(seat, offence.act.card)

    def own_accord(self, table: Table, seat: Seat) -> Iterable[Act]:
        """Yield the same: who notices it wants his trump back."""
        return self.rights(table, seat)

    def exercise(self, table: Table, act: Act) -> Outcome[Any] | None:
        """Put the trump back into the hand; a card given too many goes back on the stock, unseen."""
        if not isinstance(act, Retract) or act.seat is None or not isinstance(table, CinchTable):
            return None
        seat, card = act.seat, act.card
        offence = next(o for o in table.docket.offences if o.act == Discard(seat, card))
        lies = tuple(other for other in table.lying(LAID_AWAY) if other != card)
        table = table.with_spot(LAID_AWAY, Hand(lies, len(lies), lies))
        table = table.with_laid(seat, tuple(other for other in table.laid_by(seat) if other != card))
        table = table.with_hand(seat, table.hands[seat].plus((card,)))
        table = _without(table, offence)
        told = (Retracted(seat, card),)
        given = given_to(table, seat)
        if not given:
            return Outcome(table, told)
        table = table.with_spot(STOCK, Hand((given[-1], *table.lying(STOCK))))
        table = with_given(table, seat, given[:-1])
        return Outcome(table, told, DISCARD if len(given) == 1 else "")

    def evident(self, sight: Table, seat: Seat) -> Iterable[Accuse]:
        """Yield nothing: the error is its own penalty."""
        return ()

    def is_late(self, table: Table, offence: Offence) -> bool:
        """Tell whether the player has looked at a card given him, or it is another's turn."""
        assert isinstance(table, CinchTable)
        waits = table.turn == offence.seat and table.stage in (DISCARD, ROB)
        return not waits or table.robbing


def _is_blind(table: CinchTable) -> bool:
    """Tell whether packets were dealt apart, so that nothing is drawn. rule: CV-BLIND-02"""
    return any(one.spot.startswith(BLIND) for one in table.given)


def _without(table: CinchTable, offence: Offence) -> CinchTable:
    return replace(table, docket=table.docket.minus(offence))
