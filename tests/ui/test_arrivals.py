"""Files come in from outside: nothing is asked, and what lay on the table is the game before."""

import os
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QFileOpenEvent
from PySide6.QtWidgets import QApplication, QMessageBox, QWidget

from eldest.room.sitting import Sitting
from eldest.store.door import Knock
from eldest.store.record import read_record, write_record
from eldest.ui.application import Application
from eldest.ui.arrivals import TOKEN
from helpers.guest import Guest, keep, kept_in, mine, played

Open = Callable[..., Guest]
COPY, LEFT, NONE = Qt.DropAction.CopyAction, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
# Windows without a screen cannot be raised.
pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)


@pytest.fixture
def guest(open_room: Open, own_home: Path) -> Guest:
    """Give a guest in the middle of a deal."""
    keep(own_home, played(mine("play", tricks=1)))
    guest = open_room()
    guest.wait_for_turn()
    return guest


@pytest.fixture
def other() -> Sitting:
    """Give another sitting than that on the table."""
    return played(mine("first-round"), 7)


@pytest.fixture
def file(tmp_path: Path, other: Sitting) -> Path:
    """Give a file of it with a difficult name."""
    path = tmp_path / "Święto #1 – 牌局.eldest"
    path.write_text(write_record(other.record), "utf-8")
    return path


def carried(*files: Path, text: str = "") -> QMimeData:
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path)) for path in files])
    if text:
        data.setText(text)
    return data


def drop(widget: QWidget, data: QMimeData) -> bool:
    """Carry something over a widget and drop it there; return whether it was taken."""
    entering = QDragEnterEvent(QPoint(50, 50), COPY, data, LEFT, NONE)
    QApplication.sendEvent(widget, entering)
    if not entering.isAccepted():
        return False
    dropping = QDropEvent(QPointF(50, 50), COPY, data, LEFT, NONE)
    QApplication.sendEvent(widget, dropping)
    return dropping.isAccepted()


def assert_changed(guest: Guest, other: Sitting, before: object, home: Path) -> None:
    """See that the other sitting lies on the table, and the first is kept as the game before."""
    guest.wait_for_turn()
    assert guest.dialogs() == []
    assert guest.sitting.record == other.record
    assert kept_in(home) == other.record
    assert read_record((home / "before.eldest").read_text("utf-8"))[0] == before


def test_a_second_copy_brings_its_file(guest: Guest, file: Path, other: Sitting, own_home: Path) -> None:
    before = guest.sitting.record
    guest.room.arrivals.arrive(file)
    assert_changed(guest, other, before, own_home)


def test_a_second_copy_without_a_file_changes_nothing(guest: Guest) -> None:
    acts = guest.acts
    guest.window.showMinimized()
    guest.room.arrivals.arrive(None)
    guest.wait(lambda: not guest.window.isMinimized())
    assert guest.window.isVisible()
    assert guest.acts == acts


def test_a_file_dropped_anywhere_on_the_table_is_opened(
    guest: Guest, file: Path, other: Sitting, own_home: Path
) -> None:
    before = guest.sitting.record
    assert drop(guest.window, carried(Path("/picture.png"), file))
    assert_changed(guest, other, before, own_home)


@pytest.mark.parametrize(
    "data",
    [
        pytest.param(lambda: carried(Path("/letter.txt")), id="a file of another kind"),
        pytest.param(lambda: carried(text="a word"), id="a text"),
    ],
)
def test_nothing_else_is_taken(guest: Guest, data: Callable[[], QMimeData]) -> None:
    acts = guest.acts
    assert not drop(guest.window, data())
    assert guest.acts == acts


def test_a_record_from_another_computer_is_not_taken(guest: Guest) -> None:
    data = QMimeData()
    data.setUrls([QUrl("https://example.org/evening.eldest")])
    assert not drop(guest.window, data)


def test_a_file_that_makes_no_sense_is_told_and_changes_nothing(guest: Guest, tmp_path: Path) -> None:
    acts = guest.acts
    (tmp_path / "letter.eldest").write_text("Dear Anna,")
    guest.room.arrivals.arrive(tmp_path / "letter.eldest")
    box = guest.dialog()
    assert isinstance(box, QMessageBox)
    assert "could not be opened" in box.text()
    box.accept()
    assert guest.acts == acts


def test_a_file_may_come_while_a_dialog_is_open(
    guest: Guest, file: Path, other: Sitting, own_home: Path
) -> None:
    before = guest.sitting.record
    guest.window.want("about")
    dialog = guest.dialog()
    guest.room.arrivals.arrive(file)
    dialog.reject()
    guest.wait(lambda: not guest.dialogs())
    assert_changed(guest, other, before, own_home)


def test_a_file_that_the_system_wants_opened(
    guest: Guest, file: Path, other: Sitting, own_home: Path, qapp: QApplication
) -> None:
    before = guest.sitting.record
    assert isinstance(qapp, Application)
    QApplication.sendEvent(qapp, QFileOpenEvent(str(file)))
    assert_changed(guest, other, before, own_home)


@pytest.mark.parametrize("again", ["the same file", "what is kept as on the table"])
def test_what_lies_on_the_table_already_does_not_cover_the_game_before(
    guest: Guest, file: Path, other: Sitting, own_home: Path, again: str
) -> None:
    before = guest.sitting.record
    guest.room.arrivals.arrive(file)
    guest.wait_for_turn()
    guest.room.arrivals.arrive(file if again == "the same file" else own_home / "current.eldest")
    assert_changed(guest, other, before, own_home)


def test_the_game_before_opened_as_a_file_changes_places_with_that_on_the_table(
    guest: Guest, file: Path, other: Sitting, own_home: Path
) -> None:
    before = guest.sitting.record
    guest.room.arrivals.arrive(file)
    guest.wait_for_turn()
    guest.room.arrivals.arrive(own_home / "before.eldest")
    guest.wait_for_turn()
    assert kept_in(own_home) == guest.sitting.record == before
    assert read_record((own_home / "before.eldest").read_text("utf-8"))[0] == other.record


def test_the_leave_of_a_desktop_is_used_once(guest: Guest, monkeypatch: pytest.MonkeyPatch) -> None:
    had: list[str | None] = []
    monkeypatch.setattr(guest.window, "activateWindow", lambda: had.append(os.environ.get(TOKEN)))
    guest.room.arrivals.let_in(Knock(token="kwin-7"))
    guest.room.arrivals.let_in(Knock())
    assert had == ["kwin-7", None]
