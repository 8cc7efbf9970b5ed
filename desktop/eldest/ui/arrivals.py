"""What comes in while the program is open: a file from a second copy or the system, or dropped."""

import os
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QEvent, QMimeData, QObject, Qt
from PySide6.QtGui import QDragEnterEvent, QDragMoveEvent, QDropEvent
from PySide6.QtWidgets import QApplication, QMainWindow

from eldest.room.shelf import SUFFIX
from eldest.store.door import Knock

TOKEN = "XDG_ACTIVATION_TOKEN"
"""The variable in which a Linux desktop gives a program its leave to come to the front."""


class Arrivals(QObject):
    """Takes files in at the window and has them opened; nothing is asked, for what lies there is put by."""

    def __init__(self, window: QMainWindow, open_file: Callable[[Path], None]) -> None:
        super().__init__(window)
        self._window = window
        self._open_file = open_file
        window.setAcceptDrops(True)
        window.installEventFilter(self)

    def arrive(self, file: Path | None, token: str = "") -> None:
        """Bring the window to the front, and open a file if one was handed in.

        :param token: by which a Wayland desktop knows that the user wants the window in front
        """
        come_forward(self._window, token)
        if file is not None:
            self._open_file(file)

    def let_in(self, knock: Knock) -> None:
        """Do what a second copy knocked for."""
        self.arrive(knock.file, knock.token)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        """Take a record that is dropped on the window; nothing else that is carried is for us."""
        if isinstance(event, QDragEnterEvent | QDragMoveEvent | QDropEvent):
            file = file_in(event.mimeData())
            if file is None:
                return False
            event.acceptProposedAction()
            if event.type() == QEvent.Type.Drop:
                self.arrive(file)
            return True
        return False


def file_in(carried: QMimeData) -> Path | None:
    """Return the first record among files that are carried; None if there is none of this computer."""
    files = [Path(url.toLocalFile()) for url in carried.urls() if url.isLocalFile()]
    return next((file for file in files if file.suffix == SUFFIX), None)


def come_forward(window: QMainWindow, token: str = "") -> None:
    """Bring a window to the front as far as the system lets it come; else it calls for attention.

    Under Wayland it comes by a token alone, which Qt takes from the environment, and which serves once.
    """
    if token:
        os.environ[TOKEN] = token
    state = window.windowState()
    if state & Qt.WindowState.WindowMinimized:
        window.setWindowState(state & ~Qt.WindowState.WindowMinimized | Qt.WindowState.WindowActive)
    window.show()
    window.raise_()
    window.activateWindow()
    os.environ.pop(TOKEN, None)
    QApplication.alert(window)
