"""Rubbers: best of three games of five, and what they are worth."""

from itertools import product

import pytest

from eldest.cards.seating import Side
from eldest.engine.rubber import game_value, rubber_reckoning, rubber_value, rubber_winner
from eldest.engine.tally import GameResult


def games_of(text: str) -> list[GameResult]:
    """Return games spelled by their scores, the side of number nought first: ``5-3 4-5``."""
    scores = [tuple(map(int, word.split("-"))) for word in text.split()]
    return [GameResult(Side(score.index(5)), score) for score in scores]


@pytest.mark.parametrize(
    ("loser", "value"),
    [
        pytest.param(0, 3, id="losers nothing: a treble", marks=pytest.mark.rule("X-RUB-03", "E-STAKE-03")),
        pytest.param(1, 2, id="losers one: a double", marks=pytest.mark.rule("X-RUB-03", "E-STAKE-04")),
        pytest.param(2, 2, id="losers two: a double", marks=pytest.mark.rule("X-RUB-03", "E-STAKE-04")),
        pytest.param(3, 1, id="losers three: a single", marks=pytest.mark.rule("X-RUB-03", "E-STAKE-05")),
        pytest.param(4, 1, id="losers four: a single", marks=pytest.mark.rule("X-RUB-03", "E-STAKE-05")),
    ],
)
def test_the_value_of_a_game(loser: int, value: int) -> None:
    assert game_value(loser) == value


@pytest.mark.parametrize("score", [-1, 5])
def test_a_loser_cannot_have_that_score(score: int) -> None:
    with pytest.raises(ValueError, match="cannot have"):
        game_value(score)


@pytest.mark.parametrize(
    ("games", "reckoning", "value"),
    [
        pytest.param(
            "5-0 5-0",
            "3 + 3 + 2",
            8,
            id="EX-47: the largest is two trebles to nothing and two for the rubber",
            marks=pytest.mark.rule("E-STAKE-07", "X-RUB-06"),
        ),
        pytest.param(
            "5-3 0-5 5-4",
            "1 + 1 + 2 - 3",
            1,
            id="EX-48: the smallest is two singles and two, less a treble",
            marks=pytest.mark.rule("E-STAKE-08", "X-RUB-06"),
        ),
        pytest.param(
            "5-2 5-0",
            "2 + 3 + 2",
            7,
            id="EX-49: a double and a treble",
            marks=pytest.mark.rule("X-RUB-05", "X-RUB-04", "E-STAKE-06"),
        ),
        pytest.param(
            "5-3 4-5 5-1",
            "1 + 2 + 2 - 1",
            4,
            id="EX-50: the losers' game is taken off",
            marks=pytest.mark.rule("X-RUB-05"),
        ),
        pytest.param(
            "5-0 1-5 5-0", "3 + 3 + 2 - 2", 6, id="EX-51: less a double", marks=pytest.mark.rule("X-RUB-05")
        ),
        pytest.param(
            "5-0 3-5 5-0",
            "3 + 3 + 2 - 1",
            7,
            id="EX-51: the most that three games give",
            marks=pytest.mark.rule("X-RUB-05"),
        ),
        pytest.param(
            "5-4 5-3",
            "1 + 1 + 2",
            4,
            id="EX-53: the least that two games give",
            marks=pytest.mark.rule("E-STAKE-09", "E-STAKE-06"),
        ),
        pytest.param("0-5 5-4 3-5", "3 + 1 + 2 - 1", 5, id="the other side may win it"),
        pytest.param("3-5 5-4 2-5", "1 + 2 + 2 - 1", 4, id="games stand in the order of play"),
    ],
)
def test_the_value_of_a_rubber(games: str, reckoning: str, value: int) -> None:
    assert rubber_value(games_of(games)) == value
    assert rubber_reckoning(games_of(games)) == reckoning.replace("-", "\N{MINUS SIGN}")


@pytest.mark.parametrize(
    ("games", "winner"),
    [
        pytest.param("", None, id="no game, no rubber"),
        pytest.param("5-0", None, id="one game is not enough"),
        pytest.param("5-0 0-5", None, id="one game each is not enough"),
        pytest.param(
            "5-0 5-4", 0, id="the first two games decide", marks=pytest.mark.rule("X-RUB-02", "E-STAKE-09")
        ),
        pytest.param("5-0 0-5 4-5", 1, id="best of three", marks=pytest.mark.rule("X-RUB-01")),
    ],
)
def test_who_has_won_the_rubber(games: str, winner: int | None) -> None:
    assert rubber_winner(games_of(games)) == winner


def test_an_unfinished_rubber_has_no_value_and_no_reckoning() -> None:
    with pytest.raises(ValueError, match="not finished"):
        rubber_value(games_of("5-0 0-5"))
    assert rubber_reckoning(games_of("5-0 0-5")) == ""


@pytest.mark.rule("X-RUB-06")
def test_a_rubber_outside_one_to_eight_is_an_error() -> None:
    with pytest.raises(ValueError, match="no rubber is worth -5"):
        rubber_value(games_of("5-4 5-4 0-5 0-5 0-5"))


@pytest.mark.rule("X-RUB-05", "X-RUB-06")
def test_every_rubber_that_can_be_played_is_worth_one_to_eight() -> None:
    worth = {0: 3, 1: 2, 2: 2, 3: 1, 4: 1}
    values = set()
    for first, other, last in product(range(5), repeat=3):
        straight = rubber_value(games_of(f"5-{first} 5-{last}"))
        long = rubber_value(games_of(f"5-{first} {other}-5 5-{last}"))
        assert straight == worth[first] + worth[last] + 2
        assert long == straight - worth[other]
        values |= {straight, long}
    assert values == set(range(1, 9))
