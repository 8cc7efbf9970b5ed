"""Where the window stood and how its panels lay, which is Qt's business to write down."""

from pathlib import Path

from PySide6.QtCore import QByteArray, QSettings
from PySide6.QtWidgets import QMainWindow

LAYOUT_VERSION = 1


class WindowStance:
    """Geometry and panels of the window in a file of their own."""

    def __init__(self, path: Path) -> None:
        self._path = path

    def restore(self, window: QMainWindow) -> None:
        """Put the window where it stood; Qt sees to it that it comes up on a screen there is."""
        kept = QSettings(str(self._path), QSettings.Format.IniFormat)
        for name, restore in (
            ("geometry", window.restoreGeometry),
            ("panels", lambda state: window.restoreState(state, LAYOUT_VERSION)),
        ):
            value = kept.value(name)
            if isinstance(value, QByteArray):
                restore(value)

    def keep(self, window: QMainWindow) -> None:
        """Write down how the window stands."""
        kept = QSettings(str(self._path), QSettings.Format.IniFormat)
        kept.setValue("geometry", window.saveGeometry())
        kept.setValue("panels", window.saveState(LAYOUT_VERSION))
