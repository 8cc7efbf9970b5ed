"""The tables of the statistics: kinds of tables, spans of time, and past deals, read page by page."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QAbstractItemModel, QModelIndex, Qt
from PySide6.QtWidgets import QWidget

from eldest.store.statistics import Group, PastDeal, Sums
from eldest.ui.card_words import tr
from eldest.ui.dialogs.statistics_words import (
    NOTHING,
    ROLES,
    contract_words,
    day_words,
    kind_words,
    of_all,
    result_words,
    signed,
    table_words,
    time_words,
)
from eldest.ui.panels.rows import NO_INDEX, Column, Index, RowsModel, RowsView

ROOM = 8
"""Points that a line has above and below its letters, both together."""
SAMPLE, AROUND, ARROW = 30, 18, 15
"""So many rows tell how wide a column is to be; what it has beside its text, and a heading for an arrow."""
Span = tuple[int, int, Sums]
"""First day, last day, and what the deals between add up to."""


@dataclass(frozen=True, slots=True)
class Figure:
    """A column of figures: its heading, what it says of a kind of tables, and by what it is sorted."""

    heading: str
    text: Callable[[Group], str]
    order: Callable[[Group], Any]

    def says_something(self, rows: Sequence[Group]) -> bool:
        """Tell whether there is anything to say of any row."""
        return any(self.text(row) != NOTHING for row in rows)


class GroupsModel(RowsModel[Group]):
    """Kinds of tables with their figures; they can be sorted by any column."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._orders: list[Callable[[Group], Any]] = []
        self.tell()

    def tell(self) -> None:
        """Show the columns that say something of any row."""
        said = [figure for figure in self._figures() if figure.says_something(self._rows)]
        columns: list[Column[Group]] = [
            Column(self.tr("Game"), lambda row: kind_words(row.kind)),
            Column(self.tr("Table"), lambda row: table_words(row.kind)),
        ]
        self._orders = [columns[0].text, columns[1].text, *(figure.order for figure in said)]
        columns += [Column(figure.heading, figure.text, is_number=True) for figure in said]
        self.set_columns(columns)

    def _figures(self) -> "list[Figure]":
        return [
            Figure(self.tr("Deals"), lambda row: str(row.sums.deals), lambda row: row.sums.deals),
            _of(self.tr("Games won"), lambda it: (it.games_won, it.games_won + it.games_lost)),
            _of(self.tr("Rubbers won"), lambda it: (it.rubbers_won, it.rubbers_won + it.rubbers_lost)),
            Figure(self.tr("Ahead a deal"), lambda row: signed(row.sums.lead), lambda row: row.sums.lead),
            _of(self.tr("Made"), lambda it: (it.made_kept, it.made)),
            _of(self.tr("All tricks"), lambda it: (it.marches, it.made)),
            _of(self.tr("Makers beaten"), lambda it: (it.defended_beaten, it.defended)),
            _of(self.tr("Alone, all tricks"), lambda it: (it.alone_swept, it.alone)),
            _of(self.tr("Bids made"), lambda it: (it.bids_kept, it.bids)),
            Figure(
                self.tr("Counters"),
                lambda row: str(row.sums.stakes) if row.sums.stakes else NOTHING,
                lambda row: row.sums.stakes,
            ),
        ]

    def show(self, groups: Sequence[Group]) -> None:
        """Show these kinds of tables."""
        self.beginResetModel()
        self._rows = list(groups)
        self.endResetModel()
        self.tell()

    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        """Sort the rows by a column."""
        if 0 <= column < len(self._orders):
            self.beginResetModel()
            self._rows.sort(key=self._orders[column], reverse=order == Qt.SortOrder.DescendingOrder)
            self.endResetModel()


def _of(heading: str, parts: Callable[[Sums], tuple[int, int]]) -> Figure:
    """Return a column of so many of all."""
    return Figure(heading, lambda row: of_all(*parts(row.sums)), lambda row: _share(*parts(row.sums)))


def _share(part: int, whole: int) -> float:
    """Return a share for sorting; what never was stands below all."""
    return part / whole if whole else -1.0


class SpansModel(RowsModel[Span]):
    """Spans of time with their figures: the same that the chart beside it draws."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.show(())

    def show(self, spans: Sequence[Span], *, one_kind: bool = False) -> None:
        """Show these spans; points are told only of one kind of tables: those of two games are not alike."""
        self.become(spans)
        columns: list[Column[Span]] = [
            Column(self.tr("From"), lambda row: day_words(row[0])),
            Column(self.tr("To"), lambda row: day_words(row[1])),
            Column(self.tr("Deals"), lambda row: str(row[2].deals), is_number=True),
            Column(self.tr("Games won"), lambda row: _games_won(row[2]), is_number=True),
        ]
        if one_kind:
            columns.append(Column(self.tr("Ahead a deal"), lambda row: signed(row[2].lead), is_number=True))
        self.set_columns(columns)


def _games_won(sums: Sums) -> str:
    return of_all(sums.games_won, sums.games_won + sums.games_lost)


class PastModel(RowsModel[PastDeal]):
    """Past deals, the last one first; more are read as they come into sight.

    :param read: reads a page of those that come after a deal, or the first page
    """

    def __init__(
        self, read: Callable[[PastDeal | None], Sequence[PastDeal]], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._read = read
        self._is_whole = False
        self.set_columns(
            [
                Column(self.tr("When"), lambda row: time_words(row.at)),
                Column(self.tr("Game"), lambda row: kind_words(row.kind)),
                Column(self.tr("Deal"), lambda row: str(row.number), is_number=True),
                Column(self.tr("You"), lambda row: tr(ROLES[row.role])),
                Column(self.tr("Trumps"), contract_words),
                Column(self.tr("Tricks"), _tricks, is_number=True),
                Column(self.tr("Points"), _points, is_number=True),
                Column(self.tr("Result"), result_words),
            ]
        )

    def begin(self) -> None:
        """Read anew, from the last deal."""
        self.beginResetModel()
        self._rows = list(self._read(None))
        self._is_whole = not self._rows
        self.endResetModel()

    def canFetchMore(self, parent: Index = NO_INDEX) -> bool:
        """Tell whether there may be more."""
        return not parent.isValid() and not self._is_whole

    def fetchMore(self, parent: Index = NO_INDEX) -> None:
        """Read another page."""
        more = self._read(self._rows[-1]) if self._rows else ()
        self._is_whole = not more
        self.add(more)


def _tricks(row: PastDeal) -> str:
    return f"{row.outcome.tricks_us} : {row.outcome.tricks_them}"


def _points(row: PastDeal) -> str:
    return f"{row.outcome.points_us} : {row.outcome.points_them}"


class EvenRows(RowsView):
    """A table of lines, all of one height: however many there are, none need be measured.

    The beginning stays in sight when rows are added at the end.
    """

    def __init__(self, model: RowsModel[Any], name: str, *, wide: int, parent: QWidget | None = None) -> None:
        super().__init__(model, name, wide=wide, larger=1.0, parent=parent)
        self.setWordWrap(False)
        self.horizontalHeader().setStretchLastSection(wide == model.columnCount() - 1)
        self.verticalHeader().setDefaultSectionSize(self.fontMetrics().height() + ROOM)

    def _fit(self) -> None:
        """Give each column what its heading and some of the rows want."""
        lines, metrics = cells(self.model(), SAMPLE), self.fontMetrics()
        around = AROUND + (ARROW if self.isSortingEnabled() else 0)
        for column, (head, *texts) in enumerate(zip(*lines, strict=True)):
            wanted = max(metrics.horizontalAdvance(head) + around, *map(self._wide_of, texts), 0)
            self.horizontalHeader().resizeSection(column, wanted)

    def _wide_of(self, text: str) -> int:
        return self.fontMetrics().horizontalAdvance(text) + AROUND

    def _on_range(self, _least: int, _most: int) -> None:
        """Leave the reader where he is."""

    def _on_inserted(self, _parent: QModelIndex, _first: int, _last: int) -> None:
        """Measure nothing."""


def cells(model: QAbstractItemModel, most: int | None = None) -> list[list[str]]:
    """Return what a table shows, its headings first; of so many rows at most."""
    columns = range(model.columnCount())
    heads = [str(model.headerData(column, Qt.Orientation.Horizontal)) for column in columns]
    rows = range(model.rowCount())[:most]
    return [heads, *([str(model.index(row, column).data()) for column in columns] for row in rows)]
