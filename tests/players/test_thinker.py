"""The thinking process, asked through a pipe."""

import logging
import multiprocessing
import subprocess
import sys
import threading
import time
from dataclasses import replace

import pytest

from eldest.analysis.position import Position
from eldest.analysis.reading import Halt
from eldest.cards.seating import Seat
from eldest.engine.acts import Act, parse_act
from eldest.engine.table import Sight
from eldest.games.euchre.options import EuchreOptions
from eldest.players.manner import BY_RULE, EXPERT, Manner
from eldest.players.player import Limit, Thought
from eldest.players.thinker import DISMISSED, Answer, Ask, CallOff, Desk, Setting, Spread, serve, think
from eldest.players.thumb import FIRST_TO_HAND
from helpers.tables import at_table

SETTING = Setting("euchre", EuchreOptions(), 2)
TABLE = at_table(eldest="JH", dealer="8C 7C", trumps="H", led="AS")


def ask(ticket: int, sight: Sight | None = None, *, manner: Manner = BY_RULE) -> Ask:
    """Return a question about the table, or another sight."""
    return Ask(ticket, SETTING, sight or TABLE.seen_by(Seat(1)), manner=manner)


def test_an_answer_carries_the_ticket_of_its_question() -> None:
    answer = think(ask(7))
    assert answer.ticket == 7
    assert answer.thought is not None
    assert answer.thought.act == parse_act("1 play 7C")


def test_a_player_who_fails_answers_with_no_thought(caplog: pytest.LogCaptureFixture) -> None:
    nobody = replace(TABLE, stage="no such stage").seen_by(Seat(1))
    assert think(ask(8, nobody)).thought is None
    assert [record.levelno for record in caplog.records] == [logging.ERROR]
    caplog.clear()


def test_where_a_player_who_reckons_fails_the_rule_of_thumb_answers(caplog: pytest.LogCaptureFixture) -> None:
    """A hand that nobody made cannot be scored, so there is nothing to reckon with."""
    table = replace(at_table(eldest="JH 9H AC AD", dealer="8C 7C 9C KD", trumps="H"), maker=None)
    sight = table.seen_by(Seat(0))
    answer, by_rule = think(ask(9, sight, manner=EXPERT)), think(ask(9, sight))
    assert answer.thought is not None
    assert answer == by_rule
    assert [record.levelno for record in caplog.records] == [logging.ERROR]
    caplog.clear()


def test_of_a_spread_deal_it_tells_what_each_card_brings() -> None:
    position = Position((0b11, 0b1100, 0, 0), (0, 1), 0, 0, side=0b0001)
    assert think(Spread(3, position)) == Answer(3, None, (0, 0))
    assert think(Spread(4, replace(position, side=0b0010))) == Answer(4, None, (2, 2))


def test_a_search_of_a_spread_deal_is_called_off() -> None:
    halt = Halt()
    halt.call()
    assert think(Spread(3, Position((0b11, 0b1100), (0, 1), 0, 0)), halt).worths == ()


def test_a_spread_deal_that_cannot_be_read_has_no_worths(caplog: pytest.LogCaptureFixture) -> None:
    beyond = Position((0b11, 0b1100), (0, 1), 0, 0, trick_points=10**6)
    assert think(Spread(3, beyond)).worths == ()
    assert [record.levelno for record in caplog.records] == [logging.WARNING]
    caplog.clear()


class Slow:
    """A player who looks into one thing until he is called off."""

    def choose(self, sight: Sight, limit: Limit, _among: tuple[Act, ...] = ()) -> Thought:
        """Wait for the halt, and then do the first that is allowed."""
        began = time.monotonic()
        while limit.halt is None or not limit.halt.called:
            assert time.monotonic() - began < 10, "nobody called him off"
            time.sleep(0.001)
        return Thought(SETTING.game().acts(sight)[0], FIRST_TO_HAND)


def test_who_looks_too_long_into_what_he_has_begun_is_called_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("eldest.players.thinker.player_of", lambda _game, _manner: Slow())
    question = replace(ask(5), limit=Limit(seconds=0.01), manner=Manner(boldness=0.123))
    assert think(question).thought is not None


class TestDesk:
    """Of what is asked only the newest question is answered, and what is thought about ends with the next."""

    def test_a_question_that_is_called_off_is_never_begun(self) -> None:
        desk = Desk()
        for message in (ask(1), ask(2), CallOff(3), ask(4)):
            desk.take_in(message)
        question = desk.next_question()
        assert question is not None
        assert question[0].ticket == 4
        assert not question[1].called

    @pytest.mark.parametrize(
        "message", [ask(2), CallOff(2), DISMISSED], ids=["asked", "called off", "dismissed"]
    )
    def test_what_is_thought_about_is_called_off(self, message: Ask | CallOff | None) -> None:
        desk = Desk()
        desk.take_in(ask(1))
        question = desk.next_question()
        assert question is not None
        desk.take_in(message)
        assert question[1].called

    def test_dismissed_it_has_no_question_more(self) -> None:
        desk = Desk()
        desk.take_in(ask(1))
        desk.take_in(DISMISSED)
        assert desk.next_question() is None


@pytest.mark.parametrize("dismissed", [True, False], ids=["dismissed", "left alone"])
def test_it_serves_until_nobody_asks(dismissed: bool) -> None:
    ours, theirs = multiprocessing.Pipe()
    thread = threading.Thread(target=serve, args=(theirs,))
    thread.start()
    for ticket in (1, 2):
        ours.send(ask(ticket))
        assert ours.recv().ticket == ticket
    if dismissed:
        ours.send(DISMISSED)
    else:
        ours.close()
    thread.join(5)
    assert not thread.is_alive()
    ours.close()


def test_what_it_imports_knows_no_window() -> None:
    code = "import sys, eldest.players.thinker; sys.exit(any('PySide6' in name for name in sys.modules))"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
