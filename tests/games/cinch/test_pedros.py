"""The order of the cards at Cinch, by the worked examples of the rule book."""

import pytest

from eldest.cards.card import Card, Rank, Suit, parse_cards, spell_cards
from eldest.cards.pack import Pack
from eldest.games.cinch.pedros import ALL_POINTS, PedroOrder, trumps_of

PACK = Pack.from_rank(Rank.TWO)
DIAMONDS = PedroOrder(Suit.DIAMONDS)


def ranked(trumps: str, suit: str) -> str:
    """Return the cards that belong to a suit, from high to low."""
    order = PedroOrder(Suit.parse(trumps) if trumps else None)
    cards = [card for card in PACK.cards if order.suit_of(card) is Suit.parse(suit)]
    return spell_cards(tuple(sorted(cards, key=order.height, reverse=True)))


SUITS = [
    pytest.param(
        "D", "D", "AD KD QD JD TD 9D 8D 7D 6D 5D 5H 4D 3D 2D", id="EX-71 C-PACK-03: fourteen trumps"
    ),
    pytest.param("D", "H", "AH KH QH JH TH 9H 8H 7H 6H 4H 3H 2H", id="C-PACK-01: its mate lacks the five"),
    pytest.param(
        "D", "S", "AS KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S", id="C-PACK-01: a plain suit, ace to two"
    ),
    pytest.param("C", "C", "AC KC QC JC TC 9C 8C 7C 6C 5C 5S 4C 3C 2C", id="C-PACK-02: the pedros of clubs"),
    pytest.param("", "D", "AD KD QD JD TD 9D 8D 7D 6D 5D 4D 3D 2D", id="without trumps every suit is plain"),
]


@pytest.mark.rule("C-PACK-01", "C-PACK-02", "C-PACK-03", "X-PLAY-05")
@pytest.mark.parametrize(("trumps", "suit", "cards"), SUITS)
def test_the_cards_of_a_suit_from_high_to_low(trumps: str, suit: str, cards: str) -> None:
    assert ranked(trumps, suit) == cards


@pytest.mark.rule("C-PACK-03")
@pytest.mark.parametrize("suit", list(Suit), ids=str)
def test_the_trumps_of_every_suit(suit: Suit) -> None:
    assert spell_cards(trumps_of(suit)) == ranked(str(suit), str(suit))


FOLLOWING = [
    pytest.param("5H", "3D KH", "3D", id="EX-73 C-PLAY-02: to the left pedro led a trump must be played"),
    pytest.param("AD", "5H KH", "5H", id="C-PLAY-02: the left pedro follows trumps"),
    pytest.param("AD", "KH AS", "KH AS", id="C-PLAY-02: without a trump any card goes"),
    pytest.param("KS", "4S 2D", "4S 2D", id="EX-74 C-PLAY-03: follow or trump"),
    pytest.param("KS", "AC 2D", "AC 2D", id="EX-74 C-PLAY-03: without the suit any card"),
    pytest.param(
        "KS", "4S 2D AC 5H", "4S 2D 5H", id="C-PLAY-03 C-REV-01: no third suit with the suit in hand"
    ),
    pytest.param(
        "AH", "5H 9S", "5H 9S", id="EX-75 C-PLAY-05: the left pedro does not follow its printed suit"
    ),
    pytest.param("AH", "5H 9S 2H", "5H 2H", id="C-PLAY-05: but it may trump it"),
]


@pytest.mark.rule("C-PLAY-02", "C-PLAY-03", "C-PLAY-05", "C-REV-01", "X-PLAY-05")
@pytest.mark.parametrize(("led", "hand", "may_play"), FOLLOWING)
def test_following(led: str, hand: str, may_play: str) -> None:
    assert spell_cards(tuple(DIAMONDS.following(parse_cards(hand), Card.parse(led)))) == may_play


TRICKS = [
    pytest.param("5H 4D", "5H", id="EX-73 C-PACK-03: the four loses to the left pedro"),
    pytest.param("5H 6D", "6D", id="EX-73 C-PACK-03: the six beats it"),
    pytest.param("5H 5D", "5D", id="C-PACK-03: the right pedro beats the left"),
    pytest.param("AH 5H KH", "5H", id="EX-75 C-PLAY-05: the left pedro wins as a trump"),
    pytest.param("AH 5H 9D", "9D", id="EX-75 C-PLAY-04: unless a higher trump falls"),
    pytest.param("9S KS AC QS", "KS", id="C-PLAY-04: without a trump the highest of the suit led"),
    pytest.param("AS 2D KS", "2D", id="C-PLAY-04: the least trump beats an ace"),
]


@pytest.mark.rule("C-PLAY-04", "C-PLAY-05", "C-PACK-03")
@pytest.mark.parametrize(("trick", "winner"), TRICKS)
def test_who_wins(trick: str, winner: str) -> None:
    assert str(DIAMONDS.best(parse_cards(trick))) == winner


@pytest.mark.rule("C-PACK-04")
def test_what_counts() -> None:
    """EX-71: one each for ace, jack, ten and deuce, five for either pedro: fourteen."""
    counting = {str(card): DIAMONDS.points(card) for card in PACK.cards if DIAMONDS.points(card)}
    assert counting == {"AD": 1, "JD": 1, "TD": 1, "2D": 1, "5D": 5, "5H": 5}
    assert sum(counting.values()) == ALL_POINTS == 14
    assert not any(PedroOrder().points(card) for card in PACK.cards)


@pytest.mark.rule("C-PACK-02")
def test_a_hand_sorts_the_left_pedro_among_the_trumps() -> None:
    assert spell_cards(DIAMONDS.sorted(parse_cards("5H AH 4D KD 9S"))) == "KD 5H 4D AH 9S"
