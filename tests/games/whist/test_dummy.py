"""Dummy and Double Dummy: who has him, who deals, when he is shown, and how he passes on."""

from typing import Any

import pytest

from eldest.cards.seating import Seat
from eldest.engine.events import DealPasses
from eldest.engine.values import replace
from eldest.games.whist.dummy import (
    DummyPasses,
    LaidOpen,
    OwnDummyDeals,
    PlaysWithDummy,
    dummies_for,
    dummy_of,
    seating_with,
)
from helpers.tables import Evening, stacked
from helpers.whist import dealt, whist


def cut(players: int, cards: str, **options: Any) -> tuple[Evening, tuple[object, ...]]:
    """Return an evening after the cut in which the players drew these cards, and what was said."""
    evening = whist(players, **options)
    draws = (f"{seat} draw {seat}" for seat in range(players))
    return evening, evening.does(f"- shuffle 0 {stacked(evening.game.pack, cards)}", *draws)


@pytest.mark.rule("W-DUM-02", "W-DUM-03")
@pytest.mark.parametrize(
    ("cards", "partner", "rota", "order"),
    [
        pytest.param("AS KS QS", 0, (0, 2, 1), (0, 1, 3, 2), id="the ace is lowest and has Dummy"),
        pytest.param("5D 3H 9C", 1, (1, 0, 2), (0, 1, 2, 3), id="the second player has him"),
        pytest.param("5D 5H 2C", 2, (2, 1, 0), (0, 2, 1, 3), id="the third, and equal cards go by suit"),
    ],
)
def test_the_lowest_cut_plays_with_dummy(
    cards: str, partner: int, rota: tuple[int, ...], order: tuple[int, ...]
) -> None:
    evening, events = cut(3, cards)
    table = evening.table
    assert events[-1] == PlaysWithDummy(Seat(partner))
    assert (table.rota, table.dealer, table.stage) == (rota, 3, "shuffle")
    assert table.seating.opposite(Seat(3)) == partner
    assert sorted(table.seating.order) == [0, 1, 2, 3]
    assert set(table.seating.members_of(table.seating.side_of(Seat(3)))) == {3, partner}
    assert seating_with(Seat(partner), (Seat(3),)) == table.seating
    assert tuple(sorted(order)) == tuple(sorted(table.seating.order))


@pytest.mark.rule("W-DUM-02")
def test_only_the_players_cut() -> None:
    evening = whist(3)
    evening.chance()
    assert evening.table.turn == 0
    evening.does("0 draw 0", "1 draw 1")
    assert evening.table.turn == 2
    assert evening.refused("3 draw 7").clause == "X-CUT-04"


@pytest.mark.rule("W-DUM-03")
def test_dummies_partner_handles_the_cards() -> None:
    evening, _ = cut(3, "5D 3H 9C")
    evening.chance()
    pone = evening.table.turn
    evening.does(f"{pone} cut 20")
    assert evening.lawful() == ["3 deal 1"]
    assert evening.table.player_of(evening.table.turn) == 1


@pytest.mark.rule("W-DUM-04")
def test_dummies_cards_are_laid_open_when_the_first_card_has_been_led() -> None:
    evening = dealt(players=3)
    table = evening.table
    assert table.turn not in table.dummies
    assert all(not table.seen_by(Seat(seat)).hands[3].cards for seat in range(3))
    events = evening.does(evening.lawful()[0])
    assert events[-1] == LaidOpen(Seat(3))
    hand = evening.table.hands[3]
    assert hand.shown == hand.cards
    assert all(evening.table.seen_by(Seat(seat)).hands[3] == hand for seat in range(3))
    assert not any(isinstance(event, LaidOpen) for event in evening.does(evening.lawful()[0]))


@pytest.mark.rule("W-DUM-04")
def test_a_dummy_who_leads_is_shown_before() -> None:
    evening = dealt(players=3, dealer=1)
    table = evening.table
    assert table.turn == 3
    assert table.player_of(Seat(3)) == 0
    assert table.hands[3].shown == table.hands[3].cards
    assert not any(isinstance(event, LaidOpen) for event in evening.does(evening.lawful()[0]))


@pytest.mark.rule("W-DUM-04", "W-TRUMP-01")
def test_dummies_turn_up_joins_his_open_hand() -> None:
    evening = dealt("2C", "3C", "4C", "5S 9H", players=3)
    while not evening.table.tricks:
        low = next((line for line in evening.lawful() if not line.endswith("9H")), "")
        evening.does(low or evening.lawful()[0])
    hand = evening.table.hands[3]
    assert str(hand.shown[-1]) == "9H"
    assert hand.shown == hand.cards


@pytest.mark.rule("W-DD-01", "W-DUM-03")
def test_double_dummy() -> None:
    evening, events = cut(2, "5D 3H", form="double_dummy")
    table = evening.table
    assert events[-1] == OwnDummyDeals(Seat(1))
    assert (table.dummies, table.rota, table.dealer) == ((2, 3), (1, 0), 3)
    assert [table.seating.opposite(Seat(seat)) for seat in (0, 1)] == [2, 3]
    assert [dummy_of(Seat(seat), dummies_for(2)) for seat in (0, 1)] == [2, 3]


@pytest.mark.rule("W-DD-01", "W-DUM-04")
def test_at_double_dummy_both_dummies_are_laid_open() -> None:
    evening = dealt(players=2, form="double_dummy")
    assert all(not hand.shown for hand in evening.table.hands)
    events = evening.does(evening.lawful()[0])
    assert events[-2:] == (LaidOpen(Seat(2)), LaidOpen(Seat(3)))
    leading = dealt(players=2, form="double_dummy", dealer=1)
    assert [bool(hand.shown) for hand in leading.table.hands] == [False, False, True, False]
    assert leading.does(leading.lawful()[0])[-1] == LaidOpen(Seat(3))


def after_game(players: int, rota: tuple[int, ...], **options: Any) -> tuple[Evening, tuple[object, ...]]:
    """Return an evening in which the last card of a game has just been played, and what was said."""
    evening = dealt(players=players, **options)
    score = replace(evening.table.tally, score=(6, 6))
    turns = tuple(map(Seat, rota))
    evening = Evening(evening.game, opening=replace(evening.table, tally=score, rota=turns))
    events: tuple[object, ...] = ()
    while evening.table.stage == "play":
        events = evening.does(evening.lawful()[0])
    assert evening.table.tally.winner is not None
    return evening, events


@pytest.mark.rule("W-DUM-02", "W-DUM-03")
def test_after_a_rubber_dummy_passes_to_the_next() -> None:
    evening, events = after_game(3, (0, 2, 1))
    assert events[-2:] == (DummyPasses(Seat(2)), DealPasses(Seat(3)))
    assert evening.table.dealer == 3
    assert evening.table.seating.opposite(Seat(3)) == 0, "the score of the last game still stands"
    evening.chance()
    table = evening.table
    assert table.seating.opposite(Seat(3)) == 2
    assert (table.tally.score, table.tally.winner, table.rota) == ((0, 0), None, (2, 1))


@pytest.mark.rule("W-DUM-02", "X-CUT-10")
def test_after_three_rubbers_the_players_cut_again() -> None:
    evening, _ = after_game(3, (0,))
    assert evening.table.stage == "cut-for-deal"
    evening.chance()
    evening.does("0 draw 0", "1 draw 1", "2 draw 2")
    assert len(evening.table.rota) == 3


@pytest.mark.rule("W-DUM-02", "W-DUM-03")
def test_within_a_rubber_dummy_stays_and_the_deal_goes_on() -> None:
    evening, events = after_game(3, (0, 2, 1), american_rubber=True)
    assert events[-1] == DealPasses(evening.table.seating.left_of(Seat(3)))
    before = evening.table.seating
    evening.chance()
    assert evening.table.seating == before
    assert evening.table.rota == (0, 2, 1)


@pytest.mark.rule("W-DD-01", "W-DUM-03")
def test_at_double_dummy_the_other_dummy_deals_next() -> None:
    evening, events = after_game(2, (0, 1), form="double_dummy")
    assert events[-1] == DealPasses(Seat(3))
    assert not any(isinstance(event, DummyPasses) for event in events)
    assert (evening.table.rota, evening.table.dealer) == ((1,), 3)
    before = evening.table.seating
    evening.chance()
    assert evening.table.seating == before
