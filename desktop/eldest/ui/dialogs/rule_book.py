"""The rule book in a window of its own: chapters, a search, and a clause marked where one was asked for."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QSize, QUrl
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QDialogButtonBox,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QTabBar,
    QTextBrowser,
    QVBoxLayout,
    QWidget,
)

from eldest.engine.options import Options
from eldest.store.rule_book import RuleBook
from eldest.ui.card_words import tr
from eldest.ui.dialogs.fitting import FittingDialog
from eldest.ui.dialogs.rule_pages import Pages
from eldest.ui.paper import print_on_paper

WIDTH, HEIGHT, SEARCH_WIDTH = 780, 660, 190


class RuleBookWindow(FittingDialog):
    """Shows every clause of the rules; it stays open beside the table."""

    def __init__(self, book: RuleBook, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._book = book
        self._pages = Pages(book)
        self._marked = ""
        self.setModal(False)
        self.chapters = QTabBar(self)
        self.search = QLineEdit(self)
        self.text = QTextBrowser(self)
        self._label = QLabel(self)
        self._lay_out()
        self._say()
        self.chapters.currentChanged.connect(self._on_chapter)
        self.search.textChanged.connect(self._on_searched)
        self.text.anchorClicked.connect(self._on_link)
        self._show_chapter()
        self.fit(QSize(WIDTH, HEIGHT))

    def show_clause(self, clause: str) -> None:
        """Open the book at a clause and mark it; an unknown one opens it where it is."""
        chapter = self._book.chapter_of(clause)
        if chapter is None:
            return
        self._marked = clause
        self._quietly(self.search.clear)
        self._quietly(lambda: self.chapters.setCurrentIndex(self._book.chapters.index(chapter)))
        self._show_chapter()
        self.text.scrollToAnchor(clause)

    def set_options(self, options: Options | None) -> None:
        """Mark the options in force at the table."""
        self._pages.set_options(options)
        self._refresh()

    def _lay_out(self) -> None:
        for chapter in self._book.chapters:
            self.chapters.addTab(tr(chapter.title))
        self.text.setOpenLinks(False)
        print_on_paper(self.text)
        self._label.setBuddy(self.search)
        self.search.setClearButtonEnabled(True)
        beside = QHBoxLayout()
        beside.addWidget(self.chapters, 1)
        beside.addWidget(self._label)
        beside.addWidget(self.search)
        self.search.setMinimumWidth(SEARCH_WIDTH)
        body = QWidget(self)
        layout = QVBoxLayout(body)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addLayout(beside)
        layout.addWidget(self.text, 1)
        self.set_body(body)
        self.add_standard(QDialogButtonBox.StandardButton.Close)
        QShortcut(QKeySequence(QKeySequence.StandardKey.Find), self, self.search.setFocus)

    def _say(self) -> None:
        self.setWindowTitle(self.tr("Rule book"))
        self._label.setText(self.tr("&Search"))
        self.search.setPlaceholderText(self.tr("words or a number"))
        self.text.setAccessibleName(self.tr("Rules"))
        self.chapters.setAccessibleName(self.tr("Chapters"))
        for place, chapter in enumerate(self._book.chapters):
            self.chapters.setTabText(place, tr(chapter.title))

    def _refresh(self) -> None:
        """Show the same page anew, where it was."""
        at = self.text.verticalScrollBar().value()
        self._on_searched(self.search.text())
        self.text.verticalScrollBar().setValue(at)

    def _on_chapter(self) -> None:
        self._marked = ""
        self._quietly(self.search.clear)
        self._show_chapter()

    def _on_searched(self, text: str) -> None:
        if text.strip():
            self.text.setHtml(self._pages.found(self._book.search(text)))
        else:
            self._show_chapter()

    def _on_link(self, link: QUrl) -> None:
        self.show_clause(link.toString())

    def _show_chapter(self) -> None:
        chapter = self._book.chapters[self.chapters.currentIndex()]
        self.text.setHtml(self._pages.chapter(chapter, self._marked))

    def _quietly(self, change: Callable[[], None]) -> None:
        """Change a widget of ours without its telling us."""
        for widget in (self.search, self.chapters):
            widget.blockSignals(True)
        change()
        for widget in (self.search, self.chapters):
            widget.blockSignals(False)

    def changeEvent(self, event: QEvent) -> None:
        """Speak the new language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._say()
            self._refresh()
