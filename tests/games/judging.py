"""What anybody could try at a moment: the lawful is taken, all else refused with a reason."""

import dataclasses
from collections.abc import Iterator
from itertools import product
from typing import Any, get_type_hints

from eldest.cards.card import Card, Suit
from eldest.cards.seating import Seat
from eldest.engine.acts import Act, Shuffle, declared_acts, spell_act
from eldest.engine.law import Lawful
from eldest.engine.phrase import Refusal
from eldest.engine.spelling import Points
from eldest.games import AnyGame
from games.suite import CLAUSES, NAMES, Moment, awaited_at
from helpers.strategies import ALL_CARDS

NUMBERS = range(56)
"""Whole numbers that are tried in an act: a few more than any pack has cards."""


def check_judgement(moment: Moment) -> None:
    """Every lawful act is taken, every other refused with a sentence and a clause; nothing else moves."""
    referee, table = moment.referee, moment.table
    lawful = set(referee.lawful(table))
    awaited = awaited_at(referee.game, table, 1)
    for act in (*lawful, *([awaited] if awaited else [])):
        assert referee.judge(table, act) == Lawful(), spell_act(act)
    for act in every_act(referee.game, len(table.seating.members)):
        if act not in lawful and not is_as_good_as(act, awaited, referee.game):
            verdict = referee.judge(table, act)
            assert isinstance(verdict, Refusal), f"{spell_act(act)} is taken in {table.stage}"
            check_refusal(verdict)


MOST_FIELDS = 2
"""Of acts that say more than so many things only a few of the numbers are tried."""


def check_refusal(refusal: Refusal) -> None:
    """A refusal has a clause of the rule book, and a value for every name in its sentence."""
    assert refusal.clause in CLAUSES, refusal
    assert set(NAMES.findall(refusal.said.text)) == set(dict(refusal.values)), refusal


def is_as_good_as(act: Act, awaited: Act | None, game: AnyGame) -> bool:
    """Tell whether an act of chance is as good as the one awaited: the same, or a shuffle of a true pack."""
    if awaited is None or not isinstance(act, Shuffle) or not isinstance(awaited, Shuffle):
        return act == awaited
    return act.seat == awaited.seat and game.pack.is_true(act.cards)


def every_act(game: AnyGame, seats: int) -> Iterator[Act]:
    """Yield acts of every declared kind by everybody, with all that could stand in their fields."""
    for kind in declared_acts():
        names = [field.name for field in dataclasses.fields(kind) if field.name != "seat"]
        hints = get_type_hints(kind)
        many = any(hints[name] == tuple[Card, ...] for name in names) or len(names) > MOST_FIELDS
        values = [possible_values(hints[name], game, few=many) for name in names]
        for seat in (None, *map(Seat, range(seats + 1))):
            yield from (kind(seat, *chosen) for chosen in product(*values))


def possible_values(hint: Any, game: AnyGame, *, few: bool) -> list[Any]:
    """Return what could stand in a field of an act, sense and nonsense."""
    cards = game.pack.cards
    possible: dict[Any, list[Any]] = {
        int: [0, 2] if few else list(NUMBERS),
        Points: [Points(-2), Points(0), Points(2)],
        str: ["revoke", "stand"],
        Seat: list(map(Seat, range(8))),
        Card: list(ALL_CARDS),
        Suit: list(Suit),
        tuple[Card, ...]: [cards, cards[1:], (*cards[1:], cards[1]), ()],
    }
    return possible[hint]
