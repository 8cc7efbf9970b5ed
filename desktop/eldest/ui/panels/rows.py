"""A table of rows that are values: a model whose columns are declared, and a view with links to clauses."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, QRect, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QFocusEvent, QFont, QPainter, QPalette, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHeaderView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from eldest.ui.as_written import as_written
from eldest.ui.paper import FOCUS, FRAME, LARGER, LINK, SHADED, print_on_paper
from eldest.ui.pips import EDGE, INK, PAPER

R = TypeVar("R")
Index = QModelIndex | QPersistentModelIndex
NO_INDEX = QModelIndex()

CLAUSE_ROLE = Qt.ItemDataRole.UserRole
HEADER_LOOK = f"""
QHeaderView {{ background: {SHADED.name()}; border: none; }}
QHeaderView::section {{
    color: {INK.name()}; background: {SHADED.name()}; padding: 3px;
    border: none; border-bottom: 1px solid {EDGE.name()};
}}
"""
LEAST_WIDE, SCROLLED_WIDE = 72, 120
"""Points that a column of sentences has at least, and what it has where the columns scroll."""
SETTLING = 60
"""Milliseconds after a change of width until the rows find their heights."""


@dataclass(frozen=True, slots=True)
class Column(Generic[R]):
    """One column: its heading, what it says of a row, and whether that is a number.

    A heading that had to be cut short has its whole text beside it.
    """

    heading: str
    text: Callable[[R], str]
    is_number: bool = False
    is_link: bool = False
    whole: str = ""


class RowsModel(QAbstractTableModel, Generic[R]):
    """Rows in order; what is shown of them is asked anew each time, for nothing caches a sentence."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._rows: list[R] = []
        self._type = QFont()
        self._columns: tuple[Column[R], ...] = ()
        self._roles: dict[int, Callable[[R, Column[R]], Any]] = {
            Qt.ItemDataRole.DisplayRole: lambda row, column: column.text(row),
            Qt.ItemDataRole.ToolTipRole: lambda row, column: as_written(self._whole(row, column)),
            Qt.ItemDataRole.AccessibleTextRole: self._whole,
            Qt.ItemDataRole.TextAlignmentRole: _alignment,
            Qt.ItemDataRole.ForegroundRole: self._colour,
            Qt.ItemDataRole.FontRole: self._font,
            CLAUSE_ROLE: lambda row, _column: self.clause_of(row),
        }

    @property
    def rows(self) -> tuple[R, ...]:
        """The rows, in order."""
        return tuple(self._rows)

    def clause_of(self, row: R) -> str:
        """Return the clause that a row cites; none unless a model says so."""
        return ""

    def is_weighty(self, row: R) -> bool:
        """Tell whether a row stands out: a heading, the end of a game."""
        return False

    def set_columns(self, columns: Sequence[Column[R]]) -> None:
        """Show other columns, or the same in other words."""
        self.beginResetModel()
        self._columns = tuple(columns)
        self.endResetModel()

    def add(self, rows: Sequence[R]) -> None:
        """Add rows at the end."""
        if rows:
            first = len(self._rows)
            self.beginInsertRows(NO_INDEX, first, first + len(rows) - 1)
            self._rows.extend(rows)
            self.endInsertRows()

    def become(self, rows: Sequence[R]) -> None:
        """Hold these rows: add what is new at the end, or begin anew if they differ before it."""
        held = len(self._rows)
        if list(rows[:held]) == self._rows:
            self.add(rows[held:])
        else:
            self.beginResetModel()
            self._rows = list(rows)
            self.endResetModel()

    def set_type(self, font: QFont) -> None:
        """Take the type of the view, from which links and weighty rows are made."""
        self._type = QFont(font)

    def _font(self, row: R, column: Column[R]) -> QFont | None:
        link = column.is_link and bool(self.clause_of(row))
        if not link and not self.is_weighty(row):
            return None
        font = QFont(self._type)
        font.setUnderline(link)
        font.setBold(self.is_weighty(row) and not link)
        return font

    def _whole(self, row: R, column: Column[R]) -> str:
        """Return what a cell says; of a link that may be short the clause."""
        return self.clause_of(row) if column.is_link else column.text(row)

    def _colour(self, row: R, column: Column[R]) -> QColor | None:
        if column.is_link and self.clause_of(row):
            return LINK
        return None

    def rowCount(self, parent: Index = NO_INDEX) -> int:
        """Return how many rows there are."""
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: Index = NO_INDEX) -> int:
        """Return how many columns there are."""
        return 0 if parent.isValid() else len(self._columns)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return what a role asks of a cell."""
        answer = self._roles.get(role)
        if answer is None or not index.isValid():
            return None
        return answer(self._rows[index.row()], self._columns[index.column()])

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        """Return the heading of a column; rows have none."""
        if orientation != Qt.Orientation.Horizontal or not 0 <= section < len(self._columns):
            return None
        column = self._columns[section]
        if role == Qt.ItemDataRole.DisplayRole:
            return column.heading
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return column.whole or column.heading
        if role == Qt.ItemDataRole.ToolTipRole:
            return as_written(column.whole or column.heading)
        return _along(column) if role == Qt.ItemDataRole.TextAlignmentRole else None


def _along(column: Column[Any]) -> Qt.AlignmentFlag:
    return Qt.AlignmentFlag.AlignRight if column.is_number else Qt.AlignmentFlag.AlignLeft


def _alignment(_row: object, column: Column[Any]) -> Qt.AlignmentFlag:
    return _along(column) | Qt.AlignmentFlag.AlignVCenter


class FramedRow(QStyledItemDelegate):
    """Paints a cell, and while its view has the keyboard its part of the frame about the current row."""

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint one cell."""
        super().paint(painter, option, index)
        view = self.parent()
        if not isinstance(view, QTableView) or not view.hasFocus():
            return
        if index.row() != view.currentIndex().row():
            return
        box, wide = option.rect, view.columnSpan(index.row(), index.column())
        edges = [QRect(box.left(), box.top(), box.width(), FRAME)]
        edges += [QRect(box.left(), box.bottom() - FRAME + 1, box.width(), FRAME)]
        if index.column() == 0:
            edges += [QRect(box.left(), box.top(), FRAME, box.height())]
        if index.column() + wide == index.model().columnCount():
            edges += [QRect(box.right() - FRAME + 1, box.top(), FRAME, box.height())]
        for edge in edges:
            painter.fillRect(edge, FOCUS)


class RowsView(QTableView):
    """A table for reading: sentences are wrapped, and a row's clause can be asked for.

    `wide` is the column of sentences, `larger` how much larger than the system's the type is.

    `clause_asked` brings the id of the clause, after a click on it or Return on its row.
    """

    clause_asked = Signal(str)

    def __init__(
        self,
        model: RowsModel[Any],
        name: str,
        *,
        wide: int,
        larger: float = LARGER,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._wide = wide
        self._larger = larger
        self._at_end = True
        self._measured = -1
        self._settle = QTimer(self, singleShot=True, interval=SETTLING)
        self._settle.timeout.connect(self._fit)
        self.setAccessibleName(name)
        self._dress()
        model.set_type(self.font())
        self.setModel(model)
        self._follow(model)

    def set_wide(self, wide: int) -> None:
        """Take another column for that of sentences."""
        self._wide = wide
        self._settle.start()

    def _dress(self) -> None:
        print_on_paper(self, larger=self._larger)
        self.setShowGrid(False)
        self.setWordWrap(True)
        self.setFrameStyle(QFrame.Shape.Box.value | QFrame.Shadow.Plain.value)
        self.setLineWidth(FRAME)
        self._frame(PAPER)
        self.setItemDelegate(FramedRow(self))
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setTabKeyNavigation(False)
        self.setMouseTracking(True)
        self.verticalHeader().hide()
        self.horizontalHeader().setHighlightSections(False)
        self.horizontalHeader().setStyleSheet(HEADER_LOOK)
        self.horizontalHeader().setFont(self.font())  # a style sheet does not hand the view's type down
        # Only what is in sight is measured: a long evening has thousands of rows.
        self.horizontalHeader().setResizeContentsPrecision(0)
        self.clicked.connect(self._on_clicked)
        self.activated.connect(self._ask)
        self.entered.connect(self._point_at)

    def _frame(self, colour: QColor) -> None:
        """Frame the view in a colour."""
        palette = self.palette()
        palette.setColor(QPalette.ColorRole.WindowText, colour)
        self.setPalette(palette)

    def _follow(self, model: RowsModel[Any]) -> None:
        model.modelReset.connect(self._begin_anew)
        self.verticalScrollBar().valueChanged.connect(self._on_scrolled)
        self.verticalScrollBar().rangeChanged.connect(self._on_range)
        model.rowsInserted.connect(self._on_inserted)
        self._fit()

    def _fit(self) -> None:
        """Give each column the room it wants and the wide one the rest, then each row its height.

        Where the rest is too little for a sentence the columns scroll.
        """
        header, columns = self.horizontalHeader(), range(self.model().columnCount())
        if self._wide not in columns:
            return
        for column in columns:
            if column != self._wide:
                header.setSectionResizeMode(column, QHeaderView.ResizeMode.ResizeToContents)
        others = sum(header.sectionSize(column) for column in columns if column != self._wide)
        scrolls = self.viewport().width() - others < LEAST_WIDE
        mode = QHeaderView.ResizeMode.Fixed if scrolls else QHeaderView.ResizeMode.Stretch
        header.setSectionResizeMode(self._wide, mode)
        if scrolls:
            header.resizeSection(self._wide, SCROLLED_WIDE)
        self._fit_rows(header.sectionSize(self._wide))

    def _fit_rows(self, width: int) -> None:
        """Give all rows their heights, if the sentences have another width than they were measured for."""
        if width != self._measured:
            self._measured = width
            self.resizeRowsToContents()

    def _begin_anew(self) -> None:
        """Measure every row again, for they are others or say something else."""
        self._measured = -1
        self._settle.start()

    def _on_scrolled(self, value: int) -> None:
        """Remember whether the end is in sight: somebody reading further up is left there.

        Rows that come or find their heights move the end, not what is read; so this is not called.
        """
        self._at_end = value >= self.verticalScrollBar().maximum()

    def _on_range(self, _least: int, most: int) -> None:
        """Keep the newest row in sight, whenever the view gets round to measuring its rows."""
        if self._at_end:
            self.verticalScrollBar().setValue(most)

    def _on_inserted(self, _parent: QModelIndex, first: int, last: int) -> None:
        """Measure what is new at once; the others only if the columns have taken other widths by it."""
        self._settle.start()
        for row in range(first, last + 1):
            self.resizeRowToContents(row)

    def _on_clicked(self, index: QModelIndex) -> None:
        if self._is_link(index):
            self._ask(index)

    def _ask(self, index: QModelIndex) -> None:
        clause = index.data(CLAUSE_ROLE)
        if clause:
            self.clause_asked.emit(clause)

    def _point_at(self, index: QModelIndex) -> None:
        link = self._is_link(index)
        self.viewport().setCursor(Qt.CursorShape.PointingHandCursor if link else Qt.CursorShape.ArrowCursor)

    def _is_link(self, index: QModelIndex) -> bool:
        last = index.column() == self.model().columnCount() - 1
        return last and bool(index.data(CLAUSE_ROLE))

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show that the keyboard is here."""
        super().focusInEvent(event)
        self._frame(FOCUS)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Show that it has gone elsewhere."""
        super().focusOutEvent(event)
        self._frame(PAPER)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Let the rows find their heights once the width stays."""
        super().resizeEvent(event)
        self._settle.start()
