"""The timeline: taking back moves a cursor, and a new act cuts off what was taken back."""

import pytest

from helpers.tables import euchre


def test_a_timeline_holds_steps_acts_and_tables() -> None:
    evening = euchre()
    opening = evening.table
    assert evening.timeline.length == evening.timeline.taken_back == 0
    assert not evening.timeline.steps
    evening.chance(1)
    spread = evening.table
    evening.does("0 draw 0")
    assert evening.timeline.length == 2
    assert [act.word for act in evening.timeline.acts] == ["shuffle", "draw"]
    assert [step.table for step in evening.timeline.steps] == [spread, evening.table]
    assert [evening.timeline.table_after(length) for length in range(3)] == [opening, spread, evening.table]


def test_what_is_taken_back_can_be_played_again() -> None:
    evening = euchre()
    opening = evening.table
    evening.chance(1)
    evening.does("0 draw 0")
    last = evening.table
    evening.timeline.move_to(0)
    assert evening.table is opening
    assert evening.timeline.taken_back == 2
    assert evening.timeline.acts == ()
    evening.timeline.move_to(2)
    assert evening.table is last
    assert evening.timeline.taken_back == 0


def test_a_new_act_cuts_off_what_was_taken_back() -> None:
    evening = euchre()
    evening.chance(1)
    evening.does("0 draw 0", "1 draw 1")
    evening.timeline.move_to(1)
    evening.does("0 draw 5")
    assert evening.timeline.length == 2
    assert evening.timeline.taken_back == 0
    assert [str(act) for act in evening.timeline.acts[1:]] == ["0 draw 5"]


@pytest.mark.parametrize("length", [-1, 2])
def test_the_cursor_stays_within_the_steps(length: int) -> None:
    evening = euchre()
    evening.chance(1)
    with pytest.raises(IndexError, match="no step"):
        evening.timeline.move_to(length)


def test_a_deal_begins_with_its_shuffle() -> None:
    evening = euchre()
    assert evening.timeline.deal_began() == 0
    evening.chance(1)
    evening.does("0 draw 0")
    assert evening.timeline.deal_began() == 1
    while evening.table.turn is not None:
        evening.does(evening.lawful()[0])
    evening.chance(2)
    shuffled = evening.timeline.length
    evening.does(evening.lawful()[0])
    assert evening.timeline.deal_began() == shuffled
