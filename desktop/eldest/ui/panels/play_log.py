"""The log: a sentence for everything that happened, deal by deal, with the clause that was applied."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QModelIndex, Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QAbstractItemView, QVBoxLayout, QWidget

from eldest.cards.seating import Seating
from eldest.engine.events import Event
from eldest.engine.game import Glimpse
from eldest.room.calling import is_opening
from eldest.ui.panels.rows import Column, RowsModel, RowsView
from eldest.ui.wording import Wording


@dataclass(frozen=True, slots=True)
class Entry:
    """A line of the log: something that happened, or (without an event) the heading of a deal.

    `seating` is how they sat before it: the sides that it speaks of are those who played. `act` is the
    number, from 1, of the act by which it happened, at the first of several such lines.
    """

    deal: int
    event: Event | None = None
    seating: Seating | None = None
    act: int = 0


class LogModel(RowsModel[Entry]):
    """What happened, as the viewer saw it."""

    def __init__(self, wording: Wording, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._wording = wording
        self._seating: Seating | None = None
        self._acts = 0
        self.why: Callable[[int], str] = lambda _act: ""
        """Tells why an act was done, where that may be known."""
        self.tell(wording)

    def tell(self, wording: Wording) -> None:
        """Tell it in another wording, or in another language."""
        self._wording = wording
        what = Column(self.tr("What happened"), self.sentence_of)
        self.set_columns((what, Column(self.tr("Rule"), self.clause_of, is_link=True)))

    def sentence_of(self, entry: Entry) -> str:
        """Return what a line says."""
        if entry.event is not None:
            wording = self._wording if entry.seating is None else self._wording.seated(entry.seating)
            return wording.say(entry.event) or ""
        return (
            self.tr("Deal {number}").format(number=entry.deal)
            if entry.deal
            else self.tr("Cutting for the deal")
        )

    def clause_of(self, row: Entry) -> str:
        """Return the clause that was applied."""
        return "" if row.event is None else row.event.clause

    def is_weighty(self, row: Entry) -> bool:
        """Headings stand out."""
        return row.event is None

    def _whole(self, row: Entry, column: Column[Entry]) -> str:
        """Return what a cell says, and of a decision why it was made, where that may be known."""
        said, why = super()._whole(row, column), self.why(row.act) if row.act else ""
        return f"{said}\n{why}" if why and not column.is_link else said

    def append(self, glimpse: Glimpse) -> None:
        """Add what a step brought."""
        self.add(list(self._entries((glimpse,), self._rows)))

    def reset(self, glimpses: Sequence[Glimpse]) -> None:
        """Tell the whole sitting anew: it was taken back, or is another one."""
        self._seating = None
        self._acts = 0
        self.become(list(self._entries(glimpses, [])))

    def _entries(self, glimpses: Iterable[Glimpse], before: Sequence[Entry]) -> Iterable[Entry]:
        """Yield the lines of steps that follow others, each deal with its heading."""
        deal = before[-1].deal if before else None
        for glimpse in glimpses:
            seating = self._seating or glimpse.sight.seating
            self._seating = glimpse.sight.seating
            self._acts += 1
            act = self._acts
            for event in glimpse.events:
                if self._wording.say(event) is None:
                    continue
                if deal != glimpse.sight.tally.deals:
                    deal = glimpse.sight.tally.deals
                    yield Entry(deal)
                yield Entry(deal, event, seating, act)
                act = 0


class PlayLog(QWidget):
    """The log as a panel, fed with glimpses.

    `clause_asked` brings the clause that somebody wants to read, `event_asked` an event of which somebody
    wants to know more, by a click on its line or the space bar; `why_asked` the number of the act of such a
    line, where `may_ask_why` allows that.
    """

    clause_asked = Signal(str)
    event_asked = Signal(object)
    why_asked = Signal(int)

    def __init__(self, wording: Wording, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._wording = wording
        self.may_ask_why: Callable[[int], bool] = lambda _act: False
        self.model = LogModel(wording, self)
        self.view = RowsView(self.model, self.tr("Log"), wide=0, parent=self)
        self.view.horizontalHeader().hide()
        self.view.clause_asked.connect(self.clause_asked)
        self.view.clicked.connect(self._on_clicked)
        self.view.entered.connect(self._point_at)
        space = QShortcut(QKeySequence(Qt.Key.Key_Space), self.view)
        space.setContext(Qt.ShortcutContext.WidgetShortcut)
        space.activated.connect(lambda: self._on_clicked(self.view.currentIndex()))
        self.model.modelReset.connect(self._span_headings)
        self.model.rowsInserted.connect(self._on_inserted)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.view)
        self.setFocusProxy(self.view)

    def append(self, glimpse: Glimpse) -> None:
        """Add what a step brought."""
        self.model.append(glimpse)

    def reset(self, glimpses: Sequence[Glimpse]) -> None:
        """Tell the whole sitting anew."""
        self.model.reset(glimpses)
        self.view.scrollToBottom()

    def tell(self, wording: Wording) -> None:
        """Tell it in another wording."""
        self._wording = wording
        self.model.tell(wording)

    def show_last(self, wanted: Callable[[Event], bool], before: Event | None = None) -> bool:
        """Bring the last line of a wanted event into sight and mark it; return whether there is one.

        :param before: an event before which it stands
        """
        rows = self.model.rows
        last = next(
            (row for row, it in enumerate(rows) if before is not None and it.event is before), len(rows)
        )
        for row in range(last - 1, -1, -1):
            event = rows[row].event
            if event is not None and wanted(event):
                index = self.model.index(row, 0)
                self.view.setCurrentIndex(index)
                self.view.scrollTo(index, QAbstractItemView.ScrollHint.PositionAtCenter)
                self.view.setFocus(Qt.FocusReason.OtherFocusReason)
                return True
        return False

    def _point_at(self, index: QModelIndex) -> None:
        """Show over a line that tells of a call or a decision that it can be clicked: more is known of it."""
        entry = self.model.rows[index.row()]
        opens = entry.event is not None and is_opening(entry.event)
        if index.column() == 0 and (opens or self._may_ask(entry)):
            self.view.viewport().setCursor(Qt.CursorShape.PointingHandCursor)

    def _on_clicked(self, index: QModelIndex) -> None:
        if index.isValid() and index.column() == 0:
            entry = self.model.rows[index.row()]
            if self._may_ask(entry):
                self.why_asked.emit(entry.act)
            elif entry.event is not None:
                self.event_asked.emit(entry.event)

    def _may_ask(self, entry: Entry) -> bool:
        return bool(entry.act) and self.may_ask_why(entry.act)

    def _span_headings(self) -> None:
        self.view.clearSpans()
        self._span(0, self.model.rowCount() - 1)

    def _on_inserted(self, _parent: QModelIndex, first: int, last: int) -> None:
        self._span(first, last)

    def _span(self, first: int, last: int) -> None:
        rows = self.model.rows
        for row in range(first, last + 1):
            if self.model.is_weighty(rows[row]):
                self.view.setSpan(row, 0, 1, 2)

    def changeEvent(self, event: QEvent) -> None:
        """Tell it in the new language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.view.setAccessibleName(self.tr("Log"))
            self.model.tell(self._wording)
