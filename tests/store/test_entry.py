"""What a file says of a deal is taken only if a deal can be so."""

from typing import Any

import pytest

from eldest.store.entry import LARGEST, Kind, Outcome, sound_kind, sound_outcome
from helpers.chronicled import entries

KIND = Kind("euchre", "foster", 2, "guided", "", "keen")


def outcome(**changes: Any) -> tuple[Any, ...]:
    return tuple(entries()[0].outcome._replace(**changes))


def test_a_kind_that_was_written_is_read() -> None:
    assert sound_kind(tuple(KIND)) == KIND


@pytest.mark.parametrize(
    "changes",
    [
        {"game": 7}, {"form": "x" * 61}, {"spirit": "a\nb"}, {"partner": None}, {"opponents": b"keen"},
        {"players": "2"}, {"players": LARGEST},
    ],
    ids=str,
)  # fmt: skip
def test_a_kind_that_makes_no_sense_is_none(changes: dict[str, Any]) -> None:
    assert sound_kind(tuple(KIND._replace(**changes))) is None


def test_an_outcome_that_was_written_is_read_with_yes_and_no() -> None:
    read = sound_outcome(outcome(alone=1, swept=0))
    assert read == Outcome(*outcome(alone=True, swept=False))
    assert read is not None
    assert (read.alone, read.swept) == (True, False)


@pytest.mark.parametrize(
    "changes",
    [{"trumps": 3}, {"points": "1," * 40}, {"bid": "8"}, {"stakes": -LARGEST}, {"kept": 1.5}],
    ids=str,
)
def test_an_outcome_that_makes_no_sense_is_none(changes: dict[str, Any]) -> None:
    assert sound_outcome(outcome(**changes)) is None
