"""The buttons of the plaque: each has the words of one choice."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFontInfo, QIcon, QKeyEvent, QMouseEvent, QPainter, QPixmap
from PySide6.QtWidgets import QPushButton, QWidget

from eldest.ui.as_written import as_written
from eldest.ui.pips import paint_pip
from eldest.ui.table.call_keys import walks
from eldest.ui.table.choices import Choice
from eldest.ui.theme import Theme

AFTER_PIP = 3


class Call(QPushButton):
    """A button with the words of one choice; Return presses it as the space bar does."""

    def __init__(self, choice: Choice, text: str, parent: QWidget) -> None:
        super().__init__(text, parent)
        self.choice = choice
        self.by_mouse = False
        self.setAccessibleName(choice.words)
        tip = f"{choice.words} [{choice.clause}]" if choice.short and choice.clause else choice.clause
        self.setToolTip(as_written(tip))
        self.setEnabled(choice.is_open)
        self.setProperty("standing", bool(choice.bidder))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Press the button with Return; it is never pressed without having the focus."""
        self.by_mouse = False
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if not event.isAutoRepeat():  # the key may still be down that brought the plaque
                self.click()
        elif walks(event):
            event.ignore()  # the plaque knows where it leads
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Remember that the mouse gave the focus: the next plaque need not take it."""
        self.by_mouse = True
        super().mousePressEvent(event)

    def paint_icon(self, theme: Theme) -> None:
        """Paint the pip of the suit that it names, in the colours of a theme."""
        suit = self.choice.suit
        if suit is None:
            return
        side, ratio = QFontInfo(self.font()).pixelSize(), self.devicePixelRatioF()
        size = QSize(side + AFTER_PIP, side)
        picture = QPixmap(size * ratio)
        picture.setDevicePixelRatio(ratio)
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        paint_pip(painter, suit, QRectF(0, 0, side, side).adjusted(1, 1, -1, -1), theme.colour_of(suit))
        painter.end()
        self.setIcon(QIcon(picture))
        self.setIconSize(size)
