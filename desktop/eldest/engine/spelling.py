"""How the fields of an act are spelled in a record, by their declared types."""

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, NewType, get_args, get_origin

from eldest.cards.card import Card, Suit


@dataclass(frozen=True, slots=True)
class Spelling:
    """How one type of field is written and read; `many` takes all the words that are left."""

    write: Callable[[Any], str]
    read: Callable[[str], Any]
    many: bool = False


Points = NewType("Points", int)
"""What stands on a score sheet: where players are set back it may be less than nought."""


def _whole_number(word: str) -> int:
    if not (word.isascii() and word.isdigit()) or len(word) > MOST_DIGITS:
        raise ValueError(f"not a number: {word[:40]!r}")
    return int(word)


def _points(word: str) -> int:
    return -_whole_number(word[1:]) if word.startswith("-") else _whole_number(word)


MOST_DIGITS = 12
"""Numbers in a record are short; longer ones are refused rather than counted."""


def _word(word: str) -> str:
    if not _WORD.fullmatch(word):
        raise ValueError(f"not a word: {word[:40]!r}")
    return word


_WORD = re.compile("[a-z][a-z0-9-]{0,39}")
"""What names a fault or a remedy."""

_SPELLINGS: dict[object, Spelling] = {
    str: Spelling(str, _word),
    int: Spelling(str, _whole_number),
    Points: Spelling(str, _points),
    Card: Spelling(str, Card.parse),
    Suit: Spelling(str, Suit.parse),
}


def spelling_of(kind: Any) -> Spelling:
    """Return the spelling of a field's type; a tuple takes the spelling of its members.

    :raises TypeError: if fields of this type have no spelling
    """
    if get_origin(kind) is tuple:
        one = spelling_of(get_args(kind)[0])
        return Spelling(
            lambda values: " ".join(map(one.write, values)),
            lambda words: tuple(map(one.read, words.split())),
            many=True,
        )
    if kind not in _SPELLINGS:
        kind = getattr(kind, "__supertype__", kind)
    try:
        return _SPELLINGS[kind]
    except KeyError:
        raise TypeError(f"no spelling for a field of type {kind}") from None
