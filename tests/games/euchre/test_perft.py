"""How many sequences of acts lead from pinned deals to a depth: any change of what is lawful shows here."""

from typing import Any

import pytest

from eldest.games import AnyGame
from helpers.tables import euchre, euchre_for, last_deals, second_deals


def turned_up(number: int, lines: tuple[str, ...], **options: Any) -> tuple[AnyGame, Any]:
    """Return game and table of a numbered deal, cut in the middle and dealt, after what was then said."""
    evening = second_deals(euchre(**options))
    evening.chance(number)
    evening.does("0 cut 16", "1 deal 3", *lines)
    return evening.game, evening.table


def sequences(game: AnyGame, table: Any, depth: int) -> int:
    """Return how many sequences of so many acts can follow."""
    acts = game.acts(table)
    if depth == 1 or not acts:
        return len(acts)
    return sum(sequences(game, game.advance(table, act).table, depth - 1) for act in acts)


@pytest.mark.parametrize(
    ("number", "said", "counts"),
    [
        pytest.param(1, (), [2, 7, 34, 79, 237, 619, 1620], id="deal 1, from the turn-up"),
        pytest.param(2, (), [2, 7, 34, 112, 399, 1068, 2876], id="deal 2, from the turn-up"),
        pytest.param(3, ("0 order-up",), [5, 25, 64, 256, 512, 1536], id="deal 3, ordered up"),
        pytest.param(4, ("0 pass", "1 turn-down"), [4, 19, 54, 195, 552, 1584], id="deal 4, turned down"),
    ],
)
def test_sequences_of_acts(number: int, said: tuple[str, ...], counts: list[int]) -> None:
    game, table = turned_up(number, said)
    assert [sequences(game, table, depth) for depth in range(1, len(counts) + 1)] == counts


def test_whole_hands() -> None:
    """All ways in which one hand of five tricks can be played out; the last three cards are forced."""
    game, table = turned_up(5, ("0 pass", "1 turn-down", "0 pass", "1 make H"))
    counts = [sequences(game, table, depth) for depth in range(1, 11)]
    assert counts == [5, 12, 48, 84, 252, 402, 804, 1112, 1112, 1112]


def test_sequences_with_the_joker_turned_up() -> None:
    game, table = turned_up(25, (), joker=True)
    assert [sequences(game, table, depth) for depth in range(1, 6)] == [4, 8, 28, 136, 397]


NUMBERS = [
    pytest.param(3, {}, 9, (), [2, 7, 32, 69, 158, 467, 928, 1572], id="three, from the turn-up"),
    pytest.param(4, {}, 9, (), [3, 13, 63, 104, 266, 791, 1869, 4264], id="four, from the turn-up"),
    pytest.param(4, {}, 10, ("0 order-up-alone",), [5, 25, 75, 157, 628, 1748, 3408, 10224],
                 id="four, alone"),
    pytest.param(4, {"railroad": True, "jambone": True, "partner_may_take_alone": True}, 11, ("0 order-up",),
                 [2, 10, 55, 230, 405, 1382, 5693],
                 id="four, with all that a lone hand may bring"),
    pytest.param(6, {}, 12, (), [3, 13, 63, 115, 301, 618, 1613, 2839], id="six, from the turn-up"),
    pytest.param(6, {"defend_alone": True}, 13, ("0 pass", "1 assist-alone"), [2, 7, 23, 79, 188, 545, 1060,
                 2246], id="six, alone against one"),
]  # fmt: skip


@pytest.mark.parametrize(("players", "options", "number", "said", "counts"), NUMBERS)
def test_sequences_of_acts_with_more_players(
    players: int, options: dict[str, Any], number: int, said: tuple[str, ...], counts: list[int]
) -> None:
    evening = last_deals(euchre_for(players, **options), players)
    evening.chance(number)
    evening.does(f"{players - 2} cut 16", f"{players - 1} deal 3", *said)
    found = [sequences(evening.game, evening.table, depth) for depth in range(1, len(counts) + 1)]
    assert found == counts
