"""The referee: a game and its laws. The only checked door through which a table changes."""

from dataclasses import dataclass
from typing import Generic, TypeVar

from eldest.cards.seating import Seat
from eldest.engine.acts import Act
from eldest.engine.game import Game, Step, Unlawful
from eldest.engine.law import Offence, Spirit
from eldest.engine.phrase import Refusal
from eldest.engine.table import Table

T = TypeVar("T", bound=Table)


@dataclass(frozen=True, slots=True)
class Lawful:
    """The act is as it should be."""


@dataclass(frozen=True, slots=True)
class Irregular:
    """The act can happen, but is an offence; only in the strict spirit."""

    offence: Offence


Verdict = Lawful | Irregular | Refusal
"""What the referee says of an act; a refusal carries its reason and clause."""


class Referee(Generic[T]):
    """A game played in one spirit. Stateless; computer players' search uses the game itself."""

    def __init__(self, game: Game[T], spirit: Spirit = Spirit.GUIDED) -> None:
        self.game = game
        self.spirit = spirit
        self.code = game.code() if spirit is Spirit.STRICT else ()

    def lawful(self, table: T) -> tuple[Act, ...]:
        """Return what the seat in turn may lawfully do; nothing while chance is awaited."""
        return self.game.acts(table)

    def possible(self, table: T, seat: Seat) -> tuple[Act, ...]:
        """Return everything that a seat can do now, the irregular included in the strict spirit."""
        lawful = self.lawful(table) if table.turn == seat else ()
        irregular = tuple(act for law in self.code for act in law.permits(table, seat))
        for law in self.code:
            lawful = law.bind(table, lawful)
        return lawful + irregular

    def judge(self, table: T, act: Act) -> Verdict:
        """Say of an act whether it is lawful, irregular, or cannot be done, and why."""
        refusal = self.game.stage_of(table).refusal(table, act)
        if refusal is None:
            return Lawful()
        for law in self.code:
            if offence := law.spot(table, act):
                return Irregular(offence)
        return refusal

    def step(self, table: T, act: Act) -> Step:
        """Return the step of an act.

        :raises Unlawful: if the act cannot be done, with the reason
        """
        verdict = self.judge(table, act)
        if isinstance(verdict, Refusal):
            raise Unlawful(verdict)
        return self.game.advance(table, act)
