"""The laws of Euchre."""

from typing import Any

from eldest.engine.law import Code
from eldest.engine.stages.by_hand import HandDealing
from eldest.games.euchre.deal_laws import errors_in_the_deal
from eldest.laws.hands import TakingUp


def code_of(dealing: HandDealing[Any], *, turned: bool) -> Code:
    """Return the laws in force at a table where the deal is made like this."""
    return (
        TakingUp(),
        *errors_in_the_deal(dealing, turned=turned),
    )
