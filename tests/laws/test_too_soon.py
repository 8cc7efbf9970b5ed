"""A card played before the word is said: it is not played, and discharges nothing. rule: W-CALL-03"""

import pytest

from eldest.cards.card import Card
from eldest.engine.values import replace
from helpers.at_play import awaited, can_do, liable, named
from helpers.ended import late_in_play
from helpers.strict import dealt, strict
from helpers.tables import Evening

HANDS = ("AS 2C 3D 9C", "3S 5C 4D 9D", "4S 8S JC TC", "5S 6S 7C QC")
TRUMPS = ("AS 2C 3D 9H", "3S 5C 4D 9D", "4S 8S 2H TC", "5S 6S 7C QC")


def late(*hands: str) -> Evening:
    """Return a table at Whist before the tenth trick, to which seat 0 leads; hearts are trumps."""
    return late_in_play("whist", *(hands or HANDS), won=[0] * 9)


@pytest.mark.rule("W-CALL-03")
def test_the_leader_of_the_first_trick_plays_too_soon() -> None:
    evening = dealt(strict("whist", 4))
    first, second = evening.hand(0).split()[:2]
    evening.does(f"0 drop {first}", "1 call-table exposed 0 1")
    assert named(evening.does(f"0 play {second}")) == ["PlayedTooSoon"]
    assert liable(evening) == [f"0 {first}", f"0 {second}"]
    assert evening.table.trick.plays == ()


@pytest.mark.rule("W-CALL-03", "W-MISC-01")
def test_a_card_played_too_soon_does_not_answer_a_demand() -> None:
    evening = late()
    evening.does("2 drop TC", "1 call-table exposed 2 10", "0 play AS", "0 remark")
    evening.does("1 call-table remarked 0 10", "3 demand lowest-trump", "1 play 3S")
    assert named(evening.does("2 play 8S")) == ["PlayedTooSoon"]
    evening.does("1 demand stand")
    assert evening.lawful() == ["2 play 4S"]


@pytest.mark.rule("W-CALL-03", "W-LEAD-01")
def test_nor_the_call_of_a_suit() -> None:
    evening = late()
    evening.does("0 drop 9C", "1 call-table exposed 0 10", "1 demand stand", "2 play 4S")
    evening.does("1 call-table led-out-of-turn 2 10", "3 demand lead-diamonds")
    assert named(evening.does("0 play AS")) == ["PlayedTooSoon"]
    evening.does("1 demand stand")
    assert evening.lawful() == ["0 play 3D"]


@pytest.mark.rule("W-CALL-03", "W-TRUMP-03")
def test_nor_does_a_trump_pay_for_naming_the_turn_up() -> None:
    evening = late(*TRUMPS)
    evening = Evening(evening.game, opening=replace(evening.table, turned=Card.parse("QH")))
    evening.does("0 name-turn-up", "1 call-table named-turn-up 0 10", "1 demand stand")
    evening.does("0 drop 2C", "1 call-table exposed 0 10")
    assert named(evening.does("0 play 9H")) == ["PlayedTooSoon"]
    evening.does("1 demand stand", "0 play AS", "1 play 3S", "2 play 4S", "3 play 5S")
    assert awaited(evening) == ((1, 3), ["top-trump", "low-trump", "stand"])


@pytest.mark.rule("W-CALL-01", "X-TERM-06")
@pytest.mark.parametrize(
    ("lines", "fault", "cards"),
    [
        pytest.param(
            ["throw 5S 6S", "play 5S"], "exposed", ["3 6S"], id="one of two cards thrown: W-CALL-01"
        ),
        pytest.param(["drop QC", "play 5S"], "exposed", ["3 QC"], id="a card dropped: W-CALL-01"),
        pytest.param(
            ["look-back 2", "play 5S"], "looked-back", [], id="a look at a quitted trick: W-MISC-02"
        ),
    ],
)
def test_what_fourth_hand_does_is_claimed_until_the_next_lead(
    lines: list[str], fault: str, cards: list[str]
) -> None:
    evening = late()
    evening.does("0 play AS", "1 play 3S", "2 play 4S", *(f"3 {line}" for line in lines))
    (call,) = [line for line in can_do(evening, 0, "call-table") if f"{fault} 3" in line]
    assert named(evening.does(call))[0] == "Proved"
    assert liable(evening) == cards
    late_now = late()
    late_now.does("0 play AS", "1 play 3S", "2 play 4S", *(f"3 {line}" for line in lines), "0 play 2C")
    assert named(late_now.does(f"0 call-table {fault} 3 11")) == ["NotProved"]
