"""Whole sittings, told act by act, stay as they were written.

When a change of the rules is meant, `PYTHONPATH=tests python -m helpers.transcript` tells them anew; the
difference is then read in review.
"""

from pathlib import Path

import pytest

from helpers.transcript import FOLDER, read, tell

PATHS = sorted(FOLDER.glob("*.txt"))


def test_there_are_transcripts() -> None:
    assert len(PATHS) >= 7


@pytest.mark.parametrize("path", PATHS, ids=lambda path: path.stem)
def test_a_sitting_is_told_as_it_was(path: Path) -> None:
    text = path.read_text("utf-8")
    assert tell(read(text)) == text
