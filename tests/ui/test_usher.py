"""The usher: dialogs open and stop nothing, sittings come and go, and none is lost on the way."""

import os
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QDialogButtonBox,
    QFileDialog,
    QLabel,
    QLineEdit,
    QMessageBox,
    QPushButton,
)
from pytestqt.qtbot import QtBot

from eldest.engine.acts import Shuffle
from eldest.room.shelf import Opened
from eldest.room.sitting import Sitting
from eldest.store.record import Problem, Record, read_record, write_record
from eldest.store.settings import LastGame, Settings, TablePage
from eldest.store.settings_file import SettingsFile
from eldest.ui.dialogs.about import About
from eldest.ui.dialogs.new_sitting import NewSitting
from eldest.ui.dialogs.preferences import Preferences
from eldest.ui.dialogs.rule_book import RuleBookWindow
from eldest.ui.dialogs.statistics import Statistics
from eldest.ui.dialogs.this_game import ThisGame
from eldest.ui.usher import notices_of, usual_record
from helpers.guest import Guest, keep, kept_in, mine, played

Open = Callable[..., Guest]
# Windows without a screen cannot be raised.
pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)


@pytest.fixture
def guest(open_room: Open, own_home: Path) -> Guest:
    """Give a guest in the middle of a deal."""
    keep(own_home, played(mine("play", tricks=1)))
    guest = open_room()
    guest.wait_for_turn()
    return guest


def asked(guest: Guest, what: str) -> QDialog:
    """Ask for a dialog, and return it."""
    guest.window.want(what)
    return guest.dialog()


def shown_before(home: Path) -> Record:
    """Return the record of the game before."""
    record, problems = read_record((home / "before.eldest").read_text("utf-8"))
    assert record is not None
    assert not problems
    return record


def said(guest: Guest) -> str:
    """Return what the line below the table says."""
    return guest.window.statusBar().findChildren(QLabel)[0].text()


def notice(guest: Guest) -> str:
    """Return what a notice says, and put it away."""
    box = guest.dialog()
    assert isinstance(box, QMessageBox)
    text = box.text()
    box.accept()
    return text


@pytest.mark.parametrize(
    ("what", "kind"),
    [
        ("new", NewSitting), ("open", QFileDialog), ("save", QFileDialog), ("preferences", Preferences),
        ("rules", RuleBookWindow), ("about", About), ("this-game", ThisGame), ("statistics", Statistics),
        ("export", QFileDialog), ("import", QFileDialog),
    ],
)  # fmt: skip
def test_a_dialog_opens_and_goes_without_a_change(guest: Guest, what: str, kind: type[QDialog]) -> None:
    acts = guest.acts
    dialog = asked(guest, what)
    assert isinstance(dialog, kind)
    dialog.reject()
    guest.wait(lambda: not guest.dialogs())
    assert guest.acts == acts
    assert guest.director.possible()


# Other sittings.


def test_sitting_down_anew_keeps_the_game_before(guest: Guest, own_home: Path) -> None:
    before = guest.acts
    dialog = asked(guest, "new")
    assert isinstance(dialog, NewSitting)
    dialog.names.fields[0].setText("Berta")
    dialog.number.setText("874512")
    dialog.accept()
    guest.wait_for_turn()
    assert shown_before(own_home).acts == before
    assert guest.sitting.names[0] == "Berta"
    assert kept_in(own_home).names[0] == "Berta"
    guest.play_on(lambda: guest.sitting.table.tally.deals == 1)
    numbers = [act.number for act in guest.acts if isinstance(act, Shuffle) and act.seat is not None]
    assert numbers == [874512]


def test_what_was_agreed_is_offered_again(guest: Guest, own_home: Path) -> None:
    dialog = asked(guest, "new")
    assert isinstance(dialog, NewSitting)
    dialog.names.fields[1].setText("Widow")
    dialog.accept()
    guest.wait(lambda: not guest.dialogs())
    assert SettingsFile(own_home / "settings.json").load()[0].last.names == ("", "Widow")
    again = asked(guest, "new")
    assert isinstance(again, NewSitting)
    assert again.names.fields[1].text() == "Widow"
    again.reject()


def test_a_sitting_at_which_nobody_did_anything_is_not_put_by(guest: Guest, own_home: Path) -> None:
    before = guest.acts
    for _ in range(2):
        asked(guest, "new").accept()
        guest.wait_for_turn()
    assert shown_before(own_home).acts == before


def test_changing_over_and_back(guest: Guest) -> None:
    first = guest.acts
    asked(guest, "new").accept()
    guest.wait_for_turn()
    guest.do_by_mouse(guest.director.possible()[5])
    guest.wait_for_turn()
    second = guest.acts
    guest.window.want("before")
    assert guest.acts == first
    assert "game before" in said(guest)
    assert guest.scene.sight == guest.director.sight()
    guest.window.want("before")
    assert guest.acts == second


def test_the_rule_book_opens_before_the_dialog_that_asks_for_it(guest: Guest) -> None:
    dialog = asked(guest, "new")
    assert isinstance(dialog, NewSitting)
    dialog.clause_asked.emit("E-SCORE-09")
    guest.wait(lambda: len(guest.dialogs()) == 2)
    (book,) = (it for it in guest.dialogs() if isinstance(it, RuleBookWindow))
    assert book.windowHandle().transientParent() is dialog.windowHandle()
    dialog.reject()
    guest.wait(lambda: guest.dialogs() == [book])
    guest.window.want("rules")
    assert book.windowHandle().transientParent() is guest.window.windowHandle()
    book.reject()


def test_a_name_and_the_folder_are_suggested_for_a_game_to_be_saved(guest: Guest, own_home: Path) -> None:
    dialog = asked(guest, "save")
    assert isinstance(dialog, QFileDialog)
    assert dialog.selectedFiles() == [str(own_home / "Euchre for two.eldest")]
    dialog.reject()
    opening = asked(guest, "open")
    assert isinstance(opening, QFileDialog)
    assert opening.directory().path() == str(own_home)
    opening.reject()


def test_the_persons_plate_says_you_as_log_and_sheet_do(guest: Guest) -> None:
    assert guest.scene.names == ("You (Anna)", "Colonel")
    guest.director.sit_down(Sitting(Record("euchre", names=("You", "Colonel"))))
    assert guest.scene.names == ("You", "Colonel")


def test_the_rules_of_a_new_game_lead_to_the_rule_book(guest: Guest) -> None:
    dialog = asked(guest, "new")
    assert isinstance(dialog, NewSitting)
    dialog.clause_asked.emit("E-DEAL-03")
    guest.wait(lambda: any(isinstance(found, RuleBookWindow) for found in guest.dialogs()))
    dialog.reject()


# Files.


def choose_file(dialog: QDialog, path: Path) -> None:
    """Choose a file in a dialog, and accept it."""
    assert isinstance(dialog, QFileDialog)
    field = dialog.findChild(QLineEdit, "fileNameEdit")
    assert isinstance(field, QLineEdit)
    field.setText(str(path))
    dialog.accept()


def test_saved_and_opened_again(guest: Guest, tmp_path: Path, own_home: Path) -> None:
    before = guest.sitting.record
    choose_file(asked(guest, "save"), tmp_path / "evening")
    guest.wait((tmp_path / "evening.eldest").exists)
    assert "evening.eldest" in said(guest)
    asked(guest, "new").accept()
    guest.wait_for_turn()
    choose_file(asked(guest, "open"), tmp_path / "evening.eldest")
    guest.wait_for_turn()
    assert guest.sitting.record == before
    assert kept_in(own_home).acts == before.acts


def test_a_file_that_is_no_record_changes_nothing(guest: Guest, tmp_path: Path) -> None:
    acts = guest.acts
    path = tmp_path / "letter.eldest"
    path.write_text("Dear Anna,", "utf-8")
    choose_file(asked(guest, "open"), path)
    assert "could not be opened" in notice(guest)
    assert guest.acts == acts
    assert path.read_text("utf-8") == "Dear Anna,"


def test_a_half_good_record_opens_as_far_as_it_goes(guest: Guest, tmp_path: Path) -> None:
    path = tmp_path / "half.eldest"
    text = write_record(guest.sitting.record).replace('"1 deal', '"1 daub').replace('"0 deal', '"0 daub')
    path.write_text(text, "utf-8")
    choose_file(asked(guest, "open"), path)
    assert "only in part" in notice(guest)
    assert 0 < len(guest.acts) < len(kept_acts(text))
    assert path.read_text("utf-8") == text


def kept_acts(text: str) -> list[str]:
    return text.split('"acts"')[1].splitlines()[1:-2]


def test_trouble_with_a_file_is_told(guest: Guest, own_home: Path, caplog: pytest.LogCaptureFixture) -> None:
    (own_home / f".before.eldest.{os.getpid()}.unfinished").mkdir()  # where it would be written aside
    acts = guest.acts
    asked(guest, "new").accept()
    text = notice(guest)
    assert "before.eldest" in text
    assert guest.acts == acts
    caplog.clear()


# Settings.


def test_the_preferences_are_followed_at_once_and_kept(guest: Guest, own_home: Path) -> None:
    dialog = asked(guest, "preferences")
    assert isinstance(dialog, Preferences)
    dialog.table.fields["felt"].take("wine")
    dialog.accept()
    guest.wait(lambda: not guest.dialogs())
    assert guest.scene.faces.theme.felt != guest.scene.faces.theme.__class__().felt
    assert SettingsFile(own_home / "settings.json").load()[0] == Settings(table=TablePage(felt="wine"))
    again = asked(guest, "preferences")
    assert isinstance(again, Preferences)
    assert again.settings.table.felt == "wine"
    again.reject()


def test_preferences_put_away_change_nothing(guest: Guest, own_home: Path) -> None:
    dialog = asked(guest, "preferences")
    assert isinstance(dialog, Preferences)
    before = guest.scene.faces.theme
    dialog.table.fields["felt"].take("wine")
    dialog.reject()
    assert guest.scene.faces.theme == before
    assert not (own_home / "settings.json").exists()


def test_settings_that_cannot_be_kept_are_told_and_followed(
    guest: Guest, own_home: Path, caplog: pytest.LogCaptureFixture
) -> None:
    (own_home / "settings.json").mkdir()
    dialog = asked(guest, "preferences")
    assert isinstance(dialog, Preferences)
    dialog.table.fields["faces"].take("large")
    dialog.accept()
    assert "settings.json" in notice(guest)
    assert guest.scene.faces.theme.faces == "large"
    caplog.clear()


# The rule book.


def test_a_clause_opens_the_rule_book_at_it_and_the_table_can_still_be_played(guest: Guest) -> None:
    guest.window.wanted.emit("clause E2-PLAY-02")
    book = guest.dialog()
    assert isinstance(book, RuleBookWindow)
    assert not book.isModal()
    assert "E2-PLAY-02" in book.text.toPlainText()
    length = len(guest.acts)
    guest.do_by_mouse(guest.thumb_act())
    assert len(guest.acts) > length


def test_the_rules_of_this_game_lead_to_the_rule_book(guest: Guest) -> None:
    dialog = asked(guest, "this-game")
    assert isinstance(dialog, ThisGame)
    assert "Euchre for two" in dialog.text.toPlainText()
    dialog.clause_asked.emit("E-DEAL-03")
    guest.wait(lambda: any(isinstance(found, RuleBookWindow) for found in guest.dialogs()))
    dialog.reject()


def test_there_is_one_rule_book(guest: Guest) -> None:
    for _ in range(3):
        guest.window.want("rules")
    assert len([found for found in guest.dialogs() if isinstance(found, RuleBookWindow)]) == 1


# No dialog has a dangerous default.


def test_return_sits_down_and_loses_nothing(guest: Guest, own_home: Path, qtbot: QtBot) -> None:
    before = guest.acts
    dialog = asked(guest, "new")
    assert isinstance(dialog, NewSitting)
    qtbot.keyClick(dialog.names.fields[0], "\r")
    guest.wait(lambda: not guest.dialogs())
    guest.wait_for_turn()
    assert guest.acts != before
    assert shown_before(own_home).acts == before


@pytest.mark.parametrize("what", ["preferences", "about", "open", "save"])
def test_return_in_a_dialog_does_no_harm(guest: Guest, what: str, qtbot: QtBot) -> None:
    acts = guest.acts
    dialog = asked(guest, what)
    buttons = dialog.findChildren(QPushButton)
    if not isinstance(dialog, QFileDialog):
        assert [button.text() for button in buttons if button.isDefault()] == []
        assert dialog.findChildren(QDialogButtonBox)
    qtbot.keyClick(QApplication.focusWidget() or dialog, "\r")
    QApplication.processEvents()
    assert guest.acts == acts
    for left in guest.dialogs():  # a game that is to be saved has been, under the name that was suggested
        left.reject()


# Words.


def test_nothing_is_said_about_a_whole_record() -> None:
    assert notices_of(Opened(played(mine("play")))) == []


def test_a_notice_names_what_was_wrong_and_where_the_file_is(tmp_path: Path) -> None:
    _, problems = read_record("nonsense")
    (text,) = notices_of(Opened(problems=problems, aside=tmp_path / "current.eldest.damaged-1"))
    assert text.splitlines()[0] == "The record could not be opened:"
    assert "current.eldest.damaged-1" in text
    assert all(isinstance(problem, Problem) for problem in problems)


def ruled(*rules: tuple[str, bool | int | str]) -> LastGame:
    """Return a last game of Euchre by these house rules."""
    return LastGame(rules=(("euchre", rules),))


@pytest.mark.parametrize(
    ("last", "names", "switches"),
    [
        (LastGame(), ("You", "The Colonel"), None),
        (LastGame(names=("Anna", "Widow")), ("Anna", "Widow"), None),
        (LastGame(names=("", "Widow")), ("You", "Widow"), None),
        (LastGame(game="tarock"), ("You", "The Colonel", "Mrs. Battle", "The Doctor"), None),
        (ruled(("euchre.rubbers", True)), ("You", "The Colonel"), ("euchre.rubbers", True)),
        (ruled(("euchre.rubbers", "nonsense"), ("no.such", 1)), ("You", "The Colonel"), None),
        (
            ruled(("euchre.rubbers", True), ("euchre.target", 7)),
            ("You", "The Colonel"),
            ("euchre.rubbers", True),
        ),
    ],
)
def test_the_usual_game(last: LastGame, names: tuple[str, ...], switches: tuple[str, object] | None) -> None:
    record = usual_record(last)
    assert (record.game, record.names) == ("euchre", names)
    assert dict(record.switches) == dict([switches] if switches else [])
    assert Sitting(record).possible() == ()


def test_the_lesson_can_be_begun_instead_of_sitting_down(open_room: Open) -> None:
    guest = open_room()
    guest.wait_for_turn()
    guest.window.want("new")
    dialog = guest.dialog()
    assert isinstance(dialog, NewSitting)
    dialog.lesson.click()
    guest.wait(lambda: guest.sitting.game.strict)
    assert not dialog.isVisible()
