"""The referee: a game and its laws. The only checked door through which a table changes."""

from dataclasses import dataclass, replace
from typing import Generic, TypeVar

from eldest.cards.seating import Seat
from eldest.engine.acts import Act
from eldest.engine.game import Game, Step, Unlawful
from eldest.engine.law import Offence, Spirit
from eldest.engine.phrase import Refusal, phrase
from eldest.engine.table import Table

T = TypeVar("T", bound=Table)

BOUND = phrase("refusals", "A penalty binds you to something else.")


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
        """Return everything that a seat can do now.

        In the strict spirit also what is irregular, and the rights that an offence has given it.
        """
        lawful = self._bound(table, self.lawful(table)) if table.turn == seat else ()
        irregular = (act for law in self.code for act in law.permits(table, seat))
        return (*lawful, *irregular, *self._rights(table, seat))

    def judge(self, table: T, act: Act) -> Verdict:
        """Say of an act whether it is lawful, irregular, or cannot be done, and why."""
        if act.seat is not None and act in self._rights(table, act.seat):
            return Lawful()
        refusal = self.game.stage_of(table).refusal(table, act)
        if refusal is None:
            return self._duty_against(table, act) or Lawful()
        for law in self.code:
            if offence := law.spot(table, act):
                return Irregular(offence)
        return refusal

    def step(self, table: T, act: Act) -> Step:
        """Return the step of an act.

        :raises Unlawful: if the act cannot be done, with the reason
        """
        if not self.code:
            return self._played(table, act)
        verdict = self.judge(table, act)
        if isinstance(verdict, Refusal):
            raise Unlawful(verdict)
        step = self._exercised(table, act) or self.game.advance(table, act)
        return self._filed(step, verdict)

    def _played(self, table: T, act: Act) -> Step:
        """Return the step of an act where there are no laws to ask: it is lawful, or it is refused."""
        refusal = self.game.stage_of(table).refusal(table, act)
        if refusal is not None:
            raise Unlawful(refusal)
        return self.game.advance(table, act)

    def _rights(self, table: T, seat: Seat) -> tuple[Act, ...]:
        """Return what the laws let a seat do about the offences on file."""
        rights = (right for law in self.code for right in law.rights(table))
        return tuple(replace(right.act, seat=seat) for right in rights if seat in right.seats)

    def _bound(self, table: T, acts: tuple[Act, ...]) -> tuple[Act, ...]:
        """Return those of the acts that the running penalties leave."""
        for law in self.code:
            acts = law.bind(table, acts)
        return acts

    def _duty_against(self, table: T, act: Act) -> Refusal | None:
        """Return the refusal of an act that a penalty forbids, although the game allows it."""
        if not self.code or act in self._bound(table, (*self.lawful(table), act)):
            return None
        clause = next((duty.clause for duty in table.docket.duties if duty.seat == act.seat), "")
        return Refusal.because(clause, BOUND)

    def _exercised(self, table: T, act: Act) -> Step | None:
        """Return the step of a right, if the act is one."""
        for law in self.code:
            done = law.exercise(table, act)
            if done is not None:
                return Step(act, done[1], done[0])
        return None

    def _filed(self, step: Step, verdict: Verdict) -> Step:
        """Put an offence on the docket, and take off it what has become too late."""
        docket = step.table.docket
        if isinstance(verdict, Irregular):
            docket = replace(docket, offences=(*docket.offences, verdict.offence))
        for event in step.events:
            for law in self.code:
                docket = law.expire(docket, event)
        if docket is step.table.docket:
            return step
        return replace(step, table=replace(step.table, docket=docket))
