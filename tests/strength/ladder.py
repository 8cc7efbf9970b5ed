"""The ladder: every level against the one below it in every game, beside the figures that are pinned.

``ladder.tsv`` is a table with a row for each match: the game, its form, the stronger player and the weaker,
the pairs played, the mean lead a deal and half the width of its interval.
"""

import math
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path

from games.suite import Setting
from strength.contestants import LEVELS, RANDOM, SEEING
from strength.figures import Figures
from strength.forms import read_setting

PINNED = Path(__file__).with_name("ladder.tsv")
HEADING = ("game", "form", "first", "second", "pairs", "figure", "interval")

RUNGS = (RANDOM, *LEVELS, SEEING)
"""From the weakest upward."""
MAIN_FORMS = tuple(map(read_setting, ("euchre for 4", "whist for 4", "cinch for 4")))
FORMS = tuple(
    map(
        read_setting,
        (
            "euchre for 2",
            "euchre for 3",
            "euchre for 4",
            "euchre for 4, preset=american",
            "euchre for 5",
            "euchre for 6",
            "euchre for 7",
            "whist for 4",
            "whist for 4, code=english",
            "whist for 3",
            "whist for 2",
            "whist for 2, form=double_dummy",
            "cinch for 2",
            "cinch for 3",
            "cinch for 4",
            "cinch for 5",
            "cinch for 6",
        ),
    )
)
"""The forms of the games that are measured, the main ones among them."""


@dataclass(frozen=True, slots=True)
class Rung:
    """Two neighbours on the ladder at a game."""

    setting: Setting
    first: str
    second: str

    @property
    def form(self) -> str:
        """The form by which the game is played, as ``4, pack=24``."""
        return str(self.setting).partition(" for ")[2]


@dataclass(frozen=True, slots=True)
class Pinned:
    """A figure that was measured: over so many pairs, with half the width of its interval."""

    pairs: int
    figure: float
    interval: float

    @classmethod
    def of(cls, figures: Figures) -> "Pinned":
        """Return what is pinned of figures."""
        points = figures.points
        return cls(points.count, round(points.value, 4), round(points.interval, 4))

    def is_below(self, other: "Pinned") -> bool:
        """Tell whether this figure is less than another by more than chance explains."""
        return self.figure < other.figure - math.hypot(self.interval, other.interval)

    def __str__(self) -> str:
        return f"{self.figure:+.3f} ± {self.interval:.3f}"


def rungs(settings: Iterable[Setting] = FORMS) -> list[Rung]:
    """Return every pair of neighbours at these games, the stronger first."""
    return [Rung(setting, upper, lower) for setting in settings for lower, upper in pairwise(RUNGS)]


def read_pinned(path: Path = PINNED) -> dict[Rung, Pinned]:
    """Return the pinned table; none if there is no file."""
    if not path.exists():
        return {}
    _, *lines = path.read_text("utf-8").splitlines()
    return dict(_read_row(line.split("\t")) for line in lines)


def _read_row(row: Sequence[str]) -> tuple[Rung, Pinned]:
    game, form, first, second, pairs, figure, interval = row
    setting = read_setting(f"{game} for {form}")
    return Rung(setting, first, second), Pinned(int(pairs), float(figure), float(interval))


def write_pinned(table: Mapping[Rung, Pinned], path: Path = PINNED) -> None:
    """Write the pinned table."""
    rows = [HEADING, *(_row(rung, pinned) for rung, pinned in table.items())]
    path.write_text("".join("\t".join(row) + "\n" for row in rows), "utf-8")


def _row(rung: Rung, pinned: Pinned) -> tuple[str, ...]:
    figures = (str(pinned.pairs), f"{pinned.figure:.4f}", f"{pinned.interval:.4f}")
    return (rung.setting.key, rung.form, rung.first, rung.second, *figures)


def fallen(found: Mapping[Rung, Pinned], pinned: Mapping[Rung, Pinned]) -> list[str]:
    """Return a line for each figure that has fallen below the pinned one beyond their intervals."""
    return [
        f"{rung.setting}: {rung.first} v {rung.second} {now}, pinned {pinned[rung]}"
        for rung, now in found.items()
        if rung in pinned and now.is_below(pinned[rung])
    ]


def markdown(table: Mapping[Rung, Pinned]) -> str:
    """Return the table for people: a row for each game, a column for each pair of neighbours."""
    columns = list(dict.fromkeys((rung.first, rung.second) for rung in table))
    rows = dict.fromkeys(rung.setting for rung in table)
    lines = [
        "| points a deal | " + " | ".join(f"{first} v {second}" for first, second in columns) + " |",
        "| --- |" + " --- |" * len(columns),
    ]
    for setting in rows:
        cells = (table.get(Rung(setting, *pair)) for pair in columns)
        lines.append(f"| {setting} | " + " | ".join("" if it is None else str(it) for it in cells) + " |")
    return "\n".join(lines) + "\n"
