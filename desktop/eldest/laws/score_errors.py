"""Errors of score: a wrong figure entered by whoever keeps the score, and put right in time."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, ClassVar

from eldest.cards.seating import Seat, Side
from eldest.engine.acts import Act, act
from eldest.engine.events import Event, event
from eldest.engine.game import Outcome
from eldest.engine.law import Accuse, Fault, Law, Offence
from eldest.engine.phrase import phrase
from eldest.engine.spelling import Points
from eldest.engine.stages.closing import SHUFFLE
from eldest.engine.table import Table
from eldest.engine.tally import Tally
from eldest.engine.values import replace
from eldest.laws.remedies import MISENTERED, entered_since, scored_anew
from eldest.laws.revoke import BETWEEN

WRONG_SCORE = Fault(
    MISENTERED,
    phrase("faults", "{of} has entered a wrong score"),
    mine=phrase("faults", "you have entered a wrong score"),
)


@act("misenter", said=phrase("acts", "Enter {entered} for {side}, in place of {true}"), clause="E-SCORE-10")
class MisenterScore(Act):
    """Whoever keeps the score enters that of a side wrongly: one figure in place of the true one.

    `deal` is the number of the deal that was scored.
    """

    side: int
    entered: Points
    true: Points
    deal: int

    @property
    def by(self) -> int:
        """By how much the score is too high; less than nought if it is too low."""
        return self.entered - self.true


@event(phrase("claims", "The sheet now says {figure} for {side}."))
class ScoreEntered(Event):
    """A score was entered; everybody can see that it is not what was scored."""

    side: Side
    figure: int
    rule: str


@event(phrase("claims", "The sheet is corrected to {figure} for {side}."))
class ScoreCorrected(Event):
    """A wrong entry was put right."""

    side: Side
    figure: int
    rule: str


@dataclass(frozen=True, slots=True)
class Figures:
    """The scores that do not end a game, the least (none, if points can be lost without end) and the most."""

    least: int | None
    most: int


class ErrorsOfScore(Law):
    """A wrong score may be corrected until the trump of the next deal is turned, or longer.

    By the English law it may until that of the deal after the game; and if it affects the rubber, which
    only the losers' score of a game does that is over, until the rubber ends. rule: E-SCORE-10, W-ENG-12

    :param figures: what may stand on the sheet of a game not won
    :param whole_game: whether errors may be corrected all through the game
    """

    fault: ClassVar[Fault | None] = WRONG_SCORE
    kinds: ClassVar[tuple[type[Act], ...]] = (MisenterScore,)

    def __init__(self, clause: str, figures: Figures, *, whole_game: bool = False) -> None:
        self.clause = clause
        self._figures = figures
        self._whole_game = whole_game

    # -- entering it wrongly

    def permits(self, table: Table, seat: Seat) -> Iterable[Act]:
        """Yield entering a side's score one too high or too low, to who keeps it, once after every hand.

        That of the winners of a game is beyond mistake.
        """
        if table.stage != SHUFFLE or table.turn is not None or seat != _keeper(table):
            return
        tally, over = table.tally, table.docket.hand_over
        if over is None or over.docket.deal != table.docket.deal:
            return  # the pack has been taken up for another deal
        if self._on_file(table) or tally.closed == tally.deals:
            return
        for side in range(len(tally.score)):
            true = tally.score[side]
            for entered in (true + 1, true - 1):
                if side != tally.winner and self._can_stand(entered, true):
                    yield MisenterScore(seat, side, Points(entered), Points(true), tally.deals)

    def _can_stand(self, entered: int, true: int) -> bool:
        """Tell whether a figure is believed: of a game still on, and below nought only where one is."""
        return self._is_of_a_game_on(entered) and (entered >= 0 or true < 0)

    def _is_of_a_game_on(self, score: int) -> bool:
        figures = self._figures
        return score <= figures.most and (figures.least is None or score >= figures.least)

    def _on_file(self, table: Table) -> bool:
        """Tell whether the score has been entered wrongly after this hand already."""
        deal = table.docket.deal
        return any(o.fault == WRONG_SCORE.key and o.deal == deal for o in table.docket.offences)

    def commit(self, table: Table, act: Act) -> Outcome[Any]:
        """Let it stand on the sheet."""
        assert isinstance(act, MisenterScore)
        side = Side(act.side)
        tally = _moved(table.tally, act, act.by)
        score = tally.score[side]
        return Outcome(replace(table, tally=tally), (ScoreEntered(side, score, self.clause),))

    # -- putting it right

    def suspects(self, table: Table, seat: Seat) -> Iterable[Accuse]:
        """Yield everybody whose entry can still be wrong: who kept the score of the last hand, or erred."""
        erred = (o.seat for o in table.docket.offences if o.fault == WRONG_SCORE.key and not o.called)
        keeper = _keeper(table)
        keepers = (*erred, *(() if keeper is None else (keeper,)))
        yield from (Accuse(seat, WRONG_SCORE.key, of, 0) for of in dict.fromkeys(keepers))

    def may_call(self, table: Table, offence: Offence, seat: Seat) -> bool:
        """Let everybody put the score right: nobody gains by it what is not his."""
        return True

    def is_early(self, table: Table, call: Accuse) -> bool:
        """Let the hand in play be finished, if by the true score the game had been won before it."""
        offence = self.proved(table, call)
        if offence is None or table.stage in BETWEEN:
            return False
        entry, tally = _entry(offence), table.tally
        still_on = _place(tally, entry) == len(tally.games)
        return still_on and not self._is_of_a_game_on(tally.score[entry.side] - entry.by)

    def judged(self, table: Table, offence: Offence, caller: Seat) -> Outcome[Any]:
        """Enter the true score; if a hand has been scored upon the wrong one, score it anew."""
        entry, over = _entry(offence), table.docket.hand_over
        if over is not None and _stood_at(over, entry):
            tally = _moved(over.tally, entry, -entry.by)
            return scored_anew(table, replace(over, tally=tally), (self._told(tally, entry),))
        tally = _moved(table.tally, entry, -entry.by)
        return Outcome(replace(table, tally=tally), (self._told(tally, entry),))

    def _told(self, tally: Tally, entry: MisenterScore) -> Event:
        place = _place(tally, entry)
        assert place is not None
        score = tally.games[place].score if place < len(tally.games) else tally.score
        return ScoreCorrected(Side(entry.side), score[entry.side], self.clause)

    def is_late(self, table: Table, offence: Offence) -> bool:
        """Tell whether the trump of the next deal has been turned, and no later term is given."""
        entry, tally, over = _entry(offence), table.tally, table.docket.hand_over
        place = _place(tally, entry)
        if table.stage in BETWEEN:
            return place is None and (over is None or not _stood_at(over, entry))
        if place is None or not self._whole_game:
            return True
        return place < len(tally.games) and tally.games[place].winner == entry.side


def entered_rightly(table: Table) -> Table:
    """Return the table as what has been scored since the last wrong entry was entered as it should be."""
    for offence in entered_since(table):
        entry = _entry(offence)
        tally = _moved(table.tally, entry, -entry.by)
        table = replace(table, tally=tally, docket=table.docket.minus(offence))
    return table


def _stood_at(over: Table, entry: MisenterScore) -> bool:
    """Tell whether a hand was scored upon a wrong entry."""
    return any(offence.act == entry for offence in over.docket.offences)


def _place(tally: Tally, entry: MisenterScore) -> int | None:
    """Return the place, among the games that still count, of the game in which an entry was made.

    That of the game which is played is the number of those won; None is one that counts no longer.
    """
    if entry.deal <= tally.closed:
        return None
    won = (place for place, game in enumerate(tally.games) if game.deal >= entry.deal)
    return next(won, len(tally.games))


def _moved(tally: Tally, entry: MisenterScore, by: int) -> Tally:
    """Return the tally with the score that an entry is about raised by so much."""
    place, side, games = _place(tally, entry), Side(entry.side), list(tally.games)
    assert place is not None
    if place < len(games):
        games[place] = replace(games[place], score=_raised(games[place].score, side, by))
        tally = replace(tally, games=tuple(games))
    if place < len(games) - (tally.winner is not None):
        return tally
    score = _raised(tally.score, side, by)
    sheet = (*tally.sheet[:-1], *(replace(line, score=score) for line in tally.sheet[-1:]))
    return replace(tally, score=score, sheet=sheet)


def _raised(score: tuple[int, ...], side: Side, by: int) -> tuple[int, ...]:
    return tuple(points + by * (one == side) for one, points in enumerate(score))


def _entry(offence: Offence) -> MisenterScore:
    assert isinstance(offence.act, MisenterScore)
    return offence.act


def _keeper(table: Table) -> Seat | None:
    """Return who keeps the score of the hand that is over: whoever dealt it, or who acts for him."""
    over = table.docket.hand_over
    if over is None or table.stage not in BETWEEN:
        return None
    dealer = over.dealer if over.dealt_by is None else over.dealt_by
    return None if dealer is None else over.player_of(dealer)
