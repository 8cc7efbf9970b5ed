"""Settings come back as they were, whatever the file has gone through."""

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from eldest.store.errors import KnownError
from eldest.store.settings import LastGame, Page, Settings, TablePage, WordsPage
from eldest.store.settings_file import (
    NEWER,
    UNREADABLE,
    WRONG_NAMES,
    WRONG_VALUE,
    SettingsFile,
    merged,
    read_settings,
    settings_in,
    upgraded,
)

CHANGED = Settings(
    table=TablePage(speed="none", trick_pause=-1, sort_hand=False, back="plain-blue"),
    words=WordsPage(language="de", cards="signs"),
    last=LastGame(
        game="whist",
        players=4,
        names=("Änne", "", "Paul"),
        rules=(("euchre", (("euchre.rubbers", True), ("euchre.target", 7))), ("whist", ())),
        levels=(("partner", "novice"), ("3", "learner")),
    ),
)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "settings.json"


def loaded(path: Path) -> Settings:
    settings, problems = SettingsFile(path).load()
    assert not problems
    return settings


def another(page: Page, name: str) -> Any:
    """Return another value than the default's for a declared setting."""
    setting = next(found for found in page.declared() if found.name == name)
    if isinstance(setting.default, bool):
        return not setting.default
    if setting.between is not None:
        return setting.between[1]
    return setting.choices[-1][0] if setting.choices else "other"


def test_nobody_need_have_written_any(path: Path) -> None:
    assert loaded(path) == Settings()


def test_what_was_set_comes_back(path: Path) -> None:
    file = SettingsFile(path)
    file.load()
    file.keep(CHANGED)
    assert loaded(path) == CHANGED
    file.keep(Settings())
    assert loaded(path) == Settings()


def test_every_single_setting_is_kept(path: Path) -> None:
    for name, page in Settings().pages():
        for setting in page.declared():
            other: dict[str, Any] = {name: replace(page, **{setting.name: another(page, setting.name)})}
            changed = replace(Settings(), **other)
            file = SettingsFile(path)
            file.load()
            file.keep(changed)
            assert loaded(path) == changed


def test_only_what_differs_from_the_defaults_is_written(path: Path) -> None:
    file = SettingsFile(path)
    file.load()
    file.keep(CHANGED)
    document = json.loads(path.read_text("utf-8"))
    assert document["schema"] == "2.0"
    assert document["words"] == {"language": "de", "cards": "signs"}


def test_keys_of_another_program_survive(path: Path) -> None:
    path.write_text(
        '{"schema": "1.4", "weather": [1], "table": {"speed": "fast", "smell": "old"}, "words": 3}'
    )
    file = SettingsFile(path)
    settings, problems = file.load()
    assert not problems
    assert settings.table.speed == "fast"
    file.keep(Settings())
    document = json.loads(path.read_text("utf-8"))
    assert (document["weather"], document["table"], document["words"]) == ([1], {"smell": "old"}, {})


def test_wrong_values_fall_back_and_are_listed_together() -> None:
    document = {
        "table": {"speed": "warp", "sort_hand": 1, "trick_pause": True, "back": None, "felt": "blue"},
        "last": {"game": "no such game", "players": 9},
    }
    settings, problems = read_settings(document)
    assert settings == Settings(table=TablePage(felt="blue"), last=LastGame(game="no such game"))
    assert {problem.said for problem in problems} == {WRONG_VALUE}
    named = {dict(problem.values)["setting"] for problem in problems}
    wrong = {"speed", "sort_hand", "trick_pause", "back", "players"}
    declared = (*TablePage.declared(), *LastGame.declared())
    assert named == {setting.said for setting in declared if setting.name in wrong}


@pytest.mark.parametrize("text", ["x" * 99, "a\nb"], ids=["without end", "with a break of line"])
def test_a_text_that_makes_no_sense_falls_back(text: str) -> None:
    settings, problems = read_settings({"last": {"game": text}})
    assert settings == Settings()
    assert [problem.said for problem in problems] == [WRONG_VALUE]


@pytest.mark.parametrize(
    ("rules", "read"),
    [
        pytest.param(
            {"euchre": {"euchre.target": 7, "x": [1]}}, (("euchre", (("euchre.target", 7),)),),
            id="a list is no house rule",
        ),
        pytest.param({"euchre": 7}, (), id="a number is no game's house rules"),
        pytest.param("nonsense", (), id="house rules are named one by one"),
    ],
)  # fmt: skip
def test_house_rules_are_for_the_game_to_judge(rules: object, read: tuple[tuple[str, object], ...]) -> None:
    assert read_settings({"last": {"rules": rules}})[0].last.rules == read


@pytest.mark.parametrize(
    "names",
    [
        pytest.param("Anna", id="one word is no list"),
        pytest.param(["Anna", 7], id="a number is no name"),
        pytest.param(["Anna\nBob"], id="a break of line is in no name"),
        pytest.param(["x" * 99], id="a name without end"),
        pytest.param(["Anna"] * 8, id="more names than any table has seats"),
    ],
)
def test_names_that_make_no_sense_are_forgotten_and_told(names: object) -> None:
    settings, problems = read_settings({"last": {"names": names}})
    assert settings.last.names == ()
    assert [problem.said for problem in problems] == [WRONG_NAMES]


def test_the_house_rules_of_each_game_are_its_own() -> None:
    assert CHANGED.last.rules_of("euchre") == {"euchre.rubbers": True, "euchre.target": 7}
    assert CHANGED.last.rules_of("whist") == CHANGED.last.rules_of("cinch") == {}


@pytest.mark.parametrize(
    ("written", "last"),
    [
        pytest.param(
            {"game": "euchre", "name": "Änne", "opponent": "Paul", "rules": {"euchre.target": 7}},
            LastGame(names=("Änne", "Paul"), rules=(("euchre", (("euchre.target", 7),)),)),
            id="both names and house rules",
        ),
        pytest.param({"opponent": "Paul"}, LastGame(names=("", "Paul")), id="the other's name alone"),
        pytest.param({"rules": {}}, LastGame(rules=(("euchre", ()),)), id="nothing but the defaults"),
        pytest.param({"rules": 7}, LastGame(), id="house rules that make no sense"),
        pytest.param(7, LastGame(), id="a page that makes no sense"),
    ],
)
def test_settings_of_the_first_schema_are_read(path: Path, written: object, last: LastGame) -> None:
    path.write_text(json.dumps({"schema": "1.0", "last": written}), "utf-8")
    assert loaded(path).last == last


@pytest.mark.parametrize("text", ["", "{", "[]", "7", "[" * 100_000, "\0", '"a"'])
def test_a_damaged_file_is_put_aside_and_the_user_told_once(path: Path, text: str) -> None:
    path.write_text(text)
    file = SettingsFile(path)
    settings, problems = file.load()
    assert settings == Settings()
    assert [problem.said for problem in problems] == [UNREADABLE]
    aside = path.with_name("settings.json.damaged-1")
    assert aside.read_text() == text
    file.keep(CHANGED)
    assert loaded(path) == CHANGED
    assert aside.read_text() == text


def test_a_newer_programs_file_is_left_untouched(path: Path) -> None:
    text = '{"schema": "3.0", "table": "quite different"}'
    path.write_text(text)
    file = SettingsFile(path)
    settings, problems = file.load()
    assert settings == Settings()
    assert [(problem.said, dict(problem.values)) for problem in problems] == [(NEWER, {"schema": "3.0"})]
    file.keep(CHANGED)
    assert path.read_text() == text
    again = SettingsFile(path)
    settings, problems = again.load()
    assert settings == CHANGED
    assert [problem.said for problem in problems] == [NEWER]
    assert path.with_name("settings-v2.json").exists()


def test_an_endless_file_is_not_even_read(path: Path) -> None:
    path.write_text('{"schema": "2.0", "x": "' + "x" * 1_000_000 + '"}')
    file = SettingsFile(path)
    with pytest.raises(KnownError, match="too large"):
        file.load()
    file.keep(CHANGED)
    assert len(path.read_text()) > 1_000_000


def test_a_file_that_could_not_be_read_is_not_written_over(path: Path) -> None:
    path.mkdir()
    file = SettingsFile(path)
    with pytest.raises(KnownError):
        file.load()
    file.keep(CHANGED)
    assert path.is_dir()


NONSENSE = [
    pytest.param('{"schema": "0.9"}', id="a schema before the first"),
    pytest.param('{"schema": "x.2", "table": {"speed": "fast"}}', id="a schema half of which is no number"),
    pytest.param('{"x": ' + "[" * 500 + "]" * 500 + "}", id="a value nested without end"),
    pytest.param('{"table": ' + '{"a": ' * 300 + "1" + "}" * 301, id="a page nested without end"),
]


@pytest.mark.parametrize("text", NONSENSE)
def test_no_nonsense_in_the_file_keeps_the_program_from_starting(tmp_path: Path, text: str) -> None:
    path = tmp_path / "settings.json"
    path.write_text(text, "utf-8")
    file = SettingsFile(path)
    settings, _ = file.load()
    file.keep(settings)
    again, problems = SettingsFile(path).load()
    assert again == settings
    assert problems == ()


@pytest.mark.parametrize("schema", ["", "one", "1", "1.0.7", 3.5, None, "99999.1", "1.²"])
def test_a_schema_that_makes_no_sense_is_taken_for_ours_or_newer(schema: object) -> None:
    assert upgraded({"schema": schema}, {}, 1)["schema"] == schema


def test_migrations_run_in_order_on_a_copy() -> None:
    document: dict[str, Any] = {"schema": "1.0", "table": {"velvet": "blue"}}

    def rename(old: dict[str, Any]) -> dict[str, Any]:
        old["table"]["felt"] = old["table"].pop("velvet")
        return old

    def add(old: dict[str, Any]) -> dict[str, Any]:
        return {**old, "seen": old["table"]["felt"]}

    assert upgraded(document, {1: rename, 2: add}, 3)["seen"] == "blue"
    assert document["table"] == {"velvet": "blue"}


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=50),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=8,
)
names = st.sampled_from(
    [
        "table",
        "words",
        "last",
        "schema",
        "speed",
        "back",
        "rules",
        "names",
        "players",
        "trick_pause",
        "levels",
    ]
)
documents = st.dictionaries(names, st.dictionaries(names, json_values) | json_values)


@given(documents)
def test_any_document_gives_settings_that_come_back(document: dict[str, Any]) -> None:
    settings, _ = read_settings(document)
    again, problems = read_settings(json.loads(json.dumps(merged(document, settings))))
    assert again == settings
    assert not problems


@pytest.mark.parametrize("text", ["", "[]", "{", '{"schema": "99.0"}'])
def test_a_text_that_holds_no_settings_of_ours_holds_none(text: str) -> None:
    assert settings_in(text) is None


def test_settings_in_a_text_are_read_and_brought_up() -> None:
    found = settings_in('{"schema": "1.0", "last": {"name": "Anna"}, "table": {"felt": "wine"}}')
    assert found is not None
    assert (found.table.felt, found.last.names) == ("wine", ("Anna", ""))
