"""Refusals, hints, the last trick, and whatever an impatient or clumsy guest may do at the real window."""

import random
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel

from eldest.engine.acts import Play
from eldest.room.evening import check_pack
from eldest.room.sitting import Sitting
from eldest.ui import actions
from eldest.ui.table import card_item as marks
from eldest.ui.table.pace import Pace
from helpers.guest import LEFT, Guest, keep, mine, played

Open = Callable[..., Guest]


# Windows without a screen cannot be raised, and menus there cannot grab the keyboard.
pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)


def some_barred(sitting: Sitting) -> bool:
    """Tell whether the person must follow suit, and holds another one too."""
    return mine("play", led=True)(sitting) and len(sitting.possible()) < sitting.sight().hands[0].size


def said(guest: Guest) -> str:
    """Return what the line below the table says."""
    return guest.window.statusBar().findChildren(QLabel)[0].text()


def at_table(open_room: Open, home: Path, until: Callable[[Sitting], bool], **pace: object) -> Guest:
    """Return a guest whose turn it is at a table where something is so."""
    keep(home, played(until))
    guest = open_room(**pace)
    guest.wait_for_turn()
    return guest


@pytest.mark.rule("E2-PLAY-02")
def test_a_refused_card_says_why_with_its_clause(open_room: Open, own_home: Path) -> None:
    guest = at_table(open_room, own_home, some_barred)
    barred = next(grip for grip in guest.scene.reach() if grip.card and not grip.acts)
    before = guest.acts
    guest.click(guest.at(barred))
    assert guest.acts == before
    clause = said(guest).partition('<a href="')[2].partition('"')[0]
    assert clause == "E2-PLAY-02"
    assert said(guest).endswith(f'<a href="{clause}">{clause}</a>')
    guest.window.statusBar().findChildren(QLabel)[0].linkActivated.emit(clause)
    assert guest.dialog().windowTitle() == "Rule book"


def test_a_hint_names_a_card_and_marks_it(open_room: Open, own_home: Path) -> None:
    guest = at_table(open_room, own_home, mine("play", tricks=1))
    guest.key(Qt.Key.Key_I, Qt.KeyboardModifier.ControlModifier)
    guest.wait(lambda: bool(said(guest)))
    hinted = [key for key, item in guest.scene.lying.items.items() if marks.HINT in item.marks]
    act = guest.thumb_act()
    assert isinstance(act, Play)
    assert hinted == [act.card]
    guest.do_by_mouse(act)
    assert guest.kept().helped


def test_the_last_trick_is_laid_open_and_put_away(open_room: Open, own_home: Path) -> None:
    guest = at_table(open_room, own_home, mine("play", tricks=2, led=False))
    trick = guest.director.sight().tricks[-1]
    before = {key: item.pos().toTuple() for key, item in guest.scene.lying.items.items()}
    guest.key(Qt.Key.Key_L, Qt.KeyboardModifier.ControlModifier)
    items = guest.scene.lying.items
    guest.wait(lambda: {item.card for item in items.values() if item.face_up} >= set(trick.cards))
    acts = guest.acts
    guest.click(guest.view.mapFromScene(guest.scene.lying.held_by(guest.director.viewer)[0].pos()))
    guest.wait(lambda: guest.view.choreography.is_idle)
    assert guest.acts == acts  # the click that puts it away plays no card
    assert {key: item.pos().toTuple() for key, item in guest.scene.lying.items.items()} == before


def test_the_next_deal_begins_though_the_last_trick_is_being_looked_at(
    open_room: Open, own_home: Path
) -> None:
    scored = played(lambda sitting: bool(sitting.table.tally.deals) and sitting.table.turn is None)
    keep(own_home, scored)
    guest = open_room()
    guest.wait_for_turn()
    guest.key(Qt.Key.Key_L, Qt.KeyboardModifier.ControlModifier)
    guest.key(Qt.Key.Key_D, Qt.KeyboardModifier.ControlModifier)
    guest.wait_for_turn()
    assert guest.scene.sight == guest.director.sight()


# C61, C62: no key does harm by itself, and none that Return confirms by reflex.


def press(guest: Guest, key: Qt.Key) -> None:
    """Press a key; where a dialog has just closed without a screen, the window takes the keyboard again."""
    if QGuiApplication.focusWindow() is None:
        guest.window.activateWindow()
        QTest.qWaitForWindowActive(guest.window)
    guest.key(key)
    QTest.qWait(20)


def brought_back(guest: Guest, before: tuple[object, ...]) -> None:
    """Go back to the game before, if Return has sat down to another: it must be there whole."""
    if guest.acts[:1] != before[:1]:
        guest.wait_for_turn()
        assert guest.window.built["game.before"].isEnabled()
        guest.press_shortcut(guest.window.built["game.before"].shortcut())
        guest.wait_for_turn()
        assert guest.acts == before


def unharmed(guest: Guest, before: tuple[object, ...]) -> bool:
    """Tell whether the deal goes on, at most with something taken back that can be played again."""
    return guest.acts == before[: len(guest.acts)] and len(guest.acts) >= guest.sitting.timeline.deal_began()


@pytest.mark.parametrize("letter", "GPVH")
def test_a_menu_opened_by_its_letter_and_return_does_no_harm(
    open_room: Open, own_home: Path, letter: str
) -> None:
    guest = at_table(open_room, own_home, mine("play", tricks=1, led=True))
    before = guest.acts
    guest.alt(letter)
    assert QApplication.activePopupWidget() is not None
    for _ in range(3):
        press(guest, Qt.Key.Key_Return)
    brought_back(guest, before)
    assert guest.acts[: len(before)] == before
    assert len(guest.acts) <= len(before) + 2  # Return at the table plays the card that has the focus
    assert guest.sitting.table.tally.deals == 1


@pytest.mark.parametrize("action", [a.name for a in actions.ACTIONS if a.keys and a.name != "game.quit"])
def test_a_shortcut_in_mid_deal_and_return_does_no_harm(open_room: Open, own_home: Path, action: str) -> None:
    guest = at_table(open_room, own_home, mine("play", tricks=1, led=True))
    before = guest.acts
    guest.press_shortcut(guest.window.built[action].shortcut())
    QTest.qWait(20)
    if guest.dialogs():
        guest.dialog()
        press(guest, Qt.Key.Key_Return)
        press(guest, Qt.Key.Key_Escape)
    QTest.qWait(20)
    brought_back(guest, before)
    assert unharmed(guest, before)
    assert guest.kept().acts == guest.acts


def test_leaving_by_its_key_keeps_everything(open_room: Open, own_home: Path) -> None:
    guest = at_table(open_room, own_home, mine("play", tricks=1, led=True))
    before = guest.acts
    guest.press_shortcut(guest.window.built["game.quit"].shortcut())
    assert not guest.window.isVisible()
    assert guest.kept().acts == before


# C54: clicking wildly.


def test_wild_clicks_lose_no_card_and_play_none_twice(open_room: Open) -> None:
    guest = open_room(pace=Pace(0.2, 60))
    rnd = random.Random(54)
    viewport = guest.view.viewport()
    for _ in range(500):
        at = wild_point(guest, rnd)
        button = rnd.choice([LEFT, LEFT, LEFT, Qt.MouseButton.RightButton])
        deed = rnd.choice(
            [QTest.mouseClick, QTest.mouseClick, QTest.mouseDClick, QTest.mousePress, QTest.mouseRelease]
        )
        deed(viewport, button, Qt.KeyboardModifier.NoModifier, at)
        if rnd.random() < 0.3:
            QTest.mouseMove(viewport, wild_point(guest, rnd))
        if rnd.random() < 0.1 and guest.window.decisions.calls:
            call = rnd.choice(guest.window.decisions.calls)
            for _ in range(rnd.randint(1, 5)):
                QTest.mouseClick(call, LEFT)
        QTest.qWait(rnd.choice([0, 0, 1, 15]))
        assert_all_there(guest)
    QTest.mouseRelease(viewport, LEFT)
    guest.window.hurry()
    guest.wait_for_turn()
    assert guest.kept().acts == guest.acts
    assert Sitting.resume(guest.kept()).problems == ()


def wild_point(guest: Guest, rnd: random.Random) -> QPoint:
    """Return a point of the table: a card as often as not."""
    items = list(guest.scene.lying.items.values())
    if items and rnd.random() < 0.6:
        return guest.view.mapFromScene(rnd.choice(items).pos())
    return QPoint(rnd.randrange(guest.view.width()), rnd.randrange(guest.view.height()))


def assert_all_there(guest: Guest) -> None:
    """Count the cards over, those on the table and those in sight."""
    if guest.sitting.table.hands:
        spread = guest.sitting.table.spot("spread")
        if spread is None and guest.sitting.table.dealer is not None:
            check_pack(guest.sitting)
    shown = [item.card for item in guest.scene.lying.items.values() if item.card is not None]
    assert len(shown) == len(set(shown))


# C57: interrupted in mid-drag.


def escape(guest: Guest) -> None:
    guest.key(Qt.Key.Key_Escape)


def take_back(guest: Guest) -> None:
    guest.window.built["play.back"].trigger()


def other_window(guest: Guest) -> None:
    guest.window.want("rules")
    guest.dialog()


def resized(guest: Guest) -> None:
    guest.window.resize(900, 700)


def new_game(guest: Guest) -> None:
    guest.director.sit_down(Sitting(guest.sitting.record))


@pytest.mark.parametrize("interruption", [escape, take_back, other_window, resized, new_game])
def test_interrupted_in_mid_drag(
    open_room: Open, own_home: Path, interruption: Callable[[Guest], None]
) -> None:
    guest = at_table(open_room, own_home, mine("play", tricks=1))
    act = guest.thumb_act()
    guest.lift(guest.at(guest.grip_for(act)), guest.middle)
    assert guest.scene.drag.carrying
    interruption(guest)
    QTest.qWait(10)
    QTest.mouseRelease(guest.view.viewport(), LEFT, pos=guest.middle)
    guest.wait(lambda: guest.view.choreography.is_idle)
    assert act not in guest.acts or interruption is resized
    assert guest.scene.sight == guest.director.sight()
    assert not any(item.flying for item in guest.scene.lying.items.values())
