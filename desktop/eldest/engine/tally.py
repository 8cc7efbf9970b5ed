"""The score of an evening: points, games, rubbers, sheet lines and the ledger of play money."""

from dataclasses import dataclass, replace
from typing import Self

from eldest.cards.seating import Seating, Side
from eldest.engine.phrase import Phrase


@dataclass(frozen=True, slots=True)
class SheetLine:
    """One line of the score sheet: what was scored in a deal, by each side, under which clause."""

    deal: int
    said: Phrase
    clause: str
    points: tuple[int, ...]
    score: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class GameResult:
    """A game won: by which side, and the score of every side when it ended."""

    winner: Side
    score: tuple[int, ...]


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

    `games` are those since the last rubber was decided, without rubbers all of them; `winner` is
    the side that has just won the game (its score still stands), until the next deal begins.
    """

    score: tuple[int, ...]
    deals: int = 0
    winner: Side | None = None
    games: tuple[GameResult, ...] = ()
    games_won: tuple[int, ...] = ()
    rubbers_won: tuple[int, ...] = ()
    sheet: tuple[SheetLine, ...] = ()
    ledger: tuple[Payment, ...] = ()

    @classmethod
    def blank(cls, sides: int) -> Self:
        """Return a fresh sheet for so many sides."""
        nought = (0,) * sides
        return cls(score=nought, games_won=nought, rubbers_won=nought)

    def begun(self) -> Self:
        """Return the tally as the next deal begins: a won game is put away and a new one starts."""
        if self.winner is None:
            return replace(self, deals=self.deals + 1)
        nought = (0,) * len(self.score)
        return replace(self, deals=self.deals + 1, winner=None, score=nought)

    def scored(self, said: Phrase, clause: str, points: tuple[int, ...], most: int) -> Self:
        """Return the tally with points added; what would pass `most`, the game, is lost."""
        score = tuple(min(have + more, most) for have, more in zip(self.score, points, strict=True))
        line = SheetLine(self.deals, said, clause, points, score)
        return replace(self, score=score, sheet=(*self.sheet, line))

    def won(self, winner: Side) -> Self:
        """Return the tally after a side has won the game at the present score."""
        games = (*self.games, GameResult(winner, self.score))
        return replace(self, winner=winner, games=games, games_won=_one_more(self.games_won, winner))

    def rubber_closed(self, winner: Side) -> Self:
        """Return the tally after the rubber's last game: the next one starts with no games."""
        return replace(self, games=(), rubbers_won=_one_more(self.rubbers_won, winner))

    def paid(self, reason: Phrase, units: int, amount: int, net: tuple[int, ...]) -> Self:
        """Return the tally with a payment entered in the ledger."""
        return replace(self, ledger=(*self.ledger, Payment(self.deals, reason, units, amount, net)))

    def balance(self) -> tuple[int, ...]:
        """Return what every seat has won or lost in counters so far."""
        return tuple(map(sum, zip(*(payment.net for payment in self.ledger), strict=True)))


def _one_more(counts: tuple[int, ...], side: Side) -> tuple[int, ...]:
    return tuple(count + (number == side) for number, count in enumerate(counts))


def stake_due(seating: Seating, winner: Side, counters: int) -> tuple[int, ...]:
    """Return what each seat wins or loses when a side wins a stake of so many counters.

    Between two equal sides each loser pays one winner; otherwise every loser pays the full amount
    to every winner. rule: X-STAKE-02, E-STAKE-10
    """
    winners = seating.members_of(winner)
    losers = len(seating.seats) - len(winners)
    partnerships = seating.number_of_sides * len(winners) == len(seating.seats) and losers == len(winners)
    if partnerships:
        paid, won = counters, counters
    else:
        paid, won = counters * len(winners), counters * losers
    return tuple(won if seat in winners else -paid for seat in seating.seats)
