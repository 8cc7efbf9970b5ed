"""The trump card peeped at, laid face down, and two cards turned for one."""

import pytest

from helpers.packets import accuse, can, clauses, dealing, double_dummy, evident, give, names, slips
from helpers.strict import presented, strict
from helpers.tables import Evening


def about_to_turn(game: str, players: int = 4, **options: object) -> Evening:
    """Return an evening at which the deal is complete and the dealer is to turn the trump."""
    evening = dealing(game, players, **options)
    evening.does(evening.lawful()[-1])
    assert evening.table.stage == "turn"
    return evening


@pytest.mark.rule("W-IRR-11", "X-TERM-05")
def test_a_dealer_who_peeps_at_the_trump_card_loses_the_deal() -> None:
    evening = give(dealing("whist", 4), 3)
    last = evening.table.lying("pack")[-1]
    assert "3 peep" not in slips(evening, 3)
    (peeped,) = evening.does("3 peep")
    seats = evening.table.seating.seats
    assert peeped.seen_by(seats[3]) == peeped
    assert getattr(peeped, "card", None) == last
    assert getattr(peeped.seen_by(seats[1]), "card", last) is None
    assert "3 peep" not in can(evening, 3)
    assert evident(evening, 0) == [accuse(0, "peeped", 3)]
    assert names(evening.does(accuse(0, "peeped", 3)))[:2] == ["Proved", "DealLost"]


@pytest.mark.rule("W-IRR-11")
@pytest.mark.parametrize(
    ("game", "players"),
    [
        pytest.param("whist", 2, id="W-GER-01: the trump is not the last card of the pack"),
        pytest.param("euchre", 4, id="nor at Euchre"),
        pytest.param("cinch", 4, id="at Cinch none is turned"),
    ],
)
def test_elsewhere_there_is_nothing_to_peep_at(game: str, players: int) -> None:
    evening = give(dealing(game, players), 1)
    assert f"{players - 1} peep" not in can(evening, players - 1)


@pytest.mark.rule("W-IRR-11")
def test_for_dummy_his_player_sees_it() -> None:
    evening = double_dummy()
    dealer = evening.table.dealer
    (peeped,) = evening.does(f"{dealer} peep")
    player = evening.table.player_of(dealer)
    assert peeped.seen_by(player) == peeped


@pytest.mark.rule("W-IRR-12", "X-TERM-05")
@pytest.mark.parametrize("to", [0, 1, 2, 3])
def test_a_trump_card_laid_face_down_on_any_packet_loses_the_deal(to: int) -> None:
    evening = about_to_turn("whist")
    assert f"3 trump-face-down {to}" in slips(evening, 3)
    assert clauses(evening.does(f"3 trump-face-down {to}")) == ["W-IRR-12"]
    assert evident(evening, 0) == [accuse(0, "face-down", 3)]
    evening.does(accuse(0, "face-down", 3))
    assert (evening.table.stage, evening.table.dealer) == ("shuffle", 0)


@pytest.mark.rule("W-IRR-12", "X-CLAIM-06")
def test_if_nobody_minds_he_turns_it_after_all() -> None:
    evening = about_to_turn("whist")
    last = evening.table.hands[3].cards[-1]
    evening.does("3 trump-face-down 0")
    assert "3 trump-face-down 0" not in can(evening, 3)
    evening.does("3 turn-trump")
    assert evening.table.turned == last
    assert evening.game.pack.is_true(evening.table.cards())


@pytest.mark.rule("W-IRR-12")
def test_the_open_card_of_a_stock_is_not_so_laid() -> None:
    evening = about_to_turn("whist", 2)
    assert [line for line in can(evening, 1) if "trump-face-down" in line] == []


@pytest.mark.rule("E-IRR-14", "X-TERM-04")
def test_a_dealer_who_turns_two_cards_deals_again() -> None:
    evening = about_to_turn("euchre")
    assert "3 turn-two" in slips(evening, 3)
    assert "0 turn-two" not in can(evening, 0)
    turned, below, *_ = evening.table.lying("stock")
    events = evening.does("3 turn-two")
    assert names(events) == ["TwoTurned", "TurnedUp"]
    assert getattr(events[0], "card", None) == below
    assert evening.table.turned == turned
    assert evident(evening, 2) == [accuse(2, "two-turned", 3)]
    events = evening.does(accuse(2, "two-turned", 3))
    assert names(events) == ["Proved", "DealtAgain"]
    assert (evening.table.stage, evening.table.dealer) == ("shuffle", 3)


@pytest.mark.rule("E-IRR-14", "X-CLAIM-06")
def test_two_cards_turned_are_forgotten_when_the_trump_is_made() -> None:
    evening = about_to_turn("euchre")
    evening.does("3 turn-two", "0 pick-up", "0 order-up")
    assert evident(evening, 2) == []
    assert evening.table.docket.offences == ()


@pytest.mark.rule("E-IRR-14")
def test_a_single_card_left_cannot_be_turned_with_another() -> None:
    evening = presented(strict("euchre", 6))
    give(evening, 6)
    evening.does("5 packet 0 4 0", evening.lawful()[-1])
    assert evening.table.stage == "turn"
    assert "5 turn-two" not in can(evening, 5)


@pytest.mark.rule("E-IRR-14")
def test_at_whist_only_one_card_can_be_turned() -> None:
    evening = about_to_turn("whist")
    assert "3 turn-two" not in can(evening, 3)


@pytest.mark.rule("E-IRR-14")
def test_the_second_card_turned_lies_seen_in_the_stock() -> None:
    evening = about_to_turn("euchre")
    below = evening.table.lying("stock")[1]
    evening.does("3 turn-two")
    assert evening.table.spot("stock").lies.shown == (below,)
    assert evening.table.seen_by(evening.table.seating.seats[0]).lying("stock") == (below,)
