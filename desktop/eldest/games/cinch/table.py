"""The table at Cinch: what no other game needs to keep."""

from dataclasses import dataclass
from typing import Self

from eldest.cards.card import Card, Rank
from eldest.cards.hand import Hand
from eldest.cards.seating import Seat
from eldest.engine.acts import STOCK
from eldest.engine.table import Sight, Table, Trick
from eldest.engine.values import replace
from eldest.games.cinch.calls import LAID_AWAY
from eldest.games.cinch.pedros import PedroOrder

KEPT = 6
"""Cards with which every hand is played. rule: C-DISC-04, C-PLAY-01"""


NO_TRUMPS = PedroOrder()


@dataclass(frozen=True)  # no slots, as its base
class CinchTable(Table):
    """A table at Cinch.

    `served` is the last player who has laid his cards away; `robbing` tells that the dealer has, and
    `robbed` how many cards he then took of the stock, None if there was none to rob. Once `restocked`
    the stock is of cards laid away before. `called` are the trumps that the maker has called to find a
    partner. `low_to_holder` is how the deuce counts.
    """

    order: PedroOrder = NO_TRUMPS
    served: Seat | None = None
    robbing: bool = False
    robbed: int | None = None
    restocked: bool = False
    called: tuple[Card, ...] = ()
    low_to_holder: bool = False
    laid: tuple[tuple[Card, ...], ...] = ()
    again: tuple[int, ...] = ()

    def cleared(self) -> Self:
        """Forget who was served and called too."""
        bare = replace(Table.cleared(self), served=None, robbing=False, robbed=None)
        return replace(bare, restocked=False, called=(), laid=(), again=())

    def points_in(self, trick: Trick) -> int:
        """Return what a trick's cards count for its winner; the deuce may be its holder's.

        rule: C-COUNT-01, C-COUNT-02
        """
        return sum(self.worth_of(card) for card in trick.cards)

    def worth_of(self, card: Card) -> int:
        """Return what a card counts for whoever wins it. rule: C-PACK-04, C-COUNT-02"""
        return 0 if self.low_to_holder and card.rank is Rank.TWO else self.order.points(card)

    def points_of(self, seats: tuple[Seat, ...]) -> int:
        """Return the points that these seats have won in this deal. rule: C-COUNT-01, C-COUNT-02"""
        won = sum(self.points_in(trick) for trick in self.tricks if trick.winner in seats)
        if self.low_to_holder and self._holder_of_low() in seats:
            return won + 1
        return won

    def _holder_of_low(self) -> Seat | None:
        """Return who held the deuce: it cannot be laid away, so he has played it."""
        low = [
            seat
            for trick in self.tricks
            for seat, card in trick.plays
            if card.rank is Rank.TWO and self.order.is_trump(card)
        ]
        return low[0] if low else None

    def plain_of(self, seat: Seat) -> tuple[Card, ...]:
        """Return the cards of a hand that are no trumps."""
        return tuple(card for card in self.hands[seat].cards if not self.order.is_trump(card))

    def may_throw(self, seat: Seat) -> tuple[Card, ...]:
        """Return the cards of a hand that count nothing: no other may be laid away. rule: C-DISC-03"""
        return tuple(card for card in self.hands[seat].cards if not self.order.points(card))

    def thrown(self, seat: Seat, cards: tuple[Card, ...]) -> Self:
        """Return the table after a player laid cards of his hand away, face up. rule: C-DISC-01"""
        hand = self.hands[seat]
        for card in cards:
            hand = hand.minus(card)
        lies = self.lying(LAID_AWAY) + cards
        table = self.with_hand(seat, hand).with_spot(LAID_AWAY, Hand(lies, len(lies), lies))
        return table.with_laid(seat, (*table.laid_by(seat), *cards))

    def laid_by(self, seat: Seat) -> tuple[Card, ...]:
        """Return what a seat has laid away in this deal, as all saw it."""
        return self.laid[seat] if self.laid else ()

    def with_laid(self, seat: Seat, cards: tuple[Card, ...]) -> Self:
        """Return the table at which a seat has laid just these cards away."""
        laid = self.laid or ((),) * len(self.hands)
        return replace(self, laid=(*laid[:seat], cards, *laid[seat + 1 :]))

    def given_again(self, seat: Seat) -> int:
        """Return how many cards a seat was given that had been laid away before. rule: C-DISC-07"""
        return self.again[seat] if self.again else 0

    def drawn(self, seat: Seat) -> tuple[Self, tuple[Card, ...]]:
        """Return the table after a hand was filled to six as far as the stock goes, and the cards given."""
        stock = self.lying(STOCK)
        wanted = max(KEPT - self.hands[seat].size, 0)
        given, rest = stock[:wanted], stock[wanted:]
        table = self.with_hand(seat, self.hands[seat].plus(given)).with_spot(STOCK, Hand(rest))
        if table.restocked:
            again = self.again or (0,) * len(self.hands)
            table = replace(table, again=(*again[:seat], again[seat] + len(given), *again[seat + 1 :]))
        return table, given


def at_cinch(sight: Sight) -> CinchTable:
    """Return a sight as that of a table at Cinch.

    :raises TypeError: if it is of another game
    """
    if not isinstance(sight, CinchTable):
        raise TypeError("not a table at Cinch")
    return sight
