"""Who can sit down, and what house rules become of those that were wished."""

from typing import Any

import pytest

from eldest.engine.options import Options
from eldest.games import catalogue
from eldest.room.agreement import (
    SCORE,
    STAKES,
    TOPICS,
    Party,
    agreed,
    differing,
    house_rules,
    parties,
    preset_of,
    presets_beside,
    presets_for,
    settled,
    topic_of,
)
from helpers.parlour import Parlour, ParlourOptions

THREE, FOUR = Party(3, 3), Party(4, 4)


@pytest.mark.rule("X-TABLE-01")
def test_a_game_for_four_has_tables_of_more_members() -> None:
    assert parties(Parlour) == (THREE, FOUR, Party(4, 5), Party(4, 6))


@pytest.mark.parametrize("kind", catalogue().values(), ids=catalogue())
def test_every_party_of_every_game_finds_rules_to_play_by(kind: Any) -> None:
    for party in parties(kind):
        options = agreed(kind, {}, party)
        assert options.conflicts(party.players) == ()
        assert options.players_among(party.members) == party.players
        assert options.members_for(party.players) == party.members


@pytest.mark.parametrize("kind", catalogue().values(), ids=catalogue())
def test_every_preset_can_be_played_by_those_it_is_for(kind: Any) -> None:
    for party in parties(kind):
        for preset in presets_for(kind, party.players):
            assert agreed(kind, preset.switches, party).conflicts(party.players) == ()


@pytest.mark.parametrize(
    ("switches", "party", "options"),
    [
        pytest.param({}, FOUR, ParlourOptions(), id="by the printed rules"),
        pytest.param({"parlour.slams": True}, FOUR, ParlourOptions(slams=True), id="by a house rule"),
        pytest.param({}, Party(4, 6), ParlourOptions(table_members=6), id="at a table of six"),
        pytest.param({}, THREE, ParlourOptions(form="dummy"), id="a form that three can play"),
        pytest.param(
            {"parlour.slams": True}, THREE, ParlourOptions(form="dummy"), id="a rule that does not act"
        ),
        pytest.param(
            {"parlour.target": 6, "no.such": 1}, FOUR, ParlourOptions(), id="rules that make no sense"
        ),
    ],
)
def test_what_is_agreed(switches: dict[str, object], party: Party, options: Options) -> None:
    assert agreed(Parlour, switches, party) == options


def test_what_no_single_rule_can_mend_stays_as_it_is() -> None:
    assert settled(ParlourOptions(), 2) == ParlourOptions()


def test_house_rules_stand_topic_by_topic() -> None:
    rules = house_rules(ParlourOptions, 4)
    topics = [TOPICS.index(topic_of(rule)) for rule in rules]
    assert topics == sorted(topics)
    assert {SCORE, STAKES} <= {topic_of(rule) for rule in rules}
    assert "slams" not in {rule.name for rule in house_rules(ParlourOptions, 3)}


@pytest.mark.parametrize(
    ("party", "keys"),
    [
        pytest.param(FOUR, ["foster", "english", "long"], id="all that are for four"),
        pytest.param(THREE, ["long"], id="one that is for any number"),
    ],
)
def test_the_presets_for_so_many(party: Party, keys: list[str]) -> None:
    assert [preset.key for preset in presets_for(Parlour, party.players)] == keys


def test_a_preset_that_only_names_the_printed_rules_does_not_stand_beside_them() -> None:
    assert [preset.key for preset in presets_beside(Parlour, FOUR)] == ["english", "long"]


@pytest.mark.parametrize(
    ("options", "party", "key", "names"),
    [
        pytest.param(ParlourOptions(), FOUR, "foster", [], id="the printed rules by their name"),
        pytest.param(ParlourOptions(target=5), FOUR, "english", ["target"], id="a preset"),
        pytest.param(
            ParlourOptions(target=5, slams=True), FOUR, None, ["target", "slams"], id="a preset and more"
        ),
        pytest.param(
            ParlourOptions(form="dummy"), THREE, None, [], id="what three cannot help differs from nothing"
        ),
    ],
)
def test_what_differs(options: Options, party: Party, key: str | None, names: list[str]) -> None:
    preset = preset_of(Parlour, options, party)
    assert (None if preset is None else preset.key) == key
    assert sorted(rule.name for rule in differing(Parlour, options, party)) == sorted(names)
