"""Deals made by hand, packet by packet, for tests of what goes wrong in them."""

from collections.abc import Iterable
from typing import Any

from eldest.engine.acts import Act, spell_act
from eldest.engine.events import Event
from eldest.engine.law import Accuse, Irregular
from eldest.games.whist.game import Whist
from eldest.games.whist.options import WhistOptions
from helpers.strict import presented, strict
from helpers.tables import Evening


def dealing(game: str, players: int, *hands: str, **options: Any) -> Evening:
    """Return an evening at a strict table whose last seat is about to give the first packet."""
    return presented(strict(game, players, **options), *hands)


def give(evening: Evening, packets: int) -> Evening:
    """Have so many packets given as they are due."""
    for _ in range(packets):
        evening.does(evening.lawful()[0])
    return evening


def deal_out(evening: Evening, *, taken_up: bool = True) -> Evening:
    """Have the rest of the deal given properly, the trump turned, and all cards taken up."""
    evening.does(evening.lawful()[-1])
    if evening.table.stage == "turn":
        evening.does(f"{evening.table.dealer} turn-trump")
    if taken_up:
        evening.does(*(f"{seat} pick-up" for seat in evening.table.untouched))
    return evening


def can(evening: Evening, seat: int) -> list[str]:
    """Return everything that a seat can do, as it is spelled."""
    return [
        spell_act(act) for act in evening.referee.possible(evening.table, evening.table.seating.seats[seat])
    ]


def calls(evening: Evening, seat: int, fault: str) -> list[str]:
    """Return the accusations of one fault that a seat can make."""
    return [line for line in can(evening, seat) if f" call-table {fault} " in line]


def evident(evening: Evening, seat: int) -> list[str]:
    """Return the accusations for which a seat has seen reason enough."""
    sight = evening.table.seen_by(evening.table.seating.seats[seat])
    laws = evening.referee.code
    return [spell_act(call) for law in laws for call in law.evident(sight, evening.table.seating.seats[seat])]


def slips(evening: Evening, seat: int) -> list[str]:
    """Return the irregular acts that can happen to a seat by inadvertence."""
    laws, table = evening.referee.code, evening.table
    return [spell_act(act) for law in laws for act in law.slips(table, table.seating.seats[seat])]


def names(events: Iterable[Event]) -> list[str]:
    """Return the kinds of some events by name."""
    return [type(one).__name__ for one in events]


def clauses(events: Iterable[Event]) -> list[str]:
    """Return the clauses that some events cite."""
    return [one.clause for one in events]


def is_irregular(evening: Evening, act: Act) -> bool:
    """Tell whether an act can be done, but is an offence."""
    return isinstance(evening.referee.judge(evening.table, act), Irregular)


def accuse(seat: int, fault: str, of: int, trick: int = 0) -> str:
    """Spell an accusation."""
    return f"{seat} {Accuse.word} {fault} {of} {trick}"


def double_dummy() -> Evening:
    """Return an evening at Double Dummy whose first dealer, a dummy, is about to give the first packet."""
    evening = Evening(Whist(WhistOptions(strict_table=True, form="double_dummy"), 2))
    evening.chance()
    evening.does("0 draw 0", "1 draw 9")
    assert evening.table.stage == "shuffle"
    return presented(evening)
