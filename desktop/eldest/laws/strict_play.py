"""The laws about the play that each game has: cards exposed, leads and plays out of turn, conduct."""

from eldest.engine.law import Code
from eldest.laws.at_play import ThrowTwo
from eldest.laws.calling import CallingCards, Obedience
from eldest.laws.conduct import ClaimingTheRest, LeadingOn, LookingBack, Remarking
from eldest.laws.demands import highest_or_lowest, talked_over
from eldest.laws.leading import LeadingOutOfTurn, OfLeads
from eldest.laws.revoke import PLAY, Sanction
from eldest.laws.showing import DropCard, HoldOut, OfShowing, Showing
from eldest.laws.trump_card import LeftLying, NamingTheTurnUp
from eldest.laws.turns import PlayingOutOfTurn

ON_THE_TABLE = (DropCard, ThrowTwo, HoldOut)
"""The ways of showing a card that Euchre and Cinch know."""
EUCHRE_STAGES = ("first-round", "second-round", "discard", "bid", "name", PLAY)
CINCH_STAGES = ("bid", "name", PLAY)


def whist_in_play(sanction: Sanction, *, english: bool) -> Code:
    """Return these laws for Whist. rule: W-CALL-01, W-LEAD-01, W-TURN-01, W-MISC-01, W-ENG-11, W-DUM-06"""
    leads = OfLeads(
        "W-LEAD-01", "W-LEAD-04", "W-ENG-11" if english else "", alone="W-LEAD-01", right_only=True
    )
    return (
        LeadingOutOfTurn(leads),
        PlayingOutOfTurn("W-TURN-02"),
        Showing(OfShowing("W-CALL-01", "X-EXP-05", abandoned="W-MISC-03")),
        LeadingOn(),
        ClaimingTheRest(),
        Remarking("W-MISC-01", highest_or_lowest, last_only=True),
        LookingBack(OfLeads("W-MISC-02", "W-LEAD-04", right_only=True)),
        LeftLying(),
        NamingTheTurnUp(),
        CallingCards(waits=True),
        Obedience(sanction),
    )


def euchre_in_play(sanction: Sanction) -> Code:
    """Return them for Euchre. rule: E-EXP-01, E-EXP-02, E-LEAD-01, E-LEAD-03, E-LEAD-04, E-LEAD-05"""
    return (
        LeadingOutOfTurn(OfLeads("E-LEAD-01", "E-LEAD-02", "E-LEAD-01", alone="E-LEAD-03")),
        PlayingOutOfTurn("W-TURN-02"),
        Showing(OfShowing("E-EXP-01", "E-EXP-02", EUCHRE_STAGES, manners=ON_THE_TABLE)),
        Remarking("E-LEAD-05", talked_over, last_only=False),
        CallingCards(waits=False),
        Obedience(sanction),
    )


def cinch_in_play(sanction: Sanction) -> Code:
    """Return them for Cinch. rule: C-EXP-01, C-EXP-02, C-LEAD-01, C-TURN-01"""
    showing = OfShowing("C-EXP-01", "X-EXP-05", CINCH_STAGES, ("discard", "rob"), "C-EXP-02", ON_THE_TABLE)
    return (
        LeadingOutOfTurn(OfLeads("C-LEAD-01", "W-LEAD-04", "C-LEAD-01", alone="C-LEAD-01")),
        PlayingOutOfTurn("W-TURN-02"),
        Showing(showing),
        CallingCards(waits=False),
        Obedience(sanction),
    )
