"""Penalties in the score of Whist: tricks moved, points off or added, and a side held short of game."""

from dataclasses import dataclass

from eldest.cards.seating import Seat, Side
from eldest.engine.events import Event, event
from eldest.engine.law import Penalty
from eldest.engine.phrase import Phrase, phrase
from eldest.engine.tally import Tally
from eldest.engine.values import replace
from eldest.games.whist.closing import Terms
from eldest.games.whist.table import WhistTable
from eldest.laws.penalties import POINTS_ADDED, POINTS_OFF, TRICKS_TAKEN, penalties_of, revokers

LINES: dict[str, Phrase] = {
    TRICKS_TAKEN: phrase("whist", "Revoke: {number} tricks to the adversaries"),
    POINTS_OFF: phrase("whist", "Revoke: {number} points off the score"),
    POINTS_ADDED: phrase("whist", "Revoke: {number} points to the adversaries"),
}


@dataclass(frozen=True, slots=True)
class Count:
    """A table counted so far, and what was said in counting."""

    table: WhistTable
    events: tuple[Event, ...] = ()


@event(phrase("whist", "For a revoke of {seats}, {number} tricks count as their adversaries’."))
class TricksMoved(Event):
    """Tricks of the offenders were moved before the odd tricks are counted."""

    seats: tuple[Seat, ...]
    number: int
    rule: str


@event(phrase("whist", "For a revoke of {seats}, {number} points are taken off their score."))
class PointsOff(Event):
    """Points were taken off the offenders' score."""

    seats: tuple[Seat, ...]
    number: int
    rule: str


@event(phrase("whist", "For a revoke of {seats}, {number} points are added to their adversaries’ score."))
class PointsAdded(Event):
    """Points were added to the adversaries' score."""

    seats: tuple[Seat, ...]
    number: int
    rule: str


@event(
    phrase("whist", "{side} has revoked, and cannot win the game in this hand: the score is held at {most}."),
    mine=phrase("whist", "You have revoked, and cannot win the game in this hand: you are held at {most}."),
)
class HeldShort(Event):
    """The side that revoked would have won the game. rule: W-AM-04, W-ENG-10"""

    side: Side
    most: int
    rule: str


_TOLD: dict[str, type[TricksMoved | PointsOff | PointsAdded]] = {
    TRICKS_TAKEN: TricksMoved,
    POINTS_OFF: PointsOff,
    POINTS_ADDED: PointsAdded,
}


def tricks_won(table: WhistTable) -> tuple[int, ...]:
    """Return the tricks of each side, after those moved for revokes, as far as there were any to move.

    rule: W-AM-03, W-ENG-09
    """
    seating = table.seating
    won = [table.tricks_of(seating.members_of(Side(side))) for side in range(len(table.tally.score))]
    for penalty in penalties_of(table, TRICKS_TAKEN):
        side = seating.side_of(penalty.seats[0])
        moved = min(penalty.number, won[side])
        won[side] -= moved
        won[1 - side] += moved
    return tuple(won)


def limits(table: WhistTable, terms: Terms) -> int | tuple[int | None, ...] | None:
    """Return what the sides may have at most: that of a game, but a side that revoked one point less.

    rule: W-AM-04, W-AM-05, W-AM-07, W-ENG-08, W-ENG-10
    """
    usual = None if terms.play_out else terms.target
    guilty = {table.seating.side_of(seat) for seat in revokers(table)}
    if not guilty:
        return usual
    return tuple(terms.target - 1 if side in guilty else usual for side in range(len(table.tally.score)))


def exacted(table: WhistTable, terms: Terms) -> Count:
    """Return the table with the penalties of its docket entered, each in a line. rule: W-ENG-04"""
    count = Count(table)
    for penalty in penalties_of(table, *LINES):
        count = _entered(count, penalty, terms)
    return count


def _entered(count: Count, penalty: Penalty, terms: Terms) -> Count:
    table, number = count.table, penalty.number
    side = table.seating.side_of(penalty.seats[0])
    points = [0] * len(table.tally.score)
    if penalty.kind == POINTS_OFF:
        points[side] = -number
    elif penalty.kind == POINTS_ADDED:
        points[1 - side] = number
    tally = table.tally.scored(
        LINES[penalty.kind],
        penalty.clause,
        tuple(points),
        limits(table, terms),
        least=0,
        seating=table.seating,
        values=(("number", number),),
    )
    told = _TOLD[penalty.kind](penalty.seats, number, penalty.clause)
    return Count(replace(table, tally=tally), (*count.events, told))


def held(count: Count, terms: Terms, before: Tally) -> Count:
    """Return the count with a word on a side that would have won the game. rule: W-AM-04, W-ENG-10"""
    table, most = count.table, terms.target - 1
    rule = "W-ENG-10" if terms.english else "W-AM-04"
    lines = table.tally.sheet[len(before.sheet) :]
    guilty = sorted({table.seating.side_of(seat) for seat in revokers(table)})
    would = {side: before.score[side] + sum(line.points[side] for line in lines) for side in guilty}
    short = (HeldShort(side, most, rule) for side in guilty if would[side] > most)
    return Count(table, (*count.events, *short))
