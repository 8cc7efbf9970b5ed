"""Packs: what is in them, and that a numbered deal is the same deal for ever."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from eldest.cards import pack
from eldest.cards.card import JOKER, Rank, spell_cards
from eldest.cards.pack import DEAL_NUMBERS, Pack

EUCHRE = Pack.from_rank(Rank.SEVEN)
EUCHRE_JOKER = Pack.from_rank(Rank.SEVEN, joker=True)
WHIST = Pack.from_rank(Rank.TWO)
WHIST_JOKER = Pack.from_rank(Rank.TWO, joker=True)


@pytest.mark.parametrize(
    ("pack", "size", "first", "last"),
    [
        pytest.param(
            WHIST,
            52,
            "2C",
            "AH",
            id="whist and cinch use 52 cards, two to ace",
            marks=pytest.mark.rule("X-PACK-01"),
        ),
        pytest.param(
            EUCHRE,
            32,
            "7C",
            "AH",
            id="euchre uses 32 cards, seven to ace",
            marks=pytest.mark.rule("X-PACK-01", "E-PACK-01"),
        ),
        pytest.param(
            EUCHRE_JOKER,
            33,
            "7C",
            "JK",
            id="with the joker the euchre pack has 33 cards",
            marks=pytest.mark.rule("E-PACK-05"),
        ),
        pytest.param(WHIST_JOKER, 53, "2C", "JK", id="a full pack and the joker"),
    ],
)
def test_a_pack_holds_its_cards(pack: Pack, size: int, first: str, last: str) -> None:
    assert len(pack) == len(set(pack.cards)) == size
    assert str(pack.cards[0]) == first
    assert str(pack.cards[-1]) == last


def test_a_pack_holds_every_suit_from_the_lowest_rank_up() -> None:
    spelled = {str(card) for card in EUCHRE.cards}
    assert spelled == {rank + suit for rank in "789TJQKA" for suit in "CDSH"}


PINNED = [
    pytest.param(
        EUCHRE,
        0,
        "QD 8S AC 9H QS KD 9S 8C JS 7D 7S QH 9D KC 9C KS 8D KH 7C TC JC 7H QC TD AH JH JD AS TH TS 8H AD",
        id="32 cards, deal 0",
    ),
    pytest.param(
        EUCHRE,
        1,
        "8H QD 9C JD 7H AH JS QS 8D KD TH KS JH KC TD TC 9S TS 9H JC 7S AC 9D QH 7D 8S KH QC AD 7C AS 8C",
        id="32 cards, deal 1",
    ),
    pytest.param(
        EUCHRE,
        17,
        "QD QS 9D AC 7C 8C 8H 7D JD QC KC JH 8D JC AH TS TD AD AS 8S 7H KH KD QH TH JS 9S 9C KS 9H 7S TC",
        id="32 cards, deal 17",
    ),
    pytest.param(
        EUCHRE,
        123456789,
        "7H 9C JH 7S KS 7C 8D TC 9D JD AS QH QS 9S QC KH KD 8S 8C QD 7D 9H KC TH TD JS AC TS AD AH JC 8H",
        id="32 cards, deal 123456789",
    ),
    pytest.param(
        EUCHRE,
        999999999,
        "9S 8S TC QD 8D KC TS AC JC QC 9C JH JS 7D 7C KS 8C KD 9H TH KH TD AD AH JD AS 7S 8H QS 7H QH 9D",
        id="32 cards, deal 999999999",
    ),
    pytest.param(
        EUCHRE_JOKER,
        0,
        "TS QC JK 7S 8S 9H QD 8H TC 7C TH 8D KS JH JD 9S 9D AC KC TD AD AH QH KD 7H 7D AS KH QS JC 9C JS 8C",
        id="33 cards, deal 0",
    ),
    pytest.param(
        EUCHRE_JOKER,
        123456789,
        "TH TC AH AC KC TS AS 7D QD 8D 7H 9D QH JH KH 8H AD KS 9S JK 8C JC 7S QC TD 9C QS 9H JD 8S 7C KD JS",
        id="33 cards, deal 123456789",
    ),
    pytest.param(
        EUCHRE_JOKER,
        999999999,
        "KD 7S TC QD JS 9D 9H AS 7H 7C KH 8S JH JC 8C TH QS 9C AD 8H 7D QH TD AC KC 8D TS QC KS 9S JD JK AH",
        id="33 cards, deal 999999999",
    ),
    pytest.param(
        WHIST,
        0,
        "9H QS TC 3H 3D KD 7H JC 4D 2C QC 8C TS 9C KH AS 6S 3C 4S 6C 2S 7C 5H JD 6D 9S "
        "9D 2D KS JH KC QD 4H 5D 3S TD 4C AD 2H 8H TH 8D QH 7S AH 5C 8S 6H 7D 5S AC JS",
        id="52 cards, deal 0",
    ),
    pytest.param(
        WHIST,
        123456789,
        "AC QC 5S KC 7D 8H 2H QS 8D 4C JS AS 9C QH 6D 4H 3D TD 2D JC TS 8S 6S 2S 5C TC "
        "5H QD 6C TH 8C 4S KH 7S 4D 2C 7C KS 9D 9S KD 7H 5D 3S 9H 3H AH 6H JD AD JH 3C",
        id="52 cards, deal 123456789",
    ),
    pytest.param(
        WHIST,
        999999999,
        "JS 5S 5D 2C 9H 2S 4S 2D JC 8C KH TC TD 3C QD AC QH 9D 7C 9C TH 7D QS KS 6D 5H "
        "QC 8H 8D 4D JD 8S KC AS 2H 3S KD TS 3H 6H AH 4H 6C 6S JH 5C 7S AD 4C 7H 9S 3D",
        id="52 cards, deal 999999999",
    ),
    pytest.param(
        WHIST_JOKER,
        0,
        "9H 9S 8D AS AH 3H QS TS KD 5D 4S AD 4C JS KC 3C TD 2H 4H JC 8S 2S 9D 5S 5C 8C "
        "7C TH TC 8H KH KS 6S JD 3S 3D JK 2D 6D 7S JH 6C 9C 7D QH QC 4D 5H QD 7H 6H 2C "
        "AC",
        id="53 cards, deal 0",
    ),
    pytest.param(
        WHIST_JOKER,
        123456789,
        "JH KS 3S KD 5C 3C 9C 2C 4S KC 9S 4H 2D 3H AD 5H 8H JC AC 7H 6D 4C 8C AH 2H QD "
        "QH QC KH 8D JK JS QS 9D 4D 3D 8S JD AS TD 6H TC 6S 5S 5D TS 7D 9H 7C TH 6C 2S "
        "7S",
        id="53 cards, deal 123456789",
    ),
    pytest.param(
        WHIST_JOKER,
        999999999,
        "3S KD 4H QH 6H JD JK 7H 4C 6D 6C 8H 8D 2H 5C TS 5H KC 7C AD TD 9S TH AS 2C 7S "
        "TC AH 9D QC 2D 3D JH 4S 3C JC 6S 8C 3H 5S 2S 9H QS 9C 5D JS KH KS 8S 7D AC QD "
        "4D",
        id="53 cards, deal 999999999",
    ),
]


@pytest.mark.rule("X-SHUF-01")
@pytest.mark.parametrize(("pack", "number", "order"), PINNED)
def test_a_numbered_deal_is_the_same_for_ever(pack: Pack, number: int, order: str) -> None:
    assert spell_cards(pack.shuffled(number)) == order


@given(st.integers(0, DEAL_NUMBERS - 1))
def test_a_shuffle_keeps_every_card(number: int) -> None:
    assert WHIST.is_true(WHIST.shuffled(number))


@pytest.mark.rule("X-SHUF-01")
def test_every_card_reaches_every_place() -> None:
    places = {(place, card) for number in range(1500) for place, card in enumerate(EUCHRE.shuffled(number))}
    assert len(places) == 32 * 32


@pytest.mark.rule("X-SHUF-01")
def test_a_small_pack_comes_in_every_order() -> None:
    small = Pack(EUCHRE.cards[:6])
    assert len({small.shuffled(number) for number in range(12_000)}) == 720


@pytest.mark.parametrize("number", [-1, DEAL_NUMBERS])
def test_only_deals_have_numbers(number: int) -> None:
    with pytest.raises(ValueError, match="deals are numbered"):
        EUCHRE.shuffled(number)


@pytest.mark.parametrize(
    ("cards", "true"),
    [
        pytest.param(EUCHRE.cards[::-1], True, id="the order does not matter"),
        pytest.param(EUCHRE.cards[1:], False, id="a card is missing"),
        pytest.param((*EUCHRE.cards, EUCHRE.cards[0]), False, id="a card is too many"),
        pytest.param((*EUCHRE.cards[1:], EUCHRE.cards[1]), False, id="a card is doubled"),
        pytest.param((*EUCHRE.cards[1:], JOKER), False, id="a card is foreign"),
    ],
)
def test_a_true_pack_is_told_from_a_false_one(cards: tuple[object, ...], true: bool) -> None:
    assert EUCHRE.is_true(cards) is true  # type: ignore[arg-type]


def test_a_random_word_that_would_favour_some_cards_is_passed_over() -> None:
    last = 2**64 - 1  # it begins a multiple of three that is not whole
    assert pack._below(3, iter([last, 5])) == 2
    assert pack._below(3, iter([last - 2])) == 1
