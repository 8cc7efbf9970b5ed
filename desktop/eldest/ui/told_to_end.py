"""Ending when the system says so: a logout, a shutdown or Ctrl+C closes the window as its own key would."""

import os
import signal
from collections.abc import Callable
from types import FrameType

from PySide6.QtCore import QObject, QSocketNotifier

SIGNALS = ("SIGTERM", "SIGINT", "SIGHUP")
"""What asks a program to end. Windows has no more than two of them, and tells its windows instead."""


class ToldToEnd(QObject):
    """Calls what closes the window once a signal to end has come, until `close`.

    Python runs a handler only between two of its own instructions, and an idle window runs none: so the
    signal also writes into a pipe, for which Qt waits.
    """

    def __init__(self, leave: Callable[[], object], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._leave = leave
        self._pipe = os.pipe()
        reading, writing = self._pipe
        for end in self._pipe:
            os.set_blocking(end, False)
        self._notifier = QSocketNotifier(reading, QSocketNotifier.Type.Read, self)
        self._notifier.activated.connect(self._on_signal)
        self._wakened = signal.set_wakeup_fd(writing, warn_on_full_buffer=False)
        found = [getattr(signal, name) for name in SIGNALS if hasattr(signal, name)]
        self._before = {number: signal.signal(number, _nothing_more) for number in found}

    @classmethod
    def where_there_are_signals(cls, leave: Callable[[], object], parent: QObject) -> "ToldToEnd | None":
        """Return one where Qt can wait for a pipe beside its window, which it cannot on Windows."""
        return cls(leave, parent) if os.name == "posix" else None

    def close(self) -> None:
        """Let signals do what they did before."""
        self._notifier.setEnabled(False)
        signal.set_wakeup_fd(self._wakened)
        for number, handler in self._before.items():
            signal.signal(number, handler)
        for end in self._pipe:
            os.close(end)

    def _on_signal(self) -> None:
        os.read(self._pipe[0], 4096)
        self._leave()


def _nothing_more(_number: int, _frame: FrameType | None) -> None:
    """Leave it to the pipe."""
