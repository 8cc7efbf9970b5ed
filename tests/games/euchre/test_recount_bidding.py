"""A second, independent count of every deal with bidding and at call-ace agrees with referee and sheet."""

from itertools import permutations
from typing import Any

import pytest

from eldest.cards.card import Rank, Suit
from eldest.cards.pack import Pack
from eldest.games.euchre.bowers import BowerOrder
from games import suite
from games.euchre import recount_bidding as recount
from games.euchre import recounts
from games.second_counts import rules_of
from games.suite import Setting

EVENINGS, DEALS = 5, 14
BIDDING: list[tuple[str, int, dict[str, Any], int]] = [
    ("five", 5, {}, 15),
    ("five", 5, {"stop_early": True, "five_target": 21, "joker": True}, 21),
    ("five without a widow", 5, {"five_widow": 0}, 15),
    ("seven", 7, {}, 21),
    ("seven", 7, {"stop_early": True, "seven_target": 15}, 15),
    ("seven with five cards", 7, {"seven_cards": 5}, 21),
    ("auction", 4, {"auction": True}, 15),
    ("auction", 6, {"auction": True, "stop_early": True}, 15),
]
CALLED: list[tuple[int, dict[str, Any]]] = [
    (4, {}),
    (4, {"stop_early": True}),
    (5, {}),
    (6, {}),
    (6, {"stop_early": True, "target": 10}),
]


@pytest.mark.parametrize(("form", "players", "changed", "target"), BIDDING, ids=str)
@pytest.mark.parametrize("evening", range(EVENINGS))
def test_a_second_count_of_bids_agrees(
    form: str, players: int, changed: dict[str, Any], target: int, evening: int
) -> None:
    setting = Setting("euchre", players, tuple(changed.items()))
    assert recounts.form_of(players, rules_of(setting)) == (form, target)
    check_evening(setting, evening)


@pytest.mark.parametrize(("players", "changed"), CALLED, ids=str)
@pytest.mark.parametrize("evening", range(EVENINGS))
def test_a_second_count_of_calls_agrees(players: int, changed: dict[str, Any], evening: int) -> None:
    check_evening(Setting("euchre", players, (("call_ace", True), *changed.items())), evening)


def check_evening(setting: Setting, evening: int) -> None:
    """Count every deal of an evening a second time; in some of them something is scored."""
    moments = list(suite.play(setting, evening, DEALS))
    assert [recounts.check_deal(setting, deal) for deal in suite.deals_of(moments)] == [True] * DEALS
    assert moments[-1].table.tally.sheet


@pytest.mark.rule("E7-PACK-01", "E-PACK-03", "E-PACK-05")
@pytest.mark.parametrize("trumps", "CDSH")
def test_every_trick_of_two_cards_of_the_large_pack_goes_to_the_same_one(trumps: str) -> None:
    order = BowerOrder(Suit.parse(trumps))
    for led, other in permutations(Pack.from_rank(Rank.TWO, joker=True).cards, 2):
        place = recount.taker((str(led), str(other)), trumps)
        assert order.best((led, other)) == (led, other)[place]


PACK = "AH 9S 8D 9D KC QC 7D TC JS AS 8H 7C 8C 9C JC AC TD JD QD KD AD 7S 8S TS QS KS 7H 9H TH JH QH KH"
"""As it lies after the cut: by twos and threes to seats 0 to 4, the dealer 4, with a widow of 7H and 9H … """


def deal_with(*more: str) -> list[str]:
    pack = PACK.split()
    return [f"4 shuffle 0 {' '.join(pack[-9:] + pack[:-9])}", "3 cut 9", "4 deal 2", *more]


PASSES = ["0 pass", "1 pass", "2 pass", "3 pass"]


@pytest.mark.parametrize(
    "more",
    [
        pytest.param(["1 bid 2"], id="a bid out of turn"),
        pytest.param(["0 bid 3", "1 bid 3"], id="a bid no higher than the last"),
        pytest.param(["0 bid 8"], id="a lone bid that does not say so"),
        pytest.param(["0 bid-alone 5"], id="a plain bid in the words of a lone one"),
        pytest.param([*PASSES, "4 bid 1", "3 make H"], id="the trump named by another"),
        pytest.param([*PASSES, "4 bid 1", "4 make H", "4 discard 2C"], id="a card not held laid away"),
        pytest.param([*PASSES, "4 pass", "4 make H"], id="more after all have passed"),
    ],
)
def test_the_second_count_finds_what_is_wrong(more: list[str]) -> None:
    with pytest.raises(recount.Wrong):
        recount.count_bid(deal_with(*more), 5, "five")


def test_the_second_count_counts() -> None:
    assert recount.count_bid(deal_with(*PASSES, "4 pass"), 5, "five") == recount.Counted(None)
    assert recount.called_points(5, {0, 3}, 6) == (3, 0, 0, 3, 0, 0)
    assert recount.called_points(2, {0, 3}, 6) == (0, 2, 2, 0, 2, 2)
    assert recount.winner_of([14, 14, 0], [4, 4, 0], 2, 1, 15) == (0, [15, 15, 0])
