"""What the plate of each seat tells of a sight, beside the name. No Qt."""

from dataclasses import dataclass
from enum import Enum

from eldest.cards.card import Suit
from eldest.cards.seating import Seat
from eldest.engine.stages.closing import CUT_FOR_DEAL, CUT_FOR_TABLE, CUT_OUT
from eldest.engine.table import Sight, Table
from eldest.engine.values import replace
from eldest.ui.table.pieces import gatherer, is_cutting

CUTS = (CUT_FOR_TABLE, CUT_OUT, CUT_FOR_DEAL)
"""The stages in which it is cut who plays, and who plays together."""


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
    `trumps` and `bid` are the contract, at the plate of the maker,
    and `called` is the suit by which he has called a partner.
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
    called: Suit | None = None
    standing: Standing = Standing.USUAL


def plates(sight: Sight, viewer: Seat) -> tuple[PlateMark, ...]:
    """Return the plate of every seat. The trump hangs at its maker's, or else at the dealer's."""
    shown = as_dealt(sight)
    return tuple(_plate(shown, seat, viewer) for seat in shown.seating.order)


def as_dealt(sight: Sight) -> Sight:
    """Return a sight with the dealer of the deal that lies there: after its end the next is known already."""
    lies = bool(sight.tricks) or any(hand.size for hand in sight.hands)
    over = sight.turn is None and lies and not is_cutting(sight)
    return replace(sight, dealer=sight.dealt_by) if over and sight.dealt_by is not None else sight


def _plate(sight: Sight, seat: Seat, viewer: Seat) -> PlateMark:
    cutting = is_cutting(sight)
    owner = _has_begun(sight) and not cutting and gatherer(sight, seat, viewer) == seat
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
        called=sight.suit_called() if seat == sight.maker else None,
        standing=_standing(sight, seat),
    )


def is_partner(sight: Sight, seat: Seat, viewer: Seat) -> bool:
    """Tell whether a seat plays together with the viewer, or if he waits with the first of the order.

    Nothing is known while partners are being cut for, nor of a maker who has yet to choose his.
    """
    if sight.stage in CUTS or (sight.allies == (sight.maker,) and not _has_begun(sight)):
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
