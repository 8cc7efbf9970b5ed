"""The score sheet: who scored what in every deal, games and rubbers won, and the ledger of counters."""

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QTabBar, QTabWidget, QVBoxLayout, QWidget

from eldest.engine.game import Glimpse
from eldest.engine.table import Table
from eldest.engine.tally import Tally
from eldest.ui.as_written import PlainLabel
from eldest.ui.panels.rows import RowsModel, RowsView
from eldest.ui.panels.sheet_head import SheetHead
from eldest.ui.panels.sheet_models import LedgerModel, PlayersModel, SheetModel, signed, standings
from eldest.ui.panels.sheet_rows import SheetRow, has_changed, rows_of, under_headings
from eldest.ui.paper import FOCUS, FRAME, print_on_paper
from eldest.ui.wording import Wording

WIDTH, HEIGHT = 370, 320


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
    """The sheet as a panel, fed with glimpses as the log is; `clause_asked` brings a clause to read."""

    clause_asked = Signal(str)

    def __init__(self, wording: Wording, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._wording = wording
        self._tally = Tally.blank(len(wording.sides), len(wording.members))
        self._rows: list[SheetRow] = []
        self._seating = wording.seating
        self.sheet = SheetModel(wording, self)
        self.players = PlayersModel(self)
        self.ledger = LedgerModel(self)
        self._sheet_view = self._view_of(self.sheet, wide=1)
        self._players_view = self._view_of(self.players, wide=0)
        self._ledger_view = self._view_of(self.ledger, wide=1)
        self._balance = PlainLabel(self)
        self._balance.setWordWrap(True)
        self._pages = QTabWidget(self)
        self._pages.setTabBar(Tabs(self._pages))
        self.head = SheetHead(self)
        self._lay_out()
        self.tell(wording)

    def _view_of(self, model: RowsModel[Any], *, wide: int) -> RowsView:
        view = RowsView(model, "", wide=wide, larger=1.0, parent=self)  # columns are many, and room is little
        view.clause_asked.connect(self.clause_asked)
        return view

    def _lay_out(self) -> None:
        ledger = QWidget(self)
        below = QVBoxLayout(ledger)
        below.setContentsMargins(0, 0, 0, 4)
        below.addWidget(self._ledger_view)
        below.addWidget(self._balance)
        self._pages.setDocumentMode(True)
        for page in (self._sheet_view, self._players_view, ledger):
            self._pages.addTab(page, "")
        print_on_paper(self, larger=1.0)
        self.setAutoFillBackground(True)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 6, 0, 0)
        layout.addWidget(self.head)
        layout.addWidget(self._pages)

    def append(self, *glimpses: Glimpse) -> None:
        """Add what steps brought, and show how it stands after them."""
        if not glimpses:
            return
        self._rows += rows_of(glimpses, self._seating, len(self._tally.sheet))
        sight = glimpses[-1].sight
        self._seating, self._tally = sight.seating, sight.tally
        self._show()

    def reset(self, glimpses: Sequence[Glimpse], opening: Table, wording: Wording | None = None) -> None:
        """Show the whole sitting anew from its opening: it was taken back, or is another one.

        Another sitting, which may have other sides, brings its wording with it.
        """
        self._rows = list(rows_of(glimpses, opening.seating))
        sight = glimpses[-1].sight if glimpses else opening
        self._seating, self._tally = sight.seating, sight.tally
        for model in (self.sheet, self.players, self.ledger):
            model.become(())
        self.tell(self._wording if wording is None else wording)

    def tell(self, wording: Wording) -> None:
        """Tell it in another wording, or in another language."""
        self._wording = wording
        self.sheet.tell(wording)
        self._sheet_view.set_wide(self.sheet.words)
        self.ledger.tell(wording)
        for page, said in enumerate((self.tr("Score"), self.tr("Players"), self.tr("Counters"))):
            self._pages.setTabText(page, said)
        self._sheet_view.setAccessibleName(self.tr("Score sheet"))
        self._players_view.setAccessibleName(self.tr("Games won by every player"))
        self._ledger_view.setAccessibleName(self.tr("Ledger of counters"))
        self._show()

    def _span_results(self) -> None:
        """Let what a game came to run on as far as its clause: it is a whole sentence."""
        self._sheet_view.clearSpans()
        columns = self.sheet.columnCount()
        for number, row in enumerate(self.sheet.rows):
            if self.sheet.runs_on(row):
                self._sheet_view.setSpan(number, self.sheet.words, 1, columns - 1 - self.sheet.words)

    def _show(self) -> None:
        tally = self._tally
        present = self._wording.sides_by_seat
        self.sheet.become(under_headings(self._rows, present))
        self._span_results()
        self.players.tell(self._wording, tally)
        self.players.become(standings(tally))
        self.ledger.become(tally.ledger)
        apart = len(self._wording.members) > len(self._wording.sides) or any(tally.rubbers_won)
        self._pages.setTabVisible(1, apart and any(tally.games_won))
        self._pages.setTabVisible(2, bool(tally.ledger))
        self.head.show_tally(tally, self._wording, changed=has_changed(self._rows, present))
        self._say_balance()

    def _say_balance(self) -> None:
        if not self._tally.ledger:
            self._balance.setText("")
            return
        net = self._tally.balance()
        shares = ", ".join(
            f"{self._wording.player(seat)} {signed(net[seat])}" for seat in self._wording.members
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
