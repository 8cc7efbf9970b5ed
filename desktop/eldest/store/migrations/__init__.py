"""The numbered steps by which the history's database is brought from one form to the next.

Each step is a module with a function `carry_out`; step N leads from form N-1 to form N. None is ever changed
once it has been released: an old history goes through all that follow. They are carried out on a copy.
May import: nothing of the program but what every step brings itself.
"""

import sqlite3
from collections.abc import Callable, Mapping
from contextlib import closing
from pathlib import Path

from eldest.store.migrations import step_1

Step = Callable[[sqlite3.Connection], None]

STEPS: Mapping[int, Step] = {1: step_1.carry_out}
"""By the form that each leads to."""

FORM = max(STEPS)
"""The form of today."""


def migrated(source: sqlite3.Connection | None, copy: Path, steps: Mapping[int, Step] = STEPS) -> None:
    """Write a history of today's form: a copy of another, taken through the steps it lacks, or an empty one.

    :raises sqlite3.Error: if a step fails; what was copied from is as it was
    """
    with closing(sqlite3.connect(copy, isolation_level=None)) as database:
        if source is not None:
            source.backup(database)
        for number in range(form_of(database) + 1, max(steps) + 1):
            database.execute("BEGIN IMMEDIATE")
            steps[number](database)
            database.execute(f"PRAGMA user_version = {number}")
            database.execute("COMMIT")


def form_of(database: sqlite3.Connection) -> int:
    """Return the form of a database; nought if it is empty.

    :raises sqlite3.Error: if it is no database
    """
    (form,) = database.execute("PRAGMA user_version").fetchone()
    return int(form)
