"""How a hand of Euchre ends in the score: penalties first, then what was won in play, then the game."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from eldest.cards.seating import Seat, Side
from eldest.engine.events import Event, event
from eldest.engine.game import Outcome
from eldest.engine.phrase import Phrase, phrase
from eldest.engine.stages.closing import Agreement, follow_on, pass_deal
from eldest.engine.table import Table
from eldest.engine.values import replace
from eldest.games.euchre.customs import Course, made_by, sides_of
from eldest.games.euchre.outs import Win
from eldest.games.euchre.table import EuchreTable
from eldest.laws.penalties import REVOKED, penalties_of

PENALTY = "E-REV-03"
REVOKE_LINE = phrase("euchre", "Penalty for a revoke")
NOTHING_LINE = phrase("euchre", "Nothing for the side that revoked")

Out = Callable[[Table, Sequence[int]], Win | None]
"""Which side wins the game with the points that every side has made, if any does."""


@event(phrase("euchre", "{seats} have revoked: they score nothing, and their adversaries add {points}."))
class RevokePaid(Event):
    """The revokes of a side in this hand, beyond those of the others, were exacted."""

    seats: tuple[Seat, ...]
    points: int
    rule: str = PENALTY


@event(phrase("euchre", "Both sides have revoked alike: the revokes cancel each other."), "E-REV-05")
class RevokesCancel(Event):
    """Equal numbers of revokes on the two sides cost nothing."""


@dataclass(frozen=True, slots=True)
class Won:
    """What was won in play: how the sheet calls it, the clause, the points of every side, and the event."""

    said: Phrase
    clause: str
    points: tuple[int, ...]
    told: Event
    values: tuple[tuple[str, object], ...] = ()


@dataclass(frozen=True, slots=True)
class Guilt:
    """Whose revokes count in a hand, and what every side makes by them."""

    seats: tuple[Seat, ...] = ()
    points: tuple[int, ...] = ()
    events: tuple[Event, ...] = ()


def concluded(
    table: EuchreTable, won: Won, *, course: Course, agreed: Agreement, out: Out
) -> Outcome[EuchreTable]:
    """Return the table scored: a side that is out by a penalty has won before anything else is counted.

    rule: E-SCORE-08
    """
    guilt = guilt_at(table)
    penalty, won = guilt.points or (0,) * len(won.points), _less(table, won, guilt)
    win = out(table, penalty) if guilt.seats else None
    if win is not None:
        won = replace(won, points=tuple(p * (side == win.side) for side, p in enumerate(won.points)))
    points = tuple(map(sum, zip(penalty, won.points, strict=True)))
    win = win or out(table, points)
    tally = course.entered(table, REVOKE_LINE, PENALTY, penalty) if guilt.seats else table.tally
    scored = replace(table, tally=tally)
    tally = course.entered(scored, won.said, won.clause, won.points, won.values)
    events = (*guilt.events, *((won.told,) if won.said is not NOTHING_LINE else ()))
    if win is None:
        return pass_deal(replace(table, tally=tally), events)
    closed = course.closed(table, tally, win, agreed, points)
    return follow_on(table, replace(closed, events=(*events, *closed.events)))


def guilt_at(table: EuchreTable) -> Guilt:
    """Return whose revokes count, and the points that their adversaries add.

    As many as both sides have committed cancel each other; each beyond them costs the penalty.
    rule: E-REV-03, E-REV-05
    """
    penalties = penalties_of(table, REVOKED)
    if not penalties:
        return Guilt()
    assert table.maker is not None
    makers = table.together(table.maker)
    ours = [penalty for penalty in penalties if penalty.seats[0] in makers]
    theirs = [penalty for penalty in penalties if penalty.seats[0] not in makers]
    more, fewer = (ours, theirs) if len(ours) > len(theirs) else (theirs, ours)
    left = more[len(fewer) :]
    if not left:
        return Guilt(events=(RevokesCancel(),))
    seats = tuple(dict.fromkeys(seat for penalty in left for seat in penalty.seats))
    points = sum(penalty.number for penalty in left)
    others = sides_of(table, (seat for seat in table.seating.order if seat not in seats))
    told = RevokePaid(seats, points)
    return Guilt(seats, tuple(made_by(table, others, points)), (told,))


def _less(table: EuchreTable, won: Won, guilt: Guilt) -> Won:
    """Return what was won in play without what those who revoked had of it.

    They score nothing, nor does a maker go up whom they have euchred; but they can go up themselves.
    rule: E-REV-03, E-SB-01
    """
    if not guilt.seats:
        return won
    guilty = sides_of(table, guilt.seats)
    kept = tuple(
        min(made, 0) if Side(side) in guilty else max(made, 0) for side, made in enumerate(won.points)
    )
    if kept == won.points:
        return won
    return replace(won, said=NOTHING_LINE, clause=PENALTY, points=kept)
