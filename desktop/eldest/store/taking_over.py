"""Taking over what another Eldest Hand has exported: nothing that is here is lost or covered by it."""

import shutil
import sqlite3
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import count
from pathlib import Path

from eldest.engine.phrase import phrase
from eldest.store.bundle import SUFFIX, export, free_name, unpack
from eldest.store.errors import KnownError
from eldest.store.folders import Folders
from eldest.store.history import History
from eldest.store.merging import Merged, merge
from eldest.store.saves import put_in_place, read_text

CANNOT_TAKE = phrase("bundle", "Not everything could be taken over: {reason}. See whether {folder} has room.")

ASIDE = "before-import"
SCRATCH = ".import-"
ON_TABLE = ("current", "before", "held")
"""How the names of games begin that stand for what is on the table: imported ones get others."""


@dataclass(frozen=True, slots=True)
class TakenOver:
    """What came of it: where is what was here, the deals, games that are new, the text of the settings."""

    aside: Path
    merged: Merged
    games: tuple[str, ...]
    settings: str | None


def take_over(path: Path, folders: Folders, history: History) -> TakenOver:
    """Take everything over from an exported file, which stays as it is.

    All that is here is first kept aside in a file of the same kind.

    :raises KnownError: if the file is none, or holds what it should not: then nothing has been changed; or if
        the disk fails
    """
    try:
        _clear(folders.data)
        with tempfile.TemporaryDirectory(prefix=SCRATCH, dir=folders.data) as scratch:
            return _taken_over(path, Path(scratch), folders, history)
    except (OSError, sqlite3.OperationalError) as trouble:
        reason = getattr(trouble, "strerror", None) or trouble
        raise KnownError(CANNOT_TAKE, reason=reason, folder=folders.data) from trouble


def _taken_over(path: Path, scratch: Path, folders: Folders, history: History) -> TakenOver:
    bundle = unpack(path, scratch)
    aside = free_place(folders.data, ASIDE, SUFFIX)
    export(aside, folders, history)
    try:
        merged = (
            Merged() if bundle.history is None else merge(history, bundle.history, scratch / "copy.sqlite")
        )
    except KnownError:
        aside.unlink(missing_ok=True)  # nothing has been changed
        raise
    games = tuple(name for game in bundle.games for name in _keep(folders.data, *game))
    settings = None if bundle.settings is None else read_text(bundle.settings)
    return TakenOver(aside, merged, games, settings)


def _keep(folder: Path, name: str, unpacked: Path) -> Iterator[str]:
    """Keep a game under its name, or one beside it; yield that, if it was not there already."""
    if name.casefold().startswith(ON_TABLE):
        name = f"imported {name}"
    place = free_name(folder, name, unpacked.read_bytes())
    if place is not None:
        put_in_place(unpacked, place)
        yield place.name


def free_place(folder: Path, stem: str, suffix: str) -> Path:
    """Return the first numbered place at which no file of one kind lies."""
    places = (folder / f"{stem}-{number}{suffix}" for number in count(1))
    return next(place for place in places if not place.exists())


def _clear(folder: Path) -> None:
    """Remove what was left when the program was ended in the middle of this."""
    for left in folder.glob(f"{SCRATCH}*"):
        shutil.rmtree(left, ignore_errors=True)
