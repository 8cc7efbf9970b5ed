"""The view of the table: it fits the scene to the window, lays the cloth, and passes the keys on."""

from collections.abc import Callable, Iterable, Mapping, Sequence

from PySide6.QtCore import QEvent, QRect, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import (
    QColor,
    QContextMenuEvent,
    QFocusEvent,
    QKeyEvent,
    QPainter,
    QPen,
    QPixmap,
    QRegion,
    QResizeEvent,
)
from PySide6.QtWidgets import QFrame, QGraphicsView

from eldest.cards.seating import Seat
from eldest.engine.acts import Act
from eldest.engine.game import Glimpse
from eldest.engine.table import Sight, Trick
from eldest.room.liberty import Liberty
from eldest.ui.felt import felt
from eldest.ui.table.carried import Carried
from eldest.ui.table.choreography import Choreography
from eldest.ui.table.layout import LAID_AWAY_SPOT
from eldest.ui.table.pace import Pace
from eldest.ui.table.scene import TableScene
from eldest.ui.theme import Theme

REST = 90
"""Milliseconds without a resize after which pictures are drawn anew."""


class TableView(QGraphicsView):
    """The card table in the window."""

    resized = Signal()
    """The table was laid out anew: the room for the decisions is elsewhere."""

    def __init__(self, theme: Theme, names: Sequence[str], viewer: Seat) -> None:
        self.table_scene = TableScene(theme, names, viewer)
        super().__init__(self.table_scene)
        self.choreography = Choreography(self.table_scene)
        self._carried = Carried(self)
        self._cloth = QPixmap()
        self._rest = QTimer(self, singleShot=True, interval=REST)
        self._rest.timeout.connect(self._at_rest)
        self._set_up()

    def _set_up(self) -> None:
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontAdjustForAntialiasing)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        for axis in (self.setHorizontalScrollBarPolicy, self.setVerticalScrollBarPolicy):
            axis(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setMinimumSize(480, 320)
        self._retell()

    def _retell(self) -> None:
        """Say everything in the present language."""
        self.setAccessibleName(self.tr("Card table"))
        self.table_scene.refresh()

    # -- what the director calls

    def show_now(self, sight: Sight, acts: Iterable[Act] | Liberty = ()) -> None:
        """Settle to a sight at once: after loading and taking back."""
        self.choreography.show_now(sight, acts)
        # In a window that is just coming to the front Qt may lose what was to be painted anew.
        self.viewport().update()

    def show_from(self, viewer: Seat, sight: Sight) -> None:
        """Settle to what another seat sees, which then sits at the bottom; nothing can be done there."""
        self.table_scene.viewer = viewer
        self.choreography.show_now(sight)

    def play(self, glimpse: Glimpse, acts: Iterable[Act] | Liberty = ()) -> None:
        """Show what happened, and then permit the acts."""
        self.choreography.play(glimpse, acts)

    def show_hint(self, act: Act | None) -> None:
        """Mark the card or place of an act, or nothing."""
        self.table_scene.hint = act
        self.table_scene.remark()

    def show_last_trick(self, trick: Trick) -> None:
        """Lay the last trick open until a click or a key; called again, put it away."""
        self.choreography.look_back(trick)

    def decision_rect(self) -> QRect:
        """Return the room, in points of the view, in which the decision buttons cover no card."""
        return self.table_scene.lying.box(self.table_scene.layout.decisions).toAlignedRect()

    def decision_width(self) -> int:
        """Return how wide the plaque may be, in points: it keeps clear of cards that were laid away open.

        Where those leave less than half of the table it may cover them after all.
        """
        whole = self.viewport().width()
        laid = [item for item in self.table_scene.lying.items.values() if item.piece.spot == LAID_AWAY_SPOT]
        beside = [whole - 2 * item.mapRectToScene(item.outline()).right() for item in laid]
        free = min(beside, default=float(whole))
        return int(free) if free > whole / 2 else whole

    # -- settings

    def set_theme(self, theme: Theme) -> None:
        """Show other cards, on another cloth."""
        if theme == self.table_scene.faces.theme:
            return
        self.table_scene.set_theme(theme)
        self._lay_cloth()

    def set_pace(self, pace: Pace) -> None:
        """Move faster or slower."""
        self.table_scene.pace = pace

    def set_sorted(self, by_suit: bool) -> None:
        """Hold the hand sorted by suits, or as it was dealt."""
        self.table_scene.set_by_suit(by_suit)

    def set_names(self, names: Sequence[str], manners: Mapping[Seat, str] | None = None) -> None:
        """Call the seats otherwise, and say of some how they play."""
        self.table_scene.names = tuple(names)
        self.table_scene.manners = manners or {}
        self.table_scene.refresh()

    def set_words(self, said: Callable[[Act], str]) -> None:
        """Say how a call is worded, for the speech of the other players."""
        self.table_scene.said = said
        self.table_scene.refresh()

    # -- size

    def _fit(self) -> None:
        """Lay the table out for the window as it is; pictures are stretched until it rests."""
        scene = self.table_scene
        scene.drag.drop_at_once()
        scene.faces.set_ratio(self.devicePixelRatioF())
        scene.resize(self.viewport().width(), self.viewport().height())
        self.choreography.hurry()
        scene.refresh()
        self.resized.emit()

    def _at_rest(self) -> None:
        self.table_scene.faces.set_size(self.table_scene.layout.card, self.devicePixelRatioF())
        self._lay_cloth()

    def _lay_cloth(self) -> None:
        theme = self.table_scene.faces.theme
        self._cloth = felt(self.viewport().size(), self.devicePixelRatioF(), theme.felt, grain=theme.grain)
        self.viewport().update()

    def _show_focus(self) -> None:
        """Draw or take away the frame that tells that the keyboard is here."""
        whole = QRegion(self.viewport().rect())
        self.viewport().update(whole - QRegion(self.viewport().rect().adjusted(4, 4, -4, -4)))

    # -- Qt

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()
        if self._cloth.isNull():
            self._at_rest()
        else:
            self._rest.start()

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        if self._cloth.deviceIndependentSize().toSize() == self.viewport().size():
            painter.drawPixmap(0, 0, self._cloth)
        else:
            painter.drawPixmap(self.viewport().rect(), self._cloth)

    def drawForeground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        if self.hasFocus() and self.table_scene.keys.active:
            painter.setPen(QPen(QColor(232, 193, 112, 150), 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRect(QRectF(self.viewport().rect()).adjusted(1, 1, -1, -1))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self.table_scene.keys.press(event):
            event.accept()
            self._show_focus()
        else:
            event.ignore()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._retell()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if event.reason() in (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason):
            self.table_scene.keys.enter()
        self._show_focus()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.table_scene.drag.put_back()
        self.table_scene.keys.leave()
        self._show_focus()

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            if self.table_scene.keys.wants(event):
                event.accept()
                return True
        elif event.type() == QEvent.Type.DevicePixelRatioChange:
            self._fit()
            self._rest.start()
        return super().event(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Ask what else can be done, by the key for that; the mouse asks for itself."""
        if event.reason() == QContextMenuEvent.Reason.Keyboard:
            self.table_scene.asked_more.emit(None, None)
        event.accept()

    def viewportEvent(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Leave:
            self.table_scene.point_at(None)
        return super().viewportEvent(event)
