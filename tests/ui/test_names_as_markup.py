"""Names in a record from somebody else are shown as they stand: never as markup that loads a picture."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QAbstractItemModel, QModelIndex, Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QAbstractItemView, QApplication, QLabel, QMessageBox, QTextEdit, QWidget

from eldest.store.record import write_record
from helpers.guest import Guest, played

Open = Callable[..., Guest]
TAG = "<img src="
SIZE = 300
pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)


def told(widgets: list[QWidget]) -> Iterator[str]:
    """Yield every text that Qt looks into for markup: of labels, tips and rows of lists."""
    for widget in widgets:
        yield widget.toolTip()
        if isinstance(widget, QLabel) and widget.textFormat() is not Qt.TextFormat.PlainText:
            yield widget.text()
        if isinstance(widget, QAbstractItemView) and widget.model() is not None:
            yield from tips(widget.model())


def tips(model: QAbstractItemModel) -> Iterator[str]:
    for row in range(model.rowCount(QModelIndex())):
        for column in range(model.columnCount(QModelIndex())):
            said = model.data(model.index(row, column), Qt.ItemDataRole.ToolTipRole)
            yield said if isinstance(said, str) else ""


def pictures(widgets: list[QWidget]) -> list[str]:
    """Return the pages that hold a picture."""
    pages = [widget.toHtml() for widget in widgets if isinstance(widget, QTextEdit)]
    return [page for page in pages if TAG in page]


@pytest.fixture
def guest(open_room: Open, own_home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Guest:
    """Somebody at the table of a record whose players are called as a picture on the disk."""
    picture = tmp_path / "x.png"
    image = QImage(SIZE, SIZE, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.red)
    assert image.save(str(picture))
    record = played(lambda sitting: sitting.table.tally.deals > 0).record
    named = replace(record, names=(f"A{TAG}{picture.name}>", f"B{TAG}//host/share/x.png>"))
    (own_home / "current.eldest").write_text(write_record(named), "utf-8")
    monkeypatch.chdir(tmp_path)
    found = open_room()
    found.wait(lambda: found.view.choreography.is_idle)
    return found


@pytest.mark.parametrize("wanted", ["", "this-game", "review", "seal"])
def test_nothing_shown_takes_a_name_for_markup(guest: Guest, wanted: str) -> None:
    if wanted:
        guest.window.wanted.emit(wanted)
    widgets = QApplication.allWidgets()
    texts = [text for text in told(widgets) if "img" in text]
    assert [text for text in texts if TAG in text] == []
    assert pictures(widgets) == []
    assert any("img src" in text for text in (*texts, *guest.scene.names))


def test_what_is_said_of_a_file_is_no_markup_whatever_it_is_called(open_room: Open, tmp_path: Path) -> None:
    file = tmp_path / "x<img src=y>.eldest"
    file.mkdir()  # which cannot be read
    guest = open_room(str(file))
    guest.wait(lambda: bool(guest.window.findChildren(QMessageBox)))
    [box] = guest.window.findChildren(QMessageBox)
    assert TAG in box.text()
    assert box.textFormat() is Qt.TextFormat.PlainText
    box.accept()
