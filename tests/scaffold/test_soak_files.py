"""The soaks of what is kept: files are spoiled, disks fail, and faults are told with their numbers."""

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from eldest.store.folders import Folders
from eldest.store.saves import Autosave
from helpers.mutations import OF_BYTES, OF_STRUCTURE, OF_VALUES, Mutation, spoiled
from soak import disks, fuzz
from soak.fuzz import KINDS, Kind
from soak.judging import WHOLE, Fault, check_said, refused

FEW = {"history": 20, "export": 25}
"""So many files of kinds that take their time."""
SAMPLE = b"""{
  "format": "eldest-record",
  "names": ["A", "B"],
  "acts": [
    "0 pass",
    "1 pass"
  ]
}
"""


@pytest.mark.parametrize("kind", KINDS)
def test_spoiled_files_are_opened_as_far_as_they_make_sense_or_refused(kind: str) -> None:
    files = FEW.get(kind, 100)
    figures = fuzz.fuzz(kind, range(files))
    assert figures.faults == []
    assert figures.came.total() == files
    assert len(figures.came) == 3, f"{figures}"


@pytest.mark.parametrize("kind", KINDS)
def test_real_files_are_opened_whole(kind: str) -> None:
    came = {fuzz.open_file(content, way) for content in KINDS[kind].corpus()[::7] for way in KINDS[kind].ways}
    assert came == {WHOLE}


def test_a_number_always_makes_the_same_file() -> None:
    assert [fuzz.file_of("settings", number)[0] for number in range(5)] == [
        fuzz.file_of("settings", number)[0] for number in range(5)
    ]


@pytest.mark.parametrize("mutation", [*OF_BYTES, *OF_STRUCTURE, *OF_VALUES])
def test_every_mutation_takes_whatever_it_is_given(mutation: Mutation) -> None:
    import random

    changed = 0
    for content in (SAMPLE, b"", b"[", b"[]", b"{}", b"7", b"\xff\xfe"):
        for seed in range(5):
            changed += mutation(content, random.Random(seed), SAMPLE) != content
    assert changed > 0
    assert isinstance(spoiled(SAMPLE, random.Random(1), SAMPLE), bytes)


def hang(_path: Path, _folders: Folders) -> str:
    while True:
        pass


def fail(_path: Path, _folders: Folders) -> str:
    raise KeyError("x")


def change(path: Path, _folders: Folders) -> str:
    path.write_bytes(b"changed")
    return WHOLE


def babble(_path: Path, _folders: Folders) -> str:
    check_said("\x1b[2J")
    return WHOLE


def quote(_path: Path, _folders: Folders) -> str:
    check_said("KeyError: 0")
    return WHOLE


def talk(_path: Path, _folders: Folders) -> str:
    check_said("word " * 9_999)
    return WHOLE


@pytest.mark.parametrize(
    ("way", "said"),
    [
        pytest.param(hang, "TooLong: ", id="a file that keeps the program busy for ever"),
        pytest.param(fail, "KeyError: ", id="an error that nobody foresaw"),
        pytest.param(change, 'Fault: "the user\'s file was changed"', id="a file that was changed"),
        pytest.param(babble, "Fault: ", id="a sentence that upsets a terminal"),
        pytest.param(quote, 'Fault: "no sentence', id="an error in place of a sentence"),
        pytest.param(talk, "Fault: 'a message of", id="a message without end"),
    ],
)
def test_what_must_not_be_is_a_fault_with_its_number(
    monkeypatch: pytest.MonkeyPatch, way: Callable[[Path, Folders], str], said: str
) -> None:
    monkeypatch.setattr(fuzz, "PATIENCE", 0.05)
    monkeypatch.setattr(fuzz, "KINDS", {"made up": Kind(lambda: (SAMPLE,), (way,))})
    ((number, fault),) = fuzz.fuzz("made up", range(7, 8)).faults
    assert number == 7
    assert fault.startswith(said)


def test_a_refusal_without_a_word_is_a_fault() -> None:
    with pytest.raises(Fault, match="without a word"):
        refused([])


@pytest.mark.slow
def test_the_script_prints_its_figures() -> None:
    command = [sys.executable, fuzz.__file__, "--files", "30", "--processes", "1", "--kinds", "settings"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    assert done.stdout.startswith("settings, 30 files from 0: ")
    assert done.stdout.endswith(" 0 faults\n")


def test_a_folder_that_is_taken_away_comes_back_with_the_evening(tmp_path: Path) -> None:
    evening = disks.taken_away(tmp_path, 5)
    assert (evening.saved, evening.failed, evening.faults) == (21, 5, [])


def test_an_evening_that_is_not_as_it_was_kept_is_a_fault(tmp_path: Path) -> None:
    evening = disks.Evening(Autosave(tmp_path / "current.eldest"))
    evening.play(2)
    evening.kept.path.write_text("{", "utf-8")
    evening.look()
    assert len(evening.faults) == 1
