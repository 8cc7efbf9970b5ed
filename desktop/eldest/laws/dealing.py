"""Packets wrongly given, and cards counted in dealing: the deal is lost, unless it is put right in time."""

from collections.abc import Iterable
from typing import Any, ClassVar

from eldest.cards.hand import Hand
from eldest.cards.seating import Seat
from eldest.engine.acts import PACK, Act, GivePacket, act
from eldest.engine.events import Event, event
from eldest.engine.game import Outcome
from eldest.engine.law import Accuse, Fault, Offence
from eldest.engine.phrase import phrase
from eldest.engine.table import Table
from eldest.engine.values import replace
from eldest.laws.deal import Deal, DealLaw, dealer_of, number_lying

MOST_ERRORS = 3
"""Packets that can go wrong in one deal; so nobody is left without a card, whatever was given."""

WRONGLY_DEALT = Fault(
    "wrongly-dealt",
    phrase("faults", "{of} has given a card wrongly"),
    mine=phrase("faults", "you have given a card wrongly"),
)
UNEQUAL = Fault(
    "unequal-round",
    phrase("faults", "{of} has given different numbers in one round"),
    mine=phrase("faults", "you have given different numbers in one round"),
)
COUNTED = Fault(
    "counted",
    phrase("faults", "{of} has counted the cards in dealing"),
    mine=phrase("faults", "you have counted the cards in dealing"),
)


@act("put-right", said=phrase("acts", "I put it right"), clause="W-IRR-09")
class PutRight(Act):
    """The dealer takes back the packet that he has just given wrongly, and gives it as it is due."""


@act("count-pack", said=phrase("acts", "Count the cards"), clause="W-IRR-10")
class CountPack(Act):
    """The dealer counts the cards in his hand, or those that he has given."""


@event(
    phrase("claims", "A packet goes to {seat} out of order; cards in it: {size}."),
    mine=phrase("claims", "A packet goes to you out of order; cards in it: {size}."),
)
class PacketMisdealt(Event):
    """A packet came to the wrong player, or was not of the right size."""

    seat: Seat
    size: int
    rule: str


@event(
    phrase("claims", "{seat} puts the last packet right."),
    mine=phrase("claims", "You put the last packet right."),
)
class PacketPutRight(Event):
    """The dealer has put an error right before the next card was dealt. rule: W-IRR-09"""

    seat: Seat
    rule: str


@event(
    phrase("claims", "{seat} counts the cards; still to be given: {left}."),
    mine=phrase("claims", "You count the cards; still to be given: {left}."),
)
class CardsCounted(Event):
    """The dealer counted. rule: W-IRR-10, E-IRR-10, C-MIS-05"""

    seat: Seat
    left: int
    rule: str


class WrongPackets:
    """The ways in which the next packet can go wrong: to another player, or of another size.

    :param mixed: which sizes make a round unequal, where a game has a clause for that
    :param from_first: whether already the first packet of a round can
    """

    def __init__(self, deal: Deal, mixed: tuple[int, ...] = (), *, from_first: bool = False) -> None:
        self.deal = deal
        self._mixed = mixed
        self._from_first = from_first

    def acts(self, table: Table, seat: Seat) -> tuple[GivePacket, ...]:
        """Return every wrong packet that this dealer can give; the last of the deal is plainly his own."""
        deal = self.deal
        if not deal.goes_on(table) or table.turn != seat or len(deal.wrong_places(table)) >= MOST_ERRORS:
            return ()
        due = deal.due(table)
        if not due or deal.is_last(table):
            return ()
        others = (to for to in table.seating.order if to != due[0].to and self._can_wait(table, due[0].to))
        astray = tuple(GivePacket(seat, to, due[0].size, 0) for to in others)
        return (*astray, *self._of_wrong_size(table, due))

    def _can_wait(self, table: Table, to: Seat) -> bool:
        """Tell whether who is passed over has cards, or will be given others."""
        later = self.deal.plan(table)[len(table.given) + 1 :]
        return bool(table.hands[to].size) or any(one == to and not spot for one, _, spot in later)

    def _of_wrong_size(self, table: Table, due: tuple[GivePacket, ...]) -> tuple[GivePacket, ...]:
        sizes = {one.size for one in due}
        near = sorted({size + step for size in sizes for step in (-1, 1)} - sizes - {0})
        fitting = (size for size in near if self._is_enough(table, size))
        return tuple(GivePacket(due[0].seat, due[0].to, size, 0) for size in fitting)

    def _is_enough(self, table: Table, size: int) -> bool:
        """Tell whether the pack has so many, and enough is left where a trump is to be turned from it."""
        left = number_lying(table, PACK) - size
        if not self.deal.turned:
            return left >= 0
        wanted = sum(size for _, size, _ in self.deal.plan(table)[len(table.given) + 1 :])
        return left >= wanted + self.deal.turned

    def is_unequal(self, table: Table, act: GivePacket) -> bool:
        """Tell whether a wrong packet gives different numbers in one round."""
        due = self.deal.due(table)[0]
        begun = self._from_first or due.to != table.seating.eldest_of(dealer_of(table))
        return begun and act.size in self._mixed and act.size != due.size

    def is_right_of(self, table: Table) -> bool:
        """Tell whether the last packet given is the only wrong one, so that it can be put right."""
        return self.deal.goes_on(table) and self.deal.wrong_places(table) == (len(table.given) - 1,)


class _Misgiven(DealLaw):
    """A packet was not given as it was due."""

    unequal: ClassVar[bool] = False
    kinds: ClassVar[tuple[type[Act], ...]] = (GivePacket,)

    def __init__(self, packets: WrongPackets, clause: str) -> None:
        super().__init__(packets.deal, clause)
        self.packets = packets

    def permits(self, table: Table, seat: Seat) -> Iterable[Act]:
        """Yield the wrong packets of this kind."""
        for give in self.packets.acts(table, seat):
            if self.packets.is_unequal(table, give) == self.unequal:
                yield give

    def commit(self, table: Table, act: Act) -> Outcome[Any] | None:
        """Give it all the same."""
        assert isinstance(act, GivePacket)
        outcome = self.deal.dealing.advance(table, act)
        told = PacketMisdealt(act.to, act.size, self.clause)
        return replace(outcome, events=(*outcome.events, told))


class CardWronglyDealt(_Misgiven):
    """A card given wrongly, and not put right before the next one: the deal is lost.

    Called before that, it is put right. rule: W-IRR-09, E-IRR-09, C-MIS-06
    """

    fault: ClassVar[Fault | None] = WRONGLY_DEALT

    def evident(self, sight: Table, seat: Seat) -> Iterable[Accuse]:
        """Yield it once it has not been put right."""
        return () if self.packets.is_right_of(sight) else super().evident(sight, seat)

    def rights(self, table: Table, seat: Seat) -> Iterable[Act]:
        """Yield putting the last packet right, whatever was wrong with it."""
        if seat == table.dealer and self.packets.is_right_of(table):
            yield PutRight(seat)

    def own_accord(self, table: Table, seat: Seat) -> Iterable[Act]:
        """Yield the same: who sees what he has dealt puts it right."""
        return self.rights(table, seat)

    def exercise(self, table: Table, act: Act) -> Outcome[Any] | None:
        """Take the packet back, and give it as it is due."""
        return self._put_right(table) if isinstance(act, PutRight) else None

    def judged(self, table: Table, offence: Offence, caller: Seat) -> Outcome[Any]:
        """Have it put right while there is time; otherwise the deal is lost."""
        return (
            self._put_right(table)
            if self.packets.is_right_of(table)
            else super().judged(table, offence, caller)
        )

    def _put_right(self, table: Table) -> Outcome[Any]:
        dealer, last = dealer_of(table), table.given[-1]
        assert last.to is not None
        hand = table.hands[last.to]
        kept, back = hand.cards[: -last.size], hand.cards[-last.size :]
        pack, lies = table.spot(PACK), table.lying(PACK)
        seen = (*(card for card in hand.shown if card in back), *(pack.lies.shown if pack else ()))
        table = table.with_hand(last.to, Hand(kept, len(kept), tuple(c for c in hand.shown if c in kept)))
        table = table.with_spot(PACK, Hand((*back, *lies), len(back) + len(lies), seen))
        faults = (WRONGLY_DEALT.key, UNEQUAL.key)
        wrong = [o for o in table.docket.offences if o.fault in faults and o.deal == table.docket.deal]
        table = replace(table, given=table.given[:-1], docket=table.docket.minus(*wrong))
        outcome = self.deal.dealing.advance(table, self.deal.due(table)[0])
        return replace(outcome, events=(PacketPutRight(dealer, self.clause), *outcome.events))


class UnequalRound(_Misgiven):
    """Different numbers of cards given in one round: the deal is lost. rule: E-IRR-11, C-MIS-03"""

    fault: ClassVar[Fault | None] = UNEQUAL
    unequal: ClassVar[bool] = True


class Counting(DealLaw):
    """The dealer counts cards, given or not: the deal is lost. rule: W-IRR-10, E-IRR-10, C-MIS-05

    Nobody does it by inadvertence.
    """

    fault: ClassVar[Fault | None] = COUNTED
    kinds: ClassVar[tuple[type[Act], ...]] = (CountPack,)

    def permits(self, table: Table, seat: Seat) -> Iterable[Act]:
        """Yield counting, to the dealer while he deals."""
        if self.deal.goes_on(table) and seat == table.turn and not self.on_file(table):
            yield CountPack(seat)

    def slips(self, table: Table, seat: Seat) -> Iterable[Act]:
        """Yield nothing."""
        return ()

    def commit(self, table: Table, act: Act) -> Outcome[Any] | None:
        """Tell everybody what they see anyway."""
        counted = CardsCounted(dealer_of(table), number_lying(table, PACK), self.clause)
        return Outcome(table, (counted,))
