"""The scripts that measure still run; what they measure is for people to read."""

import subprocess
import sys
from pathlib import Path

import pytest

BENCH = Path(__file__).parents[1] / "bench"
SCRIPTS = sorted({path.stem for path in BENCH.glob("*.py")})
PATIENCE = 120
"""Seconds after which a script counts as stuck, however busy the machine is."""


@pytest.mark.slow
@pytest.mark.parametrize("name", SCRIPTS)
def test_a_script_prints_figures(name: str) -> None:
    words = [sys.executable, str(BENCH / f"{name}.py"), "--brief"]
    done = subprocess.run(words, capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    assert any(letter.isdigit() for letter in done.stdout)
