"""The deal by hand, at a strict table: shuffled by whoever will, cut, and given packet by packet."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, TypeVar

from eldest.cards.card import Card
from eldest.cards.hand import Hand
from eldest.cards.pack import Pack
from eldest.cards.seating import Seat
from eldest.engine.acts import PACK, STOCK, Act, DealOut, GivePacket, LayPacket, Present, Shuffle, TurnTrump
from eldest.engine.events import (
    CardsDealt,
    Event,
    PacketDealt,
    PacketShown,
    PackPresented,
    PackShuffled,
    event,
)
from eldest.engine.game import Outcome, Stage
from eldest.engine.phrase import Refusal
from eldest.engine.stages.dealing import Dealing, Packet, Round, Shuffling, not_this_pack
from eldest.engine.table import Given, Table
from eldest.engine.values import replace

T = TypeVar("T", bound=Table)

TURN = "turn"
"""The stage in which the dealer turns the trump by hand."""


@event(None, "X-DEAL-01")
class DealerAwaited(Event):
    """The deal is complete, and the dealer is to turn the trump."""

    seat: Seat


class HandShuffling(Shuffling[T]):
    """Every player may shuffle, the dealer last; then he presents the pack. rule: X-SHUF-02, C-DEAL-01"""

    def acts(self, table: T) -> tuple[Act, ...]:
        """Return presenting the pack, once it has been shuffled."""
        return (Present(table.turn),) if table.turn is not None else ()

    def chance(self, table: T, number: int) -> Act | None:
        """Return a shuffle by the dealer of what lies there."""
        return Shuffle(table.dealer, number, self._lying(table).shuffled(number))

    def _lying(self, table: T) -> Pack:
        """Return the pack that can be shuffled: all of it at first, then without what has gone astray."""
        if table.turn is None:
            return self._pack
        return Pack(replace_missing(self._pack.cards, table.docket.astray))

    def refusal(self, table: T, act: Act) -> Refusal | None:
        """Take any true shuffle by anybody who plays, and then the dealer's word."""
        if isinstance(act, Shuffle) and act.seat in table.seating.order:
            return not_this_pack(self._lying(table), act, act.seat)
        if table.turn is None:
            return not_this_pack(self._pack, act, table.dealer)
        return Stage.refusal(self, table, act)

    def advance(self, table: T, act: Act) -> Outcome[T]:
        """Shuffle, for this deal the first time or again; or hand the pack to the pone."""
        assert act.seat is not None
        if isinstance(act, Present):
            return Outcome(table, (PackPresented(act.seat),), self._then)
        assert isinstance(act, Shuffle)
        if table.turn is None:
            table = self._begun(table)
        shuffled = PackShuffled(act.seat, table.tally.deals)
        return Outcome(replace(table, turn=table.dealer).with_spot(PACK, Hand(act.cards)), (shuffled,))

    def _begun(self, table: T) -> T:
        """Return the table as a deal begins; one that is made again by the same dealer is no other.

        With two packs each side keeps its own, unless they have been changed. rule: X-TERM-04, C-IRR-09
        """
        docket = table.docket
        tally = table.tally if docket.again else table.tally.begun()
        pack = (tally.deals - 1 + docket.swapped) % self._packs
        cleared = replace(table.cleared(), tally=tally, pack=pack, docket=docket.for_deal())
        hands = (seat for seat in table.seating.order if table.player_of(seat) == seat)
        return replace(cleared, untouched=tuple(hands))


def replace_missing(cards: tuple[Card, ...], missing: tuple[Card, ...]) -> tuple[Card, ...]:
    """Return the cards of a pack but for those that are missing from it."""
    return tuple(card for card in cards if card not in missing)


class HandDealing(Dealing[T]):
    """The dealer gives the packets one by one. rule: X-DEAL-01

    He may also have what is left dealt out for him.
    """

    def __init__(
        self,
        name: str,
        rounds: Mapping[int, Sequence[int | Round]],
        *,
        then: str,
        rounds_clause: str = "X-DEAL-01",
    ) -> None:
        super().__init__(name, rounds, then=then, rounds_clause=rounds_clause)
        # Every law of the deal asks for the plan, at every act.
        self._plans: dict[tuple[int, Seat, tuple[Seat, ...]], tuple[Packet, ...]] = {}

    def acts(self, table: T) -> tuple[Act, ...]:
        """Return the packet that is due, or the ways to begin; and having the rest dealt out."""
        assert table.turn is not None
        dealer, place = table.turn, len(table.given)
        firsts = tuple(self._rounds) if place == 0 else (self.first(table),)
        gives = (self._due(table, dealer, first, place) for first in firsts)
        return (*dict.fromkeys(gives), *(DealOut(dealer, first) for first in firsts))

    def first(self, table: T) -> int:
        """Return which of the ways of dealing goes on, by the first packet given."""
        if table.given and table.given[0].size in self._rounds:
            return table.given[0].size
        return next(iter(self._rounds))

    def plan(self, table: T, dealer: Seat, first: int) -> tuple[Packet, ...]:
        """Return every packet in the order in which it is due: to whom, of how many, and its spot."""
        key = first, dealer, table.seating.order
        if key not in self._plans:
            self._plans[key] = tuple(self._packets(table, self._rounds[first], dealer))
        return self._plans[key]

    def _due(self, table: T, dealer: Seat, first: int, place: int) -> Act:
        to, size, spot = self.plan(table, dealer, first)[place]
        if spot:
            return LayPacket(dealer, size)
        assert to is not None
        return GivePacket(dealer, to, size, 0)

    def advance(self, table: T, act: Act) -> Outcome[T]:
        """GivePacket the packet; or all that are left. The deal is complete with the last that is due."""
        assert act.seat is not None
        if not isinstance(act, DealOut):
            return self._perhaps_complete(*self._given(table, act))
        events: tuple[Event, ...] = ()
        while table.lying(PACK) and len(table.given) < len(self.plan(table, act.seat, act.first)):
            table, more = self._given(table, self._due(table, act.seat, act.first, len(table.given)))
            events += more
        return self._perhaps_complete(table, events)

    def _given(self, table: T, act: Act) -> tuple[T, tuple[Event, ...]]:
        """Return the table after one packet, as far as the pack goes."""
        assert isinstance(act, GivePacket | LayPacket)
        assert act.seat is not None
        lies = table.spot(PACK)
        pack = lies.lies if lies else Hand()
        cards, rest = pack.cards[: act.size], pack.cards[act.size :]
        table = table.with_spot(PACK, Hand(rest, len(rest), tuple(c for c in pack.shown if c in rest)))
        faced = tuple(card for card in cards if card in pack.shown or card == table.docket.faced)
        if isinstance(act, GivePacket):
            seen = [*faced, *cards[len(cards) - act.shown :]]
            return _given_to(table, act.to, cards, tuple(dict.fromkeys(seen)))
        to, _, spot = self.plan(table, act.seat, self.first(table))[len(table.given)]
        laid = table.lying(spot) + cards
        table = table.with_spot(spot, Hand(laid, len(laid), faced))
        table = replace(table, given=(*table.given, Given(to, len(cards), spot)))
        return table, () if to is None else (PacketDealt(to, len(cards), cards),)

    def _perhaps_complete(self, table: T, events: tuple[Event, ...]) -> Outcome[T]:
        """Go on when every packet has been given, or no card is left; the rest is the stock."""
        dealer = table.dealer
        assert dealer is not None
        first = self.first(table)
        if table.lying(PACK) and len(table.given) < len(self.plan(table, dealer, first)):
            return Outcome(table, events)
        rest = table.lying(PACK)
        table = table.with_spot(PACK, Hand()).with_spot(STOCK, Hand(rest))
        sizes = tuple(one.size for one in self._rounds[first] if one.each or not one.spot)
        return Outcome(table, (*events, CardsDealt(dealer, sizes)), self._then)


def _given_to(
    table: T, to: Seat, cards: tuple[Card, ...], seen: tuple[Card, ...]
) -> tuple[T, tuple[Event, ...]]:
    """Return the table after a packet came to a player, of which some cards were seen."""
    held = table.hands[to]
    hand = Hand(held.cards + cards, held.size + len(cards), held.shown + seen)
    table = replace(table.with_hand(to, hand), given=(*table.given, Given(to, len(cards))))
    return table, (PacketDealt(to, len(cards), cards), *(PacketShown(to, card) for card in seen))


class TurningByHand(Stage[T]):
    """The deal being complete, the dealer turns the trump. rule: W-DEAL-04, E-DEAL-06"""

    clause: ClassVar[str] = "X-DEAL-01"

    def __init__(self, *, then: str) -> None:
        super().__init__(TURN)
        self._then = then

    def enter(self, table: T) -> Outcome[T]:
        """Wait for the dealer."""
        assert table.dealer is not None
        return Outcome(replace(table, stage=self.name, turn=table.dealer), (DealerAwaited(table.dealer),))

    def acts(self, table: T) -> tuple[Act, ...]:
        """Return turning it."""
        return (TurnTrump(table.turn),)

    def advance(self, table: T, act: Act) -> Outcome[T]:
        """Turn it, as the game has it."""
        return Outcome(table, (), self._then)


def dealing_stages(
    rounds: Mapping[int, Sequence[int | Round]],
    *,
    strict: bool,
    then: str,
    rounds_clause: str,
    turned: bool,
) -> tuple[Stage[Any], ...]:
    """Return the stages of the deal: at a guided table one act, at a strict one packet by packet.

    :param turned: whether the stage that follows turns a trump, which at a strict table is an act too
    """
    if not strict:
        return (Dealing("deal", rounds, then=then, rounds_clause=rounds_clause),)
    dealing: Stage[Any] = HandDealing(
        "deal", rounds, then=TURN if turned else then, rounds_clause=rounds_clause
    )
    return (dealing, TurningByHand(then=then)) if turned else (dealing,)
