"""The laws of Whist, by the American code or the English."""

from eldest.engine.law import Code
from eldest.games.whist.options import WhistOptions
from eldest.games.whist.revokes import of_the_score
from eldest.laws.hands import TakingUp


def code_of(options: WhistOptions, form: str) -> Code:
    """Return the laws in force."""
    return (
        TakingUp(),
        *of_the_score(options, form),
    )
