"""The rules of the game on the table are told with their clauses, and copied as plain text."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from pytestqt.qtbot import QtBot

from eldest.room.agreement import Party
from eldest.room.rules_in_force import RulesInForce, rules_in_force
from eldest.room.wording import Wording
from eldest.ui.dialogs.rules_page import page_of, summary_of
from eldest.ui.dialogs.this_game import ThisGame
from helpers.parlour import Parlour, ParlourOptions

RULES = rules_in_force(Parlour, ParlourOptions(target=5, slams=True), Party(4, 4), Wording(()))


@pytest.fixture
def dialog(qtbot: QtBot) -> ThisGame:
    dialog = ThisGame(RULES)
    qtbot.addWidget(dialog)
    return dialog


def test_everything_in_force_is_read_in_its_order(dialog: ThisGame) -> None:
    text = dialog.text.toPlainText()
    said = [
        "Parlour for four", "House rules of your own", "5 points are game.", "Otherwise than printed",
        "◆ Points for game: 5 (printed: 7)", "◆ Slams: yes", "As printed", "Form: four players",
    ]  # fmt: skip
    places = [text.index(words) for words in said]
    assert places == sorted(places)
    assert text.count("◆") == 2


def test_every_line_leads_to_its_clause(dialog: ThisGame, qtbot: QtBot) -> None:
    page = page_of(RULES)
    for line in (*RULES.particulars, *RULES.changed, *RULES.printed):
        assert f'<a href="{line.clause}">' in page
    with qtbot.waitSignal(dialog.clause_asked) as asked:
        dialog.text.anchorClicked.emit("E-SLAM-01")
    assert asked.args == ["E-SLAM-01"]


def test_it_is_copied_as_plain_text(dialog: ThisGame, qtbot: QtBot) -> None:
    qtbot.mouseClick(dialog.copy_button, Qt.MouseButton.LeftButton)
    assert QGuiApplication.clipboard().text() == RULES.text()
    assert dialog.result() == 0


def test_the_summary_leaves_out_what_is_as_printed() -> None:
    page = summary_of(RULES)
    assert "Slams" in page
    assert "Form" not in page
    as_printed = rules_in_force(Parlour, ParlourOptions(), Party(4, 4), Wording(()))
    assert "Otherwise" not in summary_of(as_printed)


def test_words_are_never_read_as_anything_else() -> None:
    rules = RulesInForce("<b>", "&", (), "", (), "", ())
    assert "&lt;b&gt;" in page_of(rules)
