"""The soak of all games: it plays what it is told, tells each fault with its place, and can be broken off."""

import subprocess
import sys
from pathlib import Path

import pytest

from games import suite
from games.suite import Setting
from soak import evenings
from soak.evenings import Figures, Work

SCRIPT = Path(evenings.__file__)
WHIST = Setting("whist", 4)


def run(*words: str) -> "subprocess.CompletedProcess[str]":
    command = [sys.executable, str(SCRIPT), "--processes", "1", "--mixed", "0", *words]
    return subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)


@pytest.mark.slow
def test_it_prints_a_line_for_each_setting_and_goes_on_after_a_break(tmp_path: Path) -> None:
    kept = tmp_path / "kept"
    words = ("--deals", "2", "--random", "1", "--only", "whist for 4, target", "--keep", str(kept))
    done = run(*words)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "whist for 4, target=5: 3 deals" in done.stdout
    assert "2 settings" in done.stdout.splitlines()[-1]
    assert len(kept.read_text("utf-8").splitlines()) == 2
    again = run(*words)
    assert sorted(again.stdout.splitlines()[:-1]) == sorted(done.stdout.splitlines()[:-1])
    assert len(kept.read_text("utf-8").splitlines()) == 2


def test_it_fails_if_there_is_nothing_to_play() -> None:
    assert run("--only", "faro").returncode == 1


def test_a_setting_is_played_by_thumb_and_at_random() -> None:
    figures = evenings.soak(Work(WHIST, 2, 1, 5))
    assert (figures.setting, figures.deals, figures.faults) == ("whist for 4", 3, ())
    assert figures.acts >= 3 * 52


def test_a_fault_is_told_with_its_place_and_ends_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    def astray(moment: suite.Moment) -> None:
        assert moment.table.stage != "play", "a card went astray"

    monkeypatch.setattr(suite, "check_cards", astray)
    figures = evenings.soak(Work(WHIST, 1, 1, 5))
    assert [fault.partition(", after")[0] for fault in figures.faults] == [
        "seed 5, by thumb",
        "seed 5, at random",
    ]
    assert all("AssertionError: a card went astray" in fault for fault in figures.faults)
    assert "2 faults" in str(figures)


def test_figures_of_other_work_are_not_taken_for_those_asked_for(tmp_path: Path) -> None:
    kept, work = tmp_path / "kept", Work(WHIST, 2, 1, 0)
    evenings.keep(kept, work, Figures("whist for 4", 3, 160, 3, ("a fault",)))
    assert evenings.kept_figures(kept, [work]) == {
        evenings.key_of(work): Figures("whist for 4", 3, 160, 3, ("a fault",))
    }
    assert evenings.kept_figures(kept, [Work(WHIST, 2, 1, 1)]) == {}
    assert evenings.kept_figures(tmp_path / "none", [work]) == {}


def test_every_mixture_can_be_played() -> None:
    mixtures = [
        suite.mixed_setting(printed, seed) for printed in suite.printed_settings() for seed in range(5)
    ]
    assert not [setting for setting in mixtures if setting.options.conflicts(setting.players)]
    assert len(set(mixtures)) > len(mixtures) // 2
