"""Hands abandoned: all four lie face up after somebody has claimed the rest, and the hand is over."""

from typing import Any

from eldest.cards.hand import Hand
from eldest.cards.seating import Seat
from eldest.engine.acts import TURN_UP, Act, act
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


def hand_abandoned(table: Table, events: tuple[Event, ...], clause: str) -> Outcome[Any]:
    """Return the table as the hand ends: the open trick and all that are left go to him who claimed.

    The cards are gathered in tricks, so that a revoke is found as in any other hand. rule: W-MISC-03
    """
    claimer = _claimer(table)
    assert claimer is not None
    held = {
        seat: list(table.at_disposal(seat)) for seat in table.seating.from_(claimer) if seat in table.playing
    }
    tricks = list(table.tricks)
    plays = table.trick.plays
    while plays or any(held.values()):
        there = [seat for seat, _ in plays]
        more = [(seat, cards.pop(0)) for seat, cards in held.items() if cards and seat not in there]
        tricks.append(Trick((*plays, *more), claimer))
        plays = ()
    for seat in held:
        for card in table.hands[seat].cards:
            table = table.without(seat, card)
    table = replace(table, tricks=tuple(tricks), trick=Trick()).with_spot(TURN_UP, Hand())
    return Outcome(table, (*events, HandsAbandoned(claimer, clause)), SCORE)
