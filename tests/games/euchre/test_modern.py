"""Customs later than the books: the small pack, the Benny, and games under a name."""

from typing import Any

import pytest

from eldest.cards.card import JOKER, Card, Suit, parse_cards
from eldest.engine.acts import STOCK
from eldest.engine.options import Preset
from eldest.games.euchre.bowers import BENNY, BowerOrder
from eldest.games.euchre.game import Euchre
from eldest.games.euchre.options import EuchreOptions
from helpers.clauses import rule_book
from helpers.tables import dealt_to, euchre_for, last_deals, stacked

FOUR = ("AH 9S KC QC TH", "9H 9D TC JS AS", "JC AC 9C TD JD", "QH KH QS KS TS")
PRESETS = {preset.key: preset for preset in Euchre.presets}


@pytest.mark.rule("E-MOD-01", "E-PACK-01", "E-PACK-05", "E-MOD-03")
@pytest.mark.parametrize(
    ("options", "size", "extra"),
    [
        pytest.param({}, 32, None, id="32 cards as printed"),
        pytest.param({"pack": 24}, 24, None, id="24 from the nine up"),
        pytest.param({"pack": 24, "joker": True}, 25, JOKER, id="and the joker"),
        pytest.param({"pack": 24, "joker": True, "best_card": "two_of_spades"}, 25, BENNY, id="or the Benny"),
        pytest.param({"joker": True, "best_card": "two_of_spades"}, 33, BENNY, id="33 with the Benny"),
        pytest.param({"best_card": "two_of_spades"}, 32, None, id="no Benny while no joker is in"),
        pytest.param({"railroad": True}, 33, JOKER, id="Railroad Euchre has the joker"),
    ],
)
def test_the_pack(options: dict[str, object], size: int, extra: Card | None) -> None:
    cards = euchre_for(4, **options).game.pack.cards
    assert len(set(cards)) == len(cards) == size
    assert [card for card in cards if card in (JOKER, BENNY)] == ([extra] if extra else [])
    assert min(card.rank for card in cards if card != BENNY) == (9 if size < 32 else 7)


@pytest.mark.rule("E-MOD-01", "E-DEAL-06")
@pytest.mark.parametrize(("players", "left"), [(2, 13), (3, 8), (4, 3)])
def test_cards_left_of_the_small_pack(players: int, left: int) -> None:
    evening = last_deals(euchre_for(players, pack=24), players)
    evening.chance()
    evening.does(f"{max(players - 2, 0)} cut 9", f"{players - 1} deal 2")
    assert len(evening.table.lying(STOCK)) == left


@pytest.mark.rule("E-MOD-01")
def test_the_small_pack_is_too_small_for_six() -> None:
    assert [refusal.clause for refusal in EuchreOptions(pack=24).conflicts(6)] == ["E-MOD-01"]
    assert EuchreOptions(pack=24).conflicts(4) == ()


@pytest.mark.rule("E-MOD-03", "E-PACK-07")
@pytest.mark.parametrize("trumps", Suit)
def test_the_benny_is_the_best_trump_whatever_suit_is_trumps(trumps: Suit) -> None:
    order = BowerOrder(trumps, BENNY.rank)
    right = Card.parse(f"J{trumps}")
    assert order.is_trump(BENNY)
    assert order.beats(BENNY, right)
    assert not order.beats(right, BENNY)
    assert BowerOrder(None, BENNY.rank).suit_of(BENNY) is None
    printed = BowerOrder(trumps)
    assert printed.suit_of(BENNY) is Suit.SPADES, "without the custom it is a spade"


@pytest.mark.rule("E-MOD-03", "E-PACK-06")
def test_a_benny_turned_up_is_treated_as_a_joker() -> None:
    rules = {"pack": 24, "joker": True, "best_card": "two_of_spades"}
    evening = dealt_to(*FOUR, turn_up="2S", **rules)
    assert evening.lawful() == ["3 propose C", "3 propose D", "3 propose S", "3 propose H"]
    evening.does("3 propose H", "0 order-up", "3 discard QS", "0 play AH", "1 play 9H", "2 play JD")
    assert evening.lawful() == ["3 play QH", "3 play KH", "3 play 2S"]
    evening.does("3 play 2S")
    assert evening.table.tricks[0].winner == 3


@pytest.mark.rule("E-MOD-03", "X-CUT-06")
def test_in_cutting_the_benny_is_a_two() -> None:
    evening = euchre_for(2, joker=True, best_card="two_of_spades")
    evening.does(f"- shuffle 0 {stacked(evening.game.pack, '2S AS')}")
    evening.does("0 draw 0", "1 draw 1")
    assert evening.table.dealer == 1


@pytest.mark.rule("E-SCORE-09", "E-MOD-04")
def test_a_game_of_eleven() -> None:
    assert euchre_for(4, target=11).game.particulars()[0].values == (("points", 11),)


@pytest.mark.parametrize("preset", Euchre.presets, ids=lambda preset: preset.key)
def test_a_preset_is_made_of_rules_that_go_together(preset: Preset) -> None:
    options, wrong = EuchreOptions.from_switches(preset.switches)
    assert wrong == ()
    for players in preset.players:
        assert players in Euchre.players
        assert options.conflicts(players) == ()
        assert Euchre(options, players).stages


@pytest.mark.rule("E-MOD-02", "E-MOD-04")
@pytest.mark.parametrize(
    ("key", "switches"),
    [
        pytest.param("foster", {}, id="Foster's Euchre is as printed"),
        pytest.param("hoyle", {}, id="and so is Hoyle's for two"),
        pytest.param("american", {"euchre.pack": 24, "euchre.target": 10, "euchre.stick_dealer": True},
                     id="E-MOD-02 the American game: 24 cards, ten points, the dealer stuck"),
        pytest.param("british", {"euchre.pack": 24, "euchre.joker": True, "euchre.best_card": "two_of_spades",
                                 "euchre.target": 11},
                     id="E-MOD-04 the British game: 24 cards and the Benny, eleven points"),
    ],
)  # fmt: skip
def test_games_under_a_name(key: str, switches: dict[str, object]) -> None:
    assert PRESETS[key].switches == switches


PARTICULARS = [
    pytest.param(2, {}, ["E2-SCORE-06", "E-PACK-01", "E-DEAL-03", "E2-DEAL-02", "E-POS-02", "E-CUT-01",
                         "X-STAKE-01"],
                 id="two, as printed"),
    pytest.param(3, {"stakes": True, "deal_order": "3-2"},
                 ["E-SCORE-01", "E-PACK-01", "E-DEAL-05", "E3-DEAL-01", "E-POS-03", "E-CUT-01", "E-STAKE-01"],
                 id="three, for a stake"),
    pytest.param(4, {"pack": 24, "target": 10},
                 ["E-SCORE-09", "E-MOD-01", "E-DEAL-03", "E-DEAL-06", "E-CUT-01", "E-CUT-01", "E-LONE-01",
                  "X-STAKE-01"],
                 id="four, with the small pack"),
    pytest.param(4, {"joker": True, "best_card": "two_of_spades", "lone_hands": False},
                 ["E-SCORE-01", "E-MOD-03", "E-DEAL-03", "E-DEAL-06", "E-CUT-01", "E-CUT-01", "X-STAKE-01"],
                 id="four, with the Benny and without lone hands"),
    pytest.param(6, {"joker": True, "rubbers": True, "stakes": True, "stake_unit": "rubber_points"},
                 ["E-SCORE-01", "E-STAKE-02", "E-PACK-05", "E-DEAL-03", "E6-DEAL-01", "E-CUT-01", "E-CUT-01",
                  "E-LONE-01", "E-STAKE-01"], id="six, in rubbers"),
]  # fmt: skip


@pytest.mark.parametrize(("players", "options", "clauses"), PARTICULARS)
def test_what_is_told_before_the_first_cut(
    players: int, options: dict[str, object], clauses: list[str]
) -> None:
    told = euchre_for(players, **options).game.particulars()
    assert [line.clause for line in told] == clauses
    assert set(clauses) <= rule_book().keys()
    assert all(line.said.text.format_map(dict(line.values)) for line in told)


LONE_RULES = [
    pytest.param({"partner_may_take_alone": True}, ["E-LONE-05"], id="E-LONE-05: taking it from the partner"),
    pytest.param({"defend_alone": True}, ["E-LONE-06"], id="E-LONE-06: opposing alone"),
    pytest.param({"assist_alone": True}, ["E-LONE-07"], id="E-LONE-07: assisting only alone"),
    pytest.param({"jambone": True}, ["E-JAMB-01"], id="E-JAMB-01: jambone"),
    pytest.param({"railroad": True}, ["E-RAIL-01"], id="E-RAIL-01: Railroad Euchre"),
    pytest.param({"jamboree": True}, [], id="E-JAMO-01: a jamboree needs no lone hand"),
    pytest.param({"revoke_points": 3}, [], id="E-REV-03: nor does the penalty for a revoke"),
]


@pytest.mark.parametrize(("options", "clauses"), LONE_RULES)
def test_what_is_done_alone_needs_lone_hands(options: dict[str, Any], clauses: list[str]) -> None:
    rules = EuchreOptions(lone_hands=False, **options)
    assert [refusal.clause for refusal in rules.conflicts(4)] == clauses
    assert rules.conflicts(3) == rules.conflicts(2) == ()
    assert EuchreOptions(**options).conflicts(4) == ()


def test_a_house_rule_of_others_is_not_on() -> None:
    assert not EuchreOptions(railroad=True).has_joker(6)
    assert parse_cards("2S") == (BENNY,)
