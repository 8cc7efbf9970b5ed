"""What the laws do to a score: the kinds of penalties, as the games' scoring reads them on the docket."""

from eldest.cards.seating import Seat
from eldest.engine.law import Penalty
from eldest.engine.table import Table

REVOKED = "revoke"
"""A side revoked: it scores nothing in this deal. `number` points are added to each of the others."""
TRICKS_TAKEN = "revoke-tricks"
"""A side revoked: `number` of its tricks count as its adversaries'. rule: W-AM-03, W-ENG-09"""
POINTS_OFF = "revoke-points-off"
"""A side revoked: `number` points are taken off its score. rule: W-ENG-09"""
POINTS_ADDED = "revoke-points-added"
"""A side revoked: `number` points are added to its adversaries' score. rule: W-ENG-09"""
HONOURS_CALLED = "honours-called"
"""No penalty, but kept like one: a side has called its honours in time. rule: W-ENG-05"""
MARCH_CUT = "march-cut"
"""A lone player's five tricks count `number` at most. rule: E-LONE-09"""

OF_REVOKES = (REVOKED, TRICKS_TAKEN, POINTS_OFF, POINTS_ADDED)
"""Those of a revoke, or of what is punished like one: such a side cannot win the game by that hand."""


def penalties_of(table: Table, *kinds: str) -> tuple[Penalty, ...]:
    """Return what stands against somebody at a table in these ways."""
    penalties = table.docket.penalties
    return tuple(penalty for penalty in penalties if penalty.kind in kinds) if penalties else ()


def revokers(table: Table) -> tuple[Seat, ...]:
    """Return those whose side has been found to have revoked in this deal."""
    return tuple(seat for penalty in penalties_of(table, *OF_REVOKES) for seat in penalty.seats)
