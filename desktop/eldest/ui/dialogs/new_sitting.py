"""Sitting down to a game: which one, who plays, by which house rules, and perhaps a numbered deal."""

from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QRegularExpression, QSize, Signal
from PySide6.QtGui import QRegularExpressionValidator
from PySide6.QtWidgets import (
    QComboBox,
    QDialogButtonBox,
    QFormLayout,
    QGroupBox,
    QLineEdit,
    QVBoxLayout,
    QWidget,
)

from eldest.engine.options import Options, Value
from eldest.engine.phrase import phrase
from eldest.games import AnyGame, catalogue
from eldest.store.settings import LastGame
from eldest.ui.card_words import tr
from eldest.ui.dialogs.fitting import FittingDialog, Scrolling
from eldest.ui.dialogs.option_form import LONGEST_TEXT, OptionForm, Values
from eldest.ui.prompts import COLONEL, YOU

PRINTED_RULES = phrase("dialogs", "Back to the printed rules")
WIDTH, HEIGHT = 560, 680


@dataclass(frozen=True, slots=True)
class Invitation:
    """What was agreed before sitting down; `number` is that of the first deal, if one was asked for."""

    game: str
    names: tuple[str, ...]
    switches: tuple[tuple[str, Value], ...] = ()
    number: int | None = None


class NewSitting(FittingDialog):
    """Asks for all that must be agreed before the first cut; `invitation` is what was."""

    clause_asked = Signal(str)

    def __init__(self, last: LastGame, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._last = last
        self._games = catalogue()
        self._form: OptionForm | None = None
        self.game = QComboBox(self)
        self.name = self._name_field(last.name, tr(YOU))
        self.opponent = self._name_field(last.opponent, tr(COLONEL))
        self.number = self._number_field()
        self._rules = QGroupBox(self.tr("House rules"), self)
        self._lay_out()
        self._fill_games()
        self.fit(QSize(WIDTH, HEIGHT))

    @property
    def invitation(self) -> Invitation:
        """What the dialog says now."""
        names = (_said(self.name), _said(self.opponent))
        number = int(self.number.text()) if self.number.text() else None
        return Invitation(self._key, names, tuple(self._options().switches().items()), number)

    @property
    def remembered(self) -> LastGame:
        """The same as the settings keep it, to be offered again; names that were not written stay out."""
        rules = tuple(self._options().switches().items())
        names = {"name": _written(self.name), "opponent": _written(self.opponent)}
        return LastGame(game=self._key, rules=rules, **names)

    @property
    def form(self) -> OptionForm:
        """The form of the house rules of the game that is chosen."""
        assert self._form is not None
        return self._form

    def _lay_out(self) -> None:
        self.setWindowTitle(self.tr("New game"))
        body = QWidget(self)
        people = QFormLayout()
        people.addRow(self.tr("&Game"), self.game)
        people.addRow(self.tr("Your &name"), self.name)
        people.addRow(self.tr("Your &opponent"), self.opponent)
        people.addRow(self.tr("Number of the first &deal"), self.number)
        QVBoxLayout(self._rules)
        layout = QVBoxLayout(body)
        layout.addLayout(people)
        layout.addWidget(self._rules, 1)
        self._area = Scrolling(body)
        self.set_body(self._area)
        self.add_button(self.tr("&Sit down"), QDialogButtonBox.ButtonRole.AcceptRole)
        self.add_standard(QDialogButtonBox.StandardButton.Cancel)

    def _fill_games(self) -> None:
        for key, kind in self._games.items():
            self.game.addItem(tr(kind.name), key)
        self.game.setCurrentIndex(max(0, self.game.findData(self._last.game)))
        self.game.currentIndexChanged.connect(self._show_rules)
        self._show_rules()

    def _name_field(self, name: str, otherwise: str) -> QLineEdit:
        field = QLineEdit(name, self)
        field.setMaxLength(LONGEST_TEXT)
        field.setPlaceholderText(otherwise)
        return field

    def _number_field(self) -> QLineEdit:
        """Return the field for nine digits at most: every deal has a number to be read out to a friend."""
        field = QLineEdit(self)
        field.setValidator(QRegularExpressionValidator(QRegularExpression("[0-9]{0,9}"), field))
        field.setPlaceholderText(self.tr("as chance has it"))
        return field

    @property
    def _key(self) -> str:
        return str(self.game.currentData())

    @property
    def _kind(self) -> type[AnyGame]:
        return self._games[self._key]

    def _show_rules(self) -> None:
        """Show the house rules of the game chosen, those of the last time if it was the same."""
        if self._form is not None:
            self._form.hide()
            self._form.deleteLater()
        kind = self._kind.options_type
        rules = dict(self._last.rules) if self._key == self._last.game else {}
        options, _ = kind.from_switches(rules)
        declared = kind.declared()
        values = {rule.name: getattr(options, rule.name) for rule in declared}
        self._form = OptionForm(
            declared, values, PRINTED_RULES, conflicts=self._conflicts, parent=self._rules
        )
        self._form.clause_asked.connect(self.clause_asked)
        self._form.changed.connect(self._look_over)
        layout = self._rules.layout()
        assert layout is not None
        layout.addWidget(self._form)
        self._area.updateGeometry()
        self._look_over()

    def _conflicts(self, values: Values) -> Any:
        return self._kind.options_type(**values).conflicts(2)

    def _options(self) -> Options:
        return self._kind.options_type(**self.form.values)

    def _look_over(self) -> None:
        for button in self.buttons.buttons():
            if self.buttons.buttonRole(button) == QDialogButtonBox.ButtonRole.AcceptRole:
                button.setEnabled(self.form.is_sound)


def _written(field: QLineEdit) -> str:
    return "".join(letter for letter in field.text() if letter.isprintable()).strip()


def _said(field: QLineEdit) -> str:
    """Return a name as it was written, or the one that stands in for it."""
    return _written(field) or field.placeholderText()
