"""What follows when a game is won: the rubber, the stakes, and who deals next."""

from dataclasses import dataclass

from eldest.cards.seating import Seating, Side
from eldest.engine.events import Event, GameWon, RubberWon, StakePaid, ThirdGameOmitted
from eldest.engine.phrase import Phrase, phrase
from eldest.engine.rubber import GAMES_TO_WIN, rubber_reckoning, rubber_value, rubber_winner
from eldest.engine.tally import Tally, stake_due

FOR_THE_GAME = phrase("ledger", "the game")
FOR_RUBBER_POINTS = phrase("ledger", "rubber points")


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
    """A tally after a game was won, what happened, and whether the players now cut afresh."""

    tally: Tally
    events: tuple[Event, ...]
    cut_again: bool = False


def close_game(tally: Tally, seating: Seating, winner: Side, agreed: Agreement, *, clause: str) -> Closed:
    """Return what follows when a side has won the game at the tally's present score.

    In a rubber the rotation of the deal runs on from game to game; after it the players cut
    afresh. rule: X-CUT-10, X-DEAL-04

    :param clause: the clause of the game's length
    """
    events: list[Event] = [GameWon(winner, tally.score, clause)]
    tally = tally.won(winner)
    if agreed.amount and not agreed.by_rubber_points:
        tally, paid = _pay(tally, seating, winner, 1, agreed.amount, FOR_THE_GAME)
        events.append(paid)
    if not agreed.rubbers or rubber_winner(tally.games) is None:
        return Closed(tally, tuple(events))
    return _close_rubber(tally, seating, agreed, events)


def _close_rubber(tally: Tally, seating: Seating, agreed: Agreement, events: list[Event]) -> Closed:
    winner = tally.games[-1].winner
    value = rubber_value(tally.games)
    if len(tally.games) == GAMES_TO_WIN:
        events.append(ThirdGameOmitted())
    events.append(RubberWon(winner, value, rubber_reckoning(tally.games)))
    if agreed.amount and agreed.by_rubber_points:
        tally, paid = _pay(tally, seating, winner, value, agreed.amount, FOR_RUBBER_POINTS)
        events.append(paid)
    return Closed(tally.rubber_closed(winner), tuple(events), cut_again=True)


def _pay(
    tally: Tally, seating: Seating, winner: Side, units: int, amount: int, reason: Phrase
) -> tuple[Tally, Event]:
    net = stake_due(seating, winner, units * amount)
    return tally.paid(reason, units, amount, net), StakePaid(winner, units * amount)
