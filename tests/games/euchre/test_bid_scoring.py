"""Scoring a bid: who counts the number bid, and who is out first."""

from typing import Any

import pytest

from eldest.cards.seating import Seat
from eldest.engine.events import DealPasses, GameWon
from eldest.engine.game import Outcome
from eldest.engine.stages.closing import Agreement
from eldest.games.euchre.bid_scoring import DEFEATED, MADE, BidScored, BidScoring, Settled
from eldest.games.euchre.contracts import AUCTION, AUCTION_GAME, BiddingForm, five_handed, seven_handed
from eldest.games.euchre.customs import Course
from eldest.games.euchre.outs import SeveralOut
from eldest.games.euchre.table import EuchreTable
from eldest.room.wording import Wording
from helpers.forms import after_play, last_deals

FIVE, SEVEN, SEVEN_OF_FIVE = five_handed(2), seven_handed(7), seven_handed(5)


def scored(
    form: BiddingForm, target: int, agreed: Agreement | None = None, **table: Any
) -> Outcome[EuchreTable]:
    """Score a bid on a table after the play."""
    course = Course(target, form.clauses.game)
    stage = BidScoring("score", form, course=course, agreed=agreed or Agreement())
    return stage.enter(after_play(**table))


BIDS = [
    pytest.param(
        FIVE,
        {"players": 5, "winners": "00123", "bid": 4, "allies": (0, 1, 2)},
        (4, 4, 4, 0, 0),
        "E5-SCORE-01",
        id="four of five for a bid of four with two partners count four each",
        marks=pytest.mark.rule("E5-SCORE-01"),
    ),
    pytest.param(
        FIVE,
        {"players": 5, "winners": "00122", "bid": 4, "allies": (0, 1, 2)},
        (4, 4, 4, 0, 0),
        "E5-SCORE-01",
        id="EX-39: five tricks count no more than the four that were bid",
        marks=pytest.mark.rule("E5-SCORE-01"),
    ),
    pytest.param(
        FIVE,
        {"players": 5, "winners": "00344", "bid": 4, "allies": (0, 1, 2)},
        (0, 0, 0, 4, 4),
        "E5-SCORE-02",
        id="EX-39: with too few each of the two adversaries counts four",
        marks=pytest.mark.rule("E5-SCORE-02"),
    ),
    pytest.param(
        FIVE,
        {"players": 5, "winners": "00000", "bid": 8, "allies": (0,)},
        (8, 0, 0, 0, 0),
        "E5-SCORE-01",
        id="EX-40: eight alone, five tricks: the maker counts eight",
        marks=pytest.mark.rule("E5-BID-02", "E5-SCORE-01"),
    ),
    pytest.param(
        FIVE,
        {"players": 5, "winners": "00002", "bid": 8, "allies": (0,)},
        (0, 8, 8, 8, 8),
        "E5-SCORE-02",
        id="EX-40: eight alone, four tricks: each of the four others counts eight",
        marks=pytest.mark.rule("E5-BID-02", "E5-SCORE-02"),
    ),
    pytest.param(
        SEVEN,
        {"players": 7, "winners": "0012344", "bid": 6, "allies": (0, 1, 2, 4)},
        (6, 6, 6, 0, 6, 0, 0),
        "E7-SCORE-01",
        marks=pytest.mark.rule("E7-SCORE-01", "E7-MAKE-02"),
        id="EX-41: six with three partners, six tricks: four players count six",
    ),
    pytest.param(
        SEVEN,
        {"players": 7, "winners": "0012355", "bid": 6, "allies": (0, 1, 2, 3)},
        (0, 0, 0, 0, 6, 6, 6),
        "E7-SCORE-01",
        marks=pytest.mark.rule("E7-SCORE-01"),
        id="EX-41: five tricks: the three adversaries count six",
    ),
    pytest.param(
        SEVEN,
        {"players": 7, "winners": "0000000", "bid": 20, "allies": (0,)},
        (20, 0, 0, 0, 0, 0, 0),
        "E7-SCORE-01",
        marks=pytest.mark.rule("E7-BID-01"),
        id="twenty alone without the widow, all seven tricks",
    ),
    pytest.param(
        SEVEN_OF_FIVE,
        {"players": 7, "winners": "00111", "bid": 4, "allies": (0, 1, 2, 3)},
        (4, 4, 4, 4, 0, 0, 0),
        "E7-SCORE-01",
        marks=pytest.mark.rule("E7-SCORE-01"),
        id="with five cards each there are five tricks",
    ),
    pytest.param(
        AUCTION,
        {"players": 4, "winners": "00221", "bid": 3, "in_sides": True},
        (3, 0),
        "E-AUC-03",
        id="EX-43: at the auction a bid of three, four tricks: three",
        marks=pytest.mark.rule("E-AUC-03"),
    ),
    pytest.param(
        AUCTION,
        {"players": 4, "winners": "02131", "bid": 3, "in_sides": True},
        (0, 3),
        "E-AUC-03",
        id="EX-43: two tricks: three to the adversaries",
        marks=pytest.mark.rule("E-AUC-03"),
    ),
]


@pytest.mark.parametrize(("form", "table", "points", "clause"), BIDS)
def test_what_a_bid_counts(
    form: BiddingForm, table: dict[str, Any], points: tuple[int, ...], clause: str
) -> None:
    outcome = scored(form, 21, **table)
    (event,) = (event for event in outcome.events if isinstance(event, BidScored))
    (line,) = outcome.table.tally.sheet
    assert line.points == outcome.table.tally.score == points
    assert (line.clause, event.clause) == (clause, clause)
    assert event.size == len(table["winners"])
    assert line.said == (MADE if event.made else DEFEATED)
    assert dict(line.values) == {"number": table["bid"]}
    assert event.made == (points[0] > 0)
    assert event.said != event.mine
    assert outcome.then == "shuffle"
    assert any(isinstance(passed, DealPasses) for passed in outcome.events)


OUT = [
    pytest.param(
        (12, 14, 0, 14, 0), "00122", 4, (0, 1, 2), 0, id="the maker is out with a partner: the maker wins"
    ),
    pytest.param(
        (5, 12, 14, 0, 0), "00122", 4, (0, 1, 2), 2, id="two partners are out: the higher total wins"
    ),
    pytest.param(
        (5, 12, 12, 0, 0), "00122", 4, (0, 1, 2), 1, id="equal totals: the one nearer the dealer's left wins"
    ),
    pytest.param(
        (5, 0, 0, 12, 14), "03334", 4, (0, 1, 2), 4, id="two adversaries are out: the higher total wins"
    ),
    pytest.param(
        (5, 0, 0, 12, 12), "03334", 4, (0, 1, 2), 3, id="of equal adversaries the dealer, seat 4, is the last"
    ),
    pytest.param((5, 10, 0, 0, 0), "00122", 4, (0, 1, 2), None, id="fourteen are not enough"),
]


@pytest.mark.rule("E5-SCORE-03", "E5-SCORE-04", "E7-SCORE-01", "E-SCORE-07")
@pytest.mark.parametrize(("score", "winners", "bid", "allies", "winner"), OUT)
def test_who_is_out_first(
    score: tuple[int, ...], winners: str, bid: int, allies: tuple[int, ...], winner: int | None
) -> None:
    outcome = scored(FIVE, 15, players=5, winners=winners, bid=bid, allies=allies, score=score)
    assert [event.side for event in outcome.events if isinstance(event, GameWon)] == (
        [] if winner is None else [winner]
    )
    assert outcome.table.tally.winner == winner
    several = [event.clause for event in outcome.events if isinstance(event, SeveralOut)]
    assert several == ["E5-SCORE-04"] * (winner is not None)
    assert max(outcome.table.tally.score) <= 15


@pytest.mark.rule("E7-SCORE-01")
def test_of_several_out_of_seven_the_clause_of_seven_is_named() -> None:
    table: dict[str, Any] = {"players": 7, "winners": "0012344", "bid": 6, "allies": (0, 1, 2, 4)}
    outcome = scored(SEVEN, 21, score=(0, 16, 17, 0, 0, 0, 0), **table)
    told = [e.clause for e in outcome.events if isinstance(e, SeveralOut | GameWon)]
    assert told == ["E7-SCORE-01", "E7-SCORE-01"]
    assert outcome.table.tally.winner == 2


@pytest.mark.rule("E5-SCORE-02")
def test_a_single_trick_is_told_as_one() -> None:
    outcome = scored(FIVE, 15, players=5, winners="03444", bid=4, allies=(0, 1, 2))
    words = Wording(("Anna", "Bert", "Carl", "Dora", "Emil"), Seat(1))
    assert words.say(outcome.events[0]) == (
        "Anna bid 4 and has won only one of five tricks: 4 to Dora and Emil."
    )


@pytest.mark.parametrize(
    ("players", "options", "target", "clause"),
    [
        pytest.param(
            5, {}, 15, "E5-SCORE-03", id="five-handed fifteen", marks=pytest.mark.rule("E5-SCORE-03")
        ),
        pytest.param(
            5,
            {"five_target": 21},
            21,
            "E5-SCORE-03",
            id="or twenty-one",
            marks=pytest.mark.rule("E5-SCORE-03"),
        ),
        pytest.param(
            7, {}, 21, "E7-SCORE-01", id="seven-handed twenty-one", marks=pytest.mark.rule("E7-SCORE-01")
        ),
        pytest.param(
            7, {"seven_target": 15}, 15, "E7-SCORE-01", id="or fifteen", marks=pytest.mark.rule("E7-SCORE-01")
        ),
        pytest.param(
            4,
            {"auction": True},
            AUCTION_GAME,
            "E-AUC-04",
            id="at the auction fifteen",
            marks=pytest.mark.rule("E-AUC-04"),
        ),
        pytest.param(
            6, {"auction": True}, 15, "E-AUC-04", id="with six as well", marks=pytest.mark.rule("E-AUC-04")
        ),
        pytest.param(5, {"call_ace": True}, 5, "E-SCORE-01", id="call-ace with five is played to five"),
        pytest.param(5, {"call_ace": True, "target": 7}, 7, "E-SCORE-09", id="or to seven"),
    ],
)
def test_how_long_a_game_is(players: int, options: dict[str, Any], target: int, clause: str) -> None:
    game = last_deals(players, **options).game
    line = game.particulars()[0]
    assert dict(line.values)["points"] == target
    assert line.clause == clause


@pytest.mark.rule("E-STAKE-10", "X-STAKE-02")
def test_each_loser_pays_the_winner() -> None:
    outcome = scored(
        FIVE,
        15,
        Agreement(amount=10),
        players=5,
        winners="00122",
        bid=4,
        allies=(0, 1, 2),
        score=(12, 0, 0, 0, 0),
    )
    assert outcome.table.tally.balance() == (40, -10, -10, -10, -10)


SETTLED = [
    pytest.param("0011", 4, True, id="four of four are won"),
    pytest.param("0013", 4, False, id="three of four, and one to come"),
    pytest.param("033", 4, True, id="two are lost, and one was all that might be"),
    pytest.param("03", 4, False, id="one is lost, and that may be"),
    pytest.param("0003", 8, True, id="a lone hand that has lost a trick"),
    pytest.param("0000", 8, False, id="a lone hand that has lost none"),
]


@pytest.mark.rule("E-PLAY-07")
@pytest.mark.parametrize(("winners", "bid", "settled"), SETTLED)
def test_when_a_bid_is_settled(winners: str, bid: int, settled: bool) -> None:
    allies = (0, 1, 2) if bid == 4 else (0,)
    assert Settled(FIVE)(after_play(5, winners, bid=bid, allies=allies)) is settled
