"""The rules in force, told in words: what differs from the printed rules first."""

import pytest

from eldest.engine.options import Options
from eldest.room.agreement import Party
from eldest.room.rules_in_force import RulesInForce, party_of, rules_in_force, rules_of
from eldest.room.sitting import Sitting
from eldest.room.wording import Wording
from eldest.store.record import Record
from helpers.parlour import Parlour, ParlourOptions

FOUR = Party(4, 4)
PRINTED = "The printed rules: Foster’s Parlour"


def told(options: Options, party: Party = FOUR) -> RulesInForce:
    return rules_in_force(Parlour, options, party, Wording(()))


@pytest.mark.parametrize(
    ("options", "party", "title", "agreement"),
    [
        pytest.param(ParlourOptions(), FOUR, "Parlour for four", PRINTED, id="as printed"),
        pytest.param(ParlourOptions(target=5), FOUR, "Parlour for four", "English rules", id="a preset"),
        pytest.param(
            ParlourOptions(slams=True), FOUR, "Parlour for four", "House rules of your own", id="one's own"
        ),
        pytest.param(
            ParlourOptions(table_members=5), Party(4, 5), "Parlour for four, five at the table",
            PRINTED, id="one waits",
        ),
        pytest.param(
            ParlourOptions(form="dummy"), Party(3, 3), "Parlour for three", "The printed rules", id="dummy"
        ),
    ],
)  # fmt: skip
def test_what_it_is_called(options: Options, party: Party, title: str, agreement: str) -> None:
    rules = told(options, party)
    assert (rules.title, rules.agreed) == (title, agreement)


def test_what_differs_comes_first_and_tells_what_is_printed() -> None:
    rules = told(ParlourOptions(target=5, slams=True))
    assert list(map(str, rules.changed)) == [
        "Points for game: 5 (printed: 7) [W-AM-07]", "Slams: yes (printed: no) [E-SLAM-01]",
    ]  # fmt: skip
    assert "Form: four players [W-DUM-01]" in list(map(str, rules.printed))
    assert "Play for counters: no [X-STAKE-01]" in list(map(str, rules.printed))
    assert [head for head, _ in rules.groups] == ["", "Otherwise than printed", "As printed"]


def test_every_rule_that_acts_stands_there_once() -> None:
    for options in (ParlourOptions(), ParlourOptions(slams=True)):
        rules = told(options)
        clauses = [line.clause for line in (*rules.changed, *rules.printed)]
        left_out = ("common.table_members", "common.stake_amount")  # nobody plays for counters
        acting = {rule.clause for rule in ParlourOptions.declared() if rule.switch not in left_out}
        assert sorted(clauses) == sorted(acting)


def test_the_text_is_plain_and_leaves_out_what_is_empty() -> None:
    lines = told(ParlourOptions()).text().splitlines()
    assert lines[:4] == [
        f"Parlour for four. {PRINTED}.", "", "7 points are game. [W-AM-07]",
        "A pack of 32 cards. [X-PACK-01]",
    ]  # fmt: skip
    assert "Otherwise than printed:" not in lines


def test_the_rules_of_a_sitting() -> None:
    sitting = Sitting(Record("euchre", (("euchre.target", 7),), names=("Anna", "Colonel")))
    assert party_of(sitting) == Party(2, 2)
    rules = rules_of(sitting, Wording(sitting.names))
    assert rules.title == "Euchre for two"
    assert list(map(str, rules.changed)) == ["Points for game: 7 (printed: 5) [E-SCORE-09]"]
