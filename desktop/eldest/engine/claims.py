"""What is said in calling the table: the events of calls, rulings and remedies, and wrong demands."""

from collections.abc import Iterable

from eldest.cards.card import Card
from eldest.cards.seating import Seat
from eldest.engine.events import Event, event
from eldest.engine.law import STAND, Accuse, Code, Demand, Fault, Offence, Remedy, Ruling
from eldest.engine.phrase import Phrase, phrase
from eldest.engine.table import Table

ADVICE_TAKEN = Seat(-1)
"""Stands for the partner who was asked, once he has answered."""


@event(None)
class Proved(Event):
    """A call was right; the offence it was about is on file, and `cards` show it."""

    seat: Seat
    of: Seat
    fault: Fault
    offence: Offence
    cards: tuple[Card, ...]
    rule: str

    @property
    def said(self) -> Phrase:
        """The sentence, which names who called and whom."""
        return PROVED

    @property
    def mine(self) -> Phrase:
        """The same for the caller."""
        return YOU_PROVED


PROVED = phrase("claims", "{seat} calls the table: {fault}. It is so.")
YOU_PROVED = phrase("claims", "You call the table: {fault}. It is so.")


@event(
    phrase("claims", "{seat} calls the table: {fault}. It is not proved."),
    mine=phrase("claims", "You call the table: {fault}. It is not proved."),
)
class NotProved(Event):
    """A call was wrong, or came too late; nothing follows."""

    seat: Seat
    of: Seat
    fault: Fault
    trick: int
    rule: str


@event(
    phrase("claims", "{seat} calls the table: {fault}. The tricks will be searched after the hand."),
    mine=phrase("claims", "You call the table: {fault}. The tricks will be searched after the hand."),
)
class CallNoted(Event):
    """A call was noted, and is tried when the hand is over."""

    seat: Seat
    of: Seat
    fault: Fault
    trick: int
    rule: str


@event(
    phrase("claims", "{seat} calls the table: {fault}. From that side it is not heard."),
    mine=phrase("claims", "You call the table: {fault}. From your side it is not heard."),
)
class CallUnheard(Event):
    """One of the offender's own side has called; for those entitled nothing is said yet. rule: X-CLAIM-01"""

    seat: Seat
    of: Seat
    fault: Fault
    trick: int
    rule: str


@event(
    phrase("claims", "{seat} had no right to that: no penalty can be exacted."),
    mine=phrase("claims", "You had no right to that: no penalty can be exacted."),
)
class PenaltyForgone(Event):
    """The wrong player called or demanded, or demanded what the laws do not give. rule: X-CLAIM-04"""

    seat: Seat
    fault: Fault
    rule: str


@event(
    phrase("claims", "{seat}: “{remedy}”"),
    mine=phrase("claims", "You: “{remedy}”"),
)
class RemedyTaken(Event):
    """One of those entitled has decided, which binds his side. rule: X-CLAIM-02"""

    seat: Seat
    remedy: Remedy
    rule: str


@event(
    phrase("claims", "{seat} advises: “{remedy}”"),
    mine=phrase("claims", "You advise: “{remedy}”"),
)
class Advised(Event):
    """A partner who was asked has answered. rule: X-CLAIM-03"""

    seat: Seat
    remedy: Remedy
    rule: str


def remedies_of(ruling: Ruling) -> dict[str, Remedy]:
    """Return the remedies of a ruling by their keys."""
    return {remedy.key: remedy for remedy in (*ruling.remedies, STAND)}


def hand_of(table: Table, offence: Offence) -> Table:
    """Return the table of the hand to which an offence belongs: members may have changed since."""
    over = table.docket.hand_over
    return over if over is not None and offence.deal == over.docket.deal else table


def is_said(table: Table, call: Accuse, said: Iterable[Accuse]) -> bool:
    """Tell whether a call need not be made again: he has made it himself, or somebody who is heard.

    While a called partner is unknown another's call may come from the side in fault. rule: X-CLAIM-01
    """
    hand, about = table.docket.hand_over or table, (call.fault, call.of, call.trick)
    callers = {one.seat for one in said if (one.fault, one.of, one.trick) == about}
    if hand.suit_called() is None or call.seat in callers:
        return bool(callers)
    return not hand.hides_partner and not callers <= set(hand.together(call.of))


def wrong_demands(table: Table, ruling: Ruling, code: Code, seat: Seat) -> tuple[Demand, ...]:
    """Return the demands that a seat of the innocent side can utter without a right to them.

    He may not be the one who decides, or the laws do not give that penalty here. While a called partner is
    unknown he may be of the side in fault, and is not heard. rule: X-CLAIM-01, X-CLAIM-04
    """
    hand = hand_of(table, ruling.offence)
    if seat in hand.together(ruling.offence.seat) or seat not in hand.seating.order:
        return ()
    if hand.player_of(seat) != seat or hand.hides_partner:
        return ()
    own = {remedy.key for remedy in ruling.remedies}
    others = {remedy.key for law in code for remedy in law.remedies if remedy.key not in own}
    keys = sorted(others if seat in ruling.seats else others | own - {STAND.key})
    return tuple(Demand(seat, key) for key in keys)
