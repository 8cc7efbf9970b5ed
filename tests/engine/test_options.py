"""House rules as data: they agree with the rule book's table of switches, and refuse what makes no sense."""

import csv
import re
from dataclasses import dataclass
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from eldest.engine.options import Declared, Options, Value, option
from eldest.engine.phrase import phrase
from eldest.games import catalogue
from helpers.clauses import ROOT, rule_book

WORD = phrase("tests", "A rule")


def switches_of_the_rule_book() -> dict[str, tuple[str, str, str]]:
    """Return default, values and clause of every switch."""
    with (ROOT / "seeds" / "rules" / "options.tsv").open(encoding="utf-8", newline="") as file:
        rows = csv.reader(file, delimiter="\t", quoting=csv.QUOTE_NONE)
        next(rows)
        return {switch: (default, values, clause) for switch, default, values, clause in rows}


def as_written(value: Value) -> str:
    if isinstance(value, bool):
        return "on" if value else "off"
    return str(value)


def values_of(rule: Declared) -> set[str]:
    if rule.choices:
        return {as_written(value) for value, _ in rule.choices}
    return {"on", "off"} if isinstance(rule.default, bool) else {as_written(rule.default)}


def values_written(text: str) -> set[str]:
    """Return the values that the rule book's words list: whatever stands first between commas."""
    bare = re.sub(r"\([^()]*\)", "", re.split(r"[;:](?![^(]*\))", text)[0])
    return {word.strip() for word in bare.split(",") if " " not in word.strip()}


ALL_RULES = [
    pytest.param(rule, id=f"{key}: {rule.switch}")
    for key, game in catalogue().items()
    for rule in game.options_type.declared()
]


@pytest.mark.parametrize("rule", ALL_RULES)
def test_a_declared_switch_is_that_of_the_rule_book(rule: Declared) -> None:
    default, values, clause = switches_of_the_rule_book()[rule.switch]
    assert as_written(rule.default) == default
    assert rule.clause == clause
    assert rule.clause in rule_book()
    if rule.between is None:
        assert values_of(rule) == values_written(values)
    else:
        assert re.search(r"\b{:g} to {:g}\b".format(*rule.between), values)


@pytest.mark.parametrize("rule", ALL_RULES)
def test_a_declared_switch_allows_its_default_and_nothing_strange(rule: Declared) -> None:
    assert rule.allows(rule.default)
    assert not rule.allows(None)
    assert not rule.allows([rule.default])
    assert not rule.allows("no such word" if isinstance(rule.default, str) else str(rule.default))


NUMBER = Declared("n", "t.n", "X-MODE-01", WORD, 10, between=(1, 1000))
SWITCH = Declared("s", "t.s", "X-MODE-01", WORD, False)
CHOICE = Declared("c", "t.c", "X-MODE-01", WORD, 5, choices=((5, None), (7, None)))


@pytest.mark.parametrize(
    ("rule", "value", "allowed"),
    [
        pytest.param(NUMBER, 1, True, id="the least number"),
        pytest.param(NUMBER, 1000, True, id="the greatest"),
        pytest.param(NUMBER, 0, False, id="a number too small"),
        pytest.param(NUMBER, 1001, False, id="a number too great"),
        pytest.param(NUMBER, True, False, id="yes is not a number"),
        pytest.param(SWITCH, True, True, id="yes"),
        pytest.param(SWITCH, 1, False, id="a number is not yes"),
        pytest.param(CHOICE, 7, True, id="one of the choices"),
        pytest.param(CHOICE, 6, False, id="none of the choices"),
    ],
)
def test_what_a_rule_may_be(rule: Declared, value: object, allowed: bool) -> None:
    assert rule.allows(value) is allowed


def test_rules_are_read_from_switches_and_the_wrong_ones_reported_together() -> None:
    options, wrong = Options.from_switches(
        {
            "common.stakes": True,
            "common.stake_amount": 0,
            "common.cut_method": "packets",
            "common.nonsense": 1,
        }
    )
    assert options == Options(stakes=True, cut_method="packets")
    assert [dict(refusal.values)["switch"] for refusal in wrong] == ["common.stake_amount", "common.nonsense"]
    assert wrong[0].said.text == "{switch} cannot be {value}; it stays {default}."
    assert wrong[1].said.text == "There is no house rule called {switch}."
    assert all(refusal.clause in rule_book() for refusal in wrong)


def test_only_what_differs_from_the_printed_rules_is_written_down() -> None:
    assert Options().switches() == {}
    assert Options(stakes=True).switches() == {"common.stakes": True}


@given(st.booleans(), st.integers(1, 1000), st.sampled_from(["auto", "one", "two"]))
def test_switches_read_back(stakes: bool, amount: int, packs: str) -> None:
    options = Options(stakes=stakes, stake_amount=amount, two_packs=packs)
    assert Options.from_switches(options.switches()) == (options, ())


@given(
    st.dictionaries(
        st.text() | st.just("common.stakes"), st.none() | st.booleans() | st.integers() | st.text()
    )
)
def test_any_switches_give_options_and_refusals(switches: dict[str, object]) -> None:
    options, wrong = Options.from_switches(switches)
    assert isinstance(options, Options)
    assert len(wrong) >= len([key for key in switches if not key.startswith("common.")])


def test_the_common_rules_do_not_conflict() -> None:
    assert Options().conflicts(2) == ()


def test_an_option_carries_its_declaration() -> None:
    made = option(5, WORD, switch="t.x", clause="X-MODE-01", between=(1, 9))
    assert made.default == 5
    assert made.metadata["declared"] == Declared("", "t.x", "X-MODE-01", WORD, 5, (), (1, 9))


@dataclass(frozen=True, slots=True, kw_only=True)
class Leaning(Options):
    """House rules of which some lean on others."""

    joker: bool = option(False, WORD, switch="t.joker", clause="X-MODE-01", without=("all",))
    best: int = option(1, WORD, switch="t.best", clause="X-MODE-01", with_=("joker", "all"))
    length: int = option(5, WORD, switch="t.length", clause="X-MODE-01", with_=("best",))
    all: bool = option(False, WORD, switch="t.all", clause="X-MODE-01", players=(4,))


@pytest.mark.parametrize(
    ("given", "players", "acting"),
    [
        pytest.param({}, 4, {"joker", "all"}, id="without what it needs a rule changes nothing"),
        pytest.param({"joker": True}, 4, {"joker", "best", "all"}, id="with it, it does"),
        pytest.param(
            {"all": True}, 4, {"best", "all"}, id="one of several is enough; another leaves nothing"
        ),
        pytest.param({"all": True}, 3, {"joker"}, id="a rule that does not act with so many is not on"),
        pytest.param(
            {"best": 2}, 3, {"joker", "length"}, id="a number is on if it is otherwise than printed"
        ),
    ],
)
def test_which_rules_take_effect(given: dict[str, Any], players: int, acting: set[str]) -> None:
    options = Leaning(**given)
    rules = [rule for rule in Leaning.declared() if rule.switch.startswith("t.")]
    assert {rule.name for rule in rules if options.takes_effect(rule, players)} == acting


@pytest.mark.rule("X-TABLE-01")
@pytest.mark.parametrize(
    ("members", "players", "clauses"),
    [
        pytest.param(4, 6, [], id="a full table of six has nobody waiting"),
        pytest.param(6, 4, [], id="two wait at the table of a game for four"),
        pytest.param(5, 5, ["X-TABLE-01"], id="but not at that of a game for five"),
    ],
)
def test_members_wait_only_for_a_game_of_four(members: int, players: int, clauses: list[str]) -> None:
    refused = Options(table_members=members).conflicts(players)
    assert [refusal.clause for refusal in refused] == clauses
