"""Reading the text of a record though it may be damaged: what is whole of it is kept."""

import json
from collections import Counter
from typing import Any

Document = dict[str, Any]

ACTS = '"acts": ['
"""Where the acts begin in a record as the program writes it, one to a line."""


class SaidTwice(Exception):
    """An entry of a document stands in it more than once."""


def whole_document(text: str) -> Document | None:
    """Return the document that a text begins with; None if it begins with none.

    :raises SaidTwice: if an entry of it stands there twice
    """
    try:
        document, _ = json.JSONDecoder(object_pairs_hook=_once).raw_decode(text.lstrip("\ufeff \t\r\n"))
    except (ValueError, RecursionError):
        return None
    return document if isinstance(document, dict) else None


def is_followed(text: str) -> bool:
    """Tell whether something follows the document that a text begins with."""
    stripped = text.strip("\ufeff \t\r\n")
    _, end = json.JSONDecoder().raw_decode(stripped)
    return end < len(stripped)


def is_shallow(value: object, deepest: int) -> bool:
    """Tell whether a value is nested no deeper than so."""
    layer = [value]
    for _ in range(deepest):
        inner = [it.values() if isinstance(it, dict) else it for it in layer if isinstance(it, dict | list)]
        if not inner:
            return True
        layer = [it for members in inner for it in members]
    return False


def salvaged(text: str) -> Document | None:
    """Return the document of a record whose text breaks off among its acts, with the acts before."""
    head, found, tail = text.partition(ACTS)
    document = whole_document(head + ACTS + "]}") if found else None
    if document is None:
        return None
    return {**document, "acts": list(_whole_lines(tail))}


def _whole_lines(tail: str) -> "list[str]":
    lines: list[str] = []
    for line in tail.splitlines():
        word = line.strip().rstrip(",")
        if not word:
            continue
        try:
            act = json.loads(word)
        except (ValueError, RecursionError):
            break
        if not isinstance(act, str):
            break
        lines.append(act)
    return lines


def _once(pairs: list[tuple[str, Any]]) -> Document:
    document = dict(pairs)
    if len(document) < len(pairs):
        times = Counter(name for name, _ in pairs)
        raise SaidTwice(next(name for name, said in times.items() if said > 1))
    return document
