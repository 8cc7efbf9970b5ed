"""What the mouse carries, above the plaque too: no card of the scene itself comes above a widget."""

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter, QPaintEvent, QRegion
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

if TYPE_CHECKING:
    from eldest.ui.table.view import TableView


class Carried(QWidget):
    """Paints the cards that are carried once more where a widget of the view hides them."""

    def __init__(self, view: "TableView") -> None:
        super().__init__(view)
        self._view = view
        self._scene = view.table_scene
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._scene.carried.connect(self.follow)
        self.hide()

    def follow(self) -> None:
        """Go where the cards are carried; be gone where nothing hides them."""
        over = self._hidden_part()
        self.setVisible(not over.isEmpty())
        if not over.isEmpty():
            self.setGeometry(over.boundingRect())
            self.raise_()
            self.update()

    def _hidden_part(self) -> QRegion:
        """Return where cards that are carried are beneath widgets, in points of the view."""
        where = QRegion()
        for item in self._scene.drag.held:
            where += item.sceneBoundingRect().toAlignedRect()
        return where & self._hiding() if not where.isEmpty() else where

    def _hiding(self) -> QRegion:
        """Return where widgets lie on the table."""
        found = QRegion()
        direct = Qt.FindChildOption.FindDirectChildrenOnly
        for widget in self._view.findChildren(QWidget, options=direct):
            if widget.isVisible() and widget not in (self, self._view.viewport()):
                found += widget.geometry()
        return found

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the cards as the scene does, the lowest first."""
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        corner = self.geometry().topLeft()
        painter.setClipRegion(self._hidden_part().translated(-corner))
        for item in self._scene.drag.held:
            painter.save()
            painter.translate(item.scenePos() - corner)
            painter.rotate(item.rotation())
            item.paint(painter, QStyleOptionGraphicsItem())
            painter.restore()
        painter.end()
