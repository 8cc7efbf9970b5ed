"""The shelf: where sittings are kept, taken down again, and put by for another evening."""

import contextlib
from dataclasses import dataclass, replace
from pathlib import Path

from eldest.engine.phrase import phrase
from eldest.room.sitting import Sitting
from eldest.store.errors import KnownError
from eldest.store.folders import Folders
from eldest.store.record import VERSION, Problem, Record, is_newer, read_record, write_record
from eldest.store.saves import Autosave, move_over, read_text, write_safely

SUFFIX = ".eldest"
PUT_BY = "put by"
"""How the names of sittings begin that have made room for another as the one before; the game follows."""

NO_SUCH_FILE = phrase("store", "There is no file {name} in {folder}.")


@dataclass(frozen=True, slots=True)
class Opened:
    """What came of opening a record: the sitting, if any of it could be read, and what was wrong.

    `aside` is where a record that is not whole has been put, so that nothing is written over it.
    """

    sitting: Sitting | None = None
    problems: tuple[Problem, ...] = ()
    aside: Path | None = None


class Shelf:
    """The sittings of one user: the one on the table, the one before it, and those with names."""

    def __init__(self, folders: Folders) -> None:
        self._current = folders.current
        self._before = folders.before
        self._held = Autosave(folders.held)
        self._displaced: tuple[Path, ...] = ()
        self.autosave = Autosave(folders.current)

    def current(self) -> Opened:
        """Take down the sitting that was on the table when the program ended.

        What a newer program left there stays for it: ours is then kept beside it. What is not whole and
        cannot be put aside is told, and nothing is kept before it could be.
        """
        self.autosave, opened = _taken_down(self._current)
        with contextlib.suppress(KnownError):  # it is tried again before the one before is wanted
            self.settle()
        return opened

    @property
    def folder(self) -> Path:
        """Where sittings are kept."""
        return self._current.parent

    def has_before(self) -> bool:
        """Tell whether a sitting was put by when this one began."""
        paths = (self._before, _beside(self._before), self._held.path)
        return any(Autosave(path).exists() for path in paths)

    def is_before(self, path: Path) -> bool:
        """Tell whether a path leads to the sitting that was put by, however it is written."""
        try:
            return path.samefile(self._before)
        except OSError:
            return False

    def put_by(self, record: Record) -> None:
        """Keep the sitting on the table as the one before; that which was so gets a name of its own.

        :raises KnownError: if it cannot be kept
        """
        self.settle()
        kept, before = _taken_down(self._before)
        self._displace(kept, before, record)
        kept.keep(write_record(record))

    def take_before(self) -> Opened:
        """Take down the sitting before.

        :raises KnownError: if what was held cannot be settled
        """
        self.settle()
        _, opened = _taken_down(self._before)
        return opened

    def hold(self, record: Record) -> None:
        """Hold the sitting on the table, which must be kept, while the one before is changed for it.

        So neither is ever in memory alone: not before the other is kept as on the table may this one be
        settled as the one before.

        :raises KnownError: if it cannot be kept
        """
        self._held.keep(write_record(record))

    def settle(self) -> None:
        """End a change of sittings, which may have been cut short: what was held becomes the one before.

        If it still is what is kept as on the table, there was no change, and the one before stays.

        :raises KnownError: if that cannot be done; it can be tried again
        """
        held = self._held.read()
        if held is None:
            return
        if held == self.autosave.read():
            self._held.clear()
        else:
            kept, before = _taken_down(self._before)
            self._displace(kept, before, *_records(held, self.autosave.read()))
            move_over(self._held.path, kept.path)

    def told_displaced(self) -> tuple[Path, ...]:
        """Return the files in which sittings have been kept whose place was wanted, each once."""
        displaced, self._displaced = self._displaced, ()
        return displaced

    def _displace(self, kept: Autosave, before: Opened, *others: Record) -> None:
        """Keep the sitting before under a name with its game, unless one of others goes on from it.

        :raises KnownError: if that cannot be done; it is then where it was
        """
        sitting = before.sitting
        if sitting is None or not sitting.has_begun or not kept.exists():
            return
        from eldest.room.lesson import is_of_lesson
        from eldest.store.bundle import free_name

        record = sitting.record
        if is_of_lesson(record) or any(other.goes_on_from(record) for other in others):
            return
        text = write_record(record)
        name = f"{PUT_BY} {record.game}{SUFFIX}"
        place = free_name(self.folder, name, text.encode("utf-8", "backslashreplace"))
        if place is not None:
            write_safely(place, text)
            self._displaced += (place,)

    def open(self, path: Path) -> Opened:
        """Open a record with a name; the file stays as it is whatever it holds.

        :raises KnownError: if it cannot be read
        """
        text = read_text(path)
        if text is None:
            raise KnownError(NO_SUCH_FILE, name=path.name, folder=path.parent)
        return _opened(text)

    def save(self, path: Path, record: Record) -> Path:
        """Save a record under a name, and return the file's name with its ending.

        :raises KnownError: if it cannot be saved
        """
        named = path if path.suffix == SUFFIX else path.with_name(path.name + SUFFIX)
        write_safely(named, write_record(record))
        return named


def _records(*texts: str | None) -> list[Record]:
    """Return the records that can be read in texts."""
    read = [read_record(text)[0] for text in texts if text is not None]
    return [record for record in read if record is not None]


def _opened(text: str) -> Opened:
    record, problems = read_record(text)
    if record is None:
        return Opened(problems=problems)
    resumed = Sitting.resume(record)
    return Opened(resumed.sitting, (*problems, *resumed.problems))


def _taken_down(path: Path) -> tuple[Autosave, Opened]:
    """Open what is kept at a path; return it with the file in which to keep what follows."""
    kept = Autosave(path)
    opened = _whole_or_aside(kept)
    if not is_newer(opened.problems):
        return kept, opened
    kept = Autosave(_beside(path))
    ours = _whole_or_aside(kept)
    return kept, replace(ours, problems=(*opened.problems, *ours.problems))


def _beside(path: Path) -> Path:
    """Return where this program keeps its own beside a newer program's file."""
    return path.with_name(f"{path.stem}-v{VERSION}{SUFFIX}")


def _whole_or_aside(kept: Autosave) -> Opened:
    """Open what is kept; what is not whole, or not to be read, is put aside: it will be written over.

    What a newer program wrote is no damage, and stays where it is.
    """
    try:
        text = kept.read()
        opened = Opened() if text is None else _opened(text)
    except KnownError as trouble:
        opened = Opened(problems=(_problem(trouble),))
    if not opened.problems or is_newer(opened.problems):
        return opened
    try:
        return replace(opened, aside=kept.keep_aside())
    except KnownError as trouble:
        return replace(opened, problems=(*opened.problems, _problem(trouble)))


def _problem(trouble: KnownError) -> Problem:
    return Problem(0, trouble.said, values=trouble.values)
