"""The shuffle: everybody's right until the cut, the dealer's last; and faces seen in it."""

from collections.abc import Iterable
from typing import Any, ClassVar

from eldest.cards.card import Card
from eldest.cards.hand import Hand
from eldest.cards.seating import Seat
from eldest.engine.acts import PACK, Act, Shuffle, act
from eldest.engine.events import Event, event
from eldest.engine.game import Outcome
from eldest.engine.law import Fault, Law, Offence
from eldest.engine.phrase import Refusal, phrase
from eldest.engine.stages.closing import SHUFFLE
from eldest.engine.table import Table
from eldest.engine.values import replace
from eldest.laws.last_hand import BAD_CUT, FACE_IN_CUT, SECOND_THOUGHT
from eldest.laws.open_offence import (
    BEFORE_THE_CUT,
    PRESENT,
    LosesTheDeal,
    OpenOffence,
    in_stages,
    is_cut,
    is_player,
    may_shuffle,
)
from eldest.laws.remedies import OUT_OF_TURN, carried, lost_deal, new_deal, with_own_packs

FACE_IN_SHUFFLE = Fault("face-in-shuffle", phrase("faults", "a face was seen in the shuffling"))
RESHUFFLED = Fault(
    "reshuffled",
    phrase("faults", "{of} has shuffled again after the cut"),
    mine=phrase("faults", "you have shuffled again after the cut"),
)

NOT_IN_PLAY = phrase("refusals", "While a hand is being played the pack is not shuffled.")


@act(
    "ask-to-shuffle",
    said=phrase("acts", "Take the pack back to be shuffled"),
    clause="X-SHUF-02",
)
class AskToShuffle(Act):
    """A player uses his right to shuffle although the pack has been presented; the dealer is last again."""


@act("show-in-cut", said=phrase("acts", "Let a face of the pack be seen"), clause="X-SHUF-03", shows=True)
class ShowLowest(Act):
    """Whoever handles the pack lets its lowest card be seen: in shuffling, cutting or joining it."""


@act("shuffle-again", said=phrase("acts", "Shuffle once more after the cut"), clause="X-PRES-06")
class ShuffleAgain(Act):
    """The pack, cut already, is parted in the middle and run together once."""


@event(
    phrase("claims", "{seat} asks for the pack, to shuffle it; the dealer shuffles last."),
    "X-SHUF-02",
    mine=phrase("claims", "You ask for the pack, to shuffle it; the dealer shuffles last."),
)
class AskedToShuffle(Event):
    """The pack goes back to be shuffled before it is cut."""

    seat: Seat


@event(
    phrase("claims", "{card} is seen as {seat} handles the pack."),
    mine=phrase("claims", "{card} is seen as you handle the pack."),
    shows=True,
)
class FaceSeen(Event):
    """A card of the pack was seen before the deal. rule: X-SHUF-03, X-PRES-04"""

    seat: Seat
    card: Card
    rule: str


@event(
    phrase("claims", "{seat} runs the pack together once more, after the cut."),
    mine=phrase("claims", "You run the pack together once more, after the cut."),
)
class ShuffledAgain(Event):
    """The pack was shuffled again although it had been cut. rule: X-PRES-06, X-PRES-07"""

    seat: Seat
    rule: str


@event(
    phrase("claims", "The pack is to be shuffled again by {seat}, and cut again."),
    mine=phrase("claims", "The pack is to be shuffled again by you, and cut again."),
)
class ShuffledAfresh(Event):
    """The preparations begin anew, without penalty. rule: X-SHUF-03, X-PRES-04"""

    seat: Seat
    rule: str


def fresh_shuffle(table: Table, clause: str) -> Outcome[Any]:
    """Return the table as its dealer must shuffle and have cut again, without penalty.

    What the last hand left on file stays there: it may still be claimed until the cut. Nor does it save
    the deal of somebody who is not the dealer, or has shuffled again after a proper cut.
    rule: X-SHUF-03, X-PRES-04, C-IRR-01, X-IRR-08, X-PRES-06
    """
    assert table.dealer is not None
    earlier = tuple(one for one in table.docket.offences if one.deal != table.docket.deal)
    offences = (*earlier, *carried(table, OUT_OF_TURN, RESHUFFLED.key))
    docket = replace(with_own_packs(table.docket), offences=offences, ruling=None, again=True, faced=None)
    return Outcome(replace(table, docket=docket), (ShuffledAfresh(table.dealer, clause),), SHUFFLE)


def deals_anew(table: Table, clause: str, dealer: Seat | None = None) -> Outcome[Any]:
    """Return the table as the same dealer, or the one who should have dealt, begins once more.

    Before the cut no deal has been made yet, and what the last hand left on file can still be claimed.
    """
    if in_stages(table, BEFORE_THE_CUT):
        return fresh_shuffle(table if dealer is None else replace(table, dealer=dealer), clause)
    return new_deal(table, clause, dealer)


def face_shown(table: Table, seat: Seat, clause: str) -> Outcome[Any]:
    """Return the table as the lowest card of the pack was seen by all."""
    return Outcome(table, (FaceSeen(seat, table.lying(PACK)[-1], clause),))


class RightToShuffle(Law):
    """Every player may shuffle before the cut, the dealer last. rule: X-SHUF-02"""

    clause = "X-SHUF-02"

    def rights(self, table: Table, seat: Seat) -> Iterable[Act]:
        """Yield taking the pack back from the pone who is about to cut it."""
        parted = any(offence.fault == SECOND_THOUGHT for offence in table.docket.offences)
        if in_stages(table, (PRESENT,)) and is_player(table, seat) and not parted:
            yield AskToShuffle(seat)

    def exercise(self, table: Table, act: Act) -> Outcome[Any] | None:
        """Lay the pack before the dealer again."""
        if not isinstance(act, AskToShuffle) or act.seat is None:
            return None
        return Outcome(replace(table, stage=SHUFFLE, turn=table.dealer), (AskedToShuffle(act.seat),))


class FaceInShuffle(OpenOffence):
    """A face was seen before the cut: the pack is shuffled again, without penalty. rule: X-SHUF-03

    While a hand is being played no pack is shuffled: the table does not take such an act, for the laws
    have no remedy against it.
    """

    fault: ClassVar[Fault | None] = FACE_IN_SHUFFLE

    def permits(self, table: Table, seat: Seat) -> Iterable[Act]:
        """Yield it to everybody who may shuffle."""
        if may_shuffle(table) and is_player(table, seat):
            yield ShowLowest(seat)

    def slips(self, table: Table, seat: Seat) -> Iterable[Act]:
        """Yield it to the one who has the pack in his hands."""
        return self.permits(table, seat) if seat == table.turn else ()

    def commit(self, table: Table, act: Act) -> Outcome[Any] | None:
        """Let the lowest card be seen."""
        assert act.seat is not None
        return face_shown(table, act.seat, self.clause)

    def refuses(self, table: Table, act: Act) -> Refusal | None:
        """Say why no pack is shuffled during the play."""
        playing = isinstance(act, Shuffle) and bool(table.tricks or table.trick.plays)
        return Refusal.because(self.clause, NOT_IN_PLAY) if playing and table.turn is not None else None

    def in_time(self, table: Table) -> bool:
        """Tell whether the pack has not been cut."""
        return in_stages(table, BEFORE_THE_CUT)

    def judged(self, table: Table, offence: Offence, caller: Seat) -> Outcome[Any]:
        """Have the pack shuffled again."""
        return fresh_shuffle(table, offence.clause)


class Reshuffled(LosesTheDeal):
    """A dealer who shuffles again after a proper cut loses the deal. rule: X-PRES-06, C-IRR-02, E-IRR-13

    That a face is seen then, and the pack is shuffled afresh, does not save it.
    """

    fault: ClassVar[Fault | None] = RESHUFFLED

    def permits(self, table: Table, seat: Seat) -> Iterable[Act]:
        """Yield it to the dealer before his first packet."""
        if seat == table.dealer and _is_cut_properly(table):
            yield ShuffleAgain(seat)

    def spot(self, table: Table, act: Act) -> Offence | None:
        """Spot it, and a shuffle of his own choosing too."""
        mixed = isinstance(act, Shuffle) and act.seat == table.dealer and _is_cut_properly(table)
        if mixed and isinstance(act, Shuffle) and sorted_alike(act.cards, table.lying(PACK)):
            return self.filed(table, ShuffleAgain(act.seat))  # what all see is on file, not the order
        return super().spot(table, act)

    def commit(self, table: Table, act: Act) -> Outcome[Any] | None:
        """Lay the cards in their new order."""
        return shuffled_again(table, act, self.clause)

    def in_time(self, table: Table) -> bool:
        """Tell the same; or that it was done before the shuffle that is made afresh."""
        return super().in_time(table) or (in_stages(table, BEFORE_THE_CUT) and self.has_happened(table))

    def judged(self, table: Table, offence: Offence, caller: Seat) -> Outcome[Any]:
        """Let the deal pass on."""
        return lost_deal(table, offence.clause)


def _is_cut_properly(table: Table) -> bool:
    """Tell whether the pack lies cut, and the cut is not to be made again. rule: X-PRES-04, X-PRES-05"""
    return is_cut(table) and not table.docket.faults.intersection((BAD_CUT, FACE_IN_CUT))


def sorted_alike(cards: tuple[Card, ...], others: tuple[Card, ...]) -> bool:
    """Tell whether these are the same cards in whatever order."""
    return len(cards) == len(others) and set(cards) == set(others)


def shuffled_again(table: Table, act: Act, clause: str) -> Outcome[Any]:
    """Return the table after a shuffle that should not have been."""
    assert act.seat is not None
    cards = act.cards if isinstance(act, Shuffle) else run_together(table.lying(PACK))
    return Outcome(table.with_spot(PACK, Hand(cards)), (ShuffledAgain(act.seat, clause),))


def run_together(cards: tuple[Card, ...]) -> tuple[Card, ...]:
    """Return cards parted in the middle and run together, one from each half in turn."""
    half = len(cards) // 2
    pairs = zip(cards[:half], cards[half:], strict=False)
    return (*(card for pair in pairs for card in pair), *cards[2 * half :])
