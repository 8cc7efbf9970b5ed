"""The customs of counting a game: laps, slams, and being set back."""

from typing import Any

import pytest

from eldest.cards.seating import Seat, Side
from eldest.engine.events import Event, GameWon, StakePaid
from eldest.engine.phrase import phrase
from eldest.engine.stages.closing import Agreement
from eldest.engine.tally import Tally
from eldest.games.euchre.clauses import GENERAL
from eldest.games.euchre.customs import Course, course_of
from eldest.games.euchre.options import EuchreOptions
from eldest.games.euchre.outs import LapCarried, Precedence, SeveralOut, SlamMade
from eldest.games.euchre.table import EuchreTable
from eldest.room.wording import Wording
from helpers.forms import after_play, last_deals
from helpers.tables import Evening, dealt

SAID = phrase("tests", "Something")


def game_of_two_sides(course: Course, score: tuple[int, int], points: tuple[int, int]) -> Tally:
    """Return the tally after a deal between sides at this score; the game is closed if one is out."""
    table = after_play(4, "00000", in_sides=True, score=score, start=course.start)
    return closed(course, table, points)


def closed(course: Course, table: EuchreTable, points: tuple[int, ...]) -> Tally:
    tally = course.entered(table, SAID, "E-SCORE-02", points)
    win = course.first_out(table, points)
    if win is None:
        return tally
    return course.closed(table, tally, win, Agreement(amount=10), points).tally


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


def told(course: Course, table: EuchreTable, points: tuple[int, ...], *, elder: bool = False) -> list[Event]:
    """Return what the log tells as the game is closed."""
    win = course.elder_out(table, points) if elder else course.first_out(table, points, [Side(0)])
    assert win is not None
    tally = course.entered(table, SAID, "E-SCORE-02", points)
    return list(course.closed(table, tally, win, Agreement(amount=10), points).events)


@pytest.mark.rule("E-SLAM-01", "E-LAP-01")
@pytest.mark.parametrize(
    ("customs", "score", "points", "kinds"),
    [
        pytest.param({}, (4, 0), (4, 0), [GameWon, StakePaid], id="a game as printed"),
        pytest.param({"slams": True}, (4, 1), (4, 0), [GameWon, StakePaid], id="no slam"),
        pytest.param({"slams": True}, (4, 0), (1, 0), [GameWon, SlamMade, StakePaid], id="a slam"),
        pytest.param({"laps": True}, (4, 1), (1, 0), [GameWon, StakePaid], id="nothing to carry over"),
        pytest.param({"laps": True}, (4, 1), (4, 0), [GameWon, LapCarried, StakePaid], id="a lap"),
        pytest.param(
            {"laps": True, "slams": True, "set_back": True},
            (1, 5),
            (4, 0),
            [GameWon, SlamMade, LapCarried, StakePaid],
            id="both, counted down",
        ),
    ],
)
def test_slams_and_laps_are_told(
    customs: dict[str, bool], score: tuple[int, int], points: tuple[int, int], kinds: list[type[Event]]
) -> None:
    course = Course(5, "E-SCORE-01", **customs)
    events = told(course, after_play(4, "00000", in_sides=True, score=score, start=course.start), points)
    assert [type(event) for event in events] == kinds
    clauses = {SlamMade: "E-SLAM-01", LapCarried: "E-LAP-01", GameWon: "E-SCORE-01", StakePaid: "X-STAKE-02"}
    assert [event.clause for event in events] == [clauses[kind] for kind in kinds]
    assert [event.points for event in events if isinstance(event, LapCarried)] == [3] * (LapCarried in kinds)


@pytest.mark.rule("E5-SCORE-04", "E3-SCORE-04", "E-SCORE-07")
@pytest.mark.parametrize(
    ("score", "points", "elder", "winner", "why", "clause"),
    [
        pytest.param(
            (4, 0, 0), (2, 0, 0), False, 0, None, "E-SCORE-01", id="one alone is out, and no more is said"
        ),
        pytest.param((4, 3, 0), (2, 4, 0), True, 0, Precedence.ELDER, "E3-SCORE-04", id="the elder"),
        pytest.param(
            (4, 3, 0), (2, 4, 0), False, 0, Precedence.MAKER, "E5-SCORE-04", id="the maker before a higher"
        ),
        pytest.param(
            (0, 4, 3),
            (0, 2, 4),
            False,
            2,
            Precedence.HIGHEST,
            "E5-SCORE-04",
            id="seven before six, though the sheet has five of both",
        ),
        pytest.param(
            (0, 4, 4),
            (0, 2, 2),
            False,
            1,
            Precedence.ELDER_OF_EQUALS,
            "E5-SCORE-04",
            id="of equals the elder",
        ),
    ],
)
def test_of_several_out_one_wins_and_the_log_says_why(
    score: tuple[int, ...],
    points: tuple[int, ...],
    elder: bool,
    winner: int,
    why: Precedence | None,
    clause: str,
) -> None:
    *several, won, _ = told(Course(5, "E-SCORE-01"), after_play(3, "11122", score=score), points, elder=elder)
    assert isinstance(won, GameWon)
    assert (won.side, won.rule) == (winner, clause)
    made = tuple(map(sum, zip(score, points, strict=True)))
    out = tuple(seat for seat in (0, 1, 2) if made[seat] >= 5)
    expected = [] if why is None else [SeveralOut(Side(winner), tuple(map(Seat, out)), made, why, clause)]
    assert several == expected
    assert [(event.said, event.mine, event.clause) for event in expected] == [
        (*it.why.value, clause) for it in expected
    ]


@pytest.mark.rule("E3-SCORE-04")
def test_nobody_is_out_before_the_points_of_the_game() -> None:
    assert Course(5, "E-SCORE-01").elder_out(after_play(3, "11122", score=(4, 3, 0)), (0, 0, 4)) is None


@pytest.mark.parametrize(
    ("event", "said"),
    [
        pytest.param(SlamMade(Side(1)), "A slam for Bert: nobody else has made anything, and the game "
                     "counts as two.", id="a slam"),
        pytest.param(LapCarried(Side(1), 3), "Bert carries a lap over to the next game: 3 beyond this one.",
                     id="a lap"),
        pytest.param(SeveralOut(Side(1), (Seat(1), Seat(2)), (0, 18, 17), Precedence.HIGHEST, "E5-SCORE-04"),
                     "Out at once are Bert and Carl: with what is beyond game Bert has most, 18–0–17.",
                     id="the highest"),
        pytest.param(SeveralOut(Side(0), (Seat(0), Seat(2)), (5, 0, 5), Precedence.ELDER, "E3-SCORE-04"),
                     "Out at once are you and Carl: you sit nearest the dealer’s left, and win.",
                     id="the elder"),
    ],
)  # fmt: skip
def test_how_it_is_told(event: Event, said: str) -> None:
    assert Wording(("Anna", "Bert", "Carl"), Seat(0)).say(event) == said


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
