"""Mixing the tricks after a revoke has been claimed: it establishes the revoke."""

from collections.abc import Iterable
from typing import Any, ClassVar

from eldest.cards.seating import Seat
from eldest.engine.acts import Act, act
from eldest.engine.events import Event, event
from eldest.engine.game import Outcome
from eldest.engine.law import Accuse, Fault, Law, Offence
from eldest.engine.phrase import phrase
from eldest.engine.table import Table
from eldest.engine.values import replace
from eldest.laws.demands import PLAY
from eldest.laws.revoke import REVOKE


@act("mix", said=phrase("acts", "Mix the tricks"), clause="W-REV-05")
class MixTricks(Act):
    """A player whose side is accused of a revoke mixes the tricks, so that they cannot be searched."""


@event(
    phrase("claims", "{seat} mixes the tricks: the revoke that was claimed is established."),
    mine=phrase("claims", "You mix the tricks: the revoke that was claimed is established."),
)
class TricksMixed(Event):
    """What was claimed can no longer be looked up, and counts as proved."""

    seat: Seat
    rule: str


class Mixing(Law):
    """If the accused side mixes the cards after the claim, the revoke is established.

    Where a claim has been noted, this can be done until the hand is over and the tricks are searched.
    rule: W-REV-05, E-REV-04
    """

    fault: ClassVar[Fault | None] = Fault(
        "mixing",
        phrase("faults", "{of} has mixed the tricks"),
        mine=phrase("faults", "you have mixed the tricks"),
    )
    kinds: ClassVar[tuple[type[Act], ...]] = (MixTricks,)

    def __init__(self, clause: str) -> None:
        self.clause = clause

    def permits(self, table: Table, seat: Seat) -> Iterable[Act]:
        """Yield mixing them, to either of an accused side."""
        if next(iter(_accused(table, seat)), None) is not None:
            yield MixTricks(seat)

    def slips(self, table: Table, seat: Seat) -> Iterable[Act]:
        """Yield nothing: nobody does so without meaning to."""
        return ()

    def filed(self, table: Table, act: Act, clause: str = "") -> Offence:
        """Return it as everybody sees it, and nobody need call the table for it."""
        return replace(super().filed(table, act, clause), trick=len(table.tricks), called=True)

    def commit(self, table: Table, act: Act) -> Outcome[Any]:
        """Put what was claimed on file, whether it happened or not: it will be found proved, and once."""
        assert act.seat is not None
        docket = table.docket
        for call in _accused(table, act.seat):
            found = Offence(call.of, REVOKE.key, self.clause, act, docket.deal, call.trick, table.turn)
            docket = docket.minus(*_same(table, call)).plus(replace(found, plain=True))
        return Outcome(replace(table, docket=docket), (TricksMixed(act.seat, self.clause),))


def _same(table: Table, call: Accuse) -> tuple[Offence, ...]:
    """Return the revoke that a call is about, if it has happened: what is established is no second one."""
    about = (call.fault, call.of, call.trick)
    return tuple(o for o in table.docket.offences if (o.fault, o.seat, o.trick) == about and not o.called)


def _accused(table: Table, seat: Seat) -> Iterable[Accuse]:
    """Yield the calls noted against a seat's side that the tricks could still answer."""
    if table.stage != PLAY or table.player_of(seat) != seat:
        return
    together = table.together(seat)
    revokes = (offence for offence in table.docket.offences if offence.fault == REVOKE.key)
    mixed = {(one.seat, one.trick) for one in revokes if isinstance(one.act, MixTricks)}
    for call in table.docket.noted:
        if call.fault == REVOKE.key and call.of in together and (call.of, call.trick) not in mixed:
            yield call
