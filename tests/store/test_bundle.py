"""Everything in one file: whole, or not at all; and nothing in such a file is trusted."""

import contextlib
import hashlib
import json
import sqlite3
import zipfile
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from eldest.store import bundle as module
from eldest.store.bundle import (
    CANNOT_EXPORT,
    MANIFEST,
    NEWER_BUNDLE,
    NO_BUNDLE,
    ODD_ENTRY,
    TOO_LARGE,
    Bundle,
    export,
    free_name,
    game_name,
    unpack,
)
from eldest.store.errors import KnownError
from eldest.store.folders import Folders
from eldest.store.history import History
from helpers.chronicled import history_of

GAME = "games/My best deal – Jürgen’s.eldest"


@pytest.fixture
def folders(tmp_path: Path) -> Folders:
    """Give folders with settings, two games, and something that does not belong to the user's things."""
    made = Folders(tmp_path / "data", tmp_path / "config").made()
    made.settings.write_text('{"schema": "2.0"}', "utf-8")
    made.current.write_text("{}", "utf-8")
    (made.data / GAME.removeprefix("games/")).write_text("{}\n", "utf-8")
    (made.data / "folder.eldest").mkdir()
    made.log.write_text("secret", "utf-8")
    return made


@pytest.fixture
def history(folders: Folders) -> Iterator[History]:
    """Give a history that holds an evening."""
    with closing(history_of(folders.history)) as made:
        yield made


@pytest.fixture
def into(tmp_path: Path) -> Path:
    """Give an empty folder to unpack in."""
    (tmp_path / "into").mkdir()
    return tmp_path / "into"


def written(path: Path, entries: dict[str, bytes], /, **manifest: Any) -> Path:
    """Write a file of this kind with these entries, and the manifest changed."""
    listed = [
        {"name": name, "size": len(content), "sha256": hashlib.sha256(content).hexdigest()}
        for name, content in entries.items()
    ]
    head = {"format": "eldest-everything", "version": 1, "files": listed} | manifest
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as bundle:
        for name, content in entries.items():
            bundle.writestr(name, content)
        bundle.writestr(MANIFEST, json.dumps(head))
    return path


def refused(path: Path, into: Path) -> KnownError:
    """See that a file is refused, that nothing was written beside, and return what is said."""
    before = path.read_bytes()
    with pytest.raises(KnownError) as no:
        unpack(path, into)
    assert path.read_bytes() == before
    assert {it.parent for it in into.parent.rglob("*") if "evil" in it.name} <= {into}
    return no.value


def test_everything_comes_out_as_it_went_in(
    folders: Folders, history: History, into: Path, tmp_path: Path
) -> None:
    path = tmp_path / "all.eldest-all"
    export(path, folders, history)
    came = unpack(path, into)
    assert came.settings is not None
    assert came.settings.read_text("utf-8") == '{"schema": "2.0"}'
    assert {name: place.read_text("utf-8") for name, place in came.games} == {
        "current.eldest": "{}", "My best deal – Jürgen’s.eldest": "{}\n",
    }  # fmt: skip
    assert came.history is not None
    with closing(sqlite3.connect(came.history)) as database:
        assert database.execute("SELECT count(*) FROM deal").fetchone() == (3,)
    assert b"secret" not in path.read_bytes()
    assert sorted(it.name for it in tmp_path.iterdir() if "unfinished" in it.name) == []


def test_an_export_replaces_one_of_the_same_name_only_when_it_is_whole(
    folders: Folders, history: History, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "all.eldest-all"
    path.write_text("before", "utf-8")

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(module, "put_in_place", full)
    with pytest.raises(KnownError, match="No space left") as no:
        export(path, folders, history)
    assert no.value.said == CANNOT_EXPORT
    assert path.read_text("utf-8") == "before"
    assert not [it for it in tmp_path.iterdir() if it.name.startswith(".")]


def test_a_history_that_cannot_be_copied_is_said(folders: Folders, tmp_path: Path) -> None:
    with closing(History(None)) as history, pytest.raises(KnownError) as no:
        export(tmp_path / "gone" / "all.eldest-all", folders, history)
    assert no.value.said == CANNOT_EXPORT


def test_without_settings_or_games_there_is_still_a_history(tmp_path: Path, into: Path) -> None:
    with closing(History(None)) as history:
        export(tmp_path / "all", Folders.both(tmp_path / "none"), history)
    came = unpack(tmp_path / "all", into)
    assert (came.settings, came.games) == (None, ())
    assert came.history is not None


@pytest.mark.parametrize(
    "entry",
    [
        "games/../evil.eldest", "../evil.eldest", "/evil.eldest", "games/a/evil.eldest", "games\\evil.eldest",
        "games/.evil.eldest", "games/C:evil.eldest", "games/con.eldest", "games/LPT1.x.eldest",
        "games/evil .eldest", "games/e\nvil.eldest", f"games/{'e' * 200}.eldest", "evil", "games/",
        "games/.eldest", "games/evil.exe",
    ],
)  # fmt: skip
def test_a_name_that_leads_anywhere_else_is_refused(tmp_path: Path, into: Path, entry: str) -> None:
    no = refused(written(tmp_path / "trap.zip", {entry: b"x"}), into)
    assert no.said in (ODD_ENTRY, NO_BUNDLE)
    assert not list(into.iterdir())


def test_an_entry_that_nobody_listed_is_refused(tmp_path: Path, into: Path) -> None:
    path = written(tmp_path / "more.zip", {})
    with zipfile.ZipFile(path, "a") as bundle:
        bundle.writestr("settings.json", "{}")
    assert refused(path, into).said == ODD_ENTRY


@pytest.mark.filterwarnings("ignore:Duplicate name")
def test_an_entry_that_is_there_twice_is_refused(tmp_path: Path, into: Path) -> None:
    path = written(tmp_path / "twice.zip", {"settings.json": b"{}"})
    with zipfile.ZipFile(path, "a") as bundle:
        bundle.writestr("settings.json", "[]")
    assert refused(path, into).said == NO_BUNDLE


@pytest.mark.parametrize(
    ("manifest", "said"),
    [
        ({"version": 2}, NEWER_BUNDLE),
        ({"version": "1"}, NO_BUNDLE),
        ({"format": "other"}, NO_BUNDLE),
        ({"files": None}, NO_BUNDLE),
        ({"files": [{"name": "settings.json"}]}, NO_BUNDLE),
        ({"files": [{"name": "settings.json", "size": "2", "sha256": ""}]}, NO_BUNDLE),
        ({"files": [{"name": "settings.json", "size": 1, "sha256": ""}]}, NO_BUNDLE),
        ({"files": [{"name": "settings.json", "size": 3, "sha256": ""}]}, NO_BUNDLE),
        ({"files": [{"name": "settings.json", "size": 2, "sha256": "0"}]}, NO_BUNDLE),
        ({"files": [{"name": "settings.json", "size": -5, "sha256": ""}]}, NO_BUNDLE),
        ({"files": []}, ODD_ENTRY),
    ],
    ids=str,
)
def test_a_manifest_that_does_not_agree_is_refused(
    tmp_path: Path, into: Path, manifest: dict[str, Any], said: object
) -> None:
    assert refused(written(tmp_path / "odd.zip", {"settings.json": b"{}"}, **manifest), into).said == said


def test_what_unpacks_to_more_than_there_can_be_is_refused_unread(
    tmp_path: Path, into: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "LARGEST_GAME", 1_000_000)
    bomb = written(tmp_path / "bomb.zip", {"games/evil.eldest": b"\0" * 1_000_001})
    assert refused(bomb, into).said == TOO_LARGE
    monkeypatch.setattr(module, "MOST_BYTES", 1_000_000)
    assert refused(bomb, into).said == TOO_LARGE
    monkeypatch.setattr(module, "MOST_FILES", 1)
    assert refused(bomb, into).said == TOO_LARGE


def long_list(path: Path, entries: int) -> Path:
    """Write a zip with so many entries of nothing."""
    with zipfile.ZipFile(path, "w") as bundle:
        for number in range(entries):
            bundle.writestr(f"games/{number}.eldest", b"")
    return path


@pytest.mark.parametrize(
    "entries",
    [
        pytest.param(2_500, id="more than we write"),
        pytest.param(66_000, id="so many that the number stands elsewhere"),
    ],
)
def test_a_list_without_end_is_refused_unread(
    tmp_path: Path, into: Path, entries: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = long_list(tmp_path / "many.zip", entries)
    monkeypatch.setattr(zipfile, "ZipFile", None)  # nobody opens it
    assert refused(path, into).said == TOO_LARGE


def test_a_list_that_names_another_place_is_refused(tmp_path: Path, into: Path) -> None:
    path = long_list(tmp_path / "many.zip", 66_000)
    path.write_bytes(path.read_bytes().replace(b"PK\x06\x06", b"PK\x06\x00"))
    assert refused(path, into).said == NO_BUNDLE


def lie_of_size(content: bytes) -> bytes:
    """Return a zip whose directory says of its larger entry that it holds two bytes."""
    size = (100_000).to_bytes(4, "little")
    return content.replace(size, (2).to_bytes(4, "little"))


def cut_short(content: bytes) -> bytes:
    return content[: len(content) // 2]


def with_password(content: bytes) -> bytes:
    """Return a zip of which the directory says that its entries are locked."""
    return content.replace(b"PK\x01\x02\x14\x03\x14\x00\x00\x00", b"PK\x01\x02\x14\x03\x14\x00\x01\x00")


def in_a_foreign_way(content: bytes) -> bytes:
    """Return a zip that says its entries are packed by a method that nobody has."""
    return content.replace(b"\x14\x03\x14\x00\x00\x00\x08\x00", b"\x14\x03\x14\x00\x00\x00\x63\x00")


@pytest.mark.parametrize("spoil", [lie_of_size, cut_short, with_password, in_a_foreign_way])
def test_a_zip_that_lies_is_refused(tmp_path: Path, into: Path, spoil: Callable[[bytes], bytes]) -> None:
    path = written(tmp_path / "lie.zip", {"games/evil.eldest": b"\0" * 100_000})
    path.write_bytes(spoil(path.read_bytes()))
    assert refused(path, into).said == NO_BUNDLE


def test_no_zip_at_all_is_refused(tmp_path: Path, into: Path) -> None:
    (tmp_path / "text").write_text("hello", "utf-8")
    assert refused(tmp_path / "text", into).said == NO_BUNDLE


def test_a_manifest_that_is_nested_without_end_is_refused(tmp_path: Path, into: Path) -> None:
    path = tmp_path / "deep.zip"
    with zipfile.ZipFile(path, "w") as bundle:
        bundle.writestr(MANIFEST, "[" * 100_000)
    assert refused(path, into).said == NO_BUNDLE


@settings(max_examples=40, deadline=None)
@given(st.data())
def test_a_file_with_changed_bytes_is_read_or_refused(
    tmp_path_factory: pytest.TempPathFactory, data: st.DataObject
) -> None:
    folder = tmp_path_factory.mktemp("changed")
    path = written(folder / "all.zip", {"settings.json": b"{}", GAME: b"[1, 2, 3]"})
    content = bytearray(path.read_bytes())
    for place in data.draw(st.lists(st.integers(0, len(content) - 1), max_size=4)):
        content[place] = data.draw(st.integers(0, 255))
    path.write_bytes(content)
    (folder / "into").mkdir()
    with contextlib.suppress(KnownError):
        assert isinstance(unpack(path, folder / "into"), Bundle)
    assert {it.name for it in (folder / "into").iterdir()} <= {"0", "1"}


def test_a_good_name_is_kept() -> None:
    assert game_name(GAME) == "My best deal – Jürgen’s.eldest"


def test_nothing_is_covered_and_what_is_there_already_needs_no_name(tmp_path: Path) -> None:
    assert free_name(tmp_path, "a.eldest", b"1") == tmp_path / "a.eldest"
    (tmp_path / "a.eldest").write_bytes(b"1")
    assert free_name(tmp_path, "a.eldest", b"1") is None
    assert free_name(tmp_path, "a.eldest", b"2") == tmp_path / "a (2).eldest"
    (tmp_path / "a (2).eldest").mkdir()
    assert free_name(tmp_path, "a.eldest", b"2") == tmp_path / "a (3).eldest"


@pytest.mark.parametrize("method", [zipfile.ZIP_BZIP2, zipfile.ZIP_LZMA])
def test_what_is_packed_as_we_never_do_is_refused(tmp_path: Path, into: Path, method: int) -> None:
    path = tmp_path / "odd.zip"
    with zipfile.ZipFile(path, "w", method) as bundle:
        bundle.writestr(MANIFEST, json.dumps({"format": "eldest-everything", "version": 1, "files": []}))
    assert refused(path, into).said == NO_BUNDLE


def test_what_is_no_plain_file_is_refused(tmp_path: Path, into: Path) -> None:
    with pytest.raises(KnownError) as no:
        unpack(tmp_path, into)
    assert no.value.said == NO_BUNDLE
