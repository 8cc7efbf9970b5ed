"""The plaque that offers every open act that is not a card: what can be said, with the old words on it."""

from collections.abc import Iterable, Sequence
from itertools import islice

from PySide6.QtCore import QEvent, QObject, QRectF, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontInfo,
    QFontMetrics,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from eldest.engine.acts import Act
from eldest.room.auction import Auction
from eldest.ui.pips import PAPER, serif
from eldest.ui.table.call_keys import Typed, bid_of, digit_of, walked_to, walks
from eldest.ui.table.calls import Call
from eldest.ui.table.choices import Choice, Group, grouped, plain, with_keys
from eldest.ui.theme import Theme
from eldest.ui.wording import Wording

BRASS = "#8a6a2f"
BUTTON_LOOK = """
QLabel { color: #16161a; }
QPushButton {
    color: #16161a; background: #f4ecd8; border: 1px solid #9a9484; border-radius: 5px;
    padding: 5px 12px; min-height: 22px;
}
QPushButton:hover { background: #fff8e4; border-color: #8a6a2f; }
QPushButton:pressed { background: #e3d6b4; }
QPushButton:focus { border: 2px solid #1d4d36; padding: 4px 11px; background: #fff8e4; }
QPushButton:disabled { color: #7a7466; background: #efe9da; border-color: #c9c2b0; }
QPushButton[rung="true"] { padding: 4px 5px; min-width: 24px; }
QPushButton[rung="true"]:focus { padding: 3px 4px; }
QPushButton[standing="true"]:disabled { color: #16161a; border: 2px solid #8a6a2f; padding: 3px 4px; }
"""
GAP, BETWEEN_GROUPS, RIM = 6, 16, 12
LARGER, OF_NOTES = 1.15, 1.0
"""How large in the system's type the words on the plaque are, and its notes."""


class Decisions(QWidget):
    """Buttons for all that can be said now, with a line above them; it hides when there is nothing.

    `chosen` brings the act, or the value of a plain choice, once for each offer.

    :param taken: letters that the menus use as keys
    """

    chosen = Signal(object)

    def __init__(self, parent: QWidget | None = None, *, taken: str = "") -> None:
        super().__init__(parent)
        self._taken = taken
        self._theme = Theme()
        self._open = False
        self._calls: list[Call] = []
        self._typed = Typed()
        self._board = QWidget(self)
        self._type = serif(QFontInfo(self.font()).pixelSize() * LARGER)
        self._caption = QLabel(self)
        self._caption.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(RIM + 2, RIM, RIM + 2, RIM + 2)
        self._layout.setSpacing(GAP + 2)
        self._layout.addWidget(self._caption)
        self._rows = QVBoxLayout(self._board)
        self._dress()
        self.hide()
        if parent is not None:
            parent.installEventFilter(self)

    @property
    def calls(self) -> tuple[Call, ...]:
        """The buttons that can be pressed, in the order in which Tab walks them."""
        return tuple(call for call in self._calls if call.choice.is_open)

    @property
    def rungs(self) -> tuple[Call, ...]:
        """The buttons of the bids, those too low among them."""
        return tuple(call for call in self._calls if call.property("rung"))

    def set_theme(self, theme: Theme) -> None:
        """Paint the pips in another theme's colours."""
        self._theme = theme
        for call in self._calls:
            call.paint_icon(self._theme)

    def offer(
        self,
        acts: Iterable[Act],
        wording: Wording,
        *,
        caption: str = "",
        plain: Iterable[Choice] = (),
        auction: Auction | None = None,
    ) -> None:
        """Show those of the acts that are spoken, bids as the auction has them, and plain choices beside."""
        spoken = grouped(acts, wording, auction)
        if spoken and not caption:
            caption = self.tr("Your turn to speak")
        self._show([*spoken, Group(tuple(plain))], caption)

    def clear(self) -> None:
        """Offer nothing; the focus, if it was here, goes back to the table."""
        self._show([], "")

    def focus_first(self) -> None:
        """Give the focus to the first button."""
        if self.calls:
            self.calls[0].setFocus(Qt.FocusReason.OtherFocusReason)

    def _show(self, groups: Sequence[Group], caption: str) -> None:
        groups = [group for group in groups if group.choices]
        self._typed.forget()
        had_focus = any(call.hasFocus() for call in self._calls)
        self._remove_calls()
        self._caption.setText(caption)
        self._caption.setVisible(bool(caption))
        self.setAccessibleName(caption)
        self._add_calls(groups)
        self._open = bool(groups)
        self._board.show()  # a board put into a plaque that is seen already would be measured as hidden
        self.setVisible(self._open)
        self._layout.activate()
        self.adjustSize()
        self._rows.activate()
        if had_focus:
            self._hand_on_focus()

    def _hand_on_focus(self) -> None:
        parent = self.parentWidget()
        if self.calls:
            self.focus_first()
        elif parent is not None:
            parent.setFocus(Qt.FocusReason.OtherFocusReason)

    def _remove_calls(self) -> None:
        """Put an empty board in place of the one with the buttons.

        They go with their board: a widget that were taken from its parent first would belong to
        Python and to Qt's deletion both, and the second of them to free it would crash.
        """
        self._layout.removeWidget(self._board)
        self._board.hide()
        self._board.deleteLater()
        self._calls = []
        self._board = QWidget(self)
        rows = QVBoxLayout(self._board)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.setSpacing(GAP + 2)
        self._rows = rows
        self._layout.addWidget(self._board)

    def _add_calls(self, groups: Sequence[Group]) -> None:
        keyed = [it for group in groups if not group.is_ladder for it in group.choices if it.is_open]
        texts = dict(zip(map(id, keyed), with_keys([it.shown for it in keyed], self._taken), strict=True))
        made = [
            [self._new_call(it, texts.get(id(it), plain(it.shown)), group.is_ladder) for it in group.choices]
            for group in groups
        ]
        self._lay_out(list(zip(groups, made, strict=True)))
        self._line_up()

    def _lay_out(self, rows: list[tuple[Group, list[Call]]]) -> None:
        """Put bids and rows with a heading above each other, and the rest beside or below them."""
        headed = [(group, calls) for group, calls in rows if group.head or group.is_ladder]
        rest = [calls for group, calls in rows if not group.head and not group.is_ladder]
        if len(headed) == 1:
            rest = self._add_single(*headed[0], rest)
        else:
            self._add_several(headed)
        if rest:
            for row in [rest] if self._fits(rest) else [[calls] for calls in rest]:
                self._add_row(row)

    def _add_single(self, group: Group, calls: list[Call], rest: list[list[Call]]) -> list[list[Call]]:
        """Add the only row of its kind, and what has room beside it; return what is left.

        In a narrow room its heading goes first: what is asked stands above it anyhow.
        """
        if self._fits([calls, *rest], group.head):
            self._add_row([calls, *rest], group.head)
            rest = []
        else:
            for line in self._lines(calls):
                self._add_row([line])
        if group.notes:
            self._rows.addWidget(self._note("\n".join(group.notes)))
        return rest

    def _add_several(self, headed: list[tuple[Group, list[Call]]]) -> None:
        """Add rows below each other; in a narrow room suits show their pips alone."""
        for group, calls in headed:
            if group.is_ladder:
                self._add_single(group, calls, [])
        rows = [(group, calls) for group, calls in headed if group.head]
        if not all(self._fits([calls], group.head) for group, calls in rows):
            for call in (call for _, calls in rows for call in calls if call.choice.suit is not None):
                call.setText("")
        self._add_grid(rows)

    def _line_up(self) -> None:
        """Let Tab walk from the table to the buttons, before whatever else the window holds."""
        before = self.parentWidget()
        for call in self._calls:
            if before is not None:
                QWidget.setTabOrder(before, call)
            before = call

    def _new_call(self, choice: Choice, text: str, is_rung: bool) -> Call:
        call = Call(choice, text, self._board)
        call.setFont(self._type)
        if is_rung:
            call.setProperty("rung", True)
        call.paint_icon(self._theme)
        call.clicked.connect(lambda: self._choose(choice))
        self._calls.append(call)
        call.show()
        return call

    def _room(self) -> int | None:
        """Return how wide a row may be; None if nothing limits it."""
        parent = self.parentWidget()
        return None if parent is None else parent.width() - 2 * BETWEEN_GROUPS

    def _fits(self, groups: Sequence[Sequence[Call]], head: str = "") -> bool:
        """Tell whether groups have room side by side."""
        room = self._room()
        wide = sum(map(_width, groups)) + len(groups) * BETWEEN_GROUPS
        return room is None or wide + self._width_of(head) <= room

    def _width_of(self, head: str) -> int:
        return QFontMetrics(self._type).horizontalAdvance(head) + GAP if head else 0

    def _head(self, text: str) -> QLabel:
        head = QLabel(text, self._board)
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
        self._rows.addLayout(row)

    def _add_grid(self, rows: Sequence[tuple[Group, list[Call]]]) -> None:
        """Add rows with headings, their buttons below each other."""
        if not rows:
            return
        grid = QGridLayout()
        grid.setSpacing(GAP)
        at = 0
        for group, calls in rows:
            head = self._head(group.head)
            grid.addWidget(head, at, 1, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            for line in self._lines(calls, self._width_of(group.head)):
                for column, call in enumerate(line, 2):
                    grid.addWidget(call, at, column)
                at += 1
        grid.setColumnStretch(0, 1)
        grid.setColumnStretch(grid.columnCount(), 1)
        self._rows.addLayout(grid)

    def _lines(self, calls: Sequence[Call], taken: int = 0) -> list[list[Call]]:
        """Return buttons in as few rows as there is room for, of about the same length."""
        room = self._room()
        rows = 1 if room is None else max(1, -(-_width(calls) // max(1, room - taken)))
        length = -(-len(calls) // rows)
        left = iter(calls)
        return [list(islice(left, length)) for _ in range(rows)]

    def _note(self, text: str) -> QLabel:
        note = QLabel(text, self._board)
        type_of = QFont(self._type)
        type_of.setPixelSize(round(QFontInfo(self.font()).pixelSize() * OF_NOTES))
        type_of.setItalic(True)
        note.setFont(type_of)
        note.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        return note

    def _choose(self, choice: Choice) -> None:
        """Tell the choice once; a second click on the same offer means nothing."""
        if self._open:
            self._open = False
            self.chosen.emit(choice.value)

    # -- keys

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Walk the buttons; what means nothing here is for the table."""
        if not self._walk(event):
            super().keyPressEvent(event)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        """Take digits from the table while bids are open, for no card can be played then."""
        if not self._open or event.type() != QEvent.Type.KeyPress or not isinstance(event, QKeyEvent):
            return False
        return digit_of(event) is not None and self._type_digit(event)

    def _walk(self, event: QKeyEvent) -> bool:
        calls, focus = self.calls, self.focusWidget()
        if digit_of(event) is not None:
            return self._type_digit(event)
        if not walks(event) or not isinstance(focus, Call) or focus not in calls:
            return False
        calls[walked_to(event.key(), calls.index(focus), calls)].setFocus(Qt.FocusReason.OtherFocusReason)
        self._typed.forget()
        return True

    def _type_digit(self, event: QKeyEvent) -> bool:
        """Go to the bid whose number is typed; without bids a digit means nothing here."""
        bids = {bid_of(call.choice): call for call in self.calls if bid_of(call.choice) is not None}
        digit = digit_of(event)
        if not bids or digit is None:
            return False
        meant = self._typed.with_digit(digit, [number for number in bids if number is not None])
        if meant is not None:
            bids[meant].setFocus(Qt.FocusReason.OtherFocusReason)
        return True

    def _dress(self) -> None:
        self.setStyleSheet(BUTTON_LOOK)
        italic = QFont(self._type)
        italic.setItalic(True)
        self._caption.setFont(italic)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the plaque: paper with a brass rule inside its edge, on a soft shadow."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        whole = QRectF(self.rect()).adjusted(2, 1, -2, -3)
        for grow, shade in ((2, 30), (1, 45)):
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(0, 0, 0, shade))
            painter.drawRoundedRect(whole.adjusted(-grow, 0, grow, grow + 1), 9, 9)
        painter.setBrush(PAPER)
        painter.setPen(QPen(QColor("#6b6558"), 1))
        painter.drawRoundedRect(whole, 8, 8)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(BRASS), 1))
        painter.drawRoundedRect(whole.adjusted(4, 4, -4, -4), 5, 5)
        painter.end()


def _width(calls: Sequence[Call]) -> int:
    """Return how wide buttons are side by side."""
    return sum(call.sizeHint().width() + GAP for call in calls)
