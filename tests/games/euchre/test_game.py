"""Euchre for two from the cut to the end of a rubber: how its stages follow each other."""

import pytest

from eldest.cards.card import JOKER, Suit
from eldest.cards.seating import Seat, Side
from eldest.engine.acts import TURN_UP
from eldest.engine.events import FirstDealer, GameWon, RubberWon, StakePaid, ThirdGameOmitted
from eldest.engine.stages.closing import FOR_RUBBER_POINTS
from eldest.games import catalogue
from eldest.games.euchre.game import Euchre
from eldest.games.euchre.results import Result
from eldest.games.euchre.scoring import DealScored
from helpers.tables import Evening, dealt, euchre, second_deals, stacked, uncut

STRONG = "JH JD AH KH QH"
"""The five best hearts but for the joker: they win five tricks whoever leads."""
WEAK = "7C 8C 9C 7D 8D"


def next_deal(evening: Evening, eldest: str, dealer: str, turn_up: str) -> None:
    """Deal these cards at an evening that waits for the shuffle, whoever the dealer is."""
    deals = evening.table.dealer
    one, other = eldest.split(), dealer.split()
    order = " ".join((*one[:2], *other[:2], *one[2:], *other[2:], turn_up))
    evening.does(f"{deals} shuffle 0 {uncut(stacked(evening.game.pack, order), 9)}", f"{1 - deals} cut 9")
    evening.does(f"{deals} deal 2")


def play_out(evening: Evening) -> list[object]:
    """Play the first card that may be played until the hand is over."""
    events: list[object] = []
    while evening.table.stage == "play":
        events += evening.does(evening.lawful()[0])
    return events


def march(evening: Evening, winner: int) -> list[object]:
    """Play a whole deal in which one player makes a march."""
    deals = evening.table.dealer
    hands = (STRONG, WEAK) if winner != deals else (WEAK, STRONG)
    next_deal(evening, *hands, "9H")
    evening.does(*([f"{winner} order-up"] if winner != deals else [f"{1 - deals} pass", f"{deals} take-up"]))
    evening.does(f"{deals} discard {hands[1].split()[-1]}")
    return play_out(evening)


@pytest.mark.rule("E-POS-07")
def test_the_game_is_in_the_catalogue() -> None:
    assert catalogue()["euchre"] is Euchre
    assert Euchre.players == (2, 3, 4, 5, 6, 7)
    assert Euchre.name.text == "Euchre"


@pytest.mark.rule("E2-CUT-01", "X-CUT-10", "E-CUT-01")
def test_the_players_cut_for_the_deal_before_the_first_game() -> None:
    evening = euchre()
    assert evening.table.stage == "cut-for-deal"
    assert evening.table.dealer is None
    evening.does(f"- shuffle 0 {stacked(evening.game.pack, '7D AC')}")
    events = evening.does("0 draw 0", "1 draw 1")
    assert events[-1] == FirstDealer(Seat(1))
    assert evening.table.stage == "shuffle"


@pytest.mark.rule("E-PACK-01", "E-PACK-05")
@pytest.mark.parametrize(("joker", "size"), [(False, 32), (True, 33)], ids=["off: 32 cards", "on: 33 cards"])
def test_the_pack(joker: bool, size: int) -> None:
    game = euchre(joker=joker).game
    assert len(game.pack) == size
    assert (JOKER in game.pack.cards) is joker


@pytest.mark.rule("E-DEAL-05", "E2-DEAL-01")
@pytest.mark.parametrize(
    ("order", "may"),
    [
        pytest.param("dealer", ["1 deal 2", "1 deal 3"], id="the dealer chooses for each deal"),
        pytest.param("2-3", ["1 deal 2"], id="two and then three"),
        pytest.param("3-2", ["1 deal 3"], id="three and then two"),
    ],
)
def test_who_chooses_how_to_deal(order: str, may: list[str]) -> None:
    evening = second_deals(euchre(deal_order=order))
    evening.chance(7)
    evening.does("0 cut 12")
    assert evening.lawful() == may


@pytest.mark.rule("X-PRES-01", "E-DEAL-01", "E-DEAL-02", "X-TERM-02")
def test_the_dealer_shuffles_and_the_other_cuts() -> None:
    evening = second_deals(euchre())
    evening.chance(7)
    assert evening.timeline.acts[-1].seat == 1
    assert evening.lawful() == [f"0 cut {lifted}" for lifted in range(4, 29)]


@pytest.mark.rule("X-PACK-03")
@pytest.mark.parametrize(
    ("packs", "used"),
    [("auto", [0, 0, 0]), ("one", [0, 0, 0]), ("two", [0, 1, 0])],
    ids=["auto: one", "one", "two"],
)
def test_one_pack_or_two(packs: str, used: list[int]) -> None:
    evening = second_deals(euchre(two_packs=packs))
    dealt_with = []
    for _ in used:
        evening.chance(7)
        dealt_with.append(evening.table.pack)
        deals = evening.table.dealer
        evening.does(f"{1 - deals} cut 9", f"{deals} deal 2")
        evening.does(f"{1 - deals} pass", f"{deals} turn-down", f"{1 - deals} pass", f"{deals} pass")
    assert dealt_with == used


@pytest.mark.rule("X-CUT-03")
@pytest.mark.parametrize(
    ("method", "first"),
    [("spread", "0 draw 0"), ("packets", "0 draw 1")],
    ids=["from the spread", "by packets"],
)
def test_how_the_deal_is_cut_for(method: str, first: str) -> None:
    evening = euchre(cut_method=method)
    evening.chance(7)
    assert evening.lawful()[0] == first
    assert len(evening.lawful()) == 32


@pytest.mark.rule("E-DEAL-07", "X-DEAL-02", "X-DEAL-03")
def test_the_deal_goes_round_after_hands_played_and_passed_out() -> None:
    evening = second_deals(euchre())
    dealers = []
    for number in range(4):
        dealers.append(evening.table.dealer)
        if number % 2:
            march(evening, 0)
        else:
            next_deal(evening, STRONG, WEAK, "9H")
            deals = evening.table.dealer
            evening.does(f"{1 - deals} pass", f"{deals} turn-down", f"{1 - deals} pass", f"{deals} pass")
    assert dealers == [1, 0, 1, 0]


@pytest.mark.rule("E2-PLAY-01", "E2-PLAY-03", "E-PLAY-05", "X-PLAY-04")
def test_five_tricks_of_two_cards_make_the_hand_and_the_winner_leads() -> None:
    evening = dealt("AH 9S KC QC 7D", "8D 9D TC JS AS", "8H")
    evening.does("0 pass", "1 turn-down", "0 make S", "0 play KC", "1 play TC")
    assert evening.table.turn == 0
    evening.does("0 play QC", "1 play AS")
    assert evening.table.turn == 1
    play_out(evening)
    assert [len(trick) for trick in evening.table.tricks] == [2] * 5
    assert [trick.winner for trick in evening.table.tricks][:2] == [0, 1]


@pytest.mark.rule("E2-PLAY-02", "E-PLAY-03")
def test_a_left_bower_led_calls_for_a_trump() -> None:
    evening = dealt("JC 9S KC QC 7D", "8D 9C TC 7S AS", "8H")
    evening.does("0 pass", "1 turn-down", "0 make S", "0 play JC")
    assert evening.lawful() == ["1 play 7S", "1 play AS"]
    refusal = evening.refused("1 play 9C")
    assert (refusal.clause, refusal.values) == ("E2-PLAY-02", (("led", Suit.SPADES),))


@pytest.mark.rule("E-PLAY-07")
@pytest.mark.parametrize(("stop", "tricks"), [(False, 5), (True, 3)], ids=["off: five tricks", "on: stopped"])
def test_the_hand_may_stop_when_it_is_decided(stop: bool, tricks: int) -> None:
    evening = dealt(STRONG, WEAK, "9H", stop_early=stop)
    evening.does("0 pass", "1 take-up", "1 discard 8D")
    events = play_out(evening)
    assert len(evening.table.tricks) == tricks
    scored = next(event for event in events if isinstance(event, DealScored))
    assert scored.result is Result.EUCHRE


@pytest.mark.rule("E2-SCORE-06", "E-SCORE-07", "E2-SCORE-04")
def test_three_marches_are_a_game_and_the_next_begins_at_nought() -> None:
    evening = second_deals(euchre())
    for _ in range(2):
        march(evening, 1)
    assert evening.table.tally.score == (0, 4)
    events = march(evening, 1)
    assert any(isinstance(event, GameWon) for event in events)
    assert evening.table.tally.score == (0, 5)
    march(evening, 0)
    assert evening.table.tally.score == (2, 0)
    assert evening.table.tally.games_won == (0, 1)


@pytest.mark.rule("E-STAKE-02", "E-STAKE-03", "E-STAKE-07", "X-CUT-10", "E-STAKE-09", "X-STAKE-05")
def test_a_rubber_of_two_trebles_at_ten_a_point() -> None:
    """EX-47: 5-0, 5-0 is eight points; the players then cut again."""
    evening = second_deals(euchre(rubbers=True, stakes=True, stake_unit="rubber_points"))
    events: list[object] = []
    for _ in range(6):
        events += march(evening, 0)
    told = [event for event in events if isinstance(event, RubberWon | ThirdGameOmitted | StakePaid)]
    assert told == [
        ThirdGameOmitted(),
        RubberWon(Side(0), 8, "3 + 3 + 2"),
        StakePaid(Side(0), 80, FOR_RUBBER_POINTS),
    ]
    assert evening.table.tally.balance() == (80, -80)
    assert evening.table.stage == "cut-for-deal"
    assert len(evening.table.tricks) == 5, "the last trick still lies there to be seen"
    evening.chance(3)
    assert evening.game.pack.is_true(evening.table.cards())
    assert evening.table.tricks == ()


@pytest.mark.rule("E-LONE-10")
def test_nobody_can_play_alone() -> None:
    evening = dealt(STRONG, WEAK, "9H")
    assert evening.lawful() == ["0 order-up", "0 pass"]
    assert evening.table.seating.number_of_sides == 2


@pytest.mark.rule("E-POS-02", "X-SEAT-01", "E-POS-01", "X-TERM-02")
def test_two_players_each_are_dealer_and_eldest_hand_in_turn() -> None:
    evening = second_deals(euchre())
    seating = evening.table.seating
    assert [seating.eldest_of(seat) for seat in seating.seats] == [1, 0]
    assert [seating.pone_of(seat) for seat in seating.seats] == [1, 0]


def test_a_table_between_two_deals_still_shows_the_last_one() -> None:
    evening = second_deals(euchre())
    march(evening, 0)
    assert evening.table.stage == "shuffle"
    assert len(evening.table.tricks) == 5
    evening.chance(5)
    assert evening.table.tricks == ()
    assert evening.table.maker is None
    assert evening.table.lying(TURN_UP) == ()


def test_the_habits_are_those_of_the_game() -> None:
    assert euchre().game.habits()
