"""How many sequences of acts lead from pinned deals to a depth: any change of what is lawful shows here."""

from typing import Any

import pytest

from eldest.games import AnyGame
from games.cinch.evenings import cinch, last_deals


def after(players: int, number: int, lines: str, **options: Any) -> tuple[AnyGame, Any]:
    """Return game and table of a numbered deal, cut and dealt, after what was then said."""
    evening = last_deals(cinch(players, **options), players)
    evening.chance(number)
    evening.does(f"{evening.table.turn} cut 16", f"{players - 1} deal 3", *lines.split(", "))
    while evening.table.turn is None:
        evening.chance(number)
    return evening.game, evening.table


def sequences(game: AnyGame, table: Any, depth: int) -> int:
    """Return how many sequences of so many acts can follow; chance has one way only."""
    if table.turn is None and not game.rests(table):
        shuffle = game.stage_of(table).chance(table, 1)
        assert shuffle is not None
        table = game.advance(table, shuffle).table
    acts = game.acts(table)
    if depth == 1 or not acts:
        return len(acts)
    return sum(sequences(game, game.advance(table, act).table, depth - 1) for act in acts)


BIDDING = "0 pass, 1 bid 14"
PERFT = [
    pytest.param(4, 1, "0 bid 13", {}, [2, 6, 10, 16, 16, 16, 34, 138, 631], id="from a bid of thirteen"),
    pytest.param(4, 2, f"{BIDDING}, 1 make H", {}, [1, 1, 3, 3, 3, 18, 90, 360], id="discarding and robbing"),
    pytest.param(
        2, 3, f"{BIDDING}, 1 make S, 0 lay-away, 1 lay-away", {}, [6, 28, 140, 507, 2028], id="two players"
    ),
    pytest.param(
        3, 4, "0 bid 14, 0 make C", {}, [1, 1, 1, 6, 16, 76, 380, 1434], id="three, from the naming"
    ),
    pytest.param(
        5,
        5,
        "0 bid 14, 0 make D, 0 lay-away, 1 lay-away, 2 lay-away",
        {},
        [1, 1, 12, 78, 369, 1446],
        id="an auction for five",
    ),
    pytest.param(4, 6, "0 bid 14, 0 take-blind, 0 make C", {"form": "blind"}, [12, 132, 1320], id="blind"),
]


@pytest.mark.parametrize(("players", "number", "lines", "options", "counts"), PERFT)
def test_sequences_of_acts(
    players: int, number: int, lines: str, options: dict[str, Any], counts: list[int]
) -> None:
    game, table = after(players, number, lines, **options)
    assert [sequences(game, table, depth) for depth in range(1, len(counts) + 1)] == counts
