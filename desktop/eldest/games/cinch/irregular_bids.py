"""Irregular bids: made out of turn, twice, too low or too high; and passes out of turn."""

from collections.abc import Iterable
from typing import Any, ClassVar

from eldest.cards.seating import Seat
from eldest.engine.acts import Act, Bid, Pass
from eldest.engine.events import Called, Event, event
from eldest.engine.game import Outcome
from eldest.engine.law import STAND, Accuse, Code, Demand, Docket, Duty, Fault, Law, Offence, Remedy, Ruling
from eldest.engine.phrase import Phrase, phrase
from eldest.engine.table import Table
from eldest.engine.values import replace
from eldest.games.cinch.pedros import ALL_POINTS
from eldest.games.cinch.speaking import (
    BARRED,
    MUST_BID,
    SPEAKS_FIRST,
    BidVoid,
    after_speaking,
    has_spoken,
    is_barred,
    must_bid,
    on_with,
    to_speak,
    void,
    word_before,
)
from eldest.games.cinch.table import CinchTable
from eldest.laws.open_offence import OUT_OF_TURN
from eldest.laws.remedies import adversaries, waits_for

BID, NAME = "bid", "name"
TOO_HIGH = ALL_POINTS + 1
"""What is said by one who forgets how many points there are."""
OF_THE_BIDDING = (BARRED, MUST_BID, SPEAKS_FIRST, OUT_OF_TURN)
"""The duties that end with the bidding."""

BEFORE_ELDEST, PONE_EARLY, OVER_PARTNER, DEALER_EARLY = "C-IBID-01", "C-IBID-04", "C-IBID-06", "C-IBID-08"

SPEAK_FIRST = Remedy(
    "speak-first",
    phrase("remedies", "Speak before your partner"),
    phrase("remedies", "You bid or pass now; your partner still has his own bid after you."),
    "C-IBID-05",
)
MUST_TAKE_IT = phrase("refusals", "Your side must bid: the other has lost its right.")


@event(
    phrase("claims", "{seat} may bid no more in this deal."),
    mine=phrase("claims", "You may bid no more in this deal."),
)
class BidLost(Event):
    """A bid out of turn was called, and has cost a player his right to bid."""

    seat: Seat
    rule: str


def _speakers(table: CinchTable) -> tuple[Seat, ...]:
    """Return who may speak now: the player in turn, and beside one who goes first by choice his partner.

    rule: C-IBID-05
    """
    turn = table.turn
    assert turn is not None
    return to_speak(table) if table.docket.duties_of(turn, SPEAKS_FIRST) else (turn,)


def _at_bidding(table: Table, seat: Seat) -> CinchTable | None:
    """Return the table at which somebody can speak who has seen his cards; None if it is not bidding."""
    bids = isinstance(table, CinchTable) and table.stage == BID and seat in table.seating.order
    return table if bids and isinstance(table, CinchTable) and seat not in table.untouched else None


def _may_come(table: CinchTable, seat: Seat) -> bool:
    """Tell whether a player's turn to speak is still to come, and he has not spoken before it."""
    if seat in _speakers(table) or has_spoken(table, seat):
        return False
    return not is_barred(table, seat) and word_before(table, seat) is None


class BidsOutOfTurn(Law):
    """A bid made before its turn is void, if it is called before the next in turn has spoken.

    It costs the bidder his right to bid, and in some cases his partner's too. Where each plays for
    himself nobody but the bidder suffers, and all others are the other side.
    rule: C-IBID-01, C-IBID-02, C-IBID-03, C-IBID-04, C-IBID-05, C-IBID-06, C-IBID-07, C-IBID-08, C-IBID-09
    """

    clause = BEFORE_ELDEST
    fault: ClassVar[Fault | None] = Fault(
        "bid-early",
        phrase("faults", "{of} has bid out of turn"),
        mine=phrase("faults", "you have bid out of turn"),
    )
    remedies: ClassVar[tuple[Remedy, ...]] = (SPEAK_FIRST,)
    binding: ClassVar[Phrase] = MUST_TAKE_IT
    kinds: ClassVar[tuple[type[Act], ...]] = (Bid,)

    def permits(self, table: Table, seat: Seat) -> Iterable[Act]:
        """Yield every bid of one whose turn is still to come."""
        at = _at_bidding(table, seat)
        if at is not None and _may_come(at, seat):
            yield from (Bid(seat, number) for number in range(1, TOO_HIGH + 1))

    def slips(self, table: Table, seat: Seat) -> Iterable[Act]:
        """Yield the lowest bid that would do: nobody is so careless as to undertake much."""
        at = _at_bidding(table, seat)
        if at is not None and at.bid < ALL_POINTS and _may_come(at, seat):
            yield Bid(seat, at.bid + 1)

    def spot(self, table: Table, act: Act) -> Offence | None:
        """Spot it for all to hear, by the clause of who has not been waited for."""
        if not self.is_permitted(table, act):
            return None
        assert isinstance(table, CinchTable)
        assert act.seat is not None
        return self.filed(table, act, _clause_of(table, act.seat))

    def commit(self, table: Table, act: Act) -> Outcome[Any] | None:
        """Let it be heard; what it is worth the next words decide."""
        assert act.seat is not None
        rule = next(o.clause for o in table.docket.offences if o.act == act)
        return Outcome(replace(table, early=(*table.early, act)), (Called(act.seat, act, rule),))

    # -- the other side's right

    def rights(self, table: Table, seat: Seat) -> Iterable[Act]:
        """Yield the words of a player whose partner has chosen to speak before him. rule: C-IBID-05"""
        at = _at_bidding(table, seat)
        if at is not None and seat != at.turn and seat in _speakers(at):
            yield from (Bid(seat, number) for number in range(at.bid + 1, ALL_POINTS + 1))
            yield Pass(seat)

    def bind(self, table: Table, acts: tuple[Act, ...]) -> tuple[Act, ...]:
        """Leave the last of the other side no pass while nobody has bid. rule: C-IBID-02"""
        turn = table.turn
        if not isinstance(table, CinchTable) or table.stage != BID or turn is None:
            return acts
        if not must_bid(table, turn):
            return acts
        return tuple(act for act in acts if not isinstance(act, Pass))

    # -- calling it

    def suspects(self, table: Table, seat: Seat) -> Iterable[Accuse]:
        """Yield every adversary who has been heard to bid in this auction."""
        if not isinstance(table, CinchTable) or table.stage not in (BID, NAME):
            return
        heard = {act.seat for act in (*table.calls, *table.early) if isinstance(act, Bid)}
        assert self.fault is not None
        for other in adversaries(table, seat):
            if other in heard or is_barred(table, other):
                yield Accuse(seat, self.fault.key, other, 0)

    def is_late(self, table: Table, offence: Offence) -> bool:
        """Tell whether the next in turn has spoken, and the bid has been judged by it. rule: C-IBID-13"""
        return offence.act not in table.early

    def after(self, table: Table, done: Act) -> Docket:
        """Forget who may bid, and who has spoken before his turn, once nobody can."""
        docket = super().after(table, done)
        if table.stage == BID:
            return docket
        spent = [duty for duty in docket.duties if duty.kind in OF_THE_BIDDING]
        return docket.minus(*spent) if spent else docket

    def judged(self, table: Table, offence: Offence, caller: Seat) -> Outcome[Any]:
        """Strike the bid out, and take their right to bid from those who lose it."""
        assert isinstance(table, CinchTable)
        clause = offence.clause
        with_partner = clause in (BEFORE_ELDEST, OVER_PARTNER)
        losers = table.together(offence.seat) if with_partner else (offence.seat,)
        docket = table.docket.minus(offence).plus(*(Duty(seat, BARRED, clause) for seat in losers))
        if clause == BEFORE_ELDEST:
            others = adversaries(table, offence.seat)
            docket = docket.plus(*(Duty(seat, MUST_BID, "C-IBID-02") for seat in others))
        early = tuple(act for act in table.early if act.seat not in losers)
        table = replace(table, docket=docket, early=early)
        lost = tuple(BidLost(seat, clause) for seat in losers)
        if clause == PONE_EARLY and _may_come(table, _dealer(table)):
            asked = waits_for(table, offence, (_dealer(table),), (SPEAK_FIRST, STAND))
            return replace(asked, events=lost)
        return on_with(table, lost, then=NAME)

    def decide(self, table: Table, ruling: Ruling, demanded: Demand) -> Outcome[Any]:
        """Ask the dealer first, if he likes, and his partner afterwards. rule: C-IBID-05"""
        assert isinstance(table, CinchTable)
        if demanded.remedy == SPEAK_FIRST.key:
            first = Duty(_dealer(table), SPEAKS_FIRST, "C-IBID-05")
            table = replace(table, docket=table.docket.plus(first))
        return on_with(table, (), then=NAME)


def _dealer(table: Table) -> Seat:
    assert table.dealer is not None
    return table.dealer


def _clause_of(table: CinchTable, seat: Seat) -> str:
    """Return by which clause a bid out of turn is judged: by who speaks, and whom he did not wait for.

    Where each plays for himself, and the eldest hand has spoken, the bidder alone loses his bid.
    """
    eldest = table.seating.eldest_of(_dealer(table))
    if not has_spoken(table, eldest):
        return BEFORE_ELDEST
    partnerships = len(table.together(seat)) > 1
    if not partnerships or table.turn not in table.together(_dealer(table)):
        return DEALER_EARLY
    return OVER_PARTNER if seat == table.dealer else PONE_EARLY


class VoidWords(Law):
    """Words that count for what they are at once, and that nobody need call.

    A bid in turn that is too low or too high is a pass; a second bid, and one by him who has lost his
    right, is nothing; and a pass out of turn is a pass.
    rule: C-IBID-10, C-IBID-11, C-IBID-12
    """

    clause = "C-IBID-10"
    fault: ClassVar[Fault | None] = Fault(
        "void-bid",
        phrase("faults", "{of} has made a void bid"),
        mine=phrase("faults", "you have made a void bid"),
    )
    kinds: ClassVar[tuple[type[Act], ...]] = (Bid, Pass)

    def permits(self, table: Table, seat: Seat) -> Iterable[Act]:
        """Yield the bids that are void, and passing before one's turn."""
        at = _at_bidding(table, seat)
        if at is None:
            return
        if _may_come(at, seat):
            yield Pass(seat)
        else:
            in_turn = seat in _speakers(at)
            void = (n for n in range(1, TOO_HIGH + 1) if not in_turn or not at.bid < n <= ALL_POINTS)
            yield from (Bid(seat, number) for number in void)

    def slips(self, table: Table, seat: Seat) -> Iterable[Act]:
        """Yield a pass before its turn, and a bid not higher than the last."""
        at = _at_bidding(table, seat)
        if at is None:
            return
        if _may_come(at, seat):
            yield Pass(seat)
        elif seat in _speakers(at) and at.bid:
            yield Bid(seat, at.bid)

    def spot(self, table: Table, act: Act) -> Offence | None:
        """Spot them for all to hear."""
        if not self.is_permitted(table, act):
            return None
        assert isinstance(table, CinchTable)
        if isinstance(act, Pass):
            return self.filed(table, act, "C-IBID-12")
        return self.filed(table, act, "" if act.seat in _speakers(table) else "C-IBID-11")

    def commit(self, table: Table, act: Act) -> Outcome[Any] | None:
        """Count the word for what it is; there is nothing to be called."""
        assert isinstance(table, CinchTable)
        seat, offence = act.seat, table.docket.offences[-1]
        assert seat is not None
        table = replace(table, docket=table.docket.minus(offence))
        called = Called(seat, act, offence.clause)
        if isinstance(act, Pass):
            early = table.docket.plus(Duty(seat, OUT_OF_TURN, offence.clause))
            return Outcome(replace(table, calls=(*table.calls, act), docket=early), (called,))
        assert isinstance(act, Bid)
        if seat not in _speakers(table):
            return Outcome(table, (called, BidVoid(seat, act.number, offence.clause)))
        bound = must_bid(table, seat)
        table, told = void(table, seat, act.number)
        if bound:
            return Outcome(table, (called, *told))
        return after_speaking(table, (called, *told), then=NAME)


def bids_of_cinch() -> Code:
    """Return the laws of the bidding."""
    return BidsOutOfTurn(), VoidWords()
