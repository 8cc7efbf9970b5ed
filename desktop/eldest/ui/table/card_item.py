"""One card on the scene: it draws cached pictures, turns over, glides, and shows how it is marked."""

import math
from typing import TYPE_CHECKING

from PySide6.QtCore import QEasingCurve, QPointF, QRectF, Qt, QVariantAnimation
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from eldest.ui.pips import RADIUS
from eldest.ui.table.layout import HEIGHT
from eldest.ui.table.pieces import Piece
from eldest.ui.theme import AIR, Faces

if TYPE_CHECKING:
    from collections.abc import Hashable

    from eldest.cards.card import Card

GOLD = QColor("#f2c14e")
DARK = QColor(10, 24, 16)
VEIL, DEEP_VEIL = QColor(12, 34, 22, 70), QColor(12, 34, 22, 165)
SMALL_BELOW = 0.95
HALF_WAY = 0.5
FLAT = 0.999
SHARP = 2
"""Pictures that differ by less than this from their place, in points, are not stretched."""

PLAYABLE, BARRED, FOCUS, HOVER, HINT, BEST, LED, PICKED, DIMMED = range(9)
LIFTS = {PLAYABLE: 0.07, HOVER: 0.14, FOCUS: 0.14, HINT: 0.16, PICKED: 0.2}


class CardItem(QGraphicsItem):
    """The picture of one card. Its truth is the piece it was last laid as; all else is looks."""

    def __init__(self, faces: Faces, piece: Piece, width: float) -> None:
        super().__init__()
        self.key: Hashable = piece.key
        self.piece = piece
        self.card: Card | None = piece.card
        self.pack = piece.pack
        self.marks: frozenset[int] = frozenset()
        self.casts_shadow = True
        self.flying = False
        self._faces = faces
        self._width = width
        self._open = 1.0 if piece.up else 0.0
        self._size = piece.place.size
        self._glide = QVariantAnimation()
        self._glide.setStartValue(0.0)
        self._glide.setEndValue(1.0)
        self._glide.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._glide.valueChanged.connect(self._glided)
        self._from = self._to = (QPointF(), 0.0, 0.0, 1.0)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    # -- moving

    @property
    def face_up(self) -> bool:
        """Tell whether the face is seen."""
        return self._open >= HALF_WAY

    @property
    def moving(self) -> bool:
        """Tell whether the card is on its way."""
        return self._glide.state() == QVariantAnimation.State.Running

    def lie(self, at: QPointF, piece: Piece, width: float) -> None:
        """Lie at a place at once, as this piece."""
        self._glide.stop()
        self.become(piece)
        self.card = piece.card
        self.prepareGeometryChange()
        self._width = width
        self.flying = False
        self.setZValue(piece.place.z)
        self._to = (at, float(piece.up), 90.0 * piece.place.turned, piece.place.size)
        self._show(self._to)
        self.update()

    def become(self, piece: Piece) -> None:
        """Take over who the card is, without moving it. A face that goes stays till it has turned."""
        self.key, self.piece, self.pack = piece.key, piece, piece.pack
        self.card = piece.card or self.card

    def glide(self, at: QPointF, piece: Piece, duration: int) -> None:
        """Go to a place, turning over on the way if need be; asked again, it starts from where it is."""
        to = (at, float(piece.up), 90.0 * piece.place.turned, piece.place.size)
        if duration > 0 and self.moving and self._to == to:
            return
        self._glide.stop()
        if piece.card is not None:
            self.card = piece.card
        self._from, self._to = (self.pos(), self._open, self.rotation(), self._size), to
        if duration <= 0 or self._from == self._to:
            self._show(to)
            return
        self._glide.setDuration(duration)
        self._glide.start()

    def stop(self) -> None:
        """Stay where it is."""
        self._glide.stop()

    def _glided(self, share: float) -> None:
        (a, open_a, turn_a, size_a), (b, open_b, turn_b, size_b) = self._from, self._to
        if share >= 1:
            self._show(self._to)
            if not self.flying:
                self.setZValue(self.piece.place.z)  # it has landed among the others
            return
        point = a + (b - a) * share
        mixed = [x + (y - x) * share for x, y in ((open_a, open_b), (turn_a, turn_b), (size_a, size_b))]
        self._show((point, mixed[0], mixed[1], mixed[2]))

    def _show(self, state: tuple[QPointF, float, float, float]) -> None:
        at, opened, turn, size = state
        if size != self._size:
            self.prepareGeometryChange()
        if (opened, size) != (self._open, self._size):
            self.update()
        self._open, self._size = opened, size
        self.setRotation(turn)
        self.setPos(at)

    # -- marks

    def mark(self, marks: frozenset[int]) -> None:
        """Show how the card is marked: each mark has a shape, never a colour alone."""
        if marks != self.marks:
            self.prepareGeometryChange()
            self.marks = marks
            self.update()

    @property
    def lift(self) -> float:
        """How high the card is raised by its marks, in points."""
        return max((LIFTS.get(mark, 0.0) for mark in self.marks), default=0.0) * self._width

    def outline(self) -> QRectF:
        """The rectangle of the card as it is seen, about its middle."""
        width, height = self._width * self._size, self._height * self._size
        return QRectF(-width / 2, -height / 2 - self.lift, width, height)

    @property
    def _height(self) -> float:
        return self._width * HEIGHT

    # -- painting

    def _paint_picture(self, painter: QPainter, at: QRectF) -> None:
        small = self._size if self._size < SMALL_BELOW and not self.moving else 1.0
        face = self.face_up and self.card is not None
        picture = self._faces.face(self.card) if face and self.card else self._faces.back(self.pack, small)
        sharp = picture.deviceIndependentSize()
        exact = abs(sharp.width() - at.width()) < SHARP and abs(sharp.height() - at.height()) < SHARP
        if exact:
            painter.drawPixmap(at.topLeft(), picture)
        else:
            painter.drawPixmap(at, picture, QRectF(picture.rect()))

    def _paint_shadow(self, painter: QPainter, at: QRectF) -> None:
        deep = 0.06 if self.flying else 0.012
        down = 0.0 if self.rotation() else self._width * deep * self._size
        air = at.width() * AIR
        shadow = self._faces.shadow(deep=self.flying)
        painter.drawPixmap(at.adjusted(-air, down - air, air, down + air), shadow, QRectF(shadow.rect()))

    def _paint_marks(self, painter: QPainter, at: QRectF) -> None:
        unit = self._width
        if self.marks & {BARRED, DIMMED}:
            self._paint_veil(painter, at, DEEP_VEIL if DIMMED in self.marks else VEIL)
        if self.marks & {HINT, BEST, LED}:
            self._ring(
                painter,
                at,
                unit * 0.035,
                Qt.PenStyle.SolidLine if BEST in self.marks else Qt.PenStyle.DashLine,
            )
        elif self.marks & {FOCUS, PICKED}:
            self._ring(painter, at, unit * 0.04, Qt.PenStyle.SolidLine)
        elif HOVER in self.marks:
            self._ring(painter, at, unit * 0.02, Qt.PenStyle.SolidLine)

    def _ring(self, painter: QPainter, at: QRectF, thick: float, style: Qt.PenStyle) -> None:
        """Draw gold on dark: it stands out from paper and cloth alike."""
        radius = self._width * self._size * RADIUS + thick
        painter.setBrush(Qt.BrushStyle.NoBrush)
        box = at.adjusted(-thick / 2, -thick / 2, thick / 2, thick / 2)
        painter.setPen(QPen(DARK, thick * 1.9))
        painter.drawRoundedRect(box, radius, radius)
        painter.setPen(QPen(GOLD, thick, style))
        painter.drawRoundedRect(box, radius, radius)

    def _paint_veil(self, painter: QPainter, at: QRectF, veil: QColor) -> None:
        """Shade a card that may not be played, the others stand higher; or one of a hand laid down."""
        radius = self._width * self._size * RADIUS
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(veil)
        painter.drawRoundedRect(at, radius, radius)

    # -- Qt

    def boundingRect(self) -> QRectF:
        air = self._width * AIR
        return self.outline().adjusted(-air, -air, air, air + self.lift)

    def shape(self) -> QPainterPath:
        path = QPainterPath()
        path.addRect(self.outline().adjusted(0, 0, 0, self.lift))
        return path

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        at = self.outline()
        squeeze = abs(math.cos(math.pi * self._open))
        if squeeze < FLAT:
            painter.scale(max(squeeze, 0.01), 1)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self.casts_shadow:
            self._paint_shadow(painter, at)
        self._paint_picture(painter, at)
        if self.marks:
            self._paint_marks(painter, at)
