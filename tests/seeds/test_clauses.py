"""The clauses of the rule book: all that is cited exists, and the first table is carried out and tested."""

import sys

import pytest

from helpers.clauses import IDENTIFIER, cited_in_program, cited_in_tests, ids_in_test, report, rule_book


def span(topic: str, *numbers: int) -> list[str]:
    return [f"{topic}-{number:02}" for number in numbers]


def run(topic: str, first: int, last: int) -> list[str]:
    return span(topic, *range(first, last + 1))


#: What the first table – Euchre for two, and what all games share – has to carry out.
FIRST_TABLE = [
    *(identifier for identifier in rule_book() if identifier.startswith("E2-")),
    *run("E-PACK", 1, 7),
    *run("E-CUT", 1, 3),
    *run("E-STAKE", 1, 10),
    *run("E-DEAL", 1, 7),
    *run("E-MAKE", 1, 11),
    *span("E-MAKE", 17),
    *run("E-DISC", 1, 4),
    *span("E-DISC", 6),
    *run("E-PLAY", 1, 7),
    *span("E-SCORE", 1, 6, 7, 9),
    *span("E-POS", 1, 2),
    *span("E-LONE", 10),
    *span("E-REV", 1),
    *span("X-TERM", 1, 2, 3, 6, 7),
    *span("X-PACK", 1, 3),
    *span("X-SHUF", 1),
    *span("X-CUT", 1, 2, 3, 4, 6, 8, 9, 10),
    *span("X-TIE", 1, 2),
    *span("X-SEAT", 1),
    *run("X-PRES", 1, 3),
    *run("X-DEAL", 1, 4),
    *span("X-IRR", 12),
    *run("X-PLAY", 1, 5),
    *run("X-RUB", 1, 6),
    *run("X-STAKE", 1, 4),
    *span("X-MODE", 1),
]


def unknown(citations: dict[str, list[str]]) -> dict[str, list[str]]:
    known = rule_book()
    return {identifier: files for identifier, files in citations.items() if identifier not in known}


def test_the_program_cites_only_clauses_that_exist() -> None:
    assert not unknown(cited_in_program())


def test_the_tests_cite_only_clauses_that_exist() -> None:
    assert not unknown(cited_in_tests())


def test_the_list_of_the_first_table_names_clauses_that_exist() -> None:
    assert not unknown({identifier: [] for identifier in FIRST_TABLE})


def test_the_first_table_is_carried_out() -> None:
    done = cited_in_program()
    assert not [identifier for identifier in FIRST_TABLE if identifier not in done]


def test_the_first_table_is_tested() -> None:
    shown = cited_in_tests()
    assert not [identifier for identifier in FIRST_TABLE if identifier not in shown]


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
