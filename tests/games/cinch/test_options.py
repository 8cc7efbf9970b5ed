"""The house rules of Cinch: their switches, and what cannot go together."""

import csv
from pathlib import Path

import pytest

from eldest.games.cinch.options import CinchOptions

SWITCHES = Path(__file__).parents[3] / "seeds" / "rules" / "options.tsv"


def test_the_switches_are_those_of_the_rule_book() -> None:
    with SWITCHES.open(encoding="utf-8", newline="") as file:
        rows = {
            row[0]: (row[1], row[3])
            for row in csv.reader(file, delimiter="\t")
            if row[0].startswith("cinch.")
        }
    declared = {rule.switch: rule for rule in CinchOptions.declared() if rule.switch.startswith("cinch.")}
    assert declared.keys() == rows.keys()
    for switch, (default, clause) in rows.items():
        rule = declared[switch]
        assert rule.clause == clause
        assert {"False": "off", "True": "on"}.get(str(rule.default), str(rule.default)) == default


FORMS = [
    pytest.param("four", 2, "few", id="CV-FEW-01: two make the form of a few"),
    pytest.param("four", 3, "few", id="CV-FEW-01: so do three"),
    pytest.param("four", 4, "four", id="four make four"),
    pytest.param("four", 5, "auction", id="CV-AUC-01: five an auction"),
    pytest.param("four", 6, "auction", id="CV-AUC-01: six too"),
    pytest.param("blind", 4, "blind", id="CV-BLIND-01: four may play blind"),
    pytest.param("few", 3, "few", id="CV-FEW-01: the form may be named"),
    pytest.param("auction", 5, "auction", id="CV-AUC-01: here as well"),
]


@pytest.mark.rule("CV-FEW-01", "CV-AUC-01", "CV-BLIND-01")
@pytest.mark.parametrize(("form", "players", "made"), FORMS)
def test_which_form_is_played(form: str, players: int, made: str) -> None:
    options = CinchOptions(form=form)
    assert options.conflicts(players) == ()
    assert options.form_for(players) == made


@pytest.mark.rule("CV-FEW-01", "CV-AUC-01", "CV-BLIND-01")
@pytest.mark.parametrize(
    ("form", "players"), [("few", 4), ("few", 5), ("auction", 4), ("auction", 2), ("blind", 3), ("blind", 5)]
)
def test_a_form_is_not_played_by_other_numbers(form: str, players: int) -> None:
    (refusal,) = CinchOptions(form=form).conflicts(players)
    assert refusal.clause == "CV-FEW-01"
    assert dict(refusal.values) == {"players": players}


@pytest.mark.rule("C-SCORE-01", "CV-FEW-02", "CV-AUC-03")
def test_the_scoring_can_be_chosen_only_where_two_sides_play() -> None:
    scoring = next(rule for rule in CinchOptions.declared() if rule.name == "scoring")
    assert [players for players in range(2, 7) if scoring.acts_with(players)] == [2, 4]
