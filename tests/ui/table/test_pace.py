"""Durations: they follow the pace, and a machine that is busy does not stretch a deal."""

import pytest

from eldest.ui.table.pace import AT_ONCE, SPEEDS, Metronome, Pace


@pytest.mark.parametrize(("speed", "expected"), [("none", 0), ("fast", 50), ("normal", 100), ("slow", 180)])
def test_a_duration_follows_the_speed(speed: str, expected: int) -> None:
    assert Pace(SPEEDS[speed]).of(100) == expected


def test_at_once_is_without_any_wait() -> None:
    assert (AT_ONCE.of(1000), AT_ONCE.trick_pause) == (0, 0)


def test_what_came_late_is_made_up_for_by_the_next_beats() -> None:
    time = Metronome()
    assert time.shortened(30) == 30
    time.came_after(75, 30)
    assert [time.shortened(30) for _ in range(3)] == [0, 15, 30]


def test_what_came_early_changes_nothing() -> None:
    time = Metronome()
    time.came_after(28, 30)
    assert time.shortened(30) == 30


def test_many_late_beats_take_as_long_as_they_should() -> None:
    time, passed = Metronome(), 0
    for _ in range(100):
        planned = time.shortened(28)
        waited = planned + 11 if planned else 0
        time.came_after(waited, planned)
        passed += waited
    assert 2790 <= passed <= 2850


def test_after_a_halt_nothing_hurries() -> None:
    time = Metronome()
    time.came_after(9000, 30)
    assert sum(100 - time.shortened(100) for _ in range(10)) == Metronome.MOST
    time.came_after(9000, 30)
    time.begin()
    assert time.shortened(100) == 100
