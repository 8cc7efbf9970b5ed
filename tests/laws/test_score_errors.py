"""Errors of score: who can make them, until when they are put right, and what follows from that."""

from typing import Any

import pytest

from eldest.cards.seating import Seat, Side
from eldest.engine.acts import parse_act, spell_act
from eldest.engine.claims import NotProved
from eldest.engine.events import Event, GameWon
from eldest.engine.law import Accuse
from eldest.engine.spelling import Points
from eldest.engine.tally import GameResult
from eldest.engine.values import replace
from eldest.laws.remedies import ScoredAnew
from eldest.laws.score_errors import ErrorsOfScore, Figures, MisenterScore, ScoreCorrected, ScoreEntered
from helpers.ended import deal_next, late_in_play, possible
from helpers.tables import Evening

ENGLISH: dict[str, Any] = {"code": "english"}
WHIST_HANDS = ("AS 2C", "3S 5C", "4S 6C", "5S 7C")
WRONG = "call-table wrong-score 3 0"


def told(events: tuple[Event, ...], kind: type[Event]) -> list[Event]:
    return [event for event in events if isinstance(event, kind)]


def play_out(evening: Evening) -> tuple[Event, ...]:
    """Play the last cards, each player the first of his that is lawful."""
    events: tuple[Event, ...] = ()
    while evening.table.stage == "play":
        events += evening.does(evening.lawful()[0])
    return events


def whist(won: tuple[int, int] = (7, 6), score: tuple[int, int] = (0, 0), **changes: Any) -> Evening:
    """Return an evening of the English game at which a hand is over; seat 3 has dealt it."""
    tricks = (0,) * (won[0] - 1) + (1,) * (won[1] - 1)
    evening = late_in_play("whist", *WHIST_HANDS, won=tricks, score=score, options=ENGLISH, **changes)
    play_out(evening)
    return evening


def whist_again(evening: Evening, won: tuple[int, int]) -> Evening:
    """Return the evening in its next deal, with two tricks to play."""
    deal_next(evening)
    dealer = evening.table.dealer
    evening.does(f"{dealer} deal 1", f"{dealer} turn-trump")
    base = late_in_play("whist", *WHIST_HANDS, won=(0,) * (won[0] - 1) + (1,) * (won[1] - 1), options=ENGLISH)
    table, like = evening.table, base.table
    table = replace(
        table, turn=Seat(0), hands=like.hands, tricks=like.tricks, order=like.order, untouched=(), spots=()
    )
    return Evening(evening.game, opening=table)


def euchre(score: tuple[int, int] = (0, 0), options: dict[str, Any] | None = None) -> Evening:
    """Return an evening of Euchre at which a hand is over, a point for side 0; seat 3 has dealt it."""
    hands = ("AS", "9S", "TS", "KS")
    evening = late_in_play("euchre", *hands, won=(0, 0, 1, 1), maker=Seat(0), score=score, options=options)
    play_out(evening)
    return evening


class TestMakingOne:
    """Whoever dealt keeps the score, and may enter it one too high or too low."""

    def test_the_dealer_of_the_hand_can(self) -> None:
        evening = euchre((2, 1))
        assert [act for act in possible(evening, 3) if "misenter" in act] == [
            "3 misenter 0 4 3 1",
            "3 misenter 0 2 3 1",
            "3 misenter 1 2 1 1",
            "3 misenter 1 0 1 1",
        ]
        for seat in range(3):
            assert not [act for act in possible(evening, seat) if "misenter" in act]
        evening.refused("0 misenter 0 4 3 1")

    def test_never_below_nought_nor_up_to_game(self) -> None:
        evening = euchre((3, 0))
        acts = [act for act in possible(evening, 3) if "misenter" in act]
        assert acts == ["3 misenter 0 3 4 1", "3 misenter 1 1 0 1"]

    def test_set_back_scores_run_down(self) -> None:
        evening = euchre((5, 1), {"set_back": True})
        acts = [act for act in possible(evening, 3) if "misenter" in act]
        assert acts == ["3 misenter 0 5 4 1", "3 misenter 0 3 4 1", "3 misenter 1 2 1 1"]

    def test_of_three_the_maker_set_back_has_less_than_nought_and_a_record_can_say_so(self) -> None:
        options = {"three_euchre": "set_back"}
        hands = ("9S", "AS", "TS")
        evening = late_in_play("euchre", *hands, won=(1, 1, 1, 0), maker=Seat(0), options=options)
        play_out(evening)
        assert evening.table.tally.score[0] == -2
        acts = [act for act in possible(evening, evening.table.dealt_by or 0) if "misenter 0" in act]
        assert [act.split()[3:5] for act in acts] == [["-1", "-2"], ["-3", "-2"]]
        assert spell_act(parse_act(acts[0])) == acts[0]
        evening.does(acts[0])
        assert evening.table.tally.score[0] == -1

    def test_everybody_sees_it(self) -> None:
        evening = euchre((2, 1))
        events = evening.does("3 misenter 0 4 3 1")
        assert told(events, ScoreEntered) == [ScoreEntered(Side(0), 4, "E-SCORE-10")]
        assert evening.table.tally.score == (4, 1)
        assert evening.table.tally.sheet[-1].score == (4, 1)
        (offence,) = evening.table.seen_by(Seat(0)).docket.offences
        assert offence.plain

    def test_once_after_every_hand_and_not_once_the_next_has_begun(self) -> None:
        evening = euchre((2, 1))
        evening.does("3 misenter 0 4 3 1")
        evening.refused("3 misenter 1 2 1 1")
        evening = euchre((2, 1))
        evening.chance()
        evening.refused("3 misenter 1 2 1 1")

    def test_the_winners_score_is_beyond_mistake(self) -> None:
        evening = whist((11, 2), (0, 2))
        assert evening.table.tally.winner == 0
        acts = [act for act in possible(evening, 3) if "misenter" in act]
        assert acts == ["3 misenter 1 3 2 1", "3 misenter 1 1 2 1"]

    def test_nor_is_a_rubber_s_that_is_paid_for(self) -> None:
        evening = whist((11, 2))
        table = evening.table
        closed = replace(table.tally, games=(), closed=table.tally.deals)
        over = Evening(evening.game, opening=replace(table, tally=closed))
        assert not [act for act in possible(over, 3) if "misenter" in act]

    def test_the_american_game_and_cinch_know_no_such_clause(self) -> None:
        for game in ("whist", "cinch"):
            laws = late_in_play(game, *("AS",) * 4).referee.code
            assert not [law for law in laws if isinstance(law, ErrorsOfScore)]


@pytest.mark.rule("E-SCORE-10")
class TestEuchre:
    """Until the turn-up of the next deal is turned."""

    @pytest.mark.parametrize("caller", range(4))
    def test_anybody_has_it_put_right(self, caller: int) -> None:
        evening = euchre((2, 1))
        evening.does("3 misenter 0 4 3 1")
        events = evening.does(f"{caller} {WRONG}")
        assert told(events, ScoreCorrected) == [ScoreCorrected(Side(0), 3, "E-SCORE-10")]
        assert evening.table.tally.score == (3, 1)
        assert evening.table.tally.sheet[-1].score == (3, 1)
        assert evening.table.stage == "shuffle"

    def test_everybody_has_reason_to(self) -> None:
        evening = euchre((2, 1))
        evening.does("3 misenter 0 4 3 1")
        law = next(law for law in evening.referee.code if isinstance(law, ErrorsOfScore))
        sight = evening.table.seen_by(Seat(0))
        assert list(law.evident(sight, Seat(0))) == [Accuse(Seat(0), "wrong-score", Seat(3), 0)]

    def test_still_when_the_cards_have_been_dealt(self) -> None:
        evening = euchre((2, 1))
        evening.does("3 misenter 0 4 3 1")
        deal_next(evening)
        dealer = evening.table.dealer
        evening.does(f"{dealer} deal 2")
        assert evening.table.stage == "turn"
        evening.does(f"1 {WRONG}")
        assert evening.table.tally.score == (3, 1)
        assert evening.table.stage == "turn"

    @pytest.mark.rule("X-CLAIM-06")
    def test_no_longer_when_the_trump_is_turned(self) -> None:
        evening = euchre((2, 1))
        evening.does("3 misenter 0 4 3 1")
        deal_next(evening)
        dealer = evening.table.dealer
        evening.does(f"{dealer} deal 2", f"{dealer} turn-trump")
        evening.refused(f"1 {WRONG}")
        assert evening.table.docket.offences == ()
        assert evening.table.tally.score == (4, 1)

    def test_a_true_score_is_not_proved_wrong(self) -> None:
        evening = euchre((2, 1))
        before = evening.table
        assert told(evening.does(f"1 {WRONG}"), NotProved)
        assert evening.table == before

    def test_after_members_have_changed_the_score_of_the_last_game_counts_no_more(self) -> None:
        evening = euchre((4, 1))
        evening.does("3 misenter 1 0 1 1")
        table = evening.table
        gone = Evening(evening.game, opening=replace(table, tally=table.tally.regrouped(2)))
        law = next(law for law in evening.referee.code if isinstance(law, ErrorsOfScore))
        assert law.is_late(gone.table, gone.table.docket.offences[0])


@pytest.mark.rule("W-ENG-12")
class TestEnglishWhist:
    """Until the trump of the deal after the game is turned; if it affects the rubber, until this ends."""

    def test_through_the_whole_game(self) -> None:
        evening = whist()
        evening.does("3 misenter 1 1 0 1")
        later = whist_again(evening, (7, 6))
        later.does("0 play AS", f"2 {WRONG}")
        assert later.table.tally.score == (1, 0)
        assert later.table.stage == "play"

    def test_a_hand_scored_upon_the_wrong_score_is_scored_anew(self) -> None:
        evening = whist((9, 4))
        evening.does("3 misenter 0 4 3 1")
        later = whist_again(evening, (7, 6))
        events = play_out(later)
        assert later.table.tally.score == (5, 0)
        assert told(events, GameWon)
        events = later.does(f"1 {WRONG}")
        assert told(events, ScoredAnew)
        assert later.table.tally.score == (4, 0)
        assert later.table.tally.winner is None
        assert later.table.tally.games == ()

    def test_a_game_that_had_been_won_is_won(self) -> None:
        evening = whist((10, 3))
        evening.does("3 misenter 0 3 4 1")
        later = whist_again(evening, (7, 6))
        play_out(later)
        assert later.table.tally.score == (4, 0)
        events = later.does(f"1 {WRONG}")
        assert told(events, GameWon)
        assert later.table.tally.score == (5, 0)

    def test_found_while_a_hand_is_played_that_need_not_have_been_it_is_noted(self) -> None:
        evening = whist((10, 3))
        evening.does("3 misenter 0 3 4 1")
        later = whist_again(evening, (7, 6))
        play_out(later)
        third = whist_again(later, (6, 7))
        assert third.table.tally.score == (4, 0)
        third.does(f"0 {WRONG}")
        assert third.table.docket.noted
        events = play_out(third)
        assert told(events, GameWon)
        assert third.table.tally.score == (5, 0)
        assert len(third.table.tally.games) == 1

    def test_the_losers_score_of_a_game_that_is_over_until_the_rubber_ends(self) -> None:
        evening = whist((11, 2), (0, 2))
        assert evening.table.tally.games == (GameResult(Side(0), (5, 2)),)
        evening.does("3 misenter 1 3 2 1")
        assert evening.table.tally.games == (GameResult(Side(0), (5, 3)),)
        later = whist_again(evening, (7, 6))
        assert later.table.tally.score == (0, 0)
        events = later.does(f"1 {WRONG}")
        assert told(events, ScoreCorrected) == [ScoreCorrected(Side(1), 2, "W-ENG-12")]
        assert later.table.tally.games == (GameResult(Side(0), (5, 2)),)
        assert later.table.tally.score == (0, 0)

    def test_put_right_at_once_the_sheet_agrees(self) -> None:
        evening = whist((11, 2), (0, 2))
        evening.does("3 misenter 1 3 2 1", f"0 {WRONG}")
        assert evening.table.tally.games == (GameResult(Side(0), (5, 2)),)
        assert evening.table.tally.score == (5, 2)

    @pytest.mark.rule("X-CLAIM-06")
    def test_the_winners_score_no_longer_than_the_trump_of_the_next_game(self) -> None:
        evening = whist((10, 3))
        evening.does("3 misenter 0 3 4 1")
        later = whist_again(evening, (9, 4))
        play_out(later)
        assert later.table.tally.winner == 0
        third = whist_again(later, (7, 6))
        assert third.table.docket.offences == ()

    @pytest.mark.rule("X-CLAIM-06")
    def test_nothing_when_the_rubber_is_over(self) -> None:
        evening = whist((10, 3), (0, 2))
        evening.does("3 misenter 1 3 2 1")
        table = evening.table
        tally = replace(table.tally, games=(GameResult(Side(0), (5, 0), 0),))
        later = whist_again(Evening(evening.game, opening=replace(table, tally=tally)), (9, 4))
        play_out(later)
        assert later.table.tally.closed == 2
        assert later.table.docket.offences
        chance(later)
        assert later.table.docket.offences == ()

    def test_nobody_errs_about_a_hand_that_is_void(self) -> None:
        law = ErrorsOfScore("W-ENG-12", Figures(0, 4), whole_game=True)
        evening = late_in_play("whist", *WHIST_HANDS, options=ENGLISH)
        assert list(law.permits(replace(evening.table, stage="shuffle", turn=None), Seat(3))) == []
        assert law.spot(evening.table, MisenterScore(None, 0, Points(1), Points(0), 1)) is None


def chance(evening: Evening) -> None:
    """Cut for the deal, deal, and have the trump turned."""
    evening.chance()
    for seat in range(4):
        evening.does(evening.lawful()[seat])
    while evening.table.stage != "shuffle":
        if evening.table.turn is None:
            evening.chance()
        else:
            evening.does(evening.lawful()[evening.table.turn])
    deal_next(evening)
    dealer = evening.table.dealer
    evening.does(f"{dealer} deal 1", f"{dealer} turn-trump")
