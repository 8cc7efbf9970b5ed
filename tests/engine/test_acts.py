"""Acts: every declared kind spells itself in a line of a record, and reads that line back."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from eldest.cards.card import JOKER, Card, Suit, parse_cards
from eldest.cards.seating import Seat
from eldest.engine.acts import (
    Act,
    CutPack,
    DealOut,
    Discard,
    Draw,
    Make,
    Pass,
    Play,
    Shuffle,
    act,
    declared_acts,
    parse_act,
    spell_act,
)
from eldest.games import catalogue
from eldest.games.euchre.calls import OrderUp, Propose
from helpers.clauses import rule_book
from helpers.strategies import acts

GAMES = catalogue()
WORDS = [kind.word for kind in declared_acts()]


@pytest.mark.parametrize(
    ("made", "line"),
    [
        pytest.param(Play(Seat(0), Card.parse("QS")), "0 play QS", id="a card is spelled by its letters"),
        pytest.param(Discard(Seat(1), JOKER), "1 discard JK", id="the joker too"),
        pytest.param(Pass(Seat(3)), "3 pass", id="an act without fields is seat and word"),
        pytest.param(Draw(Seat(1), 0), "1 draw 0", id="a place is a number"),
        pytest.param(CutPack(Seat(1), 28), "1 cut 28", id="so is a packet"),
        pytest.param(DealOut(Seat(1), 3), "1 deal 3", id="and what the dealer begins with"),
        pytest.param(Make(Seat(0), Suit.HEARTS), "0 make H", id="a suit is a letter"),
        pytest.param(Propose(Seat(0), Suit.CLUBS), "0 propose C", id="a suit proposed too"),
        pytest.param(OrderUp(Seat(0)), "0 order-up", id="a word may have a hyphen"),
        pytest.param(
            Shuffle(Seat(1), 17, parse_cards("7C JK")),
            "1 shuffle 17 7C JK",
            id="a pack takes all that is left",
        ),
        pytest.param(Shuffle(None, 0, ()), "- shuffle 0", id="nobody in particular is a dash"),
    ],
)
def test_an_act_is_a_line(made: Act, line: str) -> None:
    assert spell_act(made) == str(made) == line
    assert parse_act(line) == made


@given(acts())
def test_every_act_reads_back_its_line(made: Act) -> None:
    assert parse_act(spell_act(made)) == made


words = st.sampled_from([*WORDS, "-", "0", "1", "007", "QS", "JK", "H", "10S", "-1", "½", "²", "x" * 300])


@given(st.text() | st.lists(words, max_size=6).map(" ".join) | st.lists(st.text(max_size=3)).map(" ".join))
def test_any_text_gives_an_act_or_a_value_error(text: str) -> None:
    try:
        made = parse_act(text)
    except ValueError:
        return
    assert parse_act(spell_act(made)) == made


@pytest.mark.parametrize(
    "line",
    [
        pytest.param("", id="nothing"),
        pytest.param("0", id="a seat alone"),
        pytest.param("0 sing", id="no such word"),
        pytest.param("x play QS", id="no such seat"),
        pytest.param("-1 play QS", id="no seat is below nought"),
        pytest.param("0 play", id="no card"),
        pytest.param("0 play QS KS", id="a card too many"),
        pytest.param("0 play qs", id="no such card"),
        pytest.param("0 cut ٣", id="a number in other digits"),
        pytest.param("0 cut 1234567890123", id="a number too long to be one"),
        pytest.param("0 make X", id="no such suit"),
        pytest.param("- shuffle 0 7C 7X", id="a card of the pack is none"),
    ],
)
def test_a_line_that_is_no_act_is_a_value_error(line: str) -> None:
    with pytest.raises(ValueError, match=r"."):
        parse_act(line)


def test_two_kinds_of_act_cannot_have_the_same_word() -> None:
    with pytest.raises(ValueError, match="two acts are spelled 'play'"):

        @act("play")
        class Playing(Act):
            """A second act of that word."""


@pytest.mark.parametrize("kind", declared_acts(), ids=lambda kind: kind.word)
def test_an_act_rests_on_a_clause_if_on_any(kind: type[Act]) -> None:
    assert kind.clause == "" or kind.clause in rule_book()
    assert " " not in kind.word


def test_a_field_without_a_spelling_is_refused_where_it_is_declared() -> None:
    with pytest.raises(TypeError, match="no spelling for a field"):

        @act("weigh")
        class Weigh(Act):
            """An act with a field that no record can hold."""

            grams: float

    assert "weigh" not in [kind.word for kind in declared_acts()]
