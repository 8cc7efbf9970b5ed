"""Scoring at call-ace: what maker and partner count, and the adversaries."""

from typing import Any

import pytest

from eldest.cards.card import Suit, parse_cards
from eldest.cards.hand import Hand
from eldest.cards.seating import Seat
from eldest.engine.acts import TURN_UP
from eldest.engine.events import GameWon
from eldest.engine.stages.closing import Agreement
from eldest.engine.table import Trick
from eldest.engine.values import replace
from eldest.games.euchre import call_scoring
from eldest.games.euchre.call_ace import SayAlone
from eldest.games.euchre.call_scoring import CallScored, CallScoring, call_is_decided, points_won
from eldest.games.euchre.calls import CallSuit
from eldest.games.euchre.customs import Course
from eldest.games.euchre.table import EuchreTable
from helpers.forms import after_play

PARTNER = 2


def called(players: int, winners: str, *, alone: bool = False, **table: Any) -> EuchreTable:
    """Return a table on which seat 0 has called spades and seat 2 the ace of them, or seat 0 was alone."""
    played = after_play(players, winners, **table)
    call = SayAlone(Seat(0)) if alone else CallSuit(Seat(0), Suit.SPADES)
    (ace,) = parse_cards("AS")
    first, *rest = played.tricks
    tricks = (Trick(((Seat(PARTNER), ace),), first.winner), *rest)
    return replace(played, calls=(call,), tricks=tricks)


COUNTS = [
    pytest.param(4, "00211", False, (1, 0, 1, 0), id="three tricks: one each to maker and partner"),
    pytest.param(4, "00221", False, (1, 0, 1, 0), id="four are no better"),
    pytest.param(4, "00222", False, (2, 0, 2, 0), id="with four players a march counts two each"),
    pytest.param(5, "00222", False, (3, 0, 3, 0, 0), id="with five three each"),
    pytest.param(
        6, "00222", False, (3, 0, 3, 0, 0, 0), id="EX-44: with six a march with a partner counts three each"
    ),
    pytest.param(6, "00000", True, (6, 0, 0, 0, 0, 0), id="EX-44: a lone march counts six with six players"),
    pytest.param(4, "00000", True, (4, 0, 0, 0), id="a lone march counts four with four players"),
    pytest.param(5, "00000", True, (5, 0, 0, 0, 0), id="a lone march counts five with five players"),
    pytest.param(4, "00011", True, (1, 0, 0, 0), id="alone, three tricks count one"),
    pytest.param(
        6, "02111", False, (0, 2, 0, 2, 2, 2), id="EX-44: a euchre counts two to each of four adversaries"
    ),
    pytest.param(4, "00222", True, (0, 2, 2, 2), id="alone with two tricks: two to each of the others"),
]


@pytest.mark.rule("E-CALL-03", "E-CALL-02")
@pytest.mark.parametrize(("players", "winners", "alone", "points"), COUNTS)
def test_what_a_called_hand_counts(players: int, winners: str, alone: bool, points: tuple[int, ...]) -> None:
    stage = CallScoring("score", course=Course(10, "E-SCORE-09"), agreed=Agreement())
    outcome = stage.enter(called(players, winners, alone=alone))
    (event,) = (event for event in outcome.events if isinstance(event, CallScored))
    (line,) = outcome.table.tally.sheet
    assert line.points == points
    assert line.clause == event.clause == "E-CALL-03"
    assert event.makers == ((0,) if alone else (0, PARTNER))
    assert set(event.seats) == {seat for seat, made in enumerate(points) if made}
    assert line.said == event.entry
    assert outcome.then == "shuffle"


WORDS = [
    pytest.param("00211", call_scoring.WON, call_scoring.SCORED_WON, call_scoring.OWN_WON, {}, id="a point"),
    pytest.param(
        "00222", call_scoring.MARCHED, call_scoring.SCORED_WON, call_scoring.OWN_WON, {}, id="a march"
    ),
    pytest.param(
        "01111",
        call_scoring.EUCHRED,
        call_scoring.SCORED_EUCHRED,
        call_scoring.OWN_EUCHRED,
        {},
        id="a euchre",
    ),
    pytest.param(
        "01111",
        call_scoring.EUCHRED,
        call_scoring.SCORED_SET_BACK,
        call_scoring.OWN_SET_BACK,
        {"set_back": True},
        id="a maker set back",
    ),
]


@pytest.mark.parametrize(("winners", "entry", "said", "mine", "customs"), WORDS)
def test_what_is_said_of_it(
    winners: str, entry: object, said: object, mine: object, customs: dict[str, bool]
) -> None:
    course = Course(5, "E-SCORE-01", **customs)
    stage = CallScoring("score", course=course, agreed=Agreement())
    outcome = stage.enter(called(4, winners, start=course.start))
    (event,) = (event for event in outcome.events if isinstance(event, CallScored))
    assert (event.entry, event.said, event.mine) == (entry, said, mine)


@pytest.mark.rule("E-SB-01", "E-CALL-03")
def test_set_back_the_maker_alone_goes_up_two() -> None:
    stage = CallScoring("score", course=Course(5, "E-SCORE-01", set_back=True), agreed=Agreement())
    outcome = stage.enter(called(4, "01111", start=5))
    assert outcome.table.tally.score == (7, 5, 5, 5)
    assert [event.clause for event in outcome.events if isinstance(event, CallScored)] == ["E-SB-01"]
    assert outcome.table.tally.sheet[-1].clause == "E-SB-01"


@pytest.mark.rule("E5-SCORE-04", "E-SCORE-01")
@pytest.mark.parametrize(
    ("winners", "score", "winner"),
    [
        pytest.param("00211", (4, 0, 4, 0), 0, id="maker and partner are out: the maker wins"),
        pytest.param("00211", (0, 0, 4, 0), 2, id="the partner alone is out"),
        pytest.param("01111", (0, 3, 0, 4), 3, id="two adversaries are out: the higher"),
        pytest.param("01111", (0, 3, 0, 3), 1, id="of equal ones the nearer to the dealer's left"),
        pytest.param("00211", (3, 4, 3, 4), None, id="nobody is out"),
    ],
)
def test_who_is_out(winners: str, score: tuple[int, ...], winner: int | None) -> None:
    stage = CallScoring("score", course=Course(5, "E-SCORE-01"), agreed=Agreement())
    outcome = stage.enter(called(4, winners, score=score))
    won = [event.side for event in outcome.events if isinstance(event, GameWon)]
    assert won == ([] if winner is None else [winner])


DECIDED = [
    pytest.param("001", False, id="two won, one lost: all is open"),
    pytest.param("0021", True, id="three won, one lost: a point"),
    pytest.param("002", False, id="three won: it may be a march"),
    pytest.param("111", True, id="three lost: a euchre"),
    pytest.param("11", False, id="two lost: three may be won"),
]


@pytest.mark.rule("E-PLAY-07")
@pytest.mark.parametrize(("winners", "decided"), DECIDED)
def test_when_a_called_hand_is_decided(winners: str, decided: bool) -> None:
    assert call_is_decided(called(4, winners, allies=(0, PARTNER))) is decided


@pytest.mark.rule("E-PLAY-07", "E-CALL-01")
def test_nothing_is_decided_before_the_partner_is_known() -> None:
    """Else the hand that goes on, or stops, would tell who he is."""
    assert not call_is_decided(called(4, "111"))
    assert not call_is_decided(called(4, "0011"))


@pytest.mark.rule("E-CALL-03")
def test_points_won() -> None:
    assert [points_won(3, players, alone=False) for players in (4, 5, 6)] == [1, 1, 1]
    assert [points_won(5, players, alone=False) for players in (4, 5, 6)] == [2, 3, 3]
    assert [points_won(5, players, alone=True) for players in (4, 5, 6)] == [4, 5, 6]


@pytest.mark.rule("E-CALL-01", "E-DISC-03")
def test_the_turn_up_on_the_pack_counts_among_the_dealer_s_cards() -> None:
    (queen,) = parse_cards("QH")
    table = replace(called(4, "0"), accepted=True).with_spot(TURN_UP, Hand((queen,), 1, (queen,)))
    assert table.makers_side() == (0, PARTNER)
