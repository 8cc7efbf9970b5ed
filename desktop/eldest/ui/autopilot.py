"""The autopilot: plays the person's seat too, to show a game, to try the program, and to time it."""

import sys
from collections.abc import Callable
from typing import TextIO

from PySide6.QtCore import QObject, QTimer, Signal

from eldest.engine.acts import Act
from eldest.games import catalogue
from eldest.players.player import UNLIMITED
from eldest.players.thumb import Thumb
from eldest.room.levels import QUICKLY
from eldest.room.sitting import Sitting
from eldest.room.strict_company import StrictCompany
from eldest.store.settings import LastGame
from eldest.ui.director import Director
from eldest.ui.usher import usual_record


class Autopilot(QObject):
    """Does what the quick player would in the person's place, each time the table rests.

    The others play as they would beside a person; only the person's seat must not keep the window waiting.

    It acts through the director like anybody else. `finished` comes after so many deals have been
    scored; with nought it plays on. Every act is announced as a line once it is on disk.
    """

    finished = Signal()

    def __init__(self, director: Director, deals: int = 0, out: TextIO = sys.stdout) -> None:
        super().__init__(director)
        self._director = director
        self._out = out
        self.play(deals)
        # The next act waits for the event loop, so that the window lives between two of them.
        self._turn = QTimer(self, singleShot=True, interval=0)
        self._turn.timeout.connect(self._act)
        director.happened.connect(self._announce)

    def play(self, deals: int) -> None:
        """Play so many deals from now on."""
        self._last_deal = self._director.sight().tally.deals + deals if deals else 0

    def rest(self) -> None:
        """The pictures have come to rest: the next act may be done."""
        self._turn.start()

    def _announce(self) -> None:
        self._out.write(f"acts {self._director.sitting.timeline.length}\n")
        self._out.flush()

    def _act(self) -> None:
        if self._director.may_deal():
            if self._last_deal and self._director.sight().tally.deals >= self._last_deal:
                self.finished.emit()
            else:
                self._director.next_deal()
        elif (act := self._chosen()) is not None:
            self._director.perform(act)

    def _chosen(self) -> Act | None:
        """Return what is to be done in the person's place; None while others are to act."""
        director, sitting = self._director, self._director.sitting
        player = Thumb(sitting.game)
        if not sitting.game.strict:
            return player.choose(director.sight(), UNLIMITED).act if director.possible() else None
        if sitting.table.docket.ruling is not None:
            return next(iter(director.possible()), None)
        wish = StrictCompany(sitting.referee).at(sitting.timeline)
        if wish is None or wish.seat != director.viewer:
            return None
        return wish.act or player.choose(director.sight(), UNLIMITED, wish.acts).act


class Tour:
    """Plays a deal of every game, with the fewest and the most players, one after the other."""

    def __init__(self, director: Director, pilot: Autopilot, home: Callable[[], object]) -> None:
        self._director = director
        self._pilot = pilot
        self._home = home
        kinds = catalogue().values()
        self._tables = [
            (kind.key, players) for kind in kinds for players in (kind.players[0], kind.players[-1])
        ]

    def next_table(self) -> None:
        """Sit down at the next table, or go home, once: the last table may come to rest again meanwhile."""
        if not self._tables:
            home, self._home = self._home, _nothing
            home()
            return
        game, players = self._tables.pop()
        last = LastGame(game=game, players=players, levels=QUICKLY)
        self._director.sit_down(Sitting(usual_record(last)))
        self._pilot.play(1)
        self._pilot.rest()


def _nothing() -> None:
    """Where somebody goes who is at home."""
