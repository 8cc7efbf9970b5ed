"""Cards shown otherwise than in play: what may be called, by whom, how often, and when not."""

from typing import Any

import pytest

from eldest.cards.seating import Seat
from eldest.engine.values import replace
from helpers.at_play import awaited, can_do, clauses, in_play, liable, named, noticed, slips
from helpers.strict import dealt, strict
from helpers.tables import Evening

HANDS = ("AS KS QD 2C", "3S KD 4D 5C", "2S JD TD 7C", "4S 5D 6D 8C")
EUCHRE = ("AS KS QD", "9S KD AC", "TS JD TD", "8S 7D 9D")


def whist(**options: Any) -> Evening:
    """Return a table at Whist in play, with hearts for trumps, of which nobody holds any."""
    return in_play("whist", *HANDS, trumps="H", **options)


@pytest.mark.parametrize(
    ("lines", "cards"),
    [
        pytest.param(
            ["1 drop KD"], ["1 KD"], id="A card faced on the table may be called: W-CALL-01, X-EXP-01"
        ),
        pytest.param(["1 hold-out KD"], ["1 KD"], id="So may one held so that partner sees it: W-CALL-01"),
        pytest.param(["1 name-held KD"], ["1 KD"], id="So may one named by its holder: W-CALL-01"),
        pytest.param(
            ["1 lay-down"],
            ["1 3S", "1 KD", "1 4D", "1 5C"],
            id="So may all the cards of a hand lowered: W-CALL-01",
        ),
    ],
)
def test_what_is_shown_may_be_called(lines: list[str], cards: list[str]) -> None:
    evening = whist()
    evening.does(*lines)
    assert liable(evening) == []
    events = evening.does("0 call-table exposed 1 1")
    assert named(events) == ["Proved", "MayBeCalled"]
    assert clauses(events) == ["W-CALL-01", "W-CALL-01"]
    assert liable(evening) == cards
    assert set(evening.table.hands[1].shown) == {duty.card for duty in evening.table.docket.duties}
    assert set(evening.table.hands[1].cards) >= set(evening.table.hands[1].shown)


@pytest.mark.rule("W-CALL-01", "E-EXP-01")
@pytest.mark.parametrize(("game", "clause"), [("whist", "W-CALL-01"), ("euchre", "E-EXP-01")])
def test_two_cards_thrown(game: str, clause: str) -> None:
    """The player says which is played; the other may be called, and not before he has said it."""
    evening = in_play(game, *(HANDS if game == "whist" else EUCHRE), trumps="H")
    assert can_do(evening, 0, "throw")[0] == "0 throw AS KS"
    assert can_do(evening, 1, "throw") == []
    evening.does("0 throw AS KS")
    assert can_do(evening, 0, "throw") == []
    assert named(evening.does("1 call-table exposed 0 1")) == ["NotProved"]
    assert evening.lawful() == ["0 play AS", "0 play KS"]
    assert evening.refused("0 play QD").clause == clause
    evening.does("0 play KS")
    assert named(evening.does("1 call-table exposed 0 1")) == ["Proved", "MayBeCalled"]
    assert liable(evening) == ["0 AS"]


@pytest.mark.rule("W-CALL-01", "X-MODE-02")
def test_any_two_cards_can_be_thrown_but_by_inadvertence_only_such_as_stand_side_by_side() -> None:
    evening = whist()
    pairs = ["AS KS", "AS QD", "AS 2C", "KS QD", "KS 2C", "QD 2C"]
    assert can_do(evening, 0, "throw") == [f"0 throw {pair}" for pair in pairs]
    assert slips(evening, 0, "throw") == [f"0 throw {pair}" for pair in ("AS KS", "KS QD", "QD 2C")]
    evening.does("0 throw AS 2C")
    assert evening.lawful() == ["0 play AS", "0 play 2C"]


def test_two_cards_thrown_of_which_one_follows() -> None:
    evening = whist()
    evening.does("0 play AS", "1 throw 3S KD")
    assert evening.lawful() == ["1 play 3S"]


@pytest.mark.rule("W-CALL-02")
def test_a_card_on_the_floor_is_not_exposed() -> None:
    evening = whist()
    assert named(evening.does("1 drop-on-floor")) == ["CardOnFloor"]
    assert named(evening.does("0 call-table exposed 1 1")) == ["NotProved"]
    assert evening.table.docket.offences == ()


@pytest.mark.rule("X-EXP-02", "X-EXP-04", "W-CALL-02", "W-CALL-03")
def test_called_every_trick_until_it_is_played() -> None:
    """The owner waits for the word before each of his turns; played of his own accord, it is done with."""
    evening = whist()
    evening.does("1 drop KD", "0 call-table exposed 1 1", "0 play AS")
    assert awaited(evening) == ((0, 2), ["call-kd", "stand"])
    assert evening.refused("2 play 2S").clause == "X-CLAIM-05"
    evening.does("2 demand stand")
    assert awaited(evening) == ((), [])
    evening.does("1 play 3S", "2 play 2S", "3 play 4S", "0 play QD")
    assert awaited(evening) == ((0, 2), ["call-kd", "stand"])
    evening.does("0 demand stand", "1 play KD", "2 play JD", "3 play 5D")
    assert liable(evening) == []
    assert awaited(evening) == ((), [])


@pytest.mark.rule("W-CALL-03")
def test_a_card_played_before_the_word_is_liable_as_well() -> None:
    """At Whist; at Euchre and Cinch nothing is said of it, and the owner simply waits."""
    evening = whist()
    evening.does("1 drop KD", "0 call-table exposed 1 1", "0 play QD")
    assert can_do(evening, 1, "play") == ["1 play 4D"]
    assert can_do(evening, 2, "play") == []
    events = evening.does("1 play 4D")
    assert named(events) == ["PlayedTooSoon"]
    assert liable(evening) == ["1 KD", "1 4D"]
    assert evening.table.trick.cards == evening.table.trick.cards[:1]
    assert awaited(evening) == ((0, 2), ["call-kd", "call-4d", "stand"])
    assert evening.table.docket.offences == ()
    evening.does("0 demand call-4d")
    assert evening.lawful() == ["1 play 4D"]
    euchre = in_play("euchre", *EUCHRE, trumps="H")
    euchre.does("1 drop KD", "0 call-table exposed 1 1", "0 play AS")
    assert euchre.refused("1 play 9S").clause == "X-CLAIM-05"


@pytest.mark.rule("X-EXP-02", "X-CLAIM-02")
def test_the_card_called_is_to_be_played() -> None:
    evening = whist()
    evening.does("1 drop KD", "0 call-table exposed 1 1", "0 play QD")
    evening.does("2 demand call-kd")
    assert evening.lawful() == ["1 play KD"]
    assert "1 play 4D" in can_do(evening, 1, "play")
    evening.does("1 play KD")
    assert evening.table.docket.duties_of(1, "called") == ()


@pytest.mark.rule("X-EXP-03")
def test_a_call_never_forces_a_revoke() -> None:
    """Whether he can follow nobody asks before; if he can, the call has no force."""
    evening = whist()
    evening.does("1 drop KD", "0 call-table exposed 1 1", "0 play AS", "0 demand call-kd")
    assert evening.lawful() == ["1 play 3S"]


@pytest.mark.rule("X-EXP-02")
def test_a_lead_may_be_called_too() -> None:
    evening = whist()
    evening.does("0 drop 2C", "1 call-table exposed 0 1")
    assert awaited(evening) == ((1, 3), ["call-2c", "stand"])
    evening.does("3 demand call-2c")
    assert evening.lawful() == ["0 play 2C"]


@pytest.mark.rule("X-EXP-02")
def test_a_last_card_is_not_called() -> None:
    evening = in_play("whist", "AS", "3S", "2S", "4S")
    evening.does("1 drop 3S", "0 call-table exposed 1 1", "0 play AS")
    assert liable(evening) == ["1 3S"]
    assert awaited(evening) == ((), [])


@pytest.mark.rule("X-CLAIM-06")
def test_too_late_to_claim() -> None:
    """What nobody claims before the trick is quitted has not happened; nor has a card since played."""
    evening = whist()
    evening.does("1 drop KD", "2 drop 2S", "0 play AS", "1 play 3S", "2 play 2S")
    assert [offence.seat for offence in evening.table.docket.offences] == [1]
    evening.does("3 play 4S")
    assert [offence.seat for offence in evening.table.docket.offences] == [1]
    evening.does("0 play KS")
    assert evening.table.docket.offences == ()
    assert named(evening.does("0 call-table exposed 1 2")) == ["NotProved"]
    assert liable(evening) == []
    assert can_do(evening, 1, "drop") == ["1 drop 4D", "1 drop 5C"]


@pytest.mark.rule("X-CLAIM-01")
def test_claimed_wrongly_and_by_whom() -> None:
    evening = whist()
    assert named(evening.does("0 call-table exposed 1 1")) == ["NotProved"]
    evening.does("1 drop KD")
    assert evening.refused("3 call-table exposed 1 1").clause == "X-CLAIM-01"
    assert evening.refused("2 drop KD").clause


@pytest.mark.parametrize(
    ("game", "hands", "clause"),
    [
        pytest.param("euchre", EUCHRE[:2], "E-EXP-02", id="Two at Euchre have no partners: X-EXP-05"),
        pytest.param(
            "cinch", ("AS KS", "3S KD", "2S JD"), "X-EXP-05", id="Nor have three at Cinch: X-EXP-05"
        ),
        pytest.param("whist", ("AS KS", "3S KD"), "X-EXP-05", id="Nor two at German Whist: X-EXP-05"),
    ],
)
def test_lone_players_are_exempt(game: str, hands: tuple[str, ...], clause: str) -> None:
    evening = in_play(game, *hands, trumps="H")
    evening.does(f"1 drop {hands[1].split()[0]}")
    events = evening.does("0 call-table exposed 1 1")
    assert named(events) == ["Proved", "NothingFollows"]
    assert events[-1].clause == clause
    assert liable(evening) == []
    assert evening.table.docket.offences == ()


@pytest.mark.rule("E-EXP-02", "X-EXP-05")
def test_a_lone_hand_is_exempt_but_not_his_adversaries() -> None:
    there = in_play("euchre", *EUCHRE, trumps="H")
    alone = replace(there.table, lone=Seat(0), resting=(Seat(2),))
    evening = Evening(there.game, opening=alone)
    evening.does("0 drop KS", "1 drop KD")
    assert [str(it) for law in evening.referee.code for it in law.evident(evening.table, Seat(1))] == []
    events = evening.does("1 call-table exposed 0 1")
    assert events[-1].clause == "E-EXP-02"
    evening.does("0 call-table exposed 1 1")
    assert liable(evening) == ["1 KD"]


@pytest.mark.rule("W-DUM-06")
def test_dummys_partner_is_exempt() -> None:
    evening = in_play("whist", "AS KS", "3S KD", "2S JD", "4S 5D", players=3)
    evening.does("0 drop KS")
    assert can_do(evening, 3, "drop") == []
    events = evening.does("1 call-table exposed 0 1")
    assert named(events) == ["Proved", "NothingFollows"]
    assert events[-1].clause == "W-DUM-06"
    evening.does("1 drop KD", "0 call-table exposed 1 1")
    assert liable(evening) == ["1 KD"]


@pytest.mark.rule("E-EXP-03")
def test_the_turn_up_is_no_exposed_card() -> None:
    evening = dealt(
        strict("euchre", 4), "AS KS QS JS TS", "AH KH QH JH TH", "AC KC QC JC TC", "9S 9C 8S 8C 7S", then="9D"
    )
    evening.does("0 order-up", "3 discard 7S")
    assert evening.table.stage == "play"
    assert "3 drop 9D" not in can_do(evening, 3, "drop")
    assert len(can_do(evening, 3, "drop")) == 4


@pytest.mark.rule("C-EXP-01", "C-EXP-02")
@pytest.mark.parametrize(
    ("stage", "told"),
    [
        pytest.param("play", ["Proved", "MayBeCalled"], id="At Cinch a card shown may be called: C-EXP-01"),
        pytest.param("bid", ["Proved", "MayBeCalled"], id="Also before the play: C-EXP-01"),
        pytest.param("discard", ["NotProved"], id="But not if shown in discarding: C-EXP-02"),
        pytest.param("rob", ["NotProved"], id="Nor in robbing: C-EXP-02"),
    ],
)
def test_cinch(stage: str, told: list[str]) -> None:
    there = in_play("cinch", *HANDS, trumps="H")
    evening = Evening(there.game, opening=replace(there.table, stage=stage))
    evening.does("1 drop KD")
    trick = 1 if stage == "play" else 0
    assert named(evening.does(f"0 call-table exposed 1 {trick}")) == told


@pytest.mark.rule("X-CLAIM-07", "E-EXP-02")
def test_what_players_notice() -> None:
    """Adversaries notice what can be called, and let be what is of no use to them."""
    evening = whist()
    evening.does("1 drop KD", "0 throw AS KS")
    assert noticed(evening, 0, "exposed") == ["0 call-table exposed 1 1"]
    assert noticed(evening, 2, "exposed") == ["2 call-table exposed 1 1"]
    assert noticed(evening, 1, "exposed") == []
    evening.does("0 play AS")
    assert noticed(evening, 1, "exposed") == ["1 call-table exposed 0 1"]
    two = in_play("euchre", *EUCHRE[:2], trumps="H")
    two.does("1 drop KD")
    assert noticed(two, 0, "exposed") == []


@pytest.mark.rule("X-MODE-02")
def test_what_is_shown_by_inadvertence() -> None:
    """Nobody names a card, lays his hand down or claims the rest without meaning it."""
    evening = in_play("whist", "AS KS", "3S KD 4D", "2S JD", "4S 5D", trumps="H")
    words = ("drop", "hold-out", "throw", "name-held", "lay-down", "claim-rest")
    assert slips(evening, 0, *words) == [
        *("0 drop AS", "0 hold-out AS", "0 drop KS", "0 hold-out KS"),
        "0 throw AS KS",
    ]
    evening.does("0 play AS")
    assert slips(evening, 1, "throw") == ["1 throw 3S KD"]


@pytest.mark.rule("W-CALL-05", "X-EXP-02")
def test_a_card_is_liable_once() -> None:
    evening = whist()
    evening.does("1 drop KD", "0 call-table exposed 1 1", "3 claim-rest", "2 call-table claimed-rest 3 0")
    assert sorted(liable(evening)) == ["1 3S", "1 4D", "1 5C", "1 KD"]


@pytest.mark.rule("E-EXP-01", "X-CLAIM-06")
def test_a_card_shown_before_the_play_may_be_claimed_in_the_first_trick() -> None:
    there = in_play("euchre", *EUCHRE, trumps="H")
    evening = Evening(there.game, opening=replace(there.table, stage="second-round"))
    evening.does("1 drop KD")
    evening = Evening(there.game, opening=replace(evening.table, stage="play"))
    evening.does("0 play AS")
    assert noticed(evening, 0, "exposed") == ["0 call-table exposed 1 1"]
    evening.does("0 call-table exposed 1 1")
    assert liable(evening) == ["1 KD"]


@pytest.mark.rule("X-MODE-03")
def test_shown_again_it_is_another_accusation() -> None:
    """An accusation gives the number of the trick, so that a second offence is not taken for the first."""
    evening = whist()
    evening.does("1 drop KD", "0 call-table exposed 1 1", "0 play AS", "0 demand stand", "1 play 3S")
    evening.does("2 play 2S", "3 play 4S", "1 drop 4D")
    assert noticed(evening, 0, "exposed") == ["0 call-table exposed 1 2"]
