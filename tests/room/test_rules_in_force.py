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
        left_out = (
            "common.table_members",
            "common.stake_amount",
            "common.error_rate",
        )  # no counters, no strictness
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


@pytest.mark.parametrize(
    ("game", "players", "switches", "title", "agreement"),
    [
        ("whist", 2, {}, "German Whist for two", "The printed rules: German Whist"),
        ("whist", 2, {"whist.target": 10}, "German Whist for two", "House rules of your own"),
        ("whist", 2, {"whist.form": "double_dummy"}, "Double Dummy for two", "Double Dummy"),
        ("whist", 3, {}, "Whist with Dummy for three", "The printed rules: Whist with Dummy"),
        ("whist", 4, {"whist.code": "english"}, "Whist for four", "English Whist"),
        ("euchre", 5, {"euchre.call_ace": True}, "Call-ace Euchre for five", "Call-ace Euchre"),
        ("cinch", 3, {}, "Cinch for three", "The printed rules: Cinch for two or three"),
        ("cinch", 4, {"cinch.form": "blind"}, "Blind Cinch for four", "Blind Cinch"),
    ],
)  # fmt: skip
def test_a_form_goes_by_its_own_name(
    game: str, players: int, switches: dict[str, object], title: str, agreement: str
) -> None:
    sitting = Sitting(Record(game, tuple(switches.items()), names=("Anna",) * players))
    rules = rules_of(sitting, Wording(sitting.names))
    assert (rules.title, rules.agreed) == (title, agreement)


def test_the_rules_in_force_do_not_contradict_themselves() -> None:
    sitting = Sitting(Record("whist", (("whist.code", "english"),), names=("Anna",) * 4))
    rules = rules_of(sitting, Wording(sitting.names))
    assert "5 points are game" in rules.text() or "five points" in rules.text().lower()
    assert "Points for game: 7" not in rules.text()
    assert not [line for line in rules.printed if line.clause in ("W-AM-05", "W-AM-06", "W-STAKE-07")]
