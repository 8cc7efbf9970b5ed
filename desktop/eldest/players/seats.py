"""From a manner to the player who plays in it."""

from typing import TYPE_CHECKING

from eldest.games import AnyGame, reckoning_of
from eldest.players.manner import Level, Manner
from eldest.players.player import Player
from eldest.players.thumb import Thumb
from eldest.players.wavering import Heedless, Wavering

if TYPE_CHECKING:
    from eldest.players.expert import Care

SLIPS = {Level.LEARNER: 0.5, Level.NOVICE: 0.25, Level.STEADY: 0.1}
"""How often those who know the rules of thumb play anything that is allowed instead."""
UNHEEDED = {Level.SKILLED: 0.5, Level.EXPERT: 0.0}
"""How often those who reckon go by rule of thumb instead."""


def player_of(game: AnyGame, manner: Manner, care: "Care | None" = None) -> Player:
    """Return a player of a game who plays in this manner.

    :param care: how much trouble one takes who reckons, if not the usual
    """
    thumb, level = Thumb(game), manner.level
    if level in SLIPS:
        return Wavering(thumb, Heedless(game), SLIPS[level])
    if level is Level.KEEN:
        return thumb
    from eldest.players.expert import USUAL, Expert  # only here: the others need no solver

    expert = Expert(game, reckoning_of(game.guided()), care or USUAL, boldness=manner.boldness)
    return Wavering(expert, thumb, UNHEEDED[level]) if UNHEEDED[level] else expert
