"""The player who sees all cards: what nobody could do honestly, and so the upper end of every ladder.

He tries everything that he may do and has the rest of the deal played out, with the cards as they truly lie,
by players of rule of thumb in every seat; of the play of the cards alone he knows the exact value, where a
solver can tell it.
"""

from collections.abc import Callable
from typing import Any

from eldest.analysis.double_dummy import Solver
from eldest.engine.acts import Act, Play
from eldest.engine.habits import of_kind
from eldest.engine.table import Table
from eldest.games import AnyGame, reckoning_of
from eldest.players.player import UNLIMITED
from eldest.players.seeing import Seeing as SolvedAsOne
from eldest.players.thumb import Thumb
from strength.deals import Choice, Deals, lead, points_made

Exact = Callable[[Table, tuple[Act, ...]], dict[Act, float] | None]
"""The exact value of each card for the side in turn, higher is better; None where no solver can tell it."""


class Seeing:
    """Sees the true table, and so tells the best of the acts open to him.

    :param exact: the solver, if there is one
    """

    listens = False

    def __init__(self, deals: Deals, exact: Exact | None = None) -> None:
        self._deals = deals
        self._exact = exact
        self._dealt: Table | None = None
        self._number = 0

    def begins(self, table: Table, number: int) -> None:
        """Keep the table as it was dealt, from which the points are counted."""
        self._dealt, self._number = table, number

    def hears(self, before: Table, act: Act, after: Table) -> None:
        """He sees it all anyhow."""

    def choose(self, table: Table, acts: tuple[Act, ...]) -> Act:
        """Return the act of the highest value; of equals the first."""
        if self._exact is not None and isinstance(acts[0], Play):
            values = self._exact(table, acts)
            if values is not None:
                return max(acts, key=values.__getitem__)
        return max(acts, key=lambda act: self._played_out(table, act))

    def _played_out(self, table: Table, act: Act) -> float:
        """Return the lead of the side in turn at the end of the deal, if it does this now."""
        assert self._dealt is not None
        assert table.turn is not None
        deals, side = self._deals, self._dealt.seating.side_of(table.turn)
        after = deals.game.advance(table, act).table
        over = deals.play_out(after, self._number, by_thumb(deals.game))
        return lead(points_made(self._dealt, over), side)


def exactly(game: AnyGame) -> Exact:
    """Return what tells the exact value of every card, where it is soon found."""
    reckoning, solver = reckoning_of(game), SolvedAsOne(Solver())

    def values(table: Table, acts: tuple[Act, ...]) -> dict[Act, float] | None:
        assert table.turn is not None
        reading = reckoning.reading(table, table.turn)
        (solved,) = (None,) if reading is None else solver.solve_many([reading.position], nodes=MOST_NODES)
        if reading is None or solved is None:
            return None
        prizes = reckoning.prizes(table, table.turn)
        by_card = dict(zip(map(reading.cards.__getitem__, reading.position.legal()), solved, strict=True))
        return {act: prizes[by_card[act.card]] for act in of_kind(acts, Play)}

    return values


MOST_NODES = 3_000_000
"""Cards laid in the search for one exact value at the most."""


def by_thumb(game: Any) -> Choice:
    """Return the choice of rule of thumb in every seat, each from his own sight."""
    thumb = Thumb(game)

    def choose(table: Table, acts: tuple[Act, ...]) -> Act:
        assert table.turn is not None
        sight = table.seen_by(table.player_of(table.turn))
        return thumb.choose(sight, UNLIMITED, acts).act

    return choose
