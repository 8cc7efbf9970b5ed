"""Who sits where: seats numbered clockwise, and the sides they form."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import NewType

Seat = NewType("Seat", int)
"""A seat at the table, 0 to n-1, clockwise; compass names exist only in wording."""

Side = NewType("Side", int)
"""Partners, or a player for himself: the unit that scores. rule: X-TERM-07"""


@dataclass(frozen=True, slots=True)
class Seating:
    """The seats of a table and the side that each belongs to, by seat.

    Two players are two sides sitting opposite each other. rule: X-SEAT-01, E-POS-02
    """

    sides: tuple[Side, ...]

    @classmethod
    def each_for_himself(cls, seats: int) -> "Seating":
        """Return a seating in which every player is a side."""
        return cls(tuple(Side(seat) for seat in range(seats)))

    @property
    def seats(self) -> tuple[Seat, ...]:
        """All seats, clockwise from the first."""
        return tuple(Seat(number) for number in range(len(self.sides)))

    @property
    def number_of_sides(self) -> int:
        """How many sides there are."""
        return len(set(self.sides))

    def left_of(self, seat: Seat) -> Seat:
        """The next seat in playing order."""
        return Seat((seat + 1) % len(self.sides))

    def right_of(self, seat: Seat) -> Seat:
        """The seat before this one in playing order."""
        return Seat((seat - 1) % len(self.sides))

    def eldest_of(self, dealer: Seat) -> Seat:
        """The eldest hand: the seat on the dealer's left. rule: X-TERM-01, E-POS-01"""
        return self.left_of(dealer)

    def pone_of(self, dealer: Seat) -> Seat:
        """The pone: the seat on the dealer's right; with two the eldest hand too.

        No other seat has a title. rule: X-TERM-01, X-TERM-02, X-TERM-03
        """
        return self.right_of(dealer)

    def from_(self, seat: Seat) -> Iterator[Seat]:
        """Yield every seat once, clockwise from this one."""
        for step in range(len(self.sides)):
            yield Seat((seat + step) % len(self.sides))

    def side_of(self, seat: Seat) -> Side:
        """The side a seat plays for."""
        return self.sides[seat]

    def members_of(self, side: Side) -> tuple[Seat, ...]:
        """The seats of a side, clockwise."""
        return tuple(seat for seat in self.seats if self.sides[seat] == side)

    def adversaries_of(self, seat: Seat) -> tuple[Seat, ...]:
        """The seats that are not on this seat's side. rule: X-TERM-07"""
        return tuple(other for other in self.seats if self.sides[other] != self.sides[seat])
