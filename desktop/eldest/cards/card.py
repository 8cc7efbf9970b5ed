"""Suits, ranks and cards, with the two-letter spelling used in records and tests."""

from enum import IntEnum
from typing import NamedTuple


class Suit(IntEnum):
    """One of the four suits, numbered so that a hand sorted by them alternates its colours."""

    CLUBS = 0
    DIAMONDS = 1
    SPADES = 2
    HEARTS = 3

    @property
    def letter(self) -> str:
        """The suit's letter in the spelling of a card: C, D, S or H."""
        return self.name[0]

    @property
    def mate(self) -> "Suit":
        """The other suit of the same colour."""
        return _MATES[self]

    @classmethod
    def parse(cls, letter: str) -> "Suit":
        """Return the suit spelled by one letter.

        :raises ValueError: if the letter names no suit
        """
        try:
            return _SUITS[letter]
        except KeyError:
            raise ValueError(f"no suit is spelled {letter!r}") from None

    def __str__(self) -> str:
        return self.letter


class Rank(IntEnum):
    """What is printed on a card, the joker's rank above all. A game decides what beats what."""

    TWO = 2
    THREE = 3
    FOUR = 4
    FIVE = 5
    SIX = 6
    SEVEN = 7
    EIGHT = 8
    NINE = 9
    TEN = 10
    JACK = 11
    QUEEN = 12
    KING = 13
    ACE = 14
    JOKER = 15

    @property
    def letter(self) -> str:
        """The rank's letter in the spelling of a card; ten is T. The joker has none: see Card."""
        return "23456789TJQKA"[self - 2]

    @classmethod
    def parse(cls, letter: str) -> "Rank":
        """Return the rank spelled by one letter.

        :raises ValueError: if the letter names no rank
        """
        try:
            return _RANKS[letter]
        except KeyError:
            raise ValueError(f"no rank is spelled {letter!r}") from None


class Card(NamedTuple):
    """One card by its printed rank and suit; the joker has no suit.

    >>> Card.parse("QS")
    Card.parse('QS')
    """

    rank: Rank
    suit: Suit | None

    @classmethod
    def parse(cls, text: str) -> "Card":
        """Return the card spelled by two letters, such as ``QS`` or ``TH``, or ``JK`` for the joker.

        :raises ValueError: if the text spells no card
        """
        try:
            return _CARDS[text]
        except KeyError:
            raise ValueError(f"no card is spelled {text!r}") from None

    def __str__(self) -> str:
        return _SPELLED[self]

    def __repr__(self) -> str:
        return f"Card.parse({str(self)!r})"


def parse_cards(text: str) -> tuple[Card, ...]:
    """Return the cards spelled in a text, parted by spaces.

    :raises ValueError: if a word spells no card
    """
    return tuple(Card.parse(word) for word in text.split())


def spell_cards(cards: tuple[Card, ...]) -> str:
    """Spell cards so that :func:`parse_cards` reads them back."""
    return " ".join(str(card) for card in cards)


JOKER = Card(Rank.JOKER, None)
PLAIN_RANKS = tuple(rank for rank in Rank if rank is not Rank.JOKER)

_SUITS = {suit.letter: suit for suit in Suit}
_MATES = tuple(Suit(suit ^ 2) for suit in Suit)
_RANKS = {rank.letter: rank for rank in PLAIN_RANKS}
_CARDS = {r.letter + s.letter: Card(r, s) for s in Suit for r in PLAIN_RANKS} | {"JK": JOKER}
EVERY_CARD = tuple(_CARDS.values())
_SPELLED = {card: text for text, card in _CARDS.items()}
"""Spelling goes through tables: a record of a long evening is spelled anew at every act."""
