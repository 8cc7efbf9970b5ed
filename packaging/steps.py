"""The checks, and what else goes step by step: each a script or a tool with its words.

Like `dev.py` this keeps to a syntax that an older Python can read.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from typing import TYPE_CHECKING, NamedTuple

from environment import ROOT, Trouble, run, say, venv_python

if TYPE_CHECKING:
    from collections.abc import Sequence

#: The packages of the program whose every branch a test must take.
COVERED = ("cards", "engine", "laws", "games", "store")

#: What measures and judges nothing, in tests/bench.
BENCHES = ("engine", "analysis", "players", "saves", "history", "painting", "window")
#: What goes on for as long as one likes, in tests/soak, with its heading: what a bad pair of Python and Qt
#: dies in; all games; all games at a strict table; what the players promise; spoiled files; failing disks;
#: the whole program on a screen, killed, and left.
SOAKS = {
    "animation": "Animation",
    "evenings": "Evenings",
    "strict": "Strict tables",
    "promises": "Promises",
    "fuzz": "Spoiled files",
    "disks": "Disks that fail",
    "window": "The window by itself",
    "kills": "Kills",
    "leaving": "Leaving",
}
REFEREES = ("Beside other referees", ("-m", "pytest", "-m", "long", "--no-cov", "tests/proof"))
#: What tells how strong the computer players are, and judges nothing either.
STRENGTH = "tests/strength/measure.py"


class Step(NamedTuple):
    """One check: its heading and the arguments given to the environment's Python.

    What is to be done `beside` it runs at the same time, for there are two cores; its output comes after.
    """

    heading: str
    arguments: Sequence[str]
    beside: Sequence[str] = ()


def lint_steps() -> list[Step]:
    return [
        Step("Format", ["-m", "ruff", "format", "--check", "."]),
        Step("Lint", ["-m", "ruff", "check", "."]),
        Step("Types", ["-m", "mypy"]),
        Step("Layers", ["-c", "from importlinter.cli import lint_imports_command as main; main()"]),
    ]


def test_steps() -> list[Step]:
    include = ",".join(f"desktop/eldest/{name}/*" for name in COVERED)
    pytest = ["-m", "pytest", "--cov", "--cov-report="]
    # about as long as all the rest
    half = [f"tests/{name}" for name in ("ui", "end_to_end", "players", "analysis", "room", "scaffold")]
    rest = [*pytest, "tests", *(f"--ignore={folder}" for folder in half)]
    return [
        Step("Rules against each other", ["seeds/rules/check_rules.py"]),
        Step("Tests", rest, beside=[*pytest, *half]),
        Step("Coverage of both halves", ["-m", "coverage", "combine", "--quiet"]),
        Step(
            "Every branch covered", ["-m", "coverage", "report", f"--include={include}", "--fail-under=100"]
        ),
    ]


def long_steps() -> list[Step]:
    """Return what takes minutes: asked for by `--full`, and always done in CI."""
    return [
        Step("Animation", [soak_script("animation"), "--seconds", "10"]),
        Step("Evenings", [soak_script("evenings"), "--deals", "5"]),
        Step(SOAKS["strict"], [soak_script("strict")]),
        # Experts in every seat would take as long as half of the tests; so they are asked where it matters.
        Step(SOAKS["promises"], [soak_script("promises"), "--course", "novice", "--deals", "60"]),
        Step(*REFEREES),
        Step("Strength, for information", [STRENGTH, "--short", "--minutes", "0.4"]),
        Step("Package and its smoke test", ["packaging/build.py"]),
    ]


def soak_script(name: str) -> str:
    return f"tests/soak/{name}.py"


def release_steps(words: Sequence[str]) -> list[Step]:
    """Return what makes and tries all packages that this system can; the words are for the trial."""
    if sys.platform != "linux":
        made = ["setup"] if os.name == "nt" else ["dmg"]
        return [Step("Program and what installs it", ["packaging/build.py", *made, "bill"])]
    made = ["archive", "deb", "rpm", "appimage", "flatpak", "bill"]
    return [
        Step("Program and packages", ["packaging/build.py", *made]),
        Step("Trial in clean systems", ["packaging/trial_linux.py", *words]),
        Step("Windows, built and tried under wine", ["packaging/wine.py"]),
        Step("Start-up, for information", ["packaging/start_up.py"]),
    ]


def soak_steps(words: Sequence[str]) -> list[Step]:
    """Return what is soaked: everything a little, or what the first word names, with words of its own."""
    if words:
        name, *its_own = words
        if name not in SOAKS:
            raise Trouble(f"There is no soak called {name}; there are {', '.join(SOAKS)}.")
        return [Step(SOAKS[name], [soak_script(name), *its_own])]
    return [*(Step(heading, [soak_script(name)]) for name, heading in SOAKS.items()), Step(*REFEREES)]


def bench_steps(words: Sequence[str]) -> list[Step]:
    """Return the scripts that measure; each prints its figures, and fails only if it cannot run at all."""
    return [Step(name.capitalize(), [f"tests/bench/{name}.py", *words]) for name in BENCHES]


def run_both(step: Step) -> int:
    """Run a step and what is to be done beside it, each with coverage of its own; return a failure."""
    with tempfile.TemporaryFile("w+", encoding="utf-8") as output:
        beside = subprocess.Popen(
            [venv_python(), *step.beside],
            cwd=ROOT,
            env={**os.environ, "COVERAGE_FILE": ".coverage.beside"},
            stdout=output,
            stderr=subprocess.STDOUT,
        )
        try:
            status = run([venv_python(), *step.arguments], COVERAGE_FILE=".coverage.first")
            other = beside.wait()
        finally:
            beside.kill()
        output.seek(0)
        say(output.read())
    return status or other


def take(steps: Sequence[Step]) -> int:
    """Take the steps in order; the first failure ends it with its status."""
    for step in steps:
        say(f"\n=== {step.heading}")
        begin = time.monotonic()
        status = run_both(step) if step.beside else run([venv_python(), *step.arguments])
        say(f"=== {step.heading}: {'failed' if status else 'good'}, {time.monotonic() - begin:.1f} s")
        if status:
            return status
    return 0
