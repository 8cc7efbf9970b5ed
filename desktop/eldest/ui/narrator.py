"""What lies on the table, put into words for those who do not see it."""

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QRect

from eldest.engine.acts import DISCARD, PACK, SPREAD, STOCK, TRICK, TURN_UP
from eldest.ui.card_words import suit_name
from eldest.ui.table.by_hand import PACK_GRIP, PICK_UP, TO
from eldest.ui.table.grips import DEAL, LIFT, ONTO, SEAT, Grip
from eldest.ui.table.layout import LAID_AWAY_SPOT
from eldest.ui.table.pieces import DRAWN, HAND, OFFERED, TURNED_DOWN, WON, exposed
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
        if isinstance(grip.name, tuple) and grip.name[0] == TO:
            return scene.around.packet_places(grip.name[1:])[grip.name[1]].toAlignedRect()
        if isinstance(grip.name, tuple) and grip.name[0] == SEAT:
            return scene.around.plates[grip.name[1]].box.toAlignedRect()
        if isinstance(grip.name, tuple) and grip.name[0] == ONTO:
            return scene.around.ghosts[grip.name].box.toAlignedRect()
        item = scene.lying.items.get(grip.keys[-1]) if grip.keys else None
        return box_of(item) if item else QRect()

    def _choice_words(self, grip: Grip) -> str:
        if grip.card is not None:
            return self._card_words(grip, self._name_of(grip.card))
        words = self._by_hand(grip)
        return self._offer_words(grip) if words is None else words

    def _offer_words(self, grip: Grip) -> str:
        """Say what is offered beside the cards."""
        kind, number = grip.name[:2] if isinstance(grip.name, tuple) else ("", 0)
        if kind == SEAT:
            return self.tr("choose {seat}").format(seat=self._seat(number))
        if kind == ONTO and grip.act is not None:
            return self._view.table_scene.said(grip.act)
        said = {
            LIFT: self.tr("lift {number} cards"),
            DEAL: self.tr("deal, beginning with {number}"),
        }
        if kind in said:
            return said[kind].format(number=number)
        return self.tr("card {number} of the spread pack").format(number=number + 1)

    def _by_hand(self, grip: Grip) -> str | None:
        """Say what is done with pack or packet at a strict table; None of anything else."""
        name, by_hand = grip.name, self._view.table_scene.by_hand
        if isinstance(name, tuple) and name[0] == TO:
            if name[1] is None:
                return self.tr("lay {number} cards for all").format(number=by_hand.taken)
            words = self.tr("give {number} cards to {seat}")
            return words.format(number=by_hand.taken, seat=self._seat(name[1]))
        if name == (PICK_UP,):
            return self.tr("your cards, face down: take them up")
        handled: dict[Hashable, str] = {
            (PACK_GRIP, "turn"): self.tr("turn the trump"),
            (PACK_GRIP, "present"): self.tr("the pack, to be shuffled or presented"),
            (PACK_GRIP, "shuffle"): self.tr("the pack, to be shuffled"),
        }
        return handled.get(name)

    def _card_words(self, grip: Grip, name: str) -> str:
        """Say of a card whose it is, if it is not the viewer's own, and whether it can be chosen."""
        if grip.seat is not None and grip.seat != self._view.table_scene.viewer:
            name = self.tr("{card}, held by {seat}").format(card=name, seat=self._seat(grip.seat))
        if grip.seat is not None and self._is_exposed(grip.card, grip.seat):
            name = self.tr("{card}, lying face up on the table").format(card=name)
        strict = self._view.table_scene.liberty.strict  # nobody is told there what is legal
        return self.tr("{card}, may be chosen").format(card=name) if grip.act and not strict else name

    def _is_exposed(self, card: "Card | None", seat: "Seat | None") -> bool:
        sight = self._view.table_scene.sight
        return sight is not None and seat is not None and card in exposed(sight, seat)

    def _lying(self, item: "CardItem") -> Told:
        piece = item.piece
        box = box_of(item)
        if piece.card is None or not piece.up:
            return Told(piece.key, self.tr("the pack"), box)
        where = self._where(piece.spot)
        if piece.spot == HAND and self._is_exposed(piece.card, piece.seat):
            where = self.tr("{card}, lying face up before {seat}")
        words = where.format(card=self._name_of(piece.card), seat=self._seat(piece.seat))
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
        parts.append(self._view.table_scene.around.manner_of(seat))
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
        return parts + around.counted(mark)

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
