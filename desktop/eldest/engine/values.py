"""Changed copies of frozen values: a table changes at every act, so this is the engine's hottest path."""

import functools
from collections.abc import Callable
from dataclasses import fields
from typing import TYPE_CHECKING, Any

Getter = Callable[[Any], Any]
Putter = Callable[[Any, Any], None]

if TYPE_CHECKING:
    from dataclasses import replace  # so that a checker knows the fields
else:

    def replace(value: Any, **changes: Any) -> Any:
        """Return the value with some fields changed.

        It does what its namesake in the standard library does in a part of the time, but asks no
        `__post_init__`: values that check themselves are made by their constructors.

        :raises AttributeError: if the value has no such field
        """
        kind = type(value)
        made = _new(kind)
        held = getattr(value, "__dict__", None)
        if held is None:
            for get, put in _slots_of(kind):
                put(made, get(value))
            for name, changed in changes.items():
                _put(made, name, changed)
            return made
        fresh = held | changes
        if len(fresh) != len(held):
            raise AttributeError(f"{kind.__name__} has no {', '.join(changes.keys() - held.keys())}")
        _put(made, "__dict__", fresh)
        return made


_new, _put = object.__new__, object.__setattr__


@functools.cache
def _slots_of(kind: type[Any]) -> tuple[tuple[Getter, Putter], ...]:
    slots = (getattr(kind, field.name) for field in fields(kind))
    return tuple((slot.__get__, slot.__set__) for slot in slots)


__all__ = ["replace"]
