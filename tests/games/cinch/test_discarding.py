"""Laying away, filling the hands, robbing the pack, and a stock that runs out."""

from typing import Any

import pytest

from eldest.cards.card import parse_cards, spell_cards
from eldest.cards.seating import Seat
from eldest.engine.acts import STOCK
from eldest.engine.events import Event
from eldest.games.cinch.calls import (
    LAID_AWAY,
    CardThrown,
    HandFilled,
    LaidAway,
    PackRobbed,
    Restocked,
    StockSeen,
    StockTaken,
)
from eldest.room.wording import Wording
from games.cinch.evenings import dealt
from helpers.tables import Evening

PLAIN_A = "AC KC QC JC TC 9C"
PLAIN_B = "AS KS QS JS TS 9S"
PLAIN_C = "AH KH QH JH TH 9H"


def named(hands: list[str], stock: str = "", **options: Any) -> Evening:
    """Return an evening at which diamonds are trumps, named by the eldest hand for a bid of one."""
    evening = dealt(hands, stock, **options)
    evening.does("0 bid 1", *(f"{seat} pass" for seat in range(1, len(hands))), "0 make D")
    return evening


@pytest.mark.rule("C-DISC-01", "C-DISC-04")
def test_plain_cards_are_laid_away_face_up_and_the_hand_is_filled() -> None:
    """EX-76: a hand with four trumps discards five and draws two."""
    evening = named(["AD 5H 2D 4D AC KC QC JC 5C", "", "", ""], "3H 9S 2C 6S")
    assert evening.lawful() == ["0 lay-away"]
    events = evening.does("0 lay-away")
    plain = parse_cards("AC KC QC JC 5C")
    given = parse_cards("3H 9S")
    assert events == (LaidAway(Seat(0), 5, plain), HandFilled(Seat(0), 2, given))
    lies = evening.table.spot(LAID_AWAY).lies
    assert lies.cards == lies.shown == plain
    assert evening.hand(0) == "AD 5H 2D 4D 3H 9S"
    assert evening.table.lying(STOCK)[:2] == parse_cards("2C 6S")
    assert evening.table.turn == 1


@pytest.mark.rule("C-DISC-04")
def test_only_its_owner_sees_what_a_hand_is_filled_with() -> None:
    evening = named(["AD 5H 2D 4D AC KC QC JC 5C", "", "", ""], "3H 9S 2C 6S")
    evening.does("0 lay-away")
    step = evening.timeline.steps[-1]
    own, other = step.seen_by(Seat(0)), step.seen_by(Seat(2))
    assert own.events[1] == HandFilled(Seat(0), 2, parse_cards("3H 9S"))
    assert other.events[1] == HandFilled(Seat(0), 2, ())
    assert other.sight.hands[0].cards == ()


@pytest.mark.rule("C-DISC-02", "C-DISC-03")
def test_more_than_six_trumps_are_thrown_and_shown() -> None:
    """EX-76: with eight trumps two of them go, shown, and one plain card; none is drawn."""
    evening = named(["AD KD QD JD 5D 5H 4D 3D 9C", "", "", ""])
    for tried in ("0 discard 3D", "0 play 3D", "0 pass"):
        assert evening.refused(tried).clause == "C-DISC-01"
    assert evening.refused("0 make C").clause == "C-TRUMP-01"
    evening.does("0 lay-away")
    assert evening.lawful() == [f"0 discard {card}" for card in ("KD", "QD", "4D", "3D")]
    assert evening.refused("0 discard 5H").clause == "C-DISC-03"
    assert evening.refused("0 discard TD").clause == "C-DISC-02"
    assert evening.refused("0 pass").clause == "C-DISC-02"
    events = evening.does("0 discard 3D", "0 discard 4D")
    assert [event for event in events if isinstance(event, CardThrown)] == [
        CardThrown(Seat(0), parse_cards("3D")[0]),
        CardThrown(Seat(0), parse_cards("4D")[0]),
    ]
    assert not any(isinstance(event, HandFilled) for event in events)
    assert evening.hand(0) == "AD KD QD JD 5D 5H"
    assert evening.table.spot(LAID_AWAY).lies.shown == parse_cards("9C 3D 4D")
    assert evening.table.turn == 1


@pytest.mark.rule("C-DISC-02")
def test_a_hand_of_nine_trumps_throws_three() -> None:
    evening = named(["AD KD QD JD 5D 5H 4D 3D 2D", "", "", ""])
    assert evening.lawful() == [f"0 discard {card}" for card in ("KD", "QD", "4D", "3D")]
    evening.does("0 discard 3D", "0 discard 4D", "0 discard QD")
    assert evening.table.turn == 1


@pytest.mark.rule("C-DISC-07", "C-ROB-01", "C-ROB-02")
def test_a_stock_too_short_for_the_dealer() -> None:
    """EX-78: 1, 1, 1 and 4 trumps kept: the others draw 15, the dealer the last and a shuffled discard."""
    evening = named(
        [f"AD 8C 7C {PLAIN_A}", f"KD 8S 7S {PLAIN_B}", f"QD 8H 7H {PLAIN_C}", "JD TD 5D 5H 6C 6S 6H 4C 4S"]
    )
    events = evening.does("0 lay-away", "1 lay-away", "2 lay-away")
    assert [event.size for event in events if isinstance(event, HandFilled)] == [5, 5, 5]
    events = evening.does("3 lay-away")
    assert events[1:] == (StockSeen(Seat(3), (evening.table.hands[3].cards[-1],)), PackRobbed(Seat(3), 1))
    assert (evening.table.stage, evening.table.turn, evening.table.hands[3].size) == ("restock", None, 5)
    assert not evening.game.rests(evening.table), "the deal goes on: nobody need say so"
    laid = evening.table.lying(LAID_AWAY)
    assert len(laid) == 29
    restocked, filled = evening.chance(5)
    assert restocked == Restocked(29)
    assert isinstance(filled, HandFilled)
    assert (filled.size, filled.clause) == (1, "C-DISC-07")
    assert filled.cards[0] in laid
    assert (evening.table.stage, evening.table.turn) == ("play", 0)
    assert evening.table.lying(LAID_AWAY) == ()
    assert evening.game.pack.is_true(evening.table.cards())


@pytest.mark.rule("C-DISC-07")
def test_only_the_plain_cards_laid_away_make_a_new_stock() -> None:
    evening = named(
        [f"8C 7C 6C {PLAIN_A}", f"8S 7S 6S {PLAIN_B}", f"8H 7H 6H {PLAIN_C}", "AD KD QD JD TD 5D 5H 4D 2D"]
    )
    evening.does("0 lay-away", "1 lay-away", "2 lay-away")
    table = evening.table
    assert (table.stage, table.turn, table.hands[2].size) == ("restock", None, 4)
    laid = [str(card) for card in table.lying(LAID_AWAY)]
    assert len(laid) == 27
    for tried in (
        f"3 restock 0 {' '.join(laid[1:])}",
        f"0 restock 0 {' '.join(laid)}",
        f"3 restock 1000000000 {' '.join(laid)}",
        f"3 shuffle 0 {' '.join(laid)}",
        "3 pass",
    ):
        assert evening.refused(tried).clause == "C-DISC-07"
    evening.does(f"3 restock 0 {' '.join(laid)}")
    assert evening.hand(2).split()[-2:] == laid[:2]
    assert evening.table.restocked
    # The dealer holds nine trumps, and has only to throw three.
    assert (evening.table.stage, evening.table.turn) == ("rob", 3)
    assert evening.lawful() == ["3 discard KD", "3 discard QD", "3 discard 4D"]
    events = evening.does("3 discard KD", "3 discard QD", "3 discard 4D")
    assert [type(event) for event in events] == [CardThrown] * 3, "he does not rob a new stock"
    assert evening.table.stage == "play"


@pytest.mark.rule("C-DISC-07", "C-ROB-01")
def test_from_a_new_stock_the_dealer_too_is_given_the_top_cards() -> None:
    evening = named(
        [f"8C 7C 6C {PLAIN_A}", f"8S 7S 6S {PLAIN_B}", f"8H 7H 6H {PLAIN_C}", "AD KD QD JD TD 4C 4S 4H 3C"]
    )
    evening.does("0 lay-away", "1 lay-away", "2 lay-away")
    evening.chance(3)
    top = evening.table.lying(STOCK)[0]
    events = evening.does("3 lay-away")
    assert events[1:] == (HandFilled(Seat(3), 1, (top,), "C-DISC-07"),), "he does not rob it"
    assert evening.table.hands[3].cards[-1] == top
    assert evening.table.stage == "play"


@pytest.mark.rule("C-DISC-04", "C-ROB-01", "C-ROB-02")
def test_what_is_left_for_the_dealer() -> None:
    """EX-77: the others hold 3, 2 and 1 trumps and draw 12; the dealer looks through 4 and takes two."""
    others = "AC KC QC AD KD QD JD TD 9D", "JC TC 8D AS KS QS JS TS 9S", "9C 7D 6D AH KH QH JH TH 9H"
    dealer, last = "8C 7C 6C 5C 5H 5D 4S 3S 2S", "8S 4C 2C 6S"
    evening = dealt([*others, dealer], f"8H 7H 6H 4H 3H 2H 4D 3D 2D 7S 5S 3C {last}")
    evening.does("0 bid 1", "1 pass", "2 pass", "3 pass", "0 make C")
    events = evening.does("0 lay-away", "1 lay-away", "2 lay-away")
    assert [event.size for event in events if isinstance(event, HandFilled)] == [3, 4, 5]
    assert evening.refused("3 take 4C").clause == "C-DISC-01"
    assert evening.refused("3 pass").clause == "C-DISC-01"
    events = evening.does("3 lay-away")
    assert events[1:] == (StockSeen(Seat(3), parse_cards(last)), PackRobbed(Seat(3), 2))
    assert evening.hand(3) == "8C 7C 6C 5C 4C 2C"
    assert evening.table.stage == "play"


@pytest.mark.rule("C-ROB-01", "C-ROB-02", "C-ROB-03")
def test_plain_cards_are_taken_one_by_one_and_the_number_is_told() -> None:
    others = "AC KC QC AD KD QD JD TD 9D", "JC TC 8D AS KS QS JS TS 9S", "9C 7D 6D AH KH QH JH TH 9H"
    dealer, last = "8C 7C 6C 5C 5H 5D 4S 3S 2S", "8S 4C 7S 6S"
    evening = dealt([*others, dealer], f"8H 7H 6H 4H 3H 2H 4D 3D 2D 5S 3C 2C {last}")
    evening.does("0 bid 1", "1 pass", "2 pass", "3 pass", "0 make C")
    evening.does("0 lay-away", "1 lay-away", "2 lay-away")
    events = evening.does("3 lay-away")
    assert events[-1] == StockSeen(Seat(3), parse_cards(last))
    step = evening.timeline.steps[-1]
    assert step.seen_by(Seat(3)).sight.lying(STOCK) == parse_cards("8S 7S 6S")
    assert step.seen_by(Seat(0)).sight.lying(STOCK) == ()
    assert step.seen_by(Seat(0)).events[-1] == StockSeen(Seat(3), ())
    assert evening.hand(3) == "8C 7C 6C 5C 4C", "every trump must be taken"
    assert evening.lawful() == ["3 take 8S", "3 take 7S", "3 take 6S"]
    assert evening.refused("3 take AH").clause == "C-ROB-01"
    assert evening.refused("3 pass").clause == "C-ROB-01"
    assert evening.refused("0 take 8S").clause == "C-ROB-01"
    events = evening.does("3 take 7S")
    assert events[-2:] == (StockTaken(Seat(3), parse_cards("7S")[0]), PackRobbed(Seat(3), 2))
    assert evening.timeline.steps[-1].seen_by(Seat(1)).events[0] == StockTaken(Seat(3), None)
    assert evening.timeline.steps[-1].seen_by(Seat(3)).events[0] == events[0]
    assert (evening.table.stage, evening.table.turn) == ("play", 0)
    rest = evening.table.spot(STOCK)
    assert (spell_cards(rest.lies.cards), rest.known_to) == ("8S 6S", 3)
    assert evening.table.seen_by(Seat(2)).spot(STOCK).lies.cards == ()


@pytest.mark.rule("C-ROB-02", "C-DISC-02", "C-DISC-03")
def test_with_more_than_six_the_dealer_shows_what_he_throws() -> None:
    others = "AC KC QC AD KD QD JD TD 9D", "JC TC 8D AS KS QS JS TS 9S", "7D 6D 8H AH KH QH JH TH 9H"
    dealer, last = "9C 8C 7C 6C 5C 5H 5D 4S 3S", "8S 3C"
    evening = dealt([*others, dealer], f"7H 6H 4H 3H 2H 4D 3D 2D 7S 6S 2S 5S 4C {last} 2C")
    evening.does("0 bid 1", "1 pass", "2 pass", "3 pass", "0 make C")
    evening.does("0 lay-away", "1 lay-away", "2 lay-away", "3 lay-away")
    assert evening.hand(3) == "9C 8C 7C 6C 5C 3C 2C"
    assert evening.lawful() == [f"3 discard {card}" for card in ("9C", "8C", "7C", "6C", "3C")]
    assert evening.refused("3 discard 2C").clause == "C-DISC-03"
    events = evening.does("3 discard 3C")
    assert events == (CardThrown(Seat(3), parse_cards("3C")[0]), PackRobbed(Seat(3), 2))
    assert parse_cards("3C")[0] in evening.table.spot(LAID_AWAY).lies.shown
    assert spell_cards(evening.table.lying(STOCK)) == "8S"


@pytest.mark.rule("C-ROB-01", "C-DISC-02")
def test_a_dealer_with_six_trumps_still_looks_and_may_take_nothing() -> None:
    others = "AC KC QC AD KD QD JD TD 9D", "JC TC 8D AS KS QS JS TS 9S", "7D 6D 8H AH KH QH JH TH 9H"
    dealer = "9C 8C 7C 6C 5C 5S 5D 4S 3S"
    evening = dealt([*others, dealer], "7H 6H 4H 3H 2H 4D 3D 2D 7S 6S 2S 5H 8S 4C 3C 2C")
    evening.does("0 bid 1", "1 pass", "2 pass", "3 pass", "0 make C")
    evening.does("0 lay-away", "1 lay-away", "2 lay-away")
    events = evening.does("3 lay-away")
    assert any(isinstance(event, StockSeen) for event in events)
    assert evening.table.hands[3].size == 9, "the left pedro among them"
    events = evening.does("3 discard 3C", "3 discard 4C", "3 discard 6C")
    assert events[-1] == PackRobbed(Seat(3), 3)
    assert evening.table.stage == "play"


@pytest.mark.rule("C-ROB-02")
def test_a_dealer_of_six_trumps_who_finds_none_takes_nothing() -> None:
    others = "AC KC QC 4C KD QD JD TD 9D", "JC TC 3C AS KS QS JS TS 9S", "2C 6D 8H AH KH QH JH TH 9H"
    dealer = "9C 8C 7C 6C 5C 5S 5D 4S 3S"
    evening = dealt([*others, dealer], "7H 6H 4H 3H 2H 4D 3D 2D 7S 6S")
    evening.does("0 bid 1", "1 pass", "2 pass", "3 pass", "0 make C")
    evening.does("0 lay-away", "1 lay-away", "2 lay-away")
    events = evening.does("3 lay-away")
    assert events[-1] == PackRobbed(Seat(3), 0)
    assert evening.table.stage == "play"


@pytest.mark.rule("C-ROB-01", "C-ROB-02")
def test_a_stock_that_just_does_for_the_dealer_is_robbed_and_told_once() -> None:
    """The others keep 1, 1 and 4 trumps and draw 12; the dealer keeps two and wants the last four."""
    hands = [f"AD 8C 7C {PLAIN_A}", f"KD 8S 7S {PLAIN_B}", f"QD JD TD 9D {PLAIN_C.replace(' 9H', '')}"]
    drawn, last = "8D 7D 6D 4D 3D 2D 6S 4C 3C 2C 5C 5S", "6C 4S 3S 2S"
    evening = named([*hands, "5D 5H 9H 8H 7H 6H 4H 3H 2H"], f"{drawn} {last}")
    evening.does("0 lay-away", "1 lay-away", "2 lay-away")
    events = evening.does("3 lay-away")
    assert events[1:] == (StockSeen(Seat(3), parse_cards(last)), PackRobbed(Seat(3), 4))
    assert evening.timeline.steps[-1].seen_by(Seat(0)).events[1] == StockSeen(Seat(3), ())
    assert evening.hand(3) == f"5D 5H {last}"
    assert evening.table.stage == "play"


@pytest.mark.rule("C-DISC-07", "C-ROB-02")
def test_a_dealer_for_whom_nothing_is_left_robs_nothing() -> None:
    """The others keep 1, 1 and 0 trumps: the last of them draws the last card of the stock."""
    hands = [f"AD 8C 7C {PLAIN_A}", f"KD 8S 7S {PLAIN_B}", f"8H 7H 6H {PLAIN_C}"]
    evening = named([*hands, "QD JD TD 5D 5H 6C 6S 4C 4S"])
    events = evening.does("0 lay-away", "1 lay-away", "2 lay-away", "3 lay-away")
    assert [type(event) for event in events[-1:]] == [LaidAway], "there was no stock to rob"
    assert evening.table.stage == "restock"
    restocked, filled = evening.chance(5)
    assert isinstance(restocked, Restocked)
    assert isinstance(filled, HandFilled)
    assert (filled.size, filled.clause) == (1, "C-DISC-07")


SENTENCES = [
    pytest.param(LaidAway(Seat(0), 1, ()), "Ann lays away one plain card.", "You lay away one plain card."),
    pytest.param(LaidAway(Seat(0), 6, ()), "Ann lays away six plain cards.", "You lay away six plain cards."),
    pytest.param(HandFilled(Seat(0), 1, ()), "Ann is given one card.", "You are given one card."),
    pytest.param(HandFilled(Seat(0), 3, ()), "Ann is given three cards.", "You are given three cards."),
    pytest.param(
        PackRobbed(Seat(0), 0), "Ann robs the pack, and takes nothing.", "You rob the pack, and take nothing."
    ),
    pytest.param(
        PackRobbed(Seat(0), 1),
        "Ann robs the pack, and takes one card.",
        "You rob the pack, and take one card.",
    ),
    pytest.param(
        PackRobbed(Seat(0), 4),
        "Ann robs the pack, and takes four cards.",
        "You rob the pack, and take four cards.",
    ),
]


@pytest.mark.parametrize(
    ("event", "told", "mine"), SENTENCES, ids=lambda it: it if isinstance(it, str) else ""
)
def test_how_many_cards_is_said_in_words(event: Event, told: str, mine: str) -> None:
    assert Wording(("Ann", "Ben"), Seat(1)).say(event) == told
    assert Wording(("Ann", "Ben"), Seat(0)).say(event) == mine


def in_a_row(evening: Evening) -> int:
    """Return how many such acts the table waits for."""
    return evening.game.stages[evening.table.stage].in_a_row(evening.table)


@pytest.mark.rule("C-DISC-01", "C-DISC-02", "C-ROB-01", "C-ROB-02")
def test_how_many_cards_are_asked_for() -> None:
    others = "AC KC QC AD KD QD JD TD 9D", "JC TC 8D AS KS QS JS TS 9S", "9C 7D 6D AH KH QH JH TH 9H"
    evening = dealt(
        [*others, "8C 7C 6C 5C 5H 5D 4S 3S 2S"], "8H 7H 6H 4H 3H 2H 4D 3D 2D 5S 3C 2C 8S 4C 7S 6S"
    )
    evening.does("0 bid 1", "1 pass", "2 pass", "3 pass", "0 make C")
    asked = [in_a_row(evening)]
    evening.does("0 lay-away", "1 lay-away", "2 lay-away")
    asked.append(in_a_row(evening))
    evening.does("3 lay-away")
    assert [*asked, in_a_row(evening)] == [1, 1, 1], "plain cards go at once; one card is wanted"
    evening = named(["AD KD QD JD 5D 5H 4D 3D 9C", "", "", ""])
    evening.does("0 lay-away")
    assert in_a_row(evening) == 2
    evening.does("0 discard 3D")
    thrown = evening.timeline.steps[-1].events[0]
    assert (thrown.shows_to(Seat(0)), thrown.shows_to(Seat(1))) == (False, True)


@pytest.mark.rule("CV-BLIND-02")
def test_in_blind_cinch_one_packet_is_asked_for_and_then_seven_cards() -> None:
    evening = dealt(["", "", "", ""], form="blind")
    evening.does("0 bid 1", "1 pass", "2 pass", "3 pass", "0 take-blind", "0 make D")
    assert in_a_row(evening) == 7
    while evening.table.turn == 0:
        evening.does(evening.lawful()[0])
    assert in_a_row(evening) == 1, "the packet of the next"
