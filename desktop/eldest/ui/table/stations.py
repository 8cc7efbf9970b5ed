"""Who has which part of the table: rows, columns, and one station for each of two to seven places."""

import math
from dataclasses import dataclass
from typing import NamedTuple

TWO, THREE, FOUR = 2, 3, 4
"""Two players have the corners of the table; more sit in blocks round it."""

MARGIN = 0.14
HAND = 1.4
LIFT = 0.26
BAND = 0.56
"""The height of the room for the decision buttons."""

PLATE_HEIGHT = 0.72
CORNER = (2.0, PLATE_HEIGHT)
"""The plate of a seat that has a corner of the table."""

PLATE = (1.75, PLATE_HEIGHT)
"""The plate of any other seat."""

PILE = (1.75, 0.6)
OTHER, OPEN = 0.8, 0.9
"""The size of the cards in the hands of the others, where there are more than two; and of those laid open."""

SECOND_ROW = 0.38
"""How far the upper row of a hand laid open in two rows stands above the lower."""

BLOCKS = {2: 0.0, 3: 3.0, 4: 3.0, 5: 2.4, 6: 2.4, 7: 2.4}
SPREADS_BY = 0.75
"""How much wider a block at the side becomes where the window is wide."""

OTHER_HAND = HAND * OTHER
UNDER = 0.05
BLOCK_HEIGHT = OTHER_HAND + UNDER + PLATE_HEIGHT
"""The block of a seat at a table of three or more: the hand, under it plate and won tricks."""

TOPS = {2: HAND, 3: 0.0, 4: HAND * OPEN, 5: OTHER_HAND, 6: BLOCK_HEIGHT, 7: BLOCK_HEIGHT}
"""The height of the uppermost row, by the number of places."""

NEEDED = {2: (8.52, 6.2), 3: (9.84, 5.4), 4: (9.84, 6.56), 5: (10.3, 6.42), 6: (9.84, 7.2), 7: (10.9, 7.2)}
"""Width and height of the whole table in cards, by the number of places."""

RADII = {2: (0.0, 0.0), 3: (1.1, 0.55), 4: (1.05, 0.55), 5: (1.3, 0.55), 6: (1.5, 0.61), 7: (1.42, 0.61)}
"""How far the cards of a trick lie from its middle; for six and seven, from card to card of a row."""

CORNER_COLUMN = 2.21
"""The width of the columns in the lower corners, left and right of the viewer's hand."""


class Point(NamedTuple):
    """A point, in cards."""

    x: float
    y: float


class Rect(NamedTuple):
    """A rectangle by its upper left corner, width and height, in cards."""

    x: float
    y: float
    w: float
    h: float

    @property
    def middle(self) -> Point:
        """The point in its middle."""
        return Point(self.x + self.w / 2, self.y + self.h / 2)

    @property
    def right(self) -> float:
        """The x of its right edge."""
        return self.x + self.w

    @property
    def bottom(self) -> float:
        """The y of its lower edge."""
        return self.y + self.h

    def overlaps(self, other: "Rect") -> bool:
        """Tell whether two rectangles have room in common."""
        across = self.x < other.right - 1e-9 and other.x < self.right - 1e-9
        return across and self.y < other.bottom - 1e-9 and other.y < self.bottom - 1e-9


class Station(NamedTuple):
    """What belongs to one place: room for hand, plate and won tricks, its card in the trick, and more.

    `speech` is the upper left corner of what is said there, `before` the middle of a card or packet
    that lies before the hand without belonging to it, and `outer` that of a card that its owner has cut.
    """

    hand: Rect
    plate: Rect
    won: Rect
    trick: Point
    speech: Point
    before: Point
    outer: Point


@dataclass(frozen=True)
class Rows:
    """The rows of a table that is so many cards wide and high."""

    seats: int
    width: float
    height: float
    band_height: float = BAND

    @staticmethod
    def needed(seats: int) -> tuple[float, float]:
        """Return the least width and height of a table, in cards."""
        return NEEDED[seats]

    @property
    def left(self) -> float:
        """The x of the left margin."""
        return MARGIN - self.width / 2

    @property
    def right(self) -> float:
        """The x of the right margin."""
        return self.width / 2 - MARGIN

    @property
    def top(self) -> float:
        """The y of the upper margin."""
        return MARGIN - self.height / 2

    @property
    def bottom(self) -> float:
        """The y of the lower margin."""
        return self.height / 2 - MARGIN

    @property
    def block(self) -> float:
        """The width of a block at the side."""
        spare = max(0.0, self.width - NEEDED[self.seats][0]) / 2
        return BLOCKS[self.seats] + min(SPREADS_BY, spare)

    @property
    def band(self) -> Rect:
        """The room for the decision buttons, between the corners."""
        side = CORNER[0] + 0.2 if self.seats == TWO else CORNER_COLUMN
        below = self.bottom - HAND - LIFT
        return Rect(
            self.left + side, below - self.band_height, self.width - 2 * (MARGIN + side), self.band_height
        )

    @property
    def aside(self) -> Rect:
        """The room for cards laid away open and for a widow: above the pack; for two at the right."""
        if self.seats == TWO:
            return Rect(1.75, self.middle - HAND / 2, self.right - 1.75, HAND)
        return Rect(self.left, self.band.y, CORNER_COLUMN - 0.1, self.band_height + LIFT - 0.2)

    @property
    def bench(self) -> Rect:
        """The room for the names of those who wait: above the viewer's won tricks; for two at the right."""
        if self.seats == TWO:
            return Rect(self.right - CORNER[0], self.middle - HAND / 2, CORNER[0], HAND)
        return Rect(self.right - CORNER[0], self.band.y, CORNER[0], self.band_height + LIFT - 0.2)

    @property
    def upper(self) -> float:
        """The y at which the middle of the table begins."""
        return self.top + TOPS[self.seats] + 0.1

    @property
    def middle(self) -> float:
        """The y of the trick."""
        return (self.upper + self.band.y - 0.08) / 2

    @property
    def stock(self) -> Point:
        """Where the pack lies: at the side for two, by the viewer's left hand for more."""
        if self.seats == TWO:
            return Point(max(self.left + 1.02, -self.width * 0.335), self.middle)
        return Point(self.left + 0.62, self.bottom - HAND / 2 - 0.05)

    @property
    def spread_width(self) -> float:
        """The width that a spread pack may take, between the plates at the sides."""
        aside = PLATE[0] + 0.1 if self.seats > TWO else 0.0
        return self.width - 2 * MARGIN - 2 * aside

    @property
    def between(self) -> float:
        """The width of the middle of the table between the blocks at the sides."""
        return self.width - 2 * (MARGIN + self.block + 0.05)

    @property
    def trick_zone(self) -> Rect:
        """The middle of the table, between the side seats."""
        reach = RADII[self.seats][0] * max(1.0, (self.seats - FOUR) / 2)
        half = 1.7 if self.seats == TWO else min(reach + 0.7, self.between / 2)
        return Rect(-half, self.upper - 0.06, 2 * half, self.band.y - self.upper + 0.06)


def stations(rows: Rows) -> tuple[Station, ...]:
    """Return the stations clockwise, the viewer's first, at the bottom."""
    if rows.seats == TWO:
        return _near(rows), _far(rows)
    return (_viewer(rows), *(_station(rows, number) for number in range(1, rows.seats)))


def _near(rows: Rows) -> Station:
    """The viewer of two: plate at the left, won tricks at the right."""
    hand = _between(rows, rows.bottom - HAND)
    plate = Rect(rows.left, rows.bottom - CORNER[1], *CORNER)
    won = Rect(rows.right - PILE[0], rows.bottom - 0.8, PILE[0], 0.8)
    trick = Point(0.56, rows.middle + 0.27)
    before = Point(plate.x + 0.6, plate.y - 0.55)
    return Station(hand, plate, won, trick, Point(plate.x, plate.y - 0.5), before, hand.middle)


def _far(rows: Rows) -> Station:
    """The other of two: the same, turned round."""
    hand = _between(rows, rows.top)
    plate = Rect(rows.right - CORNER[0], rows.top, *CORNER)
    won = Rect(rows.left, rows.top, PILE[0], 0.8)
    trick = Point(-0.56, rows.middle - 0.27)
    before = Point(plate.right - 0.6, plate.bottom + 0.55)
    return Station(hand, plate, won, trick, Point(plate.x, plate.bottom + 0.14), before, hand.middle)


def _between(rows: Rows, y: float) -> Rect:
    half = rows.width / 2 - MARGIN - CORNER[0] - 0.05
    return Rect(-half, y, 2 * half, HAND)


def _viewer(rows: Rows) -> Station:
    """The viewer of three or more: the pack at his left, plate and won tricks at his right."""
    hand = Rect(-rows.width / 2 + 2.35, rows.bottom - HAND, rows.width - 4.7, HAND)
    plate = Rect(rows.right - CORNER[0], rows.bottom - CORNER[1], *CORNER)
    won = Rect(rows.right - PILE[0], plate.y - PILE[1] - 0.06, *PILE)
    trick = _in_trick(rows, 0)
    return Station(hand, plate, won, trick, Point(plate.x, plate.y), rows.stock, hand.middle)


_COLUMNS = {
    3: ("L", "R"),
    4: ("L", "T", "R"),
    5: ("L", "TL", "TR", "R"),
    6: ("L", "T-1", "T+0", "T+1", "R"),
    7: ("L", "T-1.5", "T-0.5", "T+0.5", "T+1.5", "R"),
}
"""Where the others sit: at a side, at the top with the plate beside the hand, or in a block at the top."""


def _station(rows: Rows, number: int) -> Station:
    column = _COLUMNS[rows.seats][number - 1]
    if column in ("L", "R"):
        return _side(rows, number, left=column == "L")
    if len(column) > TWO:
        return _top_block(rows, number, float(column[1:]))
    return _top_row(rows, number, column)


def _side(rows: Rows, number: int, *, left: bool) -> Station:
    x = rows.left if left else rows.right - rows.block
    y = max(rows.upper, rows.middle - BLOCK_HEIGHT / 2)
    hand = Rect(x, y, rows.block, OTHER_HAND)
    before = Point(hand.right - 0.4 if left else hand.x + 0.4, hand.y + OTHER_HAND / 2 - 0.1)
    if rows.seats == FOUR:
        before = Point(hand.x + 0.4 if left else hand.right - 0.4, hand.y - 0.53)
    outer = Point(hand.x + 0.4 if left else hand.right - 0.4, hand.middle.y)
    return _under(rows, number, hand, before, outer, mirrored=not left)


def _top_block(rows: Rows, number: int, column: float) -> Station:
    apart = (rows.width - 2 * MARGIN - BLOCKS[rows.seats]) / 3 if rows.seats > FOUR + TWO else 0.0
    apart = min(BLOCKS[rows.seats] + 0.7, apart or BLOCKS[rows.seats] + 0.5)
    hand = Rect(column * apart - BLOCKS[rows.seats] / 2, rows.top, BLOCKS[rows.seats], OTHER_HAND)
    before = Point(hand.right - 0.4, hand.middle.y)
    return _under(rows, number, hand, before, hand.middle)


def _under(
    rows: Rows, number: int, hand: Rect, before: Point, outer: Point, *, mirrored: bool = False
) -> Station:
    """A hand with plate and won tricks under it; at the right the plate is at the right."""
    y = hand.bottom + UNDER
    plate = Rect(hand.right - PLATE[0] if mirrored else hand.x, y, *PLATE)
    won = Rect(hand.x if mirrored else plate.right + UNDER, y, hand.w - PLATE[0] - UNDER, PLATE[1])
    speech = Point(hand.x, hand.bottom - 0.36)
    return Station(hand, plate, won, _in_trick(rows, number), speech, before, outer)


def _top_row(rows: Rows, number: int, column: str) -> Station:
    """A hand at the top with plate and won tricks beside it."""
    wide = HAND * OPEN + 2.5 if rows.seats == FOUR else BLOCKS[rows.seats]
    beside = PLATE[0] + UNDER + 0.6
    x = {"T": -wide / 2, "TL": -wide - 0.08, "TR": 0.08}[column]
    hand = Rect(x, rows.top, wide, TOPS[rows.seats])
    if column == "TL":
        plate = Rect(hand.x - 0.08 - PLATE[0], rows.top, *PLATE)
        won = Rect(hand.x - 0.08 - beside, rows.top, 0.6, PLATE[1])
    else:
        plate = Rect(hand.right + 0.08, rows.top, *PLATE)
        won = Rect(plate.right + UNDER, rows.top, 0.6, PLATE[1])
    before = Point(hand.x - 0.45, hand.y + 0.5) if rows.seats == FOUR else Point(hand.x + 0.4, hand.middle.y)
    speech = Point(hand.x, hand.bottom - 0.4)
    return Station(hand, plate, won, _in_trick(rows, number), speech, before, hand.middle)


def _in_trick(rows: Rows, number: int) -> Point:
    """Where a place's card lies in the trick: on an oval, or for more than five in two rows.

    On an oval of so many the index of a card would lie under the next.
    """
    across, down = RADII[rows.seats]
    if rows.seats > FOUR + 1:
        return _in_two_rows(rows, number)
    turn = 2 * math.pi * number / rows.seats
    return Point(-across * math.sin(turn), rows.middle + down * math.cos(turn))


def _in_two_rows(rows: Rows, number: int) -> Point:
    """Those at the top have the upper row; the lower is the viewer's, between those at his sides."""
    step, down = RADII[rows.seats]
    sides = {rows.seats - 1: 1, 0: 0, 1: -1}
    if number in sides:
        return Point(step * sides[number], rows.middle + down)
    return Point(step * (number - rows.seats / 2), rows.middle - down)
