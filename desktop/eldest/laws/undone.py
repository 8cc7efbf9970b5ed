"""What is as if it had not happened when cards are taken back: offences, demands, a trick missed."""

from collections.abc import Iterable

from eldest.cards.card import Card
from eldest.cards.seating import Seat
from eldest.engine.acts import Play
from eldest.engine.law import Docket, Duty
from eldest.engine.table import Table, Trick
from eldest.engine.values import replace
from eldest.laws.demands import IN_THE_TRICK
from eldest.laws.numbers import MISSED

Plays = tuple[tuple[Seat, Card], ...]


def restored(docket: Docket, plays: Plays, trick: int) -> Docket:
    """Return the docket with everything binding again that was answered by cards now taken back.

    rule: W-REV-04, W-REV-07, X-EXP-04, W-TRUMP-03

    :param trick: the number of the trick, counted from one
    """
    again = {seat for seat, _ in plays}
    duties = (_restored(it) if it.asked == trick and it.seat in again else it for it in docket.duties)
    return replace(docket, duties=tuple(duties))


def _restored(duty: Duty) -> Duty:
    return replace(duty, kind=duty.answers, answers="", asked=-1) if duty.answers else duty


def forgiven(docket: Docket, plays: Plays, *, but_called: bool = False) -> Docket:
    """Return the docket without what was done amiss in playing cards that are taken back. rule: W-REV-04

    :param but_called: whether what has been claimed stays on it, because it is being judged
    """
    acts = [Play(seat, card) for seat, card in plays]
    gone = (
        it
        for it in docket.offences
        if it.act in acts and it.deal == docket.deal and not (but_called and it.called)
    )
    return docket.minus(*gone)


def asked_anew(docket: Docket, seats: Iterable[Seat]) -> Docket:
    """Return the docket on which the word is still to be said about what lies before some seats."""
    again = set(seats)
    fresh = (replace(it, asked=-1) if it.seat in again and not it.answers else it for it in docket.duties)
    return replace(docket, duties=tuple(fresh))


def lapsed(docket: Docket, trick: int) -> Docket:
    """Return the docket without what was demanded for a trick, answered or not. rule: W-LEAD-04"""
    gone = (
        it
        for it in docket.duties
        if it.kind in IN_THE_TRICK or (it.asked == trick and it.answers in IN_THE_TRICK)
    )
    return docket.minus(*gone)


def missed_before(table: Table, trick: Trick, seat: Seat) -> tuple[Seat, ...]:
    """Return who missed a trick before it was a seat's turn; whoever did so afterwards, may play to it."""
    leader = trick.leader
    assert leader is not None
    order = [one for one in table.seating.from_(leader) if one in table.playing]
    played = [one for one, _ in trick.plays]
    return tuple(one for one in order[: order.index(seat)] if one not in played)


def missed_nothing(docket: Docket, trick: int, *, but: tuple[Seat, ...] = ()) -> Docket:
    """Return the docket on which nobody has missed a trick that is played anew, but for some seats."""
    missed = (it for it in docket.offences if it.fault == MISSED.key and it.trick == trick)
    return docket.minus(*(it for it in missed if it.seat not in but and it.deal == docket.deal))
