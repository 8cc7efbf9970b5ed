"""Habits of bidders at Euchre: what is bid, named, laid away, and who is chosen; and of callers."""

from typing import Any

import pytest

from eldest.cards.card import Suit, parse_cards
from eldest.cards.seating import Seat
from eldest.games.euchre import bid_habits, call_habits, habits
from eldest.games.euchre.bowers import BowerOrder
from eldest.games.euchre.contracts import AUCTION, five_handed, seven_handed
from eldest.games.euchre.prospects import Prospect, best_of, prospects_of, worth
from eldest.players.player import UNLIMITED, Thought
from eldest.players.thumb import Thumb
from helpers.forms import dealt_to, passes
from helpers.tables import Evening

HEARTS = BowerOrder(Suit.HEARTS)
NOTHING = "7C 8D 9C 7S 8S"
FAIR = "JH AH 9H AS 7C"
STRONG = "JH JD AH KH AS"


def thought_at(evening: Evening) -> Thought:
    """Return what the seat in turn would do, given only his sight."""
    table = evening.table
    return Thumb(evening.game, strict=True).choose(table.seen_by(table.turn), UNLIMITED)


BIDS = [
    pytest.param(
        5, {}, NOTHING, ["0 bid 3"], "1 pass", bid_habits.NOT_WORTH_IT, id="a hand of nothing passes"
    ),
    pytest.param(
        5,
        {},
        NOTHING,
        ["0 bid 2"],
        "1 bid 3",
        bid_habits.WORTH_A_RISK,
        id="but over two a partner and the widow are worth the risk",
    ),
    pytest.param(5, {}, FAIR, [], "0 bid 4", bid_habits.WORTH_IT, id="a fair hand and two partners bid four"),
    pytest.param(
        5,
        {},
        FAIR,
        ["0 bid 5"],
        "1 pass",
        bid_habits.NOT_WORTH_IT,
        id="what is too much is not bid to go higher",
    ),
    pytest.param(
        5,
        {"five_widow": 0},
        FAIR,
        [],
        "0 bid 3",
        bid_habits.WORTH_IT,
        id="without a widow the same hand bids less",
    ),
    pytest.param(
        7,
        {"seven_cards": 5},
        STRONG,
        [],
        "0 bid 4",
        bid_habits.WORTH_IT,
        id="a strong hand and three partners bid four",
    ),
    pytest.param(4, {"auction": True}, FAIR, [], "0 bid 3", bid_habits.WORTH_IT, id="at the auction three"),
    pytest.param(
        4,
        {"auction": True},
        "AH 8H 9S 7C 8D",
        [],
        "0 pass",
        bid_habits.NOT_WORTH_IT,
        id="the auction is not opened with two, which the others would outbid",
    ),
    pytest.param(
        4,
        {"auction": True},
        "AH 8H 9S 7C 8D",
        ["0 bid 1"],
        "1 bid 2",
        bid_habits.WORTH_IT,
        id="but when it is open two may be bid",
    ),
]


@pytest.mark.parametrize(("players", "options", "hand", "said", "expected", "reason"), BIDS)
def test_what_is_bid(
    players: int, options: dict[str, Any], hand: str, said: list[str], expected: str, reason: object
) -> None:
    evening = dealt_to(players, {len(said): hand}, **options)
    evening.does(*said)
    thought = thought_at(evening)
    assert (str(thought.act), thought.reason) == (expected, reason)


def test_no_more_is_bid_than_wins_the_game() -> None:
    """Where three are wanted a bid of three with one partner is as good as one of four, and surer."""
    evening = dealt_to(5, {0: "JH JD 9H 8H AS"})
    table = evening.table
    undertaking = bid_habits.Undertaking(five_handed(2), 5, target=15)
    eager = undertaking.bid(table.seen_by(Seat(0)), evening.game.acts(table))
    careful = bid_habits.Undertaking(five_handed(2), 5, target=3).bid(
        table.seen_by(Seat(0)), evening.game.acts(table)
    )
    assert eager is not None
    assert careful is not None
    assert (str(eager.act), str(careful.act)) == ("0 bid 4", "0 bid 3")


def five_with_widow() -> Evening:
    evening = dealt_to(5, {0: "JH JD 9H 7C AS"}, widow="KH 8D")
    evening.does(*passes(), "0 bid 4", *passes(1, 2, 3, 4))
    return evening


def test_the_suit_that_is_worth_most_is_named_and_the_weakest_cards_are_laid_away() -> None:
    evening = five_with_widow()
    for expected, reason in [
        ("0 make H", bid_habits.BEST_SUIT),
        ("0 discard 7C", bid_habits.WEAKEST),
        ("0 discard 8D", bid_habits.WEAKEST),
    ]:
        thought = thought_at(evening)
        assert (str(thought.act), thought.reason) == (expected, reason)
        evening.does(expected)


def test_who_has_bid_is_chosen_the_highest_first() -> None:
    evening = dealt_to(5, {3: "JH JD AH KH AS"}, widow="7C 8D")
    evening.does(
        "0 bid 1", "1 pass", "2 bid 2", "3 bid 5", "4 pass", "3 make H", "3 discard 7C", "3 discard 8D"
    )
    thought = thought_at(evening)
    assert (str(thought.act), thought.reason) == ("3 choose 2", bid_habits.HAS_BID)
    evening.does("3 choose 2")
    assert str(thought_at(evening).act) == "3 choose 0"


@pytest.mark.parametrize(("players", "seats"), [(5, (2, 3)), (7, (3, 4, 2))])
def test_of_those_who_have_not_bid_who_sits_across_is_chosen(players: int, seats: tuple[int, ...]) -> None:
    evening = dealt_to(players, {})
    number = {5: 5, 7: 7}[players]
    evening.does(f"0 bid {number}", *passes(*range(1, players)), "0 make H")
    while evening.table.stage == "laying-away":
        evening.does(evening.lawful()[0])
    chosen = []
    while evening.table.stage == "choosing":
        thought = thought_at(evening)
        assert thought.reason == bid_habits.SITS_WELL
        evening.does(str(thought.act))
        chosen.append(evening.table.allies[-1])
    assert tuple(chosen) == seats


def test_every_bid_of_every_form_has_its_prospect() -> None:
    for form, players in [
        *((five_handed(widow), 5) for widow in (2, 0)),
        *((seven_handed(cards), 7) for cards in (7, 5)),
        (AUCTION, 4),
        (AUCTION, 6),
    ]:
        assert set(prospects_of(form, players)) == set(form.numbers)


def test_a_chance_falls_with_the_tricks_and_rises_with_the_hand() -> None:
    prospect = Prospect(1.5, 1.0, 1.0)
    chances = [prospect.chance(2.0, tricks) for tricks in range(1, 6)]
    assert chances == sorted(chances, reverse=True)
    assert prospect.chance(3.0, 3) > prospect.chance(2.0, 3) > 0.5
    assert prospect.chance(2.0, 4) == pytest.approx(0.5)
    assert prospect.tricks(2.0) == 3.5


def test_what_cards_are_worth() -> None:
    worths = [worth((card,), HEARTS) for card in parse_cards("JK JH JD AH KH QH 9H AS KS 9S")]
    assert worths == sorted(worths, reverse=True)
    assert worth(parse_cards("JH AS"), HEARTS) > worth(parse_cards("JH 9S"), HEARTS)
    assert worth(parse_cards("JH 9S 8S"), HEARTS) > worth(parse_cards("JH 9S 8C"), HEARTS), "an empty suit"


def test_of_cards_as_good_the_last_of_its_suit_goes() -> None:
    assert set(best_of(parse_cards("JH 7C 9S 8S"), HEARTS, 3)) == set(parse_cards("JH 9S 8S"))


# ------------------------------------------------------------------ call-ace

MAKING = [
    pytest.param(
        "JH JD AH KH AS", "8H", [], "0 order-up", call_habits.GOOD_ENOUGH, id="a great hand orders up"
    ),
    pytest.param(NOTHING, "8H", [], "0 pass", call_habits.TOO_WEAK, id="a hand of nothing passes"),
    pytest.param(
        "JH AH KH 7S 8S",
        "9H",
        [*passes(0, 1, 2)],
        "3 take-up",
        call_habits.GOOD_ENOUGH,
        id="the dealer counts the turn-up in",
    ),
    pytest.param(
        NOTHING,
        "9H",
        [*passes(0, 1, 2)],
        "3 turn-down",
        call_habits.TOO_WEAK,
        id="the dealer turns down what does not help",
    ),
    pytest.param(
        "JH JD AH KH AS",
        "TS",
        [*passes(0, 1, 2), "3 turn-down"],
        "0 make H",
        call_habits.GOOD_ENOUGH,
        id="the best suit is named after a turn-down",
    ),
    pytest.param(
        NOTHING,
        "TH",
        [*passes(0, 1, 2), "3 turn-down"],
        "0 pass",
        call_habits.TOO_WEAK,
        id="nothing is named with a hand of nothing",
    ),
]


MAKING += [
    pytest.param("9S AS AD JC QS", "AC", [], "0 pass", habits.TOO_FEW_TRUMPS,
                 id="with one trump nothing is ordered up, whatever stands beside it"),
    pytest.param("KS AS QD AD TC", "JH", [*passes(0, 1, 2)], "3 turn-down", habits.TOO_FEW_TRUMPS,
                 id="nor taken up, though it be the right bower"),
]  # fmt: skip


@pytest.mark.parametrize(("hand", "turned", "said", "expected", "reason"), MAKING)
def test_making_the_trump(hand: str, turned: str, said: list[str], expected: str, reason: object) -> None:
    seat = 3 if expected.startswith("3") else 0
    evening = dealt_to(4, {seat: hand}, turn_up=turned, call_ace=True)
    evening.does(*said)
    thought = thought_at(evening)
    assert (str(thought.act), thought.reason) == (expected, reason)


def test_a_dealer_who_must_name_a_suit_names_the_best_of_a_bad_hand() -> None:
    evening = dealt_to(4, {3: "7C 8D 9D 7S 8S"}, turn_up="TH", call_ace=True, stick_dealer=True)
    evening.does(*passes(0, 1, 2), "3 turn-down", *passes(0, 1, 2))
    thought = thought_at(evening)
    assert thought.reason == call_habits.BEST_OF_BAD
    assert thought.act in evening.game.acts(evening.table)


CALLS = [
    pytest.param(
        "JH AH QS 8S 7C", "0 call C", call_habits.LOSERS_THERE, id="not one whose queen may be the best dealt"
    ),
    pytest.param(
        "JH AH 9H AS 7C", "0 call C", call_habits.LOSERS_THERE, id="a suit with a loser, not that of the ace"
    ),
    pytest.param(
        "JH AH 9H KS 7C",
        "0 call C",
        call_habits.LOSERS_THERE,
        id="not that of the king, which may be the best",
    ),
    pytest.param(
        "JH AH 9H 8C 7C", "0 call C", call_habits.LOSERS_THERE, id="a suit of losers rather than a void"
    ),
    pytest.param("JH JD AH KH QH", "0 call-nobody", call_habits.NEEDS_NOBODY, id="five trumps need nobody"),
]


@pytest.mark.rule("E-CALL-01", "E-CALL-02")
@pytest.mark.parametrize(("hand", "expected", "reason"), CALLS)
def test_what_is_called(hand: str, expected: str, reason: object) -> None:
    evening = dealt_to(4, {0: hand}, turn_up="TS", call_ace=True)
    evening.does(*passes(0, 1, 2), "3 turn-down", "0 make H")
    thought = thought_at(evening)
    assert (str(thought.act), thought.reason) == (expected, reason)


def test_no_habit_speaks_where_it_has_nothing_to_say() -> None:
    for evening in (dealt_to(5, {}), dealt_to(5, {}, turn_up="TS", call_ace=True)):
        sight = evening.table.seen_by(Seat(0))
        habits = evening.game.habits()
        assert [habit(sight, ()) for habit in habits] == [None] * len(habits)
