"""The pictures that Windows wants in its own forms: icons of many sizes, a panel for the setup."""

import struct
from pathlib import Path

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from drawing import as_png, drawn

SIZES = (16, 20, 24, 32, 40, 48, 64, 256)
PACKED_FROM = 256
"""From this size on a picture is kept as PNG; not everything reads smaller ones in that form."""

PANEL = QSize(164, 314)
FELT, BRASS = QColor("#1d5b3f"), QColor("#e3ae45")
_HEAD, _ENTRY, _BITMAP = struct.Struct("<HHH"), struct.Struct("<BBBBHHII"), struct.Struct("<IiiHHIIiiII")
_ICON, _DEPTH, _BYTE, _WORD = 1, 32, 8, 4


def write_icon(drawing: Path, path: Path) -> None:
    """Write an icon file that holds the drawing in every size Windows shows."""
    pictures = [(size, _picture(drawn(drawing, size), size)) for size in SIZES]
    place = _HEAD.size + _ENTRY.size * len(pictures)
    head, body = _HEAD.pack(0, _ICON, len(pictures)), b""
    for size, picture in pictures:
        # 256 is told as 0, for it has one byte only
        head += _ENTRY.pack(size % 256, size % 256, 0, 0, 1, _DEPTH, len(picture), place + len(body))
        body += picture
    path.write_bytes(head + body)


def _picture(image: QImage, size: int) -> bytes:
    return as_png(image) if size >= PACKED_FROM else _bitmap(image, size)


def _bitmap(image: QImage, size: int) -> bytes:
    """Return a bitmap without the head of a file: rows from below, then a mask, empty beside alpha."""
    turned = image.flipped(
        Qt.Orientation.Vertical
    )  # a name of its own, else it would be gone before it is read
    rows = bytes(turned.constBits())
    mask = bytes((size + _BYTE * _WORD - 1) // (_BYTE * _WORD) * _WORD * size)
    # The height is that of pixels and mask.
    head = _BITMAP.pack(_BITMAP.size, size, size * 2, 1, _DEPTH, 0, len(rows) + len(mask), 0, 0, 0, 0)
    return head + rows + mask


def write_panel(drawing: Path, path: Path) -> None:
    """Write the panel of the setup's first and last page: the program's icon on felt."""
    panel = QImage(PANEL, QImage.Format.Format_RGB32)
    panel.fill(FELT)
    painter = QPainter(panel)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(BRASS)
    painter.drawRect(7, 7, PANEL.width() - 15, PANEL.height() - 15)
    QSvgRenderer(str(drawing)).render(painter, QRectF(22, 40, 120, 120))
    painter.end()
    panel.convertToFormat(QImage.Format.Format_RGB888).save(str(path))


def write_all(drawings: Path, folder: Path) -> None:
    """Write the icons of the program and of its records, and the panel, from a folder of drawings."""
    for name in ("app", "record"):
        write_icon(drawings / f"{name}.svg", folder / f"{name}.ico")
    write_panel(drawings / "app.svg", folder / "panel.bmp")
