"""Scoring at call-ace, where each plays for himself and the maker may have had a partner."""

from functools import partial

from eldest.cards.seating import Seat
from eldest.engine.events import Event, event
from eldest.engine.game import Outcome, Stage
from eldest.engine.phrase import Phrase, phrase
from eldest.engine.stages.closing import Agreement
from eldest.games.euchre.customs import EUCHRE, Course, made_by, sides_of
from eldest.games.euchre.ending import Won, concluded
from eldest.games.euchre.table import EuchreTable

TRICKS = 5
TO_WIN = 3
POINT = 1
MARCH = {4: 2, 5: 3, 6: 3}
"""What a march with a partner counts each, by the number of players. rule: E-CALL-03"""

WON = phrase("euchre", "Point")
MARCHED = phrase("euchre", "March")
EUCHRED = phrase("euchre", "Euchre")

SCORED_WON = phrase("euchre", "{seat} has won {tricks} of five tricks: {points} to {seats}.")
SCORED_EUCHRED = phrase("euchre", "{seat} is euchred with {tricks} of five tricks: {points} to {seats}.")
SCORED_SET_BACK = phrase("euchre", "{seat} is euchred with {tricks} of five tricks and set back {points}.")
OWN_WON = phrase("euchre", "You have won {tricks} of five tricks: {points} to {seats}.")
OWN_EUCHRED = phrase("euchre", "You are euchred with {tricks} of five tricks: {points} to {seats}.")
OWN_SET_BACK = phrase("euchre", "You are euchred with {tricks} of five tricks and set back {points}.")


@event(None)
class CallScored(Event):
    """A called hand came out: its maker, his side's tricks, and what each of the scorers counts.

    `seats` are those who score; a maker who is set back stands there alone. `makers` are the maker
    and his partner, if he had one.
    """

    seat: Seat
    tricks: int
    points: int
    seats: tuple[Seat, ...]
    makers: tuple[Seat, ...]

    @property
    def said(self) -> Phrase:
        """The sentence of the result."""
        if self.tricks >= TO_WIN:
            return SCORED_WON
        return SCORED_SET_BACK if self._is_set_back else SCORED_EUCHRED

    @property
    def mine(self) -> Phrase:
        """The same for the maker himself."""
        if self.tricks >= TO_WIN:
            return OWN_WON
        return OWN_SET_BACK if self._is_set_back else OWN_EUCHRED

    @property
    def fulfilled(self) -> bool:
        """Whether the maker was not euchred."""
        return self.tricks >= TO_WIN

    @property
    def clause(self) -> str:
        """The clause of the score; that of the set-back where the maker goes up. rule: E-SB-01"""
        return "E-SB-01" if self._is_set_back else "E-CALL-03"

    @property
    def _is_set_back(self) -> bool:
        return self.tricks < TO_WIN and self.seat in self.seats

    @property
    def entry(self) -> Phrase:
        """What the sheet calls it."""
        if self.tricks < TO_WIN:
            return EUCHRED
        return MARCHED if self.tricks == TRICKS else WON


def call_is_decided(table: EuchreTable) -> bool:
    """Tell whether further tricks cannot change the score of a called hand.

    While nobody knows the maker's partner a hand that stopped, or went on, would tell who he is; so it
    goes on until he has shown himself. rule: E-PLAY-07, E-CALL-01
    """
    if not table.allies:
        return False
    won = table.tricks_of(table.makers_side())
    lost = len(table.tricks) - won
    return lost > TRICKS - TO_WIN or (won >= TO_WIN and lost > 0)


def points_won(tricks: int, players: int, *, alone: bool) -> int:
    """Return what each of the maker's side counts for so many tricks, three at least.

    rule: E-CALL-03
    """
    if tricks < TRICKS:
        return POINT
    return players if alone else MARCH[players]


class CallScoring(Stage[EuchreTable]):
    """A called hand is scored at once, and the deal passes. rule: E-CALL-03, E-DEAL-07

    Of several who are out at once the maker wins, else the highest, else the one nearest the
    dealer's left. rule: E5-SCORE-04
    """

    def __init__(self, name: str, *, course: Course, agreed: Agreement) -> None:
        super().__init__(name)
        self._course = course
        self._agreed = agreed

    def enter(self, table: EuchreTable) -> Outcome[EuchreTable]:
        """Score the hand, and see whether anybody is out. rule: E-SCORE-01, E-SCORE-07"""
        scored, points = self._score(table)
        won = Won(scored.entry, scored.clause, tuple(points), scored)
        out = partial(self._course.first_out, favoured=sides_of(table, (scored.seat,)))
        return concluded(table, won, course=self._course, agreed=self._agreed, out=out)

    def _score(self, table: EuchreTable) -> tuple[CallScored, list[int]]:
        assert table.maker is not None
        makers, order = table.makers_side(), table.seating.order
        won = table.tricks_of(makers)
        if won >= TO_WIN:
            each = points_won(won, len(order), alone=len(makers) == 1)
            scored = CallScored(table.maker, won, each, makers, makers)
            return scored, made_by(table, sides_of(table, makers), each)
        others = tuple(seat for seat in order if seat not in makers)
        maker = sides_of(table, (table.maker,))
        points = self._course.euchre(table, maker, sides_of(table, others), EUCHRE)
        scorers = (table.maker,) if self._course.set_back else others
        return CallScored(table.maker, won, EUCHRE, scorers, makers), points
