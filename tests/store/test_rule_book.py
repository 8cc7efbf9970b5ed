"""The rule book holds every clause of the rules, and finds them."""

from pathlib import Path

import pytest

from eldest.store.errors import KnownError
from eldest.store.rule_book import RuleBook, book
from helpers.clauses import rule_book as table_of_clauses


def test_every_clause_of_the_rules_is_in_it_as_the_table_has_it() -> None:
    listed = {row.id: (row.mode, row.source) for row in table_of_clauses().values()}
    assert {clause.id: (clause.mode, clause.source) for clause in book()} == listed


def test_a_clause_is_found_by_its_id() -> None:
    clause = book().clause("E-DEAL-05")
    assert clause is not None
    assert (clause.mode, clause.title) == ("option", "Who chooses")
    assert clause.switches == ("euchre.deal_order",)
    assert book().clause("E-DEAL-99") is None


def test_a_clause_stands_in_a_chapter() -> None:
    chapter = book().chapter_of("X-CUT-03")
    assert chapter is not None
    assert chapter.key == "common"
    assert book().chapter_of("nonsense") is None


@pytest.mark.parametrize(
    ("text", "found"),
    [
        pytest.param("E-DEAL-04", "E-DEAL-04", id="an id"),
        pytest.param("LEFT bower led", "E-PLAY-03", id="words in any capitals"),
    ],
)
def test_searching(text: str, found: str) -> None:
    assert found in [clause.id for clause in book().search(text)]


@pytest.mark.parametrize("text", ["", "   ", "left quaternion"])
def test_searching_in_vain(text: str) -> None:
    assert book().search(text) == ()


def test_it_is_read_once() -> None:
    assert book() is book()


def test_a_missing_book_is_a_known_error(tmp_path: Path) -> None:
    with pytest.raises(KnownError, match="missing"):
        RuleBook.read(tmp_path)
