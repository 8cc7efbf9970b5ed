"""The preferences: a form for each page of the settings, and a look at the cards as they would be."""

from dataclasses import replace

from PySide6.QtCore import QPointF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QDialogButtonBox, QHBoxLayout, QTabWidget, QWidget

from eldest.cards.card import Card
from eldest.engine.phrase import phrase
from eldest.store.settings import Page, Settings, TablePage
from eldest.ui.dialogs.fitting import FittingDialog, Scrolling
from eldest.ui.dialogs.option_form import OptionForm
from eldest.ui.felt import felt
from eldest.ui.looks import theme_of
from eldest.ui.theme import HEIGHT as CARD_HEIGHT
from eldest.ui.theme import Faces, Theme

DEFAULTS = phrase("dialogs", "Back to the defaults")
SAMPLE = tuple(map(Card.parse, ("QH", "JS", "AD", "TC")))
CARD, STEP, MARGIN = 84, 30, 16
WIDTH, HEIGHT = 720, 520


class Sample(QWidget):
    """A few cards, a back and the cloth, as a theme shows them."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._faces = Faces(theme)
        self._faces.ready.connect(self.update)
        self.setMinimumWidth(2 * MARGIN + CARD + (len(SAMPLE) - 1) * STEP)
        self.setMinimumHeight(round(2 * CARD * CARD_HEIGHT) + 3 * MARGIN)
        self.setAccessibleName(self.tr("How the cards will look"))

    def set_theme(self, theme: Theme) -> None:
        """Show another theme."""
        self._faces.set_theme(theme)
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the cloth, a fan of faces, and below it the backs of the two packs."""
        ratio = self.devicePixelRatioF()
        width = self._faces.set_size(CARD, ratio)
        theme = self._faces.theme
        painter = QPainter(self)
        painter.drawPixmap(0, 0, felt(self.size(), ratio, theme.felt, grain=theme.grain))
        left = (self.width() - width - (len(SAMPLE) - 1) * STEP) / 2
        for place, card in enumerate(SAMPLE):
            painter.drawPixmap(QPointF(left + place * STEP, MARGIN), self._faces.face(card))
        low = 2 * MARGIN + width * CARD_HEIGHT
        for pack in (0, 1):
            painter.drawPixmap(QPointF(left + pack * 3 * STEP, low), self._faces.back(pack))
        painter.end()


class Preferences(FittingDialog):
    """Asks how the user wants things; `settings` is what he says."""

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self.table = self._form_of(settings.table)
        self.words = self._form_of(settings.words)
        self.sample = Sample(theme_of(settings.table), self)
        self._lay_out()
        self.table.changed.connect(self._show_sample)
        self.fit(QSize(WIDTH, HEIGHT))

    @property
    def settings(self) -> Settings:
        """The settings as the dialog has them; what it does not ask about stays."""
        words = replace(self._settings.words, **self.words.values)
        return replace(self._settings, table=self._table_page(), words=words)

    def _table_page(self) -> TablePage:
        return replace(self._settings.table, **self.table.values)

    def _form_of(self, page: Page) -> OptionForm:
        declared = page.declared()
        return OptionForm(
            declared, {it.name: getattr(page, it.name) for it in declared}, DEFAULTS, parent=self
        )

    def _lay_out(self) -> None:
        self.setWindowTitle(self.tr("Preferences"))
        table = QWidget(self)
        beside = QHBoxLayout(table)
        beside.addWidget(Scrolling(self.table), 1)
        beside.addWidget(self.sample)
        pages = QTabWidget(self)
        pages.addTab(table, self.tr("&Table"))
        pages.addTab(Scrolling(self.words), self.tr("&Words"))
        self.set_body(pages)
        self.add_standard(QDialogButtonBox.StandardButton.Ok)
        self.add_standard(QDialogButtonBox.StandardButton.Cancel)

    def _show_sample(self) -> None:
        self.sample.set_theme(theme_of(self._table_page()))
