"""Scoring at Euchre: what a hand counted for whom, the game, and what follows when it is won."""

from collections.abc import Callable

from eldest.cards.seating import Seat, Side
from eldest.engine.events import Event, event
from eldest.engine.game import Outcome, Stage
from eldest.engine.phrase import Phrase
from eldest.engine.stages.closing import Agreement
from eldest.games.euchre.customs import Course
from eldest.games.euchre.ending import Won, concluded
from eldest.games.euchre.results import JAMBOREE, Counted, Reckonings, Result
from eldest.games.euchre.table import EuchreTable
from eldest.laws.penalties import MARCH_CUT, penalties_of

TRICKS = 5
TO_WIN = 3
"""Tricks that the maker undertakes to win. rule: E-MAKE-11"""

Counting = Callable[[EuchreTable], Counted]
"""What a game counts for a hand that is over."""


@event(None)
class DealScored(Event):
    """A hand was scored: its maker, the tricks of his side, the result, and the side that it counts for.

    Where several sides score a euchre, or none does, the side is the first adversary's or the maker's.
    """

    seat: Seat
    tricks: int
    result: Result
    side: Side
    points: int
    rule: str

    @property
    def said(self) -> Phrase:
        """The sentence of the result."""
        return self.result.sentence

    @property
    def mine(self) -> Phrase:
        """The same for the maker himself."""
        return self.result.mine

    @property
    def fulfilled(self) -> bool:
        """Whether the maker was not euchred."""
        return not self.result.is_failure


def makers_tricks(table: EuchreTable) -> int:
    """Return the tricks that the maker and those who play with him have won."""
    assert table.maker is not None
    return table.tricks_of(table.together(table.maker))


def is_decided(table: EuchreTable) -> bool:
    """Tell whether further tricks cannot change the score of the hand. rule: E-PLAY-07"""
    won = makers_tricks(table)
    lost = len(table.tricks) - won
    return lost >= TO_WIN or (won >= TO_WIN and lost > 0)


def counting(reckonings: Reckonings) -> Counting:
    """Return how a turn-up game counts: by tricks, and by whether the maker played alone.

    rule: E-SCORE-02, E-SCORE-03, E-SCORE-04, E-SCORE-05, E2-SCORE-02, E2-SCORE-03, E2-SCORE-04,
    E-JAMB-02, E-JAMO-01, E-RAIL-03
    """

    def counted(table: EuchreTable) -> Counted:
        if table.jamboree:
            return JAMBOREE
        reckoning = reckonings.plain
        if table.lone is not None:
            reckoning = reckonings.lone if table.defender is None else reckonings.opposed
            if table.open_hand:
                reckoning = reckonings.jambone._replace(euchre=reckoning.euchre)
        won = makers_tricks(table)
        if won < TO_WIN:
            return reckoning.euchre
        return reckoning.march if won == TRICKS else reckoning.point

    return counted


def scored_by_side(table: EuchreTable, counted: Counted) -> tuple[int, ...]:
    """Return the points that a hand gives to every side.

    Only the maker undertakes anything; the others score only when he fails, with three players each
    of them; or he is set back instead. rule: E2-SCORE-01, E2-SCORE-05, E-SCORE-06, E3-SCORE-03
    """
    assert table.maker is not None
    makers = table.seating.side_of(table.maker)
    sides = range(len(table.tally.score))
    if counted.result is Result.SET_BACK:
        return tuple(-counted.points * (side == makers) for side in sides)
    return tuple(counted.points * ((side == makers) is not counted.result.is_failure) for side in sides)


class Scoring(Stage[EuchreTable]):
    """The hand is scored at once, and the deal passes. rule: E-DEAL-07, X-DEAL-02

    A dealer who took up because he was ordered is not the maker. rule: E2-SCORE-01

    :param counted: what the game counts for a hand
    :param course: how long the game is, and the customs of counting it
    """

    def __init__(self, name: str, *, counted: Counting, course: Course, agreed: Agreement) -> None:
        super().__init__(name)
        self._counted = counted
        self._course = course
        self._agreed = agreed

    def enter(self, table: EuchreTable) -> Outcome[EuchreTable]:
        """Score the hand, and see whether that wins the game."""
        counted = cut_down(table, self._counted(table))
        if self._course.set_back and counted.result.is_failure:
            counted = counted._replace(result=Result.SET_BACK, clause="E-SB-01")
        points = scored_by_side(table, counted)
        won = Won(counted.result.said, counted.clause, points, _told(table, counted))
        # Of several who are out by a euchre the elder wins. rule: E3-SCORE-04
        out = self._course.elder_out
        return concluded(table, won, course=self._course, agreed=self._agreed, out=out)


def cut_down(table: EuchreTable, counted: Counted) -> Counted:
    """Return what a lone march counts after the partner has shown a card. rule: E-LONE-09"""
    if counted.result not in (Result.LONE_MARCH, Result.JAMBONE):
        return counted
    for penalty in penalties_of(table, MARCH_CUT):
        counted = Counted(Result.LONE_MARCH, min(counted.points, penalty.number), penalty.clause)
    return counted


def _told(table: EuchreTable, counted: Counted) -> DealScored:
    assert table.maker is not None
    scorer = table.maker
    if counted.result.is_failure and counted.result is not Result.SET_BACK:
        scorer = table.seating.adversaries_of(table.maker)[0]
    side = table.seating.side_of(scorer)
    return DealScored(table.maker, makers_tricks(table), counted.result, side, counted.points, counted.clause)
