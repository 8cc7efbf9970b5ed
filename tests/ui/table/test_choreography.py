"""The choreography: it shows what happened, may be hurried at any moment, and always ends in the truth."""

import random
from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt
from pytestqt.qtbot import QtBot

from eldest.engine.acts import Play
from eldest.ui.table import card_item as marks
from eldest.ui.table.pace import SPEEDS, Pace
from helpers.shown import AT_ONCE, VIEWER, Shown, active_timers, fresh, seen

Show = Callable[..., Shown]
QUICK = Pace(0.03, 10)
NORMAL = Pace(1.0, 1500)


def at_rest(shown: Shown) -> bool:
    items = shown.scene.lying.items.values()
    return not active_timers(shown.view) and not any(item.moving for item in items)


def step_and_wait(shown: Shown, qtbot: QtBot) -> None:
    with qtbot.waitSignal(shown.view.choreography.idle, timeout=5000):
        shown.step()


@pytest.mark.parametrize("options", [{}, {"cut_method": "packets", "two_packs": "two", "joker": True}])
def test_what_is_shown_ends_in_the_truth(show: Show, qtbot: QtBot, options: dict[str, object]) -> None:
    shown = show(5, QUICK, **options)
    for _ in range(60):
        step_and_wait(shown, qtbot)
        assert seen(shown.view) == fresh(shown)


@pytest.mark.parametrize("seed", range(3))
def test_it_may_be_hurried_at_any_moment(show: Show, qtbot: QtBot, seed: int) -> None:
    shown = show(seed, NORMAL)
    moments = random.Random(seed)
    for _ in range(40):
        shown.step()
        qtbot.wait(moments.choice([0, 0, 1, 5, 20, 40]))
        shown.view.choreography.hurry()
        assert shown.view.choreography.is_idle
        assert seen(shown.view) == fresh(shown)


def test_it_may_be_hurried_by_who_is_told_what_has_been_shown(show: Show, qtbot: QtBot) -> None:
    shown = show(3, QUICK)
    choreography = shown.view.choreography
    told: list[object] = []

    def hurry(glimpse: object) -> None:
        told.append(glimpse)
        choreography.hurry()

    choreography.told.connect(hurry)
    for steps in range(2, 40, 2):
        shown.step()
        step_and_wait(shown, qtbot)
        assert choreography.is_idle
        assert seen(shown.view) == fresh(shown)
        assert len(told) == steps
    assert len({id(glimpse) for glimpse in told}) == len(told)


def test_what_is_shown_by_who_has_hurried_it_is_shown_to_its_end(show: Show, qtbot: QtBot) -> None:
    shown = show(4, NORMAL)
    choreography = shown.view.choreography
    told: list[object] = []

    def go_on(glimpse: object) -> None:
        told.append(glimpse)
        if len(told) == 1:
            choreography.hurry()
            shown.step()
            assert not choreography.is_idle, "it has still to be shown"
            assert len(told) == 1

    shown.until_mine("play")
    choreography.hurry()
    choreography.told.connect(go_on)
    step_and_wait(shown, qtbot)
    assert len(told) == 2
    assert seen(shown.view) == fresh(shown)


def test_nothing_runs_when_all_is_at_rest(show: Show, qtbot: QtBot) -> None:
    shown = show(2, QUICK)
    for _ in range(30):
        step_and_wait(shown, qtbot)
    qtbot.waitUntil(lambda: at_rest(shown), timeout=10_000)


def test_cards_cannot_be_touched_while_something_is_shown(show: Show, qtbot: QtBot) -> None:
    shown = show().until_mine("play")
    act = shown.possible()[0]
    assert isinstance(act, Play)
    at = shown.spot_of(act.card)
    shown.view.set_pace(NORMAL)
    shown.view.play(shown.glimpse(act), shown.possible())
    assert not shown.scene.open
    assert not any(item.marks & {marks.PLAYABLE, marks.BARRED} for item in shown.scene.lying.items.values())
    for _ in range(3):
        shown.click(at)
        qtbot.keyClick(shown.view, Qt.Key.Key_Return)
    assert not shown.wishes


def finished_trick(show: Show, pace: Pace, qtbot: QtBot) -> Shown:
    """Return a table on which a finished trick lies to be looked at, and the viewer leads to the next."""
    shown = show(1)
    while True:
        shown.until(lambda t: t.stage == "play" and len(t.trick.plays) == 1 and len(t.tricks) < 3)
        glimpse = shown.glimpse()
        if shown.table.turn == VIEWER and shown.table.stage == "play":
            break
        shown.view.play(glimpse, shown.possible())
    shown.view.set_pace(pace)
    shown.view.play(glimpse, shown.possible())
    qtbot.waitUntil(lambda: shown.view.choreography.pausing, timeout=10_000)
    return shown


def test_a_finished_trick_stays_until_a_click_which_plays_nothing(show: Show, qtbot: QtBot) -> None:
    shown = finished_trick(show, Pace(0.0, None), qtbot)
    qtbot.wait(60)
    assert shown.view.choreography.pausing
    best = [item for item in shown.scene.lying.items.values() if marks.BEST in item.marks]
    assert len(best) == 1
    at = shown.spot_of(shown.hand()[0])
    for _ in range(3):
        shown.double_click(at)
    assert shown.view.choreography.is_idle
    assert not shown.wishes
    assert seen(shown.view).keys() == fresh(shown).keys()


def test_a_finished_trick_stays_until_a_key_which_plays_nothing(show: Show, qtbot: QtBot) -> None:
    shown = finished_trick(show, Pace(0.0, None), qtbot)
    qtbot.keyClick(shown.view, Qt.Key.Key_Return)
    assert shown.view.choreography.is_idle
    assert not shown.wishes
    assert seen(shown.view) == fresh(shown)


def test_a_finished_trick_stays_for_the_set_time(show: Show, qtbot: QtBot) -> None:
    shown = finished_trick(show, Pace(0.0, 120), qtbot)
    with qtbot.waitSignal(shown.view.choreography.idle, timeout=10_000):
        pass
    assert seen(shown.view) == fresh(shown)


def test_idle_is_told_from_the_loop_and_once(show: Show, qtbot: QtBot) -> None:
    shown = show()
    told: list[None] = []
    shown.view.choreography.idle.connect(lambda: told.append(None))
    for _ in range(5):
        shown.step()
    assert not told
    qtbot.waitUntil(lambda: bool(told), timeout=10_000)
    qtbot.wait(20)
    assert len(told) == 1


def test_glimpses_are_shown_one_after_the_other(show: Show, qtbot: QtBot) -> None:
    shown = show(3, QUICK)
    with qtbot.waitSignal(shown.view.choreography.idle, timeout=20000):
        for _ in range(40):
            shown.step()
    assert seen(shown.view) == fresh(shown)


def test_showing_now_forgets_what_was_being_shown(show: Show, qtbot: QtBot) -> None:
    shown = show(3, NORMAL)
    told: list[None] = []
    shown.view.choreography.idle.connect(lambda: told.append(None))
    for _ in range(4):
        shown.step()
    qtbot.wait(30)
    shown.view.show_now(shown.sight, shown.possible())
    assert seen(shown.view) == fresh(shown)
    qtbot.wait(30)
    assert not told
    assert at_rest(shown)


def test_the_last_trick_is_laid_open_and_put_away(show: Show, qtbot: QtBot) -> None:
    shown = show(1).until(lambda t: t.stage == "play" and t.turn == VIEWER and len(t.tricks) == 2)
    trick = shown.table.tricks[-1]
    told: list[None] = []
    qtbot.wait(10)
    shown.view.choreography.idle.connect(lambda: told.append(None))
    shown.view.show_last_trick(trick)
    assert all(shown.item(card).face_up for card in trick.cards)
    winner = dict(trick.plays)[trick.winner]  # type: ignore[index]
    assert marks.BEST in shown.item(winner).marks
    shown.click(QPoint(shown.view.width() // 2, shown.view.height() - 40))
    assert not shown.wishes
    assert seen(shown.view) == fresh(shown)
    shown.view.show_last_trick(trick)
    shown.view.show_last_trick(trick)
    assert seen(shown.view) == fresh(shown)
    qtbot.waitUntil(lambda: bool(told))  # whoever waits for the table to rest hears of it


def test_a_trick_that_lies_until_it_is_seen_says_so(show: Show, qtbot: QtBot) -> None:
    shown = show(1).until(lambda t: t.stage == "play" and t.turn == VIEWER and len(t.tricks) == 2)
    qtbot.wait(10)
    with qtbot.waitSignal(shown.view.choreography.waiting):
        shown.view.show_last_trick(shown.table.tricks[-1])


def test_what_happens_while_the_last_trick_lies_open_is_told(show: Show, qtbot: QtBot) -> None:
    shown = show(1).until(lambda t: bool(t.tricks) and t.stage == "play" and t.turn != VIEWER)
    qtbot.wait(20)
    shown.view.show_last_trick(shown.table.tricks[-1])
    shown.step()
    with qtbot.waitSignal(shown.view.choreography.idle, timeout=10_000):
        shown.click(QPoint(shown.view.width() // 2, shown.view.height() // 2))


def test_a_resize_while_cards_fly_brings_them_home(show: Show, qtbot: QtBot) -> None:
    shown = show(2, NORMAL)
    shown.step()
    qtbot.wait(20)
    shown.view.resize(1200, 700)
    qtbot.waitUntil(lambda: shown.view.choreography.is_idle, timeout=10_000)
    assert seen(shown.view) == fresh(shown)


def test_every_speed_follows_one_factor() -> None:
    assert [Pace(factor).of(1000) for factor in SPEEDS.values()] == [0, 500, 1000, 1800]
    assert AT_ONCE.of(1000) == 0


def test_what_a_glimpse_brought_is_told_when_its_pictures_have_ended(show: Show, qtbot: QtBot) -> None:
    shown = show(3, NORMAL)
    told: list[object] = []
    shown.view.choreography.told.connect(told.append)
    shown.view.choreography.hurry()
    glimpses = [shown.glimpse() for _ in range(3)]
    for glimpse in glimpses:
        shown.view.play(glimpse)
    assert not told
    shown.view.set_pace(QUICK)
    qtbot.waitUntil(lambda: shown.view.choreography.is_idle, timeout=10_000)
    assert told == glimpses


def test_hurry_tells_at_once_what_is_still_to_be_shown_and_emptying_tells_nothing(show: Show) -> None:
    shown = show(3, NORMAL)
    told: list[object] = []
    shown.view.choreography.told.connect(told.append)
    glimpses = [shown.glimpse() for _ in range(3)]
    for glimpse in glimpses:
        shown.view.play(glimpse)
    shown.view.choreography.hurry()
    assert told == glimpses
    shown.view.play(shown.glimpse())
    shown.view.show_now(shown.sight)
    shown.view.choreography.hurry()
    assert told == glimpses
