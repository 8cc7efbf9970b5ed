"""Hands: what is known, what is only counted, and what everybody sees."""

import pytest

from eldest.cards.card import Card, parse_cards
from eldest.cards.hand import Hand


def hand_of(text: str, size: int = -1, shown: str = "") -> Hand:
    return Hand(parse_cards(text), size, parse_cards(shown))


def test_a_hand_of_known_cards_has_their_number() -> None:
    hand = hand_of("7C 8C 9C")
    assert len(hand) == hand.size == 3
    assert hand.hidden == 0


def test_an_empty_hand_has_no_cards() -> None:
    assert len(Hand()) == 0


def test_hidden_cards_are_counted() -> None:
    hand = hand_of("7C", 5)
    assert len(hand) == 5
    assert hand.hidden == 4


def test_cards_are_added_at_the_end() -> None:
    hand = hand_of("7C 8C", 3, "8C").plus(parse_cards("AS KS"))
    assert hand == hand_of("7C 8C AS KS", 5, "8C")


@pytest.mark.parametrize(
    ("card", "left"),
    [
        pytest.param("8C", hand_of("7C 9C", shown="9C"), id="a card that was not shown"),
        pytest.param("9C", hand_of("7C 8C"), id="a card that was shown is shown no more"),
    ],
)
def test_a_card_is_taken_out(card: str, left: Hand) -> None:
    assert hand_of("7C 8C 9C", shown="9C").minus(Card.parse(card)) == left


def test_only_a_card_of_the_hand_can_be_taken_out() -> None:
    with pytest.raises(ValueError, match="not in tuple"):
        hand_of("7C").minus(Card.parse("8C"))


def test_everybody_sees_the_size_and_the_shown_cards() -> None:
    seen = hand_of("7C 8C 9C", shown="9C").seen()
    assert seen == hand_of("9C", 3, "9C")
    assert seen.hidden == 2


def test_a_hand_tells_whether_it_holds_a_card() -> None:
    hand = hand_of("7C 8C")
    assert Card.parse("7C") in hand
    assert Card.parse("9C") not in hand


@pytest.mark.parametrize(
    ("cards", "size", "shown", "message"),
    [
        pytest.param("7C 8C", 1, "", "2 cards known of 1", id="more known than there are"),
        pytest.param("7C 8C", 2, "9C", "must be among those known", id="a shown card that is not there"),
    ],
)
def test_a_hand_that_cannot_be_is_refused(cards: str, size: int, shown: str, message: str) -> None:
    with pytest.raises(ValueError, match=message):
        hand_of(cards, size, shown)
