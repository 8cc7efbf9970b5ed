"""The shelf: where sittings are kept, taken down again, and put by for another evening."""

from dataclasses import dataclass
from pathlib import Path

from eldest.room.sitting import Sitting
from eldest.store.errors import KnownError
from eldest.store.folders import Folders
from eldest.store.record import Problem, Record, read_record, write_record
from eldest.store.saves import Autosave, read_text, write_safely

SUFFIX = ".eldest"


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
        self.autosave = Autosave(folders.current)
        self._before = Autosave(folders.before)

    def current(self) -> Opened:
        """Take down the sitting that was on the table when the program ended.

        :raises KnownError: if it is not whole and cannot be put aside
        """
        return _whole_or_aside(self.autosave)

    def has_before(self) -> bool:
        """Tell whether a sitting was put by when this one began."""
        return self._before.exists()

    def put_by(self, record: Record) -> None:
        """Keep the sitting on the table as the one before.

        :raises KnownError: if it cannot be kept
        """
        self._before.keep(write_record(record))

    def take_before(self) -> Opened:
        """Take down the sitting before.

        :raises KnownError: if it is not whole and cannot be put aside
        """
        return _whole_or_aside(self._before)

    def open(self, path: Path) -> Opened:
        """Open a record with a name; the file stays as it is whatever it holds.

        :raises KnownError: if it cannot be read
        """
        return _opened(read_text(path) or "")

    def save(self, path: Path, record: Record) -> Path:
        """Save a record under a name, and return the file's name with its ending.

        :raises KnownError: if it cannot be saved
        """
        named = path if path.suffix == SUFFIX else path.with_name(path.name + SUFFIX)
        write_safely(named, write_record(record))
        return named


def _opened(text: str) -> Opened:
    record, problems = read_record(text)
    if record is None:
        return Opened(problems=problems)
    resumed = Sitting.resume(record)
    return Opened(resumed.sitting, (*problems, *resumed.problems))


def _whole_or_aside(kept: Autosave) -> Opened:
    """Open what is kept; what is not whole, or not to be read, is put aside: it will be written over."""
    try:
        text = kept.read()
    except KnownError as trouble:
        return Opened(problems=(Problem(0, trouble.said, values=trouble.values),), aside=kept.keep_aside())
    if text is None:
        return Opened()
    opened = _opened(text)
    if not opened.problems:
        return opened
    return Opened(opened.sitting, opened.problems, kept.keep_aside())
