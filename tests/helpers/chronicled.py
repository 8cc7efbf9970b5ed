"""Evenings as the history keeps them, played by the rule of thumb, and histories made of them."""

import functools
import sqlite3
from dataclasses import replace
from pathlib import Path

from eldest.room.chronicle import finished
from eldest.room.evening import play_evening
from eldest.room.sitting import Sitting
from eldest.store.entry import Entry
from eldest.store.history import History
from eldest.store.record import Record

NAMES = ("Anna", "Colonel", "Widow", "Clerk", "Doctor", "Captain", "Pastor")
AT, DAY = 1_700_000_000, 19_675


@functools.cache
def evening(
    game: str = "euchre", players: int = 2, deals: int = 3, number: int = 5, **switches: object
) -> Sitting:
    """Return an evening that nobody may change; a switch is spelled ``euchre__rubbers=True``."""
    named = tuple((name.replace("__", "."), value) for name, value in switches.items())
    *_, (_, sitting) = play_evening(Record(game, named, names=NAMES[:players]), deals, number)
    return sitting


def entries(sitting: Sitting | None = None) -> tuple[Entry, ...]:
    """Return the entries of an evening, one a minute on one day."""
    found = finished(sitting or evening()).entries
    return tuple(replace(entry, at=AT + 60 * place, day=DAY) for place, entry in enumerate(found))


def history_of(path: Path | None, *evenings: Sitting) -> History:
    """Return a history in which some evenings are entered, or the usual one."""
    history = History(path)
    for sitting in evenings or (evening(),):
        history.enter(entries(sitting))
    return history


def add_a_column(database: sqlite3.Connection) -> None:
    """Be a step that works."""
    database.execute("ALTER TABLE sitting ADD COLUMN place TEXT NOT NULL DEFAULT 'home'")


def fail_half_way(database: sqlite3.Connection) -> None:
    """Be a step that does not."""
    database.execute("CREATE TABLE half (one)")
    raise sqlite3.OperationalError("disk is full")
