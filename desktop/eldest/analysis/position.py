"""A deal in play as whole numbers, the same for every trick game."""

from collections.abc import Iterator
from dataclasses import dataclass, replace

RANKS = 15
"""How many ranks a suit has room for: the trumps of Cinch, or thirteen cards with a bower and a joker."""
SUITS = 4
CARDS = RANKS * SUITS
SUIT = (1 << RANKS) - 1
"""The mask of the lowest suit; that of suit s is SUIT << RANKS * s."""


def cards_of(mask: int) -> Iterator[int]:
    """Yield the numbers of the cards in a mask, the lowest first."""
    while mask:
        lowest = mask & -mask
        yield lowest.bit_length() - 1
        mask ^= lowest


@dataclass(frozen=True, slots=True)
class Position:
    """All that decides what the cards are worth from here on, with every hand known.

    A card is a number, `suit * 15 + rank`: suits 0..3, ranks 0..14, and the higher of two ranks beats the
    lower. Bowers, jokers and pedros belong to the suit and have the rank that they count for. A set of cards
    is a mask, bit n for card n.

    A trick goes round once: every seat of `playing` lays one card, and the best trump, or else the best card
    of the suit led, takes it; who takes it leads next. Hands may differ by the cards that the open trick has
    already. If they differ by more, a seat whose cards have run out is passed over from the next trick on,
    and if it took the last one, the next seat with cards leads. `playing` must then hold only seats that take
    part in the open trick, which is how `play` leaves it.

    Nothing is checked here, since many thousand positions are made for one choice of a card; the solver
    refuses what it cannot read.
    """

    hands: tuple[int, ...]
    """The cards still held, by seat."""
    playing: tuple[int, ...]
    """The seats that take part, in order of play; the partner of a lone player is left out."""
    trump: int
    """The suit of trumps, -1 if there are none."""
    leader: int
    """The seat that leads, or has led, the open trick."""
    trick: tuple[int, ...] = ()
    """The cards laid to the open trick, the led one first; they are in no hand any more."""
    side: int = 0b0101
    """The side whose points are counted: bit s for seat s."""
    trick_points: int = 1
    """What a trick counts for whoever takes it."""
    card_points: tuple[int, ...] = ()
    """What each of the 60 cards counts for whoever takes it in a trick; empty if no card counts."""
    trump_any_time: bool = False
    """Whether one who can follow suit may trump instead, as in Cinch."""

    @property
    def mover(self) -> int:
        """The seat that is to lay a card.

        :raises ValueError: if the leader does not take part
        """
        return self.playing[(self.playing.index(self.leader) + len(self.trick)) % len(self.playing)]

    @property
    def legal_mask(self) -> int:
        """The cards that the mover may lay, as a mask; 0 when all is played."""
        hand = self.hands[self.mover]
        if not self.trick:
            return hand
        follows = hand & SUIT << self.trick[0] // RANKS * RANKS
        if not follows:
            return hand
        return follows | hand & self.trumps if self.trump_any_time else follows

    @property
    def trumps(self) -> int:
        """The mask of the trump suit."""
        return SUIT << self.trump * RANKS if self.trump >= 0 else 0

    def legal(self) -> tuple[int, ...]:
        """Return the cards that the mover may lay, the lowest number first; none when all is played."""
        return tuple(cards_of(self.legal_mask))

    def play(self, card: int) -> "Position":
        """Return the position after the mover has laid a legal card; that it is one goes unchecked."""
        mover = self.mover
        held = self.hands[mover] ^ 1 << card
        hands = (*self.hands[:mover], held, *self.hands[mover + 1 :])
        trick = (*self.trick, card)
        if len(trick) < len(self.playing):
            return replace(self, hands=hands, trick=trick)
        taker = replace(self, trick=trick).winning
        start = self.playing.index(taker)
        left = tuple(seat for seat in self.playing if hands[seat])
        leader = next((s for s in self.playing[start:] + self.playing[:start] if hands[s]), taker)
        return replace(self, hands=hands, trick=(), leader=leader, playing=left or self.playing)

    @property
    def winning(self) -> int:
        """The seat whose card takes the open trick as it lies.

        :raises ValueError: if nothing is laid yet
        """
        led = self.trick[0] // RANKS
        place, _ = max(enumerate(self.trick), key=lambda laid: self._power(laid[1], led))
        return self.playing[(self.playing.index(self.leader) + place) % len(self.playing)]

    def _power(self, card: int, led: int) -> int:
        suit = card // RANKS
        if suit == self.trump:
            return CARDS + card
        return card if suit == led else -1

    def worth(self, trick: tuple[int, ...]) -> int:
        """Return what a whole trick with these cards counts for whoever takes it."""
        return self.trick_points + sum(self.card_points[card] for card in trick if self.card_points)
