"""The notice before the first deal: what is about to be played, where the person's hand will lie."""

from html import escape

from PySide6.QtCore import QRect, Qt
from PySide6.QtWidgets import QLabel, QWidget

from eldest.room.rules_in_force import RulesInForce

LOOK = """
#notice {{
    color: #f1ead6; background: rgba(0, 0, 0, 90); border-radius: 6px; padding: 4px 10px; font-size: {size}px;
}}
"""
SIZES = (14, 13, 12, 11, 10)
"""The sizes of its type, the largest that has room; in less room only the first sentences are said."""
WIDEST = 560


class Notice(QLabel):
    """Game, target, pack, deal and first dealer; it takes no click, and goes with the person's first card."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._head = ""
        self._said: list[str] = []
        self.setObjectName("notice")
        self.setWordWrap(True)
        self.setTextFormat(Qt.TextFormat.RichText)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def tell(self, rules: RulesInForce | None) -> None:
        """Tell the rules in short, or nothing."""
        self.setVisible(rules is not None)
        if rules is None:
            self._said = []
            self.clear()
            return
        self._said = [_sentence(line.said) for line in rules.particulars]
        self._head = f"<b>{escape(rules.title)}</b> – <i>{escape(rules.agreed)}</i>"
        self._say(len(self._said))
        self.setAccessibleName(f"{rules.title}. {rules.agreed}. {' '.join(self._said)}")

    def place(self, room: QRect) -> None:
        """Stand in the middle of a room, in type small enough for it; what has none is left out."""
        wide = min(WIDEST, room.width())
        self.setFixedWidth(wide)
        for count in range(len(self._said), -1, -1):
            self._say(count)
            if any(self._fits(wide, room.height(), size) for size in SIZES):
                break
        high = min(self.heightForWidth(wide), room.height())
        aside, down = (room.width() - wide) // 2, (room.height() - high) // 2
        self.setGeometry(room.left() + aside, room.top() + down, wide, high)

    def _fits(self, wide: int, high: int, size: int) -> bool:
        """Set the type, and tell whether what is said has room in it."""
        self.setStyleSheet(LOOK.format(size=size))
        self.ensurePolished()
        return self.heightForWidth(wide) <= high

    def _say(self, count: int) -> None:
        rest = " …" if count < len(self._said) else ""
        self.setText(f"{self._head}<br>{escape(' '.join(self._said[:count]))}{rest}")


def _sentence(said: str) -> str:
    return said if said.endswith(".") else f"{said}."
