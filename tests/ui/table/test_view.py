"""The view: it fits any window, redraws pictures at rest, and keeps room for the decisions."""

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, QPoint, QRect, Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from eldest.ui.theme import Theme
from helpers.shown import NONE, VIEWER, Shown, active_timers, fresh, seen

Show = Callable[..., Shown]


@pytest.mark.parametrize("size", [(800, 500), (1024, 640), (1280, 800), (1920, 1080), (700, 900)])
def test_the_decisions_cover_no_card(show: Show, size: tuple[int, int]) -> None:
    shown = show(2)
    shown.view.resize(*size)
    room = shown.view.decision_rect()
    shown.until(lambda t: t.tally.deals == 1 and len(t.tricks) == 3)
    assert shown.view.viewport().rect().contains(room)
    for item in shown.scene.lying.items.values():
        assert not item.mapRectToScene(item.outline()).toAlignedRect().intersects(room)


def test_after_a_resize_pictures_become_sharp_again(show: Show, qtbot: QtBot) -> None:
    shown = show().until_mine("play")
    QApplication.processEvents()
    with qtbot.waitSignal(shown.view.resized):
        shown.view.resize(1400, 900)
    card = shown.hand()[0]

    def sharp() -> bool:
        picture = shown.scene.faces.face(card)
        return picture.deviceIndependentSize().width() == shown.scene.lying.unit

    qtbot.waitUntil(lambda: sharp() and not active_timers(shown.view), timeout=10_000)
    assert seen(shown.view) == fresh(shown)


def test_cards_lie_on_whole_pixels(show: Show) -> None:
    shown = show()
    for size in ((1023, 641), (1111, 777)):
        shown.view.resize(*size)
        for item in shown.scene.lying.items.values():
            left = item.mapRectToScene(item.outline()).left()
            assert left == round(left)


def test_another_theme_shows_at_once(show: Show) -> None:
    shown = show().until_mine("play")
    before = shown.view.grab().toImage()
    shown.view.set_theme(replace(Theme(), faces="large", colours="four", felt="#1f3f66"))
    assert shown.view.grab().toImage() != before
    assert seen(shown.view) == fresh(shown)


def test_names_are_shown(show: Show) -> None:
    shown = show()
    shown.view.set_names(("Anna", "Colonel Blythe"))
    assert [plate.name for plate in shown.scene.around.plates.values()] == ["Anna", "Colonel Blythe"]


def test_what_others_say_stands_at_their_plate(show: Show) -> None:
    shown = show(1)
    shown.view.set_words(lambda _act: "I pass")
    shown.until(lambda t: bool(t.calls) and t.calls[-1].seat != VIEWER and not t.trick.plays)
    assert shown.scene.around.spoken == {1: "I pass"}
    shown.until(lambda t: bool(t.trick.plays))
    assert not shown.scene.around.spoken


def test_the_keyboards_frame_comes_and_goes(show: Show) -> None:
    shown = show().until_mine("play")
    QApplication.processEvents()
    shown.view.clearFocus()
    plain = shown.view.grab().toImage()
    shown.view.setFocus(Qt.FocusReason.TabFocusReason)
    assert shown.view.grab().toImage() != plain
    shown.view.clearFocus()
    assert shown.view.grab().toImage() == plain


def test_the_parted_pack_closes_when_the_mouse_leaves(show: Show) -> None:
    shown = show().until_mine("present")
    before = seen(shown.view)
    shown.move(shown.scene.lying.of_pack()[10].pos().toPoint(), NONE)
    assert seen(shown.view) != before
    QApplication.sendEvent(shown.view.viewport(), QEvent(QEvent.Type.Leave))
    assert seen(shown.view) == before


def test_nothing_is_drawn_beyond_the_window(show: Show) -> None:
    shown = show().until_mine("play")
    window = QRect(QPoint(), shown.view.viewport().size())
    for item in shown.scene.lying.items.values():
        assert window.contains(item.mapRectToScene(item.outline()).toAlignedRect())
