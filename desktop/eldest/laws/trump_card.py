"""The card turned for trumps at Whist: left on the table too long, or named once it has been taken in."""

from collections.abc import Iterable
from typing import Any, ClassVar

from eldest.cards.card import Card
from eldest.cards.seating import Seat
from eldest.engine.acts import TURN_UP, Act, Play, act
from eldest.engine.events import Event, event
from eldest.engine.game import Outcome
from eldest.engine.law import Accuse, Demand, Docket, Duty, Fault, Offence, Remedy, Ruling
from eldest.engine.phrase import phrase
from eldest.engine.table import Table
from eldest.engine.values import replace
from eldest.laws.at_play import AtPlay, cards_played, is_played, tricks_quitted
from eldest.laws.demands import LEAVE, PLAY, trump_calls
from eldest.laws.exposure import NothingFollows, all_liable, entitled, has_partner

OWES_TRUMP = "owes-trump"
"""The duty of one who has named the trump card: a trump may be called from him. rule: W-TRUMP-03"""
PAID_TRUMP = "paid-trump"
"""Stands for that duty once he has played a trump, until the trick is quitted. rule: W-TRUMP-03"""
_BOUND = tuple(remedy.key for remedy in trump_calls("W-TRUMP-03"))
LONGEST = 2
"""After so many tricks, turned and quitted, the card must have been taken in. rule: W-TRUMP-02"""


@act("forget-turn-up", said=phrase("acts", "Leave the trump card lying"), clause="W-TRUMP-02")
class ForgetTurnUp(Act):
    """The dealer does not think of taking in the trump card when the first trick is over."""


@act("take-in", said=phrase("acts", "Take in the trump card"), clause="W-TRUMP-01")
class TakeIn(Act):
    """The dealer takes the trump card in after all."""


@act("name-turn-up", said=phrase("acts", "Name the trump card"), clause="W-TRUMP-03")
class NameTurnUp(Act):
    """A player says which card was turned for trumps, after it has been taken up."""


@event(
    phrase("claims", "{seat} leaves the trump card lying."),
    mine=phrase("claims", "You leave the trump card lying."),
)
class TurnUpForgotten(Event):
    """The dealer does not take the trump card in. rule: W-TRUMP-02"""

    seat: Seat
    rule: str = "W-TRUMP-02"


@event(
    phrase("claims", "{seat} takes {card} in."),
    mine=phrase("claims", "You take {card} in."),
)
class TurnUpTakenIn(Event):
    """The dealer takes the trump card into his hand, later than he should. rule: W-TRUMP-01"""

    seat: Seat
    card: Card
    rule: str = "W-TRUMP-01"


@event(
    phrase("claims", "{seat} says: “The trump card was {card}.”"),
    mine=phrase("claims", "You say: “The trump card was {card}.”"),
)
class TurnUpNamed(Event):
    """The trump card was named, though it had been taken up. rule: W-TRUMP-03"""

    seat: Seat
    card: Card
    rule: str = "W-TRUMP-03"


@event(
    phrase("claims", "The highest or lowest trump of {seat} may be called."),
    mine=phrase("claims", "Your highest or lowest trump may be called."),
)
class TrumpMayBeCalled(Event):
    """Who has named the trump card has a trump called from him. rule: W-TRUMP-03"""

    seat: Seat
    rule: str = "W-TRUMP-03"


def is_forgotten(table: Table) -> bool:
    """Tell whether the dealer has left the trump card lying, so that it is not taken in for him."""
    return any(isinstance(offence.act, ForgetTurnUp) for offence in table.docket.offences)


class LeftLying(AtPlay):
    """The trump card is taken in after the first trick, unless the dealer does not think of it.

    If it still lies there after the second trick has been turned and quitted it may be called. The
    dealer may take it in until somebody says so. rule: W-TRUMP-01, W-TRUMP-02
    """

    clause = "W-TRUMP-02"
    fault: ClassVar[Fault | None] = Fault(
        "left-lying",
        phrase("faults", "{of} has left the trump card on the table too long"),
        mine=phrase("faults", "you have left the trump card on the table too long"),
    )

    at_once: ClassVar[bool] = False
    kinds: ClassVar[tuple[type[Act], ...]] = (ForgetTurnUp,)

    def permits(self, table: Table, seat: Seat) -> Iterable[Act]:
        """Yield not thinking of it, to a dealer whose card lies there in the first trick."""
        lies = _lies(table) and not table.tricks and not is_forgotten(table)
        if lies and seat == table.dealer and self.takes_part(table, seat):
            yield ForgetTurnUp(seat)

    def commit(self, table: Table, act: Act) -> Outcome[Any] | None:
        """Leave it."""
        assert act.seat is not None
        return Outcome(table, (TurnUpForgotten(act.seat),))

    def rights(self, table: Table, seat: Seat) -> Iterable[Act]:
        """Yield taking it in after all."""
        if seat == table.dealer and table.tricks and table.stage == PLAY and _lies(table):
            yield TakeIn(seat)

    def own_accord(self, table: Table, seat: Seat) -> Iterable[Act]:
        """Yield the same: who thinks of his trump card takes it in."""
        return self.rights(table, seat)

    def exercise(self, table: Table, act: Act) -> Outcome[Any] | None:
        """Take it in; then it cannot be called any more."""
        if not isinstance(act, TakeIn) or act.seat is None:
            return None
        (card,) = table.lying(TURN_UP)
        return Outcome(table.turn_up_taken(), (TurnUpTakenIn(act.seat, card),))

    def suspects(self, table: Table, seat: Seat) -> Iterable[Accuse]:
        """Yield it while the card lies there after the first trick."""
        calls = super().suspects(table, seat)
        return (call for call in calls if _lies(table) and table.tricks and call.of == table.dealer)

    def evident(self, sight: Table, seat: Seat) -> Iterable[Accuse]:
        """Yield it as soon as it is too long, where it can be of use."""
        for call in super().evident(sight, seat):
            if _too_long(sight) and has_partner(sight, call.of):
                yield call

    def proved(self, table: Table, call: Accuse) -> Offence | None:
        """It is so only when the second trick is quitted."""
        return super().proved(table, call) if _too_long(table) else None

    def is_late(self, table: Table, offence: Offence) -> bool:
        """Tell whether the card does not lie there any more."""
        return offence.deal != table.docket.deal or table.stage != PLAY or not _lies(table)

    def judged(self, table: Table, offence: Offence, caller: Seat) -> Outcome[Any]:
        """Have the card taken in, and lie open to be called. rule: W-TRUMP-02"""
        seat = offence.seat
        (card,) = table.lying(TURN_UP)
        table = replace(table.turn_up_taken(), docket=table.docket.minus(offence))
        taken = TurnUpTakenIn(seat, card)
        if not has_partner(table, seat):
            return Outcome(table, (taken, NothingFollows(seat, "W-DUM-06")))
        table, told = all_liable(table, seat, (card,), self.clause)
        return Outcome(table, (taken, *told))


class NamingTheTurnUp(AtPlay):
    """Nobody may name the trump card after it has been taken up. rule: W-TRUMP-03

    Who does is liable to have his highest or lowest trump called: it may be asked for whenever he is in
    turn, until he has played a trump.
    """

    clause = "W-TRUMP-03"
    fault: ClassVar[Fault | None] = Fault(
        "named-turn-up",
        phrase("faults", "{of} has named the trump card"),
        mine=phrase("faults", "you have named the trump card"),
    )
    remedies: ClassVar[tuple[Remedy, ...]] = trump_calls("W-TRUMP-03")
    kinds: ClassVar[tuple[type[Act], ...]] = (NameTurnUp,)

    def permits(self, table: Table, seat: Seat) -> Iterable[Act]:
        """Yield naming it, from when it was taken up until it has been played."""
        if table.stage != PLAY or table.turned is None or table.spot(TURN_UP) is not None:
            return
        if not _was_played(table, table.turned) and self.takes_part(table, seat):
            yield NameTurnUp(seat)

    def slips(self, table: Table, seat: Seat) -> Iterable[Act]:
        """Leave alone who has no partner to hear it."""
        return self.permits(table, seat) if has_partner(table, seat) else ()

    def commit(self, table: Table, act: Act) -> Outcome[Any] | None:
        """It is said, and no more."""
        assert act.seat is not None
        assert table.turned is not None
        return Outcome(table, (TurnUpNamed(act.seat, table.turned),))

    def judged(self, table: Table, offence: Offence, caller: Seat) -> Outcome[Any]:
        """Make a trump liable to be called."""
        seat = offence.seat
        if not has_partner(table, seat):
            docket = table.docket.minus(offence)
            return Outcome(replace(table, docket=docket), (NothingFollows(seat, "W-DUM-06"),))
        docket = table.docket.plus(Duty(seat, OWES_TRUMP, self.clause))
        return Outcome(replace(table, docket=docket), (TrumpMayBeCalled(seat),))

    def due(self, table: Table) -> Ruling | None:
        """Ask the adversaries once a turn, whatever he holds."""
        seat, now = table.turn, cards_played(table)
        if table.stage != PLAY or seat is None:
            return None
        owed = [duty for duty in table.docket.duties_of(seat, OWES_TRUMP) if duty.asked != now]
        called = [one for one in table.docket.offences if self._is_his(one, seat)]
        if not owed or not called or any(table.docket.duties_of(seat, kind) for kind in _BOUND):
            return None  # the first word is final
        return Ruling(called[0], entitled(table, seat), (*trump_calls(self.clause), LEAVE))

    def _is_his(self, offence: Offence, seat: Seat) -> bool:
        return isinstance(offence.act, NameTurnUp) and offence.called and offence.seat == seat

    def decide(self, table: Table, ruling: Ruling, demanded: Demand) -> Outcome[Any]:
        """Bind him in this turn; in any case he is not asked for again in it."""
        seat, now, docket = ruling.offence.seat, cards_played(table), table.docket
        asked = [replace(duty, asked=now) for duty in docket.duties_of(seat, OWES_TRUMP)]
        docket = docket.minus(*docket.duties_of(seat, OWES_TRUMP)).plus(*asked)
        if demanded.remedy != LEAVE.key:
            docket = docket.plus(Duty(seat, demanded.remedy, self.clause))
        return Outcome(replace(table, docket=docket))

    def forgone(self, table: Table, ruling: Ruling, seat: Seat) -> Outcome[Any]:
        """Have no trump called from him any more. rule: X-CLAIM-04"""
        docket, owner = table.docket, ruling.offence.seat
        named = (it for it in docket.offences if self._is_his(it, owner))
        return Outcome(replace(table, docket=docket.minus(*docket.duties_of(owner, OWES_TRUMP), *named)))

    def after(self, table: Table, done: Act) -> Docket:
        """Nothing is owed any more by him who has played a trump, unless he takes it back."""
        docket = self._paid(table, super().after(table, done))
        if not isinstance(done, Play) or done.seat is None or not is_played(table, done):
            return docket
        if not table.order.is_trump(done.card):
            return docket
        owed, trick = docket.duties_of(done.seat, OWES_TRUMP), len(table.tricks) + bool(table.trick.plays)
        paid = (replace(duty, kind=PAID_TRUMP, asked=trick, answers=OWES_TRUMP) for duty in owed)
        return docket.minus(*owed).plus(*paid)

    def _paid(self, table: Table, docket: Docket) -> Docket:
        """Return the docket without what was paid in a trick that is now quitted."""
        over = tricks_quitted(table)
        paid = [duty for duty in docket.duties if duty.kind == PAID_TRUMP and duty.asked <= over]
        if not paid:
            return docket
        owing = [duty.seat for duty in docket.duties if duty.kind == OWES_TRUMP]
        done_with = [duty.seat for duty in paid if duty.seat not in owing]
        named = (it for it in docket.offences if any(self._is_his(it, seat) for seat in done_with))
        return docket.minus(*paid, *named)


def _lies(table: Table) -> bool:
    """Tell whether the dealer's card lies on the table; at German Whist it is nobody's."""
    return table.lends_turn_up and table.spot(TURN_UP) is not None


def _too_long(table: Table) -> bool:
    """Tell whether the second trick has been quitted, which is when the next is led. rule: X-TERM-06"""
    return len(table.tricks) + bool(table.trick.plays) > LONGEST


def _was_played(table: Table, card: Card) -> bool:
    return any(card in trick.cards for trick in (*table.tricks, table.trick))
