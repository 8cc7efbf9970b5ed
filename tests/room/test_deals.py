"""The deals of a sitting, and when they hide nothing any more."""

import pytest

from eldest.engine.acts import Shuffle
from eldest.room.deals import deal_at, deals_of
from helpers.guest import mine, played
from helpers.sealed import PAIR, sealed_evening


def test_deals_follow_each_other_without_a_gap() -> None:
    sitting = sealed_evening(PAIR, 3)
    first, second, third = deals_of(sitting)
    assert (first.number, second.number, third.number) == (1, 2, 3)
    assert (first.ended + 1, second.ended + 1, third.ended) == (
        second.began,
        third.began,
        sitting.timeline.length,
    )
    assert all(isinstance(sitting.timeline.acts[deal.began - 1], Shuffle) for deal in (first, second, third))


def test_what_comes_before_the_first_deal_belongs_to_none() -> None:
    sitting = sealed_evening(PAIR, 1)
    (deal,) = deals_of(sitting)
    assert deal_at(sitting, deal.began - 1) is None
    assert deal_at(sitting, deal.began) == deal_at(sitting, deal.ended) == deal
    assert deal_at(sitting, deal.ended + 1) is None


@pytest.mark.parametrize("stage", ["deal", "first-round", "play"])
def test_a_deal_that_is_played_is_not_over(stage: str) -> None:
    assert not deals_of(played(mine(stage)))[-1].is_over
