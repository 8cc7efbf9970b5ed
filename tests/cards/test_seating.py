"""Who sits where, what the seats are called, and who plays with whom."""

import pytest

from eldest.cards.seating import Seat, Seating, Side


def partners(*sides: int) -> Seating:
    return Seating(tuple(Side(side) for side in sides))


FOUR = partners(0, 1, 0, 1)


@pytest.mark.parametrize(
    ("players", "dealer", "eldest", "pone"),
    [
        pytest.param(
            2,
            0,
            1,
            1,
            id="with two the non-dealer is eldest hand and pone at once",
            marks=pytest.mark.rule("X-TERM-02"),
        ),
        pytest.param(
            4,
            3,
            0,
            2,
            id="the eldest hand is on the dealer's left, the pone on his right",
            marks=pytest.mark.rule("X-TERM-01", "E-POS-01"),
        ),
        pytest.param(
            5,
            2,
            3,
            1,
            id="of five seats three have a title, the other two none",
            marks=pytest.mark.rule("X-TERM-03", "E-POS-01"),
        ),
    ],
)
def test_the_titles_of_seats(players: int, dealer: int, eldest: int, pone: int) -> None:
    seating = Seating.each_for_himself(players)
    titled = {dealer, seating.eldest_of(Seat(dealer)), seating.pone_of(Seat(dealer))}
    assert seating.eldest_of(Seat(dealer)) == eldest
    assert seating.pone_of(Seat(dealer)) == pone
    assert titled == {dealer, eldest, pone}


@pytest.mark.rule("X-SEAT-01", "E-POS-02")
def test_two_players_sit_opposite_each_other_as_two_sides() -> None:
    seating = Seating.each_for_himself(2)
    assert seating.left_of(Seat(0)) == seating.right_of(Seat(0)) == 1
    assert seating.number_of_sides == 2


@pytest.mark.rule("X-TERM-07")
@pytest.mark.parametrize(
    ("seating", "seat", "adversaries"),
    [
        pytest.param(FOUR, 0, (1, 3), id="partners are no adversaries"),
        pytest.param(Seating.each_for_himself(3), 1, (0, 2), id="each for himself, all others are"),
        pytest.param(Seating.each_for_himself(2), 1, (0,), id="with two the other is"),
    ],
)
def test_adversaries_are_all_who_are_not_on_the_side(
    seating: Seating, seat: int, adversaries: tuple[int, ...]
) -> None:
    assert seating.adversaries_of(Seat(seat)) == adversaries


@pytest.mark.rule("X-TERM-07")
def test_a_side_is_a_partnership_or_a_player_for_himself() -> None:
    assert FOUR.number_of_sides == 2
    assert FOUR.members_of(Side(1)) == (1, 3)
    assert FOUR.side_of(Seat(2)) == 0
    assert Seating.each_for_himself(3).members_of(Side(2)) == (2,)


SIX = Seating.alternating((Seat(0), Seat(4), Seat(1), Seat(5)), 6)


@pytest.mark.rule("X-SEAT-03", "E-POS-04")
def test_four_sit_so_that_partners_face_each_other() -> None:
    assert Seating.alternating((Seat(0), Seat(1), Seat(2), Seat(3)), 4) == FOUR
    assert FOUR.opposite(Seat(1)) == 3
    assert FOUR.members_of(FOUR.side_of(Seat(1))) == (1, 3)
    assert FOUR.in_partnerships
    assert not Seating.each_for_himself(4).in_partnerships


@pytest.mark.rule("X-TABLE-01")
def test_members_beyond_those_who_play_wait_and_have_no_side() -> None:
    assert SIX.waiting == (2, 3)
    assert SIX.members == (0, 1, 2, 3, 4, 5)
    assert SIX.seats == (0, 4, 1, 5)
    assert SIX.number_of_sides == 2
    assert SIX.members_of(Side(0)) == (0, 1)
    assert SIX.adversaries_of(Seat(0)) == (4, 5)


def test_the_order_round_the_table_is_not_that_of_the_numbers() -> None:
    assert SIX.left_of(Seat(4)) == 1
    assert SIX.right_of(Seat(0)) == 5
    assert SIX.opposite(Seat(4)) == 5
    assert list(SIX.from_(Seat(1))) == [1, 5, 0, 4]


@pytest.mark.parametrize(
    ("viewer", "places"),
    [
        pytest.param(1, [2, 3, 0, 1], id="who plays sees himself at the first place"),
        pytest.param(3, [0, 1, 2, 3], id="who waits looks on from the first seat's"),
    ],
)
def test_where_a_seat_is_seen(viewer: int, places: list[int]) -> None:
    assert [SIX.place_of(seat, Seat(viewer)) for seat in SIX.order] == places


def test_without_an_order_those_with_a_side_sit_by_their_numbers() -> None:
    assert Seating((Side(0), Side(-1), Side(1))).seats == (0, 2)


def test_play_goes_round_clockwise() -> None:
    assert list(FOUR.from_(Seat(2))) == [2, 3, 0, 1]
    assert FOUR.seats == (0, 1, 2, 3)
    assert FOUR.left_of(Seat(3)) == 0
    assert FOUR.right_of(Seat(0)) == 3
