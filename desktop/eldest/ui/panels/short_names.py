"""Names short enough to stand above a narrow column."""

from collections.abc import Sequence

LONGEST = 9
LETTERS = 3
"""The letters that stand for a name where there are many; where there are very many, one fewer."""
MANY = 5


def short_names(names: Sequence[str], longest: int = LONGEST) -> list[str]:
    """Return names in so many letters: whole, or by their last word, or cut short; no two become the same."""
    short = [_by_last_word(name, longest) for name in names]
    return [
        it if short.count(it) == 1 else _cut(name, longest) for it, name in zip(short, names, strict=True)
    ]


def abbreviations(names: Sequence[str]) -> list[str]:
    """Return a few letters for each name, of its last word; those that would be the same are numbered."""
    letters = LETTERS if len(names) <= MANY else LETTERS - 1
    short = [[name, *name.split()][-1][:letters] for name in names]
    places = [short[: place + 1].count(it) for place, it in enumerate(short)]
    return [
        it if short.count(it) == 1 else f"{it[: letters - 1]}{place}"
        for it, place in zip(short, places, strict=True)
    ]


def _by_last_word(name: str, longest: int) -> str:
    return name if len(name) <= longest else _cut([name, *name.split()][-1], longest)


def _cut(name: str, longest: int) -> str:
    return name if len(name) <= longest else f"{name[: longest - 1]}…"
