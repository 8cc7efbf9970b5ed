"""Moments of an evening at which somebody who reckons has something to decide."""

import random
from collections.abc import Iterator

from eldest.engine.table import Table
from eldest.games import AnyGame, reckoning_of
from eldest.players.player import UNLIMITED
from eldest.players.thumb import Thumb

RECKONED = ("cinch", "euchre", "whist")
"""The games that tell something of themselves to those who reckon."""


def decisions(game: AnyGame, number: int, deals: int = 2) -> Iterator[Table]:
    """Yield the tables of so many deals at which a player who reckons would be asked.

    Four acts in five are by rule of thumb, and one is any that is lawful.
    """
    reckoning, thumb, table = reckoning_of(game), Thumb(game), game.opening()
    chance = random.Random(number)
    while table.tally.deals <= deals:
        if table.turn is None:
            act = game.stage_of(table).chance(table, chance.randrange(10**9))
            assert act is not None
        else:
            if table.stage in reckoning.decisions:
                yield table
            acts = game.acts(table)
            sensible = thumb.choose(table.seen_by(table.turn), UNLIMITED).act
            act = sensible if chance.random() < 0.8 else chance.choice(acts)
        table = game.advance(table, act).table
