"""Cards liable to be called: they lie face up on the table, and are still part of their owner's hand."""

from typing import TypeVar

from eldest.cards.card import Card
from eldest.cards.hand import Hand
from eldest.cards.seating import Seat
from eldest.engine.acts import TURN_UP
from eldest.engine.events import Event, event
from eldest.engine.law import Duty
from eldest.engine.phrase import phrase
from eldest.engine.table import Table, Trick
from eldest.engine.values import replace
from eldest.laws.demands import LIABLE
from eldest.laws.remedies import adversaries
from eldest.laws.undone import asked_anew, forgiven, lapsed, missed_nothing, restored

T = TypeVar("T", bound=Table)

WENT_ON = "went-on"
"""Stands for a card to the next trick that was taken back: what its side revoked before stays established.

rule: W-REV-03, E-REV-02, C-REV-02
"""


@event(
    phrase("claims", "{cards} of {seat} may be called."),
    mine=phrase("claims", "{cards} of yours may be called."),
)
class MayBeCalled(Event):
    """Cards lie face up and are liable to be called. rule: X-EXP-01"""

    seat: Seat
    cards: tuple[Card, ...]
    rule: str


@event(
    phrase("claims", "{seat} has nothing to gain by it: no penalty follows."),
    mine=phrase("claims", "You have nothing to gain by it: no penalty follows."),
)
class NothingFollows(Event):
    """Who has no partner to see his cards is not called to account for them. rule: X-EXP-05"""

    seat: Seat
    rule: str


@event(
    phrase("claims", "{seat} plays {card} without waiting for the word: it may be called as well."),
    mine=phrase("claims", "You play {card} without waiting for the word: it may be called as well."),
)
class PlayedTooSoon(Event):
    """The owner of a card that may be called did not wait until it was said whether it is. rule: W-CALL-03"""

    seat: Seat
    card: Card
    rule: str = "W-CALL-03"


def has_partner(table: Table, seat: Seat) -> bool:
    """Tell whether a partner at the table could gain by what a player shows or says.

    A lone player has none, and one who plays with Dummy neither. rule: X-EXP-05, E-EXP-02, W-DUM-06
    """
    partners = (other for other in table.together(seat) if other != seat and other in table.playing)
    return table.player_of(seat) == seat and any(table.player_of(other) == other for other in partners)


def entitled(table: Table, seat: Seat) -> tuple[Seat, ...]:
    """Return the players who may call what a seat is liable for; for a dummy his partner speaks."""
    return tuple(dict.fromkeys(table.player_of(other) for other in adversaries(table, seat)))


def laid_face_up(table: T, seat: Seat, card: Card) -> T:
    """Return the table with a card of a hand lying face up before its owner. rule: X-EXP-01"""
    hand = table.hands[seat]
    if card in hand.shown:
        return table
    return table.with_hand(seat, Hand(hand.cards, hand.size, (*hand.shown, card)))


def taken_up(table: T, seat: Seat, card: Card) -> T:
    """Return the table with a card that lay face up in its owner's hand again, unless it may be called."""
    hand = table.hands[seat]
    if any(duty.card == card for duty in table.docket.duties_of(seat, LIABLE)):
        return table
    shown = tuple(one for one in hand.shown if one != card)
    return table.with_hand(seat, Hand(hand.cards, hand.size, shown))


def made_liable(table: T, seat: Seat, card: Card, clause: str) -> T:
    """Return the table with a card lying face up that may be called. rule: X-EXP-01"""
    table = laid_face_up(table, seat, card)
    if any(duty.card == card for duty in table.docket.duties_of(seat, LIABLE)):
        return table
    return replace(table, docket=table.docket.plus(Duty(seat, LIABLE, clause, card)))


def laid_too_soon(table: T, seat: Seat, card: Card) -> tuple[T, tuple[Event, ...]]:
    """Return the table with a card that was played too soon: it lies there, liable too. rule: W-CALL-03"""
    return made_liable(table, seat, card, "W-CALL-03"), (PlayedTooSoon(seat, card),)


def all_liable(table: T, seat: Seat, cards: tuple[Card, ...], clause: str) -> tuple[T, tuple[Event, ...]]:
    """Return the table with these of a hand's cards liable, and the event of it, if it holds any."""
    held = tuple(card for card in cards if card in table.hands[seat].cards)
    for card in held:
        table = made_liable(table, seat, card, clause)
    return table, ((MayBeCalled(seat, held, clause),) if held else ())


def back_in_hand(table: T, seat: Seat, card: Card) -> T:
    """Return the table with a card of the open trick where it was: in a hand, or lying turned up.

    What lay open lies open again.
    """
    if _lay_turned_up(table, seat, card):
        return table.with_spot(TURN_UP, Hand((card,), 1, (card,)))
    hand = table.hands[seat]
    was_open = table.player_of(seat) != seat or (hand.size > 0 and len(hand.shown) == hand.size)
    liable = any(duty.card == card for duty in table.docket.duties_of(seat, LIABLE))
    table = table.with_hand(seat, hand.plus((card,)))
    return laid_face_up(table, seat, card) if was_open or liable else table


def _lay_turned_up(table: Table, seat: Seat, card: Card) -> bool:
    """Tell whether a dealer played his turn-up from where it lay, to the first trick. rule: W-TRUMP-01"""
    lent = seat == table.dealer and table.lends_turn_up
    return lent and card == table.turned and not table.tricks and table.spot(TURN_UP) is None


def gone_on(table: T) -> T:
    """Return the table with it on file who has played to the open trick, before that is taken back."""
    if not table.tricks:
        return table
    played = (Duty(seat, WENT_ON, "E-REV-02") for seat, _ in table.trick.plays)
    return replace(table, docket=table.docket.plus(*(it for it in played if it not in table.docket.duties)))


def trick_taken_back(table: T, turn: Seat) -> T:
    """Return the table with every card of the open trick taken back freely, and another to lead.

    What was demanded for that trick lapses; liable cards can be called anew. rule: W-LEAD-04, E-LEAD-02
    """
    plays, trick = table.trick.plays, len(table.tricks) + 1
    for seat, card in plays:
        table = back_in_hand(table, seat, card)
    docket = missed_nothing(forgiven(table.docket, plays, but_called=True), trick)
    docket = asked_anew(restored(lapsed(docket, trick), plays, trick), table.seating.order)
    return replace(table, trick=Trick(), turn=turn, passed_over=(), docket=docket)
