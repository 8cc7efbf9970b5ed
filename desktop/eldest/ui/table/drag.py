"""The mouse: press, lift, carry, let go. What may be lifted and where it may lie, the acts permitted say."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtWidgets import QApplication, QGraphicsSceneMouseEvent

from eldest.engine.acts import HAND
from eldest.ui.table.by_hand import PACK_GRIP, SIZE, drop_name
from eldest.ui.table.grips import ANYWHERE, LIFT, Grip
from eldest.ui.table.pace import Click
from eldest.ui.table.permits import CLOTH

if TYPE_CHECKING:
    from eldest.ui.table.card_item import CardItem
    from eldest.ui.table.scene import TableScene

ABOVE_ALL = 5000.0
DROPPED = 0.9
"""How far a card must be carried, in cards, to be dropped on the bare cloth."""
AWAY = 0.45
"""How far a card must be carried, in cards, to be drawn from where it lay."""
FANNED = 0.24
"""How far each card of a packet stands off from the one below it while it is carried, in cards."""


class Drag:
    """What the mouse holds. At most one thing; whatever interrupts it, the cards come home."""

    def __init__(self, scene: "TableScene") -> None:
        self._scene = scene
        self.down = False
        self.last = QPointF()
        self._grip: Grip | None = None
        self._held: list[tuple[CardItem, QPointF]] = []
        self._start = QPointF()
        self._targets: dict[str, QRectF] = {}
        self._again = False
        self._deaf = False

    @property
    def carrying(self) -> bool:
        """Tell whether something has been lifted."""
        return bool(self._held)

    @property
    def held(self) -> "tuple[CardItem, ...]":
        """The cards that are carried, the lowest first."""
        return tuple(item for item, _ in self._held)

    # -- press

    def press(self, event: QGraphicsSceneMouseEvent, *, again: bool = False) -> None:
        """Remember what is pressed; another button puts back what is carried."""
        event.accept()
        self.last = event.scenePos()
        carried = self.carrying
        self.put_back()  # of the left button too, if its release was lost
        scene = self._scene
        if event.button() == Qt.MouseButton.RightButton and not carried and not scene.busy:
            scene.ask_more(self.last)
        if event.button() != Qt.MouseButton.LeftButton:
            return
        self.down = True
        self._grip = None
        if scene.busy and not scene.hurry_deal():
            scene.calm(self.last)
            scene.clicked_table.emit()
            return
        self._start, self._again = self.last, again
        self._deaf = scene.too_soon(self.last)
        self._grip = scene.grip_at(self.last)
        if self._grip is None and not self._deaf:
            scene.clicked_table.emit()

    # -- move

    def move(self, at: QPointF) -> None:
        """Lift what is pressed once the mouse has gone far enough, carry it, or show what is under it."""
        self.last = at
        if self._held:
            self._carry(at)
        elif self._grip is not None and self.down:
            if (at - self._start).manhattanLength() >= QApplication.startDragDistance():
                self._lift(self._grip)
                self._carry(at)
        elif self._scene.open:
            self._scene.point_at(self._scene.grip_at(at))

    def _lift(self, grip: Grip) -> None:
        scene = self._scene
        items = [scene.lying.items[key] for key in grip.keys if key in scene.lying.items]
        step = QPointF(FANNED * scene.lying.unit * (grip.name == (PACK_GRIP, "deal")), 0.0)
        self._held = [(item, item.pos() + step * number) for number, item in enumerate(items)]
        for number, item in enumerate(items):
            item.stop()
            item.flying = True
            item.setZValue(ABOVE_ALL + number)
            item.update()
        self._targets = self._boxes(grip)
        scene.around.zones({name: box for name, box in self._targets.items() if name in grip.acts})

    def _boxes(self, grip: Grip) -> dict[str, QRectF]:
        scene, layout = self._scene, self._scene.layout
        spots = [name for name in grip.acts if grip.card is not None and name != CLOTH]
        boxes = {name: scene.lying.box(layout.zone(name)) for name in spots}
        boxes |= {drop_name(to): box for to, box in scene.around.packet_places(scene.by_hand.places).items()}
        for (kind, which), ghost in scene.around.ghosts.items():
            if kind == SIZE:
                continue
            boxes[f"{kind} {which}"] = ghost.box.adjusted(-20, -20, 20, 20)
        return {name: box for name, box in boxes.items() if name in grip.acts}

    def _carry(self, at: QPointF) -> None:
        for item, home in self._held:
            item.setPos(home + at - self._start)
        self._scene.around.choose_zone(self._target())
        self._scene.carried.emit()

    def _target(self) -> str | None:
        """Return the permitted place with which what is held has most in common."""
        if not self._held or self._grip is None:
            return None
        item, home = self._held[-1]
        if ANYWHERE in self._grip.acts:
            away = (item.pos() - home).manhattanLength() >= AWAY * self._scene.lying.unit
            return ANYWHERE if away else None
        if CLOTH in self._grip.acts:
            return self._on_cloth(item.pos(), home)
        if isinstance(self._grip.name, tuple) and self._grip.name[0] == PACK_GRIP:
            return next((name for name, box in self._targets.items() if box.contains(self.last)), None)
        held = item.mapRectToScene(item.outline())
        common = {name: _area(box.intersected(held)) for name, box in self._targets.items()}
        best = max(common, key=lambda name: common[name], default=None)
        return best if best is not None and common[best] > 0 and not self._over_hand() else None

    def _on_cloth(self, at: QPointF, home: QPointF) -> str | None:
        """Return where a card lies whose middle is at a point, if every part of the cloth will take it."""
        if self._over_hand():
            return None
        over = next((name for name, box in self._targets.items() if box.contains(at)), None)
        away = (at - home).manhattanLength() >= DROPPED * self._scene.lying.unit
        return over or (CLOTH if away else None)

    def _over_hand(self) -> bool:
        """Tell whether a card of the hand is held over the hand, to change its place there."""
        if self._grip is None or self._grip.card is None or not self._held or HAND in self._grip.acts:
            return False
        if self._grip.seat != self._scene.viewer:
            return False
        zone = self._scene.lying.box(self._scene.layout.hand_zone)
        return zone.contains(self._held[-1][0].pos())

    # -- release

    def release(self, event: QGraphicsSceneMouseEvent) -> None:
        """Do what is wished, or let the card glide home."""
        event.accept()
        if event.button() != Qt.MouseButton.LeftButton:
            return
        was_down, self.down = self.down, False
        self.last = event.scenePos()
        if self._held:
            self._let_go()
        elif self._grip is not None and was_down:
            self._click(self._grip)
        elif self._scene.open:
            self._scene.go_home()  # the hand may have waited with sorting itself
        self._grip = None

    def _let_go(self) -> None:
        scene, grip = self._scene, self._grip
        assert grip is not None
        target, over_hand = self._target(), self._over_hand()
        x = self._held[-1][0].pos().x()
        self._forget()
        if target is not None:
            scene.choose(grip, grip.acts[target])
            return
        if over_hand and grip.card is not None:
            scene.arrange(grip.card, x)
        elif grip.card is not None and not grip.acts:
            scene.choose(grip)
        if scene.open:
            scene.go_home()

    def _click(self, grip: Grip) -> None:
        scene = self._scene
        if self._deaf:
            scene.calm(self.last)  # it belongs to the click that has just done something
            return
        mode = scene.click if grip.card is not None else Click.SINGLE
        if mode is Click.SINGLE or (mode is Click.DOUBLE and self._again):
            scene.calm(self.last)
            scene.choose(scene.grip_named(grip.name) or grip)
        else:
            scene.keys.focus_on(grip)

    # -- interruptions

    def put_back(self) -> None:
        """Let what is carried glide home; the release that follows does nothing."""
        carried = self.carrying
        self._forget()
        self._grip = None
        if carried:
            self._scene.go_home()

    def drop_at_once(self) -> None:
        """Forget what is carried, because the table has changed; it settles by itself."""
        self._forget()
        self._grip = None

    def _forget(self) -> None:
        for item, _ in self._held:
            item.flying = False
            item.update()
        carried, self._held, self._targets = self.carrying, [], {}
        self._scene.around.zones({})
        self._scene.around.choose_zone(None)
        if carried:
            self._scene.carried.emit()


def _area(box: QRectF) -> float:
    return max(0.0, box.width()) * max(0.0, box.height())


__all__ = ["LIFT", "Drag"]
