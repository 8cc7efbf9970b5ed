"""Who sits where: members of the table, their places round it, and the sides they form."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import NewType

Seat = NewType("Seat", int)
"""A member's number, 0 to n-1, which he keeps all evening; his place round the table may change."""

Side = NewType("Side", int)
"""Partners, or a player for himself: the unit that scores. rule: X-TERM-07"""

WAITING = Side(-1)
"""The side of a member who sits out. rule: X-TABLE-01"""


@dataclass(frozen=True, slots=True)
class Seating:
    """The side that each member belongs to, by seat, and the order in which they sit, clockwise.

    Members who wait have no side and are not in the order; without an order everybody sits in that
    of the seats' numbers. Two players are two sides sitting opposite each other, with three the
    places mean nothing. rule: X-SEAT-01, X-SEAT-02, E-POS-02, E-POS-03
    """

    sides: tuple[Side, ...]
    order: tuple[Seat, ...] = ()

    def __post_init__(self) -> None:
        if not self.order:
            seats = (Seat(number) for number, side in enumerate(self.sides) if side != WAITING)
            object.__setattr__(self, "order", tuple(seats))

    @classmethod
    def each_for_himself(cls, seats: int) -> "Seating":
        """Return a seating in which every player is a side."""
        return cls(tuple(Side(seat) for seat in range(seats)))

    @classmethod
    def alternating(cls, order: Iterable[Seat], members: int) -> "Seating":
        """Return two sides sitting alternately in this order; other members wait.

        Four so sit that partners face each other. rule: X-SEAT-03, E-POS-04, E-POS-06, E6-POS-01
        """
        seats = tuple(order)
        sides = [WAITING] * members
        for place, seat in enumerate(seats):
            sides[seat] = Side(place % 2)
        return cls(tuple(sides), seats)

    @property
    def seats(self) -> tuple[Seat, ...]:
        """The seats that play, clockwise."""
        return self.order

    @property
    def members(self) -> tuple[Seat, ...]:
        """Every member's seat, whether he plays or waits."""
        return tuple(Seat(number) for number in range(len(self.sides)))

    @property
    def waiting(self) -> tuple[Seat, ...]:
        """The members who sit out."""
        return tuple(seat for seat in self.members if self.sides[seat] == WAITING)

    @property
    def number_of_sides(self) -> int:
        """How many sides there are."""
        return len(set(self.sides) - {WAITING})

    @property
    def in_partnerships(self) -> bool:
        """Tell whether the sides are two of equal size, with partners on each."""
        return self.number_of_sides * 2 <= len(self.order)

    def left_of(self, seat: Seat) -> Seat:
        """The next seat in playing order."""
        order = self.order
        return order[(order.index(seat) + 1) % len(order)]

    def right_of(self, seat: Seat) -> Seat:
        """The seat before this one in playing order."""
        return self.order[self.order.index(seat) - 1]

    def opposite(self, seat: Seat) -> Seat:
        """The seat across the table; of an odd number the one just before it."""
        order = self.order
        return order[(order.index(seat) + len(order) // 2) % len(order)]

    def eldest_of(self, dealer: Seat) -> Seat:
        """The eldest hand: the seat on the dealer's left. rule: X-TERM-01, E-POS-01"""
        return self.left_of(dealer)

    def pone_of(self, dealer: Seat) -> Seat:
        """The pone: the seat on the dealer's right; with two the eldest hand too.

        No other seat has a title. rule: X-TERM-01, X-TERM-02, X-TERM-03
        """
        return self.right_of(dealer)

    def from_(self, seat: Seat) -> Iterator[Seat]:
        """Yield every seat that plays once, clockwise from this one."""
        start = self.order.index(seat)
        yield from self.order[start:]
        yield from self.order[:start]

    def place_of(self, seat: Seat, viewer: Seat) -> int:
        """Return how many places clockwise from the viewer a seat sits; one who waits sees the first."""
        order = self.order
        start = order.index(viewer) if viewer in order else 0
        return (order.index(seat) - start) % len(order)

    def side_of(self, seat: Seat) -> Side:
        """The side a seat plays for."""
        return self.sides[seat]

    def members_of(self, side: Side) -> tuple[Seat, ...]:
        """The seats of a side, clockwise."""
        return tuple(seat for seat in self.order if self.sides[seat] == side)

    def adversaries_of(self, seat: Seat) -> tuple[Seat, ...]:
        """The seats that are not on this seat's side. rule: X-TERM-07"""
        return tuple(other for other in self.order if self.sides[other] != self.sides[seat])
