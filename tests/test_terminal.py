"""The terminal side: commands, their output and their exit status."""

import json
import os
import subprocess
import sys
from itertools import pairwise
from pathlib import Path

import pytest

from eldest import terminal
from eldest.__main__ import TERMINAL_WORDS
from eldest.engine.acts import spell_act
from eldest.games import catalogue
from eldest.room.evening import play_evening
from eldest.store.record import Record, write_record
from helpers.sealed import NONCE, PAIR, sealed_evening

RECORD = Record("euchre", (("euchre.rubbers", True),), names=("Anna", "Colonel"))


def record_file(folder: Path, *changes: tuple[str, str]) -> Path:
    """Write a record of three deals, with some of its text changed."""
    *_, (_, sitting) = play_evening(RECORD, 3, 12)
    text = write_record(sitting.record)
    for before, after in changes:
        assert before in text
        text = text.replace(before, after, 1)
    path = folder / "evening.eldest"
    path.write_text(text, encoding="utf-8")
    return path


def run(*words: object) -> int:
    """Run a command of the terminal side."""
    return terminal.main([str(word) for word in words])


def test_simulate_prints_a_line_a_deal(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("simulate", "euchre", "--players", 2, "--deals", 4, "--number", 9) == 0
    deals = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [deal["number"] for deal in deals] == [9, 10, 11, 12]
    fields = {"deal", "number", "dealer", "dealt", "names", "sides", "calls", "tricks", "points", "score"}
    assert set(deals[0]) == fields
    assert all(deal["dealer"] in (0, 1) and len(deal["score"]) == 2 for deal in deals)


def test_simulate_takes_house_rules(capsys: pytest.CaptureFixture[str]) -> None:
    rules = ("--option", "euchre.stick_dealer=true", "--option", "euchre.deal_order=3-2")
    assert run("simulate", "euchre", "--deals", 150, *rules) == 0
    assert all(sum(json.loads(line)["tricks"]) == 5 for line in capsys.readouterr().out.splitlines())


def test_simulate_plays_at_a_level(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("simulate", "euchre", "--deals", 2, "--level", "keen") == 0
    assert len(capsys.readouterr().out.splitlines()) == 2
    with pytest.raises(SystemExit):
        run("simulate", "euchre", "--level", "wizard")
    assert "learner, novice, steady, keen, skilled, expert" in capsys.readouterr().err


def test_simulate_plays_at_a_strict_table(capsys: pytest.CaptureFixture[str]) -> None:
    rules = ("--option", "common.strict_table=true", "--option", "common.error_rate=0.2")
    assert run("simulate", "cinch", "--players", 4, "--deals", 3, *rules) == 0
    assert len(capsys.readouterr().out.splitlines()) == 3


def test_simulate_takes_a_preset_and_changes_it(capsys: pytest.CaptureFixture[str]) -> None:
    preset = ("--preset", "english", "--option", "common.stakes=true")
    assert run("simulate", "whist", "--players", 4, "--deals", 3, *preset) == 0
    deals = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [sum(deal["tricks"]) for deal in deals] == [13, 13, 13]
    assert all(max(deal["score"]) <= 5 for deal in deals)


def test_simulate_names_the_presets_there_are(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("simulate", "whist", "--players", 4, "--preset", "razzle-dazzle") == terminal.USAGE
    assert "english" in capsys.readouterr().err
    assert run("simulate", "euchre", "--players", 7, "--preset", "razzle-dazzle") == terminal.USAGE
    assert "for 7 has these presets" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("game", "players"), [(key, players) for key, kind in catalogue().items() for players in kind.players]
)
def test_simulate_plays_every_game_with_every_number(
    game: str, players: int, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run("simulate", game, "--players", players, "--deals", 4) == 0
    deals = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    for before, deal in pairwise(deals):
        assert len(deal["names"]) == len(deal["tricks"]) >= players
        assert sorted(seat for side in deal["sides"] for seat in side) == list(range(len(deal["names"])))
        assert len(deal["points"]) == len(deal["score"]) == len(deal["sides"])
        assert deal["dealer"] != before["dealer"]


def test_dummies_are_named_after_their_players(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("simulate", "whist", "--players", 3, "--option", 'whist.form="dummy"') == 0
    deal = json.loads(capsys.readouterr().out)
    (partner,) = next(set(side) - {3} for side in deal["sides"] if 3 in side)
    assert deal["names"] == ["Player 0", "Player 1", "Player 2", f"Dummy of Player {partner}"]


REFUSED = [
    pytest.param(["--players", "9"], "not 9", id="more players than the game has seats for"),
    pytest.param(["--option", "euchre.castling=true"], "castling", id="a house rule nobody knows"),
    pytest.param(["--option", "euchre.target=6"], "E-SCORE-09", id="a value the rule does not have"),
    pytest.param(["--option", "euchre.rubbers=true", "--option", "euchre.target=7"], "E-SCORE-09",
                 id="rules that cannot be played together"),
]  # fmt: skip


@pytest.mark.parametrize(("words", "said"), REFUSED)
def test_simulate_says_what_is_wrong_with_its_words(
    words: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run("simulate", "euchre", *words) == terminal.USAGE
    assert said in capsys.readouterr().err


def test_a_fault_of_a_player_is_a_fault_of_the_command(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("eldest.cards.pack.Pack.is_true", lambda _pack, cards: len(cards) > 40)
    assert run("simulate", "euchre") == terminal.FAULT
    assert "fault" in capsys.readouterr().err


@pytest.mark.parametrize("number", ["-1", "x", "1000000000"])
def test_a_number_that_is_none_of_a_deal_is_refused(number: str) -> None:
    with pytest.raises(SystemExit):
        run("simulate", "euchre", "--number", number)


def test_check_prints_the_result_of_a_true_record(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run("check", record_file(tmp_path)) == 0
    assert capsys.readouterr().out.startswith("deals 3, score ")


def test_check_opens_the_seals(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "sealed.eldest"
    path.write_text(write_record(sealed_evening(PAIR, 2).record), encoding="utf-8")
    assert run("check", path) == 0
    assert capsys.readouterr().out.endswith(", seals 2 of 2 true\n")
    path.write_text(path.read_text("utf-8").replace(f"{NONCE} ", f"{NONCE[::-1]} ", 1), encoding="utf-8")
    assert run("check", path) == terminal.FAULT
    said = capsys.readouterr().out
    assert said.startswith("deal 1: the pack is not the one that was sealed\n")
    assert said.endswith(", seals 1 of 2 true\n")


def test_check_names_each_problem_with_its_place_and_clause(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = record_file(tmp_path, ('"euchre.rubbers": true', '"euchre.rubbers": 3'), (" cut 16", " cut 3"))
    assert run("check", path) == terminal.FAULT
    header, act, *_ = capsys.readouterr().out.splitlines()
    assert header.startswith("header: ")
    assert header.endswith("[E-STAKE-02]")
    assert act.startswith("act 5: ")
    assert act.endswith("[X-PRES-02]")


def test_a_call_out_of_turn_is_told_by_name_and_clause(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    *_, (_, sitting) = play_evening(RECORD, 1, 12)
    acts = list(map(spell_act, sitting.record.acts))
    place = next(n for n, act in enumerate(acts) if act.split()[1] in ("pass", "order-up"))
    seat = int(acts[place][0])
    text = write_record(sitting.record).replace(f'"{acts[place]}"', f'"{1 - seat} order-up"', 1)
    path = tmp_path / "turn.eldest"
    path.write_text(text, encoding="utf-8")
    assert run("check", path) == terminal.FAULT
    said = capsys.readouterr().out
    assert f"act {place + 1}: It is the turn of {RECORD.names[seat]}. [E2-MAKE-01]" in said


def test_what_a_terminal_cannot_spell_does_not_end_the_program(tmp_path: Path) -> None:
    words = [sys.executable, "-m", "eldest", "show", str(record_file(tmp_path))]
    variables = {**os.environ, "PYTHONIOENCODING": "ascii"}
    done = subprocess.run(words, env=variables, capture_output=True, check=False)
    assert (done.returncode, done.stderr) == (0, b"")


def test_a_reader_who_leaves_is_no_fault() -> None:
    words = [sys.executable, "-m", "eldest", "simulate", "euchre", "--deals", "400"]
    with subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as running:
        assert running.stdout is not None
        assert running.stderr is not None
        running.stdout.readline()
        running.stdout.close()
        assert running.stderr.read() == b""
    assert running.returncode == 0


def test_check_of_what_is_no_record(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Dear Anna", encoding="utf-8")
    assert run("check", path) == terminal.FAULT
    assert "not a record" in capsys.readouterr().out
    path.write_bytes(b"\xff\xfe\x00")
    assert run("check", path) == terminal.FAULT
    for command in ("check", "show"):
        assert run(command, tmp_path / "nowhere.eldest") == terminal.FAULT


def test_show_writes_the_record_for_reading(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run("show", record_file(tmp_path)) == 0
    shown = capsys.readouterr().out
    assert "Anna" in shown
    assert "is turned up" in shown
    assert "[E2-DEAL-02]" in shown


def test_show_says_where_a_damaged_record_stops(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run("show", record_file(tmp_path, (" cut 16", " cut 3"))) == terminal.FAULT
    assert "! act 5" in capsys.readouterr().out


def test_every_command_leads_to_the_terminal_side() -> None:
    assert set(terminal.COMMANDS) <= set(TERMINAL_WORDS)


def test_it_needs_no_window_system() -> None:
    code = (
        "import sys; from eldest.__main__ import main; "
        "status = main(['simulate', 'euchre']); "
        "sys.exit(status or any('PySide6' in name for name in sys.modules))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, check=False, text=True)
    assert (done.returncode, done.stderr) == (0, "")
