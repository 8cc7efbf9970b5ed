"""What lies about the cards on the scene: plates, speech, the offered ways to deal, and the parted pack."""

from collections.abc import Iterable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPointF, QRectF
from PySide6.QtWidgets import QGraphicsItem

from eldest.cards.card import Card
from eldest.cards.seating import Seat
from eldest.engine.table import Sight
from eldest.ui.pips import RADIUS
from eldest.ui.table.grips import DEAL, LIFT, Grip
from eldest.ui.table.layout import Place, Rect
from eldest.ui.table.marks import ABOVE_FLIGHT, LabelItem, OutlineItem, PlateItem
from eldest.ui.table.permits import Permits
from eldest.ui.table.pieces import PlateMark, plates
from eldest.ui.table.stations import MARGIN

if TYPE_CHECKING:
    from eldest.ui.table.scene import TableScene


class Surroundings(QObject):
    """The marks beside the cards, made anew from the sight whenever the scene settles."""

    def __init__(self, scene: "TableScene") -> None:
        super().__init__(scene)
        self._scene = scene
        self.plates: dict[Seat, PlateItem] = {}
        self.ghosts: dict[int, OutlineItem] = {}
        self._speech: dict[Seat, LabelItem] = {}
        self._labels: list[LabelItem] = []
        self._zones: dict[str, OutlineItem] = {}
        self._parted: tuple[int, int] = (0, 0)
        self._count: LabelItem | None = None

    # -- plates and speech

    def settle(self, sight: Sight) -> None:
        """Show the plates, and what was said last, as the sight has them."""
        self.show_plates(sight)
        self.clear_labels()
        self._clear(self._speech.values())
        self._speech = {}
        if not sight.tricks and not sight.trick.plays:
            last = {act.seat: act for act in sight.calls if act.seat is not None}
            for seat, act in last.items():
                if seat != self._scene.viewer:
                    self.speak(seat, self._scene.said(act))

    def show_plates(self, sight: Sight) -> None:
        """Show the plate of every seat."""
        for mark in plates(sight, self._scene.viewer):
            self._plate(mark)
        for seat in [seat for seat in self.plates if seat >= len(sight.seating.seats)]:
            self._scene.removeItem(self.plates.pop(seat))

    def _plate(self, mark: PlateMark) -> None:
        scene = self._scene
        if mark.seat not in self.plates:
            self.plates[mark.seat] = PlateItem(mark, scene.faces.theme)
            scene.addItem(self.plates[mark.seat])
        plate = self.plates[mark.seat]
        station = scene.layout.station(mark.seat)
        token = scene.lying.box(Rect(*station.trump, 0, 0)).topLeft()
        plate.place(scene.lying.box(station.plate), token)
        plate.letter = self.tr("D", "the letter on the dealer's button")
        plate.show_mark(mark, self.name_of(mark.seat), scene.faces.theme)

    def name_of(self, seat: Seat) -> str:
        """Return the name of a seat."""
        return self._scene.names[seat] if seat < len(self._scene.names) else ""

    def speak(self, seat: Seat, words: str) -> None:
        """Show what a seat says."""
        if seat in self._speech:
            self._scene.removeItem(self._speech.pop(seat))
        if not words:
            return
        label = LabelItem(words, self._scene.lying.unit * 0.19)
        label.setPos(self._speech_box(seat, label.boundingRect()).center())
        self._scene.addItem(label)
        self._speech[seat] = label

    def _speech_box(self, seat: Seat, size: QRectF) -> QRectF:
        """Return where words of a size stand: at the plate, below the room of the token if they need that."""
        lying = self._scene.lying
        box = QRectF(size)
        box.moveTopLeft(lying.box(Rect(*self._scene.layout.station(seat).speech, 0, 0)).topLeft())
        box.moveRight(min(box.right(), self._scene.layout.width - lying.unit * MARGIN))
        plate = self.plates.get(seat)
        if plate is not None and box.intersects(plate.token_box()):
            box.moveTop(plate.token_box().bottom() + lying.unit * MARGIN / 2)
        return box

    @property
    def spoken(self) -> dict[Seat, str]:
        """What stands at the plates as said."""
        return {seat: label.text for seat, label in self._speech.items()}

    def label(self, card: Card, place: Place, won: bool, led: bool) -> None:
        """Say beneath a card of the last trick that it led, or won."""
        words = {
            (True, True): self.tr("led and won"),
            (True, False): self.tr("won"),
            (False, True): self.tr("led"),
        }.get((won, led))
        if words:
            label = LabelItem(words, self._scene.lying.unit * 0.15)
            label.setZValue(ABOVE_FLIGHT)
            label.setPos(self._scene.lying.point(place.moved(0, 0.7 * place.size + 0.14)))
            self._scene.addItem(label)
            self._labels.append(label)

    def clear_labels(self) -> None:
        """Take the labels of the last trick away."""
        self._clear(self._labels)
        self._labels = []

    # -- ways to deal

    def offer(self, permits: Permits) -> None:
        """Outline a place for every way to deal."""
        self._clear(self.ghosts.values())
        self.ghosts = {}
        for index, first in enumerate(permits.deals):
            place = self._scene.layout.ghost(index, len(permits.deals))
            self.ghosts[first] = self._outline(self._scene.lying.card_box(place), str(first))

    def ghost_at(self, at: QPointF) -> int | None:
        """Return the way to deal that is offered at a point."""
        return next((first for first, item in self.ghosts.items() if item.box.contains(at)), None)

    # -- places to drop on

    def zones(self, targets: dict[str, QRectF]) -> None:
        """Outline the places where what is held may be let go."""
        self._clear(self._zones.values())
        self._zones = {name: self._outline(box) for name, box in targets.items()}

    @property
    def zones_shown(self) -> tuple[str, ...]:
        """The names of the places outlined."""
        return tuple(self._zones)

    def choose_zone(self, chosen: str | None) -> None:
        """Show where it would be laid now."""
        for name, item in self._zones.items():
            item.choose(name == chosen)
        for first, item in self.ghosts.items():
            item.choose(chosen == f"{DEAL} {first}")

    def _outline(self, box: QRectF, text: str = "") -> OutlineItem:
        item = OutlineItem(box, self._scene.lying.unit * RADIUS * 1.6, text)
        self._scene.addItem(item)
        return item

    # -- the parted pack

    def part(self, grip: Grip | None) -> None:
        """Let the packet that would be lifted stand off from the pack, and count it."""
        lifted = grip.name[1] if grip and isinstance(grip.name, tuple) and grip.name[0] == LIFT else 0
        for first, item in self.ghosts.items():
            item.choose(grip is not None and grip.name == (DEAL, first))
        pack = self._scene.lying.of_pack()
        if (lifted, len(pack)) == self._parted and (self._count is None) == (not lifted):
            return
        if lifted or self._parted[0]:
            self._stand(lifted)
        self._parted = (lifted, len(pack))

    def _stand(self, lifted: int) -> None:
        scene, pack = self._scene, self._scene.lying.of_pack()
        if self._count is not None:
            scene.removeItem(self._count)
            self._count = None
        for index, item in enumerate(pack):
            if item.piece.spot == "pack" and not scene.busy:
                item.setPos(scene.lying.point(scene.layout.ribbon(index, len(pack), lifted)))
        if lifted:
            self._count = LabelItem(f"{lifted} | {len(pack) - lifted}", scene.lying.unit * 0.2)
            top = scene.layout.ribbon(len(pack) - 1, len(pack), lifted)
            at = scene.layout.ribbon(len(pack) - lifted, len(pack), lifted)
            self._count.setPos(scene.lying.point(top.moved((at.x - top.x) / 2, -0.98)))
            scene.addItem(self._count)

    def _clear(self, items: Iterable[QGraphicsItem]) -> None:
        for item in tuple(items):
            self._scene.removeItem(item)
