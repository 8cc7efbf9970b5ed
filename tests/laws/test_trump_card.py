"""The card turned for trumps at Whist: left lying too long, or named after it was taken up."""

import pytest

from eldest.cards.card import Card
from eldest.cards.hand import Hand
from eldest.cards.seating import Seat
from eldest.engine.values import replace
from helpers.at_play import awaited, can_do, in_play, liable, named, noticed, slips
from helpers.strict import dealt, strict
from helpers.tables import Evening

HANDS = ("AS KS QS", "3S 3D 3C", "2S 2D 2C", "4S 4D 4C")


def turned() -> Evening:
    """Return a table at Whist at which seat 3 has turned the king of hearts for trumps."""
    clubs, hearts = "AC KC QC JC TC 9C 8C 7C 6C 5C 4C 3C 2C", "2H 3H 4H 5H 6H 7H 8H 9H TH JH QH AH KH"
    spades, diamonds = clubs.replace("C", "S"), clubs.replace("C", "D")
    return dealt(strict("whist", 4), clubs, spades, diamonds, hearts)


def trick(evening: Evening) -> None:
    """Have every player play the first card that he lawfully may, in a trick that the dealer ruffs."""
    for _ in range(4):
        evening.does(evening.lawful()[0])


@pytest.mark.rule("W-TRUMP-01")
def test_it_is_taken_in_after_the_first_trick() -> None:
    evening = turned()
    assert [str(card) for card in evening.table.lying("turn-up")] == ["KH"]
    trick(evening)
    assert evening.table.lying("turn-up") == ()
    assert can_do(evening, 3, "forget-turn-up") == []
    assert can_do(evening, 3, "take-in") == []


@pytest.mark.rule("W-TRUMP-02")
def test_left_lying_after_the_second_trick_it_may_be_called() -> None:
    evening = turned()
    assert can_do(evening, 0, "forget-turn-up") == []
    assert named(evening.does("3 forget-turn-up")) == ["TurnUpForgotten"]
    trick(evening)
    assert can_do(evening, 3, "take-in") == ["3 take-in"]
    thought_of = [str(act) for law in evening.referee.code for act in law.own_accord(evening.table, Seat(3))]
    assert thought_of == ["3 take-in"]
    assert named(evening.does("0 call-table left-lying 3 0")) == ["NotProved"]
    trick(evening)
    assert named(evening.does("2 call-table left-lying 3 0")) == ["NotProved"]
    evening.does(evening.lawful()[0])
    assert evening.refused("1 call-table left-lying 3 0").clause == "X-CLAIM-01"
    assert evening.refused("0 call-table left-lying 1 0").clause == "X-CLAIM-01"
    events = evening.does("0 call-table left-lying 3 0")
    assert named(events) == ["Proved", "TurnUpTakenIn", "MayBeCalled"]
    assert liable(evening) == ["3 KH"]
    assert evening.table.lying("turn-up") == ()


@pytest.mark.rule("W-TRUMP-02", "X-CLAIM-06")
def test_taken_in_late_but_before_anybody_says_so() -> None:
    evening = turned()
    evening.does("3 forget-turn-up")
    for _ in range(2):
        trick(evening)
    evening.does(evening.lawful()[0])
    assert named(evening.does("3 take-in")) == ["TurnUpTakenIn"]
    assert "KH" in evening.hand(3)
    assert evening.refused("0 call-table left-lying 3 0").clause == "X-CLAIM-01"
    assert evening.table.docket.offences == ()


@pytest.mark.rule("W-TRUMP-02")
def test_a_player_notices_in_time_and_not_before() -> None:
    evening = turned()
    evening.does("3 forget-turn-up")
    for _ in range(9):
        assert noticed(evening, 0, "left-lying") == []
        evening.does(evening.lawful()[0])
    assert noticed(evening, 0, "left-lying") == ["0 call-table left-lying 3 0"]


@pytest.mark.rule("W-TRUMP-03")
@pytest.mark.parametrize(("demand", "lawful"), [("top-trump", ["3 play AH"]), ("low-trump", ["3 play 2H"])])
def test_who_names_it_has_his_highest_or_lowest_trump_called(demand: str, lawful: list[str]) -> None:
    evening = turned()
    assert can_do(evening, 3, "name-turn-up") == []
    evening.does("0 play 2C", "1 play 2S", "2 play 2D", "3 play 3H")
    assert named(evening.does("3 name-turn-up")) == ["TurnUpNamed"]
    assert evening.refused("1 call-table named-turn-up 3 2").clause == "X-CLAIM-01"
    assert named(evening.does("2 call-table named-turn-up 1 2")) == ["NotProved"]
    events = evening.does("2 call-table named-turn-up 3 2")
    assert named(events) == ["Proved", "TrumpMayBeCalled"]
    assert awaited(evening) == ((0, 2), ["top-trump", "low-trump", "stand"])
    evening.does(f"0 demand {demand}")
    assert evening.lawful() == lawful
    evening.does(*lawful)
    assert evening.table.docket.duties_of(Seat(3), "owes-trump") == ()
    for _ in range(4):
        evening.does(evening.lawful()[0])
    assert evening.table.docket.offences == ()


@pytest.mark.rule("W-TRUMP-03", "X-EXP-03")
def test_it_may_be_left_for_another_turn_and_never_makes_one_revoke() -> None:
    evening = in_play("whist", "AS KS QS", "3S 3D 3H", "2S 2D 2C", "4S 4D 4C", trumps="H")
    dealer_held = evening.table.hands[2].cards[0]
    evening = Evening(evening.game, opening=replace(evening.table, turned=dealer_held))
    evening.does("1 name-turn-up", "0 call-table named-turn-up 1 1", "0 play AS", "2 demand stand")
    assert evening.lawful() == ["1 play 3S"]
    evening.does("1 play 3S", "2 play 2D", "3 play 4S", "0 play KS", "0 demand low-trump")
    assert evening.lawful() == ["1 play 3H"]


@pytest.mark.rule("W-TRUMP-03", "X-CLAIM-06")
def test_not_noticed_in_time() -> None:
    evening = turned()
    trick(evening)
    evening.does("3 name-turn-up")
    trick(evening)
    evening.does(evening.lawful()[0])
    assert named(evening.does("0 call-table named-turn-up 3 3")) == ["NotProved"]


@pytest.mark.rule("W-DUM-06")
def test_dummys_partner_has_nobody_to_tell() -> None:
    evening = in_play("whist", *HANDS, players=3)
    evening = Evening(evening.game, opening=replace(evening.table, turned=evening.table.hands[1].cards[0]))
    evening.does("0 name-turn-up")
    events = evening.does("1 call-table named-turn-up 0 1")
    assert (named(events), events[-1].clause) == (["Proved", "NothingFollows"], "W-DUM-06")


@pytest.mark.rule("W-DUM-06", "W-TRUMP-02")
def test_dummys_partner_may_leave_it_lying() -> None:
    there = in_play("whist", *HANDS, players=3)
    card = Card.parse("KH")
    lies = replace(there.table.with_spot("turn-up", Hand((card,), 1, (card,))), turned=card, dealer=Seat(0))
    evening = Evening(there.game, opening=lies)
    evening.does("0 forget-turn-up", "0 play AS", "1 play 3S", "3 play 4S", "2 play 2S")
    evening.does("0 play KS", "1 play 3D", "3 play 4D", "2 play 2D", "0 play QS")
    assert noticed(evening, 1, "left-lying") == []
    events = evening.does("1 call-table left-lying 0 0")
    assert named(events) == ["Proved", "TurnUpTakenIn", "NothingFollows"]
    assert evening.hand(0) == "KH"


@pytest.mark.rule("X-MODE-02", "W-TRUMP-03")
def test_naming_it_by_inadvertence() -> None:
    evening = turned()
    trick(evening)
    assert slips(evening, 1, "name-turn-up") == ["1 name-turn-up"]
    two = in_play("whist", *HANDS, players=3)
    two = Evening(two.game, opening=replace(two.table, turned=two.table.hands[1].cards[0]))
    assert slips(two, 0, "name-turn-up") == []
