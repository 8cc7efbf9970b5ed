"""The plate of a seat on the cloth: who sits there, and on a second line how the deal stands for him."""

from enum import Enum

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen, QPolygonF
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from eldest.ui.pips import paint_pip, serif
from eldest.ui.table.marks import BRASS, FRAME, GOLD, INK, IVORY, PAPER, SHADE, paint_disc
from eldest.ui.table.plate_marks import PlateMark, Standing
from eldest.ui.theme import Theme

NAME_HEIGHT, LEAST_NAME = 0.7, 0.6
"""How high a name stands on its line, and how much smaller it may become to have room."""
LEAST_TYPE = 10
"""The least height of a name, in points: a longer one is cut rather than made too small to read."""
RIM, GAP = 0.26, 0.16
DISC, ARROW, RINGS, COUNTER, CAPSULE = 0.94, 0.42, 0.9, 0.86, 1.0
"""What a plate is made of, in heights of one of its two lines."""
PLAIN_RIM = 0.4
"""The rim where the name itself begins the plate."""


class Offer(Enum):
    """Whether a seat can be chosen, and whether the mouse or the keys are on it."""

    NONE = 0
    OPEN = 1
    POINTED_AT = 2


class PlateItem(QGraphicsItem):
    """The plate of a seat.

    First line: the dealer's button, the arrow of the turn, the name. Second line: the seat's letter,
    the contract with its suit, who plays alone or has laid down his hand, then from the right the
    tricks and points of the side, and two rings for who plays with the viewer.

    `letter` is that on the dealer's button, `words` are those of each standing, `word_for_called`
    stands before the suit that the maker has called.
    """

    def __init__(self, mark: PlateMark, theme: Theme) -> None:
        super().__init__()
        self.mark = mark
        self.name = ""
        self.letter = "D"
        self.word_for_called = "calls"
        self.words: dict[Standing, str] = {}
        self._theme = theme
        self._offer = Offer.NONE
        self._box = QRectF()
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)  # cards fly over it all the time
        self.setZValue(20)

    def show_mark(self, mark: PlateMark, name: str, theme: Theme) -> None:
        """Show other marks or another name."""
        if (mark, name, theme) != (self.mark, self.name, self._theme):
            self.mark, self.name, self._theme = mark, name, theme
            self.update()

    def place(self, box: QRectF) -> None:
        """Take its place."""
        self.prepareGeometryChange()
        self._box = box

    @property
    def box(self) -> QRectF:
        """The rectangle of the board."""
        return self._box

    @property
    def offered(self) -> Offer:
        """Whether the seat is shown as one that can be chosen."""
        return self._offer

    def offer(self, offer: Offer) -> None:
        """Show whether the seat can be chosen."""
        if offer is not self._offer:
            self._offer = offer
            self.update()

    # -- the board

    @property
    def _line(self) -> float:
        """The height of one of the two lines."""
        return self._box.height() * 0.46

    @property
    def _first(self) -> float:
        """The middle of the first line."""
        return self._box.top() + self._box.height() * 0.28

    @property
    def _second(self) -> float:
        """The middle of the second line."""
        return self._box.top() + self._box.height() * 0.73

    def _paint_board(self, painter: QPainter) -> None:
        turn = self.mark.turn
        round_off = self._box.height() * 0.2
        painter.setPen(QPen(GOLD if turn else FRAME, 2.0 if turn else 1.0))
        painter.setBrush(QColor(10, 26, 18, 215) if turn else SHADE)
        board = self._box.adjusted(1, 1, -1, -1)
        painter.drawRoundedRect(board, round_off, round_off)
        if self._offer is Offer.NONE:
            return
        chosen = self._offer is Offer.POINTED_AT
        pen = QPen(GOLD, 3.0 if chosen else 2.0, Qt.PenStyle.SolidLine if chosen else Qt.PenStyle.DashLine)
        painter.setPen(pen)
        painter.setBrush(QColor(242, 214, 140, 60 if chosen else 16))
        painter.drawRoundedRect(board.adjusted(-3, -3, 3, 3), round_off + 3, round_off + 3)

    # -- the first line

    def _paint_dealer(self, painter: QPainter) -> float:
        """Paint the dealer's button; return where the name begins."""
        line = self._line
        if not self.mark.dealer:
            return self._box.left() + line * PLAIN_RIM
        side = line * DISC
        disc = QRectF(self._box.left() + line * RIM, self._first - side / 2, side, side)
        paint_disc(painter, disc, BRASS)
        _write(painter, disc, self.letter, serif(side * 0.64, bold=True), INK)
        return disc.right() + line * GAP

    def _paint_turn(self, painter: QPainter, left: float) -> float:
        """Paint the arrow of the seat whose turn it is; return where the name begins."""
        if not self.mark.turn:
            return left
        line = self._line
        tip = [(0, -0.32), (ARROW, 0.0), (0, 0.32)]
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(GOLD)
        painter.drawPolygon(QPolygonF([QPointF(left + x * line, self._first + y * line) for x, y in tip]))
        return left + line * (ARROW + GAP)

    def _paint_name(self, painter: QPainter, left: float) -> None:
        line = self._line
        right = self._box.right() - line * RIM
        room = QRectF(left, self._first - line / 2, max(0.0, right - left), line)
        font = self.type_of_name()
        name = QFontMetricsF(font).elidedText(self.name, Qt.TextElideMode.ElideRight, room.width())
        _write(painter, room, name, font, IVORY, Qt.AlignmentFlag.AlignLeft)

    def type_of_name(self) -> QFont:
        """Return the type of the name: smaller if that is long, but the same whatever else stands there."""
        most = max(1, round(self._line * NAME_HEIGHT))
        least = min(most, max(LEAST_TYPE, round(most * LEAST_NAME)))
        sizes = range(most, least, -1)
        return serif(next((size for size in sizes if self._is_room_for(size)), least), bold=self.mark.turn)

    def _is_room_for(self, size: int) -> bool:
        """Tell whether the name has room in bold type of a size beside everything its line can show."""
        return QFontMetricsF(serif(size, bold=True)).horizontalAdvance(self.name) <= self.least_room

    @property
    def least_room(self) -> float:
        """The width left to the name beside the dealer's button and the arrow."""
        return self._box.width() - self._line * (2 * RIM + DISC + ARROW + 2 * GAP)

    # -- the second line

    def _paint_left(self, painter: QPainter) -> None:
        """Paint letter, contract and standing."""
        left = self._box.left() + self._line * RIM
        for paint in (self._paint_letter, self._paint_contract, self._paint_called):
            left = paint(painter, left)
        if self.mark.standing is not Standing.USUAL:
            room = QRectF(left, self._second - self._line / 2, self.counters_begin - left, self._line)
            font = serif(self._line * 0.6, bold=True)
            said = self.words.get(self.mark.standing, "")
            said = QFontMetricsF(font).elidedText(said, Qt.TextElideMode.ElideRight, room.width())
            _write(painter, room, said, font, GOLD, Qt.AlignmentFlag.AlignLeft)

    def _paint_letter(self, painter: QPainter, left: float) -> float:
        if not self.mark.letter:
            return left
        side = self._line * 0.8
        box = QRectF(left, self._second - side / 2, side, side)
        painter.setPen(QPen(GOLD, 1))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRect(box)
        _write(painter, box, self.mark.letter, serif(side * 0.8, bold=True), IVORY)
        return box.right() + self._line * GAP

    def contract_box(self) -> QRectF:
        """Return where the contract stands: what was bid and its suit; empty if there is none."""
        mark, line = self.mark, self._line
        if not (mark.maker or mark.trumps is not None):
            return QRectF()
        wide = line * (CAPSULE * (mark.trumps is not None) + 0.3 + 0.62 * len(self._bid_text()))
        left = self._box.left() + line * (RIM + (0.8 + GAP) * bool(mark.letter))
        return QRectF(left, self._second - line / 2, max(line, wide), line)

    def _bid_text(self) -> str:
        """Return what was bid; who made the trump without a bid, and has none yet, is marked by a dash."""
        if self.mark.bid:
            return str(self.mark.bid)
        return "" if self.mark.trumps is not None else "–"

    def _paint_contract(self, painter: QPainter, left: float) -> float:
        """Paint a capsule with the bid and the suit; the maker's has a thick gilt rim, a turn-up's none."""
        box, line = self.contract_box(), self._line
        if box.isEmpty():
            return left
        painter.setBrush(QColor("#f6efdc"))
        painter.setPen(QPen(GOLD if self.mark.maker else QColor("#8a6a2a"), 2.4 if self.mark.maker else 1.0))
        painter.drawRoundedRect(box, line / 2, line / 2)
        text = self._bid_text()
        room = box.adjusted(line * 0.15, 0, -line * (0.15 + CAPSULE * (self.mark.trumps is not None)), 0)
        if text:
            _write(painter, room, text, serif(line * 0.74, bold=True), QColor("#1d3a2a"))
        if self.mark.trumps is not None:
            side = line * 0.66
            middle = box.right() - line * (0.15 + CAPSULE / 2) if text else box.center().x()
            pip = QRectF(middle - side / 2, self._second - side / 2, side, side)
            paint_pip(painter, self.mark.trumps, pip, self._theme.colour_of(self.mark.trumps))
        return box.right() + line * GAP

    def _paint_called(self, painter: QPainter, left: float) -> float:
        """Paint a second capsule with the suit called; its word too where there is room."""
        suit, line = self.mark.called, self._line
        if suit is None:
            return left
        font = serif(line * 0.56, bold=True)
        wide = QFontMetricsF(font).horizontalAdvance(self.word_for_called)
        room = self.counters_begin - left - line * (CAPSULE + GAP + 0.2)
        said = self.word_for_called if wide <= room else "?"
        wide = QFontMetricsF(font).horizontalAdvance(said)
        box = QRectF(left, self._second - line / 2, wide + line * (CAPSULE + 0.2), line)
        painter.setBrush(QColor("#f6efdc"))
        painter.setPen(QPen(QColor("#8a6a2a"), 1.0, Qt.PenStyle.DashLine))
        painter.drawRoundedRect(box, line / 2, line / 2)
        _write(painter, QRectF(left + line * 0.24, box.top(), wide, line), said, font, QColor("#1d3a2a"))
        side = line * 0.66
        pip = QRectF(box.right() - line * 0.2 - side, self._second - side / 2, side, side)
        paint_pip(painter, suit, pip, self._theme.colour_of(suit))
        return box.right() + line * GAP

    @property
    def counters_begin(self) -> float:
        """Where the counters and the rings at the right of the second line begin."""
        shown = (self.mark.tricks is not None) + (self.mark.points is not None)
        rings = (RINGS + GAP) * self.mark.partner
        return self._box.right() - self._line * (RIM + (COUNTER + GAP) * shown + rings)

    def _paint_right(self, painter: QPainter) -> None:
        """Paint the tricks on a little card and the points on a counter, from the right."""
        right = self._box.right() - self._line * RIM
        side = self._line * COUNTER
        for number, is_card in ((self.mark.tricks, True), (self.mark.points, False)):
            if number is None:
                continue
            box = QRectF(right - side, self._second - side / 2, side, side)
            if is_card:
                _paint_little_card(painter, box)
            else:
                paint_disc(painter, box, PAPER)
            _write(painter, box, str(number), serif(side * 0.62, bold=True), QColor("#1d3a2a"))
            right = box.left() - self._line * GAP
        if self.mark.partner:
            self._paint_rings(painter, right)

    def _paint_rings(self, painter: QPainter, right: float) -> None:
        """Paint two rings, one through the other, for a partner."""
        side = self._line * 0.56
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(GOLD, max(1.2, self._line * 0.09)))
        top = self._second - side / 2
        painter.drawEllipse(QRectF(right - side, top, side, side))
        painter.drawEllipse(QRectF(right - side * 1.55, top, side, side))

    # -- Qt

    def boundingRect(self) -> QRectF:
        return self._box.adjusted(-6, -6, 6, 6)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_board(painter)
        left = self._paint_turn(painter, self._paint_dealer(painter))
        self._paint_name(painter, left)
        self._paint_left(painter)
        self._paint_right(painter)


def _write(
    painter: QPainter,
    room: QRectF,
    text: str,
    font: QFont,
    colour: QColor,
    align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignHCenter,
) -> None:
    painter.setFont(font)
    painter.setPen(colour)
    painter.drawText(room, Qt.AlignmentFlag.AlignVCenter | align, text)


def _paint_little_card(painter: QPainter, box: QRectF) -> None:
    painter.setPen(QPen(QColor("#9a9484"), 1))
    painter.setBrush(IVORY)
    narrow = box.width() * 0.1
    painter.drawRoundedRect(box.adjusted(narrow, -1, -narrow, 1), 2, 2)
