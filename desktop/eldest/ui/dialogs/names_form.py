"""Who sits down: a field for the name of every member, the person's own first."""

from collections.abc import Sequence
from itertools import chain, count

from PySide6.QtWidgets import QGridLayout, QGroupBox, QLabel, QLineEdit, QWidget

from eldest.room.company import stand_ins, written
from eldest.ui.card_words import put_in, tr
from eldest.ui.dialogs.option_form import LONGEST_TEXT

IN_ONE_COLUMN = 3
"""More fields than this stand in two columns."""


class NamesForm(QGroupBox):
    """Fields for names by seat; one that is left empty says who else will come."""

    def __init__(self, names: Sequence[str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setTitle(self.tr("At the table"))
        self._members = 0
        self.fields = [self._field(written(names, seat), tr(said)) for seat, said in enumerate(stand_ins())]
        self._labels = [self._label(seat, field) for seat, field in enumerate(self.fields)]
        self._grid = QGridLayout(self)
        self._grid.setVerticalSpacing(4)

    @property
    def said(self) -> tuple[str, ...]:
        """The names of those who sit down, as written or as they stand in; the same ones are numbered."""
        said = [_cleaned(field) or field.placeholderText() for field in self.fields[: self._members]]
        return told_apart(said)

    @property
    def written(self) -> tuple[str, ...]:
        """The names that were written, by seat; those after the last of them are left out."""
        names = [_cleaned(field) for field in self.fields]
        while names and not names[-1]:
            names.pop()
        return tuple(names)

    def seat(self, members: int) -> None:
        """Show fields for so many members."""
        self._members = members
        in_column = members if members <= IN_ONE_COLUMN else (members + 1) // 2
        for seat, (label, field) in enumerate(zip(self._labels, self.fields, strict=True)):
            for place, widget in enumerate((label, field)):
                self._grid.removeWidget(widget)
                if seat < members:
                    column, row = divmod(seat, in_column)
                    self._grid.addWidget(widget, row, 2 * column + place)
                widget.setVisible(seat < members)

    def _field(self, name: str, otherwise: str) -> QLineEdit:
        field = QLineEdit(name, self)
        field.setMaxLength(LONGEST_TEXT)
        field.setPlaceholderText(otherwise)
        return field

    def _label(self, seat: int, field: QLineEdit) -> QLabel:
        said = self.tr("Your &name") if seat == 0 else self.tr("Player {number}")
        label = QLabel(put_in(said, {"number": str(seat + 1)}), self)
        label.setBuddy(field)
        return label


def told_apart(names: Sequence[str]) -> tuple[str, ...]:
    """Return the names, with a number behind each that another before it has."""
    apart: list[str] = []
    for name in names:
        numbered = (f"{name[: LONGEST_TEXT - 2]} {number}" for number in count(2))
        apart.append(next(it for it in chain((name,), numbered) if it not in apart))
    return tuple(apart)


def _cleaned(field: QLineEdit) -> str:
    return "".join(letter for letter in field.text() if letter.isprintable()).strip()
