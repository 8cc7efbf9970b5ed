"""Starting: first, resumed, damaged, twice, from a file, with folders that fail; and what it ends with."""

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtWidgets import QMessageBox

from eldest.games import catalogue
from eldest.room.shelf import Shelf
from eldest.room.sitting import Sitting
from eldest.store.folders import Folders
from eldest.store.record import read_record, write_record
from eldest.ui.opening import Opening
from helpers.eavesdropping import Eavesdropper
from helpers.guest import Guest, keep, kept_in, mine, played
from helpers.leaving import complaints

Open = Callable[..., Guest]
SETTINGS = {"schema": "1.0", "table": {"felt": "wine", "speed": "none"}}


def notices(guest: Guest) -> list[str]:
    """Wait for the event loop to begin, and return what the program has to say."""
    guest.wait_for_turn()
    return [box.text() for box in guest.dialogs() if isinstance(box, QMessageBox)]


def text_of(sitting: Sitting) -> str:
    return write_record(sitting.record)


def test_a_first_start(open_room: Open, own_home: Path) -> None:
    guest = open_room()
    assert notices(guest) == []
    assert guest.sitting.table.stage == "cut-for-deal"
    assert guest.sitting.names == ("You", "The Colonel")
    assert kept_in(own_home).acts == guest.acts
    assert not (own_home / "before.eldest").exists()


def test_a_resumed_start(open_room: Open, own_home: Path) -> None:
    sitting = keep(own_home, played(mine("play", tricks=2)))
    guest = open_room()
    assert notices(guest) == []
    assert guest.sitting.record == sitting.record
    assert guest.director.sight() == sitting.sight()


def test_a_resumed_start_where_the_computer_is_to_act(open_room: Open, own_home: Path) -> None:
    sitting = keep(own_home, played(lambda sitting: sitting.whose_turn() == 1))
    guest = open_room()
    guest.wait_for_turn()
    assert guest.acts[: sitting.timeline.length] == sitting.timeline.acts
    assert len(guest.acts) > sitting.timeline.length


NEWER = {"format": "eldest-record", "version": 2, "game": "euchre", "acts": []}


@pytest.mark.parametrize(
    "content",
    [b"", b"\0" * 4096, b"\xff\xfe\xfa", b'{"format": "eldest-record", ', b"[]"],
    ids=["empty", "filled with noughts", "no text", "cut short", "something else"],
)
def test_a_record_that_cannot_be_read_is_kept_aside(open_room: Open, own_home: Path, content: bytes) -> None:
    (own_home / "current.eldest").write_bytes(content)
    guest = open_room()
    (notice,) = notices(guest)
    assert notice.startswith("The record could not be opened:")
    aside = own_home / "current.eldest.damaged-1"
    assert str(aside) in notice
    assert aside.read_bytes() == content
    assert guest.sitting.table.stage == "cut-for-deal"
    assert kept_in(own_home).acts == guest.acts


def test_a_newer_programs_sitting_is_left_for_it(open_room: Open, own_home: Path) -> None:
    text = json.dumps(NEWER)
    (own_home / "current.eldest").write_text(text, "utf-8")
    guest = open_room()
    (notice,) = notices(guest)
    assert "newer" in notice
    assert "left as it is" in notice
    assert (own_home / "current.eldest").read_text("utf-8") == text
    ours, problems = read_record((own_home / "current-v1.eldest").read_text("utf-8"))
    assert problems == ()
    assert ours is not None
    assert ours.acts == guest.acts


def test_a_record_that_is_half_good_is_gone_on_with(open_room: Open, own_home: Path) -> None:
    whole = text_of(played(mine("play", tricks=1)))
    lines = whole.splitlines(keepends=True)
    lines[-5] = '    "0 play 7Z",\n'
    text = "".join(lines)
    (own_home / "current.eldest").write_text(text, "utf-8")
    guest = open_room()
    (notice,) = notices(guest)
    assert notice.startswith("The record could be read only in part:")
    assert (own_home / "current.eldest.damaged-1").read_text("utf-8") == text
    assert len(guest.acts) > 2
    assert Sitting.resume(kept_in(own_home)).problems == ()


def test_a_folder_in_the_records_place_is_kept_aside(open_room: Open, own_home: Path) -> None:
    (own_home / "current.eldest").mkdir()
    guest = open_room()
    (notice,) = notices(guest)
    assert "current.eldest" in notice
    assert (own_home / "current.eldest.damaged-1").is_dir()
    assert kept_in(own_home).acts == guest.acts


# A file by name.


def test_a_file_is_opened_and_the_sitting_on_the_table_put_by(
    open_room: Open, own_home: Path, tmp_path: Path
) -> None:
    before = keep(own_home, played(mine("play", tricks=1)))
    asked = played(mine("first-round"), 7)
    path = tmp_path / "evening.eldest"
    path.write_text(text_of(asked), "utf-8")
    guest = open_room(str(path))
    assert notices(guest) == []
    assert guest.sitting.record == asked.record
    assert read_record((own_home / "before.eldest").read_text("utf-8"))[0] == before.record
    assert path.read_text("utf-8") == text_of(asked)


def test_the_sitting_on_the_table_opened_as_a_file_does_not_cover_the_game_before(
    open_room: Open, own_home: Path
) -> None:
    on_table = keep(own_home, played(mine("play", tricks=1)))
    before = text_of(played(mine("first-round"), 7))
    (own_home / "before.eldest").write_text(before, "utf-8")
    guest = open_room(str(own_home / "current.eldest"))
    assert notices(guest) == []
    assert guest.sitting.record == kept_in(own_home) == on_table.record
    assert (own_home / "before.eldest").read_text("utf-8") == before


def test_the_game_before_opened_as_a_file_changes_places_and_neither_is_ever_in_memory_alone(
    open_room: Open, own_home: Path
) -> None:
    on_table = keep(own_home, played(mine("play", tricks=1)))
    before = played(mine("first-round"), 7)
    (own_home / "before.eldest").write_text(text_of(before), "utf-8")
    opened = Opening(Shelf(Folders.both(own_home))).take_down(own_home / "before.eldest")
    assert opened.sitting is not None
    assert (own_home / "before.eldest").read_text("utf-8") == text_of(before)  # were it killed just now
    guest = open_room(str(own_home / "before.eldest"))
    assert guest.sitting.record == kept_in(own_home) == before.record
    guest.window.want("before")
    assert guest.sitting.record == on_table.record


@pytest.mark.parametrize("content", ["Dear Anna,", None], ids=["no record", "not there"])
def test_a_file_that_cannot_be_opened_leaves_the_sitting_on_the_table(
    open_room: Open, own_home: Path, tmp_path: Path, content: str | None
) -> None:
    before = keep(own_home, played(mine("play", tricks=1)))
    path = tmp_path / "letter.eldest"
    if content is not None:
        path.write_text(content, "utf-8")
    guest = open_room(str(path))
    (notice,) = notices(guest)
    assert notice.startswith(("The record could not be opened:", "There is no file"))
    assert guest.sitting.record == before.record
    assert kept_in(own_home) == before.record


def test_a_folder_cannot_be_opened(open_room: Open, own_home: Path, tmp_path: Path) -> None:
    before = keep(own_home, played(mine("play", tricks=1)))
    guest = open_room(str(tmp_path))
    (notice,) = notices(guest)
    assert "cannot be read" in notice
    assert guest.sitting.record == before.record


def test_no_other_file_is_opened_if_the_sitting_on_the_table_cannot_be_put_by(
    open_room: Open, own_home: Path, tmp_path: Path
) -> None:
    before = keep(own_home, played(mine("play", tricks=1)))
    path = tmp_path / "evening.eldest"
    path.write_text(text_of(played(mine("first-round"), 7)), "utf-8")
    (own_home / f".before.eldest.{os.getpid()}.unfinished").mkdir()  # where it would be written aside
    guest = open_room(str(path))
    (notice,) = notices(guest)
    assert "before.eldest" in notice
    assert guest.sitting.record == before.record


# Settings, and the window's place.


def test_settings_are_followed_from_the_first(open_room: Open, own_home: Path) -> None:
    (own_home / "settings.json").write_text(json.dumps(SETTINGS), "utf-8")
    guest = open_room()
    assert notices(guest) == []
    assert guest.scene.faces.theme.felt == "#6b2430"


def test_damaged_settings_are_told_and_kept_aside(open_room: Open, own_home: Path) -> None:
    (own_home / "settings.json").write_text("{", "utf-8")
    (notice,) = notices(open_room())
    assert "settings" in notice
    assert [path.read_text("utf-8") for path in own_home.glob("settings.json.*")] == ["{"]


def test_settings_that_cannot_be_read_stop_nothing(open_room: Open, own_home: Path) -> None:
    (own_home / "settings.json").mkdir()
    (notice,) = notices(open_room())
    assert notice.startswith("settings.json cannot be read")


def test_the_window_comes_back_where_it_stood(open_room: Open, own_home: Path) -> None:
    guest = open_room()
    guest.window.setGeometry(20, 30, 700, 600)
    size = guest.window.size()
    guest.close()
    assert (own_home / "window.ini").exists()
    assert open_room().window.size() == size


# Whole processes, and what they end with.


def run(*words: str, **variables: str) -> "subprocess.CompletedProcess[str]":
    """Run the program to its end."""
    return subprocess.run(
        [sys.executable, "-W", "error", "-m", "eldest", *words],
        env=os.environ | variables, capture_output=True, text=True, timeout=60, check=False,
    )  # fmt: skip


@pytest.mark.slow
def test_the_smoke_test_touches_nothing_of_the_user_and_no_network(own_home: Path, tmp_path: Path) -> None:
    keep(own_home, played(mine("play", tricks=1)))
    before = (own_home / "current.eldest").read_bytes()
    eavesdropper = Eavesdropper(tmp_path / "ear", strace=False)
    done = run("--smoke", **eavesdropper.variables)
    assert (done.returncode, complaints(done.stderr)) == (0, [])
    begun = [line for line in done.stdout.splitlines() if line == "acts 1"]
    assert len(begun) == 1 + 2 * len(catalogue())  # a first table, and two of every game
    assert [line for line in done.stdout.splitlines() if line.startswith("expert weighed 13")]
    assert [path.name for path in own_home.iterdir()] == ["current.eldest"]
    assert eavesdropper.foreign() == []
    assert (own_home / "current.eldest").read_bytes() == before


@pytest.mark.slow
def test_playing_itself_ends_after_so_many_deals(own_home: Path) -> None:
    (own_home / "settings.json").write_text(
        json.dumps(SETTINGS | {"table": {"speed": "none", "trick_pause": 800}})
    )
    done = run("--play-itself", "--deals", "1")
    assert (done.returncode, complaints(done.stderr)) == (0, [])
    record = kept_in(own_home)
    assert done.stdout.splitlines()[-1] == f"acts {len(record.acts)}"
    assert Sitting.resume(record).sitting.table.tally.deals == 1


def test_a_copy_on_another_computer_is_named_and_the_game_left_alone(own_home: Path) -> None:
    keep(own_home, played(mine("play", tricks=1)))
    before = (own_home / "current.eldest").read_bytes()
    (own_home / "open.lock").write_text(f"1\neldest\nattic\n{'f' * 32}\n{'0' * 36}\n")
    done = run()
    assert done.returncode == 1
    (said,) = complaints(done.stderr)
    assert "on the computer attic" in said
    assert str(own_home / "open.lock") in said
    assert (own_home / "current.eldest").read_bytes() == before


def test_words_it_does_not_know(own_home: Path) -> None:
    done = run("--no-such-word")
    assert done.returncode == 2
    assert "usage: eldest" in done.stderr
