"""The rule book in a window of its own: chapters, a search, and a clause marked where one was asked for."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QSize, Qt, QUrl
from PySide6.QtGui import QDesktopServices, QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QCheckBox,
    QDialogButtonBox,
    QFileDialog,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QMessageBox,
    QTabBar,
    QTextBrowser,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from eldest.room.clauses_in_force import clauses_in_force
from eldest.store.rule_book import RuleBook
from eldest.ui.as_written import as_written
from eldest.ui.card_words import tr
from eldest.ui.dialogs.fitting import FittingDialog
from eldest.ui.dialogs.matches import Matches
from eldest.ui.dialogs.on_paper import as_pdf
from eldest.ui.dialogs.rule_pages import Pages
from eldest.ui.paper import print_on_paper

if TYPE_CHECKING:
    from eldest.games import AnyGame

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
        self.matches = Matches(self.text)
        self.only = QCheckBox(self)
        self.before, self.next, self.count = QToolButton(self), QToolButton(self), QLabel(self)
        self._label = QLabel(self)
        self._lay_out()
        self._say()
        self.chapters.currentChanged.connect(self._on_chapter)
        self.search.textChanged.connect(self._on_searched)
        self.text.anchorClicked.connect(self._on_link)
        self.only.toggled.connect(self._on_only)
        self.before.clicked.connect(lambda: self.go(-1))
        self.next.clicked.connect(lambda: self.go(1))
        self.search.returnPressed.connect(lambda: self.go(1))
        self.paper.clicked.connect(self._ask_for_file)
        self._show_chapter()
        self.fit(QSize(WIDTH, HEIGHT))

    def show_clause(self, clause: str) -> None:
        """Open the book at a clause and mark it; an unknown one opens it where it is."""
        chapter = self._book.chapter_of(clause)
        if chapter is None:
            return
        self._marked = clause
        self._quietly(self.search.clear)
        if not self._shows(clause):
            self._quietly(lambda: self.only.setChecked(False))
            self._pages.only_in_force = False
        self._quietly(lambda: self.chapters.setCurrentIndex(self._book.chapters.index(chapter)))
        self._show_chapter()
        self.text.scrollToAnchor(clause)

    def set_table(self, game: "AnyGame | None", players: int = 0) -> None:
        """Mark what is in force at a table; with nobody at one, nothing is."""
        acting = None if game is None else clauses_in_force(self._book, game, players)
        self._pages.set_table(None if game is None else game.options, acting)
        self.only.setEnabled(game is not None)
        self._refresh()

    def go(self, step: int) -> None:
        """Go to the next place of the words that are searched for, or the one before."""
        self.matches.go(step)
        self._say_count()

    def write_pdf(self, path: Path) -> bool:
        """Write the page that is open to a file, to be printed; return whether that could be done."""
        return as_pdf(self.text.document(), path, self._page_title())

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
        for widget in (self.search, self.before, self.next, self.count):
            beside.addWidget(widget)
        self.search.setMinimumWidth(SEARCH_WIDTH)
        self.before.setArrowType(Qt.ArrowType.UpArrow)
        self.next.setArrowType(Qt.ArrowType.DownArrow)
        body = QWidget(self)
        layout = QVBoxLayout(body)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addLayout(beside)
        layout.addWidget(self.text, 1)
        layout.addWidget(self.only)
        self.set_body(body)
        self.paper = self.add_button("", QDialogButtonBox.ButtonRole.ActionRole)
        self.add_standard(QDialogButtonBox.StandardButton.Close)
        QShortcut(QKeySequence(QKeySequence.StandardKey.Find), self, self.search.setFocus)
        QShortcut(QKeySequence("F3"), self, self.next.click)
        QShortcut(QKeySequence("Shift+F3"), self, self.before.click)
        QShortcut(QKeySequence(QKeySequence.StandardKey.Print), self, self.paper.click)

    def _say(self) -> None:
        self.setWindowTitle(self.tr("Rule book"))
        self._label.setText(self.tr("&Search"))
        self.search.setPlaceholderText(self.tr("words or a number"))
        self.text.setAccessibleName(self.tr("Rules"))
        self.only.setText(self.tr("&Only what is in force at this table"))
        self.paper.setText(self.tr("&Print as PDF…"))
        for button, said in ((self.before, self.tr("Before")), (self.next, self.tr("Next"))):
            button.setAccessibleName(said)
            button.setToolTip(said)
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
        self.matches.find(text)
        self._say_count()

    def _say_count(self) -> None:
        """Say at which of how many places one is."""
        count = self.matches.count
        for button in (self.before, self.next):
            button.setEnabled(bool(count))
        said = self.tr("{place} of {count}").format(place=self.matches.present + 1, count=count)
        self.count.setText(said if count else "")

    def _on_only(self, only: bool) -> None:
        self._pages.only_in_force = only
        self._on_searched(self.search.text())

    def _page_title(self) -> str:
        return self.search.text().strip() or self.chapters.tabText(self.chapters.currentIndex())

    def _ask_for_file(self) -> None:
        """Ask where the page is to be written, and open it there, to be printed."""
        dialog = QFileDialog(self, self.tr("Print as PDF"), filter="PDF (*.pdf)")
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix("pdf")
        dialog.selectFile(f"{self._page_title()}.pdf")
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.accepted.connect(lambda: self._print_to(Path(dialog.selectedFiles()[0])))
        dialog.open()

    def _print_to(self, path: Path) -> None:
        if self.write_pdf(path):
            QDesktopServices.openUrl(QUrl.fromLocalFile(str(path)))
        else:
            said = self.tr("{file} could not be written.").format(file=path.name)
            QMessageBox.warning(self, self.windowTitle(), as_written(said))

    def _on_link(self, link: QUrl) -> None:
        self.show_clause(link.toString())

    def _show_chapter(self) -> None:
        chapter = self._book.chapters[self.chapters.currentIndex()]
        self.text.setHtml(self._pages.chapter(chapter, self._marked))
        self.matches.find("")
        self._say_count()

    def _shows(self, clause_id: str) -> bool:
        clause = self._book.clause(clause_id)
        return clause is not None and self._pages.shows(clause)

    def _quietly(self, change: Callable[[], None]) -> None:
        """Change a widget of ours without its telling us."""
        for widget in (self.search, self.chapters, self.only):
            widget.blockSignals(True)
        change()
        for widget in (self.search, self.chapters, self.only):
            widget.blockSignals(False)

    def changeEvent(self, event: QEvent) -> None:
        """Speak the new language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._say()
            self._refresh()
