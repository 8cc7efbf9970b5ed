"""How many sequences of acts lead from pinned deals to a depth: any change of what is lawful shows here."""

from typing import Any

import pytest

from eldest.games import AnyGame
from helpers.whist import about_to_shuffle


def in_play(players: int, number: int, tricks: int = 0, **options: Any) -> tuple[AnyGame, Any]:
    """Return game and table of a numbered deal, cut in the middle, after so many tricks of first cards."""
    evening = about_to_shuffle(players, **options)
    evening.chance(number)
    evening.does(f"{evening.table.turn} cut 26")
    evening.does(f"{evening.table.turn} deal 1")
    while len(evening.table.tricks) < tricks:
        evening.does(evening.lawful()[0])
    return evening.game, evening.table


def sequences(game: AnyGame, table: Any, depth: int) -> int:
    """Return how many sequences of so many acts can follow."""
    acts = game.acts(table)
    if depth == 1 or not acts:
        return len(acts)
    return sum(sequences(game, game.advance(table, act).table, depth - 1) for act in acts)


@pytest.mark.rule("W-PLAY-02", "X-PLAY-02")
@pytest.mark.parametrize(
    ("players", "number", "options", "tricks", "counts"),
    [
        pytest.param(4, 1, {}, 0, [13, 43, 132, 354, 4248], id="deal 1, four"),
        pytest.param(
            4,
            2,
            {"code": "english"},
            9,
            [4, 16, 56, 208, 624, 1380, 3162, 8100],
            id="deal 2, the last four tricks",
        ),
        pytest.param(3, 3, {}, 0, [13, 33, 110, 322, 3864], id="deal 3, with Dummy"),
        pytest.param(2, 4, {}, 0, [13, 36, 468, 1364, 17732], id="deal 4, German Whist"),
        pytest.param(
            2, 5, {}, 22, [4, 14, 42, 108, 216, 384, 384, 384], id="deal 5, the end of German Whist"
        ),
        pytest.param(
            2, 6, {"form": "double_dummy"}, 9, [4, 13, 14, 34, 102, 232, 368, 894], id="deal 6, Double Dummy"
        ),
    ],
)
def test_sequences_of_acts(
    players: int, number: int, options: dict[str, Any], tricks: int, counts: list[int]
) -> None:
    game, table = in_play(players, number, tricks, **options)
    assert [sequences(game, table, depth) for depth in range(1, len(counts) + 1)] == counts
