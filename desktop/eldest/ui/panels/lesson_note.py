"""What the lesson says just now, above the panel for calling the table, and the buttons to go through it."""

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from eldest.ui.paper import SHADED


class LessonNote(QFrame):
    """A note with three buttons: to have one's part done, to go to another part, and to leave."""

    do_for_me = Signal()
    next_part = Signal()
    again = Signal()
    left = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.title, self.text, self.ended = QLabel(self), QLabel(self), QLabel(self)
        self.do, self.on, self.back, self.leave = (QPushButton(self) for _ in range(4))
        self._is_off = self._is_over = False
        self._lay_out()
        self._say()
        self.do.clicked.connect(self.do_for_me)
        self.on.clicked.connect(self.next_part)
        self.back.clicked.connect(self.again)
        self.leave.clicked.connect(self.left)
        self.hide()

    def show_note(self, title: str, said: str, ended: str = "") -> bool:
        """Say something under the title of a part, and that it has ended; return whether that is new."""
        before = self.accessibleName()
        for label, words in ((self.title, title), (self.text, said), (self.ended, f"✓ {ended}")):
            label.setText(words)
        self.ended.setAccessibleName(ended)
        self.ended.setVisible(bool(ended))
        self.setAccessibleName(f"{title}. {said} {ended}".rstrip())
        self.show()
        return self.accessibleName() != before

    def offer(self, *, mine: bool, on: bool, off: bool, over: bool) -> None:
        """Offer to do the person's part, if it is his to act, and to go on, if there is another part.

        Whoever has left the path (`off`) can go back to where he left it; who has come to the end (`over`)
        leaves nothing behind.
        """
        self.do.setVisible(mine)
        self.on.setVisible(on)
        self._is_off, self._is_over = off, over
        self._say()

    def _lay_out(self) -> None:
        self.setAutoFillBackground(True)
        palette = self.palette()
        palette.setColor(self.backgroundRole(), SHADED)
        self.setPalette(palette)
        self.setFrameShape(QFrame.Shape.StyledPanel)
        for label in (self.title, self.text, self.ended):
            label.setWordWrap(True)
            label.setTextFormat(Qt.TextFormat.PlainText)
        bold = self.title.font()
        bold.setBold(True)
        self.title.setFont(bold)
        self.ended.setFont(bold)
        column = QVBoxLayout(self)
        column.addWidget(self.title)
        column.addWidget(self.text)
        column.addWidget(self.ended)
        for group in ((self.do, self.on), (self.back, self.leave)):
            row = QHBoxLayout()
            for button in group:
                row.addWidget(button)
            row.addStretch(1)
            column.addLayout(row)

    def _say(self) -> None:
        self.do.setText(self.tr("&Do it for me"))
        self.on.setText(self.tr("N&ext part"))
        self.back.setText(self.tr("&Back to the lesson") if self._is_off else self.tr("&Begin again"))
        self.leave.setText(self.tr("C&lose the lesson") if self._is_over else self.tr("&Leave the lesson"))

    def changeEvent(self, event: QEvent) -> None:
        """Speak the new language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._say()
