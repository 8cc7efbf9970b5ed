"""The acts of a deal in little room: whatever can be spelled comes back as it was."""

import contextlib
import zlib

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from eldest.engine.acts import spell_act
from eldest.store.shorthand import MOST_BYTES, packed, unpacked
from helpers.chronicled import evening
from helpers.samples import sample_acts

LINES = sorted({spell_act(act) for act in sample_acts()})
SMALL = 200
"""Bytes that a deal takes at most, by and large."""


@settings(deadline=None)
@given(st.lists(st.sampled_from(LINES), min_size=1, max_size=60))
def test_acts_of_every_kind_come_back(lines: list[str]) -> None:
    assert unpacked(packed(lines)) == tuple(lines)


def test_no_acts_are_none() -> None:
    assert unpacked(packed(())) == ()


@pytest.mark.parametrize(("game", "players"), [("whist", 4), ("euchre", 4), ("cinch", 4)])
def test_a_deal_takes_little_room(game: str, players: int) -> None:
    lines = [spell_act(act) for act in evening(game, players, deals=2).timeline.acts]
    assert unpacked(packed(lines)) == tuple(lines)
    assert len(packed(lines)) < 2 * SMALL


@given(st.binary(max_size=80))
def test_bytes_that_are_no_deal_are_refused_or_read(kept: bytes) -> None:
    with contextlib.suppress(ValueError):
        assert all(isinstance(line, str) for line in unpacked(kept))


def test_what_was_cut_short_is_refused() -> None:
    kept = packed(["0 play AH", "1 play KH", "2 pass"])
    with pytest.raises(ValueError, match="less than was packed"):
        unpacked(kept[:-2])


def test_what_would_fill_the_memory_is_refused() -> None:
    packing = zlib.compressobj(9, zlib.DEFLATED, -zlib.MAX_WBITS)
    bomb = packing.compress(b"a" * (MOST_BYTES + 1000)) + packing.flush()
    with pytest.raises(ValueError, match="more than a deal"):
        unpacked(bomb)
