"""Errands: a deal is reported without a name, and the folder is a menu entry away."""

import json
import os
import platform
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QStandardPaths, Qt, QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QFileDialog, QLineEdit, QMessageBox, QPushButton

from eldest.engine.phrase import phrase
from eldest.room.sitting import Sitting
from eldest.store.errors import KnownError
from eldest.store.record import read_record
from eldest.ui.errands import shown_by_system
from helpers.guest import Guest, keep, mine, played

Open = Callable[..., Guest]
FULL = phrase("store", "no room for {name}")


class FileViewer:
    """Stands in for the system's file manager: shows nothing and remembers all."""

    def __init__(self) -> None:
        self.shown: list[str] = []
        self.path = ""

    def show(self, url: QUrl) -> bool:
        self.shown.append(url.toLocalFile())
        self.path = os.environ.get("LD_LIBRARY_PATH", "")
        return True


@pytest.fixture
def viewer(monkeypatch: pytest.MonkeyPatch) -> FileViewer:
    """Give a file manager."""
    viewer = FileViewer()
    monkeypatch.setattr(QDesktopServices, "openUrl", viewer.show)
    return viewer


@pytest.fixture
def guest(open_room: Open, own_home: Path) -> Guest:
    """Give a guest in the middle of a deal."""
    keep(own_home, played(mine("play", tricks=1)))
    guest = open_room()
    guest.wait_for_turn()
    return guest


def box_of(guest: Guest) -> QMessageBox:
    box = guest.dialog()
    assert isinstance(box, QMessageBox)
    return box


def press(box: QMessageBox, word: str) -> None:
    next(button for button in box.findChildren(QPushButton) if word in button.text()).click()


def test_one_key_reports_the_deal(guest: Guest, tmp_path: Path, viewer: FileViewer) -> None:
    guest.key(Qt.Key.Key_F9)
    dialog = guest.dialog()
    assert isinstance(dialog, QFileDialog)
    assert Path(dialog.selectedFiles()[0]).name == "report-euchre-1.eldest"
    field = dialog.findChild(QLineEdit, "fileNameEdit")
    assert isinstance(field, QLineEdit)
    path = tmp_path / "report.eldest"
    field.setText(str(path))
    dialog.accept()
    box = box_of(guest)
    assert str(path) in box.text()
    press(box, "folder")
    guest.wait(lambda: not guest.dialogs())
    assert viewer.shown == [str(tmp_path)]
    record, problems = read_record(path.read_text("utf-8"))
    assert record is not None
    assert not problems
    assert Sitting.resume(record).sitting.table == guest.sitting.table
    assert not [
        word for word in ("Anna", "Colonel", str(tmp_path), platform.node()) if word in path.read_text()
    ]
    assert json.loads(path.read_text())["report"]["deal"] == 1


def test_a_report_put_away_writes_nothing(guest: Guest, tmp_path: Path) -> None:
    guest.window.built["help.report"].trigger()
    guest.dialog().reject()
    guest.wait(lambda: not guest.dialogs())
    assert not list(tmp_path.rglob("report*"))


def test_the_folder_is_a_menu_entry_away(guest: Guest, own_home: Path, viewer: FileViewer) -> None:
    guest.window.built["help.folder"].trigger()
    assert viewer.shown == [str(own_home)]
    assert guest.dialogs() == []


def test_a_system_that_shows_no_folder_has_it_told(
    guest: Guest, own_home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda _url: False)
    guest.window.built["help.folder"].trigger()
    box = box_of(guest)
    assert str(own_home) in box.text()
    box.accept()


def test_what_could_not_be_saved_is_told_once_with_the_folder_a_button_away(
    guest: Guest, own_home: Path, viewer: FileViewer
) -> None:
    for _ in range(3):
        guest.director.troubled.emit(KnownError(FULL, name="current.eldest"))
    box = box_of(guest)
    assert guest.dialogs() == [box]
    assert box.text() == "no room for current.eldest"
    press(box, "folder")
    guest.wait(lambda: not guest.dialogs())
    assert viewer.shown == [str(own_home)]


def test_what_is_told_with_a_folder_is_put_away_by_escape(guest: Guest, viewer: FileViewer) -> None:
    guest.director.troubled.emit(KnownError(FULL, name="current.eldest"))
    box_of(guest)
    guest.key(Qt.Key.Key_Escape)
    guest.wait(lambda: not guest.dialogs())
    assert viewer.shown == []


def test_a_built_programs_libraries_are_not_for_the_file_manager(
    viewer: FileViewer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.frozen", True, raising=False)
    monkeypatch.setenv("LD_LIBRARY_PATH", "/opt/eldest")
    monkeypatch.setenv("LD_LIBRARY_PATH_ORIG", "/usr/own")
    assert shown_by_system(tmp_path)
    assert viewer.path == "/usr/own"
    assert os.environ["LD_LIBRARY_PATH"] == "/opt/eldest"


@pytest.mark.parametrize("desktop", ["there", "none"])
def test_a_report_is_suggested_where_it_will_be_found(
    guest: Guest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, desktop: str
) -> None:
    home, place = tmp_path / "home", QStandardPaths.StandardLocation
    (home / "there").mkdir(parents=True)
    places = {place.DesktopLocation: str(home / desktop), place.HomeLocation: str(home)}
    monkeypatch.setattr(QStandardPaths, "writableLocation", places.__getitem__)
    guest.window.want("report")
    dialog = guest.dialog()
    assert isinstance(dialog, QFileDialog)
    assert Path(dialog.directory().path()) == (home / "there" if desktop == "there" else home)
    dialog.reject()
