"""Which clauses of the rules the program carries out, and which of them a test shows at work.

Run as a script it prints the count; in the tests it keeps code and rule book from drifting apart.
"""

import ast
import csv
import re
import sys
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[2]
RULE_BOOK = ROOT / "seeds" / "rules" / "clauses.tsv"
PROGRAM = ROOT / "desktop" / "eldest"
TESTS = ROOT / "tests"
IDENTIFIER = re.compile(r"\b(?:X|W|E|E2|E3|E5|E6|E7|C|CV)-[A-Z]+-\d{2}\b")

Citations = dict[str, list[str]]


class Clause(NamedTuple):
    """A row of the rule book's table."""

    id: str
    game: str
    mode: str
    source: str
    summary: str


def rule_book() -> dict[str, Clause]:
    """Return every clause by its id."""
    with RULE_BOOK.open(encoding="utf-8", newline="") as file:
        rows = csv.reader(file, delimiter="\t", quoting=csv.QUOTE_NONE)
        next(rows)  # the heading
        return {row[0]: Clause(*row) for row in rows}


def cited_in_program(folder: Path = PROGRAM) -> Citations:
    """Return the ids the program cites – in docstrings, comments or strings – with the files that do."""
    return gather((path, IDENTIFIER.findall(path.read_text("utf-8"))) for path in python_files(folder))


def cited_in_tests(folder: Path = TESTS) -> Citations:
    """Return the ids that marks and row names of the tests cite, with the files that do."""
    return gather((path, list(ids_in_test(path.read_text("utf-8")))) for path in python_files(folder))


def python_files(folder: Path) -> Iterator[Path]:
    yield from sorted(folder.rglob("*.py"))


def gather(found: Iterator[tuple[Path, list[str]]]) -> Citations:
    citations: Citations = defaultdict(list)
    for path, ids in found:
        for identifier in dict.fromkeys(ids):
            citations[identifier].append(path.relative_to(ROOT).as_posix())
    return dict(citations)


def ids_in_test(source: str) -> Iterator[str]:
    """Yield the ids in `mark.rule(…)` and in the name of a row, `id=…` or `ids=…`; all else is no proof."""
    for call in ast.walk(ast.parse(source)):
        if not isinstance(call, ast.Call):
            continue
        if isinstance(call.func, ast.Attribute) and call.func.attr == "rule":
            yield from ids_in(*call.args)
        yield from ids_in(*(word.value for word in call.keywords if word.arg in {"id", "ids"}))


def ids_in(*nodes: ast.AST) -> Iterator[str]:
    for node in nodes:
        for part in ast.walk(node):
            if isinstance(part, ast.Constant) and isinstance(part.value, str):
                yield from IDENTIFIER.findall(part.value)


def report() -> str:
    """Return a table: for each game and mode how many clauses are implemented, tested, and there at all."""
    code, tests = cited_in_program(), cited_in_tests()
    lines = [f"{'game':10}{'mode':8}{'implemented':>12}{'tested':>8}{'total':>7}"]
    for (game, mode), ids in by_game_and_mode().items():
        done, shown = len(ids & code.keys()), len(ids & tests.keys())
        lines.append(f"{game:10}{mode:8}{done:12}{shown:8}{len(ids):7}")
    return "\n".join(lines)


def by_game_and_mode() -> dict[tuple[str, str], set[str]]:
    groups: dict[tuple[str, str], set[str]] = defaultdict(set)
    for clause in rule_book().values():
        groups[clause.game, clause.mode].add(clause.id)
    return groups


if __name__ == "__main__":
    sys.stdout.write(report() + "\n")
