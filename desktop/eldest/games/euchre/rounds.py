"""The rounds of speaking at Euchre, for the laws: who has spoken in one, and who must pass in it."""

from collections.abc import Iterable, Mapping
from typing import Any

from eldest.cards.seating import Seat
from eldest.engine.acts import Act, Bid, Pass
from eldest.engine.events import Event, event
from eldest.engine.game import Outcome, Stage
from eldest.engine.law import Accuse, Duty, Law, Offence
from eldest.engine.phrase import phrase
from eldest.engine.table import Table
from eldest.engine.values import replace
from eldest.games.euchre.calls import TurnDown
from eldest.laws.remedies import adversaries

Stages = Mapping[str, Stage[Any]]

FIRST, SECOND, BIDDING = "first-round", "second-round", "bidding"
ROUNDS = (FIRST, SECOND, BIDDING)
"""The stages in which all speak in turn."""

MUST_PASS = {name: f"must-pass-{name}" for name in ROUNDS}
"""The duty to accept nothing for the rest of a round, by its name. rule: E-MAKE-13, E-MAKE-14"""

DECLINING = (Pass, TurnDown)


@event(
    phrase("claims", "{seat} must pass in this round."),
    mine=phrase("claims", "You must pass in this round."),
)
class MustPass(Event):
    """A player can make no trump in this round."""

    seat: Seat
    rule: str


class CallLaw(Law):
    """What the laws of the calls have in common: the round of speaking, and who has spoken in it.

    :param stages: those of the game, by their names
    """

    def __init__(self, stages: Stages) -> None:
        self._stages = stages

    def round_at(self, table: Table, seat: Seat) -> Stage[Any] | None:
        """Return the round in which somebody can speak who has seen his cards; None if it is none."""
        if table.stage not in ROUNDS or table.turn is None or seat not in table.seating.order:
            return None
        return None if seat in table.untouched else self._stages[table.stage]

    def words(self, table: Table, seat: Seat) -> tuple[Act, ...]:
        """Return what a player could say if it were his turn."""
        return self._stages[table.stage].acts(replace(table, turn=seat))

    def suspects(self, table: Table, seat: Seat) -> Iterable[Accuse]:
        """Yield what every adversary may be thought to have done while all speak."""
        if table.stage in ROUNDS and self.fault is not None and seat in table.seating.order:
            yield from (Accuse(seat, self.fault.key, other, 0) for other in adversaries(table, seat))

    def is_late(self, table: Table, offence: Offence) -> bool:
        """Tell whether the next in proper turn has spoken."""
        return table.stage not in ROUNDS or table.turn != offence.turn


def is_to_come(table: Table, seat: Seat) -> bool:
    """Tell whether a player's turn in this round is still to come."""
    order = _order(table)
    assert table.turn is not None
    return order.index(seat) > order.index(table.turn)


def has_declined(table: Table, seat: Seat) -> bool:
    """Tell whether a player has passed in this round, in his turn or before it."""
    if has_passed_early(table, seat):
        return True
    order = _order(table)
    assert table.turn is not None
    spoken = order.index(seat) < order.index(table.turn)
    return spoken and not any(isinstance(call, Bid) and call.seat == seat for call in table.calls)


def has_passed_early(table: Table, seat: Seat) -> bool:
    """Tell whether a player is bound by a pass of his own, and not by his partner's or by a penalty."""
    own = ("E-MAKE-14", "E-MAKE-15") if seat == table.dealer else ("E-MAKE-14",)
    return is_bound(table, seat, *own)


def _order(table: Table) -> tuple[Seat, ...]:
    assert table.dealer is not None
    return tuple(table.seating.from_(table.seating.eldest_of(table.dealer)))


def is_bound(table: Table, seat: Seat, *clauses: str) -> bool:
    """Tell whether a player must pass in this round, by any clause or by some."""
    duties = table.docket.duties_of(seat, MUST_PASS[table.stage])
    return any(not clauses or duty.clause in clauses for duty in duties)


def must_pass(table: Table, seats: tuple[Seat, ...], clause: str) -> Outcome[Any]:
    """Return the table with those of them bound to pass who have not spoken in this round; and the events."""
    order, turn = _order(table), table.turn
    assert turn is not None
    still = [seat for seat in order[order.index(turn) :] if seat in seats]
    bound = [seat for seat in still if not is_bound(table, seat)]
    duties = (Duty(seat, MUST_PASS[table.stage], clause) for seat in bound)
    told = tuple(MustPass(seat, clause) for seat in bound)
    return Outcome(replace(table, docket=table.docket.plus(*duties)), told)
