"""Taking the deals of another history into one's own: each once, and what makes no sense not at all."""

import sqlite3
from collections.abc import Sequence
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from eldest.engine.phrase import phrase
from eldest.store.database import Damaged, checked_form, connected
from eldest.store.entry import LARGEST, Role, sound_kind, sound_outcome
from eldest.store.errors import KnownError
from eldest.store.history import FIELDS, INSERT, History, text_of
from eldest.store.migrations import FORM, migrated
from eldest.store.record import read_record
from eldest.store.shorthand import MOST_BYTES, packed_text, text_in

NO_HISTORY = phrase("history", "What the file holds as a history of deals is none, or is damaged.")
NEWER_HISTORY = phrase(
    "history",
    "The history in the file was written by a newer Eldest Hand (form {form}); it is not taken over.",
)

LONGEST_HEADER = 20_000
MARK = 16
MOST_JOINED = 20_000_000
"""Letters of acts that are put together anew at most, for deals before which others stand here."""
WHEN = 253_402_300_799
"""The last second of the year 9999."""
_AT = {name: place for place, name in enumerate(FIELDS)}
_FIRST, _LAST = _AT["dealer"], _AT["stakes"] + 1
_DEALS = (
    f"SELECT deal.id, mark, kind.game, form, players, spirit, partner, opponents, "
    f"{', '.join(f'deal.{field}' for field in FIELDS)} "
    "FROM deal JOIN sitting ON sitting.id = sitting JOIN kind ON kind.id = kind ORDER BY deal.id"
)


@dataclass(frozen=True, slots=True)
class Merged:
    """What came of merging: deals that are new here, that were here already, and that made no sense."""

    new: int = 0
    known: int = 0
    bad: int = 0


def merge(history: History, path: Path, scratch: Path) -> Merged:
    """Take the deals of the history at a path into another; that file stays as it is.

    :param scratch: where a copy of it may be written, to be brought to today's form
    :raises KnownError: if it is none, or was written by a newer program
    :raises sqlite3.OperationalError: if nothing can be written here
    """
    try:
        form = checked_form(path)
    except (Damaged, sqlite3.Error) as trouble:
        raise KnownError(NO_HISTORY) from trouble
    if form is None or form > FORM:
        raise KnownError(NEWER_HISTORY, form=form)
    try:
        with closing(connected(path, mode="ro")) as source:
            migrated(source, scratch)
        with closing(connected(scratch, mode="ro")) as source:
            return _merged(history, source)
    except sqlite3.OperationalError:  # the disk is full, or fails: no fault of the file
        raise
    except sqlite3.DatabaseError as trouble:
        raise KnownError(NO_HISTORY) from trouble


def _merged(history: History, source: sqlite3.Connection) -> Merged:
    """Take the deals over; should one's own history turn out damaged, into a new one.

    :raises sqlite3.Error: if that cannot be done
    """

    def taken() -> Merged:
        return history.take(lambda database: Merging(history, database, source).all())

    try:
        return taken()
    except sqlite3.OperationalError:
        raise
    except sqlite3.DatabaseError:
        if not history.begin_anew_if_damaged():
            raise
    return taken()


class Merging:
    """One merging, within a transaction of the history that deals are taken into."""

    def __init__(self, history: History, into: sqlite3.Connection, source: sqlite3.Connection) -> None:
        self._history, self._into, self._source = history, into, source
        self._sittings: dict[bytes, int | None] = {}
        self._left = MOST_JOINED
        self._same: dict[int, int] = {}
        """By the id of a deal there that of the same deal here, if the acts of both are the same."""

    def all(self) -> Merged:
        """Take all deals over that are not here yet, in the order in which they were entered."""
        came = {True: 0, False: 0, None: 0}
        for identity, mark, *rest in self._source.execute(_DEALS):
            came[self._take(identity, mark, rest[:6], rest[6:])] += 1
        return Merged(came[True], came[False], came[None])

    def _take(self, identity: int, mark: Any, kind: Sequence[Any], row: Sequence[Any]) -> bool | None:
        """Take a deal over; return whether it is new here, None if it makes no sense."""
        read, acts = sound_kind(kind), self._acts_of(row)
        sitting = self._sitting(mark)
        if read is None or acts is None or sitting is None or not _is_sound(row):
            return None
        number, pack = row[_AT["number"]], row[_AT["pack"]]
        said = "SELECT id, acts FROM deal WHERE sitting = ? AND number = ? AND pack = ?"
        found = self._into.execute(said, (sitting, number, pack)).fetchone()
        if found is not None:
            if found[1] == acts:
                self._same[identity] = found[0]
            return False
        follows = self._same.get(row[_AT["follows"]])
        if row[_AT["follows"]] is not None and follows is None:
            acts = self._joined(identity)  # here other acts stand before it
            if acts is None:
                return None
        place = (sitting, number, pack, follows, self._history.kind_id(read))
        new = self._into.execute(INSERT, (None, *place, *row[_AT["at"] : _LAST], acts)).lastrowid
        if follows is not None or row[_AT["follows"]] is None:
            self._same[identity] = new or 0
        return True

    def _sitting(self, mark: Any) -> int | None:
        """Return the id here of a sitting there; None if what is kept of it makes no sense."""
        if mark not in self._sittings:
            self._sittings[mark] = self._sitting_anew(mark)
        return self._sittings[mark]

    def _sitting_anew(self, mark: Any) -> int | None:
        said = "SELECT header FROM sitting WHERE mark = ?"
        (header,) = self._source.execute(said, (mark,)).fetchone() or (None,)  # an index may be wrong
        if not isinstance(mark, bytes) or len(mark) != MARK or not _is_header(header):
            return None
        found = self._into.execute("SELECT id, header FROM sitting WHERE mark = ?", (mark,)).fetchone()
        if found is None:
            entering = "INSERT INTO sitting (mark, header) VALUES (?, ?)"
            return self._into.execute(entering, (mark, header)).lastrowid
        if not found[1]:
            self._into.execute("UPDATE sitting SET header = ? WHERE id = ?", (header, found[0]))
        return int(found[0])

    def _joined(self, identity: int) -> bytes | None:
        """Return all acts of a sitting up to a deal there; None if they make no sense, or are too many."""
        try:
            text = text_of(self._source, identity, min(self._left, MOST_BYTES))
        except ValueError:
            self._left -= MOST_BYTES
            return None
        self._left -= len(text)
        return packed_text(text)

    def _acts_of(self, row: Sequence[Any]) -> bytes | None:
        acts = row[_AT["acts"]]
        try:
            return acts if text_in(acts) else None
        except ValueError:
            return None


def _is_header(header: Any) -> bool:
    """Tell whether this is the head of a record, which says nothing of any acts."""
    if not isinstance(header, str) or len(header) > LONGEST_HEADER:
        return False
    record, problems = read_record(header)
    return record is not None and not problems and not record.acts


def _is_sound(row: Sequence[Any]) -> bool:
    """Tell whether the numbers of a deal are such as a deal can have."""
    of = {name: row[place] for name, place in _AT.items()}
    numbers = (of["number"], of["day"], of["shuffle"])
    return (
        all(isinstance(value, int) and -LARGEST < value < LARGEST for value in numbers)
        and isinstance(of["pack"], int)
        and isinstance(of["at"], int)
        and 0 <= of["at"] <= WHEN
        and of["role"] in tuple(Role)
        and of["helped"] in (0, 1)
        and sound_outcome(row[_FIRST:_LAST]) is not None
    )
