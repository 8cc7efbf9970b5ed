"""How a hand of Euchre ends in the score: penalties first, then what was won in play, then the game."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from eldest.cards.seating import Seat, Side
from eldest.engine.events import Event, event
from eldest.engine.game import Outcome
from eldest.engine.law import Penalty
from eldest.engine.phrase import Phrase, phrase
from eldest.engine.stages.closing import Agreement, follow_on, pass_deal
from eldest.engine.table import Table
from eldest.engine.tally import Tally
from eldest.engine.values import replace
from eldest.games.euchre.customs import Course, made_by, sides_of
from eldest.games.euchre.outs import Win
from eldest.games.euchre.penalties import (
    FOR_WRONG_NUMBER,
    WRONG_NUMBER,
    FaultsCancel,
    NumberPenalized,
)
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


class Exacted(NamedTuple):
    """A penalty as it is entered: how the sheet calls it, the clause, and the points of every side."""

    said: Phrase
    clause: str
    points: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Guilt:
    """Whose faults count in a hand, what is entered for them, and what is told of it."""

    seats: tuple[Seat, ...] = ()
    lines: tuple[Exacted, ...] = ()
    events: tuple[Event, ...] = ()


def concluded(
    table: EuchreTable, won: Won, *, course: Course, agreed: Agreement, out: Out
) -> Outcome[EuchreTable]:
    """Return the table scored: a side that is out by a penalty has won before anything else is counted.

    rule: E-SCORE-08
    """
    guilt = guilt_at(table)
    penalty = _sum(table, *(line.points for line in guilt.lines))
    won = _made_in_play(table, won, guilt)
    win = out(table, penalty) if guilt.seats else None
    if win is not None:
        won = replace(won, points=tuple(p * (side == win.side) for side, p in enumerate(won.points)))
    points = _sum(table, penalty, won.points)
    win = win or out(table, points)
    tally = _entered(table, guilt, won, course)
    events = (*guilt.events, *((won.told,) if won.said is not NOTHING_LINE else ()))
    if win is None:
        return pass_deal(replace(table, tally=tally), events)
    closed = course.closed(table, tally, win, agreed, points)
    return follow_on(table, replace(closed, events=(*events, *closed.events)))


def _sum(table: EuchreTable, *points: Sequence[int]) -> tuple[int, ...]:
    return tuple(map(sum, zip((0,) * len(table.tally.score), *points, strict=True)))


def _entered(table: EuchreTable, guilt: Guilt, won: Won, course: Course) -> Tally:
    """Return the tally with the penalties, and then what was won in play where the hand was played out."""
    for line in guilt.lines:
        table = replace(table, tally=course.entered(table, *line))
    if is_cut_short(table):
        return table.tally
    return course.entered(table, won.said, won.clause, won.points, won.values)


def is_cut_short(table: EuchreTable) -> bool:
    """Tell whether a wrong number of cards has ended the hand, so that nothing counts that was played.

    rule: E-HAND-01
    """
    return bool(penalties_of(table, WRONG_NUMBER))


def guilt_at(table: EuchreTable) -> Guilt:
    """Return whose faults count, and the points that their adversaries add.

    As many as both sides have committed cancel each other; each beyond them costs the penalty.
    rule: E-REV-03, E-REV-05, E-HAND-01
    """
    penalties = (*penalties_of(table, REVOKED), *penalties_of(table, WRONG_NUMBER))
    if not penalties:
        return Guilt()
    assert table.maker is not None
    makers = table.together(table.maker)
    ours = [penalty for penalty in penalties if penalty.seats[0] in makers]
    theirs = [penalty for penalty in penalties if penalty.seats[0] not in makers]
    more, fewer = (ours, theirs) if len(ours) > len(theirs) else (theirs, ours)
    left = more[len(fewer) :]
    if not left:
        return Guilt(events=(FaultsCancel() if is_cut_short(table) else RevokesCancel(),))
    return _exacted(table, left)


def _exacted(table: EuchreTable, penalties: Sequence[Penalty]) -> Guilt:
    """Return what the penalties of one side come to, those of each kind together."""
    guilty = tuple(dict.fromkeys(seat for penalty in penalties for seat in penalty.seats))
    others = tuple(seat for seat in table.seating.order if seat not in guilty)
    lines: list[Exacted] = []
    events: list[Event] = []
    for kind, said in ((WRONG_NUMBER, FOR_WRONG_NUMBER), (REVOKED, REVOKE_LINE)):
        of_kind = [penalty for penalty in penalties if penalty.kind == kind]
        if not of_kind:
            continue
        points, clause = sum(penalty.number for penalty in of_kind), of_kind[0].clause
        lines.append(Exacted(said, clause, tuple(made_by(table, sides_of(table, others), points))))
        revoked = RevokePaid(guilty, points)
        events.append(NumberPenalized(others, points, clause) if kind == WRONG_NUMBER else revoked)
    return Guilt(guilty, tuple(lines), tuple(events))


def _made_in_play(table: EuchreTable, won: Won, guilt: Guilt) -> Won:
    """Return what was won in play without what those at fault had of it.

    They score nothing, nor does a maker go up whom they have euchred; but they can go up themselves.
    Of a hand cut short nothing counts. rule: E-REV-03, E-SB-01, E-HAND-01
    """
    if is_cut_short(table):
        return replace(won, said=NOTHING_LINE, points=(0,) * len(won.points))
    if not guilt.seats:
        return won
    guilty = sides_of(table, guilt.seats)
    kept = tuple(
        min(made, 0) if Side(side) in guilty else max(made, 0) for side, made in enumerate(won.points)
    )
    if kept == won.points:
        return won
    return replace(won, said=NOTHING_LINE, clause=PENALTY, points=kept)
