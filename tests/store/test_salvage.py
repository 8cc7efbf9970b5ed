"""What is whole of a damaged text is kept."""

import pytest

from eldest.store.salvage import salvaged, whole_document

HEAD = '{\n  "format": "eldest-record",\n  "acts": [\n'

BROKEN = [
    pytest.param('    "0 pass",\n    "1 ta', ["0 pass"], id="a line that breaks off"),
    pytest.param('    "0 pass",\n\n    "1 take-up",\n    7,\n    "0 pass"', ["0 pass", "1 take-up"],
                 id="an empty line, and a line that is a number"),
    pytest.param('    "0 pass",\n    [[[,\n', ["0 pass"], id="a line that makes no sense"),
    pytest.param("", [], id="nothing at all"),
]  # fmt: skip


@pytest.mark.parametrize(("tail", "acts"), BROKEN)
def test_acts_are_kept_up_to_the_damage(tail: str, acts: list[str]) -> None:
    assert whole_document(HEAD + tail) is None
    assert salvaged(HEAD + tail) == {"format": "eldest-record", "acts": acts}


@pytest.mark.parametrize("text", ["", '{"format": "eldest-record", ', '{"format": , "acts": ["0 pass"'])
def test_without_a_head_there_is_nothing_to_keep(text: str) -> None:
    assert salvaged(text) is None
