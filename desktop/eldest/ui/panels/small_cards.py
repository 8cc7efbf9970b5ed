"""Cards as evidence: each drawn small, with its trick and whose it is below it."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QHBoxLayout, QLabel, QToolButton, QVBoxLayout, QWidget

from eldest.engine.phrase import phrase
from eldest.room.calling import Exhibit
from eldest.ui.as_written import PlainLabel
from eldest.ui.card_words import card_name, put_in, tr
from eldest.ui.pips import EDGE
from eldest.ui.theme import HEIGHT, Faces, Theme
from eldest.ui.wording import Wording

WIDTH = 46
"""The width of a small card, in points."""
IN_TRICK = phrase("calling", "trick {trick}: {seat}")
"""What stands below a card that was played."""
SHOWS = phrase("calling", "{card}, {place}. Show it in the log")


class SmallCard(QToolButton):
    """A card that can be pressed, to see it in the log."""

    def __init__(self, exhibit: Exhibit, faces: Faces, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.exhibit = exhibit
        self._faces = faces
        self.setFixedSize(WIDTH + 4, round(WIDTH * HEIGHT) + 4)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        faces.ready.connect(self.update)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the card, and a frame about it while it has the keyboard."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        within = self.rect().adjusted(2, 2, -2, -2)
        painter.drawPixmap(within, self._faces.face(self.exhibit.card))
        painter.setPen(EDGE)
        if self.hasFocus():
            painter.setPen(self.palette().text().color())
            painter.drawRect(self.rect().adjusted(0, 0, -1, -1))
        painter.end()


class SmallCards(QWidget):
    """A row of cards that show an offence; `asked` is called with one that is pressed."""

    def __init__(self, asked: Callable[[Exhibit], None], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._asked = asked
        self._faces = Faces(Theme())
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 2, 0, 2)
        self._cards: list[SmallCard] = []
        self._boxes: list[QWidget] = []

    @property
    def cards(self) -> tuple[QAbstractButton, ...]:
        """The cards, from left to right."""
        return tuple(self._cards)

    @property
    def captions(self) -> tuple[str, ...]:
        """What stands below each."""
        return tuple(label.text() for box in self._boxes for label in box.findChildren(QLabel))

    def set_theme(self, theme: Theme) -> None:
        """Draw the cards of another pack."""
        self._faces.set_theme(theme)

    def show_cards(self, exhibits: Sequence[Exhibit], wording: Wording) -> None:
        """Show these cards and no others."""
        self._faces.set_size(WIDTH, self.devicePixelRatioF())
        for box in self._boxes:
            self._row.removeWidget(box)
            box.hide()
            box.deleteLater()
        while self._row.takeAt(0) is not None:
            pass
        self._cards, self._boxes = [], []
        for exhibit in exhibits:
            self._row.addWidget(self._box(exhibit, wording))
        self._row.addStretch(1)
        self.setVisible(bool(exhibits))

    def _box(self, exhibit: Exhibit, wording: Wording) -> QWidget:
        box = QWidget(self)
        column = QVBoxLayout(box)
        column.setContentsMargins(0, 0, 6, 0)
        column.setSpacing(1)
        place = place_of(exhibit, wording)
        card = SmallCard(exhibit, self._faces, box)
        card.setAccessibleName(put_in(tr(SHOWS), {"card": card_name(exhibit.card), "place": place}))
        card.setToolTip(card.accessibleName())
        card.clicked.connect(lambda: self._asked(exhibit))
        caption = PlainLabel(box, place)
        for widget in (card, caption):
            column.addWidget(widget)
        self._cards.append(card)
        self._boxes.append(box)
        box.show()
        return box


def place_of(exhibit: Exhibit, wording: Wording) -> str:
    """Return where a card that is shown was played, or whose it is."""
    seat = "" if exhibit.seat is None else wording.player(exhibit.seat)
    if exhibit.trick:
        return put_in(tr(IN_TRICK), {"trick": str(exhibit.trick), "seat": seat})
    return seat
