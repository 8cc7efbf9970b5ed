"""The ready hands: what is done for a person who wants only part of the handling of the cards."""

import pytest

from eldest.cards.seating import Seat
from eldest.engine.acts import Act, CutPack, DealOut, GivePacket, LayPacket, Pass, PickUp, Present, TurnTrump
from eldest.room.liberty import Liberty
from eldest.ui.ready_hands import ReadyHands

ME = Seat(0)
PACKET = GivePacket(ME, Seat(1), 2, 0)
CUTS = tuple(CutPack(ME, lifted) for lifted in range(4, 9))
ALL = ReadyHands(shuffle=True, deal=True, turn=True, take_up=True)


@pytest.mark.rule("X-IRR-12")
@pytest.mark.parametrize(
    ("hands", "lawful", "done"),
    [
        pytest.param(ReadyHands(shuffle=True), (Present(ME),), Present(ME), id="the pack is presented"),
        pytest.param(ReadyHands(deal=True), (Present(ME),), None, id="who shuffles presents himself"),
        pytest.param(ReadyHands(deal=True), CUTS, CutPack(ME, 6), id="the pack is cut in the middle"),
        pytest.param(ReadyHands(deal=True), (PACKET, DealOut(ME, 2)), DealOut(ME, 2), id="the rest is dealt"),
        pytest.param(
            ReadyHands(deal=True), (LayPacket(ME, 2), DealOut(ME, 3)), DealOut(ME, 3), id="a widow is laid"
        ),
        pytest.param(ReadyHands(turn=True), (TurnTrump(ME),), TurnTrump(ME), id="the trump is turned"),
        pytest.param(ReadyHands(take_up=True), (PickUp(ME),), PickUp(ME), id="the cards are taken up"),
        pytest.param(ALL, (Pass(ME),), None, id="what is spoken is his own"),
        pytest.param(ReadyHands(), (PACKET, DealOut(ME, 2)), None, id="nothing is done unasked"),
    ],
)
def test_each_part_is_done_where_it_is_wanted(
    hands: ReadyHands, lawful: tuple[Act, ...], done: Act | None
) -> None:
    assert hands.act(Liberty(lawful, strict=True)) == done


def test_cards_are_taken_up_out_of_turn_when_the_deal_is_complete() -> None:
    rights = (PickUp(ME),)
    assert ALL.act(Liberty(rights=rights, strict=True)) == PickUp(ME)
    assert ALL.act(Liberty(rights=rights, strict=True, is_dealt=False)) is None


def test_what_is_irregular_is_never_done_for_him() -> None:
    assert ALL.act(Liberty(irregular=(TurnTrump(ME), PickUp(ME), Present(ME)), strict=True)) is None
