"""Where everything lies, measured in cards: pure arithmetic, no Qt.

The unit is the width of a card; (0, 0) is the middle of the window, x grows to the right and y down.
One card width is chosen so that the whole table fills the window; the scene only multiplies.
"""

import math
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

from eldest.cards.seating import Seat, Seating
from eldest.engine.acts import HAND, STOCK
from eldest.ui.table.stations import (
    BAND,
    LIFT,
    MARGIN,
    OPEN,
    OTHER,
    SECOND_ROW,
    TWO,
    Point,
    Rect,
    Rows,
    Station,
    stations,
)

HEIGHT = 1.4
"""The height of a card, in its widths."""

BAND_POINTS = 104
"""The height of the room for the decision buttons is at least this, in points."""

WIDEST = 1.45
"""How many times its needed width a table spreads out: on a wide screen it stays together."""

REACH = 0.9
"""How far above or below the middle of a pack a hand still takes hold of it."""

RIBBON = 200
"""The height in the heap from which cards lie side by side rather than on each other."""

SMALL, SMALLER = 0.56, 0.42
"""The size at which won tricks lie: of two players, and of more."""

STEP, OTHER_STEP = 0.62, 0.4
"""The widest step from card to card of a fan: of the viewer's hand, and of the others'."""

STANDS_OFF = 0.25
"""How far a card that lies face up on the table stands off from the hand to which it belongs."""

LEAST_STEP = 0.26
"""The step below which the index of a card would be covered."""

SIZE_BOX, SIZE_GAP = 0.36, 0.08
"""The boxes by which the size of a packet is chosen, and the room between them."""

PACKET_STEP = 0.09
"""How far each card of a packet on the table stands off from the one below, so that they can be counted."""

LAID_AWAY_SPOT = "laid-away"
LAID_AWAY = 0.48
"""The size at which cards that were laid away lie open."""

BEFORE = 0.7
"""The size at which a card or a packet lies before a hand that is not the viewer's."""


class Place(NamedTuple):
    """Where one card lies: its middle, its height in the heap, a quarter turn, and its size."""

    x: float
    y: float
    z: float
    turned: bool = False
    size: float = 1.0

    def moved(self, dx: float, dy: float, dz: float = 0.0) -> "Place":
        """Return the place so much further on."""
        return self._replace(x=self.x + dx, y=self.y + dy, z=self.z + dz)


Places = tuple[Place, ...]


@dataclass(frozen=True)
class Layout:
    """The places of a table in a window of so many points.

    :param order: who sits round the table, clockwise; who waits is not among them
    :param viewer: who looks on: he sits at the bottom, or if he waits behind the first of the order
    """

    order: tuple[Seat, ...]
    viewer: Seat
    width: float
    height: float

    @classmethod
    def of(cls, seating: Seating, viewer: Seat, width: float, height: float) -> "Layout":
        """Return the layout for those who sit so."""
        return cls(seating.order, viewer, width, height)

    @property
    def seats(self) -> int:
        """How many places there are."""
        return len(self.order)

    @cached_property
    def card(self) -> float:
        """The width of a card in pixels."""
        wide, high = Rows.needed(self.seats)
        beside_band = (self.height - BAND_POINTS) / (high - BAND)
        return max(8.0, min(self.width / wide, self.height / high, beside_band))

    @cached_property
    def rows(self) -> Rows:
        """The height of each row of the table."""
        band = max(BAND, BAND_POINTS / self.card)
        wide = min(self.width / self.card, Rows.needed(self.seats)[0] * WIDEST)
        return Rows(self.seats, wide, self.height / self.card, band)

    @cached_property
    def _stations(self) -> tuple[Station, ...]:
        return stations(self.rows)

    @cached_property
    def _places(self) -> dict[Seat, int]:
        first = self.order.index(self.viewer) if self.viewer in self.order else 0
        return {seat: (number - first) % self.seats for number, seat in enumerate(self.order)}

    def place_of(self, seat: Seat) -> int:
        """Return how many places clockwise from the lowest a seat sits; who waits has the lowest."""
        return self._places.get(seat, 0)

    def station(self, seat: Seat) -> Station:
        """Return what belongs to a seat; the viewer sits at the bottom, his left hand at the left."""
        return self._stations[self.place_of(seat)]

    def is_near(self, seat: Seat) -> bool:
        """Tell whether a seat has the place at the bottom."""
        return self.place_of(seat) == 0

    @property
    def decisions(self) -> Rect:
        """The room kept free for the decision buttons: above the viewer's hand."""
        return self.rows.band

    @property
    def notice(self) -> Rect:
        """The room for the notice before the first deal: where the viewer's hand will be."""
        return self._stations[0].hand

    # -- hands, trick, piles

    def size_of(self, seat: Seat) -> float:
        """Return the size of the cards that a seat holds: where many sit, the others' are smaller."""
        return 1.0 if self.seats == TWO or self.is_near(seat) else OTHER

    def hand(self, seat: Seat, count: int, *, laid_open: bool = False) -> tuple[Place, ...]:
        """Return the places of a fan of so many cards, from left to right.

        A hand of another that is laid open is somewhat larger, and takes two rows where one would
        cover the indices.
        """
        if laid_open and not (self.is_near(seat) or self.seats == TWO):
            return self._laid_open(seat, count)
        room, size = self.station(seat).hand, self.size_of(seat)
        most = STEP if seat == self.viewer else OTHER_STEP * size
        return _fan(count, room, most, size)

    def hand_and_exposed(
        self, seat: Seat, count: int, shown: int
    ) -> tuple[tuple[Place, ...], tuple[Place, ...]]:
        """Return the places of a hand of so many cards of which some lie face up on the table.

        Those stand off at the right, nearer to the middle of the table. rule: X-EXP-01
        """
        room, size = self.station(seat).hand, self.size_of(seat)
        most = STEP if seat == self.viewer else OTHER_STEP * size
        held = count - shown
        beside = (1 + STANDS_OFF) * size if held else 0.0
        step = fan_step(count, room.w - beside, most, size)
        whole = step * (count - 1 - bool(held)) + size + beside
        first = room.middle.x - whole / 2 + size / 2
        places = [Place(first + step * n, room.middle.y, 300 + n, size=size) for n in range(held)]
        after = first + (step * (held - 1) + beside if held else 0.0)
        nearer = self._towards_middle(seat) * size
        faces = [Place(after + step * n, room.middle.y + nearer, 320 + n, size=size) for n in range(shown)]
        return tuple(places), tuple(faces)

    def _towards_middle(self, seat: Seat) -> float:
        """Return how far down a card lies that is before a hand; at the sides there is room above."""
        if self.is_near(seat):
            return -STANDS_OFF
        at = self.station(seat)
        if at.hand.y > self.rows.top + 0.01:
            return -STANDS_OFF
        return STANDS_OFF if at.plate.y < at.hand.bottom else 0.0

    def _laid_open(self, seat: Seat, count: int) -> tuple[Place, ...]:
        """Return places that stand on the lower edge of the hand's room."""
        room = self.station(seat).hand
        lower = Rect(room.x, room.bottom - OPEN * HEIGHT, room.w, OPEN * HEIGHT)
        if count <= 1 or fan_step(count, room.w, OTHER_STEP, OPEN) >= LEAST_STEP * OPEN:
            return _fan(count, lower, OTHER_STEP, OPEN)
        above = count // 2
        upper = lower._replace(y=lower.y - SECOND_ROW)
        first = _fan(above, upper, OTHER_STEP, OPEN)
        second = _fan(count - above, lower, OTHER_STEP, OPEN)
        return first + tuple(place.moved(0, 0, above) for place in second)

    def trick(self, seat: Seat, order: int = 0) -> Place:
        """Return where a seat's card lies in the trick; `order` is its turn in it."""
        at = self.station(seat).trick
        return Place(at.x, at.y, 400 + order)

    def looked_at(self, seat: Seat, order: int = 0) -> Place:
        """Return where a card of the last trick is shown again: aside for two, over the trick for more."""
        at = self.station(seat).trick
        aside, apart = (self.rows.right - 1.1, 0.9) if self.seats == TWO else (0.0, 0.8)
        down = self.rows.middle + (at.y - self.rows.middle) * 0.8
        return Place(at.x * apart + aside, down, 600 + order, size=0.8)

    def won(self, seat: Seat, number: int, count: int, layer: int = 0) -> Place:
        """Return where a card of a won trick lies: every second trick crosses the one before."""
        room = self.station(seat).won
        size = SMALL if self.seats == TWO else SMALLER
        tall = size * HEIGHT
        step = max(0.0, min(0.3, (room.w - tall) / max(1, count - 1)))
        x = room.x + tall / 2 + step * number + 0.012 * layer
        return Place(x, room.middle.y - 0.012 * layer, 10 + number * 8 + layer, bool(number % 2), size)

    # -- the pack

    def stock(self, index: int) -> Place:
        """Return where a card of the pack lies, counted from the lowest: the heap has a height."""
        at = self.rows.stock
        return Place(at.x - 0.0035 * index, at.y - 0.0045 * index, 100 + index)

    @property
    def turn_up(self) -> Place:
        """The card turned up: on the pack, but both are seen."""
        at = self.rows.stock
        return Place(at.x + 0.36, at.y + 0.05, 190)

    @property
    def turned_down(self) -> Place:
        """The card turned down: across, under the pack, its index peeping out."""
        at = self.rows.stock
        return Place(at.x + 0.42, at.y + 0.12, 90, turned=True)

    def discard(self, index: int = 0) -> Place:
        """Return where a discard lies: under the pack, its edge peeping out."""
        at = self.rows.stock
        down = (0.13, 0.05) if self.seats == TWO else (0.08, 0.015)
        return Place(at.x - 0.1, at.y + down[0] + down[1] * index, 80 + index)

    def other(self, index: int, count: int = 1) -> Place:
        """Return where cards of a spot lie that has no place of its own: aside."""
        return self._aside(index, count, 0.26, 120)

    def laid_away(self, index: int, count: int) -> Place:
        """Return where a card lies that was laid away open: in a row aside, the last on top."""
        return self._aside(index, count, 0.2, 90)

    def _aside(self, index: int, count: int, most: float, z: float) -> Place:
        room = self.rows.aside
        size = min(LAID_AWAY, room.h / HEIGHT)
        step = fan_step(count, room.w, most, size)
        return Place(room.x + size / 2 + step * index, room.middle.y, z + index, size=size)

    def before(self, seat: Seat, *, laid_open: bool = False) -> Place:
        """Return where a card lies before the hand of a seat, and not in it: the turn-up of its dealer.

        At the side it makes way for a hand that is laid open.
        """
        at = self.station(seat).before
        size = 1.0 if self.is_near(seat) and self.seats > TWO else BEFORE
        aside = laid_open and not self.is_near(seat) and at.y > self.rows.upper - HEIGHT * BEFORE
        return Place(at.x, at.y - SECOND_ROW * 1.35 if aside else at.y, 340, size=size)

    def packet(self, seat: Seat, index: int, *, dealing: bool = False) -> Place:
        """Return where a card lies of a seat's own packet: across, before his hand.

        While the pack is still where the viewer's would lie, his lies aside.
        """
        at = self.before(seat)
        if dealing and self.is_near(seat) and self.seats > TWO:
            room = self.rows.aside
            at = Place(room.x + 0.6, room.middle.y, at.z, size=0.8)
        return Place(at.x, at.y - PACKET_STEP * index, 340 + index, True, at.size * BEFORE)

    def offered(self, index: int, count: int) -> Place:
        """Return where a card lies that is offered to be taken: in the middle of the table."""
        room = Rect(-self.rows.between / 2, self.rows.upper, self.rows.between, HEIGHT)
        step = fan_step(count, room.w, STEP)
        return Place(step * (index - (count - 1) / 2), self.rows.middle, 450 + index)

    def ribbon(self, index: int, count: int, lifted: int = 0) -> Place:
        """Return where a card lies of the pack presented for the cut, the lowest at the right.

        The `lifted` cards on top stand off to the left, higher.
        """
        step = min(0.11, (self.rows.spread_width - 1.9) / max(1, count - 1))
        x = step * ((count - 1) / 2 - index)
        place = Place(x, self.rows.middle, RIBBON + index)
        raised = index >= count - lifted
        return place.moved(-0.34, -0.16) if raised else place

    def heap(self, index: int, aside: float = 0.0) -> Place:
        """Return where a card lies of a pack squared in the middle of the table, or beside that."""
        return Place(aside - 0.0035 * index, self.rows.middle - 0.0045 * index, 100 + index)

    def lifted_at(self, x: float, y: float, count: int) -> int | None:
        """Return how many cards are lifted by a hand at a point of the ribbon; None beside it."""
        first, last = self.ribbon(count - 1, count), self.ribbon(0, count)
        if not (first.x - 0.85 <= x <= last.x + 0.5 and abs(y - self.rows.middle) <= REACH):
            return None
        step = (last.x - first.x) / max(1, count - 1)
        return max(1, min(count, 1 + math.ceil((x - 0.5 - first.x) / step))) if step else count

    def spread(self, number: int, count: int) -> Place:
        """Return where a card lies of the pack spread for the cut: on a shallow arc."""
        width = min(self.rows.spread_width - 1, 0.24 * (count - 1))
        across = number / max(1, count - 1) * 2 - 1
        sag = 0.34 * across * across
        return Place(width / 2 * across, self.rows.middle - 0.17 + sag, 200 + number)

    def drawn(self, seat: Seat, number: int) -> Place:
        """Return where a seat shows the cards that it has cut, the last on top."""
        at, size = self.station(seat).outer, self.size_of(seat)
        inwards = -1 if at.x > self.rows.right - 1 else 1
        return Place(at.x + 0.3 * size * number * inwards, at.y, 250 + number, size=size)

    def ghost(self, index: int, count: int) -> Place:
        """Return where one of several ways to deal is offered, in the middle of the table."""
        return Place(1.3 * (index - (count - 1) / 2), self.rows.middle, 60)

    def packet_size(self, index: int, count: int) -> Rect:
        """Return where it is chosen how many cards are taken off the pack: in a column beside it."""
        at, size = self.rows.stock, SIZE_BOX
        top = at.y - (count * size + (count - 1) * SIZE_GAP) / 2
        return Rect(at.x + 0.6, top + index * (size + SIZE_GAP), size, size)

    # -- zones to drop on

    @property
    def widow_zone(self) -> Rect:
        """The room in which a packet is let go that is for all: aside, or in the middle."""
        return self.rows.aside if self.seats > TWO else self.trick_zone

    def zone(self, spot: str) -> Rect:
        """Return the room in which a card is let go to be laid at a spot; the middle, if it has none."""
        zones = {STOCK: self.stock_zone, HAND: self.hand_zone, LAID_AWAY_SPOT: self.rows.aside}
        return zones.get(spot, self.trick_zone)

    @property
    def trick_zone(self) -> Rect:
        """The room in which a card is let go to be played."""
        return self.rows.trick_zone

    @property
    def bench(self) -> Rect:
        """The room for the names of those who wait."""
        return self.rows.bench

    @property
    def stock_zone(self) -> Rect:
        """The room about the pack."""
        at = self.rows.stock
        return Rect(at.x - 0.62, at.y - 0.85, 1.6, 1.75)

    @property
    def hand_zone(self) -> Rect:
        """The room of the viewer's hand, in which its cards change places."""
        room = self._stations[0].hand
        return Rect(room.x, room.y - LIFT, room.w, room.h + LIFT + MARGIN)


def fan_step(count: int, room: float, most: float, size: float = 1.0) -> float:
    """Return the step from card to card, so that a fan of cards of a size keeps to its room."""
    return max(0.0, min(most, (room - size) / (count - 1))) if count > 1 else 0.0


def _fan(count: int, room: Rect, most: float, size: float) -> tuple[Place, ...]:
    step = fan_step(count, room.w, most, size)
    first = room.middle.x - step * (count - 1) / 2
    return tuple(Place(first + step * n, room.middle.y, 300 + n, size=size) for n in range(count))


__all__ = ["BAND", "HEIGHT", "LEAST_STEP", "SMALL", "Layout", "Place", "Point", "Rect", "fan_step"]
