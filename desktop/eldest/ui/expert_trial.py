"""The expert's part of a smoke test: is he there, and with what does he reckon?

The quick players of the tour need no solver. So a process of its own is asked as the window asks it: for
the lead to a whole deal of Whist, which the solver of whole deals answers where it is at hand, and for a
card near the end, which is for our own solver. What is said of their forms tells a build with everything
in it from one that has lost some.
"""

import sys
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import TextIO

from eldest.engine.acts import Play
from eldest.players.player import Limit
from eldest.players.thinker import Answer
from eldest.room.evening import Players
from eldest.room.sitting import Sitting
from eldest.store.record import Record
from eldest.ui.thinking import Thinking

MODULES = ("double_dummy", "liking", "playing_out", "reading")
ENDINGS = (".so", ".pyd")
DEAL = 1
HANDS = (13, 5)
"""Of how many cards the hands are that he is to play from."""
PATIENCE = Limit(seconds=1.0)


def forms() -> str:
    """Return which modules are compiled here, and whether the solver of whole deals is at hand."""
    from eldest.analysis import dds

    found = {name: import_module(f"eldest.analysis.{name}").__file__ or "" for name in MODULES}
    told = [
        f"{name} {'compiled' if Path(file).suffix in ENDINGS else 'pure'}" for name, file in found.items()
    ]
    return ", ".join([*told, f"dds {'present' if dds.library() else 'absent'}"])


def whist_with(cards: int) -> Sitting:
    """Return a table of Whist at which somebody is to play from so many cards."""
    sitting = Sitting(Record("whist", names=("", "", "", "")))
    players = Players(sitting)
    while not _is_due(sitting, cards):
        players.act(DEAL)
    return sitting


def _is_due(sitting: Sitting, cards: int) -> bool:
    seat = sitting.whose_turn()
    if seat is None:
        return False
    acts = sitting.possible(seat)
    return len(acts) > 1 and isinstance(acts[0], Play) and len(sitting.table.hands[seat]) == cards


class ExpertTrial:
    """Asks the expert, one question after the other, and tells `finished` whether all answers were his."""

    def __init__(self, finished: Callable[[bool], object], out: TextIO = sys.stdout) -> None:
        self._finished = finished
        self._out = out
        self._hands = list(HANDS)
        self._thinking = Thinking()
        self._thinking.answered.connect(self._on_answered)

    def begin(self) -> None:
        """Say what there is to reckon with, and ask the first question."""
        self._say(f"expert: {forms()}")
        self._ask()

    def _ask(self) -> None:
        sitting = whist_with(self._hands.pop(0))
        self._thinking.ask(sitting.setting, sitting.sight(sitting.whose_turn()), PATIENCE)

    def _on_answered(self, answer: Answer) -> None:
        """Who weighs acts against each other is the expert; who stands in for him when he fails does not."""
        thought = answer.thought
        is_his = thought is not None and bool(thought.merits)
        self._say(f"expert weighed {len(thought.merits) if thought else 0} acts")
        if is_his and self._hands:
            self._ask()
            return
        self._thinking.close()
        self._finished(is_his)

    def _say(self, line: str) -> None:
        self._out.write(f"{line}\n")
        self._out.flush()
