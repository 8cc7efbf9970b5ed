"""A screen that nobody sees, and pictures of it."""

import os
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

SIZE = "1280x900x24"


@contextmanager
def screen() -> Iterator[str]:
    """Open a screen that any account may draw on, and give its name."""
    reading, writing = os.pipe()
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(writing), "-screen", "0", SIZE, "-ac", "-nolisten", "tcp"],
        pass_fds=[writing], stderr=subprocess.DEVNULL,
    )  # fmt: skip
    os.close(writing)
    try:
        with os.fdopen(reading) as told:
            yield f":{told.readline().strip()}"
    finally:
        server.terminate()
        server.wait()


def photograph(display: str, picture: Path) -> Path:
    """Keep a picture of all that is on the screen."""
    picture.parent.mkdir(parents=True, exist_ok=True)
    subprocess.run(["import", "-display", display, "-window", "root", str(picture)], check=True)
    return picture


def windows(display: str, title: str) -> list[str]:
    """Return the windows that can be seen with a title."""
    words = ["xdotool", "search", "--onlyvisible", "--name", title]
    environment = {**os.environ, "DISPLAY": display}
    return subprocess.run(words, env=environment, capture_output=True, text=True, check=False).stdout.split()
