"""Outlooks: exact where that can be found, played out where not, and the mean of both."""

import pytest

from eldest.analysis.position import RANKS, Position
from eldest.analysis.reading import Halt
from eldest.analysis.reckoning import Reading
from eldest.analysis.shown import Shown
from eldest.players import foresight
from eldest.players.foresight import Foresight, Outlook


def cards(*numbers: int) -> int:
    return sum(1 << number for number in numbers)


FINESSE = Position(
    hands=(cards(10, 12), cards(11, 2), cards(RANKS, RANKS + 1), cards(RANKS + 2, RANKS + 3)),
    playing=(0, 1, 2, 3),
    trump=-1,
    leader=3,
    side=0b0101,
)
"""Seat 3 leads; the side of seat 0 has ace and queen over the king that lies before them."""


def reading(position: Position = FINESSE) -> Reading:
    pool = 0
    for hand in position.hands:
        pool |= hand
    return Reading(position, {}, Shown(pool))


def test_an_outlook_is_worth_the_mean_of_its_prizes() -> None:
    assert Outlook(((1, 0.25), (2, 0.75))).worth((0.0, 1.0, 5.0)) == 4.0
    assert Outlook(((3, 1.0),)).worth((0.0, 1.0, 5.0)) == 5.0


def test_only_what_is_seen_is_exact() -> None:
    (outlooks,) = Foresight(1.0).cards([reading()]) or []
    assert len(outlooks) == len(FINESSE.legal())
    assert all(len(outlook.chances) == 1 for outlook in outlooks)


def test_only_what_is_played_out_has_as_many_parts_as_plays() -> None:
    (outlooks,) = Foresight(0.0, 3).cards([reading()]) or []
    for outlook in outlooks:
        assert [part for _, part in outlook.chances] == pytest.approx([1 / 3] * 3)


def test_of_both_the_parts_make_up_one() -> None:
    (outlook,) = Foresight(0.5, 2).deals([reading()]) or []
    assert [part for _, part in outlook.chances] == pytest.approx([0.5, 0.25, 0.25])


def test_what_is_too_much_to_solve_is_played_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(foresight, "MOST_NODES", 1)
    (outlooks,) = Foresight(1.0).cards([reading()]) or []
    assert all(part == 1.0 for outlook in outlooks for _, part in outlook.chances)
    assert Foresight(1.0).deals([reading()]) is not None


def test_called_off_it_has_nothing_to_say() -> None:
    looking = Foresight(0.5)
    looking.halt = Halt()
    looking.halt.call()
    assert looking.cards([reading()]) is None
    assert looking.deals([reading()]) is None


def test_a_deal_that_was_looked_into_is_remembered() -> None:
    looking = Foresight(0.5)
    first = looking.deals([reading(), reading()]) or []
    assert first[0] is first[1]
    assert (looking.deals([reading()]) or [])[0] is first[0]
