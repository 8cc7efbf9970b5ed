"""The notice before the first deal tells what is played, takes no click, and covers nothing."""

from PySide6.QtCore import QRect, Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from eldest.room.agreement import Party
from eldest.room.rules_in_force import rules_in_force
from eldest.room.wording import Wording
from eldest.ui.notice import Notice
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


def test_it_stands_in_the_lower_left_corner(qtbot: QtBot) -> None:
    table = QWidget()
    qtbot.addWidget(table)
    notice = Notice(table)
    notice.tell(RULES)
    for size in (QRect(0, 0, 480, 320), QRect(0, 0, 1600, 1000)):
        notice.place(size)
        assert size.contains(notice.geometry())
        assert notice.geometry().center().x() < size.center().x()
        assert notice.width() <= 480
