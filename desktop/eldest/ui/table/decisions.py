"""The plaque that offers every open act that is not a card: what can be said, with the old words on it."""

from collections.abc import Callable, Iterable, Sequence

from PySide6.QtCore import QEvent, QObject, QRectF, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontInfo,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QVBoxLayout, QWidget

from eldest.engine.acts import Act
from eldest.room.auction import Auction
from eldest.ui.as_written import PlainLabel
from eldest.ui.pips import PAPER, serif
from eldest.ui.table.call_keys import Typed, bid_of, digit_of, walked_to, walks
from eldest.ui.table.call_rows import GAP, CallRows
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
RIM = 12
LARGER = 1.15
"""How much larger than the system's type the words on the plaque are."""


class Decisions(QWidget):
    """Buttons for all that can be said now, with a line above them; it hides when there is nothing.

    The focus comes to it if keys chose on the plaque before, or where `keys_in_use` tells that they
    walk the table just now; but not while it `keeps_aside`, because keys are wanted at the table. It is
    no wider than `widest` tells, or else than its parent. Keys that walk come to it at once while
    `table_is_bare` tells that there is nothing on the table to be walked. `chosen` brings the act, or the
    value of a plain choice, once for each offer.

    :param taken: letters that the menus use as keys
    """

    chosen = Signal(object)

    def __init__(self, parent: QWidget | None = None, *, taken: str = "") -> None:
        super().__init__(parent)
        self._taken = taken
        self._theme = Theme()
        self._open = False
        self._left_by_keys = False
        self.keeps_aside = False
        self.keys_in_use: Callable[[], bool] = lambda: False
        self.table_is_bare: Callable[[], bool] = lambda: False
        self.widest: Callable[[], int] | None = None
        self._calls: list[Call] = []
        self._typed = Typed()
        self._board = QWidget(self)
        self._type = serif(QFontInfo(self.font()).pixelSize() * LARGER)
        self._caption = PlainLabel(self)
        self._caption.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(RIM + 2, RIM, RIM + 2, RIM + 2)
        self._layout.setSpacing(GAP + 2)
        self._layout.addWidget(self._caption)
        self._rows = self._bare_rows()
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
        with_focus = [call for call in self._calls if call.hasFocus()]
        takes_focus = bool(with_focus) or (not self._open and self._is_expected())
        if with_focus:
            self._left_by_keys = not with_focus[0].by_mouse
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
        self._rows.layout.activate()
        if takes_focus and (with_focus or not self.keeps_aside):
            self._hand_on_focus()
        if self.calls:
            self._left_by_keys = False

    def _is_expected(self) -> bool:
        """Tell whether the keyboard is at the table, and waits for what will be offered."""
        parent = self.parentWidget()
        at_table = parent is not None and parent.hasFocus()
        return at_table and (self._left_by_keys or self.keys_in_use())

    def _hand_on_focus(self) -> None:
        parent = self.parentWidget()
        if self.calls and not self.keeps_aside:
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
        self._rows = self._bare_rows()
        self._layout.addWidget(self._board)

    def _bare_rows(self) -> CallRows:
        parent = self.parentWidget()
        room = None if parent is None else parent.width()
        return CallRows(self._board, self._type, room if self.widest is None else self.widest())

    def _add_calls(self, groups: Sequence[Group]) -> None:
        keyed = [it for group in groups if not group.is_ladder for it in group.choices if it.is_open]
        texts = dict(zip(map(id, keyed), with_keys([it.shown for it in keyed], self._taken), strict=True))
        made = [
            [self._new_call(it, texts.get(id(it), plain(it.shown)), group.is_ladder) for it in group.choices]
            for group in groups
        ]
        self._rows.lay_out(list(zip(groups, made, strict=True)))
        self._line_up()

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
        """Take digits from the table while bids are open, for no card can be played then.

        Arrows are taken too where they lead to nothing there.
        """
        if not self._open or event.type() != QEvent.Type.KeyPress or not isinstance(event, QKeyEvent):
            return False
        if digit_of(event) is not None:
            return self._type_digit(event)
        comes = walks(event) and bool(self.calls) and self.table_is_bare()
        if comes:
            self.focus_first()
        return comes

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
