"""The player by rule of thumb: honest, lawful, and steady."""

import logging
import random
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from eldest.cards.hand import Hand
from eldest.cards.seating import Seat
from eldest.engine.acts import Act, Play, parse_act
from eldest.engine.game import Advice, Habit
from eldest.engine.phrase import phrase
from eldest.engine.table import Sight
from eldest.games import catalogue
from eldest.games.euchre.game import Euchre
from eldest.games.euchre.options import EuchreOptions
from eldest.players.player import UNLIMITED
from eldest.players.thumb import FIRST_TO_HAND, NotOpen, Thumb
from eldest.room.evening import play_evening
from eldest.store.record import Record
from helpers.tables import at_table

FANCY = phrase("tests", "A fancy.")


class Fanciful(Euchre):
    """Euchre whose only habit advises what cannot be done."""

    def habits(self) -> tuple[Habit, ...]:
        """Advise a card that nobody holds."""

        def fancy(_sight: Sight, _acts: tuple[Act, ...]) -> Advice:
            return Advice(parse_act("0 play 7S"), FANCY)

        return (fancy,)


def test_advice_that_is_not_open_is_logged_and_passed_over(caplog: pytest.LogCaptureFixture) -> None:
    table = at_table(eldest="JH 9H", dealer="8C 7C", trumps="H")
    player = Thumb(Fanciful(EuchreOptions(), 2))
    thought = player.choose(table.seen_by(Seat(0)), UNLIMITED)
    assert thought.act in (parse_act("0 play JH"), parse_act("0 play 9H"))
    assert thought.reason == FIRST_TO_HAND
    assert [record.levelno for record in caplog.records] == [logging.ERROR]
    caplog.clear()


def test_what_penalties_leave_is_chosen_among_and_other_advice_passed_over() -> None:
    """A strict player sees no fault in advice that only a penalty forbids."""
    table = at_table(eldest="JH 9H", dealer="8C 7C", trumps="H")
    thumb = Thumb(Euchre(EuchreOptions(), 2), strict=True)
    for card in ("JH", "9H"):
        act = parse_act(f"0 play {card}")
        assert thumb.choose(table.seen_by(Seat(0)), UNLIMITED, (act,)).act == act


def test_a_strict_player_raises_a_fault_instead_of_passing_it_over() -> None:
    table = at_table(eldest="JH 9H", dealer="8C 7C", trumps="H")
    with pytest.raises(NotOpen):
        Thumb(Fanciful(EuchreOptions(), 2), strict=True).choose(table.seen_by(Seat(0)), UNLIMITED)


def test_nobody_can_be_asked_when_nobody_is_to_act() -> None:
    game = Euchre(EuchreOptions(), 2)
    with pytest.raises(ValueError, match="nobody"):
        Thumb(game).choose(game.opening().seen_by(Seat(0)), UNLIMITED)


@given(st.integers(0, 10**9 - 1))
def test_the_answer_is_the_same_however_the_unseen_cards_lie(number: int) -> None:
    """Deal what the seat cannot see anew, and ask again: a player who peeps would answer otherwise."""
    kind = catalogue()["euchre"]
    game = kind(kind.options_type(), 2)
    player = Thumb(game)
    rnd = random.Random(number)
    _, sitting = next(iter(play_evening(Record("euchre", names=("A", "B")), 1, number)))
    for length in range(sitting.timeline.deal_began(), sitting.timeline.length):
        table = sitting.timeline.table_after(length)
        if table.turn is not None:
            other = redealt(table, table.turn, rnd)
            asked = player.choose(table.seen_by(table.turn), UNLIMITED)
            assert player.choose(other.seen_by(table.turn), UNLIMITED) == asked


def redealt(table: Any, seat: Seat, rnd: random.Random) -> Any:
    """Return the table with all that a seat does not know shuffled among the places where it lies."""
    sight = table.seen_by(seat)
    places = [(t.cards, s.cards) for t, s in zip(table.hands, sight.hands, strict=True)]
    places += [(t.lies.cards, s.lies.cards) for t, s in zip(table.spots, sight.spots, strict=True)]
    unseen = [card for true, seen in places for card in true if card not in seen]
    rnd.shuffle(unseen)

    def other(true: Hand, seen: Hand) -> Hand:
        return Hand(
            tuple(card if card in seen.cards else unseen.pop() for card in true.cards), -1, true.shown
        )

    hands = tuple(other(t, s) for t, s in zip(table.hands, sight.hands, strict=True))
    spots = tuple(
        replace(t, lies=other(t.lies, s.lies)) for t, s in zip(table.spots, sight.spots, strict=True)
    )
    return replace(table, hands=hands, spots=spots)


def test_redealing_does_move_cards() -> None:
    table = at_table(eldest="JH 9H AS", dealer="8C 7C KD", trumps="H")
    spots = table.with_spot("stock", Hand((parse_act("0 play TD").card,)))  # type: ignore[attr-defined]
    moved = [redealt(spots, Seat(0), random.Random(seed)).hands[1] for seed in range(9)]
    assert any(hand != table.hands[1] for hand in moved)
    assert isinstance(parse_act("0 play TD"), Play)
