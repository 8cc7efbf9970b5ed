"""Asking anew what was thought of decisions long past: one after the other, in a process of its own."""

from collections import deque
from collections.abc import Iterable

from PySide6.QtCore import QObject, Signal

from eldest.players.manner import EXPERT
from eldest.players.thinker import Answer
from eldest.room.review import Decision
from eldest.room.sitting import Sitting
from eldest.ui.thinking import Thinking


class Examiner(QObject):
    """Asks about decisions: the person's as an expert would make them, the others' in their own manner.

    `found` brings the number of a decision when its thought is there. The play goes on meanwhile: it has
    another process. What was found is kept; what a player thought at the table itself is not asked again.
    """

    found = Signal(int)

    def __init__(self, sitting: Sitting, thinking: Thinking, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._sitting = sitting
        self._thinking = thinking
        self._waiting: deque[Decision] = deque()
        self._asked: Decision | None = None
        self._failed: set[int] = set()
        self.thoughts = dict(sitting.thoughts())
        thinking.answered.connect(self._on_answered)

    @property
    def is_busy(self) -> bool:
        """Whether anything is still asked."""
        return self._asked is not None

    def is_known(self, decision: Decision) -> bool:
        """Tell whether a decision need not be asked about."""
        return decision.number in self.thoughts or decision.number in self._failed

    def examine(self, decisions: Iterable[Decision]) -> None:
        """Ask about these before all others, as far as nothing is known of them."""
        unknown = [it for it in decisions if not self.is_known(it) and it != self._asked]
        others = [it for it in self._waiting if it not in unknown]
        self._waiting = deque([*unknown, *others])
        self._go_on()

    def stop(self) -> None:
        """Ask nothing more; what is being thought is dropped at once."""
        self._waiting.clear()
        self._asked = None
        self._thinking.cancel()

    def close(self) -> None:
        """End the process."""
        self.stop()
        self._thinking.close()

    def _go_on(self) -> None:
        if self._asked is not None or not self._waiting:
            return
        self._asked = asked = self._waiting.popleft()
        is_own = asked.player == self._sitting.person
        manner = EXPERT if is_own else self._sitting.manner(asked.player)
        self._thinking.ask(self._sitting.setting, asked.sight, among=asked.among, manner=manner)

    def _on_answered(self, answer: Answer) -> None:
        if self._asked is None:
            return
        number, self._asked = self._asked.number, None
        if answer.thought is None:
            self._failed.add(number)
        else:
            self.thoughts[number] = answer.thought
        self.found.emit(number)
        self._go_on()
