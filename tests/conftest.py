"""What every test may count on: no screen needed, a home of its own, nothing left behind or logged."""

import logging
import multiprocessing
import os
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from hypothesis import settings

from eldest.games import catalogue, learn_words_of_the_laws
from helpers.screen import Screen, virtual_screen_open

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication
    from pytestqt.qtbot import QtBot

    from helpers.guest import Guest

# Qt reads these when the first application object is made, so they must stand before any test is collected.
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ["LC_ALL"] = "C.UTF-8"

# A busy machine is no fault of the program: no test of many examples fails for its time.
settings.register_profile("unhurried", deadline=None)
settings.load_profile("unhurried")

# Tables of every kind of act and event are made when tests are collected: all must be declared by then.
for _key in catalogue():
    learn_words_of_the_laws(_key)


@pytest.fixture(autouse=True)
def own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Give each test user folders of its own: it must neither see nor touch a person's games."""
    home = tmp_path / "home"
    home.mkdir(mode=0o700)
    monkeypatch.setenv("ELDEST_HOME", str(home))
    for name in (
        "HOME",
        "XDG_CONFIG_HOME",
        "XDG_DATA_HOME",
        "XDG_CACHE_HOME",
        "XDG_STATE_HOME",
        "XDG_RUNTIME_DIR",
    ):
        monkeypatch.setenv(name, str(home))
    return home


@pytest.fixture(autouse=True)
def nothing_left_running() -> Iterator[None]:
    """Fail a test that leaves a thread or a process behind."""
    before = set(threading.enumerate())
    yield
    left = [thread.name for thread in threading.enumerate() if thread not in before and not thread.daemon]
    left += [process.name for process in multiprocessing.active_children()]
    assert not left, f"still running after the test: {', '.join(left)}"


@pytest.fixture(autouse=True)
def nothing_logged(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """Fail a test that logs a warning; one that expects it looks at it and then calls `caplog.clear()`."""
    yield
    records = [*caplog.get_records("setup"), *caplog.get_records("call")]
    loud = [record.getMessage() for record in records if record.levelno >= logging.WARNING]
    assert not loud, f"logged: {loud}"


@pytest.fixture(scope="session")
def qapp_cls() -> "type[QApplication]":
    """Have the tests run in an application of the program's own kind."""
    from eldest.ui.application import Application

    return Application


@pytest.fixture(scope="session")
def virtual_screen() -> Iterator[Screen]:
    """Start a screen of the tests' own, for what must be shown in a real window."""
    with virtual_screen_open() as screen:
        yield screen


@pytest.fixture
def open_room(qtbot: "QtBot", own_home: Path) -> Iterator[Callable[..., "Guest"]]:
    """Give a function that opens the program in the test's home; it is closed at the end.

    Whoever has set nothing else plays with those who go by rule of thumb: nothing here hangs on how well
    they play, and they think no time at all.
    """
    from PySide6.QtWidgets import QApplication

    from eldest.room.levels import QUICKLY
    from eldest.store.folders import Folders
    from eldest.store.settings import LastGame, Settings
    from eldest.store.settings_file import SettingsFile
    from helpers.guest import Guest

    kept = Folders.both(own_home).settings
    if not kept.exists():
        SettingsFile(kept).keep(Settings(last=LastGame(levels=QUICKLY)))

    interval = QApplication.doubleClickInterval()
    QApplication.setDoubleClickInterval(20)
    guests: list[Guest] = []

    def make(*words: str, **pace: object) -> Guest:
        guests.append(Guest.comes_in(own_home, *words, **pace))  # type: ignore[arg-type]
        return guests[-1]

    yield make
    for guest in guests:
        guest.close()
    QApplication.setDoubleClickInterval(interval)
