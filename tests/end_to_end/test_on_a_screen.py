"""A real window on a real screen: a card is drawn by hand, and the program is left by its key."""

import os
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from eldest.engine.acts import Draw
from helpers.guest import Guest, kept_in
from helpers.screen import Screen

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


@pytest.mark.slow
def test_a_card_is_drawn_with_the_pointer_and_the_table_left(
    virtual_screen: Screen, own_home: Path, open_room: Callable[..., Guest]
) -> None:
    guest = open_room()  # the same window without a screen tells where the cards lie
    guest.wait_for_turn()
    at = guest.view.viewport().mapTo(guest.window, guest.at(guest.grip_for(guest.director.possible()[15])))
    guest.close()
    for left in own_home.iterdir():
        left.unlink()

    variables = os.environ | virtual_screen.variables

    def hand(*words: object) -> str:
        return subprocess.check_output(["xdotool", *map(str, words)], env=variables, text=True, timeout=PATIENCE)

    program = subprocess.Popen([sys.executable, "-m", "eldest"], env=variables, stderr=subprocess.PIPE, text=True)
    try:
        window = hand("search", "--sync", "--onlyvisible", "--name", "Eldest Hand").split()[0]
        wait((own_home / "current.eldest").exists)
        time.sleep(0.5)
        hand("windowfocus", "--sync", window)
        hand("mousemove", "--window", window, at.x(), at.y(), "mousedown", 1)
        for step in range(1, 9):
            hand("mousemove", "--window", window, at.x(), at.y() + 20 * step)
        hand("mouseup", 1)
        wait(lambda: bool(drawn(own_home)))
        hand("key", "--window", window, "ctrl+q")
        _, complaints = program.communicate(timeout=PATIENCE)
    finally:
        program.kill()
        program.communicate()
    assert (program.returncode, complaints) == (0, "")
    assert drawn(own_home)[0] in range(13, 18)
