"""The file of the settings, read though it may be wrong in any place, and written whole.

The file names a schema, `major.minor`. When a setting is added the schema stays; a changed default
raises the minor number; a setting renamed or removed raises the major one and needs a migration.
Only values that differ from their defaults are written. Keys that this program does not know are
left in the file; wrong values fall back to their defaults and are listed together.
"""

import copy
import json
from collections.abc import Callable, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any, TypeVar

from eldest.engine.options import Declared, Value
from eldest.engine.phrase import Phrase, Refusal, phrase
from eldest.store.levels import read_levels
from eldest.store.record import printable
from eldest.store.salvage import is_shallow
from eldest.store.saves import keep_aside, read_text, write_safely
from eldest.store.settings import MOST_NAMES, LastGame, Page, Rules, Settings

SCHEMA = (2, 0)
LONGEST_TEXT = 40
MOST_DIGITS = 4
DEEPEST = 20
"""Settings of no version are nested more deeply."""
MOST_BYTES = 1_000_000
"""A file larger than this was not written by the program, and is not read."""

WRONG_VALUE = phrase("settings", "The setting “{setting}” cannot be {value}; it is “{default}” now.")
UNREADABLE = phrase(
    "settings", "The settings could not be read and are fresh; the old file is kept as {name}."
)
WRONG_NAMES = phrase("settings", "The names of the players make no sense; they are forgotten.")
NEWER = phrase(
    "settings",
    "The settings were written by a newer Eldest Hand (schema {schema}); they are left as they are.",
)

Problems = tuple[Refusal, ...]
Document = dict[str, Any]
Migration = Callable[[Document], Document]


def with_names_and_games(document: Document) -> Document:
    """Return a document of schema 1 in that of 2: names in a row, and house rules under their game."""
    last = document.get("last")
    if not isinstance(last, dict):
        return document
    names = [last.pop(field, "") for field in ("name", "opponent")]
    if any(names):
        last["names"] = names
    if isinstance(last.get("rules"), dict):
        last["rules"] = {str(last.get("game", LastGame().game)): last["rules"]}
    return document


MIGRATIONS: Mapping[int, Migration] = {1: with_names_and_games}
"""By the major number that a document has: how it is brought to the next one."""

P = TypeVar("P", bound=Page)


class SettingsFile:
    """The file in which settings are kept; what it holds beyond them is left in it.

    A newer program's file is left alone: this one then keeps its own beside it.
    """

    def __init__(self, path: Path) -> None:
        self._given = self._path = path
        self._document: Document = {}
        self._may_write = False

    def load(self) -> tuple[Settings, Problems]:
        """Return the settings, and all that was wrong with the file; nobody need have written one.

        :raises KnownError: if the file cannot be read, or not be put aside when it is damaged
        """
        self._path = self._given
        settings, problems = self._loaded()
        if not any(problem.said == NEWER for problem in problems):
            return settings, problems
        self._path = self._given.with_name(f"{self._given.stem}-v{SCHEMA[0]}{self._given.suffix}")
        settings, more = self._loaded()
        return settings, (*problems, *more)

    def _loaded(self) -> tuple[Settings, Problems]:
        self._may_write = False
        text = read_text(self._path, MOST_BYTES)
        document = {} if text is None else _parsed(text)
        if document is None:
            aside = keep_aside(self._path)
            self._may_write = True
            return Settings(), (Refusal.because("", UNREADABLE, name=aside.name if aside else ""),)
        schema = _schema_of(document)
        self._may_write = schema[0] <= SCHEMA[0]
        if not self._may_write:
            return Settings(), (Refusal.because("", NEWER, schema=".".join(map(str, schema))),)
        self._document = upgraded(document)
        return read_settings(self._document)

    def keep(self, settings: Settings) -> None:
        """Write the settings; a file that could not be loaded is left alone.

        :raises KnownError: if they cannot be written; those of before are still there
        """
        if not self._may_write:
            return
        self._document = merged(self._document, settings)
        write_safely(self._path, json.dumps(self._document, ensure_ascii=False, indent=2) + "\n")


def settings_in(text: str) -> Settings | None:
    """Return the settings that a text holds; None if it holds none, or a newer program's."""
    document = _parsed(text)
    if document is None or _schema_of(document)[0] > SCHEMA[0]:
        return None
    settings, _ = read_settings(upgraded(document))
    return settings


def _parsed(text: str) -> Document | None:
    try:
        document = json.loads(text)
    except (ValueError, RecursionError):
        return None
    return document if isinstance(document, dict) and is_shallow(document, DEEPEST) else None


def _schema_of(document: Document) -> tuple[int, ...]:
    """Return the schema that a document names; one that makes no sense is taken for ours."""
    words = str(document.get("schema", "")).split(".")
    if not all(word.isascii() and word.isdigit() and len(word) <= MOST_DIGITS for word in words):
        return SCHEMA
    return tuple(map(int, words[:2]))


def upgraded(
    document: Document, migrations: Mapping[int, Migration] = MIGRATIONS, to: int = SCHEMA[0]
) -> Document:
    """Return a document brought to a major number step by step; the one given stays as it is."""
    document = copy.deepcopy(document)
    for major in range(_schema_of(document)[0], to):
        if major in migrations:  # no program ever wrote a schema that has none
            document = migrations[major](document)
    return document


def read_settings(document: Document) -> tuple[Settings, Problems]:
    """Return the settings that a document holds, and a problem for every value that makes no sense."""
    problems: list[Refusal] = []
    pages: dict[str, Any] = {
        name: _read_page(page, document.get(name), problems) for name, page in Settings().pages()
    }
    return Settings(**pages), tuple(problems)


def _read_page(page: P, written: object, problems: list[Refusal]) -> P:
    if not isinstance(written, dict):
        return page
    taken: dict[str, Any] = {}
    for setting in page.declared():
        value = written.get(setting.name, setting.default)
        if _is_allowed(setting, value):
            taken[setting.name] = value
        else:
            values = {
                "setting": setting.said,
                "value": printable(str(value)[:LONGEST_TEXT]),
                "default": _words_of(setting),
            }
            problems.append(Refusal.because("", WRONG_VALUE, **values))
    if isinstance(page, LastGame):
        taken["rules"] = _read_games(written.get("rules"))
        taken["names"] = _read_names(written.get("names", []), problems)
        taken["levels"] = read_levels(written.get("levels")) or ()
    return replace(page, **taken)


def _words_of(setting: Declared) -> Value | Phrase:
    """Return a setting's default as the form names it."""
    words = dict(setting.choices).get(setting.default)
    return setting.default if words is None else words


def _is_allowed(setting: Declared, value: object) -> bool:
    if isinstance(value, str) and not _is_name(value):
        return False
    return setting.allows(value)


def _is_name(value: object) -> bool:
    return isinstance(value, str) and len(value) <= LONGEST_TEXT and value.isprintable()


def _read_names(written: object, problems: list[Refusal]) -> tuple[str, ...]:
    if isinstance(written, list) and len(written) <= MOST_NAMES and all(map(_is_name, written)):
        return tuple(written)
    problems.append(Refusal.because("", WRONG_NAMES))
    return ()


def _read_games(written: object) -> tuple[tuple[str, Rules], ...]:
    """Return the house rules of every game; those of a game that is no longer there stay for it."""
    if not isinstance(written, dict):
        return ()
    return tuple((game, _read_rules(rules)) for game, rules in written.items() if isinstance(rules, dict))


def _read_rules(written: Mapping[str, object]) -> Rules:
    return tuple(
        (switch, value) for switch, value in written.items() if isinstance(value, bool | int | float | str)
    )


def merged(document: Document, settings: Settings) -> Document:
    """Return a document with these settings put in; keys that are none of ours stay in it."""
    document = {**document, "schema": ".".join(map(str, SCHEMA))}
    for name, page in settings.pages():
        found = document.get(name)
        written = dict(found) if isinstance(found, dict) else {}
        for setting in page.declared():
            written.pop(setting.name, None)
            if (value := getattr(page, setting.name)) != setting.default:
                written[setting.name] = value
        if isinstance(page, LastGame):
            written["rules"] = {game: dict(rules) for game, rules in page.rules}
            written["names"] = list(page.names)
            written["levels"] = dict(page.levels)
        document[name] = written
    return document
