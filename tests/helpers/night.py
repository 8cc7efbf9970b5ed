"""The real window playing itself at one table after the other: ``python -m helpers.night SECONDS SEED``.

Every game sits down with every number of players, at guided and at strict tables; between deals a dialog is
opened and closed again. First comes a round in haste, so that every table and every dialog has been seen once
before it is looked whether memory grows. A line says each table, each dialog, each act, the end of the first
round, and when the window was told to close.
"""

import random
import sys
import time
from collections.abc import Iterator
from itertools import cycle

from PySide6.QtCore import QObject, Qt, QTimer
from PySide6.QtWidgets import QApplication, QDialog

from eldest.app import Room, asked_for, new_application
from eldest.room.levels import QUICKLY, Levels
from eldest.room.sitting import Sitting
from eldest.store.folders import Folders
from eldest.store.record import Record
from eldest.ui.autopilot import Autopilot
from eldest.ui.table.pace import Pace
from games.suite import Setting, settings_of_both_spirits

IN_HASTE, DEALS = 1, 2
"""Deals at a table before the next is laid, in the first round and in those after it."""
UNHURRIED, BRISK = Pace(0.5, 800), Pace(0.02, 10)
"""Everything moves at both, but at the second a table is played in seconds."""
SOON_ANOTHER, BETWEEN_DIALOGS, OPEN_FOR = 4_000, 15_000, 2_000
"""Thousandths of a second from one dialog to the next, in the first round and after it, and in which one lies
open."""
DIALOGS = (
    "new", "rules", "review", "this-game", "seal", "preferences", "about", "save", "open", "statistics",
)  # fmt: skip


def tables(seed: int) -> Iterator[Setting]:
    """Yield tables without end: all games, numbers and spirits, in another order each round."""
    found = settings_of_both_spirits()
    chooser = random.Random(seed)
    while True:
        yield from chooser.sample(found, len(found))


def record_for(setting: Setting, levels: tuple[tuple[str, str], ...] = QUICKLY) -> Record:
    """Return the head of a sitting at such a table."""
    names = tuple(f"Player {seat + 1}" for seat in range(setting.players))
    return Record(setting.key, tuple(setting.options.switches().items()), names=names, levels=levels)


def say(*words: object) -> None:
    sys.stdout.write(" ".join(map(str, words)) + "\n")
    sys.stdout.flush()


class Night(QObject):
    """Leads the window from table to table until the time is over."""

    def __init__(self, room: Room, seconds: float, seed: int) -> None:
        super().__init__(room.window)
        self._room = room
        self._going_home = False
        self._ends = time.monotonic() + seconds
        self._tables = tables(seed)
        self._unseen = len(settings_of_both_spirits())
        self._levels = cycle((QUICKLY, Levels().words()))
        self._pace = BRISK
        self._paces = cycle((UNHURRIED, BRISK))
        self._dialogs = cycle(DIALOGS)
        choreography = room.window.view.choreography
        # Nobody is there to click a trick away.
        choreography.waiting.connect(room.window.hurry, Qt.ConnectionType.QueuedConnection)
        self._pilot = Autopilot(room.director, IN_HASTE)
        room.window.rested.connect(self._rested)
        room.director.quickened.connect(self._keep_pace)
        self._pilot.finished.connect(self._next_table)
        self._asking = QTimer(self, interval=SOON_ANOTHER)
        self._asking.timeout.connect(self._ask)
        self._asking.start()

    def begin(self) -> None:
        """Play what lies on the table."""
        self._keep_pace()
        self._pilot.rest()

    def _rested(self) -> None:
        if time.monotonic() < self._ends:
            if self._in_haste:
                self._room.director.play_quickly()
            self._pilot.rest()
        elif not self._going_home:
            self._go_home()

    @property
    def _in_haste(self) -> bool:
        """Whether some table has not been seen to its end."""
        return self._unseen >= 0

    def _next_table(self) -> None:
        self._count_down()
        setting = next(self._tables)
        say("table", setting)
        levels = QUICKLY if self._in_haste else next(self._levels)
        self._room.director.sit_down(Sitting(record_for(setting, levels)))
        self._pace = BRISK if self._in_haste else next(self._paces)
        self._keep_pace()
        self._pilot.play(IN_HASTE if self._in_haste else DEALS)
        self._pilot.rest()

    def _keep_pace(self) -> None:
        """Move as is meant here: after some quick play the window would go back to its settings."""
        self._room.window.view.set_pace(self._pace)

    def _count_down(self) -> None:
        """Go on at leisure when the last table of the first round has been played; it began with one more."""
        self._unseen -= 1
        if self._unseen == -1:
            say("round", time.monotonic())
            self._asking.setInterval(BETWEEN_DIALOGS)

    def _ask(self) -> None:
        """Open the next dialog, if its action could be chosen now, and close it a little later."""
        what, window = next(self._dialogs), self._room.window
        barred = (what == "review" and not window.may_review()) or (what == "seal" and not window.has_seal())
        if not self._open() and not barred:
            say("dialog", what)
            window.want(what)
            QTimer.singleShot(OPEN_FOR, self, self._close_all)

    def _open(self) -> list[QDialog]:
        return [w for w in QApplication.topLevelWidgets() if isinstance(w, QDialog) and w.isVisible()]

    def _close_all(self) -> None:
        for widget in self._open():
            widget.close()

    def _go_home(self) -> None:
        self._going_home = True
        self._asking.stop()
        self._close_all()
        say("closing", time.monotonic())
        self._room.window.close()


def main(seconds: float, seed: int) -> int:
    """Play for so long, and close the window."""
    room = Room(new_application(), Folders.of_user(), asked_for([]))
    QTimer.singleShot(0, room.window, lambda: Night(room, seconds, seed).begin())
    return room.run()


if __name__ == "__main__":
    sys.exit(main(float(sys.argv[1]), int(sys.argv[2])))
