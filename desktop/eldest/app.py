"""The composition root: folders, settings, translation, sitting and window are put together here."""

import argparse
import contextlib
import gc
import logging
import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from types import TracebackType

from PySide6.QtCore import QEvent, QLockFile, Qt, QTimer
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QApplication, QMessageBox

from eldest import __version__
from eldest.room.levels import QUICKLY
from eldest.room.shelf import Opened, Shelf
from eldest.room.sitting import Sitting
from eldest.store.errors import KnownError
from eldest.store.folders import Folders, resource
from eldest.store.saves import clear_unfinished
from eldest.store.settings import UNTIL_CLICKED, LastGame, Settings, TablePage
from eldest.store.settings_file import Problems, SettingsFile
from eldest.ui.accessible import Speech
from eldest.ui.card_words import card_name
from eldest.ui.director import Director
from eldest.ui.main_window import MainWindow
from eldest.ui.thinking import Thinking
from eldest.ui.told_to_end import ToldToEnd
from eldest.ui.translation import Translation
from eldest.ui.usher import Desk, Usher, notices_of, told, usual_record
from eldest.ui.window_stance import WindowStance

log = logging.getLogger("eldest")

LOG_SIZE = 500_000
_HURRIED = Settings(table=TablePage(speed="none", trick_pause=UNTIL_CLICKED), last=LastGame(levels=QUICKLY))
AFTER_FIRST = 200
"""Thousandths of a second after the first picture in which nothing is prepared that can wait."""
SMOKE_PATIENCE = 60_000
"""Thousandths of a second after which a smoke test has failed."""


def main(words: Sequence[str]) -> int:
    """Run the window until it is closed, and return the exit status."""
    given = asked_for(words)
    if given.smoke:
        os.environ["QT_QPA_PLATFORM"] = "offscreen"
    application = new_application()
    try:
        folders = _folders(given).made()
    except KnownError as trouble:
        return _tell(str(trouble))
    _keep_log(folders)
    status = _run_locked(application, folders, given)
    if given.smoke:
        _remove(folders.data)
    return status


def _folders(given: argparse.Namespace) -> Folders:
    """Return the user's folders; a smoke test must not touch the games of whoever runs it."""
    if not given.smoke:
        return Folders.of_user()
    import tempfile

    return Folders.both(Path(tempfile.mkdtemp(prefix="eldest-smoke-")))


def _remove(folder: Path) -> None:
    """Remove the folder of a smoke test with the log in it, which must be closed first."""
    import shutil

    logging.shutdown()
    shutil.rmtree(folder, ignore_errors=True)


def _run_locked(application: QApplication, folders: Folders, given: argparse.Namespace) -> int:
    """Run, unless the program is open already: two would write over each other's game."""
    lock = QLockFile(str(folders.lock))
    if not lock.tryLock(0) and lock.error() is QLockFile.LockError.LockFailedError:
        return _tell(QApplication.translate("app", "Eldest Hand is open already."))
    try:
        return Room(application, folders, given).run()
    finally:
        lock.unlock()


class Room:
    """Everything that lives as long as the window does, put together once."""

    def __init__(self, application: QApplication, folders: Folders, given: argparse.Namespace) -> None:
        self._application = application
        self._given = given
        self._notices: list[str] = []
        self._problems: Problems = ()
        file = SettingsFile(folders.settings)
        settings = _HURRIED if given.smoke else self._load(file)
        translation = Translation(application)
        translation.speak(settings.words.language)
        self._tell_problems(file, settings)
        for folder in {folders.data, folders.config}:
            clear_unfinished(folder)
        shelf = Shelf(folders)
        desk = Desk(shelf, file, translation)
        opened = self._open(shelf)
        sitting = opened.sitting or Sitting(usual_record(settings.last))
        self._unsaved = given.file is not None or opened.aside is not None
        self._speech = Speech(card_name)  # before the first view: Qt asks for its interface only once
        self.director = Director(sitting, Thinking(), shelf.autosave)
        self.window = MainWindow(self.director, settings, shelf.has_before)
        self._usher = Usher(self.window, self.director, desk, settings)
        self._stance = WindowStance(folders.window)
        self._stance.restore(self.window)
        self._hook = sys.excepthook

    def run(self) -> int:
        """Show the window, go on with the sitting, and return when the window is closed."""
        self.open()
        summons = ToldToEnd.where_there_are_signals(self.window.leave, self.window)
        status = self._application.exec()
        if summons is not None:
            summons.close()
        self.close()
        return status

    def open(self) -> None:
        """Show the window; from the event loop the sitting goes on."""
        sys.excepthook = self._on_fault
        self.window.show()
        QTimer.singleShot(0, self.window, self._begin)

    def close(self) -> None:
        """Leave the table, and take the window down while Python can still answer what it asks on its way."""
        self.director.close()
        sys.excepthook = self._hook
        self._stance.keep(self.window)
        self.window.close()
        self.window.deleteLater()
        self._application.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
        self._speech.close()

    def _begin(self) -> None:
        """Go on once the table has been painted; nothing of this keeps the first picture waiting."""
        gc.freeze()
        gc.enable()
        for notice in self._notices:
            self._usher.notify(notice)
        if self._unsaved:
            self.director.save()
        if self._given.smoke:
            QTimer.singleShot(SMOKE_PATIENCE, lambda: self._application.exit(1))
        if self._given.play_itself or self._given.smoke:
            self._play_itself(1 if self._given.smoke else self._given.deals)
        if not self._usher.take_up_lesson():
            self.director.go_on()
        QTimer.singleShot(AFTER_FIRST, self.window, self.director.make_ready)

    def _play_itself(self, deals: int) -> None:
        from eldest.ui.autopilot import Autopilot, Tour

        # Nobody is there to click a trick away.
        hurry = self.window.hurry
        self.window.view.choreography.waiting.connect(hurry, Qt.ConnectionType.QueuedConnection)
        pilot = Autopilot(self.director, deals)
        self.window.rested.connect(pilot.rest)
        if self._given.smoke:
            self._tour = Tour(self.director, pilot, self.window.close)
            pilot.finished.connect(self._tour.next_table)
        else:
            pilot.finished.connect(self.window.close)
        pilot.rest()

    def _load(self, file: SettingsFile) -> Settings:
        try:
            settings, problems = file.load()
        except KnownError as trouble:
            self._notices.append(told(trouble))
            return Settings()
        self._problems = problems
        return settings

    def _tell_problems(self, file: SettingsFile, settings: Settings) -> None:
        """Say once, in its language, what was wrong with the settings, and keep them as they are now."""
        self._notices += [told(problem) for problem in self._problems]
        if self._problems:
            with contextlib.suppress(KnownError):
                file.keep(settings)

    def _open(self, shelf: Shelf) -> Opened:
        """Take down the sitting that was asked for, or the one on the table when the program ended.

        The one on the table comes up too where the other cannot: it must not be written over.
        """
        current = self._carefully(shelf.current)
        if self._given.file is None:
            return current
        asked = self._carefully(lambda: shelf.open(self._given.file))
        if asked.sitting is None or not self._put_by(shelf, current.sitting):
            return current
        return asked

    def _carefully(self, opening: Callable[[], Opened]) -> Opened:
        """Open a record, and note what is to be said about it."""
        try:
            opened = opening()
        except KnownError as trouble:
            self._notices.append(told(trouble))
            return Opened()
        self._notices += notices_of(opened)
        return opened

    def _put_by(self, shelf: Shelf, current: Sitting | None) -> bool:
        """Keep the sitting on the table as the one before; return whether another may take its place."""
        try:
            if current is not None and current.has_begun:
                shelf.put_by(current.record)
        except KnownError as trouble:
            self._notices.append(told(trouble))
            return False
        return True

    def _on_fault(self, kind: type[BaseException], fault: BaseException, trace: TracebackType | None) -> None:
        """Note a fault of the program, and say plainly that there was one."""
        log.critical("a fault of the program", exc_info=(kind, fault, trace))
        said = QApplication.translate(
            "app", "Something went wrong in the program. Your game is kept; the log tells more: {file}"
        )
        self.window.say(said.format(file=Folders.of_user().log))


def new_application() -> QApplication:
    """Make the application object, named as the system is to know it."""
    application = QApplication(sys.argv[:1])
    application.setApplicationName("eldest-hand")
    application.setApplicationDisplayName("Eldest Hand")
    application.setApplicationVersion(__version__)
    application.setDesktopFileName("eldest-hand")
    application.setWindowIcon(QIcon(str(resource("icons/app.svg"))))
    return application


def _keep_log(folders: Folders) -> None:
    """Keep what the program notes in a file; one that has grown large makes room for the next."""
    with contextlib.suppress(OSError):
        if folders.log.stat().st_size > LOG_SIZE:
            folders.log.replace(folders.log.with_suffix(".log.1"))
    file = logging.FileHandler(folders.log, encoding="utf-8", delay=True)
    file.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    logging.getLogger().addHandler(file)


def _tell(said: str) -> int:
    """Say something before there is a window, and return the status of having failed."""
    QMessageBox.warning(None, "Eldest Hand", said)
    return 1


def asked_for(words: Sequence[str]) -> argparse.Namespace:
    """Return what the words of the command line ask for."""
    parser = argparse.ArgumentParser(prog="eldest")
    parser.add_argument("file", nargs="?", type=Path, help="a record (.eldest) to go on with")
    parser.add_argument("--play-itself", action="store_true", help="play the person's seat too")
    parser.add_argument("--deals", type=int, default=0, help="end after so many deals of playing itself")
    parser.add_argument("--smoke", action="store_true", help="play deals of every game offscreen, and end")
    return parser.parse_args(words)
