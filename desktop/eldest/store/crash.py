"""What is left of a program that died in a library, as a driver of graphics: noted at the next start."""

import contextlib
import faulthandler
import logging
from typing import BinaryIO

from eldest.store.folders import Folders

log = logging.getLogger("eldest")

LONGEST = 20_000
"""Bytes of a trace that are noted."""


class CrashWatch:
    """Has the system's last words about this process written to a file, which goes if there were none.

    One copy at a time does so: whoever holds the lock on the folders.
    """

    def __init__(self, folders: Folders) -> None:
        self._path = folders.crash
        self._file: BinaryIO | None = None

    def begin(self) -> None:
        """Note in the log what the last program left, and watch this one; where that cannot be, go on."""
        with contextlib.suppress(OSError):
            self._note()
        if faulthandler.is_enabled():  # somebody who looks for a fault watches already
            return
        with contextlib.suppress(OSError):
            self._file = self._path.open("wb", buffering=0)
            faulthandler.enable(self._file)

    def end(self) -> None:
        """Watch no more."""
        if self._file is None:
            return
        faulthandler.disable()
        self._file.close()
        self._file = None
        with contextlib.suppress(OSError):
            if not self._path.stat().st_size:
                self._path.unlink()

    def _note(self) -> None:
        if not self._path.is_file():
            return
        with self._path.open("rb") as file:
            said = file.read(LONGEST).decode("utf-8", "replace").strip()
        if said:
            log.critical("the program died the last time:\n%s", said)
        self._path.unlink()
