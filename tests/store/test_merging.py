"""Another history is taken over: each deal once, with its acts, and nothing that makes no sense."""

import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from eldest.cards.seating import Seat
from eldest.engine.acts import Pass
from eldest.store.database import DAMAGED, connected, opened
from eldest.store.errors import KnownError
from eldest.store.history import History, lines_of, record_of
from eldest.store.merging import NEWER_HISTORY, NO_HISTORY, Merged, Merging, merge
from eldest.store.migrations import step_1
from eldest.store.statistics import Scope, groups
from helpers.chronicled import add_a_column, entries, evening, history_of

OTHER = evening("cinch", 4, 2)


@pytest.fixture
def theirs(tmp_path: Path) -> Path:
    """Give the place of a history with two evenings."""
    history_of(tmp_path / "theirs.sqlite", evening(), OTHER).close()
    return tmp_path / "theirs.sqlite"


def merged(history: History, path: Path) -> Merged:
    """Take a history over, and see that it stays as it is and the sums are right."""
    before = path.read_bytes()
    came = merge(history, path, path.with_name("scratch.sqlite"))
    assert path.read_bytes() == before
    with closing(history.reading()) as database:
        summed = sum(
            group.sums.deals for helped in (False, True) for group in groups(database, Scope(helped=helped))
        )
        assert summed == database.execute("SELECT count(*) FROM deal").fetchone()[0]
    return came


def change(path: Path, said: str) -> None:
    with closing(connected(path)) as database:
        database.execute(said)


def test_an_empty_history_takes_all_and_twice_makes_no_doubles(theirs: Path) -> None:
    with closing(History(None)) as history:
        assert merged(history, theirs) == Merged(new=5)
        theirs.with_name("scratch.sqlite").unlink()
        assert merged(history, theirs) == Merged(known=5)
        with closing(history.reading()) as database:
            assert record_of(database, 5) == replace(OTHER.record, acts=entries(OTHER)[-1].acts)


def test_what_is_here_stays_and_what_follows_it_is_joined_on(theirs: Path) -> None:
    with closing(History(None)) as history:
        history.enter(entries()[:2])
        assert merged(history, theirs) == Merged(new=3, known=2)
        with closing(history.reading()) as database:
            assert database.execute("SELECT follows FROM deal WHERE number = 3").fetchone() == (2,)
            assert record_of(database, 3) == evening().record


def test_what_follows_a_deal_that_came_out_otherwise_here_brings_all_its_acts(theirs: Path) -> None:
    first = entries()[0]
    with closing(History(None)) as history:
        history.enter([replace(first, acts=(*first.acts, Pass(Seat(0))))])
        assert merged(history, theirs) == Merged(new=4, known=1)
        with closing(history.reading()) as database:
            found = database.execute("SELECT id, follows FROM deal WHERE number = 2 ORDER BY id").fetchall()
            assert found[0][1] is None
            assert len(lines_of(database, found[0][0])) == len(entries()[1].acts)
            last = database.execute("SELECT id FROM deal WHERE number = 3").fetchone()[0]
            assert record_of(database, last) == evening().record


def test_a_sitting_that_was_forgotten_here_has_its_head_again(theirs: Path, tmp_path: Path) -> None:
    with closing(history_of(tmp_path / "ours.sqlite")) as history:
        history.forget(tmp_path / "copy.sqlite")
        assert merged(history, theirs) == Merged(new=5)
        with closing(history.reading()) as database:
            assert record_of(database, 1) is not None


@pytest.mark.parametrize(
    ("said", "bad"),
    [
        pytest.param("UPDATE kind SET form = zeroblob(9) WHERE id = 1", 3, id="a kind of bytes"),
        pytest.param("UPDATE deal SET acts = x'ff' WHERE id = 5", 1, id="acts that are none"),
        pytest.param("UPDATE deal SET acts = 'text' WHERE id = 5", 1, id="acts in text"),
        pytest.param("UPDATE sitting SET mark = 'short' WHERE id = 1", 3, id="a mark of text"),
        pytest.param("UPDATE sitting SET header = 7 WHERE id = 1", 3, id="a head that is a number"),
        pytest.param("UPDATE sitting SET header = '{}' WHERE id = 1", 3, id="a head that is no record"),
        pytest.param(
            "UPDATE sitting SET header = hex(zeroblob(20000)) WHERE id = 2", 2, id="a head too long"
        ),
        pytest.param("UPDATE deal SET number = 'one' WHERE id = 5", 1, id="a number in letters"),
        pytest.param("UPDATE deal SET day = 1e300 WHERE id = 5", 1, id="a day beyond all days"),
        pytest.param("UPDATE deal SET pack = 'blue' WHERE id = 5", 1, id="a pack in letters"),
        pytest.param("UPDATE deal SET at = -1 WHERE id = 5", 1, id="a time before all times"),
        pytest.param("UPDATE deal SET at = 'now' WHERE id = 5", 1, id="a time in letters"),
        pytest.param("UPDATE deal SET role = 9 WHERE id = 5", 1, id="a part that nobody plays"),
        pytest.param("UPDATE deal SET helped = 2 WHERE id = 5", 1, id="helped twice"),
        pytest.param("UPDATE deal SET trumps = x'00' WHERE id = 5", 1, id="trumps in bytes"),
    ],
)
def test_what_makes_no_sense_is_left_out_and_counted(theirs: Path, said: str, bad: int) -> None:
    change(theirs, said)
    with closing(History(None)) as history:
        assert merged(history, theirs) == Merged(new=5 - bad, bad=bad)


def test_what_is_no_history_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "text.sqlite"
    path.write_text("not a database, but long enough to be looked at" * 50, "utf-8")
    with closing(History(None)) as history, pytest.raises(KnownError) as no:
        merge(history, path, tmp_path / "scratch.sqlite")
    assert no.value.said == NO_HISTORY


def test_one_with_triggers_of_its_own_is_refused(theirs: Path) -> None:
    change(theirs, "CREATE TRIGGER evil AFTER INSERT ON deal BEGIN DELETE FROM deal; END")
    with closing(History(None)) as history, pytest.raises(KnownError) as no:
        merge(history, theirs, theirs.with_name("scratch.sqlite"))
    assert no.value.said == NO_HISTORY


def test_a_newer_one_is_refused_politely(theirs: Path) -> None:
    opened(theirs, {1: step_1.carry_out, 2: add_a_column})[0].close()
    with closing(History(None)) as history, pytest.raises(KnownError) as no:
        merge(history, theirs, theirs.with_name("scratch.sqlite"))
    assert no.value.said == NEWER_HISTORY


def test_one_that_breaks_off_while_it_is_read_changes_nothing(
    theirs: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: object) -> None:
        raise sqlite3.DatabaseError("malformed")

    monkeypatch.setattr("eldest.store.merging._is_sound", broken)
    with closing(History(None)) as history:
        with pytest.raises(KnownError) as no:
            merge(history, theirs, theirs.with_name("scratch.sqlite"))
        assert no.value.said == NO_HISTORY
        with closing(history.reading()) as database:
            assert database.execute("SELECT count(*) FROM deal").fetchone() == (0,)


def test_acts_that_are_damaged_before_a_deal_leave_out_what_follows_too(theirs: Path) -> None:
    change(theirs, "UPDATE deal SET acts = x'ff' WHERE id = 1")
    with closing(History(None)) as history:
        assert merged(history, theirs) == Merged(new=2, bad=3)


def test_points_that_no_deal_brings_do_not_spoil_the_sums(theirs: Path) -> None:
    change(theirs, "UPDATE deal SET points_us = 2147483000, points_them = -2147483000 WHERE id = 5")
    with closing(History(None)) as history:
        assert merged(history, theirs) == Merged(new=4, bad=1)


def test_a_sitting_that_an_index_does_not_lead_to_is_left_out(theirs: Path) -> None:
    with closing(History(None)) as history, closing(connected(theirs)) as source:
        history._database.execute("BEGIN")
        assert Merging(history, history._database, source)._sitting_anew(b"not there") is None
        history._database.rollback()


def test_damage_of_ones_own_is_not_laid_to_the_file(theirs: Path, tmp_path: Path) -> None:
    ours = tmp_path / "ours.sqlite"
    history_of(ours, OTHER).close()
    with closing(sqlite3.connect(ours)) as database:
        (root,) = database.execute(
            "SELECT rootpage FROM sqlite_master WHERE type = 'table' AND name = 'deal'"
        ).fetchone()
        (size,) = database.execute("PRAGMA page_size").fetchone()
    content = bytearray(ours.read_bytes())
    content[(root - 1) * size : root * size] = b"\xff" * size
    ours.write_bytes(content)
    with closing(History(ours)) as history:
        assert merge(history, theirs, tmp_path / "scratch.sqlite") == Merged(new=5)
        assert [notice.said for notice in history.notices] == [DAMAGED]
    assert (tmp_path / "ours.sqlite.damaged-1").exists()


def test_a_fault_while_ones_own_is_whole_is_laid_to_the_file(
    theirs: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def failing(_self: Merging) -> Merged:
        raise sqlite3.DatabaseError

    monkeypatch.setattr(Merging, "all", failing)
    ours = tmp_path / "ours.sqlite"
    history_of(ours, OTHER).close()
    with closing(History(ours)) as history, pytest.raises(KnownError) as refused:
        merge(history, theirs, tmp_path / "scratch.sqlite")
    assert refused.value.said is NO_HISTORY


def test_a_full_disk_is_nobodys_fault(theirs: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def failing(_self: Merging) -> Merged:
        raise sqlite3.OperationalError

    monkeypatch.setattr(Merging, "all", failing)
    with closing(History(None)) as history, pytest.raises(sqlite3.OperationalError):
        merge(history, theirs, tmp_path / "scratch.sqlite")
