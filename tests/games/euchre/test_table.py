"""The table at Euchre: the turn-up that the dealer has still to take in, and what the sight of it hides."""

from dataclasses import replace

import pytest

from eldest.cards.card import Card, parse_cards
from eldest.cards.hand import Hand
from eldest.cards.seating import Seat
from eldest.engine.acts import TURN_UP
from eldest.games.euchre.table import PROPOSING, at_euchre
from helpers.tables import DEALER, ELDEST, at_table, plain_table

TABLE = at_table(eldest="AH 9S", dealer="9D TC", trumps="H", turn_up="8H", maker=ELDEST)


@pytest.mark.rule("E-DISC-03", "E2-MAKE-02")
def test_an_accepted_turn_up_is_at_the_dealers_disposal() -> None:
    assert TABLE.at_disposal(DEALER) == parse_cards("9D TC 8H")
    assert TABLE.at_disposal(ELDEST) == parse_cards("AH 9S")
    assert replace(TABLE, accepted=False).at_disposal(DEALER) == parse_cards("9D TC")


@pytest.mark.rule("E2-MAKE-03")
def test_a_card_leaves_the_hand_or_the_pack() -> None:
    assert TABLE.without(DEALER, Card.parse("9D")).hands[DEALER] == Hand(parse_cards("TC"))
    from_the_pack = TABLE.without(DEALER, Card.parse("8H"))
    assert from_the_pack.spot(TURN_UP) is None
    assert from_the_pack.hands == TABLE.hands


@pytest.mark.rule("E2-MAKE-03")
def test_the_turn_up_is_taken_into_the_hand() -> None:
    taken = TABLE.turn_up_taken()
    assert taken.hands[DEALER] == Hand(parse_cards("9D TC 8H"))
    assert taken.spots == ()


def test_a_cleared_table_forgets_who_made_what() -> None:
    cleared = TABLE.cleared()
    bare = replace(at_table(), stage=TABLE.stage, turn=TABLE.turn, dealt_by=TABLE.dealer)
    assert cleared == bare
    assert (cleared.turned, cleared.proposal, cleared.maker, cleared.accepted) == (None, None, None, False)


@pytest.mark.rule("E-PACK-06")
@pytest.mark.parametrize(
    ("stage", "owner", "seat", "known"),
    [
        pytest.param("play", 1, 1, "9D TC", id="the dealer knows his hand"),
        pytest.param("play", 1, 0, "", id="another does not"),
        pytest.param(PROPOSING, 1, 1, "", id="not while he names a suit for the joker"),
        pytest.param(PROPOSING, 0, 0, "AH 9S", id="the other then knows his own"),
        pytest.param(PROPOSING, 0, 1, "", id="and nobody else does"),
    ],
)
def test_whose_hand_is_known_to_whom(stage: str, owner: int, seat: int, known: str) -> None:
    sight = replace(TABLE, stage=stage).seen_by(Seat(seat))
    assert sight.hands[owner] == Hand(parse_cards(known), 2)


def test_a_sight_of_another_game_is_not_one_of_euchre() -> None:
    sight = TABLE.seen_by(ELDEST)
    taken: object = at_euchre(sight)
    assert taken is sight
    with pytest.raises(TypeError, match="not a table at Euchre"):
        at_euchre(plain_table(2).seen_by(ELDEST))
