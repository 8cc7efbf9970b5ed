"""From the shuffle to the last card dealt: the dealer shuffles, the pone cuts, the cards go round."""

import functools
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, TypeVar

from eldest.cards.hand import Hand
from eldest.cards.pack import DEAL_NUMBERS, Pack
from eldest.cards.seating import Seat
from eldest.engine.acts import PACK, STOCK, Act, CutPack, DealOut, Shuffle
from eldest.engine.events import CardsDealt, Event, PackCut, PacketDealt, PackShuffled
from eldest.engine.game import NOT_NOW, Outcome, Stage
from eldest.engine.phrase import Refusal, phrase
from eldest.engine.table import Table
from eldest.engine.values import replace

if TYPE_CHECKING:
    from eldest.cards.card import Card

T = TypeVar("T", bound=Table)

Packet = tuple[Seat | None, int, str]

LEAST_PACKET = 4
"""Cards that each packet of a proper cut must hold. rule: X-PRES-02, E-DEAL-02"""

NO_SUCH_DEAL = phrase("refusals", "No deal has that number.")
FOREIGN_PACK = phrase("refusals", "Those are not the cards of the pack.")
BAD_CUT = phrase("refusals", "Each packet must hold at least {least} cards.")
SHUFFLE_FIRST = phrase("refusals", "The pack must be shuffled first.")
FIXED_ROUNDS = phrase("refusals", "The cards are not dealt in that way here.")


def not_this_pack(pack: Pack, act: Act, shuffler: Seat | None) -> Refusal | None:
    """Return why an act is not a shuffle of this pack by this seat; None if it is."""
    if not isinstance(act, Shuffle) or act.seat != shuffler:
        return Refusal.because("X-SHUF-01", SHUFFLE_FIRST)
    if act.number >= DEAL_NUMBERS:
        return Refusal.because("X-SHUF-01", NO_SUCH_DEAL)
    if not pack.is_true(act.cards):
        return Refusal.because("X-PACK-01", FOREIGN_PACK)
    return None


class Shuffling(Stage[T]):
    """The dealer shuffles for the next deal, as chance has it. rule: X-SHUF-01, X-IRR-12

    With two packs they are dealt in turn. rule: X-PACK-03
    """

    clause: ClassVar[str] = "X-SHUF-01"

    def __init__(self, name: str, pack: Pack, *, packs: int, then: str) -> None:
        super().__init__(name)
        self._pack = pack
        self._packs = packs
        self._then = then

    def enter(self, table: T) -> Outcome[T]:
        """Wait for the shuffle; what was played in the last deal still lies there to be seen."""
        return Outcome(replace(table, stage=self.name, turn=None))

    def chance(self, table: T, number: int) -> Act | None:
        """Return the dealer's shuffle."""
        return Shuffle(table.dealer, number, self._pack.shuffled(number))

    def refusal(self, table: T, act: Act) -> Refusal | None:
        """Take any true shuffle."""
        return not_this_pack(self._pack, act, table.dealer)

    def advance(self, table: T, act: Act) -> Outcome[T]:
        """Put the shuffled pack on a table cleared for a new deal."""
        assert isinstance(act, Shuffle)
        assert table.dealer is not None
        tally = table.tally.begun()
        cleared = replace(table.cleared(), tally=tally, pack=(tally.deals - 1) % self._packs)
        shuffled = PackShuffled(table.dealer, tally.deals)
        return Outcome(cleared.with_spot(PACK, Hand(act.cards)), (shuffled,), self._then)


@functools.cache
def proper_cuts(seat: Seat | None, size: int) -> tuple[CutPack, ...]:
    """Return every proper cut of a pack of this size: no packet under four cards. rule: X-PRES-02"""
    return tuple(CutPack(seat, lifted) for lifted in range(LEAST_PACKET, size - LEAST_PACKET + 1))


class Presenting(Stage[T]):
    """The dealer presents the pack to the pone, who must cut it. rule: X-PRES-01, E-DEAL-01"""

    clause: ClassVar[str] = "X-PRES-01"

    def __init__(self, name: str, *, then: str) -> None:
        super().__init__(name)
        self._then = then

    def enter(self, table: T) -> Outcome[T]:
        """Wait for the pone to cut."""
        assert table.dealer is not None
        pone = table.seating.pone_of(table.dealer)
        return Outcome(replace(table, stage=self.name, turn=pone))

    def acts(self, table: T) -> tuple[Act, ...]:
        """Return every proper cut: no packet under four cards. rule: X-PRES-02"""
        return proper_cuts(table.turn, table.spots[0].lies.size)

    def explain(self, table: T, act: Act) -> Refusal:
        """Return why the pack cannot be cut so."""
        if isinstance(act, CutPack):
            return Refusal.because("X-PRES-02", BAD_CUT, least=LEAST_PACKET)
        return super().explain(table, act)

    def advance(self, table: T, act: Act) -> Outcome[T]:
        """Put the packet that was left on top of the packet lifted. rule: X-PRES-03"""
        assert isinstance(act, CutPack)
        assert act.seat is not None
        cards = table.lying(PACK)
        cut = Hand(cards[act.lifted :] + cards[: act.lifted])
        return Outcome(table.with_spot(PACK, cut), (PackCut(act.seat, act.lifted),), self._then)


@dataclass(frozen=True, slots=True)
class Round:
    """One round of a deal: so many cards to every player's hand.

    With a `spot` the cards do not come to the hands: they are laid there once, or, `each` player
    for himself, as a packet of his own at the spot named after it and his seat.
    """

    size: int
    spot: str = ""
    each: bool = False


def own_spot(spot: str, seat: Seat) -> str:
    """Return the name of a player's own packet at a spot that each has for himself."""
    return f"{spot}-{seat}"


class Dealing(Stage[T]):
    """The dealer gives the cards in rounds, eldest hand first, himself last. rule: X-DEAL-01

    :param rounds: by the number that the dealer begins with, how many cards each round gives to
        every player; one choice or more. rule: E-DEAL-04
    :param rounds_clause: the game's clause for the rounds, given with a refusal
    """

    clause: ClassVar[str] = "X-DEAL-01"

    def __init__(
        self,
        name: str,
        rounds: Mapping[int, Sequence[int | Round]],
        *,
        then: str,
        rounds_clause: str = "X-DEAL-01",
    ) -> None:
        super().__init__(name)
        self._rounds = {first: tuple(map(_as_round, row)) for first, row in rounds.items()}
        self._rounds_clause = rounds_clause
        self._then = then

    def enter(self, table: T) -> Outcome[T]:
        """Wait for the dealer."""
        return Outcome(replace(table, stage=self.name, turn=table.dealer))

    def acts(self, table: T) -> tuple[Act, ...]:
        """Return the ways in which the dealer may begin."""
        return tuple(DealOut(table.turn, first) for first in self._rounds)

    def explain(self, table: T, act: Act) -> Refusal:
        """Return why the dealer may not deal so."""
        if isinstance(act, DealOut):
            return Refusal.because(self._rounds_clause, FIXED_ROUNDS)
        return Refusal.because("X-DEAL-01", NOT_NOW)

    def advance(self, table: T, act: Act) -> Outcome[T]:
        """Give every packet; what is left becomes the stock."""
        assert isinstance(act, DealOut)
        assert act.seat is not None
        rounds = self._rounds[act.first]
        pack, dealt = table.lying(PACK), 0
        hands: list[tuple[Card, ...]] = [() for _ in table.hands]
        spots: dict[str, tuple[Card, ...]] = {}
        packets: list[Event] = []
        for seat, size, spot in self._packets(table, rounds, act.seat):
            given = pack[dealt : dealt + size]
            dealt += size
            if seat is not None:
                packets.append(PacketDealt(seat, size, given))
            if spot:
                spots[spot] = spots.get(spot, ()) + given
            else:
                assert seat is not None
                hands[seat] += given
        held = (hand.plus(cards) for hand, cards in zip(table.hands, hands, strict=True))
        table = replace(table, hands=tuple(held)).with_spot(PACK, Hand())
        for name, cards in (*spots.items(), (STOCK, pack[dealt:])):
            table = table.with_spot(name, Hand(cards))
        sizes = tuple(one.size for one in rounds if one.each or not one.spot)
        return Outcome(table, (*packets, CardsDealt(act.seat, sizes)), self._then)

    def _packets(self, table: T, rounds: Sequence[Round], dealer: Seat) -> Iterator[Packet]:
        """Yield every packet in the order of the deal: to whom, of how many, and the spot it is laid on."""
        seats = tuple(table.seating.from_(table.seating.eldest_of(dealer)))
        for one in rounds:
            if one.spot and not one.each:
                yield None, one.size, one.spot
                continue
            for seat in seats:
                yield seat, one.size, own_spot(one.spot, seat) if one.spot else ""


def _as_round(row: int | Round) -> Round:
    return row if isinstance(row, Round) else Round(row)
