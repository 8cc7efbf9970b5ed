"""What a game is: stages in a row, an order of cards, options, laws, and habits of good players."""

import dataclasses
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import ClassVar, Generic, Self, TypeVar

from eldest.cards.pack import Pack
from eldest.cards.seating import Seat
from eldest.engine.acts import Act
from eldest.engine.events import Event
from eldest.engine.law import Code
from eldest.engine.options import Options, Preset
from eldest.engine.phrase import Phrase, Refusal, phrase
from eldest.engine.table import Sight, Table
from eldest.engine.values import replace

T = TypeVar("T", bound=Table)


class Unlawful(Exception):
    """An act was refused; the refusal says why and by which clause."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"{refusal} [{refusal.clause}]")
        self.refusal = refusal


@dataclass(frozen=True, slots=True)
class Step:
    """The whole answer to an act: what happened, and the table after it."""

    act: Act
    events: tuple[Event, ...]
    table: Table

    def shows_to(self, seat: Seat) -> bool:
        """Tell whether a seat may have seen hidden cards by it, otherwise than in play."""
        return self.act.shows or any(event.shows_to(seat) for event in self.events)

    def seen_by(self, seat: Seat) -> "Glimpse":
        """Return the step as one seat sees it."""
        return Glimpse(tuple(event.seen_by(seat) for event in self.events), self.table.seen_by(seat))


@dataclass(frozen=True, slots=True)
class Glimpse:
    """What one seat sees of a step: the events, and its sight of the table after them."""

    events: tuple[Event, ...]
    sight: Sight


@dataclass(frozen=True, slots=True)
class Outcome(Generic[T]):
    """What a stage makes of an act; `then` names the stage that follows, if this one is over."""

    table: T
    events: tuple[Event, ...] = ()
    then: str = ""


SCORE = "score"
"""The stage in which every game scores a hand that is over."""

NOT_NOW = phrase("refusals", "That cannot be done now.")
NOT_YOUR_TURN = phrase("refusals", "It is the turn of {seat}.")


class Stage(ABC, Generic[T]):
    """One phase of a deal. Stateless; a game puts stages in a row by their names.

    `clause` is the rule that says whose act this is; it is given with a refusal that has no better.
    A chance `within_deal` is part of the deal that goes on, so the table does not rest before it.
    """

    clause: ClassVar[str] = "X-PLAY-01"
    within_deal: ClassVar[bool] = False
    name: str

    def __init__(self, name: str) -> None:
        self.name = name

    @abstractmethod
    def enter(self, table: T) -> Outcome[T]:
        """Return the table as the phase begins; a phase that asks nobody ends here."""

    def acts(self, table: T) -> tuple[Act, ...]:
        """Return what the seat in turn may lawfully do."""
        return ()

    def chance(self, table: T, number: int) -> Act | None:
        """Return the act of chance that the table waits for, by a number; None if it waits for none."""
        return None

    def in_a_row(self, table: T) -> int:
        """Return how many acts the seat in turn still does here before another's turn or the next stage."""
        return 1

    def refusal(self, table: T, act: Act) -> Refusal | None:
        """Return why an act is not lawful now; None if it is."""
        if act in self.acts(table):
            return None
        if table.turn is not None and act.seat != table.turn:
            return Refusal.because(self.turn_clause(table), NOT_YOUR_TURN, seat=table.turn)
        return self.explain(table, act)

    def turn_clause(self, table: T) -> str:
        """Return the clause that says whose act this is; a game may have one of its own for each form."""
        return self.clause

    def explain(self, table: T, act: Act) -> Refusal:
        """Return why the seat in turn may not do this."""
        return Refusal.because(self.clause, NOT_NOW)

    def advance(self, table: T, act: Act) -> Outcome[T]:
        """Return what comes of a lawful act. It trusts its caller.

        :raises NotImplementedError: if nothing is ever done in this phase
        """
        raise NotImplementedError(f"nobody acts in {self.name}")


@dataclass(frozen=True, slots=True)
class Advice:
    """What a good player would do, and the reason in words."""

    act: Act
    reason: Phrase
    values: tuple[tuple[str, object], ...] = ()


Habit = Callable[[Sight, tuple[Act, ...]], Advice | None]
"""A habit of good players: from a sight and the acts open to its seat, advice or nothing."""


@dataclass(frozen=True, slots=True)
class Particular:
    """A line about a game as it is set, for those about to play: its target, pack, deal, and the like."""

    said: Phrase
    clause: str
    values: tuple[tuple[str, object], ...] = ()

    @classmethod
    def of(cls, clause: str, said: Phrase, **values: object) -> "Particular":
        """Return a line with the values for the names in its phrase."""
        return cls(said, clause, tuple(values.items()))


class Game(ABC, Generic[T]):
    """A game with its options. Stateless: everything that changes is on the table.

    `key` names it in records; `edition` rises when a correction of its rules changes what old
    acts mean; `players` are the numbers that can play it, and so many are `players_here`; `presets` are house
    rules under a name.
    """

    key: ClassVar[str]
    name: ClassVar[Phrase]
    edition: ClassVar[int] = 1
    players: ClassVar[tuple[int, ...]]
    options_type: ClassVar[type[Options]]
    presets: ClassVar[tuple[Preset, ...]] = ()

    options: Options
    players_here: int
    pack: Pack
    stages: Mapping[str, Stage[T]]

    @abstractmethod
    def __init__(self, options: Options, players: int) -> None: ...

    @abstractmethod
    def opening(self) -> T:
        """Return the table before the first act of a sitting."""

    def particulars(self) -> tuple[Particular, ...]:
        """Return what is worth knowing before the first deal: target, pack, deal, who deals first."""
        return ()

    def idle_clauses(self) -> tuple[str, ...]:
        """Return how the numbers of clauses begin that say nothing in the game as it is set: other forms."""
        return ()

    def code(self) -> Code:
        """Return the laws in force: none at a guided table. rule: X-MODE-01"""
        return ()

    @property
    def strict(self) -> bool:
        """Tell whether whatever the cards allow can happen, and the laws take their course."""
        return self.options.strict_table

    def guided(self) -> Self:
        """Return the game as it is played at a guided table, where no law is asked anything."""
        if not self.strict:
            return self
        return type(self)(dataclasses.replace(self.options, strict_table=False), self.players_here)

    def habits(self) -> tuple[Habit, ...]:
        """Return the habits of good players, the most telling first."""
        return ()

    def stage_of(self, table: T) -> Stage[T]:
        """Return the stage that the table is in."""
        return self.stages[table.stage]

    def rests(self, table: T) -> bool:
        """Tell whether the table waits for the shuffle before a deal or a cut, and so may rest."""
        return table.turn is None and not self.stage_of(table).within_deal

    def acts(self, table: T) -> tuple[Act, ...]:
        """Return what the seat in turn may lawfully do."""
        return self.stage_of(table).acts(table)

    def advance(self, table: T, act: Act) -> Step:
        """Return the step of a lawful act: the bare door, for search, which trusts its caller."""
        return self.run_on(act, self.stage_of(table).advance(table, act))

    def opened(self, table: T, stage: str) -> T:
        """Return a table as the named stage begins on it."""
        return self.stages[stage].enter(table).table

    def run_on(self, act: Act, outcome: Outcome[T]) -> Step:
        """Return the step of an act whose outcome is known: the stages that follow begin and end."""
        events = outcome.events
        while outcome.then:
            if outcome.then == SCORE and self.strict:
                outcome = replace(outcome, table=_hand_over(outcome.table))
            outcome = self.stages[outcome.then].enter(outcome.table)
            events += outcome.events
        return Step(act, events, outcome.table)


def _hand_over(table: T) -> T:
    """Return a table about to be scored that keeps itself on file, to be scored anew if need be.

    Who played with whom comes out with the score, and whatever is claimed afterwards goes by it.
    """
    table = table.with_sides_shown()
    bare = replace(table, docket=replace(table.docket, hand_over=None))
    return replace(table, docket=replace(table.docket, hand_over=bare))
