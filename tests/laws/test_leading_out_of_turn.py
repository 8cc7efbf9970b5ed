"""Leads out of turn: they stand once all have played; before that a suit, or the card, may be called."""

from typing import Any

import pytest

from eldest.cards.hand import Hand
from eldest.cards.seating import Seat
from eldest.engine.law import Duty
from eldest.engine.values import replace
from eldest.laws.demands import obeying
from helpers.at_play import awaited, can_do, in_play, liable, named, slips
from helpers.tables import Evening

HANDS = ("AS KS QD 2C", "3S KD 4D 6C", "2S JD TD 7C", "4S 8D 6D 8C")
EUCHRE = ("AS KS QD", "9S KD AC", "TS JD TD", "8S 7D 9D")
SUITS = ["lead-clubs", "lead-diamonds", "lead-hearts", "lead-spades", "stand"]


def whist() -> Evening:
    """Return a table at Whist in play, with hearts for trumps, of which nobody holds any."""
    return in_play("whist", *HANDS, trumps="H")


@pytest.mark.rule("W-LEAD-03", "E-LEAD-02")
@pytest.mark.parametrize(("game", "hands"), [("whist", HANDS), ("euchre", EUCHRE), ("cinch", HANDS)])
def test_it_stands_when_all_have_played(game: str, hands: tuple[str, ...]) -> None:
    evening = in_play(game, *hands, trumps="H")
    evening.does("1 play KD", "2 play TD")
    assert evening.table.turn == 3
    evening.does(f"3 play {'7D' if game == 'euchre' else '8D'}", "0 play QD")
    assert evening.table.tricks[0].winner == 1
    assert evening.table.docket.offences == ()
    assert [it for it in evening.referee.accusations(evening.table, Seat(0)) if "led-out" in it.fault] == []


@pytest.mark.rule("W-LEAD-01", "W-LEAD-02", "W-LEAD-04")
def test_a_suit_is_called_from_the_offender_or_his_partner() -> None:
    """All cards go back and are not liable; the right leader leads; the suit is called in time."""
    evening = whist()
    evening.does("1 play KD", "2 play TD")
    assert evening.refused("3 call-table led-out-of-turn 1 1").clause == "X-CLAIM-01"
    events = evening.does("0 call-table led-out-of-turn 1 1")
    assert named(events) == ["Proved", "LeadTakenBack", "SuitOwed"]
    assert [evening.hand(seat).split() for seat in (1, 2)] == [
        ["3S", "4D", "6C", "KD"],
        ["2S", "JD", "7C", "TD"],
    ]
    assert liable(evening) == []
    assert evening.table.turn == 0
    assert awaited(evening) == ((), [])
    evening.does("0 play 2C", "1 play 6C", "2 play 7C", "3 play 8C")
    assert awaited(evening) == ((2,), SUITS)
    evening.does("2 demand lead-diamonds")
    assert evening.lawful() == ["3 play 8D", "3 play 6D"]
    assert evening.table.docket.offences == ()
    evening.does("3 play 8D", "0 play QD", "1 play KD", "2 play TD")
    assert awaited(evening) == ((), [])
    assert evening.lawful() == ["1 play 3S", "1 play 4D"]


@pytest.mark.rule("W-LEAD-02", "X-CLAIM-04")
def test_only_the_right_adversary_names_the_suit() -> None:
    evening = whist()
    evening.does("1 play KD", "0 call-table led-out-of-turn 1 1")
    evening.does("0 play 2C", "1 play 6C", "2 play 7C", "3 play 8C")
    events = evening.does("0 demand lead-spades")
    assert named(events) == ["PenaltyForgone"]
    assert evening.lawful() == ["3 play 4S", "3 play 8D", "3 play 6D"]
    assert evening.table.docket.offences == ()
    assert evening.table.docket.duties == ()


@pytest.mark.rule("W-LEAD-03")
def test_there_is_no_penalty_if_he_has_none_of_the_suit() -> None:
    evening = whist()
    evening.does("1 play KD", "0 call-table led-out-of-turn 1 1")
    evening.does("0 play 2C", "1 play 6C", "2 play 7C", "3 play 8C", "2 demand lead-hearts")
    assert evening.lawful() == ["3 play 4S", "3 play 8D", "3 play 6D"]
    evening.does("3 play 4S")
    assert evening.table.docket.duties_of(Seat(3), "lead-suit") == ()


@pytest.mark.rule("W-LEAD-01")
def test_nothing_need_be_called() -> None:
    evening = whist()
    evening.does("2 play TD", "1 call-table led-out-of-turn 2 1")
    assert awaited(evening) == ((3,), SUITS)
    evening.does("3 demand stand")
    assert len(evening.lawful()) == 4
    assert evening.table.docket.duties == ()


@pytest.mark.rule("W-LEAD-01", "X-CLAIM-06")
def test_claimed_wrongly_and_not_noticed() -> None:
    evening = whist()
    assert evening.refused("1 call-table led-out-of-turn 0 1").clause == "X-CLAIM-01"
    evening.does("0 play AS")
    assert named(evening.does("1 call-table led-out-of-turn 0 1")) == ["NotProved"]
    assert [it.fault for it in evening.table.docket.offences] == []


@pytest.mark.rule("W-LEAD-01")
def test_a_suit_owed_twice_is_called_at_two_leads() -> None:
    evening = whist()
    evening.does(
        "1 play KD", "0 call-table led-out-of-turn 1 1", "3 play 8D", "0 call-table led-out-of-turn 3 1"
    )
    evening.does("0 play 2C", "1 play 6C", "2 play 7C", "3 play 8C", "2 demand lead-diamonds")
    assert awaited(evening) == ((), [])
    evening.does("3 play 8D", "0 play QD", "1 play KD", "2 play TD")
    assert awaited(evening) == ((0,), SUITS)


@pytest.mark.rule("W-ENG-11", "E-LEAD-01", "C-LEAD-01", "X-CLAIM-03")
@pytest.mark.parametrize(
    ("game", "hands", "options", "clause"),
    [
        pytest.param("whist", HANDS, {"code": "english"}, "W-ENG-11", id="In the English code: W-ENG-11"),
        pytest.param("euchre", EUCHRE, {}, "E-LEAD-01", id="At Euchre: E-LEAD-01"),
        pytest.param("cinch", HANDS, {}, "C-LEAD-01", id="At Cinch: C-LEAD-01"),
    ],
)
def test_the_card_may_be_called_instead(
    game: str, hands: tuple[str, ...], options: dict[str, Any], clause: str
) -> None:
    evening = in_play(game, *hands, trumps="H", **options)
    evening.does("1 play KD", "0 call-table led-out-of-turn 1 1")
    assert awaited(evening) == ((0, 2), ["call-the-card", "call-a-suit", "stand"])
    assert can_do(evening, 0, "confer") == []
    events = evening.does("2 demand call-the-card")
    assert named(events) == ["RemedyTaken", "MayBeCalled"]
    assert [event.clause for event in events] == [clause, clause]
    assert liable(evening) == ["1 KD"]
    assert evening.table.turn == 0
    evening.does("0 play QD")
    assert awaited(evening) == ((0, 2), ["call-kd", "stand"])


@pytest.mark.parametrize(
    ("game", "hands", "options", "namers"),
    [
        pytest.param(
            "whist", HANDS, {"code": "english"}, (0,), id="In the English code: W-ENG-11, W-LEAD-02"
        ),
        pytest.param("euchre", EUCHRE, {}, (0, 2), id="At Euchre by either: E-LEAD-01"),
        pytest.param("cinch", HANDS, {}, (0, 2), id="At Cinch, also trumps: C-LEAD-01"),
    ],
)
def test_or_a_suit(
    game: str, hands: tuple[str, ...], options: dict[str, Any], namers: tuple[int, ...]
) -> None:
    evening = in_play(game, *hands, trumps="H", **options)
    evening.does("1 play KD", "0 call-table led-out-of-turn 1 1", "0 demand call-a-suit")
    table = evening.table
    evening = Evening(evening.game, opening=replace(table, turn=Seat(0)))
    evening.does("0 play QD", "1 play KD", "2 play TD", f"3 play {'7D' if game == 'euchre' else '8D'}")
    assert awaited(evening) == (namers, SUITS)
    evening.does(f"{namers[-1]} demand lead-spades")
    assert evening.lawful() == [f"1 play {'9S' if game == 'euchre' else '3S'}"]


@pytest.mark.rule("E-LEAD-01")
def test_or_nothing() -> None:
    evening = in_play("euchre", *EUCHRE, trumps="H")
    evening.does("1 play KD", "0 call-table led-out-of-turn 1 1", "0 demand stand")
    assert evening.table.docket.offences == ()
    assert evening.table.docket.duties == ()
    assert evening.table.turn == 0


@pytest.mark.rule("E-LEAD-03")
def test_a_lone_player_takes_the_card_back_and_leads_a_suit_they_name() -> None:
    there = in_play("euchre", *EUCHRE, trumps="H")
    alone = replace(there.table, lone=Seat(0), resting=(Seat(2),), turn=Seat(1))
    evening = Evening(there.game, opening=alone)
    events = evening.does("0 play QD", "1 call-table led-out-of-turn 0 1")
    assert named(events)[1:] == ["Proved", "LeadTakenBack", "SuitOwed"]
    assert events[-1].clause == "E-LEAD-03"
    evening.does("1 play 9S", "3 play 8S", "0 play AS")
    assert awaited(evening) == ((1, 3), SUITS)
    evening.does("3 demand lead-diamonds")
    assert evening.lawful() == ["0 play QD"]


@pytest.mark.rule("W-DUM-06")
def test_dummys_partner_leads_from_the_wrong_hand() -> None:
    """A suit is called at once from the hand that should have led; the card itself goes back unpunished."""
    evening = in_play("whist", "AS KS QD", "3S KD 4D", "2S JD TD", "4S 8D 6D", players=3, trumps="H")
    opening = evening.table.laid_open(Seat(3))
    evening = Evening(evening.game, opening=opening)
    evening.does("3 play 4S")
    events = evening.does("1 call-table led-out-of-turn 3 1")
    assert named(events) == ["Proved", "LeadTakenBack", "SuitOwed"]
    assert events[-1].clause == "W-DUM-06"
    assert liable(evening) == []
    assert len(evening.table.hands[3].shown) == 3
    assert awaited(evening) == ((2,), SUITS)
    evening.does("2 demand lead-diamonds")
    assert evening.lawful() == ["0 play QD"]


@pytest.mark.rule("W-LEAD-04")
def test_a_turn_up_taken_back_lies_on_the_table_again() -> None:
    there = in_play("whist", *HANDS, trumps="H")
    lies = there.table.with_spot("turn-up", Hand(there.table.hands[3].cards[:1]))
    table = replace(lies, turned=lies.hands[3].cards[0]).with_hand(
        Seat(3), lies.hands[3].minus(lies.hands[3].cards[0])
    )
    evening = Evening(there.game, opening=table)
    evening.does("3 play 4S")
    assert evening.table.spot("turn-up") is None
    evening.does("0 call-table led-out-of-turn 3 1")
    assert [str(card) for card in evening.table.lying("turn-up")] == ["4S"]


@pytest.mark.rule("W-REV-07")
def test_a_suit_called_and_not_led_is_punished_as_a_revoke() -> None:
    evening = whist()
    evening.does("1 play KD", "0 call-table led-out-of-turn 1 1")
    evening.does("0 play 2C", "1 play 6C", "2 play 7C", "3 play 8C", "2 demand lead-diamonds")
    assert "3 play 4S" in can_do(evening, 3, "play")
    evening.does("3 play 4S", "0 play AS", "1 play 3S", "2 play 2S")
    assert named(evening.does("2 call-table disobeyed 3 2")) == ["CallNoted"]
    evening.does("0 play KS", "1 play KD", "2 play JD", "3 play 8D")
    events = evening.does("0 play QD", "1 play 4D", "2 play TD", "3 play 6D")
    assert "Proved" in named(events)
    over = evening.table.docket.hand_over
    assert [(it.kind, it.number, it.clause) for it in over.docket.penalties] == [
        ("revoke-tricks", 2, "W-AM-03")
    ]


@pytest.mark.rule("W-LEAD-03")
def test_a_suit_called_waits_for_a_lead_of_his_own() -> None:
    """If another leads before him, he follows as he likes, and owes the suit still."""
    evening = whist()
    evening.does("2 play TD", "1 call-table led-out-of-turn 2 1", "3 demand lead-diamonds")
    assert evening.lawful() == ["0 play QD"]
    evening.does("1 play 3S")
    assert evening.table.turn == 2
    evening.does("2 play 2S", "3 play 4S")
    assert evening.lawful() == ["0 play AS", "0 play KS"]
    evening.does("0 play KS")
    assert evening.lawful() == ["0 play QD"]


@pytest.mark.rule("X-MODE-02", "W-DUM-06")
def test_who_leads_out_of_turn_by_inadvertence() -> None:
    """A dummy's hand is led from by mistake only when his partner is to lead from his own."""
    assert slips(whist(), 3, "play") == ["3 play 4S", "3 play 8D", "3 play 6D", "3 play 8C"]
    there = in_play("whist", "AS", "3S", "2S", "4S", players=3, trumps="H")
    evening = Evening(there.game, opening=there.table.laid_open(Seat(3)))
    assert slips(evening, 3, "play") == ["3 play 4S"]
    evening = Evening(there.game, opening=replace(evening.table, turn=Seat(1)))
    assert slips(evening, 3, "play") == []


def test_what_was_demanded_for_a_trick_has_no_hold_on_the_lead() -> None:
    """A demand for the trick that lies open says nothing about the next lead: W-TURN-02."""
    table = whist().table
    cards = table.hands[0].cards
    assert obeying(table, (Duty(Seat(0), "win", "W-CALL-04"),), cards) == cards


@pytest.mark.rule("W-ENG-11", "X-EXP-01")
def test_a_card_that_could_be_called_before_still_can() -> None:
    evening = in_play("whist", *HANDS, trumps="H", code="english")
    evening.does("1 drop KD", "0 call-table exposed 1 1", "1 play KD", "0 call-table led-out-of-turn 1 1")
    evening.does("0 demand call-a-suit")
    assert liable(evening) == ["1 KD"]
    assert [str(card) for card in evening.table.hands[1].shown] == ["KD"]
    evening.does("3 play 8D", "0 call-table led-out-of-turn 3 1", "0 demand call-a-suit")
    assert evening.table.hands[3].shown == ()
