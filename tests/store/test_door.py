"""The door of an open program: who knocks is heard, and whoever does anything else does no harm."""

import os
import pickle
import socket
import stat
import sys
import tempfile
import threading
from collections.abc import Callable, Iterator
from multiprocessing.connection import Client, Listener
from pathlib import Path
from queue import SimpleQueue

import pytest

from eldest.store import door as at_door
from eldest.store.door import COME_IN, FAMILY, GREETING, LONGEST, Door, Knock, knock
from eldest.store.folders import Folders

unix = pytest.mark.skipif(sys.platform == "win32", reason="a pipe of Windows is no file")
SHORT = 0.2


@pytest.fixture
def folders(tmp_path: Path) -> Folders:
    """Give folders whose path is short enough for a socket."""
    return Folders.both(tmp_path / "h").made()


@pytest.fixture
def short() -> Iterator[Path]:
    """Give a folder with a shorter path than that of a test's own."""
    with tempfile.TemporaryDirectory(prefix="e-") as folder:
        yield Path(folder)


class Caller:
    """A door that is open, what was handed in there, and one who can say anything at it."""

    def __init__(self, folders: Folders) -> None:
        self.folders = folders
        self.heard: SimpleQueue[Knock] = SimpleQueue()
        self.door = Door(folders)

    def sign(self) -> tuple[str, bytes]:
        address, key, _ = folders_text(self.folders).split(b"\n")
        return os.fsdecode(address), key

    def say(self, *messages: bytes) -> bytes | None:
        """Say something raw at the door, and return the answer; None if the door is shut in one's face."""
        with Client(self.sign()[0], FAMILY) as connection:
            try:
                for message in messages:
                    connection.send_bytes(message)
                return connection.recv_bytes()
            except (EOFError, OSError):
                return None


def folders_text(folders: Folders) -> bytes:
    return folders.door.read_bytes()


@pytest.fixture
def caller(folders: Folders) -> Iterator[Caller]:
    """Give somebody before an open door."""
    caller = Caller(folders)
    assert caller.door.listen(caller.heard.put)
    yield caller
    caller.door.close()


@pytest.mark.parametrize(
    "name",
    [
        pytest.param("evening.eldest", id="a plain name"),
        pytest.param(
            "Święto gry – 牌局 'x' \"y\" #1 %20.eldest", id="letters of all the world, quotes and signs"
        ),
        pytest.param("two\nlines.eldest", id="a name of two lines"),
    ],
)
def test_a_file_is_handed_in(caller: Caller, tmp_path: Path, name: str) -> None:
    assert knock(caller.folders, tmp_path / name)
    assert caller.heard.get() == Knock(tmp_path / name)


def test_a_name_from_where_the_second_copy_stands_is_made_whole(
    caller: Caller, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert knock(caller.folders, Path("evening.eldest"))
    assert caller.heard.get() == Knock(tmp_path / "evening.eldest")


@pytest.mark.parametrize(
    ("token", "heard"),
    [
        pytest.param("kwin-7_TIME42", "kwin-7_TIME42", id="the leave of a desktop comes along"),
        pytest.param("two\nlines", "", id="what can be none does not"),
        pytest.param("x" * 5000, "", id="nor what is too long"),
    ],
)
def test_leave_to_come_forward_is_handed_in(caller: Caller, tmp_path: Path, token: str, heard: str) -> None:
    assert knock(caller.folders, tmp_path / "a", token=token)
    assert caller.heard.get() == Knock(tmp_path / "a", heard)


def test_one_may_come_with_nothing_and_many_times(caller: Caller) -> None:
    for _ in range(3):
        assert knock(caller.folders, None)
        assert caller.heard.get() == Knock()


def test_who_knocks_before_the_door_is_there_waits_for_it(folders: Folders) -> None:
    caller = Caller(folders)
    answers: list[bool] = []
    waiting = threading.Thread(target=lambda: answers.append(knock(folders, None)))
    waiting.start()
    assert caller.door.listen(caller.heard.put)
    waiting.join()
    caller.door.close()
    assert answers == [True]


def foreign(caller: Caller) -> list[bytes]:
    return [b"\n".join((GREETING, b"0" * 32, b"/etc/passwd"))]


def of_another_version(caller: Caller) -> list[bytes]:
    return [b"\n".join((b"eldest-hand 2", caller.sign()[1], b""))]


def with_a_nought(caller: Caller) -> list[bytes]:
    return [b"\n".join((GREETING, caller.sign()[1], b"/a\0b"))]


def too_long(caller: Caller) -> list[bytes]:
    return [b"\n".join((GREETING, caller.sign()[1], b"a" * LONGEST))]


def empty(_caller: Caller) -> list[bytes]:
    return [b""]


def a_pickle(_caller: Caller) -> list[bytes]:
    return [pickle.dumps(Trap())]


class Trap:
    """What would run if anybody unpickled it."""

    def __reduce__(self) -> tuple[Callable[[str], object], tuple[str]]:
        return pytest.fail, ("something from outside was run",)


@pytest.mark.parametrize("messages", [foreign, of_another_version, with_a_nought, too_long, empty, a_pickle])
def test_what_is_not_understood_is_not_answered_and_the_next_is(
    caller: Caller, messages: Callable[[Caller], list[bytes]]
) -> None:
    assert caller.say(*messages(caller)) is None
    assert knock(caller.folders, None)
    assert caller.heard.get() == Knock()
    assert caller.heard.empty()


def test_who_says_nothing_is_not_waited_for(caller: Caller, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(at_door, "HEARING", SHORT)
    with Client(caller.sign()[0], FAMILY):
        assert knock(caller.folders, None)


def test_the_right_word_is_answered(caller: Caller) -> None:
    assert caller.say(b"\n".join((GREETING, caller.sign()[1], b""))) == COME_IN


@unix
def test_the_word_is_for_the_users_eyes_alone(caller: Caller) -> None:
    assert stat.S_IMODE(caller.folders.door.stat().st_mode) == 0o600


def test_a_door_that_is_shut_leaves_nothing(folders: Folders) -> None:
    door = Door(folders)
    assert door.listen(lambda _file: None)
    door.close()
    assert list(folders.data.iterdir()) == []
    assert not knock(folders, None, SHORT)


@unix
def test_what_a_killed_copy_left_is_no_hindrance(folders: Folders) -> None:
    left = socket.socket(socket.AF_UNIX)
    left.bind(str(folders.data / "open.socket"))
    left.close()
    folders.door.write_text(f"{folders.data / 'open.socket'}\n{'0' * 32}\n")
    assert not knock(folders, None, SHORT)
    caller = Caller(folders)
    assert caller.door.listen(caller.heard.put)
    assert knock(folders, None)
    caller.door.close()


@unix
def test_a_copy_that_hangs_does_not_make_the_second_hang(folders: Folders) -> None:
    with socket.socket(socket.AF_UNIX) as hangs, socket.socket(socket.AF_UNIX) as first:
        hangs.bind(str(folders.data / "open.socket"))
        hangs.listen(0)
        first.connect(str(folders.data / "open.socket"))  # from now on even connecting waits
        folders.door.write_text(f"{folders.data / 'open.socket'}\n{'0' * 32}\n")
        assert not knock(folders, None, SHORT)


@unix
def test_a_long_path_has_its_door_under_a_short_one(
    tmp_path: Path, short: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(short))
    caller = Caller(Folders.both(tmp_path / ("牌" * 30) / ("b" * 60)).made())
    assert caller.door.listen(caller.heard.put)
    address = Path(caller.sign()[0])
    assert address.is_relative_to(short)
    assert stat.S_IMODE(address.parent.stat().st_mode) == 0o700
    assert knock(caller.folders, None)
    caller.door.close()
    assert list(short.iterdir()) == []


@unix
def test_where_no_path_is_short_enough_there_is_no_door(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    long = tmp_path / ("a" * 100)
    long.mkdir()
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(long))
    monkeypatch.setattr("tempfile.tempdir", str(long))
    door = Door(Folders.both(long).made())
    assert not door.listen(lambda _file: None)
    door.close()
    assert list(long.iterdir()) == []


def test_where_no_sign_can_be_put_up_there_is_no_door(folders: Folders) -> None:
    folders.door.with_suffix(".unfinished").mkdir()
    door = Door(folders)
    assert not door.listen(lambda _file: None)
    door.close()


@unix
def test_where_nothing_can_be_made_there_is_no_door(short: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    gone = short / "gone"
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(gone))
    monkeypatch.setattr("tempfile.tempdir", str(gone))
    door = Door(Folders.both(gone))
    assert not door.listen(lambda _file: None)
    door.close()


def test_on_windows_the_door_is_a_pipe_of_ours(folders: Folders, monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[str] = []
    monkeypatch.setattr(at_door, "FAMILY", "AF_PIPE")
    monkeypatch.setattr(
        "multiprocessing.connection.Listener", lambda address, *_details, **_more: opened.append(address)
    )
    at_door._listener(folders)
    opened += at_door._addresses(folders)
    assert [address.startswith(at_door.PIPE) for address in opened] == [True, True]
    monkeypatch.setattr(sys, "platform", "win32")
    assert list(at_door._short_folders(folders)) == []


@unix
def test_who_is_answered_otherwise_is_not_let_in(folders: Folders) -> None:
    """Somebody else may listen where a copy that was killed once did."""
    with Listener(None, FAMILY) as other:
        folders.door.write_bytes(os.fsencode(str(other.address)) + b"\n" + b"0" * 32 + b"\n")
        answering = threading.Thread(target=_answers_otherwise, args=(other,))
        answering.start()
        assert not knock(folders, None, SHORT)
        answering.join()


def _answers_otherwise(listener: Listener) -> None:
    with listener.accept() as caller:
        caller.recv_bytes()
        caller.send_bytes(b"who are you")


@unix
def test_a_short_folder_that_others_may_enter_is_not_used(
    tmp_path: Path, short: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("XDG_RUNTIME_DIR")
    monkeypatch.setattr("tempfile.tempdir", str(short))
    folders = Folders.both(tmp_path / ("a" * 100)).made()
    door = Door(folders)
    assert door.listen(lambda _file: None)
    place = Path(os.fsdecode(folders.door.read_bytes().split(b"\n")[0])).parent
    door.close()
    place.mkdir(mode=0o777)
    place.chmod(0o777)
    assert not Door(folders).listen(lambda _file: None)


@pytest.mark.parametrize(
    "sign", [b"", b"nonsense", b"\n\n", b"/nowhere/at/all\nkey\n", b"\xff\xfe\n\n\n", b"a" * 99_999]
)
def test_a_sign_that_makes_no_sense_leads_nowhere(folders: Folders, sign: bytes) -> None:
    folders.door.write_bytes(sign)
    assert not knock(folders, None, SHORT)


def test_a_pipe_of_another_name_is_not_believed(folders: Folders, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(at_door, "FAMILY", "AF_PIPE")
    folders.door.write_bytes(rb"\\elsewhere\pipe\eldest-hand-1" + b"\nkey\n")
    assert not knock(folders, None, SHORT)
    with pytest.raises(ValueError, match="no door of ours"):
        at_door._sign(folders.door)
