"""The mouse is unplugged: cutting, dealing, making, discarding and playing by the keyboard alone."""

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from eldest.engine.acts import Act, CutPack, DealOut, Discard, Draw, Play
from eldest.games.euchre.calls import TakeUp
from eldest.ui.table.choices import is_spoken
from helpers.guest import Guest

WANTED = {Draw, CutPack, DealOut, Discard, Play}


def choice(guest: Guest) -> Act:
    """Take up whenever that may be done, so that a discard must follow."""
    acts = guest.director.possible()
    return next((act for act in acts if isinstance(act, TakeUp)), None) or guest.thumb_act()


def test_whole_deals_by_keys(open_room: Callable[..., Guest]) -> None:
    guest = open_room()
    done: set[type] = set()
    calls = 0
    while not (done >= WANTED and guest.director.may_deal()):
        guest.wait_for_turn()
        length = len(guest.acts)
        if guest.director.may_deal():
            guest.say_by_keys(guest.window.decisions.calls[0].choice.value)
        else:
            act = choice(guest)
            guest.do_by_keys(act)
            guest.wait_for_act(length)
            assert guest.acts[length] == act
            done.add(type(act))
            calls += is_spoken(act)
        guest.wait(lambda length=length: len(guest.acts) > length)  # type: ignore[misc]
    assert calls
    assert guest.kept().acts == guest.acts


def test_the_table_has_the_keyboard_from_the_first(open_room: Callable[..., Guest]) -> None:
    guest = open_room()
    guest.wait_for_turn()
    assert QApplication.focusWidget() is guest.view


def test_the_keyboard_comes_back_to_the_table_after_a_dialog(open_room: Callable[..., Guest]) -> None:
    guest = open_room()
    guest.wait_for_turn()
    guest.key(Qt.Key.Key_O, Qt.KeyboardModifier.ControlModifier)
    guest.dialog()
    guest.key(Qt.Key.Key_Escape)
    guest.wait_for_window()
    assert QApplication.focusWidget() is guest.view


def test_tab_walks_from_the_table_to_the_buttons_and_back(open_room: Callable[..., Guest]) -> None:
    guest = open_room()
    guest.play_on(lambda: bool(guest.window.decisions.calls))
    calls = guest.window.decisions.calls
    met = []
    for _ in range(40):
        guest.key(Qt.Key.Key_Tab)
        met.append(QApplication.focusWidget())
        if met[-1] is guest.view:
            break
    assert set(calls) <= set(met)
    assert met[-1] is guest.view
