"""Other people's referees, to try ours against."""

import importlib
import platform
import sys
from typing import Any

import pytest

NEWEST = (3, 13)
"""The newest Python for which both of them have wheels."""


def has_wheels() -> bool:
    """Tell whether the locked list brings them: on Linux with an x86-64 processor, up to a Python."""
    return sys.platform == "linux" and platform.machine() == "x86_64" and sys.version_info[:2] <= NEWEST


def referee_from_outside(name: str) -> Any:
    """Return somebody else's module; only where it has no wheel may it be missing: its tests are skipped."""
    return importlib.import_module(name) if has_wheels() else pytest.importorskip(name)
