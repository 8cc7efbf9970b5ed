"""What may still be done about the hand that is over: until the pack is cut, or the next trump turned."""

from typing import Any

import pytest

from helpers.ended import LAST_TWO, REVOKED_BY_2, calls, deal_next, late_in_play, possible
from helpers.packets import names
from helpers.tables import Evening

SIX_FIVE = (0, 1, 2, 3) * 2 + (0, 1, 2)
REVOKE = "1 call-table revoke 2 12"


def over(*lines: str, **options: Any) -> Evening:
    """Return an evening after a hand in which seat 2 has revoked; seat 0 shuffles for the next deal."""
    evening = late_in_play("whist", *REVOKED_BY_2, won=SIX_FIVE, options=options)
    evening.does(*LAST_TWO)
    evening.chance()
    assert evening.table.dealer == 0
    if lines:
        evening.does(*lines)
    return evening


def may_claim(evening: Evening) -> bool:
    """Tell whether the revoke can be claimed, and if so that it is proved."""
    if not [call for call in calls(evening, 1) if call.fault == "revoke"]:
        evening.refused(REVOKE)
        return False
    assert names(evening.does(REVOKE))[0] == "Proved"
    return True


SKIPPED, STOPPED = ("0 skip-cut", "0 packet 1 1 0"), "1 call-table not-cut 0 0"
CUT = ("0 present", "3 cut 9")


@pytest.mark.rule("W-REV-05", "X-PRES-04", "X-PRES-05", "X-PRES-07", "W-IRR-08")
@pytest.mark.parametrize(
    ("lines", "claimed"),
    [
        pytest.param((), True, id="while the pack is shuffled"),
        pytest.param(("0 present",), True, id="until it is cut"),
        pytest.param(CUT, False, id="not when it has been"),
        pytest.param((*CUT, "0 shuffle-again"), False, id="nor when it has been shuffled again"),
        pytest.param(("0 skip-cut",), True, id="a cut left out is none"),
        pytest.param(SKIPPED, False, id="though a packet given ends it"),
        pytest.param(("0 skip-cut", STOPPED), True, id="a deal without a cut that is stopped has had none"),
        pytest.param((*SKIPPED, STOPPED), True, id="even after a packet"),
        pytest.param(
            (*SKIPPED, "0 count-pack", "1 call-table counted 0 0"), True, id="or for another reason"
        ),
        pytest.param(("0 present", "3 cut 2"), True, id="a cut that is to be made again is none"),
        pytest.param(
            ("0 present", "3 scatter", "1 call-table bad-cut 3 0"), True, id="nor when it is called"
        ),
        pytest.param(("0 present", "3 cut 2", "0 packet 1 1 0"), False, id="but if nobody calls it"),
        pytest.param(("0 present", "3 show-in-cut"), True, id="nor one in which a face was seen"),
        pytest.param((*CUT, "0 show-in-cut", "1 call-table face-in-cut 3 0"), True, id="in joining as well"),
        pytest.param((*CUT, "3 cut-elsewhere"), False, id="a first cut that stands has been made"),
        pytest.param((*CUT, "0 packet 1 1 0"), False, id="and so when a packet was given"),
        pytest.param(
            (*CUT, "0 count-pack", "1 call-table counted 0 0"), False, id="a deal lost after a cut was cut"
        ),
        pytest.param(
            (*CUT, "0 packet 1 1 1", "1 call-table shown-in-deal 0 0", "1 demand new-deal"),
            False,
            id="and so was one that is made anew",
        ),
        pytest.param(
            ("2 take-deal", "2 present", "1 cut 9", "1 call-table deal-out-of-turn 2 0"),
            False,
            id="or one out of turn that was stopped after the cut",
        ),
        pytest.param(
            ("2 take-deal", "2 present", "1 call-table deal-out-of-turn 2 0"), True, id="but not before it"
        ),
    ],
)
def test_the_tricks_are_searched_until_the_pack_has_been_cut(lines: tuple[str, ...], claimed: bool) -> None:
    assert may_claim(over(*lines)) is claimed


@pytest.mark.rule("W-REV-05")
def test_a_claim_that_the_cut_has_ended_stays_ended_through_the_next_shuffle_and_ends_with_the_hand() -> None:
    evening = over(*CUT, "0 count-pack", "1 call-table counted 0 0")
    evening.chance()
    assert not may_claim(evening)
    evening.does("1 present", "0 cut 9", "1 deal 1", "1 turn-trump")
    assert evening.table.docket.hand_over is None
    assert not evening.table.docket.cut


def english(*lines: str) -> Evening:
    """Return an evening after a hand of the English game in which seats 0 and 2 held three honours."""
    hands = ("AH 2C", "3H 5C", "KH QH", "5H 7C")
    evening = late_in_play("whist", *hands, won=[1] * 7 + [0] * 4, options={"code": "english"})
    evening.does("0 play AH", "1 play 3H", "2 play KH", "3 play 5H")
    evening.does("0 play 2C", "1 play 5C", "2 play QH", "3 play 7C")
    if lines:
        evening.does(*lines)
    return evening


LOST = ("0 count-pack", "1 call-table counted 0 0")
AGAIN = ("0 packet 1 1 1", "1 call-table shown-in-deal 0 0", "1 demand new-deal")


@pytest.mark.rule("W-ENG-05", "W-ENG-12", "X-TERM-04", "X-TERM-05")
class TestADealThatComesToNothing:
    """It leaves alone what may be said of the last hand until a trump is turned."""

    @pytest.mark.parametrize(
        "stopped", [pytest.param(LOST, id="a misdeal"), pytest.param(AGAIN, id="a new deal")]
    )
    @pytest.mark.parametrize("shuffled", [False, True])
    def test_honours_can_be_called(self, stopped: tuple[str, ...], shuffled: bool) -> None:
        evening = english()
        deal_next(evening)
        evening.does(*stopped)
        if shuffled:
            evening.chance()
        assert "0 honours 2" in possible(evening, 0)
        evening.does("2 honours 2")
        assert evening.table.tally.score == (2, 1)

    @pytest.mark.parametrize(
        "stopped", [pytest.param(LOST, id="a misdeal"), pytest.param(AGAIN, id="a new deal")]
    )
    def test_a_wrong_score_is_put_right(self, stopped: tuple[str, ...]) -> None:
        evening = english("3 misenter 0 1 0 1")
        deal_next(evening)
        evening.does(*stopped)
        assert not [line for line in possible(evening, 3) if "misenter" in line]
        evening.chance()
        evening.does("1 call-table wrong-score 3 0")
        assert evening.table.tally.score == (0, 1)

    def test_until_the_trump_of_the_next_is_turned(self) -> None:
        evening = english("3 misenter 0 1 0 1")
        deal_next(evening)
        evening.does(*LOST)
        evening.chance()
        evening.does("1 present", "0 cut 9", "1 deal 1")
        assert "0 honours 2" in possible(evening, 0)
        evening.does("1 turn-trump")
        assert "0 honours 2" not in possible(evening, 0)
