"""The timeline of a sitting: its steps in order, and a cursor for taking back and playing again."""

from typing import Generic, TypeVar, cast

from eldest.engine.acts import Act, Shuffle
from eldest.engine.game import Step
from eldest.engine.table import Table

T = TypeVar("T", bound=Table)


class Timeline(Generic[T]):
    """Steps from an opening table. Nothing is inverted: taking back moves the cursor.

    Steps past the cursor stay until a new act is done, which cuts them off.
    """

    def __init__(self, opening: T) -> None:
        self._opening = opening
        self._steps: list[Step] = []
        self._cursor = 0

    @property
    def table(self) -> T:
        """The table as it is at the cursor."""
        return cast("T", self._steps[self._cursor - 1].table) if self._cursor else self._opening

    @property
    def steps(self) -> tuple[Step, ...]:
        """The steps up to the cursor."""
        return tuple(self._steps[: self._cursor])

    @property
    def acts(self) -> tuple[Act, ...]:
        """The acts up to the cursor: all that a record needs."""
        return tuple(step.act for step in self.steps)

    @property
    def length(self) -> int:
        """How many steps lie before the cursor."""
        return self._cursor

    @property
    def taken_back(self) -> int:
        """How many steps lie past the cursor."""
        return len(self._steps) - self._cursor

    def append(self, step: Step) -> None:
        """Add a step at the cursor; steps that were taken back are forgotten."""
        del self._steps[self._cursor :]
        self._steps.append(step)
        self._cursor += 1

    def move_to(self, length: int) -> None:
        """Put the cursor after so many steps.

        :raises IndexError: if there are not so many
        """
        if not 0 <= length <= len(self._steps):
            raise IndexError(f"no step {length} of {len(self._steps)}")
        self._cursor = length

    def table_after(self, length: int) -> T:
        """Return the table as it was after so many steps."""
        return cast("T", self._steps[length - 1].table) if length else self._opening

    def acts_since_shuffle(self) -> tuple[Act, ...]:
        """Return the last shuffle, if there was one, and the acts since."""
        first = max(self.deal_began() - 1, 0)
        return tuple(step.act for step in self._steps[first : self._cursor])

    def deal_began(self) -> int:
        """Return the length of the timeline just after the present deal's shuffle; nought if none."""
        for length in range(self._cursor, 0, -1):
            if isinstance(self._steps[length - 1].act, Shuffle):
                return length
        return 0
