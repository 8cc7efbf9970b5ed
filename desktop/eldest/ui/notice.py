"""The notice before the first deal: what is about to be played, in a corner of the table."""

from html import escape

from PySide6.QtCore import QRect, Qt
from PySide6.QtWidgets import QLabel, QWidget

from eldest.room.rules_in_force import RulesInForce

LOOK = """
#notice {
    color: #f1ead6; background: rgba(0, 0, 0, 90); border-radius: 6px; padding: 6px 10px;
}
"""
MARGIN, WIDEST = 16, 480
SHARE = 0.7
"""How much of the table's width the notice may take."""


class Notice(QLabel):
    """Game, target, pack, deal and first dealer; it takes no click, and goes with the first deal."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("notice")
        self.setStyleSheet(LOOK)
        self.setWordWrap(True)
        self.setTextFormat(Qt.TextFormat.RichText)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def tell(self, rules: RulesInForce | None) -> None:
        """Tell the rules in short, or nothing."""
        self.setVisible(rules is not None)
        if rules is None:
            self.clear()
            return
        said = [line.said for line in rules.particulars]
        head = f"<b>{escape(rules.title)}</b> – <i>{escape(rules.agreed)}</i>"
        self.setText(f"{head}<br>{escape(' '.join(map(_sentence, said)))}")
        self.setAccessibleName(f"{rules.title}. {rules.agreed}. {' '.join(map(_sentence, said))}")

    def place(self, table: QRect) -> None:
        """Stand in the lower left corner of the table, where before the first deal nothing lies."""
        wide = min(WIDEST, round(table.width() * SHARE))
        self.setFixedWidth(wide)
        high = self.heightForWidth(wide)
        self.resize(wide, high)
        self.move(table.left() + MARGIN, table.bottom() - high - MARGIN)


def _sentence(said: str) -> str:
    return said if said.endswith(".") else f"{said}."
