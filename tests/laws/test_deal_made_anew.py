"""What a deal made anew does not wipe out: that it is made out of turn, or that the pack was reshuffled."""

import pytest

from helpers.packets import calls, dealing, evident, names
from helpers.strict import shuffled, strict
from helpers.tables import Evening

STOP = "call-table deal-out-of-turn 0 0"
LOST = "call-table reshuffled 3 0"
FACE_IN_SHUFFLE = ("0 take-deal", "0 show-in-cut", "2 call-table face-in-shuffle 0 0")
FACE_IN_CUT = ("0 take-deal", "0 present", "3 show-in-cut", "2 call-table face-in-cut 3 0")
TORN = ("0 take-deal", "0 tear", "1 call-table torn-card 0 0", "2 demand new-pack")
NEW_DEAL = (
    "0 take-deal",
    "0 present",
    "3 cut 9",
    "0 packet 1 1 1",
    "1 call-table shown-in-deal 0 0",
    "1 demand new-deal",
)


def out_of_turn(*lines: str) -> Evening:
    """Return an evening at which seat 3 should deal; seat 0 takes the pack, and must begin anew."""
    evening = shuffled(strict("whist", 4))
    evening.does(*lines)
    assert (evening.table.stage, evening.table.turn, evening.table.dealer) == ("shuffle", None, 0)
    return evening


@pytest.mark.rule("X-IRR-08", "W-IRR-03", "X-SHUF-03", "X-PRES-04", "X-TERM-04")
@pytest.mark.parametrize(
    "lines",
    [
        pytest.param(FACE_IN_SHUFFLE, id="a face in the shuffle"),
        pytest.param(FACE_IN_CUT, id="a face in the cut"),
        pytest.param(TORN, id="another pack agreed upon"),
        pytest.param(NEW_DEAL, id="a new deal demanded before the trump"),
    ],
)
class TestADealOutOfTurnMadeAnew:
    """It is still one out of turn, and can be stopped until the trump is turned."""

    def test_it_is_stopped(self, lines: tuple[str, ...]) -> None:
        evening = out_of_turn(*lines)
        assert not calls(evening, 1, "deal-out-of-turn")
        evening.chance()
        assert evident(evening, 1) == [f"1 {STOP}"]
        assert names(evening.does(f"1 {STOP}"))[0] == "Proved"
        assert evening.table.dealer == 3
        evening.chance()
        assert not calls(evening, 1, "deal-out-of-turn") or names(
            evening.does("1 call-table deal-out-of-turn 3 0")
        ) == ["NotProved"]

    def test_and_until_the_trump_is_turned(self, lines: tuple[str, ...]) -> None:
        evening = out_of_turn(*lines)
        evening.chance()
        evening.does("0 present", "3 cut 9", "0 deal 1")
        assert evident(evening, 1) == [f"1 {STOP}"]
        evening.does("0 turn-trump")
        assert evening.table.docket.offences == ()
        evening.refused(f"1 {STOP}")

    def test_nobody_else_takes_the_deal(self, lines: tuple[str, ...]) -> None:
        evening = out_of_turn(*lines)
        evening.chance()
        evening.refused("1 take-deal")


@pytest.mark.rule("X-PRES-06", "X-PRES-04", "C-IRR-02")
class TestAReshuffle:
    """A dealer who has shuffled again after a proper cut does not save his deal by showing a face."""

    def test_the_deal_is_lost_all_the_same(self) -> None:
        evening = dealing("whist", 4)
        evening.does("3 shuffle-again", "3 show-in-cut", "3 call-table face-in-cut 2 0")
        assert not calls(evening, 0, "reshuffled")
        evening.chance()
        assert evident(evening, 0) == [f"0 {LOST}"]
        evening.does("3 present")
        assert evident(evening, 2) == [f"2 {LOST}"]
        assert calls(evening, 1, "reshuffled") == []
        assert names(evening.does(f"2 {LOST}"))[1:] == ["DealLost", "DealPasses"]
        assert evening.table.dealer == 0

    def test_until_the_trump_of_that_deal_is_turned(self) -> None:
        evening = dealing("whist", 4)
        evening.does("3 shuffle-again", "3 show-in-cut", "2 call-table face-in-cut 2 0")
        evening.chance()
        evening.does("3 present", "2 cut 9", "3 deal 1")
        assert evident(evening, 0) == [f"0 {LOST}"]
        evening.does("3 turn-trump")
        evening.refused(f"0 {LOST}")

    @pytest.mark.parametrize(
        "cut",
        [
            pytest.param("2 cut 2", id="a packet of two"),
            pytest.param("2 scatter", id="a cut in doubt"),
            pytest.param("2 show-in-cut", id="a face seen in it"),
        ],
    )
    def test_after_no_proper_cut_there_is_no_such_offence(self, cut: str) -> None:
        evening = shuffled(strict("whist", 4))
        evening.does("3 present", cut)
        evening.refused("3 shuffle-again")

    def test_it_is_not_held_against_another_dealer(self) -> None:
        evening = shuffled(strict("whist", 4))
        evening.does("0 take-deal", "0 present", "3 cut 9", "0 shuffle-again", "0 show-in-cut")
        evening.does("1 call-table face-in-cut 3 0")
        evening.chance()
        evening.does(f"1 {STOP}")
        evening.chance()
        assert evening.table.dealer == 3
        assert not calls(evening, 0, "reshuffled")

    def test_without_one_nobody_can_be_accused_before_the_cut(self) -> None:
        assert not calls(shuffled(strict("whist", 4)), 0, "reshuffled")
