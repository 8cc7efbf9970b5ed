"""The soak of strict tables: it plays what it is told, in its time, and tells each fault with its place."""

import time
from collections import Counter

import pytest

from games import strict_suite
from games.suite import Moment, Setting
from soak import strict
from soak.strict import Figures, Work

WHIST = strict_suite.strict(Setting("whist", 4))
NEVER = float("inf")


def test_a_setting_is_walked_and_played() -> None:
    figures = strict.soak(Work(WHIST, 8, 0, NEVER))
    assert (figures.deals, figures.faults) == (8, [])
    assert figures.acts >= 8 * 52


def test_no_evening_is_begun_after_its_time() -> None:
    assert strict.soak(Work(WHIST, 8, 0, time.time() - 1)).deals == 0


def test_a_fault_is_told_with_its_place_and_ends_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    def astray(moment: Moment) -> None:
        assert moment.table.stage != "play", "a card went astray"

    monkeypatch.setattr(strict_suite, "check", astray)
    figures = strict.soak(Work(WHIST, 8, 0, NEVER))
    assert [fault.partition(", after")[0] for fault in figures.faults] == ["seed 0, evening", "seed 1, walk"]
    assert all("AssertionError: a card went astray" in fault for fault in figures.faults)
    assert "2 faults" in str(figures)


def test_every_game_gets_its_deals_of_the_settings_asked_for() -> None:
    given = strict.reader().parse_args(["--deals", "60", "--mixed", "0"])
    works = list(strict.works_of(given))
    assert {str(work.setting.key) for work in works} == {"cinch", "euchre", "whist"}
    assert sum(work.deals for work in works if work.setting.key == "euchre") == 60
    longer = list(strict.works_of(strict.reader().parse_args(["--deals", "600", "--mixed", "0"])))
    whist = [work for work in longer if work.setting.key == "whist" and work.setting.players == 4]
    assert [work.deals for work in whist] == [60, 60, 60, 20]
    assert len({work.seed for work in whist}) == 4
    assert all(work.until == NEVER for work in works)


def test_figures_are_counted_together() -> None:
    total = Figures("In all")
    total.add(Figures("a", 2, 30, Counter({"revoke": 1}), ["a fault"]))
    total.add(Figures("b", 3, 40, Counter({"revoke": 2})))
    assert (total.deals, total.acts, total.counted["revoke"]) == (5, 70, 3)
    assert str(total) == "In all: 5 deals, 70 acts, 1 faults\n    a fault"
