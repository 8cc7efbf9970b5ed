"""The thinking process: answers questions about sights, one at a time, and knows no window.

Messages are values sent through a pipe. A question carries a ticket; the answer carries it back,
and whoever asked drops an answer with an old ticket. rule: the main thread never thinks.
"""

import logging
from dataclasses import dataclass
from typing import TYPE_CHECKING

from eldest.engine.acts import Act
from eldest.engine.table import Sight
from eldest.games import AnyGame, game_of
from eldest.players.manner import EXPERT, Manner
from eldest.players.player import UNLIMITED, Limit, Thought
from eldest.players.seats import player_of

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

    from eldest.engine.options import Options

log = logging.getLogger("eldest.players")


@dataclass(frozen=True, slots=True)
class Setting:
    """The game in which questions will be asked: its key, options and number of players."""

    key: str
    options: "Options"
    players: int

    def game(self) -> AnyGame:
        """Return the game itself."""
        return game_of(self.key)(self.options, self.players)


DISMISSED = None
"""The message that ends the thinking process."""


@dataclass(frozen=True, slots=True)
class Ask:
    """A question: what would a player of this manner do at this sight, in the seat in turn?

    `among` are the acts that penalties leave.
    """

    ticket: int
    setting: Setting
    sight: Sight
    limit: Limit = UNLIMITED
    among: tuple[Act, ...] = ()
    manner: Manner = EXPERT


@dataclass(frozen=True, slots=True)
class Answer:
    """The thought that answers the question of a ticket; None if the player failed."""

    ticket: int
    thought: Thought | None


def think(ask: Ask) -> Answer:
    """Answer one question; a player's fault is logged and answered with no thought."""
    try:
        player = player_of(ask.setting.game(), ask.manner)
        return Answer(ask.ticket, player.choose(ask.sight, ask.limit, ask.among))
    except Exception:  # whatever fails here must not end the process that the window waits for
        log.exception("the player failed on ticket %d", ask.ticket)
        return Answer(ask.ticket, None)


def serve(questions: "Connection") -> None:
    """Answer questions until dismissed, or until nobody is left to ask: the process's main loop."""
    try:
        while (ask := questions.recv()) is not DISMISSED:
            questions.send(think(ask))
    except (EOFError, OSError, KeyboardInterrupt):
        log.debug("nobody is left to ask")
    finally:
        questions.close()
