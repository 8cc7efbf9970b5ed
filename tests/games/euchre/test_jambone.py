"""Jambone and jamboree: the hand laid open, the card named for it, and five trumps shown."""

import pytest

from eldest.cards.card import Card, parse_cards
from eldest.cards.seating import Seat
from eldest.games.euchre.jambone import CardNamed, HandOpened, Jamboree
from eldest.games.euchre.scoring import DealScored
from helpers.tables import Evening, dealt_to

FOUR = ("AH 9S KC QC 7D", "8D 9D TC JS AS", "7H 8C 9C TD JD", "QH KH 7S 8S TS")
BEST = "JH JD AH KH QH"


def open_hand(*said: str, **options: object) -> Evening:
    evening = dealt_to(*FOUR, turn_up="8H", jambone=True, **options)
    evening.does(*said)
    return evening


@pytest.mark.rule("E-JAMB-01")
def test_a_lone_player_may_lay_his_hand_open_before_the_lead() -> None:
    evening = open_hand("0 order-up-alone", "3 discard 7S")
    assert (evening.table.stage, evening.lawful()) == ("lay-open", ["0 lay-open", "0 pass"])
    assert evening.refused("0 play AH").clause == "E-JAMB-01"
    assert evening.table.seen_by(Seat(1)).hands[0].cards == ()
    _, opened = evening.does("0 lay-open")
    assert opened == HandOpened(Seat(0))
    assert evening.table.seen_by(Seat(1)).hands[0].cards == parse_cards(FOUR[0])


@pytest.mark.rule("E-JAMB-01")
def test_he_may_keep_it_closed_and_then_nothing_is_named() -> None:
    evening = open_hand("0 order-up-alone", "3 discard 7S", "0 pass")
    assert (evening.table.stage, evening.table.turn) == ("play", 0)
    assert open_hand("0 order-up", "3 discard 7S").table.stage == "play"


@pytest.mark.rule("E-JAMB-01")
def test_the_adversary_on_his_left_names_the_card_that_he_leads() -> None:
    evening = open_hand("0 order-up-alone", "3 discard 7S", "0 lay-open")
    assert evening.lawful() == [*(f"1 name {card}" for card in FOUR[0].split()), "1 pass"]
    assert evening.refused("1 name JD").clause == "E-JAMB-01"
    assert evening.does("1 name 7D") == (CardNamed(Seat(1), Card.parse("7D")),)
    assert evening.lawful() == ["0 play 7D"]
    assert evening.refused("0 play AH").clause == "E-JAMB-01"
    assert evening.refused("1 play 8D").clause == "X-PLAY-01"
    assert evening.refused("0 pass").clause == "X-PLAY-01"
    evening.does("0 play 7D", "1 play 8D")
    assert evening.table.stage == "play"


@pytest.mark.rule("E-JAMB-01", "E-PLAY-02")
def test_only_a_lawful_card_can_be_named_and_only_for_the_first_trick() -> None:
    evening = open_hand("0 pass", "1 pass", "2 order-up-alone", "3 discard 7S", "2 lay-open", "1 play TC")
    assert evening.lawful() == ["3 name 8C", "3 name 9C", "3 pass"]
    evening.does("3 pass")
    assert evening.lawful() == ["2 play 8C", "2 play 9C"]
    evening.does("2 play 9C", "3 play 8S", "1 play JS")
    assert evening.table.stage == "play"
    while evening.table.stage == "play":
        evening.does(evening.lawful()[0])
    assert len(evening.table.tricks) == 5


@pytest.mark.rule("E-JAMB-01", "E-LONE-06")
def test_against_one_who_opposes_alone_it_is_he_who_names() -> None:
    said = ("0 order-up-alone", "3 discard 7S", "1 pass", "3 defend-alone", "0 lay-open")
    assert open_hand(*said, defend_alone=True).table.turn == 3


@pytest.mark.rule("E-JAMB-01", "E-DISC-03")
def test_the_turn_up_joins_an_open_hand_face_up() -> None:
    said = ("0 pass", "1 pass", "2 pass", "3 take-up-alone", "3 discard 7S", "3 lay-open")
    evening = open_hand(*said, "0 play AH", "2 play 7H")
    assert evening.lawful() == ["0 name QH", "0 name KH", "0 name 8H", "0 pass"]
    evening.does("0 name QH", "3 play QH")
    assert evening.table.hands[3].shown == evening.table.hands[3].cards == parse_cards("KH 8S TS 8H")


@pytest.mark.rule("E-JAMB-02")
def test_five_tricks_with_an_open_hand_are_eight() -> None:
    hands = (BEST, "8D 9D TC JS AS", "7H 8C 9C TD 7D", "9S TS 7S 8S KC")
    evening = dealt_to(*hands, turn_up="8H", jambone=True, target=10)
    evening.does("0 order-up-alone", "3 discard KC", "0 lay-open", "1 pass")
    while evening.table.stage == "play":
        evening.does(evening.lawful()[0])
    assert evening.table.tally.score == (8, 0)


# ------------------------------------------------------------------ jamboree


@pytest.mark.rule("E-JAMO-01")
@pytest.mark.parametrize(
    ("hands", "said", "maker", "joker"),
    [
        pytest.param((BEST, FOUR[1], "7H 8C 9C TD 7D", "9S TS 7S 8S KC"), "0 order-up", 0, False,
                     id="an adversary who orders up"),
        pytest.param((FOUR[1], BEST, "7H 8C 9C TD 7D", "9S TS 7S 8S KC"), "0 pass, 1 assist-alone", 1, False,
                     id="or assists, alone or not"),
        pytest.param((FOUR[1], "9S TS 7S 8S KC", "7H 8C 9C TD 7D", "JK JH JD AH KH"),
                     "0 pass, 1 pass, 2 pass, 3 take-up", 3, True, id="with the joker it is the first"),
    ],
)  # fmt: skip
def test_a_maker_with_the_five_best_trumps_scores_sixteen_without_play(
    hands: tuple[str, ...], said: str, maker: int, joker: bool
) -> None:
    evening = dealt_to(*hands, turn_up="8H", jamboree=True, joker=joker, target=11)
    events = evening.does(*said.split(", "))
    shown = next(event for event in events if isinstance(event, Jamboree))
    assert (shown.seat, shown.cards) == (maker, parse_cards("JK JH JD AH KH" if joker else BEST))
    scored = next(event for event in events if isinstance(event, DealScored))
    assert (scored.points, scored.clause) == (16, "E-JAMO-01")
    assert evening.table.tricks == ()
    assert evening.table.seen_by(Seat(2)).hands[maker].shown == evening.table.hands[maker].cards
    assert evening.table.stage == "shuffle"


@pytest.mark.rule("E-JAMO-01")
@pytest.mark.parametrize(
    ("said", "shown"),
    [
        pytest.param("0 pass, 1 pass, 2 pass, 3 take-up", True, id="the dealer may count the turn-up"),
        pytest.param("0 order-up", False, id="but not one who was ordered"),
        pytest.param("0 pass, 1 pass, 2 pass, 3 turn-down, 0 pass, 1 pass, 2 pass, 3 make D", False,
                     id="nor after a turn-down"),
    ],
)  # fmt: skip
def test_whose_the_turn_up_is(said: str, shown: bool) -> None:
    hands = (FOUR[1], "9S TS 7S 8S KC", "7H 8C 9C TD 7D", "JH JD AH KH 7C")
    evening = dealt_to(*hands, turn_up="QH", jamboree=True)
    events = evening.does(*said.split(", "))
    assert any(isinstance(event, Jamboree) for event in events) is shown


@pytest.mark.rule("E-JAMO-01")
@pytest.mark.parametrize("players", [2, 3, 6])
def test_a_jamboree_with_other_numbers(players: int) -> None:
    rest = (FOUR[1], "7H 8C 9C TD 7D", "9S TS 7S 8S KC", "QS KS QC AC JC", "KD QD AD 7C TH")
    evening = dealt_to(BEST, *rest[: players - 1], turn_up="8H", jamboree=True)
    evening.does("0 order-up")
    assert evening.table.tally.winner == 0


@pytest.mark.rule("E-JAMO-01", "E-LONE-05")
def test_nobody_is_asked_in_the_stead_of_a_maker_who_shows_five() -> None:
    hands = (BEST, FOUR[1], "7H 8C 9C TD 7D", "9S TS 7S 8S KC")
    evening = dealt_to(*hands, turn_up="8H", jamboree=True, partner_may_take_alone=True)
    events = evening.does("0 order-up")
    assert [event.seat for event in events if isinstance(event, Jamboree)] == [0]


@pytest.mark.rule("E-JAMO-01", "E-LONE-05")
def test_who_takes_the_hand_over_may_show_five_himself() -> None:
    hands = ("7H 8C 9C TD 7D", FOUR[1], BEST, "9S TS 7S 8S KC")
    evening = dealt_to(*hands, turn_up="8H", jamboree=True, partner_may_take_alone=True)
    evening.does("0 order-up")
    assert evening.table.stage == "in-stead"
    events = evening.does("2 alone")
    assert [event.seat for event in events if isinstance(event, Jamboree)] == [2]
