"""The mark of the seal in the line below the table: a short fingerprint, and the way to the whole."""

from PySide6.QtWidgets import QToolButton, QWidget

from eldest.engine.phrase import phrase
from eldest.room.seal import shortened
from eldest.room.sitting import Sitting
from eldest.ui.card_words import put_in, tr

SEALED = phrase("seal", "Sealed: {short}…")
OPEN = phrase("seal", "Open the seal: {short}…")
WHOLE = phrase("seal", "The fingerprint of the pack, made before the first card: {fingerprint}")


class SealMark(QToolButton):
    """Shows that the deal is sealed, or that the seal can be opened; hidden where nothing is sealed."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAutoRaise(True)
        self.hide()

    def tell(self, sitting: Sitting) -> None:
        """Tell the seal of the newest deal."""
        self.setVisible(bool(sitting.seals))
        if not sitting.seals:
            return
        fingerprint = sitting.seals[-1].fingerprint
        is_open = sitting.rests() and not sitting.game.strict
        self.setText(put_in(tr(OPEN if is_open else SEALED), {"short": shortened(fingerprint)}))
        whole = put_in(tr(WHOLE), {"fingerprint": fingerprint})
        self.setToolTip(whole)
        self.setAccessibleDescription(whole)
