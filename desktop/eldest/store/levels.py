"""How well players play, as settings and records keep it: whose level, and which, in words.

What the words mean the room knows; here they are only kept.
"""

Levels = tuple[tuple[str, str], ...]
"""Whose level, and which."""

MOST_LEVELS, LONGEST_WORD = 9, 20
"""The two sides and seven seats have levels, and no word of theirs is longer."""


def read_levels(written: object) -> Levels | None:
    """Return the levels that were written; None if it makes no sense."""
    if not isinstance(written, dict) or len(written) > MOST_LEVELS:
        return None
    if not all(_is_word(whose) and _is_word(level) for whose, level in written.items()):
        return None
    return tuple(written.items())


def _is_word(value: object) -> bool:
    return isinstance(value, str) and len(value) <= LONGEST_WORD and value.isprintable()
