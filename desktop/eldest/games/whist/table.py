"""The table at Whist: what no other game needs to keep."""

from dataclasses import dataclass
from typing import Self

from eldest.cards.card import Card
from eldest.cards.hand import Hand
from eldest.cards.seating import Seat
from eldest.engine.acts import STOCK, TURN_UP
from eldest.engine.table import Table
from eldest.engine.values import replace

LETTERS = "AYBZ"
"""What the players are called, from the eldest hand round to the dealer. rule: W-POS-01, W-POS-02"""


@dataclass(frozen=True)  # no slots, as its base
class WhistTable(Table):
    """A table at Whist.

    `turned` is the card that was turned for trumps; who took it into his hand, everybody may remember.
    `odd` are the odd tricks of each side over all hands of the rubber. `dummies` are the seats of
    hands that nobody holds, and `rota` the players in whose turn Dummy is, the present one first,
    in the order of the cut. rule: W-STAKE-08, W-DUM-02
    """

    turned: Card | None = None
    odd: tuple[int, ...] = (0, 0)
    dummies: tuple[Seat, ...] = ()
    rota: tuple[Seat, ...] = ()

    def cleared(self) -> Self:
        """Forget the turn-up too."""
        return replace(Table.cleared(self), turned=None)

    def letter_of(self, seat: Seat) -> str:
        """Return the letter that a seat has in this deal; none before the dealer is known, or for two.

        A and B are partners against Y and Z: A is the eldest hand, Z deals. With every deal the
        letters move on. rule: W-POS-01, W-POS-02
        """
        order = self.seating.order
        if self.dealer is None or len(order) != len(LETTERS) or seat not in order:
            return ""
        return LETTERS[self.seating.place_of(seat, self.seating.eldest_of(self.dealer))]

    def player_of(self, seat: Seat) -> Seat:
        """Return who acts for a seat: for Dummy his partner. rule: W-DUM-01, W-DUM-03"""
        return self.seating.opposite(seat) if seat in self.dummies else seat

    def at_disposal(self, seat: Seat) -> tuple[Card, ...]:
        """Return the hand; for the dealer also his turn-up, while it lies on the table. rule: W-TRUMP-01"""
        if seat == self.dealer and self._turn_up_is_dealers():
            return self.hands[seat].cards + self.lying(TURN_UP)
        return self.hands[seat].cards

    def without(self, seat: Seat, card: Card) -> Self:
        """Return the table after a card left the hand, or the turn-up the table."""
        if card in self.hands[seat]:
            return self.with_hand(seat, self.hands[seat].minus(card))
        return self.with_spot(TURN_UP, Hand())

    def _turn_up_is_dealers(self) -> bool:
        """Tell the dealer's turn-up from the open card of a stock. rule: W-GER-01"""
        return self.spot(STOCK) is None

    def turn_up_taken(self) -> Self:
        """Return the table after the dealer took the turn-up into his hand."""
        assert self.dealer is not None
        hand = self.hands[self.dealer].plus(self.lying(TURN_UP))
        table = self.with_spot(TURN_UP, Hand()).with_hand(self.dealer, hand)
        return table.laid_open(self.dealer) if self.dealer in self.dummies else table

    def laid_open(self, seat: Seat) -> Self:
        """Return the table with a seat's cards lying open to all. rule: W-DUM-04"""
        cards = self.hands[seat].cards
        return self.with_hand(seat, Hand(cards, len(cards), cards))
