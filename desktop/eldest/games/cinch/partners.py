"""Calling a partner at Auction Cinch: the maker names a trump, and its holder plays with him."""

from typing import ClassVar

from eldest.cards.card import Card
from eldest.cards.seating import Seat
from eldest.engine.acts import Act
from eldest.engine.events import Called, Event
from eldest.engine.game import Outcome, Stage
from eldest.engine.phrase import Refusal, phrase
from eldest.engine.values import replace
from eldest.games.cinch.calls import CalledInVain, CallTrump, NoPartner, PartnerFound, PlaysAlone
from eldest.games.cinch.pedros import trumps_of
from eldest.games.cinch.table import CinchTable

NOT_CALLABLE = phrase("cinch", "Call a trump that you do not hold, and have not called before.")
CALL_FIRST = phrase("cinch", "First a trump is to be called.")


class CallingPartner(Stage[CinchTable]):
    """The maker names trumps that he lacks until somebody holds one, or he plays alone.

    rule: CV-AUC-02
    """

    clause: ClassVar[str] = "CV-AUC-02"

    def __init__(self, name: str, *, then: str) -> None:
        super().__init__(name)
        self._then = then

    def enter(self, table: CinchTable) -> Outcome[CinchTable]:
        """Ask the maker."""
        return Outcome(replace(table, stage=self.name, turn=table.maker))

    def acts(self, table: CinchTable) -> tuple[Act, ...]:
        """Return every trump that he lacks; playing alone too, once he has called in vain."""
        assert table.turn is not None
        trumps, hand = table.order.trumps, table.hands[table.turn]
        assert trumps is not None
        may = (card for card in trumps_of(trumps) if card not in hand and card not in table.called)
        alone = (NoPartner(table.turn),) if table.called else ()
        return (*(CallTrump(table.turn, card) for card in may), *alone)

    def explain(self, table: CinchTable, act: Act) -> Refusal:
        """Return why a card cannot be called."""
        return Refusal.because(self.clause, NOT_CALLABLE if isinstance(act, CallTrump) else CALL_FIRST)

    def advance(self, table: CinchTable, act: Act) -> Outcome[CinchTable]:
        """Let the holder say so, or the maker think again."""
        assert act.seat is not None
        called = Called(act.seat, act, self.clause)
        table = replace(table, calls=(*table.calls, act))
        if not isinstance(act, CallTrump):
            return Outcome(replace(table, allies=(act.seat,)), (called, PlaysAlone(act.seat)), self._then)
        table = replace(table, called=(*table.called, act.card))
        holder = _holder(table, act.card)
        if holder is None:
            return Outcome(table, (called, CalledInVain(act.card)))
        found: Event = PartnerFound(holder, act.card, act.seat)
        return Outcome(replace(table, allies=(act.seat, holder)), (called, found), self._then)


def _holder(table: CinchTable, card: Card) -> Seat | None:
    return next((seat for seat in table.seating.order if card in table.hands[seat]), None)
