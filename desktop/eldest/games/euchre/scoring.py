"""Scoring at Euchre: point, march, euchre; the game, and what follows when it is won."""

from enum import Enum

from eldest.cards.seating import Seat, Side
from eldest.engine.events import Event, event
from eldest.engine.game import Outcome, Stage
from eldest.engine.phrase import Phrase, phrase
from eldest.engine.rubber import GAME
from eldest.engine.stages.closing import Agreement, close_game, follow_on, pass_deal
from eldest.engine.values import replace
from eldest.games.euchre.table import EuchreTable

TRICKS = 5
TO_WIN = 3
"""Tricks that the maker undertakes to win. rule: E-MAKE-11"""


class Result(Enum):
    """How a hand came out for its maker: the clause, the points, and the words for the sheet."""

    POINT = ("E2-SCORE-03", 1, phrase("euchre", "Point"))
    MARCH = ("E2-SCORE-04", 2, phrase("euchre", "March"))
    EUCHRE = ("E2-SCORE-02", 2, phrase("euchre", "Euchre"))

    @property
    def clause(self) -> str:
        """The clause of the score."""
        return self.value[0]

    @property
    def points(self) -> int:
        """What it counts, to the maker's side or for a euchre to the other."""
        return self.value[1]

    @property
    def said(self) -> Phrase:
        """What the sheet calls it."""
        return self.value[2]

    @classmethod
    def of(cls, tricks: int) -> "Result":
        """Return the result of a hand in which the maker's side won so many tricks.

        rule: E2-SCORE-02, E2-SCORE-03, E2-SCORE-04, E-SCORE-02, E-SCORE-03
        """
        if tricks < TO_WIN:
            return cls.EUCHRE
        return cls.MARCH if tricks == TRICKS else cls.POINT


_SENTENCES = {
    Result.POINT: phrase("euchre", "{seat} wins the point with {tricks} tricks: one point."),
    Result.MARCH: phrase("euchre", "{seat} makes a march, all five tricks: two points."),
    Result.EUCHRE: phrase("euchre", "{seat} is euchred with {tricks} of five tricks: two points to {side}."),
}
_SENTENCES_TO_MAKER = {
    Result.POINT: phrase("euchre", "You win the point with {tricks} tricks: one point."),
    Result.MARCH: phrase("euchre", "You make a march, all five tricks: two points."),
    Result.EUCHRE: phrase("euchre", "You are euchred with {tricks} of five tricks: two points to {side}."),
}


@event(None)
class DealScored(Event):
    """A hand was scored: its maker, the tricks he won, and the side that scores."""

    seat: Seat
    tricks: int
    result: Result
    side: Side
    points: int

    @property
    def said(self) -> Phrase:
        """The sentence of the result."""
        return _SENTENCES[self.result]

    @property
    def mine(self) -> Phrase:
        """The same for the maker himself."""
        return _SENTENCES_TO_MAKER[self.result]

    @property
    def clause(self) -> str:
        """The clause of the result."""
        return self.result.clause


def makers_tricks(table: EuchreTable) -> int:
    """Return the tricks that the maker's side has won."""
    assert table.maker is not None
    side = table.seating.side_of(table.maker)
    return table.tricks_of(table.seating.members_of(side))


def is_decided(table: EuchreTable) -> bool:
    """Tell whether further tricks cannot change the score of the hand. rule: E-PLAY-07"""
    won = makers_tricks(table)
    lost = len(table.tricks) - won
    return lost >= TO_WIN or (won >= TO_WIN and lost > 0)


class Scoring(Stage[EuchreTable]):
    """The hand is scored at once, and the deal passes. rule: E-DEAL-07, X-DEAL-02

    Only the maker undertakes anything; the other side scores only when he fails. A dealer who
    took up because he was ordered is not the maker. rule: E2-SCORE-01, E2-SCORE-05, E-SCORE-06

    :param target: points for game. rule: E2-SCORE-06, E-SCORE-01, E-SCORE-09
    """

    def __init__(self, name: str, *, target: int, agreed: Agreement) -> None:
        super().__init__(name)
        self._target = target
        self._agreed = agreed

    def enter(self, table: EuchreTable) -> Outcome[EuchreTable]:
        """Score the hand; points beyond game are lost. rule: E-SCORE-07"""
        scored = self._score(table)
        points = tuple(scored.points * (side == scored.side) for side in range(len(table.tally.score)))
        tally = table.tally.scored(
            scored.result.said, scored.clause, points, self._target, seating=table.seating
        )
        table = replace(table, tally=tally)
        if tally.score[scored.side] < self._target:
            return pass_deal(table, (scored,))
        return self._close(table, scored)

    def _score(self, table: EuchreTable) -> DealScored:
        assert table.maker is not None
        won = makers_tricks(table)
        result = Result.of(won)
        scorer = table.maker
        if result is Result.EUCHRE:
            scorer = table.seating.adversaries_of(table.maker)[0]
        side = table.seating.side_of(scorer)
        return DealScored(table.maker, won, result, side, result.points)

    def _close(self, table: EuchreTable, scored: DealScored) -> Outcome[EuchreTable]:
        clause = "E2-SCORE-06" if self._target == GAME else "E-SCORE-09"
        closed = close_game(table.tally, table.seating, scored.side, self._agreed, clause=clause)
        return follow_on(table, replace(closed, events=(scored, *closed.events)))
