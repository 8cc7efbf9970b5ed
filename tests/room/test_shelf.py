"""The shelf: sittings kept, taken down, and never lost."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from eldest.room.evening import play_evening
from eldest.room.shelf import Shelf
from eldest.room.sitting import Sitting
from eldest.store import saves
from eldest.store.errors import KnownError
from eldest.store.folders import Folders
from eldest.store.record import NEWER, NOT_A_RECORD, Record, read_record, write_record
from eldest.store.saves import CANNOT_KEEP_ASIDE

RECORD = Record("euchre", names=("Anna", "Colonel"))


@pytest.fixture
def folders(tmp_path: Path) -> Folders:
    """Give a user's folders."""
    return Folders.both(tmp_path / "user").made()


@pytest.fixture
def shelf(folders: Folders) -> Shelf:
    """Give an empty shelf."""
    return Shelf(folders)


def sitting() -> Sitting:
    """Return a sitting of two deals."""
    *_, (_, played) = play_evening(RECORD, 2, 3)
    return played


def test_an_empty_shelf_has_nothing(shelf: Shelf) -> None:
    assert shelf.current().sitting is None
    assert shelf.current().problems == ()
    assert not shelf.has_before()
    assert shelf.take_before().sitting is None


def test_the_sitting_on_the_table_is_found_again(shelf: Shelf) -> None:
    played = sitting()
    shelf.autosave.keep(write_record(played.record))
    opened = shelf.current()
    assert opened.sitting is not None
    assert opened.sitting.table == played.table
    assert opened.aside is None


def test_a_sitting_is_put_by_and_taken_down(shelf: Shelf) -> None:
    played = sitting()
    shelf.put_by(played.record)
    assert shelf.has_before()
    opened = shelf.take_before()
    assert opened.sitting is not None
    assert opened.sitting.record == played.record


def evening(number: int) -> Record:
    """Return the record of an evening that is like no other."""
    *_, (_, played) = play_evening(RECORD, 1, number)
    return played.record


def kept_with_game(folders: Folders) -> list[Record | None]:
    return [read_record(it.read_text("utf-8"))[0] for it in sorted(folders.data.glob("put by *.eldest"))]


def test_what_makes_room_as_the_one_before_is_kept_with_its_game(shelf: Shelf, folders: Folders) -> None:
    first, second, third = map(evening, (3, 4, 5))
    for record in (first, second, third):
        shelf.put_by(record)
    displaced = shelf.told_displaced()
    assert kept_with_game(folders) == [second, first]  # (2) comes before the full stop
    assert sorted(displaced) == sorted(folders.data.glob("put by *.eldest"))
    assert displaced[0].name == "put by euchre.eldest"
    assert shelf.told_displaced() == ()
    assert shelf.take_before().sitting is not None


def test_what_is_gone_on_with_is_not_kept_twice(shelf: Shelf, folders: Folders) -> None:
    whole = evening(3)
    shelf.put_by(replace(whole, acts=whole.acts[:20]))
    shelf.put_by(whole)
    assert kept_with_game(folders) == []


def test_changing_over_and_back_keeps_no_third(shelf: Shelf, folders: Folders) -> None:
    first, second = map(evening, (3, 4))
    shelf.put_by(first)
    shelf.hold(second)
    shelf.autosave.keep(write_record(first))
    shelf.settle()
    assert kept_with_game(folders) == []
    assert read_record(folders.before.read_text("utf-8"))[0] == second


def test_one_that_cannot_be_kept_makes_no_room(
    shelf: Shelf, folders: Folders, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = map(evening, (3, 4))
    shelf.put_by(first)

    def full(path: Path, _text: str) -> None:
        raise KnownError(saves.CANNOT_WRITE, name=path.name, reason="full", folder=path.parent)

    monkeypatch.setattr("eldest.room.shelf.write_safely", full)
    with pytest.raises(KnownError):
        shelf.put_by(second)
    assert read_record(folders.before.read_text("utf-8"))[0] == first


DAMAGED = [
    pytest.param("{ nonsense", NOT_A_RECORD, id="nonsense"),
]


@pytest.mark.parametrize(("text", "said"), DAMAGED)
def test_what_cannot_be_read_is_put_aside_untouched(
    shelf: Shelf, folders: Folders, text: str, said: object
) -> None:
    folders.current.write_text(text, encoding="utf-8")
    opened = shelf.current()
    assert opened.sitting is None
    assert [problem.said for problem in opened.problems] == [said]
    assert opened.aside is not None
    assert opened.aside.read_text(encoding="utf-8") == text
    assert not folders.current.exists()


def test_what_a_newer_program_wrote_is_left_for_it(shelf: Shelf, folders: Folders) -> None:
    text = '{"format": "eldest-record", "version": 9}'
    for path in (folders.current, folders.before):
        path.write_text(text, encoding="utf-8")
    opened = shelf.current()
    assert opened.sitting is None
    assert [problem.said for problem in opened.problems] == [NEWER]
    played = sitting()
    shelf.autosave.keep(write_record(played.record))
    shelf.put_by(played.record)
    again = Shelf(folders)
    for found in (again.current(), again.take_before()):
        assert found.sitting is not None
        assert found.sitting.table == played.table
        assert [problem.said for problem in found.problems] == [NEWER]
    assert {path.read_text(encoding="utf-8") for path in (folders.current, folders.before)} == {text}


def put_down(folders: Folders, **kept: str) -> None:
    """Put records where the shelf keeps them, by the names of their places; who plays tells them apart."""
    for place, name in kept.items():
        text = write_record(Record("euchre", names=(name, "Colonel")))
        getattr(folders, place).write_text(text, "utf-8")


def lying(folders: Folders) -> dict[str, str]:
    """Return whose sittings lie where."""
    places = {place: getattr(folders, place) for place in ("current", "before", "held")}
    texts = {place: path.read_text("utf-8") for place, path in places.items() if path.exists()}
    return {place: json.loads(text)["names"][0] for place, text in texts.items()}


CUT_SHORT = [
    pytest.param({"current": "Anna", "before": "Bob", "held": "Anna"}, {"current": "Anna", "before": "Bob"},
                 id="before the other is on the table there was no change"),
    pytest.param({"current": "Bob", "before": "Bob", "held": "Anna"}, {"current": "Bob", "before": "Anna"},
                 id="when the other is on the table the first becomes the one before"),
    pytest.param({"current": "Bob", "held": "Anna"}, {"current": "Bob", "before": "Anna"},
                 id="also if there is none before"),
]  # fmt: skip


@pytest.mark.parametrize(("kept", "then"), CUT_SHORT)
def test_a_change_of_sittings_that_was_cut_short_is_settled(
    folders: Folders, kept: dict[str, str], then: dict[str, str]
) -> None:
    put_down(folders, **kept)
    shelf = Shelf(folders)
    assert shelf.has_before()
    shelf.current()
    assert lying(folders) == then


def test_a_change_that_cannot_be_settled_stops_nothing(
    folders: Folders, monkeypatch: pytest.MonkeyPatch
) -> None:
    put_down(folders, current="Bob", before="Bob", held="Anna")
    monkeypatch.setattr(saves, "PATIENCE", ())
    with monkeypatch.context() as patch:
        patch.setattr(Path, "replace", cannot)
        shelf = Shelf(folders)
        assert shelf.current().sitting is not None
        with pytest.raises(KnownError):
            shelf.take_before()
    assert lying(folders) == {"current": "Bob", "before": "Bob", "held": "Anna"}
    opened = shelf.take_before()
    assert opened.sitting is not None
    assert opened.sitting.names == ("Anna", "Colonel")


def cannot(*_details: object) -> None:
    raise PermissionError(13, "held by a scanner")


def test_damage_that_cannot_be_put_aside_is_told_and_never_written_over(
    shelf: Shelf, folders: Folders, monkeypatch: pytest.MonkeyPatch
) -> None:
    folders.current.write_text("{ nonsense", encoding="utf-8")
    monkeypatch.setattr(saves, "PATIENCE", ())
    text = write_record(RECORD)
    with monkeypatch.context() as patch:
        patch.setattr(Path, "rename", cannot)
        opened = shelf.current()
        assert [problem.said for problem in opened.problems] == [NOT_A_RECORD, CANNOT_KEEP_ASIDE]
        with pytest.raises(KnownError):
            shelf.autosave.keep(text)
    assert folders.current.read_text(encoding="utf-8") == "{ nonsense"
    shelf.autosave.keep(text)
    assert folders.current.read_text(encoding="utf-8") == text
    assert folders.current.with_name("current.eldest.damaged-1").read_text(encoding="utf-8") == "{ nonsense"


def test_a_file_that_is_not_there_cannot_be_opened(shelf: Shelf, tmp_path: Path) -> None:
    with pytest.raises(KnownError):
        shelf.open(tmp_path / "nowhere.eldest")


def test_what_can_be_read_in_part_is_opened_and_the_whole_put_aside(shelf: Shelf, folders: Folders) -> None:
    text = write_record(sitting().record).replace("0 play", "0 fly")
    folders.current.write_text(text, encoding="utf-8")
    opened = shelf.current()
    assert opened.sitting is not None
    assert opened.sitting.timeline.length > 0
    assert opened.aside is not None
    assert opened.aside.read_text(encoding="utf-8") == text


def test_a_file_with_a_name_is_opened_and_stays_as_it_is(shelf: Shelf, tmp_path: Path) -> None:
    path = tmp_path / "evil.eldest"
    path.write_bytes(b"\xff\xfe no record")
    opened = shelf.open(path)
    assert opened.sitting is None
    assert opened.aside is None
    assert path.read_bytes() == b"\xff\xfe no record"


def test_a_sitting_is_saved_under_a_name_and_opened(shelf: Shelf, tmp_path: Path) -> None:
    played = sitting()
    saved = shelf.save(tmp_path / "A rubber of ours", played.record)
    assert saved.name == "A rubber of ours.eldest"
    opened = shelf.open(saved)
    assert opened.sitting is not None
    assert opened.sitting.table == played.table


def test_a_folder_cannot_be_opened(shelf: Shelf, tmp_path: Path) -> None:
    with pytest.raises(KnownError):
        shelf.open(tmp_path)


def test_the_sitting_before_is_known_by_any_path(shelf: Shelf, folders: Folders) -> None:
    assert not shelf.is_before(folders.before)
    shelf.put_by(sitting().record)
    (folders.data / "games").mkdir()
    assert shelf.is_before(folders.before)
    assert shelf.is_before(folders.data / "games" / ".." / "before.eldest")
    shelf.autosave.keep("")
    assert not shelf.is_before(folders.current)
