"""The order of the cards where none wanders: following suit, and who takes the trick."""

import pytest

from eldest.cards.card import Card, Suit, parse_cards, spell_cards
from eldest.cards.order import CardOrder


def order_of(trumps: str) -> CardOrder:
    return CardOrder(Suit.parse(trumps) if trumps else None)


@pytest.mark.parametrize(
    ("trumps", "hand", "led", "may_play"),
    [
        pytest.param("H", "AS 9S KH", "7S", "AS 9S", id="a suit led must be followed, trumps or no"),
        pytest.param("H", "KH 2D", "7S", "KH 2D", id="without the suit any card may be played"),
        pytest.param("S", "JC 9C", "7S", "JC 9C", id="no card wanders of itself"),
        pytest.param("", "AS", "7D", "AS", id="without trumps too any card may be thrown"),
    ],
)
@pytest.mark.rule("X-PLAY-02")
def test_following_suit(trumps: str, hand: str, led: str, may_play: str) -> None:
    playable = order_of(trumps).following(parse_cards(hand), Card.parse(led))
    assert spell_cards(tuple(playable)) == may_play


@pytest.mark.parametrize(
    ("trumps", "trick", "winner"),
    [
        pytest.param("H", "7S AS KS", "AS", id="without a trump the highest of the suit led wins"),
        pytest.param("H", "7S AD KS", "KS", id="a higher card of another suit wins nothing"),
        pytest.param("H", "AS 2H KS", "2H", id="the lowest trump beats the highest plain card"),
        pytest.param("H", "AS 2H 3H", "3H", id="the highest trump wins"),
        pytest.param("H", "AS 3H 2H", "3H", id="a lower trump does not beat a higher"),
        pytest.param("", "7S AD AC", "7S", id="without trumps only the suit led wins"),
    ],
)
@pytest.mark.rule("X-PLAY-03")
def test_the_winning_card(trumps: str, trick: str, winner: str) -> None:
    assert str(order_of(trumps).best(parse_cards(trick))) == winner


@pytest.mark.parametrize(
    ("trumps", "expected"),
    [
        pytest.param("", "AC 7C KH QS TD", id="without trumps colours alternate from clubs"),
        pytest.param("D", "TD AC 7C KH QS", id="diamonds first, and then black, red, black"),
        pytest.param("H", "KH QS TD AC 7C", id="hearts first"),
    ],
)
def test_cards_are_sorted_for_the_eye(trumps: str, expected: str) -> None:
    assert spell_cards(order_of(trumps).sorted(parse_cards("7C QS TD KH AC"))) == expected


def test_without_trumps_no_card_is_one() -> None:
    assert not order_of("").is_trump(Card.parse("AS"))
    assert order_of("S").is_trump(Card.parse("AS"))
    assert not order_of("S").is_trump(Card.parse("AC"))
