"""A plain chart: by how much one was ahead in each span of time, and how far that may be chance."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QLineF, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from eldest.ui.dialogs.statistics_words import day_words
from eldest.ui.paper import FAINT, print_on_paper
from eldest.ui.pips import EDGE, INK, PAPER

AHEAD, BEHIND = QColor("#2f6f4f"), QColor("#f4ecd8")
MARGIN, LABELS, SIGN = 8, 22, 10
LEAST_STEP = 46
"""Points of width that a figure above a bar wants."""


class Chart(QWidget):
    """Draws a bar for each span; ahead is filled and stands up, behind is hollow and hangs down.

    A line through a bar's end tells how far chance may have moved it. The table says the same in figures.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._bars: tuple[tuple[int, float, float | None], ...] = ()
        self._heading = ""
        self._said: Callable[[float], str] = str
        print_on_paper(self, larger=1.0)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_bars(
        self, heading: str, bars: Sequence[tuple[int, float, float | None]], said: Callable[[float], str]
    ) -> None:
        """Show other bars: the first day, the figure, and how far that may be chance, where it can be said.

        :param said: gives a figure in words
        """
        self._heading, self._bars, self._said = heading, tuple(bars), said
        figures = "; ".join(f"{day_words(first)}: {said(figure)}" for first, figure, _ in self._bars)
        self.setAccessibleName(heading)
        self.setAccessibleDescription(figures)
        self.update()

    def sizeHint(self) -> QSize:
        """Ask for some room."""
        return QSize(420, 220)

    def minimumSizeHint(self) -> QSize:
        """Ask for a little room."""
        return QSize(200, 130)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw everything."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(self.rect(), PAPER)
        painter.setPen(EDGE)
        painter.drawRect(self.rect().adjusted(0, 0, -1, -1))
        if self._bars:
            self._draw(painter)

    def _draw(self, painter: QPainter) -> None:
        room = QRectF(self.rect()).adjusted(MARGIN, MARGIN + LABELS, -MARGIN, -MARGIN - LABELS)
        ends = [lead + (give or 0) for _, lead, give in self._bars]
        ends += [lead - (give or 0) for _, lead, give in self._bars]
        most, least = max(*ends, 0.0), min(*ends, 0.0)
        scale = (room.height() - 2 * LABELS) / ((most - least) or 1.0)
        zero = room.top() + LABELS + most * scale
        step = room.width() / len(self._bars)
        for number, (_, lead, give) in enumerate(self._bars):
            middle = room.left() + (number + 0.5) * step
            self._bar(painter, middle, zero, step, (lead * scale, (give or 0) * scale))
            if step >= LEAST_STEP:
                self._figure(painter, middle, zero, lead, scale * (abs(lead) + (give or 0)))
        painter.setPen(QPen(INK, 1))
        painter.drawLine(QLineF(room.left(), zero, room.right(), zero))
        self._ends(painter)

    def _bar(
        self, painter: QPainter, middle: float, zero: float, step: float, heights: tuple[float, float]
    ) -> None:
        high, give = heights
        wide = min(step * 0.6, 60.0)
        box = QRectF(QPointF(middle - wide / 2, zero - high), QPointF(middle + wide / 2, zero)).normalized()
        painter.setPen(QPen(INK, 1))
        painter.setBrush(AHEAD if high >= 0 else BEHIND)
        painter.drawRect(box)
        if give:
            painter.drawLine(QLineF(middle, zero - high - give, middle, zero - high + give))

    def _figure(self, painter: QPainter, middle: float, zero: float, lead: float, reach: float) -> None:
        painter.setPen(INK)
        top = zero - reach - LABELS if lead >= 0 else zero + reach
        painter.drawText(QRectF(middle - 40, top, 80, LABELS), Qt.AlignmentFlag.AlignCenter, self._said(lead))

    def _ends(self, painter: QPainter) -> None:
        """Name the first day of the first span and of the last."""
        painter.setPen(FAINT)
        line = QRectF(MARGIN, self.height() - LABELS - 2, self.width() - 2 * MARGIN, LABELS)
        painter.drawText(line, Qt.AlignmentFlag.AlignLeft, day_words(self._bars[0][0]))
        if len(self._bars) > 1:
            painter.drawText(line, Qt.AlignmentFlag.AlignRight, day_words(self._bars[-1][0]))
        above = QRectF(MARGIN, 2, self.width() - 2 * MARGIN, LABELS)
        painter.drawText(above, Qt.AlignmentFlag.AlignLeft, self._heading)
