"""Pictures made of the drawings (SVG) of the program and its records, for every system that wants such."""

from pathlib import Path

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, Qt
from PySide6.QtGui import QImage, QImageWriter, QPainter
from PySide6.QtSvg import QSvgRenderer


def drawn(drawing: Path, size: int) -> QImage:
    """Return a square picture of a drawing, so many pixels wide.

    :raises ValueError: if the file is no drawing
    """
    renderer = QSvgRenderer(str(drawing))
    if not renderer.isValid():
        raise ValueError(f"{drawing} is no drawing")
    image = QImage(size, size, QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    renderer.render(painter)
    painter.end()
    return image


def as_png(image: QImage) -> bytes:
    """Return a picture as the content of a PNG file.

    :raises ValueError: if it cannot be written
    """
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QImageWriter(buffer, QByteArray(b"png"))
    if not writer.write(image):
        raise ValueError(f"a picture of {image.width()} pixels cannot be written: {writer.errorString()}")
    return bytes(buffer.data().data())
