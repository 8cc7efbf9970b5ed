"""What lies on the cloth beside the cards: name plates, marks, labels, and outlines of places to drop on."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QPolygonF,
)
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from eldest.ui.pips import paint_pip, serif
from eldest.ui.table.pieces import PlateMark
from eldest.ui.theme import Theme

GOLD = QColor("#e8c170")
IVORY = QColor("#f6efdc")
SHADE = QColor(8, 22, 15, 150)
FRAME = QColor(232, 193, 112, 90)
NAME_HEIGHT = 0.46
LEAST_NAME = 0.6
"""How high a name stands on its plate, and how much smaller it may become to have room."""
RIM, GAP = 0.17, 0.1
DISC, ARROW, TRICKS = 0.66, 0.26, 0.46
"""What a plate is made of, from left to right, in its heights: rim, dealer's button, arrow, name, tricks."""
PLAIN_RIM = 0.34
"""The rim where the name itself begins the plate."""
ABOVE_FLIGHT = 2000.0
"""The height in the heap at which words stand above cards that are on their way."""
BRASS = ("#f7dd97", "#b98a34")


class PlateItem(QGraphicsItem):
    """The plate of a seat: its name, the dealer's button, the number of tricks won, and whose turn it is."""

    def __init__(self, mark: PlateMark, theme: Theme) -> None:
        super().__init__()
        self.mark = mark
        self.name = ""
        self.letter = "D"
        self._theme = theme
        self._box = QRectF()
        self._token = QPointF()
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setZValue(20)

    def show_mark(self, mark: PlateMark, name: str, theme: Theme) -> None:
        """Show other marks or another name."""
        if (mark, name, theme) != (self.mark, self.name, self._theme):
            self.mark, self.name, self._theme = mark, name, theme
            self.update()

    def place(self, box: QRectF, token: QPointF) -> None:
        """Take its place; the token of the trump suit hangs beside or upon it."""
        self.prepareGeometryChange()
        self._box, self._token = box, token

    def _paint_board(self, painter: QPainter) -> None:
        turn = self.mark.turn
        round_off = self._box.height() * 0.3
        painter.setPen(QPen(GOLD if turn else FRAME, 2.0 if turn else 1.0))
        painter.setBrush(QColor(10, 26, 18, 205) if turn else SHADE)
        painter.drawRoundedRect(self._box.adjusted(1, 1, -1, -1), round_off, round_off)

    def _paint_dealer(self, painter: QPainter) -> float:
        """Paint the dealer's button; return where the name begins."""
        high = self._box.height()
        if not self.mark.dealer:
            return self._box.left() + high * PLAIN_RIM
        side = high * DISC
        disc = QRectF(self._box.left() + high * RIM, self._box.top() + (high - side) / 2, side, side)
        paint_disc(painter, disc, BRASS)
        painter.setPen(QColor("#3a2a0c"))
        painter.setFont(serif(high * 0.42, bold=True))
        painter.drawText(disc, Qt.AlignmentFlag.AlignCenter, self.letter)
        return disc.right() + high * GAP

    def _paint_turn(self, painter: QPainter, left: float) -> float:
        """Paint the arrow of the seat whose turn it is; return where the name begins."""
        if not self.mark.turn:
            return left
        high = self._box.height()
        middle = self._box.center().y()
        tip = [(0, -0.2), (ARROW, 0.0), (0, 0.2)]
        arrow = QPolygonF([QPointF(left + x * high, middle + y * high) for x, y in tip])
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(GOLD)
        painter.drawPolygon(arrow)
        return left + high * (ARROW + GAP)

    def _paint_tricks(self, painter: QPainter) -> float:
        """Paint how many tricks were won on a little card; return where the name ends."""
        high = self._box.height()
        right = self._box.right() - high * RIM
        if self.mark.tricks is None:
            return right
        card = QRectF(right - high * TRICKS, self._box.top() + high * 0.16, high * TRICKS, high * 0.68)
        painter.setPen(QPen(QColor("#9a9484"), 1))
        painter.setBrush(IVORY)
        painter.drawRoundedRect(card, high * 0.07, high * 0.07)
        painter.setPen(QColor("#1d3a2a"))
        painter.setFont(serif(high * 0.46, bold=True))
        painter.drawText(card, Qt.AlignmentFlag.AlignCenter, str(self.mark.tricks))
        return card.left() - high * GAP

    def _paint_name(self, painter: QPainter, left: float, right: float) -> None:
        room = QRectF(left, self._box.top(), max(0.0, right - left), self._box.height())
        font = self.type_of_name()
        painter.setFont(font)
        painter.setPen(IVORY)
        name = QFontMetricsF(font).elidedText(self.name, Qt.TextElideMode.ElideRight, room.width())
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, name)

    def type_of_name(self) -> QFont:
        """Return the type of the name: smaller if that is long, but the same whatever else stands there."""
        most = round(self._box.height() * NAME_HEIGHT)
        sizes = range(most, round(most * LEAST_NAME), -1)
        size = next((size for size in sizes if self._is_room_for(size)), round(most * LEAST_NAME))
        return serif(size, bold=self.mark.turn)

    def _is_room_for(self, size: int) -> bool:
        """Tell whether the name has room in bold type of a size beside everything a plate can show."""
        return QFontMetricsF(serif(size, bold=True)).horizontalAdvance(self.name) <= self.least_room

    @property
    def least_room(self) -> float:
        """The width left to the name beside the dealer's button, the arrow and the tricks."""
        return self._box.width() - self._box.height() * (2 * RIM + DISC + ARROW + TRICKS + 3 * GAP)

    def token_box(self) -> QRectF:
        """Return where the token of the trump suit hangs, whether or not it does so now."""
        radius = self._box.height() * (0.42 if self._box.contains(self._token) else 0.8)
        return QRectF(self._token.x() - radius, self._token.y() - radius, 2 * radius, 2 * radius)

    def _paint_trumps(self, painter: QPainter) -> None:
        if self.mark.trumps is None:
            return
        disc = self.token_box()
        paint_disc(painter, disc, ("#fffdf6", "#e4dcc4"))
        pip = disc.adjusted(*(disc.width() * side for side in (0.25, 0.25, -0.25, -0.25)))
        paint_pip(painter, self.mark.trumps, pip, self._theme.colour_of(self.mark.trumps))

    def boundingRect(self) -> QRectF:
        return self._box.united(self.token_box()).adjusted(-6, -6, 6, 6)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_board(painter)
        left = self._paint_turn(painter, self._paint_dealer(painter))
        self._paint_name(painter, left, self._paint_tricks(painter))
        self._paint_trumps(painter)


def paint_disc(painter: QPainter, box: QRectF, colours: tuple[str, str]) -> None:
    """Paint a counter of metal or ivory with a gilt rim, and its shadow."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(0, 0, 0, 70))
    painter.drawEllipse(box.translated(0, box.height() * 0.05))
    shine = QLinearGradient(box.topLeft(), box.bottomRight())
    shine.setColorAt(0, QColor(colours[0]))
    shine.setColorAt(1, QColor(colours[1]))
    painter.setBrush(shine)
    painter.setPen(QPen(QColor("#8a6a2a"), max(1.0, box.height() * 0.04)))
    painter.drawEllipse(box)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(138, 106, 42, 130), max(0.6, box.height() * 0.015)))
    inset = box.height() * 0.09
    painter.drawEllipse(box.adjusted(inset, inset, -inset, -inset))


class LabelItem(QGraphicsItem):
    """A few words on a small board, with its middle at the item's position."""

    def __init__(self, text: str, pixels: float) -> None:
        super().__init__()
        self.text = text
        self._font = serif(pixels, bold=True)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setZValue(950)

    def say(self, text: str) -> None:
        """Show other words."""
        self.prepareGeometryChange()
        self.text = text
        self.update()

    def boundingRect(self) -> QRectF:
        metrics = QFontMetricsF(self._font)
        half_w = metrics.horizontalAdvance(self.text) / 2 + metrics.height() * 0.45
        half_h = metrics.height() * 0.62
        return QRectF(-half_w, -half_h, 2 * half_w, 2 * half_h)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        box = self.boundingRect().adjusted(1, 1, -1, -1)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(GOLD, 1.2))
        painter.setBrush(QColor(10, 26, 18, 225))
        painter.drawRoundedRect(box, box.height() * 0.32, box.height() * 0.32)
        painter.setPen(IVORY)
        painter.setFont(self._font)
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, self.text)


class OutlineItem(QGraphicsItem):
    """The dashed outline of a place where a card may be laid; filled lightly when it would be laid there."""

    def __init__(self, box: QRectF, radius: float, text: str = "") -> None:
        super().__init__()
        self.box, self.text = box, text
        self._radius = radius
        self._chosen = False
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setZValue(60)

    def choose(self, chosen: bool) -> None:
        """Show whether what is held would be laid here."""
        if chosen != self._chosen:
            self._chosen = chosen
            self.update()

    def boundingRect(self) -> QRectF:
        return self.box.adjusted(-3, -3, 3, 3)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(GOLD, 2.4 if self._chosen else 1.4, Qt.PenStyle.DashLine))
        painter.setBrush(QColor(242, 214, 140, 46 if self._chosen else 10))
        path = QPainterPath()
        path.addRoundedRect(self.box, self._radius, self._radius)
        painter.drawPath(path)
        if self.text:
            painter.setPen(IVORY)
            painter.setFont(serif(self.box.width() * 0.42, bold=True))
            painter.drawText(self.box, Qt.AlignmentFlag.AlignCenter, self.text)
