"""The steps of the history: carried out on a copy, all or none of them."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from eldest.store.migrations import FORM, STEPS, form_of, migrated, step_1
from helpers.chronicled import add_a_column, fail_half_way


def test_the_steps_are_numbered_without_a_gap() -> None:
    assert sorted(STEPS) == list(range(1, FORM + 1))


def test_an_empty_history_has_the_form_of_today(tmp_path: Path) -> None:
    migrated(None, tmp_path / "new.sqlite")
    with closing(sqlite3.connect(tmp_path / "new.sqlite")) as database:
        assert form_of(database) == FORM
        assert database.execute("SELECT count(*) FROM deal").fetchone() == (0,)


def test_an_old_history_goes_through_the_steps_that_it_lacks(tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / "old.sqlite", isolation_level=None)) as old:
        step_1.carry_out(old)
        old.execute("PRAGMA user_version = 1")
        old.execute("INSERT INTO sitting (mark, header) VALUES (x'01', 'head')")
        migrated(old, tmp_path / "new.sqlite", {1: step_1.carry_out, 2: add_a_column})
        assert form_of(old) == 1
    with closing(sqlite3.connect(tmp_path / "new.sqlite")) as new:
        assert form_of(new) == 2
        assert new.execute("SELECT header, place FROM sitting").fetchall() == [("head", "home")]


def test_a_step_that_fails_leaves_what_was_copied_from(tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / "old.sqlite", isolation_level=None)) as old:
        step_1.carry_out(old)
        old.execute("PRAGMA user_version = 1")
        with pytest.raises(sqlite3.OperationalError, match="disk is full"):
            migrated(old, tmp_path / "new.sqlite", {1: step_1.carry_out, 2: fail_half_way})
        assert form_of(old) == 1
        assert "half" not in {name for (name,) in old.execute("SELECT name FROM sqlite_master")}
