"""What all dialogs share: contents that scroll, a size that fits the screen, and a harmless Return."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QKeyEvent, QShowEvent
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QFrame,
    QPushButton,
    QScrollArea,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

ROOM = 0.92
"""How much of the screen a dialog may take, its frame left out."""
FRAME = 40


class FittingDialog(QDialog):
    """A dialog with a body above a row of buttons.

    No button is pressed by Return unless it has the focus, or was named for it because it does no harm.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.buttons = QDialogButtonBox(self)
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)
        self._by_return: QPushButton | None = None
        self._layout = QVBoxLayout(self)
        self._layout.addWidget(self.buttons)

    def set_body(self, body: QWidget) -> None:
        """Show this above the buttons; it scrolls by itself."""
        self._layout.insertWidget(0, body, 1)

    def add_button(self, text: str, role: QDialogButtonBox.ButtonRole) -> QPushButton:
        """Add a button that is nobody's default."""
        button = self.buttons.addButton(text, role)
        button.setAutoDefault(False)
        button.setDefault(False)
        return button

    def add_standard(self, which: QDialogButtonBox.StandardButton) -> QPushButton:
        """Add a button whose words and place are the system's."""
        button = self.buttons.addButton(which)
        button.setAutoDefault(False)
        button.setDefault(False)
        return button

    def press_by_return(self, button: QPushButton) -> None:
        """Let Return press this button from wherever it means nothing else."""
        self._by_return = button
        button.setDefault(True)

    def fit(self, wanted: QSize) -> None:
        """Take this size, as far as the screen has it."""
        room = self.screen().availableSize()
        self.setMaximumHeight(max(200, round(room.height() * ROOM) - FRAME))
        self.resize(wanted.boundedTo(QSize(round(room.width() * ROOM), self.maximumHeight())))

    def showEvent(self, event: QShowEvent) -> None:
        """Fit again: the dialog may open on another screen; and take back the default that Qt gives."""
        super().showEvent(event)
        for button in self.buttons.findChildren(QPushButton):
            button.setDefault(button is self._by_return)
        self.fit(self.size())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Press the button that has the focus, or else the one that Return is for."""
        if event.key() not in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            super().keyPressEvent(event)
            return
        focus = self.focusWidget()
        pressed = focus if isinstance(focus, QPushButton | QToolButton) else self._by_return
        if pressed is not None:
            pressed.click()


class Scrolling(QScrollArea):
    """An area in which a body scrolls up and down when there is little room; it is never cut at the side."""

    def __init__(self, body: QWidget) -> None:
        super().__init__()
        self.setWidget(body)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        for surface in (self.viewport(), body):
            surface.setAutoFillBackground(False)

    def minimumSizeHint(self) -> QSize:
        """Ask for the body's width and that of the bar beside it, and for a few lines."""
        least = super().minimumSizeHint()
        body = self.widget()
        wide = body.minimumSizeHint().width() if body is not None else 0
        return QSize(wide + self.verticalScrollBar().sizeHint().width() + 4, least.height())
