"""The laws of the deal at Cinch, and of hands that have not the right number of cards."""

from typing import Any

from eldest.cards.seating import Seat
from eldest.engine.law import Law
from eldest.engine.stages.by_hand import HandDealing
from eldest.engine.table import Table
from eldest.games.cinch.table import KEPT
from eldest.laws.deal import Deal
from eldest.laws.dealing import CardWronglyDealt, Counting, UnequalRound, WrongPackets
from eldest.laws.demands import PLAY
from eldest.laws.disturbing import Disturbing
from eldest.laws.numbers import NewDealOrPlayOn, Numbers, WrongNumber, cards_played
from eldest.laws.shown import ShownByAdversary, ShownByDealer

NOT_THREE = (2, 4)
"""What a packet can hold for three; any such makes the round unequal. rule: C-MIS-03"""
BEFORE_THE_DRAW = ("bid", "name")


def errors_in_the_deal(dealing: HandDealing[Any]) -> tuple[Law, ...]:
    """Return the laws of a deal made by hand, claimed until somebody has bid or passed. rule: C-MIS-04"""
    deal = Deal(dealing, past=_somebody_spoke)

    def surplus(table: Table, seat: Seat) -> int:
        """Count nine before the draw, six after it. rule: C-HAND-01"""
        if table.stage != PLAY:
            return deal.surplus(table, seat)
        return table.hands[seat].size + cards_played(table, seat) - KEPT

    numbers = Numbers(
        deal, surplus, _can_be_counted, "C-MIS-04", "C-HAND-01", both="C-HAND-01", imperfect="C-IRR-04"
    )
    packets = WrongPackets(deal, NOT_THREE, from_first=True)
    return (
        CardWronglyDealt(packets, "C-MIS-06"),
        UnequalRound(packets, "C-MIS-03"),
        Counting(deal, "C-MIS-05"),
        WrongNumber(numbers, NewDealOrPlayOn(may_confer=False)),
        ShownByDealer(deal, "C-IRR-05"),
        ShownByAdversary(deal, "C-IRR-06", side=False),
        Disturbing(deal, "C-MIS-07"),
    )


def _somebody_spoke(table: Table) -> bool:
    return bool(table.calls)


def _can_be_counted(table: Table) -> bool:
    """Tell whether hands are whole: while cards are laid away and drawn nobody can count."""
    return table.stage in (*BEFORE_THE_DRAW, PLAY)
