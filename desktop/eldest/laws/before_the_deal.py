"""The laws of everything before and around the deal, put together for a game."""

from dataclasses import dataclass

from eldest.engine.law import Code
from eldest.laws.cutting import BadCut, FaceInCut, LaidElsewhere, SecondThought, TwoCardsShown
from eldest.laws.deal_out_of_turn import DealOutOfTurn, NotCut, WrongPack
from eldest.laws.open_offence import UNTIL_THE_LAST_CARD, UNTIL_THE_TURN_UP
from eldest.laws.pack import FacedCard, ImperfectPack, TornCard
from eldest.laws.shuffling import FaceInShuffle, Reshuffled, RightToShuffle


@dataclass(frozen=True, slots=True)
class CitedInDealing:
    """The clauses of a game under which offences before the deal are judged; the common ones by default.

    Without a clause for the wrong pack, or for where the cut is laid, a game knows no such offence.
    In Cinch only the adversaries stop a deal out of turn.
    """

    faced: str
    imperfect: str
    out_of_turn: str
    not_cut: str
    reshuffled: str = "X-PRES-06"
    face_in_cut: str = "X-PRES-04"
    wrong_pack: str = ""
    laid_elsewhere: str = ""
    adversaries_stop: bool = False


def before_the_deal(cited: CitedInDealing, *, whole: int, packs: int, turned: bool) -> Code:
    """Return these laws in the order in which their remedies come. rule: X-IRR-11

    :param whole: how many cards make the pack
    :param packs: how many packs are dealt in turn
    :param turned: whether a trump is turned, which ends the time for stopping a deal. rule: X-IRR-08
    """
    until = UNTIL_THE_TURN_UP if turned else UNTIL_THE_LAST_CARD
    only = cited.adversaries_stop
    two_packs = packs > 1 and cited.wrong_pack
    return (
        ImperfectPack(cited.imperfect, whole),
        FacedCard(cited.faced),
        Reshuffled(cited.reshuffled),
        NotCut(cited.not_cut),
        DealOutOfTurn(cited.out_of_turn, until, adversaries_only=only),
        *((WrongPack(cited.wrong_pack, until),) if two_packs else ()),
        TwoCardsShown("X-CUT-05"),
        RightToShuffle(),
        FaceInShuffle("X-SHUF-03"),
        TornCard("X-PACK-02"),
        BadCut("X-PRES-05"),
        FaceInCut(cited.face_in_cut),
        SecondThought("X-PRES-07"),
        *((LaidElsewhere(cited.laid_elsewhere),) if cited.laid_elsewhere else ()),
    )
