"""What a position tells of itself: whose turn it is, what he may lay, who wins, and how it goes on."""

from dataclasses import replace

import pytest

from eldest.analysis.position import Position, cards_of

CLUB, DIAMOND, HEART, SPADE = 0, 15, 30, 45


def mask(*cards: int) -> int:
    return sum(1 << card for card in cards)


START = Position(
    (mask(CLUB + 3, DIAMOND + 1), mask(CLUB + 5, SPADE), mask(HEART, DIAMOND + 9), mask(CLUB, HEART + 4)),
    (0, 1, 2, 3),
    trump=1,
    leader=0,
)


def test_cards_of_a_mask_come_lowest_first() -> None:
    assert list(cards_of(mask(59, 0, 31))) == [0, 31, 59]


def test_the_leader_may_lead_anything() -> None:
    assert START.mover == 0
    assert START.legal() == (CLUB + 3, DIAMOND + 1)


def test_who_can_follow_suit_must_and_who_cannot_need_not() -> None:
    led = START.play(CLUB + 3)
    assert (led.mover, led.legal()) == (1, (CLUB + 5,))
    void = led.play(CLUB + 5)
    assert (void.mover, void.legal()) == (2, (DIAMOND + 9, HEART))


def test_a_trump_at_any_time_leaves_trumps_beside_the_suit_led() -> None:
    position = Position((0, mask(CLUB, DIAMOND, HEART)), (0, 1), 1, 0, (CLUB + 1,), trump_any_time=True)
    assert position.legal() == (CLUB, DIAMOND)
    assert replace(position, trump_any_time=False).legal() == (CLUB,)


@pytest.mark.parametrize(
    ("trick", "seat"),
    [
        pytest.param((CLUB + 3, CLUB + 5), 1, id="the higher card of the suit led"),
        pytest.param((CLUB + 3, SPADE + 12), 0, id="a card of another suit takes nothing"),
        pytest.param((CLUB + 12, DIAMOND), 1, id="the lowest trump beats the highest plain card"),
        pytest.param((CLUB, DIAMOND + 4, DIAMOND + 2), 1, id="of two trumps the higher"),
    ],
)
def test_the_trick_goes_to(trick: tuple[int, ...], seat: int) -> None:
    assert replace(START, trick=trick).winning == seat


def test_who_takes_the_trick_leads_the_next_one() -> None:
    position = START
    for card in (CLUB + 3, CLUB + 5, DIAMOND + 9, CLUB):
        position = position.play(card)
    assert (position.trick, position.leader, position.mover) == ((), 2, 2)
    assert position.hands == (mask(DIAMOND + 1), mask(SPADE), mask(HEART), mask(HEART + 4))


def test_a_seat_without_cards_is_passed_over_even_if_it_took_the_last_trick() -> None:
    position = Position((mask(CLUB, CLUB + 1), mask(CLUB + 9), mask(HEART, SPADE)), (0, 1, 2), -1, 0)
    for card in (CLUB, CLUB + 9, HEART):
        position = position.play(card)
    assert (position.playing, position.leader) == ((0, 2), 2)


def test_an_absent_partner_has_no_turn() -> None:
    alone = replace(START, playing=(0, 1, 3))
    assert alone.play(CLUB + 3).play(CLUB + 5).mover == 3


def test_a_trick_is_worth_its_own_points_and_those_of_its_cards() -> None:
    points = tuple(range(60))
    assert replace(START, trick_points=2).worth((1, 2)) == 2
    assert replace(START, trick_points=2, card_points=points).worth((1, 2)) == 5
