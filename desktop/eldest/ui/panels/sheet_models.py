"""What the score sheet's pages hold: the sheet itself, the members' games, and the ledger."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtWidgets import QWidget

from eldest.cards.seating import Seat
from eldest.engine.events import GameWon
from eldest.engine.tally import Payment, Tally
from eldest.ui.panels.rows import Column, RowsModel
from eldest.ui.panels.sheet_rows import SheetRow
from eldest.ui.panels.short_names import LONGEST, MANY, abbreviations, short_names
from eldest.ui.wording import Wording

MINUS = "\N{MINUS SIGN}"
WITH_SCORE = 2
"""With more sides than this neither deal nor score has a column of its own: room is for the words."""
WINNER = "★"
"""Marks the winner's score where there are many sides."""
CLAUSE_SIGN = "§"
STAKE_CLAUSE = "X-STAKE-02"


def signed(number: int) -> str:
    """Return a gain or loss with its sign."""
    return f"{MINUS if number < 0 else '+'}{abs(number)}" if number else "0"


def plainly(number: int) -> str:
    """Return a number, one below nought with the sign that print has for it."""
    return f"{MINUS if number < 0 else ''}{abs(number)}"


def headings(sides: Sequence[tuple[Seat, ...]], wording: Wording) -> list[str]:
    """Return what stands above the columns of sides: short names, of partners one below the other."""
    seats = [seat for side in sides for seat in side]
    names = [wording.player(seat) for seat in seats]
    short = dict(zip(seats, _short(names, len(seats)), strict=True))
    return ["\n".join(short[seat] for seat in side) for side in sides]


def _short(names: Sequence[str], columns: int) -> list[str]:
    """Return names short enough for so many columns, or for partners, of whom more than two are named."""
    return short_names(names, LONGEST) if columns <= WITH_SCORE else abbreviations(names)


class SheetModel(RowsModel[SheetRow]):
    """The lines of the score sheet; what ended a game, and the names of new sides, stand out."""

    def __init__(self, wording: Wording, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._wording = wording
        self._is_few = True

    @property
    def words(self) -> int:
        """The column of sentences."""
        return 1 if self._is_few else 0

    def runs_on(self, row: SheetRow) -> bool:
        """Tell whether a row's sentence runs on as far as its clause, since no side has a number in it."""
        return row.event is not None and (self._is_few or not isinstance(row.event, GameWon))

    def tell(self, wording: Wording) -> None:
        """Tell it in another wording, or in another language."""
        self._wording = wording
        sides = wording.sides_by_seat
        heads = headings(sides, wording)
        self._is_few = len(sides) <= WITH_SCORE
        columns = [Column(self.tr("Deal"), self._deal, is_number=True)] if self._is_few else []
        columns.append(Column(self.tr("Scored"), self._scored))
        columns += [
            self._column_of(side, head, wording.heading_of(sides[side])) for side, head in enumerate(heads)
        ]
        if self._is_few:
            columns.append(Column(self.tr("Score"), self._score, is_number=True))
        clause = self.clause_of if len(sides) <= MANY else self._sign_of
        self.set_columns((*columns, Column(self.tr("Rule"), clause, is_link=True)))

    def _sign_of(self, row: SheetRow) -> str:
        """Return a sign for the clause, which stands beside it, where there is no room for more."""
        return CLAUSE_SIGN if self.clause_of(row) else ""

    def sentence_of(self, row: SheetRow) -> str:
        """Return what a row says."""
        wording = self._wording.seated(row.seating)
        if row.line is not None:
            return wording.say(row.line) or ""
        return (wording.say(row.event) or "") if row.event is not None else self.tr("New partners")

    def clause_of(self, row: SheetRow) -> str:
        """Return the clause of what was scored or won."""
        if row.line is not None:
            return row.line.clause
        return row.event.clause if row.event is not None else ""

    def is_weighty(self, row: SheetRow) -> bool:
        """Tell whether a row stands out."""
        return row.line is None

    def _scored(self, row: SheetRow) -> str:
        """Return what a row says, after the number of its deal where that has no column."""
        said, deal = self.sentence_of(row), self._deal(row)
        return said if self._is_few or not deal else f"{deal} · {said}"

    def _deal(self, row: SheetRow) -> str:
        return "" if row.line is None else str(row.deal)

    def _score(self, row: SheetRow) -> str:
        return "–".join(map(plainly, row.score))

    def _column_of(self, side: int, head: str, whole: str) -> Column[SheetRow]:
        return Column(head, lambda row: self._cell(row, side), is_number=True, whole=whole)

    def _cell(self, row: SheetRow, side: int) -> str:
        """Return what stands in a side's column: its points, or who it is."""
        if row.is_heading:
            heads = headings(row.sides, self._wording)
            return heads[side] if side < len(heads) else ""
        if isinstance(row.event, GameWon):
            return self._won(row.event, side)
        points = row.points[side] if side < len(row.points) else 0
        return plainly(points) if points else ""

    def _won(self, event: GameWon, side: int) -> str:
        """Return the score of a side at the end of a game, the winner's marked; in words if sides are few."""
        if self._is_few or side >= len(event.score):
            return ""
        return f"{WINNER if side == event.side else ''}{plainly(event.score[side])}"


@dataclass(frozen=True, slots=True)
class Standing:
    """How the evening stands for one member: games and rubbers won, and counters."""

    seat: Seat
    games: int
    rubbers: int
    counters: int


def standings(tally: Tally) -> list[Standing]:
    """Return how every member stands."""
    counters = tally.balance() or (0,) * len(tally.games_won)
    rows = zip(tally.games_won, tally.rubbers_won, counters, strict=True)
    return [Standing(Seat(seat), *row) for seat, row in enumerate(rows)]


class PlayersModel(RowsModel[Standing]):
    """Games, rubbers and counters by member, whoever his partners were."""

    def tell(self, wording: Wording, tally: Tally) -> None:
        """Tell it in another wording; rubbers and counters have their columns where there are any."""
        columns: list[Column[Standing]] = [
            Column(self.tr("Player"), lambda row: wording.player(row.seat)),
            Column(self.tr("Games"), lambda row: str(row.games), is_number=True),
        ]
        if any(tally.rubbers_won):
            columns.append(Column(self.tr("Rubbers"), lambda row: str(row.rubbers), is_number=True))
        if tally.ledger:
            columns.append(Column(self.tr("Counters"), lambda row: signed(row.counters), is_number=True))
        self.set_columns(columns)


class LedgerModel(RowsModel[Payment]):
    """The entries of the ledger. rule: X-STAKE-03"""

    def tell(self, wording: Wording) -> None:
        """Tell it in another wording, or in another language."""
        members = wording.members
        short = _short([wording.player(seat) for seat in members], len(members))
        self.set_columns(
            (
                Column(self.tr("Deal"), lambda paid: str(paid.deal), is_number=True),
                Column(self.tr("Paid for"), lambda paid: wording.fill(paid.reason)),
                Column(self.tr("Stake"), lambda paid: f"{paid.units} × {paid.amount}", is_number=True),
                *(self._net_of(seat, head, wording) for seat, head in zip(members, short, strict=True)),
                Column(self.tr("Rule"), self.clause_of, is_link=True),
            )
        )

    def clause_of(self, row: Payment) -> str:
        """Return the clause that says who pays whom."""
        return STAKE_CLAUSE

    def _net_of(self, seat: Seat, head: str, wording: Wording) -> Column[Payment]:
        def net(paid: Payment) -> str:
            return signed(paid.net[seat])

        return Column(head, net, is_number=True, whole=wording.player(seat))
