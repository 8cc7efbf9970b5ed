"""The statistics: what was played and how it came out, over time too, and every deal to look at again."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeVar

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import (
    QAbstractItemView,
    QComboBox,
    QDialogButtonBox,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QTabWidget,
    QTextBrowser,
    QVBoxLayout,
    QWidget,
)

from eldest.store.database import Connection
from eldest.store.errors import KnownError
from eldest.store.statistics import Group, PastDeal, Scope, by_day, groups, in_spans, past_deals
from eldest.ui.dialogs.chart import Chart
from eldest.ui.dialogs.fitting import FittingDialog
from eldest.ui.dialogs.statistics_rows import EvenRows, GroupsModel, PastModel, SpansModel, cells
from eldest.ui.dialogs.statistics_words import account, as_text, kind_words, signed, table_words
from eldest.ui.panels.rows import HEADER_LOOK
from eldest.ui.paper import print_on_paper

if TYPE_CHECKING:
    from eldest.ui.panels.rows import RowsModel

WIDTH, HEIGHT = 1200, 680
DAYS = (None, 0, 6, 29, 364)
"""The periods: all, today, and so many days back with today."""
SPANS = 12
ROOM_FOR_ARROW = "QHeaderView::section { padding-right: 18px; }"
"""So that the arrow of the column that is sorted by covers no heading."""
TIME, PAST = 1, 2
"""The pages that are read when they are looked at."""
ONE_KIND = " – "
T = TypeVar("T")


class Statistics(FittingDialog):
    """Shows what the history adds up to.

    `look_asked` and `again_asked` bring a PastDeal; `saving_asked` the text of a table as it is shown, row by
    row; `forget_asked` means that everything is to be deleted; `troubled` brings a KnownError of the history,
    and `trouble` is the last.

    :param database: to read by; it is closed with the dialog
    :param today: the day it is, as the history counts them
    """

    look_asked = Signal(object)
    again_asked = Signal(object)
    saving_asked = Signal(object)
    forget_asked = Signal()
    troubled = Signal(object)

    def __init__(self, database: Connection, today: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._database, self._today = database, today
        self.setWindowTitle(self.tr("Statistics"))
        self.period, self.help, self.kind, self.order = (QComboBox(self) for _ in range(4))
        self.model, self.spans = GroupsModel(self), SpansModel(self)
        self.past = PastModel(self._page, self)
        self.rows = EvenRows(self.model, self.tr("Kinds of tables"), wide=1, parent=self)
        self.over_time = EvenRows(self.spans, self.tr("Spans of time"), wide=0, parent=self)
        self.deals = EvenRows(self.past, self.tr("Past deals"), wide=7, parent=self)
        self.account = QTextBrowser(self)
        self.chart = Chart(self)
        self.pages = QTabWidget(self)
        self._groups: tuple[Group, ...] = ()
        self.trouble: KnownError | None = None
        self._unread: dict[int, Callable[[], None]] = {}
        self._lay_out()
        self._listen()
        self.refresh()
        self.fit(QSize(WIDTH, HEIGHT))

    # -- what is looked at

    @property
    def scope(self) -> Scope:
        """Which deals are chosen."""
        back = DAYS[max(self.period.currentIndex(), 0)]
        since = None if back is None else self._today - back
        return Scope(since, helped=self.help.currentIndex() == 1)

    def refresh(self) -> None:
        """Read everything anew."""
        self._groups = self._read(lambda: groups(self._database, self.scope))
        self.model.show(self._groups)
        self._name_orders()
        self._name_kinds()
        self._choose_row()
        self._on_kind()

    def _page(self, after: PastDeal | None) -> tuple[PastDeal, ...]:
        scope = self.scope
        chosen = self.kind.currentData()
        kinds = () if chosen is None else (int(chosen),)
        chosen_ones = Scope(scope.since, scope.helped, kinds)
        return self._read(lambda: past_deals(self._database, chosen_ones, after))

    def _read(self, reading: Callable[[], tuple[T, ...]]) -> tuple[T, ...]:
        """Read something; nothing is shown of what cannot be read, and that is told."""
        try:
            return reading()
        except KnownError as trouble:
            self.trouble = trouble
            self.troubled.emit(trouble)
            return ()

    def _name_orders(self) -> None:
        """Offer every column to sort by: a heading can be clicked, but no key reaches it."""
        self.order.blockSignals(True)
        self.order.clear()
        self.order.addItems([str(head) for head in cells(self.model)[0]])
        self.order.setCurrentIndex(2)
        self.order.blockSignals(False)
        self.rows.horizontalHeader().setSortIndicator(2, Qt.SortOrder.DescendingOrder)

    def _name_kinds(self) -> None:
        """Offer every kind of table by itself, the one that was chosen still being so."""
        before = self.kind.currentData()
        self.kind.blockSignals(True)
        self.kind.clear()
        self.kind.addItem(self.tr("All tables"), None)
        for group in self._groups:
            self.kind.addItem(ONE_KIND.join((kind_words(group.kind), table_words(group.kind))), group.id)
        self.kind.setCurrentIndex(max(self.kind.findData(before), 0) if before is not None else 0)
        self.kind.blockSignals(False)

    def _on_kind(self) -> None:
        """Let the other pages be read anew, each once it is looked at: a long history takes its time."""
        self._unread = {TIME: self._show_time, PAST: self._show_deals}
        self._read_page()

    def _read_page(self) -> None:
        """Read the page in sight, if that has not been done."""
        read = self._unread.pop(self.pages.currentIndex(), None)
        if read is not None:
            read()
        self._on_deal()

    def _show_deals(self) -> None:
        self.past.begin()
        if self.past.rows:
            self.deals.setCurrentIndex(self.past.index(0, 0))

    def _show_time(self) -> None:
        scope, chosen = self.scope, self.kind.currentData()
        kinds = () if chosen is None else (int(chosen),)
        days = self._read(lambda: by_day(self._database, Scope(scope.since, scope.helped, kinds)))
        spans = in_spans(days, SPANS)
        self.spans.show(spans, one_kind=bool(kinds))
        if kinds:
            bars = [(first, sums.lead, sums.lead_give) for first, _, sums in spans]
            self.chart.show_bars(self.tr("Points ahead of the others, a deal"), bars, signed)
        else:  # points of one game are not those of another
            counts = [(first, float(sums.deals), None) for first, _, sums in spans]
            self.chart.show_bars(self.tr("Deals finished"), counts, lambda number: f"{number:.0f}")

    def _choose_row(self) -> None:
        if self.model.rows:
            self.rows.setCurrentIndex(self.model.index(0, 0))
        self._tell()

    def _tell(self) -> None:
        """Tell in sentences what the chosen row says in figures, and what of it may be chance."""
        row = self.rows.currentIndex().row()
        known = 0 <= row < len(self.model.rows)
        said = account(self.model.rows[row]) if known else (self.tr("No deal has been finished yet."),)
        self.account.setPlainText("\n".join(said))

    def _sort(self, column: int, order: Qt.SortOrder) -> None:
        self.model.sort(column, order)
        self._choose_row()

    def _on_order(self, column: int) -> None:
        falling = column > 1
        order = Qt.SortOrder.DescendingOrder if falling else Qt.SortOrder.AscendingOrder
        self.rows.horizontalHeader().setSortIndicator(column, order)

    # -- past deals

    @property
    def chosen(self) -> PastDeal | None:
        """The past deal that is chosen."""
        row = self.deals.currentIndex().row()
        return self.past.rows[row] if 0 <= row < len(self.past.rows) else None

    def _on_page(self, page: int) -> None:
        """Go on in the table of another page, unless one walks along the tabs themselves."""
        self._read_page()
        if not self.pages.tabBar().hasFocus():
            (self.rows, self.over_time, self.deals)[page].setFocus(Qt.FocusReason.ShortcutFocusReason)

    def _on_deal(self) -> None:
        for button in (self.look, self.again):
            button.setEnabled(self.chosen is not None)

    def _ask_look(self) -> None:
        if self.chosen is not None:
            self.look_asked.emit(self.chosen)

    def _ask_again(self) -> None:
        if self.chosen is not None:
            self.again_asked.emit(self.chosen)

    # -- taking it along

    def shown(self) -> list[list[str]]:
        """Return the table that is in sight, its headings first."""
        models: tuple[RowsModel[Any], ...] = (self.model, self.spans, self.past)
        return cells(models[self.pages.currentIndex()])

    def copy(self) -> None:
        """Put the table in sight on the clipboard, as text."""
        QGuiApplication.clipboard().setText(as_text(self.shown()))

    # -- how it is built

    def _lay_out(self) -> None:
        body = QWidget(self)
        column = QVBoxLayout(body)
        column.setContentsMargins(0, 0, 0, 0)
        periods = (self.tr("Ever"), self.tr("Today"), self.tr("Seven days"), self.tr("Thirty days"))
        self.period.addItems([*periods, self.tr("A year")])
        self.help.addItems([self.tr("without help"), self.tr("with help")])
        top = QHBoxLayout()
        _add(top, self.tr("&Period"), self.period)
        _add(top, self.tr("Pl&ayed"), self.help)
        _add(top, self.tr("&Tables"), self.kind)
        self.kind.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.kind.setMinimumContentsLength(24)
        top.setStretchFactor(self.kind, 1)
        column.addLayout(top)
        column.addWidget(self.pages, 1)
        self.pages.addTab(self._figures(), self.tr("&Figures"))
        self.pages.addTab(self._time(), self.tr("&Over time"))
        self.pages.addTab(self._past(), self.tr("Past &deals"))
        self.set_body(body)
        self._button(self.tr("Cop&y"), self.copy)
        self._button(self.tr("&Save as CSV…"), lambda: self.saving_asked.emit(self.shown()))
        self._button(self.tr("D&elete all…"), self.forget_asked.emit)
        self.add_standard(QDialogButtonBox.StandardButton.Close)

    def _figures(self) -> QWidget:
        page = QWidget(self)
        column = QVBoxLayout(page)
        row = QHBoxLayout()
        _add(row, self.tr("Sorted &by"), self.order)
        row.addStretch(1)
        column.addLayout(row)
        column.addWidget(self.rows, 3)
        column.addWidget(self.account, 2)
        print_on_paper(self.account, larger=1.0)
        self.account.setAccessibleName(self.tr("The chosen row in sentences"))
        for widget in (self.rows, self.account):
            widget.setMinimumHeight(80)
        self.rows.horizontalHeader().setSortIndicator(2, Qt.SortOrder.DescendingOrder)
        self.rows.setSortingEnabled(True)
        self.rows.horizontalHeader().setStyleSheet(HEADER_LOOK + ROOM_FOR_ARROW)
        return page

    def _time(self) -> QWidget:
        page = QWidget(self)
        column = QVBoxLayout(page)
        column.addWidget(self.chart, 3)
        column.addWidget(self.over_time, 2)
        self.over_time.setMinimumHeight(80)
        return page

    def _past(self) -> QWidget:
        page = QWidget(self)
        column = QVBoxLayout(page)
        column.addWidget(self.deals, 1)
        self.deals.setMinimumHeight(80)
        row = QHBoxLayout()
        self.look = QPushButton(self.tr("&Look back…"), page)
        self.again = QPushButton(self.tr("Play it a&gain"), page)
        self.again.setToolTip(self.tr("Sit down before the same pack as then; it counts as played with help"))
        for button in (self.look, self.again):
            button.setAutoDefault(False)
            row.addWidget(button)
        row.addStretch(1)
        column.addLayout(row)
        return page

    def _button(self, said: str, does: Callable[[], object]) -> QPushButton:
        button = self.add_button(said, QDialogButtonBox.ButtonRole.ActionRole)
        button.clicked.connect(does)
        return button

    def _listen(self) -> None:
        self.pages.currentChanged.connect(self._on_page)
        self.period.currentIndexChanged.connect(self.refresh)
        self.help.currentIndexChanged.connect(self.refresh)
        self.kind.currentIndexChanged.connect(self._on_kind)
        self.order.currentIndexChanged.connect(self._on_order)
        self.rows.horizontalHeader().sortIndicatorChanged.connect(self._sort)
        for view in (self.rows, self.over_time, self.deals):
            view.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.rows.selectionModel().currentRowChanged.connect(self._tell)
        self.deals.selectionModel().currentRowChanged.connect(self._on_deal)
        self.deals.activated.connect(self._ask_look)
        self.look.clicked.connect(self._ask_look)
        self.again.clicked.connect(self._ask_again)
        self.finished.connect(self._database.close)


def _add(row: QHBoxLayout, said: str, box: QComboBox) -> None:
    label = QLabel(said, box.parentWidget())
    label.setBuddy(box)
    row.addWidget(label)
    row.addWidget(box)
