"""The program is killed at random moments of play, and the last completed act is always found again."""

import random
from pathlib import Path

import pytest

from eldest.store.record import Record
from helpers.killing import Running, hurry, look_after

KILLS = 15
LONGEST = 0.6
"""Seconds of play, at most, between the first act heard of and the kill."""


@pytest.mark.slow
def test_the_last_completed_act_survives_fifteen_kills(own_home: Path) -> None:
    hurry(own_home)
    rnd = random.Random(2026)
    before = Record("euchre")
    for _ in range(KILLS):
        running = Running()
        running.kill(rnd.uniform(0, LONGEST))
        before = look_after(running, own_home, before)
    assert len(before.acts) > KILLS
