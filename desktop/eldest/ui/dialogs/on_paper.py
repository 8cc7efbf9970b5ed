"""Pages on paper: a text as a PDF, which every system can print."""

from pathlib import Path

from PySide6.QtCore import QMarginsF
from PySide6.QtGui import QPageLayout, QPageSize, QPdfWriter, QTextDocument

MARGIN = 18.0
"""Millimetres round the text."""
TYPE = 10
"""The size of the type, in typographic points."""


def as_pdf(text: QTextDocument, path: Path, title: str) -> bool:
    """Write a text as pages of A4 to a file; return whether that could be done."""
    writer = QPdfWriter(str(path))
    writer.setTitle(title)
    writer.setCreator("Eldest Hand")
    writer.setPageLayout(_layout())
    pages = text.clone()
    font = pages.defaultFont()
    font.setPointSize(TYPE)
    pages.setDefaultFont(font)
    try:
        pages.print_(writer)
    finally:
        pages.deleteLater()
    del writer  # the file is whole only when it is closed
    return path.exists() and path.stat().st_size > 0


def _layout() -> QPageLayout:
    margins = QMarginsF(MARGIN, MARGIN, MARGIN, MARGIN)
    return QPageLayout(QPageSize(QPageSize.PageSizeId.A4), QPageLayout.Orientation.Portrait, margins)
