"""Events: each kind has a sentence whose names it can fill, and a clause that exists."""

import dataclasses
import re

import pytest

from eldest.cards.card import Card, parse_cards
from eldest.cards.seating import Seat, Side
from eldest.engine.acts import Pass
from eldest.engine.events import (
    Called,
    CardPlayed,
    Event,
    GameWon,
    PackCut,
    PacketDealt,
    TurnedUp,
    declared_events,
)
from eldest.games import catalogue
from helpers.clauses import rule_book

GAMES = catalogue()
NAMES = re.compile(r"\{(\w+)\}")


@pytest.mark.parametrize("kind", declared_events(), ids=lambda kind: kind.__name__)
def test_a_sentence_names_only_fields_of_its_event(kind: type[Event]) -> None:
    own = {field.name for field in dataclasses.fields(kind)}
    for sentence in (kind.sentence, kind.own_sentence):
        assert set(NAMES.findall(sentence.text if sentence else "")) <= own
    assert kind.cited == "" or kind.cited in rule_book()


@pytest.mark.parametrize(
    ("event", "clause", "sentence"),
    [
        pytest.param(
            PackCut(Seat(0), 7), "X-PRES-01", "{seat} cuts the pack, lifting {lifted}.", id="its own"
        ),
        pytest.param(
            TurnedUp(Card.parse("8H"), "E2-DEAL-02"),
            "E2-DEAL-02",
            "{card} is turned up.",
            id="the game's, turning",
        ),
        pytest.param(
            Called(Seat(0), Pass(Seat(0)), "E2-MAKE-04"), "E2-MAKE-04", "{seat}: “{act}”", id="the call's"
        ),
        pytest.param(
            GameWon(Side(0), (5, 3), "E2-SCORE-06"),
            "E2-SCORE-06",
            "{side} wins the game, {score}.",
            id="that of the game's length",
        ),
    ],
)
def test_an_event_tells_its_clause_and_sentence(event: Event, clause: str, sentence: str) -> None:
    assert event.clause == clause
    assert event.said is not None
    assert event.said.text == sentence


@pytest.mark.rule("X-STAKE-04")
@pytest.mark.parametrize("kind", declared_events(), ids=lambda kind: kind.__name__)
def test_no_sentence_speaks_of_money(kind: type[Event]) -> None:
    for sentence in (kind.sentence, kind.own_sentence):
        assert not re.search(r"money|[$£€]|dollar|pound|cent|shilling", sentence.text if sentence else "")


@pytest.mark.rule("X-DEAL-01")
def test_a_packet_comes_face_down_even_to_its_owner() -> None:
    packet = PacketDealt(Seat(1), 2, parse_cards("7C 8C"))
    assert packet.seen_by(Seat(0)) == packet.seen_by(Seat(1)) == PacketDealt(Seat(1), 2, ())


def test_a_card_played_is_seen_by_all() -> None:
    played = CardPlayed(Seat(1), Card.parse("7C"))
    assert played.seen_by(Seat(0)) == played


def test_a_player_hears_of_himself_as_you() -> None:
    mine = PackCut(Seat(0), 7).mine
    assert mine is not None
    assert mine.text == "You cut the pack, lifting {lifted}."


def test_a_silent_event_says_nothing() -> None:
    assert PacketDealt(Seat(1), 2, ()).said is None
