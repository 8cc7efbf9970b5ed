"""Players who do not always play as well as they might."""

from eldest.engine.acts import Act
from eldest.engine.phrase import phrase
from eldest.engine.table import Sight
from eldest.games import AnyGame
from eldest.players.inference import chance_of
from eldest.players.player import Limit, Player, Thought

ANYTHING = phrase("players", "It is allowed; no more was thought of it.")


class Wavering:
    """Plays now like one player, now like a weaker one; which, belongs to the sight.

    :param slips: how often, in parts of one, the weaker one plays
    """

    def __init__(self, strong: Player, weak: Player, slips: float) -> None:
        self._strong = strong
        self._weak = weak
        self._slips = slips

    def choose(self, sight: Sight, limit: Limit, among: tuple[Act, ...] = ()) -> Thought:
        """Return what one of the two would do."""
        player = self._weak if chance_of(sight).random() < self._slips else self._strong
        return player.choose(sight, limit, among)


class Heedless:
    """Takes any act that is allowed, as likely one as another."""

    def __init__(self, game: AnyGame) -> None:
        self._game = game

    def choose(self, sight: Sight, _limit: Limit, among: tuple[Act, ...] = ()) -> Thought:
        """Return one of the acts.

        :raises ValueError: if nothing is open to the seat in turn
        """
        acts = among or self._game.acts(sight)
        if not acts:
            raise ValueError("nobody is to act at this table")
        return Thought(chance_of(sight, "heedless").choice(acts), ANYTHING)
