"""Writing files so that either the old or the new one is there, whatever happens in between."""

import contextlib
import errno
import os
import shutil
import time
from pathlib import Path

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

UNFINISHED = ".unfinished"
PATIENCE = (0.01, 0.05, 0.2)
"""Seconds between attempts to swap the files: on Windows a virus scanner may hold one for a moment."""

_NO_FOLDER_SYNC = {errno.EINVAL, errno.ENOTSUP, errno.EACCES, errno.EPERM, errno.EISDIR}
"""What systems answer that cannot flush a folder; they order the swap by themselves."""


def write_safely(path: Path, text: str) -> None:
    """Write a text to a file, all of it or none.

    It is written aside in the same folder, forced to the disk, and swapped in.

    :raises KnownError: if it cannot be; the file is then as it was, or (when only the folder could
        not be forced to the disk) already the new one
    """
    real = Path(os.path.realpath(path))  # a link stays a link
    aside = real.with_name(f".{real.name}.{os.getpid()}{UNFINISHED}")
    try:
        _write_aside(aside, text)
        if real.exists():
            shutil.copymode(real, aside)
        _swap_in(aside, real)
        _sync_folder(real.parent)
    except OSError as trouble:
        with contextlib.suppress(OSError):
            aside.unlink(missing_ok=True)
        raise _known(CANNOT_WRITE, path, trouble) from trouble


def _write_aside(aside: Path, text: str) -> None:
    # Half a surrogate pair, which a damaged file can hold, is no UTF-8; as an escape JSON reads it back.
    content = text.encode("utf-8", "backslashreplace")
    with aside.open("wb") as file:
        file.write(content)
        file.flush()
        os.fsync(file.fileno())


def _swap_in(aside: Path, path: Path) -> None:
    for pause in PATIENCE:
        try:
            aside.replace(path)
        except PermissionError:
            time.sleep(pause)
        else:
            return
    aside.replace(path)


def _sync_folder(folder: Path) -> None:
    """Force the swap itself to the disk, where the system knows how."""
    try:
        opened = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(opened)
        finally:
            os.close(opened)
    except OSError as trouble:
        if trouble.errno not in _NO_FOLDER_SYNC:
            raise


def keep_aside(path: Path) -> Path | None:
    """Move an unreadable file out of the way under a name of its own; None if there is no file.

    :raises KnownError: if it cannot be moved; then nothing may be written over it
    """
    number = 1
    try:
        if not path.exists():  # which raises in a folder that may not be read
            return None
        while (aside := path.with_name(f"{path.name}.damaged-{number}")).exists():
            number += 1
        return path.rename(aside)
    except OSError as trouble:
        raise _known(CANNOT_KEEP_ASIDE, path, trouble) from trouble


def read_text(path: Path) -> str | None:
    """Return what a file holds, with marks for bytes that are no text; None if there is no file.

    :raises KnownError: if it cannot be read
    """
    try:
        return path.read_text("utf-8", errors="replace")
    except FileNotFoundError:
        return None
    except OSError as trouble:
        raise _known(CANNOT_READ, path, trouble) from trouble


def clear_unfinished(folder: Path) -> None:
    """Remove what a program that was ended in the middle of writing left in a folder."""
    for left in folder.glob(f".*{UNFINISHED}"):
        with contextlib.suppress(OSError):
            left.unlink()


def _known(said: Phrase, path: Path, trouble: OSError) -> KnownError:
    reason = trouble.strerror or str(trouble)
    return KnownError(said, name=path.name, reason=reason, folder=path.parent)


class Autosave:
    """The one file in which the sitting that goes on is kept, after every act."""

    def __init__(self, path: Path) -> None:
        self._path = path

    def exists(self) -> bool:
        """Tell whether a sitting is kept."""
        return self._path.exists()

    def keep(self, text: str) -> None:
        """Keep a sitting in place of the one before.

        :raises KnownError: if it cannot be kept; the one before still is
        """
        write_safely(self._path, text)

    def read(self) -> str | None:
        """Return the sitting that was kept; None if there is none.

        :raises KnownError: if it cannot be read
        """
        return read_text(self._path)

    def keep_aside(self) -> Path | None:
        """Put a sitting that makes no sense out of the way, and return where; None if there is none.

        :raises KnownError: if that cannot be done; then nothing may be kept over it
        """
        return keep_aside(self._path)

    def clear(self) -> None:
        """Forget the sitting: it is over, or the user wants another.

        :raises KnownError: if the file cannot be removed
        """
        try:
            self._path.unlink(missing_ok=True)
        except OSError as trouble:
            raise _known(CANNOT_WRITE, self._path, trouble) from trouble
