"""The window's side of the thinking process: questions out, answers in, and never a wait."""

import logging
import threading
from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal, SignalInstance

from eldest.analysis.position import Position
from eldest.engine.acts import Act
from eldest.engine.table import Sight
from eldest.players.manner import BY_RULE, EXPERT, Manner
from eldest.players.player import AT_TABLE, Limit
from eldest.players.thinker import (
    DISMISSED,
    LATEST,
    LONGEST,
    Answer,
    Ask,
    CallOff,
    Question,
    Setting,
    Spread,
    serve,
    think,
)

if TYPE_CHECKING:
    from multiprocessing.connection import Connection
    from multiprocessing.process import BaseProcess

log = logging.getLogger("eldest.ui")

PATIENCE = 0.25
"""Seconds a dismissed process has to end by itself before it is ended."""
HANGING = 10.0
"""Seconds beyond the time that an answer may take at the most, after which a process is taken for dead."""


class Thinking(QObject):
    """Owns the thinking process. `answered` brings an Answer to the latest question only.

    An answer to an older ticket is dropped, so cancelling is taking the next ticket. A process
    that dies, or that answers nothing long after its time, is started again and asked again; if
    none can be started, or two are lost in a row with no answer between, the quick player answers
    here, and `alone` says so once.
    """

    answered = Signal(object)
    alone = Signal()
    _arrived = Signal(object)
    _ended = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._ticket = 0
        self._asked: Question | None = None
        self._process: BaseProcess | None = None
        self._pipe: Connection | None = None
        self._reader: threading.Thread | None = None
        self._failures = 0
        self._watch = QTimer(self, singleShot=True)
        self._watch.timeout.connect(self._end_hanging)
        self._arrived.connect(self._on_arrived)
        self._ended.connect(self._on_ended)

    @property
    def is_idle(self) -> bool:
        """Whether no process runs."""
        return self._process is None

    @property
    def is_asked(self) -> bool:
        """Whether a question is waiting for its answer."""
        return self._asked is not None

    def start(self) -> None:
        """Start the process, if none runs. What it imports knows no Qt, so it is ready at once."""
        if self._process is not None or self._failures > 1:
            return
        try:
            self._start_process()
        except OSError:
            log.exception("no thinking process can be started")
            self._give_up()

    def ask(
        self,
        setting: Setting,
        sight: Sight,
        limit: Limit = AT_TABLE,
        among: tuple[Act, ...] = (),
        manner: Manner = EXPERT,
    ) -> int:
        """Ask what a player of a manner would do in the seat in turn, of these acts if any are named.

        Return the ticket.
        """
        return self._put(Ask(0, setting, sight, limit, among, manner))

    def spread(self, position: Position) -> int:
        """Ask what the side takes by each legal card of a deal whose hands are spread. Return the ticket."""
        return self._put(Spread(0, position))

    def cancel(self) -> None:
        """Want no answer any more: the process is told, and thinks no further."""
        self._ticket += 1
        if self._asked is not None and self._pipe is not None:
            _tell(self._pipe, CallOff(self._ticket))
        self._watch.stop()
        self._asked = None

    def close(self) -> None:
        """End the process, within a moment, whatever it is doing."""
        self.cancel()
        process, pipe, reader = self._process, self._pipe, self._reader
        self._process = self._pipe = self._reader = None
        if process is None or pipe is None or reader is None:
            return
        _tell(pipe, DISMISSED)
        process.join(PATIENCE)
        if process.is_alive():
            process.kill()  # one that is stopped would not hear a politer word
        process.join()
        reader.join()
        pipe.close()
        process.close()

    def _put(self, question: Question) -> int:
        """Ask a question with the next ticket."""
        self._ticket += 1
        self._asked = replace(question, ticket=self._ticket)
        self.start()
        seconds = _at_most(question)
        if seconds is not None:
            self._watch.start(round(1000 * (seconds + HANGING)))
        self._send()
        return self._ticket

    def _end_hanging(self) -> None:
        """End a process that should have answered long ago; `_ended` asks another one."""
        if self._process is not None:
            log.error("the thinking process hangs")
            self._process.kill()

    def _start_process(self) -> None:
        import multiprocessing

        context = multiprocessing.get_context("spawn")
        ours, theirs = context.Pipe()
        process = context.Process(target=serve, args=(theirs,), name="eldest-thinking", daemon=True)
        process.start()
        theirs.close()  # else the pipe would stay open when the process ends
        self._process, self._pipe = process, ours
        listen = (ours, process.sentinel, self._arrived, self._ended)
        self._reader = threading.Thread(target=_listen, args=listen, daemon=True, name="eldest-listening")
        self._reader.start()

    def _send(self) -> None:
        if self._pipe is None:
            self._answer_here()
            return
        try:
            self._pipe.send(self._asked)
        except OSError:  # it has just ended: `_ended` is on its way, and asks again
            log.warning("the thinking process has gone")

    def _answer_here(self) -> None:
        """Answer by rule of thumb, without a process to think in: the window must not wait."""
        if isinstance(self._asked, Ask):
            self._arrived.emit(think(replace(self._asked, manner=BY_RULE)))
        elif self._asked is not None:
            self._arrived.emit(Answer(self._ticket, None))

    def _give_up(self) -> None:
        self._failures = 2
        self.alone.emit()

    def _on_arrived(self, answer: Answer) -> None:
        if self._asked is None or answer.ticket != self._ticket:
            return
        self._asked = None
        self._watch.stop()
        if self._process is not None:  # one that answers is well, whatever befell another hours ago
            self._failures = 0
        self.answered.emit(answer)

    def _on_ended(self, pipe: "Connection") -> None:
        """Start again after a process that ended unbidden; after a second in a row, answer here."""
        if pipe is not self._pipe:
            return
        log.error("the thinking process ended by itself")
        self._failures += 1
        asked = self._asked
        self.close()
        if self._failures > 1:
            self.alone.emit()
        if asked is not None:
            self._put(asked)


def _at_most(question: Question) -> float | None:
    """Return in how many seconds a question is answered at the latest; None where one may think for ever."""
    if isinstance(question, Spread):
        return LONGEST
    return None if question.limit.seconds is None else question.limit.seconds * LATEST


def _tell(pipe: "Connection", message: CallOff | None) -> None:
    try:
        pipe.send(message)
    except OSError:
        log.debug("the thinking process had gone already")


def _listen(pipe: "Connection", process: int, arrived: SignalInstance, ended: SignalInstance) -> None:
    """Pass answers on until the pipe is closed or the process gone. Runs in a thread of its own.

    It only waits and emits; the signals bring everything to the window's own thread.

    :param process: the handle that can be waited for, the process's `sentinel`
    """
    try:
        _pass_on(pipe, process, arrived, ended)
    except RuntimeError:  # what Qt says of a signal whose object is gone
        log.debug("the window was gone before the thinking process")


def _pass_on(pipe: "Connection", process: int, arrived: SignalInstance, ended: SignalInstance) -> None:
    """Pass answers on.

    On Windows the other end of the pipe lies in this process until the other one fetches it: if that ends
    before, nobody ever closes it, and who waited for the pipe alone would wait for ever.
    """
    from multiprocessing.connection import wait

    try:
        while pipe in wait([pipe, process]):
            arrived.emit(pipe.recv())
    except (EOFError, OSError):
        log.debug("the pipe to the thinking process is closed")
    ended.emit(pipe)
