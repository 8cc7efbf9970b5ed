"""A second, independent count of every deal agrees with the referee and the sheet."""

from typing import Any

import pytest

from eldest.engine.acts import spell_act
from games import suite
from games.cinch import recount, recounts
from games.suite import Setting

EVENINGS, DEALS = 4, 6
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


@pytest.mark.parametrize(
    ("players", "changed"), RULES, ids=lambda value: ", ".join(value) if isinstance(value, dict) else None
)
@pytest.mark.parametrize("evening", range(EVENINGS))
def test_a_second_count_agrees(players: int, changed: dict[str, Any], evening: int) -> None:
    setting = Setting("cinch", players, tuple(changed.items()))
    counted = [
        recounts.check_deal(setting, deal) for deal in suite.deals_of(suite.play(setting, evening, DEALS))
    ]
    assert counted == [True] * DEALS


BROKEN = [
    pytest.param("0 bid 15", "a bid that is not higher, or too high", id="a bid of fifteen"),
    pytest.param("0 play 2C", "expected 0 bid/pass", id="a card out of turn"),
]


@pytest.mark.parametrize(("line", "complaint"), BROKEN)
def test_the_second_count_refuses_what_is_not_allowed(line: str, complaint: str) -> None:
    setting = Setting("cinch", 4)
    moments = next(suite.deals_of(suite.play(setting, 1, DEALS)))
    lines = [spell_act(moment.step.act) for moment in moments]
    bidder = lines[3].split()[0]
    lines[3] = bidder + line[1:]
    with pytest.raises(recount.Wrong, match=complaint.replace("0", bidder, 1)):
        recount.recount(lines, recounts.sitting_of(setting, moments[0].table))
