"""The command that runs everything: it reads its words, whatever Python reads it."""

import ast
import subprocess
import sys
from pathlib import Path

import pytest

COMMANDS = ["play", "test", "lint", "lock", "build", "soak", "bench", "clauses", "env"]
SCRIPT = Path(__file__).parents[2] / "packaging" / "dev.py"


def dev(*words: str) -> "subprocess.CompletedProcess[str]":
    return subprocess.run([sys.executable, SCRIPT, *words], capture_output=True, text=True, check=False)


@pytest.mark.parametrize("command", COMMANDS)
def test_the_help_tells_every_command(command: str) -> None:
    told = dev("--help")
    assert told.returncode == 0
    assert f"\n  {command} " in told.stdout


def test_an_unknown_command_is_refused() -> None:
    assert dev("deal").returncode == 2


def test_the_file_can_be_read_by_an_older_python() -> None:
    """An older Python has to get as far as saying that it is too old."""
    ast.parse(SCRIPT.read_text("utf-8"), feature_version=(3, 8))
