"""The deals of a match: each by its number, the same for ever, ready for its first decision.

A deal is played on bare tables, through the game's own door that trusts its caller: no sitting, no record.
"""

from collections.abc import Callable
from typing import Any

from eldest.cards.seating import Seat
from eldest.engine.acts import Act, CutPack, DealOut
from eldest.engine.habits import cut
from eldest.engine.stages.closing import SHUFFLE
from eldest.engine.table import Table
from eldest.engine.values import replace
from games.suite import Setting, awaited_at

REPORTING, TUNING = 0, 500_000_000
"""The first deal of those that are reported, and of those by which players are tuned: never the same ones."""
FIRST_CUT = 1
"""The number by which the pack lies for the cut before all deals; it only settles where everybody sits."""

Choice = Callable[[Table, tuple[Act, ...]], Act]
"""How somebody chooses among what is open to the seat in turn."""
Hearing = Callable[[Table, Act, Table], None]
"""What is told of everything that is done: the table before it, the act, and the table after it."""


class Deals:
    """The deals of a game: so numbered, the deal passing from seat to seat with the numbers.

    :param score: what each side has before the deal; by default nobody has anything
    """

    def __init__(self, setting: Setting, score: tuple[int, ...] = ()) -> None:
        self.setting = setting
        self.game = setting.game()
        self._at_rest: Table = _cut_for(self.game)
        self.sides = self._at_rest.seating.number_of_sides
        if score and len(score) != self.sides:
            raise ValueError(f"{setting} has {self.sides} sides, not {len(score)}")
        self._score = score or self._at_rest.tally.score

    def dealt(self, number: int, score: tuple[int, ...] = ()) -> Table:
        """Return the table of a deal, about to be asked for its first decision; perhaps at another score."""
        order = self._at_rest.seating.order
        tally = replace(self._at_rest.tally, score=score or self._score)
        table: Table = replace(self._at_rest, dealer=order[number % len(order)], tally=tally)
        while (act := self._dealing(table, number)) is not None:
            table = self.game.advance(table, act).table
        return table

    def _dealing(self, table: Table, number: int) -> Act | None:
        """Return the next act of the deal itself; None once there is something to decide."""
        if table.turn is None:
            return awaited_at(self.game, table, number)
        acts = self.game.acts(table)
        if isinstance(acts[0], CutPack):
            return acts[len(acts) // 2]
        if isinstance(acts[0], DealOut):
            return acts[number // len(table.seating.order) % len(acts)]
        return None

    def play_out(self, table: Table, number: int, choose: Choice, hearing: Hearing | None = None) -> Table:
        """Return the table after the deal, the seats in turn having so chosen; what is forced asks nobody."""
        game = self.game
        while table.turn is not None or not game.rests(table):
            act = awaited_at(game, table, number)
            if act is None:
                acts = game.acts(table)
                act = acts[0] if len(acts) == 1 else choose(table, acts)
            after: Table = game.advance(table, act).table
            if hearing is not None:
                hearing(table, act, after)
            table = after
        return table


def _cut_for(game: Any) -> Any:
    """Return the table after everything before the first shuffle for a deal."""
    table = game.opening()
    while table.stage != SHUFFLE:
        act = awaited_at(game, table, FIRST_CUT)
        if act is None:
            advice = cut(table.seen_by(table.turn), game.acts(table))
            assert advice is not None
            act = advice.act
        table = game.advance(table, act).table
    return table


def points_made(before: Table, after: Table) -> tuple[int, ...]:
    """Return what each side made in the deal between two tables, by the lines of the sheet."""
    lines = after.tally.sheet[len(before.tally.sheet) :]
    nought = (0,) * before.seating.number_of_sides
    return tuple(map(sum, zip(nought, *(line.points for line in lines), strict=True)))


def tricks_made(before: Table, after: Table) -> tuple[int, ...]:
    """Return how many tricks each side has won in the deal; before, its seats are still as they were."""
    seating = before.seating
    return tuple(
        after.tricks_of(tuple(Seat(seat) for seat, side in enumerate(seating.sides) if side == one))
        for one in range(seating.number_of_sides)
    )


def lead(points: tuple[int, ...], side: int) -> float:
    """Return by how much a side is before the mean of all others."""
    return points[side] - (sum(points) - points[side]) / (len(points) - 1)
