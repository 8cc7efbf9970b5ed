"""The window at tables of more than two: the notice, the ladder by keys, the words for partners and Dummy."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from eldest.engine.acts import Bid
from eldest.room.sitting import Sitting
from eldest.store.record import Record
from eldest.ui.notice import Notice
from helpers.evenings import until
from helpers.guest import Guest, keep

Seat = Callable[[Record, Callable[[Sitting], bool]], Guest]
NAMES = ("Peter", "Anna", "Bob", "Carl", "Doris", "Emil", "Frieda")
CINCH, WHIST = Record("cinch", names=NAMES[:4]), Record("whist", names=NAMES[:4])
SIZES = [(800, 500), (1024, 640), (1280, 800), (1920, 1080)]
# Windows without a screen cannot be raised.
pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)


@pytest.fixture
def seat(open_room: Callable[..., Guest], own_home: Path) -> Seat:
    """Give a function that seats a guest at a table where something is so."""

    def make(record: Record, done: Callable[[Sitting], bool]) -> Guest:
        keep(own_home, until(Sitting(record), done))
        guest = open_room()
        guest.wait_for_turn()
        return guest

    return make


def cutting(sitting: Sitting) -> bool:
    """Tell whether the person is to cut for the deal."""
    return sitting.table.stage == "cut-for-deal" and sitting.whose_turn() == sitting.person


def bidding(sitting: Sitting) -> bool:
    """Tell whether the person is to bid."""
    return any(isinstance(act, Bid) for act in sitting.possible())


def notice(guest: Guest) -> Notice:
    """Return the notice before the first deal."""
    return guest.view.findChildren(Notice)[0]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("record", [CINCH, WHIST], ids=["Cinch", "Whist"])
def test_before_the_first_deal_it_is_noticed_what_is_played(
    seat: Seat, record: Record, size: tuple[int, int]
) -> None:
    guest = seat(record, cutting)
    guest.window.resize(*size)
    guest.wait(lambda: guest.view.choreography.is_idle)
    shown = notice(guest)
    assert shown.isVisible()
    assert guest.sitting.game.particulars()[0].said.text.split("{")[0] in shown.text()
    prompt = next(label for label in guest.view.findChildren(QLabel) if label.objectName() == "prompt")
    assert not shown.geometry().intersects(prompt.geometry())
    assert guest.view.rect().contains(shown.geometry())


def test_once_cards_are_dealt_the_notice_is_gone(seat: Seat) -> None:
    assert not notice(seat(CINCH, bidding)).isVisible()


def test_a_bid_is_made_by_its_digits_and_return(seat: Seat, qtbot: QtBot) -> None:
    guest = seat(CINCH, bidding)
    guest.view.setFocus()
    length = len(guest.acts)
    for digit in "14":
        qtbot.keyClicks(QApplication.focusWidget() or guest.view, digit)
    qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)
    guest.wait_for_act(length)
    assert guest.acts[length] == Bid(guest.sitting.person, 14)


def test_the_rung_of_the_bid_that_stands_names_its_bidder(seat: Seat) -> None:
    def overbidding(sitting: Sitting) -> bool:
        return bidding(sitting) and any(isinstance(call, Bid) for call in sitting.table.calls)

    guest = seat(CINCH, overbidding)
    made = [call for call in guest.sitting.table.calls if isinstance(call, Bid)][-1]
    assert made.seat is not None
    rung = guest.window.decisions.rungs[made.number - 1]
    assert rung.text() == f"{made.number} – {NAMES[made.seat]}"
    assert not rung.isEnabled()


@pytest.mark.parametrize("size", SIZES)
def test_the_ladder_is_within_the_table_and_covers_no_card_of_the_hand(
    seat: Seat, size: tuple[int, int]
) -> None:
    guest = seat(CINCH, bidding)
    guest.window.resize(*size)
    guest.wait(lambda: guest.view.choreography.is_idle)
    plaque = guest.window.decisions
    assert plaque.isVisible()
    assert guest.view.rect().contains(plaque.geometry())
    hand = [item for key, item in guest.scene.lying.items.items() if item.face_up]
    assert hand
    for item in hand:
        box = guest.view.mapFromScene(item.mapRectToScene(item.outline())).boundingRect()
        assert not box.adjusted(2, 2, -2, -2).intersects(plaque.geometry())


def test_the_title_and_the_sheet_name_the_partners_that_the_cut_made(seat: Seat) -> None:
    guest = seat(WHIST, lambda sitting: sitting.table.stage == "play" and bool(sitting.possible()))
    me, seating = guest.sitting.person, guest.sitting.table.seating
    (partner,) = (other for other in seating.members_of(seating.side_of(me)) if other != me)
    assert f"You and {NAMES[partner]}" in guest.window.windowTitle()
    assert any(f"You and {NAMES[partner]}" in text for text in guest.window.sheet.head.texts)
