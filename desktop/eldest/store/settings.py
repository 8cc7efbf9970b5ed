"""What the user has set: one frozen value, read from a text that may be wrong in any place.

The file names a schema, `major.minor`. When a setting is added the schema stays; a changed default
raises the minor number; a setting renamed or removed raises the major one and needs a migration.
Only values that differ from their defaults are written. Keys that this program does not know are
left in the file; wrong values fall back to their defaults and are listed together.
"""

import copy
import json
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field, fields, replace
from pathlib import Path
from typing import Any, TypeVar

from eldest.engine.options import Declared, Value, option
from eldest.engine.phrase import Refusal, phrase
from eldest.store.saves import keep_aside, read_text, write_safely

SCHEMA = (1, 0)
LONGEST_TEXT = 40

WRONG_VALUE = phrase("settings", "The setting {setting} cannot be {value}; it is {default} now.")
UNREADABLE = phrase(
    "settings", "The settings could not be read and are fresh; the old file is kept as {name}."
)
NEWER = phrase(
    "settings",
    "The settings were written by a newer Eldest Hand (schema {schema}). They are left as they are, and changes "
    "are not kept.",
)

Document = dict[str, Any]
Migration = Callable[[Document], Document]

MIGRATIONS: Mapping[int, Migration] = {}
"""By the major number that a document has: how it is brought to the next one."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Page:
    """Settings that belong together; they are declared as house rules are, and forms are made alike."""

    @classmethod
    def declared(cls) -> tuple[Declared, ...]:
        """Return every setting of the page, in the order of its declaration."""
        found = (f for f in fields(cls) if "declared" in f.metadata)
        return tuple(replace(f.metadata["declared"], name=f.name) for f in found)


def _setting(
    default: Value,
    context_and_text: tuple[str, str],
    **limits: Any,
) -> Any:
    return option(default, phrase(*context_and_text), switch="", clause="", **limits)
