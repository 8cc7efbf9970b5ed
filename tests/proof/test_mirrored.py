"""OpenSpiel's searcher plays at our table: whatever is done there is done in its state, to the same score."""

import pytest

from helpers.outside import referee_from_outside
from strength.contestants import Spec
from strength.deals import REPORTING, Deals, lead, points_made
from strength.matches import Match, Pairing, play_match
from strength.mirrored import MIRRORED, Ismcts

referee_from_outside("pyspiel")

DEALS, SIMULATIONS = 60, 5


def test_both_come_to_the_same_score_in_every_deal() -> None:
    pairing = Pairing(Match(MIRRORED, "thumb", f"ismcts:{SIMULATIONS}", REPORTING))
    thumb, searcher = pairing.contestants
    assert isinstance(searcher, Ismcts)
    for number in range(DEALS):
        dealt = pairing.deals.dealt(number)
        for side in (0, 1):
            thumb.begins(dealt, number)
            searcher.begins(dealt, number)
            points = points_made(dealt, pairing.play(dealt, number, side))
            assert searcher.mirror.state.is_terminal()
            ours = [lead(points, dealt.seating.side_of(seat)) for seat in dealt.seating.order]
            assert ours == searcher.mirror.state.returns()


@pytest.mark.slow
def test_more_simulations_play_better_than_chance() -> None:
    points = play_match(Match(MIRRORED, "ismcts:50", "random", REPORTING), 60).points
    assert points.value > points.interval


def test_how_much_it_explores_can_be_said() -> None:
    assert isinstance(Spec.parse("ismcts:7,explores=3").seated(Deals(MIRRORED)), Ismcts)
