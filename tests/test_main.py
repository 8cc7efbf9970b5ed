"""The door of the program: which side is opened by which words, and that the terminal side needs no Qt."""

import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from eldest import __version__
from eldest.__main__ import TERMINAL_WORDS, main

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
