"""The panel for calling the table: the decision that is due, the last judgement, and the form to call by."""

from collections.abc import Iterable

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtWidgets import QApplication, QFrame, QLabel, QScrollArea, QVBoxLayout, QWidget

from eldest.engine.acts import Act
from eldest.engine.law import Code, Ruling
from eldest.room.calling import Case, Charges
from eldest.ui.panels.call_form import CallForm
from eldest.ui.panels.judgement import Judgement
from eldest.ui.panels.ruling_board import RulingBoard
from eldest.ui.paper import print_on_paper
from eldest.ui.wording import Wording

WIDTH, HEIGHT = 340, 360


class CallPanel(QScrollArea):
    """What one says in calling the table, and what comes of it.

    `wished` brings an act of the person, `clause_asked` a clause to read, `log_asked` a case that is to be
    shown in the log, with the card of it that is meant or None.
    """

    wished = Signal(object)
    clause_asked = Signal(str)
    log_asked = Signal(object, object)
    left = Signal()

    def __init__(self, wording: Wording, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._wording = wording
        page = QWidget(self)
        self.judgement = Judgement(page)
        self.ruling = RulingBoard(page)
        self.head = QLabel(page)
        self.form = CallForm(wording, page)
        self._column = QVBoxLayout(page)
        for widget in (self.ruling, self.judgement, self.head, self.form):
            self._column.addWidget(widget)
        self._column.addStretch(1)
        self._dress(page)
        self._say()
        self._listen()

    def put_above(self, widget: QWidget) -> None:
        """Put something above all else."""
        self._column.insertWidget(0, widget)

    def offer(
        self, charges: Charges, ruling: Ruling | None, acts: Iterable[Act], code: Code, wording: Wording
    ) -> None:
        """Offer what the person can say now; the keyboard follows from what he said to what he is asked.

        When there is nothing more to be said, `left` tells that it is free for the table.
        """
        self._wording = wording
        focus = QApplication.focusWidget()
        answered = focus is not None and self.ruling.isAncestorOf(focus)
        spoke = answered or (focus is not None and self.form.isAncestorOf(focus))
        self.ruling.offer(ruling, acts, code, wording)
        self.form.offer(charges, wording, awaited=ruling is not None)
        self.updateGeometry()  # the words of a remedy may want more width than all before
        if spoke and self.ruling.buttons:
            self.focus_first()
        elif answered or (spoke and self.form.call is None):
            self.left.emit()

    def show_case(self, case: Case | None) -> None:
        """Show what came of a call."""
        self.judgement.show_case(case, self._wording)
        self.show_top()

    def show_top(self) -> None:
        """Bring what stands above all else into sight."""
        self._column.activate()
        self.verticalScrollBar().setValue(0)

    def tell(self, wording: Wording) -> None:
        """Tell it in another wording."""
        self._wording = wording
        self.judgement.show_case(self.judgement.case, wording)

    def focus_first(self) -> None:
        """Give the keyboard to what is to be chosen: a remedy, or the first of the lists."""
        first = self.ruling.buttons[0] if self.ruling.buttons else self.form.whom
        first.setFocus(Qt.FocusReason.OtherFocusReason)

    def in_words(self) -> str:
        """Return what is new here, as it is told to those who do not see it."""
        return " ".join(filter(None, (self.judgement.in_words(self._wording), self.ruling.head)))

    def _dress(self, page: QWidget) -> None:
        print_on_paper(self, larger=1.0)
        page.setAutoFillBackground(True)
        self.setWidget(page)
        self.setWidgetResizable(True)
        self.setFrameStyle(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusProxy(self.form.whom)

    def _say(self) -> None:
        self.head.setText(f"<b>{self.tr('Call the table')}</b>")
        self.setAccessibleName(self.tr("Call the table"))

    def _listen(self) -> None:
        self.form.called.connect(self.wished)
        self.ruling.answered.connect(self.wished)
        self.ruling.clause_asked.connect(self.clause_asked)
        self.judgement.clause_asked.connect(self.clause_asked)
        self.judgement.log_asked.connect(self.log_asked)

    def minimumSizeHint(self) -> QSize:
        """Ask for as much width as no word is cut by, and the bar beside it."""
        least = super().minimumSizeHint()
        page = self._column.minimumSize().width()
        return QSize(page + self.verticalScrollBar().sizeHint().width() + 2, least.height())

    def sizeHint(self) -> QSize:
        """Ask for as much as the other panels."""
        return QSize(WIDTH, HEIGHT)

    def changeEvent(self, event: QEvent) -> None:
        """Speak the new language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._say()
