"""What a seat can be sure of in the play of the cards, from its sight alone."""

from collections.abc import Iterable
from functools import cached_property

from eldest.cards.card import Card, Suit
from eldest.cards.pack import Pack
from eldest.cards.seating import Seat
from eldest.engine.acts import TURN_UP
from eldest.engine.table import Sight, Table, Trick
from eldest.games.cinch.table import CinchTable
from eldest.games.euchre.table import EuchreTable
from eldest.games.whist.scoring import GERMAN_BOOK
from eldest.games.whist.table import WhistTable

GERMAN_PLAYERS = 2


class Known:
    """What the seat in turn can be sure of: who may hold which of the cards that it does not see.

    Nobody holds a suit to which he has shown himself void; all else may lie anywhere. That is less than can
    be reckoned out, so what is called certain here is so indeed.
    """

    def __init__(self, table: Table, pack: Pack) -> None:
        assert table.turn is not None
        self.seat = table.turn
        self.sight: Sight = table.seen_by(table.player_of(table.turn))
        self._pack = pack

    @cached_property
    def unseen(self) -> tuple[Card, ...]:
        """The cards that this seat sees nowhere."""
        seen = set(self.sight.cards())
        return tuple(card for card in self._pack.cards if card not in seen)

    @cached_property
    def fellows(self) -> tuple[Seat, ...]:
        """The others who play with this seat in this deal, as far as it is known, and take part."""
        together = self.sight.together(self.seat)
        return tuple(seat for seat in self.sight.playing if seat in together and seat != self.seat)

    @cached_property
    def adversaries(self) -> tuple[Seat, ...]:
        """Those who take part against this seat."""
        return tuple(s for s in self.sight.playing if s != self.seat and s not in self.fellows)

    @property
    def later(self) -> tuple[Seat, ...]:
        """The adversaries who have still to play to the trick."""
        played = {seat for seat, _ in self.sight.trick.plays}
        return tuple(seat for seat in self.adversaries if seat not in played)

    def held(self, without: Card) -> tuple[Card, ...]:
        """Return the cards at this seat's disposal but for one."""
        return tuple(card for card in self.sight.at_disposal(self.seat) if card != without)

    def may_hold(self, seat: Seat) -> tuple[Card, ...]:
        """Return every card that another seat may yet play."""
        hand = self.sight.hands[seat]
        shown = hand.cards
        if seat == self.sight.dealer and isinstance(self.sight, EuchreTable) and self.sight.takes_in:
            shown += self.sight.lying(TURN_UP)
        if not hand.hidden:
            return shown
        voids, order = self._voids(seat), self.sight.order
        return (*shown, *(card for card in self.unseen if order.suit_of(card) not in voids))

    def may_beat(self, seats: Iterable[Seat], card: Card) -> bool:
        """Tell whether one of these seats may hold a card that beats this one, which wins so far."""
        beats = self.sight.order.beats
        return any(beats(other, card) for seat in seats for other in self.may_hold(seat))

    def between(self, low: Card, high: Card) -> bool:
        """Tell whether another may hold a card of their suit between two: else they are as good as equal."""
        order = self.sight.order
        suit, heights = order.suit_of(high), range(order.height(low) + 1, order.height(high))
        others = (*self.fellows, *self.adversaries)
        out = (card for seat in others for card in self.may_hold(seat))
        return any(order.suit_of(card) is suit and order.height(card) in heights for card in out)

    def _voids(self, seat: Seat) -> set[Suit | None]:
        """Return the suits that a seat has shown to have none of."""
        order, free = self.sight.order, isinstance(self.sight, CinchTable)
        found: set[Suit | None] = set()
        for trick in self._tricks():
            led = order.suit_of(trick.plays[0][1])
            card = next((card for who, card in trick.plays if who == seat), None)
            if card is None or order.suit_of(card) is led:
                continue
            if not (free and order.is_trump(card)):  # at Cinch one may trump instead of following
                found.add(led)
        return found

    def _tricks(self) -> Iterable[Trick]:
        """Yield the tricks that tell of voids; at German Whist only those after the last card was drawn."""
        sight = self.sight
        drew = isinstance(sight, WhistTable) and len(sight.playing) == GERMAN_PLAYERS
        first = GERMAN_BOOK if drew else 0
        yield from sight.tricks[first:]
        if sight.trick.plays and len(sight.tricks) >= first:
            yield sight.trick
