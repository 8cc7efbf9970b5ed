"""What a revoke costs at Cinch."""

from eldest.engine.law import Code, Offence, Penalty, Remedy
from eldest.engine.phrase import phrase
from eldest.engine.table import Table
from eldest.games.cinch.options import CinchOptions
from eldest.laws.bets import bets_allowed
from eldest.laws.penalties import REVOKED
from eldest.laws.revoke import Cited, Revoke, Sanction

CITED = Cited("C-REV-01", "C-REV-02", "C-REV-02", "C-REV-04")
NOTHING = Remedy(
    "nothing-scored",
    phrase("remedies", "Have their score struck out"),
    phrase("remedies", "They score nothing in this deal, and makers have failed their bid."),
    "C-REV-03",
)


class _Nothing:
    """The side that revoked scores nothing. rule: C-REV-03"""

    def remedies(self, table: Table, offence: Offence) -> tuple[Remedy, ...]:
        """Leave no choice."""
        return (NOTHING,)

    def penalty(self, table: Table, offence: Offence, key: str) -> Penalty:
        """Return the penalty against all who played together in that deal."""
        over = table.docket.hand_over or table
        return Penalty(over.together(offence.seat), REVOKED, "C-REV-03")


SANCTION: Sanction = _Nothing()
"""What a revoke, or what is punished like one, costs."""


def of_the_score(options: CinchOptions) -> Code:
    """Return the laws of what is claimed and scored: revokes, bets."""
    betting = bets_allowed(stakes=options.stakes, limit=options.bet_limit)
    return (Revoke(CITED, SANCTION), *betting)
