"""Screen readers: every card that is seen has a name, a place and a state."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface
from pytestqt.qtbot import QtBot

from eldest.ui.accessible import Speech
from helpers.shown import VIEWER, Shown


@pytest.fixture
def shown(qtbot: QtBot) -> Iterator[Shown]:
    """Give a table that tells of itself."""
    speech = Speech(str)
    made = Shown(1)
    qtbot.addWidget(made.view)
    made.view.show()
    yield made
    del speech
    made.view.choreography.empty()


def board(shown: Shown) -> QAccessibleInterface:
    return QAccessible.queryAccessibleInterface(shown.view)


def children(shown: Shown) -> list[QAccessibleInterface]:
    found = board(shown)
    return [found.child(index) for index in range(found.childCount())]


def words(shown: Shown) -> list[str]:
    return [child.text(QAccessible.Text.Name) for child in children(shown)]


@pytest.mark.parametrize("stage", ["cut-for-deal", "present", "deal", "first-round", "discard", "play"])
def test_everything_has_a_name_and_a_place(shown: Shown, stage: str) -> None:
    shown.until_mine(stage)
    window = shown.view.viewport().rect().translated(shown.view.mapToGlobal(shown.view.rect().topLeft()))
    for child in children(shown):
        assert child.isValid()
        assert child.text(QAccessible.Text.Name)
        assert window.contains(child.rect())


def test_the_hand_and_what_may_be_played(shown: Shown) -> None:
    shown.until(lambda t: t.stage == "play" and t.turn == VIEWER and len(t.trick.plays) == 1)
    playable = shown.scene.permits.cards
    hand = [f"{card}, may be chosen" if card in playable else str(card) for card in shown.hand()]
    assert words(shown)[: len(hand)] == hand
    led = shown.table.trick.cards[0]
    assert f"{led}, played by Henry" in words(shown)
    assert "Henry, dealer, tricks: 0" in words(shown) or "Margaret, dealer, to act, tricks: 0" in words(shown)


def test_nothing_hidden_is_told(shown: Shown) -> None:
    shown.until_mine("play")
    told = " ".join(words(shown))
    assert not any(str(card) in told for card in shown.table.hands[1].cards)


def test_the_focus_is_told(shown: Shown, qtbot: QtBot) -> None:
    shown.until_mine("play")
    QAccessible.setActive(True)
    qtbot.keyClick(shown.view, Qt.Key.Key_2)
    focused = [child for child in children(shown) if child.state().focused]
    assert [child.text(QAccessible.Text.Name)[:2] for child in focused] == [str(shown.hand()[1])]
    assert board(shown).focusChild() is focused[0]


def test_a_card_is_found_by_its_place(shown: Shown) -> None:
    shown.until_mine("play")
    at = shown.view.viewport().mapToGlobal(shown.spot_of(shown.hand()[2]))
    found = board(shown).childAt(at.x(), at.y())
    assert found.text(QAccessible.Text.Name).startswith(str(shown.hand()[2]))
    assert board(shown).indexOfChild(found) == 2
    assert board(shown).childAt(-5, -5) is None


def test_a_thing_that_is_gone_is_no_longer_valid(shown: Shown) -> None:
    shown.until_mine("cut-for-deal")
    last = children(shown)[-1]
    shown.until_mine("first-round")
    assert not last.isValid()
    assert last.text(QAccessible.Text.Name) == ""
    assert last.rect().isNull()
