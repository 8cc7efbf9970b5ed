"""The mouse: clicks and drags, and everything that can come between."""

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from eldest.engine.acts import CutPack, DealOut, Discard, Draw, Play
from eldest.ui.table import card_item as marks
from eldest.ui.table.pace import Click, Pace
from helpers.shown import NONE, RIGHT, VIEWER, Shown, fresh, seen

Show = Callable[..., Shown]


def to_play(show: Show, seed: int = 1, *, some_barred: bool = False) -> Shown:
    shown = show(seed)
    return shown.until(
        lambda t: (
            t.stage == "play"
            and t.turn == VIEWER
            and t.hands[0].size > 2
            and (not some_barred or len(shown.possible()) < t.hands[0].size)
        )
    )


def a_play(shown: Shown) -> Play:
    act = shown.possible()[-1]
    assert isinstance(act, Play)
    return act


def test_a_click_plays_the_card(show: Show) -> None:
    shown = to_play(show)
    act = a_play(shown)
    shown.click(shown.spot_of(act.card))
    assert shown.wishes == [act]


def test_a_drag_plays_the_card(show: Show) -> None:
    shown = to_play(show)
    act = a_play(shown)
    shown.drag(shown.spot_of(act.card), shown.middle)
    assert shown.wishes == [act]


def test_the_place_to_drop_on_is_outlined_while_carrying(show: Show) -> None:
    shown = to_play(show)
    shown.carry(shown.spot_of(a_play(shown).card), shown.middle)
    assert list(shown.scene.around.zones_shown) == ["trick"]
    shown.release(shown.middle)
    assert not shown.scene.around.zones_shown


@pytest.mark.parametrize("clicks", [2, 3, 5])
def test_rapid_clicks_play_one_card(show: Show, clicks: int) -> None:
    shown = to_play(show)
    act = a_play(shown)
    at = shown.spot_of(act.card)
    for _ in range(clicks):
        shown.double_click(at)
    assert shown.wishes == [act]


def test_rapid_clicks_that_nobody_answers_wish_once(show: Show) -> None:
    shown = to_play(show)
    shown.scene.wished.disconnect(shown.perform)
    wishes: list[object] = []
    shown.scene.wished.connect(wishes.append)
    at = shown.spot_of(a_play(shown).card)
    for _ in range(5):
        shown.click(at)
    assert len(wishes) == 1


def test_a_card_let_go_beside_every_place_goes_home(show: Show) -> None:
    shown = to_play(show)
    before = seen(shown.view)
    card = a_play(shown).card
    shown.drag(shown.spot_of(card), QPoint(shown.view.width() - 5, 60))
    shown.move(QPoint(2, 2), NONE)
    assert not shown.wishes
    assert seen(shown.view)[card] == before[card]


def test_the_right_button_puts_back_what_is_carried(show: Show) -> None:
    shown = to_play(show)
    shown.carry(shown.spot_of(a_play(shown).card), shown.middle)
    shown.press(shown.middle, RIGHT)
    shown.release(shown.middle, RIGHT)
    shown.release(shown.middle)
    assert not shown.wishes
    assert seen(shown.view) == fresh(shown)


def test_escape_puts_back_what_is_carried(show: Show, qtbot: QtBot) -> None:
    shown = to_play(show)
    shown.carry(shown.spot_of(a_play(shown).card), shown.middle)
    qtbot.keyClick(shown.view, Qt.Key.Key_Escape)
    shown.release(shown.middle)
    assert not shown.wishes
    assert seen(shown.view) == fresh(shown)


def _resize(shown: Shown) -> None:
    shown.view.resize(900, 700)


def _news(shown: Shown) -> None:
    shown.view.show_now(shown.sight, shown.possible())


def _focus_lost(shown: Shown) -> None:
    shown.view.clearFocus()
    shown.scene.drag.put_back()


def _other_cards(shown: Shown) -> None:
    shown.view.set_theme(replace(shown.scene.faces.theme, back="lattice-blue"))


def _new_play(shown: Shown) -> None:
    shown.step()


@pytest.mark.parametrize("interruption", [_resize, _news, _focus_lost, _other_cards, _new_play])
def test_whatever_interrupts_a_drag_the_card_comes_home(
    show: Show, interruption: Callable[[Shown], None]
) -> None:
    shown = to_play(show)
    shown.carry(shown.spot_of(a_play(shown).card), shown.middle)
    interruption(shown)
    QApplication.processEvents()
    shown.release(shown.middle)
    shown.move(QPoint(2, 2), NONE)
    assert not shown.wishes
    assert seen(shown.view) == fresh(shown)


def test_closing_the_view_in_mid_drag(show: Show) -> None:
    shown = to_play(show)
    shown.carry(shown.spot_of(a_play(shown).card), shown.middle)
    shown.view.close()
    shown.release(shown.middle)
    assert len(shown.wishes) <= 1


def test_a_card_that_may_not_be_played_is_asked_about(show: Show) -> None:
    shown = to_play(show, some_barred=True)
    barred = next(card for card in shown.hand() if card not in shown.scene.permits.cards)
    shown.click(shown.spot_of(barred))
    assert shown.refused == [Play(VIEWER, barred)]
    shown.drag(shown.spot_of(barred), shown.middle)
    assert shown.refused == [Play(VIEWER, barred)] * 2
    shown.move(QPoint(2, 2), NONE)
    assert seen(shown.view) == fresh(shown)


def test_out_of_turn_a_card_is_asked_about(show: Show) -> None:
    shown = show().until_mine("first-round")
    card = shown.hand()[0]
    shown.click(shown.spot_of(card))
    assert shown.refused == [Play(VIEWER, card)]


def test_a_discard_is_dropped_on_the_pack(show: Show) -> None:
    shown = show(2).until_mine("discard")
    card = shown.hand()[1]
    pack = shown.scene.lying.box(shown.scene.layout.stock_zone).center().toPoint()
    shown.drag(shown.spot_of(card), pack)
    assert shown.wishes == [Discard(VIEWER, card)]


def test_a_card_of_the_hand_can_be_put_elsewhere_in_it(show: Show) -> None:
    shown = to_play(show)
    first, *rest = shown.hand()
    start = shown.spot_of(first)
    end = shown.spot_of(rest[-1]) + QPoint(60, 0)
    shown.drag(start, end)
    assert not shown.wishes
    assert not shown.refused
    assert shown.hand() == [*rest, first]
    shown.step()
    shown.until(lambda t: t.turn == VIEWER)
    assert shown.hand() == [card for card in (*rest, first) if card in shown.hand()]


def test_an_order_of_ones_own_is_forgotten_with_the_next_deal(show: Show) -> None:
    shown = to_play(show)
    first, *rest = shown.hand()
    shown.drag(shown.spot_of(first), shown.spot_of(rest[-1]) + QPoint(60, 0))
    deal = shown.table.tally.deals
    shown.until(lambda t: t.tally.deals > deal and t.stage == "first-round")
    assert shown.hand() == list(shown.table.order.sorted(shown.table.hands[0].cards))


def test_no_card_moves_under_a_button_held_down(show: Show) -> None:
    shown = show(4).until(lambda t: t.stage == "first-round" and t.turn == 1)
    before = shown.hand()
    shown.press(shown.spot_of(before[0]))
    shown.until(lambda t: t.stage != "first-round")
    assert shown.hand() == before
    shown.release(QPoint(2, 2))
    assert not shown.wishes
    assert shown.hand() == list(shown.table.order.sorted(shown.table.hands[0].cards))


@pytest.mark.parametrize("way", ["click", "drag"])
def test_a_card_is_drawn_from_the_spread_pack(show: Show, way: str) -> None:
    shown = show().until_mine("cut-for-deal")
    at = shown.scene.lying.items["spread", 9].pos().toPoint() - QPoint(35, 0)
    if way == "click":
        shown.click(at)
    else:
        shown.drag(at, at + QPoint(0, 150))
    assert shown.wishes == [Draw(VIEWER, 9)]


def test_a_card_hardly_moved_stays_in_the_spread(show: Show) -> None:
    shown = show().until_mine("cut-for-deal")
    at = shown.scene.lying.items["spread", 9].pos().toPoint() - QPoint(35, 0)
    shown.drag(at, at + QPoint(12, 5))
    assert not shown.wishes


@pytest.mark.parametrize("way", ["click", "drag"])
def test_a_packet_is_lifted_where_the_mouse_is(show: Show, way: str) -> None:
    shown = show().until_mine("present")
    size = len(shown.scene.lying.of_pack())
    twelfth = shown.scene.lying.of_pack()[size - 12]
    at = QPoint(round(twelfth.mapRectToScene(twelfth.outline()).right() - 3), round(twelfth.y()))
    shown.move(at, NONE)
    assert shown.scene.hover is not None
    assert shown.scene.hover.name == ("lift", 12)
    if way == "click":
        shown.click(at)
    else:
        shown.drag(at, at + QPoint(-60, -100))
    assert shown.wishes == [CutPack(VIEWER, 12)]


def test_too_small_a_packet_is_never_lifted(show: Show) -> None:
    shown = show().until_mine("present")
    top = shown.scene.lying.of_pack()[-1].pos().toPoint()
    shown.click(top)
    assert shown.wishes == [CutPack(VIEWER, 4)]


def test_a_packet_is_lifted_to_cut_for_the_deal(show: Show) -> None:
    shown = show(cut_method="packets").until_mine("cut-for-deal")
    size = len(shown.scene.lying.of_pack())
    fifth = shown.scene.lying.of_pack()[size - 5]
    at = QPoint(round(fifth.mapRectToScene(fifth.outline()).right() - 3), round(fifth.y()))
    shown.click(at)
    assert shown.wishes == [Draw(VIEWER, 5)]


@pytest.mark.parametrize("way", ["click", "drag"])
def test_the_pack_is_dealt_by_the_places_offered(show: Show, way: str) -> None:
    shown = show().until_mine("deal")
    place = shown.scene.around.ghosts["deal", 3].box.center().toPoint()
    if way == "click":
        shown.click(place)
    else:
        shown.drag(shown.scene.lying.of_pack()[-1].pos().toPoint(), place)
    assert shown.wishes == [DealOut(VIEWER, 3)]


def test_a_click_that_only_selects(show: Show) -> None:
    shown = to_play(show)
    shown.view.set_pace(Pace(0.0, 0, Click.SELECT))
    act = a_play(shown)
    shown.double_click(shown.spot_of(act.card))
    assert not shown.wishes
    assert marks.FOCUS in shown.item(act.card).marks


def test_a_double_click_plays_where_that_is_set(show: Show) -> None:
    shown = to_play(show)
    shown.view.set_pace(Pace(0.0, 0, Click.DOUBLE))
    act = a_play(shown)
    shown.click(shown.spot_of(act.card))
    assert not shown.wishes
    shown.double_click(shown.spot_of(act.card))
    assert shown.wishes == [act]


def test_the_card_under_the_mouse_is_outlined(show: Show) -> None:
    shown = to_play(show)
    act = a_play(shown)
    shown.move(shown.spot_of(act.card), NONE)
    assert marks.HOVER in shown.item(act.card).marks
    shown.move(QPoint(2, 2), NONE)
    assert marks.HOVER not in shown.item(act.card).marks


def test_a_card_that_has_glided_home_lies_among_the_others_again(show: Show, qtbot: QtBot) -> None:
    shown = to_play(show)
    shown.view.set_pace(Pace(0.2, 10))
    card = a_play(shown).card
    before = shown.item(card).zValue()
    shown.drag(shown.spot_of(card), QPoint(shown.view.width() - 5, 60))
    assert shown.item(card).moving
    assert shown.item(card).zValue() > before
    qtbot.waitUntil(lambda: not shown.item(card).moving)
    assert shown.item(card).zValue() == before
