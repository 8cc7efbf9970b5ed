"""The interface of the laws: what can go wrong, who may do what about it, and what it costs.

The laws themselves stand beside the games, in `laws`. In the guided spirit only lawful acts are
taken, and none of this is asked; in the strict spirit the referee asks it at every act. The docket
is part of the table from the first deal, so undo, records and sights cover it. rule: X-MODE-01
"""

from abc import ABC, abstractmethod
from collections.abc import Iterator
from dataclasses import dataclass, replace
from enum import Enum
from typing import TYPE_CHECKING, ClassVar, Self

from eldest.cards.seating import Seat
from eldest.engine.acts import Act
from eldest.engine.events import Event

if TYPE_CHECKING:
    from eldest.engine.table import Table


class Spirit(Enum):
    """How a sitting is played: only lawfully, or as cards physically allow. rule: X-MODE-01"""

    GUIDED = "guided"
    STRICT = "strict"


@dataclass(frozen=True, slots=True)
class Offence:
    """A breach on file: by whom, of which clause, at which trick, and whether anybody noticed."""

    seat: Seat
    clause: str
    act: Act
    trick: int
    noticed: bool = False


@dataclass(frozen=True, slots=True)
class Right:
    """What the named seats may do about an offence, and whether partners may confer first.

    The act is each of theirs in turn: the seat that exercises the right is put into it.
    """

    seats: tuple[Seat, ...]
    act: Act
    may_confer: bool = False


@dataclass(frozen=True, slots=True)
class Duty:
    """What a penalty binds a seat to, until it is discharged."""

    seat: Seat
    clause: str
    act: Act


@dataclass(frozen=True, slots=True)
class Docket:
    """Everything that the laws have on file at a table: offences, open rights, running duties."""

    offences: tuple[Offence, ...] = ()
    rights: tuple[Right, ...] = ()
    duties: tuple[Duty, ...] = ()

    def seen(self) -> Self:
        """Return the docket as anybody may see it: only what has been noticed."""
        if not self.offences:
            return self
        return replace(self, offences=tuple(o for o in self.offences if o.noticed))


class Law(ABC):
    """One law. Stateless; its parameters are its fields, its files are on the table's docket."""

    clause: ClassVar[str]

    @abstractmethod
    def permits(self, table: "Table", seat: Seat) -> Iterator[Act]:
        """Yield the irregular acts that the seat's cards and voice physically allow."""

    @abstractmethod
    def spot(self, table: "Table", act: Act) -> Offence | None:
        """Return the offence that an act would be, if it would be one."""

    @abstractmethod
    def rights(self, table: "Table") -> Iterator[Right]:
        """Yield what others may do about offences on the docket."""

    @abstractmethod
    def exercise(self, table: "Table", act: Act) -> "tuple[Table, tuple[Event, ...]] | None":
        """Carry out a right or correction; None if the act is no business of this law."""

    def bind(self, table: "Table", acts: tuple[Act, ...]) -> tuple[Act, ...]:
        """Return what a seat under penalty may still do, out of what it lawfully might."""
        return acts

    def expire(self, docket: Docket, event: Event) -> Docket:
        """Return the docket after an event that makes some claims too late."""
        return docket


Code = tuple[Law, ...]
"""The laws in force in one game."""
