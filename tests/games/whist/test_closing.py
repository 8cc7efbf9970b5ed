"""What follows a game at Whist: its value, rubbers, and whether the players cut afresh."""

from typing import Any

import pytest

from eldest.cards.seating import Seat, Side
from eldest.engine.events import Event, GameWon, RubberWon, ThirdGameOmitted
from eldest.engine.rubber import GameValue
from eldest.engine.tally import Tally
from eldest.engine.values import replace
from eldest.games.whist.closing import GameValued, RubberAdded, RubberPointsWon, RubberWithoutBonus
from eldest.games.whist.game import Whist
from eldest.games.whist.options import WhistOptions
from helpers.whist import Played, played_out

ENGLISH: dict[str, Any] = {"code": "english"}


@pytest.mark.parametrize(
    ("games", "rules", "worth"),
    [
        pytest.param(
            "7-3",
            {},
            GameValued(Side(0), 3, 4),
            id="EX-54: against three the game is worth four",
            marks=pytest.mark.rule("W-AM-02"),
        ),
        pytest.param(
            "7-0", {}, GameValued(Side(0), 0, 7), id="at most seven", marks=pytest.mark.rule("W-AM-02")
        ),
        pytest.param(
            "6-7", {}, GameValued(Side(1), 6, 1), id="at least one", marks=pytest.mark.rule("W-AM-02")
        ),
        pytest.param(
            "10-4",
            {"target": 10},
            GameValued(Side(0), 4, 6),
            id="of ten points ten less the losers' score",
            marks=pytest.mark.rule("W-AM-07"),
        ),
        pytest.param(
            "5-0",
            ENGLISH,
            RubberPointsWon(Side(0), GameValue.TREBLE),
            id="EX-61: a treble",
            marks=pytest.mark.rule("W-ENG-06"),
        ),
        pytest.param(
            "5-2",
            ENGLISH,
            RubberPointsWon(Side(0), GameValue.DOUBLE),
            id="a double",
            marks=pytest.mark.rule("W-ENG-06"),
        ),
        pytest.param(
            "5-3",
            ENGLISH,
            RubberPointsWon(Side(0), GameValue.SINGLE),
            id="EX-60: a single",
            marks=pytest.mark.rule("W-ENG-06"),
        ),
    ],
)
def test_what_a_game_is_worth(games: str, rules: dict[str, Any], worth: Event) -> None:
    events = Played(games, **rules).events
    assert isinstance(events[0], GameWon)
    assert events[1] == worth
    assert worth.said is not None


@pytest.mark.parametrize(
    ("games", "value", "reckoning"),
    [
        pytest.param(
            "5-0 5-0", 8, "3 + 3 + 2", id="a bumper", marks=pytest.mark.rule("W-ENG-07", "X-RUB-05")
        ),
        pytest.param(
            "5-2 5-0",
            7,
            "2 + 3 + 2",
            id="EX-49: the third game is not played",
            marks=pytest.mark.rule("W-ENG-07", "X-RUB-02"),
        ),
        pytest.param(
            "5-3 4-5 5-1",
            4,
            "1 + 2 + 2 \N{MINUS SIGN} 1",
            id="EX-50: the losers' game is deducted",
            marks=pytest.mark.rule("W-ENG-07", "X-RUB-05"),
        ),
        pytest.param(
            "5-0 1-5 5-0",
            6,
            "3 + 3 + 2 \N{MINUS SIGN} 2",
            id="EX-51: a double deducted",
            marks=pytest.mark.rule("W-ENG-07"),
        ),
        pytest.param(
            "5-3 0-5 5-4",
            1,
            "1 + 1 + 2 \N{MINUS SIGN} 3",
            id="the smallest is one",
            marks=pytest.mark.rule("W-ENG-07"),
        ),
    ],
)
def test_english_rubbers(games: str, value: int, reckoning: str) -> None:
    played = Played(games, code="english")
    assert played.told(RubberWon) == [RubberWon(Side(0), value, reckoning)]
    assert bool(played.told(ThirdGameOmitted)) is (len(games.split()) == 2)
    assert played.table.tally.rubbers_won == (1, 0, 1, 0)
    assert played.then == "cut-for-deal"


@pytest.mark.rule("W-AM-06")
@pytest.mark.parametrize(
    ("bonus", "points"),
    [pytest.param(2, (2, 0), id="two unless changed"), pytest.param(5, (5, 0), id="or five")],
)
def test_an_american_rubber_adds_points_that_are_no_part_of_the_game(
    bonus: int, points: tuple[int, int]
) -> None:
    played = Played("7-3 2-7 7-6", american_rubber=True, rubber_bonus=bonus)
    assert played.told(RubberAdded) == [RubberAdded(Side(0), bonus)]
    (line,) = played.table.tally.sheet
    assert (line.clause, line.points, line.score) == ("W-AM-06", points, (7, 6))


@pytest.mark.rule("W-AM-06")
def test_an_american_rubber_may_add_nothing_and_says_so() -> None:
    played = Played("7-3 7-6", american_rubber=True, rubber_bonus=0)
    assert played.told(RubberAdded, RubberWithoutBonus) == [RubberWithoutBonus(Side(0))]
    assert played.table.tally.sheet == ()


@pytest.mark.rule("W-AM-06", "X-CUT-10")
@pytest.mark.parametrize(
    ("games", "rules", "then"),
    [
        pytest.param("7-3", {}, "shuffle", id="after a single game the deal goes on"),
        pytest.param("7-3", {"american_rubber": True}, "shuffle", id="and inside a rubber"),
        pytest.param(
            "7-3 7-2", {"american_rubber": True}, "cut-for-deal", id="after a rubber all cut afresh"
        ),
        pytest.param("5-3", {"code": "english"}, "shuffle", id="the English game is always one of a rubber"),
    ],
)
def test_what_comes_after(games: str, rules: dict[str, Any], then: str) -> None:
    assert Played(games, **rules).then == then


@pytest.mark.parametrize(
    ("rules", "changes"),
    [
        pytest.param({}, True, id="after a single game", marks=pytest.mark.rule("X-TABLE-03")),
        pytest.param(
            {"american_rubber": True}, False, id="not within a rubber", marks=pytest.mark.rule("X-TABLE-03")
        ),
        pytest.param(
            {"code": "english"}, False, id="nor in the English game", marks=pytest.mark.rule("X-TABLE-03")
        ),
    ],
)
def test_members_change(rules: dict[str, Any], changes: bool) -> None:
    options = WhistOptions(table_members=5, **rules)
    game = Whist(options, 4)
    table = replace(played_out((13, 0), score=(4, 0)), run=())
    seating = replace(table.seating, sides=(*table.seating.sides, Side(-1)))
    tally = replace(Tally.blank(2, 5), score=(4, 0)).begun()
    outcome = game.stages["score"].enter(replace(table, seating=seating, tally=tally))
    assert outcome.then == ("cut-out" if changes else "shuffle")
    assert outcome.table.dealer == (Seat(3) if changes else Seat(0))
