"""Making the trump: the turn-up, two rounds of speaking, the discard; each row is a sentence of the rules."""

import pytest

from eldest.cards.card import Card, Rank, Suit, parse_cards
from eldest.cards.hand import Hand
from eldest.cards.pack import Pack
from eldest.cards.seating import Seat, Seating
from eldest.engine.acts import STOCK, TURN_UP, declared_acts
from eldest.engine.events import Called, DealPasses, Event, TurnedUp
from eldest.engine.tally import Tally
from eldest.games.euchre.bowers import BowerOrder
from eldest.games.euchre.calls import Manner, ThrownUp, TrumpMade, TurnedDown
from eldest.games.euchre.clauses import cited_with
from eldest.games.euchre.making import ROUND_OVER, TURNED_DOWN, TurningUp
from eldest.games.euchre.table import EuchreTable
from eldest.room.wording import Wording
from helpers.clauses import rule_book
from helpers.tables import DEALER, ELDEST, Evening, dealt

ELDEST_HAND, DEALERS_HAND = "AH 9S KC QC 7D", "8D 9D TC JS AS"


def at_hearts(**options: object) -> Evening:
    return dealt(ELDEST_HAND, DEALERS_HAND, "8H", **options)


def made(events: tuple[Event, ...]) -> TrumpMade:
    return next(event for event in events if isinstance(event, TrumpMade))


# ------------------------------------------------------------------ the turn-up


@pytest.mark.rule("E2-DEAL-02", "E-DEAL-06")
def test_the_eleventh_card_is_turned_up_and_21_remain_below_it() -> None:
    evening = at_hearts()
    assert evening.timeline.steps[-1].events[-1] == TurnedUp(Card.parse("8H"), "E2-DEAL-02")
    assert evening.table.spot(TURN_UP).lies == Hand(parse_cards("8H"), 1, parse_cards("8H"))
    assert len(evening.table.lying(STOCK)) == 21


@pytest.mark.rule("E-DEAL-06")
@pytest.mark.parametrize(
    ("players", "left"),
    [
        pytest.param(2, 21, id="EX-08: with two 21 remain below it"),
        pytest.param(3, 16, id="EX-09: with three it is the 16th, and 16 remain"),
        pytest.param(4, 11, id="EX-07: with four it is the 21st, and 11 remain"),
        pytest.param(6, 1, id="EX-09: with six it is the 31st, and one is left"),
    ],
)
def test_the_card_after_the_last_one_dealt_is_turned(players: int, left: int) -> None:
    rest = Pack.from_rank(Rank.SEVEN).cards[5 * players :]
    table = EuchreTable(
        Seating.each_for_himself(players), Tally.blank(players), order=BowerOrder()
    ).with_spot(STOCK, Hand(rest))
    turned = (
        TurningUp("turn-up", joker_stands_for=None, cited=cited_with(players), then="").enter(table).table
    )
    assert turned.lying(TURN_UP) == rest[:1]
    assert turned.lying(STOCK) == rest[1:]
    assert len(turned.lying(STOCK)) == left


@pytest.mark.rule("E-MAKE-01", "E2-DEAL-02")
def test_the_turn_up_is_only_a_proposal() -> None:
    evening = at_hearts()
    assert evening.table.proposal is Suit.HEARTS
    assert evening.table.order.trumps is None
    assert evening.table.maker is None


# ------------------------------------------------------------------ the first round


@pytest.mark.parametrize(
    ("said", "turn", "may"),
    [
        pytest.param(
            "",
            0,
            "0 order-up, 0 pass",
            id="the non-dealer speaks first: he orders up or passes",
            marks=pytest.mark.rule("E2-MAKE-01", "E2-MAKE-04", "E-MAKE-02", "E-MAKE-05"),
        ),
        pytest.param(
            "0 pass",
            1,
            "1 take-up, 1 turn-down",
            id="then the dealer takes up or turns down; he cannot pass",
            marks=pytest.mark.rule("E2-MAKE-05", "E2-MAKE-06", "E-MAKE-04", "E-MAKE-05"),
        ),
        pytest.param(
            "0 order-up",
            1,
            "1 discard 8D, 1 discard 9D, 1 discard TC, 1 discard JS, 1 discard AS",
            id="once it is ordered up the dealer is not asked, and discards",
            marks=pytest.mark.rule("E-MAKE-03", "E2-MAKE-01", "E2-MAKE-02", "E-DISC-01", "E-DISC-02"),
        ),
        pytest.param(
            "0 pass, 1 take-up",
            1,
            "1 discard 8D, 1 discard 9D, 1 discard TC, 1 discard JS, 1 discard AS",
            id="a dealer who takes up discards as before",
            marks=pytest.mark.rule("E2-MAKE-05", "E-DISC-01"),
        ),
        pytest.param(
            "0 pass, 1 turn-down",
            0,
            "0 make C, 0 make D, 0 make S, 0 pass",
            id="after a turn-down the non-dealer may name another suit",
            marks=pytest.mark.rule("E2-MAKE-07", "E-MAKE-07", "E2-MAKE-06", "E-MAKE-08"),
        ),
        pytest.param(
            "0 pass, 1 turn-down, 0 pass",
            1,
            "1 make C, 1 make D, 1 make S, 1 pass",
            id="if he passes again the dealer may",
            marks=pytest.mark.rule("E2-MAKE-10", "E-MAKE-07"),
        ),
        pytest.param(
            "0 order-up, 1 discard AS",
            0,
            "0 play AH, 0 play 9S, 0 play KC, 0 play QC, 0 play 7D",
            id="the non-dealer leads when he ordered up",
            marks=pytest.mark.rule("E2-PLAY-01", "E-PLAY-01"),
        ),
        pytest.param(
            "0 pass, 1 take-up, 1 discard AS",
            0,
            "0 play AH, 0 play 9S, 0 play KC, 0 play QC, 0 play 7D",
            id="the non-dealer leads when the dealer took up",
            marks=pytest.mark.rule("E2-PLAY-01", "E-PLAY-01"),
        ),
        pytest.param(
            "0 pass, 1 turn-down, 0 pass, 1 make S",
            0,
            "0 play AH, 0 play 9S, 0 play KC, 0 play QC, 0 play 7D",
            id="after a suit is named nobody discards, and the non-dealer leads",
            marks=pytest.mark.rule("E-DISC-06", "E2-PLAY-01"),
        ),
    ],
)
def test_who_may_say_what(said: str, turn: int, may: str) -> None:
    evening = at_hearts()
    if said:
        evening.does(*said.split(", "))
    assert evening.table.turn == turn
    assert evening.lawful() == may.split(", ")


@pytest.mark.parametrize(
    ("said", "maker", "suit", "manner", "clause"),
    [
        pytest.param(
            "0 order-up",
            0,
            "H",
            Manner.ORDERED,
            "E2-MAKE-01",
            id="who orders up is the maker",
            marks=pytest.mark.rule("E-MAKE-11", "E2-MAKE-01", "E2-SCORE-01", "E-MAKE-03"),
        ),
        pytest.param(
            "0 pass, 1 take-up",
            1,
            "H",
            Manner.TAKEN,
            "E2-MAKE-05",
            id="who takes up of his own accord is the maker",
            marks=pytest.mark.rule("E-MAKE-11", "E2-MAKE-05", "E2-SCORE-01"),
        ),
        pytest.param(
            "0 pass, 1 turn-down, 0 make D",
            0,
            "D",
            Manner.NEXT,
            "E2-MAKE-08",
            id="the other suit of the same colour is next",
            marks=pytest.mark.rule("E-MAKE-10", "E2-MAKE-08", "E2-MAKE-07", "E-MAKE-11"),
        ),
        pytest.param(
            "0 pass, 1 turn-down, 0 make S",
            0,
            "S",
            Manner.CROSS,
            "E2-MAKE-09",
            id="a suit of the other colour crosses the suit",
            marks=pytest.mark.rule("E-MAKE-10", "E2-MAKE-09"),
        ),
        pytest.param(
            "0 pass, 1 turn-down, 0 pass, 1 make C",
            1,
            "C",
            Manner.CROSS,
            "E2-MAKE-09",
            id="the dealer too may name a suit",
            marks=pytest.mark.rule("E2-MAKE-10", "E-MAKE-11"),
        ),
    ],
)
def test_who_made_the_trump_and_how(said: str, maker: int, suit: str, manner: Manner, clause: str) -> None:
    evening = at_hearts()
    trump_made = made(evening.does(*said.split(", ")))
    assert trump_made == TrumpMade(Seat(maker), Suit.parse(suit), manner, clause)
    assert trump_made.clause == clause
    assert evening.table.maker == maker
    assert evening.table.order.trumps is Suit.parse(suit)


@pytest.mark.rule("E-MAKE-10", "E2-MAKE-08", "E2-MAKE-09")
@pytest.mark.parametrize(
    ("turned", "named", "manner"),
    [
        pytest.param("9C", "S", Manner.NEXT, id="EX-27: clubs turned down, spades are next"),
        pytest.param("9C", "H", Manner.CROSS, id="EX-27: hearts cross"),
        pytest.param("9C", "D", Manner.CROSS, id="EX-27: diamonds cross"),
        pytest.param("9S", "C", Manner.NEXT, id="spades turned down, clubs are next"),
        pytest.param("9D", "H", Manner.NEXT, id="diamonds turned down, hearts are next"),
        pytest.param("9H", "D", Manner.NEXT, id="hearts turned down, diamonds are next"),
        pytest.param("9H", "C", Manner.CROSS, id="hearts turned down, clubs cross"),
    ],
)
def test_next_and_cross(turned: str, named: str, manner: Manner) -> None:
    evening = dealt("AH KS KC QC 7D", "8D TD TC JS AS", turned)
    evening.does("0 pass", "1 turn-down")
    trump_made = made(evening.does(f"0 make {named}"))
    assert trump_made.manner is manner
    assert trump_made.said is manner.said
    assert trump_made.mine is manner.mine
    assert ("next" in manner.said.text) is (manner is Manner.NEXT)


@pytest.mark.rule("E-MAKE-08", "E2-MAKE-06")
def test_clubs_turned_down_cannot_be_named() -> None:
    """EX-27: clubs cannot be named."""
    evening = dealt("AH KS KC QC 7D", "8D TD TC JS AS", "9C")
    evening.does("0 pass", "1 turn-down")
    refusal = evening.refused("0 make C")
    assert (refusal.clause, refusal.values) == ("E2-MAKE-06", (("suit", Suit.CLUBS),))
    assert Wording(()).say(refusal) == "Clubs were turned down and cannot be named in this hand."
    evening.does("0 pass")
    assert evening.refused("1 make C").clause == "E2-MAKE-06"


@pytest.mark.rule("E-MAKE-05", "E2-MAKE-01", "E2-MAKE-04", "E2-MAKE-05", "E2-MAKE-06")
@pytest.mark.parametrize(
    ("word", "said"),
    [
        ("order-up", "I order it up"),
        ("pass", "I pass"),
        ("take-up", "I take it up"),
        ("turn-down", "I turn it down"),
        ("make", "Make it {suit}"),
    ],
)
def test_the_words_that_players_say(word: str, said: str) -> None:
    kind = next(kind for kind in declared_acts() if kind.word == word)
    assert kind.said is not None
    assert kind.said.text == said


@pytest.mark.parametrize(
    ("said", "line", "clause"),
    [
        pytest.param(
            "",
            "1 take-up",
            "E2-MAKE-01",
            id="the dealer may not speak first",
            marks=pytest.mark.rule("E2-MAKE-01"),
        ),
        pytest.param(
            "",
            "0 take-up",
            "E2-MAKE-01",
            id="an adversary does not take up",
            marks=pytest.mark.rule("E2-MAKE-01"),
        ),
        pytest.param(
            "0 pass",
            "1 pass",
            "E2-MAKE-05",
            id="the dealer may not pass",
            marks=pytest.mark.rule("E2-MAKE-05"),
        ),
        pytest.param(
            "0 pass", "0 order-up", "E2-MAKE-05", id="each speaks once", marks=pytest.mark.rule("E2-MAKE-05")
        ),
        pytest.param(
            "0 order-up",
            "1 turn-down",
            "E2-MAKE-02",
            id="nobody after him can alter it",
            marks=pytest.mark.rule("E-MAKE-03"),
        ),
        pytest.param(
            "0 pass, 1 turn-down",
            "0 order-up",
            "E2-MAKE-06",
            id="the turn-up is no longer on offer",
            marks=pytest.mark.rule("E2-MAKE-06"),
        ),
        pytest.param(
            "0 pass, 1 turn-down, 0 pass",
            "1 take-up",
            "E2-MAKE-06",
            id="not to the dealer either",
            marks=pytest.mark.rule("E2-MAKE-06"),
        ),
        pytest.param(
            "0 pass, 1 turn-down", "0 play AH", "E2-MAKE-07", id="no card is led before a trump is made"
        ),
        pytest.param(
            "0 pass, 1 turn-down",
            "1 make S",
            "E2-MAKE-07",
            id="the dealer does not name first",
            marks=pytest.mark.rule("E2-MAKE-07"),
        ),
        pytest.param(
            "0 pass, 1 turn-down, 0 pass",
            "0 make S",
            "E2-MAKE-10",
            id="nor the other twice",
            marks=pytest.mark.rule("E2-MAKE-10"),
        ),
        pytest.param(
            "0 pass, 1 turn-down, 0 pass",
            "1 turn-down",
            "E2-MAKE-06",
            id="nothing is turned down twice",
            marks=pytest.mark.rule("E2-MAKE-06"),
        ),
        pytest.param(
            "0 order-up",
            "1 discard 8H",
            "E2-MAKE-02",
            id="the turn-up itself cannot be discarded",
            marks=pytest.mark.rule("E2-MAKE-02"),
        ),
        pytest.param(
            "0 order-up",
            "1 discard AH",
            "E2-MAKE-02",
            id="nor a card of another hand",
            marks=pytest.mark.rule("E2-MAKE-02"),
        ),
        pytest.param("0 order-up", "0 discard AH", "E2-MAKE-02", id="nobody but the dealer discards"),
        pytest.param(
            "0 order-up, 1 discard AS",
            "1 discard 8D",
            "X-PLAY-01",
            id="the discard cannot be changed",
            marks=pytest.mark.rule("E-DISC-04"),
        ),
    ],
)
def test_what_is_refused(said: str, line: str, clause: str) -> None:
    evening = at_hearts()
    if said:
        evening.does(*said.split(", "))
    assert evening.refused(line).clause == clause


# ------------------------------------------------------------------ turned down, passed out


@pytest.mark.rule("E-MAKE-06", "E2-MAKE-06")
def test_the_card_turned_down_lies_under_the_pack_for_all_to_see() -> None:
    evening = at_hearts()
    events = evening.does("0 pass", "1 turn-down")
    assert events[-1] == TurnedDown(Card.parse("8H"), Suit.HEARTS, "E2-MAKE-06")
    assert events[-1].clause == "E2-MAKE-06"
    assert evening.table.spot(TURN_UP) is None
    for seat in (ELDEST, DEALER):
        assert evening.table.seen_by(seat).lying(TURNED_DOWN) == parse_cards("8H")
    evening.does("0 make D")
    assert all("8H" not in line for line in evening.lawful())
    assert "8H" not in evening.hand(0) + evening.hand(1)


@pytest.mark.rule("E-DISC-06")
def test_nobody_takes_a_card_when_a_suit_is_named() -> None:
    evening = at_hearts()
    evening.does("0 pass", "1 turn-down", "0 pass", "1 make D")
    assert (evening.hand(0), evening.hand(1)) == (ELDEST_HAND, DEALERS_HAND)


@pytest.mark.rule("E-MAKE-09", "E2-MAKE-11", "X-DEAL-03")
def test_all_pass_twice_and_the_deal_passes_without_score() -> None:
    evening = at_hearts()
    *_, called, thrown, passes = evening.does("0 pass", "1 turn-down", "0 pass", "1 pass")
    assert isinstance(called, Called)
    assert called.clause == "E2-MAKE-11"
    assert (thrown, passes) == (ThrownUp("E2-MAKE-11"), DealPasses(ELDEST))
    assert evening.table.tally.score == (0, 0)
    assert evening.table.tally.sheet == ()
    assert evening.table.stage == "shuffle"
    assert evening.table.dealer == ELDEST


@pytest.mark.rule("E-MAKE-17")
@pytest.mark.parametrize(
    ("stick", "may_pass"), [(False, True), (True, False)], ids=["off: he may pass", "on: he must name a suit"]
)
def test_the_dealer_who_must_make_it(stick: bool, may_pass: bool) -> None:
    evening = at_hearts(stick_dealer=stick)
    evening.does("0 pass", "1 turn-down")
    assert "0 pass" in evening.lawful()
    evening.does("0 pass")
    assert ("1 pass" in evening.lawful()) is may_pass
    if not may_pass:
        assert evening.refused("1 pass").clause == "E-MAKE-17"


@pytest.mark.parametrize("players", [2, 3, 4, 6])
def test_every_moment_rests_on_a_clause_for_each_number_of_players(players: int) -> None:
    assert set(cited_with(players)) <= rule_book().keys()


@pytest.mark.rule("E2-MAKE-06", "E-MAKE-06")
def test_what_is_said_of_turning_down_twice() -> None:
    evening = dealt("AH KS KC QC 7D", "8D TD TC JS AS", "9C")
    evening.does("0 pass", "1 turn-down", "0 pass")
    assert evening.refused("1 turn-down").said == ROUND_OVER
