"""What is told of an offence that decides the score of a hand of Euchre: a wrong number of cards."""

from eldest.cards.seating import Seat
from eldest.engine.events import Event, event
from eldest.engine.phrase import phrase

WRONG_NUMBER = "wrong-number"
"""The kind of penalty for too many or too few cards. rule: E-HAND-01"""

FOR_WRONG_NUMBER = phrase("euchre", "Wrong number of cards")


@event(phrase("euchre", "For the wrong number of cards {points} points go to {seats}; no others are scored."))
class NumberPenalized(Event):
    """A side with a wrong number of cards scored nothing, and its adversaries the penalty."""

    seats: tuple[Seat, ...]
    points: int
    rule: str


@event(
    phrase("euchre", "Both sides are at fault alike: their penalties cancel, and nothing is scored."),
    "E-REV-05",
)
class FaultsCancel(Event):
    """As many faults on either side, a wrong number among them, cost nothing; the hand is over."""
