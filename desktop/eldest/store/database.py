"""The history's database: opened, brought to today's form, or put aside where it is damaged."""

import contextlib
import shutil
import sqlite3
import tempfile
from collections.abc import Mapping
from contextlib import closing
from pathlib import Path, PurePath

from eldest.engine.phrase import Phrase, Refusal, phrase
from eldest.store.errors import KnownError
from eldest.store.migrations import STEPS, Step, form_of, migrated
from eldest.store.saves import UNFINISHED, keep_aside, put_in_place

CANNOT_OPEN = phrase(
    "history",
    "The history of your deals cannot be opened: {reason}. You can play on; what you play now is counted "
    "only until the program is closed. See whether {folder} has room and may be written to.",
)
NEWER = phrase(
    "history",
    "The history of your deals was written by a newer Eldest Hand (form {form}). It is left as it is; what "
    "you play now is counted only until the program is closed.",
)
DAMAGED = phrase(
    "history",
    "The history of your deals is damaged. It has been kept as it is, in {name}; a new one is begun.",
)

JOURNAL = "-journal"
BESIDE = (JOURNAL, "-wal", "-shm")
"""How the names of the files end that may lie beside a database and say what is to be done to it."""
HEAD, WAYS = 20, {1, 2}
"""So many bytes of a database end with how it is written and read: with a journal beside it, or a log."""
SCRATCH = ".history-"
PATIENCE = 5.0
"""Seconds to wait while something else, as a backup, reads the file."""


Connection = sqlite3.Connection
DatabaseError = sqlite3.Error
"""What whoever reads a history may meet, by names of ours: who shows it knows no database."""


class Damaged(Exception):
    """A file is no history, or not a whole one."""


def connected(path: Path, *, mode: str = "rw") -> sqlite3.Connection:
    """Return a connection to a file that is there.

    :raises sqlite3.Error: if it cannot be opened
    """
    address = f"{address_of(path.absolute())}?mode={mode}"
    database = sqlite3.connect(address, PATIENCE, uri=True, isolation_level=None, check_same_thread=False)
    try:
        return settled(database)
    except UnicodeDecodeError as trouble:  # an error that quotes bytes of the file that are no text
        database.close()
        raise sqlite3.DatabaseError("malformed database schema") from trouble
    except sqlite3.Error:
        database.close()  # an open file cannot be put aside on Windows
        raise


def address_of(path: PurePath) -> str:
    """Return an absolute path as SQLite takes it: the name of another computer is part of the path."""
    address = path.as_uri()
    return address if address.startswith("file:///") else address.replace("file://", "file:////", 1)


def in_memory(address: str) -> sqlite3.Connection:
    """Return a connection to a history that goes with the program; others to the same address see it too."""
    database = sqlite3.connect(address, PATIENCE, uri=True, isolation_level=None, check_same_thread=False)
    database.execute("PRAGMA read_uncommitted = ON")
    return settled(database)


def settled(database: sqlite3.Connection) -> sqlite3.Connection:
    """Return a connection that writes durably, and lets nothing that a file holds do anything.

    There is one file and no log beside it: it can be copied, and it may lie on a network.
    """
    database.execute("PRAGMA trusted_schema = OFF")
    database.execute("PRAGMA synchronous = EXTRA")
    database.execute("PRAGMA fullfsync = ON")  # as `saves.flush` on macOS; elsewhere it says nothing
    database.text_factory = _text
    return database


def _text(content: bytes) -> str:
    """Return a text of a file, with marks for bytes that are none."""
    return content.decode("utf-8", "replace")


def opened(path: Path, steps: Mapping[int, Step] = STEPS) -> tuple[sqlite3.Connection, tuple[Refusal, ...]]:
    """Return a history of today's form, and what there is to say about it.

    :raises KnownError: if it cannot be opened, or was written by a newer program; then it is as it was
    """
    try:
        return _opened(path, steps)
    except (sqlite3.Error, OSError) as trouble:
        raise KnownError(CANNOT_OPEN, reason=trouble, folder=path.parent) from trouble


def _opened(path: Path, steps: Mapping[int, Step]) -> tuple[sqlite3.Connection, tuple[Refusal, ...]]:
    said: tuple[Refusal, ...] = ()
    try:
        _check_head(path)
        _try_on_copy(path, steps)
        form = _brought_up(path, steps)
    except Damaged:
        said = put_aside(path)
        form = _brought_up(path, steps)
    if form > max(steps):
        raise KnownError(NEWER, form=form)
    return connected(path), said


def _check_head(path: Path) -> None:
    """Look at how a file says that it is written and read: SQLite would open another, but never write it.

    :raises Damaged: if it is as no SQLite writes it
    """
    if path.exists():
        with path.open("rb") as file:
            head = file.read(HEAD)
        if len(head) == HEAD and not set(head[-2:]) <= WAYS:
            raise Damaged(path.name)


def _try_on_copy(path: Path, steps: Mapping[int, Step]) -> None:
    """See what becomes of a history by what lies beside it: once it is opened it is no more what it was.

    :raises Damaged: if it would be no whole history; then it is as it was
    """
    if not (path.exists() and _beside(path)):
        return
    with tempfile.TemporaryDirectory(prefix=SCRATCH, dir=path.parent) as scratch:
        for it in (path, *_beside(path)):
            shutil.copyfile(it, Path(scratch) / it.name)
        form = checked_form(Path(scratch) / path.name, steps, wholly=True)
    if form is not None and form > max(steps):
        raise KnownError(NEWER, form=form)


def _beside(path: Path) -> list[Path]:
    """Return what lies beside a database."""
    return [it for ending in BESIDE if (it := path.with_name(path.name + ending)).exists()]


def _brought_up(path: Path, steps: Mapping[int, Step]) -> int:
    """Bring a history to today's form, unless it is a newer one, and return its form.

    :raises Damaged: if it is none, or turns out damaged on the way; then it is as it was
    """
    form, newest = checked_form(path, steps), max(steps)
    if form is not None and form >= newest:
        return form
    try:
        _bring_up(path, steps, is_there=form is not None)
    except sqlite3.DatabaseError as trouble:
        if is_damage(trouble):
            raise Damaged(path.name) from trouble
        raise
    return newest


def checked_form(path: Path, steps: Mapping[int, Step] = STEPS, *, wholly: bool = False) -> int | None:
    """Return the form of a file; None if there is none.

    :param wholly: whether every page of it is looked at, which takes its time

    :raises Damaged: if it is no history, or is not laid out like one
    :raises sqlite3.Error: if it cannot be opened
    """
    if not path.exists():
        return None
    try:
        with closing(connected(path)) as database:
            form = form_of(database)
            if form < 0 or (form <= max(steps) and layout_of(database) != expected_layout(form, steps)):
                raise Damaged(path.name)
            if wholly and database.execute("PRAGMA quick_check(1)").fetchone() != ("ok",):
                raise Damaged(path.name)
            return form
    except sqlite3.DatabaseError as trouble:
        if is_damage(trouble):
            raise Damaged(path.name) from trouble
        raise


def is_damage(trouble: sqlite3.Error) -> bool:
    """Tell whether an error means that what the file holds is wrong, not that it cannot be reached."""
    return type(trouble) is sqlite3.DatabaseError


def layout_of(database: sqlite3.Connection) -> list[tuple[str, str]]:
    """Return the tables and triggers of a database, by their names; nothing but ours is ever read."""
    found = database.execute("SELECT name, sql FROM sqlite_master WHERE sql IS NOT NULL ORDER BY name")
    return found.fetchall()


def expected_layout(form: int, steps: Mapping[int, Step]) -> list[tuple[str, str]]:
    """Return the tables and triggers that a history of a form has."""
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as fresh:
        for number in range(1, form + 1):
            steps[number](fresh)
        return layout_of(fresh)


def _bring_up(path: Path, steps: Mapping[int, Step], *, is_there: bool) -> None:
    """Write a history of today's form beside the one that is there, if any, and swap it in."""
    aside = path.with_name(f".{path.name}{UNFINISHED}")
    clear(aside)
    try:
        with closing(connected(path)) if is_there else contextlib.nullcontext() as source:
            migrated(source, aside, steps)
        for stray in _beside(path):  # it would be done to the new one
            keep_aside(stray)
        put_in_place(aside, path)
    finally:
        clear(aside)


def clear(aside: Path) -> None:
    """Remove what was begun aside."""
    for left in (aside, aside.with_name(aside.name + JOURNAL)):
        left.unlink(missing_ok=True)


def put_aside(path: Path) -> tuple[Refusal, ...]:
    """Keep a damaged history under another name, with what was being written to it, and say so.

    :raises KnownError: if it cannot be moved
    """
    aside = keep_aside(path)
    if aside is None:
        return ()
    try:
        for it in _beside(path):
            it.rename(aside.with_name(aside.name + it.name.removeprefix(path.name)))
    except OSError as trouble:
        raise KnownError(CANNOT_OPEN, reason=trouble, folder=path.parent) from trouble
    return (_said(DAMAGED, name=aside.name),)


def _said(said: Phrase, **values: object) -> Refusal:
    return Refusal.because("", said, **values)
