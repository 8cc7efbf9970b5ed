"""A lone player whose partner shows a card scores no more than two for five tricks."""

from typing import Any

import pytest

from eldest.cards.card import Card
from eldest.cards.seating import Seat
from eldest.engine.claims import NotProved, Proved
from eldest.engine.events import Event
from eldest.engine.law import Accuse
from eldest.games.euchre.scoring import DealScored
from eldest.games.euchre.showing import FaceShown
from helpers.ended import calls, deal_next, late_in_play, possible
from helpers.tables import Evening

SHOWN = "call-table lone-shown 2 0"


def told(events: tuple[Event, ...], kind: type[Event]) -> list[Event]:
    return [event for event in events if isinstance(event, kind)]


def alone(won: tuple[int, ...] = (0, 0, 0, 0), *, open_hand: bool = False) -> Evening:
    """Return an evening at which seat 0 plays alone, with one trick to play."""
    hands = ("AS", "9S", "TD KD", "KS")
    lone, resting = Seat(0), (Seat(2),)
    changes: dict[str, Any] = {"maker": lone, "lone": lone, "resting": resting, "open_hand": open_hand}
    options = {"jambone": True} if open_hand else {}
    return late_in_play("euchre", *hands, won=won, options=options, **changes)


def last_trick(evening: Evening) -> tuple[Event, ...]:
    """Play the last trick, which the lone player wins."""
    return evening.does("0 play AS", "1 play 9S", "3 play KS")


@pytest.mark.rule("E-LONE-09")
class TestAPartnerWhoShowsACard:
    """Whoever lies down must not help."""

    def test_everybody_sees_it(self) -> None:
        evening = alone()
        events = evening.does("2 show-face TD")
        assert told(events, FaceShown) == [FaceShown(Seat(2), Card.parse("TD"))]
        assert evening.table.seen_by(Seat(1)).hands[2].shown == (Card.parse("TD"),)
        assert evening.table.seen_by(Seat(1)).docket.offences
        assert "2 show-face TD" not in possible(evening, 2)

    def test_called_before_the_hand_is_over_a_lone_march_counts_two(self) -> None:
        evening = alone()
        evening.does("2 show-face TD", f"1 {SHOWN}")
        (scored,) = told(last_trick(evening), DealScored)
        assert isinstance(scored, DealScored)
        assert (scored.points, scored.rule) == (2, "E-LONE-09")
        assert evening.table.tally.score == (2, 0)

    def test_called_afterwards_it_is_scored_anew(self) -> None:
        evening = alone()
        evening.does("2 show-face TD")
        last_trick(evening)
        assert evening.table.tally.score == (4, 0)
        assert told(evening.does(f"3 {SHOWN}"), Proved)
        assert evening.table.tally.score == (2, 0)

    def test_too_late_when_the_pack_is_cut(self) -> None:
        evening = alone()
        evening.does("2 show-face TD")
        last_trick(evening)
        deal_next(evening)
        evening.refused(f"3 {SHOWN}")
        evening.does(evening.lawful()[0])
        assert evening.table.docket.offences == ()

    def test_an_open_hand_counts_no_more_either(self) -> None:
        evening = alone(open_hand=True)
        evening.does("2 show-face KD", f"3 {SHOWN}")
        last_trick(evening)
        assert evening.table.tally.score == (2, 0)

    @pytest.mark.parametrize(
        ("won", "score"),
        [
            pytest.param((0, 0, 1, 0), (1, 0), id="a point alone counts one as ever"),
            pytest.param((1, 1, 1, 0), (0, 2), id="a euchre counts in full"),
        ],
    )
    def test_nothing_else_is_touched(self, won: tuple[int, ...], score: tuple[int, ...]) -> None:
        evening = alone(won)
        evening.does("2 show-face TD", f"1 {SHOWN}")
        last_trick(evening)
        assert evening.table.tally.score == score

    @pytest.mark.rule("X-CLAIM-01")
    def test_only_the_adversaries_call(self) -> None:
        evening = alone()
        evening.does("2 show-face TD")
        evening.refused(f"0 {SHOWN}")
        assert Accuse(Seat(1), "lone-shown", Seat(2), 0) in calls(evening, 1)

    def test_called_where_nothing_was_shown_it_is_not_proved(self) -> None:
        evening = alone()
        assert told(evening.does(f"1 {SHOWN}"), NotProved)
        last_trick(evening)
        assert evening.table.tally.score == (4, 0)

    @pytest.mark.rule("X-CLAIM-06")
    def test_not_called_it_has_not_happened(self) -> None:
        evening = alone()
        evening.does("2 show-face TD")
        last_trick(evening)
        deal_next(evening)
        assert evening.table.tally.score == (4, 0)


def test_nobody_can_show_who_plays_himself_or_where_nobody_plays_alone() -> None:
    evening = alone()
    assert not [act for seat in (0, 1, 3) for act in possible(evening, seat) if "show-face" in act]
    evening.refused("1 show-face 9S")
    together = late_in_play("euchre", "AS", "9S", "TD", "KS", won=(0,) * 4, maker=Seat(0))
    assert not [act for act in possible(together, 2) if "show-face" in act]
    assert not [call for call in calls(together, 1) if call.fault == "lone-shown"]


def test_nobody_shows_a_card_between_two_hands() -> None:
    evening = alone()
    last_trick(evening)
    evening.refused("2 show-face TD")
