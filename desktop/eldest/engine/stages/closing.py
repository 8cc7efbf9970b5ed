"""What follows when a game is won: the rubber, the stakes, who gives way, and who deals next."""

from dataclasses import dataclass
from typing import TypeVar

from eldest.cards.seating import Seat, Seating, Side
from eldest.engine.events import (
    DealPasses,
    Event,
    GameWon,
    RubberWon,
    StakePaid,
    ThirdGameOmitted,
    event,
)
from eldest.engine.game import Outcome
from eldest.engine.phrase import Phrase, phrase
from eldest.engine.rubber import GAMES_TO_WIN, rubber_reckoning, rubber_value, rubber_winner
from eldest.engine.table import Table
from eldest.engine.tally import Tally, paid_to
from eldest.engine.values import replace

T = TypeVar("T", bound=Table)

FOR_THE_GAME = phrase("ledger", "the game")
FOR_RUBBER_POINTS = phrase("ledger", "rubber points")
FOR_A_BET = phrase("ledger", "a bet")

CUT_FOR_TABLE, CUT_FOR_DEAL, CUT_OUT, SHUFFLE = "cut-for-table", "cut-for-deal", "cut-out", "shuffle"
"""The stages between deals, by the names that every game gives them."""


@dataclass(frozen=True, slots=True)
class Agreement:
    """What was agreed before the first cut: rubbers or single games, and the stake.

    `amount` counters are paid for each game, or for each point of the rubber; nought plays for
    love. rule: X-STAKE-01, E-STAKE-01, E-STAKE-02
    """

    rubbers: bool = False
    amount: int = 0
    by_rubber_points: bool = False


@dataclass(frozen=True, slots=True)
class Closed:
    """A tally after a game was won, what happened, and whether that ended what is played in one row.

    `rubber_over` tells that a rubber was decided, `change` that members may now change, which they
    do after a game where no rubbers are played. rule: X-TABLE-03
    """

    tally: Tally
    events: tuple[Event, ...]
    rubber_over: bool = False
    change: bool = False


@event(
    phrase("events", "{seat} wins a bet against {of}: {counters}."),
    "W-STAKE-10",
    mine=phrase("events", "You win a bet against {of}: {counters}."),
)
class BetPaid(Event):
    """A bet on the game was settled between two members."""

    seat: Seat
    of: Seat
    counters: int


def bets_settled(table: T, closed: Closed) -> tuple[T, Closed]:
    """Return the table without its bets, and the game closed with them paid. rule: W-STAKE-10

    Where a hand is scored anew, bets offered before a later deal are none on the game that it ends.
    """
    bets, deal = table.docket.bets, table.tally.deals
    for bet in bets:
        if bet.taker is not None and bet.deal <= deal:
            closed = _paid_bet(table, closed, bet.seat, bet.taker, bet.counters)
    if bets:
        later = tuple(bet for bet in bets if bet.deal > deal)
        table = replace(table, docket=replace(table.docket, bets=later))
    return table, closed


def _paid_bet(table: Table, closed: Closed, bettor: Seat, taker: Seat, counters: int) -> Closed:
    won = table.seating.side_of(bettor) == closed.tally.winner
    winner, loser = (bettor, taker) if won else (taker, bettor)
    net = tuple(counters * ((one == winner) - (one == loser)) for one in table.seating.members)
    tally = closed.tally.paid(FOR_A_BET, 1, counters, net)
    return replace(closed, tally=tally, events=(*closed.events, BetPaid(winner, loser, counters)))


def close_game(
    tally: Tally, seating: Seating, winner: Side, agreed: Agreement, *, clause: str, games: int = 1
) -> Closed:
    """Return what follows when a side has won the game at the tally's present score.

    :param clause: the clause of the game's length
    :param games: how many games it counts as
    """
    events: list[Event] = [GameWon(winner, tally.score, clause)]
    seats = seating.members_of(winner)
    tally = tally.won(winner, seats, games)
    if agreed.amount and not agreed.by_rubber_points:
        tally, paid = pay(tally, seating, winner, games, agreed.amount, FOR_THE_GAME)
        events.append(paid)
    if not agreed.rubbers:
        return Closed(tally, tuple(events), change=True)
    if rubber_winner(tally.games) is None:
        return Closed(tally, tuple(events))
    return _close_rubber(tally, seating, agreed, events)


def _close_rubber(tally: Tally, seating: Seating, agreed: Agreement, events: list[Event]) -> Closed:
    winner = tally.games[-1].winner
    value = rubber_value(tally.games)
    if len(tally.games) == GAMES_TO_WIN:
        events.append(ThirdGameOmitted())
    events.append(RubberWon(winner, value, rubber_reckoning(tally.games)))
    if agreed.amount and agreed.by_rubber_points:
        tally, paid = pay(tally, seating, winner, value, agreed.amount, FOR_RUBBER_POINTS)
        events.append(paid)
    tally = tally.rubber_closed(seating.members_of(winner))
    return Closed(tally, tuple(events), rubber_over=True, change=True)


def pay(
    tally: Tally, seating: Seating, winner: Side, units: int, amount: int, reason: Phrase
) -> tuple[Tally, Event]:
    """Return the tally after the losers have paid so many units of the stake, and the event of it."""
    net = paid_to(seating, seating.members_of(winner), units * amount)
    return tally.paid(reason, units, amount, net), StakePaid(winner, max(net), reason)


def follow_on(table: T, closed: Closed) -> Outcome[T]:
    """Return what comes after a game: members give way, all cut afresh, or the deal passes on.

    In a rubber the rotation of the deal runs on from game to game; after it the players cut
    afresh. rule: X-CUT-10, X-DEAL-04, X-TABLE-03
    """
    table, closed = bets_settled(table, closed)
    table = replace(table, tally=closed.tally)
    if closed.change and table.seating.waiting:
        return Outcome(table, closed.events, CUT_OUT)
    if closed.rubber_over:
        return Outcome(table, closed.events, CUT_FOR_DEAL)
    return pass_deal(table, closed.events)


def pass_deal(table: T, events: tuple[Event, ...] = (), *, from_: Seat | None = None) -> Outcome[T]:
    """Return the table as the deal passes to the left. rule: X-DEAL-02, X-DEAL-03, X-DEAL-04"""
    dealt = table.dealer if from_ is None else from_
    assert dealt is not None
    left = table.seating.left_of(dealt)
    return Outcome(replace(table, dealer=left), (*events, DealPasses(left)), SHUFFLE)
