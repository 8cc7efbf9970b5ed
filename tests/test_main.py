"""The door of the program: which side is opened by which words, and that the terminal side needs no Qt."""

import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from eldest import __version__
from eldest.__main__ import TERMINAL_WORDS, give_ways_out, main

ROOT = Path(__file__).parents[1]
WITHOUT_QT = """
import sys
from eldest.__main__ import main
status = main(sys.argv[1:])
assert not [name for name in sys.modules if name.startswith(("PySide6", "shiboken6"))]
sys.exit(status)
"""


def test_the_terminal_side_does_without_qt() -> None:
    words = ["simulate", "euchre", "--deals", "2", "--number", "3"]
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", WITHOUT_QT, *words], capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert len(done.stdout.splitlines()) == 2


def test_the_version_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["--version"])
    assert ended.value.code == 0
    assert capsys.readouterr().out == f"Eldest Hand {__version__}\n"


def test_the_words_of_the_command_line_are_taken(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "argv", ["eldest", "simulate", "euchre", "--number", "3"])
    assert main() == 0
    assert capsys.readouterr().out.startswith('{"deal": 1')


def test_help_names_every_command(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["--help"])
    told = capsys.readouterr().out
    assert all(word in told for word in TERMINAL_WORDS if word.isalpha())


def test_every_script_of_the_project_opens_this_door() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    doors = {*project["scripts"].values(), *project["gui-scripts"].values()}
    assert doors == {"eldest.__main__:main"}


def test_where_there_is_no_console_what_is_said_goes_nowhere(monkeypatch: pytest.MonkeyPatch) -> None:
    """A window's program on Windows has none."""
    monkeypatch.setattr(sys, "stdout", None)
    monkeypatch.setattr(sys, "stderr", None)
    give_ways_out()
    for way in (sys.stdout, sys.stderr):
        assert way.write("acts 1\n") == 7
        way.flush()


def test_a_console_stays_as_it_is(capsys: pytest.CaptureFixture[str]) -> None:
    give_ways_out()
    sys.stdout.write("acts 1\n")
    assert capsys.readouterr().out == "acts 1\n"
