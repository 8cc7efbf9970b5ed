"""The score of an evening: points, games, rubbers, sheet lines and the ledger of play money."""

from dataclasses import dataclass, field
from typing import Self

from eldest.cards.seating import Seat, Seating, Side
from eldest.engine.phrase import Phrase
from eldest.engine.values import replace


@dataclass(frozen=True, slots=True)
class SheetLine:
    """One line of the score sheet: what was scored in a deal, by each side, under which clause.

    `sides` are the seats of each side, and `values` what the sentence names.
    """

    deal: int
    said: Phrase
    clause: str
    points: tuple[int, ...]
    score: tuple[int, ...]
    sides: tuple[tuple[Seat, ...], ...] = ()
    values: tuple[tuple[str, object], ...] = ()


@dataclass(frozen=True, slots=True)
class GameResult:
    """A game won: by which side, the score of every side when it ended, and in which deal."""

    winner: Side
    score: tuple[int, ...]
    deal: int = field(default=0, compare=False)


@dataclass(frozen=True, slots=True)
class Payment:
    """An entry of the ledger in whole counters of play money, by seat; it sums to zero.

    `units` of so much (`amount`) each were due for the reason given. rule: X-STAKE-03, X-STAKE-04

    :raises ValueError: if the entry does not sum to zero
    """

    deal: int
    reason: Phrase
    units: int
    amount: int
    net: tuple[int, ...]

    def __post_init__(self) -> None:
        if sum(self.net):
            raise ValueError(f"payments must sum to zero: {self.net}")


@dataclass(frozen=True, slots=True)
class Tally:
    """All that is written down in one sitting.

    `score` is by side; `games` are those since the last rubber was decided, without rubbers all since
    the last cut for partners; `winner` is the side that has just won the game (its score still stands),
    until the next deal begins. Games and rubbers won are counted by seat, since sides may change.
    `start` is what a game begins at, and `carried` what each side takes over from the one before.
    `closed` is the last deal of what stands no longer in `games`.
    """

    score: tuple[int, ...]
    deals: int = 0
    winner: Side | None = None
    games: tuple[GameResult, ...] = ()
    games_won: tuple[int, ...] = ()
    rubbers_won: tuple[int, ...] = ()
    sheet: tuple[SheetLine, ...] = ()
    ledger: tuple[Payment, ...] = ()
    start: int = 0
    carried: tuple[int, ...] = ()
    closed: int = field(default=0, compare=False)

    @classmethod
    def blank(cls, sides: int, members: int | None = None, *, start: int = 0) -> Self:
        """Return a fresh sheet for so many sides of so many members; as many as sides, if none are named."""
        nought = (0,) * (sides if members is None else members)
        return cls(score=(start,) * sides, games_won=nought, rubbers_won=nought, start=start)

    @property
    def last_won(self) -> int:
        """The last deal of the game before the one that is played; nought if there was none."""
        return max(self.closed, *(game.deal for game in self.games[-1:]), 0)

    def regrouped(self, sides: int) -> Self:
        """Return the tally as new sides begin: no score and no games yet. rule: X-TABLE-07"""
        score = (self.start,) * sides
        return replace(self, score=score, winner=None, games=(), carried=(), closed=self.deals)

    def begun(self) -> Self:
        """Return the tally as the next deal begins: a won game is put away and a new one starts."""
        if self.winner is None:
            return replace(self, deals=self.deals + 1)
        score = self.carried or (self.start,) * len(self.score)
        return replace(self, deals=self.deals + 1, winner=None, score=score, carried=())

    def scored(
        self,
        said: Phrase,
        clause: str,
        points: tuple[int, ...],
        most: int | tuple[int | None, ...] | None = None,
        *,
        least: int | None = None,
        seating: Seating | None = None,
        values: tuple[tuple[str, object], ...] = (),
    ) -> Self:
        """Return the tally with points added; what would pass `most` or fall below `least` is lost.

        :param most: the same for all, or what each side may have at most
        """
        mosts = most if isinstance(most, tuple) else (most,) * len(points)
        score = tuple(
            _between(least, have + more, limit)
            for have, more, limit in zip(self.score, points, mosts, strict=True)
        )
        sides = tuple(seating.members_of(Side(side)) for side in range(len(score))) if seating else ()
        line = SheetLine(self.deals, said, clause, points, score, sides, values)
        return replace(self, score=score, sheet=(*self.sheet, line))

    def won(self, winner: Side, seats: tuple[Seat, ...], games: int = 1) -> Self:
        """Return the tally after a side, these seats, has won the game (or it counts as more than one)."""
        results = (*self.games, GameResult(winner, self.score, self.deals))
        counts = _more(self.games_won, seats, games)
        return replace(self, winner=winner, games=results, games_won=counts)

    def rubber_closed(self, seats: tuple[Seat, ...]) -> Self:
        """Return the tally after the rubber's last game, won by these: the next starts with no games."""
        won = _more(self.rubbers_won, seats, 1)
        return replace(self, games=(), rubbers_won=won, closed=self.deals)

    def paid(self, reason: Phrase, units: int, amount: int, net: tuple[int, ...]) -> Self:
        """Return the tally with a payment entered in the ledger."""
        return replace(self, ledger=(*self.ledger, Payment(self.deals, reason, units, amount, net)))

    def balance(self) -> tuple[int, ...]:
        """Return what every seat has won or lost in counters so far."""
        return tuple(map(sum, zip(*(payment.net for payment in self.ledger), strict=True)))


def _more(counts: tuple[int, ...], seats: tuple[Seat, ...], more: int) -> tuple[int, ...]:
    return tuple(count + more * (seat in seats) for seat, count in enumerate(counts))


def _between(least: int | None, points: int, most: int | None) -> int:
    points = points if most is None else min(points, most)
    return points if least is None else max(points, least)


def stake_due(seating: Seating, winner: Side, counters: int) -> tuple[int, ...]:
    """Return what each seat wins or loses when a side wins a stake of so many counters.

    Between two equal sides each loser pays one winner; otherwise every loser pays the full amount
    to every winner. rule: X-STAKE-02, E-STAKE-10
    """
    return paid_to(seating, seating.members_of(winner), counters)


def paid_to(seating: Seating, winners: tuple[Seat, ...], counters: int) -> tuple[int, ...]:
    """Return the same by seat for any seats that win together; a member who waits has no part in it."""
    losers = tuple(seat for seat in seating.order if seat not in winners)
    # Between sides of one size each loser pays one winner.
    equal = len(winners) == len(losers) and seating.in_partnerships
    paid, won = (counters, counters) if equal else (counters * len(winners), counters * len(losers))
    return tuple(won if seat in winners else -paid if seat in losers else 0 for seat in seating.members)
