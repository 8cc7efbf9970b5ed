"""The line below the table in which messages stand for a while."""

from html import escape

from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QLabel, QWidget

MESSAGE_STAYS = 12_000
"""Thousandths of a second that a message stays."""


class MessageLine(QLabel):
    """Says something letter for letter; a clause of the rules beside it is a link."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setTextFormat(Qt.TextFormat.RichText)
        self.setContentsMargins(8, 2, 8, 2)
        self._clears = QTimer(self, singleShot=True)
        self._clears.timeout.connect(self.clear)

    def say(self, said: str, clause: str = "", *, stays: bool = False) -> None:
        """Say something, with the clause that it rests on; for a while, or till something else is said."""
        link = f' <a href="{clause}">{clause}</a>' if clause else ""
        self.setText(escape(said) + link)
        self._clears.stop()
        if not stays:
            self._clears.start(MESSAGE_STAYS)
