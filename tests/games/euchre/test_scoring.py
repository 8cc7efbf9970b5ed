"""Scoring a hand at Euchre: point, march, euchre; and when the game is won."""

from dataclasses import replace

import pytest

from eldest.cards.seating import Seat, Side
from eldest.engine.events import DealPasses, GameWon
from eldest.engine.game import Outcome
from eldest.engine.stages.closing import Agreement
from eldest.engine.tally import Tally
from eldest.games.euchre.scoring import DealScored, Result, Scoring, is_decided, makers_tricks
from eldest.games.euchre.table import EuchreTable
from helpers.clauses import rule_book
from helpers.tables import DEALER, ELDEST, at_table


def scored(
    maker: int, won: int, *, score: tuple[int, int] = (0, 0), target: int = 5, agreed: Agreement | None = None
) -> Outcome[EuchreTable]:
    """Score a hand of which the maker won so many tricks, at this score before it."""
    stage = Scoring("score", target=target, agreed=agreed or Agreement())
    table = at_table(maker=Seat(maker), won=won, lost=5 - won)
    return stage.enter(replace(table, tally=replace(Tally.blank(2), score=score).begun()))


@pytest.mark.parametrize(
    ("maker", "won", "result", "points"),
    [
        pytest.param(
            0,
            5,
            Result.MARCH,
            (2, 0),
            id="EX-34: all five are a march, two points",
            marks=pytest.mark.rule("E2-SCORE-04", "E-SCORE-03"),
        ),
        pytest.param(
            0,
            4,
            Result.POINT,
            (1, 0),
            id="EX-34: four are no better than three",
            marks=pytest.mark.rule("E2-SCORE-03", "E-SCORE-02"),
        ),
        pytest.param(
            0,
            3,
            Result.POINT,
            (1, 0),
            id="EX-34: three tricks win the point",
            marks=pytest.mark.rule("E2-SCORE-03", "E-MAKE-11", "E2-SCORE-01"),
        ),
        pytest.param(
            1,
            2,
            Result.EUCHRE,
            (2, 0),
            id="EX-34: with two it is a euchre, two points to the opponent",
            marks=pytest.mark.rule("E2-SCORE-02", "E2-SCORE-05", "E-MAKE-11"),
        ),
        pytest.param(
            0,
            2,
            Result.EUCHRE,
            (0, 2),
            id="EX-35: the non-dealer ordered up and fails: the dealer scores two",
            marks=pytest.mark.rule("E2-SCORE-01", "E2-SCORE-02", "E-SCORE-06"),
        ),
        pytest.param(
            1,
            0,
            Result.EUCHRE,
            (2, 0),
            id="the other side takes all five, and still counts two",
            marks=pytest.mark.rule("E-SCORE-06", "E2-SCORE-02"),
        ),
        pytest.param(
            1,
            3,
            Result.POINT,
            (0, 1),
            id="the other player's two tricks score nothing when the maker succeeds",
            marks=pytest.mark.rule("E2-SCORE-05", "E-SCORE-06"),
        ),
        pytest.param(
            1,
            5,
            Result.MARCH,
            (0, 2),
            id="five without a partner are a march of two, no lone hand of four",
            marks=pytest.mark.rule("E-LONE-10", "E2-SCORE-04"),
        ),
    ],
)
def test_what_a_hand_scores(maker: int, won: int, result: Result, points: tuple[int, int]) -> None:
    outcome = scored(maker, won)
    assert outcome.table.tally.score == points
    side = Side(points.index(max(points)))
    assert outcome.events[0] == DealScored(Seat(maker), won, result, side, max(points))
    assert outcome.events[0].clause == result.clause
    (line,) = outcome.table.tally.sheet
    assert (line.deal, line.said, line.clause, line.points, line.score) == (
        1,
        result.said,
        result.clause,
        points,
        points,
    )


@pytest.mark.rule("E-DEAL-07", "X-DEAL-02", "X-DEAL-03")
def test_after_a_hand_the_deal_passes_to_the_left() -> None:
    outcome = scored(0, 3)
    assert outcome.events[-1] == DealPasses(ELDEST)
    assert outcome.table.dealer == ELDEST
    assert outcome.then == "shuffle"


@pytest.mark.parametrize(
    ("score", "won", "target", "after", "winner", "clause"),
    [
        pytest.param(
            (4, 3),
            3,
            5,
            (5, 3),
            0,
            "E2-SCORE-06",
            id="five points are game",
            marks=pytest.mark.rule("E2-SCORE-06", "E-SCORE-01"),
        ),
        pytest.param(
            (3, 4),
            3,
            5,
            (4, 4),
            None,
            "",
            id="four are not",
            marks=pytest.mark.rule("E2-SCORE-06", "E-SCORE-01"),
        ),
        pytest.param(
            (4, 0),
            5,
            5,
            (5, 0),
            0,
            "E2-SCORE-06",
            id="points beyond game are lost",
            marks=pytest.mark.rule("E-SCORE-07"),
        ),
        pytest.param(
            (4, 3),
            2,
            5,
            (4, 5),
            1,
            "E2-SCORE-06",
            id="a game may be won by a euchre",
            marks=pytest.mark.rule("E2-SCORE-02", "E2-SCORE-06"),
        ),
        pytest.param(
            (4, 3),
            3,
            7,
            (5, 3),
            None,
            "",
            id="of seven points five are not game",
            marks=pytest.mark.rule("E-SCORE-09"),
        ),
        pytest.param(
            (6, 3), 3, 7, (7, 3), 0, "E-SCORE-09", id="seven are", marks=pytest.mark.rule("E-SCORE-09")
        ),
        pytest.param(
            (9, 3),
            5,
            10,
            (10, 3),
            0,
            "E-SCORE-09",
            id="or ten",
            marks=pytest.mark.rule("E-SCORE-09", "E-SCORE-07"),
        ),
    ],
)
def test_when_the_game_is_won(
    score: tuple[int, int], won: int, target: int, after: tuple[int, int], winner: int | None, clause: str
) -> None:
    outcome = scored(0, won, score=score, target=target)
    assert outcome.table.tally.score == after
    assert outcome.table.tally.winner == winner
    wins = [event for event in outcome.events if isinstance(event, GameWon)]
    assert wins == ([] if winner is None else [GameWon(Side(winner), after, clause)])


@pytest.mark.rule("X-CUT-10", "X-DEAL-04", "E-DEAL-07")
@pytest.mark.parametrize(
    ("rubbers", "games", "then"),
    [
        pytest.param(False, 1, "shuffle", id="without rubbers the rotation goes on from game to game"),
        pytest.param(True, 0, "shuffle", id="and inside a rubber"),
        pytest.param(True, 1, "cut-for-deal", id="after a rubber the players cut again"),
    ],
)
def test_who_deals_after_a_game(rubbers: bool, games: int, then: str) -> None:
    stage = Scoring("score", target=5, agreed=Agreement(rubbers))
    tally = replace(Tally.blank(2), score=(5, 0))
    for _ in range(games):
        tally = tally.won(Side(0), (ELDEST,)).begun()
    table = replace(at_table(maker=ELDEST, won=3, lost=2), tally=replace(tally, score=(4, 0)))
    outcome = stage.enter(table)
    assert outcome.then == then
    assert outcome.table.dealer == (DEALER if then == "cut-for-deal" else ELDEST)


@pytest.mark.rule("E-PLAY-07")
@pytest.mark.parametrize(
    ("won", "lost", "decided"),
    [
        pytest.param(0, 2, False, id="the maker may still win three"),
        pytest.param(0, 3, True, id="a euchre is certain"),
        pytest.param(2, 3, True, id="after the last trick too"),
        pytest.param(3, 0, False, id="a march is still possible"),
        pytest.param(4, 0, False, id="and still"),
        pytest.param(3, 1, True, id="the point is certain, and no more"),
        pytest.param(2, 2, False, id="the last trick decides"),
    ],
)
def test_when_further_tricks_change_nothing(won: int, lost: int, decided: bool) -> None:
    table = at_table(maker=DEALER, won=won, lost=lost)
    assert is_decided(table) is decided
    assert makers_tricks(table) == won
    possible = {Result.of(won + more) for more in range(6 - won - lost)}
    assert (len(possible) == 1) is decided


@pytest.mark.parametrize("result", Result, ids=lambda result: result.name.lower())
def test_every_result_rests_on_a_clause_and_has_a_sentence(result: Result) -> None:
    event = DealScored(ELDEST, 3, result, Side(0), result.points)
    assert event.clause in rule_book()
    assert "{seat}" in event.said.text
