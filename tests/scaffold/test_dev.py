"""The command that runs everything: it reads its words, whatever Python reads it."""

import ast
import subprocess
import sys
from pathlib import Path

import pytest

import environment
import steps

COMMANDS = [
    *("play", "test", "lint", "lock", "audit", "build", "release"),
    *("soak", "bench", "strength", "clauses", "env"),
]
PACKAGING = Path(__file__).parents[2] / "packaging"
SCRIPT = PACKAGING / "dev.py"
BENCH, SOAK = (Path(__file__).parents[1] / name for name in ("bench", "soak"))


def dev(*words: str) -> "subprocess.CompletedProcess[str]":
    return subprocess.run([sys.executable, SCRIPT, *words], capture_output=True, text=True, check=False)


@pytest.mark.parametrize("command", COMMANDS)
def test_the_help_tells_every_command(command: str) -> None:
    told = dev("--help")
    assert told.returncode == 0
    assert f"\n  {command} " in told.stdout


def scripts_in(folder: Path) -> set[str]:
    """Return what of a folder is run by itself; what such scripts share is none."""
    scripts = [path for path in folder.glob("*.py") if "__main__" in path.read_text("utf-8")]
    return {path.relative_to(environment.ROOT).as_posix() for path in scripts}


def test_bench_runs_every_script_that_measures() -> None:
    found = steps.bench_steps(["--brief"])
    assert {step.arguments[0] for step in found} == scripts_in(BENCH)
    assert all(step.arguments[1:] == ["--brief"] for step in found)


def test_the_soak_runs_every_script_that_goes_on_and_on() -> None:
    found = steps.soak_steps([])
    assert scripts_in(SOAK) == {step.arguments[0] for step in found if step.arguments[0] != "-m"}


def test_one_soak_can_be_asked_for_with_words_of_its_own() -> None:
    (step,) = steps.soak_steps(["evenings", "--deals", "7"])
    assert list(step.arguments) == ["tests/soak/evenings.py", "--deals", "7"]


def test_what_is_no_soak_is_refused() -> None:
    with pytest.raises(environment.Trouble, match="kittens"):
        steps.soak_steps(["kittens"])


def test_no_check_measures_speed() -> None:
    found = [*steps.lint_steps(), *steps.test_steps(), *steps.long_steps()]
    measuring = {step.arguments[0] for step in steps.bench_steps([])}
    assert not [step.heading for step in found if measuring & set(step.arguments)]


def test_an_environment_that_is_a_link_is_not_cleared(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is that of another folder."""
    other = tmp_path / "other"
    other.mkdir()
    (tmp_path / ".venv").symlink_to(other)
    monkeypatch.setattr(environment, "VENV", tmp_path / ".venv")
    with pytest.raises(environment.Trouble, match="link"):
        environment.make_venv()
    assert other.is_dir()


def test_an_unknown_command_is_refused() -> None:
    assert dev("deal").returncode == 2


@pytest.mark.parametrize("name", ["dev", "environment", "steps"])
def test_the_file_can_be_read_by_an_older_python(name: str) -> None:
    """An older Python has to get as far as saying that it is too old."""
    ast.parse((PACKAGING / f"{name}.py").read_text("utf-8"), feature_version=(3, 8))
