"""The laws of the play at Cinch: cards exposed, leads and plays out of turn, conduct."""

from collections.abc import Iterable

from eldest.engine.law import Code
from eldest.laws.at_play import stages_of_a_hand
from eldest.laws.calling import CallingCards, Obedience
from eldest.laws.leading import LeadingOutOfTurn, OfLeads
from eldest.laws.revoke import Sanction
from eldest.laws.showing import ON_THE_TABLE, OfShowing, Showing
from eldest.laws.turns import PlayingOutOfTurn

DRAWING = ("discard", "restock", "rob")
"""The stages in which a card that is seen is no exposed card. rule: C-EXP-02"""


def laws_of_the_play(sanction: Sanction, stages: Iterable[str]) -> Code:
    """Return the laws of the play at Cinch. rule: C-EXP-01, C-EXP-02, C-LEAD-01, C-TURN-01"""
    shown_in = tuple(name for name in stages_of_a_hand(stages) if name not in DRAWING)
    showing = OfShowing("C-EXP-01", "X-EXP-05", shown_in, DRAWING, "C-EXP-02", ON_THE_TABLE)
    return (
        LeadingOutOfTurn(OfLeads("C-LEAD-01", "W-LEAD-04", "C-LEAD-01", alone="C-LEAD-01")),
        PlayingOutOfTurn("W-TURN-02"),
        Showing(showing),
        CallingCards(waits=False),
        Obedience(sanction),
    )
