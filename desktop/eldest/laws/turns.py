"""Playing out of turn to a trick that has been led to: what it lets the others do."""

from collections.abc import Iterable
from typing import Any, ClassVar

from eldest.cards.seating import Seat
from eldest.engine.acts import Act, Play
from eldest.engine.events import Event, event
from eldest.engine.game import Outcome
from eldest.engine.law import Demand, Duty, Fault, Offence, Remedy, Ruling
from eldest.engine.phrase import phrase
from eldest.engine.table import Table
from eldest.engine.values import replace
from eldest.laws.at_play import AtPlay, legal_cards
from eldest.laws.demands import LEAVE, highest_or_lowest
from eldest.laws.remedies import waits_for

FOUR = 4


@event(
    phrase("claims", "For that {seat} owes nothing."),
    mine=phrase("claims", "For that you owe nothing."),
)
class NoPenalty(Event):
    """The laws give no penalty for what has happened."""

    seat: Seat
    rule: str


class PlayingOutOfTurn(AtPlay):
    """Third or fourth hand plays before second, where two play against two. rule: W-TURN-01, W-TURN-02

    If it was third hand, fourth may play before second too. If it was fourth while third had not
    played, third may make second play his highest or lowest of the suit or, having none, trump or not.
    """

    fault: ClassVar[Fault | None] = Fault(
        "played-out-of-turn",
        phrase("faults", "{of} has played out of turn"),
        mine=phrase("faults", "you have played out of turn"),
    )
    remedies: ClassVar[tuple[Remedy, ...]] = highest_or_lowest("W-TURN-02")
    in_a_trick: ClassVar[bool] = True

    def __init__(self, clause: str) -> None:
        self.clause = clause

    def permits(self, table: Table, seat: Seat) -> Iterable[Act]:
        """Yield the cards that follow, for whoever is not in turn and has not yet played."""
        if self._may_play_fourth(table, seat):
            return ()
        return self._plays(table, seat)

    def rights(self, table: Table, seat: Seat) -> Iterable[Act]:
        """Yield the same to fourth hand, once third has played before second. rule: W-TURN-01"""
        return self._plays(table, seat) if self._may_play_fourth(table, seat) else ()

    def _plays(self, table: Table, seat: Seat) -> tuple[Act, ...]:
        order = _order_of_play(table)
        played = [one for one, _ in table.trick.plays]
        if seat not in order or seat in played or seat == table.turn or not self.takes_part(table, seat):
            return ()
        return tuple(Play(seat, card) for card in legal_cards(table, seat))

    def _may_play_fourth(self, table: Table, seat: Seat) -> bool:
        order, played = _order_of_play(table), [one for one, _ in table.trick.plays]
        return bool(order) and seat == order[3] and order[2] in played and order[1] not in played

    def spot(self, table: Table, act: Act) -> Offence | None:
        """Spot a card played before its turn."""
        if not isinstance(act, Play) or act.seat is None or act not in self.permits(table, act.seat):
            return None
        return self.filed(table, act)

    def is_late(self, table: Table, offence: Offence) -> bool:
        """Tell whether he before whom it was played has played, or the trick is over."""
        played = [one for one, _ in table.trick.plays]
        return super().is_late(table, offence) or offence.turn in played or offence.seat not in played

    def judged(self, table: Table, offence: Offence, caller: Seat) -> Outcome[Any]:
        """Let third hand decide, if fourth played before second and he has not; else nothing follows."""
        _, second, third, fourth = _order_of_play(table)
        played = [one for one, _ in table.trick.plays]
        if offence.seat == fourth and second not in played and third not in played:
            remedies = (*highest_or_lowest(self.clause), LEAVE)
            return waits_for(table, offence, (table.player_of(third),), remedies)
        bare = replace(table, docket=table.docket.minus(offence))
        return Outcome(bare, (NoPenalty(offence.seat, "W-TURN-01"),))

    def decide(self, table: Table, ruling: Ruling, demanded: Demand) -> Outcome[Any]:
        """Bind second hand to what third demands. rule: W-TURN-02"""
        docket = table.docket.minus(ruling.offence)
        second = _order_of_play(table)[1]
        if demanded.remedy != LEAVE.key:
            docket = docket.plus(Duty(second, demanded.remedy, self.clause))
        return Outcome(replace(table, docket=docket))


def _order_of_play(table: Table) -> tuple[Seat, ...]:
    """Return who leads and who is second, third and fourth; nobody unless two play against two."""
    leader = table.trick.leader
    playing = table.playing
    if leader is None or len(playing) != FOUR:
        return ()
    order = [leader]
    while len(order) < FOUR:
        order.append(table.next_to_play(order[-1]))
    pairs = all(len(table.together(seat)) == len(order) // 2 for seat in order)
    return tuple(order) if pairs and order[2] in table.together(leader) else ()
