"""Who deals, and with what: a deal out of turn, with the wrong pack, or without the cut."""

from collections.abc import Iterable
from typing import Any, ClassVar

from eldest.cards.seating import Seat
from eldest.engine.acts import Act, act
from eldest.engine.events import Event, event
from eldest.engine.game import Outcome
from eldest.engine.law import Fault, Offence
from eldest.engine.phrase import phrase
from eldest.engine.stages.closing import SHUFFLE
from eldest.engine.table import Table
from eldest.engine.values import replace
from eldest.laws.last_hand import UNCUT
from eldest.laws.open_offence import DEAL, LosesTheDeal, OpenOffence, in_stages, is_player, may_shuffle
from eldest.laws.remedies import CHANGED, OUT_OF_TURN, adversaries, lost_deal
from eldest.laws.shuffling import deals_anew

DEALS_OUT_OF_TURN = Fault(
    OUT_OF_TURN,
    phrase("faults", "{of} deals out of turn"),
    mine=phrase("faults", "you deal out of turn"),
)
WRONG_PACK = Fault(
    CHANGED,
    phrase("faults", "{of} deals with the wrong pack"),
    mine=phrase("faults", "you deal with the wrong pack"),
)
NOT_CUT = Fault(
    UNCUT,
    phrase("faults", "{of} deals without having had the pack cut"),
    mine=phrase("faults", "you deal without having had the pack cut"),
)


@act("take-deal", said=phrase("acts", "Take up the pack to deal"), clause="X-IRR-08")
class TakeDeal(Act):
    """A player whose deal it is not takes the pack to deal."""


@act("take-other-pack", said=phrase("acts", "Take the other pack"), clause="W-IRR-04")
class TakeOtherPack(Act):
    """The dealer takes the pack that belongs to his adversaries."""


@act("skip-cut", said=phrase("acts", "Deal without a cut"), clause="W-IRR-08")
class SkipCut(Act):
    """The dealer begins to deal and has not presented the pack."""


@event(
    phrase("claims", "{seat} takes up the pack to deal."),
    mine=phrase("claims", "You take up the pack to deal."),
)
class DealTaken(Event):
    """Somebody is about to deal out of turn; nobody says so. rule: X-IRR-08"""

    seat: Seat
    rule: str


@event(
    phrase("claims", "{seat} takes the other pack."),
    mine=phrase("claims", "You take the other pack."),
)
class OtherPackTaken(Event):
    """The packs have been changed. rule: W-IRR-04"""

    seat: Seat
    rule: str


@event(
    phrase("claims", "{seat} takes up the pack without having had it cut."),
    mine=phrase("claims", "You take up the pack without having had it cut."),
)
class NotHadCut(Event):
    """The dealer has left out the cut. rule: W-IRR-08"""

    seat: Seat
    rule: str


class DealOutOfTurn(OpenOffence):
    """The wrong player deals: stopped in time the right one deals, else it stands. rule: X-IRR-08

    After a deal that stands the next is on the left of who dealt. rule: X-IRR-09, W-IRR-03, E-IRR-05,
    E-IRR-06, C-IRR-08, C-IRR-09

    :param until: the stages in which it may be stopped
    :param adversaries_only: whether only the adversaries of the wrong dealer may stop it
    """

    fault: ClassVar[Fault | None] = DEALS_OUT_OF_TURN

    def __init__(self, clause: str, until: tuple[str, ...], *, adversaries_only: bool) -> None:
        super().__init__(clause)
        self._until = until
        self._adversaries_only = adversaries_only

    def permits(self, table: Table, seat: Seat) -> Iterable[Act]:
        """Yield it to everybody who is not the dealer, nor plays for him, once the pack is shuffled."""
        dealer = table.dealer
        if dealer is None or not may_shuffle(table) or not is_player(table, seat):
            return
        if seat not in (dealer, table.player_of(dealer)) and not self.has_happened(table):
            yield TakeDeal(seat)

    def commit(self, table: Table, act: Act) -> Outcome[Any] | None:
        """Make him the dealer; the offence on file tells whose turn it was."""
        assert act.seat is not None
        table = replace(table, dealer=act.seat, dealt_by=act.seat, turn=act.seat)
        return Outcome(table, (DealTaken(act.seat, self.clause),))

    def in_time(self, table: Table) -> bool:
        """Tell whether the deal can still be stopped."""
        return in_stages(table, self._until)

    def callers(self, table: Table, of: Seat) -> tuple[Seat, ...]:
        """Return all others, or the adversaries."""
        if self._adversaries_only:
            return adversaries(table, of)
        return tuple(seat for seat in table.seating.order if seat != of)

    def judged(self, table: Table, offence: Offence, caller: Seat) -> Outcome[Any]:
        """Have the right dealer deal."""
        return deals_anew(table, offence.clause, offence.turn)


class WrongPack(OpenOffence):
    """Dealing with the adversaries' pack may be stopped; else the packs stay changed. rule: W-IRR-04

    rule: C-IRR-08, C-IRR-09

    :param until: the stages in which it may be stopped
    """

    fault: ClassVar[Fault | None] = WRONG_PACK

    def __init__(self, clause: str, until: tuple[str, ...]) -> None:
        super().__init__(clause)
        self._until = until

    def permits(self, table: Table, seat: Seat) -> Iterable[Act]:
        """Yield it to the dealer, once."""
        if may_shuffle(table) and seat == table.dealer and not self.has_happened(table):
            yield TakeOtherPack(seat)

    def commit(self, table: Table, act: Act) -> Outcome[Any] | None:
        """Change the packs."""
        assert act.seat is not None
        docket = replace(table.docket, swapped=not table.docket.swapped)
        changed = replace(table, docket=docket, pack=1 - table.pack)
        return Outcome(changed, (OtherPackTaken(act.seat, self.clause),))

    def in_time(self, table: Table) -> bool:
        """Tell whether the deal can still be stopped."""
        return in_stages(table, self._until)

    def callers(self, table: Table, of: Seat) -> tuple[Seat, ...]:
        """Return the adversaries, whose pack it is."""
        return adversaries(table, of)

    def judged(self, table: Table, offence: Offence, caller: Seat) -> Outcome[Any]:
        """Have it dealt with the right pack."""
        return deals_anew(table, offence.clause)


class NotCut(LosesTheDeal):
    """Not having the pack cut costs the dealer his deal. rule: W-IRR-08, E-IRR-08, C-MIS-02, C-MIS-01"""

    fault: ClassVar[Fault | None] = NOT_CUT

    def permits(self, table: Table, seat: Seat) -> Iterable[Act]:
        """Yield it to the dealer when he should present the pack."""
        if in_stages(table, (SHUFFLE,)) and seat == table.dealer:
            yield SkipCut(seat)

    def commit(self, table: Table, act: Act) -> Outcome[Any] | None:
        """Let him deal."""
        assert act.seat is not None
        return Outcome(table, (NotHadCut(act.seat, self.clause),), DEAL)

    def judged(self, table: Table, offence: Offence, caller: Seat) -> Outcome[Any]:
        """Let the deal pass on."""
        return lost_deal(table, offence.clause)
