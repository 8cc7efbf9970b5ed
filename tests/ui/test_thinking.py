"""The window's side of the thinking process."""

import logging
import multiprocessing
import os
import signal
import threading
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QObject, Signal
from pytestqt.qtbot import QtBot

from eldest.analysis.position import Position
from eldest.cards.seating import Seat
from eldest.engine.acts import parse_act
from eldest.games.euchre.options import EuchreOptions
from eldest.players.thinker import Answer, Setting
from eldest.ui.thinking import Thinking, _listen
from helpers.tables import at_table

SETTING = Setting("euchre", EuchreOptions(), 2)
SIGHT = at_table(eldest="JH", dealer="8C 7C", trumps="H", led="AS").seen_by(Seat(1))
SEVEN = parse_act("1 play 7C")


@pytest.fixture
def thinking(qapp: object) -> Iterator[Thinking]:
    """Give a thinking process, and end it."""
    thinking = Thinking()
    yield thinking
    thinking.close()


def test_a_question_is_answered_by_another_process(thinking: Thinking, qtbot: QtBot) -> None:
    with qtbot.waitSignal(thinking.answered) as answered:
        ticket = thinking.ask(SETTING, SIGHT)
        assert thinking.is_asked
    assert answered.args is not None
    answer: Answer = answered.args[0]
    assert answer.ticket == ticket
    assert answer.thought is not None
    assert answer.thought.act == SEVEN
    assert not thinking.is_asked


def test_only_the_latest_question_is_answered(thinking: Thinking, qtbot: QtBot) -> None:
    tickets: list[int] = []
    thinking.answered.connect(lambda answer: tickets.append(answer.ticket))
    *_, last = [thinking.ask(SETTING, SIGHT) for _ in range(5)]
    qtbot.waitUntil(lambda: not thinking.is_asked)
    qtbot.wait(50)
    assert tickets == [last]


def test_a_cancelled_question_is_never_answered(thinking: Thinking, qtbot: QtBot) -> None:
    thinking.ask(SETTING, SIGHT)
    thinking.cancel()
    with qtbot.assertNotEmitted(thinking.answered, wait=200):
        assert not thinking.is_asked


def test_a_process_that_was_killed_is_started_again_and_asked_again(
    thinking: Thinking, qtbot: QtBot, caplog: pytest.LogCaptureFixture
) -> None:
    with qtbot.waitSignal(thinking.answered):
        thinking.ask(SETTING, SIGHT)
    assert thinking._process is not None
    os.kill(thinking._process.pid or 0, signal.SIGKILL)
    with qtbot.waitSignal(thinking.answered) as answered:
        thinking.ask(SETTING, SIGHT)
    assert answered.args is not None
    assert answered.args[0].thought.act == SEVEN
    assert any(record.levelno == logging.ERROR for record in caplog.records)
    caplog.clear()


def test_processes_killed_far_apart_are_each_started_again(
    thinking: Thinking, qtbot: QtBot, caplog: pytest.LogCaptureFixture
) -> None:
    """A long evening may lose more than one to a system short of memory: players do not get worse for it."""
    for _ in range(3):
        with qtbot.assertNotEmitted(thinking.alone), qtbot.waitSignal(thinking.answered):
            thinking.ask(SETTING, SIGHT)
            assert thinking._process is not None
            os.kill(thinking._process.pid or 0, signal.SIGKILL)
    assert thinking._process is not None
    caplog.clear()


def test_a_process_that_hangs_is_ended_and_another_asked(
    thinking: Thinking, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    with qtbot.waitSignal(thinking.answered):
        thinking.ask(SETTING, SIGHT)
    assert thinking._process is not None
    hanging = thinking._process.pid
    os.kill(hanging or 0, signal.SIGSTOP)
    monkeypatch.setattr("eldest.ui.thinking.HANGING", 0.1)
    with qtbot.assertNotEmitted(thinking.alone), qtbot.waitSignal(thinking.answered) as answered:
        thinking.ask(SETTING, SIGHT)
        monkeypatch.undo()  # the next one needs its time to start
    assert answered.args is not None
    assert answered.args[0].thought.act == SEVEN
    assert thinking._process is not None
    assert thinking._process.pid != hanging
    caplog.clear()


def test_a_process_that_hangs_keeps_nobody_from_leaving(thinking: Thinking, qtbot: QtBot) -> None:
    with qtbot.waitSignal(thinking.answered):
        thinking.ask(SETTING, SIGHT)
    process = thinking._process
    assert process is not None
    os.kill(process.pid or 0, signal.SIGSTOP)
    thinking.close()
    assert thinking.is_idle


def test_without_a_process_the_quick_player_answers_here(
    thinking: Thinking, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def no_more(_self: object) -> None:
        raise OSError("no more processes")

    monkeypatch.setattr("multiprocessing.process.BaseProcess.start", no_more)
    with qtbot.waitSignals([thinking.alone, thinking.answered]):
        thinking.ask(SETTING, SIGHT)
    with qtbot.waitSignal(thinking.answered) as answered:
        ticket = thinking.spread(Position((0b11, 0b1100), (0, 1), 0, 0))
    assert answered.args is not None
    assert answered.args[0] == Answer(ticket, None), "nobody looks into it where the window would wait"
    caplog.clear()


def test_a_spread_deal_is_looked_into_by_the_process_too(thinking: Thinking, qtbot: QtBot) -> None:
    with qtbot.waitSignal(thinking.answered) as answered:
        ticket = thinking.spread(Position((0b11, 0b1100), (0, 1), 0, 0, side=0b10))
    assert answered.args is not None
    assert answered.args[0] == Answer(ticket, None, (2, 2))


def test_it_is_closed_within_a_moment_and_may_be_closed_twice(thinking: Thinking) -> None:
    thinking.start()
    thinking.close()
    thinking.close()
    assert not thinking.is_asked


class Heard(QObject):
    """What the listening thread has said."""

    arrived = Signal(object)
    ended = Signal(object)


def test_a_process_that_never_fetched_its_end_of_the_pipe_is_missed(qtbot: QtBot) -> None:
    """On Windows its end stays open here when it is ended while it starts."""
    ours, theirs = multiprocessing.Pipe()
    process = multiprocessing.get_context("spawn").Process(target=int)
    process.start()
    heard = Heard()
    answers: list[object] = []
    heard.arrived.connect(answers.append)
    theirs.send("the last answer")
    words = (ours, process.sentinel, heard.arrived, heard.ended)
    listener = threading.Thread(target=_listen, args=words, daemon=True)
    with qtbot.waitSignal(heard.ended, timeout=20_000) as ended:
        listener.start()
    assert ended.args == [ours]
    assert answers == ["the last answer"]
    listener.join()
    process.join()
    for end in (ours, theirs):
        end.close()
