"""Honours that make no game are entered, and the next deal goes on; those that do have it gathered up."""

import pytest

from eldest.cards.seating import Seat
from eldest.engine.events import Event
from eldest.engine.values import replace
from eldest.games.whist.honours import HonoursCalled
from eldest.games.whist.penalties import HeldShort
from eldest.games.whist.scoring import HonoursScored
from eldest.laws.remedies import ScoredAnew
from helpers.ended import deal_next, late_in_play, possible
from helpers.packets import names
from helpers.tables import Evening

THREE = ("AH 2C", "3H 5C", "KH QH", "5H 7C")
"""Three honours with seats 0 and 2; seat 0 leads hearts, and can revoke on nothing."""


def hand_over(score: tuple[int, int] = (0, 0), won: tuple[int, ...] = (1,) * 7 + (0,) * 4) -> Evening:
    """Return an evening after a hand in which seats 0 and 2 took six tricks and held three honours."""
    evening = late_in_play("whist", *THREE, won=won, score=score, options={"code": "english"})
    evening.does("0 play AH", "1 play 3H", "2 play KH", "3 play 5H")
    evening.does("0 play 2C", "1 play 5C", "2 play QH", "3 play 7C")
    return evening


def revoked_by_0(score: tuple[int, int]) -> Evening:
    """Return an evening after a hand in which seat 0, whose side held three honours, revoked in trick 12."""
    hands = ("AH 2C", "3H 5C", "KH QH", "5H 7C")
    evening = late_in_play("whist", *hands, won=[1] * 6 + [0] * 5, score=score, options={"code": "english"})
    table = replace(evening.table, turn=Seat(1))
    evening = Evening(evening.game, opening=table)
    evening.does("1 play 5C", "2 play QH", "3 play 7C", "0 play AH")
    evening.does("0 play 2C", "1 play 3H", "2 play KH", "3 play 5H")
    return evening


def kinds(events: tuple[Event, ...]) -> list[type[Event]]:
    return [type(event) for event in events]


@pytest.mark.rule("W-ENG-05", "W-ENG-02")
class TestTheyMakeNoGame:
    """Then nothing is gathered up, and nobody's error is forgotten."""

    def test_they_stand_in_the_line_of_their_hand(self) -> None:
        evening = hand_over()
        deal_next(evening)
        events = evening.does("0 honours 2")
        assert kinds(events) == [HonoursCalled, HonoursScored]
        assert evening.table.tally.score == (2, 1)
        line = evening.table.tally.sheet[-1]
        assert (line.deal, line.points, line.score) == (1, (2, 0), (2, 1))
        assert evening.table.tally.deals == 2
        assert "2 honours 2" not in possible(evening, 2)

    def test_the_deal_goes_on_with_what_went_wrong_in_it(self) -> None:
        evening = hand_over()
        deal_next(evening)
        evening.does("0 packet 1 1 0", "0 count-pack", "2 honours 2")
        assert (evening.table.stage, evening.table.turn, len(evening.table.given)) == ("deal", 0, 1)
        assert "DealLost" in names(evening.does("1 call-table counted 0 0"))

    @pytest.mark.rule("W-ENG-12")
    def test_what_was_wrongly_entered_since_is_put_right_by_it(self) -> None:
        evening = hand_over()
        evening.does("3 misenter 0 1 0 1", "0 honours 2")
        assert evening.table.tally.score == (2, 1)
        assert names(evening.does("1 call-table wrong-score 3 0")) == ["NotProved"]
        assert evening.table.tally.score == (2, 1)

    @pytest.mark.rule("W-ENG-09")
    def test_they_are_kept_when_the_hand_is_scored_anew(self) -> None:
        evening = revoked_by_0((0, 0))
        evening.does("0 honours 2", "1 call-table revoke 0 12", "1 demand three-added")
        assert evening.table.tally.score == (3, 3)


@pytest.mark.rule("W-ENG-05", "W-ENG-10")
@pytest.mark.parametrize(
    ("score", "after", "gathered"),
    [
        pytest.param((3, 0), (5, 1), True, id="five is game: what has been dealt is gathered up"),
        pytest.param((2, 0), (4, 1), False, id="four is none"),
    ],
)
def test_they_make_game_or_not(score: tuple[int, int], after: tuple[int, int], *, gathered: bool) -> None:
    evening = hand_over(score)
    deal_next(evening)
    assert (ScoredAnew in kinds(evening.does("0 honours 2"))) is gathered
    assert evening.table.tally.score == after
    assert (evening.table.stage == "deal") is not gathered


@pytest.mark.rule("W-ENG-10")
def test_a_side_that_has_revoked_is_held_at_four_and_makes_no_game() -> None:
    evening = revoked_by_0((3, 0))
    evening.does("1 call-table revoke 0 12", "1 demand three-added")
    deal_next(evening)
    events = evening.does("0 honours 2")
    assert kinds(events) == [HonoursCalled, HonoursScored, HeldShort]
    assert evening.table.tally.score[0] == 4
    assert evening.table.stage == "deal"


@pytest.mark.rule("W-ENG-04")
def test_after_a_game_lost_by_cards_none_can_be_called_even_when_the_next_pack_is_shuffled() -> None:
    evening = hand_over((0, 4))
    assert evening.table.tally.winner == 1
    assert not [act for act in possible(evening, 0) if "honours" in act]
    deal_next(evening)
    assert not [act for act in possible(evening, 0) if "honours" in act]
    evening.refused("0 honours 2")
