"""The table at Euchre: what no other game needs to keep."""

from dataclasses import dataclass
from typing import Self

from eldest.cards.card import Card, Suit
from eldest.cards.hand import Hand
from eldest.cards.seating import Seat
from eldest.engine.table import Sight, Table
from eldest.engine.values import replace
from eldest.games.euchre.calls import CallSuit

PROPOSING = "propose"


@dataclass(frozen=True)  # no slots, as its base
class EuchreTable(Table):
    """A table at Euchre.

    `proposal` is the suit that the card turned up offers.
    Once the turn-up is `accepted` it belongs to the dealer's hand, though it lies on the pack
    until he plays it or takes it in after the first trick.
    `lone` is the maker who plays without his partners, and `defender` the adversary who alone
    opposes him; `open_hand` tells that the lone player has laid his cards open, of which `named` is
    the one that he must play to the first trick; `jamboree`, that the maker showed the five best
    trumps instead of playing.
    """

    proposal: Suit | None = None
    accepted: bool = False
    lone: Seat | None = None
    defender: Seat | None = None
    open_hand: bool = False
    named: Card | None = None
    jamboree: bool = False

    def cleared(self) -> Self:
        """Forget what was said and done in making the trump too."""
        bare = replace(Table.cleared(self), proposal=None, accepted=False, lone=None)
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

    def holder_of_called(self) -> tuple[Seat, Card] | None:
        """Return who held the best card of the suit called, and the card; None if nobody has one of it.

        Only the referee, who knows every hand, can tell it. rule: E-CALL-01
        """
        suit, order = self.suit_called(), self.order
        if suit is None:
            return None
        played = [play for trick in (*self.tricks, self.trick) for play in trick.plays]
        held = [(seat, card) for seat in self.seating.order for card in self.at_disposal(seat)]
        of_suit = [(seat, card) for seat, card in (*played, *held) if order.suit_of(card) is suit]
        return max(of_suit, key=lambda pair: order.height(pair[1]), default=None)

    def makers_side(self) -> tuple[Seat, ...]:
        """Return the maker and the partner whom he has called: known when the hand is over.

        Before he calls, or chooses, anybody he stands alone. rule: E-CALL-01, E-CALL-02, E5-MAKE-02
        """
        assert self.maker is not None
        found = self.holder_of_called()
        if found is None or found[0] == self.maker:
            return (self.maker,)
        return (self.maker, found[0])

    def with_sides_shown(self) -> Self:
        """Return the table as its hand ends: the maker's partner comes out, if he had one.

        rule: E-CALL-01, E-CALL-02
        """
        if self.allies or self.maker is None or self.seating.in_partnerships:
            return self
        return replace(self, allies=self.makers_side())

    @property
    def lends_turn_up(self) -> bool:
        """Tell whether the turn-up was accepted: the dealer has still to play it or to take it in.

        rule: E-DISC-03, E2-MAKE-02, E2-MAKE-03
        """
        return self.accepted

    def hand_seen_by(self, owner: Seat, seat: Seat) -> Hand:
        """Keep his cards from the dealer while he names a suit for a joker turned. rule: E-PACK-06"""
        if self.stage == PROPOSING and owner == self.dealer:
            return self.hands[owner].seen()
        return super().hand_seen_by(owner, seat)

    def turn_up_taken(self) -> Self:
        """Return the table after the dealer took the turn-up into his hand, if that is open face up."""
        table = super().turn_up_taken()
        if not self.open_hand or self.lone != self.dealer:
            return table
        assert self.lone is not None
        return table.laid_open(self.lone)


def at_euchre(sight: Sight) -> EuchreTable:
    """Return a sight as that of a table at Euchre.

    :raises TypeError: if it is of another game
    """
    if not isinstance(sight, EuchreTable):
        raise TypeError("not a table at Euchre")
    return sight
