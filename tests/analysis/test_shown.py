"""What the play has shown: who lacks which suit, and who has led it."""

import pytest

from eldest.analysis.position import RANKS
from eldest.analysis.shown import shown_by

CLUBS, HEARTS, SPADES = 0, 2, 3
FREE = SPADES


def card(suit: int, rank: int = 0) -> int:
    return suit * RANKS + rank


@pytest.mark.parametrize(
    ("tricks", "free", "lacks", "led"),
    [
        pytest.param([[]], -1, (0, 0, 0), (0, 0, 0), id="before the first card nothing is shown"),
        pytest.param(
            [[(1, card(HEARTS)), (2, card(HEARTS, 3))]],
            -1,
            (0, 0, 0),
            (0, 1 << HEARTS, 0),
            id="who leads opens",
        ),
        pytest.param(
            [[(0, card(CLUBS)), (1, card(SPADES)), (2, card(HEARTS))]],
            -1,
            (0, 1 << CLUBS, 1 << CLUBS),
            (1 << CLUBS, 0, 0),
            id="who does not follow lacks the suit led",
        ),
        pytest.param(
            [[(0, card(CLUBS)), (1, card(SPADES)), (2, card(HEARTS))]],
            FREE,
            (0, 0, 1 << CLUBS),
            (1 << CLUBS, 0, 0),
            id="where one may always trump a trump shows nothing",
        ),
        pytest.param(
            [[(0, card(CLUBS)), (1, card(HEARTS))], [(0, card(HEARTS)), (1, card(SPADES))]],
            -1,
            (0, 1 << CLUBS | 1 << HEARTS, 0),
            (1 << CLUBS | 1 << HEARTS, 0, 0),
            id="trick by trick it is added up",
        ),
    ],
)
def test_what_is_shown(
    tricks: list[list[tuple[int, int]]], free: int, lacks: tuple[int, ...], led: tuple[int, ...]
) -> None:
    assert shown_by(tricks, 3, free) == (lacks, led)
