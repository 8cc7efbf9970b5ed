"""Scoring at Cinch by the worked examples: points, bids made and failed, and who wins the game."""

from dataclasses import replace
from typing import Any

import pytest

from eldest.cards.card import Card
from eldest.cards.seating import Seat, Side
from eldest.engine.events import DealPasses, GameWon, StakePaid
from eldest.engine.stages.closing import Agreement
from eldest.engine.table import Trick
from eldest.games.cinch import scoring
from eldest.games.cinch.options import CinchOptions
from eldest.games.cinch.scoring import DealScored, Method, Scoring, SideScored
from games.cinch.evenings import cinch, won

POINTS = {
    0: "KD",
    1: "2D",
    2: "JD 2D",
    5: "5D",
    6: "5D AD",
    7: "5D AD TD",
    8: "5D AD JD 2D",
    9: "5D AD TD JD 2D",
    14: "5D 5H AD TD JD 2D",
}
"""Cards of diamonds as trumps that count so many points."""
ALL = POINTS[14].split()


def of_points(made: int) -> tuple[str, str]:
    """Return what two sides have taken when the first has won so many of fourteen."""
    mine = POINTS[made].split()
    return " ".join(mine), " ".join(card for card in ALL if card not in mine)


def stage(method: Method = Method.DIFFERENCE, target: int = 51, amount: int = 0, **more: Any) -> Scoring:
    return Scoring("score", method=method, target=target, agreed=Agreement(amount=amount), **more)


@pytest.mark.rule("C-COUNT-01", "C-PACK-04")
def test_each_counting_card_scores_for_the_side_that_wins_it() -> None:
    """EX-72: A-B win AD, JD, 5D, 2D: 8; Y-Z have TD and 5H: 6; together 14."""
    table = won("AD JD KS", "TD 9C", "5D 2D 3D", "5H AS")
    assert table.points_of((table.seating.order[0], table.seating.order[2])) == 8
    assert table.points_of((table.seating.order[1], table.seating.order[3])) == 6
    assert [table.points_in(trick) for trick in table.tricks] == [2, 1, 6, 5]


SHARES = [
    pytest.param(8, 8, [(2, 0), (8, 6), (8, 6)], id="EX-79 C-SCORE-02 C-SCORE-04 C-SCORE-05: bid 8, m = 8"),
    pytest.param(
        8, 7, [(0, 15), (-8, 7), (0, 15)], id="EX-80 C-SCORE-03 C-SCORE-04 C-SCORE-05: bid 8, m = 7"
    ),
    pytest.param(5, 6, [(0, 2), (6, 8), (6, 8)], id="EX-81 C-SCORE-02: bid 5, m = 6, the others score two"),
    pytest.param(7, 7, [(0, 0), (7, 7), (7, 7)], id="EX-81 C-SCORE-02: bid 7, m = 7, nobody scores"),
    pytest.param(0, 5, [(0, 4), (5, 9), (5, 9)], id="EX-82 C-BID-08: no bid, m = 5"),
    pytest.param(10, 9, [(0, 15), (-10, 5), (0, 15)], id="EX-83 C-SCORE-04: bid 10, m = 9"),
    pytest.param(14, 14, [(14, 0), (14, 0), (14, 0)], id="C-SCORE-02: all fourteen"),
    pytest.param(14, 0, [(0, 28), (-14, 14), (0, 28)], id="C-SCORE-03: nothing of fourteen"),
]


@pytest.mark.rule("C-SCORE-01", "C-SCORE-02", "C-SCORE-03", "C-SCORE-04", "C-SCORE-05")
@pytest.mark.parametrize(("bid", "made", "by_method"), SHARES)
def test_what_both_sides_score(bid: int, made: int, by_method: list[tuple[int, int]]) -> None:
    assert [method.share(made, 14 - made, bid) for method in Method] == by_method
    for method, expected in zip(Method, by_method, strict=True):
        mine, others = of_points(made) if made in POINTS else reversed(of_points(14 - made))
        table = won(mine, others, "", "", bid=bid)
        assert stage(method).enter(table).table.tally.score == expected


SENTENCES = [
    pytest.param(Method.DIFFERENCE, 8, 9, "C-SCORE-02", scoring.DIFFERENCE, "difference", 4, id="made"),
    pytest.param(Method.DIFFERENCE, 9, 8, "C-SCORE-03", scoring.ADDED, "total", 15, id="failed"),
    pytest.param(Method.DIFFERENCE, 0, 5, "C-SCORE-02", scoring.FREE_DIFFERENCE, "difference", 4, id="free"),
    pytest.param(Method.SET_BACK, 8, 9, "C-SCORE-04", scoring.EACH, "against", 5, id="each its points"),
    pytest.param(Method.SET_BACK, 9, 8, "C-SCORE-04", scoring.SET_BACK, "bid", 9, id="set back"),
    pytest.param(Method.SET_BACK, 0, 5, "C-SCORE-04", scoring.FREE_EACH, "made", 5, id="each without a bid"),
    pytest.param(Method.BID_ADDED, 8, 9, "C-SCORE-05", scoring.EACH, "against", 5, id="bid added, made"),
    pytest.param(Method.BID_ADDED, 9, 8, "C-SCORE-05", scoring.ADDED, "total", 15, id="bid added, failed"),
]


@pytest.mark.rule("C-SCORE-02", "C-SCORE-03", "C-SCORE-04", "C-SCORE-05")
@pytest.mark.parametrize(("method", "bid", "made", "clause", "said", "name", "value"), SENTENCES)
def test_the_sheet_shows_the_arithmetic(
    method: Method, bid: int, made: int, clause: str, said: object, name: str, value: int
) -> None:
    outcome = stage(method).enter(won(*of_points(made), "", "", bid=bid))
    line = outcome.table.tally.sheet[-1]
    assert (line.said, line.clause) == (said, clause)
    values = dict(line.values)
    assert values[name] == value
    assert {"made": made, "against": 14 - made, "bid": bid}.items() <= values.items()
    assert line.sides == ((0, 2), (1, 3))


@pytest.mark.rule("C-SCORE-04", "C-DEAL-05")
def test_the_events_of_a_score() -> None:
    """EX-83: the makers at 3 bid 10 and make 9: 3 - 10 = -7, the others 5."""
    outcome = stage(Method.SET_BACK).enter(won(*of_points(9), "", "", bid=10, score=(3, 0)))
    assert outcome.table.tally.score == (-7, 5)
    scored, back, others, passes = outcome.events
    assert isinstance(scored, DealScored)
    assert (scored.seat, scored.bid, scored.made, scored.against) == (0, 10, 9, 5)
    assert (scored.said, scored.mine) == (scoring.FAILED, scoring.YOU_FAILED)
    assert back == SideScored(Side(0), 10, "C-SCORE-04", True)
    assert (back.said, back.mine) == (scoring.IS_SET_BACK, scoring.YOU_ARE_SET_BACK)
    assert others == SideScored(Side(1), 5, "C-SCORE-04")
    assert (others.said, others.mine) == (scoring.SCORES, scoring.YOU_SCORE)
    assert {event.clause for event in (scored, back, others)} == {"C-SCORE-04"}
    assert passes == DealPasses(outcome.table.seating.order[0])
    assert (outcome.table.dealer, outcome.then) == (0, "shuffle")


@pytest.mark.parametrize(
    ("bid", "made", "said", "mine"),
    [
        pytest.param(8, 9, scoring.MADE_IT, scoring.YOU_MADE_IT, id="a bid made"),
        pytest.param(0, 9, scoring.FREELY, scoring.YOU_FREELY, id="without a bid"),
    ],
)
def test_the_sentences_of_a_deal(bid: int, made: int, said: object, mine: object) -> None:
    (scored, *_) = stage().enter(won(*of_points(made), "", "", bid=bid)).events
    assert (scored.said, scored.mine) == (said, mine)


@pytest.mark.rule("C-COUNT-02")
@pytest.mark.parametrize(
    ("low_to_holder", "score"),
    [
        pytest.param(False, (1, 0), id="off: the deuce goes with its trick"),
        pytest.param(True, (0, 1), id="on: to the side that was dealt it"),
    ],
)
def test_where_the_deuce_counts(low_to_holder: bool, score: tuple[int, int]) -> None:
    evening = cinch(low_to_holder=low_to_holder)
    assert evening.table.low_to_holder is low_to_holder
    table = won("", "", "", "", low_to_holder=low_to_holder)
    trick = Trick(
        ((Seat(0), Card.parse("AS")), (Seat(1), Card.parse("2D")), (Seat(2), Card.parse("3D"))), Seat(2)
    )
    table = replace(table, tricks=(trick,))
    assert stage().enter(table).table.tally.score == score


GAMES = [
    pytest.param(51, (45, 0), 8, 0, 0, "C-SCORE-06", id="C-SCORE-06: 51 wins the game"),
    pytest.param(42, (36, 0), 8, 0, 0, "C-SCORE-07", id="C-SCORE-07: or 42"),
    pytest.param(61, (0, 55), 8, 0, 1, "C-SCORE-07", id="C-SCORE-07: or 61, the others' too"),
    pytest.param(51, (48, 48), 6, 0, 0, "C-SCORE-08", id="EX-91 C-SCORE-08: both out, the makers win"),
    pytest.param(51, (43, 48), 6, 0, 0, "C-SCORE-08", id="C-SCORE-08: even with the lower score"),
    pytest.param(51, (48, 48), 0, 0, 0, "C-SCORE-08", id="C-SCORE-08: without a bid the higher score"),
    pytest.param(51, (47, 49), 0, 3, 0, "C-SCORE-08", id="C-SCORE-08: equal, the dealer's adversaries"),
]


@pytest.mark.rule("C-SCORE-06", "C-SCORE-07", "C-SCORE-08")
@pytest.mark.parametrize(("target", "score", "bid", "maker", "winner", "clause"), GAMES)
def test_who_wins_the_game(
    target: int, score: tuple[int, int], bid: int, maker: int, winner: int, clause: str
) -> None:
    table = won(*of_points(8), "", "", bid=bid, maker=maker, score=score)
    outcome = stage(Method.SET_BACK, target).enter(table)
    (game,) = [event for event in outcome.events if isinstance(event, GameWon)]
    assert (game.side, game.clause) == (winner, clause)
    assert outcome.table.tally.winner == winner
    if clause == "C-SCORE-08" and bid and score == (48, 48):
        assert game.score == (56, 54)


@pytest.mark.rule("C-SCORE-06")
def test_fifty_is_no_game() -> None:
    outcome = stage(Method.SET_BACK).enter(won(*of_points(8), "", "", bid=8, score=(42, 0)))
    assert outcome.table.tally.score == (50, 6)
    assert outcome.table.tally.winner is None


@pytest.mark.rule("C-STAKE-01", "X-STAKE-02", "X-STAKE-05")
@pytest.mark.parametrize(
    ("options", "amount"),
    [
        pytest.param({}, 0, id="without stakes nothing is paid"),
        pytest.param({"stakes": True}, 10, id="one stake of ten"),
        pytest.param({"stakes": True, "stake_game": 3, "stake_amount": 5}, 15, id="three stakes of five"),
    ],
)
def test_what_a_game_is_worth(options: dict[str, Any], amount: int) -> None:
    assert CinchOptions(**options).agreement() == Agreement(amount=amount)


@pytest.mark.rule("C-STAKE-01", "X-STAKE-02")
def test_each_loser_pays_one_winner() -> None:
    outcome = stage(amount=10).enter(won(*of_points(9), "", "", bid=8, score=(50, 0)))
    assert any(isinstance(event, StakePaid) for event in outcome.events)
    assert outcome.table.tally.balance() == (10, -10, 10, -10)


@pytest.mark.rule("CV-FEW-02", "X-TERM-07")
def test_two_players_score_as_two_sides() -> None:
    outcome = stage().enter(won("5D AD", "5H", bid=5))
    assert outcome.table.tally.score == (1, 0)
    assert stage().enter(won("5H", "5D AD", bid=6)).table.tally.score == (0, 12)


THREE = [
    pytest.param(6, ("5D AD", "5H", "2D"), (6, 5, 1), id="the maker has his bid, each scores what he won"),
    pytest.param(7, ("5D AD", "5H", "2D"), (-7, 5, 1), id="he fails, and loses it"),
]


@pytest.mark.rule("CV-FEW-02", "X-TERM-07")
@pytest.mark.parametrize(("bid", "taken", "score"), THREE)
def test_three_are_scored_by_setting_back(bid: int, taken: tuple[str, ...], score: tuple[int, ...]) -> None:
    three = stage(Method.SET_BACK, rule="CV-FEW-02", each_own=True)
    table = three.enter(won(*taken, bid=bid)).table
    assert table.tally.score == score
    assert table.tally.sheet[-1].clause == "CV-FEW-02"


AUCTION = [
    pytest.param(8, (9, 5, 9, 5, 5), id="the two make their bid: both score their joint points"),
    pytest.param(10, (-10, 5, 0, 5, 5), id="they fail: the maker is set back, his partner scores nothing"),
]


@pytest.mark.rule("CV-AUC-03", "X-TERM-07")
@pytest.mark.parametrize(("bid", "score"), AUCTION)
def test_an_auction_is_scored_for_two_against_all(bid: int, score: tuple[int, ...]) -> None:
    table = won("5D AD", "5H", "JD TD 2D", "", "", bid=bid, allies=(0, 2))
    auction = stage(Method.SET_BACK, rule="CV-AUC-03")
    assert auction.enter(table).table.tally.score == score


@pytest.mark.rule("CV-AUC-03")
def test_a_maker_without_a_partner_scores_alone() -> None:
    table = won("5D AD", "5H", "JD TD 2D", "", "", bid=6, allies=(0,))
    assert stage(Method.SET_BACK).enter(table).table.tally.score == (6, 8, 8, 8, 8)


OUT_TOGETHER = [
    pytest.param(6, (0, 2), (45, 45, 45, 50, 45), 0, id="the maker before all"),
    pytest.param(6, (0, 2), (30, 45, 45, 50, 45), 2, id="then his partner"),
    pytest.param(6, (0, 2), (30, 45, 30, 50, 45), 3, id="then the higher score"),
    pytest.param(0, (0, 2), (45, 45, 45, 50, 45), 3, id="without a bid the higher score"),
    pytest.param(6, (0, 2), (30, 45, 30, 30, 45), 1, id="of equal ones the first from the eldest hand"),
]


@pytest.mark.rule("C-SCORE-08", "CV-AUC-03")
@pytest.mark.parametrize(("bid", "allies", "score", "winner"), OUT_TOGETHER)
def test_who_wins_when_several_are_out(
    bid: int, allies: tuple[int, ...], score: tuple[int, ...], winner: int
) -> None:
    table = won("5D AD", "5H", "", "JD TD 2D", "", bid=bid, allies=allies, score=score)
    assert stage(Method.SET_BACK).enter(table).table.tally.winner == winner
