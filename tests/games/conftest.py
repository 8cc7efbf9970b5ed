"""The suite's own assertions, and those of the second counts, are told in full when they fail."""

from pathlib import Path

import pytest

HERE = Path(__file__).parent
SECOND_COUNTS = sorted(f"games.{path.parent.name}.{path.stem}" for path in HERE.glob("*/recount*.py"))

pytest.register_assert_rewrite(
    "games.suite",
    "games.hiding",
    "games.judging",
    "games.strict_suite",
    "games.strict_hiding",
    *SECOND_COUNTS,
)
