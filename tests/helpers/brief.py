"""The whole program, left after a moment: ``python -m helpers.brief [FILE]``.

It goes through the door like any start, and prints what was seen as one line of JSON: the notices that came
up, the folder that was taken, who sits at the table and how many acts were done. The person's seat is played
on by rule of thumb for a few acts.
"""

import json
import sys
from argparse import Namespace
from unittest.mock import patch

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QMessageBox

from eldest import app
from eldest.__main__ import main
from eldest.players.player import UNLIMITED
from eldest.players.thumb import Thumb
from eldest.store.errors import KnownError
from eldest.store.folders import Folders

MOMENT = 300
"""Thousandths of a second after which the window is left."""
ACTS = 4


class BriefRoom(app.Room):
    """A room in which nobody stays."""

    def __init__(
        self,
        application: QApplication,
        folders: Folders,
        given: Namespace,
        trouble: KnownError | None = None,
    ) -> None:
        super().__init__(application, folders, given, trouble)
        self._folders = folders

    def open(self) -> None:
        super().open()
        QTimer.singleShot(MOMENT, self._play_and_leave)

    def _play_and_leave(self) -> None:
        for _ in range(ACTS):
            if self.director.liberty().lawful:
                thumb = Thumb(self.director.sitting.game)
                self.director.perform(thumb.choose(self.director.sight(), UNLIMITED).act)
        boxes = [box for box in QApplication.topLevelWidgets() if isinstance(box, QMessageBox)]
        seen = {
            "notices": [box.text() for box in boxes],
            "folder": str(self._folders.data),
            "names": self.director.sitting.names,
            "acts": len(self.director.sitting.timeline.acts),
        }
        sys.stdout.write(json.dumps(seen) + "\n")
        self.window.close()


if __name__ == "__main__":
    with patch.object(app, "Room", BriefRoom):
        sys.exit(main(sys.argv[1:]))
