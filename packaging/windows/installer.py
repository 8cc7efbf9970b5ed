"""The setup: the built folder, packed by makensis into one program that puts it where it belongs.

Made by `python3 packaging/build.py setup` on Windows. makensis runs on Linux as well, where this module is
called by itself with the built folder and the one for the setup: `python3 -m windows.installer FOLDER DIST`.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import eldest
from windows.names import numbers

ROOT = Path(__file__).resolve().parents[2]
BUILD = ROOT / "build"
SCRIPT = Path(__file__).with_name("setup.nsi")
#: Debian's makensis knows 64-bit setups, and wine by itself runs no others. The one of its makers for Windows
#: knows none; a 32-bit one serves there, for none of the places it writes to is another for it.
TARGET = "x86-unicode" if sys.platform == "win32" else "amd64-unicode"
KILO = 1000
SIGNING = "ELDEST_SIGN_COMMAND"
"""The variable in which the pipeline names the command that signs a program; its place is put behind it."""


def makensis() -> str:
    """Return the command that makes setups; on Windows its place need not be on the path.

    :raises FileNotFoundError: if it is not installed
    """
    places = [
        Path(os.environ[name], "NSIS/makensis.exe")
        for name in ("ProgramFiles(x86)", "ProgramFiles")
        if name in os.environ
    ]
    found = shutil.which("makensis") or next((str(place) for place in places if place.exists()), None)
    if found is None:
        raise FileNotFoundError("makensis is not installed; its package is called nsis")
    return found


def words(folder: Path, setup: Path, version: str = eldest.__version__) -> list[str]:
    """Return the words for makensis."""
    size = sum(path.stat().st_size for path in folder.rglob("*") if path.is_file())
    said: dict[str, object] = {
        "FOLDER": folder.resolve(),
        "SETUP": setup.resolve(),
        "VERSION": version,
        "NUMBERS": ".".join(map(str, numbers(version))),
        "SIZE": size // KILO,
        "ICON": BUILD / "app.ico",
        "PANEL": BUILD / "panel.bmp",
        "TARGET": TARGET,
    }
    if command := os.environ.get(SIGNING):
        said["SIGN"] = command
    given = [f"-D{name}={value}" for name, value in said.items()]
    return ["-V2", "-WX", "-INPUTCHARSET", "UTF8", *given, str(SCRIPT)]


def make(folder: Path, dist: Path) -> Path:
    """Make the setup of a built folder, and return its place.

    :raises FileNotFoundError: if makensis is not installed
    """
    setup = dist / f"eldest-hand-{eldest.__version__}-windows-x86_64-setup.exe"
    subprocess.run([makensis(), *words(folder, setup)], check=True)
    return setup


def make_older(folder: Path, dist: Path, version: str) -> Path:
    """Make a setup that says it is of another version and is packed loosely: a thing to be upgraded."""
    setup = dist / f"eldest-hand-{version}-older.exe"
    subprocess.run([makensis(), "-DLOOSELY", *words(folder, setup, version)], check=True)
    return setup


if __name__ == "__main__":
    sys.stdout.write(f"{make(*map(Path, sys.argv[1:]))}\n")
