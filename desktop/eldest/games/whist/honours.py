"""Calling the honours at the end of the hand, where a strict table plays the English game."""

from collections.abc import Iterable
from typing import Any

from eldest.cards.seating import Seat
from eldest.engine.acts import Act, act
from eldest.engine.events import Event, event
from eldest.engine.game import Outcome
from eldest.engine.law import Law, Penalty
from eldest.engine.phrase import phrase
from eldest.engine.table import Table
from eldest.games.whist.scoring import HONOURS_COUNT, TOO_NEAR, honours_dealt
from eldest.games.whist.table import WhistTable
from eldest.laws.penalties import HONOURS_CALLED, penalties_of
from eldest.laws.remedies import scored_with
from eldest.laws.revoke import BETWEEN


@act("honours", said=phrase("acts", "We had {number} by honours"), clause="W-ENG-05")
class CallHonours(Act):
    """A player calls what his side counts by honours."""

    number: int


@event(
    phrase("whist", "{seat}: “{number} by honours”"),
    "W-ENG-05",
    mine=phrase("whist", "You: “{number} by honours”"),
)
class HonoursCalled(Event):
    """Honours were called in time, and are counted."""

    seat: Seat
    number: int


class CallingHonours(Law):
    """Honours count only if they are called before the trump card of the next deal is turned.

    rule: W-ENG-05
    """

    clause = "W-ENG-05"

    def __init__(self, target: int) -> None:
        self._target = target

    def rights(self, table: Table, seat: Seat) -> Iterable[Act]:
        """Yield calling the honours of one's side, if it was dealt enough and may count them."""
        over = table.docket.hand_over
        if not isinstance(over, WhistTable) or table.stage not in BETWEEN:
            return
        tally, deal = table.tally, over.tally.deals
        if tally.closed == deal or any(game.deal == deal for game in tally.games):
            return  # the tricks, which count first, have won the game
        if seat not in over.seating.order or over.player_of(seat) != seat:
            return
        side = over.seating.side_of(seat)
        number = HONOURS_COUNT.get(honours_dealt(over)[side], 0)
        called = any(over.seating.side_of(c.seats[0]) == side for c in penalties_of(over, HONOURS_CALLED))
        if number and not called and over.tally.score[side] != self._target - TOO_NEAR:
            yield CallHonours(seat, number)

    def own_accord(self, table: Table, seat: Seat) -> Iterable[Act]:
        """Yield the same: nobody forgoes what he was dealt."""
        return self.rights(table, seat)

    def exercise(self, table: Table, act: Act) -> Outcome[Any] | None:
        """Score the hand with them."""
        over = table.docket.hand_over
        if not isinstance(act, CallHonours) or act.seat is None or over is None:
            return None
        seats = over.seating.members_of(over.seating.side_of(act.seat))
        called = HonoursCalled(act.seat, act.number)
        return scored_with(table, Penalty(seats, HONOURS_CALLED, "W-ENG-05", act.number), (called,))
