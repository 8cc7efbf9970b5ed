"""The command that runs everything: it reads its words, whatever Python reads it."""

import ast
import runpy
import subprocess
import sys
from pathlib import Path

import pytest

COMMANDS = ["play", "test", "lint", "lock", "build", "soak", "bench", "strength", "clauses", "env"]
SCRIPT = Path(__file__).parents[2] / "packaging" / "dev.py"
BENCH, SOAK = (Path(__file__).parents[1] / name for name in ("bench", "soak"))


def dev(*words: str) -> "subprocess.CompletedProcess[str]":
    return subprocess.run([sys.executable, SCRIPT, *words], capture_output=True, text=True, check=False)


@pytest.mark.parametrize("command", COMMANDS)
def test_the_help_tells_every_command(command: str) -> None:
    told = dev("--help")
    assert told.returncode == 0
    assert f"\n  {command} " in told.stdout


def test_bench_runs_every_script_that_measures() -> None:
    known = runpy.run_path(str(SCRIPT))
    scripts = {path.relative_to(known["ROOT"]).as_posix() for path in BENCH.glob("*.py")}
    steps = known["bench_steps"](["--brief"])
    assert {step.arguments[0] for step in steps} == scripts
    assert all(step.arguments[1:] == ["--brief"] for step in steps)


def test_the_soak_runs_every_script_that_goes_on_and_on() -> None:
    known = runpy.run_path(str(SCRIPT))
    scripts = {path.relative_to(known["ROOT"]).as_posix() for path in SOAK.glob("*.py")}
    assert scripts == {step.arguments[0] for step in known["soak_steps"]([]) if step.arguments[0] != "-m"}


def test_one_soak_can_be_asked_for_with_words_of_its_own() -> None:
    (step,) = runpy.run_path(str(SCRIPT))["soak_steps"](["evenings", "--deals", "7"])
    assert list(step.arguments) == ["tests/soak/evenings.py", "--deals", "7"]


def test_what_is_no_soak_is_refused() -> None:
    known = runpy.run_path(str(SCRIPT))
    with pytest.raises(known["Trouble"], match="kittens"):
        known["soak_steps"](["kittens"])


def test_no_check_measures_speed() -> None:
    known = runpy.run_path(str(SCRIPT))
    steps = [*known["lint_steps"](), *known["test_steps"](), *known["long_steps"]()]
    measuring = {step.arguments[0] for step in known["bench_steps"]([])}
    assert not [step.heading for step in steps if measuring & set(step.arguments)]


def test_an_unknown_command_is_refused() -> None:
    assert dev("deal").returncode == 2


def test_the_file_can_be_read_by_an_older_python() -> None:
    """An older Python has to get as far as saying that it is too old."""
    ast.parse(SCRIPT.read_text("utf-8"), feature_version=(3, 8))
