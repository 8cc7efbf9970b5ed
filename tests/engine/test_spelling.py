"""The spelling of fields by their types."""

import pytest

from eldest.cards.card import Card, Suit, parse_cards
from eldest.cards.seating import Seat
from eldest.engine.spelling import Points, spelling_of


@pytest.mark.parametrize(
    ("kind", "value", "words"),
    [
        pytest.param(int, 12, "12", id="a number"),
        pytest.param(Seat, Seat(3), "3", id="a seat is a number"),
        pytest.param(Points, Points(11), "11", id="points are a number"),
        pytest.param(Points, Points(-2), "-2", id="and less than nought after a set-back"),
        pytest.param(Card, Card.parse("TH"), "TH", id="a card"),
        pytest.param(Suit, Suit.SPADES, "S", id="a suit"),
        pytest.param(tuple[Card, ...], parse_cards("TH 7C"), "TH 7C", id="cards"),
        pytest.param(tuple[Seat, ...], (0, 2), "0 2", id="seats"),
        pytest.param(tuple[Card, ...], (), "", id="no cards"),
    ],
)
def test_a_value_is_written_and_read(kind: object, value: object, words: str) -> None:
    spelling = spelling_of(kind)
    assert spelling.write(value) == words
    assert spelling.read(words) == value


def test_only_tuples_take_many_words() -> None:
    assert spelling_of(tuple[int, ...]).many
    assert not spelling_of(int).many


@pytest.mark.parametrize("kind", [float, bytes, Seat | None, list[int]])
def test_other_types_have_no_spelling(kind: object) -> None:
    with pytest.raises(TypeError, match="no spelling"):
        spelling_of(kind)


@pytest.mark.parametrize("word", ["", "Revoke", "two words", "-x", "7x", "x" * 41])
def test_a_word_is_short_and_plain(word: str) -> None:
    with pytest.raises(ValueError, match="not a word"):
        spelling_of(str).read(word)


@pytest.mark.parametrize("word", ["", "x", "-1", "+1", "1.5", "1_000", "٣", "²", "1" * 13])
def test_a_number_is_a_few_plain_digits(word: str) -> None:
    with pytest.raises(ValueError, match="not a number"):
        spelling_of(int).read(word)


@pytest.mark.parametrize("word", ["", "-", "--1", "+1", "-1.5", "-٣", "-" + "1" * 13])
def test_points_are_no_other_words(word: str) -> None:
    with pytest.raises(ValueError, match="not a number"):
        spelling_of(Points).read(word)
