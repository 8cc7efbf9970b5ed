"""The thinking process: answers questions about sights, one at a time, and knows no window.

Messages are values sent through a pipe. A question carries a ticket; the answer carries it back,
and whoever asked drops an answer with an old ticket. rule: the main thread never thinks.
"""

import functools
import logging
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from queue import SimpleQueue
from typing import TYPE_CHECKING

from eldest.analysis.position import Position
from eldest.engine.acts import Act
from eldest.engine.table import Sight
from eldest.games import AnyGame, game_of
from eldest.players.manner import BY_RULE, EXPERT, Manner
from eldest.players.player import UNLIMITED, Limit, Player, Thought
from eldest.players.seats import player_of

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

    from eldest.analysis.reading import Halt
    from eldest.engine.options import Options
    from eldest.players.seeing import Seeing

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
class Spread:
    """A question about a deal that is over, its hands spread: what does the side take by each legal card?"""

    ticket: int
    position: Position


LATEST = 2
"""So many times as long as he may think a player is called off: what he had begun took him too long."""
LONGEST = 3.0
"""Seconds in which it is found out what is asked of one spread deal, or not at all."""


@dataclass(frozen=True, slots=True)
class Answer:
    """The thought that answers the question of a ticket; None if the player failed.

    Of a spread deal `worths` are told: what the side still takes by each legal card, the lowest number
    first; none if that took too long, or the deal cannot be read.
    """

    ticket: int
    thought: Thought | None
    worths: tuple[int, ...] = ()


Question = Ask | Spread


@dataclass(frozen=True, slots=True)
class CallOff:
    """Nobody wants an answer any more to questions with tickets below this one."""

    ticket: int


def think(ask: Question, halt: "Halt | None" = None) -> Answer:
    """Answer one question; a player's fault is logged, and answered by rule of thumb or with no thought.

    Who looks too long into what he has begun is called off, so that nobody waits for him on a slow machine.

    :param halt: when it is called the player answers at once, with what he has
    """
    from eldest.analysis.reading import Halt

    halt = halt or Halt()
    if isinstance(ask, Spread):
        with _called_off_after(LONGEST, halt):
            return Answer(ask.ticket, None, _worths(ask.position, halt))
    if ask.limit.seconds is None:
        return _thought_of(ask, halt)
    with _called_off_after(ask.limit.seconds * LATEST, halt):
        return _thought_of(ask, halt)


@contextmanager
def _called_off_after(seconds: float, halt: "Halt") -> Iterator[None]:
    alarm = threading.Timer(seconds, halt.call)
    alarm.daemon = True
    alarm.start()
    try:
        yield
    finally:
        alarm.cancel()


def _thought_of(ask: Ask, halt: "Halt") -> Answer:
    for manner in dict.fromkeys((ask.manner, BY_RULE)):
        try:
            player = _seated(ask.setting, manner)
            return Answer(ask.ticket, player.choose(ask.sight, replace(ask.limit, halt=halt), ask.among))
        except Exception:  # whatever fails here must not end the process that the window waits for
            log.exception("the %s failed on ticket %d", manner.level.value, ask.ticket)
    return Answer(ask.ticket, None)


def _worths(position: Position, halt: "Halt") -> tuple[int, ...]:
    try:
        (found,) = _seeing().solve_many((position,), halt)
    except ValueError:  # a strict table knows hands of wrong numbers
        log.warning("a spread deal cannot be read", exc_info=True)
        return ()
    return found or ()


@functools.cache
def _seeing() -> "Seeing":
    from eldest.analysis.double_dummy import Solver
    from eldest.players.seeing import Seeing

    return Seeing(Solver())


@functools.lru_cache(maxsize=8)
def _seated(setting: Setting, manner: Manner) -> Player:
    """Return a player; he keeps no memory of what he was asked, but his tables take time to lay out."""
    return player_of(setting.game(), manner)


class Desk:
    """What lies before the one who thinks: questions that wait, and the halt of the one thought about.

    Two threads use it: one takes messages in, the other thinks.
    """

    def __init__(self) -> None:
        self._waiting: SimpleQueue[Question | None] = SimpleQueue()
        self._lock = threading.Lock()
        self._halt: Halt | None = None
        self._wanted = 0

    def take_in(self, message: Question | CallOff | None) -> None:
        """Lay a question down, and end what is thought about: the newest message is all that matters."""
        with self._lock:
            self._wanted = sys.maxsize if message is None else message.ticket
            if self._halt is not None:
                self._halt.call()
        if not isinstance(message, CallOff):
            self._waiting.put(message)

    def next_question(self) -> "tuple[Question, Halt] | None":
        """Return the next question that is still wanted, when there is one; None once dismissed."""
        from eldest.analysis.reading import Halt

        while (ask := self._waiting.get()) is not DISMISSED:
            with self._lock:
                if ask.ticket >= self._wanted:
                    self._halt = Halt()
                    return ask, self._halt
        return None


def serve(questions: "Connection") -> None:
    """Answer questions until dismissed, or until nobody is left to ask: the process's main loop."""
    desk = Desk()
    listening = threading.Thread(target=_listen, args=(questions, desk), daemon=True, name="eldest-desk")
    listening.start()
    try:
        while (question := desk.next_question()) is not None:
            questions.send(think(*question))
    except (OSError, KeyboardInterrupt):
        log.debug("nobody is left to ask")
    finally:
        questions.close()


def _listen(questions: "Connection", desk: Desk) -> None:
    message: Question | CallOff | None
    try:
        while (message := questions.recv()) is not DISMISSED:
            desk.take_in(message)
    except (EOFError, OSError):
        log.debug("nobody is left to listen to")
    desk.take_in(DISMISSED)
