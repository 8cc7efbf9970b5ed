"""How well the others play is set for sides and for single players, and comes out again."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from eldest.cards.seating import Seat
from eldest.players.manner import Level
from eldest.room.character import CHARACTERS
from eldest.room.levels import Levels
from eldest.store.settings import LastGame
from eldest.ui.dialogs.company import Company, LevelBox
from eldest.ui.dialogs.new_sitting import NewSitting

NAMES = ("You", "The Colonel", "Mrs. Battle", "The Doctor")


def choose(box: LevelBox, level: Level | None) -> None:
    box.setCurrentIndex(box.findData("" if level is None else level.value))


@pytest.fixture
def dialog(qtbot: QtBot) -> NewSitting:
    dialog = NewSitting(LastGame(game="euchre", players=4))
    qtbot.addWidget(dialog)
    return dialog


def test_a_newcomer_has_a_better_partner_than_opponents(dialog: NewSitting) -> None:
    assert dialog.levels.levels == Levels(Level.EXPERT, Level.KEEN)
    assert dialog.remembered.levels == ()


def test_sides_are_set_separately_and_remembered(dialog: NewSitting, qtbot: QtBot) -> None:
    choose(dialog.levels.partner, Level.NOVICE)
    choose(dialog.levels.opponents, Level.EXPERT)
    assert dict(dialog.invitation.levels) == {"partner": "novice", "opponents": "expert"}
    again = NewSitting(dialog.remembered)
    qtbot.addWidget(again)
    assert again.levels.levels == Levels(Level.NOVICE, Level.EXPERT)


def test_one_alone_can_be_set(dialog: NewSitting) -> None:
    company = dialog.levels.ask_for_each()
    assert list(company.boxes) == [1, 2, 3]
    choose(company.boxes[Seat(3)], Level.LEARNER)
    company.accept()
    assert dict(dialog.invitation.levels)["3"] == "learner"


def test_who_has_no_place_today_keeps_his_level(qtbot: QtBot) -> None:
    dialog = NewSitting(LastGame(game="euchre", players=2, levels=(("1", "keen"), ("3", "learner"))))
    qtbot.addWidget(dialog)
    company = dialog.levels.ask_for_each()
    choose(company.boxes[Seat(1)], None)
    company.accept()
    assert dialog.levels.levels.by_seat == ((3, Level.LEARNER),)


def test_what_is_not_accepted_is_forgotten(dialog: NewSitting) -> None:
    company = dialog.levels.ask_for_each()
    choose(company.boxes[Seat(1)], Level.LEARNER)
    company.reject()
    assert dialog.levels.levels == Levels()


def test_two_have_no_partners(qtbot: QtBot) -> None:
    dialog = NewSitting(LastGame(game="euchre", players=2))
    qtbot.addWidget(dialog)
    assert not dialog.levels.partner.isEnabled()
    assert dialog.levels.opponents.isEnabled()


def test_everybody_is_told_with_his_style_and_every_level_with_its_sense(qtbot: QtBot) -> None:
    company = Company(NAMES, {Seat(1): Level.KEEN})
    qtbot.addWidget(company)
    said = " ".join(label.text() for label in company.findChildren(QLabel))
    assert all(character.style.text in said for character in CHARACTERS[1:4])
    assert all(level.told.text in said for level in Level)
    box = company.boxes[Seat(1)]
    assert box.accessibleName() == "How well The Colonel plays"
    assert box.toolTip() == box.accessibleDescription() == Level.KEEN.told.text
    told = [box.itemData(place, Qt.ItemDataRole.ToolTipRole) for place in range(box.count())]
    assert told == [None, *(level.told.text for level in Level)]
