"""The composition root: folders, settings, translation, sitting and window are put together here."""

import argparse
import contextlib
import gc
import logging
import os
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt, QTimer
from PySide6.QtWidgets import QApplication, QMessageBox

from eldest.engine.phrase import phrase
from eldest.plain_words import say_plainly
from eldest.room.levels import QUICKLY
from eldest.room.shelf import Shelf
from eldest.room.sitting import Sitting
from eldest.store.crash import CrashWatch
from eldest.store.errors import KnownError
from eldest.store.folders import Folders
from eldest.store.log_file import keep_log, place_of_log
from eldest.store.portable import Program, folders_for
from eldest.store.saves import clear_unfinished
from eldest.store.settings import UNTIL_CLICKED, LastGame, Settings, TablePage
from eldest.store.settings_file import Problems, SettingsFile
from eldest.ui.accessible import Speech
from eldest.ui.application import LOG_TELLS, Application, is_unseen, new_application, tell_of_fonts
from eldest.ui.arrivals import TOKEN, Arrivals
from eldest.ui.as_written import as_written
from eldest.ui.card_words import card_name, put_in, tr
from eldest.ui.director import Director
from eldest.ui.faults import FaultWatch
from eldest.ui.historian import Historian, local_time
from eldest.ui.main_window import MainWindow
from eldest.ui.only_copy import Holder, OnlyCopy
from eldest.ui.opening import Opening
from eldest.ui.thinking import Thinking
from eldest.ui.told_to_end import ToldToEnd
from eldest.ui.translation import Translation
from eldest.ui.usher import Desk, Usher, told, usual_record
from eldest.ui.window_stance import WindowStance

__all__ = ["Room", "asked_for", "main", "new_application"]

if TYPE_CHECKING:
    from eldest.ui.doorkeeper import Doorkeeper

log = logging.getLogger("eldest")

NOT_STARTED = phrase(
    "app", "Something went wrong in the program while it started. The log tells more: {file}"
)
OPEN_BUT_MUTE = phrase(
    "app",
    "Eldest Hand is open already, but does not answer. If you do not see its window, end it as your system "
    "lets you end programs.",
)
OPEN_ELSEWHERE = phrase(
    "app",
    "Eldest Hand is open already on the computer {host}, with the same folder. Close it there; "
    "if it is not open there any more, remove the file {file}.",
)
_HURRIED = Settings(table=TablePage(speed="none", trick_pause=UNTIL_CLICKED), last=LastGame(levels=QUICKLY))
AFTER_FIRST = 200
"""Thousandths of a second after the first picture in which nothing is prepared that can wait."""
SMOKE_PATIENCE = 150_000
"""Thousandths of a second after which a smoke test has failed."""


def main(words: Sequence[str]) -> int:
    """Run the window until it is closed, and return the exit status.

    A second copy brings the first to the front, hands it its file, and ends with 0.
    """
    given = asked_for(words)
    if given.smoke:
        os.environ["QT_QPA_PLATFORM"] = "offscreen"
    try:
        folders, trouble = _folders(given)
    except KnownError as unmade:
        kept = keep_log(None)
        log.critical("%s", unmade)
        new_application(kept.place)
        return _tell(f"{told(unmade)} {put_in(tr(LOG_TELLS), {'file': str(kept.place)})}")
    kept = keep_log(folders)
    try:
        return _run_alone(folders, given, trouble)
    except Exception:
        log.critical("the program could not be started", exc_info=True)
        return _tell(put_in(tr(NOT_STARTED), {"file": str(kept.place)}))
    finally:
        logging.getLogger().removeHandler(kept)
        kept.close()  # before the folder that it lies in is removed
        if given.smoke:
            _remove(folders.data)


def _folders(given: argparse.Namespace) -> tuple[Folders, KnownError | None]:
    """Return the user's folders; a smoke test must not touch the games of whoever runs it."""
    if not given.smoke:
        return folders_for(Program.running())
    import tempfile

    return Folders.both(Path(tempfile.mkdtemp(prefix="eldest-smoke-"))), None


def _remove(folder: Path) -> None:
    """Remove the folder of a smoke test."""
    import shutil

    shutil.rmtree(folder, ignore_errors=True)


def _run_alone(folders: Folders, given: argparse.Namespace, trouble: KnownError | None) -> int:
    """Run, unless the program is open already: two would write over each other's game."""
    copy = OnlyCopy(folders)
    holder = copy.take()
    if holder is Holder.HERE:
        from eldest.store.door import knock

        if knock(folders, given.file, token=os.environ.get(TOKEN, "")):
            return 0
    application = new_application(place_of_log(folders))
    if holder is not Holder.OURS:
        said = OPEN_ELSEWHERE if holder is Holder.ELSEWHERE else OPEN_BUT_MUTE
        return _tell(put_in(tr(said), {"host": copy.host, "file": str(folders.lock)}))
    watch = CrashWatch(folders)
    watch.begin()
    try:
        tell_of_fonts(place_of_log(folders))
        room = Room(application, folders, given, trouble)
        return _with_door(room, folders)
    finally:
        watch.end()
        copy.leave()


def _with_door(room: "Room", folders: Folders) -> int:
    """Run with a door at which a second copy can knock, once the table has been painted."""
    keepers: list[Doorkeeper] = []

    def begin() -> None:
        from eldest.ui import doorkeeper

        keepers.append(doorkeeper.Doorkeeper(folders))
        keepers[0].knocked.connect(room.arrivals.let_in)
        keepers[0].begin()

    QTimer.singleShot(0, room.window, begin)
    try:
        return room.run()
    finally:
        for keeper in keepers:
            keeper.end()


class Room:
    """Everything that lives as long as the window does, put together once."""

    def __init__(
        self,
        application: QApplication,
        folders: Folders,
        given: argparse.Namespace,
        trouble: KnownError | None = None,
    ) -> None:
        self._application = application
        self._given = given
        self._trouble = trouble
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
        opening = Opening(shelf)
        opened = opening.take_down(given.file)
        self._notices += opening.notices
        sitting = opened.sitting or Sitting(usual_record(settings.last))
        self._unsaved = given.file is not None or opened.aside is not None
        self._speech = Speech(card_name)  # before the first view: Qt asks for its interface only once
        self.director = Director(sitting, Thinking(), shelf.autosave)
        self.window = MainWindow(self.director, settings, shelf.has_before)
        self._historian = Historian(self.director, folders.history, local_time, self.window)
        desk = Desk(shelf, file, translation, self._historian, folders)
        self._usher = Usher(self.window, self.director, desk, settings)
        self.arrivals = Arrivals(self.window, self._usher.open)
        if isinstance(application, Application):
            application.asked.connect(self.arrivals.arrive)
        self._stance = WindowStance(folders.window)
        self._stance.restore(self.window)
        self._faults = FaultWatch(lambda: place_of_log(folders))
        self._faults.noted.connect(self._usher.tell_fault)

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
        self._faults.begin()
        self.window.show()
        QTimer.singleShot(0, self.window, self._begin)

    def close(self) -> None:
        """Leave the table, and take the window down while Python can still answer what it asks on its way."""
        self.director.close()
        self._historian.close()
        self._faults.end()
        self._stance.keep(self.window)
        self.window.close()
        self.window.deleteLater()
        self._application.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
        self._speech.close()

    def _begin(self) -> None:
        """Go on once the table has been painted; nothing of this keeps the first picture waiting."""
        gc.freeze()
        gc.enable()
        os.environ.pop(TOKEN, None)  # it was for this window, and is for no program that is started here
        for notice in self._notices:
            self._usher.notify(notice)
        if self._trouble is not None:
            self._usher.tell_unsaved(told(self._trouble))
        if self._unsaved:
            self.director.save()
        if self._given.smoke:
            QTimer.singleShot(SMOKE_PATIENCE, lambda: self._application.exit(1))
        if self._given.play_itself or self._given.smoke:
            self._play_itself(1 if self._given.smoke else self._given.deals)
        if not self._usher.take_up_lesson():
            self.director.go_on()
        QTimer.singleShot(AFTER_FIRST, self.window, self._make_ready)

    def _make_ready(self) -> None:
        """Fetch what the first deal will want, and enter what was finished as the program was ended."""
        self.director.make_ready()
        self._historian.begin(strange=self._given.file is not None)

    def _play_itself(self, deals: int) -> None:
        from eldest.ui.autopilot import Autopilot, Tour
        from eldest.ui.expert_trial import ExpertTrial

        # Nobody is there to click a trick away.
        hurry = self.window.hurry
        self.window.view.choreography.waiting.connect(hurry, Qt.ConnectionType.QueuedConnection)
        pilot = Autopilot(self.director, deals)
        self.window.rested.connect(pilot.rest)
        if self._given.smoke:
            self._expert = ExpertTrial(self._end_of_trial)
            self._tour = Tour(self.director, pilot, self._expert.begin)
            pilot.finished.connect(self._tour.next_table)
        else:
            pilot.finished.connect(self.window.close)
        pilot.rest()

    def _end_of_trial(self, good: bool) -> None:
        if good:
            self.window.close()
        else:
            self._application.exit(1)

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


def _tell(said: str) -> int:
    """Say something where there is no window, and return the status of having failed."""
    say_plainly(said, read=True)
    if not is_unseen():
        QMessageBox.warning(None, "Eldest Hand", as_written(said))
    return 1


def asked_for(words: Sequence[str]) -> argparse.Namespace:
    """Return what the words of the command line ask for."""
    parser = argparse.ArgumentParser(prog="eldest")
    parser.add_argument("file", nargs="?", type=Path, help="a record (.eldest) to go on with")
    parser.add_argument("--play-itself", action="store_true", help="play the person's seat too")
    parser.add_argument("--deals", type=int, default=0, help="end after so many deals of playing itself")
    parser.add_argument(
        "--smoke", action="store_true", help="play deals of every game offscreen, ask the expert, and end"
    )
    return parser.parse_args(words)
