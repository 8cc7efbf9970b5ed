"""Listening in on a program and all its processes: does any of them speak to a network?

Every Python process notes what it does with sockets, by a hook that Python runs before anything else; where
`strace` is at hand the system itself tells of every call, those of Qt and of C libraries as well.
"""

import os
import re
import shutil
import sys
from collections.abc import Sequence
from pathlib import Path

HOOK = """
import sys
def note(event, words):
    if event.startswith("socket.") and event != "socket.gethostname":
        with open({notes!r}, "a", encoding="utf-8") as file:
            file.write(event + " " + " ".join(map(repr, words)) + "\\n")
sys.addaudithook(note)
"""
FAMILY = re.compile(r"AF_[A-Z0-9_]+")


class Eavesdropper:
    """Hears what a program says to whom. Start it with `through` before it, and with `variables`."""

    def __init__(self, folder: Path, *, strace: bool = True) -> None:
        folder.mkdir()
        self._notes, self._calls = folder / "notes.txt", folder / "calls.txt"
        (folder / "sitecustomize.py").write_text(HOOK.format(notes=str(self._notes)), "utf-8")
        self.variables = {"PYTHONPATH": os.pathsep.join((str(folder), *filter(None, sys.path)))}
        self._strace = shutil.which("strace") if strace else None

    @property
    def through(self) -> Sequence[str]:
        """The words of a program that tells of calls to the system, where there is one."""
        words = ("-f", "--seccomp-bpf", "-qq", "-e", "trace=network", "-o", str(self._calls))
        return (self._strace, *words) if self._strace else ()

    def foreign(self) -> list[str]:
        """Return everything that was heard and reaches beyond this computer, or might."""
        told = [path.read_text("utf-8") for path in (self._notes, self._calls) if path.exists()]
        return [line for line in "".join(told).splitlines() if not _is_local(line)]


def _is_local(line: str) -> bool:
    """Tell whether a line is about a socket within the computer, or about one that another line told of."""
    families = FAMILY.findall(line)
    if families:
        return set(families) <= {"AF_UNIX", "AF_LOCAL", "AF_UNSPEC"}
    if line.startswith(("socket.connect", "socket.bind")):
        address = line.rsplit(" ", 1)[-1]
        return not address.rstrip().endswith(")")
    return not re.match(r"socket\.(getaddrinfo|gethostby|getnameinfo|sendto|sendmsg)", line)
