"""The house rules of Whist: what goes together, and what follows from them."""

from typing import Any

import pytest

from eldest.games.whist.options import WhistOptions
from eldest.games.whist.stakes import Stakes

STAKED: dict[str, Any] = {"stakes": True}


@pytest.mark.rule("W-DUM-01", "W-PLAYER-01")
@pytest.mark.parametrize(
    ("players", "form", "played"),
    [
        pytest.param(4, "four", "four", id="four play by themselves"),
        pytest.param(3, "four", "dummy", id="three play with Dummy"),
        pytest.param(3, "dummy", "dummy", id="and may say so"),
        pytest.param(2, "four", "german", id="two play German Whist"),
        pytest.param(2, "german", "german", id="and may say so too"),
        pytest.param(2, "double_dummy", "double_dummy", id="or Double Dummy, if they choose it"),
    ],
)
def test_the_form(players: int, form: str, played: str) -> None:
    options = WhistOptions(form=form)
    assert options.form_for(players) == played
    assert options.conflicts(players) == ()


@pytest.mark.parametrize(
    ("players", "rules", "clauses"),
    [
        pytest.param(
            4, {"form": "dummy"}, ["W-DUM-01"], id="Dummy is not for four", marks=pytest.mark.rule("W-DUM-01")
        ),
        pytest.param(3, {"form": "german"}, ["W-DUM-01"], id="nor the German game for three"),
        pytest.param(2, {"form": "dummy"}, ["W-DUM-01"], id="nor Dummy for two"),
        pytest.param(
            2,
            {"code": "english"},
            ["W-GER-04"],
            id="German Whist has no English code",
            marks=pytest.mark.rule("W-GER-04"),
        ),
        pytest.param(2, {"code": "english", "form": "double_dummy"}, [], id="Double Dummy has"),
        pytest.param(
            4, {"code": "english", "target": 10}, ["W-ENG-01"], id="the English game is five points"
        ),
        pytest.param(
            4, {"code": "english", "target": 5}, [], id="and may say so", marks=pytest.mark.rule("W-ENG-01")
        ),
        pytest.param(
            4,
            {"code": "english", "play_out": True},
            ["W-ENG-08"],
            id="and holds the score at five",
            marks=pytest.mark.rule("W-ENG-08"),
        ),
        pytest.param(4, {"code": "english", "american_rubber": True}, ["W-AM-06"], id="with its own rubbers"),
        pytest.param(4, {"stake_unit": "rubber"}, [], id="a stake that is not played for harms nobody"),
        pytest.param(4, STAKED, [], id="games may be played for"),
        pytest.param(
            4,
            {**STAKED, "stake_unit": "rubber_points"},
            ["W-STAKE-02"],
            id="the American game has no rubber points",
        ),
        pytest.param(
            4, {**STAKED, "stake_unit": "rubber"}, ["W-STAKE-11"], id="a rubber stake needs rubbers"
        ),
        pytest.param(
            4, {**STAKED, "stake_unit": "triple"}, ["W-STAKE-06"], id="and so does the triple stake"
        ),
        pytest.param(4, {**STAKED, "extra_rubber_stake": 5}, ["W-STAKE-02"], id="and a further stake on it"),
        pytest.param(
            4,
            {**STAKED, "stake_unit": "triple", "american_rubber": True},
            [],
            id="with rubbers the triple stake goes",
            marks=pytest.mark.rule("W-STAKE-06"),
        ),
        pytest.param(
            4,
            {**STAKED, "code": "english", "extra_rubber_stake": 5},
            [],
            id="the English game has them",
            marks=pytest.mark.rule("W-STAKE-02"),
        ),
    ],
)
def test_what_cannot_go_together(players: int, rules: dict[str, Any], clauses: list[str]) -> None:
    found = WhistOptions(**rules).conflicts(players)
    assert [refusal.clause for refusal in found] == clauses
    assert all(str(refusal) for refusal in found)


@pytest.mark.rule("W-STAKE-01", "W-STAKE-07", "X-STAKE-05")
@pytest.mark.parametrize(
    ("rules", "agreed"),
    [
        pytest.param({}, Stakes(), id="nothing is paid unless it was agreed"),
        pytest.param({"extra_rubber_stake": 5}, Stakes(), id="an amount without a stake is none"),
        pytest.param(STAKED, Stakes("game", 10), id="the American game is paid by the game"),
        pytest.param(
            {**STAKED, "code": "english"}, Stakes("rubber_points", 10), id="the English by rubber points"
        ),
        pytest.param(
            {**STAKED, "code": "english", "stake_unit": "game"},
            Stakes("game", 10),
            id="unless it is said otherwise",
        ),
        pytest.param(
            {**STAKED, "stake_unit": "triple", "stake_game": 30},
            Stakes("triple", 10, (10, 30, 50)),
            id="the triple stake has amounts of its own",
        ),
    ],
)
def test_the_stakes(rules: dict[str, Any], agreed: Stakes) -> None:
    assert WhistOptions(**rules).stakes_agreed() == agreed


@pytest.mark.parametrize(
    ("rules", "form", "clause"),
    [
        pytest.param({}, "four", "W-AM-01", id="seven points, American", marks=pytest.mark.rule("W-AM-01")),
        pytest.param({}, "german", "W-GER-04", id="seven, German", marks=pytest.mark.rule("W-GER-04")),
        pytest.param({"target": 10}, "four", "W-AM-07", id="ten", marks=pytest.mark.rule("W-AM-07")),
        pytest.param(
            {"code": "english"}, "four", "W-ENG-01", id="five, English", marks=pytest.mark.rule("W-ENG-01")
        ),
    ],
)
def test_the_clause_of_the_length(rules: dict[str, Any], form: str, clause: str) -> None:
    assert WhistOptions(**rules).length_clause(form) == clause


@pytest.mark.rule("W-STAKE-09", "W-MISC-04", "W-PLAY-04")
def test_there_are_no_side_bets_and_no_looking_back_by_default() -> None:
    options = WhistOptions()
    assert (options.bet_limit, options.show_last_trick) == (0, False)
    switches = {"common.bet_limit": 40, "common.show_last_trick": True}
    made, wrong = WhistOptions.from_switches(switches)
    assert not wrong
    assert made.switches() == switches
