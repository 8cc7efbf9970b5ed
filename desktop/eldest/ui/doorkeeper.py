"""The doorkeeper: waits at the door for a second copy, and brings what it hands in to the window's thread."""

import contextlib

from PySide6.QtCore import QObject, Signal

from eldest.store.door import Door, Knock
from eldest.store.folders import Folders


class Doorkeeper(QObject):
    """`knocked` brings the Knock of a second copy, in the window's own thread."""

    knocked = Signal(object)

    def __init__(self, folders: Folders, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._door = Door(folders)

    def begin(self) -> None:
        """Wait at the door from now on; where there can be none nobody is let in, and nothing else fails."""
        self._door.listen(self._pass_on)

    def end(self) -> None:
        """Shut the door."""
        self._door.close()

    def _pass_on(self, knock: Knock) -> None:
        with contextlib.suppress(RuntimeError):  # what Qt says of a signal whose object is gone
            self.knocked.emit(knock)
