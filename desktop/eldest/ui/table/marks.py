"""What lies on the cloth beside the cards: labels, badges, the bench, and outlines of places to drop on."""

import math
from collections.abc import Sequence

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

from eldest.ui.pips import serif

GOLD = QColor("#e8c170")
IVORY = QColor("#f6efdc")
SHADE = QColor(8, 22, 15, 150)
FRAME = QColor(232, 193, 112, 90)
INK = QColor("#3a2a0c")
ABOVE_FLIGHT = 2000.0
"""The height in the heap at which words stand above cards that are on their way."""
BRASS = ("#f7dd97", "#b98a34")
PAPER = ("#fffdf6", "#e4dcc4")


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
    """The dashed outline of a place where a card may be laid; filled lightly when it would be laid there.

    Its words fill it, unless `largest` tells how high, in points, their type is at most.
    """

    def __init__(self, box: QRectF, radius: float, text: str = "", largest: float = math.inf) -> None:
        super().__init__()
        self.box, self.text = box, text
        self._largest = largest
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
            painter.setFont(self._type())
            painter.drawText(self.box, Qt.AlignmentFlag.AlignCenter, self.text)

    def _type(self) -> QFont:
        """Return the type in which the words have room."""
        most = min(self.box.width() * 0.42, self.box.height() * 0.6, self._largest)
        wide = QFontMetricsF(serif(most, bold=True)).horizontalAdvance(self.text)
        return serif(most * min(1.0, self.box.width() * 0.92 / max(1.0, wide)), bold=True)


class BadgeItem(QGraphicsItem):
    """A small counter on a card of the trick: a pennant on the one that led, a star on the one that wins."""

    def __init__(self, side: float, *, star: bool) -> None:
        super().__init__()
        self.star = star
        self._box = QRectF(-side / 2, -side / 2, side, side)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setZValue(480)

    def boundingRect(self) -> QRectF:
        return self._box.adjusted(-2, -2, 2, 3)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_disc(painter, self._box, BRASS if self.star else PAPER)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(INK)
        shape = _star() if self.star else _PENNANT
        side = self._box.width()
        painter.drawPolygon(QPolygonF([QPointF(x * side, y * side) for x, y in shape]))


_PENNANT = ((-0.17, 0.3), (-0.17, -0.3), (-0.1, -0.3), (0.26, -0.12), (-0.1, 0.06), (-0.1, 0.3))


def _star() -> list[tuple[float, float]]:
    """Return the corners of a star with five points, about its middle."""
    corners = ((0.34 if n % 2 == 0 else 0.145, math.pi * n / 5) for n in range(10))
    return [(far * math.sin(turn), -far * math.cos(turn)) for far, turn in corners]


class BenchItem(QGraphicsItem):
    """The bench at the side: the names of those who wait, under the word for it."""

    def __init__(self, box: QRectF, word: str, names: Sequence[str], pixels: float) -> None:
        super().__init__()
        self.word, self.names = word, tuple(names)
        self._box = box
        self._pixels = pixels
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setZValue(20)

    def boundingRect(self) -> QRectF:
        return self._box.adjusted(-1, -1, 1, 1)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(FRAME, 1, Qt.PenStyle.DotLine))
        painter.setBrush(QColor(8, 22, 15, 90))
        painter.drawRoundedRect(self._box.adjusted(1, 1, -1, -1), 4, 4)
        lines = (f"{self.word}:", *self.names) if self.names else ()
        high = self._box.height() / max(2, len(lines))
        for number, line in enumerate(lines):
            font = serif(min(self._pixels, high * 0.72), bold=number > 0)
            room = QRectF(self._box.left() + 6, self._box.top() + number * high, self._box.width() - 12, high)
            painter.setFont(font)
            painter.setPen(IVORY if number else GOLD)
            said = QFontMetricsF(font).elidedText(line, Qt.TextElideMode.ElideRight, room.width())
            painter.drawText(room, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, said)
