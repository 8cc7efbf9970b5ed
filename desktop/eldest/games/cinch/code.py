"""The laws of Cinch."""

from eldest.engine.law import Code
from eldest.games.cinch.options import CinchOptions
from eldest.games.cinch.revokes import revokes
from eldest.laws.hands import TakingUp


def code_of(options: CinchOptions, players: int) -> Code:
    """Return the laws in force."""
    return (
        TakingUp(),
        *revokes(),
    )
