"""The table for those who do not see it: every card, spot and plate as a named child of the view.

Items of a graphics view are invisible to screen readers, so a factory hands out interfaces of our own,
and after them those of the widgets that stand on the table. Qt keeps no reference to ours; `Speech` does.
"""

import functools
from collections.abc import Callable, Hashable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPoint, QRect, Qt
from PySide6.QtGui import QAccessible, QAccessibleEvent, QAccessibleInterface, QColor
from PySide6.QtWidgets import QAccessibleWidget, QApplication, QWidget

from eldest.ui.narrator import Narrator, Told
from eldest.ui.table.view import TableView

if TYPE_CHECKING:
    from eldest.cards.card import Card


class Thing(QAccessibleInterface):
    """One thing on the table, as a screen reader meets it. It is asked afresh every time."""

    def __init__(self, board: "Board", index: int) -> None:
        super().__init__()
        self._board = board
        self._index = index

    @property
    def _told(self) -> Told | None:
        told = self._board.told()
        return told[self._index] if self._index < len(told) else None

    def isValid(self) -> bool:
        return self._told is not None

    def object(self) -> QObject:
        return None  # type: ignore[return-value]

    def text(self, kind: QAccessible.Text) -> str:
        told = self._told
        return told.words if told is not None and kind == QAccessible.Text.Name else ""

    def setText(self, kind: QAccessible.Text, text: str) -> None:
        """Nothing on the table is written by a screen reader."""

    def rect(self) -> QRect:
        told = self._told
        if told is None:
            return QRect()
        viewport = self._board.view.viewport()
        return QRect(viewport.mapToGlobal(told.box.topLeft()), told.box.size())

    def role(self) -> QAccessible.Role:
        told = self._told
        choice = told is not None and told.grip is not None
        return QAccessible.Role.Button if choice else QAccessible.Role.StaticText

    def state(self) -> QAccessible.State:
        state = QAccessible.State()
        told = self._told
        if told is not None and told.grip is not None:
            state.focusable = True
            state.focused = told.focused
        return state

    def parent(self) -> QAccessibleInterface:
        return self._board

    def child(self, index: int) -> QAccessibleInterface:
        return None  # type: ignore[return-value]

    def childAt(self, x: int, y: int) -> QAccessibleInterface:
        return None  # type: ignore[return-value]

    def childCount(self) -> int:
        return 0

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        return -1

    def foregroundColor(self) -> QColor:
        return QColor()

    def backgroundColor(self) -> QColor:
        return QColor()


_HANDED_OUT: list[QAccessibleInterface] = []
"""Every interface that Qt was ever given. It keeps them by number and asks nobody before it uses one, so
Python must never free one of them."""


class Board(QAccessibleWidget):
    """The view as a screen reader meets it: a group of named things, and the widgets that stand on it."""

    def __init__(self, view: TableView, narrator: Narrator) -> None:
        super().__init__(view, QAccessible.Role.Grouping)
        self._view: TableView | None = view
        self._narrator = narrator
        self._things: list[Thing] = []
        self._focus: Hashable = None
        view.table_scene.changed_reach.connect(self._follow)

    @property
    def view(self) -> TableView:
        """The view, as long as there is one."""
        assert self._view is not None
        return self._view

    def told(self) -> list[Told]:
        """Return what is told now."""
        return [] if self._view is None else self._narrator.tell()

    def let_go(self) -> None:
        """Keep nothing of a view that is gone: this stays, and its scene with all the pictures need not."""
        self._view = None
        del self._narrator

    def close(self) -> None:
        """Tell no more where the focus is, though the view goes on."""
        self.view.table_scene.changed_reach.disconnect(self._follow)

    def _widgets(self) -> list[QWidget]:
        """Return what stands on the table: the plaque, the prompt."""
        if self._view is None:
            return []
        direct = Qt.FindChildOption.FindDirectChildrenOnly
        within = self.view.findChildren(QWidget, options=direct)
        return [widget for widget in within if widget.isVisible() and widget is not self.view.viewport()]

    def _follow(self) -> None:
        """Tell of the focus when it has gone to another card; a scene may outlive its view for a moment."""
        if self._view is None:
            return
        keys = self.view.table_scene.keys
        focus = keys.focus.name if keys.seen and keys.focus else None
        if focus == self._focus:
            return
        self._focus = focus
        if focus is not None and QAccessible.isActive():
            moved = QAccessibleEvent(self.view, QAccessible.Event.Focus)
            moved.setChild(self.index_of(focus))
            QAccessible.updateAccessibility(moved)

    def index_of(self, name: Hashable) -> int:
        """Return which child is called so; the view itself if none is."""
        return next((n for n, told in enumerate(self.told()) if told.name == name), -1)

    def childCount(self) -> int:
        return len(self.told()) + len(self._widgets())

    def child(self, index: int) -> QAccessibleInterface:
        after, widgets = index - len(self.told()), self._widgets()
        if 0 <= after < len(widgets):
            return QAccessible.queryAccessibleInterface(widgets[after])
        return self._thing(index)

    def _thing(self, index: int) -> Thing:
        while len(self._things) <= index:
            thing = Thing(self, len(self._things))
            QAccessible.registerAccessibleInterface(thing)
            _HANDED_OUT.append(thing)
            self._things.append(thing)
        return self._things[index]

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        widgets = self._widgets()
        if child.object() in widgets:
            return len(self.told()) + widgets.index(child.object())  # type: ignore[arg-type]
        return next((n for n, thing in enumerate(self._things) if thing is child), -1)

    def childAt(self, x: int, y: int) -> QAccessibleInterface:
        at = QPoint(x, y)
        if self._view is not None:
            at = self._view.viewport().mapFromGlobal(at)
        over = [widget for widget in self._widgets() if widget.geometry().contains(at)]
        if over:
            return QAccessible.queryAccessibleInterface(over[-1])
        found = [n for n, told in enumerate(self.told()) if told.box.contains(at)]
        return self._thing(found[-1]) if found else None  # type: ignore[return-value]

    def focusChild(self) -> QAccessibleInterface:
        widget = QApplication.focusWidget()
        if widget is not None and any(shown.isAncestorOf(widget) for shown in self._widgets()):
            return QAccessible.queryAccessibleInterface(widget)
        focused = [n for n, told in enumerate(self.told()) if told.focused]
        return self._thing(focused[0]) if focused else None  # type: ignore[return-value]


class Speech:
    """Makes tables known to screen readers, and keeps what Qt does not keep.

    It must be made before the first view: once Qt has made an interface of its own it asks no more.
    Qt asks the oldest factory first, and a factory written in Python cannot be taken back from it: so one
    whose window is gone must be closed, or it answers for the next.
    """

    def __init__(self, name_of: "Callable[[Card], str]") -> None:
        self._name_of = name_of
        self._boards: dict[int, Board] = {}
        self._closed = False
        self._factory = self._interface
        QAccessible.installFactory(self._factory)

    def close(self) -> None:
        """Answer no more, and forget every table."""
        self._closed = True
        while self._boards:
            _, board = self._boards.popitem()
            board.close()

    def _interface(self, _class: str, thing: QObject) -> QAccessibleInterface:
        if self._closed or not isinstance(thing, TableView):
            return None  # type: ignore[return-value]
        if id(thing) not in self._boards:
            board = Board(thing, Narrator(thing, self._name_of))
            _HANDED_OUT.append(board)
            self._boards[id(thing)] = board
            thing.destroyed.connect(functools.partial(self._forget, id(thing)))
        return self._boards[id(thing)]

    def _forget(self, number: int) -> None:
        """Forget the table of a view that is gone; if it was told of to the end."""
        if (board := self._boards.pop(number, None)) is not None:
            board.let_go()
