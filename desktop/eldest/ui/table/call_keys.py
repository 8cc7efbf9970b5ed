"""The keyboard on the plaque: arrows walk its buttons, digits go to the bid of that number."""

from collections.abc import Sequence
from typing import Protocol

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from eldest.engine.acts import Bid
from eldest.ui.table.choices import Choice

_ALONG = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
_ACROSS = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}
LEVEL = 4
"""Buttons whose middles are no further apart than this, in points, stand in one row."""
_ENDS = {Qt.Key.Key_Home: 0, Qt.Key.Key_End: -1}


class Button(Protocol):
    """A button of the plaque, as far as the keyboard goes."""

    choice: Choice


def digit_of(event: QKeyEvent) -> int | None:
    """Return the digit that a key without others held down means; None if it means none."""
    if event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
        return None
    key = event.key()
    return key - Qt.Key.Key_0 if Qt.Key.Key_0 <= key <= Qt.Key.Key_9 else None


def walks(event: QKeyEvent) -> bool:
    """Tell whether a key walks the plaque."""
    return event.key() in (*_ALONG, *_ACROSS, *_ENDS) or digit_of(event) is not None


class Typed:
    """The digits of a bid as they are typed: 1 goes to one, 1 and then 4 to fourteen."""

    def __init__(self) -> None:
        self._so_far = 0

    def forget(self) -> None:
        """Begin a new number with the next digit."""
        self._so_far = 0

    def with_digit(self, digit: int, numbers: Sequence[int]) -> int | None:
        """Return which of the numbers is meant after one more digit; None if none of them begins so."""
        for meant in dict.fromkeys((self._so_far * 10 + digit, digit)):
            begun = [number for number in numbers if str(number).startswith(str(meant))]
            if begun:
                self._so_far = meant
                return min(begun)
        self.forget()
        return None


def bid_of(choice: Choice) -> int | None:
    """Return the number that a choice bids, if it can be bid."""
    return choice.value.number if isinstance(choice.value, Bid) and choice.is_open else None


def walked_to(key: int, place: int, calls: Sequence[QWidget]) -> int:
    """Return the place of the button to which a key leads from another."""
    if key in _ENDS:
        return _ENDS[Qt.Key(key)] % len(calls)
    if key in _ALONG:
        return max(0, min(len(calls) - 1, place + _ALONG[Qt.Key(key)]))
    return _across(_ACROSS[Qt.Key(key)], place, calls)


def _across(step: int, place: int, calls: Sequence[QWidget]) -> int:
    """Return the nearest button of the next row in a direction; where there is none, the same."""
    middles = [call.mapTo(call.window(), call.rect().center()) for call in calls]
    here = middles[place]
    beyond = [at for at, middle in enumerate(middles) if (middle.y() - here.y()) * step > LEVEL]
    return min(beyond, key=lambda at: _distance(middles[at], here), default=place)


def _distance(one: QPoint, other: QPoint) -> int:
    """Return how far two buttons are apart: rows first."""
    return 10 * abs(one.y() - other.y()) + abs(one.x() - other.x())
