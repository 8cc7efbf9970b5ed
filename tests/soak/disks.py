"""Real disks that fail: a full one, one that may only be read, a folder that may no longer be written to.

An evening is played by computers and kept after every act, as the window keeps it, on a small disk in memory
that is mounted for it. While the disk fails every act is told as not saved, and the file holds the evening as
it last was; as soon as the disk has room, or may be written to, everything is kept again. Mounting wants
Linux and the rights of its administrator: without them nothing is tried, and that is said.
"""

import argparse
import contextlib
import os
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from eldest.room.evening import Players
from eldest.room.sitting import Sitting
from eldest.store.errors import KnownError
from eldest.store.fair_copy import FairCopy
from eldest.store.record import Record, read_record
from eldest.store.saves import UNFINISHED, Autosave

ROOM = 48
"""Thousands of bytes on the small disk: an evening of some deals and its file aside, and no more."""
NOBODY = 65534
HEADER = Record("whist", names=("Anna", "Berta", "Carl", "Dora"))


@dataclass
class Evening:
    """An evening kept after every act: how often it was kept, how often that failed, and what was wrong."""

    kept: Autosave
    sitting: Sitting = field(default_factory=lambda: Sitting(HEADER))
    saved: int = 0
    failed: int = 0
    on_disk: int = 0
    faults: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        self._players, self._copy = Players(self.sitting), FairCopy()

    def act(self) -> bool:
        """Have one act done and kept, and tell whether it is; look at the file in any case."""
        self._players.act(self.sitting.timeline.length)
        try:
            self.kept.keep(self._copy.of(self.sitting.record))
            self.saved, self.on_disk = self.saved + 1, self.sitting.timeline.length
        except KnownError:
            self.failed += 1
        self.look()
        return self.on_disk == self.sitting.timeline.length

    def look(self) -> None:
        """See that the file holds the evening as it was last kept, whole."""
        record, problems = read_record(self.kept.read() or "")
        acts = self.sitting.timeline.acts[: self.on_disk]
        if problems or record is None or record.acts != acts:
            self.faults.append(f"after act {self.sitting.timeline.length}: {problems or 'another evening'}")

    def play(self, acts: int) -> None:
        for _ in range(acts):
            self.act()


Disk = Callable[[Path, int], Evening]


def mount(*words: str) -> None:
    subprocess.run(["mount", *words], check=True, capture_output=True)


@contextlib.contextmanager
def mounted(at: Path, *words: str) -> Iterator[Path]:
    """Mount something at a folder for a while."""
    at.mkdir(exist_ok=True)
    mount(*words, str(at))
    try:
        yield at
    finally:
        subprocess.run(["umount", str(at)], check=True, capture_output=True)


def full(folder: Path, acts: int) -> Evening:
    """A disk on which something else takes the room, and gives it back."""
    with mounted(folder / "full", "-t", "tmpfs", "-o", f"size={ROOM}k", "tmpfs") as disk:
        evening = Evening(Autosave(disk / "current.eldest"))
        evening.play(20)
        while evening.act():  # the evening grows until there is no room for it and its file aside
            pass
        evening.play(acts)
        left = [path.name for path in disk.iterdir() if path.name.endswith(UNFINISHED)]
        evening.faults += [f"left behind: {name}" for name in left]
        mount("-o", f"remount,size={64 * ROOM}k", str(disk))
        expect_kept(evening)
        ballast(disk)
        evening.play(acts)
        (disk / "ballast").unlink()
        expect_kept(evening)
    return evening


def ballast(disk: Path) -> None:
    """Fill a disk to its last byte."""
    with contextlib.suppress(OSError), (disk / "ballast").open("wb", buffering=0) as file:
        while file.write(b"x" * 512):
            pass


def read_only(folder: Path, acts: int) -> Evening:
    """A disk that the system makes one to be read only, as it does when it fails."""
    with mounted(folder / "disk", "-t", "tmpfs", "-o", "size=4m", "tmpfs") as disk:
        evening = Evening(Autosave(disk / "current.eldest"))
        evening.play(20)
        mount("-o", "remount,ro", str(disk))
        evening.play(acts)
        mount("-o", "remount,rw", str(disk))
        expect_kept(evening)
    return evening


def bound_read_only(folder: Path, acts: int) -> Evening:
    """A folder that is bound to be read only from the first act: nothing is ever there."""
    source = folder / "source"
    source.mkdir()
    with mounted(folder / "bound", "--bind", str(source)) as disk:
        mount("-o", "remount,bind,ro", str(disk))
        evening = Evening(Autosave(disk / "current.eldest"))
        for _ in range(acts):
            with contextlib.suppress(KnownError):
                evening._players.act(evening.sitting.timeline.length)
                evening.kept.keep("nothing")
                evening.faults.append("something was kept where nothing can be")
            evening.failed += 1
        mount("-o", "remount,bind,rw", str(disk))
        expect_kept(evening)
    return evening


def forbidden(folder: Path, acts: int) -> Evening:
    """A folder that its owner makes one that may not be written to; whoever plays is nobody special."""
    own = folder / "own"
    own.mkdir()
    for path in (folder, own):
        os.chown(path, NOBODY, NOBODY)
    os.seteuid(NOBODY)
    try:
        evening = Evening(Autosave(own / "current.eldest"))
        evening.play(20)
        own.chmod(0o500)
        evening.play(acts)
        own.chmod(0o700)
        expect_kept(evening)
    finally:
        os.seteuid(0)
    return evening


def taken_away(folder: Path, acts: int) -> Evening:
    """A folder that is taken away in the middle, and comes back."""
    own, away = folder / "here", folder / "away"
    own.mkdir()
    evening = Evening(Autosave(own / "current.eldest"))
    evening.play(20)
    own.rename(away)
    for _ in range(acts):
        evening._players.act(evening.sitting.timeline.length)
        with contextlib.suppress(KnownError):
            evening.kept.keep("nothing")
            evening.faults.append("something was kept where no folder is")
        evening.failed += 1
    away.rename(own)
    evening.look()
    expect_kept(evening)
    return evening


def expect_kept(evening: Evening) -> None:
    """See that the next act is kept, and with it all that were not."""
    if not evening.act():
        evening.faults.append("not kept again")


DISKS: tuple[Disk, ...] = (full, read_only, bound_read_only, forbidden, taken_away)


def main() -> int:
    """Try every disk and print what came of it; a fault makes the exit status 1."""
    given = reader().parse_args()
    if not (sys.platform == "linux" and os.geteuid() == 0):
        say("nothing tried: mounting a disk wants Linux and the rights of its administrator")
        return 0
    faults = 0
    for disk in DISKS:
        with tempfile.TemporaryDirectory(prefix="disks-") as name:
            try:
                evening = disk(Path(name), given.acts)
            except subprocess.CalledProcessError as no:
                say(f"{disk.__name__}: not tried: {no.stderr.decode(errors='replace').strip()}")
                continue
        if not evening.failed:
            evening.faults.append("the disk never failed")
        faults += len(evening.faults)
        told = f"{evening.saved} acts kept, {evening.failed} not, {len(evening.faults)} faults"
        say("\n    ".join((f"{disk.__name__}: {told}", *evening.faults)))
    return 1 if faults else 0


def say(text: str) -> None:
    sys.stdout.write(text + "\n")
    sys.stdout.flush()


def reader() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--acts", type=int, default=200, metavar="N", help="acts while a disk fails (200)")
    return parser


if __name__ == "__main__":
    sys.exit(main())
