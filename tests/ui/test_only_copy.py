"""The lock: one that lives is respected, one that is dead is cleared, one of elsewhere is told."""

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QSysInfo

from eldest.store.folders import Folders
from eldest.ui.only_copy import Holder, OnlyCopy

HOST = QSysInfo.machineHostName()
MACHINE = bytes(QSysInfo.machineUniqueId().data()).decode()
BOOT = bytes(QSysInfo.bootUniqueId().data()).decode()
NAME = Path(sys.executable).resolve().name


@pytest.fixture
def folders(tmp_path: Path) -> Folders:
    return Folders.both(tmp_path)


def dead() -> int:
    """Return the number of a process that has ended."""
    ended = subprocess.Popen([sys.executable, "-c", ""])
    ended.wait()
    return ended.pid


def test_the_first_has_it_and_the_second_not_until_it_is_left(folders: Folders) -> None:
    first, second = OnlyCopy(folders), OnlyCopy(folders)
    assert first.take() is Holder.OURS
    assert second.take() is Holder.HERE
    assert second.host == HOST
    first.leave()
    assert second.take() is Holder.OURS
    second.leave()
    assert not folders.lock.exists()


def test_it_is_never_too_old(folders: Folders) -> None:
    first = OnlyCopy(folders)
    assert first.take() is Holder.OURS
    os.utime(folders.lock, (0, 0))
    assert OnlyCopy(folders).take() is Holder.HERE
    first.leave()


@pytest.mark.parametrize(
    "lines",
    [
        pytest.param(lambda: (dead(), NAME, HOST, MACHINE, BOOT), id="its process has ended"),
        pytest.param(
            lambda: (os.getpid(), NAME, HOST, MACHINE, "0" * 36), id="the computer was started anew"
        ),
        pytest.param(lambda: (os.getpid(), NAME, HOST, MACHINE, BOOT), id="its number has gone to another"),
        pytest.param(lambda: (dead(), NAME, "renamed", MACHINE, BOOT), id="the computer was named otherwise"),
        pytest.param(lambda: (), id="a power cut left it empty"),
        pytest.param(lambda: ("\0\0\0", "", "", "", ""), id="it makes no sense"),
    ],
)
def test_a_stale_one_is_cleared(folders: Folders, lines: Callable[[], tuple[object, ...]]) -> None:
    folders.lock.write_text("".join(f"{line}\n" for line in lines()))
    copy = OnlyCopy(folders)
    assert copy.take() is Holder.OURS
    copy.leave()


@pytest.mark.parametrize(
    ("host", "machine"),
    [
        pytest.param("attic", "f" * 32, id="another computer"),
        pytest.param(HOST, "f" * 32, id="another computer of the same name"),
        pytest.param("attic", "", id="one that tells only its name"),
    ],
)
def test_one_of_another_computer_is_left_alone(folders: Folders, host: str, machine: str) -> None:
    text = f"{dead()}\n{NAME}\n{host}\n{machine}\n{BOOT}\n"
    folders.lock.write_text(text)
    copy = OnlyCopy(folders)
    assert copy.take() is Holder.ELSEWHERE
    assert copy.host == host
    assert folders.lock.read_text() == text


def test_what_cannot_be_locked_is_nobodys(tmp_path: Path) -> None:
    assert OnlyCopy(Folders.both(tmp_path / "not there")).take() is Holder.OURS
