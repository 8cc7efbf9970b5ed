"""The table for those who do not see it: every card, spot and plate as a named child of the view.

Items of a graphics view are invisible to screen readers, so a factory hands out interfaces of our own,
and after them those of the widgets that stand on the table. Qt keeps no reference to ours; `Speech` does.
"""

import functools
from collections.abc import Callable, Hashable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPoint, QRect, Qt
from PySide6.QtGui import QAccessible, QAccessibleEvent, QAccessibleInterface, QColor
from PySide6.QtWidgets import QAccessibleWidget, QApplication, QWidget

from eldest.engine.acts import DISCARD, PACK, SPREAD, STOCK, TRICK, TURN_UP
from eldest.ui.card_words import suit_name
from eldest.ui.table.grips import DEAL, LIFT, ONTO, SEAT, Grip
from eldest.ui.table.layout import LAID_AWAY_SPOT
from eldest.ui.table.pieces import DRAWN, HAND, OFFERED, TURNED_DOWN, WON
from eldest.ui.table.view import TableView

if TYPE_CHECKING:
    from eldest.cards.card import Card
    from eldest.cards.seating import Seat
    from eldest.ui.table.card_item import CardItem
    from eldest.ui.table.plate_marks import PlateMark


@dataclass(frozen=True, slots=True)
class Told:
    """What is told of one thing on the table: its words, where it is, and whether it can be chosen."""

    name: Hashable
    words: str
    box: QRect
    grip: Grip | None = None
    focused: bool = False


class Narrator(QObject):
    """Puts what lies on the table into words, in the order in which one would tell it."""

    def __init__(self, view: TableView, name_of: "Callable[[Card], str]") -> None:
        super().__init__(view)
        self._view = view
        self._name_of = name_of

    def tell(self) -> list[Told]:
        """Return everything to be told now: what can be chosen first, then what lies there."""
        scene = self._view.table_scene
        focus = scene.keys.focus if scene.keys.seen else None
        reach = scene.reach()
        told = [self._choice(grip, focus is not None and focus.name == grip.name) for grip in reach]
        known = {grip.name for grip in reach}
        told += [self._lying(item) for item in self._seen() if item.key not in known]
        told += [self._plate(seat) for seat in scene.around.plates]
        return told + self._bench() + self._trick() + self._trumps()

    def _seen(self) -> "list[CardItem]":
        """Return the cards whose face is up, the lowest first, and the uppermost of the pack."""
        lying = self._view.table_scene.lying
        seen = [item for item in lying.items.values() if item.piece.up]
        top = lying.top_of_pack()
        return sorted(seen, key=lambda item: item.zValue()) + ([top] if top else [])

    def _choice(self, grip: Grip, focused: bool) -> Told:
        return Told(grip.name, self._choice_words(grip), self._choice_box(grip), grip, focused)

    def _choice_box(self, grip: Grip) -> QRect:
        scene = self._view.table_scene
        if isinstance(grip.name, tuple) and grip.name[0] == SEAT:
            return scene.around.plates[grip.name[1]].box.toAlignedRect()
        if isinstance(grip.name, tuple) and grip.name[0] == ONTO:
            return scene.around.ghosts[grip.name].box.toAlignedRect()
        item = scene.lying.items.get(grip.keys[-1])
        return box_of(item) if item else QRect()

    def _choice_words(self, grip: Grip) -> str:
        if grip.card is not None:
            return self._card_words(grip, self._name_of(grip.card))
        number = grip.name[1] if isinstance(grip.name, tuple) else 0
        if isinstance(grip.name, tuple) and grip.name[0] == LIFT:
            return self.tr("lift {number} cards").format(number=number)
        if isinstance(grip.name, tuple) and grip.name[0] == DEAL:
            return self.tr("deal, beginning with {number}").format(number=number)
        if isinstance(grip.name, tuple) and grip.name[0] == SEAT:
            return self.tr("choose {seat}").format(seat=self._seat(number))
        if isinstance(grip.name, tuple) and grip.name[0] == ONTO and grip.act is not None:
            return self._view.table_scene.said(grip.act)
        return self.tr("card {number} of the spread pack").format(number=number + 1)

    def _card_words(self, grip: Grip, name: str) -> str:
        """Say of a card whose it is, if it is not the viewer's own, and whether it can be chosen."""
        if grip.seat is not None and grip.seat != self._view.table_scene.viewer:
            name = self.tr("{card}, held by {seat}").format(card=name, seat=self._seat(grip.seat))
        return self.tr("{card}, may be chosen").format(card=name) if grip.act else name

    def _lying(self, item: "CardItem") -> Told:
        piece = item.piece
        box = box_of(item)
        if piece.card is None or not piece.up:
            return Told(piece.key, self.tr("the pack"), box)
        words = self._where(piece.spot).format(card=self._name_of(piece.card), seat=self._seat(piece.seat))
        return Told(piece.key, words, box)

    def _where(self, spot: str) -> str:
        return {
            HAND: self.tr("{card}, held by {seat}"),
            TRICK: self.tr("{card}, played by {seat}"),
            TURN_UP: self.tr("{card}, turned up"),
            TURNED_DOWN: self.tr("{card}, turned down"),
            DRAWN: self.tr("{card}, cut by {seat}"),
            DISCARD: self.tr("{card}, discarded"),
            LAID_AWAY_SPOT: self.tr("{card}, laid away"),
            OFFERED: self.tr("{card}, in the pack"),
            WON: self.tr("{card}, in a trick of {seat}"),
            PACK: self.tr("the pack"),
            STOCK: self.tr("the pack"),
            SPREAD: self.tr("the pack"),
        }.get(spot, "{card}")

    def _seat(self, seat: int | None) -> str:
        names = self._view.table_scene.names
        return names[seat] if seat is not None and seat < len(names) else ""

    def _plate(self, seat: "Seat") -> Told:
        plate = self._view.table_scene.around.plates[seat]
        parts = [plate.name, *self._place_at_table(plate.mark), *self._part_in_deal(plate.mark)]
        return Told(("plate", seat), ", ".join(part for part in parts if part), plate.box.toAlignedRect())

    def _place_at_table(self, mark: "PlateMark") -> list[str]:
        """Return who somebody is at this table."""
        parts = [mark.letter]
        parts += [self.tr("plays with you")] if mark.partner else []
        parts += [self.tr("dealer")] if mark.dealer else []
        return parts + ([self.tr("to act")] if mark.turn else [])

    def _part_in_deal(self, mark: "PlateMark") -> list[str]:
        """Return how the deal stands for somebody."""
        around = self._view.table_scene.around
        parts = [self.tr("bid: {number}").format(number=mark.bid)] if mark.bid else []
        parts += [around.standings().get(mark.standing, "")]
        parts += [self.tr("points: {count}").format(count=mark.points)] if mark.points is not None else []
        return parts + (
            [self.tr("tricks: {count}").format(count=mark.tricks)] if mark.tricks is not None else []
        )

    def _bench(self) -> list[Told]:
        """Tell who waits."""
        bench = self._view.table_scene.around.bench
        if bench is None:
            return []
        words = f"{bench.word}: {', '.join(bench.names)}"
        return [Told("bench", words, bench.boundingRect().toAlignedRect())]

    def _trick(self) -> list[Told]:
        """Tell which card of the trick wins it so far."""
        sight = self._view.table_scene.sight
        if sight is None or not sight.trick.plays:
            return []
        card = sight.order.best(sight.trick.cards)
        winner = sight.trick.winning(sight.order)
        words = self.tr("{card} of {seat} wins the trick so far").format(
            card=self._name_of(card), seat=self._seat(winner)
        )
        scene = self._view.table_scene
        return [Told("winning", words, scene.lying.box(scene.layout.trick_zone).toAlignedRect())]

    def _trumps(self) -> list[Told]:
        """Tell the suit whose token hangs at a plate, and who made it trumps."""
        maker = getattr(self._view.table_scene.sight, "maker", None)
        plates = self._view.table_scene.around.plates.values()
        hung = [
            (plate.mark.trumps, plate.contract_box()) for plate in plates if plate.mark.trumps is not None
        ]
        words = self.tr("trumps: {suit}") if maker is None else self.tr("trumps: {suit}, made by {seat}")
        return [
            Told("trumps", words.format(suit=suit_name(suit), seat=self._seat(maker)), box.toAlignedRect())
            for suit, box in hung
        ]


def box_of(item: "CardItem") -> QRect:
    """Return the rectangle of a card on the scene, without its shadow."""
    return item.mapRectToScene(item.outline()).toAlignedRect()


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
        self.view = view
        self._narrator = narrator
        self._things: list[Thing] = []
        self._focus: Hashable = None
        view.table_scene.changed_reach.connect(self._follow)

    def told(self) -> list[Told]:
        """Return what is told now."""
        return self._narrator.tell()

    def close(self) -> None:
        """Tell no more where the focus is, though the view goes on."""
        self.view.table_scene.changed_reach.disconnect(self._follow)

    def _widgets(self) -> list[QWidget]:
        """Return what stands on the table: the plaque, the prompt."""
        direct = Qt.FindChildOption.FindDirectChildrenOnly
        within = self.view.findChildren(QWidget, options=direct)
        return [widget for widget in within if widget.isVisible() and widget is not self.view.viewport()]

    def _follow(self) -> None:
        """Tell of the focus when it has gone to another card."""
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
        at = self.view.viewport().mapFromGlobal(QPoint(x, y))
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
            thing.destroyed.connect(functools.partial(self._boards.pop, id(thing), None))
        return self._boards[id(thing)]
