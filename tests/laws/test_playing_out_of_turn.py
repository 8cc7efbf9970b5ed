"""Third or fourth hand plays before second: what it lets the others do."""

import pytest

from eldest.cards.seating import Seat
from eldest.engine.values import replace
from helpers.at_play import awaited, can_do, in_play, named
from helpers.tables import Evening

HANDS = ("AS KS QD", "3S KD TS", "2S JD TD", "4S 8D 6D")
VOID = ("AS KS QD", "3C KD 2H", "2S JD TD", "4S 8D 6D")
FORCED = ["highest-trump", "highest-no-trump", "lowest-trump", "lowest-no-trump", "stand"]
GAMES = [
    pytest.param("whist", id="At Whist: W-TURN-01, W-TURN-02"),
    pytest.param("euchre", id="At Euchre with four: E-LEAD-04"),
    pytest.param("cinch", id="At Cinch: C-TURN-01"),
]


def led(game: str = "whist", hands: tuple[str, ...] = HANDS) -> Evening:
    """Return a table at which the ace of spades has been led, hearts being trumps."""
    evening = in_play(game, *hands, trumps="H")
    evening.does("0 play AS")
    return evening


@pytest.mark.rule("W-TURN-01")
@pytest.mark.parametrize("game", GAMES)
def test_after_third_fourth_may_play_before_second_too(game: str) -> None:
    evening = led(game)
    assert [offence.seat for offence in evening.table.docket.offences] == []
    evening.does("2 play 2S")
    assert evening.table.turn == 1
    assert can_do(evening, 3, "play") == ["3 play 4S"]
    evening.does("3 play 4S")
    assert [offence.seat for offence in evening.table.docket.offences] == [2]
    assert evening.table.turn == 1
    evening.does("1 play 3S")
    assert evening.table.tricks[0].winner == 0
    assert evening.table.docket.offences == ()


@pytest.mark.rule("W-TURN-01")
def test_no_other_penalty_follows_it() -> None:
    evening = led()
    evening.does("2 play 2S")
    events = evening.does("1 call-table played-out-of-turn 2 1")
    assert named(events) == ["Proved", "NoPenalty"]
    assert evening.table.docket.offences == ()
    evening.does("1 play 3S", "3 play 4S")
    assert evening.table.tricks[0].winner == 0


@pytest.mark.rule("W-TURN-02")
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(
    ("demand", "lawful"), [("highest-trump", ["1 play TS"]), ("lowest-no-trump", ["1 play 3S"])]
)
def test_after_fourth_third_may_call_the_highest_or_lowest(game: str, demand: str, lawful: list[str]) -> None:
    evening = led(game)
    evening.does("3 play 4S", "0 call-table played-out-of-turn 3 1")
    assert awaited(evening) == ((2,), FORCED)
    evening.does(f"2 demand {demand}")
    assert evening.lawful() == lawful
    evening.does(*lawful)
    assert evening.table.docket.duties_of(Seat(1), demand) == ()


@pytest.mark.rule("W-TURN-02")
@pytest.mark.parametrize(
    ("demand", "lawful"),
    [("highest-trump", ["1 play 2H"]), ("lowest-no-trump", ["1 play 3C", "1 play KD"])],
)
def test_or_having_none_trump_or_not_trump(demand: str, lawful: list[str]) -> None:
    evening = led(hands=VOID)
    evening.does("3 play 4S", "0 call-table played-out-of-turn 3 1", f"2 demand {demand}")
    assert evening.lawful() == lawful


@pytest.mark.rule("W-TURN-02", "X-CLAIM-04")
def test_the_wrong_player_demands() -> None:
    evening = led()
    evening.does("3 play 4S", "0 call-table played-out-of-turn 3 1")
    assert named(evening.does("0 demand lowest-trump")) == ["PenaltyForgone"]
    assert evening.lawful() == ["1 play 3S", "1 play TS"]
    assert evening.table.docket.offences == ()


@pytest.mark.rule("W-TURN-02")
def test_nothing_is_demanded() -> None:
    evening = led()
    evening.does("3 play 4S", "0 call-table played-out-of-turn 3 1", "2 demand stand")
    assert evening.lawful() == ["1 play 3S", "1 play TS"]


@pytest.mark.rule("X-CLAIM-06", "W-TURN-02")
def test_too_late_once_second_has_played() -> None:
    evening = led()
    evening.does("3 play 4S", "1 play 3S")
    assert named(evening.does("0 call-table played-out-of-turn 3 1")) == ["NotProved"]
    evening.does("2 play 2S")
    assert evening.table.tricks[0].plays[1][0] == 3


@pytest.mark.rule("W-TURN-02")
def test_fourth_before_third_costs_nothing() -> None:
    evening = led()
    evening.does("1 play 3S", "3 play 4S")
    events = evening.does("2 call-table played-out-of-turn 3 1")
    assert named(events) == ["Proved", "NoPenalty"]
    evening.does("2 play 2S")
    assert evening.table.tricks[0].winner == 0


@pytest.mark.rule("X-CLAIM-01", "W-TURN-01")
def test_claimed_wrongly() -> None:
    evening = led()
    assert named(evening.does("0 call-table played-out-of-turn 3 1")) == ["NotProved"]
    evening.does("3 play 4S")
    assert evening.refused("1 call-table played-out-of-turn 3 1").clause == "X-CLAIM-01"


@pytest.mark.rule("E-LEAD-04")
def test_only_with_four_players() -> None:
    three = in_play("euchre", *HANDS[:3], trumps="H")
    three.does("0 play AS")
    assert can_do(three, 2, "play") == []
    there = in_play("euchre", *HANDS, trumps="H")
    evening = Evening(there.game, opening=replace(there.table, lone=Seat(0), resting=(Seat(2),)))
    evening.does("0 play AS")
    assert can_do(evening, 3, "play") == []


@pytest.mark.rule("W-REV-07")
@pytest.mark.parametrize(
    ("game", "kind"),
    [
        pytest.param("whist", "revoke-tricks", id="At Whist two tricks: W-REV-07"),
        pytest.param("euchre", "revoked", id="At Euchre as for a revoke: W-REV-07"),
        pytest.param("cinch", "revoked", id="At Cinch as for a revoke: W-REV-07"),
    ],
)
def test_a_call_disobeyed(game: str, kind: str) -> None:
    """It is hidden until the hand is over, noted if called before, and punished as a revoke."""
    evening = led(game)
    evening.does("3 play 4S", "0 call-table played-out-of-turn 3 1", "2 demand highest-trump", "1 play 3S")
    offence = evening.table.docket.offences[-1]
    assert (offence.seat, offence.fault, offence.clause) == (1, "disobeyed", "W-REV-07")
    assert evening.table.seen_by(Seat(0)).docket.offences == ()
    assert can_do(evening, 1, "call-table") == [
        it for it in can_do(evening, 1, "call-table") if "disob" not in it
    ]
    evening.does("2 play 2S")
    assert named(evening.does("0 call-table disobeyed 1 1")) == ["CallNoted"]
    evening.does("0 play KS", "1 play TS", "2 play TD", "3 play 6D")
    events = evening.does("0 play QD", "1 play KD", "2 play JD", "3 play 8D")
    assert "Proved" in named(events)
    penalties = evening.table.docket.hand_over.docket.penalties
    assert [it.seats for it in penalties] == [(1, 3)]


@pytest.mark.rule("W-REV-07")
def test_disobeyed_claimed_too_late_wrongly_and_by_the_wrong_player() -> None:
    evening = led()
    evening.does("3 play 4S", "0 call-table played-out-of-turn 3 1", "2 demand lowest-trump", "1 play 3S")
    assert evening.refused("3 call-table disobeyed 1 1").clause == "X-CLAIM-01"
    evening.does("2 play 2S", "0 play KS", "1 play TS", "2 play TD", "3 play 6D")
    evening.does("0 play QD", "1 play KD", "2 play JD", "3 play 8D")
    assert evening.table.stage == "shuffle"
    assert named(evening.does("0 call-table disobeyed 1 1")) == ["NotProved"]
    evening.chance()
    dealer = evening.table.dealer
    evening.does(f"{dealer} present")
    assert can_do(evening, 0, "call-table")
    pone = evening.table.seating.pone_of(dealer)
    evening.does(f"{pone} cut 9")
    assert [it for it in can_do(evening, 0, "call-table") if "disobeyed" in it] == []


@pytest.mark.rule("W-REV-07")
def test_in_the_english_code_the_claimants_choose_among_the_penalties_of_a_revoke() -> None:
    evening = in_play("whist", *HANDS, trumps="H", code="english")
    evening.does("0 play AS", "3 play 4S", "0 call-table played-out-of-turn 3 1", "2 demand highest-trump")
    evening.does("1 play 3S", "2 play 2S", "0 play KS", "1 play TS", "2 play TD", "3 play 6D")
    evening.does("0 play QD", "1 play KD", "2 play JD", "3 play 8D", "0 call-table disobeyed 1 1")
    seats, remedies = awaited(evening)
    assert set(seats) == {0, 2}
    assert len(remedies) > 1
    evening.does(f"0 demand {remedies[0]}")
    assert [it.seats for it in evening.table.docket.hand_over.docket.penalties] != []
