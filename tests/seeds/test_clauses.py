"""The clauses of the rule book: all that is cited exists, and every one of them is done and tested."""

import sys

import pytest

from helpers.clauses import IDENTIFIER, cited_in_program, cited_in_tests, ids_in_test, report, rule_book

EVERY = frozenset(rule_book())
"""Core, option and table clauses alike."""


def unknown(citations: dict[str, list[str]]) -> dict[str, list[str]]:
    known = rule_book()
    return {identifier: files for identifier, files in citations.items() if identifier not in known}


def test_the_program_cites_only_clauses_that_exist() -> None:
    assert not unknown(cited_in_program())


def test_the_tests_cite_only_clauses_that_exist() -> None:
    assert not unknown(cited_in_tests())


def test_every_clause_is_carried_out() -> None:
    assert EVERY - cited_in_program().keys() == set()


def test_every_clause_is_tested() -> None:
    assert EVERY - cited_in_tests().keys() == set()


def test_the_count_is_printed() -> None:
    table = report()
    print_for_the_reader(table)
    assert "euchre2" in table


def print_for_the_reader(table: str) -> None:
    """Write the table to the captured output: `-rP` shows it."""
    sys.stdout.write(f"\n{table}\n")


@pytest.mark.parametrize(
    ("source", "cited"),
    [
        ('@pytest.mark.rule("E-DEAL-04", "X-CUT-01")\ndef test(): ...', ["E-DEAL-04", "X-CUT-01"]),
        ('pytest.param(1, marks=pytest.mark.rule("E2-DEAL-01"))', ["E2-DEAL-01"]),
        ('pytest.param(1, id="a suit led must be followed, E-PLAY-01")', ["E-PLAY-01"]),
        ('parametrize("a", [1], ids=["X-TIE-01"])', ["X-TIE-01"]),
        ('"""A docstring names E-DEAL-04."""\nLIST = ["E-DEAL-05"]', []),
    ],
    ids=["a mark", "a row's mark", "a row's name", "a list of names", "prose and lists prove nothing"],
)
def test_what_counts_as_tested(source: str, cited: list[str]) -> None:
    assert list(ids_in_test(source)) == cited


def test_every_clause_has_an_id_that_can_be_cited() -> None:
    assert all(IDENTIFIER.fullmatch(identifier) for identifier in rule_book())
