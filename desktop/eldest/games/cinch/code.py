"""The laws of Cinch."""

from eldest.engine.law import Code
from eldest.laws.hands import TakingUp
from eldest.laws.strict_play import cinch_in_play


def code_of() -> Code:
    """Return the laws in force."""
    return (TakingUp(), *cinch_in_play(None))
