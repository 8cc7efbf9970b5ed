"""Sitting down to a game: which one, how many, who they are, by which house rules, and which deal."""

from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QRegularExpression, QSignalBlocker, QSize, Signal
from PySide6.QtGui import QRegularExpressionValidator
from PySide6.QtWidgets import (
    QComboBox,
    QDialogButtonBox,
    QFormLayout,
    QGroupBox,
    QHBoxLayout,
    QLineEdit,
    QTextBrowser,
    QVBoxLayout,
    QWidget,
)

from eldest.engine.options import Options, Preset, Value
from eldest.engine.phrase import phrase
from eldest.games import AnyGame, catalogue
from eldest.room.agreement import (
    Party,
    agreed,
    differing,
    forms_elsewhere,
    house_rules,
    parties,
    party_again,
    preset_of,
    presets_beside,
    topic_of,
)
from eldest.room.levels import Levels, Words
from eldest.room.rules_in_force import FOR, OWN, agreement_in_words, rules_in_force
from eldest.store.settings import LastGame
from eldest.ui.card_words import put_in, tr
from eldest.ui.dialogs.fitting import FittingDialog, Scrolling
from eldest.ui.dialogs.levels_form import LevelsForm
from eldest.ui.dialogs.names_form import NamesForm
from eldest.ui.dialogs.option_form import OptionForm, Values
from eldest.ui.dialogs.rules_page import reason_of, summary_of
from eldest.ui.paper import print_on_paper
from eldest.ui.wording import Wording

PRINTED_RULES = phrase("dialogs", "Back to the printed rules")
WAITING = phrase("dialogs", "{players}, {waiting} waiting")
OWN_KEY, PRINTED_KEY = "own", ""
WIDTH, HEIGHT, BESIDE = 880, 680, 250


@dataclass(frozen=True, slots=True)
class Invitation:
    """What was agreed before sitting down; `number` is that of the first deal, if one was asked for.

    `levels` are how well the others play, as records spell it.
    """

    game: str
    names: tuple[str, ...]
    switches: tuple[tuple[str, Value], ...] = ()
    number: int | None = None
    levels: Words = ()


class NewSitting(FittingDialog):
    """Asks for all that must be agreed before the first cut; `invitation` is what was.

    Return sits down: nothing is lost by it, since the game on the table is kept.
    """

    clause_asked = Signal(str)
    lesson_asked = Signal()

    def __init__(self, last: LastGame, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._last = last
        self._games = catalogue()
        self._wished = {key: last.rules_of(key) for key in self._games}
        self._form: OptionForm | None = None
        self._wording = Wording(())
        self.game = QComboBox(self)
        self.party = QComboBox(self)
        self.preset = QComboBox(self)
        self.number = self._number_field()
        self.names = NamesForm(last.names, self)
        self.levels = LevelsForm(Levels.read(last.levels), lambda: self.names.said, self)
        self.summary = QTextBrowser(self)
        self._rules = QGroupBox(self.tr("House rules"), self)
        self._lay_out()
        self._fill_games()
        self.fit(QSize(WIDTH, HEIGHT))

    @property
    def invitation(self) -> Invitation:
        """What the dialog says now."""
        number = int(self.number.text()) if self.number.text() else None
        switches = tuple(self._options().switches().items())
        return Invitation(self._key, self.names.said, switches, number, self.levels.levels.words())

    @property
    def remembered(self) -> LastGame:
        """The same as the settings keep it, to be offered again; names that were not written stay out."""
        rules = dict(self._last.rules) | {self._key: tuple(self._options().switches().items())}
        kept = tuple((game, given) for game, given in rules.items() if given)
        players, levels = self._party.players, self.levels.levels
        return LastGame(
            game=self._key,
            players=players,
            names=self.names.written,
            rules=kept,
            levels=() if levels == Levels() else levels.words(),
        )

    @property
    def form(self) -> OptionForm:
        """The form of the house rules of the game that is chosen."""
        assert self._form is not None
        return self._form

    # What is chosen.

    @property
    def _key(self) -> str:
        return str(self.game.currentData())

    @property
    def _kind(self) -> type[AnyGame]:
        return self._games[self._key]

    @property
    def _party(self) -> Party:
        chosen = self.party.currentData()
        assert isinstance(chosen, Party)
        return chosen

    def _options(self) -> Options:
        return self._of(self.form.values)

    def _of(self, values: Values) -> Options:
        """Return the house rules of a form together with the rule on members, which is agreed beside it."""
        options = agreed(self._kind, {}, self._party)
        members: dict[str, Any] = {"table_members": options.table_members}
        return self._kind.options_type(**members, **values)

    def _conflicts(self, values: Values) -> Any:
        return self._of(values).conflicts(self._party.players)

    def _idle(self, values: Values) -> set[str]:
        options, players = self._of(values), self._party.players
        return {rule.name for rule in options.declared() if not options.takes_effect(rule, players)}

    # How it is laid out and filled.

    def _lay_out(self) -> None:
        self.setWindowTitle(self.tr("New game"))
        body = QWidget(self)
        first = QFormLayout()
        first.addRow(self.tr("&Game"), self.game)
        first.addRow(self.tr("&Players"), self.party)
        first.addRow(self.tr("&Rules"), self.preset)
        self.levels.add_to(first)
        first.addRow(self.tr("Number of the first &deal"), self.number)
        QVBoxLayout(self._rules)
        layout = QVBoxLayout(body)
        layout.addLayout(first)
        layout.addWidget(self.names)
        layout.addWidget(self._rules, 1)
        self._area = Scrolling(body)
        self.set_body(self._beside(self._area))
        sit_down = self.add_button(self.tr("&Sit down"), QDialogButtonBox.ButtonRole.AcceptRole)
        self.press_by_return(sit_down)
        self._sit_down = sit_down
        self.lesson = self.add_button(
            self.tr("Your &first strict deal"), QDialogButtonBox.ButtonRole.ResetRole
        )
        self.lesson.clicked.connect(self.lesson_asked)
        self.add_standard(QDialogButtonBox.StandardButton.Cancel)

    def _beside(self, area: QWidget) -> QWidget:
        """Return the form with the summary beside it."""
        print_on_paper(self.summary, larger=1.0)
        self.summary.setOpenLinks(False)
        self.summary.setAccessibleName(self.tr("What is agreed"))
        self.summary.anchorClicked.connect(lambda link: self.clause_asked.emit(link.toString()))
        self.summary.setFixedWidth(BESIDE)
        both = QWidget(self)
        layout = QHBoxLayout(both)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(area, 1)
        layout.addWidget(self.summary)
        return both

    def _number_field(self) -> QLineEdit:
        """Return the field for nine digits at most: every deal has a number to be read out to a friend."""
        field = QLineEdit(self)
        field.setValidator(QRegularExpressionValidator(QRegularExpression("[0-9]{0,9}"), field))
        field.setPlaceholderText(self.tr("as chance has it"))
        return field

    def _fill_games(self) -> None:
        for key, kind in self._games.items():
            self.game.addItem(tr(kind.name), key)
        self.game.setCurrentIndex(max(0, self.game.findData(self._last.game)))
        self._fill_parties()
        self.game.currentIndexChanged.connect(self._fill_parties)
        self.party.currentIndexChanged.connect(self._on_party)
        self.preset.activated.connect(self._on_preset)

    def _fill_parties(self) -> None:
        """Offer every number that can sit down to the game, the one of the last time or the usual first."""
        found = parties(self._kind)
        with QSignalBlocker(self.party):
            self.party.clear()
            for party in found:
                self.party.addItem(self._words_of(party), party)
            self.party.setCurrentIndex(found.index(party_again(self._kind, self._last)))
        self._on_party()

    def _words_of(self, party: Party) -> str:
        number = self._wording.cards.number
        waiting = party.members - party.players
        if waiting <= 0:
            return number(party.players)
        return put_in(tr(WAITING), {"players": number(party.players), "waiting": number(waiting)})

    def _on_party(self) -> None:
        self.names.seat(self._party.members)
        self.levels.seat(self._party.players)
        self._show_rules(agreed(self._kind, self._wished[self._key], self._party))

    def _show_rules(self, options: Options) -> None:
        """Show the house rules that act with the number chosen, set as these options are."""
        if self._form is not None:
            self._form.hide()
            self._form.deleteLater()
        declared = house_rules(self._kind.options_type, self._party.players)
        printed = agreed(self._kind, {}, self._party)
        self._form = OptionForm(
            declared,
            {rule.name: getattr(options, rule.name) for rule in declared},
            PRINTED_RULES,
            defaults={rule.name: getattr(printed, rule.name) for rule in declared},
            conflicts=self._conflicts,
            topic=topic_of,
            parent=self._rules,
        )
        self._form.grey_out(self._idle)
        self._form.follow([rule.name for rule in self._kind.options_type.declared()])
        self._form.clause_asked.connect(self.clause_asked)
        self._form.changed.connect(self._on_rules)
        layout = self._rules.layout()
        assert layout is not None
        layout.addWidget(self._form)
        self._area.updateGeometry()
        self._look_over()

    def _on_preset(self) -> None:
        """Take the house rules of a set with a name."""
        key = self.preset.currentData()
        if key == OWN_KEY:
            return
        if isinstance(key, Preset):  # a form for another number of players
            found = parties(self._kind)
            with QSignalBlocker(self.party):
                self.party.setCurrentIndex([party.players for party in found].index(key.players[0]))
            self.names.seat(self._party.members)
            self.levels.seat(self._party.players)
            key = key.key
        switches = next((it.switches for it in self._kind.presets if it.key == key), {})
        self._show_rules(agreed(self._kind, switches, self._party))
        self._wish()

    def _on_rules(self) -> None:
        self._wish()
        self._look_over()

    def _wish(self) -> None:
        """Note what is wished; rules that do not act with the number chosen are wished still."""
        acting = {rule.switch for rule in self._kind.options_type.declared() if rule.name in self.form.values}
        others = {it: value for it, value in self._wished[self._key].items() if it not in acting}
        self._wished[self._key] = others | self._options().switches()

    def _look_over(self) -> None:
        """Say what is agreed on, and whether one can sit down to it."""
        is_sound = self.form.is_sound
        self._sit_down.setEnabled(is_sound)
        self._name_rules()
        if is_sound:
            rules = rules_in_force(self._kind, self._options(), self._party, self._wording)
            self.summary.setHtml(summary_of(rules))
        else:
            self.summary.setHtml(reason_of(self.form.trouble))

    def _name_rules(self) -> None:
        """Offer the sets with names, and call the rules as they stand by theirs if they have one."""
        kind, party, options = self._kind, self._party, self._options()
        printed = agreement_in_words(kind, agreed(kind, {}, party), party, self._wording)
        named = [(PRINTED_KEY, printed)]
        named += [(preset.key, tr(preset.name)) for preset in presets_beside(kind, party)]
        chosen = PRINTED_KEY
        if differing(kind, options, party):
            preset = preset_of(kind, options, party)
            chosen = OWN_KEY if preset is None else preset.key
        if chosen == OWN_KEY:
            named.append((OWN_KEY, tr(OWN)))
        self.preset.clear()
        for key, said in named:
            self.preset.addItem(said, key)
        for form in forms_elsewhere(kind, party.players):
            number = self._wording.cards.number(form.players[0])
            self.preset.addItem(put_in(tr(FOR), {"name": tr(form.name), "players": number}), form)
        self.preset.setCurrentIndex(self.preset.findData(chosen))
