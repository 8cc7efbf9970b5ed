"""Scoring a hand at Euchre: point, march, euchre, alone or not; and when the game is won."""

from dataclasses import replace
from typing import Any

import pytest

from eldest.cards.seating import Seat, Seating, Side
from eldest.engine.events import DealPasses, GameWon
from eldest.engine.game import Outcome
from eldest.engine.table import Trick
from eldest.engine.tally import Tally
from eldest.games.euchre.game import Euchre
from eldest.games.euchre.options import EuchreOptions
from eldest.games.euchre.outs import Precedence, SeveralOut
from eldest.games.euchre.results import Result
from eldest.games.euchre.scoring import DealScored, is_decided, makers_tricks
from eldest.games.euchre.table import EuchreTable
from helpers.clauses import rule_book

ELDEST, DEALER = Seat(0), Seat(1)


def played(players: int, maker: int, won: int, lost: int, **fields: Any) -> EuchreTable:
    """Return a table at which the last seat deals, after so many tricks won by the maker and lost by him."""
    in_sides = players in (4, 6)
    each = Seating.each_for_himself(players)
    seating = Seating.alternating(each.order, players) if in_sides else each
    other = seating.left_of(Seat(maker))
    bare = EuchreTable(seating, Tally.blank(seating.number_of_sides, players), dealer=Seat(players - 1))
    return replace(
        bare.cleared(),
        maker=Seat(maker),
        allies=() if in_sides else (Seat(maker),),
        tricks=(Trick(winner=Seat(maker)),) * won + (Trick(winner=other),) * lost,
        **fields,
    )


def scored(  # each says one thing about the hand
    maker: int, won: int, score: tuple[int, ...] = (), players: int = 2, fields: Any = None, **options: Any
) -> Outcome[EuchreTable]:
    """Score a hand of which the maker won so many tricks, at this score before it."""
    table = played(players, maker, won, 5 - won, **(fields or {}))
    tally = replace(table.tally, score=score or table.tally.score).begun()
    stage = Euchre(EuchreOptions(**options), players).stages["score"]
    return stage.enter(replace(table, tally=tally))


LONE, OPPOSED = {"lone": Seat(0)}, {"lone": Seat(0), "defender": Seat(1)}
OPEN = {"lone": Seat(0), "open_hand": True}

HANDS = [
    pytest.param((2, 0, 5), {}, {}, (Result.MARCH, (2, 0), "E2-SCORE-04"),
                 id="EX-34 E2-SCORE-04 E-SCORE-03: all five are a march, two points"),
    pytest.param((2, 0, 4), {}, {}, (Result.POINT, (1, 0), "E2-SCORE-03"),
                 id="EX-34 E2-SCORE-03 E-SCORE-02: four are no better than three"),
    pytest.param((2, 0, 3), {}, {}, (Result.POINT, (1, 0), "E2-SCORE-03"),
                 id="EX-34 E2-SCORE-03 E-MAKE-11 E2-SCORE-01: three tricks win the point"),
    pytest.param((2, 1, 2), {}, {}, (Result.EUCHRE, (2, 0), "E2-SCORE-02"),
                 id="EX-34 E2-SCORE-02 E2-SCORE-05 E-MAKE-11: two are a euchre, two points to the opponent"),
    pytest.param((2, 0, 2), {}, {}, (Result.EUCHRE, (0, 2), "E2-SCORE-02"),
                 id="EX-35 E2-SCORE-01 E-SCORE-06: he who ordered up fails, and the dealer scores two"),
    pytest.param((2, 1, 0), {}, {}, (Result.EUCHRE, (2, 0), "E2-SCORE-02"),
                 id="E-SCORE-06 E2-SCORE-02: the other side takes all five, and still counts two"),
    pytest.param((2, 1, 3), {}, {}, (Result.POINT, (0, 1), "E2-SCORE-03"),
                 id="E2-SCORE-05 E-SCORE-06: two tricks score nothing against a maker who succeeds"),
    pytest.param((2, 1, 5), {}, {}, (Result.MARCH, (0, 2), "E2-SCORE-04"),
                 id="E-LONE-10 E2-SCORE-04: five without a partner are no lone hand of four"),
    pytest.param((3, 1, 3), {}, {}, (Result.POINT, (0, 1, 0), "E3-SCORE-01"),
                 id="EX-36 E3-SCORE-01: of three the maker wins three tricks, one point"),
    pytest.param((3, 1, 4), {}, {}, (Result.POINT, (0, 1, 0), "E3-SCORE-01"),
                 id="E3-SCORE-01: or four"),
    pytest.param((3, 1, 5), {}, {}, (Result.MARCH_OF_THREE, (0, 3, 0), "E3-SCORE-02"),
                 id="EX-36 E3-SCORE-02 E-LONE-10: all five count him three"),
    pytest.param((3, 1, 2), {}, {}, (Result.EUCHRE_BY_TWO, (2, 0, 2), "E3-SCORE-03"),
                 id="EX-36 E3-SCORE-03 E3-PLAY-01: two, and each of the others scores two"),
    pytest.param((3, 1, 2), {}, {"three_euchre": "set_back"}, (Result.SET_BACK, (0, -2, 0), "E3-SCORE-03"),
                 id="EX-36 E3-SCORE-03: or he is set back two, and the others score nothing"),
    pytest.param((4, 0, 3), {}, {}, (Result.POINT, (1, 0), "E-SCORE-02"),
                 id="EX-31 E-SCORE-02: three tricks are one"),
    pytest.param((4, 0, 4), {}, {}, (Result.POINT, (1, 0), "E-SCORE-02"),
                 id="EX-31 E-SCORE-02: four are one"),
    pytest.param((4, 1, 5), {}, {}, (Result.MARCH, (0, 2), "E-SCORE-03"),
                 id="EX-31 E-SCORE-03: five are two"),
    pytest.param((4, 0, 2), {}, {}, (Result.EUCHRE, (0, 2), "E-SCORE-05"),
                 id="EX-32 E-SCORE-05: two tricks, others two"),
    pytest.param((4, 0, 1), {}, {}, (Result.EUCHRE, (0, 2), "E-SCORE-05"),
                 id="EX-32 E-SCORE-05: one trick"),
    pytest.param((4, 3, 0), {}, {}, (Result.EUCHRE, (2, 0), "E-SCORE-05"),
                 id="EX-32 E-SCORE-06: none, and still two"),
    pytest.param((4, 0, 5), LONE, {}, (Result.LONE_MARCH, (4, 0), "E-SCORE-04"),
                 id="EX-33 E-SCORE-04: alone five are four"),
    pytest.param((4, 0, 4), LONE, {}, (Result.LONE_POINT, (1, 0), "E-SCORE-04"),
                 id="EX-33 E-SCORE-04: four are one"),
    pytest.param((4, 0, 3), LONE, {}, (Result.LONE_POINT, (1, 0), "E-SCORE-04"),
                 id="EX-33 E-SCORE-04: and three"),
    pytest.param((4, 0, 2), LONE, {}, (Result.LONE_EUCHRE, (0, 2), "E-SCORE-05"),
                 id="EX-33 E-SCORE-05: two, others two"),
    pytest.param((4, 0, 2), LONE, {"lone_euchre_points": 4}, (Result.LONE_EUCHRE, (0, 4), "E-SCORE-05"),
                 id="EX-33 E-SCORE-05: or four, by the switch"),
    pytest.param((4, 0, 2), OPPOSED, {"defend_alone": True}, (Result.LONE_EUCHRE, (0, 2), "E-SCORE-05"),
                 id="E-LONE-06: one who opposes alone counts no more for it"),
    pytest.param((4, 0, 2), OPPOSED, {"railroad": True}, (Result.LONE_EUCHRE, (0, 4), "E-RAIL-03"),
                 id="E-RAIL-03: except at Railroad Euchre, where it is four"),
    pytest.param((4, 0, 2), LONE, {"railroad": True}, (Result.LONE_EUCHRE, (0, 2), "E-SCORE-05"),
                 id="E-RAIL-03: but not for two who oppose together"),
    pytest.param((4, 0, 5), OPEN, {"jambone": True}, (Result.JAMBONE, (8, 0), "E-JAMB-02"),
                 id="E-JAMB-02: jambone, eight"),
    pytest.param((4, 0, 4), OPEN, {"jambone": True}, (Result.LONE_POINT, (1, 0), "E-SCORE-04"),
                 id="E-JAMB-02: three or four are one"),
    pytest.param((4, 0, 1), OPEN, {"jambone": True, "lone_euchre_points": 4},
                 (Result.LONE_EUCHRE, (0, 4), "E-SCORE-05"),
                 id="E-JAMB-02: a euchre is that of a lone hand"),
    pytest.param((4, 0, 0), {"defender": Seat(1), **OPEN}, {"jambone": True, "railroad": True},
                 (Result.LONE_EUCHRE, (0, 4), "E-RAIL-03"),
                 id="E-JAMB-02 E-RAIL-03: also against one who opposes alone"),
    pytest.param((4, 1, 0), {"jamboree": True}, {"jamboree": True}, (Result.JAMBOREE, (0, 16), "E-JAMO-01"),
                 id="E-JAMO-01: five trumps shown are sixteen without a trick"),
    pytest.param((6, 2, 5), {}, {}, (Result.MARCH, (2, 0), "E6-SCORE-01"),
                 id="EX-42 E6-SCORE-01: seat 2's side orders up and wins five, two points"),
    pytest.param((6, 1, 3), {}, {}, (Result.POINT, (0, 1), "E6-SCORE-01"),
                 id="E6-SCORE-01: three are one"),
    pytest.param((6, 1, 2), {}, {}, (Result.EUCHRE, (2, 0), "E6-SCORE-01"),
                 id="E6-SCORE-01: two are a euchre"),
    pytest.param((6, 0, 5), LONE, {}, (Result.LONE_MARCH, (4, 0), "E6-SCORE-01"),
                 id="E6-SCORE-01: alone five are four"),
    pytest.param((6, 0, 5), LONE, {"six_lone_march": 6}, (Result.LONE_MARCH, (6, 0), "E6-SCORE-01"),
                 id="E6-SCORE-01: or six, by the switch"),
]  # fmt: skip


@pytest.mark.parametrize(("hand", "fields", "options", "expected"), HANDS)
def test_what_a_hand_scores(
    hand: tuple[int, int, int],
    fields: dict[str, Any],
    options: dict[str, Any],
    expected: tuple[Result, tuple[int, ...], str],
) -> None:
    """Each row: players, maker and tricks won; what he did; house rules; result, points, clause."""
    (players, maker, won), (result, points, clause) = hand, expected
    outcome = scored(maker, won, players=players, fields=fields, target=11, **options)
    capped = tuple(min(each, 11) for each in points)
    assert outcome.table.tally.score == capped
    told = outcome.events[0]
    assert isinstance(told, DealScored)
    assert (told.seat, told.tricks, told.result, told.clause) == (maker, won, result, clause)
    assert told.points == max(map(abs, points))
    assert capped[told.side] == max(capped, key=abs)
    (line,) = outcome.table.tally.sheet
    assert (line.deal, line.said, line.clause) == (1, result.said, clause)
    assert (line.points, line.score) == (points, capped)


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
    outcome = scored(0, won, score, target=target)
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
    stage = Euchre(EuchreOptions(rubbers=rubbers), 2).stages["score"]
    tally = replace(Tally.blank(2), score=(5, 0))
    for _ in range(games):
        tally = tally.won(Side(0), (ELDEST,)).begun()
    table = replace(played(2, 0, 3, 2), tally=replace(tally, score=(4, 0)))
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
@pytest.mark.parametrize("players", [2, 3, 4, 6])
def test_when_further_tricks_change_nothing(players: int, won: int, lost: int, decided: bool) -> None:
    table = played(players, 1, won, lost)
    assert is_decided(table) is decided
    assert makers_tricks(table) == won


@pytest.mark.parametrize("result", Result, ids=lambda result: result.name.lower())
def test_every_result_has_its_sentences(result: Result) -> None:
    event = DealScored(ELDEST, 3, result, Side(0), 2, "E-SCORE-02")
    assert "{seat}" in event.said.text
    assert event.mine.text.startswith("You ")
    assert event.clause in rule_book()
    assert result.said.text


@pytest.mark.rule("E3-SCORE-04")
@pytest.mark.parametrize(
    ("score", "maker", "after", "winner"),
    [
        pytest.param((4, 2, 3), 1, (5, 2, 5), 0, id="EX-37: both others are out, and the elder wins"),
        pytest.param((3, 4, 2), 2, (5, 5, 2), 0, id="the nearer to the dealer's left, whatever the totals"),
        pytest.param((2, 4, 3), 0, (2, 5, 5), 1, id="the dealer is the last"),
        pytest.param((4, 2, 2), 1, (5, 2, 4), 0, id="one alone is out"),
    ],
)
def test_a_euchre_may_bring_both_adversaries_out(
    score: tuple[int, ...], maker: int, after: tuple[int, ...], winner: int
) -> None:
    outcome = scored(maker, 2, score, players=3)
    assert outcome.table.tally.score == after
    assert outcome.table.tally.winner == winner
    both = after.count(5) > 1
    assert [e for e in outcome.events if isinstance(e, GameWon)] == [
        GameWon(Side(winner), after, "E3-SCORE-04" if both else "E-SCORE-01")
    ]
    assert [e.why for e in outcome.events if isinstance(e, SeveralOut)] == [Precedence.ELDER] * both


@pytest.mark.rule("E3-SCORE-03")
def test_a_maker_may_be_set_back_below_nought() -> None:
    """EX-36: a maker at one goes to minus one, and the others stay."""
    outcome = scored(1, 2, (0, 1, 3), players=3, three_euchre="set_back")
    assert outcome.table.tally.score == (0, -1, 3)


@pytest.mark.rule("E-SCORE-07", "E-SCORE-04")
def test_points_of_a_lone_march_beyond_game_are_lost() -> None:
    """EX-38: a side at four makes a lone march: game, and its score is five."""
    outcome = scored(0, 5, (4, 3), players=4, fields=LONE)
    assert outcome.table.tally.score == (5, 3)
    assert outcome.table.tally.games_won == (1, 0, 1, 0)


@pytest.mark.rule("E-STAKE-10", "X-STAKE-02")
@pytest.mark.parametrize(
    ("players", "net"),
    [
        pytest.param(2, (10, -10), id="of two the loser pays the winner"),
        pytest.param(3, (20, -10, -10), id="of three each loser pays the winner"),
        pytest.param(4, (10, -10, 10, -10), id="of four each loser pays one winner"),
        pytest.param(6, (10, -10, 10, -10, 10, -10), id="of six too"),
    ],
)
def test_who_pays_for_a_game(players: int, net: tuple[int, ...]) -> None:
    score = (4,) + (0,) * (2 if players == 3 else 1)
    outcome = scored(0, 3, score, players=players, stakes=True)
    assert outcome.table.tally.balance() == net
