"""The seal of a deal: its fingerprint, and after the last card what it was made of, to be checked."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QSize
from PySide6.QtGui import QFontDatabase, QGuiApplication
from PySide6.QtWidgets import (
    QComboBox,
    QDialogButtonBox,
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPlainTextEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from eldest.engine.phrase import phrase
from eldest.room.seal import SealedDeal
from eldest.ui.card_words import put_in, tr
from eldest.ui.dialogs.fitting import FittingDialog, Scrolling

DEAL = phrase("seal", "Deal {number}")
WHAT_IT_IS = phrase(
    "seal",
    "The pack was sealed before it was cut and before the first card was dealt. The fingerprint is made of "
    "the order of all cards and of a secret number; nobody can find another order that has it. Note it down "
    "or copy it, and hold it against the pack when the deal is over.",
)
STILL_CLOSED = phrase("seal", "The seal is opened when the deal is over.")
CLOSED_AT_STRICT = phrase("seal", "At a strict table it is opened when the next deal is being dealt.")
HOW_TO_CHECK = phrase(
    "seal",
    "To check it without this program, let another make the SHA-256 of the line, without a line’s end. In a "
    "terminal on Linux the following does it; on macOS say shasum -a 256 for sha256sum, and on Windows let "
    "certutil -hashfile read a file that holds the line alone:",
)
TRUE = phrase("seal", "✓ The fingerprint agrees with the pack.")
FALSE = phrase("seal", "✗ The fingerprint does not agree with the pack.")
WIDTH, HEIGHT, LINE_HEIGHT = 660, 560, 76


class SealDialog(FittingDialog):
    """Shows the seals of the deals, the newest first; those of deals that are over lie open.

    :param sealed: the deals that were sealed, in order; at least one
    """

    def __init__(self, sealed: Sequence[SealedDeal], *, strict: bool, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._sealed = tuple(reversed(sealed))
        self._strict = strict
        self.setWindowTitle(self.tr("The seal of the deal"))
        self.deal = QComboBox(self)
        self.fingerprint = self._field(self.tr("Fingerprint"))
        self.noted = QLineEdit(self)
        self.noted.setPlaceholderText(self.tr("if you noted it; its beginning is enough"))
        self.line = self._text(self.tr("What was sealed"))
        self.command = self._text(self.tr("How to check it in a terminal"))
        self.verdict = QLabel(self)
        self.state = _wrapped(self)
        self.check = self._button(self.tr("Chec&k"), self.check_it)
        self._opened = QWidget(self)
        self._lay_out()
        for one in self._sealed:
            self.deal.addItem(put_in(tr(DEAL), {"number": str(one.deal.number)}))
        self.deal.currentIndexChanged.connect(self._show)
        self._show()
        self.fit(QSize(WIDTH, HEIGHT))

    @property
    def shown(self) -> SealedDeal:
        """The deal whose seal is shown."""
        return self._sealed[max(0, self.deal.currentIndex())]

    def check_it(self) -> None:
        """Make the fingerprint anew, and say whether it is the one shown, and the one that was noted."""
        self.verdict.setText(tr(TRUE if self.shown.is_true(self.noted.text()) else FALSE))
        self.verdict.setAccessibleName(self.verdict.text())

    def copy_line(self) -> None:
        """Put what was sealed on the clipboard."""
        QGuiApplication.clipboard().setText(self.shown.seal.line)

    def copy_fingerprint(self) -> None:
        """Put the fingerprint on the clipboard."""
        QGuiApplication.clipboard().setText(self.shown.fingerprint)

    def _show(self) -> None:
        shown = self.shown
        self.fingerprint.setText(shown.fingerprint)
        self.fingerprint.setCursorPosition(0)
        self.verdict.clear()
        is_over = shown.deal.is_over
        self._opened.setVisible(is_over)
        self.state.setVisible(not is_over)
        self.state.setText(tr(CLOSED_AT_STRICT if self._strict else STILL_CLOSED))
        line = shown.seal.line if is_over else ""
        self.line.setPlainText(line)
        self.command.setPlainText(f"printf '%s' '{line}' | sha256sum" if is_over else "")

    def _lay_out(self) -> None:
        body = QWidget(self)
        column = QVBoxLayout(body)
        about = _wrapped(self)
        about.setText(tr(WHAT_IT_IS))
        column.addWidget(about)
        form = QFormLayout()
        form.addRow(self.tr("&Deal"), self.deal)
        beside = QHBoxLayout()
        beside.addWidget(self.fingerprint, 1)
        beside.addWidget(self._button(self.tr("&Copy"), self.copy_fingerprint))
        form.addRow(self.tr("Fingerprint"), beside)
        column.addLayout(form)
        column.addWidget(self.state)
        column.addWidget(self._opened)
        column.addStretch(1)
        self._lay_open(QVBoxLayout(self._opened))
        self.set_body(Scrolling(body))
        self.add_standard(QDialogButtonBox.StandardButton.Close)

    def _lay_open(self, column: QVBoxLayout) -> None:
        """Lay out what is shown of a seal that is open."""
        column.setContentsMargins(0, 0, 0, 0)
        what = QLabel(self.tr("What was &sealed: the secret number, then the pack from the top"), self)
        what.setBuddy(self.line)
        what.setWordWrap(True)
        how = _wrapped(self)
        how.setText(tr(HOW_TO_CHECK))
        checks = QHBoxLayout()
        noted = QLabel(self.tr("Your &note of it"), self)
        noted.setBuddy(self.noted)
        checks.addWidget(noted)
        checks.addWidget(self.noted, 1)
        checks.addWidget(self.check)
        copy = self._button(self.tr("Copy the &line"), self.copy_line)
        column.addWidget(what)
        column.addWidget(self.line)
        column.addWidget(copy)
        column.addLayout(checks)
        column.addWidget(self.verdict)
        column.addWidget(how)
        column.addWidget(self.command)

    def _button(self, said: str, does: Callable[[], None]) -> QPushButton:
        button = QPushButton(said, self)
        button.setAutoDefault(False)
        button.clicked.connect(does)
        return button

    def _field(self, name: str) -> QLineEdit:
        field = QLineEdit(self)
        field.setReadOnly(True)
        field.setAccessibleName(name)
        field.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        return field

    def _text(self, name: str) -> QPlainTextEdit:
        text = QPlainTextEdit(self)
        text.setReadOnly(True)
        text.setTabChangesFocus(True)
        text.setAccessibleName(name)
        text.setFixedHeight(LINE_HEIGHT)
        text.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        return text


def _wrapped(parent: QWidget) -> QLabel:
    label = QLabel(parent)
    label.setWordWrap(True)
    return label
