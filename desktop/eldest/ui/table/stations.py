"""Who has which part of the table: rows, columns, and one station for each of two to seven seats."""

import math
from dataclasses import dataclass
from typing import NamedTuple

TWO = 2
"""Two players have the corners of the table; more sit in blocks round it."""

MARGIN = 0.14
HAND = 1.4
LIFT = 0.26
BAND = 0.56
"""The height of the room for the decision buttons."""

CORNER = (2.0, 0.46)
"""The plate of a seat that has a corner of the table."""

PILE = (1.75, 0.8)
BLOCKS = {2: 0.0, 3: 3.2, 4: 3.2, 5: 2.5, 6: 2.5, 7: 2.5}
BLOCK_HEIGHT = 2.06
"""The block of a seat at a table of three or more: the hand, under it plate and won tricks."""

NEEDED = {2: (8.52, 6.2), 3: (10.2, 7.5), 4: (10.2, 7.5), 5: (9.9, 7.5), 6: (10.6, 7.5), 7: (11.3, 7.5)}
"""Width and height of the whole table in cards, by the number of seats."""

RADII = {2: (0.0, 0.0), 3: (1.1, 0.62), 4: (1.08, 0.62), 5: (1.35, 0.62), 6: (1.6, 0.62), 7: (1.9, 0.62)}


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
    """What belongs to one seat: room for hand, plate and won tricks, its card in the trick, its marks."""

    hand: Rect
    plate: Rect
    won: Rect
    trick: Point
    trump: Point
    speech: Point


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
    def band(self) -> Rect:
        """The room for the decision buttons."""
        side = CORNER[0] + 0.2 if self.seats == TWO else 0.0
        below = self.bottom - HAND - LIFT
        return Rect(
            self.left + side, below - self.band_height, self.width - 2 * (MARGIN + side), self.band_height
        )

    @property
    def upper(self) -> float:
        """The y at which the middle of the table begins."""
        return self.top + (HAND if self.seats == TWO else BLOCK_HEIGHT) + 0.1

    @property
    def middle(self) -> float:
        """The y of the trick."""
        return (self.upper + self.band.y - 0.08) / 2

    @property
    def stock(self) -> Point:
        """Where the pack lies: at the side for two, by the viewer's left hand for more."""
        if self.seats == TWO:
            return Point(max(self.left + 1.02, -self.width * 0.335), self.middle)
        return Point(self.left + 0.62, self.bottom - HAND / 2 - 0.1)

    @property
    def spread_width(self) -> float:
        """The width that a spread pack may take."""
        aside = BLOCKS[self.seats] + (0.15 if self.seats > TWO else 0.0)
        return self.width - 2 * MARGIN - 2 * aside

    @property
    def trick_zone(self) -> Rect:
        """The middle of the table, between the side seats."""
        half = 1.7 if self.seats == TWO else min(RADII[self.seats][0] + 0.7, self.spread_width / 2)
        return Rect(-half, self.upper - 0.06, 2 * half, self.band.y - self.upper + 0.06)


def stations(rows: Rows) -> tuple[Station, ...]:
    """Return the stations clockwise, the viewer's first, at the bottom."""
    if rows.seats == TWO:
        return _near(rows), _far(rows)
    return (_viewer(rows), *(_block(rows, number) for number in range(1, rows.seats)))


def _near(rows: Rows) -> Station:
    """The viewer of two: plate at the left, won tricks at the right."""
    hand = _between(rows, rows.bottom - HAND)
    plate = Rect(rows.left, rows.bottom - CORNER[1], *CORNER)
    won = Rect(rows.right - PILE[0], rows.bottom - PILE[1], *PILE)
    token = Point(plate.x + 0.37, plate.y - 0.5)
    return Station(hand, plate, won, Point(0.56, rows.middle + 0.27), token, Point(plate.x, plate.y - 1.1))


def _far(rows: Rows) -> Station:
    """The other of two: the same, turned round."""
    hand = _between(rows, rows.top)
    plate = Rect(rows.right - CORNER[0], rows.top, *CORNER)
    won = Rect(rows.left, rows.top, *PILE)
    token = Point(plate.right - 0.37, plate.bottom + 0.5)
    return Station(
        hand, plate, won, Point(-0.56, rows.middle - 0.27), token, Point(plate.x, plate.bottom + 0.14)
    )


def _between(rows: Rows, y: float) -> Rect:
    half = rows.width / 2 - MARGIN - CORNER[0] - 0.05
    return Rect(-half, y, 2 * half, HAND)


def _viewer(rows: Rows) -> Station:
    """The viewer of three or more: the pack at his left, plate and won tricks at his right."""
    hand = Rect(-rows.width / 2 + 2.35, rows.bottom - HAND, rows.width - 4.7, HAND)
    plate = Rect(rows.right - CORNER[0], rows.bottom - CORNER[1], *CORNER)
    won = Rect(rows.right - PILE[0], plate.y - PILE[1] - 0.08, *PILE)
    trick = _in_trick(rows, 0)
    return Station(
        hand, plate, won, trick, Point(plate.right - 0.23, plate.middle.y), Point(plate.x, plate.y)
    )


def _block(rows: Rows, number: int) -> Station:
    corner = _corner(rows, number)
    width = BLOCKS[rows.seats]
    hand = Rect(corner.x, corner.y, width, HAND)
    plate = Rect(corner.x, corner.y + HAND + 0.06, 1.5, 0.42)
    won = Rect(corner.x + 1.55, plate.y, width - 1.55, 0.6)
    token = Point(plate.right - 0.21, plate.middle.y)
    # What he says lies on the backs of his cards: the plate and its token must stay in sight.
    return Station(hand, plate, won, _in_trick(rows, number), token, Point(corner.x, hand.bottom - 0.36))


_COLUMNS = {
    3: ("L", "R"),
    4: ("L", "T", "R"),
    5: ("L", "TL", "TR", "R"),
    6: ("L", "TL", "T", "TR", "R"),
    7: ("L2", "L1", "TL", "TR", "R1", "R2"),
}


def _corner(rows: Rows, number: int) -> Point:
    """Return the upper left corner of a seat's block."""
    column = _COLUMNS[rows.seats][number - 1]
    if column[0] == "T":
        apart = 2.7 if _COLUMNS[rows.seats].count("T") else 1.4
        middle = {"TL": -apart, "T": 0.0, "TR": apart}[column]
        return Point(middle - BLOCKS[rows.seats] / 2, rows.top)
    x = rows.left if column[0] == "L" else rows.right - BLOCKS[rows.seats]
    if column[1:]:
        return Point(x, rows.top + (int(column[1]) - 1) * (BLOCK_HEIGHT + 0.1))
    return Point(x, rows.middle - BLOCK_HEIGHT / 2)


def _in_trick(rows: Rows, number: int) -> Point:
    across, down = RADII[rows.seats]
    turn = 2 * math.pi * number / rows.seats
    return Point(-across * math.sin(turn), rows.middle + down * math.cos(turn))
