"""Names above narrow columns are short, and still tell the players apart."""

import pytest

from eldest.ui.panels.short_names import abbreviations, short_names


@pytest.mark.parametrize(
    ("names", "longest", "short"),
    [
        pytest.param(["Anna", "Bob"], 9, ["Anna", "Bob"], id="short names stay"),
        pytest.param(["The Colonel", "Mrs. Battle"], 9, ["Colonel", "Battle"], id="by the last word"),
        pytest.param(["The Colonel"], 6, ["Colon…"], id="the last word cut short"),
        pytest.param(
            ["Anna Schmidt", "Bob Schmidt"], 9, ["Anna Sch…", "Bob Schm…"], id="two of one last word"
        ),
        pytest.param(["Wolfgang Amadeus"], 9, ["Amadeus"], id="of several words"),
        pytest.param([" " * 12], 9, [" " * 8 + "…"], id="nothing but blanks"),
    ],
)
def test_short_names(names: list[str], longest: int, short: list[str]) -> None:
    assert short_names(names, longest) == short


@pytest.mark.parametrize(
    ("names", "short"),
    [
        pytest.param(("You", "The Colonel", "Mrs. Battle"), ["You", "Col", "Bat"], id="by the last word"),
        pytest.param(("Anna", "Anne", "Paul"), ["An1", "An2", "Pau"], id="numbered where they are the same"),
        pytest.param(
            ("You", "Colonel", "Battle", "Doctor", "Finch", "Bates"),
            ["Yo", "Co", "B1", "Do", "Fi", "B2"],
            id="two letters where there are very many",
        ),
    ],
)
def test_abbreviations_tell_many_names_apart(names: tuple[str, ...], short: list[str]) -> None:
    assert abbreviations(names) == short
