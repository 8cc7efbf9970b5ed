"""Strict tables in the middle of play: hands laid out as a test wants them, and what is seen of a call."""

from typing import Any

from eldest.cards.card import Suit, parse_cards
from eldest.cards.hand import Hand
from eldest.cards.seating import Seat
from eldest.engine.acts import TURN_UP
from eldest.engine.events import Event
from eldest.engine.values import replace
from helpers.strict import dealt, strict
from helpers.tables import Evening


def in_play(game: str, *hands: str, trumps: str = "", players: int = 0, **options: Any) -> Evening:
    """Return a strict table at which seat 0 is to lead from these hands by seat; the last seat dealt.

    Seats 0 and 2 play against 1 and 3 where four play; at Dummy 0 plays with the dummy, which is 3, against
    1 and 2, and the order is 0, 1, 3, 2. No card lies turned up.
    """
    players = players or len(hands)
    evening = strict(game, players, **options)
    if getattr(evening.table, "dummies", ()):
        rota = tuple(Seat(seat) for seat in range(players))
        evening = Evening(evening.game, opening=replace(evening.table, rota=rota))
    dealt(evening)
    table = replace(evening.table.with_spot(TURN_UP, Hand()), stage="play", turn=Seat(0), maker=Seat(0))
    for seat, cards in enumerate(hands):
        table = table.with_hand(Seat(seat), Hand(parse_cards(cards)))
    order = replace(table.order, trumps=Suit.parse(trumps) if trumps else None)
    return Evening(evening.game, opening=replace(table, order=order))


def named(events: tuple[Event, ...]) -> list[str]:
    """Return the kinds of events, in order."""
    return [type(event).__name__ for event in events]


def clauses(events: tuple[Event, ...]) -> list[str]:
    """Return the clauses that the events cite, in order."""
    return [event.clause for event in events]


def liable(evening: Evening) -> list[str]:
    """Return what lies there to be called, as ``"1 KS"``."""
    table = evening.table
    there = (it for it in table.docket.duties if it.card in table.hands[it.seat].cards)
    return [f"{it.seat} {it.card}" for it in there if it.kind == "liable"]


def awaited(evening: Evening) -> tuple[tuple[int, ...], list[str]]:
    """Return who is to decide, and among what; nobody if nothing is to be decided."""
    ruling = evening.table.docket.ruling
    return ((), []) if ruling is None else (ruling.seats, [it.key for it in ruling.remedies])


def can_do(evening: Evening, seat: int, word: str) -> list[str]:
    """Return what a seat can do of the acts of a word."""
    acts = evening.referee.possible(evening.table, Seat(seat))
    return [str(it) for it in acts if it.word == word]


def slips(evening: Evening, seat: int, *words: str) -> list[str]:
    """Return what of these words a seat could do by inadvertence."""
    acts = (act for law in evening.referee.code for act in law.slips(evening.table, Seat(seat)))
    return [str(act) for act in acts if act.word in words]


def noticed(evening: Evening, seat: int, fault: str) -> list[str]:
    """Return what of a fault a seat has seen reason to call, from its sight."""
    sight = evening.table.seen_by(Seat(seat))
    calls = (call for law in evening.referee.code for call in law.evident(sight, Seat(seat)))
    return [str(call) for call in calls if call.fault == fault]
