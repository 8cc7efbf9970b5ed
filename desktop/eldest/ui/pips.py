"""The four suits as paths, for marks, buttons and the plain cards; they look the same in every font."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPen, QTransform

from eldest.cards.card import Card, Suit

PAPER = QColor("#fffdf6")
EDGE = QColor("#9a9484")
INK = QColor("#16161a")
RADIUS = 0.05
"""The radius of a card's corners, in its widths."""

SERIF = ("Palatino Linotype", "Palatino", "P052", "Georgia", "DejaVu Serif")


def serif(pixels: float, *, bold: bool = False) -> QFont:
    """Return the type of the table's marks at a height in pixels."""
    font = QFont()
    font.setFamilies(list(SERIF))
    font.setStyleHint(QFont.StyleHint.Serif)
    font.setPixelSize(max(6, round(pixels)))
    font.setBold(bold)
    return font


def pip_path(suit: Suit, at: QRectF) -> QPainterPath:
    """Return the pip of a suit, filling a square."""
    path = _PIPS[suit]()
    return _placed(path, at)


def paint_pip(painter: QPainter, suit: Suit, at: QRectF, colour: QColor | str) -> None:
    """Paint the pip of a suit into a square."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(colour))
    painter.drawPath(pip_path(suit, at))
    painter.restore()


def paint_plain_card(painter: QPainter, card: Card, at: QRectF, colour: QColor | str) -> None:
    """Paint a card without its picture: paper, outline, index and one pip."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint_sheet(painter, at, PAPER)
    painter.setPen(QColor(colour))
    painter.setFont(serif(at.width() * 0.24, bold=True))
    corner = at.adjusted(at.width() * 0.07, at.height() * 0.02, 0, 0)
    index = "★" if card.suit is None else str(card)[0].replace("T", "10")
    painter.drawText(corner, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop, index)
    if card.suit is not None:
        side = at.width() * 0.42
        middle = QRectF(at.center().x() - side / 2, at.center().y() - side / 2, side, side)
        paint_pip(painter, card.suit, middle, colour)
    painter.restore()


def paint_sheet(painter: QPainter, at: QRectF, paper: QColor) -> None:
    """Paint the paper of a card with its outline."""
    thin = max(1.0, at.width() / 120)
    inset = at.adjusted(thin / 2, thin / 2, -thin / 2, -thin / 2)
    painter.setPen(QPen(EDGE, thin))
    painter.setBrush(paper)
    painter.drawRoundedRect(inset, at.width() * RADIUS, at.width() * RADIUS)


def _placed(path: QPainterPath, at: QRectF) -> QPainterPath:
    """Return a path drawn in the square from -1 to 1, moved and sized to a rectangle."""
    move = QTransform.fromTranslate(at.center().x(), at.center().y())
    grown = move.scale(at.width() / 2, at.height() / 2).map(path)
    grown.setFillRule(Qt.FillRule.WindingFill)
    return grown


def _spade() -> QPainterPath:
    path = QPainterPath(QPointF(0, -1))
    path.cubicTo(0.16, -0.62, 0.92, -0.26, 0.92, 0.26)
    path.cubicTo(0.92, 0.72, 0.36, 0.8, 0.1, 0.42)
    path.cubicTo(0.12, 0.72, 0.2, 0.86, 0.4, 1)
    path.lineTo(-0.4, 1)
    path.cubicTo(-0.2, 0.86, -0.12, 0.72, -0.1, 0.42)
    path.cubicTo(-0.36, 0.8, -0.92, 0.72, -0.92, 0.26)
    path.cubicTo(-0.92, -0.26, -0.16, -0.62, 0, -1)
    return path


def _heart() -> QPainterPath:
    path = QPainterPath(QPointF(0, 1))
    path.cubicTo(-0.16, 0.56, -0.96, 0.1, -0.96, -0.46)
    path.cubicTo(-0.96, -0.94, -0.22, -1.1, 0, -0.46)
    path.cubicTo(0.22, -1.1, 0.96, -0.94, 0.96, -0.46)
    path.cubicTo(0.96, 0.1, 0.16, 0.56, 0, 1)
    return path


def _diamond() -> QPainterPath:
    path = QPainterPath(QPointF(0, -1))
    path.cubicTo(0.2, -0.62, 0.5, -0.24, 0.78, 0)
    path.cubicTo(0.5, 0.24, 0.2, 0.62, 0, 1)
    path.cubicTo(-0.2, 0.62, -0.5, 0.24, -0.78, 0)
    path.cubicTo(-0.5, -0.24, -0.2, -0.62, 0, -1)
    return path


def _club() -> QPainterPath:
    path = QPainterPath()
    path.addEllipse(QPointF(0, -0.52), 0.46, 0.46)
    path.addEllipse(QPointF(-0.5, 0.2), 0.46, 0.46)
    path.addEllipse(QPointF(0.5, 0.2), 0.46, 0.46)
    path.addEllipse(QPointF(0, 0.0), 0.26, 0.26)
    path.moveTo(0.1, 0.1)
    path.cubicTo(0.1, 0.66, 0.2, 0.84, 0.4, 1)
    path.lineTo(-0.4, 1)
    path.cubicTo(-0.2, 0.84, -0.1, 0.66, -0.1, 0.1)
    path.closeSubpath()
    return path


_PIPS = {Suit.SPADES: _spade, Suit.HEARTS: _heart, Suit.DIAMONDS: _diamond, Suit.CLUBS: _club}
