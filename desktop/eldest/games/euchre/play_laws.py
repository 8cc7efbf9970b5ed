"""The laws of the play at Euchre: cards exposed, leads and plays out of turn, conduct."""

from eldest.engine.law import Code
from eldest.games.euchre.rounds import Stages
from eldest.laws.at_play import stages_of_a_hand
from eldest.laws.calling import CallingCards, Obedience
from eldest.laws.conduct import Remarking
from eldest.laws.demands import PLAY, talked_over
from eldest.laws.leading import LeadingOutOfTurn, OfLeads
from eldest.laws.revoke import Sanction
from eldest.laws.showing import ON_THE_TABLE, OfShowing, Showing
from eldest.laws.turns import PlayingOutOfTurn

PICKED = ("choosing", "calling")
"""The stages in which a maker picks or calls a partner: before them it is open who plays with whom."""


def laws_of_the_play(sanction: Sanction, stages: Stages) -> Code:
    """Return the laws of the play at Euchre.

    rule: E-EXP-01, E-EXP-02, E-LEAD-01, E-LEAD-03, E-LEAD-04, E-LEAD-05, X-EXP-05
    """
    shown_in = stages_of_a_hand(stages)
    undecided = tuple(name for name in shown_in if name != PLAY) if set(PICKED) & set(shown_in) else ()
    showing = OfShowing("E-EXP-01", "E-EXP-02", shown_in, manners=ON_THE_TABLE, undecided=undecided)
    return (
        LeadingOutOfTurn(OfLeads("E-LEAD-01", "E-LEAD-02", "E-LEAD-01", alone="E-LEAD-03")),
        PlayingOutOfTurn("W-TURN-02"),
        Showing(showing),
        Remarking("E-LEAD-05", talked_over, last_only=False),
        CallingCards(waits=False),
        Obedience(sanction),
    )
