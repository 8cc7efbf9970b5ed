"""What an offence does to the score of a hand of Euchre."""

from eldest.cards.seating import Seat, Side
from eldest.engine.events import Event, event
from eldest.engine.game import Outcome
from eldest.engine.phrase import phrase
from eldest.engine.stages.closing import Agreement, follow_on, pass_deal
from eldest.engine.values import replace
from eldest.games.euchre.customs import Course, made_by
from eldest.games.euchre.table import EuchreTable

WRONG_NUMBER = "wrong-number"
"""The kind of penalty for too many or too few cards. rule: E-HAND-01"""

FOR_WRONG_NUMBER = phrase("euchre", "Wrong number of cards")


@event(phrase("euchre", "For the wrong number of cards {points} points go to {seats}; no others are scored."))
class NumberPenalized(Event):
    """A side with a wrong number of cards scored nothing, and its adversaries the penalty."""

    seats: tuple[Seat, ...]
    points: int
    rule: str


def scored_for_number(table: EuchreTable, course: Course, agreed: Agreement) -> Outcome[EuchreTable] | None:
    """Return the hand scored by the penalty for a wrong number of cards; None if there is none.

    The side at fault scores nothing, each side against it the penalty, whatever was played.
    rule: E-HAND-01
    """
    penalty = next((one for one in table.docket.penalties if one.kind == WRONG_NUMBER), None)
    if penalty is None:
        return None
    others = tuple(seat for seat in table.seating.order if seat not in penalty.seats)
    sides = tuple(dict.fromkeys(Side(table.seating.side_of(seat)) for seat in others))
    points = made_by(table, sides, penalty.number)
    told = NumberPenalized(others, penalty.number, penalty.clause)
    tally = course.entered(table, FOR_WRONG_NUMBER, penalty.clause, points)
    win = course.first_out(table, points)
    if win is None:
        return pass_deal(replace(table, tally=tally), (told,))
    closed = course.closed(table, tally, win, agreed, points)
    return follow_on(table, replace(closed, events=(told, *closed.events)))
