"""What was punished, or put right, is so once: a revoke whose tricks were mixed, a score entered anew."""

import pytest

from eldest.cards.seating import Seat
from eldest.engine.claims import NotProved
from helpers.ended import LAST_TWO, REVOKED_BY_2, calls, deal_next, late_in_play
from helpers.packets import names
from helpers.tables import Evening

SIX_FIVE = (0,) * 6 + (1,) * 5
REVOKED_BY_1 = ("AS 2C", "3S 5C", "4S 6D", "5S 7C")
REVOKING = (
    "0 play AS",
    "1 play 5C",
    "2 play 4S",
    "3 play 5S",
    "0 play 2C",
    "1 play 3S",
    "2 play 6D",
    "3 play 7C",
)
"""Two last tricks, seat 1 revoking in the first of them."""
MIXED = (*LAST_TWO[:5], "1 call-table revoke 2 12", "2 mix", *LAST_TWO[5:])


def revoked(game: str = "whist", won: tuple[int, ...] = (0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2)) -> Evening:
    """Return an evening in the last two tricks; seat 2 will revoke in the first of them."""
    return late_in_play(game, *REVOKED_BY_2, won=won, options={"code": "american"})


@pytest.mark.rule("W-REV-05", "W-AM-03")
class TestMixedAfterARevoke:
    """Mixing establishes what was claimed; it makes no second revoke of it."""

    def test_a_true_revoke_is_punished_and_no_more(self) -> None:
        evening = revoked()
        evening.does(*MIXED)
        over = evening.table.docket.hand_over
        assert over is not None
        assert [penalty.number for penalty in over.docket.penalties] == [2]
        score = evening.table.tally.score
        again = next(str(call) for call in calls(evening, 1) if (call.fault, call.of) == ("revoke", 2))
        assert names(evening.does(again)) == ["NotProved"]
        assert evening.table.tally.score == score

    def test_neither_by_the_partner(self) -> None:
        evening = revoked()
        evening.does(*MIXED)
        (told,) = evening.does("3 call-table revoke 2 12")
        assert isinstance(told, NotProved)

    def test_nor_where_nothing_had_happened(self) -> None:
        evening = late_in_play("whist", "AS 2C", "3S 5C", "6D 4D", "5S 7C", won=(0, 1, 2, 3) * 2 + (0, 1, 2))
        evening.does("0 play AS", "1 play 3S", "2 play 6D", "3 play 5S", "0 play 2C")
        evening.does("1 call-table revoke 2 12", "0 mix", "1 play 5C", "2 play 4D", "3 play 7C")
        over = evening.table.docket.hand_over
        assert over is not None
        assert [(one.kind, one.seats) for one in over.docket.penalties] == [("revoke-tricks", (0, 2))]
        assert names(evening.does("3 call-table revoke 2 12")) == ["NotProved"]

    def test_another_revoke_of_the_same_player_stays_on_file(self) -> None:
        evening = late_in_play("whist", "AS KS 2C", "3S 6S 5C", "4S 6D 7D", "5S 7S 7C", won=(0, 1) * 5)
        evening.does("0 play AS", "1 play 3S", "2 play 6D", "3 play 5S")
        evening.does("0 play KS", "1 play 6S", "2 play 7D", "3 play 7S", "0 play 2C")
        evening.does("1 call-table revoke 2 11", "2 mix")
        revokes = [one for one in evening.table.docket.offences if one.fault == "revoke"]
        assert [(one.seat, one.trick, one.plain) for one in revokes] == [(2, 12, False), (2, 11, True)]


@pytest.mark.rule("W-ENG-12", "W-ENG-09", "W-ENG-05")
class TestAWrongFigureAndAHandScoredAnew:
    """A hand scored anew is entered anew: a wrong figure entered since is gone, and not taken off twice."""

    @pytest.mark.parametrize(
        ("side", "step"),
        [
            pytest.param(0, 1, id="one too many for those who then claim"),
            pytest.param(0, -1, id="one too few for them"),
            pytest.param(1, 1, id="one too many for the others"),
        ],
    )
    def test_after_a_revoke(self, side: int, step: int) -> None:
        evening = late_in_play(
            "whist", *REVOKED_BY_1, won=SIX_FIVE, score=(0, 2), options={"code": "english"}
        )
        evening.does(*REVOKING)
        true = evening.table.tally.score[side]
        assert evening.table.tally.score == (1, 2)
        evening.does(f"3 misenter {side} {true + step} {true} 1")
        evening.does("0 call-table revoke 1 12", "0 demand three-added")
        assert evening.table.tally.score == (4, 2)
        assert names(evening.does("0 call-table wrong-score 3 0")) == ["NotProved"]
        assert evening.table.tally.score == (4, 2)

    def test_one_that_was_put_right_before_is_put_right(self) -> None:
        evening = late_in_play(
            "whist", *REVOKED_BY_1, won=SIX_FIVE, score=(0, 2), options={"code": "english"}
        )
        evening.does(*REVOKING, "3 misenter 0 0 1 1", "0 call-table wrong-score 3 0")
        evening.does("0 call-table revoke 1 12", "0 demand three-added")
        assert evening.table.tally.score == (4, 2)

    def test_the_keeper_can_err_again_in_what_he_enters_anew(self) -> None:
        evening = late_in_play(
            "whist", *REVOKED_BY_1, won=SIX_FIVE, score=(0, 2), options={"code": "english"}
        )
        evening.does(*REVOKING, "3 misenter 0 0 1 1", "0 call-table revoke 1 12", "0 demand three-added")
        evening.does("3 misenter 1 3 2 1", "0 call-table wrong-score 3 0")
        assert evening.table.tally.score == (4, 2)

    @pytest.mark.rule("E-SCORE-10", "E-REV-03")
    def test_at_euchre_as_well(self) -> None:
        evening = at_euchre()
        evening.does("3 misenter 0 2 1 1", "0 call-table revoke 1 4")
        assert evening.table.tally.score == (3, 0)
        assert names(evening.does("0 call-table wrong-score 3 0")) == ["NotProved"]
        assert evening.table.tally.score == (3, 0)


def at_euchre() -> Evening:
    """Return an evening after a hand of Euchre, a point for seats 0 and 2, in which seat 1 has revoked."""
    hands = ("AS TC", "9S KC", "TS 9D", "KS QC")
    evening = late_in_play("euchre", *hands, won=(0, 0, 1), maker=Seat(0))
    evening.does("0 play AS", "1 play KC", "2 play TS", "3 play KS")
    evening.does("0 play TC", "1 play 9S", "2 play 9D", "3 play QC")
    assert evening.table.tally.score == (1, 0)
    return evening


@pytest.mark.rule("E-SCORE-10", "E-IRR-02", "E-IRR-10")
@pytest.mark.parametrize(
    "stopped",
    [
        pytest.param(
            ("0 packet 1 2 1", "1 call-table shown-in-deal 0 0", "1 demand new-deal"), id="a new deal"
        ),
        pytest.param(("0 packet 1 3 0", "0 count-pack", "1 call-table counted 0 0"), id="a misdeal"),
    ],
)
def test_a_wrong_score_at_euchre_is_put_right_after_a_deal_that_came_to_nothing(
    stopped: tuple[str, ...],
) -> None:
    evening = at_euchre()
    evening.does("3 misenter 0 2 1 1")
    deal_next(evening)
    evening.does(*stopped)
    evening.chance()
    evening.does("1 call-table wrong-score 3 0")
    assert evening.table.tally.score == (1, 0)
