"""Hands abandoned: all four lie face up after somebody has claimed the rest, and the hand is over."""

from typing import Any

from eldest.cards.seating import Seat
from eldest.engine.acts import Act, act
from eldest.engine.events import Event, event
from eldest.engine.game import SCORE, Outcome
from eldest.engine.phrase import phrase
from eldest.engine.table import Table, Trick
from eldest.engine.values import replace


@act("claim-rest", said=phrase("acts", "“The rest are mine”"), clause="W-CALL-05")
class ClaimRest(Act):
    """A player says that the rest of the tricks, or the game, is his."""


@event(
    phrase("claims", "All hands lie open: {seat} has the tricks that are left."),
    mine=phrase("claims", "All hands lie open: you have the tricks that are left."),
)
class HandsAbandoned(Event):
    """All have laid their cards face up; the hand stands as claimed. rule: W-MISC-03"""

    seat: Seat
    rule: str


def all_lie_open(table: Table) -> bool:
    """Tell whether somebody has claimed the rest and every hand lies face up."""
    lying = (table.hands[seat] for seat in table.playing)
    return _claimer(table) is not None and all(len(hand.shown) == hand.size for hand in lying)


def _claimer(table: Table) -> Seat | None:
    """Return who last claimed the rest of this hand."""
    claims = [one.seat for one in table.docket.offences if isinstance(one.act, ClaimRest)]
    return claims[-1] if claims else None


def ended_if_open(outcome: Outcome[Any]) -> Outcome[Any]:
    """Return what comes of an act by which cards were laid open: perhaps the hand is over. rule: W-MISC-03"""
    table: Table = outcome.table
    return hand_abandoned(table, outcome.events) if all_lie_open(table) else outcome


def hand_abandoned(table: Table, events: tuple[Event, ...]) -> Outcome[Any]:
    """Return the table as the hand ends: the open trick and all that are left go to him who claimed.

    The cards are gathered in tricks, so that a revoke is found as in any other hand; what a player has
    too many stays with him, and a stock where it lies. rule: W-MISC-03, W-HAND-01, W-GER-04
    """
    claimer = _claimer(table)
    assert claimer is not None
    held = {seat: table.at_disposal(seat) for seat in table.seating.from_(claimer) if seat in table.playing}
    tricks, plays, missed = table.tricks, table.trick.plays, table.passed_over
    for _ in range(_tricks_left(table)):
        there = (*(seat for seat, _ in plays), *missed)
        more = tuple((seat, cards[0]) for seat, cards in held.items() if cards and seat not in there)
        tricks = (*tricks, Trick((*plays, *more), claimer, len(more)))
        for seat, card in more:
            held[seat] = held[seat][1:]
            table = table.without(seat, card)
        plays = missed = ()
    table = replace(table, tricks=tricks, trick=Trick(), passed_over=())
    return Outcome(table, (*events, HandsAbandoned(claimer, "W-MISC-03")), SCORE)


def _tricks_left(table: Table) -> int:
    """Return how many tricks could still be played, with that which lies open.

    A card that was not played to a trick is not counted. rule: W-HAND-01
    """
    playing = len(table.playing)
    short = sum(max(0, playing - len(trick)) for trick in table.tricks if trick.plays)
    quitted = sum(map(len, table.tricks))
    return max((len(table.cards()) - quitted - short) // playing, bool(table.trick.plays))
