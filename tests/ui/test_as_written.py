"""Names that look like markup stand there as they are written, wherever the window has them."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QAbstractItemModel, Qt
from PySide6.QtGui import Qt as Markup
from PySide6.QtWidgets import (
    QAbstractItemView,
    QApplication,
    QComboBox,
    QLabel,
    QMessageBox,
    QTextBrowser,
    QToolTip,
    QWidget,
)
from pytestqt.qtbot import QtBot

from eldest.room.evening import play_evening
from eldest.room.levels import QUICKLY
from eldest.room.sitting import Sitting
from eldest.store.record import Record
from eldest.ui.as_written import PlainLabel, as_written
from helpers.evenings import until
from helpers.guest import Guest, keep

NAME = "<img src=x><b>Bold"
Open = Callable[..., Guest]
pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)


def test_what_is_no_markup_stays_as_it_is() -> None:
    assert as_written("Anna & Bob: 3 < 4\n5") == "Anna & Bob: 3 < 4\n5"
    assert as_written(f"{NAME}\nx") == "<p>&lt;img src=x&gt;&lt;b&gt;Bold<br>x</p>"


def test_a_label_shows_the_letters_it_is_given(qtbot: QtBot) -> None:
    page = QWidget()
    qtbot.addWidget(page)
    assert PlainLabel(page, NAME).textFormat() is Qt.TextFormat.PlainText


# ------------------------------------------------------------------ the whole window


def misread(tops: list[QWidget]) -> list[str]:
    """Return every place of windows at which a name would be taken for markup."""
    widgets = [widget for top in tops for widget in (top, *top.findChildren(QWidget))]
    found = [(widget, text) for widget in widgets for text in markup_of(widget)]
    return [f"{type(widget).__name__} {widget.objectName()}: {text}" for widget, text in found]


def markup_of(widget: QWidget) -> Iterator[str]:
    """Yield the texts of a widget in which a name would be taken for markup."""
    texts = [widget.toolTip(), widget.whatsThis()]
    if isinstance(widget, QLabel | QMessageBox):
        texts += [widget.text()] if widget.textFormat() is not Qt.TextFormat.PlainText else []
    if isinstance(widget, QAbstractItemView) and widget.model() is not None:
        texts += tips_of(widget.model())
    if isinstance(widget, QComboBox):
        texts += tips_of(widget.model())
    if isinstance(widget, QTextBrowser) and "Bold" in widget.toPlainText():
        texts += [] if NAME in widget.toPlainText() else [NAME]
    yield from (text for text in texts if NAME in text and Markup.mightBeRichText(text))


def tips_of(model: QAbstractItemModel) -> list[str]:
    rows, columns, tip = range(model.rowCount()), range(model.columnCount()), Qt.ItemDataRole.ToolTipRole
    cells = [model.index(row, column).data(tip) for row in rows for column in columns]
    return [
        str(said)
        for said in (*cells, *(model.headerData(it, Qt.Orientation.Horizontal, tip) for it in columns))
    ]


def items_misread(guest: Guest) -> list[str]:
    tips = [item.toolTip() for item in guest.scene.items()]
    return [tip for tip in tips if NAME in tip and Markup.mightBeRichText(tip)]


def called(number: int) -> str:
    """Return a name that is a player's own, and markup."""
    return f"{NAME} {number}"


def at_rest(game: str, players: int, **switches: object) -> Sitting:
    record = Record(game, tuple(switches.items()), names=tuple(map(called, range(players))), levels=QUICKLY)
    *_, (_, sitting) = play_evening(record, 2, 5)
    return sitting


SITTINGS = {
    "scores of many sides": lambda: at_rest("euchre", 7),
    "a ledger of counters": lambda: at_rest("whist", 4, **{"common.stakes": True}),
    "a strict table": lambda: at_rest("whist", 4, **{"common.strict_table": True}),
    "a partner to be chosen": lambda: until(
        Sitting(Record("euchre", names=tuple(map(called, range(6))), levels=QUICKLY)),
        lambda sitting: (
            sitting.table.turn == 0 and len(sitting.possible()) > 1 and bool(sitting.table.tally.deals)
        ),
    ),
}


@pytest.mark.parametrize("table", SITTINGS)
def test_no_name_is_taken_for_markup(open_room: Open, own_home: Path, table: str) -> None:
    keep(own_home, SITTINGS[table]())
    guest = open_room()
    guest.wait_for_turn()
    guest.room._usher.notify(f"{NAME} could not be read")
    guest.window.say(f"{NAME} could not be read")
    guest.room._usher.this_game()
    if guest.sitting.table.tally.deals:
        guest.room._usher.review()
    if guest.window.is_strict:
        guest.window.calling.open()
    guest.wait(lambda: len(guest.dialogs()) > 1)
    assert misread(QApplication.topLevelWidgets()) == []
    assert items_misread(guest) == []
    assert any(NAME in label.text() for label in guest.window.findChildren(QLabel))
    for dialog in guest.dialogs():
        dialog.reject()


def test_a_place_that_takes_markup_is_found(qtbot: QtBot) -> None:
    """The search above finds what Qt takes for markup by itself."""
    label = QLabel(called(1))
    qtbot.addWidget(label)
    label.setToolTip(NAME)
    assert len(misread([label])) == 2
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setToolTip(as_written(NAME))
    assert misread([label]) == []
    assert QToolTip.text() == ""
