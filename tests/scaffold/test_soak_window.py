"""The soaks of the whole program: they play, kill and leave what they are told, and find what is wrong."""

import subprocess
import sys
from pathlib import Path

import pytest

from games.suite import Setting
from helpers.killing import FROM_SOURCE
from soak import kills, leaving, window
from soak.window import MEGA, WARM, Night

HEAVY = "import time; held = bytearray(40_000_000); print('ready', flush=True); time.sleep(60)"


@pytest.mark.slow
def test_a_short_night_plays_and_has_no_fault() -> None:
    night = window.play(4.0, seed=3)
    assert night.faults == []
    assert night.counted["acts"] > 0
    assert max(held for _, held in night.window) > 50 * MEGA


def test_memory_that_grows_when_warm_is_told() -> None:
    even = [(float(at), 100 * MEGA) for at in range(0, 3000, 10)]
    grown = [(at, held + int(at) * 20_000) for at, held in even]
    assert window.growth(even) == 0
    assert (window.growth(grown) or 0) > window.GROWTH
    assert window.growth([(at, held) for at, held in grown if at <= WARM]) is None
    assert "when warm" in window.memory(grown)


def test_processes_of_a_session_are_found_with_their_memory(tmp_path: Path) -> None:
    """Also where one is called something that is no text: the system cuts names within a letter."""
    odd = tmp_path / "Święto gry xą牌局"
    odd.symlink_to(sys.executable)
    with subprocess.Popen([odd, "-c", HEAVY], stdout=subprocess.PIPE, start_new_session=True) as program:
        assert program.stdout is not None
        program.stdout.readline()
        found = dict(window.family(program.pid))
        program.kill()
    assert found[program.pid] > 40 * MEGA
    assert dict(window.family(program.pid)) == {}


def test_a_window_that_never_said_it_closed_is_a_fault() -> None:
    night = Night(1.0)
    with subprocess.Popen(
        [sys.executable, "-c", "raise SystemExit(3)"],
        stdout=subprocess.PIPE,
        text=True,
        start_new_session=True,
    ) as program:
        window.attend(program, night)
    assert night.faults[0] == "exit status 3"
    assert night.faults[1].startswith("closing took")


@pytest.mark.slow
def test_kills_are_shared_out_among_all_tables_and_told() -> None:
    victims = kills.victims(30, 0, FROM_SOURCE)
    assert sum(victim.kills for victim in victims) == 30
    assert {victim.setting.key for victim in victims} == {"euchre", "whist", "cinch"}
    strict = kills.kill(kills.Victim(Setting("cinch", 4, (("strict_table", True),)), 2, 1, FROM_SOURCE))
    assert (strict.kills, strict.fault) == (2, "")
    assert strict.acts > 0


def test_a_program_that_loses_acts_is_found_out(tmp_path: Path) -> None:
    forgetful = tmp_path / "forgetful"
    forgetful.write_text(
        f"#!{sys.executable}\nimport time\nprint('acts 5', flush=True)\ntime.sleep(60)\n", "utf-8"
    )
    forgetful.chmod(0o700)
    outcome = kills.kill(kills.Victim(Setting("euchre", 4), 1, 1, (str(forgetful),)))
    assert outcome.kills == 0
    assert "AssertionError" in outcome.fault


def test_a_game_that_is_changed_by_leaving_is_found_out(
    own_home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from helpers.guest import mine, played

    monkeypatch.setattr(leaving, "SOON", -1.0)
    left = leaving.leave(
        own_home, played(mine("play")), "plainly", "by_the_window", {"QT_QPA_PLATFORM": "offscreen"}
    )
    assert [fault.partition(" ")[0] for fault in left.faults] == ["took"]
