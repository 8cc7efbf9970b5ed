"""Leading out of turn, and what costs as much: a suit may be called from the side that did it."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, ClassVar

from eldest.cards.seating import Seat
from eldest.engine.acts import Act, Play
from eldest.engine.events import Event, event
from eldest.engine.game import Outcome
from eldest.engine.law import Demand, Duty, Fault, Offence, Remedy, Ruling
from eldest.engine.phrase import phrase
from eldest.engine.table import Table
from eldest.engine.values import replace
from eldest.laws.at_play import AtPlay
from eldest.laws.demands import LEAD_SUIT, LEAVE, PLAY, suit_called, suit_calls
from eldest.laws.exposure import (
    all_liable,
    entitled,
    gone_on,
    has_partner,
    laid_face_up,
    taken_up,
    trick_taken_back,
)
from eldest.laws.remedies import waits_for

OWES_SUIT = "owes-suit"
"""The duty of a side from which a suit may be called when it next leads. rule: W-LEAD-01"""


@event(
    phrase("claims", "{seat} and those who played after take their cards back."),
    mine=phrase("claims", "You and those who played after take your cards back."),
)
class LeadTakenBack(Event):
    """A trick led to out of turn is taken back, and the right player leads. rule: W-LEAD-04"""

    seat: Seat
    rule: str


@event(
    phrase("claims", "A suit may be called when the side of {seat} next leads."),
    mine=phrase("claims", "A suit may be called when your side next leads."),
)
class SuitOwed(Event):
    """The side that led out of turn has a suit called from it in time. rule: W-LEAD-01"""

    seat: Seat
    rule: str


@dataclass(frozen=True, slots=True)
class OfLeads:
    """How a game has it: the clauses, and whether only one player may name the suit.

    With a `card_clause` the card wrongly led may be called instead, unless it lies turned up again.
    `alone` is the clause for a player without a partner, whose card cannot be called.
    rule: X-EXP-05, E-EXP-03
    """

    clause: str
    back: str
    card_clause: str = ""
    alone: str = ""
    right_only: bool = False

    def namers(self, table: Table, leader: Seat) -> tuple[Seat, ...]:
        """Return who may call a suit from a leader: in Whist only the adversary on his right.

        rule: W-LEAD-02
        """
        if not self.right_only:
            return entitled(table, leader)
        return (table.player_of(table.seating.right_of(leader)),)


class SuitMayBeCalled(AtPlay):
    """A law by which a suit may be called from the offender or his partner. rule: W-LEAD-01

    Once called the offence stays on the docket until the first time it is the turn of either to lead.
    """

    def __init__(self, leads: OfLeads) -> None:
        self.clause = leads.clause
        self._leads = leads
        self._suits = {it.key: it for it in suit_calls(leads.clause)}

    def owing(self, table: Table, offence: Offence, clause: str = "") -> Outcome[Any]:
        """Return the table with a suit owed for an offence; the clause may be one of its own."""
        rule = clause or offence.clause
        called = replace(offence, called=True, clause=rule)
        docket = table.docket.minus(offence).plus(called, Duty(offence.seat, OWES_SUIT, rule))
        return Outcome(replace(table, docket=docket), (SuitOwed(offence.seat, rule),))

    def due(self, table: Table) -> Ruling | None:
        """Ask for the suit as soon as one of that side is to lead; whether he holds it nobody asks."""
        leader = table.turn
        if table.stage != PLAY or leader is None or table.trick.plays or self.fault is None:
            return None
        if table.docket.duties_of(leader, LEAD_SUIT):
            return None
        for offence in table.docket.offences:
            mine = offence.fault == self.fault.key and offence.called
            if mine and leader in table.together(offence.seat):
                return Ruling(offence, self._leads.namers(table, leader), (*self._suits.values(), LEAVE))
        return None

    def decide(self, table: Table, ruling: Ruling, demanded: Demand) -> Outcome[Any]:
        """Have the suit led, or let it be; either way nothing is owed any more."""
        offence = ruling.offence
        duties, rule = table.docket.duties_of(offence.seat, OWES_SUIT), offence.clause
        docket = table.docket.minus(offence, *[one for one in duties if one.clause == rule][:1])
        suit = suit_called(demanded.remedy)
        if suit is not None:
            assert table.turn is not None
            docket = docket.plus(Duty(table.turn, LEAD_SUIT, offence.clause, suit=suit))
        return Outcome(replace(table, docket=docket))


CALL_THE_CARD = "call-the-card"
CALL_A_SUIT = "call-a-suit"


class LeadingOutOfTurn(SuitMayBeCalled):
    """Somebody leads who is not to lead. rule: W-LEAD-01, E-LEAD-01, C-LEAD-01

    Others may follow to it, and when all have played it stands without penalty (W-LEAD-03, E-LEAD-02).
    Claimed before, all cards of it are taken back and are not liable (W-LEAD-04), unless the adversaries
    choose to call the card wrongly led as one exposed (W-ENG-11, E-LEAD-01).
    """

    fault: ClassVar[Fault | None] = Fault(
        "led-out-of-turn",
        phrase("faults", "{of} has led out of turn"),
        mine=phrase("faults", "you have led out of turn"),
    )
    in_a_trick: ClassVar[bool] = True
    kinds: ClassVar[tuple[type[Act], ...]] = (Play,)

    def permits(self, table: Table, seat: Seat) -> Iterable[Act]:
        """Yield leading any card, for whoever is not to lead; a dummy's too. rule: W-DUM-06"""
        if table.stage != PLAY or table.trick.plays or seat == table.turn or not self._may_lead(table, seat):
            return
        for card in table.at_disposal(seat):
            yield Play(seat, card)

    def slips(self, table: Table, seat: Seat) -> Iterable[Act]:
        """Leave a dummy's hand alone but where his partner is to lead from his own."""
        own = table.turn is not None and table.player_of(seat) == table.player_of(table.turn)
        return self.permits(table, seat) if own or table.player_of(seat) == seat else ()

    def _may_lead(self, table: Table, seat: Seat) -> bool:
        """Tell whether a hand could be led from: a player's own, or a dummy's that lies open."""
        if table.player_of(seat) == seat:
            return self.takes_part(table, seat)
        return bool(table.hands[seat].shown)

    def is_late(self, table: Table, offence: Offence) -> bool:
        """Tell whether all have played to it: then it stands. rule: W-LEAD-03, E-LEAD-02"""
        return super().is_late(table, offence) or offence.trick <= len(table.tricks)

    def judged(self, table: Table, offence: Offence, caller: Seat) -> Outcome[Any]:
        """Take the trick back; then call a suit in time, or ask what is to be called."""
        assert offence.turn is not None
        table = trick_taken_back(gone_on(table), offence.turn)
        back = LeadTakenBack(offence.seat, self._leads.back)
        if self._card_may_be_called(table, offence):
            assert isinstance(offence.act, Play)
            table = laid_face_up(table, offence.seat, offence.act.card)  # until it is said what is called
            remedies = self._choices(offence)
            waits = waits_for(table, offence, entitled(table, offence.seat), remedies)
            return replace(waits, events=(back,))
        owing = self.owing(table, offence, self._own_clause(table, offence))
        return replace(owing, events=(back, *owing.events))

    def _card_may_be_called(self, table: Table, offence: Offence) -> bool:
        """Tell whether the card may be called: a turn-up that lies there again is no exposed card.

        rule: E-LEAD-01, E-EXP-03, X-EXP-05
        """
        assert isinstance(offence.act, Play)
        held = offence.act.card in table.hands[offence.seat].cards
        return bool(self._leads.card_clause) and held and has_partner(table, offence.seat)

    def _own_clause(self, table: Table, offence: Offence) -> str:
        """Return the clause for one who leads from the wrong of his two hands, or who has no partner."""
        assert offence.turn is not None
        if table.player_of(offence.seat) == table.player_of(offence.turn):
            return "W-DUM-06"
        return "" if has_partner(table, offence.seat) else self._leads.alone

    def _choices(self, offence: Offence) -> tuple[Remedy, ...]:
        """Return both penalties, of which the adversaries take one. rule: X-CLAIM-03"""
        clause, card = self._leads.card_clause, getattr(offence.act, "card", None)
        return (
            Remedy(CALL_THE_CARD, CALL_CARD_SAID, CALL_CARD_MEANS, clause, (("card", card),)),
            Remedy(CALL_A_SUIT, CALL_SUIT_SAID, CALL_SUIT_MEANS, clause),
            LEAVE,
        )

    def decide(self, table: Table, ruling: Ruling, demanded: Demand) -> Outcome[Any]:
        """Make the card liable, have a suit owed; or hear which suit it is. rule: W-ENG-11, E-LEAD-01"""
        offence = ruling.offence
        assert isinstance(offence.act, Play)
        if demanded.remedy == CALL_THE_CARD:
            bare = replace(table, docket=table.docket.minus(offence))
            return Outcome(*all_liable(bare, offence.seat, (offence.act.card,), self._leads.card_clause))
        if ruling.remedy(CALL_THE_CARD) is not None:
            table = taken_up(table, offence.seat, offence.act.card)
        if demanded.remedy == CALL_A_SUIT:
            return self.owing(table, offence)
        return super().decide(table, ruling, demanded)


CALL_CARD_SAID = phrase("remedies", "Call {card} as exposed")
CALL_CARD_MEANS = phrase("remedies", "It lies face up, and may be called whenever it can be played.")
CALL_SUIT_SAID = phrase("remedies", "Call a suit")
CALL_SUIT_MEANS = phrase("remedies", "When that side next leads, you name the suit.")
