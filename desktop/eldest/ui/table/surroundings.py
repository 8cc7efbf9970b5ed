"""What lies about the cards on the scene: plates, bench, speech, badges, what is offered, the parted pack."""

import math
from collections.abc import Hashable, Iterable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject, QPointF, QRectF
from PySide6.QtWidgets import QGraphicsItem

from eldest.cards.card import Card, Suit
from eldest.cards.order import CardOrder
from eldest.cards.seating import Seat
from eldest.engine.table import Sight
from eldest.ui.as_written import as_written
from eldest.ui.card_words import suit_name
from eldest.ui.pips import RADIUS
from eldest.ui.table.by_hand import SIZE, TO, ByHand
from eldest.ui.table.grips import DEAL, LIFT, ONTO, SEAT, Grip
from eldest.ui.table.layout import Place, Rect
from eldest.ui.table.marks import ABOVE_FLIGHT, BadgeItem, BenchItem, LabelItem, OutlineItem
from eldest.ui.table.permits import Permits
from eldest.ui.table.plate_item import Offer, PlateItem
from eldest.ui.table.plate_marks import PlateMark, Standing, plates
from eldest.ui.table.stations import MARGIN

if TYPE_CHECKING:
    from eldest.ui.table.scene import TableScene

translate = QCoreApplication.translate

ASIDE_TYPE = 0.22
"""The height of the words where a packet is laid for all, in cards."""


def called(suit: Suit) -> str:
    """Return in words that the maker has called a suit."""
    return translate("Narrator", "calls {suit}").format(suit=suit_name(suit))


class Surroundings(QObject):
    """The marks beside the cards, made anew from the sight whenever the scene settles."""

    def __init__(self, scene: "TableScene") -> None:
        super().__init__(scene)
        self._scene = scene
        self.plates: dict[Seat, PlateItem] = {}
        self.ghosts: dict[tuple[str, int | str | None], OutlineItem] = {}
        self._speech: dict[Seat, LabelItem] = {}
        self._labels: list[LabelItem] = []
        self._zones: dict[str, OutlineItem] = {}
        self.badges: list[BadgeItem] = []
        self.bench: BenchItem | None = None
        self._eligible: tuple[Seat, ...] = ()
        self._taken = 0
        self._parted: tuple[int, int] = (0, 0)
        self._count: LabelItem | None = None

    # -- plates and speech

    def settle(self, sight: Sight) -> None:
        """Show the plates, and what was said last, as the sight has them."""
        self.show_plates(sight)
        self._show_bench(sight)
        self.show_badges(sight.trick.plays, sight.order)
        self.clear_labels()
        self._clear(self._speech.values())
        self._speech = {}
        if not sight.tricks and not sight.trick.plays:
            last = {act.seat: act for act in (*sight.calls, *sight.early) if act.seat is not None}
            for seat, act in last.items():
                if seat != self._scene.viewer:
                    self.speak(seat, self._scene.said(act))

    def show_plates(self, sight: Sight) -> None:
        """Show the plate of every seat that plays."""
        for mark in plates(sight, self._scene.viewer):
            self._plate(mark)
        for seat in [seat for seat in self.plates if seat not in sight.seating.order]:
            self._scene.removeItem(self.plates.pop(seat))

    def _plate(self, mark: PlateMark) -> None:
        scene = self._scene
        if mark.seat not in self.plates:
            self.plates[mark.seat] = PlateItem(mark, scene.faces.theme)
            scene.addItem(self.plates[mark.seat])
        plate = self.plates[mark.seat]
        plate.place(scene.lying.box(scene.layout.station(mark.seat).plate))
        plate.letter = self.tr("D", "the letter on the dealer's button")
        plate.words = self.standings()
        plate.word_for_called = self.tr("calls", "on the maker's plate, before the pip of a suit")
        told = (*filter(None, (self.manner_of(mark.seat),)), *self.counted(mark))
        plate.setToolTip(as_written("\n".join(told)))
        plate.show_mark(mark, self.name_of(mark.seat), scene.faces.theme)

    def standings(self) -> dict[Standing, str]:
        """Return what is said of a seat that takes part otherwise than usual."""
        return {Standing.ALONE: self.tr("alone"), Standing.LIES_DOWN: self.tr("lies down")}

    @staticmethod
    def counted(mark: PlateMark) -> list[str]:
        """Return in words what a plate shows by signs: the suit called, points and tricks."""
        points, tricks = mark.points, mark.tricks
        said = [] if mark.called is None else [called(mark.called)]
        said += [] if points is None else [translate("Narrator", "points: {count}").format(count=points)]
        return said + (
            [] if tricks is None else [translate("Narrator", "tricks: {count}").format(count=tricks)]
        )

    def _show_bench(self, sight: Sight) -> None:
        """Show the names of those who wait."""
        if self.bench is not None:
            self._scene.removeItem(self.bench)
            self.bench = None
        names = [self.name_of(seat) for seat in sight.seating.waiting]
        if names:
            lying = self._scene.lying
            word = self.tr("waits") if len(names) == 1 else self.tr("wait")
            self.bench = BenchItem(lying.box(self._scene.layout.bench), word, names, lying.unit * 0.2)
            self._scene.addItem(self.bench)

    # -- the trick

    def show_badges(self, plays: "Sequence[tuple[Seat, Card]]", order: CardOrder) -> None:
        """Put a pennant on the card that led to the trick, and a star on the one that wins it so far."""
        self._clear(self.badges)
        self.badges = []
        if not plays:
            return
        best = order.best([card for _, card in plays])
        winner = next(number for number, (_, card) in enumerate(plays) if card == best)
        self._badge(plays[0][0], 0, star=False)
        self._badge(plays[winner][0], int(winner == 0), star=True)

    def _badge(self, seat: Seat, beneath: int, *, star: bool) -> None:
        """Put a badge on the corner of a seat's card that has no index and is farther from the middle."""
        layout, lying = self._scene.layout, self._scene.lying
        at = layout.trick(seat)
        upper_right = layout.place_of(seat) * 2 >= layout.seats
        across, down = (0.5 - 0.14, 0.17 - 0.7) if upper_right else (0.14 - 0.5, 0.7 - 0.17)
        further = 0.3 * beneath * (1 if upper_right else -1)
        item = BadgeItem(lying.unit * 0.27, star=star)
        item.setPos(lying.point(at.moved(across, down + further)))
        self._scene.addItem(item)
        self.badges.append(item)

    def name_of(self, seat: Seat) -> str:
        """Return the name of a seat."""
        return self._scene.names[seat] if seat < len(self._scene.names) else ""

    def manner_of(self, seat: Seat) -> str:
        """Return how well a seat plays and what it is like, where that is known of it."""
        return self._scene.manners.get(seat, "")

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
        """Return where words of a size stand: at the hand, within the window."""
        lying = self._scene.lying
        box = QRectF(size)
        box.moveTopLeft(lying.box(Rect(*self._scene.layout.station(seat).speech, 0, 0)).topLeft())
        box.moveRight(min(box.right(), self._scene.layout.width - lying.unit * MARGIN))
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

    # -- what is offered besides cards

    def offer(self, permits: Permits, by_hand: ByHand) -> None:
        """Outline a place for every way to deal and for what goes away together, and eligible seats.

        Who deals by hand sees beside the pack how many cards he takes off for the next packet, and where
        one is laid for all.
        """
        self._clear(self.ghosts.values())
        self.ghosts = {}
        for index, first in enumerate(permits.deals):
            place = self._scene.layout.ghost(index, len(permits.deals))
            self.ghosts[DEAL, first] = self._outline(self._scene.lying.card_box(place), str(first))
        for spot, act in permits.spots.items():
            box = self._scene.lying.box(self._scene.layout.zone(spot))
            self.ghosts[ONTO, spot] = self._outline(box, self._scene.said(act))
        for index, size in enumerate(by_hand.sizes if by_hand.gives else ()):
            small = self._scene.lying.box(self._scene.layout.packet_size(index, len(by_hand.sizes)))
            self.ghosts[SIZE, size] = self._outline(small, str(size))
            self.ghosts[SIZE, size].choose(size == by_hand.taken)
        if by_hand.gives and None in by_hand.places:
            box = self._scene.lying.box(self._scene.layout.widow_zone)
            self.ghosts[TO, None] = self._outline(
                box, self.tr("for all"), ASIDE_TYPE * self._scene.lying.unit
            )
        self._taken = by_hand.taken if by_hand.gives else 0
        self._eligible = tuple(permits.partners)
        self.point_at_seats(())

    def point_at_seats(self, grips: Iterable[Grip | None]) -> None:
        """Show which seats can be chosen, and on which of them mouse, keys or a hint are."""
        pointed_at = {grip.name for grip in grips if grip is not None}
        for seat, plate in self.plates.items():
            chosen = Offer.POINTED_AT if (SEAT, seat) in pointed_at else Offer.OPEN
            if (TO, seat) in pointed_at:
                plate.offer(Offer.POINTED_AT)
            else:
                plate.offer(chosen if seat in self._eligible else Offer.NONE)

    def ghost_at(self, at: QPointF) -> Hashable | None:
        """Return the name of what is offered at a point: a way to deal, a spot, or a seat to be chosen."""
        for name, item in self.ghosts.items():
            if item.box.contains(at):
                return name
        chosen = (seat for seat, plate in self.plates.items() if plate.box.contains(at))
        seat = next(chosen, None)
        return (SEAT, seat) if seat in self._eligible else None

    # -- places to drop on

    def packet_places(self, places: Iterable[Seat | None]) -> dict[Seat | None, QRectF]:
        """Return where packets are let go: at plate and hand of a seat; beside the pack for all."""
        layout, box = self._scene.layout, self._scene.lying.box
        found: dict[Seat | None, QRectF] = {}
        for to in places:
            if to is None:
                found[to] = box(layout.widow_zone)
            else:
                station = layout.station(to)
                found[to] = box(station.plate).united(box(station.hand))
        return found

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
        for (kind, which), item in self.ghosts.items():
            if kind != SIZE:
                item.choose(chosen in (f"{kind} {which}", which))

    def _outline(self, box: QRectF, text: str = "", largest: float = math.inf) -> OutlineItem:
        item = OutlineItem(box, self._scene.lying.unit * RADIUS * 1.6, text, largest)
        self._scene.addItem(item)
        return item

    # -- the parted pack

    def part(self, grip: Grip | None) -> None:
        """Let the packet that would be lifted stand off from the pack, and count it."""
        lifted = grip.name[1] if grip and isinstance(grip.name, tuple) and grip.name[0] == LIFT else 0
        for name, item in self.ghosts.items():
            taken = name == (SIZE, self._taken)
            item.choose(taken or (grip is not None and grip.name == name))
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
