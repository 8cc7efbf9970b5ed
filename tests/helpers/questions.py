"""A thinking process that does not think: it writes down what it is asked."""

from eldest.analysis.position import Position
from eldest.engine.acts import Act
from eldest.engine.table import Sight
from eldest.players.manner import EXPERT, Manner
from eldest.players.player import UNLIMITED, Limit
from eldest.players.thinker import Setting
from eldest.ui.thinking import Thinking


class Questions(Thinking):
    """Writes down whose turn it was and in what manner he was asked; a test answers in its place."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[tuple[int | None, Manner]] = []
        self.spreads: list[Position] = []
        self.closed = False

    def ask(
        self,
        setting: Setting,
        sight: Sight,
        limit: Limit = UNLIMITED,
        among: tuple[Act, ...] = (),
        manner: Manner = EXPERT,
    ) -> int:
        """Write the question down."""
        self.asked.append((sight.turn, manner))
        return 0

    def spread(self, position: Position) -> int:
        """Write the position down."""
        self.spreads.append(position)
        return 0

    def close(self) -> None:
        """Note that it was ended."""
        self.closed = True
