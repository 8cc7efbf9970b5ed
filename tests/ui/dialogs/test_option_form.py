"""A form shows what is declared, tells what cannot go together, and gives back the values."""

from collections.abc import Sequence

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDoubleSpinBox,
    QLabel,
    QLineEdit,
    QPushButton,
    QSpinBox,
    QToolButton,
)
from pytestqt.qtbot import QtBot

from eldest.engine.options import Options
from eldest.engine.phrase import Refusal, phrase
from eldest.games import catalogue
from eldest.games.euchre.options import EuchreOptions
from eldest.store.settings import LastGame, Settings
from eldest.ui.dialogs.option_form import OptionForm, Values

BACK = phrase("t", "Back")


def conflicts(values: Values) -> Sequence[Refusal]:
    return EuchreOptions(**values).conflicts(2)


@pytest.fixture
def form(qtbot: QtBot) -> OptionForm:
    form = OptionForm(EuchreOptions.declared(), {"stakes": True}, BACK, conflicts=conflicts)
    qtbot.addWidget(form)
    return form


def trouble(form: OptionForm) -> str:
    return "\n".join(label.text() for label in form.findChildren(QLabel) if label.text().startswith("⚠"))


@pytest.mark.parametrize("kind", [game.options_type for game in catalogue().values()])
def test_every_rule_of_every_game_has_an_editor(qtbot: QtBot, kind: type[Options]) -> None:
    form = OptionForm(kind.declared(), {}, BACK)
    qtbot.addWidget(form)
    assert form.values == {rule.name: rule.default for rule in kind.declared()}
    assert form.is_sound
    clauses = [button.text() for button in form.findChildren(QToolButton)]
    assert clauses == [rule.clause for rule in kind.declared()]
    assert all(field.editor.accessibleName() for field in form.fields.values())


def test_every_allowed_value_can_be_chosen(form: OptionForm) -> None:
    for name, field in form.fields.items():
        rule = field.declared
        values = [value for value, _ in rule.choices] or [True, False]
        for value in rule.between or values:
            field.take(value)
            assert form.values[name] == value


def test_settings_make_forms_too(qtbot: QtBot) -> None:
    for _, page in Settings().pages():
        form = OptionForm(page.declared(), {}, BACK)
        qtbot.addWidget(form)
        assert form.values == {it.name: it.default for it in page.declared()}
        assert not form.findChildren(QToolButton)


def test_the_editor_suits_the_value(form: OptionForm, qtbot: QtBot) -> None:
    kinds = {name: type(field.editor) for name, field in form.fields.items()}
    assert kinds["stakes"] is QCheckBox
    assert kinds["target"] is QComboBox
    assert kinds["stake_amount"] is QSpinBox
    assert kinds["error_rate"] is QDoubleSpinBox
    words = OptionForm(LastGame.declared(), {"game": "Peter"}, BACK)
    qtbot.addWidget(words)
    name = words.fields["game"]
    assert isinstance(name.editor, QLineEdit)
    assert name.value == "Peter"
    with qtbot.waitSignal(words.changed):
        qtbot.keyClicks(name.editor, "!")


def test_what_was_chosen_is_shown(form: OptionForm) -> None:
    assert form.values["stakes"] is True


def test_conflicts_are_told_at_once(qtbot: QtBot, form: OptionForm) -> None:
    assert not trouble(form)
    form.fields["stake_unit"].take("rubber_points")
    assert "A stake on rubber points needs rubbers." in trouble(form)
    assert "E-STAKE-01" in trouble(form)
    assert not form.is_sound
    box = form.fields["rubbers"].editor
    assert isinstance(box, QCheckBox)
    box.click()
    assert form.is_sound


def test_the_printed_rules_come_back(form: OptionForm) -> None:
    form.fields["target"].take(10)
    back = form.findChild(QPushButton)
    assert isinstance(back, QPushButton)
    back.click()
    assert form.values == {rule.name: rule.default for rule in EuchreOptions.declared()}
    assert not back.isEnabled()


def test_a_clause_can_be_asked_for(qtbot: QtBot, form: OptionForm) -> None:
    link = next(button for button in form.findChildren(QToolButton) if button.text() == "E-MAKE-17")
    assert link.accessibleName().startswith("Rule E-MAKE-17: ")
    with qtbot.waitSignal(form.clause_asked) as asked:
        qtbot.mouseClick(link, Qt.MouseButton.LeftButton)
    assert asked.args == ["E-MAKE-17"]


def test_rules_of_one_topic_stand_under_its_heading(qtbot: QtBot) -> None:
    rules = EuchreOptions.declared()
    form = OptionForm(rules, {}, BACK, topic=lambda rule: phrase("t", rule.switch.split(".")[0]))
    qtbot.addWidget(form)
    heads = [label.text() for label in form.findChildren(QLabel) if label.font().bold()]
    assert heads == ["common", "euchre"]


def test_going_back_may_lead_elsewhere_than_to_what_is_declared(qtbot: QtBot) -> None:
    form = OptionForm(EuchreOptions.declared(), {}, BACK, defaults={"target": 7})
    qtbot.addWidget(form)
    form.go_back()
    assert form.values["target"] == 7


def test_what_changes_nothing_is_greyed_out(qtbot: QtBot) -> None:
    form = OptionForm(EuchreOptions.declared(), {}, BACK)
    qtbot.addWidget(form)
    form.grey_out(lambda values: () if values["joker"] else ("joker_turned", "best_card"))
    assert not form.fields["best_card"].isEnabled()
    assert form.fields["joker"].isEnabled()
    form.fields["joker"].take(True)
    assert form.fields["best_card"].isEnabled()


def test_the_reason_names_the_rule_that_has_no_place(qtbot: QtBot) -> None:
    form = OptionForm(
        EuchreOptions.declared(), {}, BACK, conflicts=lambda it: EuchreOptions(**it).conflicts(4)
    )
    qtbot.addWidget(form)
    form.fields["call_ace"].take(True)
    form.fields["railroad"].take(True)
    assert "no place: Railroad Euchre." in trouble(form)
