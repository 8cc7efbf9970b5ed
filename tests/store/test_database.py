"""The database: opened, brought up, or put aside; what cannot be read is never lost."""

import shutil
import sqlite3
from contextlib import closing
from pathlib import Path, PurePath, PurePosixPath, PureWindowsPath

import pytest

from eldest.store import database as module
from eldest.store.database import (
    CANNOT_OPEN,
    DAMAGED,
    JOURNAL,
    NEWER,
    address_of,
    connected,
    opened,
    put_aside,
)
from eldest.store.errors import KnownError
from eldest.store.migrations import FORM, form_of, step_1
from helpers.chronicled import add_a_column, fail_half_way, history_of
from helpers.hostile import hot_journal

TWO_STEPS = {1: step_1.carry_out, 2: add_a_column}


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Give the place of a history that holds an evening, in a folder with an awkward name."""
    folder = tmp_path / "Jürgen’s “50%?” folder #1"
    folder.mkdir()
    history_of(folder / "history.sqlite").close()
    return folder / "history.sqlite"


def count(database: sqlite3.Connection) -> int:
    with closing(database):
        found: int = database.execute("SELECT count(*) FROM deal").fetchone()[0]
        return found


@pytest.mark.parametrize(
    ("path", "address"),
    [
        (PurePosixPath("/home/x/50% #1/h.sqlite"), "file:///home/x/50%25%20%231/h.sqlite"),
        (PureWindowsPath(r"C:\Users\x\h.sqlite"), "file:///C:/Users/x/h.sqlite"),
        (PureWindowsPath(r"\\host\share\h.sqlite"), "file:////host/share/h.sqlite"),
    ],
)
def test_a_path_is_no_address_of_another_computer(path: PurePath, address: str) -> None:
    """SQLite refuses an address that names a host."""
    assert address_of(path) == address


@pytest.mark.parametrize("place", [18, 19])
def test_one_that_could_never_be_written_is_damaged_and_kept_with_its_journal(path: Path, place: int) -> None:
    content = bytearray(path.read_bytes())
    content[place] = 4
    path.write_bytes(content)
    journal = path.with_name(path.name + JOURNAL)
    journal.write_bytes(b"what was to be undone")
    database, (said,) = opened(path)
    assert count(database) == 0
    assert said.said == DAMAGED
    aside = path.with_name(path.name + ".damaged-1")
    assert aside.read_bytes() == content
    assert aside.with_name(aside.name + JOURNAL).read_bytes() == b"what was to be undone"


def test_one_that_something_else_holds_is_left_as_it_is(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "PATIENCE", 0.01)
    with closing(sqlite3.connect(path, isolation_level=None)) as holder:
        holder.execute("BEGIN EXCLUSIVE")
        with pytest.raises(KnownError) as refused:
            opened(path)
    assert refused.value.said == CANNOT_OPEN
    assert [it.name for it in path.parent.iterdir()] == ["history.sqlite"]


def test_a_new_one_is_made_where_there_is_none(tmp_path: Path) -> None:
    folder = tmp_path / "new"
    folder.mkdir()
    database, said = opened(folder / "history.sqlite")
    assert count(database) == 0
    assert not said
    assert [it.name for it in folder.iterdir()] == ["history.sqlite"]


def test_one_that_is_there_is_opened(path: Path) -> None:
    database, said = opened(path)
    assert count(database) == 3
    assert not said


def test_an_old_one_is_brought_up_and_holds_what_it_held(path: Path) -> None:
    database, said = opened(path, TWO_STEPS)
    assert not said
    assert form_of(database) == 2
    assert count(database) == 3
    assert [it.name for it in path.parent.iterdir()] == ["history.sqlite"]


def test_a_step_that_fails_leaves_the_old_file(path: Path) -> None:
    before = path.read_bytes()
    with pytest.raises(KnownError, match="disk is full") as no:
        opened(path, {1: step_1.carry_out, 2: fail_half_way})
    assert no.value.said == CANNOT_OPEN
    assert path.read_bytes() == before
    assert [it.name for it in path.parent.iterdir()] == ["history.sqlite"]


def test_a_newer_one_is_left_alone_and_that_is_said(path: Path) -> None:
    opened(path, TWO_STEPS)[0].close()
    before = path.read_bytes()
    with pytest.raises(KnownError) as no:
        opened(path)
    assert no.value.said == NEWER
    assert path.read_bytes() == before


def spoil_head(path: Path) -> None:
    path.write_bytes(b"no database at all" * 100)


def spoil_layout(path: Path) -> None:
    with closing(sqlite3.connect(path)) as database:
        database.execute("CREATE TRIGGER evil AFTER INSERT ON deal BEGIN DELETE FROM deal; END")


def spoil_pages(path: Path) -> None:
    content = bytearray(path.read_bytes())
    content[100:4000] = b"\xff" * 3900
    path.write_bytes(content)


@pytest.mark.parametrize("spoil", [spoil_head, spoil_layout, spoil_pages])
def test_a_damaged_one_is_put_aside_with_its_journal_never_deleted(path: Path, spoil: object) -> None:
    assert callable(spoil)
    spoil(path)
    before = path.read_bytes()
    database, said = opened(path)
    assert count(database) == 0
    assert [it.said for it in said] == [DAMAGED]
    assert path.with_name("history.sqlite.damaged-1").read_bytes() == before


def test_a_journal_goes_with_its_history(path: Path) -> None:
    journal = path.with_name(path.name + JOURNAL)
    journal.write_bytes(b"being written")
    put_aside(path)
    assert path.with_name("history.sqlite.damaged-1-journal").read_bytes() == b"being written"
    assert not journal.exists()


def test_nothing_is_put_aside_where_nothing_is(tmp_path: Path) -> None:
    assert put_aside(tmp_path / "none.sqlite") == ()


def test_a_folder_in_its_place_cannot_be_opened(tmp_path: Path) -> None:
    (tmp_path / "history.sqlite").mkdir()
    with pytest.raises(KnownError) as no:
        opened(tmp_path / "history.sqlite")
    assert no.value.said == CANNOT_OPEN


def test_a_folder_that_is_not_there_cannot_be_written_to(tmp_path: Path) -> None:
    with pytest.raises(KnownError) as no:
        opened(tmp_path / "gone" / "history.sqlite")
    assert no.value.said == CANNOT_OPEN


def test_a_write_that_was_broken_off_is_undone_when_it_is_opened(path: Path, tmp_path: Path) -> None:
    with closing(connected(path)) as writing:
        writing.execute("PRAGMA cache_size = 1")
        writing.execute("PRAGMA cache_spill = 1")
        writing.execute("BEGIN IMMEDIATE")
        writing.execute("UPDATE deal SET acts = zeroblob(200000)")
        killed = tmp_path / "killed.sqlite"
        for name in ("", JOURNAL):
            shutil.copy(path.with_name(path.name + name), killed.with_name(killed.name + name))
        writing.rollback()
    database, said = opened(killed)
    with closing(database):
        assert database.execute("SELECT max(length(acts)) FROM deal").fetchone()[0] < 1000
    assert not said


def test_the_expected_layout_is_that_of_a_fresh_one(path: Path) -> None:
    with closing(connected(path)) as database:
        assert module.layout_of(database) == module.expected_layout(FORM, {1: step_1.carry_out})


def dumped(path: Path) -> dict[str, bytes]:
    return {it.name: it.read_bytes() for it in path.parent.iterdir() if it.is_file()}


@pytest.mark.parametrize(
    "said",
    [
        pytest.param("PRAGMA user_version = -1", id="a form before the first"),
        pytest.param(
            "UPDATE sqlite_master SET name = x'ff00' WHERE name = 'deal'", id="a name that is no text"
        ),
        pytest.param(
            "UPDATE sqlite_master SET sql = x'fffe' WHERE name = 'deal'", id="a layout that is no text"
        ),
        pytest.param("CREATE VIEW evil AS SELECT * FROM deal", id="a view of somebody else's"),
    ],
)
def test_what_is_laid_out_otherwise_is_put_aside_as_it_was(path: Path, said: str) -> None:
    with closing(sqlite3.connect(path)) as database:
        database.execute("PRAGMA writable_schema = ON")
        database.execute(said)
        database.commit()
    before = path.read_bytes()
    database, notices = opened(path)
    assert count(database) == 0
    assert [it.said for it in notices] == [DAMAGED]
    assert path.with_name("history.sqlite.damaged-1").read_bytes() == before


def test_an_empty_one_of_a_form_before_the_first_is_put_aside(tmp_path: Path) -> None:
    path = tmp_path / "history.sqlite"
    with closing(sqlite3.connect(path)) as database:
        database.execute("PRAGMA user_version = -5")
    database, notices = opened(path)
    assert count(database) == 0
    assert [it.said for it in notices] == [DAMAGED]


def test_what_turns_out_damaged_on_the_way_to_a_new_form_is_put_aside(path: Path) -> None:
    def broken(_: sqlite3.Connection) -> None:
        with closing(connected(path)) as there:
            if there.execute("SELECT count(*) FROM deal").fetchone() == (3,):
                raise sqlite3.DatabaseError("database disk image is malformed")

    before = path.read_bytes()
    steps = {1: step_1.carry_out, 2: lambda database: broken(database) if path.exists() else None}
    database, notices = opened(path, steps)
    assert count(database) == 0
    assert [it.said for it in notices] == [DAMAGED]
    assert path.with_name("history.sqlite.damaged-1").read_bytes() == before


@pytest.mark.parametrize("newer", [False, True], ids=["that spoils its pages", "that makes it a newer one"])
def test_a_journal_is_first_tried_on_a_copy(path: Path, newer: bool) -> None:
    pages = bytearray(path.read_bytes())
    if newer:
        pages[60:64] = (9).to_bytes(4, "big")
    else:
        pages[4096:12288] = b"\xff" * 8192
    path.with_name(path.name + JOURNAL).write_bytes(hot_journal(bytes(pages)))
    before = dumped(path)
    if newer:
        with pytest.raises(KnownError) as no:
            opened(path)
        assert no.value.said == NEWER
        assert dumped(path) == before
    else:
        database, notices = opened(path)
        assert count(database) == 0
        assert [it.said for it in notices] == [DAMAGED]
        aside = path.with_name("history.sqlite.damaged-1")
        assert aside.read_bytes() == before["history.sqlite"]
        assert aside.with_name(aside.name + JOURNAL).read_bytes() == before["history.sqlite-journal"]


def test_a_journal_without_a_history_is_never_done_to_a_new_one(path: Path) -> None:
    journal = path.with_name(path.name + JOURNAL)
    content = hot_journal(b"\xff" * 12288)
    journal.write_bytes(content)
    path.unlink()
    database, _ = opened(path)
    assert count(database) == 0
    assert journal.with_name(journal.name + ".damaged-1").read_bytes() == content
