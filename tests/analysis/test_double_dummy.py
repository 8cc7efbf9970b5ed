"""The solver: exact by trying everything, the same compiled and as written, and stopped when it is told."""

import random
import threading
import time
from collections.abc import Callable

import pytest

from eldest.analysis import dds
from eldest.analysis.double_dummy import Solver, Unsolved
from eldest.analysis.position import Position
from eldest.analysis.reading import Halt
from helpers.as_written import as_written
from helpers.plain_values import cinch, euchre, small, some_cards_on, values, whist

SMALL, AS_WRITTEN = 2_000, 300


def test_values_are_those_found_by_trying_everything() -> None:
    chance, solver = random.Random(1), Solver(12)
    positions = [small(chance) for _ in range(SMALL)]
    every, best = solver.solve_many(positions), solver.value_many(positions)
    for position, some, one in zip(positions, every, best, strict=True):
        wanted = values(position)
        choose = max if position.side >> position.mover & 1 else min
        assert some == wanted, position
        assert one == choose(wanted), position


WHOLE: dict[str, Callable[[random.Random], Position]] = {
    "euchre for any number": lambda chance: euchre(chance, chance.randrange(2, 6), 5),
    "a lone hand": lambda chance: euchre(chance, 4, 5, lone=True),
    "cinch": lambda chance: cinch(chance, 4),
    "whist": lambda chance: whist(chance, 5),
}


@pytest.mark.parametrize("deals", WHOLE)
def test_best_of_all_cards_and_value_agree_on_whole_deals(deals: str) -> None:
    """Two searches of different windows and orders, which share neither table nor root."""
    chance = random.Random(deals)
    for _ in range(20):
        position = WHOLE[deals](chance)
        choose = max if position.side >> position.mover & 1 else min
        assert choose(Solver().solve(position)) == Solver(10).value(position)


def test_a_table_with_room_for_little_gives_the_same_answers() -> None:
    chance = random.Random(3)
    positions = [euchre(chance, 4, 5) for _ in range(50)]
    assert Solver(1).solve_many(positions) == Solver(20).solve_many(positions)


def test_the_form_as_written_gives_the_same_answers() -> None:
    _, written = as_written("reading", "double_dummy")
    chance = random.Random(4)
    positions = [small(chance) for _ in range(AS_WRITTEN)] + [euchre(chance, 4, 5) for _ in range(10)]
    assert written.Solver(12).solve_many(positions) == Solver(12).solve_many(positions)
    assert written.Solver(12).value_many(positions) == Solver(12).value_many(positions)


@pytest.mark.skipif(dds.library() is None, reason="endplay is not installed")
def test_values_of_whist_are_those_of_dds() -> None:
    chance = random.Random(5)
    positions = [some_cards_on(chance, whist(chance, chance.randrange(2, 8)), 6) for _ in range(500)]
    assert Solver().solve_many(positions) == dds.solve_many(positions)


def test_an_ended_deal_is_worth_nothing() -> None:
    over = Position((0, 0), (0, 1), 0, 0)
    assert Solver(4).value(over) == 0
    assert Solver(4).solve(over) == ()


def test_nodes_are_a_limit() -> None:
    position = whist(random.Random(6), 8)
    with pytest.raises(Unsolved):
        Solver().solve(position, nodes=100)
    with pytest.raises(Unsolved):
        Solver().value(position, nodes=100)
    assert Solver().solve_many([position, euchre(random.Random(6), 2, 2)], nodes=1_000) == [
        None,
        Solver().solve(euchre(random.Random(6), 2, 2)),
    ]


def test_a_stopped_search_leaves_nothing_behind() -> None:
    position = whist(random.Random(7), 6)
    solver = Solver()
    assert solver.solve_many([position], nodes=50) == [None]
    assert solver.solve(position) == Solver().solve(position)


def test_a_halt_called_before_ends_at_once() -> None:
    halt = Halt()
    halt.call()
    assert halt.called
    assert Solver().solve_many([whist(random.Random(8), 13)] * 3, halt=halt) == [None] * 3


def test_a_halt_ends_a_search_in_another_thread() -> None:
    """Thirteen cards would take hours, and the interpreter is free meanwhile."""
    halt, found = Halt(), []
    position = whist(random.Random(9), 13)
    searcher = threading.Thread(target=lambda: found.extend(Solver().solve_many([position] * 100, halt=halt)))
    searcher.start()
    time.sleep(0.05)
    halt.call()
    searcher.join(timeout=20)
    assert not searcher.is_alive()
    assert found == [None] * 100


@pytest.mark.parametrize(
    "wrong",
    [
        pytest.param(Position((1, 2), (0, 1), 0, 2), id="the leader does not take part"),
        pytest.param(Position((1, 1 << 60), (0, 1), 0, 0), id="a card beyond the last"),
        pytest.param(Position((1, 2), (0, 2), 0, 0), id="a seat without a hand"),
        pytest.param(Position((1,) * 9, tuple(range(9)), 0, 0), id="nine seats"),
        pytest.param(Position((1, 2), (0, 1), 4, 0), id="a fifth suit"),
        pytest.param(Position((1, 2), (0, 1), 0, 0, (60,)), id="a card laid beyond the last"),
        pytest.param(Position((1, 2), (0, 1), 0, 0, (3, 4)), id="a trick that is full"),
        pytest.param(Position((1, 2), (0, 1), 0, 0, card_points=(1, 2)), id="points of two cards"),
        pytest.param(Position((1, 2), (0, 1), 0, 0, card_points=(9_000,) * 60), id="too many points"),
        pytest.param(Position((1, 2), (0, 1), 0, 0, trick_points=9_000), id="too dear a trick"),
    ],
)
def test_what_cannot_be_read_is_refused(wrong: Position) -> None:
    with pytest.raises(ValueError, match=r"cannot be read|not points"):
        Solver(4).solve(wrong)
