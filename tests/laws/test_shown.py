"""Cards shown during the deal, by the dealer's side and by its adversaries."""

import pytest

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
    names,
    slips,
)
from helpers.tables import Evening

BY_DEALER, BY_ADVERSARY = "shown-in-deal", "shown-by-adversary"
FIRST = {"whist": "3 packet 0 1 1", "euchre": "3 packet 0 2 1", "cinch": "3 packet 0 3 1"}


def shown(game: str) -> Evening:
    """Return an evening at which the dealer has shown a card of the first packet."""
    evening = dealing(game, 4)
    assert FIRST[game] in slips(evening, 3)
    evening.does(FIRST[game])
    return evening


@pytest.mark.rule("X-IRR-03", "W-IRR-02", "E-IRR-02", "C-IRR-05", "X-TERM-04")
@pytest.mark.parametrize("game", FIRST)
def test_a_card_that_the_dealer_shows_lets_his_adversaries_have_another_deal(game: str) -> None:
    evening = shown(game)
    assert evening.table.hands[0].shown == evening.table.hands[0].cards[-1:]
    assert evident(evening, 1) == evident(evening, 3) == []
    assert evident(evening, 0) == [accuse(0, BY_DEALER, 3)]
    assert names(evening.does(accuse(2, BY_DEALER, 3))) == ["Proved"]
    ruling = evening.table.docket.ruling
    assert (ruling.seats, [one.key for one in ruling.remedies]) == ((0, 2), ["new-deal", "stand"])
    events = evening.does("0 demand new-deal")
    assert names(events) == ["RemedyTaken", "DealtAgain"]
    assert (evening.table.stage, evening.table.dealer, evening.table.docket.again) == ("shuffle", 3, True)


@pytest.mark.rule("X-IRR-07", "E-IRR-04", "C-IRR-07")
@pytest.mark.parametrize("game", FIRST)
def test_if_it_stands_the_card_lies_seen_and_cannot_be_called(game: str) -> None:
    evening = shown(game)
    evening.does(accuse(0, BY_DEALER, 3), "2 demand stand")
    assert evening.table.stage == "deal"
    assert evident(evening, 0) == []
    deal_out(evening)
    assert len(evening.table.hands[0].shown) == 1
    assert (
        evening.table.seen_by(evening.table.seating.seats[1]).hands[0].cards == evening.table.hands[0].shown
    )
    assert evening.table.docket.duties == ()


@pytest.mark.rule("X-IRR-06", "C-IRR-05", "X-IRR-07")
def test_ex_20_an_adversary_has_looked_at_his_first_three_cards() -> None:
    evening = give(dealing("cinch", 4), 2)
    evening.does("0 pick-up", "3 packet 2 3 1")
    assert evident(evening, 0) == evident(evening, 2) == []
    assert names(evening.does(accuse(0, BY_DEALER, 3))) == ["NotProved"]
    deal_out(evening)
    assert (evening.table.docket.ruling, evening.table.docket.duties) == (None, ())


@pytest.mark.rule("X-IRR-06")
@pytest.mark.parametrize(
    ("looks", "left"),
    [
        pytest.param("0 pick-up", False, id="an adversary has looked"),
        pytest.param("3 pick-up", True, id="the dealer has looked, which ends nothing"),
        pytest.param("1 pick-up", True, id="his partner has looked, which ends nothing"),
    ],
)
def test_the_right_is_lost_when_an_adversary_has_looked_at_a_card(looks: str, *, left: bool) -> None:
    evening = shown("whist")
    give(evening, 4)
    evening.does(looks)
    assert bool(evident(evening, 2)) is left


@pytest.mark.rule("X-IRR-05")
def test_what_the_dealer_s_partner_turns_over_is_the_dealer_s_fault() -> None:
    evening = give(dealing("whist", 4), 2)
    assert "1 turn-over" in slips(evening, 1)
    events = evening.does("1 turn-over")
    assert clauses(events) == ["X-IRR-05"]
    assert evening.table.hands[1].shown == evening.table.hands[1].cards
    assert accuse(0, BY_DEALER, 1) in evident(evening, 0)
    evening.does(accuse(0, BY_DEALER, 1), "0 demand new-deal")
    assert evening.table.dealer == 3


@pytest.mark.rule("X-IRR-03")
def test_the_dealer_may_be_said_to_have_shown_what_he_has_not() -> None:
    evening = give(dealing("euchre", 4), 2)
    assert sorted(calls(evening, 0, BY_DEALER)) == [accuse(0, BY_DEALER, 1), accuse(0, BY_DEALER, 3)]
    assert names(evening.does(accuse(0, BY_DEALER, 1))) == ["NotProved"]


@pytest.mark.rule("X-CLAIM-04")
def test_a_wrong_demand_lets_the_deal_stand() -> None:
    evening = shown("whist")
    evening.does(accuse(0, BY_DEALER, 3))
    assert names(evening.does("0 demand play-out")) == ["PenaltyForgone"]
    assert evening.table.stage == "deal"


@pytest.mark.rule("X-IRR-04", "E-IRR-03", "C-IRR-06", "W-IRR-14")
@pytest.mark.parametrize(
    ("game", "clause"),
    [
        pytest.param("whist", "W-IRR-14", id="W-IRR-14"),
        pytest.param("euchre", "E-IRR-03", id="E-IRR-03"),
        pytest.param("cinch", "C-IRR-06", id="C-IRR-06"),
    ],
)
def test_a_card_that_an_adversary_turns_over_leaves_it_to_the_dealer(game: str, clause: str) -> None:
    evening = give(dealing(game, 4), 1)
    card = evening.table.hands[0].cards[-1]
    events = evening.does("0 turn-over")
    assert clauses(events) == [clause]
    assert card in evening.table.seen_by(evening.table.seating.seats[3]).hands[0].cards
    assert evident(evening, 3) == [accuse(3, BY_ADVERSARY, 0)]
    evening.does(accuse(3, BY_ADVERSARY, 0))
    events = evening.does("3 demand new-deal")
    assert clauses(events)[-1] == clause
    assert (evening.table.dealer, evening.table.docket.again) == (3, True)


@pytest.mark.rule("W-IRR-14", "E-IRR-03", "X-CLAIM-04")
@pytest.mark.parametrize(
    ("game", "came"),
    [
        pytest.param("whist", ["Proved"], id="W-IRR-14: his side has the choice"),
        pytest.param("euchre", ["PenaltyForgone"], id="E-IRR-03: the choice is his alone"),
        pytest.param("cinch", ["PenaltyForgone"], id="C-IRR-06: the choice is his alone"),
    ],
)
def test_whether_the_dealer_s_partner_may_speak(game: str, came: list[str]) -> None:
    evening = give(dealing(game, 4), 1)
    evening.does("0 turn-over")
    assert names(evening.does(accuse(1, BY_ADVERSARY, 0))) == came
    assert bool(evening.table.docket.ruling) is (came == ["Proved"])


@pytest.mark.rule("X-IRR-06")
def test_the_dealer_s_right_is_lost_when_he_has_looked_at_his_hand() -> None:
    evening = give(dealing("whist", 4), 4)
    evening.does("0 turn-over", "2 pick-up")
    assert evident(evening, 3) == [accuse(3, BY_ADVERSARY, 0)]
    evening.does("3 pick-up")
    assert evident(evening, 3) == []
    assert names(evening.does(accuse(3, BY_ADVERSARY, 0))) == ["NotProved"]


@pytest.mark.rule("X-IRR-04")
def test_only_cards_dealt_and_not_yet_seen_are_turned_over() -> None:
    evening = dealing("whist", 4)
    assert "0 turn-over" not in can(evening, 0)
    give(evening, 1)
    evening.does("0 turn-over")
    assert "0 turn-over" not in can(evening, 0)
    assert evening.refused("2 turn-over").clause == "X-DEAL-01"
    deal_out(evening)
    assert "2 turn-over" not in can(evening, 2)


@pytest.mark.rule("X-IRR-04", "X-TERM-07")
def test_each_for_himself_the_others_are_adversaries() -> None:
    evening = give(dealing("cinch", 3), 2)
    evening.does("1 turn-over")
    assert evident(evening, 2) == [accuse(2, BY_ADVERSARY, 1)]
    assert names(evening.does(accuse(0, BY_ADVERSARY, 1))) == ["PenaltyForgone"]


@pytest.mark.rule("X-IRR-03")
def test_a_dummy_claims_nothing() -> None:
    evening = double_dummy()
    dealer = evening.table.dealer
    assert evening.table.player_of(dealer) != dealer
    give(evening, 4)
    assert all(not calls(evening, dummy, BY_DEALER) for dummy in (2, 3))
    assert f"{dealer} turn-over" not in can(evening, dealer)


@pytest.mark.rule("W-IRR-02", "X-IRR-03")
@pytest.mark.parametrize(
    ("game", "before", "offered"),
    [
        pytest.param("whist", 50, True, id="the last but one is no turn-up"),
        pytest.param("whist", 51, False, id="the last card is turned anyway"),
        pytest.param("euchre", 7, True, id="E-IRR-02: at Euchre the turn-up is not dealt"),
    ],
)
def test_the_proper_turn_up_is_not_shown_by_mistake(game: str, before: int, *, offered: bool) -> None:
    evening = give(dealing(game, 4), before)
    shown = [line for line in can(evening, 3) if " packet " in line and not line.endswith(" 0")]
    assert bool(shown) is offered
