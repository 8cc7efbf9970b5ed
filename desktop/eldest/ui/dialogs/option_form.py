"""A form made from declarations: the house rules of a game, or a page of the settings."""

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QPalette, QStandardItemModel
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDoubleSpinBox,
    QGridLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QSpinBox,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from eldest.engine.options import Declared, Value
from eldest.engine.phrase import Phrase, Refusal
from eldest.store.rule_book import book
from eldest.ui.as_written import PlainLabel
from eldest.ui.card_words import put_in, tr
from eldest.ui.paper import WARNING, print_on_paper
from eldest.ui.wording import Wording

LONGEST_TEXT = 24
WHOLE = 100
"""What a share of one is shown in parts of."""

Values = dict[str, Any]
Conflicts = Callable[[Values], Sequence[Refusal]]


class Field(QWidget):
    """The editor of one declared value; `changed` is sent whenever the user changes it."""

    changed = Signal()

    def __init__(self, declared: Declared, value: Value, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.declared = declared
        self._editor, self._get, self._set = _editor_of(declared, self)
        self._set(value)
        self._editor.setAccessibleName(tr(declared.said))
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self._editor, 0, Qt.AlignmentFlag.AlignLeft)
        self.setFocusProxy(self._editor)

    @property
    def editor(self) -> QWidget:
        """What the user handles."""
        return self._editor

    @property
    def value(self) -> Value:
        """The value as the form has it."""
        return self._get()

    def others(self) -> tuple[Value, ...]:
        """Return the values that may be chosen instead, as far as they can be counted."""
        if isinstance(self.declared.default, bool):
            return (not self.value,)
        return tuple(value for value, _ in self.declared.choices if value != self.value)

    def refuse(self, reasons: Mapping[Value, str]) -> None:
        """Offer no value that cannot be, and say why beside it; the one that is chosen can be left."""
        if isinstance(self._editor, QComboBox):
            model = self._editor.model()
            assert isinstance(model, QStandardItemModel)
            for place, (value, _) in enumerate(self.declared.choices):
                item = model.item(place)
                item.setEnabled(value not in reasons)
                item.setToolTip(reasons.get(value, ""))
        elif isinstance(self._editor, QCheckBox):
            reason = "".join(reasons.values())
            self._editor.setEnabled(not reason)
            self._editor.setToolTip(reason)

    def take(self, value: Value) -> None:
        """Show another value."""
        self._set(value)


_Editor = tuple[QWidget, Callable[[], Value], Callable[[Any], None]]


def _editor_of(declared: Declared, field: Field) -> _Editor:
    """Return the editor for a declared value, with how it is read and filled."""
    if isinstance(declared.default, bool):
        return _check_box(declared, field)
    if declared.choices:
        return _combo_box(declared, field)
    if isinstance(declared.default, int):
        return _spin_box(declared, field)
    if isinstance(declared.default, float):
        return _share_box(declared, field)
    return _line_edit(field)


def _check_box(declared: Declared, field: Field) -> _Editor:
    box = QCheckBox(tr(declared.said).replace("&", "&&"), field)
    box.toggled.connect(lambda _on: field.changed.emit())
    return box, box.isChecked, box.setChecked


def _combo_box(declared: Declared, field: Field) -> _Editor:
    box = QComboBox(field)
    values = [value for value, _ in declared.choices]
    for value, said in declared.choices:
        box.addItem(str(value) if said is None else tr(said))
    box.currentIndexChanged.connect(lambda _place: field.changed.emit())
    return box, lambda: values[box.currentIndex()], lambda value: box.setCurrentIndex(values.index(value))


def _spin_box(declared: Declared, field: Field) -> _Editor:
    box = QSpinBox(field)
    assert declared.between is not None
    least, most = declared.between
    box.setRange(int(least), int(most))
    box.setAccelerated(True)
    box.valueChanged.connect(lambda _value: field.changed.emit())
    return box, box.value, box.setValue


def _share_box(declared: Declared, field: Field) -> _Editor:
    """Return a box for a share of one, which it shows in percent."""
    box = QDoubleSpinBox(field)
    assert declared.between is not None
    least, most = declared.between
    box.setRange(least * WHOLE, most * WHOLE)
    box.setDecimals(0)
    box.setSuffix(" %")
    box.valueChanged.connect(lambda _value: field.changed.emit())
    return box, lambda: round(box.value()) / WHOLE, lambda share: box.setValue(share * WHOLE)


def _line_edit(field: Field) -> _Editor:
    line = QLineEdit(field)
    line.setMaxLength(LONGEST_TEXT)
    line.textChanged.connect(lambda _text: field.changed.emit())
    return line, line.text, line.setText


class OptionForm(QWidget):
    """Declared values in rows, each with a link to its clause, and what cannot go together at once below.

    `changed` is sent after every change, `clause_asked` brings the clause that somebody wants to read.

    :param conflicts: tells which values cannot go together
    :param defaults: the values that the button brings back, where they are not those declared
    :param topic: tells what a value is about, so that those of one topic stand under its heading
    :param back: the words on the button that brings the defaults back
    """

    changed = Signal()
    clause_asked = Signal(str)

    def __init__(
        self,
        declared: Sequence[Declared],
        values: Mapping[str, Value],
        back: Phrase,
        *,
        conflicts: Conflicts = lambda _values: (),
        defaults: Mapping[str, Value] | None = None,
        topic: Callable[[Declared], Phrase | None] = lambda _declared: None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._conflicts = conflicts
        self._idle: Callable[[Values], Collection[str]] = lambda _values: ()
        self._defaults = {rule.name: rule.default for rule in declared} | dict(defaults or {})
        self.fields = {rule.name: Field(rule, values.get(rule.name, rule.default), self) for rule in declared}
        self._order = tuple(self.fields)
        self._trouble = PlainLabel(self)
        self._back = QPushButton(tr(back), self)
        self._lay_out(topic)
        for field in self.fields.values():
            field.changed.connect(self._on_changed)
        self._look_over()

    @property
    def values(self) -> Values:
        """The values as they stand, by their names."""
        return {name: field.value for name, field in self.fields.items()}

    @property
    def is_sound(self) -> bool:
        """Tell whether all of them can go together."""
        return not self._conflicts(self.values)

    @property
    def trouble(self) -> str:
        """What cannot go together, in words; nothing if all of it can."""
        return self._trouble.text() if not self.is_sound else ""

    def grey_out(self, idle: Callable[[Values], Collection[str]]) -> None:
        """Grey out, now and after every change, the names of values that change nothing as others stand."""
        self._idle = idle
        self._look_over()

    def follow(self, names: Collection[str]) -> None:
        """Refuse what does not go with values that stand before it in this order, not in that of the rows."""
        self._order = tuple(name for name in names if name in self.fields)
        self._look_over()

    def go_back(self) -> None:
        """Take the default of every value."""
        for name, field in self.fields.items():
            field.take(self._defaults[name])

    def _lay_out(self, topic: Callable[[Declared], Phrase | None]) -> None:
        grid = QGridLayout()
        grid.setColumnStretch(0, 2)
        grid.setColumnStretch(1, 3)
        grid.setVerticalSpacing(5)
        head: Phrase | None = None
        for field in self.fields.values():
            if (about := topic(field.declared)) is not None and about != head:
                head = about
                grid.addWidget(self._heading(about), grid.rowCount(), 0, 1, 3)
            self._add_row(grid, grid.rowCount(), field)
        self._trouble.setWordWrap(True)
        self._trouble.setMargin(6)
        print_on_paper(self._trouble)
        ink = self._trouble.palette()
        ink.setColor(QPalette.ColorRole.WindowText, WARNING)
        self._trouble.setPalette(ink)
        self._trouble.setAutoFillBackground(True)
        self._back.setAutoDefault(False)
        self._back.clicked.connect(self.go_back)
        layout = QVBoxLayout(self)
        layout.addLayout(grid)
        layout.addWidget(self._trouble)
        layout.addWidget(self._back, 0, Qt.AlignmentFlag.AlignLeft)
        layout.addStretch()

    def _heading(self, topic: Phrase) -> QLabel:
        heading = QLabel(tr(topic), self)
        type_of = heading.font()
        type_of.setBold(True)
        heading.setFont(type_of)
        return heading

    def _add_row(self, grid: QGridLayout, row: int, field: Field) -> None:
        if isinstance(field.editor, QCheckBox):
            grid.addWidget(field, row, 0, 1, 2)
        else:
            label = QLabel(tr(field.declared.said), self)
            label.setBuddy(field)
            label.setWordWrap(True)
            grid.addWidget(label, row, 0)
            grid.addWidget(field, row, 1)
        if field.declared.clause:
            grid.addWidget(self._link(field.declared.clause), row, 2)

    def _link(self, clause: str) -> QToolButton:
        """Return the button that opens the rule book at a clause."""
        found = book().clause(clause)
        title = "" if found is None else found.title
        link = QToolButton(self)
        link.setText(clause)
        link.setAutoRaise(True)
        link.setToolTip(title)
        link.setAccessibleName(put_in(self.tr("Rule {clause}: {title}"), {"clause": clause, "title": title}))
        ink = link.palette()
        ink.setColor(QPalette.ColorRole.ButtonText, ink.color(QPalette.ColorRole.Link))
        link.setPalette(ink)
        link.clicked.connect(lambda: self.clause_asked.emit(clause))
        return link

    def _on_changed(self) -> None:
        self._look_over()
        self.changed.emit()

    def _look_over(self) -> None:
        """Say at once what cannot go together, and grey out what changes nothing."""
        values = self.values
        found, idle, wording = self._conflicts(values), self._idle(values), Wording(())
        self._trouble.setText("\n".join(f"⚠ {wording.say(no)} ({no.clause})" for no in found))
        self._trouble.setVisible(bool(found))
        self._back.setEnabled(values != self._defaults)
        for name, field in self.fields.items():
            # What changes nothing, but is otherwise than it was, can still be put back.
            field.setEnabled(name not in idle or field.value != self._defaults[name])
        self._refuse(wording)

    def _refuse(self, wording: Wording) -> None:
        """Offer nothing that cannot be as the values before it stand, nor if those after it were defaults."""
        values, base = self.values, dict(self._defaults)
        present = self._conflicts(values)
        for name in self._order:
            field = self.fields[name]
            refused: dict[Value, str] = {}
            for value in field.others():
                alone = self._conflicts(base | {name: value})
                found = [no for no in self._conflicts(values | {name: value}) if no not in present]
                reasons = [f"{wording.say(no)} ({no.clause})" for no in found if no in alone]
                if reasons and value != self._defaults[name]:
                    refused[value] = "\n".join(reasons)
            field.refuse(refused)
            base[name] = field.value
