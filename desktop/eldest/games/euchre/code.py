"""The laws of Euchre."""

from eldest.engine.law import Code
from eldest.games.euchre.options import EuchreOptions
from eldest.games.euchre.revokes import revokes
from eldest.laws.hands import TakingUp


def code_of(options: EuchreOptions, players: int) -> Code:
    """Return the laws in force."""
    return (
        TakingUp(),
        *revokes(options),
    )
