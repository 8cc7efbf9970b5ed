"""Where everything lies, measured in cards: pure arithmetic, no Qt.

The unit is the width of a card; (0, 0) is the middle of the window, x grows to the right and y down.
One card width is chosen so that the whole table fills the window; the scene only multiplies.
"""

import math
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

from eldest.cards.seating import Seat
from eldest.ui.table.stations import BAND, LIFT, MARGIN, TWO, Point, Rect, Rows, Station, stations

HEIGHT = 1.4
"""The height of a card, in its widths."""

BAND_POINTS = 84
"""The height of the room for the decision buttons is at least this, in points."""

WIDEST = 1.45
"""How many times its needed width a table spreads out: on a wide screen it stays together."""

REACH = 0.9
"""How far above or below the middle of a pack a hand still takes hold of it."""

RIBBON = 200
"""The height in the heap from which cards lie side by side rather than on each other."""

SMALL, SMALLER = 0.56, 0.42
"""The size at which won tricks lie: of two players, and of more."""

STEPS = {True: 0.62, False: 0.4}
"""The widest step from card to card of a fan: of the viewer's hand, and of the others'."""

LEAST_STEP = 0.26
"""The step below which the index of a card would be covered."""


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


@dataclass(frozen=True)
class Layout:
    """The places of a table for so many seats in a window of so many pixels."""

    seats: int
    viewer: int
    width: float
    height: float

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

    def station(self, seat: Seat) -> Station:
        """Return what belongs to a seat; the viewer sits at the bottom, his left hand at the left."""
        return self._stations[(seat - self.viewer) % self.seats]

    @property
    def decisions(self) -> Rect:
        """The room kept free for the decision buttons: above the viewer's hand."""
        return self.rows.band

    # -- hands, trick, piles

    def hand(self, seat: Seat, count: int) -> tuple[Place, ...]:
        """Return the places of a fan of so many cards, from left to right."""
        room = self.station(seat).hand
        step = fan_step(count, room.w, STEPS[seat == self.viewer])
        first = room.middle.x - step * (count - 1) / 2
        return tuple(Place(first + step * n, room.middle.y, 300 + n) for n in range(count))

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
        step = min(0.3, (room.w - tall) / max(1, count - 1))
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
        return Place(at.x - 0.1, at.y + 0.13 + 0.05 * index, 80 + index)

    def other(self, index: int) -> Place:
        """Return where cards of a spot lie that has no place of its own: beside the pack."""
        at = self.rows.stock
        return Place(at.x + 1.25 + 0.2 * index, at.y, 90 + index)

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
        at = self.station(seat).hand.middle
        return Place(at.x + 0.3 * number, at.y, 250 + number)

    def ghost(self, index: int, count: int) -> Place:
        """Return where one of several ways to deal is offered, in the middle of the table."""
        return Place(1.3 * (index - (count - 1) / 2), self.rows.middle, 60)

    # -- zones to drop on

    @property
    def trick_zone(self) -> Rect:
        """The room in which a card is let go to be played."""
        return self.rows.trick_zone

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


def fan_step(count: int, room: float, most: float) -> float:
    """Return the step from card to card, so that a fan keeps to its room."""
    return min(most, (room - 1) / (count - 1)) if count > 1 else 0.0


__all__ = ["BAND", "HEIGHT", "LEAST_STEP", "SMALL", "Layout", "Place", "Point", "Rect", "fan_step"]
