"""What lies on the table at first: the sitting that was asked for, or the one that lay there at the end."""

from collections.abc import Callable
from pathlib import Path

from eldest.room.shelf import Opened, Shelf
from eldest.room.sitting import Sitting
from eldest.store.errors import KnownError
from eldest.store.record import Record
from eldest.ui.usher import displaced_from, notices_of, told


class Opening:
    """Takes sittings down from the shelf; `notices` are what is to be said about them."""

    def __init__(self, shelf: Shelf) -> None:
        self._shelf = shelf
        self.notices: list[str] = []

    def take_down(self, file: Path | None) -> Opened:
        """Take down the sitting of a file, or without one that which lay on the table.

        The one on the table comes up too where the other cannot: it must not be written over.
        """
        current = self._carefully(self._shelf.current)
        if file is None:
            return current
        is_before = self._shelf.is_before(file)
        asked = self._carefully(self._shelf.take_before if is_before else lambda: self._shelf.open(file))
        if asked.sitting is None or _is_same(current.sitting, asked.sitting):
            return current
        keep = self._shelf.hold if is_before else self._shelf.put_by
        return asked if self._put_by(current.sitting, keep) else current

    def _carefully(self, opening: Callable[[], Opened]) -> Opened:
        """Open a record, and note what is to be said about it."""
        try:
            opened = opening()
        except KnownError as trouble:
            self.notices.append(told(trouble))
            return Opened()
        self.notices += notices_of(opened)
        return opened

    def _put_by(self, current: Sitting | None, keep: Callable[[Record], None]) -> bool:
        """Keep the sitting on the table as the one before; return whether another may take its place."""
        try:
            if current is not None and current.has_begun:
                keep(current.record)
            self.notices += displaced_from(self._shelf)
        except KnownError as trouble:
            self.notices.append(told(trouble))
            return False
        return True


def _is_same(current: Sitting | None, asked: Sitting) -> bool:
    """Tell whether a sitting lies on the table already: the game before would be covered by a copy of it."""
    return current is not None and current.goes_on_from(asked.record)
