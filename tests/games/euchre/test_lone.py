"""Lone hands for four and six: who lays down, who leads, who may take the hand over or oppose it alone."""

import pytest

from eldest.cards.card import Card, parse_cards
from eldest.cards.hand import Hand
from eldest.cards.seating import Seat
from eldest.engine.acts import TURN_UP, declared_acts
from eldest.engine.phrase import Phrase
from eldest.games.euchre.calls import TurnUpIdle
from eldest.games.euchre.lone import BestGiven, CardPassed, LoneDefender, LoneHand
from eldest.games.euchre.scoring import DealScored
from helpers.tables import Evening, dealt_to

FOUR = ("AH 9S KC QC 7D", "8D 9D TC JS AS", "7H 8C 9C TD JD", "QH KH 7S 8S TS")
SIX = (*FOUR, "QD KD AD 7C QS", "JC AC KS 9H TH")
DOWN_FOUR = ("0 pass", "1 pass", "2 pass", "3 turn-down")


def at_hearts(*said: str, **options: object) -> Evening:
    evening = dealt_to(*FOUR, turn_up="8H", **options)
    evening.does(*said)
    return evening


def six(*said: str, **options: object) -> Evening:
    evening = dealt_to(*SIX, turn_up="8H", **options)
    evening.does(*said)
    return evening


def play_out(evening: Evening) -> list[object]:
    """Play the first card that may be played until the hand is over."""
    events: list[object] = []
    while evening.table.stage == "play":
        events += evening.does(evening.lawful()[0])
    return events


# ------------------------------------------------------------------ who lays down, who leads


@pytest.mark.parametrize(
    ("said", "lone", "resting", "leader"),
    [
        pytest.param("0 pass, 1 pass, 2 order-up-alone, 3 discard 7S", 2, (0,), 1,
                     id="EX-29: S plays alone, N lies down, E leads",
                     marks=pytest.mark.rule("E-LONE-01", "E-LONE-03", "E-LONE-04")),
        pytest.param("0 pass, 1 assist-alone", 1, (3,), 0,
                     id="EX-29: E alone, W lies down, N leads",
                     marks=pytest.mark.rule("E-LONE-03", "E-LONE-04", "E-DISC-08")),
        pytest.param("0 order-up-alone, 3 discard 7S", 0, (2,), 0, id="N alone leads himself",
                     marks=pytest.mark.rule("E-LONE-04", "E-PLAY-01")),
        pytest.param("0 pass, 1 pass, 2 pass, 3 take-up-alone, 3 discard 7S", 3, (1,), 0,
                     id="the dealer alone takes up and discards",
                     marks=pytest.mark.rule("E-LONE-01", "E-LONE-03", "E-DISC-01")),
        pytest.param("0 pass, 1 pass, 2 pass, 3 turn-down, 0 pass, 1 make-alone S", 1, (3,), 0,
                     id="who names a suit may play alone", marks=pytest.mark.rule("E-LONE-01")),
    ],
)  # fmt: skip
def test_a_lone_hand_of_four(said: str, lone: int, resting: tuple[int, ...], leader: int) -> None:
    evening = at_hearts()
    events = evening.does(*said.split(", "))
    table = evening.table
    assert LoneHand(Seat(lone), tuple(map(Seat, resting))) in events
    assert (table.stage, table.lone, table.maker, table.resting, table.turn) == (
        "play", lone, lone, resting, leader,
    )  # fmt: skip
    (down,) = resting
    assert table.hands[down].size == 5, "his cards lie face down before him"
    assert table.seen_by(Seat(leader)).hands[down] == Hand((), 5)
    play_out(evening)
    assert [len(trick) for trick in evening.table.tricks] == [3] * 5
    assert all(down not in dict(trick.plays) for trick in evening.table.tricks)


@pytest.mark.rule("E-LONE-03", "E6-MAKE-01", "E-POS-06")
def test_both_partners_of_six_lie_down() -> None:
    evening = six("0 order-up-alone", "5 discard 9H")
    assert evening.table.resting == (2, 4)
    assert [evening.table.next_to_play(Seat(seat)) for seat in (0, 1, 3, 5)] == [1, 3, 5, 0]
    play_out(evening)
    assert [len(trick) for trick in evening.table.tricks] == [4] * 5


@pytest.mark.rule("E-LONE-04")
def test_of_six_the_next_active_player_leads() -> None:
    evening = six("0 pass", "1 pass", "2 order-up-alone", "5 discard 9H")
    assert evening.table.resting == (4, 0)
    assert evening.table.turn == 1


@pytest.mark.rule("E-DISC-08")
def test_a_dealer_who_lies_down_neither_discards_nor_takes_the_turn_up() -> None:
    evening = at_hearts("0 pass")
    events = evening.does("1 assist-alone")
    assert events[-1] == TurnUpIdle(Card.parse("8H"))
    assert evening.hand(3) == FOUR[3]
    assert evening.table.lying(TURN_UP) == parse_cards("8H")
    assert not evening.table.takes_in
    play_out(evening)
    assert evening.table.lying(TURN_UP) == parse_cards("8H")
    assert evening.game.pack.is_true(evening.table.cards())


@pytest.mark.rule("E-LONE-01")
def test_lone_hands_may_be_ruled_out() -> None:
    evening = at_hearts(lone_hands=False)
    assert evening.lawful() == ["0 order-up", "0 pass"]
    assert evening.refused("0 order-up-alone").clause == "E-LONE-01"
    evening.does("0 pass", "1 pass", "2 pass", "3 take-up")
    assert evening.refused("3 alone").clause == "E-LONE-01"


@pytest.mark.rule("E-LONE-02")
def test_a_dealer_may_announce_it_until_his_discard_lies() -> None:
    evening = at_hearts("0 pass", "1 pass", "2 pass", "3 take-up")
    assert evening.lawful()[-1] == "3 alone"
    called, lone = evening.does("3 alone")
    assert (called.clause, lone) == ("E-LONE-02", LoneHand(Seat(3), (Seat(1),)))
    assert "3 alone" not in evening.lawful()
    evening.does("3 discard 7S")
    assert evening.table.resting == (1,)
    later = at_hearts("0 pass", "1 pass", "2 pass", "3 take-up", "3 discard 7S")
    assert later.refused("3 alone").clause == "X-PLAY-01"


@pytest.mark.rule("E-SCORE-04", "E-SCORE-05", "E-LONE-03")
def test_a_lone_march_is_four() -> None:
    evening = dealt_to("JH JD AH KH QH", "8D 9D TC JS AS", "7H 8C 9C TD 7D", "9S TS 7S 8S KC", turn_up="8H")
    evening.does("0 order-up-alone", "3 discard KC")
    scored = next(event for event in play_out(evening) if isinstance(event, DealScored))
    assert (scored.points, scored.tricks) == (4, 5)
    assert evening.table.tally.score == (4, 0)


# ------------------------------------------------------------------ assisting only alone


@pytest.mark.rule("E-LONE-07")
def test_the_dealers_partner_may_have_to_play_alone_if_he_assists() -> None:
    evening = at_hearts("0 pass", assist_alone=True)
    assert evening.lawful() == ["1 assist-alone", "1 pass"]
    assert evening.refused("1 assist").clause == "E-LONE-07"
    assert at_hearts(assist_alone=True).refused("0 assist").clause == "E-MAKE-05"
    sixth = six("0 pass", "1 pass", "2 pass", assist_alone=True)
    assert sixth.lawful() == ["3 assist-alone", "3 pass"]


# ------------------------------------------------------------------ in the partner's stead


@pytest.mark.rule("E-LONE-05")
def test_the_makers_partner_may_play_alone_in_his_stead() -> None:
    evening = at_hearts("0 order-up", partner_may_take_alone=True)
    assert (evening.table.stage, evening.lawful()) == ("in-stead", ["2 alone", "2 pass"])
    assert evening.refused("0 alone").clause == "E-LONE-05"
    assert evening.refused("2 order-up").clause == "E-LONE-05"
    events = evening.does("2 alone")
    assert events[-1] == LoneHand(Seat(2), (Seat(0),))
    assert (evening.table.maker, evening.table.turn) == (2, 3)
    evening.does("3 discard 7S")
    assert evening.table.turn == 1


@pytest.mark.rule("E-LONE-05")
@pytest.mark.parametrize(
    ("said", "stage", "turn"),
    [
        pytest.param("0 order-up, 2 pass", "discard", 3, id="he may leave it"),
        pytest.param("0 order-up-alone", "discard", 3, id="not against one who plays alone"),
        pytest.param("0 pass, 1 pass, 2 order-up", "discard", 3, id="nor once he has passed"),
        pytest.param("0 pass, 1 assist, 3 alone", "discard", 3, id="a dealer may, before he discards"),
        pytest.param(
            "0 pass, 1 pass, 2 pass, 3 turn-down, 0 make C, 2 alone", "play", 1, id="in either round"
        ),
        pytest.param("0 pass, 1 pass, 2 pass, 3 take-up", "discard", 3, id="the dealer's partner has spoken"),
    ],
)
def test_when_the_partner_is_asked(said: str, stage: str, turn: int) -> None:
    evening = at_hearts(*said.split(", "), partner_may_take_alone=True)
    assert (evening.table.stage, evening.table.turn) == (stage, turn)


@pytest.mark.rule("E-LONE-05")
def test_of_six_each_partner_is_asked_in_turn() -> None:
    evening = six("0 order-up", partner_may_take_alone=True)
    assert evening.table.turn == 2
    evening.does("2 pass")
    assert evening.table.turn == 4
    evening.does("4 alone")
    assert (evening.table.lone, evening.table.resting) == (4, (0, 2))


# ------------------------------------------------------------------ opposing alone


@pytest.mark.rule("E-LONE-06")
def test_one_adversary_may_oppose_a_lone_hand_alone() -> None:
    evening = at_hearts("0 order-up-alone", "3 discard 7S", defend_alone=True)
    assert (evening.table.stage, evening.lawful()) == ("defend", ["1 defend-alone", "1 pass"])
    evening.does("1 pass")
    assert evening.lawful() == ["3 defend-alone", "3 pass"]
    events = evening.does("3 defend-alone")
    assert events[-1] == LoneDefender(Seat(3), (Seat(1),))
    assert evening.table.resting == (2, 1)
    play_out(evening)
    assert [len(trick) for trick in evening.table.tricks] == [2] * 5


@pytest.mark.rule("E-LONE-06", "E-DISC-03")
def test_a_dealer_who_lies_down_for_his_partner_does_not_take_the_turn_up_in() -> None:
    evening = at_hearts("0 order-up-alone", "3 discard 7S", "1 defend-alone", defend_alone=True)
    assert evening.table.resting == (2, 3)
    play_out(evening)
    assert evening.table.lying(TURN_UP) == parse_cards("8H")


@pytest.mark.rule("E-LONE-06")
def test_nobody_is_asked_to_oppose_two() -> None:
    evening = at_hearts("0 order-up", "3 discard 7S", defend_alone=True)
    assert evening.table.stage == "play"
    left = at_hearts("0 order-up-alone", "3 discard 7S", "1 pass", "3 pass", defend_alone=True)
    assert (left.table.stage, left.table.resting) == ("play", (2,))
    sixth = six("0 order-up-alone", "5 discard 9H", "1 pass", "3 defend-alone", defend_alone=True)
    assert sixth.table.resting == (2, 4, 5, 1)


# ------------------------------------------------------------------ the exchange of Railroad Euchre


@pytest.mark.rule("E-RAIL-01", "E-RAIL-02", "E-PACK-05")
def test_a_lone_player_may_have_his_partners_best_card_for_one_of_his() -> None:
    evening = at_hearts("0 order-up-alone", "3 discard 7S", railroad=True)
    assert len(evening.game.pack) == 33
    assert evening.table.stage == "exchange"
    assert evening.lawful() == [*(f"0 give {card}" for card in FOUR[0].split()), "0 pass"]
    assert evening.refused("0 give JD").clause == "E-RAIL-02"
    (passed,) = evening.does("0 give 7D")
    assert passed == CardPassed(Seat(0), Card.parse("7D"))
    assert passed.seen_by(Seat(0)) == passed
    assert passed.seen_by(Seat(2)) == CardPassed(Seat(0), None), "he does not look at it"
    assert evening.lawful() == [f"2 give {card}" for card in FOUR[2].split()]
    assert evening.refused("2 pass").clause == "E-RAIL-02"
    assert Card.parse("7D") not in evening.table.seen_by(Seat(2)).cards()
    assert Card.parse("7D") in evening.table.seen_by(Seat(0)).cards()
    (given, *_) = evening.does("2 give JD")
    assert given == BestGiven(Seat(2))
    assert evening.hand(0) == "AH 9S KC QC JD"
    assert evening.table.hands[2].size == 4
    assert evening.game.pack.is_true(evening.table.cards())


@pytest.mark.rule("E-RAIL-02")
def test_nothing_need_be_exchanged() -> None:
    evening = at_hearts("0 order-up-alone", "3 discard 7S", "0 pass", railroad=True)
    assert evening.table.stage == "defend"
    assert at_hearts("0 order-up", "3 discard 7S", railroad=True).table.stage == "play"


@pytest.mark.rule("E-RAIL-03")
def test_one_who_opposes_alone_may_exchange_as_well() -> None:
    evening = at_hearts("0 order-up-alone", "3 discard 7S", "0 pass", "1 defend-alone", railroad=True)
    assert evening.table.stage == "exchange-again"
    evening.does("1 give 8D")
    assert evening.lawful()[-1] == "3 give 8H", "the turn-up is part of the dealer's hand"
    evening.does("3 give 8H")
    assert evening.hand(1) == "9D TC JS AS 8H"
    assert evening.table.stage == "play"
    assert evening.game.pack.is_true(evening.table.cards())
    play_out(evening)
    assert evening.game.pack.is_true(evening.table.cards())


@pytest.mark.rule("E-RAIL-03")
def test_a_lone_player_euchred_by_a_lone_adversary_loses_four() -> None:
    hands = ("9S TS 7S 8S 7D", "JH JD AH KH QH", "7H 8C 9C TD 8D", "KC QC KS QS 7C")
    evening = dealt_to(*hands, turn_up="8H", railroad=True)
    evening.does("0 order-up-alone", "3 discard 7C", "0 pass", "1 defend-alone", "1 pass")
    play_out(evening)
    assert evening.table.tally.score == (0, 4)


SAID = {
    "order-up-alone": "I order it up, and play alone",
    "assist-alone": "I assist, and play alone",
    "take-up-alone": "I take it up, and play alone",
    "make-alone": "Make it {suit}, and I play alone",
    "assist": "I assist",
    "alone": "I play alone",
    "defend-alone": "I play alone against it",
}


@pytest.mark.rule("E-LONE-01", "E-MAKE-05")
@pytest.mark.parametrize(("word", "said"), SAID.items())
def test_the_words_of_those_who_play_alone(word: str, said: str) -> None:
    kind = next(kind for kind in declared_acts() if kind.word == word)
    assert kind.said == Phrase("euchre", said)
