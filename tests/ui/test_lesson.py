"""The lesson in the window: notes above the panel, the person's part done for him, and the way out."""

from collections.abc import Callable

import pytest
from PySide6.QtWidgets import QLabel

from eldest.cards.seating import Seat
from eldest.engine.law import Accuse
from eldest.room.lesson_parts import PARTS
from eldest.room.sitting import Sitting
from eldest.store.record import Record
from eldest.store.settings import Settings, TablePage
from eldest.ui.lesson import LessonGuide
from helpers.guest import Guest

Open = Callable[..., Guest]
pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)


@pytest.fixture
def guest(open_room: Open, monkeypatch: pytest.MonkeyPatch) -> Guest:
    monkeypatch.setattr("eldest.room.lesson._pause_before", lambda _act: 0)
    guest = open_room()
    guest.wait_for_turn()
    guest.window.apply(Settings(table=TablePage(speed="none")))
    return guest


def prompt(guest: Guest) -> str:
    """Return what is asked on the table, on the plaque or in a line."""
    caption = guest.window.decisions.accessibleName()
    line = next(it for it in guest.view.findChildren(QLabel) if it.objectName() == "prompt")
    return caption if guest.window.decisions.calls else line.text()


def guide_of(guest: Guest) -> LessonGuide:
    """Begin the lesson by its menu entry."""
    guest.window.built["help.lesson"].trigger()
    (guide,) = guest.window.findChildren(LessonGuide)
    return guide


def test_it_begins_beside_the_table_and_says_what_is_to_come(guest: Guest) -> None:
    guide = guide_of(guest)
    assert guest.window.calling.dock.isVisible()
    assert guide.note.isVisible()
    assert guide.note.title.text().startswith("Your first strict deal, 1 of 3. Whist")
    assert "The Doctor deals." in guide.note.text.text()
    assert guest.sitting.helped
    assert not guide.note.on.isVisible()


@pytest.mark.parametrize("number", range(len(PARTS)), ids=[part.key for part in PARTS])
def test_every_part_can_be_done_for_the_person(guest: Guest, number: int) -> None:
    guide = guide_of(guest)
    guide.begin(number)
    said: list[str] = []
    guest.director.quickened.emit(True)

    def at_the_end() -> bool:
        assert guide.lesson is not None
        guest.window.hurry()
        said.append(guide.note.text.text())
        if guide.note.do.isVisible() and guest.view.choreography.is_idle and guide.lesson.mine:
            guide.note.do.click()
        return guide.lesson.is_over and "revoke is proved" in said[-1]

    guest.wait(at_the_end)
    assert len(dict.fromkeys(said)) == len(PARTS[number].notes)
    assert guide.note.on.isVisible() == (number + 1 < len(PARTS))
    ended = "The lesson is finished" if number + 1 == len(PARTS) else "This part is finished"
    assert guide.note.ended.isVisible()
    assert ended in guide.note.ended.text()
    assert ended in guide.note.accessibleName()
    assert guide.note.leave.text() == "C&lose the lesson"


def done_until(guest: Guest, guide: LessonGuide, said: str) -> None:
    """Have the lesson done until its note says something."""
    guest.director.quickened.emit(True)

    def is_said() -> bool:
        guest.window.hurry()
        told = said in guide.note.text.text()
        if not told and guide.note.do.isVisible() and guest.view.choreography.is_idle:
            guide.note.do.click()
        return told

    guest.wait(is_said)


def test_what_is_to_be_pressed_is_in_sight_in_the_least_window(guest: Guest) -> None:
    guest.window.resize(1280, 800)
    guide = guide_of(guest)
    assert not guide.note.ended.isVisible()
    done_until(guest, guide, "Have the new deal.")
    panel = guest.window.calling.panel
    guest.wait(lambda: bool(panel.ruling.buttons) and panel.ruling.buttons[0].isVisible())
    wanted = (guide.note.title, panel.ruling.buttons[0])
    guest.wait(lambda: all(it.visibleRegion().boundingRect() == it.rect() for it in wanted))


def test_a_bid_out_of_turn_is_read_at_the_seat(guest: Guest) -> None:
    guide = guide_of(guest)
    guide.begin(2)
    done_until(guest, guide, "The Colonel has bid before you have spoken.")
    guest.wait(lambda: guest.view.choreography.is_idle)
    assert guest.scene.around.spoken == {Seat(1): "I bid 7"}


@pytest.mark.rule("X-CLAIM-02")
def test_the_table_asks_for_what_the_lesson_waits_for(guest: Guest) -> None:
    guide = guide_of(guest)
    guest.window.hurry()
    guest.wait(lambda: prompt(guest) == "It is for you to call the table.")
    guide.note.do.click()
    guest.wait(lambda: prompt(guest) == "Say what is to follow from the offence.")
    board = guest.window.calling.panel.ruling
    assert [button.text() for button in board.buttons][:1] == ["Demand a new deal by the same dealer"]
    board.buttons[0].click()
    guest.wait(lambda: not board.isVisible())
    guest.wait(lambda: not guest.window.calling.panel.judgement.isVisible())  # it is another deal


def test_one_may_go_ones_own_way_begin_again_and_leave(guest: Guest) -> None:
    guide = guide_of(guest)
    other = next(act for act in guest.director.possible() if isinstance(act, Accuse))
    guest.window.wish(other)
    guest.wait(lambda: guide.note.text.text().startswith("You have gone your own way"))
    assert guide.note.on.isVisible()
    assert guide.note.back.text() == "&Back to the lesson"
    left_at = guide.lesson.on_the_path if guide.lesson else ()
    guide.note.back.click()
    assert guest.acts[: len(left_at)] == left_at
    assert other not in guest.acts
    assert guide.note.text.text().startswith("The Doctor deals.")
    assert guide.note.back.text() == "&Begin again"
    guide.note.back.click()
    assert guide.note.text.text().startswith("The Doctor deals.")
    guide.begin(1)
    assert "Euchre" in guide.note.title.text()
    guide.note.leave.click()
    assert not guide.note.isVisible()
    guide.do_for_me()
    assert guest.sitting.game.strict, "the table stays"


def test_another_sitting_ends_it(guest: Guest) -> None:
    guide = guide_of(guest)
    guest.director.sit_down(Sitting(Record("euchre", names=("Anna", "Colonel"))))
    assert guide.lesson is None
    assert not guide.note.isVisible()


def test_what_was_on_the_table_is_the_game_before(guest: Guest) -> None:
    before = guest.sitting
    guest.director.perform(guest.thumb_act())
    guide_of(guest)
    assert guest.sitting is not before
    assert guest.window.has_game_before()


def test_a_lesson_left_by_closing_the_program_goes_on_when_it_is_opened(
    guest: Guest, open_room: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    guide = guide_of(guest)
    guest.wait(lambda: len(guest.acts) > PARTS[0].begins + 2)
    guest.window.close()
    again = open_room()
    (there,) = again.window.findChildren(LessonGuide)
    assert there.lesson is not None
    assert there.lesson.place is not None
    assert there.note.title.text() == guide.note.title.text()


def test_no_other_sitting_is_taken_for_a_lesson(open_room: Open) -> None:
    assert open_room().window.findChildren(LessonGuide) == []
