"""Which of several penalties is worth most to a side: told by scoring the hand with each of them."""

from collections.abc import Sequence
from typing import Any

from eldest.cards.seating import Seat
from eldest.engine.law import Demand
from eldest.engine.referee import Referee
from eldest.engine.table import Sight, Table


def best_scored(referee: Referee[Any], sight: Sight, keys: Sequence[str], seat: Seat) -> str | None:
    """Return which of these remedies leaves a player's side best off, where the hand is over.

    What is seen then is enough, since all tricks may be searched. Of equal ones the first is taken; None
    if the hand still goes on, so that nothing tells them apart. rule: W-ENG-09
    """
    if sight.docket.hand_over is None or len(keys) == 1:
        return None
    over = sight.docket.hand_over
    return max(keys, key=lambda key: _worth(over, referee.step(sight, Demand(seat, key)).table, seat))


def _worth(over: Table, after: Table, seat: Seat) -> tuple[int, int]:
    """Return whether a side has won a game more than the others, and by how much it is ahead then."""
    side = over.seating.side_of(seat)
    won = 0 if after.tally.winner is None else 1 if after.tally.winner == side else -1
    score = after.tally.score
    return won, score[side] - max(points for other, points in enumerate(score) if other != side)
