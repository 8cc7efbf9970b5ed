"""Scoring a hand of Whist: tricks above the book, honours, and when the game is won."""

from typing import Any

import pytest

from eldest.cards.seating import Seat, Side
from eldest.engine.events import DealPasses, GameWon
from eldest.engine.game import Outcome
from eldest.games.whist.game import Whist
from eldest.games.whist.options import WhistOptions
from eldest.games.whist.scoring import (
    HonoursBarred,
    HonoursScored,
    HonoursTooLate,
    TricksEven,
    TricksScored,
    honours_dealt,
    odd_tricks,
)
from eldest.games.whist.table import WhistTable
from helpers.whist import dealt, played_out

ENGLISH: dict[str, Any] = {"code": "english"}


def scored(table: WhistTable, players: int = 4, **options: Any) -> Outcome[WhistTable]:
    """Score a hand that was played out."""
    return Whist(WhistOptions(**options), players).stages["score"].enter(table)


def sheet_of(outcome: Outcome[WhistTable]) -> list[tuple[str, tuple[int, ...], tuple[int, ...]]]:
    return [(line.clause, line.points, line.score) for line in outcome.table.tally.sheet]


@pytest.mark.parametrize(
    ("options", "before", "won", "after", "winner"),
    [
        pytest.param(
            {},
            (5, 3),
            (9, 4),
            (7, 3),
            0,
            id="EX-54: at five, nine tricks: three, held at seven, game",
            marks=pytest.mark.rule("W-AM-01", "W-AM-05", "W-PLAY-05"),
        ),
        pytest.param(
            {"play_out": True},
            (5, 3),
            (9, 4),
            (8, 3),
            0,
            id="EX-55: where the last hand is played out, eight to three",
            marks=pytest.mark.rule("W-AM-05"),
        ),
        pytest.param(
            {},
            (5, 3),
            (7, 6),
            (6, 3),
            None,
            id="six tricks are the book and count nothing, and six points are not game",
            marks=pytest.mark.rule("W-AM-01", "W-PLAY-05"),
        ),
        pytest.param(
            {},
            (0, 0),
            (0, 13),
            (0, 7),
            1,
            id="all thirteen tricks are seven points and game at once",
            marks=pytest.mark.rule("W-AM-01", "W-PLAY-05"),
        ),
        pytest.param(
            {"target": 5},
            (3, 4),
            (8, 5),
            (5, 4),
            0,
            id="of five points five are game",
            marks=pytest.mark.rule("W-AM-07"),
        ),
        pytest.param(
            {"target": 10},
            (6, 4),
            (8, 5),
            (8, 4),
            None,
            id="of ten points eight are not",
            marks=pytest.mark.rule("W-AM-07"),
        ),
        pytest.param(
            {"target": 10},
            (9, 4),
            (10, 3),
            (10, 4),
            0,
            id="and ten are, the rest is lost",
            marks=pytest.mark.rule("W-AM-07", "W-AM-05"),
        ),
        pytest.param(
            ENGLISH,
            (4, 4),
            (10, 3),
            (5, 4),
            0,
            id="in the English game five points are game and what is beyond is lost",
            marks=pytest.mark.rule("W-ENG-01", "W-ENG-08", "W-CODE-01"),
        ),
    ],
)
def test_tricks(
    options: dict[str, Any],
    before: tuple[int, int],
    won: tuple[int, int],
    after: tuple[int, int],
    winner: int | None,
) -> None:
    outcome = scored(played_out(won, score=before), **options)
    assert outcome.table.tally.score == after
    assert outcome.table.tally.winner == winner
    side = Side(won.index(max(won)))
    event = outcome.events[0]
    assert event == TricksScored(side, max(won), max(won) - 6, "W-PLAY-05")
    assert event.clause == "W-PLAY-05"
    (line,) = outcome.table.tally.sheet
    assert line.values == (("tricks", max(won)),)
    assert line.sides == ((0, 2), (1, 3))
    assert any(isinstance(event, GameWon) for event in outcome.events) is (winner is not None)


@pytest.mark.parametrize(
    ("honours", "before", "won", "lines", "winner"),
    [
        pytest.param(
            (3, 1),
            (0, 0),
            (7, 6),
            [("W-PLAY-05", (1, 0), (1, 0)), ("W-ENG-02", (2, 0), (3, 0))],
            None,
            id="EX-58: three honours of trumps are two by honours",
            marks=pytest.mark.rule("W-ENG-02", "W-ENG-04"),
        ),
        pytest.param(
            (0, 4),
            (0, 0),
            (7, 6),
            [("W-PLAY-05", (1, 0), (1, 0)), ("W-ENG-02", (0, 4), (1, 4))],
            None,
            id="EX-58: all four are four, whichever side won the tricks",
            marks=pytest.mark.rule("W-ENG-02"),
        ),
        pytest.param(
            (2, 2),
            (0, 0),
            (7, 6),
            [("W-PLAY-05", (1, 0), (1, 0))],
            None,
            id="EX-58: two each are nothing",
            marks=pytest.mark.rule("W-ENG-02"),
        ),
        pytest.param(
            (4, 0),
            (4, 0),
            (6, 7),
            [("W-PLAY-05", (0, 1), (4, 1))],
            None,
            id="EX-59: at four no honours are counted",
            marks=pytest.mark.rule("W-ENG-03"),
        ),
        pytest.param(
            (3, 1),
            (3, 0),
            (4, 9),
            [("W-PLAY-05", (0, 3), (3, 3)), ("W-ENG-02", (2, 0), (5, 3))],
            0,
            id="EX-60: tricks are scored first, then two by honours win the game",
            marks=pytest.mark.rule("W-ENG-04"),
        ),
        pytest.param(
            (0, 4),
            (3, 0),
            (8, 5),
            [("W-PLAY-05", (2, 0), (5, 0))],
            0,
            id="EX-61: the game is won by tricks, and the honours come too late",
            marks=pytest.mark.rule("W-ENG-04"),
        ),
        pytest.param(
            (4, 0),
            (3, 0),
            (8, 5),
            [("W-PLAY-05", (2, 0), (5, 0))],
            0,
            id="the winners' own honours are lost too",
            marks=pytest.mark.rule("W-ENG-04", "W-ENG-08"),
        ),
        pytest.param(
            (4, 0),
            (2, 4),
            (7, 6),
            [("W-PLAY-05", (1, 0), (3, 4)), ("W-ENG-02", (4, 0), (5, 4))],
            0,
            id="who comes to four only by this hand's tricks or stands below it may count honours",
            marks=pytest.mark.rule("W-ENG-03", "W-ENG-08"),
        ),
        pytest.param(
            (4, 0),
            (3, 0),
            (7, 6),
            [("W-PLAY-05", (1, 0), (4, 0)), ("W-ENG-02", (4, 0), (5, 0))],
            0,
            id="what counts is where a side stood when the deal began",
            marks=pytest.mark.rule("W-ENG-03"),
        ),
    ],
)
def test_honours(
    honours: tuple[int, int],
    before: tuple[int, int],
    won: tuple[int, int],
    lines: list[tuple[str, tuple[int, ...], tuple[int, ...]]],
    winner: int | None,
) -> None:
    outcome = scored(played_out(won, honours=honours, score=before), **ENGLISH)
    assert sheet_of(outcome) == lines
    assert outcome.table.tally.winner == winner


@pytest.mark.rule("W-ENG-02", "W-ENG-03", "W-ENG-04")
@pytest.mark.parametrize(
    ("honours", "before", "won", "told"),
    [
        pytest.param((3, 1), (0, 0), (7, 6), [HonoursScored(Side(0), 3, 2)], id="honours counted"),
        pytest.param((1, 3), (0, 4), (7, 6), [HonoursBarred(Side(1))], id="honours barred at four"),
        pytest.param((0, 4), (3, 0), (8, 5), [HonoursTooLate(Side(1))], id="honours too late"),
        pytest.param((4, 0), (3, 0), (8, 5), [], id="nothing is said of honours nobody needs"),
        pytest.param((2, 2), (3, 0), (8, 5), [], id="nor of two each"),
    ],
)
def test_what_is_said_of_honours(
    honours: tuple[int, int], before: tuple[int, int], won: tuple[int, int], told: list[object]
) -> None:
    events = scored(played_out(won, honours=honours, score=before), **ENGLISH).events
    kinds = HonoursScored | HonoursBarred | HonoursTooLate
    assert [event for event in events if isinstance(event, kinds)] == told


@pytest.mark.rule("W-AM-01")
def test_in_the_american_game_honours_do_not_count() -> None:
    outcome = scored(played_out((7, 6), honours=(4, 0)))
    assert sheet_of(outcome) == [("W-PLAY-05", (1, 0), (1, 0))]


@pytest.mark.rule("W-ENG-02")
def test_the_turn_up_counts_with_the_dealers_honours() -> None:
    evening = dealt("2H JH", "KH", "4H 5H", "QH AH", **ENGLISH)
    assert str(evening.table.turned) == "AH"
    while evening.table.stage == "play":
        evening.does(evening.lawful()[0])
    assert honours_dealt(evening.table) == (1, 3)


@pytest.mark.parametrize(
    ("won", "points", "options"),
    [
        pytest.param(
            (15, 11),
            (2, 0),
            {},
            id="EX-69: fifteen tricks to eleven are two points",
            marks=pytest.mark.rule("W-GER-04"),
        ),
        pytest.param(
            (6, 20), (0, 7), {}, id="twenty tricks are game at once", marks=pytest.mark.rule("W-GER-04")
        ),
        pytest.param(
            (4, 22),
            (0, 9),
            {"play_out": True},
            id="and may pass seven where the last hand counts whole",
            marks=pytest.mark.rule("W-GER-04", "W-AM-05"),
        ),
    ],
)
def test_german_whist(won: tuple[int, int], points: tuple[int, int], options: dict[str, Any]) -> None:
    outcome = scored(played_out(won, german=True, players=2), 2, **options)
    assert outcome.table.tally.score == points
    assert outcome.events[0] == TricksScored(
        Side(points.index(max(points))), max(won), max(points), "W-GER-04"
    )


@pytest.mark.rule("W-GER-04")
def test_thirteen_tricks_each_score_nothing() -> None:
    outcome = scored(played_out((13, 13), german=True, players=2), 2)
    assert outcome.events == (TricksEven("W-GER-04"), DealPasses(Seat(0)))
    assert sheet_of(outcome) == [("W-GER-04", (0, 0), (0, 0))]


@pytest.mark.rule("W-DEAL-05", "X-DEAL-02")
def test_after_a_hand_the_deal_passes_to_the_left() -> None:
    outcome = scored(played_out((7, 6)))
    assert outcome.events[-1] == DealPasses(Seat(0))
    assert (outcome.table.dealer, outcome.then) == (0, "shuffle")


@pytest.mark.rule("W-STAKE-08", "W-PLAY-05")
def test_odd_tricks_are_kept_over_the_rubber_beyond_what_the_game_can_use() -> None:
    table = played_out((11, 2), score=(6, 3), odd=(4, 3))
    assert odd_tricks(table, 6) == (5, 0)
    outcome = scored(table, american_rubber=True)
    assert outcome.table.tally.score == (7, 3)
    assert outcome.table.odd == (9, 3)
