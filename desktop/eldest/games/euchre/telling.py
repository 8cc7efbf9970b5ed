"""What calls at Euchre tell of the hands that made them, and a discard of the hand that it left."""

import math
from abc import ABC, abstractmethod
from collections.abc import Iterator
from itertools import takewhile

from eldest.cards.card import Card, Suit
from eldest.cards.order import CardOrder
from eldest.cards.seating import Seat
from eldest.engine.acts import DISCARD, WIDOW, Act, Bid, Make, Pass
from eldest.engine.values import replace
from eldest.games.euchre.bid_habits import TEMPERS
from eldest.games.euchre.call_habits import SURE_ENOUGH, TO_WIN, TURN_UP_AGAINST
from eldest.games.euchre.calls import ACCEPTING, TurnDown
from eldest.games.euchre.contracts import BiddingForm
from eldest.games.euchre.prospects import CALLED, best_of, prospects_of
from eldest.games.euchre.prospects import worth as worth_with_partners
from eldest.games.euchre.seasoned import TRUMPS, Seasoned
from eldest.games.euchre.table import EuchreTable
from eldest.games.euchre.worth import without_weakest, worth

SPREAD = 0.3
"""In tricks: how much players differ in what a hand must be worth before they call on it."""
UNSURE = 0.1
"""The same where the chance of a bid decides."""
LEAST = 0.03
"""How likely anything is called, whatever the hand."""
NOT_THE_WEAKEST = 0.3
"""How likely a card is laid away that leaves the hand weaker than another would, beside that other."""


class Told:
    """A deal as far as its calls have got, in one world: who called, with which cards."""

    def __init__(self, world: EuchreTable) -> None:
        self.world = world
        self._dealt: dict[Seat, tuple[Card, ...]] = {}

    def cards(self, seat: Seat) -> tuple[Card, ...]:
        """Return the cards that a seat was dealt, as far as they can be told."""
        found = self._dealt.get(seat)
        if found is None:
            found = self._dealt[seat] = tuple(self._held(seat))
        return found

    def _held(self, seat: Seat) -> Iterator[Card]:
        world = self.world
        yield from world.hands[seat].cards
        for trick in (*world.tricks, world.trick):
            yield from (card for who, card in trick.plays if who == seat)
        if self._laid_away_by() == seat:
            yield from world.lying(DISCARD)

    def _laid_away_by(self) -> Seat | None:
        return self.world.dealer if self.world.proposal is not None else self.world.maker

    def calls(self) -> Iterator[tuple[Act, bool]]:
        """Yield every call, and whether the turn-up had been turned down before it."""
        down = False
        for call in self.world.calls:
            yield call, down
            down = down or isinstance(call, TurnDown)


class Telling(ABC):
    """How likely calls are with given hands, in one form of the game."""

    def likelihood(self, world: EuchreTable, seat: Seat) -> float:
        """Return how likely the others called as they did, and the dealer laid away what he did."""
        told, likely = Told(world), 1.0
        for call, down in told.calls():
            if call.seat is not None and call.seat != seat:
                likely *= max(self.of_call(told, call.seat, call, down), LEAST)
        return likely * _of_discard(told, seat)

    @abstractmethod
    def of_call(self, told: Told, seat: Seat, call: Act, down: bool) -> float:
        """Return how likely a seat with its cards calls so."""


class OfMakers(Telling):
    """Where a trump is turned up, and taken or left by what a hand is worth."""

    def __init__(self, seasoned: Seasoned) -> None:
        self._seasoned = seasoned

    def of_call(self, told: Told, seat: Seat, call: Act, down: bool) -> float:
        """Compare what the hand is worth with what experience asks for."""
        if isinstance(call, Make):
            return self._names(told, seat, call.suit)
        if isinstance(call, Pass | TurnDown):
            if not down:
                return 1 - self._accepts(told, seat)
            turned = told.world.proposal
            return 1 - max(self._names(told, seat, suit) for suit in Suit if suit is not turned)
        return self._accepts(told, seat) if isinstance(call, ACCEPTING) else 1.0

    def _accepts(self, told: Told, seat: Seat) -> float:
        world, cards = told.world, told.cards(seat)
        assert world.proposal is not None
        assert world.turned is not None
        order = replace(world.order, trumps=world.proposal)
        if seat == world.dealer:
            own = tuple(card for card in cards if card != world.turned)
            kept = without_weakest(own, order) if len(own) > TO_HOLD else own
            return self._over("take", (*kept, world.turned), order)
        way = "assist" if world.seating.sides[seat] == world.seating.sides[world.dealer or 0] else "order"
        return self._over(way, cards, order)

    def _names(self, told: Told, seat: Seat, suit: Suit) -> float:
        way = "name_last" if seat == told.world.dealer else "name"
        return self._over(way, told.cards(seat), replace(told.world.order, trumps=suit))

    def _over(self, way: str, cards: tuple[Card, ...], order: CardOrder) -> float:
        tricks = worth(cards, order) + getattr(self._seasoned.tells, way)
        if sum(map(order.is_trump, cards)) < getattr(TRUMPS, way):
            return LEAST
        return _likely((tricks - getattr(self._seasoned.asks, way)) / SPREAD)


TO_HOLD = 4
"""Cards that the dealer keeps beside the turn-up."""


class OfCallers(Telling):
    """At call-ace, where three tricks must be likely enough with a partner who is called."""

    def __init__(self, players: int) -> None:
        self._prospect = CALLED[players]

    def of_call(self, told: Told, seat: Seat, call: Act, down: bool) -> float:
        """Compare the chance of three tricks with what is sure enough."""
        world = told.world
        if isinstance(call, Make):
            return self._over(told, seat, call.suit, 0)
        if isinstance(call, Pass | TurnDown) and world.proposal is not None:
            if down:
                suits = (suit for suit in Suit if suit is not world.proposal)
                return 1 - max(self._over(told, seat, suit, 0) for suit in suits)
            return 1 - self._over(told, seat, world.proposal, self._against(world, seat))
        if isinstance(call, ACCEPTING) and world.proposal is not None:
            return self._over(told, seat, world.proposal, self._against(world, seat))
        return 1.0

    def _against(self, world: EuchreTable, seat: Seat) -> float:
        return 0 if seat == world.dealer else TURN_UP_AGAINST

    def _over(self, told: Told, seat: Seat, suit: Suit, against: float) -> float:
        order = replace(told.world.order, trumps=suit)
        value = worth_with_partners(told.cards(seat), order) - against
        return _likely((self._prospect.chance(value, TO_WIN) - SURE_ENOUGH) / UNSURE)


class OfBidders(Telling):
    """Where tricks are bid for, by how likely the hand makes them."""

    def __init__(self, form: BiddingForm, players: int) -> None:
        self._form = form
        self._temper = TEMPERS[players, form.cards, form.widow]
        self._prospects = prospects_of(form, players)

    def of_call(self, told: Told, seat: Seat, call: Act, down: bool) -> float:
        """Compare the chance of a bid, or of the least that was open, with what is sure enough."""
        if isinstance(call, Bid):
            return self._over(told, seat, call.number)
        if not isinstance(call, Pass):
            return 1.0
        before = takewhile(lambda earlier: earlier is not call, told.world.calls)
        last = max((earlier.number for earlier in before if isinstance(earlier, Bid)), default=0)
        higher = [number for number in self._form.numbers if number > last]
        least = max(higher[0], self._temper.opening) if higher and not last else (higher or [0])[0]
        return 1 - self._over(told, seat, least) if least in self._form.numbers else 1.0

    def _over(self, told: Told, seat: Seat, number: int) -> float:
        """Return how likely a seat would bid so much; the maker's cards with the widow tell little."""
        world = told.world
        if seat == world.maker and world.turn is not None and not world.spot(WIDOW) and self._form.widow:
            return 1.0
        value = max(self._value(told.cards(seat), world.order, suit) for suit in Suit)
        chance = self._prospects[number].chance(value, self._form.tricks_for(number))
        return _likely((chance - self._temper.sure) / UNSURE)

    def _value(self, cards: tuple[Card, ...], order: CardOrder, suit: Suit) -> float:
        order = replace(order, trumps=suit)
        return worth_with_partners(best_of(cards, order, self._form.cards), order)


def _of_discard(told: Told, seat: Seat) -> float:
    """Return how likely the dealer laid away what he did: without it his hand should be at its strongest."""
    world = told.world
    laid = world.lying(DISCARD)
    if len(laid) != 1 or world.dealer in (None, seat) or world.order.trumps is None or not world.accepted:
        return 1.0
    assert world.dealer is not None
    dealt = tuple(card for card in told.cards(world.dealer) if card != world.turned)
    return 1.0 if laid[0] not in without_weakest(dealt, world.order) else NOT_THE_WEAKEST


def _likely(margin: float) -> float:
    return 1 / (1 + math.exp(-max(min(margin, 40), -40)))
