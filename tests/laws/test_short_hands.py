"""Hands dealt too many or too few cards, which nobody minds: every game is played to its end all the same."""

import random
from typing import Any

import pytest

from eldest.cards.seating import Seat
from eldest.engine.acts import DealOut, GivePacket, spell_act
from eldest.engine.values import replace
from eldest.games import game_of
from helpers.packets import deal_out, dealing
from helpers.strict import dealt, strict, with_hands
from helpers.tables import Evening


def on(evening: Evening, stage: str) -> Evening:
    """Go on as the game lets everybody until a stage is reached."""
    while evening.table.stage != stage:
        if evening.table.turn is None:
            evening.chance()
        else:
            evening.does(evening.lawful()[0])
    return evening


@pytest.mark.rule("W-GER-02", "W-GER-03")
@pytest.mark.parametrize(
    ("size", "tricks"),
    [
        pytest.param(2, 26, id="a card too many dealt: the stock is short of one"),
        pytest.param(1, 26, id="rightly dealt"),
    ],
)
def test_an_open_card_with_nothing_below_it_is_taken_by_the_winner_alone(size: int, tricks: int) -> None:
    evening = dealing("whist", 2)
    evening.does(f"1 packet 0 {size} 0")
    on(deal_out(evening), "shuffle")
    over = evening.table.docket.hand_over
    assert len(over.tricks) == tricks
    assert over.spot("stock") is over.spot("turn-up") is None
    assert evening.game.pack.is_true(over.cards())


@pytest.mark.rule("W-GER-02")
def test_the_last_open_card_is_never_the_dealer_s_to_play() -> None:
    evening = dealing("whist", 2)
    evening.does("1 packet 0 2 0")
    deal_out(evening)
    while evening.table.spot("stock"):
        evening.does(evening.lawful()[0])
    (card,) = evening.table.lying("turn-up")
    assert not any(f" play {card}" in line for line in evening.lawful())
    held = [hand.size for hand in evening.table.hands]
    while evening.table.spot("turn-up"):
        evening.does(evening.lawful()[0])
    assert sorted(hand.size - size for hand, size in zip(evening.table.hands, held, strict=True)) == [-1, 0]


@pytest.mark.rule("C-DISC-04", "C-HAND-01")
def test_a_short_hand_of_trumps_is_filled_with_the_others() -> None:
    evening = dealt(strict("cinch", 4))
    evening.does("0 bid 14")
    evening = with_hands(evening, s1="AS KS QS JS")
    on(evening, "name")
    evening.does("0 make S")
    on(evening, "play")
    assert evening.table.hands[1].size == 6


@pytest.mark.rule("C-HAND-01", "CV-BLIND-02")
def test_who_holds_no_more_than_six_has_nothing_to_throw() -> None:
    evening = dealt(strict("cinch", 4, form="blind"))
    evening = with_hands(evening, s3="2H 3H")
    evening.does("0 bid 14", "0 take-blind", "0 make S")
    while evening.table.stage == "discard" and evening.table.turn != 3:
        evening.does(evening.lawful()[0])
    assert evening.lawful() == ["3 take-blind"]
    evening.does("3 take-blind")
    assert (evening.table.stage, evening.table.hands[3].size) == ("play", 6)


@pytest.mark.rule("C-HAND-01", "CV-BLIND-02")
def test_a_maker_left_with_six_is_passed_over() -> None:
    evening = dealt(strict("cinch", 4, form="blind"))
    evening = with_hands(evening, s3="2H 3H")
    evening.does("0 pass", "1 pass", "2 pass", "3 bid 1", "3 take-blind", "3 make S")
    assert evening.table.hands[3].size == 6
    on(evening, "play")
    assert evening.table.hands[3].size == 6


@pytest.mark.rule("E5-MAKE-01")
def test_a_maker_with_too_few_cards_lays_none_away() -> None:
    evening = dealing("euchre", 5)
    evening.does("4 packet 1 2 0")
    deal_out(evening)
    evening.does("0 bid 4", "1 pass", "2 pass", "3 pass", "4 pass")
    assert evening.table.hands[0].size == 5
    evening.does("0 make S")
    assert evening.table.stage == "choosing"


@pytest.mark.rule("W-HAND-03")
def test_who_missed_a_trick_may_still_play_to_it_before_it_is_complete() -> None:
    evening = deal_out(dealing("whist", 4))
    evening.does(evening.lawful()[0], "1 miss-trick")
    table = replace(evening.table, turn=Seat(1))
    stage = evening.game.stage_of(table)
    back = stage.advance(table, stage.acts(table)[0]).table
    assert back.passed_over == ()
    assert len(back.trick) == 2


FORMS: tuple[tuple[str, int, dict[str, Any]], ...] = (
    ("whist", 2, {}),
    ("whist", 3, {}),
    ("whist", 4, {"code": "english"}),
    ("euchre", 2, {}),
    ("euchre", 4, {"railroad": True}),
    ("euchre", 5, {}),
    ("euchre", 6, {}),
    ("euchre", 7, {}),
    ("cinch", 3, {}),
    ("cinch", 4, {}),
    ("cinch", 4, {"form": "blind"}),
    ("cinch", 6, {}),
)


@pytest.mark.rule("W-HAND-01", "C-HAND-01", "X-CLAIM-06")
@pytest.mark.parametrize(("game", "players", "options"), FORMS, ids=str)
def test_however_the_cards_are_given_the_hand_comes_to_its_end(
    game: str, players: int, options: dict[str, Any]
) -> None:
    chooser = random.Random(f"{game} {players}")
    kind = game_of(game)
    evening = Evening(kind(kind.options_type(strict_table=True, **options), players))
    errors = 0
    while evening.table.docket.deal < 3 or evening.table.stage != "shuffle":
        if evening.table.turn is None:
            evening.chance(chooser.randrange(1000))
            continue
        wrong, lawful = _wrong_packets(evening), _but_dealing_out(evening)
        goes_wrong = bool(wrong) and chooser.random() < OFTEN
        errors += goes_wrong
        evening.does(chooser.choice(wrong if goes_wrong else lawful))
        assert not evening.table.given or evening.game.pack.is_true(evening.table.cards())
    assert errors


OFTEN = 0.3


def _wrong_packets(evening: Evening) -> list[str]:
    """Return the packets that the dealer can give wrongly."""
    turn, lawful = evening.table.turn, evening.referee.lawful(evening.table)
    acts = (act for act in evening.referee.possible(evening.table, turn) if act not in lawful)
    return [spell_act(act) for act in acts if isinstance(act, GivePacket) and not act.shown]


def _but_dealing_out(evening: Evening) -> list[str]:
    """Return what may be done, packet by packet."""
    return [spell_act(a) for a in evening.referee.lawful(evening.table) if not isinstance(a, DealOut)]
