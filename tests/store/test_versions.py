"""Files of every version that there ever was, written by the programs of their time, are opened by this one.

`versions/` holds them, named after kind and version. Whoever raises a version adds an example of it.
"""

import json
from pathlib import Path
from typing import Any

import pytest

from eldest.engine.law import Spirit
from eldest.room.seal import sealed_deals
from eldest.room.shelf import Shelf
from eldest.store.folders import Folders
from eldest.store.record import NEWER, VERSION, read_record, write_record
from eldest.store.settings import LastGame, Settings, TablePage, WordsPage
from eldest.store.settings_file import MIGRATIONS, SCHEMA, SettingsFile

EXAMPLES = Path(__file__).parent / "versions"
PAIR, FOUR = ("Änne", "Colonel"), ("Änne", "Colonel", "Berta", "Carl")

RECORDS: list[Any] = [
    pytest.param("1-first", PAIR, Spirit.GUIDED, (0, 4), id="the first: neither levels nor seals"),
    pytest.param("1-whist", FOUR, Spirit.GUIDED, (3, 1), id="Whist"),
    pytest.param("1-cinch", FOUR, Spirit.GUIDED, (10, 10), id="Cinch"),
    pytest.param("1-strict-euchre", PAIR, Spirit.STRICT, (0, 3), id="a strict table of Euchre"),
    pytest.param("1-strict-whist", FOUR, Spirit.STRICT, (3, 1), id="a strict table of Whist"),
    pytest.param("1-strict-cinch", FOUR, Spirit.STRICT, (10, 10), id="a strict table of Cinch"),
    pytest.param("1-levels-and-seals", PAIR, Spirit.GUIDED, (0, 2), id="with levels and seals"),
]
SETTINGS: list[Any] = [
    pytest.param(
        "1.0-first",
        Settings(
            table=TablePage(speed="none", trick_pause=-1, sort_hand=False, felt="wine"),
            words=WordsPage(language="de", cards="signs"),
            last=LastGame(
                names=("Änne", "Paul"), rules=(("euchre", (("euchre.rubbers", True), ("euchre.target", 7))),)
            ),
        ),
        id="the first: two names, and house rules of one game",
    ),
    pytest.param(
        "2.0-names",
        Settings(
            table=TablePage(click="double", back="plain-blue"),
            last=LastGame(
                game="whist",
                players=4,
                names=("Änne", "", "Paul"),
                rules=(("euchre", (("euchre.rubbers", True),)), ("whist", (("whist.target", 7),))),
            ),
        ),
        id="names in a row, and house rules of every game",
    ),
    pytest.param(
        "2.0-levels",
        Settings(
            table=TablePage(shuffle_for_me=True, take_up_for_me=True),
            last=LastGame(
                game="cinch", players=6, names=("Änne",), levels=(("partner", "novice"), ("3", "learner"))
            ),
        ),
        id="levels, and what is done for the person at a strict table",
    ),
]


def test_every_example_is_opened_here_and_every_version_has_one() -> None:
    opened = {f"record-{row.values[0]}.eldest" for row in RECORDS}
    opened |= {f"settings-{row.values[0]}.json" for row in SETTINGS}
    assert {path.name for path in EXAMPLES.iterdir()} == opened
    versions = {json.loads(path.read_text("utf-8"))["version"] for path in EXAMPLES.glob("*.eldest")}
    assert versions == set(range(1, VERSION + 1))
    schemas = {json.loads(path.read_text("utf-8"))["schema"] for path in EXAMPLES.glob("*.json")}
    assert ".".join(map(str, SCHEMA)) in schemas
    assert {int(schema.partition(".")[0]) for schema in schemas} == set(range(1, SCHEMA[0] + 1))
    assert set(MIGRATIONS) == set(range(1, SCHEMA[0]))


@pytest.mark.parametrize(("name", "names", "spirit", "score"), RECORDS)
def test_a_record_of_its_time_is_opened_whole(
    tmp_path: Path, name: str, names: tuple[str, ...], spirit: Spirit, score: tuple[int, ...]
) -> None:
    path = EXAMPLES / f"record-{name}.eldest"
    opened = Shelf(Folders.both(tmp_path)).open(path)
    assert opened.problems == ()
    assert opened.sitting is not None
    assert (opened.sitting.names, opened.sitting.record.spirit) == (names, spirit)
    assert (opened.sitting.table.tally.deals, opened.sitting.table.tally.score) == (2, score)
    sealed = sealed_deals(opened.sitting)
    assert len(sealed) == (2 if "seals" in name else 0)
    assert all(deal.is_true() for deal in sealed)


@pytest.mark.parametrize("path", sorted(EXAMPLES.glob(f"record-{VERSION}-*")), ids=lambda path: path.stem)
def test_the_form_of_the_present_version_stays_as_it_is(path: Path) -> None:
    """Another form wants another number: an older program could not read what this one writes."""
    text = path.read_text("utf-8")
    record, _ = read_record(text)
    assert record is not None
    assert write_record(record) == text


@pytest.mark.parametrize(("name", "settings"), SETTINGS)
def test_settings_of_their_time_are_read(tmp_path: Path, name: str, settings: Settings) -> None:
    path = tmp_path / "settings.json"
    path.write_bytes((EXAMPLES / f"settings-{name}.json").read_bytes())
    file = SettingsFile(path)
    assert file.load() == (settings, ())
    file.keep(settings)
    assert json.loads(path.read_text("utf-8"))["schema"] == ".".join(map(str, SCHEMA))
    assert SettingsFile(path).load() == (settings, ())


@pytest.mark.parametrize("version", [VERSION + 1, 10**30])
def test_a_record_of_a_later_version_is_refused_politely_and_left_alone(tmp_path: Path, version: int) -> None:
    folders = Folders.both(tmp_path / "user").made()
    text = (EXAMPLES / "record-1-first.eldest").read_text("utf-8")
    later = text.replace('"version": 1', f'"version": {version}')
    folders.current.write_text(later, "utf-8")
    shelf = Shelf(folders)
    opened = shelf.current()
    assert (opened.sitting, opened.aside) == (None, None)
    assert [problem.said for problem in opened.problems] == [NEWER]
    shelf.autosave.keep(text)
    assert folders.current.read_text("utf-8") == later
    assert Shelf(folders).current().sitting is not None
