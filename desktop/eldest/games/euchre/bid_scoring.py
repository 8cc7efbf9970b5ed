"""Scoring a bid: each of those who made it, or of those who defeated it, counts the number bid."""

from functools import partial

from eldest.cards.seating import Seat
from eldest.engine.events import Event, event
from eldest.engine.game import Outcome, Stage
from eldest.engine.phrase import Phrase, phrase
from eldest.engine.stages.closing import Agreement
from eldest.games.euchre.contracts import BiddingForm
from eldest.games.euchre.customs import Course, made_by, sides_of
from eldest.games.euchre.ending import Won, concluded
from eldest.games.euchre.table import EuchreTable

MADE = phrase("euchre", "Bid of {number} made")
DEFEATED = phrase("euchre", "Bid of {number} defeated")

SCORED_MADE = phrase(
    "euchre", "{seat} bid {number} and has won {tricks} of {size} tricks: {number} to {seats}."
)
SCORED_DEFEATED = phrase(
    "euchre", "{seat} bid {number} and has won only {tricks} of {size} tricks: {number} to {seats}."
)
OWN_MADE = phrase("euchre", "You bid {number} and have won {tricks} of {size} tricks: {number} to {seats}.")
OWN_DEFEATED = phrase(
    "euchre", "You bid {number} and have won only {tricks} of {size} tricks: {number} to {seats}."
)


@event(None)
class BidScored(Event):
    """A bid came out: its maker, the number, his side's tricks of how many, and who scores the number."""

    seat: Seat
    number: int
    tricks: int
    size: int
    made: bool
    seats: tuple[Seat, ...]
    rule: str

    @property
    def said(self) -> Phrase:
        """Whether it was made."""
        return SCORED_MADE if self.made else SCORED_DEFEATED

    @property
    def mine(self) -> Phrase:
        """The same for the maker himself."""
        return OWN_MADE if self.made else OWN_DEFEATED

    @property
    def fulfilled(self) -> bool:
        """Whether the bid was made."""
        return self.made


def tricks_for_bid(table: EuchreTable) -> int:
    """Return the tricks that the maker and those who play with him have won."""
    assert table.maker is not None
    return table.tricks_of(table.together(table.maker))


class Settled:
    """Tells whether a bid can no longer be made, or no longer fail. rule: E-PLAY-07"""

    def __init__(self, form: BiddingForm) -> None:
        self._form = form

    def __call__(self, table: EuchreTable) -> bool:
        """Look at the tricks won and lost."""
        needed = self._form.tricks_for(table.bid)
        won = tricks_for_bid(table)
        return won >= needed or len(table.tricks) - won > self._form.cards - needed


class BidScoring(Stage[EuchreTable]):
    """The bid is scored at once, and the deal passes. rule: E-DEAL-07, X-DEAL-02

    The number bid is scored, no more: by each of the maker's side, or if they fail by each adversary.
    rule: E5-SCORE-01, E5-SCORE-02, E7-SCORE-01, E-AUC-03
    """

    def __init__(self, name: str, form: BiddingForm, *, course: Course, agreed: Agreement) -> None:
        super().__init__(name)
        self._form = form
        self._course = course
        self._agreed = agreed

    def enter(self, table: EuchreTable) -> Outcome[EuchreTable]:
        """Score the bid, and see whether anybody is out. rule: E5-SCORE-03, E5-SCORE-04, E-AUC-04"""
        scored = self._score(table)
        points = tuple(made_by(table, sides_of(table, scored.seats), scored.number))
        said = MADE if scored.made else DEFEATED
        won = Won(said, scored.rule, points, scored, (("number", scored.number),))
        favoured = sides_of(table, (scored.seat,))
        clause = self._form.clauses.several
        out = partial(self._course.first_out, favoured=favoured, clause=clause)
        return concluded(table, won, course=self._course, agreed=self._agreed, out=out)

    def _score(self, table: EuchreTable) -> BidScored:
        assert table.maker is not None
        makers = table.together(table.maker)
        won = tricks_for_bid(table)
        made = won >= self._form.tricks_for(table.bid)
        scorers = tuple(seat for seat in table.seating.order if (seat in makers) == made)
        clauses = self._form.clauses
        rule = clauses.won if made else clauses.lost
        return BidScored(table.maker, table.bid, won, self._form.cards, made, scorers, rule)
