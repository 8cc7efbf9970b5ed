"""How long the table takes to paint, by software, beside a bare view of a pack. It passes no judgement.

In one run, in turn: a card is dragged about on the table and one of 52 plain pictures on a bare view of the
same size; a table is shown for the first time; and a card is carried at the screen's pace while nobody
thinks and while an expert does, without a pause, in his process. The ratios say more than the times.
"""

import argparse
import math
import os
import statistics
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from PySide6.QtCore import QEvent, QEventLoop, QObject, QPoint, QPointF, QSize, Qt, QTimer
from PySide6.QtGui import QBrush, QColor, QMouseEvent, QPaintEvent, QPixmap
from PySide6.QtWidgets import QApplication, QGraphicsItem, QGraphicsScene, QGraphicsView

from eldest.players.thinker import Setting
from eldest.ui.table.view import TableView
from eldest.ui.theme import HEIGHT, Theme
from eldest.ui.thinking import Thinking
from games.suite import printed_settings
from helpers.reckoned import decisions
from helpers.shown import LEFT, NONE, VIEWER, Shown

SIZE = QSize(1280, 800)
PACK = 52
IN_A_ROW = 13
FRAME = 16
"""Milliseconds from one frame to the next."""

Mouse = Callable[[QEvent.Type, QPoint, Qt.MouseButton, Qt.MouseButton], None]


@dataclass(frozen=True, slots=True)
class Amount:
    """How much is measured: rounds of dragging, steps in each, tables shown, and seconds of carrying."""

    rounds: int = 4
    steps: int = 300
    tables: int = 9
    carrying: float = 5.0


BRIEF = Amount(1, 20, 1, 0.3)


@dataclass(slots=True)
class Watch:
    """The times, in milliseconds, that the views of one kind took to paint."""

    times: list[float] = field(default_factory=list)

    def over(self, kind: type[QGraphicsView]) -> "Watch":
        """Begin; only views of the kind that are made from now on are timed."""
        paint = kind.paintEvent

        def timed(view: QGraphicsView, event: QPaintEvent) -> None:
            began = time.perf_counter()
            paint(view, event)
            self.times.append(milliseconds_since(began))

        kind.paintEvent = timed  # type: ignore[method-assign]
        return self

    @property
    def median(self) -> float:
        """What half of the paints took at most."""
        return statistics.median(self.times)

    @property
    def late(self) -> float:
        """What 95 of 100 paints took at most."""
        return sorted(self.times)[int(len(self.times) * 0.95)]

    def __str__(self) -> str:
        return f"median {self.median:.3f} ms, 95 % {self.late:.3f} ms of {len(self.times)} paints"


class Bare(QGraphicsView):
    """A view as Qt makes it, with a pack of plain pictures that the mouse can move."""

    def __init__(self, card: QSize) -> None:
        self.cards = QGraphicsScene(0, 0, SIZE.width(), SIZE.height())
        super().__init__(self.cards)
        self.setBackgroundBrush(QBrush(QColor("#2a6b4c")))
        self._middle = [self._lay(number, card) for number in range(PACK)][PACK - IN_A_ROW // 2]

    def _lay(self, number: int, size: QSize) -> QGraphicsItem:
        picture = QPixmap(size)
        picture.fill(QColor.fromHsv(number * 359 // PACK, 120, 230))
        card = self.cards.addPixmap(picture)
        card.setFlag(QGraphicsItem.GraphicsItemFlag.ItemIsMovable)
        row, column = divmod(number, IN_A_ROW)
        card.setPos(20 + column * 85, 20 + row * 190)
        return card

    @property
    def spot(self) -> QPoint:
        """A point on the middle card of the nearest row."""
        return self.mapFromScene(self._middle.pos()) + QPoint(8, 60)

    def mouse(self, kind: QEvent.Type, at: QPoint, button: Qt.MouseButton, held: Qt.MouseButton) -> None:
        """Send one event of the mouse to the view."""
        place = QPointF(at), QPointF(self.viewport().mapToGlobal(at))
        event = QMouseEvent(kind, *place, button, held, Qt.KeyboardModifier.NoModifier)
        QApplication.sendEvent(self.viewport(), event)


def milliseconds_since(began: float) -> float:
    return (time.perf_counter() - began) * 1000


def table_in_mid_trick() -> Shown:
    """Return a table where the person is to answer a lead."""
    shown = Shown(3)
    shown.view.resize(SIZE)
    return shown.until(lambda t: t.stage == "play" and t.turn == VIEWER and len(t.trick.plays) == 1)


def card_size(shown: Shown) -> QSize:
    width = shown.scene.layout.card
    return QSize(round(width), round(width * HEIGHT))


def drag(mouse: Mouse, start: QPoint, steps: int) -> None:
    """Carry a card about in wide curves, every step painted, and bring it back without letting it go."""
    mouse(QEvent.Type.MouseButtonPress, start, LEFT, LEFT)
    for step in range(steps):
        swing = 200 * math.sin(step / 20), -330 * abs(math.sin(step / 35))
        mouse(QEvent.Type.MouseMove, start + QPoint(round(swing[0]), round(swing[1])), NONE, LEFT)
        QApplication.processEvents()
    mouse(QEvent.Type.MouseMove, start, NONE, LEFT)


def drag_on_table(shown: Shown, steps: int) -> None:
    drag(shown.mouse, shown.spot_of(shown.hand()[0]), steps)
    shown.scene.drag.put_back()


def drag_on_bare(bare: Bare, steps: int) -> None:
    spot = bare.spot
    drag(bare.mouse, spot, steps)
    bare.mouse(QEvent.Type.MouseButtonRelease, spot, LEFT, NONE)


def measure_dragging(amount: Amount) -> None:
    """Drag on both in turn, and print what painting took."""
    on_bare, on_table = Watch().over(Bare), Watch().over(TableView)
    shown = table_in_mid_trick()
    bare = Bare(card_size(shown))
    show(bare)
    show(shown.view)
    on_bare.times.clear()
    on_table.times.clear()
    for _ in range(amount.rounds):
        drag_on_bare(bare, amount.steps)
        drag_on_table(shown, amount.steps)
    tell(f"dragging on a bare view: {on_bare}")
    tell(f"dragging on the table:   {on_table}")
    tell(f"ratio: median {on_table.median / on_bare.median:.2f}, 95 % {on_table.late / on_bare.late:.2f}")
    away(bare)
    away(shown.view)


def measure_first_table(amount: Amount) -> None:
    """Show bare views and tables in turn, and print what making, laying out and painting took."""
    shown = table_in_mid_trick()
    card = card_size(shown)
    makes: tuple[Callable[[], QGraphicsView], ...] = (lambda: Bare(card), lambda: new_table(shown))
    pairs = [tuple(map(first_shown, makes)) for _ in range(amount.tables)]
    bare, table = (statistics.median(column) for column in zip(*pairs, strict=True))
    ratio = statistics.median(table / bare for bare, table in pairs)
    tell(f"first picture of the very first table: {pairs[0][1]:.0f} ms")
    tell(
        f"first picture, medians of {len(pairs)}: bare {bare:.1f} ms, table {table:.1f} ms, ratio {ratio:.1f}"
    )
    away(shown.view)


def measure_thinking(amount: Amount) -> None:
    """Carry a card while nobody thinks and while an expert does, in turn, and print the gaps of frames."""
    shown = table_in_mid_trick()
    show(shown.view)
    paced = Paced(shown)
    expert = Busy()
    quiet: list[float] = []
    thinking: list[float] = []
    paced.carry(0.2)
    for _ in range(amount.rounds):
        quiet += paced.carry(amount.carrying)
        expert.begin()
        thinking += paced.carry(amount.carrying)
        expert.end()
    for name, gaps in (("nobody thinking", quiet), ("an expert thinking", thinking)):
        tell(f"frames with {name}: {told_gaps(gaps)}")
    ratio = statistics.median(thinking) / statistics.median(quiet)
    tell(f"ratio of the medians: {ratio:.2f}; {expert.answers} answers meanwhile")
    expert.thinking.close()
    away(shown.view)


def told_gaps(gaps: list[float]) -> str:
    """Return how far apart frames were."""
    ordered = sorted(gaps)
    late = ordered[int(len(ordered) * 0.95)]
    missed = sum(gap > 2 * FRAME for gap in gaps) / len(gaps)
    median = statistics.median(ordered)
    return (
        f"{len(gaps)} gaps, median {median:.1f} ms, 95 % {late:.1f} ms, longest {ordered[-1]:.0f} ms, "
        f"over two frames {missed:.1%}"
    )


class Paced:
    """Carries a card on a table, a step a frame, and notes when frames were painted."""

    def __init__(self, shown: Shown) -> None:
        self._shown = shown
        self._start = shown.spot_of(shown.hand()[0])
        self._times: list[float] = []
        self._step = 0
        self._timer = QTimer(shown.view, interval=FRAME)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._move)
        shown.view.viewport().installEventFilter(Painted(self._times, shown.view))

    def carry(self, seconds: float) -> list[float]:
        """Carry the card for so long, and return the milliseconds between frames."""
        self._shown.mouse(QEvent.Type.MouseButtonPress, self._start, LEFT, LEFT)
        self._times.clear()
        self._timer.start()
        loop = QEventLoop()
        QTimer.singleShot(round(seconds * 1000), loop.quit)
        loop.exec()
        self._timer.stop()
        self._shown.scene.drag.put_back()
        return [1000 * (later - before) for before, later in pairwise(self._times)]

    def _move(self) -> None:
        self._step += 1
        swing = 200 * math.sin(self._step / 20), -330 * abs(math.sin(self._step / 35))
        at = self._start + QPoint(round(swing[0]), round(swing[1]))
        self._shown.mouse(QEvent.Type.MouseMove, at, NONE, LEFT)


class Painted(QObject):
    """Notes when a view is painted."""

    def __init__(self, times: list[float], parent: QObject) -> None:
        super().__init__(parent)
        self._times = times

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        """Note it, and let the view paint."""
        if event.type() == QEvent.Type.Paint:
            self._times.append(time.perf_counter())
        return False


class Busy:
    """An expert who is asked without a pause what to bid at Cinch, which takes him longest."""

    def __init__(self) -> None:
        setting = next(it for it in printed_settings() if str(it) == "cinch for 4")
        table = next(decisions(setting.game(), 1, 1))
        assert table.turn is not None
        self._question = Setting(setting.key, setting.options, setting.players), table.seen_by(table.turn)
        self.thinking = Thinking()
        self.thinking.answered.connect(self._again)
        self.answers = 0

    def begin(self) -> None:
        """Begin to ask."""
        self.thinking.ask(*self._question)

    def end(self) -> None:
        """Ask no more."""
        self.thinking.cancel()

    def _again(self) -> None:
        self.answers += 1
        self.begin()


def new_table(shown: Shown) -> TableView:
    """Return a table that shows the same, with pictures of its own still to be drawn."""
    view = TableView(Theme(), shown.scene.names, VIEWER)
    view.resize(SIZE)
    view.show_now(shown.sight, shown.possible())
    return view


def first_shown(make: Callable[[], QGraphicsView]) -> float:
    """Return the milliseconds from nothing to the first picture."""
    began = time.perf_counter()
    view = make()
    show(view)
    took = milliseconds_since(began)
    away(view)
    return took


def show(view: QGraphicsView) -> None:
    view.resize(SIZE)
    view.show()
    QApplication.processEvents()


def away(view: QGraphicsView) -> None:
    """Take a view down before the next one is measured."""
    if isinstance(view, TableView):
        view.choreography.empty()
    view.close()
    view.deleteLater()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


def tell(line: str) -> None:
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


def main() -> int:
    """Print every figure."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--brief", action="store_true", help="measure next to nothing, only to see it run")
    amount = BRIEF if parser.parse_args().brief else Amount()
    application = QApplication(["painting"])
    measure_first_table(amount)
    measure_dragging(amount)
    measure_thinking(amount)
    application.processEvents()
    return 0


if __name__ == "__main__":
    sys.exit(main())
