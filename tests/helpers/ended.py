"""Strict tables near the end of a hand: a few cards left, the tricks before them won by whom a test says."""

from collections.abc import Sequence
from typing import Any

from eldest.cards.card import Suit, parse_cards
from eldest.cards.hand import Hand
from eldest.cards.order import CardOrder
from eldest.cards.seating import Seat
from eldest.engine.law import Accuse, Penalty
from eldest.engine.stages.closing import SHUFFLE
from eldest.engine.table import Trick
from eldest.engine.values import replace
from eldest.games.cinch.pedros import PedroOrder
from eldest.games.euchre.bowers import BowerOrder
from helpers.strict import strict
from helpers.tables import Evening

ORDERS: dict[str, type[CardOrder]] = {"whist": CardOrder, "euchre": BowerOrder, "cinch": PedroOrder}

REVOKED_BY_2 = ("AS 2C", "3S 5C", "4S 6D", "5S 7C")
"""Four hands of two cards: seat 0 leads spades, and seat 2 holds one; seat 3 wins the last trick."""
LAST_TWO = (
    "0 play AS",
    "1 play 3S",
    "2 play 6D",
    "3 play 5S",
    "0 play 2C",
    "1 play 5C",
    "2 play 4S",
    "3 play 7C",
)
"""How they are played, seat 2 revoking in the last trick but one; each side wins one of them."""


def late_in_play(
    game: str,
    *hands: str,
    won: Sequence[int] = (),
    trumps: str = "H",
    score: Sequence[int] = (),
    options: dict[str, Any] | None = None,
    **changes: Any,
) -> Evening:
    """Return a strict evening in the play with these hands, by seat, the first of them to lead.

    :param won: the seats that have won the tricks so far
    :param changes: what else is true of the table
    """
    evening = strict(game, len(hands), **(options or {}))
    table = evening.table
    tally = table.tally.begun()
    if score:
        tally = replace(tally, score=tuple(score))
    table = replace(
        table,
        stage="play",
        turn=Seat(0),
        tally=tally,
        hands=tuple(Hand(parse_cards(hand)) for hand in hands),
        tricks=tuple(Trick((), Seat(seat)) for seat in won),
        order=ORDERS[game](Suit.parse(trumps)),
        docket=replace(table.docket, deal=1),
        dealt_by=table.dealer,
    )
    return Evening(evening.game, opening=replace(table, **changes))


def calls(evening: Evening, seat: int) -> list[Accuse]:
    """Return what a seat may call the table for."""
    return list(evening.referee.accusations(evening.table, Seat(seat)))


def possible(evening: Evening, seat: int) -> list[str]:
    """Return everything a seat can do, as it is spelled."""
    return [str(act) for act in evening.referee.possible(evening.table, Seat(seat))]


def penalties(evening: Evening) -> tuple[Penalty, ...]:
    """Return what stands on the docket against anybody."""
    found: tuple[Penalty, ...] = evening.table.docket.penalties
    return found


def deal_next(evening: Evening) -> None:
    """Have the pack shuffled, presented and cut for the next deal."""
    assert evening.table.stage == SHUFFLE
    evening.chance()
    dealer = evening.table.dealer
    evening.does(f"{dealer} present", f"{evening.table.seating.pone_of(dealer)} cut 9")
