"""The historian: has every deal that is finished entered in the history, while the pictures go on."""

import logging
from collections.abc import Callable
from dataclasses import replace
from datetime import datetime
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from eldest.room.chronicle import OPENING, finished, is_at_rest, mark_of, played_before
from eldest.room.sitting import Sitting
from eldest.store.clerk import Clerk, Task, Trouble

if TYPE_CHECKING:
    from pathlib import Path

    from eldest.store.database import Connection
    from eldest.store.entry import Entry, Key
    from eldest.store.history import History
    from eldest.ui.director import Director

log = logging.getLogger("eldest.ui")

PATIENCE = 2.0
"""Seconds that anybody waits for the disk at most."""
DAYS_FROM = datetime(1970, 1, 1).toordinal()

Clock = Callable[[], datetime]


def day_of(now: datetime) -> int:
    """Return the day of a time where the clock hangs, counted as the history does."""
    return now.toordinal() - DAYS_FROM


def local_time() -> datetime:
    """Return the time by the clock of the machine, where the person is."""
    return datetime.now().astimezone()


class Historian(QObject):
    """Looks at the table whenever it rests, and writes down what has come to an end.

    `troubled` brings a KnownError or a Refusal that the user is to be told, each once.
    """

    troubled = Signal(object)
    _found = Signal(bytes, object)

    def __init__(
        self, director: "Director", path: "Path", clock: Clock, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._director = director
        self._clock = clock
        self._clerk = Clerk(path, self._on_trouble)
        self._told: set[str] = set()
        self._place = OPENING
        self._last: Key | None = None
        self._mark = b""
        self._sitting = director.sitting
        self._counts = False
        director.happened.connect(self._on_happened)
        director.rewound.connect(self._on_rewound)
        self._found.connect(self._on_found)

    def begin(self, *, strange: bool) -> None:
        """Enter what was finished when the program was ended, unless the sitting came from elsewhere."""
        self._take_up(strange=strange)

    def do(self, task: Task) -> None:
        """Have something done with the history, in its turn."""
        self._clerk.do(task)

    def history(self) -> "History | None":
        """Return the history with everything in it; None if the disk does not answer."""
        return self._clerk.history(PATIENCE)

    def reading(self) -> "Connection | None":
        """Return a connection to read the history by; None if it cannot be read."""
        from eldest.store.database import DatabaseError

        history = self.history()
        try:
            return None if history is None else history.reading()
        except DatabaseError as trouble:
            log.warning("the history cannot be read: %s", trouble)
            return None

    def today(self) -> int:
        """Return the day it is, as the history counts them."""
        return day_of(self._clock())

    def now(self) -> datetime:
        """Return the time it is."""
        return self._clock()

    def settle(self) -> None:
        """Wait until all is on disk, before the record of the sitting may be covered by another."""
        if self._counts:
            self.history()

    def close(self) -> None:
        """Write what is still to be written, and end."""
        self._clerk.close(PATIENCE)

    def _take_up(self, *, strange: bool) -> None:
        """Look at a sitting that has come to the table."""
        sitting = self._sitting = self._director.sitting
        self._place, self._last, self._mark = OPENING, None, b""
        self._counts = not _is_lesson(sitting)
        if self._counts and sitting.table.tally.deals:
            mark = self._mark = mark_of(sitting)
            self.do(partial(self._look_up, mark, played_before(sitting) if strange else None))

    def _look_up(self, mark: bytes, played: int | None, history: "History") -> None:
        """Find out, beside everything else, which deals of a sitting are entered."""
        if played is not None:
            history.adopt(mark, played)
        self._found.emit(mark, history.known(mark))

    def _on_found(self, mark: bytes, known: "frozenset[Key]") -> None:
        if mark == self._mark:
            missing = finished(self._sitting, known)
            self._write(missing.entries)
            self._place = missing.place
            self._enter()  # the last one too, which may have come out otherwise since it was entered

    def _on_happened(self, _glimpse: object) -> None:
        if self._counts and is_at_rest(self._sitting):
            self._enter()

    def _on_rewound(self) -> None:
        """Look at another sitting; or take out what is not finished any more, or enter it again."""
        if self._director.sitting is not self._sitting:
            self._take_up(strange=True)
        elif self._counts:
            self._enter()

    def _enter(self) -> None:
        """Enter what is finished; a deal that was entered and goes on after all is taken out."""
        found, before = finished(self._sitting, (), self._place), self._last
        self._write(found.entries)
        if before is not None and (found.last is None or found.last.number < before.number):
            self.do(lambda history: history.withdraw((before,)))
        self._place, self._last = found.place, found.last

    def _write(self, entries: "tuple[Entry, ...]") -> None:
        if entries:
            now = self._clock()
            at, day = int(now.timestamp()), day_of(now)
            dated = tuple(replace(entry, at=at, day=day) for entry in entries)
            self.do(lambda history: history.enter(dated))

    def _on_trouble(self, trouble: Trouble) -> None:
        """Tell of a trouble once; this is called from the clerk's thread."""
        said = trouble.said.text
        if said not in self._told:
            self._told.add(said)
            self.troubled.emit(trouble)


def _is_lesson(sitting: Sitting) -> bool:
    if not (sitting.game.strict and sitting.helped):
        return False
    from eldest.room.lesson import is_of_lesson

    return is_of_lesson(sitting.record)
