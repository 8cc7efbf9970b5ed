"""The laws of the play at Cinch: cards exposed, leads and plays out of turn, conduct."""

from eldest.engine.law import Code
from eldest.laws.calling import CallingCards, Obedience
from eldest.laws.demands import PLAY
from eldest.laws.leading import LeadingOutOfTurn, OfLeads
from eldest.laws.revoke import Sanction
from eldest.laws.showing import ON_THE_TABLE, OfShowing, Showing
from eldest.laws.turns import PlayingOutOfTurn

STAGES = ("bid", "name", PLAY)
"""Those in which a card shown is exposed."""


def laws_of_the_play(sanction: Sanction) -> Code:
    """Return the laws of the play at Cinch. rule: C-EXP-01, C-EXP-02, C-LEAD-01, C-TURN-01"""
    showing = OfShowing("C-EXP-01", "X-EXP-05", STAGES, ("discard", "rob"), "C-EXP-02", ON_THE_TABLE)
    return (
        LeadingOutOfTurn(OfLeads("C-LEAD-01", "W-LEAD-04", "C-LEAD-01", alone="C-LEAD-01")),
        PlayingOutOfTurn("W-TURN-02"),
        Showing(showing),
        CallingCards(waits=False),
        Obedience(sanction),
    )
