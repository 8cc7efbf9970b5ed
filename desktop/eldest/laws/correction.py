"""Taking a wrong card back while the trick lies open, with whatever was played after it."""

from typing import Any

from eldest.cards.card import Card
from eldest.cards.seating import Seat
from eldest.engine.acts import Act, Play, act
from eldest.engine.events import Event, event
from eldest.engine.game import Outcome
from eldest.engine.law import Docket
from eldest.engine.phrase import phrase
from eldest.engine.table import Table, Trick
from eldest.engine.values import replace
from eldest.laws.exposure import back_in_hand, has_partner, made_liable
from eldest.laws.undone import Plays, asked_anew, forgiven, lapsed, missed_before, missed_nothing, restored


@act("take-back", said=phrase("acts", "I take my card back"), clause="W-REV-03")
class TakeBack(Act):
    """A player corrects his revoke while the trick lies open."""


@event(
    phrase("claims", "{seat} takes back {card}, which may be called."),
    mine=phrase("claims", "You take back {card}, which may be called."),
)
class RevokeCorrected(Event):
    """A wrong card was taken back in time; those who played after it may change theirs. rule: W-REV-04"""

    seat: Seat
    card: Card
    rule: str


@event(
    phrase("claims", "{seat} takes back {card}, which costs nothing."),
    mine=phrase("claims", "You take back {card}, which costs nothing."),
)
class FreelyCorrected(Event):
    """A wrong card was taken back from which no partner gains: a dummy's, or a lone player's.

    rule: W-DUM-05, X-EXP-05
    """

    seat: Seat
    card: Card
    rule: str


def corrected(table: Table, lies_open: Trick, wrong: Play, cited: tuple[str, str]) -> Outcome[Any]:
    """Return the table with a wrong card taken back from the trick that lies open; its owner plays anew.

    Those who played after it take theirs back too, free of any fault. The wrong card may be called,
    unless its owner has no partner. rule: W-REV-04, E-REV-02, C-REV-02, W-DUM-05, X-EXP-05

    :param cited: the clauses of correcting it, and of the card that may be called
    """
    seat, card = wrong.seat, wrong.card
    assert seat is not None
    table = _opened(table, lies_open)
    plays = table.trick.plays
    first = next(place for place, (one, _) in enumerate(plays) if one == seat)
    again = plays[first:]
    for one, back in again:
        table = _taken_back(table, one, back) if one == seat else back_in_hand(table, one, back)
    missed = missed_before(table, lies_open, seat)
    docket = _as_before(table, again, missed)
    table = replace(table, trick=Trick(plays[:first]), turn=seat, passed_over=missed, docket=docket)
    if not has_partner(table, seat):
        rule = "X-EXP-05" if table.player_of(seat) == seat else "W-DUM-05"
        return Outcome(table, (FreelyCorrected(seat, card, rule),))
    correction, liable = cited
    table = made_liable(table, seat, card, liable)
    return Outcome(table, (RevokeCorrected(seat, card, correction),))


def _as_before(table: Table, again: Plays, missed: tuple[Seat, ...]) -> Docket:
    """Return the docket as some play anew: what bound them binds again, and what they did amiss is undone.

    For the others it is to be said anew whether their cards are called: the trick is another one now.
    """
    trick = len(table.tricks) + 1
    docket = restored(forgiven(table.docket, again), again, trick)
    docket = asked_anew(docket, (seat for seat, _ in again[1:]))
    return missed_nothing(docket, trick, but=missed)


def _opened(table: Table, trick: Trick) -> Table:
    """Return the table with a trick lying open that was complete, but is not quitted.

    What has been demanded for the next one since then lapses.
    """
    if table.trick.plays:
        return table
    table = replace(table, docket=lapsed(table.docket, len(table.tricks) + 1))
    played = [seat for seat, _ in trick.plays]
    resting = tuple(seat for seat in table.resting if seat not in played)
    return replace(table, trick=Trick(trick.plays), tricks=table.tricks[:-1], resting=resting)


def _taken_back(table: Table, seat: Seat, card: Card) -> Table:
    """Return the table with a wrong card back in its owner's hand, also if it was his turn-up that lay."""
    table = back_in_hand(table, seat, card)
    return table.turn_up_taken() if card not in table.hands[seat].cards else table
