"""Taking everything over: what was here is kept, nothing is covered, and twice is as once."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from eldest.store import taking_over as module
from eldest.store.bundle import NO_BUNDLE, Bundle, export, unpack
from eldest.store.errors import KnownError
from eldest.store.folders import Folders
from eldest.store.history import History
from eldest.store.merging import NO_HISTORY, Merged
from eldest.store.taking_over import CANNOT_TAKE, take_over
from helpers.chronicled import evening, history_of


@pytest.fixture
def theirs(tmp_path: Path) -> Path:
    """Give what somebody has exported: settings, a history, a game with a name and the one on the table."""
    folders = Folders.both(tmp_path / "theirs").made()
    folders.settings.write_text('{"table": {"felt": "wine"}}', "utf-8")
    folders.current.write_text("on the table", "utf-8")
    (folders.data / "good.eldest").write_text("theirs", "utf-8")
    with closing(history_of(folders.history)) as history:
        export(tmp_path / "all.eldest-all", folders, history)
    return tmp_path / "all.eldest-all"


@pytest.fixture
def ours(tmp_path: Path) -> Folders:
    """Give folders of one's own, with a game of the same name as theirs."""
    folders = Folders.both(tmp_path / "ours").made()
    folders.current.write_text("my own", "utf-8")
    (folders.data / "good.eldest").write_text("ours", "utf-8")
    return folders


@pytest.fixture
def history(ours: Folders) -> Iterator[History]:
    """Give a history of one's own."""
    with closing(history_of(ours.history, evening("cinch", 4, 2))) as made:
        yield made


def texts(folder: Path) -> dict[str, str]:
    return {it.name: it.read_text("utf-8") for it in folder.glob("*.eldest")}


def test_everything_is_taken_over_and_nothing_covered(theirs: Path, ours: Folders, history: History) -> None:
    taken = take_over(theirs, ours, history)
    assert taken.merged == Merged(new=3)
    assert taken.settings == '{"table": {"felt": "wine"}}'
    assert sorted(taken.games) == ["good (2).eldest", "imported current.eldest"]
    assert texts(ours.data) == {
        "current.eldest": "my own", "good.eldest": "ours", "good (2).eldest": "theirs",
        "imported current.eldest": "on the table",
    }  # fmt: skip
    assert not list(ours.data.glob(".*"))


def test_what_was_here_is_kept_aside_and_can_be_taken_over_again(
    theirs: Path, ours: Folders, history: History, tmp_path: Path
) -> None:
    aside = take_over(theirs, ours, history).aside
    (tmp_path / "look").mkdir()
    came = unpack(aside, tmp_path / "look")
    assert {name: place.read_text("utf-8") for name, place in came.games} == {
        "current.eldest": "my own", "good.eldest": "ours",
    }  # fmt: skip
    assert came.history is not None
    with closing(History(came.history)) as kept, closing(kept.reading()) as database:
        assert database.execute("SELECT count(*) FROM deal").fetchone() == (2,)


def test_twice_is_as_once(theirs: Path, ours: Folders, history: History) -> None:
    first = take_over(theirs, ours, history)
    again = take_over(theirs, ours, history)
    assert again.merged == Merged(known=3)
    assert again.games == ("good (2).eldest",) * ("good (2).eldest" not in first.games)
    assert (first.aside.name, again.aside.name) == (
        "before-import-1.eldest-all",
        "before-import-2.eldest-all",
    )


def test_an_export_without_history_or_settings_leaves_ours(
    theirs: Path, ours: Folders, history: History, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "unpack", lambda *_: Bundle())
    taken = take_over(theirs, ours, history)
    assert (taken.merged, taken.games, taken.settings) == (Merged(), (), None)


def test_what_is_no_export_changes_nothing(ours: Folders, history: History, tmp_path: Path) -> None:
    (tmp_path / "text").write_text("hello", "utf-8")
    before = texts(ours.data)
    with pytest.raises(KnownError) as no:
        take_over(tmp_path / "text", ours, history)
    assert no.value.said == NO_BUNDLE
    assert texts(ours.data) == before
    assert not list(ours.data.glob("before-import*"))


def test_a_disk_that_fails_is_said_and_what_was_begun_is_cleared_next_time(
    theirs: Path, ours: Folders, history: History, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    (ours.data / ".import-left").mkdir()
    with monkeypatch.context() as patched:
        patched.setattr(module, "put_in_place", full)
        with pytest.raises(KnownError, match="No space left") as no:
            take_over(theirs, ours, history)
    assert no.value.said == CANNOT_TAKE
    assert not (ours.data / ".import-left").exists()


def test_a_disk_that_is_full_is_not_blamed_on_the_file(
    theirs: Path, ours: Folders, history: History, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> None:
        raise sqlite3.OperationalError("database or disk is full")

    monkeypatch.setattr("eldest.store.merging.migrated", full)
    before = texts(ours.data)
    with pytest.raises(KnownError, match="disk is full") as no:
        take_over(theirs, ours, history)
    assert no.value.said == CANNOT_TAKE
    assert texts(ours.data).items() >= before.items()


@pytest.mark.parametrize("name", ["held.eldest", "HELD.eldest", "Current.eldest", "before.eldest"])
def test_no_name_of_what_is_on_the_table_is_taken(
    ours: Folders, history: History, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    game = tmp_path / "unpacked"
    game.write_text("theirs", "utf-8")
    monkeypatch.setattr(module, "unpack", lambda *_: Bundle(games=((name, game),)))
    assert take_over(tmp_path, ours, history).games == (f"imported {name}",)
    assert texts(ours.data) | {f"imported {name}": "theirs"} == texts(ours.data)
    assert set(texts(ours.data)) == {"current.eldest", "good.eldest", f"imported {name}"}


def test_a_history_that_is_refused_leaves_nothing_behind(
    theirs: Path, ours: Folders, history: History, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refused(*_: object) -> Merged:
        raise KnownError(NO_HISTORY)

    monkeypatch.setattr(module, "merge", refused)
    with pytest.raises(KnownError):
        take_over(theirs, ours, history)
    assert not list(ours.data.glob("before-import*"))
