"""The usher: opens the dialogs, brings sittings to the table and puts them by."""

import logging
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QApplication, QDialog, QFileDialog, QMessageBox, QWidget

from eldest.engine.phrase import phrase
from eldest.games import game_of
from eldest.room.agreement import agreed, party_again
from eldest.room.company import stand_ins, written
from eldest.room.levels import Levels
from eldest.room.rules_in_force import rules_of
from eldest.room.shelf import SUFFIX, Opened, Shelf
from eldest.room.sitting import Sitting
from eldest.store.errors import KnownError
from eldest.store.record import Problem, Record, is_newer
from eldest.store.settings import LastGame, Settings
from eldest.store.settings_file import SettingsFile
from eldest.ui.archive import Archive, Hands
from eldest.ui.as_written import as_written
from eldest.ui.card_words import put_in, tr
from eldest.ui.looks import tells_by_signs, theme_of
from eldest.ui.translation import Translation
from eldest.ui.wording import Said, Wording

if TYPE_CHECKING:
    from eldest.store.folders import Folders
    from eldest.ui.dialogs.new_sitting import NewSitting
    from eldest.ui.dialogs.rule_book import RuleBookWindow
    from eldest.ui.director import Director
    from eldest.ui.errands import Errands
    from eldest.ui.historian import Historian
    from eldest.ui.lesson import LessonGuide
    from eldest.ui.main_window import MainWindow

log = logging.getLogger("eldest.ui")

OPENED_IN_PART = phrase("usher", "The record could be read only in part:")
NOT_OPENED = phrase("usher", "The record could not be opened:")
AT_ACT = phrase("usher", "Act {number}: {said}")
LEFT_FOR_IT = phrase("usher", "It is left as it is.")
KEPT_ASIDE = phrase("usher", "It has been kept as it was, in {file}.")
SAVED = phrase("usher", "Saved as {file}.")
DISPLACED = phrase(
    "usher",
    "Only one game can be the game before. The one that was is kept as {file}; Open takes it up again.",
)
TAKEN_UP = phrase("usher", "The game before is on the table again.")


@dataclass(frozen=True, slots=True)
class Desk:
    """What the usher keeps at hand: shelf and history of sittings, the settings' file, the translators."""

    shelf: Shelf
    file: SettingsFile
    translation: Translation
    historian: "Historian"
    folders: "Folders"


def usual_record(last: LastGame) -> Record:
    """Return the head of a sitting as it was last chosen, or of a first one."""
    try:
        kind = game_of(last.game)
    except KeyError:
        kind = game_of("euchre")
    party = party_again(kind, last)
    options = agreed(kind, last.rules_of(kind.key), party)
    if options.conflicts(party.players):
        options = agreed(kind, {}, party)
    stand = enumerate(stand_ins()[: party.members])
    names = tuple(written(last.names, seat) or tr(said) for seat, said in stand)
    levels = Levels.read(last.levels).words()
    return Record(kind.key, tuple(options.switches().items()), names=names, levels=levels)


def told(thing: Said) -> str:
    """Return what something says to somebody at no table."""
    return Wording(()).say(thing) or ""


def notices_of(opened: Opened) -> list[str]:
    """Return what is to be said about a record that was opened: what was wrong, where it is kept."""
    if is_newer(opened.problems):
        newer = " ".join((told(opened.problems[0]), tr(LEFT_FOR_IT)))
        return [newer, *notices_of(replace(opened, problems=opened.problems[1:]))]
    if not opened.problems:
        return []
    head = NOT_OPENED if opened.sitting is None else OPENED_IN_PART
    lines = [tr(head), *map(_place_and_clause, opened.problems)]
    if opened.aside is not None:
        lines.append(put_in(tr(KEPT_ASIDE), {"file": str(opened.aside)}))
    return ["\n".join(lines)]


def displaced_from(shelf: Shelf) -> list[str]:
    """Return what is to be said about games that have made room for another as the game before."""
    return [put_in(tr(DISPLACED), {"file": place.name}) for place in shelf.told_displaced()]


def _place_and_clause(problem: Problem) -> str:
    """Return what is wrong, with its act and the clause that was broken, where there are such."""
    said = told(problem)
    if problem.place:
        said = put_in(tr(AT_ACT), {"number": str(problem.place), "said": said})
    return f"{said} [{problem.clause}]" if problem.clause else said


class Usher(QObject):
    """Answers what the window wants: another sitting, a dialog, a page of the rule book."""

    def __init__(self, window: "MainWindow", director: "Director", desk: Desk, settings: Settings) -> None:
        super().__init__(window)
        self._window = window
        self._director = director
        self._desk = desk
        self._settings = settings
        self._book: RuleBookWindow | None = None
        self._lesson: LessonGuide | None = None
        self._doings: dict[str, Callable[[], None]] = {
            "new": self.new_sitting,
            "open": self.open_record,
            "save": self.save_record,
            "seal": self.seal,
            "before": self.change_over,
            "preferences": self.preferences,
            "lesson": self.lesson,
            "rules": lambda: self.rule_book().raise_(),
            "this-game": self.this_game,
            "about": self.about,
            "report": lambda: self._errands().report(director.sitting, window),
            "folder": lambda: self._errands().show_folder(desk.shelf.folder),
        }
        hands = Hands(
            self.notify,
            lambda it: told(cast("Said", it)),
            self._carefully,
            self._bring,
            self._follow,
            self._review,
        )
        self._archive = Archive(window, director, desk.historian, desk.folders, hands)
        self._doings |= self._archive.doings
        self._has_told_unsaved = False
        self._fault: QMessageBox | None = None
        window.wanted.connect(self._on_wanted)
        director.troubled.connect(self._on_troubled)

    def _errands(self) -> "Errands":
        from eldest.ui.errands import Errands

        return Errands(self, self._ask, self.notify)

    def notify(self, notice: str, folder: Path | None = None) -> QMessageBox:
        """Say something that must not be missed, without stopping anything; a folder is a button away."""
        box = QMessageBox(
            QMessageBox.Icon.Information, "Eldest Hand", as_written(notice), parent=self._window
        )
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        if folder is not None:
            box.setDefaultButton(box.addButton(QMessageBox.StandardButton.Ok))
            box.setEscapeButton(QMessageBox.StandardButton.Ok)
            shown = box.addButton(self.tr("&Show the folder"), QMessageBox.ButtonRole.ActionRole)
            shown.clicked.connect(lambda: self._errands().show_folder(folder))
        box.open()
        return box

    def tell_unsaved(self, said: str) -> None:
        """Say that something cannot be saved, once: the line below the table says it every time."""
        if not self._has_told_unsaved:
            self._has_told_unsaved = True
            self.notify(said, self._desk.shelf.folder)

    def tell_fault(self, said: str) -> None:
        """Say that the program itself has failed in something; a row of failures in one notice."""
        self._window.say(said)
        if self._fault is None:
            self._fault = self.notify(said, self._desk.shelf.folder)
            self._fault.finished.connect(lambda: setattr(self, "_fault", None))

    def _on_troubled(self, trouble: KnownError) -> None:
        self.tell_unsaved(told(trouble))

    def _on_wanted(self, what: str) -> None:
        doing, _, clause = what.partition(" ")
        if doing == "clause":
            self.rule_book().show_clause(clause)
        elif doing == "review":
            self._carefully(lambda: self.review(int(clause or 0)))
        else:
            self._carefully(self._doings[doing])

    def _carefully(self, doing: Callable[[], None]) -> None:
        try:
            doing()
        except KnownError as trouble:
            log.warning("%s", trouble)
            self.notify(told(trouble))

    def new_sitting(self) -> None:
        """Ask what is to be played, and sit down to it."""
        from eldest.ui.dialogs.new_sitting import NewSitting

        dialog = NewSitting(self._settings.last, self._window)
        dialog.clause_asked.connect(lambda clause: self.rule_book().show_clause(clause))
        dialog.lesson_asked.connect(dialog.reject)
        dialog.lesson_asked.connect(lambda: self._carefully(self.lesson))
        self._ask(dialog, lambda: self._sit_down(dialog))

    def open_record(self) -> None:
        """Ask for a record's file, and go on with its sitting."""
        dialog = QFileDialog(self._window, self.tr("Open a game"), filter=self._files())
        dialog.setDirectory(str(self._desk.shelf.folder))
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        self._ask(dialog, lambda: self._open(Path(dialog.selectedFiles()[0])))

    def save_record(self) -> None:
        """Ask for a file, and save the sitting in it."""
        dialog = QFileDialog(self._window, self.tr("Save the game as"), filter=self._files())
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix(SUFFIX[1:])
        dialog.setDirectory(str(self._desk.shelf.folder))
        dialog.selectFile(f"{rules_of(self._director.sitting, Wording(())).title}{SUFFIX}")
        self._ask(dialog, lambda: self._save(Path(dialog.selectedFiles()[0])))

    def change_over(self) -> None:
        """Put the sitting on the table by, and take up the one before it; both are on disk at any moment."""
        shelf = self._desk.shelf
        opened = shelf.take_before()
        for notice in notices_of(opened):
            self.notify(notice)
        if opened.sitting is not None and self._director.save():
            self._archive.settle()
            shelf.hold(self._director.sitting.record)
            self._director.sit_down(opened.sitting)
            self._window.say(tr(TAKEN_UP))
            if self._director.is_kept:
                shelf.settle()
            for notice in displaced_from(shelf):
                self._window.say(notice)

    def preferences(self) -> None:
        """Ask how the person wants things, and follow it at once."""
        from eldest.ui.dialogs.preferences import Preferences

        dialog = Preferences(self._settings, self._window)
        self._ask(dialog, lambda: self._follow(dialog.settings))

    def rule_book(self) -> "RuleBookWindow":
        """Open the rule book, or bring it to the front, and return it."""
        from eldest.store.rule_book import book
        from eldest.ui.dialogs.rule_book import RuleBookWindow

        if self._book is None:
            self._book = RuleBookWindow(book(), self._window)
        self._book.set_table(self._director.sitting.game, self._director.sitting.setting.players)
        self._book.show()
        self._bring_to_front(self._book)
        return self._book

    def _bring_to_front(self, book: "RuleBookWindow") -> None:
        """Put the book before a dialog that is open, which would cover it and shut it off."""
        front = QApplication.activeModalWidget() or self._window
        handle = book.windowHandle()
        if handle is not None:
            handle.setTransientParent(front.windowHandle())
        book.raise_()
        book.activateWindow()

    def this_game(self) -> None:
        """Tell the rules in force at the table."""
        from eldest.ui.dialogs.this_game import ThisGame

        sitting = self._director.sitting
        dialog = ThisGame(rules_of(sitting, Wording(sitting.names)), self._window)
        dialog.clause_asked.connect(lambda clause: self.rule_book().show_clause(clause))
        self._ask(dialog, lambda: None)

    def seal(self) -> None:
        """Show the seals of the deals."""
        from eldest.room.seal import sealed_deals
        from eldest.ui.dialogs.seal import SealDialog

        sitting = self._director.sitting
        sealed = sealed_deals(sitting)
        if sealed:
            self._ask(SealDialog(sealed, strict=sitting.game.strict, parent=self._window), lambda: None)

    def review(self, number: int = 0) -> None:
        """Look back at a deal, at the decision that an act was, by its number from 1, or at the last deal."""
        self._review(self._director.sitting, number, self._window)

    def _review(self, sitting: Sitting, number: int, parent: QWidget) -> None:
        from eldest.ui.dialogs.review import Review
        from eldest.ui.thinking import Thinking

        thinking, at_table = Thinking(), sitting is self._director.sitting
        dialog = Review(
            sitting,
            thinking,
            theme_of(self._settings.table),
            self._window.wording if at_table else self._words_for(sitting),
            help_taken=self._director.help_taken,
            parent=parent,
        )
        dialog.destroyed.connect(thinking.close)  # also if the window is closed over it
        if number:
            dialog.show_act(number)
        self._ask(dialog, lambda: None)

    def lesson(self) -> None:
        """Begin the lesson, *Your first strict deal*; what is on the table is put by."""
        self._guide().begin()

    def take_up_lesson(self) -> bool:
        """Go on with the lesson and return true, if that lay on the table when the program was closed."""
        sitting = self._director.sitting
        if not (sitting.game.strict and sitting.helped):
            return False
        from eldest.room.lesson import part_of

        number = part_of(sitting.record)
        if number is None:
            return False
        self._carefully(lambda: self._guide().take_up(number, sitting.record))
        return True

    def _guide(self) -> "LessonGuide":
        from eldest.ui.lesson import LessonGuide

        if self._lesson is None:
            names = tuple(tr(said) for said in stand_ins())
            self._lesson = LessonGuide(self._window, names, self._put_by)
        return self._lesson

    def _words_for(self, sitting: Sitting) -> Wording:
        """Return the words for a sitting that is not at the table."""
        seating, signs = sitting.sight().seating, tells_by_signs(self._settings)
        return Wording(sitting.names, sitting.person, signs=signs, seating=seating)

    def _put_by(self) -> None:
        """Keep what is on the table as the game before, if anybody has done anything at it."""
        self._archive.settle()
        if self._director.sitting.has_begun:
            self._desk.shelf.put_by(self._director.sitting.record)
        for notice in displaced_from(self._desk.shelf):
            self._window.say(notice)

    def about(self) -> None:
        """Say what the program is."""
        from eldest.ui.dialogs.about import About

        self._ask(About(self._window), lambda: None)

    def _ask(self, dialog: QDialog, then: Callable[[], None]) -> None:
        """Open a dialog that stops nothing, and do what follows if it is accepted."""
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.accepted.connect(lambda: self._carefully(then))
        dialog.open()

    def _sit_down(self, dialog: "NewSitting") -> None:
        self._keep(replace(self._settings, last=dialog.remembered))
        agreed = dialog.invitation
        record = Record(agreed.game, agreed.switches, names=agreed.names, levels=agreed.levels)
        self._bring(Sitting(record), agreed.number)

    def _bring(self, sitting: Sitting, number: int | None = None) -> None:
        """Put the sitting on the table by, if anybody has done anything at it, and another in its place."""
        self._put_by()
        self._director.sit_down(sitting, number)

    def open(self, path: Path) -> None:
        """Put the sitting of a file on the table, wherever it comes from; trouble is told."""
        self._carefully(lambda: self._open(path))

    def _open(self, path: Path) -> None:
        """Put the sitting of a file on the table, unless it lies there: the game before would be covered."""
        if self._desk.shelf.is_before(path):
            self.change_over()
            return
        opened = self._desk.shelf.open(path)
        for notice in notices_of(opened):
            self.notify(notice)
        if opened.sitting is not None and not self._director.sitting.goes_on_from(opened.sitting.record):
            self._bring(opened.sitting)

    def _save(self, path: Path) -> None:
        saved = self._desk.shelf.save(path, self._director.sitting.record)
        self._window.say(put_in(tr(SAVED), {"file": saved.name}))

    def _follow(self, settings: Settings) -> None:
        self._desk.translation.speak(settings.words.language)
        self._window.apply(settings)
        self._keep(settings)

    def _keep(self, settings: Settings) -> None:
        """Take settings as they are now; that they cannot be written down is told, and keeps nobody."""
        self._settings = settings
        self._carefully(lambda: self._desk.file.keep(settings))

    def _files(self) -> str:
        return self.tr("Games of Eldest Hand") + f" (*{SUFFIX})"
