"""About the program: version, what it is made of, and on whose terms."""

from PySide6 import __version__ as pyside_version
from PySide6.QtCore import QSize, Qt, qVersion
from PySide6.QtGui import QFontInfo, QIcon
from PySide6.QtWidgets import (
    QDialogButtonBox,
    QHBoxLayout,
    QLabel,
    QTabWidget,
    QTextBrowser,
    QVBoxLayout,
    QWidget,
)

from eldest import __version__
from eldest.store.folders import resource
from eldest.store.saves import read_text
from eldest.ui.card_words import put_in
from eldest.ui.dialogs.fitting import FittingDialog
from eldest.ui.paper import print_on_paper
from eldest.ui.pips import serif

WIDTH, HEIGHT, ICON = 640, 480, 96


class About(FittingDialog):
    """Tells what the program is, and shows the page of licences."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("About Eldest Hand"))
        self.licences = QTextBrowser(self)
        self.licences.setOpenLinks(False)
        print_on_paper(self.licences, larger=1.0)
        self.licences.setMarkdown(read_text(resource("LICENSES.md")) or "")
        self.licences.setAccessibleName(self.tr("Licences"))
        pages = QTabWidget(self)
        pages.addTab(self._about(), self.tr("&About"))
        pages.addTab(self.licences, self.tr("&Licences"))
        self.set_body(pages)
        self.add_standard(QDialogButtonBox.StandardButton.Close)
        self.fit(QSize(WIDTH, HEIGHT))

    def _about(self) -> QWidget:
        page = QWidget(self)
        icon = QLabel(page)
        icon.setPixmap(
            QIcon(str(resource("icons/app.svg"))).pixmap(QSize(ICON, ICON), self.devicePixelRatioF())
        )
        icon.setAccessibleName(self.tr("The sign of the program: two cards"))
        title = QLabel("Eldest Hand", page)
        title.setFont(serif(34))
        text = QLabel(self._words(), page)
        text.setWordWrap(True)
        text.setFont(serif(QFontInfo(self.font()).pixelSize() * 1.15))
        text.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        beside = QHBoxLayout()
        beside.addWidget(icon)
        beside.addSpacing(12)
        beside.addWidget(title, 1)
        layout = QVBoxLayout(page)
        layout.addLayout(beside)
        layout.addSpacing(8)
        layout.addWidget(text)
        layout.addStretch()
        return page

    def _words(self) -> str:
        lines = (
            self.tr("Version {version}"),
            self.tr("A card table for Euchre, Whist and Cinch, as the old books tell them."),
            self.tr("Free software under the MIT licence; the other page names the licences of its parts."),
            self.tr("The card faces are by Adrian Kennard, after antique English cards."),
            self.tr("Running on Qt {qt} and PySide {pyside}."),
        )
        return put_in(
            "\n\n".join(lines), {"version": __version__, "qt": qVersion(), "pyside": pyside_version}
        )
