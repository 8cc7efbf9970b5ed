"""A real window on a real screen: a card is drawn by hand, and the program is left by its key."""

import os
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from eldest.engine.acts import Draw
from helpers.guest import kept_in
from helpers.screen import Screen

START = (455, 330)
"""A point of the screen in the middle of the spread pack."""

PATIENCE = 20.0
"""Seconds within which the window must have done what was asked."""


def wait(until: Callable[[], bool]) -> None:
    """Wait until something is so."""
    deadline = time.monotonic() + PATIENCE
    while not until():
        assert time.monotonic() < deadline, "it never came about"
        time.sleep(0.05)


def drawn(home: Path) -> list[int]:
    """Return the places at which cards were drawn by the person."""
    if not (home / "current.eldest").exists():
        return []
    return [act.place for act in kept_in(home).acts if isinstance(act, Draw) and act.seat == 0]


def draws(hand: Callable[..., str], home: Path) -> bool:
    """Drag a card out of the pack; tell whether it was drawn. While the pack is being spread it is not."""
    hand("mousemove", *START, "sleep", 0.1, "mousedown", 1)
    for step in range(1, 9):
        hand("mousemove", START[0], START[1] + 20 * step)
    hand("sleep", 0.1, "mouseup", 1, "sleep", 0.5)
    return bool(drawn(home))


@pytest.mark.slow
def test_a_card_is_drawn_with_the_pointer_and_the_table_left(virtual_screen: Screen, own_home: Path) -> None:
    variables = os.environ | virtual_screen.variables

    def hand(*words: object) -> str:
        return subprocess.check_output(["xdotool", *map(str, words)], env=variables, text=True)

    program = subprocess.Popen(
        [sys.executable, "-m", "eldest"], env=variables, stderr=subprocess.PIPE, text=True
    )
    try:
        window = hand("search", "--sync", "--onlyvisible", "--name", "Eldest Hand").split()[0]
        wait((own_home / "current.eldest").exists)
        wait(lambda: draws(hand, own_home))
        hand("windowfocus", "--sync", window)
        hand("key", "ctrl+q")
        _, complaints = program.communicate(timeout=PATIENCE)
    finally:
        program.kill()
        program.communicate()
    assert (program.returncode, complaints) == (0, "")
    assert drawn(own_home)[0] in range(10, 22)
