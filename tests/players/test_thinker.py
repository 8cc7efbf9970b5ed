"""The thinking process, asked through a pipe."""

import logging
import multiprocessing
import subprocess
import sys
import threading
from dataclasses import replace

import pytest

from eldest.cards.seating import Seat
from eldest.engine.acts import parse_act
from eldest.games.euchre.options import EuchreOptions
from eldest.players.thinker import DISMISSED, Ask, Setting, serve, think
from helpers.tables import at_table

SETTING = Setting("euchre", EuchreOptions(), 2)
TABLE = at_table(eldest="JH", dealer="8C 7C", trumps="H", led="AS")


def test_an_answer_carries_the_ticket_of_its_question() -> None:
    answer = think(Ask(7, SETTING, TABLE.seen_by(Seat(1))))
    assert answer.ticket == 7
    assert answer.thought is not None
    assert answer.thought.act == parse_act("1 play 7C")


def test_a_player_who_fails_answers_with_no_thought(caplog: pytest.LogCaptureFixture) -> None:
    nobody = replace(TABLE, stage="no such stage").seen_by(Seat(1))
    assert think(Ask(8, SETTING, nobody)).thought is None
    assert [record.levelno for record in caplog.records] == [logging.ERROR]
    caplog.clear()


@pytest.mark.parametrize("dismissed", [True, False], ids=["dismissed", "left alone"])
def test_it_serves_until_nobody_asks(dismissed: bool) -> None:
    ours, theirs = multiprocessing.Pipe()
    thread = threading.Thread(target=serve, args=(theirs,))
    thread.start()
    for ticket in (1, 2):
        ours.send(Ask(ticket, SETTING, TABLE.seen_by(Seat(1))))
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
