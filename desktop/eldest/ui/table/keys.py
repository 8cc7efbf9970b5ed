"""The keyboard: it walks what can be reached, and chooses by the same path as the mouse."""

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from eldest.cards.card import Suit
from eldest.ui.table.by_hand import TO, ByHand
from eldest.ui.table.grips import LIFT, Grip

if TYPE_CHECKING:
    from eldest.ui.table.scene import TableScene

_STEPS = {
    Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_Up: -5, Qt.Key.Key_Down: 5,
}  # fmt: skip
_ENDS = {Qt.Key.Key_Home: 0, Qt.Key.Key_End: -1}
_SUITS = {
    Qt.Key.Key_C: Suit.CLUBS, Qt.Key.Key_D: Suit.DIAMONDS,
    Qt.Key.Key_H: Suit.HEARTS, Qt.Key.Key_S: Suit.SPADES,
}  # fmt: skip
_CHOOSE = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)


class Keys:
    """Where the keyboard's focus is among the things that can be reached."""

    def __init__(self, scene: "TableScene") -> None:
        self._scene = scene
        self._place = -1
        self._dealing = False
        self.active = False

    @property
    def seen(self) -> bool:
        """Tell whether the focus is to be shown."""
        return self.active and self._place >= 0

    @property
    def focus(self) -> Grip | None:
        """What the focus is on."""
        reach = self._scene.reach()
        return reach[min(self._place, len(reach) - 1)] if reach and self._place >= 0 else None

    def focus_on(self, grip: Grip) -> None:
        """Put the focus on something."""
        names = [found.name for found in self._scene.reach()]
        if grip.name in names:
            self._place = names.index(grip.name)
            self.active = True
            self._scene.remark()

    def follow(self) -> None:
        """Keep the focus at a sensible place after a change: the next card, or the middle of a pack."""
        reach = self._scene.reach()
        was_dealing, self._dealing = self._dealing, self._scene.by_hand.gives
        if self._dealing:
            self._place = _due_place(self._scene.by_hand, reach)
            return
        if was_dealing:
            self._place = -1
        if not reach or self._place < 0:
            return
        if self._place >= len(reach):
            self._place = len(reach) - 1

    def enter(self) -> None:
        """The keyboard comes to the table."""
        self.active = True
        self._scene.remark()

    def leave(self) -> None:
        """The keyboard leaves the table."""
        self.active = False
        self._scene.remark()

    # -- keys

    @staticmethod
    def wants(event: QKeyEvent) -> bool:
        """Tell whether a key is the table's, before any shortcut of the window."""
        if event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            return False
        key = event.key()
        digit = Qt.Key.Key_0 <= key <= Qt.Key.Key_9
        return (
            digit
            or key in _STEPS
            or key in _ENDS
            or key in _SUITS
            or key in _CHOOSE
            or key == Qt.Key.Key_Escape
        )

    def press(self, event: QKeyEvent) -> bool:
        """Do what a key means; return whether it meant anything."""
        scene = self._scene
        if not self.wants(event):
            return False
        key = Qt.Key(event.key())
        if key == Qt.Key.Key_Escape:
            return self._escape()
        if scene.busy and not (not event.isAutoRepeat() and scene.hurry_deal()):
            if not event.isAutoRepeat():
                scene.clicked_table.emit()
            return True
        if scene.by_hand.gives:
            self.active = True  # who deals by keys is to see to whom
        if key in _CHOOSE:
            return event.isAutoRepeat() or self._choose()
        if scene.by_hand.gives:
            return self._deal(key)
        return self._walk(key)

    def _deal(self, key: Qt.Key) -> bool:
        """While dealing: a digit gives so many cards to the seat that is chosen, arrows choose another."""
        reach = self._scene.reach()
        if Qt.Key.Key_1 <= key <= Qt.Key.Key_9:
            grip = self.focus
            due = self._scene.by_hand.due_seat
            to = grip.name[1] if grip is not None and isinstance(grip.name, tuple) else due
            self._scene.drag.put_back()
            self._scene.choose(reach[0], self._scene.by_hand.packet(to, key - Qt.Key.Key_0))
        elif key in _STEPS:
            self._place = (max(self._place, 0) + (1 if _STEPS[key] > 0 else -1)) % len(reach)
            self.active = True
            self._scene.remark()
        return True

    def _escape(self) -> bool:
        if self._scene.drag.carrying:
            self._scene.drag.put_back()
            return True
        had, self._place = self._place >= 0, -1
        self._scene.remark()
        return had

    def _choose(self) -> bool:
        scene = self._scene
        if self.focus is None and scene.choose_default():
            return True
        if scene.sight is not None and scene.sight.turn is None:
            scene.asked_on.emit()
            return True
        grip = self.focus
        if grip is None:
            return self._walk(Qt.Key.Key_Right)
        self._scene.drag.put_back()
        self._scene.choose(grip)
        return True

    def _walk(self, key: Qt.Key) -> bool:
        reach = self._scene.reach()
        if not reach:
            return False
        place = self._target(key, reach)
        if place is not None:
            self._place = max(0, min(len(reach) - 1, place))
            self.active = True
            self._scene.remark()
        return True

    def _target(self, key: Qt.Key, reach: tuple[Grip, ...]) -> int | None:
        if key in _SUITS:
            return self._next_of(_SUITS[key], reach)
        if Qt.Key.Key_0 <= key <= Qt.Key.Key_9:
            number = (key - Qt.Key.Key_1) % 10
            return number if number < len(reach) else None
        if key in _ENDS:
            return _ENDS[key] % len(reach)
        if self._place < 0:
            in_middle = isinstance(reach[0].name, tuple) and reach[0].name[0] == LIFT
            return len(reach) // 2 if in_middle else (0 if _STEPS[key] > 0 else len(reach) - 1)
        return self._place + _STEPS[key]

    def _next_of(self, suit: Suit, reach: tuple[Grip, ...]) -> int | None:
        """Return the next card of a suit after the focus, going round."""
        count = len(reach)
        for step in range(1, count + 1):
            place = (max(self._place, -1) + step) % count
            card = reach[place].card
            if card is not None and card.suit is suit:
                return place
        return None


def _due_place(by_hand: ByHand, reach: tuple[Grip, ...]) -> int:
    """Return the place of the seat to which the next packet is due."""
    names = [grip.name for grip in reach]
    return names.index((TO, by_hand.due_seat)) if (TO, by_hand.due_seat) in names else 0
