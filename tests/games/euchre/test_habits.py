"""The habits of a sensible player of Euchre: what he does with a hand, and why."""

import pytest

from eldest.cards.card import Card, Suit, parse_cards
from eldest.cards.seating import Seat
from eldest.engine import habits as common
from eldest.engine.acts import Act, parse_act
from eldest.games.euchre import habits, play_habits
from eldest.games.euchre.bowers import BowerOrder
from eldest.games.euchre.worth import worth
from eldest.players.player import UNLIMITED, Thought
from eldest.players.thumb import Thumb
from eldest.room.evening import play_evening
from eldest.store.record import Record
from helpers.tables import Evening, at_table, dealt, euchre, second_deals

GAME = euchre().game


def thought_at(evening: Evening) -> Thought:
    """Return what the seat in turn would do, given only his sight."""
    table = evening.table
    return Thumb(evening.game).choose(table.seen_by(table.turn), UNLIMITED)


CALLS = [
    pytest.param("JH JD AH KH AS", "9C TC QD 7S 8S", "8H", [], "0 order-up", habits.GOOD_ENOUGH,
                 id="both bowers, ace and king are ordered up"),
    pytest.param("7C 8D 9C 7S 8S", "9D TC QD 7D TS", "8H", [], "0 pass", habits.TOO_WEAK,
                 id="a hand of nothing passes"),
    pytest.param("7C 8D 9C 7S 8S", "JH AH KH 7D TS", "8H", ["0 pass"], "1 take-up", habits.GOOD_ENOUGH,
                 id="the dealer takes up what gives him four trumps"),
    pytest.param("AH KH QH 7S TS", "9C TC QD 7D 8D", "8S", ["0 pass"], "1 turn-down", habits.TOO_WEAK,
                 id="the dealer turns down a suit of which he has nothing else"),
    pytest.param("JH JD AH KH AS", "9C TC QD 7D 8D", "8S", ["0 pass", "1 turn-down"], "0 make H",
                 habits.GOOD_ENOUGH, id="the best suit is named after a turn-down"),
    pytest.param("7C 8D 9C 7S 8S", "9D TC QD 7D TS", "8H", ["0 pass", "1 turn-down"], "0 pass",
                 habits.TOO_WEAK, id="nothing is named with a hand of nothing"),
    pytest.param("7C 8D 9C 7S 8S", "AH KH QH 7D TS", "8H", ["0 pass", "1 take-up"], "1 discard 7D",
                 habits.WEAKEST_CARD, id="a low card that is alone in its suit is laid away"),
]  # fmt: skip


@pytest.mark.parametrize(("eldest", "dealer", "turned", "said", "expected", "reason"), CALLS)
def test_calls(eldest: str, dealer: str, turned: str, said: list[str], expected: str, reason: object) -> None:
    evening = dealt(eldest, dealer, turned)
    evening.does(*said)
    thought = thought_at(evening)
    assert str(thought.act) == expected
    assert thought.reason == reason


def test_a_dealer_who_must_name_a_suit_names_the_best_of_a_bad_hand() -> None:
    evening = dealt("7C 8D 9C 7S 8S", "9D TC QS 7D TH", "8H", stick_dealer=True)
    evening.does("0 pass", "1 turn-down", "0 pass")
    thought = thought_at(evening)
    assert str(thought.act) == "1 make D"
    assert thought.reason == habits.BEST_OF_BAD


PLAYS = [
    pytest.param({"eldest": "JH 9H AS 7C", "dealer": "8C", "maker": Seat(0)}, "JH", play_habits.DRAW_TRUMPS,
                 id="the maker leads the right bower while trumps are out"),
    pytest.param({"eldest": "9H AS 7C", "dealer": "8C", "maker": Seat(1)}, "AS", play_habits.CASH_WINNER,
                 id="an ace that nothing can beat is led"),
    pytest.param({"eldest": "9H QS 7C", "dealer": "8C", "maker": Seat(1)}, "QS", play_habits.LEAD_TOP_PLAIN,
                 id="without a sure card the highest plain card is led"),
    pytest.param({"eldest": "9H KH", "dealer": "8C", "maker": Seat(1)}, "9H", play_habits.LEAD_LOW_TRUMP,
                 id="with trumps alone the lowest is led"),
    pytest.param({"dealer": "AS KS 7C", "led": "QS"}, "KS", play_habits.TAKE_CHEAPLY,
                 id="a trick is taken with the lowest card that wins it"),
    pytest.param({"dealer": "9H JH 7C", "led": "AS"}, "9H", play_habits.TAKE_CHEAPLY,
                 id="a plain ace is ruffed with the small trump, the bower kept"),
    pytest.param({"dealer": "TS 8S", "led": "AS"}, "8S", play_habits.SAVE_TRUMPS,
                 id="to a trick that is lost goes the lowest card"),
    pytest.param({"dealer": "7D AC", "led": "AS"}, "7D", play_habits.SAVE_TRUMPS,
                 id="without suit or trumps an ace is not thrown away"),
    pytest.param({"dealer": "8S AH", "led": "AS"}, "8S", common.ONLY_CARD,
                 id="the only card that follows is played"),
]  # fmt: skip


@pytest.mark.parametrize(("situation", "expected", "reason"), PLAYS)
def test_plays(situation: dict[str, object], expected: str, reason: object) -> None:
    table = at_table(trumps="H", **situation)  # type: ignore[arg-type]
    assert table.turn is not None
    thought = Thumb(GAME).choose(table.seen_by(table.turn), UNLIMITED)
    assert thought.act == parse_act(f"{table.turn} play {expected}")
    assert thought.reason == reason


@pytest.mark.rule("E-DISC-03")
def test_the_turn_up_on_the_pack_is_still_to_be_beaten_by() -> None:
    """An accepted right bower on the pack is the dealer's: the left is not the best trump then."""
    table = at_table(eldest="JD 9C", dealer="8C 7C", trumps="H", turn_up="JH", maker=Seat(0))
    thought = Thumb(GAME).choose(table.seen_by(Seat(0)), UNLIMITED)
    assert thought.reason != play_habits.DRAW_TRUMPS


@pytest.mark.rule("X-CUT-03", "X-TIE-01")
@pytest.mark.parametrize("joker", [False, True])
def test_a_cut_of_packets_comes_to_an_end(joker: bool) -> None:
    """Lifting the same packet again and again would tie, or show the joker, for ever."""
    for number in range(40):
        evening = euchre(cut_method="packets", joker=joker)
        evening.chance(number)
        for _ in range(60):
            if evening.table.turn is None:
                break
            evening.does(str(thought_at(evening).act))
        assert evening.table.dealer is not None


@pytest.mark.rule("E-DEAL-05")
def test_each_dealer_deals_by_turns_twos_first_and_threes_first() -> None:
    dealt_first = {0: set[int](), 1: set[int]()}
    for deal, _ in play_evening(Record("euchre", names=("A", "B")), 8, 1):
        dealt_first[deal.dealer].add(deal.dealt)
    assert dealt_first == {0: {2, 3}, 1: {2, 3}}


def test_the_cut_and_the_deal_need_no_skill() -> None:
    evening = euchre()
    evening.chance()
    assert thought_at(evening).reason == common.ANY_CARD
    evening = second_deals(euchre())
    evening.chance()
    assert thought_at(evening).reason == common.CUT_MIDDLE
    evening.does("0 cut 16")
    assert thought_at(evening).reason == habits.DEAL_EITHER


def test_a_suit_is_named_for_the_joker_turned() -> None:
    evening = dealt("7C 8D 9C 7S 8S", "9D TC QD 7D TS", "JK", joker=True)
    thought = thought_at(evening)
    assert str(thought.act) == "1 propose H"
    assert thought.reason == habits.SUIT_UNSEEN


def test_a_bower_is_worth_more_than_any_other_card() -> None:
    hearts = BowerOrder(Suit.HEARTS)
    worths = [worth((card,), hearts) for card in parse_cards("JH JD AH 9H AS KS QS 9S")]
    assert worths == sorted(worths, reverse=True)


def test_no_habit_speaks_where_it_has_nothing_to_say() -> None:
    nothing: tuple[Act, ...] = ()
    table = at_table(eldest="JH", dealer="8C", trumps="H")
    assert [habit(table.seen_by(Seat(0)), nothing) for habit in GAME.habits()] == [None] * len(GAME.habits())
    assert Card.parse("JH") in table.hands[0]
