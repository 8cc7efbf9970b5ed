"""The laws of Cinch."""

from eldest.engine.law import Code
from eldest.games.cinch.options import CinchOptions
from eldest.games.cinch.revokes import of_the_score
from eldest.laws.hands import TakingUp


def code_of(options: CinchOptions, players: int) -> Code:
    """Return the laws in force."""
    return (
        TakingUp(),
        *of_the_score(options),
    )
