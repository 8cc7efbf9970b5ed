"""An adversary who disturbs the dealer: whatever then goes wrong does not cost him the deal."""

from collections.abc import Iterable
from typing import Any, ClassVar

from eldest.cards.seating import Seat
from eldest.engine.acts import Act, act
from eldest.engine.events import Event, event
from eldest.engine.game import Outcome
from eldest.engine.law import Accuse, Fault, Offence
from eldest.engine.phrase import phrase
from eldest.engine.table import Table
from eldest.laws.deal import DealLaw, dealer_of, players
from eldest.laws.remedies import DISTURBED, adversaries, new_deal

DISTURBING = Fault(
    DISTURBED,
    phrase("faults", "{of} has disturbed the dealer"),
    mine=phrase("faults", "you have disturbed the dealer"),
)


@act("disturb", said=phrase("acts", "Disturb the dealer"), clause="X-IRR-10")
class Disturb(Act):
    """An adversary touches the cards, or jogs the dealer's arm, while he deals."""


@event(
    phrase("claims", "{seat} disturbs the dealer."),
    mine=phrase("claims", "You disturb the dealer."),
)
class DealerDisturbed(Event):
    """The deal was interrupted. rule: X-IRR-10"""

    seat: Seat
    rule: str


class Disturbing(DealLaw):
    """A dealer disturbed by an adversary keeps the deal whatever goes wrong; he deals again.

    It need not be called to protect him; if an error has been made already, the call has it dealt again.
    rule: X-IRR-10, W-IRR-13, E-IRR-15, C-MIS-07
    """

    fault: ClassVar[Fault | None] = DISTURBING
    kinds: ClassVar[tuple[type[Act], ...]] = (Disturb,)

    def accused(self, table: Table) -> tuple[Seat, ...]:
        """Return those who play against the dealer."""
        return players(table, adversaries(table, dealer_of(table)))

    def permits(self, table: Table, seat: Seat) -> Iterable[Act]:
        """Yield it to each of them once a deal."""
        done = (o.seat for o in table.docket.offences if o.fault == self.key)
        if self.deal.goes_on(table) and seat in self.accused(table) and seat not in done:
            yield Disturb(seat)

    def commit(self, table: Table, act: Act) -> Outcome[Any] | None:
        """Tell that it happened; the cards lie as they lay."""
        assert act.seat is not None
        return Outcome(table, (DealerDisturbed(act.seat, self.clause),))

    def evident(self, sight: Table, seat: Seat) -> Iterable[Accuse]:
        """Yield it where there is anything to be dealt again for."""
        return super().evident(sight, seat) if self._went_wrong(sight) else ()

    def judged(self, table: Table, offence: Offence, caller: Seat) -> Outcome[Any]:
        """Have it dealt again if a packet has gone wrong; otherwise it is only remembered."""
        return new_deal(table, offence.clause) if self._went_wrong(table) else Outcome(table)

    def _went_wrong(self, table: Table) -> bool:
        return bool(table.given) and bool(self.deal.wrong_places(table))
