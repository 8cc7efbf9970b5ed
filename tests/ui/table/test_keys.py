"""The keyboard: everything can be reached and chosen, and the focus is always where one expects it."""

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from eldest.cards.card import Card
from eldest.engine.acts import CutPack, DealOut, Draw, Play
from eldest.ui.table import card_item as marks
from eldest.ui.table.grips import Grip
from helpers.shown import VIEWER, Shown

Show = Callable[..., Shown]
KEY = Qt.Key


def focus(shown: Shown) -> Grip:
    found = shown.scene.keys.focus
    assert found is not None
    return found


def press(shown: Shown, qtbot: QtBot, *keys: Qt.Key) -> None:
    for key in keys:
        qtbot.keyClick(shown.view, key)


def test_the_arrows_walk_the_hand(show: Show, qtbot: QtBot) -> None:
    shown = show().until_mine("play")
    press(shown, qtbot, KEY.Key_Right)
    assert focus(shown).card == shown.hand()[0]
    press(shown, qtbot, KEY.Key_Right, KEY.Key_Right)
    assert focus(shown).card == shown.hand()[2]
    press(shown, qtbot, KEY.Key_Left)
    assert focus(shown).card == shown.hand()[1]
    press(shown, qtbot, KEY.Key_End, KEY.Key_Right)
    assert focus(shown) == shown.scene.reach()[-1]
    press(shown, qtbot, KEY.Key_Home)
    assert marks.FOCUS in shown.item(shown.hand()[0]).marks


def test_digits_pick_a_card(show: Show, qtbot: QtBot) -> None:
    shown = show().until_mine("play")
    press(shown, qtbot, KEY.Key_3)
    assert focus(shown).card == shown.hand()[2]
    press(shown, qtbot, KEY.Key_9)
    assert focus(shown).card == shown.hand()[2]


def test_letters_jump_to_a_suit(show: Show, qtbot: QtBot) -> None:
    shown = show().until_mine("play")
    for letter, key in zip("CDHS", (KEY.Key_C, KEY.Key_D, KEY.Key_H, KEY.Key_S), strict=True):
        of_suit = [grip.card for grip in shown.scene.reach() if grip.card and str(grip.card)[-1] == letter]
        for card in (*of_suit, *of_suit[:1]):
            press(shown, qtbot, key)
            assert focus(shown).card == card
        shown.scene.keys.focus_on(shown.scene.reach()[-1])
        press(shown, qtbot, KEY.Key_Escape)


@pytest.mark.parametrize("key", [KEY.Key_Return, KEY.Key_Enter, KEY.Key_Space])
def test_a_card_is_played(show: Show, qtbot: QtBot, key: Qt.Key) -> None:
    shown = show().until_mine("play")
    card = next(card for card in shown.hand() if card in shown.scene.permits.cards)
    press(shown, qtbot, KEY(KEY.Key_1 + shown.hand().index(card)), key)
    assert shown.wishes == [Play(VIEWER, card)]


def test_a_key_held_down_plays_once(show: Show, qtbot: QtBot) -> None:
    shown = show().until_mine("play")
    press(shown, qtbot, KEY.Key_1)
    held = QKeyEvent(QEvent.Type.KeyPress, KEY.Key_Return, Qt.KeyboardModifier.NoModifier, "", autorep=True)
    QApplication.sendEvent(shown.view, held)
    assert not shown.wishes


def test_the_first_return_only_shows_where_one_is(show: Show, qtbot: QtBot) -> None:
    shown = show().until_mine("play")
    press(shown, qtbot, KEY.Key_Return)
    assert not shown.wishes
    assert focus(shown).card == shown.hand()[0]


def test_the_focus_stays_in_the_hand(show: Show, qtbot: QtBot) -> None:
    shown = show().until_mine("play")
    last = len(shown.hand()) - 1
    press(shown, qtbot, KEY(KEY.Key_1 + last))
    shown.until(lambda t: t.turn == VIEWER and len(t.hands[0].cards) <= last)
    assert focus(shown).card in shown.hand()
    assert shown.scene.keys.seen


def test_escape_takes_the_focus_away(show: Show, qtbot: QtBot) -> None:
    shown = show().until_mine("play")
    press(shown, qtbot, KEY.Key_Right, KEY.Key_Escape)
    assert shown.scene.keys.focus is None
    assert not any(marks.FOCUS in item.marks for item in shown.scene.lying.items.values())


def test_the_spread_is_walked(show: Show, qtbot: QtBot) -> None:
    shown = show().until_mine("cut-for-deal")
    press(shown, qtbot, KEY.Key_Right, KEY.Key_Down, KEY.Key_Right, KEY.Key_Return)
    assert shown.wishes == [Draw(VIEWER, shown.table.draws[0].place)]
    assert shown.table.draws[0].place == 6


def test_the_cut_begins_in_the_middle(show: Show, qtbot: QtBot) -> None:
    shown = show().until_mine("present")
    press(shown, qtbot, KEY.Key_Left)
    assert focus(shown).name == ("lift", 16)
    press(shown, qtbot, KEY.Key_Left, KEY.Key_Left, KEY.Key_Return)
    assert shown.wishes == [CutPack(VIEWER, 14)]


def test_the_ways_to_deal_are_walked(show: Show, qtbot: QtBot) -> None:
    shown = show().until_mine("deal")
    press(shown, qtbot, KEY.Key_Right, KEY.Key_Right, KEY.Key_Space)
    assert shown.wishes == [DealOut(VIEWER, 3)]


def test_a_card_that_may_not_be_played_is_asked_about(show: Show, qtbot: QtBot) -> None:
    shown = show(1).until(
        lambda t: t.stage == "play" and t.turn == VIEWER and len(shown_possible(t)) < t.hands[0].size
    )
    barred = next(card for card in shown.hand() if card not in shown.scene.permits.cards)
    press(shown, qtbot, KEY(KEY.Key_1 + shown.hand().index(barred)), KEY.Key_Return)
    assert shown.refused == [Play(VIEWER, barred)]


def shown_possible(table: object) -> tuple[Card, ...]:
    """Return the cards that follow the one led."""
    trick, order, hand = table.trick, table.order, table.hands[0].cards  # type: ignore[attr-defined]
    return tuple(order.following(hand, trick.cards[0]) if trick.cards else hand)


def with_a_card(shown: Shown) -> bool:
    """Tell whether the viewer is to do something with a card, a place or the pack."""
    return shown.table.turn == VIEWER and any(grip.acts for grip in shown.scene.reach())


def ways(shown: Shown, qtbot: QtBot) -> Iterator[Grip]:
    """Walk from the first thing that can be reached to the last, and yield each as the focus comes to it."""
    press(shown, qtbot, KEY.Key_Home)
    for _ in shown.scene.reach():
        yield focus(shown)
        press(shown, qtbot, KEY.Key_Right)


def test_a_whole_evening_by_keys_alone(show: Show, qtbot: QtBot) -> None:
    """Every act done with a card or a place is reached by walking, whatever else happens."""
    shown = show(11)
    deal = 0
    while deal < 3:
        if not with_a_card(shown):
            shown.step()
            deal = shown.table.tally.deals
            continue
        walked = [act for grip in ways(shown, qtbot) for act in grip.acts.values()]
        silent = [act for act in shown.possible() if type(act).onto or isinstance(act, DealOut)]
        assert set(walked) == set(silent)
        wish = shown.chooser.choice(silent)
        press(shown, qtbot, KEY.Key_Home)
        while wish not in focus(shown).acts.values():
            press(shown, qtbot, KEY.Key_Right)
        press(shown, qtbot, KEY.Key_Return)
        assert shown.wishes[-1] == wish


def test_the_tables_keys_go_before_shortcuts(show: Show) -> None:
    shown = show()
    for key, wanted in ((KEY.Key_H, True), (KEY.Key_5, True), (KEY.Key_F1, False)):
        event = QKeyEvent(QEvent.Type.ShortcutOverride, key, Qt.KeyboardModifier.NoModifier)
        event.ignore()
        QApplication.sendEvent(shown.view, event)
        assert event.isAccepted() == wanted
    with_control = QKeyEvent(QEvent.Type.ShortcutOverride, KEY.Key_S, Qt.KeyboardModifier.ControlModifier)
    with_control.ignore()
    QApplication.sendEvent(shown.view, with_control)
    assert not with_control.isAccepted()
