"""Scoring at Cinch: the points won, the bid made or failed, and the game."""

from enum import Enum

from eldest.cards.seating import Seat, Side
from eldest.engine.events import Event, event
from eldest.engine.game import Outcome, Stage
from eldest.engine.phrase import Phrase, phrase
from eldest.engine.stages.closing import Agreement, close_game, follow_on, pass_deal
from eldest.engine.values import replace
from eldest.games.cinch.options import CinchOptions
from eldest.games.cinch.table import CinchTable
from eldest.laws.penalties import revokers
from eldest.laws.remedies import new_deal

USUAL_TARGET = 51
THREE = 3

DIFFERENCE = phrase("cinch", "Made {made} against {against} on a bid of {bid}: difference {difference}")
EACH = phrase("cinch", "Made {made} against {against} on a bid of {bid}")
ADDED = phrase("cinch", "Made {made} on a bid of {bid}, failed: {against} + {bid} = {total}")
SET_BACK = phrase("cinch", "Made {made} on a bid of {bid}, failed: set back {bid}, against {against}")
FREE_DIFFERENCE = phrase("cinch", "Made {made} against {against} without a bid: difference {difference}")
MAKERS_REVOKED = phrase("cinch", "The makers revoked: bid of {bid} failed, against {against}")
OTHERS_REVOKED = phrase("cinch", "Made {made} on a bid of {bid}; the others revoked")
FREE_EACH = phrase("cinch", "Made {made} against {against} without a bid")

MADE_IT = phrase("cinch", "{seat} bid {bid} and made {made}, against {against}.")
YOU_MADE_IT = phrase("cinch", "You bid {bid} and made {made}, against {against}.")
FAILED = phrase("cinch", "{seat} bid {bid} and failed with {made}, against {against}.")
YOU_FAILED = phrase("cinch", "You bid {bid} and failed with {made}, against {against}.")
FREELY = phrase("cinch", "{seat} made {made} without a bid, against {against}.")
YOU_FREELY = phrase("cinch", "You made {made} without a bid, against {against}.")

SCORES = phrase("cinch", "{side} scores {points}.")
YOU_SCORE = phrase("cinch", "You score {points}.")
IS_SET_BACK = phrase("cinch", "{side} is set back {points}.")
YOU_ARE_SET_BACK = phrase("cinch", "You are set back {points}.")


class Method(Enum):
    """How a deal is scored. rule: C-SCORE-01"""

    DIFFERENCE = "difference"
    SET_BACK = "set_back"
    BID_ADDED = "bid_added"

    def share(self, made: int, against: int, bid: int) -> tuple[int, int]:
        """Return what the maker and what his adversaries score.

        rule: C-SCORE-02, C-SCORE-03, C-SCORE-04, C-SCORE-05
        """
        if made < bid:
            return self.failed(against, bid)
        if self is Method.DIFFERENCE:
            return max(made - against, 0), max(against - made, 0)
        return made, against

    def failed(self, against: int, bid: int) -> tuple[int, int]:
        """Return what the maker and what his adversaries score for a bid that failed.

        rule: C-SCORE-03, C-SCORE-04, C-SCORE-05
        """
        return (-bid, against) if self is Method.SET_BACK else (0, against + bid)

    def clause(self, *, failed: bool) -> str:
        """Return the clause of such a score."""
        if self is Method.DIFFERENCE:
            return "C-SCORE-03" if failed else "C-SCORE-02"
        return "C-SCORE-04" if self is Method.SET_BACK else "C-SCORE-05"

    def line(self, *, failed: bool, bid: int) -> Phrase:
        """Return what the sheet says."""
        if failed:
            return SET_BACK if self is Method.SET_BACK else ADDED
        if self is Method.DIFFERENCE:
            return DIFFERENCE if bid else FREE_DIFFERENCE
        return EACH if bid else FREE_EACH


def scoring_of(options: CinchOptions, players: int) -> tuple[Method, str]:
    """Return how so many score, and the clause of it where their form has its own.

    Three, and all at an auction, are scored by setting back. rule: CV-FEW-02, CV-AUC-03
    """
    if options.form_for(players) == "auction":
        return Method.SET_BACK, "CV-AUC-03"
    if players == THREE:
        return Method.SET_BACK, "CV-FEW-02"
    return Method(options.scoring), ""


def length_clause(target: int) -> str:
    """Return the clause by which so many points are game. rule: C-SCORE-06, C-SCORE-07"""
    return "C-SCORE-06" if target == USUAL_TARGET else "C-SCORE-07"


@event(None)
class DealScored(Event):
    """A deal was played: its maker, his bid, the points his side made, and those of the others."""

    seat: Seat
    bid: int
    made: int
    against: int
    rule: str

    @property
    def said(self) -> Phrase:
        """The sentence of a bid made or failed, or of none."""
        if not self.bid:
            return FREELY
        return MADE_IT if self.made >= self.bid else FAILED

    @property
    def mine(self) -> Phrase:
        """The same for the maker himself."""
        if not self.bid:
            return YOU_FREELY
        return YOU_MADE_IT if self.made >= self.bid else YOU_FAILED

    @property
    def fulfilled(self) -> bool | None:
        """Whether the bid was made, if there was one."""
        return self.made >= self.bid if self.bid else None


@event(None)
class SideScored(Event):
    """A side's score rose, or it was set back so many."""

    side: Side
    points: int
    rule: str
    back: bool = False

    @property
    def said(self) -> Phrase:
        """The sentence of either."""
        return IS_SET_BACK if self.back else SCORES

    @property
    def mine(self) -> Phrase:
        """The same for the side itself."""
        return YOU_ARE_SET_BACK if self.back else YOU_SCORE


@event(
    phrase("cinch", "{seats} have revoked, and score nothing in this deal."),
)
class RevokeJudged(Event):
    """A revoke was exacted in the score: of all who played together with the offender. rule: C-REV-04"""

    seats: tuple[Seat, ...]
    rule: str


class Scoring(Stage[CinchTable]):
    """The points won are counted and scored at once, and the deal passes. rule: C-DEAL-05, C-COUNT-01

    :param method: how bids made and failed are scored; where each plays for himself among three or
        more it is `set_back`. rule: CV-FEW-02, CV-AUC-03
    :param rule: the clause of the score, where the form of the game has its own
    :param each_own: whether the maker's adversaries score each what he won, and not all of it
    :param target: points for game. rule: C-SCORE-06, C-SCORE-07
    """

    def __init__(
        self,
        name: str,
        *,
        method: Method,
        target: int,
        agreed: Agreement,
        rule: str = "",
        each_own: bool = False,
    ) -> None:
        super().__init__(name)
        self._method = method
        self._target = target
        self._agreed = agreed
        self._rule = rule
        self._each_own = each_own

    def enter(self, table: CinchTable) -> Outcome[CinchTable]:
        """Score the deal; a game may be won by it, but not by a side that revoked. rule: C-REV-03"""
        assert table.maker is not None
        makers = table.together(table.maker)
        others = tuple(seat for seat in table.seating.order if seat not in makers)
        guilty = revokers(table)
        if guilty:
            return self._struck(table, makers, others, guilty)
        made, against, bid = table.points_of(makers), table.points_of(others), table.bid
        failed = made < bid
        clause = self._rule or self._method.clause(failed=failed)
        points = self._points(table, made, against)
        values = _values(made, against, bid)
        line = self._method.line(failed=failed, bid=bid)
        tally = table.tally.scored(line, clause, points, seating=table.seating, values=values)
        scored: tuple[Event, ...] = (
            DealScored(table.maker, bid, made, against, clause),
            *_scored(points, clause),
        )
        return self._closed(replace(table, tally=tally), scored)

    def _struck(
        self, table: CinchTable, makers: tuple[Seat, ...], others: tuple[Seat, ...], guilty: tuple[Seat, ...]
    ) -> Outcome[CinchTable]:
        """Score a deal with revokes: void if both sides have revoked, else nothing for those who did.

        Makers who revoked have failed their bid, whatever they made; else all others score what they won.
        rule: C-REV-03, C-REV-04
        """
        assert table.maker is not None
        by_makers, by_others = (any(seat in guilty for seat in side) for side in (makers, others))
        if by_makers and by_others:
            return new_deal(table, "C-REV-03")
        made, against, bid = table.points_of(makers), table.points_of(others), table.bid
        ours = self._method.failed(against, bid)[0] if by_makers else made
        theirs = self._method.failed(against, bid)[1] if by_makers else against
        points = self._shared(table, ours, theirs)
        seating = table.seating
        members = (seating.members_of(Side(side))[0] for side in range(seating.number_of_sides))
        points = tuple(min(p, 0) if one in guilty else p for one, p in zip(members, points, strict=True))
        line = MAKERS_REVOKED if by_makers else OTHERS_REVOKED
        values = _values(made, against, bid)
        tally = table.tally.scored(line, "C-REV-03", points, seating=seating, values=values)
        told = (RevokeJudged(tuple(dict.fromkeys(guilty)), "C-REV-03"), *_scored(points, "C-REV-03"))
        return self._closed(replace(table, tally=tally), told)

    def _points(self, table: CinchTable, made: int, against: int) -> tuple[int, ...]:
        """Return what every side scores; a maker's partner is never set back. rule: CV-FEW-02, CV-AUC-03"""
        return self._shared(table, *self._method.share(made, against, table.bid))

    def _shared(self, table: CinchTable, ours: int, theirs: int) -> tuple[int, ...]:
        """Return the same by what the maker and his adversaries score."""

        def of(members: tuple[Seat, ...]) -> int:
            if table.maker in members:
                return ours
            if members[0] in table.allies:
                return max(ours, 0)
            return table.points_of(members) if self._each_own else theirs

        seating = table.seating
        return tuple(of(seating.members_of(Side(side))) for side in range(seating.number_of_sides))

    def _closed(self, table: CinchTable, events: tuple[Event, ...]) -> Outcome[CinchTable]:
        reached = [Side(side) for side, score in enumerate(table.tally.score) if score >= self._target]
        if not reached:
            return pass_deal(table, events)
        clause = length_clause(self._target) if len(reached) == 1 else "C-SCORE-08"
        winner = winner_among(table, reached)
        closed = close_game(table.tally, table.seating, winner, self._agreed, clause=clause)
        return follow_on(table, replace(closed, events=(*events, *closed.events)))


def winner_among(table: CinchTable, reached: list[Side]) -> Side:
    """Return which of the sides that have reached the target in one deal wins the game.

    It is the maker's; with bid 0, and among others, that with the higher score; if these are equal,
    the first from the eldest hand, so that the dealer's is the last. rule: C-SCORE-08
    """
    seating, score = table.seating, table.tally.score
    assert table.dealer is not None
    assert table.maker is not None
    round_table = [seating.side_of(seat) for seat in seating.from_(seating.eldest_of(table.dealer))]
    first = [seating.side_of(seat) for seat in (table.maker, *table.allies)] if table.bid else []

    def rank(side: Side) -> tuple[int, int, int]:
        place = first.index(side) if side in first else len(first)
        return place, -score[side], round_table.index(side)

    return min(reached, key=rank)


def _scored(points: tuple[int, ...], clause: str) -> tuple[Event, ...]:
    """Return what is told of the sides whose score changes."""
    return tuple(
        SideScored(Side(side), abs(number), clause, number < 0)
        for side, number in enumerate(points)
        if number
    )


def _values(made: int, against: int, bid: int) -> tuple[tuple[str, object], ...]:
    numbers = {"made": made, "against": against, "bid": bid}
    return tuple((numbers | {"difference": abs(made - against), "total": against + bid}).items())
