"""The notice before the first deal tells what is played, takes no click, and covers nothing."""

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from eldest.cards.seating import Seat
from eldest.room.agreement import Party
from eldest.room.rules_in_force import rules_in_force
from eldest.room.wording import Wording
from eldest.ui.notice import Notice
from eldest.ui.table.layout import Layout
from helpers.parlour import Parlour, ParlourOptions

RULES = rules_in_force(Parlour, ParlourOptions(), Party(4, 4), Wording(()))


def test_it_tells_the_particulars_in_one_run(qtbot: QtBot) -> None:
    table = QWidget()
    qtbot.addWidget(table)
    table.resize(800, 600)
    table.show()
    notice = Notice(table)
    assert not notice.isVisible()
    notice.tell(RULES)
    assert notice.isVisible()
    assert notice.accessibleName() == (
        "Parlour for four. The printed rules: Foster’s Parlour. 7 points are game. A pack of 32 cards."
    )
    assert notice.testAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
    notice.tell(None)
    assert not notice.isVisible()
    assert notice.text() == ""


@pytest.mark.parametrize("seats", range(2, 8))
@pytest.mark.parametrize("size", [(540, 440), (800, 500), (900, 740), (1280, 800), (1920, 1080)])
def test_it_keeps_to_its_room_at_every_number_of_seats(
    qtbot: QtBot, seats: int, size: tuple[int, int]
) -> None:
    layout = Layout(tuple(map(Seat, range(seats))), Seat(0), *size)
    room, card = layout.notice, layout.card
    place = QRect(*(round(length * card) for length in room))
    table = QWidget()
    qtbot.addWidget(table)
    notice = Notice(table)
    notice.tell(RULES)
    notice.place(place)
    assert place.contains(notice.geometry())
    assert notice.heightForWidth(notice.width()) <= place.height()
    assert "Parlour for four" in notice.text()


def test_what_has_no_room_is_left_out_and_comes_back_where_there_is_room(qtbot: QtBot) -> None:
    table = QWidget()
    qtbot.addWidget(table)
    notice = Notice(table)
    notice.tell(RULES)
    notice.place(QRect(0, 0, 180, 44))
    assert "…" in notice.text()
    assert "A pack of 32 cards." in notice.accessibleName()
    notice.place(QRect(0, 0, 400, 140))
    assert "A pack of 32 cards." in notice.text()
    assert "…" not in notice.text()
