"""The laws of the deal at Whist, and of hands that have not thirteen cards."""

from typing import Any

from eldest.engine.law import Law
from eldest.engine.stages.by_hand import HandDealing
from eldest.engine.table import Table
from eldest.laws.deal import Deal
from eldest.laws.dealing import CardWronglyDealt, Counting, WrongPackets
from eldest.laws.demands import PLAY
from eldest.laws.disturbing import Disturbing
from eldest.laws.numbers import MissedTrick, NewDealOrPlayOn, Numbers, WrongNumber
from eldest.laws.shown import ShownByAdversary, ShownByDealer
from eldest.laws.turning import LayingFaceDown, Peeping


def errors_in_the_deal(dealing: HandDealing[Any]) -> tuple[Law, ...]:
    """Return the laws of a deal made by hand: what costs it, what has it made again, what stands.

    Errors of the deal are claimed until all have played to the first trick. rule: W-IRR-06
    """
    deal = Deal(dealing, past=_first_trick_played)
    numbers = Numbers(
        deal, deal.surplus, _hand_is_played, "W-IRR-06", "W-HAND-01", both="W-HAND-02", imperfect="W-IRR-07"
    )
    choice = NewDealOrPlayOn(may_confer=True)
    return (
        CardWronglyDealt(WrongPackets(deal), "W-IRR-09"),
        Counting(deal, "W-IRR-10"),
        Peeping(deal, "W-IRR-11"),
        LayingFaceDown(deal, "W-IRR-12"),
        WrongNumber(numbers, choice),
        MissedTrick(numbers, "W-HAND-03", choice),
        ShownByDealer(deal, "W-IRR-02"),
        ShownByAdversary(deal, "W-IRR-14", side=True),
        Disturbing(deal, "W-IRR-13"),
    )


def _first_trick_played(table: Table) -> bool:
    return bool(table.tricks)


def _hand_is_played(table: Table) -> bool:
    return table.stage == PLAY
