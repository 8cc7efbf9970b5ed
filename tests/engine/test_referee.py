"""The referee in the guided spirit: lawful acts happen, all others are refused with a reason."""

import pytest

from eldest.cards.card import Card
from eldest.cards.seating import Seat
from eldest.engine.acts import CutPack, Play, parse_act
from eldest.engine.game import Unlawful
from eldest.engine.law import Lawful
from eldest.engine.phrase import Refusal
from helpers.tables import DEALER, ELDEST, dealt, euchre

ELDEST_HAND, DEALERS_HAND = "AH 9S KC QC 7D", "8D 9D TC JS AS"


def test_a_lawful_act_is_judged_so_and_happens() -> None:
    evening = dealt(ELDEST_HAND, DEALERS_HAND, "8H")
    act = parse_act("0 order-up")
    assert act in evening.referee.lawful(evening.table)
    assert evening.referee.judge(evening.table, act) == Lawful()
    step = evening.referee.step(evening.table, act)
    assert step.act is act
    assert step.table.stage == "discard"


@pytest.mark.rule("E-REV-01", "X-MODE-01")
def test_in_the_guided_spirit_only_lawful_acts_are_taken() -> None:
    evening = dealt(ELDEST_HAND, DEALERS_HAND, "8H")
    evening.does("0 pass", "1 turn-down", "0 make D", "0 play KC")
    revoke = Play(DEALER, Card.parse("AS"))
    verdict = evening.referee.judge(evening.table, revoke)
    assert isinstance(verdict, Refusal)
    with pytest.raises(Unlawful, match="must follow it") as caught:
        evening.referee.step(evening.table, revoke)
    assert caught.value.refusal == verdict


def test_only_the_seat_in_turn_can_do_anything() -> None:
    evening = dealt(ELDEST_HAND, DEALERS_HAND, "8H")
    assert evening.referee.possible(evening.table, ELDEST) == evening.referee.lawful(evening.table)
    assert evening.referee.possible(evening.table, DEALER) == ()


def test_nothing_is_lawful_while_chance_is_awaited() -> None:
    evening = euchre()
    assert evening.lawful() == []
    assert evening.refused("0 draw 3").clause == "X-SHUF-01"


def test_a_guided_table_has_no_laws_to_ask() -> None:
    evening = euchre()
    assert evening.referee.code == ()
    evening.chance()
    assert isinstance(evening.referee.judge(evening.table, CutPack(Seat(0), 9)), Refusal)
    assert evening.referee.accusations(evening.table, Seat(0)) == ()
