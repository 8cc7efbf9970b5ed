"""The cards as items on the scene: who is who, and how they come to lie where the pieces say."""

from collections.abc import Hashable, Iterable

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtWidgets import QGraphicsScene

from eldest.cards.card import Card
from eldest.cards.seating import Seat
from eldest.engine.acts import SPREAD, STOCK
from eldest.ui.table.card_item import CardItem
from eldest.ui.table.layout import RIBBON, Layout, Place, Rect
from eldest.ui.table.pieces import HAND, Piece
from eldest.ui.theme import Faces, even

IN_FLIGHT = 1000.0
SHADOW_EACH = 4
"""In a pack laid out only so many-th cards cast shadows: they would grow black upon each other."""


class Lying:
    """Every card on the table, one item each, by the key of its piece."""

    def __init__(self, scene: QGraphicsScene, faces: Faces, layout: Layout) -> None:
        self.items: dict[Hashable, CardItem] = {}
        self.layout = layout
        self._scene = scene
        self._faces = faces

    # -- from cards to pixels

    @property
    def unit(self) -> float:
        """The width of a card in points; it fits the device's pixels."""
        return even(self.layout.card * self._faces.ratio) / self._faces.ratio

    def point(self, place: Place) -> QPointF:
        """Return the point of a place, on a whole pixel of the device, so that pictures stay sharp."""
        return QPointF(self._snapped(place.x, self.layout.width), self._snapped(place.y, self.layout.height))

    def box(self, rect: Rect) -> QRectF:
        """Return a rectangle of the layout in points."""
        left = self.layout.width / 2 + rect.x * self.unit
        top = self.layout.height / 2 + rect.y * self.unit
        return QRectF(left, top, rect.w * self.unit, rect.h * self.unit)

    def card_box(self, place: Place) -> QRectF:
        """Return the rectangle of a card lying at a place."""
        height = 1.4 * place.size
        return self.box(Rect(place.x - place.size / 2, place.y - height / 2, place.size, height))

    def in_cards(self, at: QPointF) -> tuple[float, float]:
        """Return a point of the scene measured in cards."""
        return (at.x() - self.layout.width / 2) / self.unit, (at.y() - self.layout.height / 2) / self.unit

    def _snapped(self, cards: float, whole: float) -> float:
        return round((whole / 2 + cards * self.unit) * self._faces.ratio) / self._faces.ratio

    # -- finding

    def top_of_pack(self) -> CardItem | None:
        """Return the uppermost card of the pack."""
        keys = [key for key in self.items if isinstance(key, tuple) and key[0] == STOCK]
        return self.items[max(keys)] if keys else None

    def of_pack(self) -> list[CardItem]:
        """Return the cards of the pack, the lowest first."""
        keys = sorted(key for key in self.items if isinstance(key, tuple) and key[0] == STOCK)
        return [self.items[key] for key in keys]

    def held_by(self, seat: Seat) -> list[CardItem]:
        """Return the cards of a hand, from left to right."""
        held = [item for item in self.items.values() if item.piece.spot == HAND and item.piece.seat == seat]
        return sorted(held, key=lambda item: item.piece.place.z)

    def find(self, seat: Seat, card: Card) -> CardItem:
        """Return the item of a card that a seat gives: itself if seen, else one of his unseen ones."""
        if card in self.items:
            return self.items[card]
        unseen = [item for item in self.held_by(seat) if item.card is None]
        return (
            unseen[-1] if unseen else self.appear(Piece(card, HAND, self.layout.hand(seat, 1)[0], seat=seat))
        )

    # -- coming, going, and being

    def appear(self, piece: Piece) -> CardItem:
        """Lay a new card on the table."""
        item = CardItem(self._faces, piece, self.unit)
        self._scene.addItem(item)
        self.items[piece.key] = item
        self._lay(item, piece)
        return item

    def vanish(self, item: CardItem) -> None:
        """Take a card off the table."""
        item.stop()
        self.items.pop(item.key, None)
        self._scene.removeItem(item)

    def send(self, item: CardItem, piece: Piece, duration: int) -> None:
        """Let a card become a piece and go where that lies; it flies above the others."""
        if item.key != piece.key:
            self._rekey(item, piece)
        item.become(piece)
        item.casts_shadow = casts_shadow(piece) and (item.casts_shadow or not _heaped(piece))
        if duration > 0 and item.pos() != self.point(piece.place):
            item.setZValue(IN_FLIGHT + piece.place.z)
        else:
            item.setZValue(piece.place.z)
        item.glide(self.point(piece.place), piece, duration)

    def _rekey(self, item: CardItem, piece: Piece) -> None:
        """Give an item another key. Who had that key takes the old one, so that nobody is lost."""
        other = self.items.pop(piece.key, None)
        del self.items[item.key]
        if other is not None:
            other.key = item.key
            self.items[other.key] = other
        self.items[piece.key] = item
        item.key = piece.key

    def settle(self, pieces: Iterable[Piece]) -> None:
        """Put every card where a fresh table would have it, at once."""
        wanted = {piece.key: piece for piece in pieces}
        self._meet(wanted)
        for piece in wanted.values():
            item = self.items.get(piece.key)
            if item is None:
                self.appear(piece)
            else:
                self._lay(item, piece)

    def drift(self, pieces: Iterable[Piece], duration: int) -> bool:
        """Let every card glide to its place; return whether any moves."""
        wanted = {piece.key: piece for piece in pieces}
        self._meet(wanted)
        for piece in wanted.values():
            self.send(self.items.get(piece.key) or self.appear(piece), piece, duration)
        return any(item.moving for item in self.items.values())

    def stop(self) -> None:
        """Let no card move any more."""
        for item in self.items.values():
            item.stop()

    def _lay(self, item: CardItem, piece: Piece) -> None:
        item.casts_shadow = casts_shadow(piece)
        item.lie(self.point(piece.place), piece, self.unit)

    def _meet(self, wanted: dict[Hashable, Piece]) -> None:
        """Let cards that are no longer what they were become those that are not there yet; the rest go."""
        free = [item for key, item in self.items.items() if key not in wanted]
        for key, piece in wanted.items():
            if key not in self.items and free:
                chosen = min(free, key=lambda item: _strangeness(item, piece))
                free.remove(chosen)
                self._rekey(chosen, piece)
        for item in free:
            self.vanish(item)


def casts_shadow(piece: Piece) -> bool:
    """Tell whether a card casts a shadow: in a heap only the lowest does, in a row some."""
    if piece.heaped:
        return False
    if not isinstance(piece.key, tuple) or not _heaped(piece):
        return True
    index = piece.key[1]
    return index == 0 or (piece.place.z >= RIBBON and index % SHADOW_EACH == 0)


def _heaped(piece: Piece) -> bool:
    """Tell whether a card belongs to the pack, where shadows upon shadows would grow black."""
    return isinstance(piece.key, tuple) and piece.key[0] in (STOCK, SPREAD)


def _strangeness(item: CardItem, piece: Piece) -> tuple[bool, bool, bool]:
    """Rank how unlikely an item is to be a piece."""
    same = item.card is not None and item.card == piece.card
    return not same, item.piece.seat != piece.seat, item.piece.spot != piece.spot


__all__ = ["Lying", "casts_shadow"]
