"""Sitting down: what was chosen last time is offered, and what is chosen now comes out whole."""

from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox, QDialogButtonBox, QToolButton
from pytestqt.qtbot import QtBot

from eldest.games import catalogue
from eldest.games.euchre.options import EuchreOptions
from eldest.store.settings import LastGame
from eldest.ui.dialogs import new_sitting
from eldest.ui.dialogs.new_sitting import NewSitting
from helpers.parlour import Parlour

PRINTED = "The printed rules: Foster’s Parlour"


def opened(qtbot: QtBot, last: LastGame) -> NewSitting:
    dialog = NewSitting(last)
    qtbot.addWidget(dialog)
    return dialog


@pytest.fixture
def parlour(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> NewSitting:
    """Give the dialog as it is with a made-up game for three or four, played last by four."""
    games: dict[str, Any] = {**catalogue(), "parlour": Parlour}
    monkeypatch.setattr(new_sitting, "catalogue", lambda: games)
    return opened(qtbot, LastGame(game="parlour", players=4))


def may_sit_down(dialog: NewSitting) -> bool:
    box = dialog.buttons
    return [
        b.isEnabled() for b in box.buttons() if box.buttonRole(b) == QDialogButtonBox.ButtonRole.AcceptRole
    ] == [True]


def switches(dialog: NewSitting) -> dict[str, object]:
    return dict(dialog.invitation.switches)


def offered(box: Any) -> list[str]:
    return [box.itemText(place) for place in range(box.count())]


def choose(box: Any, text: str) -> None:
    """Choose an entry as a person does."""
    place = box.findText(text)
    box.setCurrentIndex(place)
    box.activated.emit(place)


def test_without_a_word_it_is_euchre_for_two_by_the_printed_rules(qtbot: QtBot) -> None:
    dialog = opened(qtbot, LastGame())
    invitation = dialog.invitation
    assert (invitation.game, invitation.switches, invitation.number) == ("euchre", (), None)
    assert invitation.names == ("You", "The Colonel")
    assert dialog.preset.currentText().startswith("The printed rules")
    assert dialog.remembered == LastGame()


def test_the_last_game_is_offered_again(qtbot: QtBot) -> None:
    last = LastGame(names=("Peter", "Anna"), rules=(("euchre", (("euchre.target", 7),)),))
    dialog = opened(qtbot, last)
    assert dialog.invitation.names == ("Peter", "Anna")
    assert dialog.invitation.switches == (("euchre.target", 7),)
    assert dialog.remembered == last


def test_what_was_agreed_for_other_games_and_by_more_people_stays_remembered(qtbot: QtBot) -> None:
    last = LastGame(names=("Peter", "", "Paul"), rules=(("tarock", (("tarock.x", 1),)),))
    dialog = opened(qtbot, last)
    assert dialog.invitation.names == ("Peter", "The Colonel")
    assert dialog.remembered == last


@pytest.mark.parametrize(
    "last",
    [
        pytest.param(
            LastGame(game="baccarat", rules=(("baccarat", (("x", 1),)),)), id="a game that is no longer there"
        ),
        pytest.param(
            LastGame(rules=(("euchre", (("euchre.target", 6), ("euchre.x", True))),)),
            id="rules that make no sense",
        ),
        pytest.param(LastGame(players=1), id="a number that cannot play it"),
    ],
)
def test_a_last_game_that_makes_no_sense(qtbot: QtBot, last: LastGame) -> None:
    invitation = opened(qtbot, last).invitation
    assert (invitation.game in catalogue(), invitation.switches) == (True, ())


def test_all_that_is_chosen_comes_out(qtbot: QtBot) -> None:
    dialog = opened(qtbot, LastGame())
    qtbot.keyClicks(dialog.names.fields[0], "  Änne ")
    qtbot.keyClicks(dialog.names.fields[1], "Paul")
    qtbot.keyClicks(dialog.number, "874512x")
    dialog.form.fields["rubbers"].take(True)
    invitation = dialog.invitation
    assert invitation.names == ("Änne", "Paul")
    assert invitation.number == 874512
    assert EuchreOptions.from_switches(dict(invitation.switches)) == (EuchreOptions(rubbers=True), ())


def test_players_of_the_same_name_are_numbered(qtbot: QtBot) -> None:
    dialog = opened(qtbot, LastGame(game="euchre", players=4))
    for seat, name in enumerate(("Paul", "Paul", "Paul 2")):
        dialog.names.fields[seat].setText(name)
    dialog.names.fields[3].setText(" Paul ")
    assert dialog.invitation.names == ("Paul", "Paul 2", "Paul 2 2", "Paul 3")
    assert dialog.remembered.names == ("Paul", "Paul", "Paul 2", "Paul")


def test_rules_that_cannot_go_together_cannot_be_sat_down_to(qtbot: QtBot) -> None:
    dialog = opened(qtbot, LastGame())
    assert may_sit_down(dialog)
    dialog.form.fields["rubbers"].take(True)
    dialog.form.fields["target"].take(10)
    assert not may_sit_down(dialog)
    assert (
        "Rubber points are reckoned from games of five points. (E-SCORE-09)" in dialog.summary.toPlainText()
    )
    dialog.form.go_back()
    assert may_sit_down(dialog)


def test_choosing_the_game_again_shows_its_rules_anew(qtbot: QtBot) -> None:
    dialog = opened(qtbot, LastGame())
    form = dialog.form
    dialog.game.currentIndexChanged.emit(0)
    assert dialog.form is not form


def test_a_clause_can_be_asked_for(qtbot: QtBot) -> None:
    dialog = opened(qtbot, LastGame())
    link = dialog.form.findChild(QToolButton)
    assert isinstance(link, QToolButton)
    with qtbot.waitSignal(dialog.clause_asked) as asked:
        qtbot.mouseClick(link, Qt.MouseButton.LeftButton)
    assert asked.args == [link.text()]


@pytest.mark.parametrize(
    ("game", "players", "entry", "told"),
    [
        ("whist", 4, "German Whist for two", "German Whist for two"),
        ("whist", 4, "Double Dummy for two", "Double Dummy for two"),
        ("whist", 2, "Whist with Dummy for three", "Whist with Dummy for three"),
        ("euchre", 2, "Railroad Euchre for four", "Railroad Euchre for four"),
        ("euchre", 7, "Call-ace Euchre for four", "Call-ace Euchre for four"),
        ("cinch", 2, "Blind Cinch for four", "Blind Cinch for four"),
        ("cinch", 4, "Auction Cinch, or Razzle-Dazzle for five", "Auction Cinch, or Razzle-Dazzle for five"),
    ],
)
def test_a_form_for_another_number_brings_that_number_with_it(
    qtbot: QtBot, game: str, players: int, entry: str, told: str
) -> None:
    dialog = opened(qtbot, LastGame(game=game, players=players))
    choose(dialog.preset, entry)
    assert may_sit_down(dialog)
    assert dialog.summary.toPlainText().startswith(told)
    assert dialog.party.currentText() == told.rsplit(maxsplit=1)[-1]
    assert (
        len(dialog.invitation.names)
        == {"two": 2, "three": 3, "four": 4, "five": 5}[told.rsplit(maxsplit=1)[-1]]
    )


def refused(dialog: NewSitting, rule: str) -> dict[object, str]:
    """Return the values of a rule that cannot be chosen, with the reasons that are given."""
    field = dialog.form.fields[rule]
    if isinstance(field.editor, QComboBox):
        model = field.editor.model()
        items = [model.index(place, 0) for place in range(model.rowCount())]
        values = [value for value, _ in field.declared.choices]
        shut = [not index.flags() & Qt.ItemFlag.ItemIsEnabled for index in items]
        return {
            value: index.data(Qt.ItemDataRole.ToolTipRole)
            for value, index, is_shut in zip(values, items, shut, strict=True)
            if is_shut
        }
    return {} if field.editor.isEnabled() else {not field.value: field.editor.toolTip()}


@pytest.mark.parametrize(
    ("game", "players", "taken", "rule", "values"),
    [
        pytest.param("whist", 2, {}, "form", {"dummy"}, id="Dummy is not for two"),
        pytest.param(
            "whist", 2, {"form": "double_dummy", "code": "english"}, "form", {"dummy", "german"},
            id="German Whist has no code",
        ),
        pytest.param("whist", 2, {}, "code", {"english"}, id="the English code is not for German Whist"),
        pytest.param("whist", 2, {"form": "double_dummy"}, "code", set(), id="but for Double Dummy"),
        pytest.param("whist", 4, {"code": "english"}, "target", {10}, id="ten points are American"),
        pytest.param(
            "whist", 4, {"code": "english"}, "play_out", {True}, id="so is the last hand played out"
        ),
        pytest.param("whist", 4, {}, "play_out", set(), id="which goes with the American code"),
        pytest.param("whist", 4, {"target": 10}, "code", set(), id="the code can always be chosen"),
        pytest.param("cinch", 4, {}, "form", {"few", "auction"}, id="four have two forms of Cinch"),
        pytest.param("euchre", 4, {"auction": True}, "target", {7, 10, 11}, id="an auction has its target"),
        pytest.param("euchre", 2, {"rubbers": True}, "target", {7, 10, 11}, id="rubbers are of five points"),
    ],
)  # fmt: skip
def test_what_cannot_be_with_what_is_chosen_is_not_offered(
    qtbot: QtBot, game: str, players: int, taken: dict[str, Any], rule: str, values: set[object]
) -> None:
    dialog = opened(qtbot, LastGame(game=game, players=players))
    for name, value in taken.items():
        dialog.form.fields[name].take(value)
    found = refused(dialog, rule)
    assert set(found) == values
    assert all(reason.endswith(")") for reason in found.values())


def test_what_was_chosen_and_cannot_be_any_more_can_be_put_back(qtbot: QtBot) -> None:
    dialog = opened(qtbot, LastGame(game="whist", players=4))
    dialog.form.fields["play_out"].take(True)
    dialog.form.fields["code"].take("english")
    assert not may_sit_down(dialog)
    editor = dialog.form.fields["play_out"].editor
    assert editor.isEnabled()
    dialog.form.fields["play_out"].take(False)
    assert may_sit_down(dialog)
    assert not editor.isEnabled()


def test_seven_are_not_asked_about_a_joker(qtbot: QtBot) -> None:
    dialog = opened(qtbot, LastGame(game="euchre", players=7))
    assert not [name for name in dialog.form.fields if "joker" in name or name == "best_card"]


@pytest.mark.parametrize(
    ("game", "players", "name"),
    [
        ("whist", 2, "Double Dummy"), ("euchre", 4, "Auction Euchre"), ("euchre", 6, "Auction Euchre"),
        ("euchre", 4, "Call-ace Euchre"), ("euchre", 5, "Call-ace Euchre"), ("euchre", 6, "Call-ace Euchre"),
        ("euchre", 4, "Railroad Euchre"), ("cinch", 4, "Blind Cinch"),
    ],
)  # fmt: skip
def test_forms_with_names_of_their_own_are_found_by_them(
    qtbot: QtBot, game: str, players: int, name: str
) -> None:
    dialog = opened(qtbot, LastGame(game=game, players=players))
    choose(dialog.preset, name)
    assert may_sit_down(dialog)
    assert dialog.preset.currentText() == name
    assert dialog.summary.toPlainText().startswith(f"{name} for ")


# How many, and by which set of rules.


@pytest.mark.rule("X-TABLE-01")
def test_every_number_that_can_sit_down_is_offered(parlour: NewSitting) -> None:
    assert offered(parlour.party) == ["three", "four", "four, one waiting", "four, two waiting"]
    choose(parlour.party, "four, two waiting")
    invitation = parlour.invitation
    assert len(invitation.names) == 6
    assert invitation.switches == (("common.table_members", 6),)
    assert parlour.remembered.players == 4


def test_a_table_with_members_who_wait_is_offered_again(parlour: NewSitting, qtbot: QtBot) -> None:
    choose(parlour.party, "four, one waiting")
    assert opened(qtbot, parlour.remembered).party.currentText() == "four, one waiting"


def test_there_is_a_field_for_every_member(parlour: NewSitting) -> None:
    for party, members in (("four, two waiting", 6), ("three", 3)):
        choose(parlour.party, party)
        assert [field.isVisibleTo(parlour) for field in parlour.names.fields] == [
            seat < members for seat in range(7)
        ]


def test_rules_that_do_not_act_with_the_number_are_not_asked_and_not_forgotten(parlour: NewSitting) -> None:
    parlour.form.fields["slams"].take(True)
    choose(parlour.party, "three")
    assert "slams" not in parlour.form.fields
    assert switches(parlour) == {"parlour.form": "dummy"}
    assert may_sit_down(parlour)
    choose(parlour.party, "four")
    assert switches(parlour) == {"parlour.slams": True}


def test_a_set_of_rules_is_taken_whole(parlour: NewSitting) -> None:
    assert offered(parlour.preset) == [PRINTED, "English rules", "The long game"]
    choose(parlour.preset, "English rules")
    assert switches(parlour) == {"parlour.target": 5}
    assert parlour.form.fields["target"].value == 5
    choose(parlour.preset, PRINTED)
    assert switches(parlour) == {}


def test_rules_of_ones_own_are_called_so(parlour: NewSitting) -> None:
    parlour.form.fields["slams"].take(True)
    assert parlour.preset.currentText() == "House rules of your own"
    choose(parlour.preset, "House rules of your own")
    assert switches(parlour) == {"parlour.slams": True}
    parlour.form.fields["slams"].take(False)
    parlour.form.fields["target"].take(10)
    assert parlour.preset.currentText() == "The long game"
    assert "House rules of your own" not in offered(parlour.preset)


def test_going_back_brings_the_rules_printed_for_so_many(parlour: NewSitting) -> None:
    choose(parlour.party, "three")
    parlour.form.fields["target"].take(10)
    parlour.form.go_back()
    assert may_sit_down(parlour)
    assert parlour.preset.currentText() == "The printed rules"


def test_the_summary_tells_the_particulars_and_what_differs(parlour: NewSitting, qtbot: QtBot) -> None:
    choose(parlour.preset, "English rules")
    text = parlour.summary.toPlainText()
    assert text.startswith("Parlour for four\nEnglish rules\n5 points are game.")
    assert "Points for game: 5 (printed: 7)" in text
    assert "Slams" not in text
    with qtbot.waitSignal(parlour.clause_asked) as asked:
        parlour.summary.anchorClicked.emit("X-PACK-01")
    assert asked.args == ["X-PACK-01"]
