"""The words for cards and phrases in the language of the window."""

from PySide6.QtCore import QCoreApplication

from eldest.cards.card import Card, Suit
from eldest.engine.phrase import Phrase
from eldest.room.card_words import CardWords, put_in

__all__ = ["card_name", "card_sign", "put_in", "suit_name", "tr", "translate"]


def translate(context: str, text: str) -> str:
    """Return a text in the language of the window."""
    return QCoreApplication.translate(context, text)


WORDS = CardWords(translate)


def tr(said: Phrase) -> str:
    """Return a phrase in the language of the window, its names still to be filled."""
    return WORDS.tr(said)


def suit_name(suit: Suit) -> str:
    """Return the name of a suit, as "hearts"."""
    return WORDS.suit(suit)


def card_name(card: Card) -> str:
    """Return the name of a card by itself, as "queen of spades"."""
    return WORDS.card(card)


def card_sign(card: Card) -> str:
    """Return a card's index, as "Q♠"."""
    return WORDS.sign(card)
