"""The history: every deal once, whatever is taken back, resumed, damaged or forgotten."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from unittest.mock import patch

import pytest

from eldest.cards.seating import Seat
from eldest.engine.acts import Pass
from eldest.store.database import DAMAGED
from eldest.store.entry import Entry, Key
from eldest.store.errors import KnownError
from eldest.store.history import CANNOT_ENTER, History, lines_of, next_of, record_of
from eldest.store.shorthand import packed
from eldest.store.statistics import Scope, groups
from helpers.chronicled import entries, evening, history_of


@pytest.fixture
def history(tmp_path: Path) -> Iterator[History]:
    """Give a history that holds an evening of three deals."""
    made = history_of(tmp_path / "history.sqlite")
    yield made
    made.close()


def rows(history: History) -> list[tuple[int, int, int]]:
    """Return number, helped and time of every deal."""
    with closing(history.reading()) as database:
        return database.execute("SELECT number, helped, at FROM deal ORDER BY id").fetchall()


def counted(history: History, *, helped: bool = False) -> int:
    """Return how many deals the sums tell of, which must be those that are there."""
    with closing(history.reading()) as database:
        found = sum(group.sums.deals for group in groups(database, Scope(helped=helped)))
        there = database.execute("SELECT count(*) FROM deal WHERE helped = ?", (helped,)).fetchone()[0]
    assert found == there
    return found


def otherwise(entry: Entry) -> Entry:
    """Return an entry of the same deal that came out otherwise."""
    acts = (*entry.acts[:-1], Pass(Seat(0)))
    return replace(entry, acts=acts, outcome=entry.outcome._replace(points_us=9))


def test_every_deal_is_entered_once(history: History) -> None:
    for _ in range(3):
        history.enter(entries())
    assert [number for number, _, _ in rows(history)] == [1, 2, 3]
    assert counted(history) == 3


def test_the_acts_of_the_sitting_come_back_up_to_each_deal(history: History) -> None:
    record = evening().record
    with closing(history.reading()) as database:
        for entry in entries():
            found = record_of(database, entry.key.number)
            assert found is not None
            assert found == replace(record, acts=record.acts[: len(entry.acts)])
        assert [next_of(database, number) for number in (1, 2, 3)] == [2, 3, None]


def test_what_is_known_of_a_sitting_is_told(history: History) -> None:
    found = entries()
    assert history.known(found[0].key.sitting) == {entry.key for entry in found}
    assert history.known(b"somebody else's!") == frozenset()


def test_a_deal_that_goes_on_after_its_end_keeps_its_time_and_is_no_more_helped(history: History) -> None:
    last = entries()[-1]
    history.enter([replace(last, acts=(*last.acts, Pass(Seat(0))), helped=True, at=last.at + 500)])
    assert rows(history)[-1] == (3, 0, last.at)
    assert counted(history) == 3


def test_a_deal_that_came_out_otherwise_replaces_the_first_and_counts_as_helped(history: History) -> None:
    history.enter([otherwise(entries()[-1])])
    assert [helped for _, helped, _ in rows(history)] == [0, 0, 1]
    assert (counted(history), counted(history, helped=True)) == (2, 1)


def test_a_deal_that_is_not_finished_after_all_is_taken_out_and_may_come_again(history: History) -> None:
    last = entries()[-1]
    history.withdraw([last.key])
    assert counted(history) == 2
    history.enter([replace(last, helped=True)])
    assert counted(history, helped=True) == 1


def test_a_deal_that_another_follows_is_not_taken_out(history: History) -> None:
    history.withdraw([entries()[0].key, Key(b"nobody", 1, 1)])
    assert counted(history) == 3


def test_a_deal_whose_forerunner_is_not_there_keeps_all_acts(tmp_path: Path) -> None:
    with closing(History(None)) as history:
        history.enter([entries()[-1]])
        with closing(history.reading()) as database:
            assert len(lines_of(database, 1)) == len(entries()[-1].acts)


def test_another_pack_under_the_same_number_is_another_deal(history: History) -> None:
    last = entries()[-1]
    history.enter([replace(last, key=last.key._replace(pack=7))])
    assert [number for number, _, _ in rows(history)] == [1, 2, 3, 3]


def test_deals_played_elsewhere_are_never_entered(tmp_path: Path) -> None:
    with closing(History(tmp_path / "history.sqlite")) as history:
        history.adopt(entries()[0].key.sitting, 2)
        history.enter(entries())
        assert [number for number, _, _ in rows(history)] == [3]
        history.adopt(entries()[0].key.sitting, 3)
        with closing(history.reading()) as database:
            assert record_of(database, 1) is not None
            assert database.execute("SELECT forgotten FROM sitting").fetchone() == (2,)


def test_what_is_forgotten_stays_forgotten_and_is_kept_aside(history: History, tmp_path: Path) -> None:
    history.forget(tmp_path / "copy.sqlite")
    history.enter(entries())
    assert counted(history) == 0
    with closing(History(tmp_path / "copy.sqlite")) as copy:
        assert counted(copy) == 3
    later = replace(entries()[-1], key=entries()[-1].key._replace(number=4))
    history.enter([later])
    with closing(history.reading()) as database:
        assert record_of(database, 1) is not None


def test_nothing_is_forgotten_where_no_copy_can_be_kept(history: History, tmp_path: Path) -> None:
    with pytest.raises(KnownError) as no:
        history.forget(tmp_path / "gone" / "copy.sqlite")
    assert no.value.said == CANNOT_ENTER
    assert counted(history) == 3


def test_a_history_in_memory_counts_too_until_it_is_closed() -> None:
    history = history_of(None)
    assert history.path is None
    assert counted(history) == 3
    history.close()
    with closing(History(None)) as other:
        assert counted(other) == 0


def test_a_file_that_turns_out_damaged_is_put_aside_and_nothing_is_lost_of_the_deal(
    history: History, tmp_path: Path
) -> None:
    broken = sqlite3.DatabaseError("database disk image is malformed")
    with patch.object(History, "_sitting", side_effect=[broken, (1, 0)]):
        history.enter([entries()[0]])
    assert [notice.said for notice in history.notices] == [DAMAGED]
    assert [number for number, _, _ in rows(history)] == [1]
    assert history.path is not None
    assert history.path.with_name("history.sqlite.damaged-1").exists()


def test_a_new_file_that_is_no_better_is_a_known_error(history: History) -> None:
    broken = sqlite3.DatabaseError("database disk image is malformed")
    with patch.object(History, "_sitting", side_effect=[broken, broken]), pytest.raises(KnownError) as no:
        history.enter([entries()[0]])
    assert no.value.said == CANNOT_ENTER


@pytest.mark.parametrize("in_memory", [False, True], ids=["in a file", "in memory"])
def test_a_disk_that_is_full_changes_nothing(tmp_path: Path, in_memory: bool) -> None:
    history = history_of(None if in_memory else tmp_path / "history.sqlite")
    full = sqlite3.OperationalError("database or disk is full")
    with patch.object(History, "kind_id", side_effect=full), pytest.raises(KnownError, match="disk is full"):
        history.enter([replace(entries()[0], key=Key(b"another", 1, 1))])
    assert counted(history) == 3
    history.enter([replace(entries()[0], key=Key(b"another", 1, 1))])
    assert counted(history) == 4
    history.close()


def test_a_record_that_makes_no_sense_is_none(history: History) -> None:
    with closing(history.reading()) as database:
        database.execute("UPDATE sitting SET header = '{'")
        assert record_of(database, 1) is None
        database.execute("UPDATE sitting SET header = '{}'")
        assert record_of(database, 1) is None
        assert record_of(database, 99) is None


@pytest.mark.parametrize(
    "said",
    [
        pytest.param("UPDATE sitting SET forgotten = 'all'", id="how many are forgotten is a word"),
        pytest.param("UPDATE deal SET acts = 7", id="acts that are a number"),
        pytest.param("UPDATE deal SET acts = x'ff'", id="acts that are nothing packed"),
        pytest.param("UPDATE sitting SET header = CAST(x'ff7b' AS TEXT)", id="a head that is no text"),
        pytest.param("UPDATE deal SET follows = 'me'", id="a forerunner that is a word"),
    ],
)
def test_deals_are_entered_whatever_stands_there_of_the_sitting(history: History, said: str) -> None:
    history._database.execute(said)
    history.enter(entries())
    later = replace(entries()[-1], key=entries()[-1].key._replace(number=4))
    history.enter([later])
    assert [number for number, _, _ in rows(history)] == [1, 2, 3, 4]


def test_an_index_that_does_not_agree_is_damage(history: History) -> None:
    history._database.execute(
        "CREATE TEMP TRIGGER away AFTER INSERT ON main.kind BEGIN DELETE FROM kind; END"
    )
    history._database.execute("DELETE FROM kind")
    history.enter([replace(entries()[0], key=Key(b"another", 1, 1))])
    assert [notice.said for notice in history.notices] == [DAMAGED]
    assert [number for number, _, _ in rows(history)] == [1]


@pytest.mark.parametrize(
    ("header", "acts"),
    [
        pytest.param("[" * 60_000, None, id="a head nested without end"),
        pytest.param("7", None, id="a head that is a number"),
        pytest.param(None, packed(["0 pass"] * 140_000), id="more acts than a sitting can have"),
        pytest.param(None, 7, id="acts that are a number"),
    ],
)
def test_a_record_that_a_file_spoils_is_none(history: History, header: object, acts: object) -> None:
    with closing(history.reading()) as database:
        if header is not None:
            database.execute("UPDATE sitting SET header = ?", (header,))
        else:
            database.execute("DROP TRIGGER deal_withdrawn")
            database.execute("UPDATE deal SET acts = ?", (acts,))
        assert record_of(database, 3) is None


def test_what_cannot_be_read_has_no_record_and_nothing_follows_it(history: History) -> None:
    with closing(history.reading()) as database:
        database.execute("DROP TABLE deal")
        assert record_of(database, 1) is None
        assert next_of(database, 1) is None


def test_a_deal_that_an_index_does_not_lead_to_is_damage(history: History) -> None:
    history._database.execute(
        "CREATE TEMP TRIGGER away AFTER INSERT ON main.deal BEGIN DELETE FROM deal; END"
    )
    history.enter([replace(entries()[0], key=Key(b"another", 1, 1))])
    assert [notice.said for notice in history.notices] == [DAMAGED]
    assert [number for number, _, _ in rows(history)] == [1]


def test_a_history_that_cannot_be_asked_is_not_taken_for_damaged(tmp_path: Path) -> None:
    with closing(History(tmp_path / "history.sqlite")) as history:
        history._database.close()
        assert not history.begin_anew_if_damaged()
