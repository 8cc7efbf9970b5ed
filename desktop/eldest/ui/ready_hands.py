"""What is done by itself for a person who wants only part of the handling of the cards."""

from dataclasses import dataclass

from eldest.engine.acts import Act, CutPack, DealOut, GivePacket, LayPacket, PickUp, Present, TurnTrump
from eldest.room.liberty import Liberty


@dataclass(frozen=True, slots=True)
class ReadyHands:
    """Which parts are done for the person: shuffling, cutting and dealing, turning, taking up.

    Nothing that is done for him is ever irregular. rule: X-IRR-12
    """

    shuffle: bool = False
    deal: bool = False
    turn: bool = False
    take_up: bool = False

    def act(self, liberty: Liberty) -> Act | None:
        """Return what is to be done for him now at a strict table; None if the next act is his own.

        The pack is cut in the middle, and the rest of the deal given properly. His cards are taken up
        when the deal is complete, whosever turn it is.
        """
        for act in liberty.lawful:
            if isinstance(act, Present) and self.shuffle:
                return act
            if isinstance(act, TurnTrump) and self.turn:
                return act
        if self.deal and (wanted := _cut_or_deal(liberty.lawful)) is not None:
            return wanted
        if self.take_up and liberty.is_dealt:
            return next((act for act in liberty.proper if isinstance(act, PickUp)), None)
        return None


def _cut_or_deal(lawful: tuple[Act, ...]) -> Act | None:
    if lawful and all(isinstance(act, CutPack) for act in lawful):
        return lawful[len(lawful) // 2]
    if any(isinstance(act, GivePacket | LayPacket) for act in lawful):
        return next((act for act in lawful if isinstance(act, DealOut)), None)
    return None
