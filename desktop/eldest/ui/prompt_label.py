"""The prompt: what is asked of the person, in the room that the table keeps for what he decides."""

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtWidgets import QWidget

from eldest.ui.as_written import PlainLabel

LOOK = """
#prompt {
    color: #fffdf6; background: rgba(0, 0, 0, 120); border-radius: 6px;
    padding: 6px 14px; font-style: italic; font-size: 15px;
}
"""


class PromptLabel(PlainLabel):
    """One line, or as many as a narrow table asks for."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("prompt")
        self.setStyleSheet(LOOK)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)

    def fit(self, wide: int) -> None:
        """Take as much room as the words need in a table so wide."""
        self.setWordWrap(False)
        self.adjustSize()
        if self.width() > wide:
            self.setWordWrap(True)
            self.resize(wide, self.heightForWidth(wide))


def centred(widget: QWidget, room: QRect, limits: QRect) -> QPoint:
    """Return where a widget stands centred in a room, without leaving the limits."""
    at = QRect(QPoint(), widget.size())
    at.moveCenter(room.center())
    at.moveBottom(min(at.bottom(), room.bottom()))  # what is too high must not cover the hand
    at.moveLeft(max(limits.left(), min(at.left(), limits.right() - at.width())))
    at.moveTop(max(limits.top(), min(at.top(), limits.bottom() - at.height())))
    return at.topLeft()
