"""The shelf: where sittings are kept, taken down again, and put by for another evening."""

from dataclasses import dataclass, replace
from pathlib import Path

from eldest.engine.phrase import phrase
from eldest.room.sitting import Sitting
from eldest.store.errors import KnownError
from eldest.store.folders import Folders, is_there
from eldest.store.record import VERSION, Problem, Record, is_newer, read_record, write_record
from eldest.store.saves import Autosave, read_text, write_safely

SUFFIX = ".eldest"

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
        self.autosave = Autosave(folders.current)

    def current(self) -> Opened:
        """Take down the sitting that was on the table when the program ended.

        What a newer program left there stays for it: ours is then kept beside it.

        :raises KnownError: if it is not whole and cannot be put aside
        """
        self.autosave, opened = _taken_down(self._current)
        return opened

    @property
    def folder(self) -> Path:
        """Where sittings are kept."""
        return self._current.parent

    def has_before(self) -> bool:
        """Tell whether a sitting was put by when this one began."""
        return is_there(self._before) or is_there(_beside(self._before))

    def put_by(self, record: Record) -> None:
        """Keep the sitting on the table as the one before.

        :raises KnownError: if it cannot be kept
        """
        kept, _ = _taken_down(self._before)
        kept.keep(write_record(record))

    def take_before(self) -> Opened:
        """Take down the sitting before.

        :raises KnownError: if it is not whole and cannot be put aside
        """
        _, opened = _taken_down(self._before)
        return opened

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
    except KnownError as trouble:
        return Opened(problems=(Problem(0, trouble.said, values=trouble.values),), aside=kept.keep_aside())
    opened = Opened() if text is None else _opened(text)
    if not opened.problems or is_newer(opened.problems):
        return opened
    return replace(opened, aside=kept.keep_aside())
