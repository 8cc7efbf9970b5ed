"""The cloth on the table, woven in code: fine grain, a nap, and a lamp over the middle."""

import random
from functools import cache

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QBrush, QColor, QImage, QPainter, QPixmap, QRadialGradient

TILE = 256
GRAIN, NAP = 0.26, 0.13


def felt(size: QSize, ratio: float, colour: str, *, grain: bool = True) -> QPixmap:
    """Return the cloth for a window of so many points at a device pixel ratio."""
    sheet = QPixmap(size * ratio)
    sheet.fill(QColor(colour))
    painter = QPainter(sheet)
    whole = QRectF(sheet.rect())
    if grain:
        painter.fillRect(whole, QBrush(_cloth(colour)))
    _shine(painter, whole, strength=1.0 if grain else 0.4)
    painter.end()
    sheet.setDevicePixelRatio(ratio)
    return sheet


def _shine(painter: QPainter, whole: QRectF, *, strength: float) -> None:
    """Light the middle, and let the corners fall into shade."""
    middle = QPointF(whole.center().x(), whole.height() * 0.47)
    light = QRadialGradient(middle, max(whole.width(), whole.height()) * 0.72)
    light.setColorAt(0, QColor(255, 250, 225, round(26 * strength)))
    light.setColorAt(0.55, QColor(0, 0, 0, 0))
    light.setColorAt(1, QColor(0, 0, 0, round(120 * strength)))
    painter.fillRect(whole, light)


@cache
def _cloth(colour: str) -> QPixmap:
    tile = QImage(TILE, TILE, QImage.Format.Format_RGB32)
    tile.fill(QColor(colour))
    grain = _noise()
    flat = Qt.AspectRatioMode.IgnoreAspectRatio
    smooth = Qt.TransformationMode.SmoothTransformation
    nap = grain.scaled(TILE, TILE // 3, flat, smooth).scaled(TILE, TILE, flat, smooth)
    painter = QPainter(tile)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SoftLight)
    for layer, strength in ((grain, GRAIN), (nap, NAP)):
        painter.setOpacity(strength)
        painter.drawImage(0, 0, layer)
    painter.end()
    return QPixmap.fromImage(tile)


@cache
def _noise() -> QImage:
    grey = random.Random(1847).randbytes(TILE * TILE)  # every table has the same cloth
    return QImage(grey, TILE, TILE, TILE, QImage.Format.Format_Grayscale8).copy()
