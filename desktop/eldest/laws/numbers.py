"""Wrong numbers of cards: a misdeal if it is found in time, afterwards at the choice of the innocent side."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, ClassVar, Protocol

from eldest.cards.seating import Seat
from eldest.engine.acts import Act, act
from eldest.engine.events import Event, event
from eldest.engine.game import Outcome
from eldest.engine.law import Accuse, Demand, Fault, Offence, Remedy, Ruling
from eldest.engine.phrase import phrase
from eldest.engine.stages.trick_play import next_to
from eldest.engine.table import Table, Trick
from eldest.engine.values import replace
from eldest.laws.at_play import thrown
from eldest.laws.deal import Deal, DealLaw, dealer_of, players
from eldest.laws.demands import IN_THE_TRICK, PLAY
from eldest.laws.open_offence import is_player
from eldest.laws.remedies import NEW_DEAL, adversaries, lost_deal, new_deal, waits_for

WRONG_NUMBER = Fault(
    "wrong-number",
    phrase("faults", "{of} has not the right number of cards"),
    mine=phrase("faults", "you have not the right number of cards"),
)
MISSED = Fault(
    "missed-trick",
    phrase("faults", "{of} has not played to trick {trick}"),
    by_trick=True,
    mine=phrase("faults", "you have not played to trick {trick}"),
)

PLAY_OUT = Remedy(
    "play-out",
    phrase("remedies", "Have the hand played out"),
    phrase("remedies", "Play goes on; cards missing or left over are not counted."),
    "W-HAND-01",
)


@act("miss-trick", said=phrase("acts", "Play nothing to this trick"), clause="W-HAND-03")
class MissTrick(Act):
    """A player lets the trick go past him, and the next goes on without him."""


@event(
    phrase("claims", "{seat} plays nothing to this trick."),
    mine=phrase("claims", "You play nothing to this trick."),
)
class TrickMissed(Event):
    """The trick went on without a player. rule: W-HAND-03"""

    seat: Seat
    rule: str


@dataclass(frozen=True, slots=True)
class Numbers:
    """Who has a wrong number of cards, as a game counts, and the clauses that say what it costs.

    `surplus` tells how many a seat has too many (below nought: too few), `open_late` whether that can still
    be claimed after the deadline of the misdeal. `both` is the clause where both sides are wrong, `early`
    that of the misdeal and `imperfect` that of a pack which is itself wrong.
    """

    deal: Deal
    surplus: Callable[[Table, Seat], int]
    open_late: Callable[[Table], bool]
    early: str
    late: str
    both: str
    imperfect: str

    def is_wrong(self, table: Table, seat: Seat) -> bool:
        """Tell whether a seat has not the right number, by the deal or by its own doing."""
        return bool(self.surplus(table, seat)) or _by_own_doing(table, seat, MISSED.key, FORGOTTEN)

    def both_wrong(self, table: Table, seat: Seat) -> bool:
        """Tell whether an adversary of a seat has a wrong number too. rule: W-HAND-02, E-HAND-02"""
        return any(self.is_wrong(table, other) for other in adversaries(table, seat))


FORGOTTEN = "no-discard"
"""The fault of a dealer who has taken a card up and laid none away, which he may do until he has played."""


def _by_own_doing(table: Table, seat: Seat, *faults: str) -> bool:
    """Tell whether a hand has come to a wrong number after a right deal, by one of these faults.

    What can still be put right has not happened yet. rule: E-DISC-07
    """
    done = {o.fault for o in table.docket.offences if o.seat == seat and o.deal == table.docket.deal}
    return any(fault in done and (fault != FORGOTTEN or cards_played(table, seat) > 0) for fault in faults)


class Late(Protocol):
    """What a wrong number costs a side when it is too late for a misdeal."""

    def judged(self, table: Table, offence: Offence) -> Outcome[Any]:
        """Exact it, or ask those entitled."""
        ...


@dataclass(frozen=True, slots=True)
class NewDealOrPlayOn:
    """The innocent side chooses between a new deal and playing the hand out. rule: W-HAND-01, C-HAND-01"""

    may_confer: bool

    def judged(self, table: Table, offence: Offence) -> Outcome[Any]:
        """Ask them, who may consult where the clause says so. rule: X-CLAIM-03"""
        seats = players(table, adversaries(table, offence.seat))
        return waits_for(table, offence, seats, (NEW_DEAL, PLAY_OUT), may_confer=self.may_confer)


class _OfNumbers(DealLaw):
    """A law of hands that have too many or too few cards."""

    remedies: ClassVar[tuple[Remedy, ...]] = (NEW_DEAL, PLAY_OUT)

    def __init__(self, numbers: Numbers, clause: str, late: Late) -> None:
        super().__init__(numbers.deal, clause)
        self.numbers = numbers
        self.late = late

    def judged(self, table: Table, offence: Offence, caller: Seat) -> Outcome[Any]:
        """With both sides wrong there is a new deal; otherwise the late remedy of the game."""
        if self.numbers.both_wrong(table, offence.seat):
            return new_deal(table, self.numbers.both)
        return self.late.judged(table, offence)

    def decide(self, table: Table, ruling: Ruling, demanded: Demand) -> Outcome[Any]:
        """Have the cards dealt again, or the hand played out. rule: W-HAND-01, C-HAND-01"""
        if demanded.remedy == NEW_DEAL.key and ruling.remedy(NEW_DEAL.key):
            return new_deal(table, ruling.offence.clause)
        return Outcome(table)


class WrongNumber(_OfNumbers):
    """A hand with too many or too few cards: a misdeal until the game's deadline, and then otherwise.

    How many cards lie before a player everybody can see. With an imperfect pack there is no misdeal.
    rule: W-IRR-06, E-IRR-07, C-MIS-04, W-HAND-01, W-HAND-02, E-HAND-01, E-HAND-02, C-HAND-01
    """

    fault: ClassVar[Fault | None] = WRONG_NUMBER

    def __init__(self, numbers: Numbers, late: Late) -> None:
        super().__init__(numbers, numbers.early, late)

    def suspects(self, table: Table, seat: Seat) -> Iterable[Accuse]:
        """Yield it of every hand in time, to the dealer's adversaries; later of each adversary's."""
        if not self.deal.is_complete(table) or not is_player(table, seat):
            return
        if self.deal.is_open(table):
            misdealt = seat in adversaries(table, dealer_of(table))
            hands = table.seating.order if misdealt else ()
        else:
            hands = adversaries(table, seat) if self.numbers.open_late(table) else ()
        settled = {o.seat for o in table.docket.offences if o.fault == self.key and o.called}
        yield from (Accuse(seat, self.key, of, 0) for of in hands if of not in settled)

    def evident(self, sight: Table, seat: Seat) -> Iterable[Accuse]:
        """Yield those that are so: he has counted."""
        return (call for call in self.suspects(sight, seat) if self.numbers.surplus(sight, call.of))

    def proved(self, table: Table, call: Accuse) -> Offence | None:
        """Count the hand; that of a dealer who has not discarded has a card too many. rule: E-HAND-01"""
        if not self.numbers.surplus(table, call.of) and not _by_own_doing(table, call.of, FORGOTTEN):
            return None
        rule = self.numbers.early if self.deal.is_open(table) else self.numbers.late
        return Offence(call.of, self.key, rule, call, table.docket.deal, plain=True)

    def may_call(self, table: Table, offence: Offence, seat: Seat) -> bool:
        """Let the adversaries of the dealer claim a misdeal, and later those of the hand."""
        at_fault = dealer_of(table) if self.deal.is_open(table) else offence.seat
        return seat in adversaries(table, at_fault)

    def judged(self, table: Table, offence: Offence, caller: Seat) -> Outcome[Any]:
        """A true pack misdealt costs the deal. rule: W-IRR-07, X-IRR-02, X-IRR-11"""
        if table.docket.astray:
            return new_deal(table, self.numbers.imperfect)
        if self.deal.is_open(table):
            return lost_deal(table, offence.clause)
        return super().judged(table, offence, caller)


class MissedTrick(_OfNumbers):
    """A player has not played to a trick, and so has a card too many.

    The innocent side chooses only once he has played to the trick following that one. rule: W-HAND-03
    """

    fault: ClassVar[Fault | None] = MISSED
    kinds: ClassVar[tuple[type[Act], ...]] = (MissTrick,)

    def permits(self, table: Table, seat: Seat) -> Iterable[Act]:
        """Yield it to a player in turn who neither leads nor plays last.

        While all wait for the card that was demanded of him, or for one of two that he threw, nobody
        lets the trick go past him. rule: W-REV-07, W-CALL-01
        """
        if table.stage != PLAY or table.turn != seat or not table.trick.plays or seat in table.untouched:
            return
        awaited = any(it.seat == seat and it.kind in IN_THE_TRICK for it in table.docket.duties)
        if (
            not awaited
            and thrown(table) is None
            and len(table.trick) + len(table.passed_over) + 1 < len(table.playing)
        ):
            yield MissTrick(seat)

    def filed(self, table: Table, act: Act, clause: str = "") -> Offence:
        """Return it with the number of the trick that was missed."""
        return replace(super().filed(table, act, clause), trick=len(table.tricks) + 1)

    def commit(self, table: Table, act: Act) -> Outcome[Any] | None:
        """Let the next go on."""
        assert act.seat is not None
        table = replace(table, passed_over=(*table.passed_over, act.seat))
        table = replace(table, turn=next_to(table, table.trick, act.seat))
        return Outcome(table, (TrickMissed(act.seat, self.clause),))

    def suspects(self, table: Table, seat: Seat) -> Iterable[Accuse]:
        """Yield it of every adversary, for every trick that is short of a card."""
        if table.stage != PLAY or not is_player(table, seat):
            return
        for place, trick in enumerate(table.tricks, 1):
            if len(trick) < len(table.seating.order):
                for other in adversaries(table, seat):
                    if _has_played_since(table, other, place):
                        yield Accuse(seat, self.key, other, place)

    def is_late(self, table: Table, offence: Offence) -> bool:
        """Tell whether the hand is over, or he has played to that trick after all."""
        over = offence.deal != table.docket.deal or table.stage != PLAY
        tricks: tuple[Trick, ...] = (*table.tricks, table.trick)
        return over or any(offence.seat == one for one, _ in tricks[offence.trick - 1].plays)


def _has_played_since(table: Table, seat: Seat, place: int) -> bool:
    """Tell whether a player has played to the trick that followed one, counted from one."""
    tricks: tuple[Trick, ...] = (*table.tricks[place:], table.trick)
    return any(seat == one for one, _ in tricks[0].plays)


def cards_played(table: Table, seat: Seat) -> int:
    """Return how many cards a seat has played in this hand."""
    return sum(one == seat for trick in (*table.tricks, table.trick) for one, _ in trick.plays)
