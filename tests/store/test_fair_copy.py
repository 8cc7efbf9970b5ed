"""A fair copy is the text of the record, however little of it is spelled anew."""

import pytest

from eldest.engine.acts import parse_act
from eldest.store.fair_copy import FairCopy
from eldest.store.record import Record, write_record


def record(*lines: str) -> Record:
    return Record("euchre", names=("Anna", "Colonel"), acts=tuple(map(parse_act, lines)))


@pytest.mark.parametrize(
    ("before", "after"),
    [
        pytest.param((), ("0 draw 1",), id="the first act of all"),
        pytest.param(("0 draw 1",), ("0 draw 1", "1 draw 2"), id="one act more"),
        pytest.param(("0 draw 1", "1 draw 2"), ("0 draw 1",), id="an act taken back"),
        pytest.param(("0 draw 1", "1 draw 2", "0 cut 9"), ("0 draw 1", "1 draw 3"), id="and another done"),
        pytest.param(("0 draw 1", "1 draw 2"), ("1 draw 1", "0 draw 2"), id="another sitting altogether"),
        pytest.param(("0 draw 1",), (), id="a new one in which nothing has happened"),
    ],
)
def test_a_copy_is_what_would_be_written(before: tuple[str, ...], after: tuple[str, ...]) -> None:
    copy = FairCopy()
    assert copy.of(record(*before)) == write_record(record(*before))
    assert copy.of(record(*after)) == write_record(record(*after))
