"""The company: who else sits at the table, what each is like, and how well each plays."""

from collections.abc import Mapping, Sequence
from html import escape

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QComboBox, QDialogButtonBox, QGridLayout, QLabel, QVBoxLayout, QWidget

from eldest.cards.seating import Seat
from eldest.engine.phrase import phrase
from eldest.players.manner import Level
from eldest.room.character import character_of
from eldest.ui.card_words import put_in, tr
from eldest.ui.dialogs.fitting import FittingDialog, Scrolling

AS_THE_OTHERS = phrase("levels", "like the partner, or the opponents")
LEVEL_OF = phrase("levels", "How well {name} plays")
WIDTH, HEIGHT = 640, 560


class LevelBox(QComboBox):
    """A choice of one of the six levels, each with what is to be expected of it; none may be offered too."""

    def __init__(self, level: Level | None, *, none: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        if none:
            self.addItem(none, "")
        for one in Level:
            self.addItem(tr(one.said), one.value)
            self.setItemData(self.count() - 1, tr(one.told), Qt.ItemDataRole.ToolTipRole)
        self.setCurrentIndex(max(0, self.findData("" if level is None else level.value)))
        self.currentIndexChanged.connect(self._tell)
        self._tell()

    @property
    def level(self) -> Level | None:
        """The level that is chosen, if one is."""
        value = self.currentData()
        return Level(value) if value else None

    def _tell(self) -> None:
        told = "" if self.level is None else tr(self.level.told)
        self.setToolTip(told)
        self.setAccessibleDescription(told)


class Company(FittingDialog):
    """Lists who sits down with the person, and lets each have a level of his own; `by_seat` is what was said.

    :param names: everybody's, by seat; the person's own first
    """

    def __init__(
        self, names: Sequence[str], by_seat: Mapping[Seat, Level], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("The company"))
        self.boxes = {
            Seat(seat): self._box(name, by_seat.get(Seat(seat))) for seat, name in enumerate(names) if seat
        }
        body = QWidget(self)
        column = QVBoxLayout(body)
        column.addLayout(self._rows(names))
        column.addWidget(self._levels())
        column.addStretch(1)
        self.set_body(Scrolling(body))
        self.add_standard(QDialogButtonBox.StandardButton.Ok)
        self.add_standard(QDialogButtonBox.StandardButton.Cancel)
        self.fit(QSize(WIDTH, HEIGHT))

    @property
    def by_seat(self) -> tuple[tuple[Seat, Level], ...]:
        """Who has a level of his own, and which."""
        return tuple((seat, box.level) for seat, box in self.boxes.items() if box.level is not None)

    def _box(self, name: str, level: Level | None) -> LevelBox:
        box = LevelBox(level, none=tr(AS_THE_OTHERS), parent=self)
        box.setAccessibleName(put_in(tr(LEVEL_OF), {"name": name}))
        return box

    def _rows(self, names: Sequence[str]) -> QGridLayout:
        """Return a row for each: what he is called and what he is like, and his level beside it."""
        grid = QGridLayout()
        grid.setColumnStretch(0, 1)
        for row, (seat, box) in enumerate(self.boxes.items()):
            style = tr(character_of(seat).style)
            said = QLabel(f"<b>{escape(names[seat])}</b><br>{escape(style)}", self)
            said.setWordWrap(True)
            grid.addWidget(said, row, 0)
            grid.addWidget(box, row, 1)
        return grid

    def _levels(self) -> QLabel:
        """Return what each level means."""
        lines = "".join(f"<li><b>{escape(tr(one.said))}.</b> {escape(tr(one.told))}</li>" for one in Level)
        label = QLabel(f"<ul style='margin-left: -20px'>{lines}</ul>", self)
        label.setWordWrap(True)
        return label
