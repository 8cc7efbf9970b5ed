"""The rule book opens at a clause, follows links, searches, and marks what is agreed at the table."""

import re

import pytest
from PySide6.QtCore import QEvent, QUrl
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

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
    window.set_options(EuchreOptions(rubbers=True, deal_order="2-3", target=7))
    window.show_clause("E-STAKE-02")
    text = window.text.toPlainText()
    for clause, words in (("E-STAKE-02", "yes"), ("E-DEAL-05", "two, then three"), ("E-SCORE-09", "7")):
        line = next(line for line in text.splitlines() if line.startswith(clause))
        assert line.endswith(f"at this table: {words}")
    window.set_options(None)
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
