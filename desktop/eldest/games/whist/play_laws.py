"""The laws of the play at Whist: cards exposed, leads and plays out of turn, conduct."""

from eldest.engine.law import Code
from eldest.laws.calling import CallingCards, Obedience
from eldest.laws.conduct import ClaimingTheRest, LeadingOn, LookingBack, Remarking
from eldest.laws.demands import highest_or_lowest
from eldest.laws.leading import LeadingOutOfTurn, OfLeads
from eldest.laws.revoke import Sanction
from eldest.laws.showing import OfShowing, Showing
from eldest.laws.trump_card import LeftLying, NamingTheTurnUp
from eldest.laws.turns import PlayingOutOfTurn


def laws_of_the_play(sanction: Sanction, *, english: bool) -> Code:
    """Return the laws of the play at Whist.

    rule: W-CALL-01, W-LEAD-01, W-TURN-01, W-MISC-01, W-ENG-11, W-DUM-06
    """
    leads = OfLeads(
        "W-LEAD-01", "W-LEAD-04", "W-ENG-11" if english else "", alone="W-LEAD-01", right_only=True
    )
    return (
        LeadingOutOfTurn(leads),
        PlayingOutOfTurn("W-TURN-02", waits=True),
        Showing(OfShowing("W-CALL-01", "X-EXP-05")),
        LeadingOn(),
        ClaimingTheRest(),
        Remarking("W-MISC-01", highest_or_lowest, last_only=True),
        LookingBack(OfLeads("W-MISC-02", "W-LEAD-04", right_only=True)),
        LeftLying(),
        NamingTheTurnUp(),
        CallingCards(waits=True),
        Obedience(sanction),
    )
