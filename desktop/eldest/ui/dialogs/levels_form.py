"""How well the others play: the partner, the opponents, and whoever is set by himself."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFormLayout, QHBoxLayout, QPushButton, QWidget

from eldest.cards.seating import Seat
from eldest.players.manner import Level
from eldest.room.levels import Levels
from eldest.ui.dialogs.company import Company, LevelBox

LEAST_WITH_PARTNER = 3
"""So many play before anybody can have a partner."""


class LevelsForm(QWidget):
    """Asks how well partner and opponents play; `levels` is what was said.

    :param names: tells who would sit down now, by seat, the person's own name first
    """

    def __init__(
        self, levels: Levels, names: Callable[[], Sequence[str]], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._names = names
        self._by_seat = levels.by_seat
        self.partner = LevelBox(levels.partner, parent=self)
        self.opponents = LevelBox(levels.opponents, parent=self)
        self.each = QPushButton(self.tr("&Each by himself…"), self)
        self.each.setAutoDefault(False)
        self.each.setToolTip(self.tr("Who they are, what each is like, and a level for one alone"))
        self.each.clicked.connect(self.ask_for_each)

    @property
    def levels(self) -> Levels:
        """How well they are to play."""
        usual = Levels()
        sides = self.partner.level or usual.partner, self.opponents.level or usual.opponents
        return Levels(*sides, self._by_seat)

    def add_to(self, form: QFormLayout) -> None:
        """Stand among the rows of a form."""
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.opponents, 1)
        row.addWidget(self.each)
        form.addRow(self.tr("P&artner"), self.partner)
        form.addRow(self.tr("&Opponents"), self)
        label = form.labelForField(self)
        if label is not None:
            label.setProperty("buddy", self.opponents)

    def seat(self, players: int) -> None:
        """Ask for so many players; two have no partners."""
        self.partner.setEnabled(players >= LEAST_WITH_PARTNER)

    def ask_for_each(self) -> Company:
        """Open the list of the company, and return it."""
        names = self._names()
        here = {seat: level for seat, level in self._by_seat if seat < len(names)}
        dialog = Company(names, here, self.window())
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.accepted.connect(lambda: self._take(dialog.by_seat, len(names)))
        dialog.open()
        return dialog

    def _take(self, by_seat: tuple[tuple[Seat, Level], ...], members: int) -> None:
        """Take what was said of those who sit down; who has no place now keeps his level."""
        away = tuple(pair for pair in self._by_seat if pair[0] >= members)
        self._by_seat = (*by_seat, *away)
