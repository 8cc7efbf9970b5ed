"""A signal to end closes the window, and afterwards signals do what they did before."""

import os
import signal

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from eldest.ui.told_to_end import SIGNALS, ToldToEnd

NUMBERS = [getattr(signal, name) for name in SIGNALS if hasattr(signal, name)]

pytestmark = pytest.mark.skipif(os.name != "posix", reason="there Qt tells the windows instead")


@pytest.mark.parametrize("number", NUMBERS)
def test_a_signal_closes_the_window(qtbot: QtBot, number: signal.Signals) -> None:
    heard: list[str] = []
    parent = QObject()
    summons = ToldToEnd.where_there_are_signals(lambda: heard.append("leave"), parent)
    assert summons is not None
    try:
        os.kill(os.getpid(), number)
        qtbot.waitUntil(lambda: heard == ["leave"])
    finally:
        summons.close()


def test_afterwards_signals_do_what_they_did_before() -> None:
    before = [signal.getsignal(number) for number in NUMBERS]
    parent = QObject()
    summons = ToldToEnd(lambda: None, parent)
    assert [signal.getsignal(number) for number in NUMBERS] != before
    summons.close()
    assert [signal.getsignal(number) for number in NUMBERS] == before
    assert signal.set_wakeup_fd(-1) == -1
