"""After the trump is made: the discard, the turn-up that lies on the pack, and a joker turned up."""

import pytest

from eldest.cards.card import Card, Suit, parse_cards
from eldest.cards.hand import Hand
from eldest.engine.acts import DISCARD, TURN_UP
from eldest.engine.events import Event, PacketDealt
from eldest.games.euchre.calls import Discarded, TrumpMade, TurnUpTaken
from helpers.tables import DEALER, ELDEST, Evening, dealt

ELDEST_HAND, DEALERS_HAND = "AH 9S KC QC 7D", "8D 9D TC JS AS"


def at_hearts(**options: object) -> Evening:
    return dealt(ELDEST_HAND, DEALERS_HAND, "8H", **options)


def made(events: tuple[Event, ...]) -> TrumpMade:
    return next(event for event in events if isinstance(event, TrumpMade))


@pytest.mark.rule("E-DISC-01", "E-DISC-04", "E2-MAKE-02")
def test_the_discard_lies_face_down_and_only_the_dealer_knows_it() -> None:
    evening = at_hearts()
    events = evening.does("0 order-up", "1 discard 8D")
    discarded = events[-1]
    assert discarded == Discarded(DEALER, Card.parse("8D"), "E2-MAKE-02")
    assert discarded.clause == "E2-MAKE-02"
    assert discarded.seen_by(DEALER) == discarded
    assert discarded.seen_by(ELDEST) == Discarded(DEALER, None, "E2-MAKE-02")
    assert evening.table.seen_by(DEALER).spot(DISCARD).lies == Hand(parse_cards("8D"))
    assert evening.table.seen_by(ELDEST).spot(DISCARD).lies == Hand((), 1)
    assert evening.hand(1) == "9D TC JS AS"


@pytest.mark.rule("E2-MAKE-02", "E-DISC-03")
def test_the_turn_up_counts_as_one_of_the_dealers_five() -> None:
    evening = at_hearts()
    evening.does("0 order-up", "1 discard 8D", "0 play 9S")
    assert evening.lawful() == ["1 play JS", "1 play AS"]
    assert evening.table.at_disposal(DEALER) == parse_cards("9D TC JS AS 8H")
    assert evening.table.at_disposal(ELDEST) == parse_cards("AH KC QC 7D")


@pytest.mark.rule("E2-MAKE-03", "E-DISC-03")
def test_the_turn_up_must_be_played_from_the_pack_if_it_is_the_only_card_of_the_suit() -> None:
    """EX-30: a heart is led, and the dealer has neither a heart nor the knave of diamonds."""
    evening = at_hearts()
    evening.does("0 order-up", "1 discard 8D", "0 play AH")
    assert evening.lawful() == ["1 play 8H"]
    assert evening.refused("1 play 9D").clause == "E2-PLAY-02"
    played, *_ = evening.does("1 play 8H")
    assert getattr(played, "from_spot", None) == TURN_UP
    assert evening.table.spot(TURN_UP) is None
    assert evening.hand(1) == "9D TC JS AS"


@pytest.mark.rule("E2-MAKE-03", "E-DISC-03")
def test_the_turn_up_may_be_played_to_the_first_trick_when_the_suit_led_is_wanting() -> None:
    evening = at_hearts()
    evening.does("0 order-up", "1 discard TC", "0 play KC")
    assert "1 play 8H" in evening.lawful()


@pytest.mark.rule("E2-MAKE-03", "E-DISC-03")
def test_the_turn_up_is_taken_in_after_the_first_trick() -> None:
    evening = at_hearts()
    evening.does("0 order-up", "1 discard 8D", "0 play KC")
    assert evening.table.lying(TURN_UP) == parse_cards("8H")
    events = evening.does("1 play TC")
    assert events[-1] == TurnUpTaken(DEALER, Card.parse("8H"), "E2-MAKE-03")
    assert events[-1].clause == "E2-MAKE-03"
    assert evening.table.lying(TURN_UP) == ()
    assert evening.hand(1) == "9D JS AS 8H"


# ------------------------------------------------------------------ the joker turned up

JOKER_TURNED = (ELDEST_HAND, DEALERS_HAND, "JK")


@pytest.mark.rule("E-PACK-06")
def test_the_dealer_names_a_suit_for_the_joker_before_he_looks_at_his_hand() -> None:
    evening = dealt(*JOKER_TURNED, joker=True)
    assert evening.lawful() == ["1 propose C", "1 propose D", "1 propose S", "1 propose H"]
    assert evening.table.seen_by(DEALER).hands[DEALER] == Hand((), 5)
    assert evening.table.seen_by(ELDEST).hands[ELDEST] == Hand(parse_cards(ELDEST_HAND))
    dealing = evening.timeline.steps[-1].seen_by(DEALER).events
    assert all(event.cards == () for event in dealing if isinstance(event, PacketDealt))
    assert evening.refused("1 take-up").clause == "E-PACK-06"
    (called,) = evening.does("1 propose S")
    assert called.clause == "E-PACK-06"
    assert evening.table.seen_by(DEALER).hands[DEALER] == Hand(parse_cards(DEALERS_HAND))


@pytest.mark.rule("E-PACK-06")
@pytest.mark.parametrize(
    ("option", "suit"),
    [
        pytest.param("dealer_names", "S", id="the suit that the dealer names is treated as turned up"),
        pytest.param("hearts", "H", id="or the joker stands for hearts"),
        pytest.param("spades", "S", id="or for spades"),
    ],
)
def test_the_suit_that_a_joker_turned_stands_for(option: str, suit: str) -> None:
    evening = dealt(*JOKER_TURNED, joker=True, joker_turned=option)
    if option == "dealer_names":
        evening.does(f"1 propose {suit}")
    assert evening.table.turn == ELDEST
    evening.does("0 pass", "1 turn-down")
    assert f"0 make {suit}" not in evening.lawful()
    assert len(evening.lawful()) == 4
    evening.timeline.move_to(evening.timeline.length - 2)
    assert made(evening.does("0 order-up")).suit is Suit.parse(suit)


@pytest.mark.rule("E-PACK-06", "E-PACK-07")
def test_if_the_joker_is_accepted_the_dealer_takes_it() -> None:
    evening = dealt(*JOKER_TURNED, joker=True, joker_turned="hearts")
    evening.does("0 order-up", "1 discard 8D", "0 play AH")
    assert evening.lawful() == ["1 play JK"]
    evening.timeline.move_to(evening.timeline.length - 1)
    evening.does("0 play KC", "1 play TC")
    assert evening.hand(1) == "9D JS AS JK"
