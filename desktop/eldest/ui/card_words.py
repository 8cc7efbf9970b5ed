"""The words for cards, suits and numbers, and how a phrase becomes words in the language of the window."""

import re
from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication

from eldest.cards.card import Card, Rank, Suit
from eldest.engine.phrase import Phrase, phrase

TEXT_STYLE = "\N{VARIATION SELECTOR-15}"
"""After a suit's sign it asks for the letter, not the coloured picture."""

SUITS = {
    Suit.CLUBS: phrase("cards", "clubs"),
    Suit.DIAMONDS: phrase("cards", "diamonds"),
    Suit.SPADES: phrase("cards", "spades"),
    Suit.HEARTS: phrase("cards", "hearts"),
}
SIGNS = {Suit.CLUBS: "♣", Suit.DIAMONDS: "♦", Suit.SPADES: "♠", Suit.HEARTS: "♥"}
RANKS = {
    Rank.TWO: phrase("cards", "deuce"),
    Rank.THREE: phrase("cards", "three"),
    Rank.FOUR: phrase("cards", "four"),
    Rank.FIVE: phrase("cards", "five"),
    Rank.SIX: phrase("cards", "six"),
    Rank.SEVEN: phrase("cards", "seven"),
    Rank.EIGHT: phrase("cards", "eight"),
    Rank.NINE: phrase("cards", "nine"),
    Rank.TEN: phrase("cards", "ten"),
    Rank.JACK: phrase("cards", "jack"),
    Rank.QUEEN: phrase("cards", "queen"),
    Rank.KING: phrase("cards", "king"),
    Rank.ACE: phrase("cards", "ace"),
}
LETTERS = {
    Rank.JACK: phrase("card letters", "J"),
    Rank.QUEEN: phrase("card letters", "Q"),
    Rank.KING: phrase("card letters", "K"),
    Rank.ACE: phrase("card letters", "A"),
}
NUMBERS = (
    phrase("numbers", "none"),
    phrase("numbers", "one"),
    phrase("numbers", "two"),
    phrase("numbers", "three"),
    phrase("numbers", "four"),
    phrase("numbers", "five"),
    phrase("numbers", "six"),
    phrase("numbers", "seven"),
)

NAMED = phrase("cards", "{rank} of {suit}")
NAMED_IN_SENTENCE = phrase("cards", "the {rank} of {suit}")
JOKER_NAMED = phrase("cards", "joker")
JOKER_IN_SENTENCE = phrase("cards", "the joker")

_NAME = re.compile(r"\{(\w+)\}")


def tr(said: Phrase) -> str:
    """Return a phrase in the language of the window, its names still to be filled."""
    return QCoreApplication.translate(said.context, said.text)


def suit_name(suit: Suit) -> str:
    """Return the name of a suit, as "hearts"."""
    return tr(SUITS[suit])


def card_name(card: Card) -> str:
    """Return the name of a card by itself, as "queen of spades"."""
    return named(card, NAMED, JOKER_NAMED)


def card_sign(card: Card) -> str:
    """Return a card's index, as "Q♠"."""
    if card.suit is None:
        return tr(JOKER_NAMED)
    rank = tr(LETTERS[card.rank]) if card.rank in LETTERS else str(int(card.rank))
    return rank + SIGNS[card.suit] + TEXT_STYLE


def named(card: Card, form: Phrase, joker: Phrase) -> str:
    """Return the name of a card in a form that has places for its rank and suit."""
    if card.suit is None:
        return tr(joker)
    return put_in(tr(form), {"rank": tr(RANKS[card.rank]), "suit": suit_name(card.suit)})


def number_word(number: int) -> str:
    """Return a small number as a word, a large one in figures."""
    return tr(NUMBERS[number]) if 0 <= number < len(NUMBERS) else str(number)


def put_in(text: str, words: Mapping[str, str]) -> str:
    """Fill the names in braces; what a word holds is not read again, whatever a player is called."""
    return _NAME.sub(lambda found: words.get(found[1], found[0]), text)
