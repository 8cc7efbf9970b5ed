"""The record of a sitting: a header and its acts, as text that people and programs can read.

The text is one JSON document in UTF-8, described in the project's README. Acts are kept, not
events: scores and tricks are found again by playing the acts over. Reading never raises for what
a text holds; it returns what can be read, and the problems.
"""

import json
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from eldest.engine.acts import Act, parse_act, spell_act
from eldest.engine.law import Spirit
from eldest.engine.phrase import Phrase, phrase
from eldest.games import AnyGame, catalogue

FORMAT = "eldest-record"
VERSION = 1

MOST_CHARACTERS = 16_000_000
MOST_ACTS = 200_000
MOST_NAME = 60
"""A text past these is refused before it is read any further."""

NOT_A_RECORD = phrase("record", "This is not a record of Eldest Hand.")
TOO_LARGE = phrase("record", "The file is too large to be a record of Eldest Hand.")
NEWER = phrase("record", "This record was written by a newer Eldest Hand (version {version}).")
NO_SUCH_GAME = phrase("record", "This program has no game called {game}.")
OTHER_EDITION = phrase("record", "The rules of this game have been corrected since; edition {edition}.")
BAD_HEADER = phrase("record", "The header makes no sense: {field}.")
BAD_ACT = phrase("record", "This line is no act: {line}")


@dataclass(frozen=True, slots=True)
class Problem:
    """Something wrong with a record: where (the number of the act, from 1; 0: header), and what."""

    place: int
    said: Phrase
    clause: str = ""
    values: tuple[tuple[str, object], ...] = ()

    @classmethod
    def of(cls, place: int, said: Phrase, clause: str = "", **values: object) -> "Problem":
        """Return a problem with the values that its phrase names."""
        return cls(place, said, clause, tuple(values.items()))

    def __str__(self) -> str:
        where = f"act {self.place}" if self.place else "header"
        cited = f" [{self.clause}]" if self.clause else ""
        return f"{where}: {self.said.text.format_map(dict(self.values))}{cited}"


@dataclass(frozen=True, slots=True)
class Record:
    """A sitting as it is kept: which game under which rules, who sat where, and every act."""

    game: str
    switches: tuple[tuple[str, Any], ...] = ()
    spirit: Spirit = Spirit.GUIDED
    names: tuple[str, ...] = ()
    person: int = 0
    helped: bool = False
    edition: int = 1
    acts: tuple[Act, ...] = ()

    def new_game(self) -> AnyGame:
        """Return the game with its options.

        :raises KeyError: if there is no such game
        """
        kind = catalogue()[self.game]
        options, _ = kind.options_type.from_switches(dict(self.switches))
        return kind(options, len(self.names))


def write_record(record: Record) -> str:
    """Return a record as text, one act a line."""
    header: dict[str, Any] = {
        "format": FORMAT,
        "version": VERSION,
        "game": record.game,
        "edition": record.edition,
        "spirit": record.spirit.value,
        "options": dict(record.switches),
        "names": list(record.names),
        "person": record.person,
        "helped": record.helped,
    }
    lines = [f"  {_json(key)}: {_json(value)}," for key, value in header.items()]
    acts = ",\n".join(f"    {_json(spell_act(act))}" for act in record.acts)
    return "\n".join(["{", *lines, '  "acts": [', *([acts] if acts else []), "  ]", "}", ""])


def read_record(text: str) -> tuple[Record | None, tuple[Problem, ...]]:
    """Return the record that a text holds as far as it can be read, and everything wrong with it.

    No record is returned for a text that is none, one of a newer version, or an unknown game.
    """
    if len(text) > MOST_CHARACTERS:
        return None, (Problem.of(0, TOO_LARGE),)
    try:
        document = json.loads(text)
    except (ValueError, RecursionError):
        return None, (Problem.of(0, NOT_A_RECORD),)
    if not isinstance(document, dict) or document.get("format") != FORMAT:
        return None, (Problem.of(0, NOT_A_RECORD),)
    if document.get("version") != VERSION:
        return None, (_version_problem(document.get("version")),)
    return _read_version_1(document)


def _version_problem(version: object) -> Problem:
    if isinstance(version, int) and version > VERSION:
        return Problem.of(0, NEWER, version=version)
    return Problem.of(0, BAD_HEADER, field="version")


def _read_version_1(document: Mapping[str, Any]) -> tuple[Record | None, tuple[Problem, ...]]:
    kind = catalogue().get(document["game"]) if isinstance(document.get("game"), str) else None
    if kind is None:
        return None, (Problem.of(0, NO_SUCH_GAME, game=str(document.get("game"))[:MOST_NAME]),)
    names = _read_names(document.get("names"), kind.players)
    if names is None:
        return None, (Problem.of(0, BAD_HEADER, field="names"),)
    switches, more = _read_switches(document.get("options", {}), kind)
    edition = document.get("edition")
    if edition != kind.edition:
        more += (Problem.of(0, OTHER_EDITION, edition=str(edition)[:MOST_NAME]),)
    spirit, odd = _read_spirit(document.get("spirit"))
    acts, bad = _read_acts(document.get("acts"))
    helped = document.get("helped") is True
    record = Record(kind.key, switches, spirit, names, helped=helped, acts=acts)
    return _with_person(record, document), (*more, *odd, *bad)


def _with_person(record: Record, document: Mapping[str, Any]) -> Record:
    person = document.get("person")
    if isinstance(person, int) and 0 <= person < len(record.names):
        return replace(record, person=person)
    return record


def _read_names(names: object, players: tuple[int, ...]) -> tuple[str, ...] | None:
    if not isinstance(names, list) or len(names) not in players:
        return None
    return tuple(str(name)[:MOST_NAME] for name in names)


def _read_spirit(spirit: object) -> tuple[Spirit, tuple[Problem, ...]]:
    try:
        return Spirit(spirit), ()
    except ValueError:
        return Spirit.GUIDED, (Problem.of(0, BAD_HEADER, field="spirit"),)


def _read_switches(
    switches: object, kind: type[AnyGame]
) -> tuple[tuple[tuple[str, Any], ...], tuple[Problem, ...]]:
    if not isinstance(switches, dict):
        return (), (Problem.of(0, BAD_HEADER, field="options"),)
    options, refused = kind.options_type.from_switches(switches)
    problems = tuple(Problem(0, r.said, r.clause, r.values) for r in refused)
    return tuple(options.switches().items()), problems


def _read_acts(lines: object) -> tuple[tuple[Act, ...], tuple[Problem, ...]]:
    """Read acts up to the first line that is none: what follows it cannot be trusted."""
    if not isinstance(lines, list) or len(lines) > MOST_ACTS:
        return (), (Problem.of(0, BAD_HEADER, field="acts"),)
    acts: list[Act] = []
    for place, line in enumerate(lines, 1):
        try:
            acts.append(parse_act(str(line)))
        except ValueError:
            return tuple(acts), (Problem.of(place, BAD_ACT, line=str(line)[:MOST_NAME]),)
    return tuple(acts), ()


_json = json.JSONEncoder(ensure_ascii=False).encode
"""One encoder for every line: making it anew would cost more than the encoding."""
