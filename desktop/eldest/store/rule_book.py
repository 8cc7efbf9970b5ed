"""The rule book: the clauses of `seeds/rules`, by their ids, chapters and words."""

import functools
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from eldest.engine.phrase import Phrase, phrase
from eldest.store.errors import KnownError
from eldest.store.folders import seeds

MISSING = phrase("store", "The rule book is missing from {folder}. Please install the program again.")

CHAPTERS: tuple[tuple[str, Phrase], ...] = (
    ("common", phrase("rule book", "Common to all games")),
    ("euchre", phrase("rule book", "Euchre")),
    ("whist", phrase("rule book", "Whist")),
    ("cinch", phrase("rule book", "Cinch")),
)
"""The files of the rules, in the order of reading."""

_CLAUSE = re.compile(
    r"- \*\*([A-Z]+\d?-[A-Z]+-\d{2})\*\* \[(core|option|table) \| ([^\]]+)\] \*(.+?)\.?\* (\S.*)"
)
_SWITCH = re.compile(r"`([a-z]+\.[a-z_0-9]+)`")


@dataclass(frozen=True, slots=True)
class Clause:
    """One numbered rule: always in force (core), by agreement (option), or among people (table)."""

    id: str
    mode: str
    source: str
    title: str
    text: str

    @property
    def switches(self) -> tuple[str, ...]:
        """The switches that the clause speaks of."""
        return tuple(dict.fromkeys(_SWITCH.findall(self.text)))

    def has(self, words: tuple[str, ...]) -> bool:
        """Tell whether every word stands somewhere in the clause, whatever its capitals."""
        text = f"{self.id} {self.title} {self.text}".casefold()
        return all(word in text for word in words)


@dataclass(frozen=True, slots=True)
class Section:
    """Clauses under one heading."""

    title: str
    clauses: tuple[Clause, ...]


@dataclass(frozen=True, slots=True)
class Chapter:
    """The rules of one game, or those that all share."""

    key: str
    title: Phrase
    sections: tuple[Section, ...]

    def __iter__(self) -> Iterator[Clause]:
        return (clause for section in self.sections for clause in section.clauses)


@dataclass(frozen=True, slots=True)
class RuleBook:
    """Every chapter, and the way to a clause by its id or its words."""

    chapters: tuple[Chapter, ...]

    @classmethod
    def read(cls, folder: Path) -> "RuleBook":
        """Return the rule book that a folder holds.

        :raises KnownError: if a file of it is missing or cannot be read
        """
        try:
            texts = [(key, title, (folder / f"{key}.md").read_text("utf-8")) for key, title in CHAPTERS]
        except (OSError, UnicodeDecodeError) as trouble:
            raise KnownError(MISSING, folder=folder) from trouble
        return cls(tuple(Chapter(key, title, _sections(text)) for key, title, text in texts))

    def __iter__(self) -> Iterator[Clause]:
        return (clause for chapter in self.chapters for clause in chapter)

    def clause(self, clause_id: str) -> Clause | None:
        """Return the clause of an id, if there is one."""
        return next((clause for clause in self if clause.id == clause_id), None)

    def chapter_of(self, clause_id: str) -> Chapter | None:
        """Return the chapter in which a clause stands."""
        return next((chapter for chapter in self.chapters if any(c.id == clause_id for c in chapter)), None)

    def search(self, text: str) -> tuple[Clause, ...]:
        """Return the clauses in which every word of a text stands; none for an empty text."""
        words = tuple(text.casefold().split())
        return tuple(clause for clause in self if words and clause.has(words))


@functools.cache
def book() -> RuleBook:
    """Return the rule book that came with the program, read once.

    :raises KnownError: if it is missing
    """
    return RuleBook.read(seeds("rules"))


def _sections(text: str) -> tuple[Section, ...]:
    """Return the headed groups of clauses in a file; its remarks and tables are for its authors."""
    parts = re.split(r"^## ", text, flags=re.MULTILINE)[1:]
    sections = (_section(*part.partition("\n")[::2]) for part in parts)
    return tuple(section for section in sections if section.clauses)


def _section(title: str, text: str) -> Section:
    found = (_CLAUSE.fullmatch(line) for line in text.splitlines())
    return Section(title.strip(), tuple(Clause(*match.groups()) for match in found if match))
