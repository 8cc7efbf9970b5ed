"""Closing the window at a bad moment: the program ends, soon and well, and everything is kept."""

from itertools import product
from pathlib import Path

import pytest

from helpers.guest import mine, played
from helpers.leaving import DEEDS, ROUTES
from soak.leaving import leave

WAYS = [way for number, way in enumerate(product(DEEDS, ROUTES)) if number % 2 == 0]
"""Every deed by two or three routes, and every route with half of the deeds; all of them are soaked."""


@pytest.mark.slow
@pytest.mark.parametrize(("deed", "route"), WAYS)
def test_left_at_a_bad_moment(own_home: Path, deed: str, route: str) -> None:
    sitting = played(mine("play", tricks=1))
    left = leave(own_home, sitting, deed, route, {"QT_QPA_PLATFORM": "offscreen"})
    assert left.faults == (), left
