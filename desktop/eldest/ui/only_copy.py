"""One copy at a time: two would write over each other's game. Who holds the lock, and whether he lives."""

import contextlib
from enum import Enum, auto

from PySide6.QtCore import QLockFile, QSysInfo

from eldest.store.folders import Folders

LONGEST = 4096
HOST, HOST_ID = 2, 3
"""The lines of a lock file, from nought: process, program, host, its own number, that of its start."""


class Holder(Enum):
    """Whose the lock is."""

    OURS = auto()
    HERE = auto()
    ELSEWHERE = auto()


class OnlyCopy:
    """The lock on the user's folder.

    It is never old: a copy may be open for days. One whose process has ended, or whose computer has been
    started anew since, is cleared. Of another computer, which shares the folder, neither can be known.
    """

    def __init__(self, folders: Folders) -> None:
        self._file = folders.lock
        self._lock = QLockFile(str(folders.lock))
        self._lock.setStaleLockTime(0)

    def take(self) -> Holder:
        """Take the lock if nobody holds it, and return who does; what cannot be locked is nobody's."""
        if self._is_taken():
            return Holder.OURS
        if self._is_from_elsewhere():
            return Holder.ELSEWHERE
        # The lock may be damaged, or its process's number have gone to another; a file that a living process
        # holds Qt does not remove.
        if self._lock.removeStaleLockFile() and self._is_taken():
            return Holder.OURS
        return Holder.HERE

    def leave(self) -> None:
        """Give the lock back."""
        self._lock.unlock()

    @property
    def host(self) -> str:
        """The computer that holds the lock; nothing if that is not to be read."""
        return self._line(HOST)

    def _is_taken(self) -> bool:
        return self._lock.tryLock(0) or self._lock.error() is not QLockFile.LockError.LockFailedError

    def _is_from_elsewhere(self) -> bool:
        number, ours = (
            self._line(HOST_ID),
            bytes(QSysInfo.machineUniqueId().data()).decode("ascii", "replace"),
        )
        if number and ours:
            return number != ours
        return self.host not in ("", QSysInfo.machineHostName())

    def _line(self, which: int) -> str:
        lines: list[str] = []
        with contextlib.suppress(OSError), self._file.open("rb") as file:
            lines = file.read(LONGEST).decode("utf-8", "replace").splitlines()
        return lines[which] if which < len(lines) else ""
