"""The head of the score sheet: every side with its score in the present game, and the games it has won."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QFontInfo
from PySide6.QtWidgets import QGridLayout, QWidget

from eldest.cards.seating import Seat, Side
from eldest.engine.tally import Tally
from eldest.ui.as_written import PlainLabel, as_written
from eldest.ui.panels.sheet_models import WITH_SCORE, plainly
from eldest.ui.panels.short_names import short_names
from eldest.ui.pips import serif
from eldest.ui.wording import Wording

FEW, MANY = (1.3, 2.4, 1.0), (1.0, 1.5, 0.9)
"""The type of a side's name, its score, and the games it has won, in sizes of the system's."""
IN_A_ROW = 4
LONGEST = 14


class SheetHead(QWidget):
    """Names, scores and games of up to seven sides, at most four in a row."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(4, 0, 4, 0)
        self._grid.setHorizontalSpacing(4)
        self._grid.setVerticalSpacing(0)
        self._labels: list[PlainLabel] = []

    @property
    def texts(self) -> tuple[str, ...]:
        """What stands there: of each side its name, its score and its games."""
        return tuple(label.text() for label in self._labels if label.isVisibleTo(self))

    @property
    def wholes(self) -> tuple[str, ...]:
        """The whole name of each side, which stands beside what may be cut short."""
        return tuple(label.toolTip() for label in self._labels[::3] if label.isVisibleTo(self))

    def show_tally(self, tally: Tally, wording: Wording, *, changed: bool = False) -> None:
        """Show how it stands in the present game and rubber.

        :param changed: whether there were other sides this evening
        """
        of_rubber = changed or any(tally.rubbers_won)
        sides = wording.sides_by_seat
        names = self._names(sides, wording)
        self._have(3 * len(sides), many=len(sides) > WITH_SCORE)
        for side, seats in enumerate(sides):
            score = tally.score[side] if side < len(tally.score) else 0
            texts = names[side], plainly(score), self._won_by(Side(side), seats, tally, of_rubber=of_rubber)
            for row, text in enumerate(texts):
                label = self._labels[3 * side + row]
                label.setText(text)
                label.setToolTip(as_written(wording.heading_of(seats)))
                label.setAccessibleName(
                    f"{wording.heading_of(seats)}: {text}" if row else wording.heading_of(seats)
                )

    def _names(self, sides: tuple[tuple[Seat, ...], ...], wording: Wording) -> list[str]:
        whole = [wording.heading_of(seats) for seats in sides]
        return whole if len(sides) <= WITH_SCORE else short_names(whole, LONGEST)

    def _won_by(self, side: Side, seats: tuple[Seat, ...], tally: Tally, *, of_rubber: bool) -> str:
        """Return the games of a side as it sits: of this rubber, or since partners changed, if there was one.

        The rubbers of the evening stand beside them if all of the side have won as many.
        """
        in_rubber = sum(result.winner == side for result in tally.games)
        games = in_rubber if of_rubber else tally.games_won[seats[0]]
        rubbers = {tally.rubbers_won[seat] for seat in seats}
        if any(tally.rubbers_won) and len(rubbers) == 1:
            said = self.tr("Games {games}, rubbers {rubbers}")
            return said.format(games=games, rubbers=rubbers.pop())
        return self.tr("Games {games}").format(games=games)

    def _have(self, count: int, *, many: bool) -> None:
        """Have so many labels in place; those that are too many are kept, unseen."""
        while len(self._labels) < count:
            label = PlainLabel(self)
            label.setAlignment(Qt.AlignmentFlag.AlignHCenter)
            label.setWordWrap(True)
            self._labels.append(label)
        in_a_row = IN_A_ROW if many else WITH_SCORE
        for place, label in enumerate(self._labels):
            self._grid.removeWidget(label)
            side, row = divmod(place, 3)
            label.setFont(serif(QFontInfo(self.font()).pixelSize() * (MANY if many else FEW)[row]))
            label.setVisible(place < count)
            if place < count:
                self._grid.addWidget(label, 3 * (side // in_a_row) + row, side % in_a_row)
