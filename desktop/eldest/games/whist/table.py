"""The table at Whist: what no other game needs to keep."""

from dataclasses import dataclass
from typing import Self

from eldest.cards.seating import Seat
from eldest.engine.acts import STOCK
from eldest.engine.table import Table

LETTERS = "AYBZ"
"""What the players are called, from the eldest hand round to the dealer. rule: W-POS-01, W-POS-02"""


@dataclass(frozen=True)  # no slots, as its base
class WhistTable(Table):
    """A table at Whist.

    Who took the card turned for trumps into his hand, everybody may remember.
    `odd` are the odd tricks of each side over all hands of the rubber. `dummies` are the seats of
    hands that nobody holds, and `rota` the players in whose turn Dummy is, the present one first,
    in the order of the cut. rule: W-STAKE-08, W-DUM-02
    """

    odd: tuple[int, ...] = (0, 0)
    dummies: tuple[Seat, ...] = ()
    rota: tuple[Seat, ...] = ()

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

    @property
    def lends_turn_up(self) -> bool:
        """Tell the dealer's turn-up from the open card of a stock. rule: W-TRUMP-01, W-GER-01"""
        return len(self.seating.order) == len(LETTERS) and self.spot(STOCK) is None

    def turn_up_taken(self) -> Self:
        """Return the table after the dealer took it in; Dummy's hand goes on lying open. rule: W-DUM-04"""
        table = super().turn_up_taken()
        return table.laid_open(self.dealer) if self.dealer in self.dummies else table
