"""Levels in files: words are kept whatever they mean, and what is no word is none."""

import pytest

from eldest.store.levels import read_levels


@pytest.mark.parametrize(
    ("written", "read"),
    [
        pytest.param({"partner": "expert", "3": "?"}, (("partner", "expert"), ("3", "?")), id="words"),
        pytest.param({}, (), id="none"),
        pytest.param(["expert"], None, id="a list"),
        pytest.param({"partner": 3}, None, id="a level that is a number"),
        pytest.param({"partner": "x" * 21}, None, id="a word without end"),
        pytest.param({"partner": "a\nb"}, None, id="a word in two lines"),
        pytest.param({str(seat): "keen" for seat in range(10)}, None, id="more than there are seats"),
    ],
)
def test_levels_are_pairs_of_words(written: object, read: object) -> None:
    assert read_levels(written) == read
