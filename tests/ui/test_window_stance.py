"""Where the window stood: it comes back there, and always where it can be seen."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QDockWidget, QMainWindow
from pytestqt.qtbot import QtBot

from eldest.ui.window_stance import WindowStance

NONSENSE = {
    "no ini file": b"\x00\xff\xfe nonsense \n\n]]][",
    "nothing": b"",
    "values that are no byte arrays": b"[General]\ngeometry=17\npanels=yes, no\n",
    "byte arrays of nonsense": b"[General]\ngeometry=@ByteArray(abc)\npanels=@ByteArray(\\0\\0\\0\\xff)\n",
    "variants cut short": b"[General]\ngeometry=@Variant(\\0\\0\\0\\xc)\npanels=@Variant(\\0\\0\\0\\t)\n",
    "an escape without an end": b'[General]\ngeometry="@ByteArray(\\x',
}


@pytest.fixture
def new_window(qtbot: QtBot) -> Callable[[], QMainWindow]:
    """Give a function that makes a window with a panel."""

    def make() -> QMainWindow:
        window = QMainWindow()
        dock = QDockWidget("panel", window)
        dock.setObjectName("panel")
        window.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, dock)
        window.resize(500, 400)
        qtbot.addWidget(window)
        return window

    return make


def is_in_sight(window: QMainWindow) -> bool:
    """Tell whether the bar by which the window is moved can be got at."""
    bar = window.frameGeometry()
    bar.setHeight(30)
    return any(screen.availableGeometry().intersects(bar) for screen in QGuiApplication.screens())


def test_the_window_comes_back_where_it_stood(new_window: Callable[[], QMainWindow], tmp_path: Path) -> None:
    stance = WindowStance(tmp_path / "window.ini")
    before = new_window()
    before.setGeometry(120, 90, 510, 420)
    before.findChildren(QDockWidget)[0].hide()
    stance.keep(before)
    after = new_window()
    stance.restore(after)
    assert after.geometry() == before.geometry()
    assert after.findChildren(QDockWidget)[0].isHidden()


@pytest.mark.parametrize("at", [QPoint(9000, 9000), QPoint(-7000, 40), QPoint(100, -5000)], ids=str)
def test_a_place_off_every_screen(
    new_window: Callable[[], QMainWindow], tmp_path: Path, at: QPoint, qtbot: QtBot
) -> None:
    stance = WindowStance(tmp_path / "window.ini")
    before = new_window()
    before.show()
    before.move(at)
    assert not is_in_sight(before)
    stance.keep(before)
    after = new_window()
    stance.restore(after)
    after.show()
    assert is_in_sight(after)


def test_a_first_start_finds_nothing_written(new_window: Callable[[], QMainWindow], tmp_path: Path) -> None:
    window = new_window()
    WindowStance(tmp_path / "window.ini").restore(window)
    assert window.size().toTuple() == (500, 400)


@pytest.mark.parametrize("content", NONSENSE.values(), ids=NONSENSE.keys())
def test_a_damaged_file_is_harmless(
    new_window: Callable[[], QMainWindow], tmp_path: Path, content: bytes
) -> None:
    path = tmp_path / "window.ini"
    path.write_bytes(content)
    window = new_window()
    WindowStance(path).restore(window)
    window.show()
    assert is_in_sight(window)
    WindowStance(path).keep(window)
    again = new_window()
    WindowStance(path).restore(again)
    assert again.size() == window.size()


def test_every_way_to_cut_the_file_short_is_harmless(
    new_window: Callable[[], QMainWindow], tmp_path: Path
) -> None:
    path = tmp_path / "window.ini"
    WindowStance(path).keep(new_window())
    whole = path.read_bytes()
    window = new_window()
    for length in range(0, len(whole), 7):
        path.write_bytes(whole[:length])
        WindowStance(path).restore(window)
        window.show()
        assert is_in_sight(window)


def test_a_folder_in_its_place_is_harmless(new_window: Callable[[], QMainWindow], tmp_path: Path) -> None:
    stance = WindowStance(tmp_path)
    stance.keep(new_window())
    stance.restore(new_window())
