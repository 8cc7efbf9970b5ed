"""Every action has its words and keys, is reached by them, and can be had when it makes sense."""

import itertools
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu
from pytestqt.qtbot import QtBot

from eldest.room.sitting import Sitting
from eldest.ui.actions import ACTIONS, USUAL, Action, Key, Menu, menu_letters
from eldest.ui.card_words import tr
from eldest.ui.table.pace import Pace
from helpers.guest import Guest, keep, mine, played

Open = Callable[..., Guest]
KEYED = [action for action in ACTIONS if action.keys is not None]

PLATFORMS: dict[str, dict[Key, tuple[str, ...]]] = {
    "windows": {
        Key.Undo: ("Ctrl+Z", "Alt+Backspace"), Key.FullScreen: ("F11", "Alt+Return"),
        Key.HelpContents: ("F1",), Key.Redo: ("Ctrl+Y", "Alt+Shift+Backspace", "Ctrl+Shift+Z"),
    },
    "mac": {
        Key.SaveAs: ("Ctrl+Shift+S",), Key.Preferences: ("Ctrl+,",), Key.Quit: ("Ctrl+Q",),
        Key.Undo: ("Ctrl+Z",), Key.FullScreen: ("Ctrl+Meta+F",), Key.HelpContents: ("Ctrl+?",),
    },
    "gnome": {
        Key.SaveAs: ("Ctrl+Shift+S",), Key.Quit: ("Ctrl+Q",), Key.Undo: ("Ctrl+Z", "F14"),
        Key.FullScreen: ("F11", "Ctrl+F11"), Key.HelpContents: ("F1",),
    },
    "kde": {
        Key.Quit: ("Ctrl+Q",), Key.Undo: ("Ctrl+Z", "F14"), Key.FullScreen: ("F11", "Ctrl+Shift+F"),
        Key.HelpContents: ("F1",),
    },
    "plain X11": {Key.Undo: ("Ctrl+Z", "F14"), Key.HelpContents: ("F1",)},
}  # fmt: skip
"""What Qt's table of standard keys has for ours on each platform, beside those everywhere."""

EVERYWHERE = {Key.New: ("Ctrl+N",), Key.Open: ("Ctrl+O",), Key.Redo: ("Ctrl+Shift+Z",)}

ON_KEYBOARDS = re.compile(r"^(F\d+|(Ctrl|Alt|Shift)\+(Shift\+)?(.|F\d+|Enter|Return|Backspace))$")
"""Not the keys with a word on them, as "Open", of which Qt's events know no letter."""

TAKEN_BY_SYSTEM = {"mac": {"Ctrl+H", "Ctrl+M", "Ctrl+Tab"}, "windows": {"Alt+F4"}}


def keys_on(platform: str, action: Action) -> set[str]:
    """Return the keys of an action on a platform."""
    if action.keys is None or isinstance(action.keys, str):
        return {action.keys} if action.keys else set()
    return set((EVERYWHERE | PLATFORMS[platform]).get(action.keys, ()) or (USUAL[action.keys],))


@pytest.mark.parametrize("platform", PLATFORMS)
def test_no_two_actions_share_a_key(platform: str) -> None:
    for one, other in itertools.combinations(ACTIONS, 2):
        assert not keys_on(platform, one) & keys_on(platform, other), (one.name, other.name)


@pytest.mark.parametrize("platform", PLATFORMS)
def test_no_key_is_a_menus_or_the_systems_own(platform: str) -> None:
    taken = {f"Alt+{letter.upper()}" for letter in menu_letters()} | TAKEN_BY_SYSTEM.get(platform, set())
    for action in ACTIONS:
        assert not keys_on(platform, action) & taken, action.name


def test_names_are_not_given_twice() -> None:
    assert len({action.name for action in ACTIONS}) == len(ACTIONS)


@pytest.mark.parametrize("menu", Menu)
def test_no_two_entries_of_a_menu_share_a_letter(menu: Menu) -> None:
    said = [tr(action.said) for action in ACTIONS if action.menu is menu]
    letters = [text[text.index("&") + 1].lower() for text in said]
    assert len(set(letters)) == len(letters)


def test_every_action_has_a_tip_that_says_more() -> None:
    for action in ACTIONS:
        assert len(action.tip.text) > len(action.said.text), action.name


def test_every_action_is_in_its_menu_with_its_words(open_room: Open) -> None:
    window = open_room().window
    for action in ACTIONS:
        made = window.built[action.name]
        assert (made.text(), made.statusTip(), made.toolTip()) == (
            tr(action.said),
            tr(action.tip),
            tr(action.tip),
        )
        menus = [thing for thing in made.associatedObjects() if isinstance(thing, QMenu)]
        assert [menu.title() for menu in menus] == [tr(action.menu.title)]


@pytest.mark.parametrize("action", KEYED, ids=lambda action: action.name)
def test_its_key_reaches_it(open_room: Open, own_home: Path, action: Action, qtbot: QtBot) -> None:
    keep(own_home, played(mine("play", tricks=1)))
    guest = open_room()
    guest.wait_for_turn()
    made = guest.window.built[action.name]
    made.setEnabled(True)
    made.triggered.disconnect()
    pressed = [keys for keys in made.shortcuts() if ON_KEYBOARDS.search(keys.toString())]
    assert pressed
    for keys in pressed:
        with qtbot.waitSignal(made.triggered):
            guest.press_shortcut(keys)


ALWAYS = {
    "game.new", "game.open", "game.save", "game.preferences", "game.quit", "play.hurry",
    "game.statistics", "game.export", "game.import",
    "view.full-screen", "help.lesson", "help.rules", "help.this-game", "help.about",
    "help.report", "help.folder",
}  # fmt: skip


def scored(sitting: Sitting) -> bool:
    return sitting.table.turn is None and sitting.table.tally.deals > 0


@pytest.mark.parametrize(
    ("until", "more"),
    [
        pytest.param(mine("cut-for-deal"), {"play.hint"}, id="cutting"),
        pytest.param(mine("present"), {"play.hint"}, id="before anything was decided in this deal"),
        pytest.param(mine("discard"), {"play.hint", "play.back"}, id="discarding"),
        pytest.param(mine("play"), {"play.hint", "play.back"}, id="the first trick"),
        pytest.param(
            mine("play", tricks=1, led=False),
            {"play.hint", "play.back", "play.last-trick"},
            id="the second trick is to be led",
            marks=pytest.mark.rule("W-PLAY-04"),
        ),
        pytest.param(
            mine("play", tricks=1, led=True), {"play.hint", "play.back"}, id="the second trick is led to"
        ),
        pytest.param(scored, {"play.deal", "play.back", "play.last-trick"}, id="the hand is scored"),
    ],
)
def test_what_can_be_done_when(
    open_room: Open, own_home: Path, until: Callable[[Sitting], bool], more: set[str]
) -> None:
    keep(own_home, played(until))
    guest = open_room()
    guest.wait_for_turn()
    dealt = {"play.review"} if guest.sitting.table.tally.deals else set()
    assert enabled(guest.window.built) == ALWAYS | dealt | more


@pytest.mark.rule("W-MISC-04")
def test_by_house_rule_the_last_trick_may_be_seen_whenever_there_is_one(
    open_room: Open, own_home: Path
) -> None:
    keep(own_home, played(mine("play", tricks=1, led=True), **{"common.show_last_trick": True}))
    guest = open_room()
    guest.wait_for_turn()
    assert guest.window.built["play.last-trick"].isEnabled()


def test_quick_play_can_be_had_while_others_play(open_room: Open, own_home: Path) -> None:
    keep(own_home, played(lambda sitting: mine("play")(sitting) and len(sitting.possible()) > 1))
    guest = open_room()
    guest.wait_for_turn()
    quickly = guest.window.built["play.quickly"]
    assert not quickly.isEnabled()
    guest.director.perform(guest.director.possible()[0])
    assert quickly.isEnabled()
    quickly.trigger()
    assert guest.director.is_quick
    assert not quickly.isEnabled()


def test_a_hand_that_was_played_already_can_be_shown_quickly(open_room: Open, own_home: Path) -> None:
    last = mine("play")
    keep(own_home, played(lambda sitting: last(sitting) and sitting.table.hands[0].size == 1))
    guest = open_room()
    guest.wait_for_turn()
    guest.view.set_pace(Pace(1.0, None))
    guest.director.perform(guest.director.possible()[0])
    guest.wait(lambda: guest.sitting.whose_turn() is None)
    quickly = guest.window.built["play.quickly"]
    assert not guest.director.may_play_quickly()
    assert quickly.isEnabled()
    quickly.trigger()
    assert guest.view.choreography.is_idle
    guest.wait_for_turn()
    assert not quickly.isEnabled()


def test_the_game_before_can_be_had_once_there_is_one(open_room: Open) -> None:
    guest = open_room()
    guest.wait_for_turn()
    assert not guest.window.built["game.before"].isEnabled()
    guest.do_by_mouse(guest.director.possible()[3])
    guest.wait_for_turn()
    guest.window.built["game.new"].trigger()
    guest.dialog().accept()
    guest.wait_for_turn()
    assert guest.window.built["game.before"].isEnabled()


def test_nothing_of_the_persons_while_the_other_acts(open_room: Open, own_home: Path) -> None:
    keep(own_home, played(lambda sitting: mine("play")(sitting) and len(sitting.possible()) > 1))
    guest = open_room()
    guest.wait_for_turn()
    guest.director.perform(guest.director.possible()[0])
    assert not guest.window.built["play.hint"].isEnabled()
    assert guest.window.built["play.back"].isEnabled()


def enabled(built: dict[str, QAction]) -> set[str]:
    """Return the names of the actions that can be had."""
    return {name for name, action in built.items() if action.isEnabled()}
