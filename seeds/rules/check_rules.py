"""Check the rules files against each other; with --write, rebuild clauses.tsv and options.tsv.

Exit status 0 means that all is consistent: every clause has the one form and an id of its own, every id
that is named exists, every switch that is used is defined, and both tables say what the rule files say.
"""

import re
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

HERE = Path(__file__).resolve().parent
RULE_FILES = ("common.md", "whist.md", "euchre.md", "cinch.md")
OTHER_FILES = ("examples.md", "README.md")
LONGEST_SUMMARY = 200
GAMES = {
    "X": "common",
    "W": "whist",
    "E": "euchre",
    "E2": "euchre2",
    "E3": "euchre",
    "E5": "euchre",
    "E6": "euchre",
    "E7": "euchre",
    "C": "cinch",
    "CV": "cinch",
}

CLAUSE = re.compile(
    r"^- \*\*([A-Z]+\d?-[A-Z]+-\d{2})\*\* \[(core|option|table) \| ([^\]]+)\] \*(.+?)\* (\S.*)$"
)
IDENTIFIER = re.compile(r"\b(?:" + "|".join(GAMES) + r")-[A-Z]+-\d{2}\b")
SWITCH = re.compile(r"`((?:common|whist|euchre|cinch)\.[a-z_0-9]+)`")
DEFINED = re.compile(r"[Ss]witch `([a-z]+\.[a-z_0-9]+)`: ((?:[^.]|\.(?=\w))*)")
FIXED = re.compile(r"`([a-z]+\.[a-z_0-9]+)` = (\w+)")
EXAMPLE = re.compile(r"^- \*\*(EX-\d\d)\*\*", re.MULTILINE)


class Clause(NamedTuple):
    """One numbered rule."""

    id: str
    mode: str
    source: str
    title: str
    text: str

    @property
    def game(self) -> str:
        return GAMES[self.id.split("-")[0]]

    @property
    def summary(self) -> str:
        """The title and the first sentence, cut at a word when it is long."""
        first = re.split(r"(?<=[.]) (?=[A-Z])", self.text.replace("`", ""))[0]
        if len(first) > LONGEST_SUMMARY:
            first = first[:LONGEST_SUMMARY].rsplit(" ", 1)[0] + " ..."
        return f"{self.title}: {first}"


def lines_of(name: str) -> Iterator[tuple[str, str]]:
    """Yield each line of a file with the words that point at it."""
    text = (HERE / name).read_text("utf-8")
    for number, line in enumerate(text.splitlines(), 1):
        yield f"{name}:{number}", line


def read_clauses() -> tuple[list[Clause], list[str]]:
    """Return the clauses of all rule files, and complaints about lines that are not in clause form."""
    clauses, complaints = [], []
    for name in RULE_FILES:
        for where, line in lines_of(name):
            found = CLAUSE.match(line)
            if found:
                identifier, mode, source, title, text = found.groups()
                clauses.append(Clause(identifier, mode, source, title.rstrip("."), text))
            elif line.startswith("- **"):
                complaints.append(f"{where}: not in clause form: {line[:60]}")
    return clauses, complaints


def read_switches(clauses: list[Clause]) -> dict[str, tuple[str, str]]:
    """Return every switch with the clause that defines it first and the values it may take."""
    switches: dict[str, tuple[str, str]] = {}
    for clause in clauses:
        for key, values in DEFINED.findall(clause.text):
            switches.setdefault(key, (clause.id, values.replace("`", "").strip()))
        for key, value in FIXED.findall(clause.text):
            switches.setdefault(key, (clause.id, f"{value} (default)"))
    return switches


def table_of_clauses(clauses: list[Clause]) -> str:
    rows = [[clause.id, clause.game, clause.mode, clause.source, clause.summary] for clause in clauses]
    return as_table(["id", "game", "mode", "source", "summary"], rows)


def table_of_options(switches: dict[str, tuple[str, str]]) -> str:
    rows = [[key, default_of(values), values, clause] for key, (clause, values) in sorted(switches.items())]
    return as_table(["switch", "default", "values", "clause"], rows)


def default_of(values: str) -> str:
    found = re.search(r"([\w.]+) \(default", values) or re.search(r"([\w.]+)", values)
    return found.group(1) if found else ""


def as_table(heading: list[str], rows: list[list[str]]) -> str:
    return "".join("\t".join(row) + "\n" for row in [heading, *rows])


def doubled(words: list[str]) -> list[str]:
    return [word for word, times in Counter(words).items() if times > 1]


def unknown_ids(clauses: list[Clause]) -> Iterator[str]:
    known = {clause.id for clause in clauses}
    for name in (*RULE_FILES, *OTHER_FILES):
        for where, line in lines_of(name):
            yield from (f"{where}: unknown clause {it}" for it in IDENTIFIER.findall(line) if it not in known)


def bad_switches(clauses: list[Clause], defined: set[str]) -> Iterator[str]:
    used = {key for name in RULE_FILES for _, line in lines_of(name) for key in SWITCH.findall(line)}
    yield from (f"switch {key} used but not defined" for key in sorted(used - defined))
    options = (clause for clause in clauses if clause.mode == "option")
    yield from (f"option clause without switch: {it.id}" for it in options if not SWITCH.search(it.text))


def stale_tables(tables: dict[str, str]) -> Iterator[str]:
    for name, wanted in tables.items():
        path = HERE / name
        if not path.exists() or path.read_text("utf-8") != wanted:
            yield f"{name} is out of date (run with --write)"


def main() -> int:
    """Check everything, print a count of clauses by game and mode, and every complaint."""
    clauses, complaints = read_clauses()
    switches = read_switches(clauses)
    tables = {"clauses.tsv": table_of_clauses(clauses), "options.tsv": table_of_options(switches)}
    if "--write" in sys.argv:
        for name, text in tables.items():
            (HERE / name).write_text(text, "utf-8", newline="\n")
    examples = EXAMPLE.findall((HERE / "examples.md").read_text("utf-8"))
    complaints += [f"duplicate id {it}" for it in doubled([clause.id for clause in clauses])]
    complaints += [f"duplicate example {it}" for it in doubled(examples)]
    complaints += [*unknown_ids(clauses), *bad_switches(clauses, set(switches)), *stale_tables(tables)]
    report(clauses, len(examples), len(switches))
    sys.stdout.write("\n".join(complaints or ["consistent"]) + "\n")
    return 1 if complaints else 0


def report(clauses: list[Clause], examples: int, switches: int) -> None:
    count = Counter((clause.game, clause.mode) for clause in clauses)
    for game in dict.fromkeys(GAMES.values()):
        modes = ", ".join(f"{mode} {count[game, mode]}" for mode in ("core", "option", "table"))
        sys.stdout.write(f"{game}: {modes}\n")
    sys.stdout.write(f"clauses {len(clauses)}, examples {examples}, switches {switches}\n")


if __name__ == "__main__":
    sys.exit(main())
