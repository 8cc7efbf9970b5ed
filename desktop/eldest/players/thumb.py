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


class Thumb:
    """Follows the habits that a game declares for good players, the most telling first.

    He never does what is not open to him: advice that is not among the acts is logged and passed
    over, so that a fault in a habit cannot stop the game.
    """

    def __init__(self, game: AnyGame) -> None:
        self._game = game

    def choose(self, sight: Sight, limit: Limit) -> Thought:
        """Return the first advice that a habit has; the limit is never reached.

        :raises ValueError: if nothing is open to the seat in turn
        """
        acts = self._game.acts(sight)
        if not acts:
            raise ValueError("nobody is to act at this table")
        for habit in self._game.habits():
            advice = habit(sight, acts)
            if advice is not None and self._is_open(habit, advice, acts):
                return Thought(advice.act, advice.reason, advice.values)
        return Thought(acts[0], FIRST_TO_HAND)

    def _is_open(self, habit: Habit, advice: Advice, acts: tuple[Act, ...]) -> bool:
        if advice.act in acts:
            return True
        log.error("the habit %r advised %s, which is not open", habit, advice.act)
        return False
