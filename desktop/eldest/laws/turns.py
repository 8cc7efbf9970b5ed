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
from eldest.laws.abandoning import ended_if_open
from eldest.laws.at_play import AtPlay, legal_cards
from eldest.laws.demands import LEAVE, LIABLE, highest_or_lowest
from eldest.laws.exposure import laid_too_soon
from eldest.laws.remedies import waits_for

FOUR = 4
NO_COST = "W-TURN-01"


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

    :param waits: whether the owner of a card that may be called must wait for the word, as at Whist
    """

    fault: ClassVar[Fault | None] = Fault(
        "played-out-of-turn",
        phrase("faults", "{of} has played out of turn"),
        mine=phrase("faults", "you have played out of turn"),
    )
    remedies: ClassVar[tuple[Remedy, ...]] = highest_or_lowest("W-TURN-02")
    in_a_trick: ClassVar[bool] = True
    kinds: ClassVar[tuple[type[Act], ...]] = (Play,)

    def __init__(self, clause: str, *, waits: bool = False) -> None:
        self.clause = clause
        self._waits = waits

    def permits(self, table: Table, seat: Seat) -> Iterable[Act]:
        """Yield the cards that follow, for whoever is not in turn and has not yet played."""
        lawful = self._may_play_fourth(table, seat)
        return (it for it in self._plays(table, seat) if not lawful or self._is_too_soon(table, it))

    def rights(self, table: Table, seat: Seat) -> Iterable[Act]:
        """Yield the same to fourth hand, once third has played before second. rule: W-TURN-01"""
        if self._may_play_fourth(table, seat):
            yield from (it for it in self._plays(table, seat) if not self._is_too_soon(table, it))

    def _is_too_soon(self, table: Table, play: Play) -> bool:
        """Tell whether a player should first hear whether his other card is called. rule: W-CALL-03"""
        assert play.seat is not None
        held = table.hands[play.seat].cards
        called = [it.card for it in table.docket.duties_of(play.seat, LIABLE) if it.card in held]
        return self._waits and bool(called) and play.card not in called

    def _plays(self, table: Table, seat: Seat) -> tuple[Play, ...]:
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
        if not self.is_permitted(table, act):
            return None
        assert isinstance(act, Play)
        assert act.seat is not None
        if self._is_too_soon(table, act):
            return self.filed(table, act, "W-CALL-03")
        return self.filed(table, act, self._clause_of(table, act.seat))

    def _clause_of(self, table: Table, seat: Seat) -> str:
        """Return the clause of it: that of third before second, where nothing follows. rule: W-TURN-01"""
        return self.clause if self._costs(table, seat) else NO_COST

    def _costs(self, table: Table, seat: Seat) -> bool:
        """Tell whether fourth hand plays before second, and third has not played. rule: W-TURN-02"""
        _, second, third, fourth = _order_of_play(table)
        done = [*(one for one, _ in table.trick.plays), *table.passed_over]
        return seat == fourth and second not in done and third not in done

    def commit(self, table: Table, act: Act) -> Outcome[Any] | None:
        """Leave a card played too soon lying there, liable: it is not played. rule: W-CALL-03"""
        assert isinstance(act, Play)
        assert act.seat is not None
        if not self._is_too_soon(table, act):
            return None
        bare = replace(
            table, docket=table.docket.minus(*(it for it in table.docket.offences if it.act == act))
        )
        return ended_if_open(Outcome(*laid_too_soon(bare, act.seat, act.card)))

    def is_late(self, table: Table, offence: Offence) -> bool:
        """Tell whether he before whom it was played has played, or the trick is over."""
        played = [one for one, _ in table.trick.plays]
        return super().is_late(table, offence) or offence.turn in played or offence.seat not in played

    def judged(self, table: Table, offence: Offence, caller: Seat) -> Outcome[Any]:
        """Let third hand decide, if fourth played before second and he has not; else nothing follows."""
        third = _order_of_play(table)[2]
        if self._costs(table, offence.seat):
            remedies = (*highest_or_lowest(self.clause), LEAVE)
            return waits_for(table, offence, (table.player_of(third),), remedies)
        bare = replace(table, docket=table.docket.minus(offence))
        return Outcome(bare, (NoPenalty(offence.seat, NO_COST),))

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
