"""The laws of Whist, by the American code or the English."""

from typing import Any

from eldest.engine.law import Code, Offence, Penalty, Remedy
from eldest.engine.phrase import phrase
from eldest.engine.stages.by_hand import HandDealing
from eldest.engine.table import Table
from eldest.games.whist.deal_laws import errors_in_the_deal
from eldest.laws.hands import TakingUp
from eldest.laws.revoke import Cited, Revoke

TRICKS_MOVED = "tricks"
TWO_TRICKS = Remedy(
    "two-tricks",
    phrase("remedies", "Take two tricks"),
    phrase("remedies", "Two tricks of the offenders count as yours before the odd tricks are counted."),
    "W-AM-03",
)


class AmericanRevoke:
    """Two tricks for each revoke. rule: W-AM-03"""

    def remedies(self, table: Table, offence: Offence) -> tuple[Remedy, ...]:
        """Leave no choice."""
        return (TWO_TRICKS,)

    def penalty(self, table: Table, offence: Offence, key: str) -> Penalty:
        """Move two tricks."""
        seats = table.seating.members_of(table.seating.side_of(offence.seat))
        return Penalty(seats, TRICKS_MOVED, "W-AM-03", 2)


def code_of(dealing: HandDealing[Any]) -> Code:
    """Return the laws in force at a table where the deal is made like this."""
    return (
        TakingUp(),
        *errors_in_the_deal(dealing),
        Revoke(Cited("W-REV-02", "W-REV-04", "W-REV-04", "W-REV-05"), AmericanRevoke()),
    )
