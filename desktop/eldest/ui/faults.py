"""Faults of the program itself: noted in the log, said once, and play goes on."""

import logging
import sys
import threading
from collections.abc import Callable
from pathlib import Path
from types import TracebackType

from PySide6.QtCore import QObject, Signal

from eldest.engine.phrase import phrase
from eldest.ui.card_words import put_in, tr

log = logging.getLogger("eldest")

FAULT = phrase("app", "Something went wrong in the program. Your game is kept; the log tells more: {file}")


class FaultWatch(QObject):
    """Hears of every exception that nobody caught, in any thread, while the window lives.

    `noted` brings what is to be said, in the window's own thread.
    """

    noted = Signal(str)

    def __init__(self, place_of_log: Callable[[], Path], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._place_of_log = place_of_log
        self._hooks = (sys.excepthook, threading.excepthook, sys.unraisablehook)

    def begin(self) -> None:
        """Hear of faults from now on."""
        self._hooks = (sys.excepthook, threading.excepthook, sys.unraisablehook)
        sys.excepthook = self._note
        threading.excepthook = lambda it: self._note(it.exc_type, it.exc_value, it.exc_traceback)
        sys.unraisablehook = lambda it: self._note(it.exc_type, it.exc_value, it.exc_traceback)

    def end(self) -> None:
        """Leave faults to whoever heard of them before."""
        sys.excepthook, threading.excepthook, sys.unraisablehook = self._hooks

    def _note(
        self, kind: type[BaseException], fault: BaseException | None, trace: TracebackType | None
    ) -> None:
        if fault is None or not isinstance(fault, Exception):  # somebody wants the program to end
            self._hooks[0](kind, fault or BaseException(kind.__name__), trace)
            return
        log.critical("a fault of the program", exc_info=(kind, fault, trace))
        self.noted.emit(put_in(tr(FAULT), {"file": str(self._place_of_log())}))
