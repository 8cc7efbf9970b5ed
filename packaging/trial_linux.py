#!/usr/bin/env python3
"""Tries the Linux packages for real: in clean systems, on a screen, from install to removal.

As root, after `build.py deb archive appimage`. Each system is made by debootstrap and has nothing but
what the package declares. `--on bookworm` names one; `--pictures FOLDER` keeps what was on the screen, to
be looked at.
"""

import argparse
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from linux import checks, deb
from linux.clean_system import HOME, SYSTEMS, USER, CleanSystem, Failed, clean_system, is_possible, mounted
from linux.layout import lay_out
from linux.names import MIME_TYPE, PACKAGE, PROGRAM, TITLE, VERSION
from linux.screen import photograph, screen, windows

ROOT = Path(__file__).resolve().parent.parent
DIST = ROOT / "dist"
OLD = "0.0.1"
OLD_FILE = f"usr/lib/{PACKAGE}/only-in-the-old-one.txt"
DATA, CONFIG = f"{HOME}/.local/share/{PACKAGE}", f"{HOME}/.config/{PACKAGE}"
SETTINGS = '{"schema": "1.0", "table": {"felt": "wine", "speed": "none", "trick_pause": 800}}'
A_DEAL = ("--play-itself", "--deals", "1")
NASTY = (
    "Zażółć gęślą jaźń", "纸牌游戏", "with  two spaces", 'it\'s a "quoted" name', "$HOME `id` & %41", "a:b;c",
)  # fmt: skip
"""Names of folders that a careless script would stumble over."""
PATIENCE, LOOK = 20.0, 2.5
"""Seconds a window may take to come, and that it is left to paint itself."""
RAN_INTO = 3


def say(text: str) -> None:
    sys.stdout.write(text + "\n")
    sys.stdout.flush()


class Trial:
    """The steps on one system; each says in its name what must be so."""

    def __init__(self, system: CleanSystem, display: str, pictures: Path, old: Path) -> None:
        self._system = system
        self._display = display
        self._pictures = pictures
        self._old = old
        self._kept: dict[str, bytes] = {}
        self._before: set[str] = set()

    def steps(self) -> Sequence[Callable[[], object]]:
        """Return the steps in their order; each begins where the last one ended."""
        return (
            self.an_older_version_is_installed,
            self.the_smoke_test_is_good,
            self.the_window_comes_and_a_game_is_kept,
            self.it_is_upgraded_and_nothing_of_the_user_is_touched,
            self.the_game_goes_on_in_the_new_version,
            self.records_are_known_by_their_name,
            self.it_starts_from_any_place,
            self.it_starts_from_a_medium_that_cannot_be_written,
            self.the_appimage_needs_no_fuse,
            self.it_is_removed_and_leaves_nothing_but_the_games,
        )

    def an_older_version_is_installed(self) -> str:
        """Only what is declared comes with it."""
        self._before = self._listed()
        self._system.apt("install", self._system.bring(self._old, f"/root/{self._old.name}"))
        assert self._version() == OLD
        assert self._system.at(OLD_FILE).exists()
        return f"{len(self._system.run('dpkg-query', '-W').stdout.splitlines())} packages in all"

    def the_smoke_test_is_good(self) -> str:
        """As a guest, without a screen; it also tells what the expert reckons with."""
        return self._smoke(PROGRAM)

    def the_window_comes_and_a_game_is_kept(self) -> None:
        """On a real screen, a deal is played."""
        self._settle(HOME)
        self._system.run(PROGRAM, *A_DEAL, guest=True, DISPLAY=self._display)
        self._look("old")
        self._kept = self._of_the_user()
        assert self._kept[f"{DATA}/current.eldest"]

    def it_is_upgraded_and_nothing_of_the_user_is_touched(self) -> None:
        """Nothing of the old one is left either."""
        new = deb_of_this_version()
        self._system.apt("install", self._system.bring(new, f"/root/{new.name}"))
        assert self._version() == VERSION
        assert not self._system.at(OLD_FILE).exists()
        assert self._of_the_user() == self._kept

    def the_game_goes_on_in_the_new_version(self) -> str:
        """The record is sound, the window shows it, and the smoke test is good."""
        record = f"{DATA}/current.eldest"
        said = self._system.run(PROGRAM, "check", record, guest=True).stdout.strip()
        self._look("new")
        assert self._of_the_user()[record].startswith(self._kept[record][:200])
        self._kept = self._of_the_user()
        return f"{said}; {self._smoke(PROGRAM)}"

    def records_are_known_by_their_name(self) -> str:
        """By the tools that file managers go by, which need packages of their own."""
        tools = ("libglib2.0-bin", "xdg-utils", "shared-mime-info", "desktop-file-utils")
        self._system.apt("install", *tools)
        record = f"{DATA}/current.eldest"
        told = self._system.run("gio", "info", "-a", "standard::content-type", record, guest=True).stdout
        kind = told.split()[-1]
        opens = self._system.run("xdg-mime", "query", "default", MIME_TYPE, guest=True).stdout.strip()
        assert (kind, opens) == (MIME_TYPE, f"{PACKAGE}.desktop"), (kind, opens)
        return f"{kind}, opened by {opens}"

    def it_starts_from_any_place(self) -> None:
        """The archive unpacked below any name, by an account with such a home, from elsewhere, by a link."""
        for name in NASTY:
            home = f"/srv/{name}/home of {name}"
            program = self._unpacked(f"/srv/{name}")
            self._settle(home)
            link = f"/srv/{name}/link to {name}"
            self._system.at(link).symlink_to(program)
            self._play(link, folder="/usr/share", HOME=home)
            assert self._system.at(f"{home}/.local/share/{PACKAGE}/current.eldest").stat().st_size

    def it_starts_from_a_medium_that_cannot_be_written(self) -> None:
        """As from a disc or a locked stick."""
        self._unpacked("/srv/stick")
        medium = self._system.at("/media")
        with mounted(medium, "--bind", "-o", "ro", str(self._system.at("/srv/stick"))):
            # A bind is made read-only by a second call where mount is an old one.
            subprocess.run(["mount", "-o", "remount,ro,bind", str(medium)], check=True)
            self._settle("/srv/guest")
            self._play(f"/media/{PACKAGE}-{VERSION}/{PROGRAM}", folder="/media", HOME="/srv/guest")

    def the_appimage_needs_no_fuse(self) -> str:
        """The first start unpacks it, the second finds it there; without a cache it goes after itself."""
        (image,) = DIST.glob("*.AppImage")
        place = self._system.bring(image, f"/opt/{NASTY[0]}/{image.name}")
        first, second = (self._timed(place) for _ in range(2))
        self._smoke(place, XDG_CACHE_HOME="/proc")
        assert not list(self._system.at("/tmp").glob(f"{PACKAGE}-*"))
        return f"told its version in {first:.2f} s, then in {second:.2f} s"

    def it_is_removed_and_leaves_nothing_but_the_games(self) -> None:
        """Neither a file of its own nor an entry with the system."""
        self._system.apt("purge", PACKAGE)
        left = {path for path in self._listed() - self._before if PACKAGE in path or f"/{PROGRAM}" in path}
        assert not left, left
        cache = self._system.run("cat", "/usr/share/applications/mimeinfo.cache").stdout
        assert PACKAGE not in cache
        assert self._of_the_user() == self._kept

    def _version(self) -> str:
        return self._system.run("dpkg-query", "-W", "-f", "${Version}", PACKAGE).stdout

    def _smoke(self, program: str, folder: str = "/", **variables: str) -> str:
        """Play a deal of every game and ask the expert; return what he said of his forms."""
        done = self._system.run(program, "--smoke", guest=True, folder=folder, **variables)
        assert done.stderr.strip() == "", done.stderr
        (forms,) = (line for line in done.stdout.splitlines() if line.startswith("expert: "))
        return forms

    def _settle(self, home: str) -> None:
        """Make the guest a home with settings in it."""
        config = self._system.at(f"{home}/{CONFIG.removeprefix(HOME)}")
        config.mkdir(parents=True)
        (config / "settings.json").write_text(SETTINGS, "utf-8")
        for path in (self._system.at(home), *self._system.at(home).rglob("*")):
            shutil.chown(path, USER, USER)

    def _play(self, program: str, folder: str, **variables: str) -> None:
        """Play a deal in the real window, without a screen."""
        done = self._system.run(
            program, *A_DEAL, guest=True, folder=folder, QT_QPA_PLATFORM="offscreen", **variables
        )
        assert done.stderr.strip() == "", done.stderr

    def _timed(self, program: str) -> float:
        begin = time.monotonic()
        assert VERSION in self._system.run(program, "--version", guest=True).stdout
        return time.monotonic() - begin

    def _look(self, name: str) -> None:
        """Open the real window, keep a picture of it, and tell the program to end."""
        with self._open(PROGRAM):
            photograph(self._display, self._pictures / f"{name}.png")

    @contextmanager
    def _open(self, *words: str) -> Iterator[None]:
        command = self._system.command(words, {"DISPLAY": self._display}, guest=True)
        program = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
        try:
            begin = time.monotonic()
            while not windows(self._display, TITLE):
                if program.poll() is not None or time.monotonic() - begin > PATIENCE:
                    raise Failed("no window came")
                time.sleep(0.1)
            time.sleep(LOOK)
            yield
        finally:
            program.send_signal(signal.SIGTERM)
            _, said = program.communicate(timeout=PATIENCE)
        assert said.strip() == "", said

    def _unpacked(self, place: str) -> str:
        """Unpack the archive in a place, and return where the program lies."""
        (archive,) = DIST.glob(f"{PACKAGE}-{VERSION}-linux-*.tar.xz")
        self._system.at(place).mkdir(parents=True)
        subprocess.run(["tar", "-xf", str(archive), "-C", str(self._system.at(place))], check=True)
        return f"{place}/{PACKAGE}-{VERSION}/{PROGRAM}"

    def _of_the_user(self) -> dict[str, bytes]:
        """Return what games and settings there are; the log may grow."""
        files = [
            path for place in (DATA, CONFIG) for path in self._system.at(place).rglob("*") if path.is_file()
        ]
        found = {f"/{path.relative_to(self._system.root)}": path.read_bytes() for path in files}
        return {name: content for name, content in found.items() if not name.endswith((".log", ".lock"))}

    def _listed(self) -> set[str]:
        """Return all files but the users', the logs, and what apt keeps for itself."""
        asides = (
            "/proc",
            "/dev",
            "/home",
            "/srv",
            "/opt",
            "/root",
            "/tmp",
            "/var/log",
            "/var/cache",
            "/var/lib/apt",
        )
        words = [word for aside in asides for word in ("-path", aside, "-prune", "-o")]
        return set(self._system.run("find", "/", *words, "-print").stdout.splitlines())


def deb_of_this_version() -> Path:
    """Return the package that is tried."""
    (found,) = DIST.glob(f"{PACKAGE}_{VERSION}_*.deb")
    return found


def older_package(work: Path) -> Path:
    """Make a package of an older version, with a file that the newer one has no more."""
    folder = work / PACKAGE
    shutil.copytree(DIST / PACKAGE, folder, symlinks=True, copy_function=_link)
    (folder / Path(OLD_FILE).name).write_text("An upgrade takes me away.\n", "utf-8")
    return deb.package(folder, work, OLD, compressor="none")


def _link(source: str, target: str) -> None:
    Path(target).hardlink_to(source)


def check() -> int:
    """Have the usual tools read everything, and return how many complain."""
    with tempfile.TemporaryDirectory(dir=DIST) as work:
        root = lay_out(DIST / PACKAGE, Path(work) / "root", VERSION)
        troubles = 0
        for each in [*checks.of_tree(root), *checks.of_packages(DIST)]:
            if not checks.is_possible(each):
                say(f"{each.heading}: not checked, {each.words[0]} is not here")
            elif said := checks.complaint(each):
                say(f"{each.heading}: FAILED\n{said}")
                troubles += 1
            else:
                say(f"{each.heading}: {each.words[0]} is content")
    return troubles


def try_on(name: str, pictures: Path, old: Path) -> int:
    """Take all steps on one system, and return how many went wrong."""
    with screen() as display, clean_system(SYSTEMS[name]) as system:
        trial = Trial(system, display, pictures / name, old)
        for step in trial.steps():
            begin = time.monotonic()
            heading = f"{name}: {step.__name__.replace('_', ' ')}"
            try:
                told = step()
            except (Failed, AssertionError, ValueError, OSError, subprocess.SubprocessError) as trouble:
                say(f"{heading}: FAILED\n{type(trouble).__name__} {trouble}")
                return 1
            say(f"{heading}: good, {time.monotonic() - begin:.1f} s{f' ({told})' if told else ''}")
    return 0


def main() -> int:
    """Read where to try, and do so."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "--on", choices=SYSTEMS, action="append", help="a system; all of them if none is named"
    )
    parser.add_argument("--pictures", type=Path, default=ROOT / "build/pictures", help="where pictures go")
    given = parser.parse_args()
    if not is_possible():
        say("Clean systems can only be made by root, and by debootstrap.")
        return RAN_INTO
    with tempfile.TemporaryDirectory(dir=DIST) as work:
        old = older_package(Path(work))
        troubles = check() + sum(try_on(name, given.pictures, old) for name in given.on or SYSTEMS)
    return 1 if troubles else 0


if __name__ == "__main__":
    sys.exit(main())
