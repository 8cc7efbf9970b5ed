"""The clerk: one thread that writes the history, in order, while nobody waits for it."""

import logging
import queue
import threading
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from eldest.engine.phrase import Refusal, phrase
from eldest.store.errors import KnownError

if TYPE_CHECKING:
    from eldest.store.history import History

log = logging.getLogger("eldest.store")

FAILED = phrase(
    "history", "Something went wrong with the history of your deals; the log tells more. You can play on."
)

Task = Callable[["History"], None]
Trouble = KnownError | Refusal


class Clerk:
    """Opens the history when there is first something to do, and does what he is told, one thing by one.

    :param told: is told whatever the user is to know, from the clerk's own thread
    """

    def __init__(self, path: Path, told: Callable[[Trouble], None]) -> None:
        self._path = path
        self._told = told
        self._tasks: queue.Queue[Task | None] = queue.Queue()
        self._thread: threading.Thread | None = None
        self._history: History | None = None

    def do(self, task: Task) -> None:
        """Do something as soon as what was asked before is done; an error of it is told."""
        if self._thread is None:
            # Should the disk never answer, the program can still end.
            self._thread = threading.Thread(target=self._work, name="history", daemon=True)
            self._thread.start()
        self._tasks.put(task)

    def history(self, patience: float) -> "History | None":
        """Return the history once all that was asked is done; None if that takes more than so long."""
        done = threading.Event()
        self.do(lambda _history: done.set())
        return self._history if done.wait(patience) else None

    def close(self, patience: float) -> None:
        """Finish, and end the thread; wait no longer than so many seconds for it."""
        if self._thread is not None:
            self._tasks.put(None)
            self._thread.join(patience)
            self._thread = None

    def _work(self) -> None:
        history = self._history = self._open()
        while (task := self._tasks.get()) is not None:
            try:
                task(history)
            except KnownError as trouble:
                self._told(trouble)
            except Exception:
                log.exception("the clerk could not do a task")
                self._told(Refusal.because("", FAILED))
            self._tell(history)
        history.close()

    def _open(self) -> "History":
        """Open the history; where that cannot be done, one in memory stands in for it."""
        from eldest.store.history import History  # and with it the database, which no first picture needs

        try:
            history = History(self._path)
        except KnownError as trouble:
            self._told(trouble)
            return History(None)
        except Exception:
            log.exception("the history could not be opened")
            self._told(Refusal.because("", FAILED))
            return History(None)
        self._tell(history)
        return history

    def _tell(self, history: "History") -> None:
        notices, history.notices = history.notices, ()
        for notice in notices:
            self._told(notice)
