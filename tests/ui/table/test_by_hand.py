"""The pack in the person's hands at a strict table: what mouse and keys make of packets, cards and places."""

from collections.abc import Callable, Sequence
from itertools import pairwise
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAction, QContextMenuEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu

from eldest.cards.seating import Seat
from eldest.engine.acts import GivePacket, LayPacket, Play, Present, Shuffle
from eldest.laws.at_play import ThrowTwo
from eldest.laws.showing import DropCard
from eldest.room import strict_company
from eldest.room.sitting import Sitting
from eldest.ui.narrator import Narrator
from eldest.ui.table import card_item as marks
from eldest.ui.table.by_hand import SIZE, TO, Manner
from eldest.ui.table.carried import Carried
from eldest.ui.table.pace import Pace
from helpers.dealer import ME, Dealer, about_to_deal, played_on
from helpers.guest import Guest, keep, played

RIGHT = Qt.MouseButton.RightButton
At = Callable[..., Dealer]

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)


def dealing(packets: int = 0) -> Callable[[Sitting], bool]:
    """Return a test: the person deals, and so many packets are given."""
    return lambda sitting: sitting.table.stage == "deal" and len(sitting.table.given) == packets


def to_play(sitting: Sitting) -> bool:
    """Tell whether the person is to follow suit, and has cards that do not follow as well as such that do."""
    table = sitting.table
    if table.stage != "play" or table.turn != ME or not table.trick.plays:
        return False
    return 0 < len(sitting.lawful()) < table.hands[ME].size


def out_of_turn(sitting: Sitting) -> bool:
    """Tell whether another is to lead, and the person could do so."""
    table = sitting.table
    early = any(isinstance(act, Play) for act in sitting.possible())
    return table.stage == "play" and table.turn != ME and early


@pytest.fixture
def at(open_room: Callable[..., Guest], own_home: Path, monkeypatch: pytest.MonkeyPatch) -> At:
    """Give a function that seats a person at a strict table where something is so, and nobody else acts."""
    for pause in ("PACKET", "PICK_UP", "CALL", "THINK", "DECIDE", "LOOK_ROUND", "TO_CLAIM"):
        monkeypatch.setattr(strict_company, pause, 10**8)

    def seated(
        until: Callable[[Sitting], bool],
        game: str = "euchre",
        *,
        dealer: Seat = ME,
        players: int = 4,
        **pace: Pace,
    ) -> Dealer:
        keep(own_home, played_on(about_to_deal(game, players, dealer=dealer), until))
        guest = open_room(**pace)
        guest.wait(lambda: guest.view.choreography.is_idle and guest.scene.open)
        guest.view.setFocus()
        return Dealer(guest)

    return seated


def done_by(dealer: Dealer, do: Callable[[], None]) -> object:
    """Return the act that something brings about; None if nothing comes of it."""
    length = len(dealer.guest.acts)
    do()
    QTest.qWait(60)
    new = dealer.guest.acts[length:]
    assert len(new) <= 1
    return new[0] if new else None


def seat_due(dealer: Dealer) -> Seat:
    """Return who is to have the next packet."""
    to = dealer.due.to
    assert to is not None
    return to


# Packets.


@pytest.mark.rule("X-DEAL-01")
def test_a_click_on_the_pack_gives_what_is_due(at: At) -> None:
    dealer = at(dealing())
    due = dealer.due
    act = done_by(dealer, lambda: dealer.guest.click(dealer.pack()))
    assert due.to is not None
    assert act == GivePacket(ME, due.to, due.size, 0)


@pytest.mark.rule("E-DEAL-04")
@pytest.mark.parametrize("size", [1, 2, 3])
def test_a_digit_gives_so_many_to_the_seat_that_is_due(at: At, size: int) -> None:
    dealer = at(dealing())
    to = seat_due(dealer)
    key = Qt.Key(Qt.Key.Key_0 + size)
    assert done_by(dealer, lambda: dealer.guest.key(key)) == GivePacket(ME, to, size, 0)


def test_arrows_choose_another_seat(at: At) -> None:
    dealer = at(dealing())
    guest, due = dealer.guest, dealer.due
    other = guest.director.sight().seating.left_of(seat_due(dealer))
    guest.key(Qt.Key.Key_Right)
    assert done_by(dealer, lambda: guest.key(Qt.Key.Key_Return)) == GivePacket(ME, other, due.size, 0)
    assert guest.sitting.table.docket.offences


def test_after_each_packet_the_keys_are_at_the_seat_that_is_due(at: At) -> None:
    dealer = at(dealing())
    guest = dealer.guest
    for _ in range(4):
        to = dealer.due.to
        act = done_by(dealer, lambda: guest.key(Qt.Key.Key_Space))
        assert isinstance(act, GivePacket)
        assert act.to == to


def test_a_packet_is_given_where_it_is_let_go(at: At) -> None:
    dealer = at(dealing())
    wrong = dealer.guest.director.sight().seating.right_of(ME)
    assert done_by(dealer, lambda: dealer.guest.drag(dealer.pack(), dealer.place(wrong))) == GivePacket(
        ME, wrong, dealer.due.size, 0
    )


def test_a_click_on_a_plate_gives_a_packet_there(at: At) -> None:
    dealer = at(dealing())
    wrong = dealer.guest.director.sight().seating.right_of(ME)
    act = done_by(dealer, lambda: dealer.guest.click(dealer.place(wrong)))
    assert act == GivePacket(ME, wrong, dealer.due.size, 0)


def test_a_packet_let_go_beside_every_place_goes_home(at: At) -> None:
    dealer = at(dealing())
    assert done_by(dealer, lambda: dealer.guest.drag(dealer.pack(), dealer.guest.middle)) is None
    assert not any(item.flying for item in dealer.guest.scene.lying.items.values())


def test_the_size_of_a_packet_is_chosen_beside_the_pack(at: At) -> None:
    dealer = at(dealing())
    guest, to = dealer.guest, seat_due(dealer)
    box = guest.scene.around.ghosts[SIZE, 3].box
    assert done_by(dealer, lambda: guest.click(guest.view.mapFromScene(box.center()))) is None
    assert guest.scene.by_hand.taken == 3
    assert done_by(dealer, lambda: guest.drag(dealer.pack(), dealer.place(to))) == GivePacket(ME, to, 3, 0)


def test_every_seat_is_outlined_while_a_packet_is_carried(at: At) -> None:
    dealer = at(dealing())
    guest = dealer.guest
    guest.lift(dealer.pack(), guest.middle)
    assert len(guest.scene.around.zones_shown) == 4
    guest.key(Qt.Key.Key_Escape)
    assert not guest.scene.around.zones_shown


def lay_due(sitting: Sitting) -> bool:
    """Tell whether the person deals, and is to lay a packet for all."""
    return sitting.table.stage == "deal" and any(isinstance(act, LayPacket) for act in sitting.lawful())


def test_a_packet_that_is_carried_is_fanned_so_that_it_can_be_counted(at: At) -> None:
    dealer = at(dealing())
    guest = dealer.guest
    assert dealer.due.size > 1
    guest.lift(dealer.pack(), guest.middle)
    left = [item.x() for item in guest.scene.drag.held]
    assert len(left) == dealer.due.size
    assert all(after - before > 0.2 * guest.scene.lying.unit for before, after in pairwise(left))
    guest.key(Qt.Key.Key_Escape)
    assert guest.scene.drag.held == ()


def test_what_is_carried_is_seen_above_the_plaque(at: At) -> None:
    dealer = at(dealing())
    guest = dealer.guest
    (above,) = guest.view.findChildren(Carried)
    plaque = guest.window.decisions
    guest.lift(dealer.pack(), plaque.geometry().center())
    assert above.isVisible()
    bare = plaque.grab().toImage()
    seen = guest.view.grab(plaque.geometry()).toImage()
    middle = plaque.rect().center()
    assert seen.pixelColor(middle) != bare.pixelColor(middle), "the back of a card"
    assert seen.pixelColor(20, plaque.height() // 2) == bare.pixelColor(20, plaque.height() // 2)
    assert guest.view.childAt(plaque.geometry().center()) is not above, "the mouse goes through it"
    QTest.mouseMove(guest.view.viewport(), dealer.pack())
    QTest.qWait(20)
    guest.key(Qt.Key.Key_Escape)
    assert not above.isVisible()


def test_where_a_packet_is_laid_for_all_says_so_and_takes_it_by_mouse_and_keys(at: At) -> None:
    dealer = at(lay_due, players=5)
    guest, due = dealer.guest, dealer.due
    ghost = guest.scene.around.ghosts[TO, None]
    assert ghost.text == "for all"
    picture = guest.view.grab(guest.view.mapFromScene(ghost.box).boundingRect()).toImage()
    guest.key(Qt.Key.Key_Right)
    guest.key(Qt.Key.Key_Left)
    assert guest.scene.keys.focus == guest.scene.by_hand.seat_grip(None)
    focused = guest.view.grab(guest.view.mapFromScene(ghost.box).boundingRect()).toImage()
    assert focused != picture, "the keys are seen there"
    act = done_by(dealer, lambda: guest.click(dealer.place(None)))
    assert act == LayPacket(ME, due.size)


def test_who_deals_by_keys_waits_for_no_picture(at: At) -> None:
    dealer = at(dealing(), pace=Pace(1.0, 10))
    guest, length = dealer.guest, len(dealer.guest.acts)
    for _ in range(6):
        guest.key(Qt.Key.Key_Return)
    assert len(guest.acts) == length + 6


def test_the_plaque_leaves_the_keys_to_the_dealer(at: At) -> None:
    dealer = at(dealing())
    guest = dealer.guest
    for _ in range(2):
        guest.key(Qt.Key.Key_Return)
        QTest.qWait(80)
        assert guest.window.decisions.calls
        assert QApplication.focusWidget() is guest.view


def test_the_seat_that_is_due_is_shown_to_who_deals_by_keys(at: At) -> None:
    dealer = at(dealing())
    guest = dealer.guest
    guest.key(Qt.Key.Key_Return)
    QTest.qWait(80)
    focus = guest.scene.keys.focus
    assert guest.scene.keys.seen
    assert focus is not None
    assert focus.name == ("to", dealer.due.to)


@pytest.mark.rule("X-MODE-01")
def test_what_cannot_be_done_says_why(at: At) -> None:
    dealer = at(dealing())
    guest = dealer.guest
    refused: list[object] = []
    guest.director.refused.connect(refused.append)
    assert done_by(dealer, lambda: guest.key(Qt.Key.Key_9)) is None
    assert len(refused) == 1


# Shuffling.


@pytest.mark.rule("X-SHUF-02")
@pytest.mark.parametrize("manner", list(Manner))
def test_each_manner_of_shuffling_is_shown(at: At, manner: Manner) -> None:
    dealer = at(lambda _sitting: True)
    guest = dealer.guest
    guest.press(guest.call_for(Manner.RIFFLE))
    guest.wait_for_turn()
    guest.view.set_pace(Pace(0.5, 10))
    guest.press(guest.call_for(manner))
    seen: set[tuple[int, int]] = set()
    while not guest.view.choreography.is_idle:
        seen |= {(round(item.x()), round(item.y())) for item in guest.scene.lying.of_pack()}
        QTest.qWait(5)
    assert isinstance(guest.acts[-1], Shuffle)
    assert guest.scene.manner is Manner.RIFFLE
    across = max(x for x, _ in seen) - min(x for x, _ in seen)
    down = max(y for _, y in seen) - min(y for _, y in seen)
    assert (across > down) is (manner is Manner.RIFFLE)


@pytest.mark.rule("X-SHUF-02")
def test_any_player_may_shuffle_before_the_pack_is_presented(at: At) -> None:
    dealer = at(lambda _sitting: True, dealer=Seat(2))
    dealer.guest.wait(lambda: bool(dealer.guest.window.decisions.calls))
    act = done_by(dealer, lambda: dealer.guest.press(dealer.guest.call_for(Manner.RIFFLE)))
    assert isinstance(act, Shuffle)
    assert act.seat == ME


def test_return_riffles_first_and_then_presents(at: At) -> None:
    dealer = at(lambda _sitting: True)
    assert isinstance(done_by(dealer, lambda: dealer.guest.key(Qt.Key.Key_Return)), Shuffle)
    dealer.guest.wait_for_turn()
    dealer.guest.view.setFocus()
    assert done_by(dealer, lambda: dealer.guest.key(Qt.Key.Key_Return)) == Present(ME)


def test_the_first_arrow_marks_what_can_be_done_with_a_pack_to_be_shuffled(at: At) -> None:
    dealer = at(lambda _sitting: True)
    guest = dealer.guest
    assert guest.scene.reach() == ()
    guest.key(Qt.Key.Key_Right)
    assert QApplication.focusWidget() is guest.window.decisions.calls[0]
    guest.key(Qt.Key.Key_Return)
    guest.wait(lambda: isinstance(guest.acts[-1], Shuffle))
    guest.wait_for_turn()
    guest.view.setFocus()
    guest.key(Qt.Key.Key_Right)
    marked = [item for item in guest.scene.lying.items.values() if marks.FOCUS in item.marks]
    assert marked == [guest.scene.lying.of_pack()[-1]]


# Cards at any time.


@pytest.mark.rule("X-MODE-01", "W-REV-02")
def test_a_click_revokes_in_turn(at: At) -> None:
    dealer = at(to_play, "whist")
    guest = dealer.guest
    lawful = {act.card for act in guest.sitting.lawful() if isinstance(act, Play)}
    card = next(card for card in guest.sitting.table.hands[ME].cards if card not in lawful)
    grip = guest.scene.grip_named(card)
    assert grip is not None
    assert done_by(dealer, lambda: guest.click(guest.at(grip))) == Play(ME, card)


@pytest.mark.rule("X-MODE-01")
def test_nothing_tells_what_is_legal(at: At) -> None:
    guest = at(to_play, "whist").guest
    held = guest.scene.lying.held_by(ME)
    assert not any(item.marks & {marks.PLAYABLE, marks.BARRED} for item in held)
    told = Narrator(guest.view, str).tell()
    assert not any("may be chosen" in thing.words for thing in told)


def test_out_of_turn_a_click_does_nothing_and_carrying_plays(at: At) -> None:
    dealer = at(out_of_turn, "whist")
    guest = dealer.guest
    act = next(act for act in guest.director.possible() if isinstance(act, Play))
    grip = guest.scene.grip_named(act.card)
    assert grip is not None
    start = guest.at(grip)
    assert done_by(dealer, lambda: guest.click(start)) is None
    QTest.qWait(60)
    assert done_by(dealer, lambda: guest.drag(start, guest.middle)) == act


@pytest.mark.rule("X-EXP-01")
def test_a_card_dropped_on_the_cloth_lies_apart_and_is_told(at: At) -> None:
    dealer = at(to_play, "whist")
    guest = dealer.guest
    grip = next(grip for grip in guest.scene.reach() if "cloth" in grip.acts)
    beside = dealer.place(guest.director.sight().seating.left_of(ME)) + QPoint(
        0, round(guest.scene.lying.unit)
    )
    act = done_by(dealer, lambda: guest.drag(guest.at(grip), beside))
    assert isinstance(act, DropCard)
    assert act.card == grip.card
    guest.wait(lambda: guest.view.choreography.is_idle)
    unit = guest.scene.lying.unit
    dropped = guest.scene.lying.items[act.card]
    others = [item for item in guest.scene.lying.held_by(ME) if item is not dropped]
    assert all(item.y() - dropped.y() > unit * 0.2 for item in others)
    assert dropped.x() - max(item.x() for item in others) > unit
    told = [thing.words for thing in Narrator(guest.view, str).tell()]
    assert any(words.endswith("lying face up on the table") for words in told)


# What else can be done.


def menu_of(guest: Guest) -> QMenu:
    """Return the list that is open."""
    guest.wait(lambda: isinstance(QApplication.activePopupWidget(), QMenu))
    found = QApplication.activePopupWidget()
    assert isinstance(found, QMenu)
    return found


def words_in(menu: QMenu) -> list[str]:
    """Return what stands in a list."""
    return [action.text() for action in menu.actions()]


def test_the_right_button_on_the_pack_lists_what_can_be_done_with_it(at: At) -> None:
    dealer = at(dealing(4))
    guest = dealer.guest
    QTest.mouseClick(guest.view.viewport(), RIGHT, pos=dealer.pack())
    menu = menu_of(guest)
    words = words_in(menu)
    assert (
        words.index("Take up your cards") < words.index("Against the laws") < words.index("Count the cards")
    )
    count = next(action for action in menu.actions() if action.text() == "Count the cards")
    act = done_by(dealer, count.trigger)
    assert act is not None
    assert str(act) == "0 count-pack"
    menu.close()


def test_the_right_button_on_a_card_lists_what_can_be_done_with_the_hand(at: At) -> None:
    guest = at(to_play, "whist").guest
    grip = guest.scene.reach()[0]
    QTest.mouseClick(guest.view.viewport(), RIGHT, pos=guest.at(grip))
    menu = menu_of(guest)
    assert "Drop … face up" in words_in(menu)
    assert "Count the cards" not in words_in(menu)
    menu.close()


@pytest.mark.rule("W-CALL-01")
@pytest.mark.parametrize("by_keys", [True, False], ids=["by keys", "by the mouse"])
def test_any_two_cards_can_be_thrown_one_chosen_after_the_other(at: At, by_keys: bool) -> None:
    dealer = at(to_play, "whist")
    guest = dealer.guest
    lawful = {act.card for act in guest.sitting.lawful() if isinstance(act, Play)}
    hand = guest.sitting.table.hands[ME].cards
    one, other = next(
        (first, last) for first in hand for last in reversed(hand) if first in lawful and last not in lawful
    )
    assert abs(hand.index(one) - hand.index(other)) > 1, "they do not stand side by side"
    guest.window.show_more()
    menu = menu_of(guest)
    word = guest.window.wording.card
    first = f"Throw {word(other)} and … together"
    steps = ("Throw … and … together".__eq__, first.__eq__, lambda text: word(one) in text)
    choose = chosen_by_keys if by_keys else chosen_by_mouse
    act = done_by(dealer, lambda: choose(menu, steps))
    assert isinstance(act, ThrowTwo)
    assert {act.card, act.other} == {one, other}


def chosen_by_keys(menu: QMenu, steps: Sequence[Callable[[str], bool]]) -> None:
    """Choose from lists within lists with the arrows and Return."""
    for wanted in steps:
        place = next(n for n, action in enumerate(choosable(menu)) if wanted(action.text()))
        if menu.activeAction() is None:
            QTest.keyClick(menu, Qt.Key.Key_Down)
        for _ in range(place):
            QTest.keyClick(menu, Qt.Key.Key_Down)
        here = choosable(menu)[place]
        assert menu.activeAction() is here
        inner = here.menu()
        QTest.keyClick(menu, Qt.Key.Key_Return)
        menu = inner if isinstance(inner, QMenu) else menu


def chosen_by_mouse(menu: QMenu, steps: Sequence[Callable[[str], bool]]) -> None:
    """Choose from lists within lists with clicks."""
    for wanted in steps:
        here = next(action for action in choosable(menu) if wanted(action.text()))
        inner, at = here.menu(), menu.actionGeometry(here).center()
        QTest.mouseMove(menu, at)
        QTest.mouseClick(menu, Qt.MouseButton.LeftButton, pos=at)
        menu = inner if isinstance(inner, QMenu) else menu


def choosable(menu: QMenu) -> list[QAction]:
    """Return what can be chosen in a list, in order."""
    return [action for action in menu.actions() if not action.isSeparator()]


def test_the_key_for_it_lists_everything(at: At) -> None:
    guest = at(dealing(4)).guest
    event = QContextMenuEvent(QContextMenuEvent.Reason.Keyboard, QPoint(9, 9), QPoint(9, 9))
    QApplication.sendEvent(guest.view.viewport(), event)
    menu = menu_of(guest)
    assert {"Take up your cards", "Count the cards"} <= set(words_in(menu))
    menu.close()


def test_at_a_guided_table_nothing_is_listed(open_room: Callable[..., Guest], own_home: Path) -> None:
    keep(own_home, played(lambda sitting: sitting.table.stage == "play"))
    guest = open_room()
    guest.wait(lambda: guest.view.choreography.is_idle)
    assert not guest.window.built["play.more"].isEnabled()
    QTest.mouseClick(guest.view.viewport(), RIGHT, pos=guest.middle)
    QTest.qWait(30)
    assert QApplication.activePopupWidget() is None


# What is told.


def test_seats_pack_and_packet_are_told(at: At) -> None:
    guest = at(dealing(4)).guest
    told = {thing.name: thing.words for thing in Narrator(guest.view, str).tell()}
    names = guest.scene.names
    for seat in guest.director.sight().seating.order:
        assert told["to", seat] == f"give 3 cards to {names[seat]}"


def test_the_packet_to_be_taken_up_is_told(at: At) -> None:
    def untouched(sitting: Sitting) -> bool:
        return sitting.table.stage == "first-round" and ME in sitting.table.untouched

    guest = at(untouched).guest
    told = {thing.name: thing.words for thing in Narrator(guest.view, str).tell()}
    assert told["pick-up",] == "your cards, face down: take them up"
