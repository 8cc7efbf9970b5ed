"""The player by rule of thumb: quick, honest, and able to say why."""

import logging

from eldest.engine.acts import Act
from eldest.engine.game import Advice, Habit
from eldest.engine.phrase import phrase
from eldest.engine.table import Sight
from eldest.games import AnyGame
from eldest.players.player import Limit, Thought

log = logging.getLogger("eldest.players")

FIRST_TO_HAND = phrase("players", "It was the first thing allowed.")


class NotOpen(Exception):
    """A habit advised what cannot be done: a fault of the program."""


class Thumb:
    """Follows the habits that a game declares for good players, the most telling first.

    He never does what is not open to him: advice that is not among the acts is logged and passed
    over, so that a fault in a habit cannot stop the game; a strict one raises it, to be found.
    """

    def __init__(self, game: AnyGame, *, strict: bool = False) -> None:
        self._game = game
        self._strict = strict

    def choose(self, sight: Sight, limit: Limit, among: tuple[Act, ...] = ()) -> Thought:
        """Return the first advice that a habit has; the limit is never reached.

        :param among: what the laws leave open of all that the game allows, if they bind the seat; what a
            habit advises beside it is passed over
        :raises NotOpen: if a habit of a strict player advises what the game does not allow
        :raises ValueError: if nothing is open to the seat in turn
        """
        acts = among or self._game.acts(sight)
        if not acts:
            raise ValueError("nobody is to act at this table")
        if len(among) == 1:  # such as taking up his cards, before which no habit could look at them
            return Thought(among[0], FIRST_TO_HAND)
        for habit in self._game.habits():
            advice = habit(sight, acts)
            if advice is not None and self._is_open(habit, advice, sight, acts):
                return Thought(advice.act, advice.reason, advice.values)
        return Thought(acts[0], FIRST_TO_HAND)

    def _is_open(self, habit: Habit, advice: Advice, sight: Sight, acts: tuple[Act, ...]) -> bool:
        if advice.act in acts:
            return True
        if advice.act in self._game.acts(sight):
            return False
        if self._strict:
            raise NotOpen(f"the habit {habit!r} advised {advice.act}, which is not open")
        log.error("the habit %r advised %s, which is not open", habit, advice.act)
        return False
