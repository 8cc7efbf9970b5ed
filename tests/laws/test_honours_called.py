"""At a strict table of the English game honours count only for who calls them in time."""

from typing import Any

import pytest

from eldest.cards.seating import Seat
from eldest.engine.events import Event, GameWon
from eldest.games.whist.honours import CallHonours, CallingHonours, HonoursCalled
from eldest.games.whist.scoring import HonoursScored
from eldest.laws.remedies import ScoredAnew
from helpers.ended import deal_next, late_in_play, possible
from helpers.tables import Evening

OF_FOUR = ("AH KH", "3S 5C", "QH JH", "5S 7C")
OF_TWO = ("AH KH", "QH 5C", "4S 6S", "JH 7C")


def told(events: tuple[Event, ...], kind: type[Event]) -> list[Event]:
    return [event for event in events if isinstance(event, kind)]


def hand_over(hands: tuple[str, ...] = OF_FOUR, score: tuple[int, int] = (0, 0), **options: Any) -> Evening:
    """Return an evening at which a hand is over: seven tricks to six for the side of seats 0 and 2."""
    options = {"code": "english"} | options
    evening = late_in_play("whist", *hands, won=(0,) * 5 + (1,) * 6, score=score, options=options)
    cards = [hand.split() for hand in hands]
    for trick in range(2):
        evening.does(*(f"{seat} play {cards[seat][trick]}" for seat in range(4)))
    return evening


@pytest.mark.rule("W-ENG-05")
class TestCallingHonours:
    """They are called at the end of the hand and before the trump card of the next deal is turned."""

    def test_uncalled_they_do_not_count(self) -> None:
        evening = hand_over()
        assert evening.table.tally.score == (1, 0)

    @pytest.mark.parametrize("seat", [0, 2])
    def test_either_partner_calls_them(self, seat: int) -> None:
        evening = hand_over()
        events = evening.does(f"{seat} honours 4")
        assert told(events, HonoursCalled) == [HonoursCalled(Seat(seat), 4)]
        assert told(events, ScoredAnew)
        assert told(events, HonoursScored)
        assert evening.table.tally.score == (5, 0)
        assert told(events, GameWon)

    def test_they_are_called_once(self) -> None:
        evening = hand_over(score=(0, 0))
        evening.does("0 honours 4")
        assert not [act for act in possible(evening, 2) if "honours" in act]

    @pytest.mark.parametrize(
        ("hands", "seat", "score"),
        [
            pytest.param(OF_FOUR, 1, (0, 0), id="not by a side that had none"),
            pytest.param(OF_TWO, 0, (0, 0), id="not two, which count nothing"),
            pytest.param(OF_FOUR, 0, (4, 0), id="not by a side that stood at four W-ENG-03"),
        ],
    )
    def test_nobody_else_can(self, hands: tuple[str, ...], seat: int, score: tuple[int, int]) -> None:
        evening = hand_over(hands, score)
        assert not [act for act in possible(evening, seat) if "honours" in act]
        evening.refused(f"{seat} honours 4")

    def test_no_others_than_were_held(self) -> None:
        evening = hand_over()
        evening.refused("0 honours 2")

    @pytest.mark.rule("W-ENG-04")
    def test_not_when_the_game_has_been_won_by_cards(self) -> None:
        hands = ("3S 5C", "AH KH", "5S 7C", "QH JH")
        evening = late_in_play("whist", *hands, won=(0,) * 11, score=(0, 0), options={"code": "english"})
        evening.does("0 play 3S", "1 play AH", "2 play 5S", "3 play QH")
        evening.does("1 play KH", "2 play 7C", "3 play JH", "0 play 5C")
        assert evening.table.tally.winner == 0
        assert "1 honours 4" not in possible(evening, 1)

    def test_until_the_trump_is_turned(self) -> None:
        evening = hand_over()
        deal_next(evening)
        dealer = evening.table.dealer
        evening.does(f"{dealer} deal 1")
        assert evening.table.stage == "turn"
        assert "0 honours 4" in possible(evening, 0)
        evening.does(f"{dealer} turn-trump")
        assert "0 honours 4" not in possible(evening, 0)
        evening.refused("0 honours 4")

    def test_called_during_the_next_deal_the_cards_are_gathered_and_the_hand_scored(self) -> None:
        evening = hand_over(score=(0, 3))
        deal_next(evening)
        evening.does(f"{evening.table.dealer} packet 1 1 0")
        evening.does("0 honours 4")
        assert evening.table.stage in ("shuffle", "cut-for-deal", "cut-out")
        assert evening.table.tally.winner == 0
        assert evening.game.pack.is_true(evening.table.cards()) or len(evening.table.cards()) < 52

    def test_the_american_game_knows_none(self) -> None:
        evening = hand_over(code="american")
        assert not [act for act in possible(evening, 0) if "honours" in act]

    def test_nobody_calls_before_the_hand_is_over(self) -> None:
        evening = late_in_play("whist", *OF_FOUR, won=(0,) * 11, options={"code": "english"})
        evening.refused("0 honours 4")

    def test_who_did_not_play_the_hand_calls_none(self) -> None:
        evening = hand_over()
        assert not [act for act in possible(evening, 4) if "honours" in act]

    def test_a_companion_calls_them_of_his_own_accord(self) -> None:
        evening = hand_over()
        (law,) = (law for law in evening.referee.code if isinstance(law, CallingHonours))
        assert list(law.own_accord(evening.table, Seat(2))) == [CallHonours(Seat(2), 4)]
        assert list(law.own_accord(evening.table, Seat(1))) == []
