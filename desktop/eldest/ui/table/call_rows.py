"""How the plaque lays its buttons out: rows under headings, bids in a block, the rest beside or below."""

from collections.abc import Sequence
from itertools import islice

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QFontMetrics
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from eldest.cards.card import Suit
from eldest.ui.as_written import PlainLabel
from eldest.ui.table.calls import Call
from eldest.ui.table.choices import ELLIPSIS, Group

GAP, BETWEEN_GROUPS = 6, 16
OF_NOTES = 0.87
"""How large the notes below the bids are, in the type of the buttons."""


class CallRows:
    """Rows of buttons on a board, as compact as the room has it.

    :param room: how wide a row may be; None if nothing limits it
    """

    def __init__(self, board: QWidget, words: QFont, room: int | None) -> None:
        self._board = board
        self._type = words
        self._room = None if room is None else room - 2 * BETWEEN_GROUPS
        self.layout = QVBoxLayout(board)
        self.layout.setContentsMargins(0, 0, 0, 0)
        self.layout.setSpacing(GAP + 2)

    def lay_out(self, rows: list[tuple[Group, list[Call]]]) -> None:
        """Put bids and rows with a heading above each other, and the rest beside or below them."""
        headed = [(group, calls) for group, calls in rows if group.head or group.is_ladder]
        rest = [calls for group, calls in rows if not group.head and not group.is_ladder]
        if len(headed) == 1:
            rest = self._add_single(*headed[0], rest)
        elif headed:
            rest = self._add_several(headed, rest)
        if rest:
            for row in [rest] if self._fits(rest) else [[calls] for calls in rest]:
                self._add_row(row)

    def _add_single(self, group: Group, calls: list[Call], rest: list[list[Call]]) -> list[list[Call]]:
        """Add the only row of its kind, and what has room beside it; return what is left.

        In a narrow room the heading of suits goes first: what is asked stands above them anyhow.
        """
        of_suits = all(isinstance(getattr(call.choice.value, "suit", None), Suit) for call in calls)
        if self._fits([calls, *rest], group.head):
            self._add_row([calls, *rest], group.head)
            rest = []
        elif group.head and not of_suits:
            self._add_grid([(group.head, calls)], [])
        else:
            *before, last = self._lines(calls)
            for line in before:
                self._add_row([line])
            beside = rest if self._fits([last, *rest]) else []
            self._add_row([last, *beside])
            rest = [] if beside else rest
        if group.notes:
            self.layout.addWidget(self._note("\n".join(group.notes)))
        return rest

    def _add_several(
        self, headed: list[tuple[Group, list[Call]]], rest: list[list[Call]]
    ) -> list[list[Call]]:
        """Add rows below each other, and what has room beside them; return what is left.

        In a narrow room suits show their pips alone.
        """
        for group, calls in headed:
            if group.is_ladder:
                self._add_single(group, calls, [])
        rows = _without_what_is_said_above([(group.head, calls) for group, calls in headed if group.head])
        if not all(self._fits([calls], head) for head, calls in rows):
            for call in (call for _, calls in rows for call in calls if call.choice.suit is not None):
                call.setText("")
        longest = max((head for head, _ in rows), key=self._width_of, default="")
        has_room = all(self._fits([calls, *rest], longest) for _, calls in rows)
        self._add_grid(rows, [call for calls in rest for call in calls] if has_room else [])
        return [] if has_room else rest

    def _fits(self, groups: Sequence[Sequence[Call]], head: str = "") -> bool:
        """Tell whether groups have room side by side."""
        wide = sum(map(_width, groups)) + len(groups) * BETWEEN_GROUPS
        return self._room is None or wide + self._width_of(head) <= self._room

    def _width_of(self, head: str) -> int:
        return QFontMetrics(self._type).horizontalAdvance(head) + GAP if head else 0

    def _head(self, text: str) -> QLabel:
        head = PlainLabel(self._board, text)
        head.setFont(self._type)
        return head

    def _add_row(self, groups: Sequence[Sequence[Call]], head: str = "") -> None:
        row = QHBoxLayout()
        row.setSpacing(GAP)
        row.addStretch()
        if head:
            row.addWidget(self._head(head))
        for number, group in enumerate(groups):
            if number:
                row.addSpacing(BETWEEN_GROUPS - GAP)
            for call in group:
                row.addWidget(call)
        row.addStretch()
        self.layout.addLayout(row)

    def _add_grid(self, rows: Sequence[tuple[str, list[Call]]], beside: Sequence[Call]) -> None:
        """Add rows with headings, their buttons below each other, and others beside all of them."""
        grid = QGridLayout()
        grid.setSpacing(GAP)
        at = 0
        for head, calls in rows:
            label = self._head(head)
            grid.addWidget(label, at, 1, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            for line in self._lines(calls, self._width_of(head)):
                for column, call in enumerate(line, 2):
                    grid.addWidget(call, at, column)
                at += 1
        for call in beside:
            column = grid.columnCount()
            grid.setColumnMinimumWidth(column, BETWEEN_GROUPS - 2 * GAP)
            grid.addWidget(call, 0, column + 1, at, 1, Qt.AlignmentFlag.AlignVCenter)
        grid.setColumnStretch(0, 1)
        grid.setColumnStretch(grid.columnCount(), 1)
        self.layout.addLayout(grid)

    def _lines(self, calls: Sequence[Call], taken: int = 0) -> list[list[Call]]:
        """Return buttons in as few rows as there is room for, of about the same length."""
        rows = 1 if self._room is None else max(1, -(-_width(calls) // max(1, self._room - taken)))
        length = -(-len(calls) // rows)
        left = iter(calls)
        return [list(islice(left, length)) for _ in range(rows)]

    def _note(self, text: str) -> QLabel:
        note = PlainLabel(self._board, text)
        type_of = QFont(self._type)
        type_of.setPixelSize(round(type_of.pixelSize() * OF_NOTES))
        type_of.setItalic(True)
        note.setFont(type_of)
        note.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        return note


def _width(calls: Sequence[Call]) -> int:
    """Return how wide buttons are side by side."""
    return sum(call.sizeHint().width() + GAP for call in calls)


def _without_what_is_said_above(rows: list[tuple[str, list[Call]]]) -> list[tuple[str, list[Call]]]:
    """Return rows whose headings leave out what the first says: "Make it …" and "…, and I play alone"."""
    first = rows[0][0] if rows else ""
    return [
        (f"{ELLIPSIS}{head.removeprefix(first)}" if number and head.startswith(first) else head, calls)
        for number, (head, calls) in enumerate(rows)
    ]
