"""Bets beyond the stake of the table: offered first to those who play, then to members who wait."""

from collections.abc import Iterable
from typing import Any

from eldest.cards.seating import Seat
from eldest.engine.acts import Act, act
from eldest.engine.events import Event, event
from eldest.engine.game import Outcome
from eldest.engine.law import Bet, Docket, Law
from eldest.engine.phrase import Refusal, phrase
from eldest.engine.table import Table
from eldest.engine.values import replace

RUNGS = 4
"""In so many steps a player is offered to go up to the limit."""
NOT_NOW = phrase(
    "refusals", "Players offer bets one at a time, of whole counters, from the shuffle until the cut."
)
OVER_THE_LIMIT = phrase("refusals", "A bet over the limit is not accepted; counters left to bet: {left}.")


@act("bet", said=phrase("acts", "I bet {counters} that we win this game"), clause="W-STAKE-10")
class OfferBet(Act):
    """A player offers to bet so many counters on his own side winning the game."""

    counters: int


@act("take-bet", said=phrase("acts", "I take the bet"), clause="W-STAKE-10")
class TakeBet(Act):
    """Somebody takes the bet that is offered."""


@act("decline-bet", said=phrase("acts", "No bet"), clause="W-STAKE-10")
class DeclineBet(Act):
    """Somebody declines the bet that is offered."""


@event(
    phrase("claims", "{seat} offers to bet {counters} on the game."),
    "W-STAKE-10",
    mine=phrase("claims", "You offer to bet {counters} on the game."),
)
class BetOffered(Event):
    """A bet is offered, first to those at the table."""

    seat: Seat
    counters: int


@event(
    phrase("claims", "{seat} takes the bet that {of} offers."),
    "W-STAKE-10",
    mine=phrase("claims", "You take the bet that {of} offers."),
)
class BetTaken(Event):
    """A bet stands until the game is won."""

    seat: Seat
    of: Seat


@event(
    phrase("claims", "{seat} declines the bet."),
    "W-STAKE-10",
    mine=phrase("claims", "You decline the bet."),
)
class BetDeclined(Event):
    """Somebody who was asked does not bet."""

    seat: Seat


class Betting(Law):
    """Before the pack is cut a player may offer a bet; at the table each may take it, then those who wait.

    :param limit: counters that each may bet in one game. rule: W-STAKE-09, W-STAKE-10
    """

    clause = "W-STAKE-10"

    def __init__(self, limit: int) -> None:
        self._limit = limit

    def rights(self, table: Table, seat: Seat) -> Iterable[Act]:
        """Yield offering a bet within the limit, or answering the one that is offered."""
        if not _may_bet(table):
            return
        offered = _offered(table)
        if offered is None:
            yield from (OfferBet(seat, counters) for counters in self._amounts(table, seat))
        elif seat in asked(table, offered):
            if offered.counters <= self._left(table, seat):
                yield TakeBet(seat)
            yield DeclineBet(seat)

    def _amounts(self, table: Table, seat: Seat) -> tuple[int, ...]:
        """Return what a player may offer, the smallest first; nothing if he does not play."""
        if seat not in _at_table(table):
            return ()
        left = self._left(table, seat)
        steps = [self._limit * rung // RUNGS for rung in range(1, RUNGS + 1)]
        return tuple(dict.fromkeys(step for step in (*steps, left) if 0 < step <= left))

    def _left(self, table: Table, seat: Seat) -> int:
        """Return how much a player may still bet in this game. rule: W-STAKE-09"""
        bets = (bet for bet in table.docket.bets if bet.taker is not None)
        return self._limit - sum(bet.counters for bet in bets if seat in (bet.seat, bet.taker))

    def grants(self, table: Table, act: Act) -> bool:
        """Grant a bet of any whole amount within the limit; only a few of them are listed."""
        if not isinstance(act, OfferBet) or act.seat is None:
            return super().grants(table, act)
        free = _may_bet(table) and _offered(table) is None and act.seat in _at_table(table)
        return free and 0 < act.counters <= self._left(table, act.seat)

    def refuses(self, table: Table, act: Act) -> Refusal | None:
        """Say that a bet is over the limit, or cannot be made now."""
        if not isinstance(act, OfferBet | TakeBet | DeclineBet) or act.seat is None:
            return None
        left, offered = self._left(table, act.seat), _offered(table)
        counters = act.counters if isinstance(act, OfferBet) else offered.counters if offered else 0
        if counters > left and not isinstance(act, DeclineBet):
            return Refusal.because("W-STAKE-10", OVER_THE_LIMIT, left=left)
        return Refusal.because("W-STAKE-10", NOT_NOW)

    def exercise(self, table: Table, act: Act) -> Outcome[Any] | None:
        """Put the bet on the docket, or the answer to it."""
        seat, bets = act.seat, table.docket.bets
        if seat is None:
            return None
        if isinstance(act, OfferBet):
            tally = table.tally
            bet = Bet(seat, act.counters, deal=tally.deals, game=tally.last_won)
            return _with(table, (*bets, bet), BetOffered(seat, act.counters))
        offered = _offered(table)
        if offered is None or not isinstance(act, TakeBet | DeclineBet):
            return None
        if isinstance(act, TakeBet):
            return _with(table, (*bets[:-1], replace(offered, taker=seat)), BetTaken(seat, offered.seat))
        offered = replace(offered, declined=(*offered.declined, seat))
        left = (*bets[:-1], offered) if asked(table, offered) else bets[:-1]
        return _with(table, left, BetDeclined(seat))

    def after(self, table: Table, done: Act) -> Docket:
        """Let an offer lapse that nobody has taken before the pack is cut.

        If a hand scored anew has ended the game, or has not after all, a bet made since falls: it was on
        another game than the one that is played.
        """
        docket = table.docket
        lapsed = () if _may_bet(table) else (_offered(table),)
        game = table.tally.last_won
        bets = tuple(bet for bet in docket.bets if bet.game == game and bet not in lapsed)
        return docket if bets == docket.bets else replace(docket, bets=bets)


def asked(table: Table, bet: Bet) -> tuple[Seat, ...]:
    """Return who may take a bet: those at the table, and only when all of them decline a waiting member.

    rule: W-STAKE-10
    """
    declined = (*bet.declined, bet.seat)
    first = tuple(seat for seat in _at_table(table) if seat not in declined)
    return first or tuple(seat for seat in table.seating.waiting if seat not in declined)


def _may_bet(table: Table) -> bool:
    """Tell whether the pack has been shuffled for a deal, and not yet cut."""
    return table.stage in ("shuffle", "present") and table.turn is not None


def _at_table(table: Table) -> tuple[Seat, ...]:
    return tuple(seat for seat in table.seating.order if table.player_of(seat) == seat)


def _offered(table: Table) -> Bet | None:
    """Return the bet that waits for an answer."""
    bets = table.docket.bets
    return bets[-1] if bets and bets[-1].taker is None else None


def _with(table: Table, bets: tuple[Bet, ...], told: Event) -> Outcome[Any]:
    return Outcome(replace(table, docket=replace(table.docket, bets=bets)), (told,))


def bets_allowed(*, stakes: bool, limit: int) -> tuple[Law, ...]:
    """Return the law of bets where counters are played for and a limit is set. rule: W-STAKE-09"""
    return (Betting(limit),) if stakes and limit else ()
