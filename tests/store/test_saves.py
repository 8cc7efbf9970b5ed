"""Whatever fails while a file is written, the old or the new one is there, whole."""

import errno
import os
import random
import re
import socket
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from eldest.store import saves
from eldest.store.errors import KnownError
from eldest.store.saves import UNFINISHED, Autosave, clear_unfinished, keep_aside, read_text, write_safely

OLD, NEW = "old\n" * 50, "new ♠\n" * 60


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Return a folder with nothing in it."""
    bare = tmp_path / "bare"
    bare.mkdir()
    return bare


def contents(folder: Path) -> list[str]:
    return [path.name for path in folder.iterdir()]


class FaultyFile:
    """A real file, of which one deed fails."""

    def __init__(self, file: Any, deed: str, number: int) -> None:
        self._file, self._deed, self._number = file, deed, number

    def __enter__(self) -> "FaultyFile":
        return self

    def __exit__(self, *_details: object) -> None:
        self._file.close()

    def fileno(self) -> int:
        return int(self._file.fileno())

    def write(self, content: bytes) -> None:
        if self._deed == "write":
            self._file.write(content[:7])  # a disk fills up in the middle
            raise OSError(self._number, os.strerror(self._number))
        self._file.write(content)

    def flush(self) -> None:
        if self._deed == "flush":
            raise OSError(self._number, os.strerror(self._number))
        self._file.flush()


def break_file(monkeypatch: pytest.MonkeyPatch, deed: str, number: int) -> None:
    opened = Path.open

    def faulty(path: Path, *details: Any, **more: Any) -> Any:
        if deed == "open":
            raise OSError(number, os.strerror(number))
        return FaultyFile(opened(path, *details, **more), deed, number)

    monkeypatch.setattr(Path, "open", faulty)


def fails(number: int, when: Callable[..., bool] = lambda *_: True, then: Any = None) -> Callable[..., Any]:
    def deed(*details: Any) -> Any:
        if when(*details):
            raise OSError(number, os.strerror(number))
        return then(*details)

    return deed


def is_folder(opened: int) -> bool:
    return os.fstat(opened).st_mode & 0o170000 == 0o040000


NUMBERS = [errno.ENOSPC, errno.EROFS, errno.EIO, errno.EACCES, errno.EDQUOT]


@pytest.mark.parametrize("number", NUMBERS, ids=lambda number: errno.errorcode[number])
@pytest.mark.parametrize("deed", ["open", "write", "flush", "fsync", "replace"])
def test_a_fault_before_the_swap_leaves_the_old_file(
    folder: Path, monkeypatch: pytest.MonkeyPatch, deed: str, number: int
) -> None:
    monkeypatch.setattr(saves, "PATIENCE", (0.0, 0.0))
    path = folder / "current.eldest"
    write_safely(path, OLD)
    with monkeypatch.context() as patch:
        if deed == "fsync":
            patch.setattr(os, "fsync", fails(number))
        elif deed == "replace":
            patch.setattr(Path, "replace", fails(number))
        else:
            break_file(patch, deed, number)
        with pytest.raises(KnownError, match=r"current\.eldest could not be saved"):
            write_safely(path, NEW)
    assert read_text(path) == OLD
    assert contents(folder) == ["current.eldest"]


def test_a_fault_in_forcing_the_swap_to_the_disk_leaves_the_new_file(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = folder / "current.eldest"
    write_safely(path, OLD)
    monkeypatch.setattr(os, "fsync", fails(errno.EIO, is_folder, os.fsync))
    with pytest.raises(KnownError):
        write_safely(path, NEW)
    assert read_text(path) == NEW


def test_a_system_that_cannot_flush_a_folder_is_no_fault(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "fsync", fails(errno.EINVAL, is_folder, os.fsync))
    write_safely(folder / "file", NEW)
    with monkeypatch.context() as patch:
        patch.setattr(os, "open", fails(errno.EACCES))
        write_safely(folder / "file", OLD)
    assert read_text(folder / "file") == OLD


def test_a_file_held_for_a_moment_is_waited_for(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    held = [True, True]
    replaced = Path.replace

    def replace(path: Path, target: Path) -> Path:
        if held:
            held.pop()
            raise PermissionError(errno.EACCES, "held by a scanner")
        return replaced(path, target)

    monkeypatch.setattr(Path, "replace", replace)
    write_safely(folder / "file", NEW)
    assert read_text(folder / "file") == NEW


def test_a_link_stays_a_link(folder: Path) -> None:
    (folder / "real").mkdir()
    link = folder / "link"
    link.symlink_to(folder / "real" / "file")
    write_safely(link, NEW)
    assert link.is_symlink()
    assert read_text(folder / "real" / "file") == NEW


@given(text=st.text(st.characters(exclude_categories=())))
def test_every_text_can_be_written(tmp_path_factory: pytest.TempPathFactory, text: str) -> None:
    path = tmp_path_factory.getbasetemp() / "any"
    write_safely(path, text)
    assert path.read_bytes() == text.encode("utf-8", "backslashreplace")


@pytest.mark.slow
def test_a_program_killed_at_any_moment_leaves_a_whole_file(folder: Path) -> None:
    path = folder / "current.eldest"
    write_safely(path, OLD)
    code = (
        "import sys; from pathlib import Path; from eldest.store.saves import write_safely\n"
        f"while True:\n    for text in ({OLD!r}, {NEW!r}): write_safely(Path({str(path)!r}), text * 200)\n"
    )
    chance = random.Random(7)
    whole = {OLD, OLD * 200, NEW * 200}
    for _ in range(12):
        with subprocess.Popen([sys.executable, "-c", code]) as writer:
            time.sleep(0.1 + 0.15 * chance.random())
            writer.kill()
        assert read_text(path) in whole
    clear_unfinished(folder)
    assert contents(folder) == ["current.eldest"]


def test_what_was_left_unfinished_is_cleared_away(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    left = folder / f".current.eldest.99{UNFINISHED}"
    left.touch()
    (folder / "current.eldest").touch()
    with monkeypatch.context() as patch:
        patch.setattr(Path, "unlink", fails(errno.EACCES))
        clear_unfinished(folder)
    assert left.exists()
    clear_unfinished(folder)
    assert contents(folder) == ["current.eldest"]


def test_a_damaged_file_is_kept_aside_and_none_is_ever_lost(folder: Path) -> None:
    path = folder / "settings.json"
    for number in (1, 2, 3):
        path.write_text(f"damage {number}")
        assert keep_aside(path) == folder / f"settings.json.damaged-{number}"
    assert sorted(file.read_text() for file in folder.iterdir()) == ["damage 1", "damage 2", "damage 3"]
    assert keep_aside(path) is None


def test_a_damaged_file_that_cannot_be_moved_stays(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = folder / "settings.json"
    path.write_text("damage")
    monkeypatch.setattr(Path, "rename", fails(errno.EACCES))
    with pytest.raises(KnownError, match="cannot be put aside"):
        keep_aside(path)
    assert path.read_text() == "damage"


def test_reading_what_is_not_there_or_no_text(folder: Path) -> None:
    assert read_text(folder / "nothing") is None
    (folder / "bytes").write_bytes(b"a\xff")
    assert read_text(folder / "bytes") == "a\N{REPLACEMENT CHARACTER}"
    with pytest.raises(KnownError, match="cannot be read"):
        read_text(folder)


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="only where there are pipes and devices with names")
def test_what_is_no_plain_file_is_never_opened(folder: Path) -> None:
    """A pipe that nobody writes to, an endless device, links in a circle: nothing of it may hang."""
    os.mkfifo(folder / "pipe")
    (folder / "endless").symlink_to("/dev/zero")
    (folder / "round").symlink_to(folder / "about")
    (folder / "about").symlink_to(folder / "round")
    with socket.socket(socket.AF_UNIX) as heard:
        heard.bind(str(folder / "socket"))
        for name in ("pipe", "endless", "round", "socket"):
            with pytest.raises(KnownError, match=rf"^{name} cannot be read: "):
                read_text(folder / name)


def test_a_pipe_in_place_of_a_file_that_was_plain_is_not_waited_for(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever exchanges the file between looking at it and opening it gains nothing."""
    (folder / "plain").touch()
    plain = (folder / "plain").stat()
    os.mkfifo(folder / "pipe")
    monkeypatch.setattr(Path, "stat", lambda _path: plain)
    with pytest.raises(KnownError, match="pipe cannot be read: what has this name"):
        read_text(folder / "pipe")


def test_a_file_without_end_is_not_even_read(folder: Path) -> None:
    with (folder / "large").open("wb") as file:
        file.truncate(100_000_000)  # which takes no room on the disk
    with pytest.raises(KnownError, match="with 100 MB it is too large"):
        read_text(folder / "large")


def test_damage_is_put_aside_before_anything_is_kept_over_it(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(saves, "PATIENCE", ())
    kept = Autosave(folder / "current.eldest")
    kept.path.write_text("damage")
    with monkeypatch.context() as patch:
        patch.setattr(Path, "rename", fails(errno.EACCES))
        for _ in range(2):
            with pytest.raises(KnownError, match="cannot be put aside"):
                kept.keep_aside()
            with pytest.raises(KnownError, match="cannot be put aside"):
                kept.keep(NEW)
        assert kept.path.read_text() == "damage"
    kept.keep(NEW)
    assert kept.read() == NEW
    assert (folder / "current.eldest.damaged-1").read_text() == "damage"


def test_nothing_is_written_through_a_link_that_lies_where_the_file_is_made(folder: Path) -> None:
    (folder / "mine").write_text(OLD)
    (folder / f".current.eldest.{os.getpid()}{UNFINISHED}").symlink_to(folder / "mine")
    write_safely(folder / "current.eldest", NEW)
    assert (folder / "mine").read_text() == OLD
    assert read_text(folder / "current.eldest") == NEW


def test_a_file_with_as_long_a_name_as_can_be_is_saved(folder: Path) -> None:
    path = folder / ("x" * 255)
    write_safely(path, NEW)
    assert read_text(path) == NEW


def test_a_disk_that_knows_of_no_modes_is_written_to(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write_safely(folder / "file", OLD)
    monkeypatch.setattr(os, "chmod", fails(errno.EPERM))
    write_safely(folder / "file", NEW)
    assert read_text(folder / "file") == NEW


@pytest.mark.parametrize("moment", [0, 4_000_000_000], ids=["in 1970", "in 2096"])
def test_the_clock_tells_nothing(folder: Path, moment: int) -> None:
    """Neither a clock set back nor one set forward makes an older file count for more."""
    path = folder / "current.eldest"
    write_safely(path, OLD)
    os.utime(path, (moment, moment))
    write_safely(path, NEW)
    os.utime(path, (moment, moment))
    assert read_text(path) == NEW
    assert keep_aside(path) == folder / "current.eldest.damaged-1"


def test_nobody_asks_the_clock_about_files() -> None:
    package = Path(saves.__file__).parents[1]
    sources = [*package.glob("store/*.py"), *package.glob("room/*.py")]
    asked = re.compile(r"st_[mca]time|getmtime|time\.time\b|datetime")
    assert len(sources) > 20
    assert [path.name for path in sources if asked.search(path.read_text("utf-8"))] == []


def test_the_autosave_keeps_reads_and_forgets(folder: Path) -> None:
    kept = Autosave(folder / "current.eldest")
    assert (kept.read(), kept.exists(), kept.keep_aside()) == (None, False, None)
    kept.keep(OLD)
    kept.keep(NEW)
    assert (kept.read(), kept.exists()) == (NEW, True)
    aside = kept.keep_aside()
    assert aside is not None
    assert aside.read_text("utf-8") == NEW
    kept.keep(OLD)
    kept.clear()
    kept.clear()
    assert kept.read() is None


def test_a_sitting_that_cannot_be_forgotten_is_a_known_error(folder: Path) -> None:
    (folder / "folder").mkdir()
    with pytest.raises(KnownError):
        Autosave(folder / "folder").clear()


@pytest.mark.parametrize("knows", [True, False])
def test_on_macos_the_disk_itself_is_asked(
    knows: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []

    def full(_opened: int, what: int) -> None:
        asked.append(f"full {what}")
        if not knows:
            raise OSError(errno.ENOTSUP, "not on this disk")

    fcntl = SimpleNamespace(F_FULLFSYNC=51, fcntl=full)
    monkeypatch.setitem(sys.modules, "fcntl", fcntl)
    monkeypatch.setattr(sys, "platform", "darwin")
    monkeypatch.setattr(os, "fsync", lambda _opened: asked.append("fsync"))
    saves.write_safely(tmp_path / "game.eldest", "text")
    once = ["full 51"] if knows else ["full 51", "fsync"]
    assert asked == once * 2
