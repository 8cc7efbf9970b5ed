"""Calling the honours at the end of the hand, where a strict table plays the English game."""

from collections.abc import Iterable
from typing import Any

from eldest.cards.seating import Seat, Side
from eldest.engine.acts import Act, act
from eldest.engine.events import Event, event
from eldest.engine.game import Outcome
from eldest.engine.law import Law, Penalty
from eldest.engine.phrase import phrase
from eldest.engine.table import Table
from eldest.engine.values import replace
from eldest.games.whist.penalties import HeldShort
from eldest.games.whist.scoring import BY_HONOURS, HONOURS_COUNT, TOO_NEAR, HonoursScored, honours_dealt
from eldest.games.whist.table import WhistTable
from eldest.laws.penalties import HONOURS_CALLED, penalties_of, revokers
from eldest.laws.remedies import scored_with
from eldest.laws.revoke import BETWEEN
from eldest.laws.score_errors import entered_rightly


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
        """Score the hand with them; if they make no game, they are entered and the deal goes on."""
        over = table.docket.hand_over
        if not isinstance(act, CallHonours) or act.seat is None or not isinstance(over, WhistTable):
            return None
        side = over.seating.side_of(act.seat)
        penalty = Penalty(over.seating.members_of(side), HONOURS_CALLED, "W-ENG-05", act.number)
        called = HonoursCalled(act.seat, act.number)
        true = entered_rightly(table)
        makes_game = true.tally.score[side] + act.number >= self._target
        if makes_game and act.seat not in revokers(over):
            return scored_with(table, penalty, (called,))
        told = self._counted(true.tally.score[side], side, act.number, honours_dealt(over)[side])
        return Outcome(self._entered(true, over, penalty), (called, *told))

    def _counted(self, stood: int, side: Side, number: int, dealt: int) -> tuple[Event, ...]:
        """Return what is said of honours that make no game: also where a side that revoked is held short."""
        most = self._target - TOO_NEAR
        held = (HeldShort(side, most, "W-ENG-10"),) if stood + number > most else ()
        return (HonoursScored(side, dealt, number), *held)

    def _entered(self, table: Table, over: WhistTable, penalty: Penalty) -> Table:
        """Return the table with honours entered in the line of the hand in which they were dealt."""
        side = over.seating.side_of(penalty.seats[0])
        points = tuple(penalty.number * (one == side) for one in range(len(table.tally.score)))
        tally = replace(table.tally, deals=over.tally.deals).scored(
            BY_HONOURS,
            "W-ENG-02",
            points,
            self._target - TOO_NEAR,
            seating=over.seating,
            values=(("honours", honours_dealt(over)[side]),),
        )
        over = replace(over, docket=over.docket.plus(penalty))
        docket = replace(table.docket, hand_over=over)
        return replace(table, tally=replace(tally, deals=table.tally.deals), docket=docket)
