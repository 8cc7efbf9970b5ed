"""What follows a game won: the rubber, the stake, and whether the players cut afresh."""

import pytest

from eldest.cards.seating import Seat, Seating, Side
from eldest.engine.events import Event, GameWon, RubberWon, StakePaid, ThirdGameOmitted
from eldest.engine.stages.closing import (
    FOR_RUBBER_POINTS,
    Agreement,
    Closed,
    close_game,
    follow_on,
    pass_deal,
)
from eldest.engine.table import Table
from eldest.engine.tally import Tally

TWO = Seating.each_for_himself(2)
FOUR = Seating((Side(0), Side(1), Side(0), Side(1)))
BY_GAMES = Agreement(amount=10)
RUBBERS = Agreement(rubbers=True)
BY_POINTS = Agreement(rubbers=True, amount=10, by_rubber_points=True)


def played(games: str, agreed: Agreement, seating: Seating = TWO) -> Closed:
    """Return what followed the last of these games, each spelled by its score."""
    closed = Closed(Tally.blank(2), ())
    for word in games.split():
        first, other = map(int, word.split("-"))
        score = closed.tally.begun()
        tally = Tally(
            (first, other), 1, None, score.games, score.games_won, score.rubbers_won, ledger=score.ledger
        )
        closed = close_game(tally, seating, Side(int(other == 5)), agreed, clause="E2-SCORE-06")
    return closed


def kinds(events: tuple[Event, ...]) -> list[str]:
    return [type(event).__name__ for event in events]


def test_a_game_for_love_is_won_and_nothing_else_happens() -> None:
    closed = played("5-3", Agreement())
    assert closed.events == (GameWon(Side(0), (5, 3), "E2-SCORE-06"),)
    assert closed.tally.winner == 0
    assert closed.tally.ledger == ()
    assert not closed.rubber_over


@pytest.mark.parametrize(
    ("games", "seating", "agreed", "balance"),
    [
        pytest.param(
            "5-3", TWO, Agreement(), (), id="no stake, no payment", marks=pytest.mark.rule("X-STAKE-01")
        ),
        pytest.param(
            "5-3",
            TWO,
            BY_GAMES,
            (10, -10),
            id="a stake on games is paid for each game",
            marks=pytest.mark.rule("X-STAKE-01", "E-STAKE-01"),
        ),
        pytest.param(
            "5-3 4-5 2-5",
            TWO,
            BY_GAMES,
            (-10, 10),
            id="game after game",
            marks=pytest.mark.rule("E-STAKE-01"),
        ),
        pytest.param(
            "5-3 4-5",
            TWO,
            BY_POINTS,
            (),
            id="a stake on rubber points waits for the rubber",
            marks=pytest.mark.rule("E-STAKE-01", "E-STAKE-02"),
        ),
        pytest.param(
            "5-3 4-5 5-1",
            FOUR,
            BY_POINTS,
            (40, -40, 40, -40),
            id="EX-52: EX-50 at 10 a rubber point",
            marks=pytest.mark.rule("E-STAKE-02", "X-STAKE-02"),
        ),
        pytest.param(
            "5-3 4-5 5-1",
            FOUR,
            Agreement(rubbers=True, amount=10),
            (10, -10, 10, -10),
            id="rubbers may be played with a stake on each game",
            marks=pytest.mark.rule("E-STAKE-01", "E-STAKE-02"),
        ),
        pytest.param(
            "0-5 0-5",
            TWO,
            BY_POINTS,
            (-80, 80),
            id="EX-47: eight points at 10",
            marks=pytest.mark.rule("E-STAKE-07"),
        ),
    ],
)
def test_what_is_paid(games: str, seating: Seating, agreed: Agreement, balance: tuple[int, ...]) -> None:
    assert played(games, agreed, seating).tally.balance() == balance


@pytest.mark.parametrize(
    ("games", "events"),
    [
        pytest.param("5-0", ["GameWon"], id="one game decides nothing", marks=pytest.mark.rule("X-RUB-01")),
        pytest.param("5-0 3-5", ["GameWon"], id="one game each neither", marks=pytest.mark.rule("X-RUB-01")),
        pytest.param(
            "5-0 5-3",
            ["GameWon", "ThirdGameOmitted", "RubberWon"],
            id="after two games of one side the third is not played",
            marks=pytest.mark.rule("X-RUB-02", "E-STAKE-09"),
        ),
        pytest.param(
            "5-0 3-5 5-3",
            ["GameWon", "RubberWon"],
            id="best of three",
            marks=pytest.mark.rule("X-RUB-01", "E-STAKE-02"),
        ),
        pytest.param("5-0 5-0 5-1", ["GameWon"], id="after a rubber the next one begins with no games"),
    ],
)
def test_when_a_rubber_is_won(games: str, events: list[str]) -> None:
    closed = played(games, RUBBERS)
    assert kinds(closed.events) == events
    assert closed.rubber_over is ("RubberWon" in events)


@pytest.mark.rule("E-STAKE-06", "X-RUB-04")
def test_a_rubber_tells_its_value_and_how_it_is_reckoned() -> None:
    closed = played("5-2 5-0", BY_POINTS)
    assert closed.events == (
        GameWon(Side(0), (5, 0), "E2-SCORE-06"),
        ThirdGameOmitted(),
        RubberWon(Side(0), 7, "2 + 3 + 2"),
        StakePaid(Side(0), 70, FOR_RUBBER_POINTS),
    )
    assert closed.tally.rubbers_won == (1, 0)
    assert closed.tally.games == ()


@pytest.mark.parametrize(
    ("games", "agreed", "waiting", "then"),
    [
        pytest.param("5-0", Agreement(), False, "shuffle", id="after a single game the deal goes on"),
        pytest.param("5-0", Agreement(), True, "cut-out", id="unless somebody waits"),
        pytest.param("5-0", RUBBERS, True, "shuffle", id="inside a rubber nobody gives way"),
        pytest.param("5-0 5-0", RUBBERS, True, "cut-out", id="after it they do"),
        pytest.param("5-0 5-0", RUBBERS, False, "cut-for-deal", id="and if nobody waits all cut afresh"),
    ],
)
@pytest.mark.rule("X-TABLE-03", "X-CUT-10", "X-DEAL-04")
def test_what_comes_after_a_game(games: str, agreed: Agreement, waiting: bool, then: str) -> None:
    seating = Seating.alternating(FOUR.order, 5 if waiting else 4)
    table = Table(seating, Tally.blank(2, len(seating.members)), dealer=Seat(3))
    outcome = follow_on(table, played(games, agreed))
    assert outcome.then == then
    assert outcome.table.dealer == (Seat(0) if then == "shuffle" else Seat(3))


def test_the_deal_may_pass_from_another_than_the_dealer() -> None:
    table = Table(FOUR, Tally.blank(2, 4), dealer=Seat(3))
    assert pass_deal(table, from_=Seat(1)).table.dealer == 2


@pytest.mark.rule("E-SLAM-01")
def test_a_game_may_count_as_two() -> None:
    closed = close_game(Tally.blank(2), TWO, Side(0), BY_GAMES, clause="E-SLAM-01", games=2)
    assert closed.tally.games_won == (2, 0)
    assert closed.tally.balance() == (20, -20)


@pytest.mark.rule("X-CUT-10")
def test_there_is_a_new_cut_after_a_rubber_but_not_inside_one() -> None:
    assert [played(games, RUBBERS).rubber_over for games in ("5-0", "5-0 0-5", "5-0 0-5 5-0")] == [
        False,
        False,
        True,
    ]
    assert not played("5-0 5-0", Agreement()).rubber_over
