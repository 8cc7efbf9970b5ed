"""Asking anew what was thought of decisions long past: one after the other, in a process of its own."""

from collections import deque
from collections.abc import Iterable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from eldest.players.manner import EXPERT
from eldest.players.thinker import Answer
from eldest.room.review import Decision, Worths, spread
from eldest.room.sitting import Sitting
from eldest.ui.thinking import Thinking

if TYPE_CHECKING:
    from eldest.analysis.reckoning import Reading


class Examiner(QObject):
    """Asks about decisions: the person's as an expert would make them, the others' in their own manner.

    When nothing of that waits, it asks what each card of a deal that is over brought with all hands spread.
    `found` brings the number of a decision when more is known of it. The play goes on meanwhile: it has
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
        self._to_spread: deque[Decision] = deque()
        self._spread: tuple[Decision, Reading] | None = None
        self.thoughts = dict(sitting.thoughts())
        self.worths: dict[int, Worths | None] = {}
        thinking.answered.connect(self._on_answered)

    @property
    def is_busy(self) -> bool:
        """Whether anything is still asked."""
        return self._asked is not None or self._spread is not None

    def is_known(self, decision: Decision) -> bool:
        """Tell whether a decision need not be asked about."""
        return decision.number in self.thoughts or decision.number in self._failed

    def examine(self, decisions: Iterable[Decision]) -> None:
        """Ask about these before all others, as far as nothing is known of them."""
        unknown = [it for it in decisions if not self.is_known(it) and it != self._asked]
        others = [it for it in self._waiting if it not in unknown]
        self._waiting = deque([*unknown, *others])
        self._go_on()

    def spread(self, decisions: Iterable[Decision]) -> None:
        """Ask what the cards of these decisions brought with all hands spread, of a deal that is over."""
        self._to_spread = deque(one for one in decisions if one.number not in self.worths)
        self._go_on()

    def stop(self) -> None:
        """Ask nothing more; what is being thought is dropped at once."""
        self._waiting.clear()
        self._to_spread.clear()
        self._asked = self._spread = None
        self._thinking.cancel()

    def close(self) -> None:
        """End the process."""
        self.stop()
        self._thinking.close()

    def _go_on(self) -> None:
        """Ask about the next decision; what is to be found out with hands spread can wait."""
        if self._asked is not None:
            return
        if not self._waiting:
            self._spread_next()
            return
        if self._spread is not None:
            self._to_spread.appendleft(self._spread[0])
            self._spread = None
        self._asked = asked = self._waiting.popleft()
        is_own = asked.player == self._sitting.person
        manner = EXPERT if is_own else self._sitting.manner(asked.player)
        self._thinking.ask(self._sitting.setting, asked.sight, among=asked.among, manner=manner)

    def _spread_next(self) -> None:
        while self._spread is None and self._to_spread:
            one = self._to_spread.popleft()
            reading = spread(self._sitting, one)
            if reading is None:
                self.worths[one.number] = None
            else:
                self._spread = one, reading
                self._thinking.spread(reading.position)

    def _on_answered(self, answer: Answer) -> None:
        if self._spread is not None:
            one, reading = self._spread
            self._spread = None
            self.worths[one.number] = Worths.told(reading, answer.worths) if answer.worths else None
            self.found.emit(one.number)
            self._go_on()
            return
        if self._asked is None:
            return
        number, self._asked = self._asked.number, None
        if answer.thought is None:
            self._failed.add(number)
        else:
            self.thoughts[number] = answer.thought
        self.found.emit(number)
        self._go_on()
