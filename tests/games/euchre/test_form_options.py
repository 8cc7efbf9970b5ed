"""The forms of Euchre and the customs of counting: what they go with, and what is said beforehand."""

from typing import Any

import pytest

from eldest.games.euchre import clashes, form_particulars
from eldest.games.euchre.game import Euchre
from eldest.games.euchre.options import EuchreOptions
from eldest.room.agreement import Party, differing
from eldest.room.rules_in_force import agreement_in_words, particulars_of, rules_in_force
from eldest.room.wording import Wording

TOGETHER = [
    pytest.param(4, {"auction": True}, id="the auction by itself"),
    pytest.param(
        4, {"auction": True, "lone_hands": False}, id="where nobody plays alone it says nothing new"
    ),
    pytest.param(
        6,
        {"auction": True, "laps": True, "slams": True, "stop_early": True, "joker": True},
        id="the auction with laps and slams and the joker",
        marks=pytest.mark.rule("E-AUC-01"),
    ),
    pytest.param(4, {"auction": True, "table_members": 6}, id="the auction with members who wait"),
    pytest.param(
        5,
        {"call_ace": True, "set_back": True, "stick_dealer": True, "target": 10},
        id="call-ace set back",
        marks=pytest.mark.rule("E-CALL-01", "E-SB-01"),
    ),
    pytest.param(5, {"laps": True, "slams": True}, id="laps and slams where tricks are bid for"),
    pytest.param(7, {"seven_cards": 5, "deal_order": "3-2"}, id="threes first with five cards each"),
    pytest.param(
        7,
        {"auction": True, "call_ace": True, "five_widow": 0, "set_back": True, "rubbers": True},
        id="what does not act with seven does not clash with seven",
    ),
    pytest.param(5, {"jambone": True, "railroad": True, "rubbers": True}, id="nor with five"),
    pytest.param(2, {"set_back": True, "laps": True, "slams": True}, id="two are set back"),
    pytest.param(4, {"slams": True, "table_members": 5}, id="slams where members give way"),
]


@pytest.mark.parametrize(("players", "options"), TOGETHER)
def test_what_goes_together(players: int, options: dict[str, Any]) -> None:
    assert EuchreOptions(**options).conflicts(players) == ()


APART = [
    pytest.param(
        4,
        {"auction": True, "call_ace": True},
        "E-AUC-01",
        clashes.AT_AUCTION,
        id="the auction and call-ace",
        marks=pytest.mark.rule("E-AUC-01", "E-CALL-01"),
    ),
    pytest.param(
        4, {"auction": True, "rubbers": True}, "E-AUC-01", clashes.AT_AUCTION, id="the auction and rubbers"
    ),
    pytest.param(
        4,
        {"auction": True, "target": 10},
        "E-AUC-01",
        clashes.AT_AUCTION,
        id="the auction and another length",
        marks=pytest.mark.rule("E-AUC-04"),
    ),
    pytest.param(
        6,
        {"auction": True, "six_lone_march": 6},
        "E-AUC-01",
        clashes.AT_AUCTION,
        id="the auction and lone hands",
        marks=pytest.mark.rule("E-AUC-05"),
    ),
    pytest.param(
        4,
        {"auction": True, "stick_dealer": True},
        "E-AUC-01",
        clashes.AT_AUCTION,
        id="the auction and a dealer who must make it",
    ),
    pytest.param(
        6,
        {"auction": True, "set_back": True},
        "E-AUC-01",
        clashes.AT_AUCTION,
        id="the auction and set-back",
        marks=pytest.mark.rule("E-SB-01"),
    ),
    pytest.param(
        5,
        {"set_back": True},
        "E5-BID-01",
        clashes.AT_AUCTION,
        id="bids of five and set-back",
        marks=pytest.mark.rule("E-SB-01"),
    ),
    pytest.param(
        5, {"target": 7}, "E5-BID-01", clashes.AT_AUCTION, id="bids of five and the length of turn-up games"
    ),
    pytest.param(
        4, {"call_ace": True, "rubbers": True}, "E-CALL-02", clashes.AT_CALL_ACE, id="call-ace and rubbers"
    ),
    pytest.param(
        4,
        {"call_ace": True, "table_members": 5},
        "E-CALL-02",
        clashes.AT_CALL_ACE,
        id="call-ace and members who wait for a place in a side",
    ),
    pytest.param(
        4,
        {"call_ace": True, "railroad": True},
        "E-CALL-02",
        clashes.AT_CALL_ACE,
        id="call-ace and railroad play",
    ),
    pytest.param(
        6,
        {"call_ace": True, "defend_alone": True},
        "E-CALL-02",
        clashes.AT_CALL_ACE,
        id="call-ace and a lone adversary",
        marks=pytest.mark.rule("E-CALL-02"),
    ),
    pytest.param(
        5,
        {"call_ace": True, "five_widow": 0},
        "E-CALL-02",
        clashes.AT_CALL_ACE,
        id="call-ace and a widow for the bidder",
    ),
    pytest.param(
        4,
        {"rubbers": True, "laps": True},
        "E-LAP-01",
        clashes.LAPS_IN_RUBBERS,
        id="rubbers and laps",
        marks=pytest.mark.rule("E-LAP-01"),
    ),
    pytest.param(
        4,
        {"rubbers": True, "railroad": True},
        "E-LAP-01",
        clashes.LAPS_IN_RUBBERS,
        id="rubbers and railroad play, which has laps",
    ),
    pytest.param(
        2,
        {"rubbers": True, "slams": True},
        "E-SLAM-01",
        clashes.SLAMS_IN_RUBBERS,
        id="rubbers and slams",
        marks=pytest.mark.rule("E-SLAM-01"),
    ),
    pytest.param(
        2,
        {"rubbers": True, "set_back": True},
        "E-SB-01",
        clashes.BACK_IN_RUBBERS,
        id="rubbers and set-back",
        marks=pytest.mark.rule("E-SB-01"),
    ),
    pytest.param(
        4,
        {"laps": True, "table_members": 5},
        "E-LAP-01",
        clashes.LAPS_OF_SIDES,
        id="laps where the sides change",
    ),
    pytest.param(
        4,
        {"railroad": True, "table_members": 5},
        "E-LAP-01",
        clashes.LAPS_OF_SIDES,
        id="nor railroad play, which has laps",
        marks=pytest.mark.rule("E-RAIL-01"),
    ),
    pytest.param(
        7,
        {"deal_order": "3-2"},
        "E7-DEAL-01",
        clashes.SEVEN_AS_EVER,
        id="seven cards, threes first",
        marks=pytest.mark.rule("E7-DEAL-01"),
    ),
]


@pytest.mark.parametrize(("players", "options", "clause", "reason"), APART)
def test_what_does_not_go_together(
    players: int, options: dict[str, Any], clause: str, reason: object
) -> None:
    refusals = EuchreOptions(**options).conflicts(players)
    assert [(refusal.clause, refusal.said) for refusal in refusals] == [(clause, reason)]


@pytest.mark.parametrize(
    ("players", "options", "lines"),
    [
        pytest.param(
            5,
            {},
            [form_particulars.WIDOW, form_particulars.LONE_BIDS, form_particulars.PICKS],
            id="five-handed",
            marks=pytest.mark.rule("E5-DEAL-02", "E5-BID-02"),
        ),
        pytest.param(
            7,
            {},
            [form_particulars.SEVEN_EACH, form_particulars.WIDOW, form_particulars.LONE_BIDS],
            id="seven-handed",
            marks=pytest.mark.rule("E7-DEAL-01", "E7-PACK-01"),
        ),
        pytest.param(
            7,
            {"seven_cards": 5},
            [form_particulars.WIDOW, form_particulars.BIDS],
            id="seven with five cards each",
        ),
        pytest.param(
            4,
            {"auction": True},
            [form_particulars.BIDS, form_particulars.NAMES_TRUMP],
            id="the auction",
            marks=pytest.mark.rule("E-AUC-01"),
        ),
        pytest.param(
            6,
            {"call_ace": True},
            [form_particulars.CALLS],
            id="call-ace",
            marks=pytest.mark.rule("E-CALL-01"),
        ),
        pytest.param(
            4,
            {"laps": True, "slams": True},
            [form_particulars.LAPS, form_particulars.SLAMS],
            id="laps and slams",
            marks=pytest.mark.rule("E-LAP-01", "E-SLAM-01"),
        ),
        pytest.param(
            4,
            {"set_back": True},
            [form_particulars.COUNTED_DOWN],
            id="set-back",
            marks=pytest.mark.rule("E-SB-01"),
        ),
    ],
)
def test_what_is_said_before_the_first_cut(
    players: int, options: dict[str, Any], lines: list[object]
) -> None:
    said = [line.said for line in Euchre(EuchreOptions(**options), players).particulars()]
    assert [line for line in lines if line not in said] == []
    assert all(
        line.said.text.format(**dict(line.values))
        for line in Euchre(EuchreOptions(**options), players).particulars()
    )


def test_two_without_bids_are_told_of_no_form() -> None:
    said = [line.said for line in Euchre(EuchreOptions(), 2).particulars()]
    assert form_particulars.BIDS not in said
    assert form_particulars.CALLS not in said


@pytest.mark.rule("E-POS-07", "E-POS-05")
def test_two_to_seven_may_play() -> None:
    assert Euchre.players == (2, 3, 4, 5, 6, 7)
    for players in Euchre.players:
        assert Euchre(EuchreOptions(), players).opening().seating.order == tuple(range(players))


@pytest.mark.parametrize(
    ("players", "options", "said"),
    [
        pytest.param(5, {}, "A widow of two cards is laid face down.", id="a widow"),
        pytest.param(5, {}, "The lone bids, for every trick, are 8, 15.", id="two lone bids"),
        pytest.param(5, {"five_widow": 0}, "The lone bid, for every trick, is 15.", id="one lone bid"),
        pytest.param(4, {}, "The two lowest cuts play as partners against the others.", id="the lowest cuts"),
        pytest.param(
            4, {"deal_order": "3-2"}, "Five cards each, three and then two.", id="numbers of one deal alike"
        ),
        pytest.param(
            4,
            {"railroad": True},
            "Who plays alone may pass his partner a card unseen, and is given the partner’s best in return.",
            id="the railroad exchange",
            marks=pytest.mark.rule("E-RAIL-02"),
        ),
        pytest.param(
            4,
            {"railroad": True},
            "An adversary may do the same and play alone against him: a euchre then counts four.",
            id="and its lone adversary",
            marks=pytest.mark.rule("E-RAIL-03"),
        ),
    ],
)
def test_in_what_words_it_is_said(players: int, options: dict[str, Any], said: str) -> None:
    lines = particulars_of(Euchre, EuchreOptions(**options), Party(players, players), Wording(()))
    assert said in [line.said for line in lines]


IDLE = [
    pytest.param(4, {"best_card": "two_of_spades"}, id="no best card above the bowers"),
    pytest.param(4, {"joker_turned": "hearts"}, id="no joker that could be turned"),
    pytest.param(4, {"stake_unit": "rubber_points"}, id="no stake"),
    pytest.param(2, {"stake_amount": 20}, id="nor its amount"),
    pytest.param(7, {"joker": True}, id="seven have the joker always"),
    pytest.param(6, {"lone_hands": False, "six_lone_march": 6}, "lone_hands", id="no lone hand to march"),
    pytest.param(4, {"lone_hands": False, "lone_euchre_points": 4}, "lone_hands", id="nor to be euchred"),
    pytest.param(4, {"railroad": True, "joker": True, "laps": True, "slams": True, "defend_alone": True},
                 "railroad", id="railroad play has it all"),
    pytest.param(3, {"set_back": True, "three_euchre": "set_back"}, "set_back", id="set back in any case"),
    pytest.param(4, {"auction": True, "lone_hands": False}, "auction", id="nobody plays alone with bids"),
]  # fmt: skip


@pytest.mark.parametrize(
    ("players", "options", "changed"),
    [pytest.param(*row.values, *[""] * (3 - len(row.values)), id=row.id) for row in IDLE],
)
def test_a_house_rule_without_effect_is_none(players: int, options: dict[str, Any], changed: str) -> None:
    chosen, party = EuchreOptions(**options), Party(players, players)
    assert [rule.name for rule in differing(Euchre, chosen, party)] == [changed][: bool(changed)]
    rules = rules_in_force(Euchre, chosen, party, Wording(()))
    assert ("printed rules" in rules.agreed) is not bool(changed)
    idle = {rule.said.text for rule in EuchreOptions.declared() if rule.name in options.keys() - {changed}}
    assert not [line for line in (*rules.changed, *rules.printed) if line.said.split(":")[0] in idle]


def test_with_what_it_goes_it_counts() -> None:
    chosen = EuchreOptions(joker=True, best_card="two_of_spades", stakes=True, stake_amount=20)
    named = {rule.name for rule in differing(Euchre, chosen, Party(4, 4))}
    assert named == {"joker", "best_card", "stakes", "stake_amount"}


@pytest.mark.parametrize("players", Euchre.players)
def test_the_printed_game_has_its_name_with_every_number(players: int) -> None:
    said = agreement_in_words(Euchre, EuchreOptions(), Party(players, players), Wording(()))
    assert said == "The printed rules: Foster’s Euchre"
