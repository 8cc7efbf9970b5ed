"""The log: what the program notes for the case that something goes wrong, and where that can be read."""

import contextlib
import io
import logging
import os
from pathlib import Path

from eldest.store.folders import Folders

LOG_SIZE = 500_000
"""Bytes; a log that has grown larger makes room for the next."""


class LogFile(logging.FileHandler):
    """A log that comes into being with the first note; where it may not lie, it lies with what is passing.

    Whatever fails in writing it stops nothing.
    """

    def __init__(self, folders: Folders | None) -> None:
        self._has_none = folders is None
        super().__init__(os.devnull if folders is None else folders.log, encoding="utf-8", delay=True)
        self.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))

    @property
    def place(self) -> Path:
        """Where the log lies, or will lie."""
        return Path(self.baseFilename)

    def handleError(self, record: logging.LogRecord) -> None:
        """Let it go: there is nowhere to say it."""

    def close(self) -> None:
        """Close it; what could not be written is lost."""
        with contextlib.suppress(OSError):
            super().close()

    def _open(self) -> io.TextIOWrapper:
        try:
            return self._passing() if self._has_none else super()._open()
        except OSError:
            return self._passing()

    def _passing(self) -> io.TextIOWrapper:
        import tempfile

        number, self.baseFilename = tempfile.mkstemp(prefix="eldest-hand-", suffix=".log")
        return os.fdopen(number, "w", encoding="utf-8")


def keep_log(folders: Folders | None) -> LogFile:
    """Keep what the program notes from now on, and return where; without folders it is a file by itself."""
    if folders is not None:
        _make_room(folders.log)
    file = LogFile(folders)
    logging.getLogger().addHandler(file)
    return file


def _make_room(path: Path) -> None:
    with contextlib.suppress(OSError):
        if path.stat().st_size > LOG_SIZE:
            path.replace(path.with_suffix(".log.1"))


def place_of_log(folders: Folders) -> Path:
    """Return where the log of these folders is to be looked for."""
    kept = [handler for handler in logging.getLogger().handlers if isinstance(handler, LogFile)]
    return kept[-1].place if kept else folders.log
