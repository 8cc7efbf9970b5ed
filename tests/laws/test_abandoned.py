"""Hands abandoned: how many tricks are left, when the hand is over, and what is found in it afterwards."""

from typing import Any

import pytest

from eldest.engine.law import Accuse
from helpers.at_play import in_play, named
from helpers.ended import late_in_play
from helpers.strict import dealt, strict
from helpers.tables import Evening

HANDS = ("AS 2C 3D 9C", "3S 5C 4D 9D", "4S 6D 5D 8D", "5S 7C 6C TC")


def late(*hands: str) -> Evening:
    """Return a table at Whist before the last tricks, to which seat 0 leads; hearts are trumps."""
    hands = hands or HANDS
    return late_in_play("whist", *hands, won=[0] * (13 - len(hands[0].split())))


def over(evening: Evening) -> Any:
    """Return the table as the hand ended."""
    assert evening.table.docket.hand_over is not None
    return evening.table.docket.hand_over


def accusations(evening: Evening, seat: int) -> list[Accuse]:
    """Return the revokes that a seat can call."""
    calls = evening.referee.accusations(evening.table, evening.table.seating.order[seat])
    return [it for it in calls if it.fault == "revoke"]


def evident(evening: Evening, seat: int) -> list[Accuse]:
    """Return which revokes a seat has seen reason for."""
    sight = evening.table.seen_by(evening.table.seating.order[seat])
    calls = (
        it for law in evening.referee.code for it in law.evident(sight, evening.table.seating.order[seat])
    )
    return [it for it in calls if it.fault == "revoke"]


@pytest.mark.rule("W-MISC-03", "W-GER-04")
def test_at_german_whist_all_twenty_six_tricks_count() -> None:
    evening = dealt(strict("whist", 2))
    for _ in range(5):
        evening.does(evening.lawful()[0])
    cards = sorted(map(str, evening.table.cards()))
    evening.does("0 claim-rest", "0 lay-down", "1 lay-down")
    tricks = over(evening).tricks
    assert len(tricks) == 26
    assert [trick.winner for trick in tricks[2:]] == [0] * 24
    assert sorted(map(str, over(evening).cards())) == cards


@pytest.mark.rule("W-MISC-03", "W-HAND-01", "W-HAND-03")
@pytest.mark.parametrize("more", [["3 play 5S", "0 play 2C"], []], ids=["before", "in the open trick"])
def test_a_card_not_played_to_a_trick_makes_none(more: list[str]) -> None:
    evening = late("AS 2C 3D 9C", "3S 5C 4D 9D", "4S 8S JC TC", "5S 6S 7C QC")
    evening.does("0 play AS", "1 play 3S", "2 miss-trick", *more)
    evening.does("0 claim-rest", *(f"{seat} lay-down" for seat in range(4)))
    assert len(over(evening).tricks) == 13
    assert over(evening).hands[2].size == 1


@pytest.mark.rule("W-MISC-03")
def test_four_missed_cards_make_no_trick_either() -> None:
    evening = late("AS KS QS JS", "3S 5S 7S 8S", "2S 4S 6S 9S", "TS 3C 4C 5C")
    for card in ("AS", "KS"):
        evening.does(f"0 play {card}", "1 miss-trick", "2 miss-trick")
        evening.does(evening.lawful()[0])
    evening.does("0 claim-rest", *(f"{seat} lay-down" for seat in range(4)))
    assert len(over(evening).tricks) == 13


@pytest.mark.rule("W-MISC-03", "W-CALL-05")
def test_the_hand_is_over_when_the_partners_cards_are_laid_open_by_the_call() -> None:
    evening = late()
    evening.does("0 claim-rest", "0 lay-down", "1 lay-down", "3 lay-down")
    assert evening.table.stage == "play"
    assert named(evening.does("1 call-table claimed-rest 0 0"))[:3] == [
        "Proved",
        "MayBeCalled",
        "HandsAbandoned",
    ]
    assert evening.table.stage == "shuffle"


@pytest.mark.rule("W-MISC-03", "W-CALL-01")
def test_or_when_the_last_card_is_dropped() -> None:
    evening = late("AS 2C", "3S 5C", "4S 6D", "5S 7C")
    evening.does("0 claim-rest", "0 lay-down", "1 lay-down", "3 lay-down", "2 drop 4S")
    assert evening.table.stage == "play"
    assert "HandsAbandoned" in named(evening.does("2 drop 6D"))


@pytest.mark.rule("W-MISC-03")
def test_who_claimed_last_has_them_though_the_first_claim_was_called() -> None:
    evening = late()
    evening.does("0 claim-rest", "1 claim-rest", "1 call-table claimed-rest 0 0")
    evening.does("0 lay-down", "1 lay-down", "3 lay-down")
    assert [trick.winner for trick in over(evening).tricks[-4:]] == [1] * 4


@pytest.mark.rule("W-MISC-03", "X-CLAIM-07", "W-REV-05")
def test_nobody_is_seen_to_have_revoked_by_laying_down_his_hand() -> None:
    evening = late()
    evening.does("0 play AS", "0 claim-rest", *(f"{seat} lay-down" for seat in range(4)))
    assert [evident(evening, seat) for seat in range(4)] == [[], [], [], []]
    assert accusations(evening, 1) == []


@pytest.mark.rule("W-MISC-03", "W-REV-05")
def test_whoever_has_is() -> None:
    evening = late()
    evening.does(
        "0 play AS", "1 play 3S", "2 play 6D", "0 claim-rest", *(f"{seat} lay-down" for seat in range(4))
    )
    assert [str(it) for it in evident(evening, 1)] == ["1 call-table revoke 2 10"]
    assert named(evening.does("1 call-table revoke 2 10"))[0] == "Proved"


@pytest.mark.rule("W-MISC-03", "W-TRUMP-01")
def test_a_turn_up_that_lies_there_is_gathered_too() -> None:
    evening = dealt(strict("whist", 4))
    evening.does("0 claim-rest", *(f"{seat} lay-down" for seat in range(4)))
    assert [len(trick) for trick in over(evening).tricks] == [4] * 13
    assert evening.game.pack.is_true(over(evening).cards())


@pytest.mark.rule("W-MISC-03", "W-DUM-01")
def test_at_dummy_three_lay_theirs_down() -> None:
    evening = in_play("whist", "2S KD 9C", "3S 5C 4D", "4S 8S JC", "AS 2C 3D", players=3, trumps="H")
    evening.does("0 play 2S", "0 claim-rest", "0 lay-down", "1 lay-down", "2 lay-down")
    assert [trick.winner for trick in over(evening).tricks] == [0, 0, 0]
