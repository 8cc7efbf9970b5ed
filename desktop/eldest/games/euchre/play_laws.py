"""The laws of the play at Euchre: cards exposed, leads and plays out of turn, conduct."""

from eldest.engine.law import Code
from eldest.laws.calling import CallingCards, Obedience
from eldest.laws.conduct import Remarking
from eldest.laws.demands import PLAY, talked_over
from eldest.laws.leading import LeadingOutOfTurn, OfLeads
from eldest.laws.revoke import Sanction
from eldest.laws.showing import ON_THE_TABLE, OfShowing, Showing
from eldest.laws.turns import PlayingOutOfTurn

STAGES = ("first-round", "second-round", "discard", "bid", "name", PLAY)
"""Those in which a card shown is exposed."""


def laws_of_the_play(sanction: Sanction) -> Code:
    """Return the laws of the play at Euchre.

    rule: E-EXP-01, E-EXP-02, E-LEAD-01, E-LEAD-03, E-LEAD-04, E-LEAD-05
    """
    return (
        LeadingOutOfTurn(OfLeads("E-LEAD-01", "E-LEAD-02", "E-LEAD-01", alone="E-LEAD-03")),
        PlayingOutOfTurn("W-TURN-02"),
        Showing(OfShowing("E-EXP-01", "E-EXP-02", STAGES, manners=ON_THE_TABLE)),
        Remarking("E-LEAD-05", talked_over, last_only=False),
        CallingCards(waits=False),
        Obedience(sanction),
    )
