"""Cards taken back: what was done with them is undone, and what bound who plays anew binds him again."""

import pytest

from eldest.cards.card import Card
from eldest.engine.values import replace
from helpers.at_play import awaited, can_do, liable, named
from helpers.ended import late_in_play, penalties
from helpers.tables import Evening

HANDS = ("AS 2C 3D 9C", "3S 5C 4D 9D", "4S 8S JC TC", "5S 6S 7C QC")
REVOKES = ("AS 2C 3D 9C", "3S 5C 4D 9D", "4S 6D 5D 8D", "5S 7C 6C TC")


def late(*hands: str) -> Evening:
    """Return a table at Whist before the tenth trick, to which seat 0 leads; hearts are trumps."""
    return late_in_play("whist", *(hands or HANDS), won=[0] * 9)


def played_out(evening: Evening) -> None:
    """Have the hand played out, nothing being asked for."""
    while evening.table.stage == "play":
        seats, _ = awaited(evening)
        evening.does(f"{seats[0]} demand stand" if seats else evening.lawful()[0])


@pytest.mark.rule("W-LEAD-04", "W-REV-02")
def test_no_revoke_is_left_of_a_trick_that_was_taken_back() -> None:
    evening = late(*REVOKES)
    evening.does("1 play 3S", "2 play 6D", "0 call-table led-out-of-turn 1 10")
    evening.does("0 play 2C", "1 play 5C", "2 play 6D", "3 play 7C", "2 demand stand", "3 play 6C")
    evening.does("1 call-table revoke 2 10")
    played_out(evening)
    assert penalties(evening) == ()
    assert evening.table.docket.hand_over is not None
    assert evening.table.docket.hand_over.docket.penalties == ()


@pytest.mark.rule("W-LEAD-04", "W-REV-07")
def test_nor_is_any_disobedience() -> None:
    evening = late()
    evening.does("1 play 3S", "1 remark", "0 call-table remarked 1 10", "0 demand highest-trump", "2 play 4S")
    evening.does("3 play 5S", "0 call-table led-out-of-turn 1 10")
    assert [it.kind for it in evening.table.docket.duties] == ["owes-suit"]
    assert [it.fault for it in evening.table.docket.offences] == ["led-out-of-turn"]
    assert [it for it in can_do(evening, 0, "call-table") if "disobeyed" in it] == []


@pytest.mark.rule("W-REV-04", "W-REV-07")
def test_nor_of_a_card_that_somebody_else_took_back() -> None:
    evening = late("AS 2C 3D 9C", "3S 5C 4D 9D", "4S 8S JC TC", "5S 7C 6C QC")
    evening.does("2 drop 8S", "1 call-table exposed 2 10", "0 play AS", "1 play 5C", "3 demand call-8s")
    evening.does("2 play 4S")
    assert [it.fault for it in evening.table.docket.offences] == ["revoke", "disobeyed"]
    evening.does("1 take-back")
    assert evening.table.docket.offences == ()
    evening.does("0 demand stand", "1 play 3S")
    assert awaited(evening) == ((), [])
    assert evening.lawful() == ["2 play 8S"]


@pytest.mark.rule("X-EXP-02", "W-REV-04", "X-CLAIM-02")
def test_a_call_binds_also_after_the_revoke_is_taken_back() -> None:
    evening = late("AS 2C 3D 9C", "3S QS 4D 9D", "4S 8S JC TC", "5S 6S 7C QC")
    evening.does("1 drop QS", "2 call-table exposed 1 10", "0 play AS", "2 demand call-qs")
    evening.does("1 play 9D", "1 take-back")
    assert awaited(evening) == ((), [])
    assert evening.lawful() == ["1 play QS"]
    assert liable(evening) == ["1 QS", "1 9D"]


@pytest.mark.rule("W-TURN-02", "W-REV-04")
def test_so_does_what_third_hand_demands_of_second() -> None:
    evening = late("AS 2C 3D 9C", "3S QS 4D 9D", "4S 8S JC TC", "5S 6S 7C QC")
    evening.does("0 play AS", "3 play 5S", "0 call-table played-out-of-turn 3 10", "2 demand highest-trump")
    evening.does("1 play 9D", "0 call-table revoke 1 10", "0 demand stand")
    assert evening.lawful() == ["1 play QS"]


@pytest.mark.rule("W-MISC-01", "W-REV-04")
def test_and_what_was_demanded_of_those_who_play_anew() -> None:
    evening = late()
    evening.does("0 play AS", "0 remark", "1 call-table remarked 0 10", "3 demand highest-trump")
    evening.does("1 play 5C", "2 play 8S", "1 take-back", "0 demand stand", "1 play 3S")
    assert evening.lawful() == ["2 play 8S"]


@pytest.mark.rule("X-EXP-02", "W-REV-04")
def test_those_who_play_anew_are_asked_anew() -> None:
    evening = late()
    evening.does("2 drop 8S", "1 call-table exposed 2 10", "0 play AS", "1 play 5C", "1 demand stand")
    evening.does("2 play 4S", "1 take-back", "0 demand stand", "1 play 3S")
    assert awaited(evening) == ((1, 3), ["call-8s", "stand"])


@pytest.mark.rule("X-EXP-02", "W-REV-03", "W-REV-04")
def test_a_call_for_the_next_lead_lapses_when_the_trick_is_opened_again() -> None:
    evening = late("JS 2C 3D 9C", "3S 5C 4D 9D", "4S KS JC TC", "5S 6S 7C QC")
    evening.does("2 drop 4S", "1 call-table exposed 2 10", "0 play JS", "1 play 5C", "1 demand stand")
    evening.does("2 play KS", "3 play 5S", "1 demand call-4s", "1 take-back", "0 demand stand", "1 play 3S")
    assert awaited(evening) == ((1, 3), ["call-4s", "stand"])
    evening.does("3 demand stand")
    assert evening.lawful() == ["2 play 4S", "2 play KS"]


@pytest.mark.rule("X-EXP-01", "X-EXP-04", "W-REV-04")
@pytest.mark.parametrize("complete", [False, True])
def test_a_liable_card_that_comes_back_is_liable_still(complete: bool) -> None:
    evening = late()
    evening.does("2 drop 8S", "1 call-table exposed 2 10", "0 play AS", "1 play 5C", "1 demand stand")
    evening.does("2 play 8S", *(["3 play 5S"] if complete else []), "1 take-back")
    assert liable(evening) == ["2 8S", "1 5C"]
    assert Card.parse("8S") in evening.table.hands[2].shown
    evening.does("0 demand stand", "1 play 3S", "1 demand stand", "2 play 8S", "3 play 5S", "0 play 2C")
    assert liable(evening) == ["1 5C"]


@pytest.mark.rule("W-TRUMP-03", "W-LEAD-04")
def test_a_trump_taken_back_does_not_pay_for_naming_the_turn_up() -> None:
    evening = late("JS 2C 3D 9C", "3S 5C 4D 9H", "4S KS JC TC", "5S 6S 7C QC")
    evening = Evening(evening.game, opening=replace(evening.table, turned=Card.parse("QH")))
    evening.does("1 name-turn-up", "0 call-table named-turn-up 1 10", "1 play 9H")
    evening.does("0 call-table led-out-of-turn 1 10", "0 play JS")
    assert awaited(evening) == ((0, 2), ["top-trump", "low-trump", "stand"])


@pytest.mark.rule("W-TRUMP-03", "W-REV-04")
def test_nor_does_a_trump_called_that_is_taken_back() -> None:
    evening = late("AS 2C 3D 9C", "3S 5C 4D 9D", "4H KH JC TC", "5S 6S 7C QC")
    evening = Evening(evening.game, opening=replace(evening.table, turned=Card.parse("QH")))
    evening.does("2 name-turn-up", "1 call-table named-turn-up 2 10", "0 play AS", "1 play 5C")
    evening.does("1 demand top-trump", "2 play KH", "1 take-back", "0 demand stand", "1 play 3S")
    assert awaited(evening) == ((), [])
    assert evening.lawful() == ["2 play KH"]
    evening.does("2 play KH", "3 play 5S", "2 play 4H")
    assert evening.table.docket.duties_of(evening.table.seating.order[2], "owes-trump") == ()
    assert [it.fault for it in evening.table.docket.offences] == []


@pytest.mark.rule("W-TRUMP-03")
def test_who_names_it_again_before_the_trick_is_quitted_owes_a_trump_again() -> None:
    evening = late("AS 2C 3D 9C", "3S 5C 4D 9D", "4H KH JC TC", "5S 6S 7C QC")
    evening = Evening(evening.game, opening=replace(evening.table, turned=Card.parse("QH")))
    evening.does("2 name-turn-up", "1 call-table named-turn-up 2 10", "0 play AS", "1 play 3S")
    evening.does("1 demand top-trump", "2 play KH", "2 name-turn-up", "1 call-table named-turn-up 2 10")
    evening.does("3 play 5S")
    assert awaited(evening) == ((1, 3), ["top-trump", "low-trump", "stand"])


@pytest.mark.rule("W-LEAD-04", "W-HAND-03")
def test_who_missed_a_trick_led_to_out_of_turn_plays_to_the_true_one() -> None:
    evening = late()
    evening.does("1 play 3S", "2 miss-trick", "0 call-table led-out-of-turn 1 10", "0 play AS", "1 play 3S")
    assert evening.table.turn == 2
    assert [it.fault for it in evening.table.docket.offences] == ["led-out-of-turn"]
    evening.does("2 play 4S", "3 play 5S")
    assert len(evening.table.tricks[-1]) == 4


@pytest.mark.rule("W-REV-04", "W-HAND-03")
@pytest.mark.parametrize("complete", [False, True])
def test_who_missed_the_trick_after_a_revoke_plays_to_it(complete: bool) -> None:
    evening = late()
    evening.does(
        "0 play AS", "1 play 5C", "2 miss-trick", *(["3 play 5S"] if complete else []), "1 take-back"
    )
    evening.does("0 demand stand", "1 play 3S")
    assert evening.table.turn == 2
    assert evening.table.docket.offences == ()


@pytest.mark.rule("W-REV-04", "W-HAND-03")
def test_who_missed_it_before_the_revoke_does_not() -> None:
    evening = late(*REVOKES)
    evening.does("0 play AS", "1 miss-trick", "2 play 6D", "3 play 5S", "2 take-back", "1 demand stand")
    assert evening.table.passed_over == (1,)
    evening.does("2 play 4S", "3 play 5S")
    assert [it.fault for it in evening.table.docket.offences] == ["missed-trick"]
    assert named(evening.does("0 play 2C")) == ["CardPlayed"]


@pytest.mark.rule("W-LEAD-01", "W-LEAD-04")
def test_a_suit_called_waits_for_the_true_lead_when_a_false_one_is_taken_back() -> None:
    evening = late("3S 2C 3D 9C", "4S 5C 4D 9D", "AS 8S JC TC", "5S 6S 7C QC")
    evening.does("2 play 8S", "1 call-table led-out-of-turn 2 10", "3 demand lead-clubs")
    evening.does("1 play 4S", "2 play AS", "3 play 5S", "0 play 3S")  # a lead out of turn that stands
    assert evening.table.turn == 2
    evening.does("0 play 9C")
    assert [it.kind for it in evening.table.docket.duties] == ["answered"]
    evening.does("1 call-table led-out-of-turn 0 11")
    assert [it.kind for it in evening.table.docket.duties] == ["lead-suit", "owes-suit"]
