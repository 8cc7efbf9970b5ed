"""Calling the table in the window: opened by key, button, log and by whatever concerns the person."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest

from eldest.cards.seating import Seat, Seating
from eldest.engine.acts import Act
from eldest.engine.claims import CallNoted, NotProved, Proved
from eldest.engine.events import CardPlayed
from eldest.engine.game import Glimpse
from eldest.engine.law import Accuse
from eldest.engine.values import replace
from eldest.laws.revoke import REVOKE
from eldest.room.sitting import Sitting
from eldest.ui.panels.play_log import PlayLog
from helpers.calling import hand_over, revoke_law, strict_sitting, strictly_until, with_revoke
from helpers.guest import LEFT, Guest, keep

Open = Callable[..., Guest]
pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)


@pytest.fixture
def seat(open_room: Open, own_home: Path) -> Callable[[Sitting], Guest]:
    """Give a function that seats a guest at a strict table."""

    def make(sitting: Sitting) -> Guest:
        keep(own_home, sitting)
        guest = open_room()
        guest.wait(lambda: guest.view.choreography.is_idle)
        return guest

    return make


def revoked() -> tuple[Sitting, Accuse]:
    sitting, call = with_revoke()
    return hand_over(sitting), call


def choose(guest: Guest, call: Accuse) -> None:
    form = guest.window.calling.panel.form
    form.whom.setCurrentIndex(form.whom.findData(int(call.of)))
    form.trick.setCurrentIndex(form.trick.findData(call.trick))
    assert form.call == call


def at_row(log: PlayLog, row: int) -> QPoint:
    """Bring a line of the log into sight, and return where it is."""
    index = log.model.index(row, 0)
    log.view.scrollTo(index)
    return log.view.visualRect(index).center()


def test_at_a_guided_table_there_is_nothing_to_call(open_room: Open) -> None:
    guest = open_room()
    guest.wait_for_turn()
    calling = guest.window.calling
    assert not guest.window.built["play.call-table"].isEnabled()
    assert not calling.button.isVisible()
    guest.window.call_table()
    assert not calling.dock.isVisible()
    calling.dock.show()  # as the window may have been left
    calling.rest()
    assert not calling.dock.isVisible()


def test_the_key_opens_the_panel_with_the_keyboard_in_it(seat: Callable[[Sitting], Guest]) -> None:
    guest = seat(revoked()[0])
    calling = guest.window.calling
    assert calling.button.isVisible()
    assert not calling.dock.isVisible()
    guest.press_shortcut(QKeySequence("Ctrl+T"))
    assert calling.dock.isVisible()
    assert calling.panel.form.whom.hasFocus()
    calling.close()
    calling.button.click()
    assert calling.dock.isVisible()


@pytest.mark.rule("W-REV-05")
def test_a_call_is_judged_at_once(seat: Callable[[Sitting], Guest]) -> None:
    sitting, call = revoked()
    guest = seat(sitting)
    guest.window.call_table()
    choose(guest, call)
    panel = guest.window.calling.panel
    panel.form.send.click()
    guest.wait(panel.judgement.isVisible)
    assert guest.acts[-1] == call
    case = panel.judgement.case
    assert case is not None
    assert isinstance(case.opening, Proved)
    assert "Proved" in panel.judgement.verdict.text()
    panel.judgement.cards.cards[0].click()
    row = guest.window.log.view.currentIndex().row()
    event = guest.window.log.model.rows[row].event
    assert isinstance(event, CardPlayed)
    assert event.card == case.exhibits[0].card
    panel.judgement.told.linkActivated.emit("log")
    row = guest.window.log.view.currentIndex().row()
    assert guest.window.log.model.rows[row].event is case.opening


@pytest.mark.rule("X-MODE-04")
def test_a_line_of_the_log_opens_its_case(seat: Callable[[Sitting], Guest]) -> None:
    sitting, call = with_revoke()
    strictly_until(sitting, lambda it: len(it.table.tricks) >= call.trick and len(it.table.trick) > 0)
    sitting.perform(call)
    hand_over(sitting)
    guest = seat(sitting)
    calling, log = guest.window.calling, guest.window.log
    events = [row.event for row in log.model.rows]
    noted = next(event for event in events if isinstance(event, CallNoted))
    played = next(event for event in events if isinstance(event, CardPlayed))
    rows = [row.event for row in log.model.rows]
    QTest.mouseClick(log.view.viewport(), LEFT, pos=at_row(log, rows.index(played)))
    assert not calling.dock.isVisible()
    place = at_row(log, rows.index(noted))
    log.view.entered.emit(log.view.indexAt(place))
    assert log.view.viewport().cursor().shape() == Qt.CursorShape.PointingHandCursor
    QTest.mouseClick(log.view.viewport(), LEFT, pos=place)
    assert calling.dock.isVisible()
    assert calling.panel.judgement.case is not None
    assert calling.panel.judgement.case.opening is noted
    calling.close()
    log.view.setFocus()
    QTest.keyClick(log.view, Qt.Key.Key_Space)
    assert calling.dock.isVisible()


def test_another_sitting_has_nothing_of_the_last(seat: Callable[[Sitting], Guest]) -> None:
    sitting, call = revoked()
    guest = seat(sitting)
    guest.window.call_table()
    missed = next(it for it in sitting.accusations() if it != call)
    choose(guest, missed)
    panel = guest.window.calling.panel
    panel.form.send.click()
    guest.wait(panel.judgement.isVisible)
    assert panel.judgement.case is not None
    assert isinstance(panel.judgement.case.opening, NotProved)
    guest.director.sit_down(strict_sitting(common__strict_table=False))
    assert not guest.window.calling.dock.isVisible()
    assert panel.judgement.case is None


@pytest.mark.parametrize("size", [(1280, 800), (1920, 1080)])
def test_the_open_panel_covers_neither_trick_nor_hand(
    seat: Callable[[Sitting], Guest], size: tuple[int, int]
) -> None:
    sitting = strictly_until(strict_sitting(), lambda it: it.whose_turn() == 0 and len(it.table.tricks) > 1)
    guest = seat(sitting)
    guest.window.resize(*size)
    guest.window.call_table()
    guest.wait(lambda: guest.view.choreography.is_idle)
    dock, view = guest.window.calling.dock, guest.view
    assert not dock.geometry().intersects(view.geometry())
    assert guest.window.calling.button.geometry().top() >= 0


@pytest.mark.rule("X-MODE-01")
def test_window_and_score_say_which_spirit_is_played(seat: Callable[[Sitting], Guest]) -> None:
    guest = seat(revoked()[0])
    assert "– strict table – Eldest Hand" in guest.window.windowTitle()
    assert guest.window.docks[0].windowTitle() == "Score sheet – strict table"
    guest.director.sit_down(strict_sitting(common__strict_table=False))
    guest.wait(lambda: guest.view.choreography.is_idle)
    assert "strict" not in guest.window.windowTitle()
    assert guest.window.docks[0].windowTitle() == "Score sheet"


@pytest.mark.rule("X-MODE-01", "W-MISC-04")
def test_at_a_strict_table_nothing_is_taken_back_or_whispered(seat: Callable[[Sitting], Guest]) -> None:
    sitting = strictly_until(strict_sitting(), lambda it: it.whose_turn() == 0 and len(it.table.tricks) > 1)
    guest = seat(sitting)
    built = guest.window.built
    for name in ("play.back", "play.again", "play.hint"):
        assert not built[name].isEnabled()
        assert built[name].toolTip().startswith("At a strict table")
        assert built[name].toolTip() == built[name].statusTip()
    guest.window.ask_hint()
    guest.window.take_back()
    assert not guest.sitting.helped
    assert guest.acts == sitting.timeline.acts
    guest.director.sit_down(strict_sitting(common__strict_table=False))
    assert built["play.back"].toolTip() == "Take back your last decision in this deal"


def test_between_others_turns_nothing_is_asked_of_the_person(seat: Callable[[Sitting], Guest]) -> None:
    guest = seat(revoked()[0])
    assert guest.director.possible(), "the table can be called"
    assert not guest.window.may_act()


@pytest.mark.rule("X-MODE-03")
def test_the_table_is_called_by_keys_alone(seat: Callable[[Sitting], Guest]) -> None:
    sitting, call = revoked()
    guest = seat(sitting)
    form = guest.window.calling.panel.form
    guest.press_shortcut(QKeySequence("Ctrl+T"))
    while form.whom.currentData() != call.of:
        guest.key(Qt.Key.Key_Down)
    guest.key(Qt.Key.Key_Tab)
    guest.key(Qt.Key.Key_Tab)
    assert form.trick.hasFocus()
    while form.trick.currentData() != call.trick:
        guest.key(Qt.Key.Key_Down)
    guest.key(Qt.Key.Key_Tab)
    guest.key(Qt.Key.Key_Space)
    guest.wait(guest.window.calling.panel.judgement.isVisible)
    assert guest.acts[-1] == call


@pytest.mark.rule("W-REV-05", "X-CLAIM-01")
def test_a_call_against_the_person_opens_the_panel_with_the_law(seat: Callable[[Sitting], Guest]) -> None:
    sitting = strictly_until(strict_sitting(), lambda it: it.whose_turn() == 0 and bool(own_revokes(it)))
    sitting.perform(own_revokes(sitting)[0])
    trick = len(sitting.table.tricks) + (1 if sitting.table.trick.plays else 0)
    hand_over(sitting)
    table = sitting.table
    adversary = next(it for it in table.seating.order if it not in table.together(sitting.person))
    guest = seat(sitting)
    guest.director.perform(Accuse(adversary, "revoke", sitting.person, trick))
    panel = guest.window.calling.panel
    guest.wait(guest.window.calling.dock.isVisible)
    assert panel.judgement.isVisible()
    assert "you have revoked in trick" in panel.judgement.told.text()
    assert "What a revoke is" in panel.judgement.law.text()


def own_revokes(sitting: Sitting) -> list[Act]:
    """Return the revokes that the person could make now."""
    return list(revoke_law(sitting).permits(sitting.table, sitting.person))


@pytest.mark.rule("X-CLAIM-05")
def test_a_call_among_others_leaves_the_panel_shut(seat: Callable[[Sitting], Guest]) -> None:
    guest = seat(revoked()[0])
    other = NotProved(Seat(1), Seat(2), REVOKE, 3, "W-REV-02")
    sight = guest.director.sight()
    apart = replace(sight, seating=Seating.alternating((Seat(0), Seat(1), Seat(3), Seat(2)), 4))
    guest.window.calling.append(Glimpse((other,), apart))
    guest.window.calling.rest()
    assert not guest.window.calling.dock.isVisible()
    assert guest.window.calling.panel.judgement.case is not None
