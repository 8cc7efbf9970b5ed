"""The customs of counting a game: laps, slams, and being set back."""

from typing import Any

import pytest

from eldest.cards.seating import Side
from eldest.engine.phrase import phrase
from eldest.engine.stages.closing import Agreement
from eldest.engine.tally import Tally
from eldest.games.euchre.clauses import GENERAL
from eldest.games.euchre.customs import Course, course_of
from eldest.games.euchre.options import EuchreOptions
from eldest.games.euchre.table import EuchreTable
from helpers.forms import after_play, last_deals
from helpers.tables import Evening, dealt

SAID = phrase("tests", "Something")


def game_of_two_sides(course: Course, score: tuple[int, int], points: tuple[int, int]) -> Tally:
    """Return the tally after a deal between sides at this score; the game is closed if one is out."""
    table = after_play(4, "00000", in_sides=True, score=score, start=course.start)
    return closed(course, table, points)


def closed(course: Course, table: EuchreTable, points: tuple[int, ...]) -> Tally:
    tally = course.entered(table, SAID, "E-SCORE-02", points)
    winner = course.first_out(table, points)
    if winner is None:
        return tally
    return course.closed(table, tally, winner, Agreement(amount=10), points).tally


LAPS = [
    pytest.param(
        {},
        (4, 1),
        (4, 0),
        (5, 1),
        (0, 0),
        id="EX-38: points beyond game are lost",
        marks=pytest.mark.rule("E-SCORE-07"),
    ),
    pytest.param(
        {"laps": True},
        (4, 1),
        (4, 0),
        (5, 1),
        (3, 0),
        id="EX-38: with laps three start the next game",
        marks=pytest.mark.rule("E-LAP-01"),
    ),
    pytest.param({"laps": True}, (4, 1), (1, 0), (5, 1), (0, 0), id="just out: nothing is carried"),
    pytest.param({"laps": True}, (4, 1), (16, 0), (5, 1), (4, 0), id="a lap is never a whole game"),
    pytest.param(
        {"laps": True, "set_back": True},
        (1, 4),
        (4, 0),
        (0, 4),
        (2, 5),
        id="counted down, a lap is begun further down",
    ),
    pytest.param(
        {"set_back": True},
        (1, 4),
        (4, 0),
        (0, 4),
        (5, 5),
        id="set back, every side begins with five",
        marks=pytest.mark.rule("E-SB-01"),
    ),
]


@pytest.mark.parametrize(("customs", "score", "points", "ended", "begins"), LAPS)
def test_laps(
    customs: dict[str, bool],
    score: tuple[int, int],
    points: tuple[int, int],
    ended: tuple[int, int],
    begins: tuple[int, int],
) -> None:
    tally = game_of_two_sides(Course(5, "E-SCORE-01", **customs), score, points)
    assert tally.winner == 0
    assert tally.score == ended
    assert tally.begun().score == begins


SLAMS = [
    pytest.param({"slams": True}, (4, 0), 2, id="EX-46: five to nothing counts as two games"),
    pytest.param({"slams": True}, (4, 1), 1, id="five to one counts as one"),
    pytest.param({}, (4, 0), 1, id="without the custom it counts as one"),
    pytest.param({"slams": True, "set_back": True}, (1, 5), 2, id="counted down, five to go is nothing made"),
    pytest.param({"slams": True, "set_back": True}, (1, 7), 2, id="and so is seven to go"),
    pytest.param({"slams": True, "set_back": True}, (1, 4), 1, id="four to go is something"),
]


@pytest.mark.rule("E-SLAM-01")
@pytest.mark.parametrize(("customs", "score", "games"), SLAMS)
def test_slams(customs: dict[str, bool], score: tuple[int, int], games: int) -> None:
    tally = game_of_two_sides(Course(5, "E-SCORE-01", **customs), score, (1, 0))
    assert tally.games_won == (games, 0, games, 0)
    assert tally.ledger[0].units == games


@pytest.mark.rule("E-SLAM-01")
def test_each_for_himself_a_slam_needs_all_others_at_nothing() -> None:
    course = Course(15, "E5-SCORE-03", slams=True)
    assert closed(course, after_play(5, "00000", score=(14, 0, 0, 0, 0)), (1, 0, 0, 0, 0)).games_won[0] == 2
    assert closed(course, after_play(5, "00000", score=(14, 0, 0, 1, 0)), (1, 0, 0, 0, 0)).games_won[0] == 1


def test_a_game_that_is_not_won_goes_on() -> None:
    tally = game_of_two_sides(Course(5, "E-SCORE-01", laps=True), (3, 0), (1, 0))
    assert tally.winner is None
    assert tally.begun().score == (4, 0)


@pytest.mark.rule("E-SB-01")
@pytest.mark.parametrize(
    ("set_back", "points"),
    [
        pytest.param(False, [0, 2], id="a euchre counts two to the others"),
        pytest.param(True, [-2, 0], id="set back, the maker loses what he had made"),
    ],
)
def test_a_euchre(set_back: bool, points: list[int]) -> None:
    course = Course(5, "E-SCORE-01", set_back=set_back)
    table = after_play(4, "11111", in_sides=True, start=course.start)
    assert course.euchre(table, [Side(0)], [Side(1)], 2) == points


@pytest.mark.rule("E5-SCORE-04", "E3-SCORE-04")
def test_of_several_out_the_elder_or_the_higher() -> None:
    course, table = Course(5, "E-SCORE-01"), after_play(3, "11122", score=(4, 3, 0))
    assert course.elder_out(table, (2, 4, 0)) == 0
    assert course.first_out(table, (2, 4, 0)) == 1
    assert course.first_out(table, (2, 4, 0), favoured=[Side(0)]) == 0
    assert course.first_out(table, (0, 4, 0), favoured=[Side(0)]) == 1
    assert course.elder_out(table, (0, 0, 4)) is None


COURSES = [
    pytest.param(2, {}, Course(5, "E-SCORE-01"), id="five points"),
    pytest.param(4, {"target": 10}, Course(10, "E-SCORE-09"), id="ten points"),
    pytest.param(
        4,
        {"set_back": True, "target": 7},
        Course(7, "E-SCORE-09", set_back=True),
        id="set back, a game of seven begins with seven",
        marks=pytest.mark.rule("E-SB-01"),
    ),
    pytest.param(
        4,
        {"railroad": True},
        Course(5, "E-SCORE-01", laps=True, slams=True),
        id="railroad play has laps and slams",
        marks=pytest.mark.rule("E-RAIL-01"),
    ),
    pytest.param(6, {"railroad": True}, Course(5, "E-SCORE-01"), id="but only with four"),
    pytest.param(
        7,
        {"laps": True, "set_back": True},
        Course(21, "E7-SCORE-01", laps=True),
        id="where tricks are bid for nobody is set back",
    ),
    pytest.param(
        4, {"auction": True, "slams": True}, Course(15, "E-AUC-04", slams=True), id="slams at the auction"
    ),
]


@pytest.mark.parametrize(("players", "options", "course"), COURSES)
def test_the_course_of_a_game(players: int, options: dict[str, Any], course: Course) -> None:
    assert course_of(EuchreOptions(**options), players, GENERAL) == course


def made_and_played(evening: Evening, *plays: str) -> Evening:
    evening.does("0 order-up", "1 discard 7D", *plays)
    return evening


@pytest.mark.rule("E-SB-01", "E-SCORE-05")
def test_a_maker_who_fails_goes_up_two() -> None:
    """Two-handed: the non-dealer orders up and wins nothing."""
    evening = dealt("8C 9C TC 7S 8S", "JH JD AH KH 7D", "QH", set_back=True)
    assert evening.table.tally.score == (5, 5)
    made_and_played(
        evening,
        *("0 play 8C", "1 play KH", "1 play JH", "0 play 9C", "1 play JD", "0 play TC"),
        *("1 play AH", "0 play 7S", "1 play QH", "0 play 8S"),
    )
    assert evening.table.tally.score == (7, 5)
    (line,) = evening.table.tally.sheet
    assert (line.clause, line.points) == ("E-SB-01", (2, 0))


@pytest.mark.rule("E-SB-01")
def test_what_the_maker_makes_is_counted_down() -> None:
    evening = dealt("JH JD AH KH QH", "8C 9C TC 7D 8S", "7H", set_back=True)
    made_and_played(
        evening,
        *("0 play JH", "1 play 7H", "0 play JD", "1 play 8C", "0 play AH", "1 play 9C"),
        *("0 play KH", "1 play TC", "0 play QH", "1 play 8S"),
    )
    assert evening.table.tally.score == (3, 5)


@pytest.mark.rule("E-SB-01")
def test_a_new_sheet_begins_with_the_points_of_the_game() -> None:
    assert last_deals(5, call_ace=True, set_back=True, target=10).table.tally.score == (10,) * 5
