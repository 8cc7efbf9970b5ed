"""The tally of an evening: points, games, the sheet, and a ledger that always sums to nought."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from eldest.cards.seating import Seat, Seating, Side
from eldest.engine.phrase import phrase
from eldest.engine.tally import GameResult, Payment, Tally, paid_to, stake_due

OTHER = (Seat(1),)
WORDS = phrase("tests", "Words")


def test_a_blank_sheet_has_nothing_on_it() -> None:
    assert Tally.blank(3) == Tally((0, 0, 0), games_won=(0, 0, 0), rubbers_won=(0, 0, 0))


def test_points_are_added_and_written_down() -> None:
    tally = Tally.blank(2).begun().scored(WORDS, "E2-SCORE-03", (1, 0), 5).begun()
    tally = tally.scored(WORDS, "E2-SCORE-02", (0, 2), 5)
    assert tally.score == (1, 2)
    assert [(line.deal, line.clause, line.points, line.score) for line in tally.sheet] == [
        (1, "E2-SCORE-03", (1, 0), (1, 0)),
        (2, "E2-SCORE-02", (0, 2), (1, 2)),
    ]


@pytest.mark.rule("E-SCORE-07")
def test_points_beyond_game_are_lost() -> None:
    tally = Tally((4, 3)).scored(WORDS, "E2-SCORE-04", (2, 0), 5)
    assert tally.score == (5, 3)


def test_a_game_won_is_kept_until_the_next_deal_begins() -> None:
    won = Tally.blank(2).scored(WORDS, "", (5, 0), 5).won(Side(0), (Seat(0),))
    assert won.winner == 0
    assert won.score == (5, 0)
    assert won.games == (GameResult(Side(0), (5, 0)),)
    assert won.games_won == (1, 0)
    begun = won.begun()
    assert begun.winner is None
    assert begun.score == (0, 0)
    assert begun.games == won.games
    assert begun.deals == 1


def test_a_score_stands_when_a_deal_begins_within_a_game() -> None:
    assert Tally((3, 2), deals=4).begun() == Tally((3, 2), deals=5)


@pytest.mark.rule("E-LAP-01", "E-SB-01")
def test_a_game_may_begin_elsewhere_than_at_nought() -> None:
    down = Tally.blank(2, start=5).scored(WORDS, "E-SB-01", (-6, 2), least=0)
    assert down.score == (0, 7)
    assert replace(down, winner=Side(0)).begun().score == (5, 5)
    assert replace(down, winner=Side(0), carried=(3, 0)).begun().score == (3, 0)


def test_new_sides_have_no_score_yet() -> None:
    tally = Tally.blank(4, start=5).won(Side(0), OTHER).regrouped(2)
    assert tally.score == (5, 5)
    assert tally.games == ()
    assert tally.winner is None
    assert tally.games_won == (0, 1, 0, 0)


def test_a_line_names_the_seats_of_each_side() -> None:
    seating = Seating((Side(0), Side(1), Side(0), Side(1)))
    tally = Tally.blank(2, 4).scored(WORDS, "", (1, 0), 5, seating=seating, values=(("tricks", 9),))
    assert tally.sheet[0].sides == ((0, 2), (1, 3))
    assert tally.sheet[0].values == (("tricks", 9),)


@pytest.mark.rule("X-STAKE-02")
def test_who_waits_neither_pays_nor_is_paid() -> None:
    seating = Seating.alternating((Seat(0), Seat(1), Seat(2), Seat(4)), 5)
    assert paid_to(seating, (Seat(0), Seat(2)), 10) == (10, -10, 10, 0, -10)


def test_a_closed_rubber_starts_again_without_games() -> None:
    closed = Tally.blank(2).won(Side(1), OTHER).won(Side(1), OTHER).rubber_closed(OTHER)
    assert closed.games == ()
    assert closed.games_won == (0, 2)
    assert closed.rubbers_won == (0, 1)


@pytest.mark.rule("X-STAKE-03")
def test_every_payment_is_an_entry_that_sums_to_nought() -> None:
    tally = Tally.blank(2).begun().paid(WORDS, 4, 10, (40, -40)).begun().paid(WORDS, 1, 10, (-10, 10))
    assert tally.ledger == (Payment(1, WORDS, 4, 10, (40, -40)), Payment(2, WORDS, 1, 10, (-10, 10)))
    assert tally.balance() == (30, -30)


@pytest.mark.rule("X-STAKE-03")
def test_an_entry_that_does_not_sum_to_nought_is_refused() -> None:
    with pytest.raises(ValueError, match="must sum to zero"):
        Payment(1, WORDS, 1, 10, (10, -9))


FOUR = Seating((Side(0), Side(1), Side(0), Side(1)))
SIX = Seating((Side(0), Side(1), Side(0), Side(1), Side(0), Side(1)))


@pytest.mark.rule("X-STAKE-02")
@pytest.mark.parametrize(
    ("seating", "winner", "counters", "net"),
    [
        pytest.param(
            Seating.each_for_himself(2), 1, 10, (-10, 10), id="between two players the loser pays the winner"
        ),
        pytest.param(
            FOUR, 0, 40, (40, -40, 40, -40), id="EX-52: between two sides each loser pays one winner"
        ),
        pytest.param(SIX, 1, 5, (-5, 5, -5, 5, -5, 5), id="three against three, each loser pays one winner"),
        pytest.param(
            Seating.each_for_himself(3),
            2,
            10,
            (-10, -10, 20),
            id="each for himself, every loser pays the winner in full",
            marks=pytest.mark.rule("E-STAKE-10"),
        ),
        pytest.param(
            Seating.each_for_himself(5),
            0,
            3,
            (12, -3, -3, -3, -3),
            id="with five there are four losers",
            marks=pytest.mark.rule("E-STAKE-10"),
        ),
        pytest.param(
            Seating((Side(0), Side(1), Side(0))), 0, 25, (25, -50, 25), id="one against two pays each of them"
        ),
        pytest.param(
            Seating((Side(0), Side(1), Side(0))), 1, 25, (-25, 50, -25), id="one against two gets from each"
        ),
        pytest.param(
            Seating((Side(0), Side(0), Side(1), Side(2))),
            0,
            10,
            (20, 20, -20, -20),
            id="two single losers pay each of two partners",
        ),
    ],
)
def test_who_pays_whom(seating: Seating, winner: int, counters: int, net: tuple[int, ...]) -> None:
    assert stake_due(seating, Side(winner), counters) == net


@pytest.mark.rule("X-STAKE-03", "X-STAKE-04")
@given(st.lists(st.integers(0, 6), min_size=2, max_size=7), st.integers(0, 10**6), st.data())
def test_stakes_are_whole_counters_and_sum_to_nought(
    sides: list[int], counters: int, data: st.DataObject
) -> None:
    seating = Seating(tuple(Side(side) for side in sides))
    net = stake_due(seating, Side(data.draw(st.sampled_from(sides))), counters)
    assert sum(net) == 0
    assert all(type(paid) is int for paid in net)


def test_an_empty_ledger_balances() -> None:
    assert Tally.blank(2).balance() == ()
