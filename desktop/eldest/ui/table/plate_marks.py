"""What the plate of each seat tells of a sight, beside the name. No Qt."""

from dataclasses import dataclass
from enum import Enum

from eldest.cards.card import Suit
from eldest.cards.seating import Seat
from eldest.engine.table import Sight, Table
from eldest.ui.table.pieces import gatherer, is_cutting


class Standing(Enum):
    """What is special about how a seat takes part in the play."""

    USUAL = "usual"
    ALONE = "alone"
    LIES_DOWN = "lies down"


@dataclass(frozen=True, slots=True)
class PlateMark:
    """What the plate of a seat shows beside the name.

    `letter` is A, B, Y or Z where a game calls its seats so; `partner` tells that the seat plays
    together with the viewer; `tricks` and `points` are those of its side, told at one of its plates;
    `trumps` and `bid` are the contract, at the plate of the maker.
    """

    seat: Seat
    dealer: bool = False
    turn: bool = False
    tricks: int | None = None
    trumps: Suit | None = None
    letter: str = ""
    partner: bool = False
    points: int | None = None
    bid: int = 0
    maker: bool = False
    standing: Standing = Standing.USUAL


def plates(sight: Sight, viewer: Seat) -> tuple[PlateMark, ...]:
    """Return the plate of every seat. The trump hangs at its maker's, or else at the dealer's."""
    return tuple(_plate(sight, seat, viewer) for seat in sight.seating.order)


def _plate(sight: Sight, seat: Seat, viewer: Seat) -> PlateMark:
    cutting = is_cutting(sight)
    playing = any(hand.size for hand in sight.hands) or bool(sight.tricks)
    owner = playing and not cutting and gatherer(sight, seat, viewer) == seat
    holder = sight.dealer if sight.maker is None else sight.maker
    return PlateMark(
        seat,
        dealer=seat == sight.dealer,
        turn=seat == sight.turn,
        tricks=sight.tricks_of(sight.together(seat)) if owner else None,
        trumps=sight.order.trumps if seat == holder else None,
        letter="" if cutting else sight.letter_of(seat),
        partner=is_partner(sight, seat, viewer),
        points=points_of(sight, seat) if owner else None,
        bid=sight.bid if seat == sight.maker else 0,
        maker=seat == sight.maker,
        standing=_standing(sight, seat),
    )


def is_partner(sight: Sight, seat: Seat, viewer: Seat) -> bool:
    """Tell whether a seat plays together with the viewer, or if he waits with the first of the order.

    A maker who has yet to choose his partners stands alone: nothing is known then.
    """
    if sight.allies == (sight.maker,) and not _has_begun(sight):
        return False
    me = viewer if viewer in sight.seating.order else sight.seating.order[0]
    return seat != me and seat in sight.together(me)


def points_of(sight: Sight, seat: Seat) -> int | None:
    """Return the points in the cards that a seat's side has taken; None where cards count nothing."""
    if type(sight).points_in is Table.points_in:
        return None
    with_him = sight.together(seat)
    return sum(sight.points_in(trick) for trick in sight.tricks if trick.winner in with_him)


def _standing(sight: Sight, seat: Seat) -> Standing:
    if seat in sight.resting:
        return Standing.LIES_DOWN
    others = [other for other in sight.together(seat) if other != seat]
    by_rest = bool(others) and all(other in sight.resting for other in others)
    by_contract = sight.allies == (seat,) and _has_begun(sight)
    return Standing.ALONE if by_rest or by_contract else Standing.USUAL


def _has_begun(sight: Sight) -> bool:
    """Tell whether a card has been led in this deal."""
    return bool(sight.tricks or sight.trick.plays)
