"""Animate a whole pack for some seconds and exit with 0: the proof that this Python and this Qt get on.

One release of the bindings lost a reference to None in most calls; the process died after some thousands of
them, mid-animation or on exit. So this runs in a process of its own, makes many such calls, and ends cleanly.
"""

import argparse
import os
import sys
import time

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QRectF, Qt, QTimer
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap
from PySide6.QtWidgets import QApplication, QGraphicsPixmapItem, QGraphicsScene, QGraphicsView

PACK = 52
FRAME = 16  # milliseconds between two movements
WIDTH, HEIGHT = 900, 600


class Felt(QGraphicsScene):
    """A table whose cards wander, painted by Python so that the painter's calls are counted too."""

    def __init__(self) -> None:
        super().__init__(QRectF(0, 0, WIDTH, HEIGHT))
        self.cards = [self.addPixmap(blank_card(number)) for number in range(PACK)]
        self.moves = 0
        self.paints = 0

    def move_cards(self) -> None:
        self.moves += 1
        for number, card in enumerate(self.cards):
            place(card, number, self.moves)

    def drawBackground(self, painter: QPainter, _rect: QRectF | object) -> None:
        self.paints += 1
        painter.setPen(QPen(QColor("darkgreen")))
        painter.setBrush(QColor("green"))
        painter.drawRect(self.sceneRect())


def blank_card(number: int) -> QPixmap:
    picture = QPixmap(100, 140)
    picture.fill(QColor.fromHsv(number * 359 // PACK, 120, 230))
    return picture


def place(card: QGraphicsPixmapItem, number: int, moves: int) -> None:
    """Put a card where it belongs after so many moves: a simple, endless wandering."""
    card.setPos((number * 17 + moves * 5) % (WIDTH - 100), (number * 31 + moves * 3) % (HEIGHT - 140))
    card.setRotation((number + moves) % 360)
    card.setZValue((number + moves) % PACK)
    card.update()


def soak(seconds: float) -> Felt:
    """Show the table and move its cards until the time is over."""
    application = QApplication(["soak"])
    felt = Felt()
    view = QGraphicsView(felt)
    view.setRenderHint(QPainter.RenderHint.Antialiasing)
    view.show()
    timer = QTimer(timerType=Qt.TimerType.PreciseTimer, interval=FRAME)
    timer.timeout.connect(felt.move_cards)
    timer.start()
    QTimer.singleShot(int(seconds * 1000), application.quit)
    application.exec()
    return felt


def main() -> int:
    """Read how long to soak, do so, and say what was seen; few frames are a failure as well."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=3.0)
    seconds: float = parser.parse_args().seconds
    begin = time.monotonic()
    felt = soak(seconds)
    enough = felt.paints >= seconds  # a loaded machine paints few frames; a stuck one paints none
    sys.stdout.write(f"{felt.moves} moves, {felt.paints} paints in {time.monotonic() - begin:.1f} s\n")
    return 0 if enough else 1


if __name__ == "__main__":
    sys.exit(main())
