"""Strict tables of Euchre with the same hands dealt, and what can be wrong with them."""

from typing import Any

from eldest.engine.events import Event
from eldest.engine.values import replace
from helpers.strict import dealt, strict
from helpers.tables import Evening

HANDS = ("AS KS QS AH KH", "7H 8H 7S 8S 9S", "9H TH TS QH AC", "7C 8C 9C TC QC", "AD 8D 9D TD QD")
"""Seat 0 has the best spade and heart, seat 4 the best diamond; the jack of spades is turned up."""


def evening_of(players: int, *lines: str, score: tuple[int, ...] = (), **options: Any) -> Evening:
    """Return an evening with these hands dealt, some of what is said and played, and this score."""
    evening = dealt(strict("euchre", players, **options), *HANDS[:players], then="JS")
    table = evening.table
    if score:
        evening = Evening(evening.game, opening=replace(table, tally=replace(table.tally, score=score)))
    evening.does(*lines)
    return evening


def called(*lines: str, score: tuple[int, ...] = ()) -> Evening:
    """Return an evening of call-ace for five: seat 0 makes it spades, the dealer puts a diamond away."""
    return evening_of(5, "0 order-up", "4 discard 8D", *lines, score=score, call_ace=True)


def short_by_one(evening: Evening, seat: int) -> Evening:
    """Return an evening at which a seat was dealt a card more than its due."""
    given = list(evening.table.given)
    place = next(place for place, one in enumerate(given) if one.to == seat)
    given[place] = replace(given[place], size=given[place].size + 1)
    return Evening(evening.game, opening=replace(evening.table, given=tuple(given)))


def finish(evening: Evening) -> Evening:
    """Have the hand played to its end."""
    while evening.table.stage == "play":
        evening.does(evening.lawful()[0])
    return evening


def told(events: tuple[Event, ...], kind: type[Event]) -> list[Event]:
    return [event for event in events if isinstance(event, kind)]
