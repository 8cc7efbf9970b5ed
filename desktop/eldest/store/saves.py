"""Writing files so that either the old or the new one is there, whatever happens in between."""

import contextlib
import errno
import os
import shutil
import stat
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from eldest.engine.phrase import Phrase, phrase
from eldest.store.errors import KnownError

CANNOT_WRITE = phrase(
    "store",
    "{name} could not be saved: {reason}. What was saved before is untouched; see whether {folder} has room "
    "and may be written to.",
)
CANNOT_READ = phrase("store", "{name} cannot be read: {reason}. See whether {folder} may be read.")
CANNOT_KEEP_ASIDE = phrase(
    "store", "{name} is damaged and cannot be put aside: {reason}. Move it out of {folder} yourself."
)

NO_PLAIN_FILE = phrase("store", "{name} cannot be read: what has this name in {folder} is no plain file.")
TOO_LARGE = phrase(
    "store", "{name} cannot be read: with {size} MB it is too large to have been written by Eldest Hand."
)

UNFINISHED = ".unfinished"
PATIENCE = (0.01, 0.05, 0.2)
"""Seconds between attempts to move a file: on Windows a virus scanner may hold one for a moment."""
LONGEST_STEM = 40
"""So much of a file's name stands in that of the one aside, which has to have room for more."""
MOST_BYTES = 32_000_000
"""The text of the longest evening that a record may hold takes less; what is larger is not even read."""

_PLAINLY = (
    os.O_RDONLY | getattr(os, "O_BINARY", 0) | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_NOCTTY", 0)
)
"""How what is given as a file is opened: should it be a pipe after all, nobody waits for its other end."""

T = TypeVar("T")

_NO_FOLDER_SYNC = {errno.EINVAL, errno.ENOTSUP, errno.EACCES, errno.EPERM, errno.EISDIR}
"""What systems answer that cannot flush a folder; they order the swap by themselves."""


def write_safely(path: Path, text: str) -> None:
    """Write a text to a file, all of it or none.

    It is written aside in the same folder, forced to the disk, and swapped in.

    :raises KnownError: if it cannot be; the file is then as it was, or (when only the folder could
        not be forced to the disk) already the new one
    """
    real = Path(os.path.realpath(path))  # a link stays a link
    aside = real.with_name(f".{real.name[:LONGEST_STEM]}.{os.getpid()}{UNFINISHED}")
    try:
        _write_aside(aside, text)
        with contextlib.suppress(OSError):  # a new file has no mode to keep, and some disks know of none
            shutil.copymode(real, aside)
        _swap_in(aside, real)
    except OSError as trouble:
        with contextlib.suppress(OSError):
            aside.unlink(missing_ok=True)
        raise _known(CANNOT_WRITE, path, trouble) from trouble


def _write_aside(aside: Path, text: str) -> None:
    # Half a surrogate pair, which a damaged file can hold, is no UTF-8; as an escape JSON reads it back.
    content = text.encode("utf-8", "backslashreplace")
    aside.unlink(missing_ok=True)
    with aside.open("xb") as file:  # never through a link that somebody has laid there
        file.write(content)
        file.flush()
        flush(file.fileno())


def flush(opened: int) -> None:
    """Force what was written to an open file to the disk itself.

    On macOS `fsync` leaves it in the memory of the disk, which goes with the current; what does more is not
    known to every kind of disk there.

    :raises OSError: if it cannot be
    """
    if sys.platform == "darwin":
        import fcntl

        with contextlib.suppress(OSError):
            fcntl.fcntl(opened, fcntl.F_FULLFSYNC)
            return
    os.fsync(opened)


def _swap_in(aside: Path, path: Path) -> None:
    """Put a file in the place of another of the same folder, and force that to the disk."""
    _patiently(lambda: aside.replace(path))
    _sync_folder(path.parent)


def _patiently(move: Callable[[], T]) -> T:
    """Move a file, once more after a while if something else holds it."""
    for pause in PATIENCE:
        try:
            return move()
        except PermissionError:
            time.sleep(pause)
    return move()


def _sync_folder(folder: Path) -> None:
    """Force the swap itself to the disk, where the system knows how."""
    try:
        opened = os.open(folder, os.O_RDONLY)
        try:
            flush(opened)
        finally:
            os.close(opened)
    except OSError as trouble:
        if trouble.errno not in _NO_FOLDER_SYNC:
            raise


def move_over(path: Path, other: Path) -> None:
    """Put a file in the place of another of the same folder; either the one or the other stands there.

    :raises KnownError: if it cannot be
    """
    try:
        _swap_in(path, other)
    except OSError as trouble:
        raise _known(CANNOT_WRITE, other, trouble) from trouble


def put_in_place(aside: Path, path: Path) -> None:
    """Put a file that has been written aside, in the same folder, in the place of another, or of none.

    :raises OSError: if that cannot be done; the other is then as it was
    """
    with aside.open("rb+") as file:
        flush(file.fileno())
    _swap_in(aside, path)


def keep_aside(path: Path) -> Path | None:
    """Move an unreadable file out of the way under a name of its own; None if there is no file.

    :raises KnownError: if it cannot be moved; then nothing may be written over it
    """
    number = 1
    try:
        while _is_taken(aside := path.with_name(f"{path.name}.damaged-{number}")):
            number += 1
        return _patiently(lambda: path.rename(aside))
    except FileNotFoundError:
        return None
    except OSError as trouble:
        raise _known(CANNOT_KEEP_ASIDE, path, trouble) from trouble


def _is_taken(path: Path) -> bool:
    """Tell whether a file has a name already; where the system does not know, its error is raised."""
    try:
        path.lstat()
    except FileNotFoundError:
        return False
    return True


def read_text(path: Path, most: int = MOST_BYTES) -> str | None:
    """Return what a file holds, with marks for bytes that are no text; None if there is no file.

    Only plain files are opened: a pipe or a device could keep the program waiting for ever.

    :raises KnownError: if it cannot be read, is no plain file, or holds more than so many bytes
    """
    try:
        _check_plain(path, path.stat(), most)
        opened = os.open(path, _PLAINLY)
        with os.fdopen(opened, "rb") as file:
            _check_plain(path, about := os.fstat(opened), most)
            return file.read(about.st_size).decode("utf-8", errors="replace")
    except FileNotFoundError:
        return None
    except OSError as trouble:
        raise _known(CANNOT_READ, path, trouble) from trouble


def _check_plain(path: Path, about: os.stat_result, most: int) -> None:
    """:raises KnownError: if this is no plain file, or too large a one"""
    if not stat.S_ISREG(about.st_mode):
        raise KnownError(NO_PLAIN_FILE, name=path.name, folder=path.parent)
    if about.st_size > most:
        raise KnownError(TOO_LARGE, name=path.name, size=about.st_size // 1_000_000)


def clear_unfinished(folder: Path) -> None:
    """Remove what a program that was ended in the middle of writing left in a folder."""
    for left in folder.glob(f".*{UNFINISHED}"):
        with contextlib.suppress(OSError):
            left.unlink()


def _known(said: Phrase, path: Path, trouble: OSError) -> KnownError:
    reason = trouble.strerror or str(trouble)
    return KnownError(said, name=path.name, reason=reason, folder=path.parent)


class Autosave:
    """The one file in which the sitting that goes on is kept, after every act.

    What is there and makes no sense is first put aside; until that is done nothing is written over it.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self._is_in_the_way = False

    def exists(self) -> bool:
        """Tell whether a sitting is kept."""
        try:
            self.path.stat()
        except OSError:
            return False
        return True

    def keep(self, text: str) -> None:
        """Keep a sitting in place of the one before.

        :raises KnownError: if it cannot be kept; the one before still is
        """
        if self._is_in_the_way:
            self.keep_aside()
        write_safely(self.path, text)

    def read(self) -> str | None:
        """Return the sitting that was kept; None if there is none.

        :raises KnownError: if it cannot be read
        """
        return read_text(self.path)

    def keep_aside(self) -> Path | None:
        """Put a sitting that makes no sense out of the way, and return where; None if there is none.

        :raises KnownError: if that cannot be done; it is tried again before anything is kept over it
        """
        self._is_in_the_way = True
        aside = keep_aside(self.path)
        self._is_in_the_way = False
        return aside

    def clear(self) -> None:
        """Forget the sitting: it is over, or the user wants another.

        :raises KnownError: if the file cannot be removed
        """
        try:
            self.path.unlink(missing_ok=True)
        except OSError as trouble:
            raise _known(CANNOT_WRITE, self.path, trouble) from trouble
