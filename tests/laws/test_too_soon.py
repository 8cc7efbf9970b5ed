"""A card played before the word is said: it is not played, and discharges nothing. rule: W-CALL-03"""

import pytest

from eldest.cards.card import Card
from eldest.engine.values import replace
from helpers.at_play import awaited, can_do, in_play, liable, named
from helpers.ended import late_in_play
from helpers.strict import dealt, presented, strict
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


@pytest.mark.rule("W-CALL-03", "W-TURN-01")
def test_whoever_plays_another_card_out_of_turn_does_not_wait_for_the_word_either() -> None:
    evening = late()
    evening.does("3 drop 6S", "0 call-table exposed 3 10", "0 play AS", "1 play 3S")
    events = evening.does("3 play 5S")
    assert named(events) == ["PlayedTooSoon"]
    assert events[0].clause == "W-CALL-03"
    assert liable(evening) == ["3 6S", "3 5S"]
    assert evening.table.docket.offences == ()
    assert named(evening.does("3 play 6S")) == ["CardPlayed"]
    assert [it.fault for it in evening.table.docket.offences] == ["played-out-of-turn"]
    evening = late()
    evening.does("3 drop 6S", "0 call-table exposed 3 10", "0 play AS", "2 play 4S")
    assert named(evening.does("3 play 5S")) == ["PlayedTooSoon"]  # though fourth might play before second


@pytest.mark.rule("W-REV-07", "W-MISC-01")
def test_who_is_bound_and_plays_out_of_turn_must_obey_too() -> None:
    evening = late()
    evening.does("0 play AS", "1 play 3S", "1 remark", "0 call-table remarked 1 10", "2 demand highest-trump")
    evening.does("3 play 5S")
    assert [it.fault for it in evening.table.docket.offences] == ["played-out-of-turn", "disobeyed"]
    evening.does("2 play 8S", "0 call-table disobeyed 3 10")
    while evening.table.stage == "play":
        evening.does(evening.lawful()[0])
    over = evening.table.docket.hand_over
    assert over is not None
    assert [it.kind for it in over.docket.penalties] == ["revoke-tricks"]


@pytest.mark.rule("W-REV-07", "W-MISC-01")
def test_who_obeys_out_of_turn_has_not_disobeyed() -> None:
    evening = late()
    evening.does("0 play AS", "1 play 3S", "1 remark", "0 call-table remarked 1 10", "2 demand highest-trump")
    evening.does("3 play 6S")
    assert [it.fault for it in evening.table.docket.offences] == ["played-out-of-turn"]


@pytest.mark.rule("W-HAND-03", "W-CALL-01", "W-REV-07")
def test_nobody_misses_a_trick_while_a_card_is_awaited_of_him() -> None:
    evening = late()
    evening.does("0 play AS")
    assert can_do(evening, 1, "miss-trick") == ["1 miss-trick"]
    evening.does("1 throw 3S 5C")
    assert can_do(evening, 1, "miss-trick") == []
    evening.does("1 play 3S", "0 remark", "1 call-table remarked 0 10", "3 demand highest-trump")
    assert can_do(evening, 2, "miss-trick") == []
    evening.does("2 play 8S")


@pytest.mark.rule("W-CALL-01", "W-REV-02")
def test_of_two_cards_thrown_one_is_played_though_it_be_a_revoke() -> None:
    evening = late()
    evening.does("0 play AS", "1 throw 3S 5C")
    assert can_do(evening, 1, "play") == ["1 play 3S", "1 play 5C"]
    assert evening.lawful() == ["1 play 3S"]
    assert evening.refused("1 play 9D").clause
    evening.does("1 play 5C", "0 call-table exposed 1 10")
    assert liable(evening) == ["1 3S"]


@pytest.mark.rule("W-MISC-01", "W-HAND-03")
def test_a_partner_who_missed_the_trick_cannot_be_made_to_play_to_it() -> None:
    evening = late()
    evening.does("0 play AS", "1 play 3S", "2 miss-trick")
    assert can_do(evening, 0, "remark") == []


@pytest.mark.rule("W-TURN-02", "W-HAND-03")
def test_nor_can_second_hand() -> None:
    evening = late()
    evening.does("0 play AS", "1 miss-trick", "3 play 5S")
    assert named(evening.does("0 call-table played-out-of-turn 3 10")) == ["Proved", "NoPenalty"]


@pytest.mark.rule("W-IRR-05", "X-IRR-06")
def test_who_has_not_looked_at_his_cards_plays_none_of_them() -> None:
    evening = presented(strict("whist", 4))
    evening.does("3 deal 1", "3 turn-trump", "0 pick-up")
    evening.does(evening.lawful()[0])
    assert can_do(evening, 1, "play") == can_do(evening, 1, "miss-trick") == []
    for seat in (1, 2):
        reasons = {evening.refused(f"{seat} play {card}").clause for card in evening.hand(seat).split()}
        assert reasons == {"X-IRR-06"}
    assert evening.refused(f"1 drop {evening.hand(1).split()[0]}").clause == "X-IRR-06"


DUMMY = ("2S KD 9C", "3S 5C 4D", "4S 8S JC", "AS 2C 3D")


@pytest.mark.rule("W-DUM-05", "W-REV-07")
def test_a_dummy_that_disobeys_is_put_right_until_the_trick_is_quitted() -> None:
    evening = in_play("whist", *DUMMY, trumps="H", players=3)
    evening.does("0 play 2S", "1 play 3S", "3 play AS", "2 play 4S", "0 play KD")
    evening.does("1 call-table led-out-of-turn 0 2", "1 demand lead-clubs", "3 play 3D")
    assert [it.fault for it in evening.table.docket.offences] == ["disobeyed"]
    assert named(evening.does("1 call-table disobeyed 3 2")) == ["Proved", "FreelyCorrected"]
    assert evening.lawful() == ["3 play 2C"]
    evening.does("3 play 3D", "2 play 8S", "0 play KD", "1 play 4D", "0 play 9C")
    assert evening.table.docket.offences == ()
    assert [it for it in can_do(evening, 1, "call-table") if "disobeyed" in it] == []
