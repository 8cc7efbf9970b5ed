"""Suits, ranks and cards spell themselves, and read back what they spelled."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from eldest.cards.card import JOKER, PLAIN_RANKS, Card, Rank, Suit, parse_cards, spell_cards

ALL_CARDS = [*(Card(rank, suit) for suit in Suit for rank in PLAIN_RANKS), JOKER]


@pytest.mark.parametrize(
    ("suit", "letter", "mate"),
    [
        pytest.param(Suit.CLUBS, "C", Suit.SPADES, id="clubs are black, with spades"),
        pytest.param(Suit.DIAMONDS, "D", Suit.HEARTS, id="diamonds are red, with hearts"),
        pytest.param(Suit.SPADES, "S", Suit.CLUBS, id="spades are black, with clubs"),
        pytest.param(Suit.HEARTS, "H", Suit.DIAMONDS, id="hearts are red, with diamonds"),
    ],
)
def test_a_suit_has_a_letter_and_a_mate(suit: Suit, letter: str, mate: Suit) -> None:
    assert str(suit) == letter
    assert Suit.parse(letter) is suit
    assert suit.mate is mate


def test_suits_in_order_alternate_their_colours() -> None:
    black = {Suit.CLUBS, Suit.SPADES}
    colours = [suit in black for suit in sorted(Suit)]
    assert colours == [True, False, True, False]


@pytest.mark.parametrize("rank", PLAIN_RANKS, ids=lambda rank: rank.name.lower())
def test_a_rank_reads_back_its_letter(rank: Rank) -> None:
    assert Rank.parse(rank.letter) is rank


def test_ranks_rise_from_the_two_to_the_ace() -> None:
    assert "".join(rank.letter for rank in sorted(PLAIN_RANKS)) == "23456789TJQKA"


@pytest.mark.parametrize("card", ALL_CARDS, ids=str)
def test_a_card_reads_back_its_spelling(card: Card) -> None:
    assert Card.parse(str(card)) == card
    assert repr(card) == f"Card.parse('{card}')"


def test_the_spellings_tell_all_cards_apart() -> None:
    assert len({str(card) for card in ALL_CARDS}) == 53


@pytest.mark.parametrize(
    ("text", "card"),
    [
        ("QS", Card(Rank.QUEEN, Suit.SPADES)),
        ("TH", Card(Rank.TEN, Suit.HEARTS)),
        ("2C", Card(Rank.TWO, Suit.CLUBS)),
        ("JK", JOKER),
    ],
)
def test_two_letters_spell_a_card(text: str, card: Card) -> None:
    assert Card.parse(text) == card
    assert str(card) == text


@pytest.mark.parametrize("text", ["", "Q", "qs", "10S", "SQ", "QS ", "1S", "QX", "JKK"])
def test_what_spells_no_card_is_a_value_error(text: str) -> None:
    with pytest.raises(ValueError, match="no card is spelled"):
        Card.parse(text)


@pytest.mark.parametrize("letter", ["", "X", "c", "CC"])
def test_what_spells_no_suit_is_a_value_error(letter: str) -> None:
    with pytest.raises(ValueError, match="no suit is spelled"):
        Suit.parse(letter)


@pytest.mark.parametrize("letter", ["", "1", "t", "10"])
def test_what_spells_no_rank_is_a_value_error(letter: str) -> None:
    with pytest.raises(ValueError, match="no rank is spelled"):
        Rank.parse(letter)


@given(st.lists(st.sampled_from(ALL_CARDS)).map(tuple))
def test_cards_read_back_their_spelling(cards: tuple[Card, ...]) -> None:
    assert parse_cards(spell_cards(cards)) == cards


@given(st.text(max_size=12) | st.text("23456789TJQKACDSH ", max_size=12))
def test_any_text_gives_cards_or_a_value_error(text: str) -> None:
    try:
        cards = parse_cards(text)
    except ValueError:
        return
    assert spell_cards(cards).split() == text.split()
