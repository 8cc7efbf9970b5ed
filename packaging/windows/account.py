"""An account of Windows under wine, with a name that a careless program would stumble over."""

import os
import shutil
import subprocess
import time
from collections.abc import Callable
from pathlib import Path

from linux.screen import windows
from windows.names import TITLE

NAME = "Łukasz 王 O'Neil"
NUMBER = 1000
HOME = Path("/home/player")
STUB = Path("/opt/icuuc.dll")
ENTRY = r"HKCU\Software\Microsoft\Windows\CurrentVersion\Uninstall\Eldest Hand"
CLASSES = r"HKCU\Software\Classes"
PATIENCE, LOOK = 60.0, 2.5
"""Seconds something may take to come, and that a window is left to paint itself."""


class Account:
    """Runs Windows programs as the account, on a screen, and looks into its folders and its registry."""

    def __init__(self, display: str) -> None:
        self._display = display
        self.prefix = HOME / "prefix"
        self.own = self.prefix / "drive_c/users" / NAME
        self.programs = self.own / "AppData/Local/Programs"
        self.place = self.programs / TITLE
        self.data = self.own / "AppData/Roaming" / TITLE
        self.link = self.own / f"AppData/Roaming/Microsoft/Windows/Start Menu/Programs/{TITLE}.lnk"

    def make(self) -> None:
        """Make it anew: a Windows that never saw Python."""
        shutil.rmtree(HOME, ignore_errors=True)
        line = f"{NAME}:x:{NUMBER}:{NUMBER}::{HOME}:/bin/sh\n"
        listed = Path("/etc/passwd")
        if line not in listed.read_text("utf-8"):
            with listed.open("a", encoding="utf-8") as accounts:
                accounts.write(line)
        HOME.mkdir(parents=True)
        os.chown(HOME, NUMBER, NUMBER)
        self.run("wineboot", "-i")
        shutil.copy(STUB, self.prefix / "drive_c/windows/system32")

    def start(self, *words: str | Path, folder: Path = HOME, **variables: str) -> "subprocess.Popen[str]":
        """Start a Windows program; a path is told as Windows writes it."""
        told = [self.windows_path(word) if isinstance(word, Path) else word for word in words]
        environment = {
            "PATH": "/usr/bin:/bin", "HOME": str(HOME), "USER": NAME, "LOGNAME": NAME, "LC_ALL": "C.UTF-8",
            "WINEDEBUG": "-all", "WINEPREFIX": str(self.prefix), "DISPLAY": self._display, **variables,
        }  # fmt: skip
        return subprocess.Popen(
            ["wine", *told], cwd=folder, env=environment, user=NUMBER, group=NUMBER, extra_groups=[],
            stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, errors="replace",
        )  # fmt: skip

    def run(self, *words: str | Path, folder: Path = HOME, **variables: str) -> tuple[int, str]:
        """Run a Windows program to its end, and return its status and what it said."""
        program = self.start(*words, folder=folder, **variables)
        try:
            said, _ = program.communicate(timeout=PATIENCE * 4)
        except subprocess.TimeoutExpired:
            program.kill()
            raise
        return program.returncode, said

    def windows_path(self, path: Path) -> str:
        """Return how Windows writes a path."""
        drive = self.prefix / "drive_c"
        inside = path.is_relative_to(drive)
        return (f"C:/{path.relative_to(drive)}" if inside else f"Z:{path}").replace("/", "\\")

    def registry(self, key: str) -> str:
        """Return a part of the registry as text; nothing if there is no such part."""
        copy = HOME / "registry.txt"
        copy.unlink(missing_ok=True)
        self.run("reg", "export", key, copy, "/y")
        return copy.read_text("utf-16").replace("\\\\", "\\").replace('\\"', '"') if copy.exists() else ""

    def of_the_user(self) -> dict[str, bytes]:
        """Return what games and settings there are; the log and the window's place may change."""
        files = [path for path in self.data.rglob("*") if path.is_file()]
        kept = [path for path in files if path.suffix not in (".log", ".lock", ".ini")]
        return {path.name: path.read_bytes() for path in kept}

    def acts(self, word: str) -> int:
        """Return how many lines of the sitting that is kept hold a word."""
        record = self.data / "current.eldest"
        return record.read_text("utf-8").count(word) if record.exists() else 0

    def xdotool(self, *words: str) -> str:
        told = subprocess.run(
            ["xdotool", *words], env={**os.environ, "DISPLAY": self._display},
            capture_output=True, text=True, check=False,
        )  # fmt: skip
        return told.stdout

    def wait_for_window(self, title: str = TITLE) -> None:
        self.wait_until(lambda: bool(windows(self._display, title)), f"a window {title}")
        time.sleep(LOOK)

    def close_window(self, program: "subprocess.Popen[str]") -> int:
        """Leave by the program's own key, and return the program's status."""
        self.xdotool("key", "ctrl+q")
        return program.wait(PATIENCE)

    def wait_until(self, so: Callable[[], bool], what: str) -> None:
        """Wait until something is so.

        :raises TimeoutError: if it does not come about
        """
        begin = time.monotonic()
        while not so():
            if time.monotonic() - begin > PATIENCE:
                raise TimeoutError(f"waited in vain for {what}")
            time.sleep(0.1)
