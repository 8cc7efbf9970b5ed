"""Everything the user has in one file: written whole, and read with suspicion.

The file is a zip: `manifest.json` names every other entry with its size and SHA-256. Nothing is unpacked by
the name that it has in there but under one of ours, and no more than the manifest and our limits allow.
"""

import hashlib
import json
import os
import re
import sqlite3
import struct
import zipfile
import zlib
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import IO

from eldest.engine.phrase import phrase
from eldest.store.errors import KnownError
from eldest.store.folders import Folders
from eldest.store.history import History
from eldest.store.record import printable
from eldest.store.saves import UNFINISHED, put_in_place

FORMAT, VERSION = "eldest-everything", 1
SUFFIX = ".eldest-all"
MANIFEST, SETTINGS, HISTORY = "manifest.json", "settings.json", "history.sqlite"
GAMES = "games/"

MOST_FILES = 2_000
LIMITS: Mapping[str, int] = {MANIFEST: 1_000_000, SETTINGS: 1_000_000, HISTORY: 2_000_000_000}
LARGEST_GAME = 32_000_000
MOST_BYTES = 3_000_000_000
PIECE = 1 << 20
LONGEST_LIST = MOST_FILES * 1_000
"""Bytes of the list of all entries: each has a name of a hundred letters at most, and some numbers."""
LONGEST_END = 66_000
"""Bytes at the end of a zip in which its last entry must stand: a comment may follow it."""
END, END_64, LOCATED, LOCATOR = b"PK\x05\x06", b"PK\x06\x06", b"PK\x06\x07", 20
_END, _END_64 = struct.Struct("<4s4H2LH"), struct.Struct("<4sQ2H2L4Q")
NOT_HERE = 0xFFFF
"""What stands where a number is too large for its place."""
METHODS = (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED)

_GAME = re.compile(r"games/([^\x00-\x1f\x7f/\\:*?\"<>|.][^\x00-\x1f\x7f/\\:*?\"<>|]{0,100})\.eldest")
_DEVICE = re.compile(r"(con|prn|aux|nul|com\d|lpt\d)(\..*)?", re.IGNORECASE)

CANNOT_EXPORT = phrase("bundle", "{name} could not be written: {reason}. See whether {folder} has room.")
NO_BUNDLE = phrase("bundle", "{name} is no file into which Eldest Hand has put everything, or is damaged.")
NEWER_BUNDLE = phrase(
    "bundle", "{name} was written by a newer Eldest Hand (version {version}). Nothing has been changed."
)
TOO_LARGE = phrase(
    "bundle", "{name} holds more than Eldest Hand would ever put into it. Nothing has been changed."
)
ODD_ENTRY = phrase(
    "bundle", "{name} holds something that does not belong there: {entry}. Nothing has been changed."
)


@dataclass(frozen=True, slots=True)
class Bundle:
    """What was read from such a file, unpacked in a folder: the settings, the history, and games by name."""

    settings: Path | None = None
    history: Path | None = None
    games: tuple[tuple[str, Path], ...] = ()


def export(path: Path, folders: Folders, history: History) -> None:
    """Write everything the user has into one file: all of it or none.

    :raises KnownError: if that cannot be done
    """
    aside = path.with_name(f".{path.name}.{os.getpid()}{UNFINISHED}")
    copy = aside.with_name(f"{aside.name}.sqlite{UNFINISHED}")
    try:
        history.copy_to(copy)
        _write(aside, {**dict(_files(folders)), HISTORY: copy})
        put_in_place(aside, path)
    except (OSError, sqlite3.Error) as trouble:
        reason = getattr(trouble, "strerror", None) or trouble
        raise KnownError(CANNOT_EXPORT, name=path.name, reason=reason, folder=path.parent) from trouble
    finally:
        for left in (aside, copy):
            left.unlink(missing_ok=True)


def _files(folders: Folders) -> Iterator[tuple[str, Path]]:
    """Yield what goes into the file, by its name there."""
    if folders.settings.is_file():
        yield SETTINGS, folders.settings
    for game in sorted(folders.data.glob("*.eldest")):
        if game.is_file() and game_name(GAMES + game.name):
            yield GAMES + game.name, game


def _write(aside: Path, files: Mapping[str, Path]) -> None:
    with zipfile.ZipFile(aside, "w", zipfile.ZIP_DEFLATED) as bundle:
        listed = [{"name": name, **_put(bundle, name, path)} for name, path in files.items()]
        manifest = {"format": FORMAT, "version": VERSION, "files": listed}
        bundle.writestr(MANIFEST, json.dumps(manifest, ensure_ascii=False, indent=2))


def _put(bundle: zipfile.ZipFile, name: str, path: Path) -> dict[str, object]:
    """Put a file in, and return what the manifest says of it: of what was put in, whatever is there later."""
    said, size = hashlib.sha256(), 0
    with path.open("rb") as file, bundle.open(name, "w", force_zip64=True) as entry:
        while piece := file.read(PIECE):
            entry.write(piece)
            said.update(piece)
            size += len(piece)
    return {"size": size, "sha256": said.hexdigest()}


def game_name(entry: str) -> str | None:
    """Return under which name a game of this entry may be kept; None if it is none, or a trap."""
    found = _GAME.fullmatch(entry)
    if found is None or _DEVICE.fullmatch(found.group(1)) or found.group(1).endswith((" ", ".")):
        return None
    return f"{found.group(1)}.eldest"


def unpack(path: Path, into: Path) -> Bundle:
    """Unpack such a file in an empty folder, everything in it checked; the file stays as it is.

    :raises KnownError: if it is none, is damaged, too large, a newer program's, or holds anything else
    """
    try:
        if not path.is_file():  # one would wait for the other end of a pipe
            raise ValueError("no plain file")
        _check_list(path)
        with zipfile.ZipFile(path) as bundle:
            return _unpacked(path.name, bundle, into)
    except (OSError, zipfile.BadZipFile, zlib.error, RuntimeError, ValueError, EOFError) as trouble:
        # Whatever the library makes of wrong bytes: passwords, methods that we do not have, bad lengths.
        raise KnownError(NO_BUNDLE, name=path.name) from trouble


def _check_list(path: Path) -> None:
    """Look at how long the list at the end of a zip says that it is: the library reads the whole of it.

    :raises KnownError: if it is longer than that of any file of ours
    :raises ValueError: if there is none
    """
    with path.open("rb") as file:
        size = file.seek(0, os.SEEK_END)
        file.seek(max(0, size - LONGEST_END))
        end = file.read()
    at = end.rfind(END)
    if at < 0 or at + _END.size > len(end):
        raise ValueError("no list")
    _, _, _, _, entries, length, *_ = _END.unpack_from(end, at)
    # The library believes the larger numbers that may stand before these.
    before = at - LOCATOR - _END_64.size
    if end[at - LOCATOR :].startswith(LOCATED):
        if before < 0 or not end.startswith(END_64, before):
            raise ValueError("no list where it should be")
        *_, entries_64, length, _ = _END_64.unpack_from(end, before)
        entries = max(entries % NOT_HERE, entries_64)
    if entries > MOST_FILES or length > LONGEST_LIST:
        raise KnownError(TOO_LARGE, name=path.name)


def _unpacked(name: str, bundle: zipfile.ZipFile, into: Path) -> Bundle:
    entries = bundle.infolist()
    if len(entries) > MOST_FILES or sum(entry.file_size for entry in entries) > MOST_BYTES:
        raise KnownError(TOO_LARGE, name=name)
    if any(entry.compress_type not in METHODS for entry in entries):  # some take any room to unpack
        raise ValueError("packed as we never do")
    listed = _listed(name, bundle)
    for entry in entries:
        known = entry.filename in listed or entry.filename == MANIFEST
        if not known or _limit(entry.filename) is None:
            raise KnownError(ODD_ENTRY, name=name, entry=printable(entry.filename[:60]))
        if entry.file_size > (_limit(entry.filename) or 0):
            raise KnownError(TOO_LARGE, name=name)
    if len(entries) != len(listed) + 1:
        raise ValueError("something is listed that is not there, or is there twice")
    places = {one: into / f"{number}" for number, one in enumerate(listed)}
    for one, place in places.items():
        with bundle.open(one) as source, place.open("xb") as file:
            _copy(source, file, *listed[one])
    games = ((game_name(one), place) for one, place in places.items())
    return Bundle(
        places.get(SETTINGS), places.get(HISTORY), tuple((game, place) for game, place in games if game)
    )


def _limit(entry: str) -> int | None:
    """Return how many bytes an entry may have; None if no entry is called so."""
    return LARGEST_GAME if game_name(entry) else LIMITS.get(entry)


def _listed(name: str, bundle: zipfile.ZipFile) -> dict[str, tuple[int, str]]:
    """Return what the manifest lists: size and SHA-256 by name.

    :raises KnownError: if it is a newer program's
    :raises ValueError: if it makes no sense
    """
    try:
        with bundle.open(MANIFEST) as file:
            text = file.read(LIMITS[MANIFEST] + 1)
        manifest = json.loads(text[: LIMITS[MANIFEST]].decode("utf-8"))
        if manifest["format"] != FORMAT or type(manifest["version"]) is not int:
            raise ValueError("another format")
        if manifest["version"] > VERSION:
            raise KnownError(NEWER_BUNDLE, name=name, version=manifest["version"])
        return dict(_one(entry) for entry in manifest["files"])
    except (KeyError, TypeError, RecursionError) as trouble:
        raise ValueError("no manifest") from trouble


def _one(entry: Mapping[str, object]) -> tuple[str, tuple[int, str]]:
    name, size, said = entry["name"], entry["size"], entry["sha256"]
    if not isinstance(name, str) or not isinstance(size, int) or not isinstance(said, str):
        raise TypeError("not what a manifest says")
    if size < 0:
        raise ValueError("less than nothing")
    return name, (size, said)


def _copy(source: IO[bytes], file: IO[bytes], size: int, said: str) -> None:
    """Copy an entry, which must have this size and SHA-256.

    :raises ValueError: if it has not; whatever it claims to be, no more than this is written
    """
    told, left = hashlib.sha256(), size
    while piece := source.read(min(PIECE, left + 1)):
        left -= len(piece)
        if left < 0:
            break
        told.update(piece)
        file.write(piece)
    if left or told.hexdigest() != said:
        raise ValueError("not what the manifest says")


def free_name(folder: Path, name: str, content: bytes) -> Path | None:
    """Return where a file of this name can be put without covering another; None if it is there already."""
    place = next(it for it in _places(folder, name) if not it.exists() or _holds(it, content))
    return None if place.exists() else place


def _holds(place: Path, content: bytes) -> bool:
    return place.is_file() and place.stat().st_size == len(content) and place.read_bytes() == content


def _places(folder: Path, name: str) -> Iterable[Path]:
    stem, suffix = Path(name).stem, Path(name).suffix
    yield folder / name
    number = 2
    while True:
        yield folder / f"{stem} ({number}){suffix}"
        number += 1
