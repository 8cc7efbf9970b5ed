"""Trumps laid away in error at Cinch: taken back until a card given has been looked at, or lost to all."""

from typing import Any

import pytest

from eldest.cards.card import Card, parse_cards, spell_cards
from eldest.cards.seating import Seat
from eldest.engine.acts import STOCK, Discard
from eldest.engine.law import Irregular
from eldest.games.cinch.calls import LAID_AWAY, HandFilled, StockSeen
from eldest.games.cinch.drawing import GivenSeen, given_to
from eldest.games.cinch.scoring import DealScored
from eldest.games.cinch.thrown_trumps import Retract, Retracted, ThrownTrumps
from helpers.strict import dealt, strict
from helpers.tables import Evening, SmallGame

ELDEST, DEALER = Seat(0), Seat(3)
TRUMPS = "AH 5H 2H 9S 8S 7S 6S 4S 3S"
PLAIN = "9C 8C 7C 6C 4C 3C 2C TC JC"
MANY = "AH KH QH JH TH 9H 5H 5D AC"
"""Eight trumps, four of them counting nothing."""
THE_STOCK = "KD QD JD TD 9D 8D 7D 6D 4D 3D 2D 6H 7H 4H 3H TS"


def throwing(*hands: str, trump: str = "H", stock: str = THE_STOCK, **options: Any) -> Evening:
    """Return an evening at which the eldest hand has named the trump for a bid of two."""
    evening = dealt(strict("cinch", len(hands), **options), *hands, then=stock)
    evening.does("0 bid 2", *(f"{seat} pass" for seat in range(1, len(hands))), f"0 make {trump}")
    return evening


def four(eldest: str = TRUMPS, **options: Any) -> Evening:
    return throwing(eldest, "", PLAIN, "", **options)


def played_out(evening: Evening) -> DealScored:
    """Play the first card allowed until the deal is scored."""
    while True:
        events = evening.chance() if evening.table.turn is None else evening.does(evening.lawful()[0])
        for event in events:
            if isinstance(event, DealScored):
                return event


@pytest.mark.rule("C-DISC-05")
def test_the_cards_given_lie_there_unseen() -> None:
    evening = four()
    stage = evening.game.stage_of(evening.table)
    assert evening.refused("0 discard 9C").clause == "C-DISC-01"
    filled = evening.does("0 lay-away")[-1]
    assert filled == HandFilled(ELDEST, 3, ())
    assert given_to(evening.table, ELDEST) == parse_cards("KD QD JD")
    assert given_to(evening.table.seen_by(ELDEST), ELDEST) == ()
    assert evening.lawful() == ["0 take-given"]
    assert stage.in_a_row(evening.table) == 1
    assert list(ThrownTrumps().permits(evening.table, ELDEST)) == []
    assert evening.refused("0 lay-away").clause == "C-DISC-05"
    (seen,) = evening.does("0 take-given")
    assert seen == GivenSeen(ELDEST, parse_cards("KD QD JD"))
    assert seen.seen_by(DEALER) == GivenSeen(ELDEST, ())
    assert evening.hand(0) == "AH 5H 2H KD QD JD"
    assert evening.table.turn == 1


@pytest.mark.rule("C-DISC-05")
@pytest.mark.parametrize(
    ("done", "hand", "given", "top"),
    [
        pytest.param(
            ["0 discard 5H"], "AH 2H 9S 8S 7S 6S 4S 3S 5H", "", "KD", id="before the plain cards, C-DISC-05"
        ),
        pytest.param(
            ["0 discard 5H", "0 lay-away"], "AH 2H 5H", "KD QD JD", "TD", id="before he looks, C-DISC-05"
        ),
    ],
)
def test_a_trump_is_taken_back_in_time(done: list[str], hand: str, given: str, top: str) -> None:
    evening = four()
    evening.does(*done)
    assert Card.parse("5H") in evening.table.lying(LAID_AWAY)
    assert Retracted(ELDEST, Card.parse("5H")) in evening.does("0 retract 5H")
    assert evening.hand(0) == hand
    assert spell_cards(given_to(evening.table, ELDEST)) == given
    assert str(evening.table.lying(STOCK)[0]) == top
    assert Card.parse("5H") not in evening.table.lying(LAID_AWAY)
    assert evening.refused("0 retract 5H").clause in ("C-DISC-01", "C-DISC-05")


@pytest.mark.rule("C-DISC-05")
def test_who_is_given_nothing_more_after_taking_it_back_is_done() -> None:
    evening = four("AH KH QH 5H 5D 2H 9S 8S 7S")
    evening.does("0 discard KH", "0 lay-away", "0 retract KH")
    assert evening.hand(0) == "AH QH 5H 5D 2H KH"
    assert evening.table.turn == 1
    assert str(evening.table.lying(STOCK)[0]) == "KD"


@pytest.mark.rule("C-DISC-06")
def test_once_he_has_looked_it_is_out_of_play_and_nobody_wins_its_points() -> None:
    evening = four()
    evening.does("0 discard 5H", "0 lay-away", "0 take-given")
    assert evening.refused("0 retract 5H").clause == "C-DISC-01"
    assert evening.table.docket.offences == ()
    scored = played_out(evening)
    assert scored.made + scored.against == 9


@pytest.mark.rule("C-DISC-06", "C-COUNT-02")
def test_a_deuce_thrown_counts_for_nobody_also_where_it_is_its_holders() -> None:
    evening = four(low_to_holder=True)
    evening.does("0 discard 2H", "0 lay-away", "0 take-given")
    scored = played_out(evening)
    assert scored.made + scored.against == 13


@pytest.mark.rule("C-DISC-06", "C-DISC-03")
def test_of_too_many_trumps_one_that_counts_may_be_thrown_in_error() -> None:
    evening = four(MANY)
    evening.does("0 lay-away")
    assert evening.game.stage_of(evening.table).in_a_row(evening.table) == 2
    assert "0 discard 5H" not in evening.lawful()
    evening.does("0 discard 5H")
    assert Discard(ELDEST, Card.parse("JH")) in evening.referee.possible(evening.table, ELDEST)
    evening.does("0 retract 5H", "0 discard JH", "0 discard 9H")
    assert evening.table.turn == 1
    assert evening.table.docket.offences == ()
    scored = played_out(evening)
    assert scored.made + scored.against == 13


@pytest.mark.rule("C-DISC-05", "C-ROB-01")
def test_a_dealer_may_change_his_discard_until_he_looks_through_the_stock() -> None:
    evening = throwing("", "", PLAIN, TRUMPS, stock=THE_STOCK)
    while evening.table.stage != "rob":
        evening.does(evening.lawful()[0])
    assert evening.refused("3 take 6H").clause == "C-DISC-01"
    assert evening.game.stage_of(evening.table).in_a_row(evening.table) == 1
    evening.does("3 discard 2H", "3 lay-away")
    assert evening.lawful() == ["3 look-through"]
    assert evening.refused("3 take 6H").clause == "C-ROB-01"
    assert evening.refused("3 make S").clause == "C-TRUMP-01"
    evening.does("3 retract 2H")
    (seen, *_) = evening.does("3 look-through")
    assert isinstance(seen, StockSeen)
    assert "2H" in evening.hand(3)


@pytest.mark.rule("C-ROB-01", "C-ROB-02")
def test_a_dealer_who_has_looked_takes_what_he_likes() -> None:
    hands = ("KH QH JH TH 9H 8H 2C 3C 4C", "7H 6H 4H 3H 5D JS QS KS AS", "9C 8C 7C 6C TC JC QC KC AC")
    evening = throwing(*hands, "AH 5H 2H 9S 8S 7S 6S 4S 3S", stock="KD QD JD TD 9D 8D 7D 6D 4D 3D 2D TS")
    while evening.table.stage != "rob":
        evening.does(evening.lawful()[0])
    evening.does("3 lay-away", "3 look-through")
    assert len(evening.lawful()) > 3
    for _ in range(3):
        evening.does(evening.lawful()[0])
    assert (evening.table.stage, evening.table.hands[3].size) == ("play", 6)


@pytest.mark.rule("C-DISC-05", "C-DISC-06")
def test_a_dealer_who_has_looked_cannot_change_it() -> None:
    evening = throwing("", "", PLAIN, TRUMPS, stock=THE_STOCK)
    while evening.table.stage != "rob":
        evening.does(evening.lawful()[0])
    evening.does("3 discard 2H", "3 lay-away", "3 look-through")
    assert evening.table.docket.offences == ()
    assert evening.refused("3 retract 2H").clause in ("C-ROB-01", "X-PLAY-01")
    scored = played_out(evening)
    assert scored.made + scored.against == 13


@pytest.mark.rule("C-DISC-05", "C-DISC-07")
def test_a_dealer_for_whom_the_stock_does_not_do_is_given_the_last_card_after_a_shuffle() -> None:
    hands = (
        "2C 3C 4C 6C 7C 8C 9C TC AS",
        "2D 3D 4D 5D 6D 7D 8D 9D KS",
        "JC QC KC AC AD TD JD QD QS",
        "9S 8S 7S 6S KD 2H 3H 4H 6H",
    )
    evening = throwing(*hands, trump="S", stock="5H 7H 8H 9H TH JH QH KH AH JS TS 5S 5C 4S 3S 2S")
    assert list(ThrownTrumps().permits(evening.table, DEALER)) == []
    while evening.table.turn is not None:
        evening.does(evening.lawful()[0])
    assert evening.hand(3) == "9S 8S 7S 6S 2S"
    evening.chance()
    scored = played_out(evening)
    assert (scored.made + scored.against, evening.table.docket.offences) == (14, ())


@pytest.mark.rule("C-DISC-05", "C-DISC-06", "CV-BLIND-02")
def test_in_blind_cinch_a_card_that_counts_may_be_thrown_and_taken_back() -> None:
    evening = dealt(strict("cinch", 4, form="blind"), TRUMPS, "", "", "")
    evening.does("0 bid 2", "1 pass", "2 pass", "3 pass", "0 take-blind", "0 make H")
    law = ThrownTrumps()
    assert [str(act) for act in law.permits(evening.table, ELDEST)][:3] == [
        "0 discard AH",
        "0 discard 5H",
        "0 discard 2H",
    ]
    evening.does("0 discard 5H")
    assert list(law.slips(evening.table, ELDEST)) == []
    evening.does("0 retract 5H", "0 discard 5H")
    for _ in range(6):
        evening.does(evening.lawful()[0])
    assert evening.table.turn == 1
    assert list(law.permits(evening.table, Seat(1))) == []
    assert evening.table.docket.offences == ()


@pytest.mark.rule("C-DISC-06")
@pytest.mark.parametrize("players", [2, 3, 5, 6])
def test_each_for_himself_it_is_lost_as_well(players: int) -> None:
    evening = throwing("AH 5H 2H 9S 8S 7S", *[""] * (players - 1), stock="")
    evening.does("0 discard AH", "0 lay-away", "0 take-given")
    scored = played_out(evening)
    assert Card.parse("AH") in evening.table.lying(LAID_AWAY)
    assert Card.parse("AH") not in [card for trick in evening.table.tricks for card in trick.cards]
    assert scored.made + scored.against <= 13


@pytest.mark.rule("X-MODE-02")
def test_it_is_an_offence_that_nobody_can_call() -> None:
    evening = four()
    law = ThrownTrumps()
    (slip, *_) = law.slips(evening.table, ELDEST)
    assert isinstance(evening.referee.judge(evening.table, slip), Irregular)
    evening.does("0 discard 5H")
    assert list(law.slips(evening.table, ELDEST)) == []
    assert list(law.own_accord(evening.table, ELDEST)) == [Retract(ELDEST, Card.parse("5H"))]
    assert list(law.evident(evening.table.seen_by(DEALER), DEALER)) == []
    assert not [
        call
        for call in evening.referee.accusations(evening.table, DEALER)
        if call.of == 0 and call.fault == "trump-thrown"
    ]
    for act in (slip, Discard(None, Card.parse("AH"))):
        assert law.spot(SmallGame.of(4).opening(), act) is None
