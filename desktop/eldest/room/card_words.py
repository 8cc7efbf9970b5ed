"""The words for cards, suits and numbers, and how a phrase becomes a text in some language."""

import re
from collections.abc import Callable, Mapping, Sequence

from eldest.cards.card import Card, Rank, Suit
from eldest.engine.phrase import Phrase, phrase

Translate = Callable[[str, str], str]
"""From a context and an English text to a text in the language spoken."""

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
    phrase("numbers", "eight"),
    phrase("numbers", "nine"),
    phrase("numbers", "ten"),
    phrase("numbers", "eleven"),
    phrase("numbers", "twelve"),
    phrase("numbers", "thirteen"),
)

NOTHING = phrase("lists", "none")
AND = phrase("lists", "{first} and {last}")
THEN = phrase("lists", "{first}, then {last}")
COMMA = phrase("lists", "{first}, {last}")
ONE_COUNTER = phrase("counters", "one counter")
COUNTERS = phrase("counters", "{number} counters")

NAMED = phrase("cards", "{rank} of {suit}")
NAMED_IN_SENTENCE = phrase("cards", "the {rank} of {suit}")
JOKER_NAMED = phrase("cards", "joker")
JOKER_IN_SENTENCE = phrase("cards", "the joker")

_NAME = re.compile(r"\{(\w+)\}")


def in_english(_context: str, text: str) -> str:
    """Leave a text as it was written."""
    return text


def put_in(text: str, words: Mapping[str, str]) -> str:
    """Fill the names in braces; what a word holds is not read again, whatever a player is called."""
    return _NAME.sub(lambda found: words.get(found[1], found[0]), text)


class CardWords:
    """How cards, suits and numbers are called in one language; it is asked anew for every word."""

    def __init__(self, translate: Translate = in_english) -> None:
        self._translate = translate

    def tr(self, said: Phrase) -> str:
        """Return a phrase in the language, its names still to be filled."""
        return self._translate(said.context, said.text)

    def suit(self, suit: Suit) -> str:
        """Return the name of a suit, as "hearts"."""
        return self.tr(SUITS[suit])

    def card(self, card: Card) -> str:
        """Return the name of a card by itself, as "queen of spades"."""
        return self._named(card, NAMED, JOKER_NAMED)

    def card_in_sentence(self, card: Card) -> str:
        """Return a card as it is named within a sentence, as "the queen of spades"."""
        return self._named(card, NAMED_IN_SENTENCE, JOKER_IN_SENTENCE)

    def sign(self, card: Card) -> str:
        """Return a card's index and pip, as "Q♠"."""
        return self.index(card) + (SIGNS[card.suit] + TEXT_STYLE if card.suit is not None else "")

    def index(self, card: Card) -> str:
        """Return what stands above the pip in a card's corner, as "Q"; the joker is called by his name."""
        if card.suit is None:
            return self.tr(JOKER_NAMED)
        return self.tr(LETTERS[card.rank]) if card.rank in LETTERS else str(int(card.rank))

    def number(self, number: int) -> str:
        """Return a small number as a word, a large one in figures."""
        return self.tr(NUMBERS[number]) if 0 <= number < len(NUMBERS) else str(number)

    def counters(self, number: int) -> str:
        """Return a sum of play money, as "one counter"."""
        form = ONE_COUNTER if number == 1 else COUNTERS
        return put_in(self.tr(form), {"number": str(number)})

    def listed(self, words: Sequence[str], last: Phrase) -> str:
        """Return words in a row, joined by commas and the last by a phrase: "Anna, Bob and Carl"."""
        if not words:
            return self.tr(NOTHING)
        *before, final = words
        if not before:
            return final
        first = before[0]
        for word in before[1:]:
            first = put_in(self.tr(COMMA), {"first": first, "last": word})
        return put_in(self.tr(last), {"first": first, "last": final})

    def _named(self, card: Card, form: Phrase, joker: Phrase) -> str:
        if card.suit is None:
            return self.tr(joker)
        return put_in(self.tr(form), {"rank": self.tr(RANKS[card.rank]), "suit": self.suit(card.suit)})
