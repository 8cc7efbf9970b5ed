"""A disk on which any single deed can fail, and everything that the program writes, to be tried on it.

A deed is one call of the system on the way of a file: looking, opening, writing, flushing, forcing to the
disk, closing, swapping, moving, removing. They are counted as they come, so that each of them can fail, or be
the last that the program does. Run as a script it dies for real: see `main`.
"""

import os
import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from unittest.mock import patch

from eldest.room.shelf import Shelf
from eldest.store.folders import Folders
from eldest.store.record import Problem, Record, write_record
from eldest.store.saves import UNFINISHED, Autosave
from eldest.store.settings import Settings, WordsPage
from eldest.store.settings_file import SettingsFile

OLD = write_record(Record("euchre", names=("Anna", "Colonel")))
NEW = write_record(Record("whist", names=("Änne", "Berta", "Carl", "Dora")))
DAMAGE = '{"format": "eldest-record", "version": 1, "game'
OLD_SETTINGS = '{\n  "schema": "2.0"\n}\n'
DEEDS = ("stat", "lstat", "fstat", "open", "close", "fsync", "chmod", "replace", "rename", "unlink")
"""The functions of `os` that are deeds; those of an open file are added to them."""
KILLED = 9

Fails = Callable[[], Any]


class Died(BaseException):
    """The program was ended in the middle of a deed: nothing catches this."""


class FaultyFile:
    """A real file, each deed on which is counted; of a write that fails half is done."""

    def __init__(self, file: Any, disk: "FaultyDisk") -> None:
        self._file, self._disk = file, disk

    def __enter__(self) -> "FaultyFile":
        return self

    def __exit__(self, *_details: object) -> None:
        try:
            self._disk.deed("close file")
        finally:
            self._file.close()

    def fileno(self) -> int:
        return int(self._file.fileno())

    def write(self, content: bytes) -> None:
        self._file.write(content[: len(content) // 2])
        self._file.flush()
        self._disk.deed("write")
        self._file.write(content[len(content) // 2 :])

    def flush(self) -> None:
        self._disk.deed("flush")
        self._file.flush()


class FaultyDisk:
    """Counts the deeds that are done while it is in place; in that of a number (from 0) it fails."""

    def __init__(self, at: int = -1, fails: Fails = lambda: None) -> None:
        self._at, self._fails = at, fails
        self.deeds: list[str] = []

    def deed(self, name: str) -> None:
        """Note a deed, or fail in it."""
        self.deeds.append(name)
        if len(self.deeds) - 1 == self._at:
            self._fails()

    @contextmanager
    def in_place(self) -> Iterator["FaultyDisk"]:
        """Be the disk of the program for a while."""
        opened, before = Path.open, {name: getattr(os, name) for name in DEEDS}

        def open_file(path: Path, *details: Any, **more: Any) -> FaultyFile:
            self.deed("open aside")
            return FaultyFile(opened(path, *details, **more), self)

        with ExitStack() as patches:
            patches.enter_context(patch.object(Path, "open", open_file))
            for name in DEEDS:
                patches.enter_context(patch.object(os, name, self._counted(name, before[name])))
            yield self

    def _counted(self, name: str, does: Callable[..., Any]) -> Callable[..., Any]:
        def deed(*details: Any, **more: Any) -> Any:
            self.deed(name)
            return does(*details, **more)

        return deed


@dataclass(frozen=True)
class Case:
    """Something that is written: how it lies there before, what is done, and what then is there.

    `does` returns the problems that the person is told of. `state` must be `old` or `new` whatever fails.
    """

    name: str
    files: dict[str, str]
    does: Callable[[Folders], Iterable[object]]
    state: Callable[[Folders], object]
    old: object
    new: object

    def prepared(self, folder: Path) -> Folders:
        """Return a user's folders in which the files lie as they were."""
        folders = Folders.both(folder).made()
        for name, text in self.files.items():
            (folder / name).write_text(text, "utf-8")
        return folders

    def steps(self, folder: Path) -> list[str]:
        """Return every deed that it takes."""
        disk, folders = FaultyDisk(), self.prepared(folder)
        with disk.in_place():
            self.does(folders)
        return disk.deeds


def _keep_sitting(folders: Folders) -> Iterable[object]:
    Autosave(folders.current).keep(NEW)
    return ()


def _keep_settings(folders: Folders) -> Iterable[object]:
    file = SettingsFile(folders.settings)
    _, problems = file.load()
    file.keep(Settings(words=WordsPage(language="de")))
    return problems


def _put_by(folders: Folders) -> Iterable[object]:
    record = Record("whist", names=("Änne", "Berta", "Carl", "Dora"))
    Shelf(folders).put_by(record)
    return ()


def _keep_over_damage(folders: Folders) -> Iterable[Problem]:
    shelf = Shelf(folders)
    problems = shelf.current().problems
    shelf.autosave.keep(NEW)
    return problems


def _change_over(folders: Folders) -> Iterable[Problem]:
    shelf = Shelf(folders)
    current, before = shelf.current(), shelf.take_before()
    if current.sitting is not None and before.sitting is not None:
        shelf.hold(current.sitting.record)
        shelf.autosave.keep(write_record(before.sitting.record))
        shelf.settle()
    return (*current.problems, *before.problems)


def _texts(folders: Folders) -> frozenset[str]:
    paths = (path for path in folders.data.iterdir() if not path.name.endswith(UNFINISHED))
    return frozenset(path.read_text("utf-8") for path in paths)


def _before(folders: Folders) -> str:
    """Return the sitting before, or as what it has been put aside, had it not been to be read."""
    aside = folders.before.with_name("before.eldest.damaged-1")
    return (folders.before if folders.before.exists() else aside).read_text("utf-8")


def _after_restart(folders: Folders) -> tuple[str, frozenset[str]]:
    """Return what is on the table when the program starts again, and all that is kept."""
    Shelf(folders).current()
    on_table = folders.current if folders.current.exists() else folders.data / "current.eldest.damaged-1"
    return on_table.read_text("utf-8"), _texts(folders)


CASES = {
    case.name: case
    for case in (
        Case(
            "the sitting on the table",
            {"current.eldest": OLD},
            _keep_sitting,
            lambda folders: folders.current.read_text("utf-8"),
            OLD,
            NEW,
        ),
        Case(
            "the settings",
            {"settings.json": OLD_SETTINGS},
            _keep_settings,
            lambda folders: SettingsFile(folders.settings).load(),
            (Settings(), ()),
            (Settings(words=WordsPage(language="de")), ()),
        ),
        Case("the sitting before", {"before.eldest": OLD}, _put_by, _before, OLD, NEW),
        Case(
            "a sitting over a damaged one",
            {"current.eldest": DAMAGE},
            _keep_over_damage,
            _texts,
            frozenset((DAMAGE,)),
            frozenset((DAMAGE, NEW)),
        ),
        Case(
            "the change of the sitting before for that on the table",
            {"current.eldest": OLD, "before.eldest": NEW},
            _change_over,
            _after_restart,
            (OLD, frozenset((OLD, NEW))),
            (NEW, frozenset((OLD, NEW))),
        ),
    )
}


def main(folder: Path) -> None:
    """Be killed at every deed of every case, each time in folders of its own: `CASE-NUMBER/STEP`."""
    for number, case in enumerate(CASES.values()):
        for step in range(len(case.steps(folder / f"{number}-whole"))):
            folders = case.prepared(folder / f"{number}" / f"{step}")
            child = os.fork()
            if child == 0:
                with FaultyDisk(step, lambda: os._exit(KILLED)).in_place():
                    case.does(folders)
                os._exit(0)
            _, status = os.waitpid(child, 0)
            if os.waitstatus_to_exitcode(status) != KILLED:
                raise AssertionError(f"{case.name}: not killed at {step}")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
