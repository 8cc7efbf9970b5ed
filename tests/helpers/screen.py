"""A virtual X screen: started on the first free display, ended by its own process handle."""

import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

PATIENCE = 10.0  # seconds to wait for the screen to end before it is killed


@dataclass(frozen=True)
class Screen:
    """A running screen; `variables` are what a program needs to show itself there."""

    display: str

    @property
    def variables(self) -> dict[str, str]:
        return {"DISPLAY": self.display, "QT_QPA_PLATFORM": "xcb"}


@contextmanager
def virtual_screen_open(size: str = "1280x900x24") -> Iterator[Screen]:
    """Yield a screen of the given size and depth."""
    program = shutil.which("Xvfb")
    if program is None:
        raise RuntimeError("no Xvfb: run `python3 packaging/dev.py env`, which installs it")
    reading, writing = os.pipe()
    words = [program, "-displayfd", str(writing), "-screen", "0", size, "-nolisten", "tcp", "-noreset"]
    server = subprocess.Popen(words, pass_fds=[writing], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    os.close(writing)
    try:
        yield Screen(display_told(reading))
    finally:
        end(server)


def display_told(reading: int) -> str:
    """Wait for the server to say which display it took; it closes the pipe unsaid when it fails."""
    with os.fdopen(reading) as pipe:
        number = pipe.readline().strip()
    if not number:
        raise RuntimeError("the virtual screen did not start")
    return f":{number}"


def end(server: "subprocess.Popen[bytes]") -> None:
    server.terminate()
    try:
        server.wait(PATIENCE)
    except subprocess.TimeoutExpired:
        server.kill()
        server.wait()
