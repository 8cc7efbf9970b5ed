"""Sitting down: what was chosen last time is offered, and what is chosen now comes out whole."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialogButtonBox, QToolButton
from pytestqt.qtbot import QtBot

from eldest.games.euchre.options import EuchreOptions
from eldest.store.settings import LastGame
from eldest.ui.dialogs.new_sitting import NewSitting


def opened(qtbot: QtBot, last: LastGame) -> NewSitting:
    dialog = NewSitting(last)
    qtbot.addWidget(dialog)
    return dialog


def may_sit_down(dialog: NewSitting) -> bool:
    box = dialog.buttons
    return [
        b.isEnabled() for b in box.buttons() if box.buttonRole(b) == QDialogButtonBox.ButtonRole.AcceptRole
    ] == [True]


def test_without_a_word_it_is_euchre_by_the_printed_rules(qtbot: QtBot) -> None:
    dialog = opened(qtbot, LastGame())
    invitation = dialog.invitation
    assert (invitation.game, invitation.switches, invitation.number) == ("euchre", (), None)
    assert all(invitation.names)
    assert dialog.remembered == LastGame()


def test_the_last_game_is_offered_again(qtbot: QtBot) -> None:
    last = LastGame(name="Peter", opponent="Anna", rules=(("euchre.target", 7),))
    dialog = opened(qtbot, last)
    assert dialog.invitation.names == ("Peter", "Anna")
    assert dialog.invitation.switches == (("euchre.target", 7),)
    assert dialog.remembered == last


@pytest.mark.parametrize(
    "last",
    [
        pytest.param(
            LastGame(game="baccarat", rules=(("baccarat.x", 1),)), id="a game that is no longer there"
        ),
        pytest.param(
            LastGame(rules=(("euchre.target", 6), ("euchre.x", True))), id="rules that make no sense"
        ),
    ],
)
def test_a_last_game_that_makes_no_sense(qtbot: QtBot, last: LastGame) -> None:
    invitation = opened(qtbot, last).invitation
    assert (invitation.game, invitation.switches) == ("euchre", ())


def test_all_that_is_chosen_comes_out(qtbot: QtBot) -> None:
    dialog = opened(qtbot, LastGame())
    qtbot.keyClicks(dialog.name, "  Änne ")
    qtbot.keyClicks(dialog.opponent, "Paul")
    qtbot.keyClicks(dialog.number, "874512x")
    dialog.form.fields["rubbers"].take(True)
    invitation = dialog.invitation
    assert invitation.names == ("Änne", "Paul")
    assert invitation.number == 874512
    assert EuchreOptions.from_switches(dict(invitation.switches)) == (EuchreOptions(rubbers=True), ())


def test_rules_that_cannot_go_together_cannot_be_sat_down_to(qtbot: QtBot) -> None:
    dialog = opened(qtbot, LastGame())
    assert may_sit_down(dialog)
    dialog.form.fields["rubbers"].take(True)
    dialog.form.fields["target"].take(10)
    assert not may_sit_down(dialog)
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
