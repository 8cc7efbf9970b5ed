"""A system with nothing in it but what was declared: a fresh layer over a debootstrap that is kept."""

import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import NamedTuple

HOME, USER = "/home/guest", 1000
BARE = {"PATH": "/usr/sbin:/usr/bin:/sbin:/bin", "LC_ALL": "C.UTF-8"}
SCREENS = Path("/tmp/.X11-unix")  # where X programs look for their screens
PATIENCE = 300
"""Seconds for any command inside; an installation takes the longest."""


class System(NamedTuple):
    """A distribution: what debootstrap calls it, and which parts of it are wanted."""

    suite: str
    components: str = "main"
    variant: str = "debian"


#: The oldest ones promised, with the oldest libc that will do; and the newest stable one.
SYSTEMS = {
    "bookworm": System("bookworm"),
    "jammy": System("jammy", "main,universe", "ubuntu"),
    "trixie": System("trixie"),
}


class Failed(Exception):
    """A command inside that should have gone well; the text is what it said."""


def is_possible() -> bool:
    """Tell whether this machine can make clean systems: as root, with debootstrap."""
    return os.geteuid() == 0 and bool(shutil.which("debootstrap"))


def base(system: System) -> Path:
    """Return the bare system, made the first time, then kept in the cache.

    :raises subprocess.CalledProcessError: if its archive cannot be reached
    """
    cache = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "eldest-hand/chroots"
    kept, making = cache / system.suite, cache / f"{system.suite}.making"
    if not (kept / "bin").exists():
        shutil.rmtree(making, ignore_errors=True)
        cache.mkdir(parents=True, exist_ok=True)
        words = ["debootstrap", "--variant=minbase", f"--components={system.components}", system.suite]
        subprocess.run([*words, str(making)], check=True, capture_output=True)
        making.rename(kept)
    return kept


class CleanSystem:
    """One layer over a bare system, in which commands are run; it is thrown away in the end."""

    def __init__(self, root: Path) -> None:
        self.root = root

    def run(
        self, *words: str, guest: bool = False, folder: str = "/", **variables: str
    ) -> "subprocess.CompletedProcess[str]":
        """Run a command, as root or as the guest, with nothing of our environment.

        :raises Failed: if it ends with another status than 0
        """
        done = subprocess.run(
            self.command(words, variables, guest=guest, folder=folder),
            capture_output=True, text=True, timeout=PATIENCE, check=False,
        )  # fmt: skip
        if done.returncode:
            raise Failed(
                f"{' '.join(words)} ended with {done.returncode}: {(done.stdout + done.stderr)[-2000:]}"
            )
        return done

    def command(
        self, words: Sequence[str], variables: Mapping[str, str], *, guest: bool, folder: str = "/"
    ) -> list[str]:
        """Return the words that run a command inside."""
        environment = {**BARE, "HOME": HOME if guest else "/root", **variables}
        who = [f"--userspec={USER}:{USER}"] if guest else []
        inside = ["env", "-i", "-C", folder, *(f"{k}={v}" for k, v in environment.items()), *words]
        return ["chroot", *who, str(self.root), *inside]

    def apt(self, *words: str) -> None:
        """Run apt-get without questions."""
        self.run("apt-get", "-qq", "-y", "--no-install-recommends", *words, DEBIAN_FRONTEND="noninteractive")

    def bring(self, file: Path, place: str) -> str:
        """Copy a file or a folder in, and return its place inside."""
        inside = self.at(place)
        inside.parent.mkdir(parents=True, exist_ok=True)
        if file.is_dir():
            shutil.copytree(file, inside, symlinks=True)
        else:
            shutil.copy(file, inside)
        return place

    def at(self, place: str) -> Path:
        """Return where from outside a place inside is."""
        return self.root / place.lstrip("/")


@contextmanager
def clean_system(system: System) -> Iterator[CleanSystem]:
    """Give a fresh system with an account, the network and the screens of this machine, and no more of it."""
    below = base(system)
    with ExitStack() as stack:
        # Beside the bare system, for the layer should be able to hold links to it.
        work = Path(stack.enter_context(tempfile.TemporaryDirectory(dir=below.parent)))
        for name in ("changed", "working", "root"):
            (work / name).mkdir()
        root = work / "root"
        layers = f"lowerdir={below},upperdir={work / 'changed'},workdir={work / 'working'}"
        stack.enter_context(mounted(root, "-t", "overlay", "-o", layers, "overlay"))
        stack.enter_context(mounted(root / "proc", "-t", "proc", "proc"))
        stack.enter_context(mounted(root / "dev", "--bind", "/dev"))
        screens = root / str(SCREENS).lstrip("/")
        screens.mkdir(parents=True)
        SCREENS.mkdir(exist_ok=True)
        stack.enter_context(mounted(screens, "--bind", str(SCREENS)))
        shutil.copy("/etc/resolv.conf", root / "etc/resolv.conf")
        fresh = CleanSystem(root)
        fresh.run("useradd", "--create-home", "--uid", str(USER), "guest")
        fresh.apt("update")
        yield fresh


@contextmanager
def mounted(place: Path, *words: str) -> Iterator[Path]:
    """Mount something for a while."""
    subprocess.run(["mount", *words, str(place)], check=True)
    try:
        yield place
    finally:
        subprocess.run(["umount", "--lazy", str(place)], check=True)
