"""Evenings of computer players."""

import pytest

from eldest.room.evening import CardsAstray, check_pack, play_evening
from eldest.room.sitting import Sitting
from eldest.store.record import Record

RECORD = Record("euchre", names=("A", "B"))
STRICT = (("common.error_rate", 0.2), ("common.strict_table", True))


def test_deals_are_numbered_on_from_the_first() -> None:
    deals = [deal for deal, _ in play_evening(RECORD, 5, 40)]
    assert [deal.deal for deal in deals] == [1, 2, 3, 4, 5]
    assert [deal.number for deal in deals] == [40, 41, 42, 43, 44]
    assert all(sum(deal.tricks) in (0, 5) for deal in deals)
    assert [deal.dealer for deal in deals[1:]] == [1 - deal.dealer for deal in deals[:-1]]


def test_the_same_numbers_give_the_same_evening() -> None:
    assert [d for d, _ in play_evening(RECORD, 3, 7)] == [d for d, _ in play_evening(RECORD, 3, 7)]


def test_an_evening_of_rubbers_cuts_afresh() -> None:
    record = Record("euchre", (("euchre.rubbers", True),), names=("A", "B"))
    *_, (_, sitting) = play_evening(record, 60, 1)
    assert sum(sitting.table.tally.rubbers_won) > 0


def test_cards_are_counted_over() -> None:
    with pytest.raises(CardsAstray):
        check_pack(Sitting(RECORD))


@pytest.mark.rule("C-DISC-07")
def test_a_shuffle_within_a_deal_does_not_end_it() -> None:
    """Six players at Cinch always need a new stock: the deal goes on to its six tricks all the same."""
    *_, (deal, sitting) = play_evening(Record("cinch", names=("A", "B", "C", "D", "E", "F")), 3, 7)
    assert any(act.word == "restock" for act in sitting.timeline.acts)
    assert (deal.deal, sum(deal.tricks)) == (3, 6)
    assert sitting.rests()


@pytest.mark.rule("X-MODE-01", "X-MODE-02")
@pytest.mark.parametrize(("game", "players"), [("whist", 4), ("euchre", 5), ("cinch", 3)])
def test_a_strict_evening_has_offences_calls_and_rulings_and_goes_on(game: str, players: int) -> None:
    """What is played and what came of it is told as of any evening; a deal may come to nothing."""
    record = Record(game, STRICT, names=tuple("ABCDEFG"[:players]))
    *_, (deal, sitting) = play_evening(record, 4, 11)
    assert deal.deal == 4
    assert sitting.rests()
    words = {act.word for act in sitting.timeline.acts}
    assert {"packet", "present", "pick-up", "call-table"} <= words
    replayed = Sitting.resume(sitting.record)
    assert replayed.problems == ()
    assert replayed.sitting.table == sitting.table


def test_a_deal_that_came_to_nothing_before_a_card_was_dealt_is_told_too() -> None:
    record = Record("euchre", STRICT, names=tuple("ABCD"))
    assert 0 in [deal.dealt for deal, _ in play_evening(record, 3, 4)]
