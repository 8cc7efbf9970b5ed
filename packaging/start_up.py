#!/usr/bin/env python3
"""Measures how long it takes from the start to the first picture of the table: from source, and as built.

On a screen of its own, in turn, so that all meet the machine in the same mood. It judges nothing.
"""

import argparse
import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path

from linux.screen import screen

ROOT = Path(__file__).resolve().parent.parent
DIST = ROOT / "dist"
PATIENCE = 60.0
CENTRE = (400, 300)
"""A place on the screen that the table covers, wherever the window opens."""


def say(text: str) -> None:
    sys.stdout.write(text + "\n")
    sys.stdout.flush()


def candidates() -> dict[str, Sequence[str]]:
    """Return what can be started here, by its name."""
    found: dict[str, Sequence[str]] = {"source": [sys.executable, "-m", "eldest"]}
    built = {"folder": "eldest-hand/eldest", "AppImage": "*.AppImage"}
    return found | {name: [str(path)] for name, where in built.items() for path in DIST.glob(where)}


class Eye:
    """Looks at one dot of the screen."""

    def __init__(self, display: str) -> None:
        os.environ |= {"DISPLAY": display, "QT_QPA_PLATFORM": "xcb"}
        from PySide6.QtGui import QGuiApplication

        self._application = QGuiApplication([])
        self._screen = self._application.primaryScreen()

    def colour(self) -> int:
        """Return the colour of the dot."""
        return self._screen.grabWindow(0, *CENTRE, 1, 1).toImage().pixel(0, 0)

    def seconds_to(self, words: Sequence[str], home: str) -> float:
        """Start a program, and return after how many seconds the dot has another colour."""
        empty = self.colour()
        variables = {**os.environ, "ELDEST_HOME": home, "PYTHONPATH": str(ROOT / "desktop")}
        begin = time.monotonic()
        program = subprocess.Popen(words, env=variables, stdout=subprocess.DEVNULL)
        try:
            while self.colour() == empty:
                if time.monotonic() - begin > PATIENCE:
                    raise TimeoutError(f"{words[0]} painted nothing")
                time.sleep(0.001)
            return time.monotonic() - begin
        finally:
            program.terminate()
            program.wait()
            self._wait_until(empty)

    def _wait_until(self, empty: int) -> None:
        while self.colour() != empty:
            time.sleep(0.01)


def measure(starts: int) -> None:
    """Print the medians, and how each stands to the start from source."""
    with screen() as display, tempfile.TemporaryDirectory() as home:
        eye, found = Eye(display), candidates()
        for words in found.values():
            eye.seconds_to(words, home)  # the first start finds nothing in the machine's memory
        rows = [[eye.seconds_to(words, home) for words in found.values()] for _ in range(starts)]
    for place, name in enumerate(found):
        median = statistics.median(row[place] for row in rows)
        ratio = statistics.median(row[place] / row[0] for row in rows)
        say(f"{name}: {median * 1000:.0f} ms to the first picture, {ratio:.2f} of source ({starts} starts)")


def main() -> int:
    """Read how often, and measure."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--starts", type=int, default=9)
    measure(parser.parse_args().starts)
    return 0


if __name__ == "__main__":
    sys.exit(main())
