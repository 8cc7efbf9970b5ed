"""Changed copies of frozen values are those that the standard library makes."""

import dataclasses

import pytest
from hypothesis import given
from hypothesis import strategies as st

from eldest.cards.seating import Seat
from eldest.engine.table import Trick
from eldest.engine.values import replace
from helpers.tables import plain_table

TABLE = plain_table(3)
NAMES = [field.name for field in dataclasses.fields(TABLE)]


@given(st.dictionaries(st.sampled_from(NAMES), st.integers()))
def test_a_changed_copy_is_that_of_the_standard_library(changes: dict[str, int]) -> None:
    assert replace(TABLE, **changes) == dataclasses.replace(TABLE, **changes)  # type: ignore[arg-type]


def test_the_value_itself_does_not_change() -> None:
    trick = Trick()
    changed = replace(trick, winner=Seat(1))
    assert (trick, changed) == (Trick(), Trick((), Seat(1)))
    assert type(changed) is Trick


def test_a_field_that_is_not_there_is_an_error() -> None:
    with pytest.raises(AttributeError, match="lead"):
        replace(TABLE, lead=Seat(1))  # type: ignore[call-arg]
    with pytest.raises(AttributeError, match="lead"):
        replace(Trick(), lead=Seat(1))  # type: ignore[call-arg]
