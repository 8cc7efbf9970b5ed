"""Packets wrongly given, rounds mixed, cards counted, and a dealer disturbed."""

import pytest

from eldest.engine.acts import parse_act
from helpers.packets import (
    accuse,
    calls,
    can,
    clauses,
    deal_out,
    dealing,
    double_dummy,
    evident,
    give,
    is_irregular,
    names,
    slips,
)

PLAYERS = {"whist": 4, "euchre": 4, "cinch": 4}


@pytest.mark.parametrize(
    ("game", "act", "fault"),
    [
        pytest.param("whist", "3 packet 2 1 0", "wrongly-dealt", id="W-IRR-09: to the wrong player"),
        pytest.param("whist", "3 packet 1 2 0", "wrongly-dealt", id="W-IRR-09: two cards for one"),
        pytest.param("euchre", "3 packet 0 2 0", "wrongly-dealt", id="E-IRR-09: to the wrong player"),
        pytest.param("euchre", "3 packet 1 1 0", "wrongly-dealt", id="E-IRR-09: one card for two"),
        pytest.param("euchre", "3 packet 1 3 0", "unequal-round", id="E-IRR-11: three among twos"),
        pytest.param("cinch", "3 packet 2 3 0", "wrongly-dealt", id="C-MIS-06: to the wrong player"),
        pytest.param("cinch", "3 packet 1 4 0", "unequal-round", id="C-MIS-03: four among threes"),
        pytest.param("cinch", "3 packet 1 2 0", "unequal-round", id="C-MIS-03: two among threes"),
    ],
)
def test_a_packet_gone_wrong_costs_the_deal_once_another_has_been_given(
    game: str, act: str, fault: str
) -> None:
    evening = give(dealing(game, 4), 1)
    assert is_irregular(evening, parse_act(act))
    assert act in slips(evening, 3)
    evening.does(act)
    give(evening, 1)
    assert accuse(0, fault, 3) in evident(evening, 0)
    assert evident(evening, 1) == []
    events = evening.does(accuse(2, fault, 3))
    assert names(events) == ["Proved", "DealLost", "DealPasses"]
    assert evening.table.stage == "shuffle"
    assert evening.table.dealer == 0
    assert evening.table.tally.score == (0, 0)


@pytest.mark.rule("E-IRR-11", "X-TERM-05")
def test_ex_17_two_two_and_three_in_the_first_round_lose_the_deal_at_once() -> None:
    evening = give(dealing("euchre", 4), 2)
    evening.does("3 packet 2 3 0")
    assert evident(evening, 0) == [accuse(0, "unequal-round", 3)]
    events = evening.does(accuse(0, "unequal-round", 3))
    assert clauses(events) == ["E-IRR-11", "E-IRR-11", "X-DEAL-02"]
    assert evening.table.dealer == 0


@pytest.mark.rule("E-IRR-09", "E-IRR-11")
def test_the_first_packet_of_a_round_mixes_nothing_yet() -> None:
    evening = give(dealing("euchre", 4), 4)
    assert "3 packet 0 2 0" in can(evening, 3)
    evening.does("3 packet 0 2 0")
    assert [o.fault for o in evening.table.docket.offences] == ["wrongly-dealt"]


@pytest.mark.rule("W-IRR-09", "E-IRR-09", "C-MIS-06")
@pytest.mark.parametrize("game", PLAYERS)
def test_a_packet_put_right_before_the_next_costs_nothing(game: str) -> None:
    straight = give(dealing(game, 4), 2)
    evening = give(dealing(game, 4), 1)
    size = evening.table.given[0].size
    evening.does(f"3 packet 0 {size} 0")
    assert evident(evening, 0) == []
    assert can(evening, 0).count("0 put-right") == 0
    events = evening.does("3 put-right")
    assert names(events) == ["PacketPutRight", "PacketDealt"]
    assert evening.table == straight.table
    assert evident(evening, 0) == []


@pytest.mark.rule("E-IRR-11", "E-IRR-09")
def test_a_packet_of_the_wrong_size_is_put_right_in_the_same_way() -> None:
    straight, evening = give(dealing("euchre", 4), 2), give(dealing("euchre", 4), 1)
    evening.does("3 packet 1 3 0", "3 put-right")
    assert evening.table == straight.table


@pytest.mark.rule("W-IRR-09")
def test_called_before_the_next_packet_it_is_only_put_right() -> None:
    straight, evening = give(dealing("whist", 4), 2), give(dealing("whist", 4), 1)
    evening.does("3 packet 3 1 0")
    events = evening.does(accuse(0, "wrongly-dealt", 3))
    assert names(events) == ["Proved", "PacketPutRight", "PacketDealt"]
    assert evening.table == straight.table


@pytest.mark.rule("W-IRR-09")
def test_after_the_next_packet_it_is_too_late_to_put_it_right() -> None:
    evening = give(dealing("whist", 4), 1)
    evening.does("3 packet 3 1 0")
    give(evening, 1)
    assert "3 put-right" not in can(evening, 3)
    assert evening.refused("3 put-right").clause == "X-DEAL-01"


@pytest.mark.rule("W-IRR-09", "X-CLAIM-01", "X-CLAIM-06")
def test_nothing_is_proved_of_a_dealer_who_dealt_properly() -> None:
    evening = give(dealing("whist", 4), 5)
    events = evening.does(accuse(0, "wrongly-dealt", 3))
    assert names(events) == ["NotProved"]
    assert evening.table.stage == "deal"


@pytest.mark.rule("X-CLAIM-01")
def test_the_dealer_s_own_side_cannot_claim_his_error() -> None:
    evening = give(dealing("whist", 4), 1)
    evening.does("3 packet 3 1 0")
    give(evening, 1)
    assert calls(evening, 1, "wrongly-dealt") == calls(evening, 3, "wrongly-dealt") == []
    assert evening.refused(accuse(1, "wrongly-dealt", 3)).clause == "X-CLAIM-01"


@pytest.mark.parametrize(
    ("game", "last", "too_late"),
    [
        pytest.param("whist", "0", "0", id="W-IRR-09: until all have played to the first trick"),
        pytest.param("euchre", "0 order-up", "", id="E-IRR-09: until the trump is made"),
        pytest.param("cinch", "0 pass", "", id="C-MIS-06: until somebody has bid or passed"),
    ],
)
def test_an_error_that_nobody_claims_in_time_has_not_happened(game: str, last: str, too_late: str) -> None:
    evening = give(dealing(game, 4), 1)
    evening.does(f"3 packet 0 {evening.table.given[0].size} 0")
    deal_out(evening)
    assert accuse(0, "wrongly-dealt", 3) in evident(evening, 0)
    if too_late:
        give(evening, 3)
        assert accuse(0, "wrongly-dealt", 3) in evident(evening, 0)
        give(evening, 1)
    else:
        evening.does(last)
    assert calls(evening, 0, "wrongly-dealt") == []
    assert [o for o in evening.table.docket.offences if o.fault == "wrongly-dealt"] == []
    assert evening.refused(accuse(0, "wrongly-dealt", 3)).clause == "X-CLAIM-01"


@pytest.mark.rule("E-IRR-09")
def test_nobody_is_left_without_a_card_and_one_is_left_to_be_turned() -> None:
    evening = give(dealing("euchre", 6), 6)
    assert "5 packet 0 4 0" in can(evening, 5)
    evening.does("5 packet 0 4 0")
    assert "5 packet 1 4 0" not in can(evening, 5)
    evening.does("5 packet 2 3 0", "5 packet 3 3 0")
    assert [line for line in can(evening, 5) if " packet " in line and line.endswith(" 0")] == [
        "5 packet 3 3 0"
    ]


@pytest.mark.rule("E-IRR-09")
def test_who_was_passed_over_is_not_passed_over_again() -> None:
    evening = dealing("euchre", 2)
    evening.does("1 packet 1 2 0", "1 packet 1 2 0")
    assert evening.table.hands[0].size == 0
    assert "1 packet 1 3 0" not in can(evening, 1)
    evening.does("1 packet 0 3 0")
    assert [line for line in can(evening, 1) if " packet 0 " in line] == []


@pytest.mark.rule("E5-DEAL-02")
def test_the_widow_is_laid_in_its_place() -> None:
    evening = give(dealing("euchre", 5), 5)
    assert evening.lawful()[0] == "4 lay-packet 2"
    assert slips(evening, 4) == ["4 turn-over"]


@pytest.mark.parametrize(
    ("game", "clause"),
    [
        pytest.param("whist", "W-IRR-10", id="W-IRR-10"),
        pytest.param("euchre", "E-IRR-10", id="E-IRR-10"),
        pytest.param("cinch", "C-MIS-05", id="C-MIS-05"),
    ],
)
def test_a_dealer_who_counts_loses_the_deal(game: str, clause: str) -> None:
    evening = give(dealing(game, 4), 1)
    assert "3 count-pack" in can(evening, 3)
    assert "0 count-pack" not in can(evening, 0)
    assert "3 count-pack" not in slips(evening, 3)
    assert clauses(evening.does("3 count-pack")) == [clause]
    assert "3 count-pack" not in can(evening, 3)
    assert evident(evening, 2) == [accuse(2, "counted", 3)]
    assert clauses(evening.does(accuse(2, "counted", 3)))[:2] == [clause, clause]
    assert evening.table.dealer == 0


@pytest.mark.rule("W-IRR-10")
def test_an_offence_is_forgotten_with_the_deal_in_which_it_was_made() -> None:
    evening = give(dealing("whist", 4), 1)
    evening.does("3 count-pack")
    assert names(evening.does(accuse(0, "wrongly-dealt", 3))) == ["NotProved"]
    evening.does(accuse(0, "counted", 3))
    assert evening.table.docket.offences == ()


@pytest.mark.parametrize(
    ("game", "clause"),
    [
        pytest.param("whist", "W-IRR-13", id="W-IRR-13, X-IRR-10"),
        pytest.param("euchre", "E-IRR-15", id="E-IRR-15, X-IRR-10"),
        pytest.param("cinch", "C-MIS-07", id="C-MIS-07, X-IRR-10"),
    ],
)
def test_a_dealer_who_was_disturbed_deals_again(game: str, clause: str) -> None:
    evening = give(dealing(game, 4), 1)
    assert "1 disturb" not in can(evening, 1)
    assert clauses(evening.does("2 disturb")) == [clause]
    assert "2 disturb" not in can(evening, 2)
    assert evident(evening, 3) == []
    evening.does(f"3 packet 0 {evening.table.given[0].size} 0")
    give(evening, 1)
    events = evening.does(accuse(0, "wrongly-dealt", 3))
    assert names(events) == ["Proved", "DealtAgain"]
    assert events[1].clause == clause
    assert evening.table.dealer == 3
    assert evening.table.docket.again


@pytest.mark.rule("C-MIS-07", "X-IRR-10")
def test_ex_19_the_pone_jogs_the_dealer_and_the_fifth_packet_has_four_cards() -> None:
    evening = give(dealing("cinch", 4), 4)
    evening.does("2 disturb", "3 packet 0 4 0")
    assert evident(evening, 3) == [accuse(3, "disturbed", 2)]
    events = evening.does(accuse(3, "disturbed", 2))
    assert names(events) == ["Proved", "DealtAgain"]
    assert (evening.table.stage, evening.table.dealer) == ("shuffle", 3)


@pytest.mark.rule("X-IRR-10")
def test_a_disturbance_that_did_no_harm_is_only_remembered() -> None:
    evening = give(dealing("cinch", 4), 1)
    evening.does("0 disturb")
    assert names(evening.does(accuse(1, "disturbed", 0))) == ["Proved"]
    assert evening.table.stage == "deal"
    evening.does("3 packet 1 2 0")
    assert names(evening.does(accuse(0, "unequal-round", 3))) == ["Proved", "DealtAgain"]


@pytest.mark.rule("X-IRR-10")
def test_the_disturbance_of_an_earlier_deal_saves_nobody() -> None:
    evening = give(dealing("cinch", 4), 1)
    evening.does("2 disturb", "3 count-pack", accuse(0, "counted", 3))
    evening.chance()
    evening.does("3 present", "2 cut 9")
    give(evening, 1)
    evening.does("3 count-pack")
    assert "DealLost" in names(evening.does(accuse(0, "counted", 3)))


@pytest.mark.rule("W-DD-02")
def test_at_double_dummy_there_is_no_misdeal() -> None:
    evening = double_dummy()
    dealer = evening.table.dealer
    assert evening.table.player_of(dealer) != dealer
    give(evening, 1)
    adversary = next(s for s in (0, 1) if s not in evening.table.together(dealer))
    evening.does(f"{dealer} count-pack")
    assert calls(evening, evening.table.player_of(dealer), "counted") == []
    events = evening.does(accuse(adversary, "counted", dealer))
    assert clauses(events) == ["W-IRR-10", "W-DD-02"]
    assert (evening.table.dealer, evening.table.docket.again) == (dealer, True)
