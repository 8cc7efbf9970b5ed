"""The setup: the built folder, packed by makensis into one program that puts it where it belongs.

Run by `python3 packaging/build.py setup` on Windows. makensis runs on Linux as well, where this file is called by
itself with the built folder and the one for the setup: `python3 packaging/windows/installer.py FOLDER DIST`.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

if __name__ == "__main__":
    sys.path[0] = str(Path(__file__).resolve().parents[1])
    sys.path.append(str(Path(__file__).resolve().parents[2] / "desktop"))

from windows.names import numbers

import eldest

ROOT = Path(__file__).resolve().parents[2]
BUILD = ROOT / "build"
SCRIPT = Path(__file__).with_name("setup.nsi")
#: The makers' own makensis knows no 64-bit setup; a 32-bit one serves there, for it writes to no place of its own.
#: Debian's knows both, and wine alone needs the former.
TARGET = "x86-unicode" if sys.platform == "win32" else "amd64-unicode"
KILO = 1000


def makensis() -> str:
    """Return the command that makes setups; on Windows its place need not be on the path.

    :raises FileNotFoundError: if it is not installed
    """
    places = [Path(os.environ[name], "NSIS/makensis.exe") for name in ("ProgramFiles(x86)", "ProgramFiles")
              if name in os.environ]
    found = shutil.which("makensis") or next((str(place) for place in places if place.exists()), None)
    if found is None:
        raise FileNotFoundError("makensis is not installed; its package is called nsis")
    return found


def words(folder: Path, setup: Path) -> list[str]:
    """Return the words for makensis."""
    size = sum(path.stat().st_size for path in folder.rglob("*") if path.is_file())
    said = {
        "FOLDER": folder.resolve(),
        "SETUP": setup.resolve(),
        "VERSION": eldest.__version__,
        "NUMBERS": ".".join(map(str, numbers(eldest.__version__))),
        "SIZE": size // KILO,
        "ICON": BUILD / "app.ico",
        "PANEL": BUILD / "panel.bmp",
        "TARGET": TARGET,
    }
    return ["-V2", "-WX", "-INPUTCHARSET", "UTF8", *(f"-D{name}={value}" for name, value in said.items()), str(SCRIPT)]


def make(folder: Path, dist: Path) -> Path:
    """Make the setup of a built folder, and return its place.

    :raises FileNotFoundError: if makensis is not installed
    """
    setup = dist / f"eldest-hand-{eldest.__version__}-windows-x86_64-setup.exe"
    subprocess.run([makensis(), *words(folder, setup)], check=True)
    return setup


if __name__ == "__main__":
    sys.stdout.write(f"{make(*map(Path, sys.argv[1:3]))}\n")
