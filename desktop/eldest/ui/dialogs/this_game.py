"""The rules of the game on the table: what was agreed, with the clause of every line, to read or to copy."""

from PySide6.QtCore import QSize, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QDialogButtonBox, QTextBrowser, QWidget

from eldest.room.rules_in_force import RulesInForce
from eldest.ui.dialogs.fitting import FittingDialog
from eldest.ui.dialogs.rules_page import page_of
from eldest.ui.paper import print_on_paper

WIDTH, HEIGHT = 620, 640


class ThisGame(FittingDialog):
    """Shows the rules in force; `clause_asked` brings the clause that somebody wants to read."""

    clause_asked = Signal(str)

    def __init__(self, rules: RulesInForce, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._rules = rules
        self.setWindowTitle(self.tr("Rules of this game"))
        self.text = QTextBrowser(self)
        self.text.setOpenLinks(False)
        self.text.setAccessibleName(self.tr("Rules of this game"))
        print_on_paper(self.text)
        self.text.setHtml(page_of(rules))
        self.text.anchorClicked.connect(lambda link: self.clause_asked.emit(link.toString()))
        self.set_body(self.text)
        self.copy_button = self.add_button(self.tr("&Copy"), QDialogButtonBox.ButtonRole.ActionRole)
        self.copy_button.setToolTip(self.tr("Put the rules on the clipboard, as plain text"))
        self.copy_button.clicked.connect(self.copy)
        self.add_standard(QDialogButtonBox.StandardButton.Close)
        self.fit(QSize(WIDTH, HEIGHT))

    def copy(self) -> None:
        """Put the rules on the clipboard."""
        QGuiApplication.clipboard().setText(self._rules.text())
