"""Cards liable to be called: they lie face up on the table, and are still part of their owner's hand."""

from typing import TypeVar

from eldest.cards.card import Card
from eldest.cards.hand import Hand
from eldest.cards.seating import Seat
from eldest.engine.law import Duty
from eldest.engine.table import Table
from eldest.engine.values import replace

T = TypeVar("T", bound=Table)

LIABLE = "liable"
"""The duty of a card liable to be called: it binds as often as an adversary calls it. rule: X-EXP-02"""


def laid_face_up(table: T, seat: Seat, card: Card) -> T:
    """Return the table with a card of a hand lying face up before its owner. rule: X-EXP-01"""
    hand = table.hands[seat]
    if card in hand.shown:
        return table
    return table.with_hand(seat, Hand(hand.cards, hand.size, (*hand.shown, card)))


def made_liable(table: T, seat: Seat, card: Card, clause: str) -> T:
    """Return the table with a card lying face up that may be called. rule: X-EXP-01"""
    table = laid_face_up(table, seat, card)
    if any(duty.card == card for duty in table.docket.duties_of(seat, LIABLE)):
        return table
    return replace(table, docket=table.docket.plus(Duty(seat, LIABLE, clause, card)))
