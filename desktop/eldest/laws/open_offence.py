"""Offences that everybody at the table sees happen, before the cards are dealt or while they are."""

from collections.abc import Iterable
from typing import ClassVar

from eldest.cards.seating import Seat
from eldest.engine.acts import Act
from eldest.engine.law import Accuse, Fault, Law, Offence
from eldest.engine.stages.by_hand import TURN
from eldest.engine.stages.closing import CUT_FOR_DEAL, CUT_FOR_TABLE, CUT_OUT, SHUFFLE
from eldest.engine.table import Table
from eldest.laws.remedies import adversaries

PRESENT, DEAL = "present", "deal"
CUTS = (CUT_FOR_TABLE, CUT_FOR_DEAL, CUT_OUT)
BEFORE_THE_CUT = (SHUFFLE, PRESENT)
UNTIL_THE_LAST_CARD = (SHUFFLE, PRESENT, DEAL)
UNTIL_THE_TURN_UP = (*UNTIL_THE_LAST_CARD, TURN)
"""The stages that a claim outlives, by its deadline; the names are those of every game."""


OUT_OF_TURN = "spoke-out-of-turn"
"""Stands for a word that counts although it was said out of turn: it is not the first regular one."""


def is_spoken(table: Table) -> bool:
    """Tell whether the first word has been said in proper turn: where no trump is turned it ends claims.

    rule: C-MIS-04, C-MIS-02, E-IRR-08, X-IRR-01
    """
    early = [duty.seat for duty in table.docket.duties if duty.kind == OUT_OF_TURN]
    return any(call.seat not in early for call in table.calls)


def in_stages(table: Table, stages: tuple[str, ...]) -> bool:
    """Tell whether a deal is in one of these stages; it begins with the first shuffle."""
    return table.stage in stages and table.turn is not None


def may_shuffle(table: Table) -> bool:
    """Tell whether the pack lies shuffled before the dealer, and anybody may take it up. rule: X-SHUF-02"""
    return in_stages(table, (SHUFFLE,))


def is_cut(table: Table) -> bool:
    """Tell whether the pack lies cut before the dealer, who has not given a card of it."""
    return in_stages(table, (DEAL,)) and not table.given


def is_player(table: Table, seat: Seat) -> bool:
    """Tell whether somebody sits at a seat who can speak and handle cards: a dummy cannot."""
    return seat in table.seating.order and table.player_of(seat) == seat


def has_looked(table: Table, seat: Seat) -> bool:
    """Tell whether a seat, or anybody on its side, has looked at a card dealt to him."""
    with_him = table.together(seat)
    return any(is_player(table, one) and one not in table.untouched for one in with_him)


class OpenOffence(Law):
    """An offence that all have seen: it is filed plain, and can be called until its deadline.

    :param clause: the game's clause, which it is filed under
    """

    fault: ClassVar[Fault | None]
    kinds: ClassVar[tuple[type[Act], ...]] = (Act,)

    def __init__(self, clause: str) -> None:
        self.clause = clause

    def in_time(self, table: Table) -> bool:
        """Tell whether the deadline has not passed yet."""
        raise NotImplementedError(f"{self.clause} names no deadline")

    def in_time_for(self, table: Table, seat: Seat) -> bool:
        """Tell whether a seat has not lost the right to call by what it did itself."""
        return True

    def accused(self, table: Table) -> Seat | None:
        """Return the one who could have done it: the dealer."""
        return table.dealer

    def callers(self, table: Table, of: Seat) -> tuple[Seat, ...]:
        """Return who may call it: everybody, where it costs nobody anything."""
        return table.seating.order

    def suspects(self, table: Table, seat: Seat) -> Iterable[Accuse]:
        """Yield the accusation while it can be made, whether anything has happened or not."""
        of = self.accused(table)
        if of is None or self.fault is None or not is_player(table, seat) or not self.in_time(table):
            return
        if seat in self.callers(table, of) and self.in_time_for(table, seat):
            yield Accuse(seat, self.fault.key, of, 0)

    def evident(self, sight: Table, seat: Seat) -> Iterable[Accuse]:
        """Yield it where it has been seen to happen, and only to those who may call it."""
        seen = [o for o in sight.docket.offences if o.plain and not o.called and self._is_this(sight, o)]
        if seen:
            yield from self.suspects(sight, seat)

    def proved(self, table: Table, call: Accuse) -> Offence | None:
        """Return the offence of this deal, whoever is named for it."""
        uncalled = (o for o in table.docket.offences if not o.called and self._is_this(table, o))
        return next(uncalled, None)

    def _is_this(self, table: Table, offence: Offence) -> bool:
        assert self.fault is not None
        return offence.fault == self.fault.key and offence.deal == table.docket.deal

    def has_happened(self, table: Table) -> bool:
        """Tell whether it is on file for this deal."""
        assert self.fault is not None
        return self.fault.key in table.docket.faults

    def may_call(self, table: Table, offence: Offence, seat: Seat) -> bool:
        """Let those call it who may."""
        return seat in self.callers(table, offence.seat)

    def is_late(self, table: Table, offence: Offence) -> bool:
        """Tell whether the deadline has passed, or the deal is another. rule: X-CLAIM-06

        What is carried over to a deal that is made anew waits until the pack is shuffled for it.
        """
        if offence.deal > table.docket.deal:
            return False
        return super().is_late(table, offence) or not self.in_time(table)


class LosesTheDeal(OpenOffence):
    """An offence of the dealer that costs him the deal, if his adversaries call it in time.

    That is before the trump is turned, or where none is turned before the first word is spoken, and
    before a card is looked at on the side that calls. rule: W-IRR-08, E-IRR-08
    """

    def in_time(self, table: Table) -> bool:
        """Tell whether no trump has been turned, nothing has been said, and some adversary has not looked."""
        begun = in_stages(table, BEFORE_THE_CUT) or table.turn is None or table.stage in CUTS
        if begun or table.dealer is None or table.turned is not None or table.tricks or is_spoken(table):
            return False
        return not all(has_looked(table, one) for one in adversaries(table, table.dealer))

    def in_time_for(self, table: Table, seat: Seat) -> bool:
        """Tell whether nobody on the caller's side has looked at a card."""
        return not has_looked(table, seat)

    def callers(self, table: Table, of: Seat) -> tuple[Seat, ...]:
        """Return the dealer's adversaries. rule: X-CLAIM-01"""
        return adversaries(table, of)
