"""The laws of Cinch."""

from eldest.engine.law import Code
from eldest.games.cinch.irregular_bids import bids_of_cinch
from eldest.games.cinch.thrown_trumps import ThrownTrumps
from eldest.laws.hands import TakingUp


def code_of() -> Code:
    """Return the laws in force."""
    return (TakingUp(), *bids_of_cinch(), ThrownTrumps())
