"""The archive: statistics, past deals to look at and to play again, and everything in one file."""

import secrets
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QFileDialog, QMessageBox, QWidget

from eldest.engine.acts import Shuffle
from eldest.engine.phrase import phrase
from eldest.room.sitting import Sitting
from eldest.ui.as_written import as_written
from eldest.ui.card_words import put_in, tr

if TYPE_CHECKING:
    from eldest.store.database import Connection
    from eldest.store.folders import Folders
    from eldest.store.history import History
    from eldest.store.record import Record
    from eldest.store.settings import Settings
    from eldest.store.statistics import PastDeal
    from eldest.store.taking_over import TakenOver
    from eldest.ui.dialogs.statistics import Statistics
    from eldest.ui.director import Director
    from eldest.ui.historian import Historian
    from eldest.ui.main_window import MainWindow

NOT_NOW = phrase("archive", "The history of your deals does not answer just now. Try again in a moment.")
NOT_WHOLE = phrase("archive", "This deal is not kept as it should be, and cannot be looked at.")
MAY_STILL = phrase(
    "archive",
    "At a strict table the last deal is looked at when the next is being dealt: it may still be called.",
)
SURE_TO_DELETE = phrase(
    "archive",
    "Delete all statistics and past deals? A copy of them is kept in {file}, in the folder of your games.",
)
DELETED = phrase("archive", "All statistics are deleted. What they were is kept in {file}.")
EXPORTED = phrase("archive", "Everything is in {file}.")
SURE_TO_IMPORT = phrase(
    "archive",
    "Take over settings, games and history from {file}? Deals that are here stay, each is counted once; your "
    "settings become those of the file. All that is here now is first kept in a file of the same kind.",
)
IMPORTED = phrase(
    "archive",
    "Taken over: {new} deals that were not here ({known} were), {games} games. What was here before is kept "
    "in {file}.",
)
SOME_BAD = phrase("archive", "{bad} deals made no sense and were left out.")
SETTINGS_LEFT = phrase("archive", "The settings in the file could not be taken over; yours are as they were.")
PLAYED_AGAIN = phrase("archive", "The deal is on the table again. It counts as played with help.")
ALL, CSV = ".eldest-all", ".csv"


@dataclass(frozen=True, slots=True)
class Hands:
    """What the archive cannot do by itself.

    Tell, do something and tell a known error of it, bring a sitting, follow settings, show a review.
    """

    notify: Callable[[str], object]
    told: Callable[[object], str]
    carefully: Callable[[Callable[[], None]], None]
    bring: Callable[[Sitting], None]
    follow: Callable[["Settings"], None]
    review: Callable[[Sitting, int, QWidget], None]


class Archive(QObject):
    """Opens what has to do with the history; what takes time is done by the historian's clerk."""

    _done = Signal(object)

    def __init__(
        self,
        window: "MainWindow",
        director: "Director",
        historian: "Historian",
        folders: "Folders",
        hands: Hands,
    ) -> None:
        super().__init__(window)
        self._window, self._director, self._historian = window, director, historian
        self._folders, self._hands = folders, hands
        self._open: Statistics | None = None
        self.doings: dict[str, Callable[[], None]] = {
            "statistics": self.statistics, "export": self.export, "import": self.take_over,
        }  # fmt: skip
        self._done.connect(self._on_done)
        historian.troubled.connect(self._on_trouble)

    def settle(self) -> None:
        """Wait until the history holds what the sitting on the table has brought."""
        self._historian.settle()

    # -- statistics

    def statistics(self) -> None:
        """Show what was played, and how it came out."""
        from eldest.ui.dialogs.statistics import Statistics

        database = self._historian.reading()
        if database is None:
            self._hands.notify(tr(NOT_NOW))
            return
        dialog = Statistics(database, self._historian.today(), self._window)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.troubled.connect(self._on_trouble)
        dialog.look_asked.connect(lambda deal: self.look_back(database, deal, dialog))
        dialog.again_asked.connect(lambda deal: self.play_again(database, deal, dialog))
        dialog.saving_asked.connect(lambda table: self._save_table(table, dialog))
        dialog.forget_asked.connect(lambda: self._ask_to_forget(dialog))
        dialog.finished.connect(lambda: setattr(self, "_open", None))
        self._open = dialog
        dialog.open()
        if dialog.trouble is not None:
            self._on_trouble(dialog.trouble)

    def look_back(self, database: "Connection", deal: "PastDeal", parent: QWidget) -> None:
        """Open the review of a past deal; at a strict table only of one that cannot be called any more."""
        from eldest.store.history import next_of, record_of

        after = next_of(database, deal.id)
        record = record_of(database, deal.id if after is None else after)
        sitting = None if record is None else _played(record)
        if sitting is None:
            self._hands.notify(tr(NOT_WHOLE))
            return
        from eldest.room.deals import deals_of

        found = next((one for one in deals_of(sitting) if one.number == deal.number), None)
        if found is None or not found.is_over:
            self._hands.notify(tr(MAY_STILL))
            return
        self._hands.review(sitting, found.began + 1, parent)

    def play_again(self, database: "Connection", deal: "PastDeal", dialog: "Statistics") -> None:
        """Sit down before the same pack as then; it is another sitting, and counts as helped."""
        from eldest.store.history import record_of

        record = record_of(database, deal.id)
        sitting = None if record is None else _before(record, deal.number)
        if sitting is None:
            self._hands.notify(tr(NOT_WHOLE))
            return
        dialog.accept()
        self._hands.bring(sitting)
        self._window.say(tr(PLAYED_AGAIN))

    def _save_table(self, table: list[list[str]], parent: QWidget) -> None:
        from eldest.store.saves import write_safely
        from eldest.ui.dialogs.statistics_words import as_csv

        dialog = QFileDialog(parent, self.tr("Save the table as"), filter=f"CSV (*{CSV})")
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix(CSV[1:])
        self._ask_file(dialog, lambda path: write_safely(path, as_csv(table)))

    def _ask_to_forget(self, parent: "Statistics") -> None:
        """Delete everything, if that is really meant; a copy is kept."""
        from eldest.store.taking_over import free_place

        copy = free_place(self._folders.data, "history-deleted", ".sqlite")
        said = put_in(tr(SURE_TO_DELETE), {"file": copy.name})
        self._ask(said, self.tr("&Delete"), lambda: self._forget(copy), parent)

    def _forget(self, copy: Path) -> None:
        def task(history: "History") -> None:
            history.forget(copy)
            self._done.emit(lambda: self._told_and_fresh(put_in(tr(DELETED), {"file": copy.name})))

        self._historian.do(task)

    def _told_and_fresh(self, said: str) -> None:
        if self._open is not None:
            self._open.refresh()
        self._hands.notify(said)

    # -- everything in one file

    def export(self) -> None:
        """Ask for a file, and write everything into it."""
        from eldest.ui.dialogs.statistics_words import stamp

        dialog = QFileDialog(self._window, self.tr("Export everything"), filter=self._files())
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix(ALL[1:])
        dialog.selectFile(f"Eldest Hand {stamp(self._historian.now())}{ALL}")
        self._ask_file(dialog, self._export)

    def _export(self, path: Path) -> None:
        def task(history: "History") -> None:
            from eldest.store.bundle import export

            export(path, self._folders, history)
            self._done.emit(lambda: self._hands.notify(put_in(tr(EXPORTED), {"file": path.name})))

        self._historian.do(task)

    def take_over(self) -> None:
        """Ask for a file into which everything was written, and take it over."""
        dialog = QFileDialog(self._window, self.tr("Import everything"), filter=self._files())
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        self._ask_file(dialog, self._ask_to_take_over)

    def _ask_to_take_over(self, path: Path) -> None:
        said = put_in(tr(SURE_TO_IMPORT), {"file": path.name})
        self._ask(said, self.tr("&Take over"), lambda: self._take_over(path), self._window)

    def _take_over(self, path: Path) -> None:
        def task(history: "History") -> None:
            from eldest.store.taking_over import take_over

            taken = take_over(path, self._folders, history)
            self._done.emit(lambda: self._on_taken_over(taken))

        self._historian.do(task)

    def _on_taken_over(self, taken: "TakenOver") -> None:
        from eldest.store.settings_file import settings_in

        counts = {"new": taken.merged.new, "known": taken.merged.known, "games": len(taken.games)}
        values = {name: str(number) for name, number in counts.items()} | {"file": taken.aside.name}
        lines = [put_in(tr(IMPORTED), values)]
        if taken.merged.bad:
            lines.append(put_in(tr(SOME_BAD), {"bad": str(taken.merged.bad)}))
        if taken.settings is not None:
            settings = settings_in(taken.settings)
            if settings is None:
                lines.append(tr(SETTINGS_LEFT))
            else:
                self._hands.follow(settings)
        self._told_and_fresh("\n".join(lines))

    def _on_done(self, then: Callable[[], None]) -> None:
        """Go on with what the clerk has done, in the window's own thread."""
        then()

    def _on_trouble(self, trouble: object) -> None:
        self._hands.notify(self._hands.told(trouble))

    # -- asking

    def _files(self) -> str:
        return self.tr("Everything of Eldest Hand") + f" (*{ALL})"

    def _ask_file(self, dialog: QFileDialog, then: Callable[[Path], None]) -> None:
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.setDirectory(str(Path.home()))
        dialog.accepted.connect(lambda: self._hands.carefully(lambda: then(Path(dialog.selectedFiles()[0]))))
        dialog.open()

    def _ask(self, said: str, yes: str, then: Callable[[], None], parent: QWidget) -> None:
        """Ask before something is done that Return must not do by itself."""
        box = QMessageBox(QMessageBox.Icon.Question, "Eldest Hand", as_written(said), parent=parent)
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        does = box.addButton(yes, QMessageBox.ButtonRole.AcceptRole)
        box.setDefaultButton(box.addButton(QMessageBox.StandardButton.Cancel))
        does.clicked.connect(lambda: self._hands.carefully(then))
        box.open()


def _played(record: "Record") -> Sitting | None:
    """Return the sitting of a record that must be lawful to its end."""
    resumed = Sitting.resume(record)
    return None if resumed.problems else resumed.sitting


def _before(record: "Record", number: int) -> Sitting | None:
    """Return a sitting in which a deal has just been shuffled for as it was then, with a seal of its own."""
    from eldest.room.deals import deals_of
    from eldest.room.seal import seal_of

    whole = _played(record)
    if whole is None:
        return None
    deal = next((one for one in deals_of(whole) if one.number == number), None)
    if deal is None:
        return None
    shuffle = record.acts[deal.began - 1]
    assert isinstance(shuffle, Shuffle)
    sitting = Sitting.resume(replace(record, acts=record.acts[: deal.began], helped=True)).sitting
    sitting.keep_seal(seal_of(shuffle, secrets.token_hex(16), deal.began))
    return sitting
