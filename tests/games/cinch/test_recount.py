"""A second, independent count of every deal agrees with the referee and the sheet."""

from typing import Any

import pytest

from games import suite
from games.cinch import recount, recounts
from games.suite import Setting

EVENINGS, DEALS = 3, 5
RULES: list[tuple[int, dict[str, Any]]] = [
    (4, {}),
    (4, {"scoring": "set_back", "low_to_holder": True}),
    (4, {"scoring": "bid_added", "target": 42}),
    (4, {"table_members": 6}),
    (4, {"form": "blind"}),
    (4, {"form": "blind", "scoring": "set_back"}),
    (2, {}),
    (2, {"scoring": "set_back", "low_to_holder": True}),
    (2, {"scoring": "bid_added"}),
    (3, {}),
    (3, {"low_to_holder": True}),
    (5, {}),
    (6, {"low_to_holder": True}),
]


def setting_of(players: int, changed: dict[str, Any]) -> Setting:
    return Setting("cinch", players, tuple(changed.items()))


@pytest.mark.rule("C-SCORE-01", "C-COUNT-01", "C-COUNT-02", "CV-FEW-02", "CV-AUC-03", "CV-BLIND-02")
@pytest.mark.parametrize(("players", "changed"), RULES, ids=str)
@pytest.mark.parametrize("seed", range(EVENINGS))
def test_a_second_count_agrees(players: int, changed: dict[str, Any], seed: int) -> None:
    setting = setting_of(players, changed)
    deals = list(suite.deals_of(suite.play(setting, seed, DEALS)))
    assert len(deals) == DEALS
    assert all(recounts.check_deal(setting, deal) for deal in deals)


BROKEN = [
    pytest.param("bid 15", "a bid that is not higher, or too high", id="a bid of fifteen"),
    pytest.param("play 2C", "expected", id="a card before the bidding"),
]


@pytest.mark.parametrize(("words", "complaint"), BROKEN)
def test_the_second_count_refuses_what_is_not_allowed(words: str, complaint: str) -> None:
    setting = setting_of(4, {})
    moments = next(suite.deals_of(suite.play(setting, 1, 1)))
    lines = recounts.lines_of(moments)
    lines[3] = f"{lines[3].split()[0]} {words}"
    with pytest.raises(recount.Wrong, match=complaint):
        recount.recount(lines, recounts.sitting_of(setting, moments[0].table))
