"""The door of an open program: a second copy knocks, says which file it was given, and goes.

The first copy listens at a socket of the file system, or at a pipe on Windows: nothing that another computer
could reach. Where it is, and a word that only those know who can read the user's own folder, stands in the
file `open.door`. A message is bytes of a limited length, checked before anything is done with it; there is
nothing in it that could be run. Every wait has an end, so that neither copy hangs by the other.
"""

import contextlib
import logging
import os
import stat
import sys
import threading
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from eldest.store.folders import Folders

if TYPE_CHECKING:
    from multiprocessing.connection import Connection, Listener

log = logging.getLogger("eldest.store")

FAMILY = "AF_PIPE" if sys.platform == "win32" else "AF_UNIX"
PIPE = r"\\.\pipe\eldest-hand-"
"""How a pipe of ours is called; no other name is believed, for one could lead to another computer."""
LONGEST_ADDRESS = 100
"""Bytes that the path of a socket may have: 104 on macOS and 108 on Linux, with the nought at its end."""
GREETING, COME_IN = b"eldest-hand 1", b"come in"
LONGEST = 16_384
"""Bytes of a message at most: the longest path that any of the systems has, and the greeting."""
LONGEST_TOKEN = 500
HEARING = 1.0
"""Seconds that the first copy waits for somebody to say what he came for."""
PATIENCE = 5.0
"""Seconds that the second copy stands at the door: the first may just be starting, or busy."""
PAUSE = 0.05
MOST_FAILURES = 20


@dataclass(frozen=True, slots=True)
class Knock:
    """What a second copy handed in: its file, if it was given one, and its leave to come to the front."""

    file: Path | None = None
    token: str = ""


class Door:
    """The door of the first copy. `listen` waits at it in a thread of its own, until `close`."""

    def __init__(self, folders: Folders) -> None:
        self._folders = folders
        self._key = os.urandom(16).hex().encode()
        self._listener: Listener | None = None
        self._thread: threading.Thread | None = None
        self._closed = threading.Event()

    def listen(self, knocked: Callable[[Knock], None]) -> bool:
        """Open the door and return whether that could be done.

        :param knocked: is told of each knock, in the thread that listens
        """
        self._listener = _listener(self._folders)
        if self._listener is None or not self._put_up_sign(str(self._listener.address)):
            return False
        words = (self._listener, knocked)
        self._thread = threading.Thread(target=self._wait, args=words, daemon=True, name="eldest-door")
        self._thread.start()
        return True

    def close(self) -> None:
        """Shut the door and take the sign down; one who is just knocking is heard no more."""
        self._closed.set()
        if self._thread is not None and self._listener is not None:
            from multiprocessing.connection import Client

            with contextlib.suppress(OSError):  # nothing else wakes one who waits for a caller
                Client(self._listener.address, FAMILY).close()
            self._thread.join(HEARING)
        if self._listener is not None:
            self._take_down(self._listener)
        self._listener = self._thread = None

    def _take_down(self, listener: "Listener") -> None:
        place = Path(str(listener.address)).parent
        with contextlib.suppress(OSError):
            listener.close()
        with contextlib.suppress(OSError):
            self._folders.door.unlink()
        if FAMILY == "AF_UNIX" and place != self._folders.data:
            with contextlib.suppress(OSError):
                place.rmdir()

    def _put_up_sign(self, address: str) -> bool:
        """Write down where the door is, for this user's eyes alone."""
        aside = self._folders.door.with_suffix(".unfinished")
        try:
            aside.unlink(missing_ok=True)
            number = os.open(aside, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
            with os.fdopen(number, "wb") as sign:
                sign.write(os.fsencode(address) + b"\n" + self._key + b"\n")
            aside.replace(self._folders.door)
        except OSError as trouble:
            log.info("nobody can be let in: %s", trouble)
            return False
        return True

    def _wait(self, listener: "Listener", knocked: Callable[[Knock], None]) -> None:
        failures = 0
        while not self._closed.is_set() and failures < MOST_FAILURES:
            try:
                with listener.accept() as caller:
                    heard = None if self._closed.is_set() else self._hear(caller)
                if heard is not None:
                    knocked(heard)
                failures = 0
            except (OSError, EOFError) as trouble:
                failures += 1
                log.info("a caller was not understood: %s", trouble)

    def _hear(self, caller: "Connection") -> Knock | None:
        """Return what a caller handed in, if he knew the word; it has been acknowledged then."""
        import hmac

        if not caller.poll(HEARING):
            return None
        greeting, key, file = (*caller.recv_bytes(LONGEST).split(b"\n", 2), b"", b"")[:3]
        greeting, _, token = greeting.partition(b" by ")
        if greeting != GREETING or not hmac.compare_digest(key, self._key) or b"\0" in file:
            return None
        caller.send_bytes(COME_IN)
        return Knock(_file_in(file), token.decode() if _is_token(token) else "")


def knock(folders: Folders, file: Path | None, patience: float = PATIENCE, token: str = "") -> bool:
    """Ask the copy that is open to come forward, and hand it a file; return whether it has answered.

    A copy that hangs may even keep one from connecting, so a thread of its own stands at the door.

    :param token: what the desktop gave this copy, so that the other may come to the front for it
    """
    answered = threading.Event()
    words = (folders, Knock(file, token), time.monotonic() + patience, answered)
    threading.Thread(target=_stand_there, args=words, daemon=True, name="eldest-knock").start()
    return answered.wait(patience)


def _stand_there(folders: Folders, said: Knock, until: float, answered: threading.Event) -> None:
    while not answered.is_set() and time.monotonic() < until:
        try:
            if _is_let_in(folders, said, until):
                answered.set()
        except (OSError, EOFError, ValueError) as trouble:
            log.debug("nobody has opened yet: %s", trouble)
        time.sleep(PAUSE)


def _is_let_in(folders: Folders, said: Knock, until: float) -> bool:
    from multiprocessing.connection import Client

    address, key = _sign(folders.door)
    with Client(address, FAMILY) as door:
        path = b"" if said.file is None else os.fsencode(said.file.absolute())
        token = os.fsencode(said.token)
        greeting = GREETING + b" by " + token if _is_token(token) else GREETING
        door.send_bytes(b"\n".join((greeting, key, path)))
        return door.poll(max(0.0, until - time.monotonic())) and door.recv_bytes(LONGEST) == COME_IN


def _sign(path: Path) -> tuple[str, bytes]:
    """Return address and word from the sign at the door.

    :raises OSError, ValueError: if there is none, or it makes no sense
    """
    with path.open("rb") as sign:
        address, key, _ = sign.read(LONGEST).split(b"\n", 2)
    named = os.fsdecode(address)
    if FAMILY == "AF_PIPE" and not named.startswith(PIPE):
        raise ValueError(f"no door of ours: {named[:80]!r}")
    return named, key


def _is_token(token: bytes) -> bool:
    """Tell whether this can be the leave of a desktop, a short word; the variable may hold anything."""
    return 0 < len(token) <= LONGEST_TOKEN and token.isascii() and token.decode().isprintable()


def _file_in(heard: bytes) -> Path | None:
    return Path(os.fsdecode(heard)) if heard else None


def _listener(folders: Folders) -> "Listener | None":
    """Return a listener at the first address that can be had; whoever asks holds the lock."""
    from multiprocessing.connection import Listener

    for address in _addresses(folders):
        try:
            if FAMILY == "AF_UNIX":
                Path(address).unlink(missing_ok=True)  # left by a copy that was killed
            return Listener(address, FAMILY, backlog=8)
        except OSError as trouble:
            log.info("no door at %s: %s", address, trouble)
    return None


def _addresses(folders: Folders) -> Iterator[str]:
    """Return where a door can be: in the user's folder, or under a short path if that is too long."""
    if FAMILY == "AF_PIPE":
        yield PIPE + os.urandom(8).hex()
        return
    own = folders.data / "open.socket"
    if len(os.fsencode(own)) <= LONGEST_ADDRESS:
        yield str(own)
    for folder in _short_folders(folders):
        yield str(folder / "open.socket")


def _short_folders(folders: Folders) -> Iterator[Path]:
    """Return folders with short paths that are this user's alone, made where they are wanting."""
    if sys.platform == "win32":
        return
    import hashlib
    import tempfile

    digest = hashlib.sha256(os.fsencode(folders.data)).hexdigest()[:12]
    for passing in filter(None, (os.environ.get("XDG_RUNTIME_DIR"), tempfile.gettempdir())):
        folder = Path(passing) / f"eldest-hand-{os.getuid()}-{digest}"
        if len(os.fsencode(folder / "open.socket")) <= LONGEST_ADDRESS and _is_ours_alone(folder):
            yield folder


def _is_ours_alone(folder: Path) -> bool:
    """Make a folder, unless it is there, and tell whether nobody else can put anything into it."""
    try:
        folder.mkdir(mode=0o700, exist_ok=True)
        found = folder.lstat()
    except OSError:
        return False
    return stat.S_ISDIR(found.st_mode) and found.st_uid == os.getuid() and not found.st_mode & 0o077
