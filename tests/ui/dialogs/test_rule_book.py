"""The rule book opens at a clause, follows links, searches, and marks what is agreed at the table."""

import re
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QEvent, Qt, QUrl
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QMessageBox
from pytestqt.qtbot import QtBot

from eldest.games.euchre.game import Euchre
from eldest.games.euchre.options import EuchreOptions
from eldest.store.rule_book import book
from eldest.ui.dialogs.rule_book import RuleBookWindow
from eldest.ui.dialogs.rule_pages import MARKED, Pages


@pytest.fixture
def window(qtbot: QtBot) -> RuleBookWindow:
    window = RuleBookWindow(book())
    qtbot.addWidget(window)
    window.show()
    return window


def euchre(**options: Any) -> Euchre:
    return Euchre(EuchreOptions(**options), 4)


def line_of(window: RuleBookWindow, clause: str) -> str:
    """Return the line of a clause on the page that is open."""
    lines = window.text.toPlainText().splitlines()
    return next(line for line in lines if line.removeprefix("◆ ").removeprefix("◇ ").startswith(clause))


def chapter_shown(window: RuleBookWindow) -> str:
    return window.chapters.tabText(window.chapters.currentIndex())


def test_every_clause_is_on_a_page(window: RuleBookWindow) -> None:
    for place, chapter in enumerate(book().chapters):
        window.chapters.setCurrentIndex(place)
        text = window.text.toPlainText()
        assert all(f"{clause.id} {clause.title}" in text for clause in chapter)


@pytest.mark.parametrize(
    ("clause", "chapter"),
    [
        ("E-DEAL-05", "Euchre"),
        ("X-CUT-03", "Common to all games"),
        ("C-BID-01", "Cinch"),
        ("W-REV-01", "Whist"),
    ],
)
def test_it_opens_at_a_clause_and_marks_it(window: RuleBookWindow, clause: str, chapter: str) -> None:
    window.search.setText("left bower")
    window.show_clause(clause)
    assert chapter_shown(window) == chapter
    assert window.search.text() == ""
    marked = re.findall(rf'background-color:{MARKED}.*?name="([A-Z0-9-]+)"', window.text.toHtml(), re.DOTALL)
    assert marked[:1] == [clause]


def test_an_unknown_clause_changes_nothing(window: RuleBookWindow) -> None:
    before = window.text.toHtml()
    window.show_clause("E-NONE-99")
    assert window.text.toHtml() == before


def test_links_lead_to_other_clauses(window: RuleBookWindow) -> None:
    window.text.anchorClicked.emit(QUrl("W-IRR-08"))
    assert chapter_shown(window) == "Whist"


def test_every_link_leads_somewhere() -> None:
    pages = Pages(book())
    for chapter in book().chapters:
        for link in re.findall(r'href="([^"]+)"', pages.chapter(chapter)):
            assert book().clause(link) is not None


def test_searching(window: RuleBookWindow) -> None:
    window.search.setText("left bower led")
    assert "E-PLAY-03" in window.text.toPlainText()
    window.search.setText("quaternion")
    assert window.text.toPlainText().strip() == "No clause has all of these words."
    window.search.setText("")
    assert "Eldest hand and pone" in window.text.toPlainText()


def test_another_chapter_ends_the_search(window: RuleBookWindow) -> None:
    window.search.setText("left bower")
    window.chapters.setCurrentIndex(1)
    assert window.search.text() == ""
    assert "Two-handed" in window.text.toPlainText()


def test_what_is_agreed_at_the_table_is_marked(window: RuleBookWindow) -> None:
    window.set_table(euchre(rubbers=True, deal_order="2-3", target=7), 4)
    window.show_clause("E-STAKE-02")
    for clause, words in (("E-STAKE-02", "yes"), ("E-DEAL-05", "two, then three"), ("E-SCORE-09", "7")):
        line = line_of(window, clause)
        assert line.startswith("◆")
        assert line.endswith(f"at this table: {words}")
    window.set_table(None)
    assert "at this table" not in window.text.toPlainText()


def test_the_books_are_named_in_full(window: RuleBookWindow) -> None:
    window.show_clause("E2-DEAL-01")
    line = next(it for it in window.text.toPlainText().splitlines() if it.startswith("E2-DEAL-01"))
    assert "Hoyle’s Games Modernized" in line


def test_it_speaks_another_language_where_it_stands(window: RuleBookWindow) -> None:
    window.show_clause("E-DEAL-05")
    before = window.text.toHtml()
    QApplication.sendEvent(window, QEvent(QEvent.Type.LanguageChange))
    assert window.text.toHtml() == before


def test_it_is_not_modal(window: RuleBookWindow) -> None:
    assert not window.isModal()


# What is in force.


def test_clauses_that_do_not_act_have_another_sign(window: RuleBookWindow) -> None:
    window.set_table(euchre(), 4)
    window.show_clause("E-LONE-01")
    assert line_of(window, "E-LONE-01").startswith("◆")
    for idle in ("E2-MAKE-01", "E-IRR-01", "E-JAMB-02"):
        assert line_of(window, idle).startswith("◇")
    assert "◆ in force at this table, ◇ not in force there" in window.text.toPlainText()
    window.set_table(euchre(strict_table=True), 4)
    assert line_of(window, "E-IRR-01").startswith("◆")


def test_only_what_is_in_force_can_be_shown(window: RuleBookWindow) -> None:
    window.set_table(None)
    assert not window.only.isEnabled()
    window.set_table(euchre(), 4)
    window.show_clause("E-LONE-01")
    window.only.click()
    text = window.text.toPlainText()
    assert "E-LONE-01" in text
    assert "◇ E" not in text
    window.chapters.setCurrentIndex(2)
    assert "Nothing in this chapter is in force at this table." in window.text.toPlainText()
    window.chapters.setCurrentIndex(1)
    assert "Two-handed" not in text
    window.search.setText("jambone")
    assert "E-JAMB-02" not in window.text.toPlainText()
    window.show_clause("E-JAMB-02")
    assert not window.only.isChecked()
    assert line_of(window, "E-JAMB-02").startswith("◇")


# Searching.


def test_what_is_searched_for_is_marked_and_walked_through(window: RuleBookWindow) -> None:
    window.search.setText("left bower")
    marks = window.text.extraSelections()
    assert len(marks) == window.matches.count > 4
    assert {mark.cursor.selectedText().casefold() for mark in marks} == {"left", "bower"}
    places = [mark.cursor.selectionStart() for mark in marks]
    assert places == sorted(places)
    assert window.count.text() == f"0 of {len(marks)}"
    window.next.click()
    window.next.click()
    assert window.count.text() == f"2 of {len(marks)}"
    assert [m.format.fontUnderline() for m in window.text.extraSelections()].index(True) == 1
    window.before.click()
    window.before.click()
    assert window.count.text() == f"{len(marks)} of {len(marks)}"
    window.search.setText("")
    assert window.text.extraSelections() == []
    assert not window.next.isEnabled()


def test_going_back_first_goes_to_the_last(window: RuleBookWindow) -> None:
    window.search.setText("jambone")
    window.before.click()
    assert window.matches.present == window.matches.count - 1
    window.search.setText("quaternion")
    window.go(1)
    assert window.matches.present == -1
    assert window.count.text() == ""


def test_keys_walk_through_what_was_found(window: RuleBookWindow) -> None:
    window.search.setText("jambone")
    QTest.keySequence(window, QKeySequence("F3"))
    assert window.matches.present == 0
    QTest.keyClick(window.search, Qt.Key.Key_Return)
    assert window.matches.present == 1
    QTest.keySequence(window, QKeySequence("Shift+F3"))
    assert window.matches.present == 0


# On paper.


def test_a_page_is_written_to_be_printed(window: RuleBookWindow, tmp_path: Path) -> None:
    window.show_clause("W-REV-02")
    whole = tmp_path / "whist.pdf"
    assert window.write_pdf(whole)
    assert whole.read_bytes().startswith(b"%PDF-")
    window.search.setText("jambone")
    found = tmp_path / "jambone.pdf"
    assert window.write_pdf(found)
    assert 0 < found.stat().st_size < whole.stat().st_size


def test_it_asks_for_a_file_and_opens_it(
    window: RuleBookWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    opened: list[QUrl] = []
    monkeypatch.setattr("eldest.ui.dialogs.rule_book.QDesktopServices.openUrl", opened.append)
    window.paper.click()
    (dialog,) = window.findChildren(QFileDialog)
    dialog.setDirectory(str(tmp_path))
    assert dialog.selectedFiles()[0].endswith("Common to all games.pdf")
    dialog.accepted.emit()
    dialog.close()
    path = tmp_path / "Common to all games.pdf"
    assert path.exists()
    assert opened == [QUrl.fromLocalFile(str(path))]


def test_where_nothing_can_be_written_it_says_so(
    window: RuleBookWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    said: list[str] = []
    monkeypatch.setattr(QMessageBox, "warning", lambda _parent, _title, text: said.append(text))
    monkeypatch.setattr(RuleBookWindow, "write_pdf", lambda _self, _path: False)
    window.paper.click()
    (dialog,) = window.findChildren(QFileDialog)
    dialog.setDirectory(str(tmp_path))
    dialog.accepted.emit()
    dialog.close()
    assert said == ["Common to all games.pdf could not be written."]
