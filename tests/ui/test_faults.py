"""Faults of the program: whatever nobody caught is in the log, and said once; who wants to end it may."""

import sys
import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QMessageBox
from pytestqt.qtbot import QtBot

from eldest.ui.faults import FaultWatch
from helpers.guest import Guest

Open = Callable[..., Guest]


@pytest.fixture
def watch(monkeypatch: pytest.MonkeyPatch) -> Iterator[FaultWatch]:
    """Give one who hears of faults, where nobody else does."""
    for place, name in ((sys, "excepthook"), (threading, "excepthook"), (sys, "unraisablehook")):
        monkeypatch.setattr(place, name, lambda *_: None)
    watch = FaultWatch(lambda: Path("/home/eldest.log"))
    watch.begin()
    yield watch
    watch.end()


def raises() -> None:
    raise ValueError("some fault")


def in_the_window() -> None:
    sys.excepthook(ValueError, ValueError("some fault"), None)


def in_a_thread() -> None:
    thread = threading.Thread(target=raises)
    thread.start()
    thread.join()


class Dropped:
    """What fails when it is thrown away."""

    def __del__(self) -> None:
        raises()


def in_throwing_away() -> None:
    Dropped()


@pytest.mark.parametrize("deed", [in_the_window, in_a_thread, in_throwing_away])
def test_a_fault_is_noted_and_told(
    watch: FaultWatch, deed: Callable[[], None], qtbot: QtBot, caplog: pytest.LogCaptureFixture
) -> None:
    with qtbot.waitSignal(watch.noted) as noted:
        deed()
    assert "/home/eldest.log" in noted.args[0]
    (record,) = caplog.records
    assert record.exc_info is not None
    assert str(record.exc_info[1]) == "some fault"
    caplog.clear()


def test_who_wants_the_program_to_end_is_let(watch: FaultWatch, monkeypatch: pytest.MonkeyPatch) -> None:
    ended: list[object] = []
    watch.end()
    monkeypatch.setattr(sys, "excepthook", lambda kind, *_: ended.append(kind))
    watch.begin()
    sys.excepthook(KeyboardInterrupt, KeyboardInterrupt(), None)
    assert ended == [KeyboardInterrupt]


def test_a_row_of_faults_is_one_notice_and_the_game_goes_on(
    open_room: Open, own_home: Path, caplog: pytest.LogCaptureFixture
) -> None:
    guest = open_room()
    guest.wait_for_turn()
    for _ in range(3):
        in_the_window()
    box = guest.dialog()
    assert guest.dialogs() == [box]
    assert isinstance(box, QMessageBox)
    assert str(own_home / "eldest.log") in box.text()
    box.accept()
    guest.wait_for_window()
    in_the_window()
    guest.dialog().accept()
    guest.wait_for_window()
    length = len(guest.acts)
    guest.do_by_mouse(guest.director.possible()[3])
    assert len(guest.acts) > length
    assert len(caplog.records) == 4
    caplog.clear()
