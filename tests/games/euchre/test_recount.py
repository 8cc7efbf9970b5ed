"""A second, independent count of every deal agrees with the referee and the sheet."""

from itertools import combinations, permutations
from typing import Any

import pytest

from eldest.cards.card import Rank, Suit
from eldest.cards.pack import Pack
from eldest.games.euchre.bowers import BowerOrder
from games import suite
from games.euchre import recount, recounts
from games.suite import Setting

EVENINGS, DEALS = 8, 8
WITH_JOKER = Pack.from_rank(Rank.SEVEN, joker=True)
RULES: list[tuple[int, dict[str, Any]]] = [
    (2, {}),
    (2, {"stop_early": True}),
    (2, {"joker": True}),
    (2, {"joker": True, "stop_early": True, "stick_dealer": True}),
    (2, {"joker": True, "joker_turned": "hearts", "deal_order": "3-2"}),
    (2, {"deal_order": "2-3", "stick_dealer": True, "jamboree": True, "pack": 24}),
    (3, {}),
    (3, {"stop_early": True, "pack": 24, "target": 11}),
    (3, {"three_euchre": "set_back", "joker": True, "best_card": "two_of_spades", "jamboree": True}),
    (4, {}),
    (4, {"lone_hands": False, "stop_early": True}),
    (4, {"partner_may_take_alone": True, "defend_alone": True, "lone_euchre_points": 4}),
    (4, {"assist_alone": True, "defend_alone": True, "stick_dealer": True, "target": 10}),
    (4, {"railroad": True, "partner_may_take_alone": True}),
    (4, {"railroad": True, "jambone": True, "lone_euchre_points": 4, "stop_early": True}),
    (4, {"jambone": True, "jamboree": True, "pack": 24, "defend_alone": True}),
    (4, {"joker": True, "best_card": "two_of_spades", "pack": 24, "target": 11}),
    (4, {"table_members": 6, "jambone": True}),
    (6, {}),
    (6, {"six_lone_march": 6, "defend_alone": True, "partner_may_take_alone": True}),
    (4, {"jamboree": True, "partner_may_take_alone": True, "pack": 24}),
    (6, {"joker": True, "jamboree": True, "assist_alone": True, "stop_early": True}),
]


def named(rules: tuple[int, dict[str, Any]]) -> str:
    players, changed = rules
    return f"for {players}: {', '.join(changed) or 'as printed'}"


def fitting(players: int, changed: dict[str, Any]) -> Setting:
    """Return a setting of which the house rules go together."""
    setting = Setting("euchre", players, tuple(changed.items()))
    assert not setting.options.conflicts(players)
    return setting


@pytest.mark.parametrize("rules", RULES, ids=named)
@pytest.mark.parametrize("evening", range(EVENINGS))
def test_a_second_count_agrees(rules: tuple[int, dict[str, Any]], evening: int) -> None:
    setting = fitting(*rules)
    counted = [
        recounts.check_deal(setting, deal) for deal in suite.deals_of(suite.play(setting, evening, DEALS))
    ]
    assert counted == [True] * DEALS


@pytest.mark.rule("E-PACK-03", "E-PACK-05", "E2-PLAY-03", "X-PLAY-05")
@pytest.mark.parametrize("trumps", "CDSH")
def test_every_trick_of_two_cards_goes_to_the_same_one(trumps: str) -> None:
    order = BowerOrder(Suit.parse(trumps))
    for led, other in permutations(WITH_JOKER.cards, 2):
        second_wins = recount.beats(str(other), str(led), trumps)
        assert order.best((led, other)) == (other if second_wins else led), f"{led} {other}"


@pytest.mark.rule("E-PLAY-03", "E-PLAY-04", "E2-PLAY-02", "X-PLAY-05")
@pytest.mark.parametrize("trumps", "CDSH")
def test_of_every_two_cards_the_same_may_be_played_to_every_lead(trumps: str) -> None:
    order = BowerOrder(Suit.parse(trumps))
    for led in WITH_JOKER.cards:
        for held in combinations(WITH_JOKER.cards, 2):
            if led not in held:
                may = frozenset(map(str, order.following(held, led)))
                assert may == recount.may_play([str(card) for card in held], str(led), trumps)


PACK = "AH 9S 8D 9D KC QC 7D TC JS AS 8H 7C 8C 9C JC AC TD JD QD KD AD 7S 8S TS QS KS 7H 9H TH JH QH KH"
"""As it lies after the cut: to the non-dealer AH 9S KC QC 7D, to the dealer 8D 9D TC JS AS, 8H turned."""


def deal_with(*more: str) -> list[str]:
    pack = PACK.split()
    return [f"1 shuffle 0 {' '.join(pack[-9:] + pack[:-9])}", "0 cut 9", "1 deal 2", *more]


AS_PRINTED = {
    "best_card": "joker",
    "deal_order": "dealer",
    "jamboree": False,
    "joker_turned": "dealer_names",
    "stick_dealer": False,
    "stop_early": False,
}


def test_the_second_count_counts() -> None:
    made = ["0 order-up", "1 discard 8D"]
    plays = (
        "0 play AH,1 play 8H,0 play KC,1 play TC,0 play QC,1 play 9D,0 play 7D,1 play JS,0 play 9S,1 play AS"
    )
    own = recount.recount(deal_with(*made, *plays.split(",")), AS_PRINTED)
    assert own[:4] == (0, "H", {0: 4, 1: 1}, {0: 1, 1: 0})
    assert own.might_play[1] == {"8H"}


@pytest.mark.parametrize(
    "more",
    [
        pytest.param(["0 order-up", "1 discard 8H"], id="the turn-up discarded"),
        pytest.param(["0 order-up", "1 discard 8D", "0 play AH", "1 play 9D"], id="suit not followed"),
        pytest.param(["0 order-up", "1 discard 8D", "1 play 9D"], id="led by the dealer"),
        pytest.param(["0 order-up", "1 discard 8D", "0 play KH"], id="a card not held"),
        pytest.param(["1 take-up"], id="the dealer first"),
        pytest.param(["0 pass", "1 pass"], id="the dealer passes"),
        pytest.param(["0 pass", "1 turn-down", "0 make H"], id="the suit turned down"),
        pytest.param(
            ["0 pass", "1 turn-down", "0 pass", "1 pass", "0 play AH"], id="played after being thrown up"
        ),
    ],
)
def test_the_second_count_finds_what_is_wrong(more: list[str]) -> None:
    with pytest.raises(recount.Wrong):
        recount.recount(deal_with(*more), AS_PRINTED)
