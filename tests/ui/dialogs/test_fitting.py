"""Every dialog fits a small screen, and Return never does what cannot be undone."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QDialogButtonBox, QLineEdit, QPushButton, QScrollArea, QWidget
from pytestqt.qtbot import QtBot

from eldest.room.rules_in_force import rules_of
from eldest.room.seal import sealed_deals
from eldest.room.sitting import Sitting
from eldest.store.record import Record
from eldest.store.rule_book import book
from eldest.store.settings import LastGame, Settings
from eldest.ui.dialogs.about import About
from eldest.ui.dialogs.company import Company
from eldest.ui.dialogs.fitting import FittingDialog, Scrolling
from eldest.ui.dialogs.new_sitting import NewSitting
from eldest.ui.dialogs.preferences import Preferences
from eldest.ui.dialogs.review import Review
from eldest.ui.dialogs.rule_book import RuleBookWindow
from eldest.ui.dialogs.seal import SealDialog
from eldest.ui.dialogs.this_game import ThisGame
from eldest.ui.looks import theme_of
from eldest.ui.wording import Wording
from helpers.questions import Questions
from helpers.sealed import PAIR, sealed_evening


def review(sitting: Sitting) -> Review:
    """Return the review of a sitting, whose thoughts nobody waits for."""
    words = Wording(sitting.names, sitting.person)
    return Review(sitting, Questions(), theme_of(Settings().table), words, help_taken=lambda: None)


SMALL = {"1280×720 at 150 %": QSize(853, 480), "1366×768 at 150 %": QSize(910, 512)}
DIALOGS: dict[str, Callable[[], FittingDialog]] = {
    "new": lambda: NewSitting(LastGame()),
    "preferences": lambda: Preferences(Settings()),
    "about": About,
    "this game": lambda: ThisGame(rules_of(Sitting(Record("euchre", names=("Anna", "Bob"))), Wording(()))),
    "company": lambda: Company(tuple(map(str, range(7))), {}),
    "seal": lambda: SealDialog(sealed_deals(sealed_evening(PAIR, 1)), strict=False),
    "review": lambda: review(sealed_evening(PAIR, 1)),
    "rules": lambda: RuleBookWindow(book()),
}


SEVEN = LastGame(game="euchre", players=7)
DIALOGS["new for seven"] = lambda: NewSitting(SEVEN)


@pytest.fixture(params=DIALOGS)
def dialog(request: pytest.FixtureRequest, qtbot: QtBot) -> FittingDialog:
    dialog = DIALOGS[request.param]()
    qtbot.addWidget(dialog)
    return dialog


@pytest.mark.parametrize("room", SMALL.values(), ids=SMALL)
def test_it_can_be_made_small_enough(dialog: FittingDialog, room: QSize) -> None:
    least = dialog.minimumSizeHint()
    assert least.width() <= room.width()
    assert least.height() <= room.height() - 40


def test_what_is_too_tall_scrolls(dialog: FittingDialog, qtbot: QtBot) -> None:
    dialog.setMaximumHeight(440)
    dialog.show()
    dialog.resize(840, 440)
    for area in dialog.findChildren(QScrollArea):
        inside = area.widget()
        assert inside is not None
        assert inside.minimumSizeHint().width() <= area.viewport().width()
    bottom = dialog.buttons.mapTo(dialog, dialog.buttons.rect().bottomLeft()).y()
    assert bottom <= 440


def test_it_opens_within_the_screen(dialog: FittingDialog) -> None:
    dialog.show()
    room = dialog.screen().availableSize()
    assert dialog.height() <= room.height()
    assert dialog.width() <= room.width()


def test_no_button_is_a_default_but_the_harmless_one(dialog: FittingDialog) -> None:
    dialog.show()
    buttons = dialog.findChildren(QPushButton)
    assert not any(button.autoDefault() for button in buttons)
    defaults = [button.text() for button in buttons if button.isDefault()]
    assert defaults == (["&Sit down"] if isinstance(dialog, NewSitting) else [])


def test_return_in_a_field_does_nothing_unless_it_is_harmless(dialog: FittingDialog, qtbot: QtBot) -> None:
    if isinstance(dialog, NewSitting):
        with qtbot.waitSignal(dialog.accepted):
            qtbot.keyClick(dialog.number, Qt.Key.Key_Return)
        return
    done: list[int] = []
    dialog.finished.connect(done.append)
    dialog.show()
    for field in (*dialog.findChildren(QLineEdit), dialog):
        for key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            qtbot.keyClick(field, key)
    assert done == []
    assert dialog.isVisible()


def test_return_presses_the_button_that_has_the_focus(dialog: FittingDialog, qtbot: QtBot) -> None:
    dialog.show()
    qtbot.waitExposed(dialog)
    ends = QDialogButtonBox.ButtonRole.AcceptRole, QDialogButtonBox.ButtonRole.RejectRole
    last = [it for it in dialog.buttons.buttons() if dialog.buttons.buttonRole(it) in ends][-1]
    last.setFocus()
    with qtbot.waitSignal(dialog.finished):
        qtbot.keyClick(last, Qt.Key.Key_Return)


def test_escape_closes_it(dialog: FittingDialog, qtbot: QtBot) -> None:
    dialog.show()
    with qtbot.waitSignal(dialog.rejected):
        qtbot.keyClick(dialog, Qt.Key.Key_Escape)


def test_every_control_has_a_name_or_words(dialog: FittingDialog) -> None:
    dialog.show()
    for field in dialog.findChildren(QLineEdit):
        if field.objectName().startswith("qt_"):
            continue  # a part of a spin box, which has a name itself
        labels = [
            label
            for label in dialog.findChildren(QWidget)
            if getattr(label, "buddy", lambda: None)() is field
        ]
        assert labels or field.accessibleName(), field


def test_a_button_of_its_own_words_is_no_default(qtbot: QtBot) -> None:
    dialog = FittingDialog()
    qtbot.addWidget(dialog)
    dialog.set_body(Scrolling(QWidget()))
    button = dialog.add_button("Burn the cards", QDialogButtonBox.ButtonRole.AcceptRole)
    dialog.show()
    assert not button.isDefault()
