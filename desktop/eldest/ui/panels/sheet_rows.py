"""The rows of the score sheet: what was scored, games and rubbers as they were won, and the sides."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import dropwhile, takewhile

from eldest.cards.seating import Seat, Seating, Side
from eldest.engine.events import ComesIn, DealPasses, Event, GameWon, GivesWay
from eldest.engine.game import Glimpse
from eldest.engine.tally import SheetLine

Sides = tuple[tuple[Seat, ...], ...]

_NO_RESULT = (DealPasses, GivesWay, ComesIn)
"""What follows the end of a game, and is no part of it."""


@dataclass(frozen=True, slots=True)
class SheetRow:
    """One row, for the sides of its deal: a line that was scored, what a game came to, or a heading.

    A row with neither line nor event heads those that follow: the cut has made other sides.
    """

    deal: int
    seating: Seating
    line: SheetLine | None = None
    event: Event | None = None

    @property
    def sides(self) -> Sides:
        """The seats of every side."""
        seating = self.seating
        return tuple(seating.members_of(Side(side)) for side in range(seating.number_of_sides))

    @property
    def is_heading(self) -> bool:
        """Tell whether it only names the sides."""
        return self.line is None and self.event is None

    @property
    def score(self) -> tuple[int, ...]:
        """The score after it; nothing where it is no line."""
        return self.line.score if self.line is not None else ()

    @property
    def points(self) -> tuple[int, ...]:
        """What every side scored by it; nothing where it is no line."""
        return self.line.points if self.line is not None else ()


def rows_of(glimpses: Iterable[Glimpse], seating: Seating, lines: int = 0) -> Iterator[SheetRow]:
    """Yield the rows that steps add to a sheet of so many lines; what was scored comes before what it won.

    :param seating: how they sat before the first of the steps, for the sides are those who played
    """
    for glimpse in glimpses:
        tally = glimpse.sight.tally
        for line in tally.sheet[lines:]:
            yield SheetRow(line.deal, seating, line=line)
        lines = len(tally.sheet)
        for event in _results(glimpse.events):
            yield SheetRow(tally.deals, seating, event=event)
        seating = glimpse.sight.seating


def _results(events: Sequence[Event]) -> Iterator[Event]:
    """Yield what a game that was won came to, in the order in which it was told."""
    won = dropwhile(lambda event: not isinstance(event, GameWon), events)
    results = takewhile(lambda event: not isinstance(event, _NO_RESULT), won)
    return (event for event in results if event.said is not None)


def under_headings(rows: Sequence[SheetRow], present: Sides = ()) -> list[SheetRow]:
    """Return the rows, headed anew wherever other sides begin; sides that never change need no heading.

    :param present: the sides above the columns, under which rows of others must not stand bare
    """
    if not has_changed(rows, present):
        return list(rows)
    headed: list[SheetRow] = []
    for row in rows:
        if not headed or headed[-1].sides != row.sides:
            headed.append(SheetRow(row.deal, row.seating))
        headed.append(row)
    return headed


def has_changed(rows: Sequence[SheetRow], present: Sides = ()) -> bool:
    """Tell whether there were other sides at some time than there are at present."""
    return len({row.sides for row in rows} | ({present} if present else set())) > 1
