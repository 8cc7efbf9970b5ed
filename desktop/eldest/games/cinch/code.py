"""The laws of Cinch."""

from eldest.engine.law import Code
from eldest.laws.before_the_deal import CitedInDealing, before_the_deal
from eldest.laws.hands import TakingUp

CITED = CitedInDealing(
    faced="C-IRR-03",
    imperfect="C-IRR-04",
    out_of_turn="C-IRR-08",
    not_cut="C-MIS-02",
    reshuffled="C-IRR-02",
    face_in_cut="C-IRR-01",
    wrong_pack="C-IRR-08",
    adversaries_stop=True,
)


def laws_of_the_deal(whole: int, packs: int) -> Code:
    """Return the laws of what comes before the deal, and who deals."""
    return before_the_deal(CITED, whole=whole, packs=packs, turned=False)


def code_of() -> Code:
    """Return the laws in force."""
    return (TakingUp(),)
