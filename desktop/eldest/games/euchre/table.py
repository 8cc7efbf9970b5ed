"""The table at Euchre: what no other game needs to keep."""

from dataclasses import dataclass
from typing import Self

from eldest.cards.card import Card, Suit
from eldest.cards.hand import Hand
from eldest.cards.seating import Seat
from eldest.engine.acts import TURN_UP
from eldest.engine.table import Sight, Table
from eldest.engine.values import replace
from eldest.games.euchre.calls import CallSuit

PROPOSING = "propose"


@dataclass(frozen=True)  # no slots, as its base
class EuchreTable(Table):
    """A table at Euchre.

    `turned` is the card turned up and `proposal` the suit it offers.
    Once the turn-up is `accepted` it belongs to the dealer's hand, though it lies on the pack
    until he plays it or takes it in after the first trick.
    `lone` is the maker who plays without his partners, and `defender` the adversary who alone
    opposes him; `open_hand` tells that the lone player has laid his cards open, of which `named` is
    the one that he must play to the first trick; `jamboree`, that the maker showed the five best
    trumps instead of playing.
    """

    turned: Card | None = None
    proposal: Suit | None = None
    accepted: bool = False
    lone: Seat | None = None
    defender: Seat | None = None
    open_hand: bool = False
    named: Card | None = None
    jamboree: bool = False

    def cleared(self) -> Self:
        """Forget the turn-up and the maker too."""
        bare = replace(Table.cleared(self), turned=None, proposal=None, accepted=False, lone=None)
        return replace(bare, defender=None, open_hand=False, named=None, jamboree=False)

    @property
    def takes_in(self) -> bool:
        """Tell whether the turn-up is the dealer's, to play or to take in after the first trick."""
        return self.accepted and self.dealer not in self.resting

    def partners_of(self, seat: Seat) -> tuple[Seat, ...]:
        """Return the others of a seat's side, clockwise from it."""
        sides = self.seating.sides
        return tuple(s for s in self.seating.from_(seat) if s != seat and sides[s] == sides[seat])

    def suit_called(self) -> Suit | None:
        """Return the suit that the maker has called in this deal, if any. rule: E-CALL-01"""
        return next((call.suit for call in self.calls if isinstance(call, CallSuit)), None)

    def at_disposal(self, seat: Seat) -> tuple[Card, ...]:
        """Return the hand; for the dealer also the turn-up that he has still to take in.

        rule: E-DISC-03, E2-MAKE-02, E2-MAKE-03
        """
        if self.accepted and seat == self.dealer:
            return self.hands[seat].cards + self.lying(TURN_UP)
        return self.hands[seat].cards

    def without(self, seat: Seat, card: Card) -> Self:
        """Return the table after a card left the hand, or the turn-up left the pack."""
        if card in self.hands[seat]:
            return self.with_hand(seat, self.hands[seat].minus(card))
        return self.with_spot(TURN_UP, Hand())

    def hand_seen_by(self, owner: Seat, seat: Seat) -> Hand:
        """Keep his cards from the dealer while he names a suit for a joker turned. rule: E-PACK-06"""
        if self.stage == PROPOSING and owner == self.dealer:
            return self.hands[owner].seen()
        return self.hands[owner] if owner == seat else self.hands[owner].seen()

    def turn_up_taken(self) -> Self:
        """Return the table after the dealer took the turn-up into his hand, if that is open face up."""
        assert self.dealer is not None
        taken = self.lying(TURN_UP)
        hand = self.hands[self.dealer].plus(taken)
        if self.open_hand and self.dealer == self.lone:
            hand = laid_open(hand)
        return self.with_spot(TURN_UP, Hand()).with_hand(self.dealer, hand)


def laid_open(hand: Hand) -> Hand:
    """Return a hand with every card face up."""
    return Hand(hand.cards, hand.size, hand.cards)


def at_euchre(sight: Sight) -> EuchreTable:
    """Return a sight as that of a table at Euchre.

    :raises TypeError: if it is of another game
    """
    if not isinstance(sight, EuchreTable):
        raise TypeError("not a table at Euchre")
    return sight
