"""What is read at the table is printed on paper: rule book, log, score sheet, in any system's colours."""

from PySide6.QtGui import QColor, QFontInfo, QPalette
from PySide6.QtWidgets import QWidget

from eldest.ui.pips import INK, PAPER, serif

SHADED = QColor("#f4ecd8")
LINK = QColor("#23508a")
FAINT = QColor("#625c4e")
CHOSEN = QColor("#d8e6dc")
WARNING = QColor("#8c1c13")
FOCUS = QColor("#1d4d36")
"""What frames the thing that has the keyboard, on paper."""
FRAME = 2
"""How thick that frame is."""
LARGER = 1.12
"""How much larger the type is than the system's: serifs want it."""

_ON_PAPER = (
    (QPalette.ColorRole.Window, PAPER),
    (QPalette.ColorRole.Base, PAPER),
    (QPalette.ColorRole.AlternateBase, SHADED),
    (QPalette.ColorRole.WindowText, INK),
    (QPalette.ColorRole.Text, INK),
    (QPalette.ColorRole.Button, SHADED),
    (QPalette.ColorRole.ButtonText, INK),
    (QPalette.ColorRole.PlaceholderText, FAINT),
    (QPalette.ColorRole.Highlight, CHOSEN),
    (QPalette.ColorRole.HighlightedText, INK),
    (QPalette.ColorRole.Link, LINK),
    (QPalette.ColorRole.LinkVisited, LINK),
)


def print_on_paper(widget: QWidget, *, larger: float = LARGER) -> None:
    """Give a widget the colours of printed paper, and the type of the table."""
    palette = widget.palette()
    for role, colour in _ON_PAPER:
        palette.setColor(role, colour)
    widget.setPalette(palette)
    widget.setFont(serif(QFontInfo(widget.font()).pixelSize() * larger))
