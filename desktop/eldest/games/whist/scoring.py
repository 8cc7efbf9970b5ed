"""Scoring at Whist: tricks above the book, honours, and who has won the game."""

from eldest.cards.card import Rank
from eldest.cards.seating import Side
from eldest.engine.events import Event, event
from eldest.engine.game import Outcome, Stage
from eldest.engine.phrase import phrase
from eldest.engine.stages.closing import pass_deal
from eldest.engine.values import replace
from eldest.games.whist.closing import Terms, close
from eldest.games.whist.penalties import Count, exacted, held, limits, tricks_won
from eldest.games.whist.table import WhistTable
from eldest.laws.penalties import HONOURS_CALLED, penalties_of

BOOK, TRICKS = 6, 13
"""The tricks of a side that count nothing, and those of a hand. rule: W-PLAY-01, W-PLAY-05"""
GERMAN_BOOK, GERMAN_TRICKS = 13, 26
"""The same at German Whist. rule: W-GER-04"""

HONOURS = (Rank.ACE, Rank.KING, Rank.QUEEN, Rank.JACK)
HONOURS_COUNT = {4: 4, 3: 2}
"""What so many honours dealt to one side count. rule: W-ENG-02"""
TOO_NEAR = 1
"""So far below game no honours are counted. rule: W-ENG-03"""

BY_CARDS = phrase("whist", "By cards: {tricks} tricks")
BY_HONOURS = phrase("whist", "By honours: {honours} held")
NO_ODD_TRICK = phrase("whist", "No odd trick")


@event(
    phrase("whist", "{side} wins {tricks} tricks and scores {counted} by cards."),
    mine=phrase("whist", "You win {tricks} tricks and score {counted} by cards."),
)
class TricksScored(Event):
    """A side won more tricks than its book."""

    side: Side
    tricks: int
    counted: int
    rule: str


@event(phrase("whist", "Nobody wins an odd trick: nobody scores."))
class TricksEven(Event):
    """No side won more tricks than its book: thirteen each at German Whist, or hands dealt too few cards."""

    rule: str


@event(
    phrase("whist", "{side} held {honours} honours and scores {counted} by honours."),
    "W-ENG-02",
    mine=phrase("whist", "You held {honours} honours and score {counted} by honours."),
)
class HonoursScored(Event):
    """A side was dealt three honours or all four."""

    side: Side
    honours: int
    counted: int


@event(
    phrase("whist", "{side} stood at four before the deal and cannot count honours."),
    "W-ENG-03",
    mine=phrase("whist", "You stood at four before the deal and cannot count honours."),
)
class HonoursBarred(Event):
    """A side held honours, but was too near to game to count them."""

    side: Side


@event(
    phrase("whist", "The game is won by cards; the honours of {side} come too late."),
    "W-ENG-04",
    mine=phrase("whist", "You held honours too, but the game is won by cards."),
)
class HonoursTooLate(Event):
    """The losers of a game held honours that would have counted."""

    side: Side


def odd_tricks(table: WhistTable, book: int) -> tuple[int, ...]:
    """Return how many tricks above its book each side has, after any revoke. rule: W-PLAY-05, W-STAKE-08"""
    return tuple(max(won - book, 0) for won in tricks_won(table))


def honours_dealt(table: WhistTable) -> tuple[int, ...]:
    """Return how many honours each side was dealt, the turn-up with the dealer's. rule: W-ENG-02

    The hand has been played out, so whoever was dealt a card has played it.
    """
    order, seating = table.order, table.seating
    held = [
        seating.side_of(seat)
        for trick in table.tricks
        for seat, card in trick.plays
        if order.is_trump(card) and card.rank in HONOURS
    ]
    return tuple(held.count(Side(side)) for side in range(len(table.tally.score)))


class Scoring(Stage[WhistTable]):
    """The hand is scored: penalties, tricks, honours; and the deal passes. rule: W-ENG-04, W-DEAL-05

    :param book: tricks of a side that count nothing
    :param book_clause: the clause of it
    :param honours_called: whether honours count only for a side that has called them. rule: W-ENG-05
    """

    def __init__(
        self, name: str, *, terms: Terms, book: int, book_clause: str, honours_called: bool = False
    ) -> None:
        super().__init__(name)
        self._terms = terms
        self._book = book
        self._book_clause = book_clause
        self._honours_called = honours_called

    def enter(self, table: WhistTable) -> Outcome[WhistTable]:
        """Score the hand, and see whether the game is won; by a penalty it may be before all else."""
        before, points = table.tally, odd_tricks(table, self._book)
        table = replace(table, odd=tuple(map(sum, zip(table.odd, points, strict=True))))
        count = exacted(table, self._terms)
        if self._winner(count.table) is None:
            count = self._tricks(count, points)
            if self._terms.english:
                count = self._honours(count, before.score)
        count = held(count, self._terms, before)
        winner = self._winner(count.table)
        if winner is None:
            return pass_deal(count.table, count.events)
        return close(count.table, winner, self._terms, count.events)

    def _tricks(self, count: Count, points: tuple[int, ...]) -> Count:
        """Count the odd tricks; beyond game they are lost, unless the last hand is played out.

        rule: W-AM-01, W-AM-05, W-ENG-01, W-ENG-08, W-GER-04
        """
        table = count.table
        if not any(points):
            tally = table.tally.scored(NO_ODD_TRICK, self._book_clause, points, seating=table.seating)
            return Count(replace(table, tally=tally), (*count.events, TricksEven(self._book_clause)))
        side = Side(points.index(max(points)))
        won = points[side] + self._book
        most = limits(table, self._terms)
        tally = table.tally.scored(
            BY_CARDS, self._book_clause, points, most, seating=table.seating, values=(("tricks", won),)
        )
        scored = TricksScored(side, won, points[side], self._book_clause)
        return Count(replace(table, tally=tally), (*count.events, scored))

    def _honours(self, count: Count, before: tuple[int, ...]) -> Count:
        """Count honours after the tricks: too late if these won the game. rule: W-ENG-02, W-ENG-03"""
        dealt = honours_dealt(count.table)
        if max(dealt) not in HONOURS_COUNT:
            return count
        side = Side(dealt.index(max(dealt)))
        if self._honours_called and not _have_called(count.table, side):
            return count
        if before[side] == self._terms.target - TOO_NEAR:
            return replace(count, events=(*count.events, HonoursBarred(side)))
        winner = self._winner(count.table)
        if winner is not None:
            late = () if winner == side else (HonoursTooLate(side),)
            return replace(count, events=(*count.events, *late))
        return self._honours_of(count, side, dealt[side])

    def _honours_of(self, count: Count, side: Side, dealt: int) -> Count:
        table, counted = count.table, HONOURS_COUNT[dealt]
        points = tuple(counted * (other == side) for other in range(len(table.tally.score)))
        tally = table.tally.scored(
            BY_HONOURS,
            "W-ENG-02",
            points,
            limits(table, self._terms),
            seating=table.seating,
            values=(("honours", dealt),),
        )
        scored = HonoursScored(side, dealt, counted)
        return Count(replace(table, tally=tally), (*count.events, scored))

    def _winner(self, table: WhistTable) -> Side | None:
        score = table.tally.score
        return next((Side(s) for s, points in enumerate(score) if points >= self._terms.target), None)


def _have_called(table: WhistTable, side: Side) -> bool:
    """Tell whether a side has called its honours in time. rule: W-ENG-05"""
    return any(table.seating.side_of(c.seats[0]) == side for c in penalties_of(table, HONOURS_CALLED))
