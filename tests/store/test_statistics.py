"""Statistics: what is summed as it is entered is what a count of the deals themselves gives."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from eldest.store.entry import Entry, Key, Role
from eldest.store.errors import KnownError
from eldest.store.history import History
from eldest.store.statistics import (
    CANNOT_COUNT,
    FEWEST,
    Scope,
    Sums,
    by_day,
    groups,
    in_spans,
    past_deals,
    share_range,
)
from helpers.chronicled import AT, DAY, entries, evening, history_of

TABLES = (
    evening(),
    evening("euchre", 4, 4, 9, euchre__rubbers=True),
    evening("cinch", 5, 3),
    evening("whist", 4, 2),
)


@pytest.fixture(scope="module")
def database() -> Iterator[sqlite3.Connection]:
    """Give a history with evenings at several tables."""
    with closing(history_of(None, *TABLES)) as history, closing(history.reading()) as reading:
        yield reading


def sums_of(found: list[Entry]) -> Sums:
    """Count deals one by one, as a person would."""
    total = Sums()
    for entry in found:
        out, made, against = entry.outcome, entry.role is Role.MADE, entry.role is Role.DEFENDED
        total = total.plus(
            Sums(
                deals=1,
                games_won=out.game == 1,
                games_lost=out.game == -1,
                rubbers_won=out.rubber == 1,
                rubbers_lost=out.rubber == -1,
                points_us=out.points_us,
                points_them=out.points_them,
                squares=(out.points_us - out.points_them) ** 2,
                made=made and out.kept >= 0,
                made_kept=made and out.kept == 1,
                marches=made and out.swept,
                defended=against and out.kept >= 0,
                defended_beaten=against and out.kept == 0,
                alone=made and out.alone,
                alone_swept=made and out.alone and out.swept,
                bids=made and out.bid > 0,
                bids_kept=made and out.bid > 0 and out.kept == 1,
                stakes=out.stakes,
            )
        )
    return total


def test_the_sums_are_those_of_the_deals(database: sqlite3.Connection) -> None:
    found = groups(database, Scope())
    assert {group.kind: group.sums for group in found} == {
        entries(sitting)[0].kind: sums_of(list(entries(sitting))) for sitting in TABLES
    }
    assert [group.sums.deals for group in found] == sorted(
        (group.sums.deals for group in found), reverse=True
    )


@settings(max_examples=25, deadline=None)
@given(st.lists(st.tuples(st.integers(0, 2), st.integers(0, 4), st.booleans(), st.booleans()), max_size=25))
def test_the_sums_follow_whatever_is_entered_and_taken_out(
    deeds: list[tuple[int, int, bool, bool]],
) -> None:
    there: dict[Key, Entry] = {}
    with closing(History(None)) as history:
        for deal, day, helped, gone in deeds:
            entry = entries()[deal]
            entry = replace(
                entry, key=entry.key._replace(sitting=bytes(16)), day=DAY + day, helped=helped, since=0
            )
            entry = replace(entry, follows=None)
            if gone:
                there.pop(entry.key, None)
                history.withdraw([entry.key])
            else:
                there.setdefault(entry.key, entry)
                history.enter([entry])
        with closing(history.reading()) as database:
            for helped in (False, True):
                kept = [entry for entry in there.values() if entry.helped is helped]
                assert sum(g.sums.deals for g in groups(database, Scope(helped=helped))) == len(kept)
                late = Scope(DAY + 2, helped)
                wanted = sums_of([entry for entry in kept if entry.day >= DAY + 2])
                assert [g.sums for g in groups(database, late)] == ([wanted] if wanted.deals else [])


def test_deals_at_which_the_person_only_looked_on_are_not_summed() -> None:
    with closing(History(None)) as history:
        history.enter([replace(entries()[0], role=Role.LOOKED_ON)])
        with closing(history.reading()) as database:
            assert groups(database, Scope()) == ()
            assert [deal.role for deal in past_deals(database, Scope())] == [Role.LOOKED_ON]


def test_days_are_told_one_by_one_and_of_one_kind(database: sqlite3.Connection) -> None:
    group = groups(database, Scope())[0]
    ((day, sums),) = by_day(database, Scope(kinds=(group.id,)))
    assert (day, sums) == (DAY, group.sums)
    assert by_day(database, Scope(DAY + 1)) == ()


def test_spans_hold_every_day_once() -> None:
    days = [(day, Sums(deals=1)) for day in (10, 11, 19, 30, 33)]
    assert in_spans(days, 3) == (
        (10, 17, Sums(deals=2)), (18, 25, Sums(deals=1)), (26, 33, Sums(deals=2)),
    )  # fmt: skip
    assert in_spans(days[:1], 3) == ((10, 10, Sums(deals=1)),)
    assert in_spans((), 3) == ()


def test_past_deals_come_page_by_page_the_last_first(database: sqlite3.Connection) -> None:
    whole = past_deals(database, Scope(), most=1000)
    assert len(whole) == sum(len(entries(sitting)) for sitting in TABLES)
    assert [deal.at for deal in whole] == sorted((deal.at for deal in whole), reverse=True)
    paged = past_deals(database, Scope(), most=5)
    while more := past_deals(database, Scope(), paged[-1], most=5):
        paged += more
    assert paged == whole


def test_a_deal_that_makes_no_sense_is_not_listed() -> None:
    with closing(history_of(None)) as history, closing(history.reading()) as database:
        database.execute("UPDATE deal SET role = 17 WHERE number = 1")
        database.execute("UPDATE deal SET trumps = x'00' WHERE number = 2")
        database.execute("UPDATE deal SET at = 'late' WHERE number = 3")
        assert past_deals(database, Scope()) == ()


def test_a_mean_may_be_off_by_so_much_by_chance_and_of_little_nothing_is_said() -> None:
    assert Sums(deals=FEWEST - 1, points_us=9).lead_give is None
    steady = Sums(deals=100, points_us=200, points_them=100, squares=100)
    assert (steady.lead, steady.lead_give) == (1.0, 0.0)
    fair = Sums(deals=101, points_us=0, points_them=0, squares=101)
    assert fair.lead_give == pytest.approx(0.196)


@pytest.mark.parametrize(
    ("kept", "of", "least", "most"),
    [(0, 30, 0.0, 0.1135), (15, 30, 0.3315, 0.6685), (30, 30, 0.8865, 1.0), (500, 1000, 0.4691, 0.5309)],
)
def test_a_share_lies_within_wilsons_range(kept: int, of: int, least: float, most: float) -> None:
    assert share_range(kept, of) == pytest.approx((least, most), abs=0.0001)


def test_of_a_few_nothing_is_said() -> None:
    assert share_range(3, FEWEST - 1) is None


def test_the_time_is_that_of_the_entry(database: sqlite3.Connection) -> None:
    assert min(deal.at for deal in past_deals(database, Scope(), most=1000)) == AT


@pytest.mark.parametrize(
    "said",
    [
        pytest.param("UPDATE sums SET points_us = 'x'", id="points in letters"),
        pytest.param("UPDATE sums SET squares = 9223372036854775807", id="squares that overflow"),
        pytest.param("UPDATE sums SET deals = 0.5", id="half a deal"),
        pytest.param("UPDATE sums SET games_won = deals + 1", id="more games won than deals played"),
        pytest.param("UPDATE sums SET stakes = x'00'", id="counters in bytes"),
        pytest.param("UPDATE sums SET day = 'today'", id="a day in letters"),
    ],
)
def test_sums_that_make_no_sense_are_left_out(said: str) -> None:
    with closing(history_of(None)) as history, closing(history.reading()) as reading:
        reading.execute(said)
        assert groups(reading, Scope()) == ()
        assert by_day(reading, Scope()) == ()


def test_a_kind_that_makes_no_sense_is_left_out() -> None:
    with closing(history_of(None)) as history, closing(history.reading()) as reading:
        reading.execute("UPDATE kind SET players = 'two'")
        assert groups(reading, Scope()) == ()


def test_deals_after_a_page_of_those_that_make_no_sense_are_listed() -> None:
    with closing(history_of(None)) as history, closing(history.reading()) as reading:
        reading.execute("UPDATE deal SET role = 99 WHERE id > 1")
        assert [deal.number for deal in past_deals(reading, Scope(), most=1)] == [1]
        reading.execute("UPDATE deal SET role = 99")
        assert past_deals(reading, Scope(), most=1) == ()


def test_a_history_that_cannot_be_read_is_said() -> None:
    with closing(history_of(None)) as history, closing(history.reading()) as reading:
        reading.execute("DROP TABLE sums")
        with pytest.raises(KnownError) as no:
            groups(reading, Scope())
        assert no.value.said == CANNOT_COUNT
