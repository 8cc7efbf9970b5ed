"""How many sequences of acts lead from pinned deals of the forms with bids and calls to a depth."""

from typing import Any

import pytest

from games.euchre.test_perft import sequences
from helpers.forms import last_deals
from helpers.tables import Evening


def numbered(players: int, number: int, **options: Any) -> Evening:
    """Return an evening at which this numbered deal has been cut in the middle and dealt."""
    evening = last_deals(players, **options)
    evening.chance(number)
    evening.does(f"{players - 2} cut 16", f"{players - 1} deal 2")
    return evening


def passed(players: int, last: str) -> list[str]:
    return [*(f"{seat} pass" for seat in range(players - 1)), f"{players - 1} {last}"]


COUNTS: list[Any] = [
    pytest.param(5, {}, 1, [], [8, 39, 160, 605, 2051], id="five-handed, from the first bid"),
    pytest.param(
        5,
        {},
        2,
        [*passed(5, "bid 2"), "4 make H"],
        [7, 42, 168, 840, 2520],
        id="five-handed, from the discard to the lead",
    ),
    pytest.param(
        5,
        {},
        3,
        [*passed(5, "bid-bare 15"), "4 make S"],
        [5, 9, 17, 52, 176, 704],
        id="five-handed, alone and without the widow, from the lead",
    ),
    pytest.param(7, {}, 4, [], [10, 58, 274, 1176, 4645], id="seven-handed, from the first bid"),
    pytest.param(
        7,
        {},
        5,
        [*passed(7, "bid-bare 20"), "6 make C"],
        [7, 7, 15, 33],
        id="seven-handed, alone, from the lead",
    ),
    pytest.param(7, {"seven_cards": 5}, 6, [], [8, 39, 160, 598], id="seven with five cards"),
    pytest.param(4, {"auction": True}, 7, [], [6, 24, 90, 304, 958, 3092], id="the auction of four"),
    pytest.param(
        4,
        {"auction": True},
        8,
        [*passed(4, "bid 3"), "3 make D"],
        [5, 5, 17, 25, 100, 292],
        id="the auction, from the lead",
    ),
    pytest.param(
        5,
        {"call_ace": True},
        9,
        [],
        [2, 7, 27, 127, 387, 1389, 2396, 4116],
        id="call-ace with five, from the turn-up",
    ),
    pytest.param(
        4,
        {"call_ace": True},
        10,
        ["0 order-up"],
        [5, 20, 100, 100, 280, 592],
        id="call-ace with four, ordered up",
    ),
]


@pytest.mark.parametrize(("players", "options", "number", "said", "counts"), COUNTS)
def test_sequences_of_acts(
    players: int, options: dict[str, Any], number: int, said: list[str], counts: list[int]
) -> None:
    evening = numbered(players, number, **options)
    evening.does(*said)
    assert [sequences(evening.game, evening.table, depth) for depth in range(1, len(counts) + 1)] == counts
