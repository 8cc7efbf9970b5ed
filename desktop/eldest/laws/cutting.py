"""Errors in cutting: for the deal, and of the pack to the dealer. None of them costs anybody anything."""

from collections.abc import Iterable
from typing import Any, ClassVar

from eldest.cards.card import Card
from eldest.cards.hand import Hand
from eldest.cards.seating import Seat
from eldest.engine.acts import PACK, SPREAD, Act, CutPack, act
from eldest.engine.events import Event, PackCut, event
from eldest.engine.game import Outcome
from eldest.engine.law import Fault, Offence
from eldest.engine.phrase import phrase
from eldest.engine.stages.dealing import LEAST_PACKET
from eldest.engine.table import Drawn, Table
from eldest.engine.values import replace
from eldest.laws import last_hand
from eldest.laws.last_hand import SECOND_THOUGHT, UNCUT
from eldest.laws.open_offence import CUTS, DEAL, PRESENT, OpenOffence, in_stages, is_cut
from eldest.laws.shuffling import (
    FaceSeen,
    ShowLowest,
    ShuffleAgain,
    face_shown,
    fresh_shuffle,
    shuffled_again,
)

TWO_SHOWN = Fault(
    "two-shown",
    phrase("faults", "{of} has shown more than one card in cutting"),
    mine=phrase("faults", "you have shown more than one card in cutting"),
)
FACE_IN_CUT = Fault(last_hand.FACE_IN_CUT, phrase("faults", "a face was seen in cutting the pack"))
BAD_CUT = Fault(
    last_hand.BAD_CUT,
    phrase("faults", "{of} has not cut the pack properly"),
    mine=phrase("faults", "you have not cut the pack properly"),
)
LAID_ELSEWHERE = Fault(
    "laid-elsewhere",
    phrase("faults", "{of} has laid the cut in the wrong place"),
    mine=phrase("faults", "you have laid the cut in the wrong place"),
)
THOUGHT_TWICE = Fault(
    SECOND_THOUGHT,
    phrase("faults", "{of} has thought twice about the cut"),
    mine=phrase("faults", "you have thought twice about the cut"),
)


@act("show-two", said=phrase("acts", "Show two cards at once"), clause="X-CUT-05", shows=True)
class ShowTwo(Act):
    """In cutting for the deal a player shows the first two cards that lie there."""


@act("scatter", said=phrase("acts", "Cut so that the packets fall into each other"), clause="X-PRES-05")
class Scatter(Act):
    """The pone cuts in the middle, and leaves it in doubt where."""


@act("lay-elsewhere", said=phrase("acts", "Cut and lay the part on the far side"), clause="W-DEAL-02")
class LayElsewhere(Act):
    """The pone cuts in the middle, and lays the part that he has lifted not nearer to the dealer."""


@act("cut-elsewhere", said=phrase("acts", "Ask to cut at another place"), clause="X-PRES-07")
class CutElsewhere(Act):
    """The pone, who has parted the pack, puts it together and would cut it again."""


@event(
    phrase("claims", "{seat} shows {card} and {second_card}, and must cut again."),
    "X-CUT-05",
    mine=phrase("claims", "You show {card} and {second_card}, and must cut again."),
)
class TwoShown(Event):
    """Two cards were shown in cutting for the deal; neither counts."""

    seat: Seat
    card: Card
    second_card: Card


@event(
    phrase("claims", "{seat} leaves it in doubt where the pack is cut."),
    "X-PRES-05",
    mine=phrase("claims", "You leave it in doubt where the pack is cut."),
)
class CutInDoubt(Event):
    """The packets ran into each other."""

    seat: Seat


@event(
    phrase("claims", "{seat} makes a packet of fewer than four cards in cutting."),
    "X-PRES-05",
    mine=phrase("claims", "You make a packet of fewer than four cards in cutting."),
)
class CutTooNear(Event):
    """The pack was cut too near its top or bottom, which all can see."""

    seat: Seat


@event(
    phrase("claims", "{seat} lays the lifted part away from the dealer."),
    "W-DEAL-02",
    mine=phrase("claims", "You lay the lifted part away from the dealer."),
)
class CutLaidElsewhere(Event):
    """The dealer could put the pack together wrongly."""

    seat: Seat


@event(
    phrase("claims", "{seat} would cut at another place."),
    "X-PRES-07",
    mine=phrase("claims", "You would cut at another place."),
)
class CutAtAnotherPlace(Event):
    """The pone has changed his mind."""

    seat: Seat


@event(
    phrase("claims", "{seat} is to cut the pack again."),
    mine=phrase("claims", "You are to cut the pack again."),
)
class CutAgain(Event):
    """A cut does not count. rule: X-PRES-05"""

    seat: Seat
    rule: str


@event(phrase("claims", "The first cut stands."))
class FirstCutStands(Event):
    """A second thought, or a part laid in the wrong place, changes nothing. rule: X-PRES-07, W-DEAL-02"""

    rule: str


class TwoCardsShown(OpenOffence):
    """Who shows more than one card in cutting must cut again; it needs no claim. rule: X-CUT-05

    Neither card counts; drawn from a spread pack both stay out, so that nobody can draw them on purpose.
    """

    fault: ClassVar[Fault | None] = TWO_SHOWN

    def permits(self, table: Table, seat: Seat) -> Iterable[Act]:
        """Yield it to the one who cuts, as long as cards enough lie there for the others."""
        lies = table.spot(SPREAD) or table.spot(PACK)
        if seat != table.turn or table.stage not in CUTS or lies is None:
            return
        if lies.lies.size > 2 * len(table.seating.order) + 2:
            yield ShowTwo(seat)

    def commit(self, table: Table, act: Act) -> Outcome[Any] | None:
        """Let the two be seen."""
        seat = act.seat
        assert seat is not None
        spread = table.spot(SPREAD)
        first, second = table.lying(SPREAD if spread else PACK)[:2]
        taken = {drawn.place for drawn in table.draws}
        places = [p for p in range(len(taken) + 2) if p not in taken] if spread else [1, 2]
        shown = (Drawn(seat, p, c, counts=False) for p, c in zip(places, (first, second), strict=False))
        table = replace(table, draws=(*table.draws, *shown))
        if spread:
            table = table.with_spot(SPREAD, spread.lies.minus(first).minus(second))
        return Outcome(table, (TwoShown(seat, first, second),))

    def in_time(self, table: Table) -> bool:
        """Nobody need claim what takes its course by itself."""
        return False


class ErrorInTheCut(OpenOffence):
    """An error with the pack that has been cut, which can be put right until the first packet is given."""

    def in_time(self, table: Table) -> bool:
        """Tell whether no packet has been given."""
        return is_cut(table)

    def accused(self, table: Table) -> Seat | None:
        """Return the pone."""
        return None if table.dealer is None else table.seating.pone_of(table.dealer)

    def was_cut_by(self, table: Table, seat: Seat) -> bool:
        """Tell whether this is the pone, and the pack lies as he has cut it."""
        return seat == self.accused(table) and _lies_cut(table)


def _is_to_cut(table: Table, seat: Seat) -> bool:
    """Tell whether the pack lies before this seat to be cut."""
    return in_stages(table, (PRESENT,)) and seat == table.turn


def _lies_cut(table: Table) -> bool:
    """Tell whether no card has been given, and the dealer has not left out the cut."""
    offences = table.docket.offences
    left_out = any(o.fault == UNCUT and o.deal == table.docket.deal for o in offences)
    return is_cut(table) and not left_out


def _middle(table: Table) -> int:
    """Return how many cards are lifted in a cut that goes wrong otherwise than by its place."""
    return table.spots[0].lies.size // 2


def _carelessly(table: Table, seat: Seat, told: Event) -> Outcome[Any]:
    """Return the table cut in the middle, with the event of what went wrong; the pack is the dealer's."""
    return _cut(table, seat, _middle(table), told)


def _cut(table: Table, seat: Seat, lifted: int, told: Event) -> Outcome[Any]:
    """Return the table cut at a place. rule: X-PRES-03"""
    cards = table.lying(PACK)
    cut = table.with_spot(PACK, Hand(cards[lifted:] + cards[:lifted]))
    return Outcome(cut, (PackCut(seat, lifted), told), DEAL)


class FaceInCut(ErrorInTheCut):
    """A face is seen as the pone cuts or the dealer joins the packets. rule: X-PRES-04, C-IRR-01

    The dealer shuffles again, and there is a second cut.
    """

    fault: ClassVar[Fault | None] = FACE_IN_CUT

    def permits(self, table: Table, seat: Seat) -> Iterable[Act]:
        """Yield it to the pone as he is to cut, and to the dealer who joins the packets."""
        if _is_to_cut(table, seat) or (seat == table.dealer and _lies_cut(table)):
            yield ShowLowest(seat)

    def commit(self, table: Table, act: Act) -> Outcome[Any] | None:
        """Let the lowest card of the part lifted be seen, which is that of the pack once it is joined."""
        seat = act.seat
        assert seat is not None
        if table.stage == DEAL:
            return face_shown(table, seat, self.clause)
        lowest = table.lying(PACK)[_middle(table) - 1]
        return _carelessly(table, seat, FaceSeen(seat, lowest, self.clause))

    def judged(self, table: Table, offence: Offence, caller: Seat) -> Outcome[Any]:
        """Have the pack shuffled and cut again."""
        return fresh_shuffle(table, offence.clause)


class BadCut(ErrorInTheCut):
    """A packet of fewer than four cards, or a cut whose place is in doubt: cut again. rule: X-PRES-05"""

    fault: ClassVar[Fault | None] = BAD_CUT

    def permits(self, table: Table, seat: Seat) -> Iterable[Act]:
        """Yield the small packets, and leaving it in doubt."""
        if _is_to_cut(table, seat):
            size = table.spots[0].lies.size
            few = range(1, LEAST_PACKET)
            yield from (CutPack(seat, lifted) for lifted in (*few, *(size - left for left in few)))
            yield Scatter(seat)

    def commit(self, table: Table, act: Act) -> Outcome[Any] | None:
        """Let the pack be cut like that."""
        assert act.seat is not None
        if not isinstance(act, CutPack):
            return _carelessly(table, act.seat, CutInDoubt(act.seat))
        return _cut(table, act.seat, act.lifted, CutTooNear(act.seat))

    def judged(self, table: Table, offence: Offence, caller: Seat) -> Outcome[Any]:
        """Have the pone cut again."""
        table = replace(table, docket=table.docket.minus(offence))
        return Outcome(table, (CutAgain(offence.seat, offence.clause),), PRESENT)


class LaidElsewhere(ErrorInTheCut):
    """The lifted part belongs nearer to the dealer; laid elsewhere it is put right. rule: W-DEAL-02

    The dealer puts the other part on it in any case, so that the order of the pack is that of the cut.
    """

    fault: ClassVar[Fault | None] = LAID_ELSEWHERE

    def permits(self, table: Table, seat: Seat) -> Iterable[Act]:
        """Yield it to the pone."""
        if _is_to_cut(table, seat):
            yield LayElsewhere(seat)

    def commit(self, table: Table, act: Act) -> Outcome[Any] | None:
        """Let the part lie there."""
        assert act.seat is not None
        return _carelessly(table, act.seat, CutLaidElsewhere(act.seat))

    def judged(self, table: Table, offence: Offence, caller: Seat) -> Outcome[Any]:
        """Have it put right, without penalty."""
        table = replace(table, docket=table.docket.minus(offence))
        return Outcome(table, (FirstCutStands(offence.clause),))


class SecondThought(ErrorInTheCut):
    """The pone who has parted the pack may neither shuffle nor cut at another place. rule: X-PRES-07

    Until he has cut again, his first cut can be made to stand; a pack that he has shuffled is
    shuffled afresh by the dealer.
    """

    fault: ClassVar[Fault | None] = THOUGHT_TWICE

    def permits(self, table: Table, seat: Seat) -> Iterable[Act]:
        """Yield both to the pone."""
        if self.was_cut_by(table, seat):
            yield CutElsewhere(seat)
            yield ShuffleAgain(seat)

    def commit(self, table: Table, act: Act) -> Outcome[Any] | None:
        """Let him do it."""
        assert act.seat is not None
        if isinstance(act, ShuffleAgain):
            return shuffled_again(table, act, self.clause)
        return Outcome(table, (CutAtAnotherPlace(act.seat),), PRESENT)

    def in_time(self, table: Table) -> bool:
        """Tell whether nothing has been done with the pack since."""
        return is_cut(table) or in_stages(table, (PRESENT,))

    def is_late(self, table: Table, offence: Offence) -> bool:
        """Let a second cut stand as soon as it is made."""
        made = isinstance(offence.act, CutElsewhere) and table.stage == DEAL
        return made or super().is_late(table, offence)

    def judged(self, table: Table, offence: Offence, caller: Seat) -> Outcome[Any]:
        """Let the first cut stand, or have the pack shuffled afresh."""
        if isinstance(offence.act, ShuffleAgain):
            return fresh_shuffle(table, offence.clause)
        table = replace(table, docket=table.docket.minus(offence))
        return Outcome(table, (FirstCutStands(offence.clause),), DEAL)
