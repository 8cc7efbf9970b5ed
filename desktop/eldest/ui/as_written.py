"""What people and files call things is shown as it is written: no name is ever taken for markup.

Qt looks for markup by itself in labels, tool tips and message boxes, and would fetch the pictures it names.
"""

from html import escape

from PySide6.QtCore import Qt
from PySide6.QtGui import Qt as Markup
from PySide6.QtWidgets import QLabel, QWidget


class PlainLabel(QLabel):
    """A label that shows the very letters it is given."""

    def __init__(self, parent: QWidget, text: str = "") -> None:
        super().__init__(text, parent)
        self.setTextFormat(Qt.TextFormat.PlainText)


def as_written(text: str) -> str:
    """Return a text such that a tool tip or a message box shows the very letters of it."""
    if not Markup.mightBeRichText(text):
        return text
    return "<p>" + escape(text).replace("\n", "<br>") + "</p>"
