"""How the cards look: a theme as a value, and a cache of pictures drawn once for each size."""

import re
from dataclasses import dataclass

from PySide6.QtCore import QByteArray, QObject, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from eldest.cards.card import Card, Suit
from eldest.store.folders import resource
from eldest.ui.pips import PAPER, RADIUS, paint_plain_card, paint_sheet

HEIGHT = 1.4
AIR = 0.2
"""The margin about a card in which its shadow falls, in card widths."""

AT_A_TIME = 4
"""Pictures drawn in one turn of the event loop."""

FACES = ("classic", "large")
BACKS = (
    "lattice-red", "lattice-blue", "rosette-red", "rosette-blue",
    "scales-green", "plaid-red", "flowers-ink", "plain-blue",
)  # fmt: skip
CLOTHS = {
    "green": "#2a6b4c",
    "dark-green": "#23573d",
    "blue": "#1f3f66",
    "wine": "#6b2430",
    "night": "#123524",
}
COLOURS: dict[str, dict[Suit, str]] = {
    "traditional": dict(zip(Suit, ("#16161a", "#c01f2e", "#16161a", "#c01f2e"), strict=True)),
    "four": dict(zip(Suit, ("#007044", "#0a5ae6", "#16161a", "#d4101c"), strict=True)),
    "safe": dict(zip(Suit, ("#1565d8", "#d07800", "#16161a", "#b0102a"), strict=True)),
}

_OTHER_BACK = {"scales": "lattice-red", "plaid": "lattice-blue", "flowers": "lattice-red"}
_COLOUR = re.compile(rb' color="#[0-9a-f]{6}"')


@dataclass(frozen=True, slots=True)
class Theme:
    """What a player chose: faces, colours of the suits, back, cloth, and whether that has a grain."""

    faces: str = "classic"
    colours: str = "traditional"
    back: str = "lattice-red"
    felt: str = CLOTHS["green"]
    grain: bool = True

    def colour_of(self, suit: Suit) -> str:
        """Return the colour of a suit."""
        return COLOURS.get(self.colours, COLOURS["traditional"])[suit]

    def back_of(self, pack: int) -> str:
        """Return the back of the first pack or the second, which has the other colour of its pattern."""
        if pack % 2 == 0:
            return self.back
        pattern, _, colour = self.back.rpartition("-")
        other = f"{pattern}-{'blue' if colour == 'red' else 'red'}"
        return other if other in BACKS else _OTHER_BACK.get(pattern, "lattice-red")


def file_of(card: Card) -> str:
    """Return the name of the file that pictures a card."""
    return "joker-red" if card.suit is None else str(card).replace("T", "10")


class Faces(QObject):
    """Pictures of the cards at the size they have on the table.

    A picture is drawn when it is first asked for. After a change of size the old one is given, to be
    stretched, until the new one is drawn: a few in each turn of the event loop; then `ready` is sent.
    """

    ready = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.theme = theme
        self._width = 100
        self._ratio = 1.0
        self._drawn: dict[tuple[str, float], tuple[int, QPixmap]] = {}
        self._awaited: dict[tuple[str, float], None] = {}
        self._turn = QTimer(self, singleShot=True, interval=0)
        self._turn.timeout.connect(self._draw_some)

    @property
    def ratio(self) -> float:
        """Device pixels in a point."""
        return self._ratio

    def set_theme(self, theme: Theme) -> None:
        """Show another theme; everything is drawn anew."""
        self.theme = theme
        self._drawn.clear()
        self.ready.emit()

    def set_ratio(self, ratio: float) -> None:
        """Say how many pixels of the device make a point."""
        self._ratio = ratio

    def set_size(self, width: float, ratio: float) -> float:
        """Draw for cards at most so many points wide; return the width that fits the device's pixels."""
        self._width, self._ratio = even(width * ratio), ratio
        return self._width / ratio

    def face(self, card: Card) -> QPixmap:
        """Return the face of a card."""
        return self._picture(f"{self.theme.faces}/{file_of(card)}", 1.0, card)

    def back(self, pack: int, size: float = 1.0) -> QPixmap:
        """Return the back of a pack; won tricks lie smaller."""
        return self._picture(f"backs/{self.theme.back_of(pack)}", size, None)

    def shadow(self, *, deep: bool) -> QPixmap:
        """Return the shadow of a card, deeper under one that is held up; its margin is `AIR`."""
        key = (f"shadow/{deep}", 1.0)
        width, picture = self._drawn.get(key, (0, None))
        if picture is None or width != self._width:
            picture = _shadow(self._width, deep=deep)
            self._drawn[key] = (self._width, picture)
        return picture

    def _picture(self, name: str, size: float, card: Card | None) -> QPixmap:
        key = (name, size)
        width, picture = self._drawn.get(key, (0, None))
        if picture is None:
            picture = self._draw(key, card)
        elif width != self._device_width(size):
            self._awaited[key] = None
            self._turn.start()
        return picture

    def _draw_some(self) -> None:
        for key in list(self._awaited)[:AT_A_TIME]:
            del self._awaited[key]
            self._draw(key, _card_of(key[0]))
        self.ready.emit()
        if self._awaited:
            self._turn.start()

    def _draw(self, key: tuple[str, float], card: Card | None) -> QPixmap:
        width = self._device_width(key[1])
        picture = QPixmap(width, even(width * HEIGHT))
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        self._paint(painter, key[0], card, QRectF(picture.rect()))
        painter.end()
        picture = bare(picture)
        picture.setDevicePixelRatio(self._ratio)
        self._drawn[key] = (width, picture)
        return picture

    def _paint(self, painter: QPainter, name: str, card: Card | None, at: QRectF) -> None:
        svg = read_svg(name)
        if card is not None and card.suit is not None:
            colour = self.theme.colour_of(card.suit).encode()
            svg = _COLOUR.sub(b' color="%s"' % colour, svg, count=1)
        picture = QSvgRenderer()
        if svg and picture.load(QByteArray(svg)):
            picture.render(painter, at)
        elif card is not None:
            suit = card.suit
            paint_plain_card(painter, card, at, self.theme.colour_of(suit) if suit is not None else "#c01f2e")
        else:
            _paint_plain_back(painter, at)

    def _device_width(self, size: float) -> int:
        return self._width if size == 1.0 else even(self._width * size)


def bare(painted: QPixmap) -> QPixmap:
    """Return a picture without what it was painted by: Qt keeps the painter's rooms, often larger than it."""
    return painted.copy()


def even(pixels: float) -> int:
    """Return the even number of pixels at or below a length: its half is a whole number too."""
    return max(2, int(pixels + 1e-6) // 2 * 2)


def read_svg(name: str) -> bytes:
    """Return the text of a picture in the cards' folder; nothing if it cannot be read."""
    try:
        return resource(f"cards/{name}.svg").read_bytes()
    except OSError:
        return b""


def _card_of(name: str) -> Card | None:
    folder, _, file = name.partition("/")
    if folder == "backs":
        return None
    return Card.parse("JK" if file.startswith("joker") else file.replace("10", "T"))


def _paint_plain_back(painter: QPainter, at: QRectF) -> None:
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint_sheet(painter, at, PAPER)
    painter.setBrush(QColor("#2b4a9b"))
    inner = at.adjusted(*(at.width() * side for side in (0.07, 0.07, -0.07, -0.07)))
    painter.drawRoundedRect(inner, at.width() * RADIUS / 2, at.width() * RADIUS / 2)


def _shadow(width: int, *, deep: bool) -> QPixmap:
    air = width * AIR
    picture = QPixmap(round(width + 2 * air), round(width * HEIGHT + 2 * air))
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(0, 0, 0, 20 if deep else 22))
    card = QRectF(air, air, width, width * HEIGHT)
    for ring in range(5):
        grow = width * (0.022 if deep else 0.009) * ring
        corner = width * RADIUS + grow
        painter.drawRoundedRect(card.adjusted(-grow, -grow, grow, grow), corner, corner)
    painter.end()
    return bare(picture)
