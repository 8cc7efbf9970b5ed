"""Whatever is wrong where the program starts: a plain message and where the log is, never silence.

The program makes no sound, so there is no sound device that it could miss.
"""

import os
import re
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

from helpers.starting import Started, as_a_user, start

AS_USER = as_a_user()
NO_FONTS = '<?xml version="1.0"?><fontconfig></fontconfig>'
UNIX = pytest.mark.skipif(sys.platform == "win32", reason="Windows has none of this")
LINUX = pytest.mark.skipif(sys.platform != "linux", reason="of Linux alone")


def log_named_in(said: str) -> str:
    """Return what the log holds that a message names."""
    named = re.search(r"The log tells more: (\S+\.log)", said)
    assert named, said
    return Path(named[1]).read_text("utf-8")


# What the program cannot do without: it says so, and ends with 1.


@LINUX
@pytest.mark.parametrize(
    "variables",
    [
        pytest.param({"QT_QPA_PLATFORM": "xcb", "DISPLAY": None}, id="no screen"),
        pytest.param({"QT_QPA_PLATFORM": "xcb", "DISPLAY": ":4999"}, id="a screen that does not answer"),
        pytest.param({"QT_QPA_PLATFORM": "nonsense"}, id="a part of Qt that is missing"),
    ],
)
def test_without_a_screen(own_home: Path, variables: dict[str, str | None]) -> None:
    done = start(variables=variables)
    assert done.status == 1
    assert "Eldest Hand: No window can be opened" in done.said
    assert "no window can be opened" in log_named_in(done.said)
    assert str(own_home / "eldest.log") in done.said
    assert "Traceback" not in done.said


def test_without_a_place_for_its_folders(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    done = start(variables={"ELDEST_HOME": str(tmp_path / "file" / "home"), "TMPDIR": str(tmp_path)})
    assert done.status == 1
    assert f"{tmp_path / 'file' / 'home'} cannot be made" in done.said
    assert "cannot be made" in log_named_in(done.said)


def test_with_a_part_of_its_own_that_is_broken(own_home: Path, tmp_path: Path) -> None:
    (tmp_path / "sitecustomize.py").write_text(BROKEN)
    done = start(variables={"PYTHONPATH": os.pathsep.join((str(tmp_path), *filter(None, sys.path)))})
    assert done.status == 1
    assert "Something went wrong in the program while it started" in done.said
    assert "a broken part" in log_named_in(done.said)


BROKEN = """
import eldest.store.saves
def broken(folder):
    raise ValueError("a broken part")
eldest.store.saves.clear_unfinished = broken
"""


def test_without_qt(own_home: Path, tmp_path: Path) -> None:
    (tmp_path / "sitecustomize.py").write_text("import sys\nsys.modules['PySide6.QtWidgets'] = None\n")
    done = start_plainly(tmp_path)
    assert done.status == 1
    assert "a part of the system is missing" in done.said
    assert "Traceback" not in done.said


def start_plainly(folder: Path) -> Started:
    """Start the program itself with a folder of Python's own before all others."""
    done = subprocess.run(
        [sys.executable, "-m", "eldest"],
        env=os.environ | {"PYTHONPATH": os.pathsep.join((str(folder), *sys.path)), "DISPLAY": ""},
        capture_output=True, encoding="utf-8", timeout=60, check=False,
    )  # fmt: skip
    return Started(done.returncode, done.stderr, {})


# What it can do without: it says so, and play goes on.


def test_where_nothing_is_wrong(own_home: Path) -> None:
    done = start()
    assert (done.status, done.said, done.seen["notices"]) == (0, "", [])
    assert done.seen["folder"] == str(own_home)
    assert done.seen["acts"] > 0
    assert not (own_home / "eldest.log").exists()
    assert not list(own_home.glob("open.*"))


@LINUX
def test_without_fonts(own_home: Path, tmp_path: Path) -> None:
    (tmp_path / "fonts.conf").write_text(NO_FONTS)
    done = start(
        variables={"FONTCONFIG_FILE": str(tmp_path / "fonts.conf"), "FONTCONFIG_PATH": str(tmp_path)}
    )
    assert done.status == 0
    assert "No fonts are installed" in done.said
    assert "no fonts" in log_named_in(done.said)
    assert done.seen["acts"] > 0


@UNIX
@pytest.mark.skipif(AS_USER is None, reason="root may do anything")
@pytest.mark.parametrize(
    "mode", [0o000, 0o500], ids=["that may not even be read", "that may not be written to"]
)
def test_with_a_folder(own_home: Path, tmp_path: Path, mode: int) -> None:
    own_home.chmod(mode)
    done = start(through=AS_USER or (), variables={"TMPDIR": str(tmp_path)})
    own_home.chmod(0o700)
    assert done.status == 0
    told = f"Nothing can be saved in {own_home}: Permission denied."
    assert any(notice.startswith(told) for notice in done.seen["notices"])
    assert done.seen["acts"] > 0
    assert "Traceback" not in done.said
    assert list(own_home.iterdir()) == []


def no_room() -> Sequence[str]:
    """Return the words by which a start finds no room for a single byte in any file."""
    return ("prlimit", "--fsize=0")


@LINUX
def test_without_room_on_the_disk(own_home: Path) -> None:
    done = start(through=no_room())
    assert done.status == 0
    assert "Nothing can be saved" in done.seen["notices"][0]
    assert done.seen["acts"] > 0
    assert "Traceback" not in done.said


def test_with_everything_damaged_at_once(own_home: Path) -> None:
    names = ("settings.json", "current.eldest", "before.eldest", "window.ini", "open.lock", "open.door")
    for name in names:
        (own_home / name).write_bytes(b"\xff\0{" * 99)
    done = start()
    assert (done.status, done.said) == (0, "")
    assert len(done.seen["notices"]) == 2
    assert any("settings" in notice for notice in done.seen["notices"])
    assert any("current.eldest.damaged-1" in notice for notice in done.seen["notices"])
    assert done.seen["acts"] > 0
