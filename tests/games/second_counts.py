"""The independent counts of the games, asked in one way.

A game that has one keeps a module `recounts` beside its tests, with one function::

    check_deal(setting, moments) -> bool

It counts the deal of these moments over from the lines of its record alone, and fails an assertion, or
raises, where that does not agree with what the referee allowed and the sheet says. It returns whether it
knows how to count this setting at all.
"""

import functools
import importlib
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import cast

from games.suite import Moment, Setting

Count = Callable[[Setting, Sequence[Moment]], bool]


@functools.cache
def count_of(key: str) -> Count | None:
    """Return the independent count of a game, if it has one."""
    name = f"games.{key}.recounts"
    if not (Path(__file__).parent / key / "recounts.py").exists():
        return None
    return cast("Count", importlib.import_module(name).check_deal)


def check_deal(setting: Setting, moments: Sequence[Moment]) -> bool:
    """Count a deal a second time; tell whether there was anybody to do so."""
    count = count_of(setting.key)
    return count is not None and count(setting, moments)
