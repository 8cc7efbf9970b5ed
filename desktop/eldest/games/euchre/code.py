"""The laws of Euchre."""

from eldest.engine.law import Code
from eldest.laws.before_the_deal import CitedInDealing, before_the_deal
from eldest.laws.hands import TakingUp

CITED = CitedInDealing(
    faced="E-IRR-01",
    imperfect="E-IRR-12",
    out_of_turn="E-IRR-05",
    not_cut="E-IRR-08",
    reshuffled="E-IRR-13",
)


def laws_of_the_deal(whole: int, *, turned: bool) -> Code:
    """Return the laws of what comes before the deal, and who deals."""
    return before_the_deal(CITED, whole=whole, packs=1, turned=turned)


def code_of() -> Code:
    """Return the laws in force."""
    return (TakingUp(),)
