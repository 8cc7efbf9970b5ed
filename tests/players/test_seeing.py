"""Positions are solved by whichever solver is quicker, with the same answers."""

import random

import pytest

from eldest.analysis import dds
from eldest.analysis.double_dummy import Solver
from eldest.analysis.position import RANKS, Position
from eldest.analysis.reading import Halt
from eldest.players import seeing
from eldest.players.seeing import Seeing

needed = pytest.mark.skipif(dds.library() is None, reason="it is not installed")


def dealt(chance: random.Random, cards: int, laid: int = 0) -> Position:
    """Return so many cards a hand, some laid to the open trick."""
    pack = [suit * RANKS + rank for suit in range(4) for rank in range(13)]
    mixed = chance.sample(pack, 4 * cards)
    hands = tuple(sum(1 << card for card in mixed[seat::4]) for seat in range(4))
    position = Position(hands, (0, 1, 2, 3), chance.randrange(4), chance.randrange(4))
    for _ in range(laid):
        position = position.play(chance.choice(position.legal()))
    return position


FEW, MANY = seeing.WHOLE_DEALS - 1, seeing.WHOLE_DEALS


@needed
def test_both_solvers_say_the_same() -> None:
    chance = random.Random(2)
    positions = [dealt(chance, MANY, laid) for laid in range(4)] + [dealt(chance, MANY)]
    assert Seeing(Solver()).solve_many(positions) == Solver().solve_many(positions)


def test_where_there_is_no_other_our_own_does_it_all(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dds, "library", lambda: None)
    positions = [dealt(random.Random(3), MANY)]
    assert Seeing(Solver()).solve_many(positions) == Solver().solve_many(positions)


@needed
@pytest.mark.parametrize("cards", [FEW, MANY])
def test_after_a_halt_nothing_is_solved(cards: int) -> None:
    halt = Halt()
    halt.call()
    positions = [dealt(random.Random(4), cards) for _ in range(5)]
    assert Seeing(Solver()).solve_many(positions, halt) == [None] * 5


def test_nothing_is_solved_at_once() -> None:
    assert Seeing(Solver()).solve_many([]) == []
