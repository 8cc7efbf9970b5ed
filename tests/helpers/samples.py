"""One of everything that carries words: made-up acts and events, and every phrase the program declares."""

import ast
import importlib
import pkgutil
import re
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from enum import EnumMeta
from pathlib import Path
from typing import Any, get_args, get_origin, get_type_hints

import eldest
import eldest.games
import eldest.laws
from eldest.cards.card import Card, Suit
from eldest.cards.seating import Seat
from eldest.engine.acts import Act, Play, declared_acts
from eldest.engine.events import Event, declared_events
from eldest.engine.law import STAND, Fault, Law, Offence, Remedy
from eldest.engine.phrase import Phrase
from eldest.games import catalogue
from eldest.games.euchre.calls import OrderUp
from eldest.laws.revoke import REVOKE

_BY_TYPE: dict[Any, Any] = {
    Card: Card.parse("QS"),
    Suit: Suit.HEARTS,
    Seat: Seat(1),
    Act: OrderUp(Seat(0)),
    str: "2 + 2",
    Fault: REVOKE,
    Offence: Offence(Seat(1), REVOKE.key, "W-REV-02", Play(Seat(1), Card.parse("QS")), trick=3),
    Remedy: STAND,
}


def sample_acts() -> Iterator[Act]:
    """Yield one act of every kind, done by seat 0."""
    catalogue()
    for kind in declared_acts():
        yield kind(**_fields_of(kind, {"seat": 0}))


def sample_events(seat: int) -> Iterator[Event]:
    """Yield events of every kind about a seat, one for each value of an enumeration in them."""
    catalogue()
    for kind in declared_events():
        given = {"seat": seat, "side": seat, "seats": (0, 1), "score": (5, 3), "rounds": (2, 3)}
        yield from (kind(**values) for values in _varied(kind, _fields_of(kind, given)))


def sample_faults() -> tuple[Fault, ...]:
    """Return every fault that one can be accused of, by any law of any game."""
    return tuple(dict.fromkeys(value for value in _declared() if isinstance(value, Fault)))


def sample_remedies() -> tuple[Remedy, ...]:
    """Return every remedy that can be named beforehand."""
    return tuple(dict.fromkeys(value for value in _declared() if isinstance(value, Remedy)))


def _declared() -> Iterator[object]:
    """Yield what the modules of laws and games hold, what their tuples hold, and what their laws name."""
    for package in (eldest.laws, eldest.games):
        for found in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
            for value in vars(importlib.import_module(found.name)).values():
                yield from value if isinstance(value, tuple) else (value,)
                if isinstance(value, type) and issubclass(value, Law):
                    yield from (value.fault, *value.remedies)


def _fields_of(kind: type, given: dict[str, Any]) -> dict[str, Any]:
    hints = get_type_hints(kind)
    assert is_dataclass(kind)
    own = {
        name: value
        for name, value in given.items()
        if not isinstance(value, tuple) or hints.get(name) is not int
    }
    return {field.name: own.get(field.name, _sample(hints[field.name])) for field in fields(kind)}


def _sample(hint: Any) -> Any:
    if isinstance(hint, EnumMeta) and hint not in _BY_TYPE:
        return next(iter(hint))
    if get_origin(hint) is tuple:
        return (_sample(get_args(hint)[0]),)
    return _BY_TYPE.get(hint, 3 if hint is int else Card.parse("JH"))


def _varied(kind: type, values: dict[str, Any]) -> Iterator[dict[str, Any]]:
    hints = get_type_hints(kind)
    name = next((n for n, hint in hints.items() if isinstance(hint, EnumMeta) and hint is not Suit), None)
    if name is None:
        yield values
        return
    for value in hints[name]:
        yield {**values, name: value}


def declared_phrases() -> tuple[Phrase, ...]:
    """Return every phrase written in the program's source, once."""
    files = sorted(Path(eldest.__path__[0]).rglob("*.py"))
    return tuple(dict.fromkeys(said for path in files for said in _phrases_in(path)))


def places_of(text: str) -> list[str]:
    """Return the names in braces that a text has, in order of the alphabet."""
    return sorted(re.findall(r"\{(\w+)\}", text))


def _phrases_in(path: Path) -> Iterator[Phrase]:
    for call in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id == "phrase":
            context, text = (ast.literal_eval(word) for word in call.args)
            yield Phrase(context, text)
