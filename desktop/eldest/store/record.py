"""The record of a sitting: a header and its acts, as text that people and programs can read.

The text is one JSON document in UTF-8, described in the project's README. Acts are kept, not
events: scores and tricks are found again by playing the acts over. Reading never raises for what
a text holds; it returns what can be read, and the problems.
"""

import functools
import json
import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Any

from eldest.engine.acts import Act, parse_act, spell_act
from eldest.engine.law import Spirit
from eldest.engine.options import Options
from eldest.engine.phrase import Phrase, phrase
from eldest.games import AnyGame, game_of, learn_words_of_the_laws
from eldest.store.levels import Levels, read_levels
from eldest.store.salvage import SaidTwice, is_followed, is_shallow, salvaged, whole_document
from eldest.store.seals import Seals, read_seals, written_seals

FORMAT = "eldest-record"
VERSION = 1

MOST_CHARACTERS = 32_000_000
MOST_ACTS = 250_000
MOST_NAME = 60
MOST_NAMES = 7
"""A text past the first is refused unread; of acts and letters past the others so many are taken."""
MOST_SWITCHES = 200
DEEPEST = 8
"""No game has so many house rules, and no record of any version is nested as deeply."""

NOT_A_RECORD = phrase("record", "This is not a record of Eldest Hand.")
TOO_LARGE = phrase("record", "The file is too large to be a record of Eldest Hand.")
NEWER = phrase("record", "This record was written by a newer Eldest Hand (version {version}).")
NO_SUCH_GAME = phrase("record", "This program has no game called {game}.")
OTHER_EDITION = phrase("record", "The rules of this game have been corrected since; edition {edition}.")
BAD_HEADER = phrase("record", "The header makes no sense: {field}.")
CONFLICT = phrase("record", "House rules that cannot go together; the printed rules are taken: {reason}")
TOO_MANY = phrase("record", "There are more acts than a sitting can have.")
BROKEN_OFF = phrase("record", "The text breaks off or makes no sense after this.")
TOO_DEEP = phrase("record", "The text is nested too deeply to be a record of Eldest Hand.")
TOO_MANY_RULES = phrase("record", "There are more house rules than any game has; they are passed over.")
TWICE = phrase("record", "The header says something twice: {field}.")
BAD_ACT = phrase("record", "This line is no act: {line}")

_UNSHOWN = re.compile("[\x00-\x1f\x7f-\x9f\u2028\u2029\u202a-\u202e\u2066-\u2069\ud800-\udfff]")
"""Controls, breaks, turns of direction, halves of pairs: a name holding one could upset a terminal."""


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


@dataclass(frozen=True, slots=True)
class Record:
    """A sitting as it is kept: which game under which rules, who sat where, and every act.

    `levels` are how well the others play, as the room spells it, and `seals` those of the deals; a record may
    have neither.
    """

    game: str
    switches: tuple[tuple[str, Any], ...] = ()
    names: tuple[str, ...] = ()
    person: int = 0
    helped: bool = False
    edition: int = 1
    levels: Levels = ()
    seals: Seals = ()
    acts: tuple[Act, ...] = ()

    @property
    def options(self) -> Options:
        """The house rules.

        :raises KeyError: if there is no such game
        """
        options, _ = game_of(self.game).options_type.from_switches(dict(self.switches))
        return options

    @property
    def spirit(self) -> Spirit:
        """How it is played, which is one of the house rules. rule: X-MODE-01"""
        return Spirit.STRICT if self.options.strict_table else Spirit.GUIDED

    @property
    def players(self) -> int:
        """How many play at a time; at a table of more members the others wait."""
        return self.options.players_among(len(self.names))

    def goes_on_from(self, before: "Record") -> bool:
        """Tell whether this is the same sitting, and holds all that was done in it before."""
        same = replace(self, helped=before.helped, seals=before.seals, acts=before.acts) == before
        return same and self.acts[: len(before.acts)] == before.acts

    def new_game(self) -> AnyGame:
        """Return the game with its options.

        :raises KeyError: if there is no such game
        """
        return game_of(self.game)(self.options, self.players)


def write_record(record: Record) -> str:
    """Return a record as text, one act a line."""
    return record_text(record, map(act_line, record.acts))


def act_line(act: Act) -> str:
    """Return an act as a line of a record's text."""
    return f"    {_json(spell_act(act))}"


def record_text(record: Record, lines: Iterable[str]) -> str:
    """Return a record as text, its acts given as their lines."""
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
    beside = {"levels": dict(record.levels), "seals": written_seals(record.seals)}
    header |= {entry: value for entry, value in beside.items() if value}
    entries = [f"  {_json(key)}: {_json(value)}," for key, value in header.items()]
    acts = ",\n".join(lines)
    return "\n".join(["{", *entries, '  "acts": [', *([acts] if acts else []), "  ]", "}", ""])


def read_record(text: str) -> tuple[Record | None, tuple[Problem, ...]]:
    """Return the record that a text holds as far as it can be read, and everything wrong with it.

    No record is returned for a text that is none, one of a newer version, or an unknown game.
    """
    if len(text) > MOST_CHARACTERS:
        return None, (Problem.of(0, TOO_LARGE),)
    document, wrong = parsed(text)
    if document is None or document.get("format") != FORMAT:
        return None, wrong or (Problem.of(0, NOT_A_RECORD),)
    version = document.get("version")
    if type(version) is not int or version != VERSION:
        return None, (_version_problem(version),)
    record, more = _read_version_1(document)
    return record, tuple(sorted((*wrong, *more), key=lambda problem: problem.place))


def parsed(text: str) -> tuple[dict[str, Any] | None, tuple[Problem, ...]]:
    """Return the document of a text as far as it is whole, and what was wrong with its form."""
    try:
        document = whole_document(text)
        if document is not None and not is_shallow(document, DEEPEST):
            return None, (Problem.of(0, TOO_DEEP),)
        if document is not None:
            return document, (Problem.of(0, BROKEN_OFF),) if is_followed(text) else ()
        document = salvaged(text)
    except SaidTwice as twice:
        return None, (Problem.of(0, TWICE, field=shown(twice)),)
    if document is None:
        return None, ()
    return document, (Problem.of(len(document["acts"]), BROKEN_OFF),)


def is_newer(problems: tuple[Problem, ...]) -> bool:
    """Tell whether a record could not be read because a newer program wrote it."""
    return any(problem.said == NEWER for problem in problems)


def _version_problem(version: object) -> Problem:
    if type(version) is int and version > VERSION:
        return Problem.of(0, NEWER, version=version)
    return Problem.of(0, BAD_HEADER, field="version")


def _kind_of(game: object) -> type[AnyGame] | None:
    try:
        return game_of(game) if isinstance(game, str) else None
    except KeyError:
        return None


def _read_version_1(document: Mapping[str, Any]) -> tuple[Record | None, tuple[Problem, ...]]:
    kind = _kind_of(document.get("game"))
    if kind is None:
        return None, (Problem.of(0, NO_SUCH_GAME, game=shown(document.get("game"))),)
    names = _read_names(document.get("names"))
    if names is None:
        return None, (Problem.of(0, BAD_HEADER, field="names"),)
    switches, wrong = _read_switches(document.get("options"), kind, len(names))
    record = Record(kind.key, switches, names=names)
    if record.players not in kind.players:
        return None, (Problem.of(0, BAD_HEADER, field="names"),)
    record, odd = _with_header(record, document, kind.edition)
    acts, bad = _read_acts(document.get("acts"), kind.key)
    return replace(record, acts=acts), (*wrong, *odd, *bad)


def _with_header(
    record: Record, document: Mapping[str, Any], edition: int
) -> tuple[Record, tuple[Problem, ...]]:
    """Return the record with the plain entries of the header; what is wrong keeps its default."""
    problems = []
    spirit, person, helped = (document.get(field) for field in ("spirit", "person", "helped"))
    if spirit != record.spirit.value:
        problems.append(Problem.of(0, BAD_HEADER, field="spirit"))
    if type(person) is int and 0 <= person < len(record.names):
        record = replace(record, person=person)
    else:
        problems.append(Problem.of(0, BAD_HEADER, field="person"))
    if isinstance(helped, bool):
        record = replace(record, helped=helped)
    else:
        problems.append(Problem.of(0, BAD_HEADER, field="helped"))
    if document.get("edition") != edition or type(document.get("edition")) is not int:
        problems.append(Problem.of(0, OTHER_EDITION, edition=shown(document.get("edition"))))
    levels, seals = read_levels(document.get("levels", {})), read_seals(document.get("seals", {}))
    wrong = (("levels", levels), ("seals", seals))
    problems += [Problem.of(0, BAD_HEADER, field=field) for field, read in wrong if read is None]
    return replace(record, levels=levels or (), seals=seals or ()), tuple(problems)


def _read_names(names: object) -> tuple[str, ...] | None:
    if not isinstance(names, list) or len(names) > MOST_NAMES:
        return None
    if not all(isinstance(name, str) for name in names):
        return None
    return tuple(printable(name[:MOST_NAME]) for name in names)


def printable(text: str) -> str:
    """Return a text with a mark in place of whatever would do something to a screen instead of showing."""
    return _UNSHOWN.sub("\N{REPLACEMENT CHARACTER}", text)


def shown(value: object) -> str:
    """Return a value of a file as it may stand in a sentence: not too long, and doing nothing to a screen."""
    return printable(str(value)[:MOST_NAME])


def _read_switches(
    switches: object, kind: type[AnyGame], members: int
) -> tuple[tuple[tuple[str, Any], ...], tuple[Problem, ...]]:
    if not isinstance(switches, dict):
        return (), (Problem.of(0, BAD_HEADER, field="options"),)
    if len(switches) > MOST_SWITCHES:
        return (), (Problem.of(0, TOO_MANY_RULES),)
    options, refused = kind.options_type.from_switches(switches)
    problems = tuple(Problem(0, r.said, r.clause, tuple(map(_shown_value, r.values))) for r in refused)
    players = options.players_among(members)
    conflicts = options.conflicts(players) if players in kind.players else ()  # who cannot play has no rules
    if conflicts:
        return (), (*problems, Problem.of(0, CONFLICT, conflicts[0].clause, reason=conflicts[0]))
    return tuple(options.switches().items()), problems


def _shown_value(named: tuple[str, object]) -> tuple[str, object]:
    """Return a value of a sentence with its name; the program's own words and numbers stay as they are."""
    name, value = named
    return name, value if isinstance(value, Phrase | bool | int | float) else shown(value)


def _read_acts(lines: object, game: str) -> tuple[tuple[Act, ...], tuple[Problem, ...]]:
    """Read acts up to the first line that is none: what follows it cannot be trusted."""
    if not isinstance(lines, list):
        return (), (Problem.of(0, BAD_HEADER, field="acts"),)
    acts: list[Act] = []
    for place, line in enumerate(lines[:MOST_ACTS], 1):
        act = _read_act(line)
        if act is None:
            learn_words_of_the_laws(game)
            act = _read_act(line)
        if act is None:
            return tuple(acts), (Problem.of(place, BAD_ACT, line=shown(line)),)
        acts.append(act)
    if len(lines) > MOST_ACTS:
        return tuple(acts), (Problem.of(MOST_ACTS, TOO_MANY),)
    return tuple(acts), ()


def _read_act(line: object) -> Act | None:
    """Return the act of a line, which must be spelled as it would be written."""
    try:
        return _spelled_act(line) if isinstance(line, str) else None
    except ValueError:
        return None


@functools.lru_cache(maxsize=1024)  # most lines of a record are one of the few hundred ways to play a card
def _spelled_act(line: str) -> Act:
    """Return the act of a line.

    :raises ValueError: if it spells none, which is not remembered: its word may still be learned
    """
    act = parse_act(line)
    if spell_act(act) != line:
        raise ValueError(f"spelled otherwise: {line[:60]!r}")
    return act


_json = json.JSONEncoder(ensure_ascii=False).encode
"""One encoder for every line: making it anew would cost more than the encoding."""
