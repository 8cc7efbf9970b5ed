"""The player who sees all cards: what nobody could do honestly, and so the upper end of every ladder.

He tries everything that he may do and has the rest of the deal played out, with the cards as they truly lie,
by players of rule of thumb in every seat; of the play of the cards alone he knows the exact value, where a
solver can tell it.
"""

from collections.abc import Callable
from typing import Any

from eldest.engine.acts import Act, Play
from eldest.engine.table import Table
from eldest.players.player import UNLIMITED
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


def by_thumb(game: Any) -> Choice:
    """Return the choice of rule of thumb in every seat, each from his own sight."""
    thumb = Thumb(game)

    def choose(table: Table, acts: tuple[Act, ...]) -> Act:
        assert table.turn is not None
        sight = table.seen_by(table.player_of(table.turn))
        return thumb.choose(sight, UNLIMITED, acts).act

    return choose
