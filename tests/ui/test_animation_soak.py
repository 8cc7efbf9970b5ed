"""The pair of Python and Qt that is installed survives an animation and a clean exit."""

import subprocess
import sys
from pathlib import Path

import pytest

SCRIPT = Path(__file__).parents[1] / "soak" / "animation.py"


@pytest.mark.slow
def test_a_pack_can_be_animated_for_three_seconds() -> None:
    done = subprocess.run(
        [sys.executable, SCRIPT, "--seconds", "3"], capture_output=True, text=True, timeout=60, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert "paints" in done.stdout
