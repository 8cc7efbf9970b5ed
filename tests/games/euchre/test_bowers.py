"""The order of the cards at Euchre, by the worked examples of the rule book."""

import pytest

from eldest.cards.card import Card, Rank, Suit, parse_cards, spell_cards
from eldest.cards.pack import Pack
from eldest.games.euchre.bowers import BowerOrder

EUCHRE = Pack.from_rank(Rank.SEVEN)
WITH_JOKER = Pack.from_rank(Rank.SEVEN, joker=True)


def order_of(trumps: str) -> BowerOrder:
    return BowerOrder(Suit.parse(trumps) if trumps else None)


def ranked(pack: Pack, trumps: str, suit: str) -> str:
    """Return the cards that belong to a suit, from high to low."""
    order = order_of(trumps)
    cards = [card for card in pack.cards if order.suit_of(card) is Suit.parse(suit)]
    return spell_cards(tuple(sorted(cards, key=order.height, reverse=True)))


@pytest.mark.parametrize(
    ("pack", "trumps", "suit", "cards"),
    [
        pytest.param(
            EUCHRE,
            "S",
            "S",
            "JS JC AS KS QS TS 9S 8S 7S",
            id="EX-21: nine trumps, the right bower best, then the left",
            marks=pytest.mark.rule("E-PACK-03"),
        ),
        pytest.param(
            EUCHRE,
            "S",
            "C",
            "AC KC QC TC 9C 8C 7C",
            id="EX-21: the suit printed on the left bower has seven cards",
            marks=pytest.mark.rule("E-PACK-04", "X-PLAY-05"),
        ),
        pytest.param(
            EUCHRE,
            "S",
            "H",
            "AH KH QH JH TH 9H 8H 7H",
            id="a plain suit runs from ace to seven",
            marks=pytest.mark.rule("E-PACK-02"),
        ),
        pytest.param(EUCHRE, "", "S", "AS KS QS JS TS 9S 8S 7S", id="without trumps every suit is plain"),
        pytest.param(
            EUCHRE,
            "D",
            "D",
            "JD JH AD KD QD TD 9D 8D 7D",
            id="of red suits too",
            marks=pytest.mark.rule("E-PACK-03"),
        ),
        pytest.param(
            WITH_JOKER,
            "H",
            "H",
            "JK JH JD AH KH QH TH 9H 8H 7H",
            id="the joker stands above the right bower",
            marks=pytest.mark.rule("E-PACK-05"),
        ),
    ],
)
def test_the_cards_of_a_suit_from_high_to_low(pack: Pack, trumps: str, suit: str, cards: str) -> None:
    assert ranked(pack, trumps, suit) == cards


@pytest.mark.parametrize(
    ("trumps", "hand", "led", "may_play"),
    [
        pytest.param(
            "H",
            "9H AD",
            "JD",
            "9H",
            id="EX-22: a left bower led calls for a trump",
            marks=pytest.mark.rule("E-PLAY-03", "E2-PLAY-02", "E-PACK-04"),
        ),
        pytest.param(
            "H",
            "JD AS KC",
            "TD",
            "JD AS KC",
            id="EX-23: the left bower does not follow the suit printed on it",
            marks=pytest.mark.rule("E-PLAY-04", "X-PLAY-05"),
        ),
        pytest.param(
            "C",
            "JS AS",
            "KC",
            "JS",
            id="EX-25: the holder of only the left bower must play it to a trump",
            marks=pytest.mark.rule("E-PLAY-03", "E2-PLAY-02"),
        ),
        pytest.param(
            "H",
            "JK 9C",
            "7H",
            "JK",
            id="the joker follows trumps",
            marks=pytest.mark.rule("E-PACK-05", "X-PLAY-05"),
        ),
        pytest.param(
            "H",
            "7H 9C",
            "JK",
            "7H",
            id="a joker led is a trump lead",
            marks=pytest.mark.rule("E-PACK-07", "X-PLAY-05"),
        ),
        pytest.param(
            "S",
            "9D AH",
            "7D",
            "9D",
            id="a suit led must be followed",
            marks=pytest.mark.rule("E2-PLAY-02", "E-PLAY-02"),
        ),
        pytest.param(
            "S",
            "7S AH",
            "7D",
            "7S AH",
            id="without it one may trump or throw any card",
            marks=pytest.mark.rule("E-PLAY-02", "E-PLAY-06"),
        ),
        pytest.param(
            "S",
            "7S AS JC",
            "KS",
            "7S AS JC",
            id="nobody is bound to play a higher trump",
            marks=pytest.mark.rule("E-PLAY-06"),
        ),
        pytest.param("S", "JD 9C", "TD", "JD", id="a jack of the other colour stays in its suit"),
    ],
)
def test_following(trumps: str, hand: str, led: str, may_play: str) -> None:
    playable = order_of(trumps).following(parse_cards(hand), Card.parse(led))
    assert spell_cards(tuple(playable)) == may_play


@pytest.mark.parametrize(
    ("trumps", "trick", "winner"),
    [
        pytest.param(
            "H",
            "JD 9H JH AD",
            "JH",
            id="EX-22: the right bower beats the left",
            marks=pytest.mark.rule("E-PLAY-03", "E-PLAY-05"),
        ),
        pytest.param(
            "H",
            "TD JD",
            "JD",
            id="EX-23: the left bower wins as a trump",
            marks=pytest.mark.rule("E-PLAY-04", "E2-PLAY-03"),
        ),
        pytest.param(
            "H",
            "TD JD JH",
            "JH",
            id="EX-23: unless a higher trump falls",
            marks=pytest.mark.rule("E-PLAY-04"),
        ),
        pytest.param(
            "H", "TD JD AH", "JD", id="the ace of trumps is no higher", marks=pytest.mark.rule("E-PACK-03")
        ),
        pytest.param(
            "S",
            "AD 7S JC KD",
            "JC",
            id="EX-24: the left bower wins over a lower trump",
            marks=pytest.mark.rule("E-PLAY-05"),
        ),
        pytest.param(
            "D",
            "JD JH JK AD",
            "JK",
            id="EX-26: the joker beats both bowers",
            marks=pytest.mark.rule("E-PACK-05"),
        ),
        pytest.param(
            "S",
            "9D AD",
            "AD",
            id="the higher card of the suit led wins",
            marks=pytest.mark.rule("E2-PLAY-03", "E-PLAY-05"),
        ),
        pytest.param(
            "S",
            "AD 7S",
            "7S",
            id="a trump beats a plain suit",
            marks=pytest.mark.rule("E2-PLAY-03", "E-PLAY-05"),
        ),
        pytest.param(
            "S",
            "7D AH",
            "7D",
            id="a card of another plain suit wins nothing",
            marks=pytest.mark.rule("E2-PLAY-03"),
        ),
        pytest.param(
            "H",
            "QD JS",
            "QD",
            id="a jack of the other colour is no bower",
            marks=pytest.mark.rule("E-PACK-02"),
        ),
    ],
)
def test_who_wins(trumps: str, trick: str, winner: str) -> None:
    assert str(order_of(trumps).best(parse_cards(trick))) == winner


@pytest.mark.rule("E-PACK-07")
def test_before_a_trump_is_made_the_joker_has_no_suit() -> None:
    joker = Card.parse("JK")
    assert order_of("").suit_of(joker) is None
    assert not order_of("").is_trump(joker)
    assert all(order_of(suit).is_trump(joker) for suit in "CDSH")


@pytest.mark.rule("E-PACK-03")
def test_bowers_are_the_jacks_of_the_trump_colour() -> None:
    diamonds = order_of("D")
    trumps = sorted(filter(diamonds.is_trump, Pack.from_rank(Rank.SEVEN).cards), key=diamonds.height)
    assert [str(card) for card in trumps[-2:]] == ["JH", "JD"]
    assert not any(order_of("").is_trump(card) for card in WITH_JOKER.cards)


@pytest.mark.rule("E-PACK-04")
def test_a_hand_sorts_the_left_bower_among_the_trumps() -> None:
    assert spell_cards(order_of("S").sorted(parse_cards("AC JC 9S JS KH"))) == "JS JC 9S AC KH"
