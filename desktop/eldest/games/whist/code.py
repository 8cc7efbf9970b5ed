"""The laws of Whist, by the American code or the English."""

from eldest.engine.law import Code, Offence, Penalty, Remedy
from eldest.engine.phrase import phrase
from eldest.engine.table import Table
from eldest.laws.hands import TakingUp
from eldest.laws.revoke import Cited, Revoke
from eldest.laws.strict_play import whist_in_play

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


def code_of(*, english: bool = False) -> Code:
    """Return the laws in force."""
    return (
        TakingUp(),
        Revoke(Cited("W-REV-02", "W-REV-04", "W-REV-04", "W-REV-05"), AmericanRevoke()),
        *whist_in_play(AmericanRevoke(), english=english),
    )
