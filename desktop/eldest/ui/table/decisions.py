"""The plaque that offers every open act that is not a card: what can be said, with the old words on it."""

import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontInfo,
    QIcon,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPixmap,
)
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from eldest.cards.card import Suit
from eldest.engine.acts import Act, Pass
from eldest.ui.pips import PAPER, paint_pip, serif
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
"""
GAP, BETWEEN_GROUPS, RIM, AFTER_PIP = 6, 16, 12, 3
LARGER = 1.15
"""How much larger than the system's type the words on the plaque are."""


@dataclass(frozen=True, slots=True)
class Choice:
    """Something that can be chosen: an act, or whatever the director offers in plain words."""

    value: object
    words: str
    clause: str = ""

    @property
    def suit(self) -> Suit | None:
        """The suit that it names, if it names one."""
        suit = getattr(self.value, "suit", None)
        return suit if isinstance(suit, Suit) else None


def is_spoken(act: Act) -> bool:
    """Tell whether an act is said rather than done with a card or at a place of the table."""
    return act.said is not None and not act.onto


def grouped(choices: Iterable[Choice]) -> list[list[Choice]]:
    """Return choices in groups: other calls, then suits, and passing apart at the end."""
    groups: list[list[Choice]] = [[], [], []]
    for choice in choices:
        place = 2 if isinstance(choice.value, Pass) else 1 if choice.suit is not None else 0
        groups[place].append(choice)
    return [group for group in groups if group]


def with_keys(texts: Sequence[str], taken: str = "") -> list[str]:
    """Return texts with an ampersand before a letter of their own, where one is left.

    The first letters of words that tell the texts apart come first. Digits belong to the hand.
    """
    used = set(taken.casefold())
    common = Counter(word for text in texts for word in set(text.split()))
    return [_with_key(text, used, common) for text in texts]


def _with_key(text: str, used: set[str], common: Mapping[str, int]) -> str:
    begins = [match.start() for match in re.finditer(r"\S+", text)]
    words = dict(zip(begins, text.split(), strict=True))
    begins.sort(key=lambda place: (common[words[place]], -len(words[place])))
    for place in (*begins, *range(len(text))):
        letter = text[place].casefold()
        if letter.isalpha() and letter not in used:
            used.add(letter)
            return f"{_plain(text[:place])}&{_plain(text[place:])}"
    return _plain(text)


def _plain(text: str) -> str:
    """Return a text as Qt shows it letter for letter."""
    return text.replace("&", "&&")


class Call(QPushButton):
    """A button with the words of one choice; Return presses it as the space bar does."""

    def __init__(self, choice: Choice, text: str, parent: QWidget) -> None:
        super().__init__(text, parent)
        self.choice = choice
        self.setAccessibleName(choice.words)
        self.setToolTip(choice.clause)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Press the button with Return; it is never pressed without having the focus."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        else:
            super().keyPressEvent(event)


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

    @property
    def calls(self) -> tuple[Call, ...]:
        """The buttons, in the order in which Tab walks them."""
        return tuple(self._calls)

    def set_theme(self, theme: Theme) -> None:
        """Paint the pips in another theme's colours."""
        self._theme = theme
        for call in self._calls:
            self._paint_icon(call)

    def offer(
        self, acts: Iterable[Act], wording: Wording, *, caption: str = "", plain: Iterable[Choice] = ()
    ) -> None:
        """Show those of the acts that are spoken, and plain choices beside them."""
        spoken = [Choice(act, wording.words_of(act), act.clause) for act in acts if is_spoken(act)]
        if spoken and not caption:
            caption = self.tr("Your turn to speak")
        self._show([*grouped(spoken), list(plain)], caption)

    def clear(self) -> None:
        """Offer nothing; the focus, if it was here, goes back to the table."""
        self._show([], "")

    def focus_first(self) -> None:
        """Give the focus to the first button."""
        if self._calls:
            self._calls[0].setFocus(Qt.FocusReason.OtherFocusReason)

    def _show(self, groups: list[list[Choice]], caption: str) -> None:
        groups = [group for group in groups if group]
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
        if self._calls:
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

    def _add_calls(self, groups: list[list[Choice]]) -> None:
        choices = [choice for group in groups for choice in group]
        texts = iter(with_keys([choice.words for choice in choices], self._taken))
        made = [[self._new_call(choice, next(texts)) for choice in group] for group in groups]
        for row in self._in_rows(made):
            self._add_row(row)
        self._line_up()

    def _line_up(self) -> None:
        """Let Tab walk from the table to the buttons, before whatever else the window holds."""
        before = self.parentWidget()
        for call in self._calls:
            if before is not None:
                QWidget.setTabOrder(before, call)
            before = call

    def _new_call(self, choice: Choice, text: str) -> Call:
        call = Call(choice, text, self._board)
        call.setFont(self._type)
        self._paint_icon(call)
        call.clicked.connect(lambda: self._choose(choice))
        self._calls.append(call)
        call.show()
        return call

    def _in_rows(self, groups: list[list[Call]]) -> list[list[list[Call]]]:
        """Return all groups in one row, or each in a row of its own where the table is too narrow."""
        parent = self.parentWidget()
        wide = sum(call.sizeHint().width() + GAP for group in groups for call in group)
        room = (
            parent.width() - 2 * BETWEEN_GROUPS if parent is not None else wide + len(groups) * BETWEEN_GROUPS
        )
        one_row = wide + len(groups) * BETWEEN_GROUPS <= room
        return [groups] if one_row else [[group] for group in groups]

    def _add_row(self, groups: list[list[Call]]) -> None:
        row = QHBoxLayout()
        row.setSpacing(GAP)
        row.addStretch()
        for number, group in enumerate(groups):
            if number:
                row.addSpacing(BETWEEN_GROUPS - GAP)
            for call in group:
                row.addWidget(call)
        row.addStretch()
        self._rows.addLayout(row)

    def _paint_icon(self, call: Call) -> None:
        suit = call.choice.suit
        if suit is None:
            return
        side, ratio = QFontInfo(call.font()).pixelSize(), self.devicePixelRatioF()
        size = QSize(side + AFTER_PIP, side)
        picture = QPixmap(size * ratio)
        picture.setDevicePixelRatio(ratio)
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        paint_pip(painter, suit, QRectF(0, 0, side, side).adjusted(1, 1, -1, -1), self._theme.colour_of(suit))
        painter.end()
        call.setIcon(QIcon(picture))
        call.setIconSize(size)

    def _choose(self, choice: Choice) -> None:
        """Tell the choice once; a second click on the same offer means nothing."""
        if self._open:
            self._open = False
            self.chosen.emit(choice.value)

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
