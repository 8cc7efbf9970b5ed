"""Errands outside the card room: showing the folder in which everything lies, and reporting a deal."""

import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QStandardPaths, QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QDialog, QFileDialog, QWidget

from eldest import __version__
from eldest.engine.phrase import phrase
from eldest.room.report import report_of, reported_deal
from eldest.room.shelf import SUFFIX
from eldest.store.folders import is_there
from eldest.store.saves import write_safely
from eldest.ui.card_words import put_in, tr

if TYPE_CHECKING:
    from eldest.room.sitting import Sitting

REPORTED = phrase(
    "errands",
    "The deal is in {file}.\n\nIt holds the rules, the cards and what everybody did, and no names: the seats "
    "are numbered. Send it, with a word about what you expected instead, to those from whom you have this "
    "program; any e-mail or report page takes it as an attachment.",
)
NO_FOLDER_SHOWN = phrase(
    "errands", "The system shows no folders. Games, settings and the log are in {folder}."
)

Notify = Callable[[str, Path | None], object]
"""Says something with a button that shows a folder, if one is named."""
Ask = Callable[[QDialog, Callable[[], None]], None]
"""Opens a dialog, and does something if it is accepted."""


class Errands(QObject):
    """What the window sends for: a folder in the system's file manager, a file to be sent."""

    def __init__(self, parent: QObject, ask: Ask, notify: Notify) -> None:
        super().__init__(parent)
        self._ask = ask
        self._notify = notify

    def report(self, sitting: "Sitting", parent: QWidget) -> None:
        """Ask where the report of the deal on the table is to lie, write it, and say how to send it."""
        dialog = QFileDialog(parent, self.tr("Report this deal"), filter=f"Eldest Hand (*{SUFFIX})")
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix(SUFFIX[1:])
        dialog.setDirectory(str(_where_it_is_found()))
        dialog.selectFile(f"report-{sitting.game.key}-{reported_deal(sitting)}{SUFFIX}")
        text = report_of(sitting, __version__, sys.platform)
        self._ask(dialog, lambda: self._write(Path(dialog.selectedFiles()[0]), text))

    def _write(self, path: Path, text: str) -> None:
        write_safely(path, text)
        self._notify(put_in(tr(REPORTED), {"file": str(path)}), path.parent)

    def show_folder(self, folder: Path) -> None:
        """Show a folder in the system's file manager, or say where it is."""
        if not shown_by_system(folder):
            self._notify(put_in(tr(NO_FOLDER_SHOWN), {"folder": str(folder)}), None)


def _where_it_is_found() -> Path:
    """Return the desktop, or home where there is none: Qt would look into whatever folder is the current."""
    place = QStandardPaths.StandardLocation
    desktop = Path(QStandardPaths.writableLocation(place.DesktopLocation))
    return desktop if is_there(desktop) else Path(QStandardPaths.writableLocation(place.HomeLocation))


def shown_by_system(folder: Path) -> bool:
    """Have the system show a folder, and return whether it does.

    A built program looks for libraries in its own folder; the file manager must not.
    """
    built = os.environ.get("LD_LIBRARY_PATH")
    if getattr(sys, "frozen", False) and built is not None:
        os.environ["LD_LIBRARY_PATH"] = os.environ.get("LD_LIBRARY_PATH_ORIG", "")
    try:
        return QDesktopServices.openUrl(QUrl.fromLocalFile(str(folder)))
    finally:
        if built is not None:
            os.environ["LD_LIBRARY_PATH"] = built
