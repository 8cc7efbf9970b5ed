"""What follows a game won at Whist: its value, the rubber, the stakes, and who has Dummy next."""

from dataclasses import dataclass

from eldest.cards.seating import Side
from eldest.engine.events import Event, GameWon, RubberWon, ThirdGameOmitted, event
from eldest.engine.game import Outcome
from eldest.engine.phrase import Phrase, phrase
from eldest.engine.rubber import (
    GAMES_TO_WIN,
    GameValue,
    game_value,
    rubber_reckoning,
    rubber_value,
    rubber_winner,
)
from eldest.engine.stages.closing import Closed, bets_settled, follow_on
from eldest.engine.tally import Tally
from eldest.engine.values import replace
from eldest.games.whist.dummy import pass_dummy
from eldest.games.whist.stakes import LOVE, Stakes, settle
from eldest.games.whist.table import WhistTable

FOR_THE_RUBBER = phrase("whist", "Added for the rubber")

_RUBBER_POINTS = {
    GameValue.SINGLE: phrase("whist", "The game is a single: one rubber point to {side}."),
    GameValue.DOUBLE: phrase("whist", "The game is a double: two rubber points to {side}."),
    GameValue.TREBLE: phrase("whist", "The game is a treble: three rubber points to {side}."),
}


@dataclass(frozen=True, slots=True)
class Terms:
    """How games are reckoned: points, code, whether the last hand is played out, rubbers, stakes.

    `bonus` are the points added for a rubber in the American game, `clause` that of the game's length.
    """

    target: int
    clause: str
    english: bool = False
    play_out: bool = False
    rubbers: bool = False
    bonus: int = 0
    stakes: Stakes = LOVE


@event(
    phrase("whist", "The losers have {lost}: the game is worth {worth}."),
    "W-AM-02",
)
class GameValued(Event):
    """What a game is worth in the American code: the points of game less the losers' score."""

    side: Side
    lost: int
    worth: int


@event(None, "W-ENG-06")
class RubberPointsWon(Event):
    """What a game is worth in the English code: rubber points by how far the losers came."""

    side: Side
    value: GameValue

    @property
    def said(self) -> Phrase:
        """The sentence of the value."""
        return _RUBBER_POINTS[self.value]


@event(
    phrase("whist", "{side} wins the rubber and adds {counted} to the points won."),
    "W-AM-06",
    mine=phrase("whist", "You win the rubber and add {counted} to the points won."),
)
class RubberAdded(Event):
    """A rubber of the American game is decided."""

    side: Side
    counted: int


@event(
    phrase("whist", "{side} wins the rubber."),
    "W-AM-06",
    mine=phrase("whist", "You win the rubber."),
)
class RubberWithoutBonus(Event):
    """A rubber of the American game is decided for which nothing was agreed to be added."""

    side: Side


def close(table: WhistTable, winner: Side, terms: Terms, events: tuple[Event, ...]) -> Outcome[WhistTable]:
    """Return what comes after a side has won the game at the tally's present score."""
    tally = table.tally
    lost = min(tally.score)
    worth: Event = GameValued(winner, lost, terms.target - lost)
    if terms.english:
        worth = RubberPointsWon(winner, game_value(lost))
    tally = tally.won(winner, table.seating.members_of(winner))
    dues = terms.stakes.for_game(terms.target, tally.score, play_out=terms.play_out)
    tally, paid = settle(tally, table, winner, dues)
    events = (*events, GameWon(winner, tally.score, terms.clause), worth, *paid)
    if not terms.rubbers:
        return _follow(table, Closed(tally, events, change=True))
    if rubber_winner(tally.games) is None:
        return _follow(table, Closed(tally, events))
    return _close_rubber(table, tally, terms, events)


def _close_rubber(
    table: WhistTable, tally: Tally, terms: Terms, events: tuple[Event, ...]
) -> Outcome[WhistTable]:
    """Count the rubber and pay for it. rule: W-ENG-07, W-AM-06, W-STAKE-11, X-RUB-02"""
    winner = tally.games[-1].winner
    value = rubber_value(tally.games) if terms.english else 0
    omitted = (ThirdGameOmitted(),) if len(tally.games) == GAMES_TO_WIN else ()
    won: Event = RubberAdded(winner, terms.bonus) if terms.bonus else RubberWithoutBonus(winner)
    if terms.english:
        won = RubberWon(winner, value, rubber_reckoning(tally.games))
    dues = terms.stakes.for_rubber(tally, winner, table.odd, value=value, bonus=terms.bonus)
    tally, paid = settle(tally, table, winner, dues)
    if terms.bonus:
        tally = _bonus_entered(tally, table, winner, terms.bonus)
    tally = tally.rubber_closed(table.seating.members_of(winner))
    events = (*events, *omitted, won, *paid)
    fresh = replace(table, odd=(0, 0))
    return _follow(fresh, Closed(tally, events, rubber_over=True, change=True))


def _bonus_entered(tally: Tally, table: WhistTable, winner: Side, bonus: int) -> Tally:
    """Return the tally with the points on the sheet; they are no part of the game's score."""
    points = tuple(bonus * (side == winner) for side in range(len(tally.score)))
    return tally.scored(FOR_THE_RUBBER, "W-AM-06", points, max(tally.score), seating=table.seating)


def _follow(table: WhistTable, closed: Closed) -> Outcome[WhistTable]:
    """Members change, Dummy passes, the players cut, or the deal goes on to the left."""
    if table.dummies and closed.change:
        table, closed = bets_settled(table, closed)
        return pass_dummy(replace(table, tally=closed.tally), closed.events)
    return follow_on(table, closed)
