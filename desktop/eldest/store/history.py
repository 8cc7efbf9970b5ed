"""The history: every finished deal, entered once, durable when the call returns."""

import contextlib
import json
import sqlite3
from collections.abc import Callable, Collection, Iterable
from contextlib import closing
from pathlib import Path
from typing import TypeVar

from eldest.engine.acts import spell_act
from eldest.engine.phrase import Refusal, phrase
from eldest.store.database import connected, in_memory, is_damage, opened, put_aside
from eldest.store.entry import Entry, Key
from eldest.store.errors import KnownError
from eldest.store.migrations import STEPS
from eldest.store.record import Record, read_record, write_record
from eldest.store.shorthand import lines_in, packed, text_in, unpacked

CANNOT_ENTER = phrase(
    "history",
    "The deal could not be entered in your history: {reason}. It is tried again with the next one; see "
    "whether {folder} has room and may be written to.",
)

FIELDS = (
    *(
        "sitting",
        "number",
        "pack",
        "follows",
        "kind",
        "at",
        "day",
        "role",
        "helped",
        "shuffle",
        "dealer",
        "maker",
    ),
    *(
        "trumps",
        "bid",
        "alone",
        "kept",
        "swept",
        "tricks_us",
        "tricks_them",
        "points_us",
        "points_them",
        "points",
    ),
    *("game", "rubber", "stakes", "acts"),
)
"""The columns of a deal after its id, in order."""

INSERT = f"INSERT INTO deal (id, {', '.join(FIELDS)}) VALUES (?{', ?' * len(FIELDS)})"
_CHAIN = """
WITH RECURSIVE chain (id, follows, acts) AS (
    SELECT id, follows, acts FROM deal WHERE id = ?
    UNION SELECT deal.id, deal.follows, deal.acts
    FROM chain JOIN deal ON deal.id = chain.follows AND deal.id < chain.id
) SELECT acts FROM chain ORDER BY id
"""
AT_ODDS = "an index does not agree with its table"
MOST_LETTERS = 1_000_000
"""No sitting has more in its acts, in short hand: thousands of deals."""
Doing = Callable[[], object]
T = TypeVar("T")


class History:
    """The deals that were finished, in a file, or in memory where it cannot be had.

    `notices` are what there is to say about how it was found. One thread writes at a time; whoever reads
    has a connection of his own.
    """

    def __init__(self, path: Path | None) -> None:
        """Open the history of a path, or one in memory alone.

        :raises KnownError: if it cannot be opened, or is a newer program's
        """
        self._path = path
        self._address = "" if path else f"file:eldest-history-{id(self)}?mode=memory&cache=shared"
        self.notices: tuple[Refusal, ...] = ()
        if path is None:
            self._database = in_memory(self._address)
            for number in sorted(STEPS):
                STEPS[number](self._database)
        else:
            self._database, self.notices = opened(path)

    def reading(self) -> sqlite3.Connection:
        """Return a connection to read by, to be closed by whoever asked.

        :raises sqlite3.Error: if the file cannot be opened
        """
        return in_memory(self._address) if self._path is None else connected(self._path)

    @property
    def path(self) -> Path | None:
        """Where it is kept; None if it is in memory alone."""
        return self._path

    def close(self) -> None:
        """Close the database."""
        self._database.close()

    def known(self, mark: bytes) -> frozenset[Key]:
        """Return which deals of a sitting are entered.

        :raises KnownError: if the history cannot be read
        """
        said = "SELECT number, pack FROM deal JOIN sitting ON sitting.id = sitting WHERE mark = ?"
        found: list[tuple[int, int]] = []
        self._carefully(lambda: found.extend(self._database.execute(said, (mark,))))
        return frozenset(Key(mark, number, pack) for number, pack in found)

    def adopt(self, mark: bytes, finished: int) -> None:
        """Note of a sitting that nobody has seen before how many of its deals were played elsewhere.

        They are never entered: a game that somebody sent, or a deal that is played again.

        :raises KnownError: if that cannot be done
        """
        said = "INSERT OR IGNORE INTO sitting (mark, header, forgotten) VALUES (?, '', ?)"
        self._carefully(lambda: self._database.execute(said, (mark, finished)))

    def enter(self, entries: Iterable[Entry]) -> None:
        """Enter deals, all or none; one that is entered already is replaced if more was done in it.

        :raises KnownError: if that cannot be done; if the file was damaged it is put aside, and they are
            entered in a new one
        """
        kept = tuple(entries)

        def enter() -> None:
            for entry in kept:
                self._enter(entry)

        self._carefully(enter)

    def withdraw(self, keys: Collection[Key]) -> None:
        """Take deals out that are not finished after all, for something in them was taken back.

        One that another follows stays: somebody has gone on from there.

        :raises KnownError: if that cannot be done
        """

        def withdraw() -> None:
            for key in keys:
                self._withdraw(key)

        self._carefully(withdraw)

    def forget(self, copy: Path) -> None:
        """Take all deals out; those of sittings that go on are not entered again.

        :param copy: where all of them are kept
        :raises KnownError: if that cannot be done, or no copy kept: then nothing has been taken out
        """
        try:
            self.copy_to(copy)
        except sqlite3.Error as trouble:
            raise self._known(trouble) from trouble
        self._carefully(self._forget)
        with contextlib.suppress(sqlite3.Error):  # only the room they took is not given back
            self._database.execute("VACUUM")

    def take(self, taking: Callable[[sqlite3.Connection], T]) -> T:
        """Have somebody write many deals, all or none, and return what he says of it.

        :raises sqlite3.Error: if that cannot be done
        """
        return self._at_once(lambda: taking(self._database))

    def begin_anew_if_damaged(self) -> bool:
        """Look at every page, which takes its time; if the file is damaged, put it aside and begin a new one.

        :raises KnownError: if it cannot be moved
        :raises sqlite3.Error: if no new one can be opened
        """
        if self._path is None or self._is_whole():
            return False
        self._put_aside(self._path)
        return True

    def _is_whole(self) -> bool:
        try:
            found: tuple[str] = self._database.execute("PRAGMA integrity_check(1)").fetchone()
        except sqlite3.DatabaseError as trouble:
            return not is_damage(trouble)
        return found == ("ok",)

    def copy_to(self, path: Path) -> None:
        """Write a copy of the history.

        :raises sqlite3.Error: if that cannot be done
        """
        with closing(sqlite3.connect(path)) as copy:
            self._database.backup(copy)

    def _carefully(self, doing: Doing) -> None:
        try:
            self._at_once(doing)
        except sqlite3.Error as trouble:
            if self._path is None or not is_damage(trouble):
                raise self._known(trouble) from trouble
            self._begin_anew(self._path, doing)

    def _begin_anew(self, path: Path, doing: Doing) -> None:
        self._put_aside(path)
        try:
            self._at_once(doing)
        except sqlite3.Error as trouble:
            raise self._known(trouble) from trouble

    def _put_aside(self, path: Path) -> None:
        self._database.close()
        said = put_aside(path)
        self._database, _ = opened(path)
        self.notices += said

    def _at_once(self, doing: Callable[[], T]) -> T:
        """Do something all or not at all."""
        self._database.execute("BEGIN IMMEDIATE")
        try:
            came = doing()
            self._database.execute("COMMIT")
        except BaseException:
            self._database.rollback()
            raise
        return came

    def _known(self, trouble: sqlite3.Error) -> KnownError:
        folder = "" if self._path is None else self._path.parent
        return KnownError(CANNOT_ENTER, reason=trouble, folder=folder)

    def _enter(self, entry: Entry) -> None:
        sitting, forgotten = self._sitting(entry)
        if entry.key.number <= forgotten:
            return
        before = self._row(entry.key)
        follows = self._id_of(entry.follows) if before is None else before[1]
        acts = packed(map(spell_act, entry.acts[0 if follows is None else entry.since :]))
        identity, helped, at, day = None, entry.helped, entry.at, entry.day
        if before is not None:
            identity, _, kept, was_helped, at, day = before
            if kept == acts:
                return
            helped = bool(was_helped) or not _goes_on(kept, acts)
            self._database.execute("DELETE FROM deal WHERE id = ?", (identity,))
        place = (sitting, entry.key.number, entry.key.pack, follows, self.kind_id(entry.kind))
        when = (at, day, int(entry.role), int(helped), entry.shuffle)
        self._database.execute(INSERT, (identity, *place, *when, *entry.outcome, acts))
        said = "SELECT 1 FROM deal WHERE sitting = ? AND number = ? AND pack = ?"
        if self._database.execute(said, place[:3]).fetchone() is None:
            raise sqlite3.DatabaseError(AT_ODDS)

    def _sitting(self, entry: Entry) -> tuple[int, int]:
        """Return the id of a sitting, and up to which number its deals are forgotten."""
        found = self._database.execute(
            "SELECT id, forgotten, header FROM sitting WHERE mark = ?", (entry.key.sitting,)
        ).fetchone()
        header = write_record(entry.header)
        if found is None:
            said = "INSERT INTO sitting (mark, header) VALUES (?, ?)"
            return self._database.execute(said, (entry.key.sitting, header)).lastrowid or 0, 0
        if not found[2]:
            self._database.execute("UPDATE sitting SET header = ? WHERE id = ?", (header, found[0]))
        return found[0], found[1] if isinstance(found[1], int) else 0

    def kind_id(self, kind: tuple[object, ...]) -> int:
        """Return the id of a kind of table, which is noted if it is new; within a transaction."""
        self._database.execute(
            "INSERT OR IGNORE INTO kind (game, form, players, spirit, partner, opponents) "
            "VALUES (?, ?, ?, ?, ?, ?)",
            kind,
        )
        said = (
            "SELECT id FROM kind WHERE game = ? AND form = ? AND players = ? AND spirit = ? AND partner = ? "
            "AND opponents = ?"
        )
        found = self._database.execute(said, kind).fetchone()
        if found is None:
            raise sqlite3.DatabaseError(AT_ODDS)
        return int(found[0])

    def _row(self, key: Key) -> tuple[int, int | None, bytes, int, int, int] | None:
        found: tuple[int, int | None, bytes, int, int, int] | None = self._database.execute(
            "SELECT deal.id, follows, acts, helped, at, day FROM deal JOIN sitting ON sitting.id = sitting "
            "WHERE mark = ? AND number = ? AND pack = ?",
            key,
        ).fetchone()
        return found

    def _id_of(self, key: Key | None) -> int | None:
        row = None if key is None else self._row(key)
        return None if row is None else row[0]

    def _withdraw(self, key: Key) -> None:
        identity = self._id_of(key)
        self._database.execute(
            "DELETE FROM deal WHERE id = ?1 AND NOT EXISTS "
            "(SELECT 1 FROM deal AS later WHERE later.sitting = deal.sitting AND later.follows = ?1)",
            (identity,),
        )

    def _forget(self) -> None:
        self._database.execute(
            "UPDATE sitting SET header = '', forgotten = max(forgotten, coalesce("
            "(SELECT max(number) FROM deal WHERE deal.sitting = sitting.id), 0))"
        )
        self._database.execute("DELETE FROM deal")
        self._database.execute("DELETE FROM sums")
        self._database.execute("DELETE FROM kind")


def _goes_on(kept: bytes, acts: bytes) -> bool:
    """Tell whether acts begin with those that were kept: nothing was taken back, something was added."""
    try:
        before = unpacked(kept)
    except ValueError:
        return False
    return unpacked(acts)[: len(before)] == before


def lines_of(database: sqlite3.Connection, deal: int, most: int = MOST_LETTERS) -> tuple[str, ...]:
    """Return the acts of a sitting up to the end of a deal, by the deal's id, as lines.

    :raises ValueError: if they are not kept as they should be, or are more than so many letters
    """
    return lines_in(text_of(database, deal, most))


def text_of(database: sqlite3.Connection, deal: int, most: int = MOST_LETTERS) -> str:
    """Return the same in short hand.

    :raises ValueError: as above
    """
    found: list[str] = []
    for (acts,) in database.execute(_CHAIN, (deal,)):
        found.append(text_in(acts))
        most -= len(found[-1]) + 1
        if most < 0:
            raise ValueError("more than a sitting can be")
    return "\n".join(filter(None, found))


def next_of(database: sqlite3.Connection, deal: int) -> int | None:
    """Return the deal that follows one in its sitting, by their ids; None if none does.

    A history that cannot be read has none either.
    """
    said = (
        "SELECT later.id FROM deal "
        "JOIN deal AS later ON later.sitting = deal.sitting AND later.follows = deal.id "
        "WHERE deal.id = ? ORDER BY later.id LIMIT 1"
    )
    try:
        found = database.execute(said, (deal,)).fetchone()
    except sqlite3.Error:
        return None
    return None if found is None else int(found[0])


def record_of(database: sqlite3.Connection, deal: int) -> Record | None:
    """Return the record of a sitting up to the end of a deal, by the deal's id; None if it makes no sense."""
    said = "SELECT header FROM sitting JOIN deal ON sitting.id = sitting WHERE deal.id = ?"
    try:
        found = database.execute(said, (deal,)).fetchone()
        document = json.loads(found[0])
        record, problems = read_record(json.dumps({**document, "acts": lines_of(database, deal)}))
    except (TypeError, ValueError, RecursionError, sqlite3.Error):
        return None
    return None if problems else record
