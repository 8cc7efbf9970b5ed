"""Stages and steps: what a stage does that declares nothing, and how one stage runs into the next."""

from dataclasses import replace

import pytest

from eldest.cards.card import Rank
from eldest.cards.hand import Hand
from eldest.cards.pack import Pack
from eldest.cards.seating import Seat
from eldest.engine.acts import PACK, CutPack, Pass
from eldest.engine.events import PackCut
from eldest.engine.game import NOT_NOW, NOT_YOUR_TURN, Game, Outcome, Particular, Stage, Unlawful
from eldest.engine.phrase import Refusal, phrase
from eldest.engine.stages.dealing import Presenting
from eldest.engine.table import Table
from helpers.tables import SmallGame, plain_table

PACKED = plain_table(3).with_spot(PACK, Hand(Pack.from_rank(Rank.SEVEN).cards))


class Asking(Stage[Table]):
    """A stage that asks the first seat and offers it nothing."""

    def enter(self, table: Table) -> Outcome[Table]:
        return Outcome(replace(table, stage=self.name, turn=Seat(0)))


class Passing(Stage[Table]):
    """A stage that asks nobody and is over at once."""

    def enter(self, table: Table) -> Outcome[Table]:
        return Outcome(table, (PackCut(Seat(0), 1),), "end")


class Resting(Stage[Table]):
    """A stage that waits for chance."""

    def enter(self, table: Table) -> Outcome[Table]:
        return Outcome(replace(table, stage=self.name, turn=None))


class WithinDeal(Resting):
    """A stage that waits for chance in the middle of a deal."""

    within_deal = True


@pytest.mark.parametrize(
    ("stage", "rests"),
    [
        pytest.param(Resting("waiting"), True, id="before a shuffle the table may rest"),
        pytest.param(WithinDeal("waiting"), False, id="not where chance comes within a deal"),
        pytest.param(Asking("asking"), False, id="nor while somebody is asked"),
    ],
)
def test_when_a_table_rests(stage: Stage[Table], rests: bool) -> None:
    game = SmallGame.of(3, stage)
    assert game.rests(game.opening()) is rests


def test_a_game_need_not_tell_anything_about_itself() -> None:
    assert SmallGame.of(2).particulars() == ()


def test_a_particular_has_its_clause_and_fills_its_sentence() -> None:
    said = phrase("tests", "{points} points are game.")
    assert Particular.of("E-SCORE-01", said, points=5).values == (("points", 5),)


def test_a_stage_that_says_no_more_offers_and_awaits_nothing() -> None:
    stage = Asking("asking")
    assert stage.acts(PACKED) == ()
    assert stage.in_a_row(PACKED) == 1
    assert stage.chance(PACKED, 1) is None
    with pytest.raises(NotImplementedError, match="nobody acts in asking"):
        stage.advance(PACKED, Pass(Seat(0)))


def test_what_a_stage_does_not_know_cannot_be_done_now() -> None:
    game = SmallGame.of(3, Asking("asking"))
    refusal = game.stages["asking"].refusal(game.opening(), Pass(Seat(0)))
    assert refusal == Refusal.because("X-PLAY-01", NOT_NOW)


def test_who_is_not_in_turn_is_told_whose_turn_it_is() -> None:
    game = SmallGame.of(3, Asking("asking"))
    refusal = game.stages["asking"].refusal(game.opening(), Pass(Seat(2)))
    assert refusal == Refusal.because("X-PLAY-01", NOT_YOUR_TURN, seat=0)


def test_a_stage_that_is_over_runs_into_the_next_and_their_events_stand_in_a_row() -> None:
    game = SmallGame.of(3, Presenting("present", then="passing"), Passing("passing"))
    step = game.advance(game.opened(PACKED, "present"), CutPack(Seat(1), 9))
    assert step.events == (PackCut(Seat(1), 9), PackCut(Seat(0), 1))
    assert step.table.stage == "end"
    assert game.stage_of(PACKED.__class__(PACKED.seating, PACKED.tally, stage="passing")).name == "passing"


def test_a_step_is_seen_as_its_events_and_its_table_are() -> None:
    game = SmallGame.of(3, Presenting("present", then="end"))
    step = game.advance(game.opened(PACKED, "present"), CutPack(Seat(1), 9))
    glimpse = step.seen_by(Seat(0))
    assert glimpse.events == step.events
    assert glimpse.sight == step.table.seen_by(Seat(0))
    assert glimpse.sight != step.table


def test_a_game_has_no_laws_or_habits_unless_it_says_so() -> None:
    game = SmallGame.of(2, Asking("asking"))
    assert game.code() == Game.code(game) == ()
    assert game.idle_clauses() == ()
    assert game.habits() == ()


def test_an_unlawful_act_says_why() -> None:
    refusal = Refusal.because("X-PLAY-01", phrase("tests", "No."))
    assert str(Unlawful(refusal)) == "No. [X-PLAY-01]"
    assert Unlawful(refusal).refusal is refusal
