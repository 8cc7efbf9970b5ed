"""The score sheet: who scored what in every deal, games and rubbers won, and the ledger of counters."""

from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QFontInfo, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QGridLayout, QLabel, QTabBar, QTabWidget, QVBoxLayout, QWidget

from eldest.cards.seating import Seat, Side
from eldest.engine.tally import Payment, SheetLine, Tally
from eldest.ui.panels.rows import Column, RowsModel, RowsView
from eldest.ui.paper import FOCUS, FRAME, print_on_paper
from eldest.ui.pips import serif
from eldest.ui.wording import Wording

SIZES = (1.3, 2.4, 1.0)
"""The type of a side's name, its score, and the games it has won, in sizes of the system's."""
LONGEST_HEADING = 9
WIDTH, HEIGHT = 350, 320
MINUS = "\N{MINUS SIGN}"


def signed(number: int) -> str:
    """Return a gain or loss with its sign."""
    return f"{MINUS if number < 0 else '+'}{abs(number)}" if number else "0"


def shortened(name: str) -> str:
    """Return a name short enough to stand above a narrow column."""
    return name if len(name) <= LONGEST_HEADING else f"{name[: LONGEST_HEADING - 1]}…"


class SheetModel(RowsModel[SheetLine]):
    """The lines of the score sheet; the one that ended a game stands out."""

    _ends: frozenset[SheetLine] = frozenset()

    def show_tally(self, tally: Tally) -> None:
        """Show the lines of a tally."""
        self._ends = frozenset(_ends_of_games(tally))
        self.become(tally.sheet)

    def is_weighty(self, row: SheetLine) -> bool:
        """Tell whether the line ended a game."""
        return row in self._ends

    def tell(self, wording: Wording) -> None:
        """Tell it in another wording, or in another language."""
        self.set_columns(
            (
                Column(self.tr("Deal"), lambda line: str(line.deal), is_number=True),
                Column(self.tr("Scored"), lambda line: wording.say(line) or ""),
                *(self._points_of(side, wording) for side in wording.sides),
                Column(self.tr("Score"), lambda line: "–".join(map(str, line.score)), is_number=True),
                Column(self.tr("Rule"), self.clause_of, is_link=True),
            )
        )

    def _points_of(self, side: Side, wording: Wording) -> Column[SheetLine]:
        def points(line: SheetLine) -> str:
            return str(line.points[side] or "")

        name = wording.heading(side)
        return Column(shortened(name), points, is_number=True, whole=name)

    def clause_of(self, row: SheetLine) -> str:
        """Return the clause of the score."""
        return row.clause


def _ends_of_games(tally: Tally) -> Iterator[SheetLine]:
    """Yield the lines after which a game was won: in the next one the score begins again."""
    for line, following in pairwise(tally.sheet):
        if any(later < before for before, later in zip(line.score, following.score, strict=True)):
            yield line
    if tally.winner is not None or (tally.sheet and tally.score != tally.sheet[-1].score):
        yield from tally.sheet[-1:]


class LedgerModel(RowsModel[Payment]):
    """The entries of the ledger."""

    def tell(self, wording: Wording, seats: Sequence[Seat]) -> None:
        """Tell it in another wording, or in another language."""
        self.set_columns(
            (
                Column(self.tr("Deal"), lambda paid: str(paid.deal), is_number=True),
                Column(self.tr("Paid for"), lambda paid: wording.fill(paid.reason)),
                Column(self.tr("Stake"), lambda paid: f"{paid.units} × {paid.amount}", is_number=True),
                *(self._net_of(seat, wording) for seat in seats),
            )
        )

    def _net_of(self, seat: Seat, wording: Wording) -> Column[Payment]:
        def net(paid: Payment) -> str:
            return signed(paid.net[seat])

        name = wording.player(seat)
        return Column(shortened(name), net, is_number=True, whole=name)


class Tabs(QTabBar):
    """The tabs above the pages; the one that has the keyboard is framed."""

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the tabs, and the frame."""
        super().paintEvent(event)
        if self.hasFocus():
            painter = QPainter(self)
            painter.setPen(QPen(FOCUS, FRAME, j=Qt.PenJoinStyle.MiterJoin))
            half = FRAME // 2
            painter.drawRect(self.tabRect(self.currentIndex()).adjusted(half, half, -half, -half))
            painter.end()


class ScoreSheet(QWidget):
    """The sheet as a panel, given the tally after each step; `clause_asked` brings a clause to read."""

    clause_asked = Signal(str)

    def __init__(self, wording: Wording, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._wording = wording
        self._tally = Tally.blank(len(wording.sides))
        self.sheet = SheetModel(self)
        self.ledger = LedgerModel(self)
        self._sheet_view = RowsView(self.sheet, "", wide=1, parent=self)
        self._sheet_view.clause_asked.connect(self.clause_asked)
        self._ledger_view = RowsView(self.ledger, "", wide=1, parent=self)
        self._balance = QLabel(self)
        self._balance.setWordWrap(True)
        self._pages = QTabWidget(self)
        self._pages.setTabBar(Tabs(self._pages))
        self._head = QWidget(self)
        self._heads: list[QLabel] = []
        self._lay_out()
        self.tell(wording)

    def _lay_out(self) -> None:
        ledger = QWidget(self)
        below = QVBoxLayout(ledger)
        below.setContentsMargins(0, 0, 0, 4)
        below.addWidget(self._ledger_view)
        below.addWidget(self._balance)
        self._pages.setDocumentMode(True)
        self._pages.addTab(self._sheet_view, "")
        self._pages.addTab(ledger, "")
        print_on_paper(self, larger=1.0)
        self.setAutoFillBackground(True)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 6, 0, 0)
        layout.addWidget(self._head)
        layout.addWidget(self._pages)

    def show_tally(self, tally: Tally) -> None:
        """Show how it stands now."""
        self._tally = tally
        self.sheet.show_tally(tally)
        self.ledger.become(tally.ledger)
        self._pages.setTabVisible(1, bool(tally.ledger))
        self._say_head()
        self._say_balance()

    def tell(self, wording: Wording) -> None:
        """Tell it in another wording, or in another language."""
        self._wording = wording
        self.sheet.tell(wording)
        self.ledger.tell(wording, wording.players)
        self._pages.setTabText(0, self.tr("Score"))
        self._pages.setTabText(1, self.tr("Counters"))
        self._sheet_view.setAccessibleName(self.tr("Score sheet"))
        self._ledger_view.setAccessibleName(self.tr("Ledger of counters"))
        self._rebuild_head()
        self.show_tally(self._tally)

    def _rebuild_head(self) -> None:
        """Head the sheet for these sides; for so many others the old head goes with all its labels."""
        rows: list[Callable[[Side], str]] = [self._wording.heading, self._score_of, self._won_by]
        texts = [(row, side, text(side)) for side in self._wording.sides for row, text in enumerate(rows)]
        if len(texts) != len(self._heads):
            self._replace_head(texts)
        for label, (_, _, text) in zip(self._heads, texts, strict=True):
            label.setText(text)

    def _replace_head(self, texts: Sequence[tuple[int, Side, str]]) -> None:
        old, self._head = self._head, QWidget(self)
        layout = self.layout()
        assert layout is not None
        layout.replaceWidget(old, self._head)
        old.hide()
        old.deleteLater()
        grid = QGridLayout(self._head)
        grid.setContentsMargins(0, 0, 0, 0)
        self._heads = [self._head_label(row, text) for row, _, text in texts]
        for label, (row, side, _) in zip(self._heads, texts, strict=True):
            grid.addWidget(label, row, side)

    def _head_label(self, row: int, text: str) -> QLabel:
        label = QLabel(text, self._head)
        label.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        label.setWordWrap(True)
        label.setFont(serif(QFontInfo(self.font()).pixelSize() * SIZES[row]))
        return label

    def _say_head(self) -> None:
        for number, side in enumerate(self._wording.sides):
            self._heads[3 * number + 1].setText(self._score_of(side))
            self._heads[3 * number + 2].setText(self._won_by(side))

    def _score_of(self, side: Side) -> str:
        return str(self._tally.score[side])

    def _won_by(self, side: Side) -> str:
        games, rubbers = self._tally.games_won[side], self._tally.rubbers_won[side]
        if any(self._tally.rubbers_won):
            return self.tr("Games {games}, rubbers {rubbers}").format(games=games, rubbers=rubbers)
        return self.tr("Games {games}").format(games=games)

    def _say_balance(self) -> None:
        if not self._tally.ledger:
            self._balance.setText("")
            return
        net = self._tally.balance()
        shares = ", ".join(
            f"{self._wording.player(seat)} {signed(net[seat])}" for seat in self._wording.players
        )
        self._balance.setText(
            self.tr("In all: {shares}; together {sum}.").format(shares=shares, sum=sum(net))
        )

    def sizeHint(self) -> QSize:
        """Ask for room enough that no column is cut."""
        return QSize(WIDTH, HEIGHT)

    def changeEvent(self, event: QEvent) -> None:
        """Tell it in the new language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.tell(self._wording)
