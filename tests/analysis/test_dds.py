"""DDS beside our solver: Whist as it is, Euchre mapped to bridge, and its deadline."""

import random
import time
from collections.abc import Callable
from dataclasses import replace

import pytest

from eldest.analysis import dds
from eldest.analysis.double_dummy import Solver
from eldest.analysis.position import RANKS, SUIT, Position
from helpers.plain_values import cinch, euchre, some_cards_on, whist

needed = pytest.mark.skipif(dds.library() is None, reason="endplay is not installed")


def filled_up(position: Position) -> Position:
    """Return a deal of two or three hands as one of four, the others with cards that take nothing.

    A filler's cards are the lowest of a side suit, in which the others go up to make room for them. A third
    hand sits opposite the second, since those two are partners.
    """
    places = (0, 1, 3)[: len(position.playing)]
    each = position.hands[position.mover].bit_count()
    hands = [0, 0, 0, 0]
    for place, seat in zip(places, position.playing, strict=True):
        hands[place] = position.hands[seat]
    for suit, place in zip((3, 2), {0, 1, 2, 3} - set(places), strict=False):
        mask = SUIT << suit * RANKS
        hands = [hand & ~mask | (hand & mask) << each for hand in hands]
        hands[place] = (1 << each) - 1 << suit * RANKS
    leader = places[position.playing.index(position.leader)]
    return replace(position, hands=tuple(hands), playing=(0, 1, 2, 3), leader=leader, side=0b0101)


CASES: dict[str, Callable[[random.Random], Position]] = {
    "four hands": lambda chance: euchre(chance, 4, 5),
    "four hands, mid-trick": lambda chance: some_cards_on(chance, euchre(chance, 4, 5), 7),
    "four hands, few cards": lambda chance: euchre(chance, 4, 3),
}


@needed
@pytest.mark.parametrize("case", CASES)
def test_euchre_is_bridge_with_trumps_in_one_suit(case: str) -> None:
    chance = random.Random(case)
    positions = [CASES[case](chance) for _ in range(200)]
    assert dds.solve_many(positions) == Solver().solve_many(positions)


@needed
@pytest.mark.parametrize(("seats", "lone"), [(2, False), (3, False), (4, True)])
def test_a_missing_hand_is_one_that_never_takes_a_trick(seats: int, lone: bool) -> None:
    """Ours leaves out who is not there; DDS is given cards that take nothing in his place."""
    chance = random.Random(seats)
    positions = [euchre(chance, seats, 5, lone) for _ in range(100)]
    assert dds.solve_many([filled_up(position) for position in positions]) == Solver().solve_many(positions)


@needed
def test_the_other_side_counts_the_other_tricks() -> None:
    chance = random.Random(3)
    positions = [some_cards_on(chance, replace(whist(chance, 5), side=0b1010), 5) for _ in range(50)]
    assert dds.solve_many(positions) == Solver().solve_many(positions)


@needed
def test_tricks_may_count_more_than_one() -> None:
    position = replace(whist(random.Random(4), 4), trick_points=7)
    assert dds.solve_many([position]) == [Solver().solve(position)]


@needed
def test_what_is_late_is_left() -> None:
    positions = [whist(random.Random(5), 13)] * 6
    assert dds.solve_many(positions, time.monotonic()) == [None] * 6


@needed
@pytest.mark.parametrize(
    "other",
    [
        pytest.param(euchre(random.Random(6), 3, 5), id="three seats"),
        pytest.param(cinch(random.Random(6), 6), id="points on cards"),
        pytest.param(replace(whist(random.Random(6), 5), side=0b0011), id="partners side by side"),
        pytest.param(replace(whist(random.Random(6), 5), trump_any_time=True), id="trumps at any time"),
        pytest.param(Position((1, 2, 4, 0x7FF8), (0, 1, 2, 3), 0, 0), id="hands of different sizes"),
        pytest.param(Position((0, 0, 0, 0), (0, 1, 2, 3), 0, 0), id="no cards left"),
        pytest.param(
            Position((0xF, 0xF0, 0xF00, 0b11 << 12 | 0b11 << 15), (0, 1, 2, 3), 0, 0),
            id="a suit of fourteen",
        ),
    ],
)
def test_what_is_not_bridge_is_refused(other: Position) -> None:
    assert not dds.takes(other)
    with pytest.raises(ValueError, match="not a case for DDS"):
        dds.solve_many([other])
