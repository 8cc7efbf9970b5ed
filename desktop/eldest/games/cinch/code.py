"""The laws of Cinch."""

from typing import Any

from eldest.engine.law import Code
from eldest.engine.stages.by_hand import HandDealing
from eldest.games.cinch.deal_laws import errors_in_the_deal
from eldest.laws.hands import TakingUp


def code_of(dealing: HandDealing[Any]) -> Code:
    """Return the laws in force at a table where the deal is made like this."""
    return (
        TakingUp(),
        *errors_in_the_deal(dealing),
    )
