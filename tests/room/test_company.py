"""Who sits down without having said his name."""

from eldest.room.company import COMPANY, YOU, stand_ins, written
from eldest.store.record import MOST_NAMES


def test_there_are_as_many_as_any_table_has_seats() -> None:
    assert len(stand_ins()) == MOST_NAMES
    assert len({said.text for said in stand_ins()}) == MOST_NAMES
    assert stand_ins()[0] is YOU
    assert all(len(said.text) <= 12 for said in COMPANY)  # they stand on plates and above columns


def test_a_name_that_was_written() -> None:
    assert [written(("Anna", ""), seat) for seat in range(3)] == ["Anna", "", ""]
