"""Names short enough to stand above a narrow column."""

from collections.abc import Sequence

LONGEST = 9


def short_names(names: Sequence[str], longest: int = LONGEST) -> list[str]:
    """Return names in so many letters: whole, or by their last word, or cut short; no two become the same."""
    short = [_by_last_word(name, longest) for name in names]
    return [
        it if short.count(it) == 1 else _cut(name, longest) for it, name in zip(short, names, strict=True)
    ]


def _by_last_word(name: str, longest: int) -> str:
    return name if len(name) <= longest else _cut([name, *name.split()][-1], longest)


def _cut(name: str, longest: int) -> str:
    return name if len(name) <= longest else f"{name[: longest - 1]}…"
