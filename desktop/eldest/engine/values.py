"""Changed copies of frozen values: a table changes at every act, so this is the engine's hottest path."""

import functools
from dataclasses import fields
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from dataclasses import replace  # so that a checker knows the fields
else:

    def replace(value: Any, **changes: Any) -> Any:
        """Return the value with some fields changed.

        It does what its namesake in the standard library does in half the time, but asks no
        `__post_init__`: values that check themselves are made by their constructors.

        :raises AttributeError: if the value has no such field
        """
        kind = type(value)
        made = object.__new__(kind)
        for name in _names_of(kind):
            _put(made, name, getattr(value, name))
        for name, changed in changes.items():
            _put(made, name, changed)
        return made


_put = object.__setattr__


@functools.cache
def _names_of(kind: type[Any]) -> tuple[str, ...]:
    return tuple(field.name for field in fields(kind))


__all__ = ["replace"]
