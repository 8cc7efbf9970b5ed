"""Calls out of turn at Euchre: acceptances, passes, and a change of mind; and words that count as a pass.

What one could say in his turn the game's own stage tells, asked as if it were his turn already. Where
tricks are bid for, a bid is to the auction what an acceptance is to the turn-up.
"""

from collections.abc import Iterable
from typing import Any, ClassVar

from eldest.cards.seating import Seat
from eldest.engine.acts import Act, Bid, Make, Pass
from eldest.engine.events import Called, Event, event
from eldest.engine.game import Outcome
from eldest.engine.law import Accuse, Code, Demand, Docket, Fault, Offence, Remedy, Ruling
from eldest.engine.phrase import Phrase, phrase
from eldest.engine.table import Table
from eldest.engine.values import replace
from eldest.games.euchre.calls import ALONE
from eldest.games.euchre.rounds import (
    BIDDING,
    DECLINING,
    FIRST,
    MUST_PASS,
    ROUNDS,
    CallLaw,
    Stages,
    has_declined,
    is_bound,
    is_to_come,
    must_pass,
)
from eldest.games.euchre.table import EuchreTable
from eldest.laws.remedies import adversaries, waits_for

ALSO_PASSES = Remedy(
    "also-passes",
    phrase("remedies", "It is void, and the partner must pass too"),
    phrase("remedies", "The acceptance does not count, and the offender’s partner may not accept either."),
    "E-MAKE-16",
)
IT_STANDS = Remedy(
    "accepted",
    phrase("remedies", "Let the acceptance stand"),
    phrase("remedies", "The trump is made as it was said, and the offender is the maker."),
    "E-MAKE-16",
)


@event(
    phrase("claims", "That is void, and {seat} has passed."),
    mine=phrase("claims", "That is void, and you have passed."),
)
class HeldToPass(Event):
    """What cannot be named or bid counts as a pass. rule: E-MAKE-08"""

    seat: Seat
    rule: str


class AcceptedEarly(CallLaw):
    """An acceptance out of turn has no effect but that he who made it, and his partner, must pass.

    It must be called before the next in turn has spoken; otherwise it has not happened. Other words than
    passing are refused to those who must pass, also by the laws below. rule: E-MAKE-13
    """

    clause = "E-MAKE-13"
    fault: ClassVar[Fault | None] = Fault(
        "accepted-early",
        phrase("faults", "{of} has made a call out of turn"),
        mine=phrase("faults", "you have made a call out of turn"),
    )
    binding: ClassVar[Phrase] = phrase("refusals", "You must pass in this round.")
    kinds: ClassVar[tuple[type[Act], ...]] = (Act,)

    def permits(self, table: Table, seat: Seat) -> Iterable[Act]:
        """Yield every acceptance of one whose turn is still to come."""
        if self.round_at(table, seat) and is_to_come(table, seat) and not is_bound(table, seat):
            yield from (word for word in self.words(table, seat) if not isinstance(word, DECLINING))

    def slips(self, table: Table, seat: Seat) -> Iterable[Act]:
        """Yield the modest ones."""
        return modest(self.permits(table, seat))

    def commit(self, table: Table, act: Act) -> Outcome[Any] | None:
        """Let it be heard; it fixes nothing."""
        assert act.seat is not None
        return Outcome(table, (Called(act.seat, act, self.clause),))

    def judged(self, table: Table, offence: Offence, caller: Seat) -> Outcome[Any]:
        """Bind him and his partners to pass."""
        table = replace(table, docket=table.docket.minus(offence))
        return must_pass(table, table.together(offence.seat), self.clause)

    # -- the duty to pass, of this law and of the next two

    def rights(self, table: Table, seat: Seat) -> Iterable[Act]:
        """Yield passing to a dealer who must name a suit and may not: the hands are thrown up."""
        bound = table.turn == seat and self.round_at(table, seat) and is_bound(table, seat)
        if bound and not any(isinstance(word, DECLINING) for word in self.words(table, seat)):
            yield Pass(seat)

    def bind(self, table: Table, acts: tuple[Act, ...]) -> tuple[Act, ...]:
        """Leave him who must pass nothing else."""
        turn = table.turn
        if table.stage not in ROUNDS or turn is None or not is_bound(table, turn):
            return acts
        return tuple(act for act in acts if act.seat != turn or not _speaks(act)) or (Pass(turn),)

    def after(self, table: Table, done: Act) -> Docket:
        """Let the duty end with its round."""
        docket = super().after(table, done)
        kinds = [kind for name, kind in MUST_PASS.items() if name != table.stage]
        spent = [duty for duty in docket.duties if duty.kind in kinds]
        return docket.minus(*spent) if spent else docket


def modest(words: Iterable[Act]) -> Iterable[Act]:
    """Yield those of the words that come to somebody inadvertently: no lone hand, and no high bid."""
    bid = False
    for word in words:
        if not isinstance(word, ALONE) and not (bid and isinstance(word, Bid)):
            yield word
        bid = isinstance(word, Bid)


def _speaks(act: Act) -> bool:
    """Tell whether an act makes a trump, or bids for it."""
    return isinstance(act, Make | Bid) or act.word.startswith(("order-up", "assist", "take-up"))


class PassedEarly(CallLaw):
    """A pass out of turn counts when the turn comes; the dealer's binds his partner too.

    There is nothing to be called. Where tricks are bid for nobody but the offender is bound.
    rule: E-MAKE-14, E-MAKE-15
    """

    clause = "E-MAKE-14"
    fault: ClassVar[Fault | None] = Fault(
        "passed-early",
        phrase("faults", "{of} has passed out of turn"),
        mine=phrase("faults", "you have passed out of turn"),
    )
    kinds: ClassVar[tuple[type[Act], ...]] = (Act,)

    def permits(self, table: Table, seat: Seat) -> Iterable[Act]:
        """Yield passing, or turning the card down, to one whose turn is still to come."""
        if self.round_at(table, seat) and is_to_come(table, seat) and not is_bound(table, seat):
            yield from (word for word in self.words(table, seat) if isinstance(word, DECLINING))

    def spot(self, table: Table, act: Act) -> Offence | None:
        """Spot it for all to hear."""
        if not self.is_permitted(table, act):
            return None
        dealer = act.seat == table.dealer and table.stage != BIDDING
        return self.filed(table, act, "E-MAKE-15" if dealer else self.clause)

    def commit(self, table: Table, act: Act) -> Outcome[Any] | None:
        """Hold him to it, and a dealer's partner with him."""
        assert act.seat is not None
        offence = table.docket.offences[-1]
        table = replace(table, docket=table.docket.minus(offence))
        bound = table.together(act.seat) if offence.clause == "E-MAKE-15" else (act.seat,)
        outcome = must_pass(table, bound, offence.clause)
        return replace(outcome, events=(Called(act.seat, act, offence.clause), *outcome.events))

    def suspects(self, table: Table, seat: Seat) -> Iterable[Accuse]:
        """Yield nothing: it costs nothing but what was said."""
        return ()


class ChangedMind(CallLaw):
    """Who has passed tries to accept after all: that is void, and his partner must pass too.

    His adversaries may let it stand, but not where tricks are bid for. If nobody calls it before the next
    has spoken, it is only void. rule: E-MAKE-16
    """

    clause = "E-MAKE-16"
    fault: ClassVar[Fault | None] = Fault(
        "changed-mind",
        phrase("faults", "{of} has passed, and then accepted"),
        mine=phrase("faults", "you have passed, and then accepted"),
    )
    remedies: ClassVar[tuple[Remedy, ...]] = (ALSO_PASSES, IT_STANDS)
    kinds: ClassVar[tuple[type[Act], ...]] = (Act,)

    def permits(self, table: Table, seat: Seat) -> Iterable[Act]:
        """Yield every acceptance of one who has passed, while another is in turn or as his turn comes."""
        if self.round_at(table, seat) and has_declined(table, seat):
            yield from (word for word in self.words(table, seat) if not isinstance(word, DECLINING))

    def slips(self, table: Table, seat: Seat) -> Iterable[Act]:
        """Yield the modest ones."""
        return modest(self.permits(table, seat))

    def commit(self, table: Table, act: Act) -> Outcome[Any] | None:
        """Let it be heard; as long as nobody elects that it stands, it is void."""
        assert act.seat is not None
        return Outcome(table, (Called(act.seat, act, self.clause),))

    def judged(self, table: Table, offence: Offence, caller: Seat) -> Outcome[Any]:
        """Ask the adversaries."""
        if table.stage == BIDDING:
            return self._void(table, offence)
        return waits_for(table, offence, adversaries(table, offence.seat), (ALSO_PASSES, IT_STANDS))

    def decide(self, table: Table, ruling: Ruling, demanded: Demand) -> Outcome[Any]:
        """Do as they have elected."""
        offence = ruling.offence
        if demanded.remedy == ALSO_PASSES.key:
            return self._void(table, offence)
        table = replace(table, docket=table.docket.minus(offence))
        if demanded.remedy == IT_STANDS.key:
            return self._stages[table.stage].advance(table, offence.act)
        return Outcome(table)

    def _void(self, table: Table, offence: Offence) -> Outcome[Any]:
        table = replace(table, docket=table.docket.minus(offence))
        partners = tuple(seat for seat in table.together(offence.seat) if seat != offence.seat)
        return must_pass(table, partners, self.clause)


class VoidCalls(CallLaw):
    """The suit turned down is named, or too little bid, in turn: that is held to be a pass.

    A dealer who must name a suit cannot pass in this way. rule: E-MAKE-08
    """

    clause = "E-MAKE-08"
    fault: ClassVar[Fault | None] = Fault(
        "void-call",
        phrase("faults", "{of} has said what cannot be said"),
        mine=phrase("faults", "you have said what cannot be said"),
    )
    kinds: ClassVar[tuple[type[Act], ...]] = (Act,)

    def permits(self, table: Table, seat: Seat) -> Iterable[Act]:
        """Yield these words, to the player in turn who might pass."""
        stage = self.round_at(table, seat)
        if stage is None or table.turn != seat or table.stage == FIRST:
            return
        lawful = stage.acts(table)
        if Pass(seat) in lawful:
            free = replace(table, calls=(), proposal=None) if isinstance(table, EuchreTable) else table
            yield from (act for act in stage.acts(free) if act not in lawful)

    def commit(self, table: Table, act: Act) -> Outcome[Any] | None:
        """Take it for a pass; there is nothing to be called."""
        seat = act.seat
        assert seat is not None
        table = replace(table, docket=table.docket.minus(table.docket.offences[-1]))
        passed = self._stages[table.stage].advance(table, Pass(seat))
        _, *after = passed.events
        said = (Called(seat, act, self.clause), HeldToPass(seat, self.clause))
        return replace(passed, events=(*said, *after))

    def suspects(self, table: Table, seat: Seat) -> Iterable[Accuse]:
        """Yield nothing: it costs nothing but the word."""
        return ()


def calls_of_euchre(stages: Stages) -> Code:
    """Return the laws of making the trump."""
    return AcceptedEarly(stages), PassedEarly(stages), ChangedMind(stages), VoidCalls(stages)
