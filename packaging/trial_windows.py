#!/usr/bin/env python3
"""Tries the Windows setup for real under wine: from a silent install over play and upgrade to its removal.

Run by wine.py inside the Debian it makes, as root: `trial_windows.py DIST PICTURES` takes the setup and the
built folder in DIST. The pictures are there to be looked at. Standard library only.
"""

import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from pathlib import Path

import eldest
from linux.screen import photograph, screen, windows
from windows.account import CLASSES, ENTRY, HOME, NAME, NUMBER, Account
from windows.installer import make_older
from windows.names import CONSOLE, TITLE, WINDOW

OLD = "0.0.1"
OLD_FILE = "_internal/only-in-the-old-one.txt"
SETTINGS = '{"schema": "1.0", "table": {"felt": "wine", "speed": "none"}}'
NASTY = ("Zażółć gęślą jaźń", "纸牌游戏", "with  two spaces", "it's $HOME & %PATH% `id`")
"""Names of folders that a careless program would stumble over. Windows itself finds no libraries below a name
with a semicolon, which parts folders for it."""
REFUSED = 2
OWN_LIBRARIES = "msvcp140,vcruntime140,vcruntime140_1=n"
"""What keeps wine from lending its own libraries of C++, which a Windows may lack."""

STARTS = 5
TABLE = (460, 520)
"""Where nothing lies on the table: cards are dropped there, and its colour tells that it is painted."""
HAND = [(x, y) for y in (720, 760) for x in range(300, 760, 25)]
"""Where cards of the hand may lie; one of them can be played."""
PATIENCE = 30.0


def say(text: str) -> None:
    sys.stdout.write(text + "\n")
    sys.stdout.flush()


class Trial:
    """The steps in their order: each says what must be so, and begins where the last one ended."""

    def __init__(self, account: Account, display: str, dist: Path, pictures: Path, old: Path) -> None:
        self._account = account
        self._display = display
        self._pictures = pictures
        (self._setup,) = dist.glob(f"*-{eldest.__version__}-*-setup.exe")
        self._old = old
        self._folder = dist / "eldest-hand"
        self._kept: dict[str, bytes] = {}

    def steps(self) -> Sequence[Callable[[], object]]:
        return (
            self.an_older_version_installs_in_silence,
            self.a_deal_is_played_and_kept,
            self.it_is_upgraded_and_nothing_of_the_user_is_touched,
            self.the_smoke_test_is_good,
            self.the_window_comes_soon,
            self.who_was_killed_goes_on_and_a_card_is_dragged,
            self.it_is_not_replaced_while_it_is_open,
            self.what_cannot_be_replaced_stays_as_it_was,
            self.a_record_opens_as_the_registry_says,
            self.it_moves_to_a_folder_that_is_named,
            self.it_starts_from_any_place,
            self.the_pages_can_be_gone_through,
            self.it_is_removed_and_leaves_nothing_but_the_games,
            self.the_games_go_too_when_that_is_asked,
        )

    def an_older_version_installs_in_silence(self) -> None:
        """No administrator: files, the Start menu, the type of records, the entry for its removal."""
        self._install(self._old)
        place, registry = self._account.place, self._account.registry(ENTRY)
        where = self._account.windows_path(place)
        assert (place / OLD_FILE).exists()
        assert f'"DisplayVersion"="{OLD}"' in registry, registry
        assert f'"InstallLocation"="{where}"' in registry, registry
        types = self._account.registry(CLASSES)
        assert f'@="{place_of(where, WINDOW)} "%1""' in types, types
        assert self._account.link.exists()

    def a_deal_is_played_and_kept(self) -> None:
        """By the program that has no console, which must not miss it."""
        self._account.data.mkdir(parents=True)
        (self._account.data / "settings.json").write_text(SETTINGS, "utf-8")
        for path in (self._account.data, self._account.data / "settings.json"):
            shutil.chown(path, NUMBER, NUMBER)
        status, _ = self._run(WINDOW, "--play-itself", "--deals", "1")
        assert status == 0, status
        self._kept = self._account.of_the_user()
        assert self._kept["current.eldest"]

    def it_is_upgraded_and_nothing_of_the_user_is_touched(self) -> str:
        """Nothing of the old one is left either; a file of the user's in its folder is none of ours."""
        beside = self._account.place / "my notes.txt"
        beside.write_text("Mine.\n", "utf-8")
        took = self._install(self._setup)
        assert not (self._account.place / OLD_FILE).exists()
        assert not (self._account.place / "_replaced").exists()
        assert f'"DisplayVersion"="{eldest.__version__}"' in self._account.registry(ENTRY)
        assert beside.exists()
        beside.unlink()
        assert self._account.of_the_user() == self._kept
        return f"{took:.1f} s"

    def the_smoke_test_is_good(self) -> str:
        """Where Python never was, and with no other C++ libraries than its own."""
        status, said = self._run(CONSOLE, "--smoke", libraries=OWN_LIBRARIES)
        assert status == 0, said[-300:]
        (forms,) = (line for line in said.splitlines() if line.startswith("expert: "))
        assert "pure" not in forms
        assert "dds present" in forms
        status, said = self._run(CONSOLE, "check", self._account.data / "current.eldest")
        assert status == 0, said
        return forms

    def the_window_comes_soon(self) -> str:
        """It goes on with what was kept; how long that takes is told and not judged."""
        times = []
        for _ in range(STARTS):
            empty, begin = self._colour(), time.monotonic()
            program = self._start(WINDOW)
            self._account.wait_until(partial(self._is_painted, empty), "a picture")
            times.append(time.monotonic() - begin)
            self._account.wait_for_window()
            self._look("window")
            assert self._account.close_window(program) == 0
        return f"first picture after {' '.join(f'{seconds:.2f}' for seconds in times)} s"

    def who_was_killed_goes_on_and_a_card_is_dragged(self) -> str:
        """The lock of the dead one is no hindrance, and the card played lies on the disk."""
        (self._account.data / "current.eldest").unlink()
        program = self._start(WINDOW, "--play-itself")
        self._account.wait_until(lambda: self._account.acts("1 play") > 0, "a card of the other")
        program.kill()
        program.wait()
        begun = self._account.acts("0 play")
        program = self._start(WINDOW)
        self._account.wait_for_window()
        self._look("before")
        place = self._drag_until(lambda: self._account.acts("0 play") > begun)
        self._look("after")
        assert self._account.close_window(program) == 0
        self._kept = self._account.of_the_user()
        return f"{begun} cards of his own before, the next dragged from {place}"

    def _drag_until(self, so: Callable[[], bool]) -> tuple[int, int]:
        """Drag from one place of the hand after the other; what may not be played flies back."""
        for place in HAND:
            self._drag(place, TABLE)
            if so():
                return place
        raise AssertionError("no card could be dragged")

    def _drag(self, begin: tuple[int, int], end: tuple[int, int]) -> None:
        self._account.xdotool("mousemove", *map(str, begin), "mousedown", "1")
        for step in range(1, 16):
            where = (str(int(a + (b - a) * step / 15)) for a, b in zip(begin, end, strict=True))
            self._account.xdotool("mousemove", *where)
            time.sleep(0.02)
        self._account.xdotool("mouseup", "1")
        time.sleep(1)

    def it_is_not_replaced_while_it_is_open(self) -> None:
        """Neither setup nor removal touch it."""
        program = self._start(WINDOW)
        self._account.wait_for_window()
        before = self._listed()
        status, _ = self._account.run(self._setup, "/S")
        assert status == REFUSED, status
        self._account.run(self._account.place / "uninstall.exe", "/S")
        time.sleep(5)  # it works on by itself
        assert self._listed() == before
        assert self._account.close_window(program) == 0

    def what_cannot_be_replaced_stays_as_it_was(self) -> None:
        """On a full disk: the status tells, and what was there is there again."""
        full = self._account.prefix / "drive_c/full"
        full.mkdir()
        subprocess.run(["mount", "-t", "tmpfs", "-o", f"size=20m,uid={NUMBER}", "tmpfs", full], check=True)
        try:
            (full / "_internal").mkdir()
            (full / "_internal/old.txt").write_text("Old.\n", "utf-8")
            (full / f"{WINDOW}.exe").write_text("Old.\n", "utf-8")
            for path in (full / "_internal", *full.rglob("*.*")):
                shutil.chown(path, NUMBER, NUMBER)
            before, registered = sorted(full.rglob("*")), self._account.registry(ENTRY)
            status, _ = self._account.run(self._setup, "/S", r"/D=C:\full")
            assert status == REFUSED, status
            assert sorted(full.rglob("*")) == before, sorted(full.rglob("*"))
            assert self._account.registry(ENTRY) == registered
        finally:
            subprocess.run(["umount", full], check=True)

    def a_record_opens_as_the_registry_says(self) -> None:
        """With a name of every kind. The file manager of this wine itself knows no types of one account."""
        folder = self._account.prefix / "drive_c" / NASTY[0] / NASTY[1]
        folder.mkdir(parents=True)
        record = folder / f"it's {NASTY[2]}.eldest"
        record.write_bytes(self._kept["current.eldest"])
        for path in (folder, record):
            shutil.chown(path, NUMBER, NUMBER)
        program = self._start(WINDOW, record)
        self._account.wait_for_window()
        self._look("opened")
        assert self._account.close_window(program) == 0
        assert record.read_bytes() == self._kept["current.eldest"]

    def it_moves_to_a_folder_that_is_named(self) -> None:
        """The old one is gone, and the Start menu leads to the new one.

        Its name is plain: what wine writes into a link has no letters from outside its code page.
        """
        old, new = self._account.place, self._account.prefix / "drive_c/Card-Room"
        self._account.place = new
        self._install(self._setup, f"/D={self._account.windows_path(new)}")
        assert not old.exists()
        link = self._account.start("start", self._account.link)
        self._account.wait_for_window()
        self._look("by the link")
        self._account.close_window(link)
        self._account.wait_until(lambda: not (self._account.data / "open.lock").exists(), "its end")

    def it_starts_from_any_place(self) -> None:
        """Moved to any folder that is locked, with another for what is the user's, and from elsewhere."""
        stick = self._account.prefix / "drive_c" / " ".join(NASTY)
        shutil.copytree(self._account.place, stick)
        home = HOME / NASTY[1] / NASTY[2]
        home.mkdir(parents=True)
        for path in (home.parent, home):
            shutil.chown(path, NUMBER, NUMBER)
        subprocess.run(["mount", "--bind", stick, stick], check=True)
        subprocess.run(["mount", "-o", "remount,ro,bind", stick], check=True)
        where = {"ELDEST_HOME": self._account.windows_path(home)}
        try:
            words = (stick / f"{WINDOW}.exe", "--play-itself", "--deals", "1")
            status, _ = self._account.run(*words, folder=Path("/tmp"), **where)
            assert status == 0, status
            assert (home / "current.eldest").exists()
        finally:
            subprocess.run(["umount", stick], check=True)
            shutil.rmtree(stick)

    def the_pages_can_be_gone_through(self) -> None:
        """Every page is looked at; at the end the program starts."""
        setup = self._account.start(self._setup)
        self._account.wait_for_window(f"{TITLE} Setup")
        for name in ("welcome", "folder"):
            self._look(f"setup-{name}")
            self._account.xdotool("key", "Return")
            time.sleep(1)
        time.sleep(15)
        self._look("setup-done")
        self._account.xdotool("key", "Return")
        self._account.wait_until(lambda: setup.poll() is not None, "the setup's end")
        self._account.wait_until(lambda: bool(windows(self._display, f" {TITLE}$")), "the program")
        time.sleep(3)
        self._look("setup-started")
        self._account.xdotool("key", "ctrl+q")
        time.sleep(2)
        removal = self._account.start(self._account.place / "uninstall.exe")
        self._account.wait_for_window(f"{TITLE} Uninstall")
        self._look("uninstall-parts")
        self._account.xdotool("key", "Escape")
        removal.wait(PATIENCE)
        assert (self._account.place / f"{WINDOW}.exe").exists()

    def it_is_removed_and_leaves_nothing_but_the_games(self) -> None:
        """Neither a file of its own nor an entry in the registry."""
        kept = self._account.of_the_user()
        assert kept["current.eldest"]
        self._remove("/S")
        assert self._account.of_the_user() == kept
        assert not self._account.link.exists()
        left = self._account.registry(r"HKCU\Software")
        assert "EldestHand" not in left
        assert r"Uninstall\Eldest Hand" not in left
        assert ".eldest" not in left

    def the_games_go_too_when_that_is_asked(self) -> None:
        """Installed anew, in the usual place, it finds them; asked to forget, it takes them along."""
        self._account.place = self._account.programs / TITLE
        self._install(self._setup)
        assert self._account.of_the_user()["current.eldest"]
        self._remove("/S", "/forget")
        assert not self._account.data.exists()

    def _install(self, setup: Path, *words: str) -> float:
        begin = time.monotonic()
        status, _ = self._account.run(setup, "/S", *words)
        assert status == 0, status
        for name in (CONSOLE, WINDOW, "uninstall"):
            assert (self._account.place / f"{name}.exe").exists(), name
        return time.monotonic() - begin

    def _remove(self, *words: str) -> None:
        self._account.run(self._account.place / "uninstall.exe", *words)
        gone = self._account.place
        self._account.wait_until(lambda: not gone.exists(), "the folder's end")
        self._account.wait_until(lambda: not self._account.registry(ENTRY), "the entry's end")
        time.sleep(1)

    def _start(self, program: str, *words: str | Path) -> "subprocess.Popen[str]":
        return self._account.start(self._account.place / f"{program}.exe", *words)

    def _run(self, program: str, *words: str | Path, libraries: str = "") -> tuple[int, str]:
        place = self._account.place / f"{program}.exe"
        return self._account.run(place, *words, WINEDLLOVERRIDES=libraries)

    def _listed(self) -> list[Path]:
        return sorted(self._account.place.rglob("*"))

    def _look(self, name: str) -> None:
        photograph(self._display, self._pictures / f"{name}.png")

    def _is_painted(self, empty: str) -> bool:
        return self._colour() != empty

    def _colour(self) -> str:
        """Return the colour of a dot of the table."""
        crop = f"1x1+{TABLE[0]}+{TABLE[1]}"
        words = ["import", "-display", self._display, "-window", "root", "-crop", crop, "txt:-"]
        return subprocess.run(words, capture_output=True, text=True, check=True).stdout


def place_of(folder: str, program: str) -> str:
    """Return the quoted place of a program, as the registry has it."""
    return f'"{folder}\\{program}.exe"'


def older(dist: Path, work: Path) -> Path:
    """Make a setup of an older version, with a file that the newer one has no more."""
    folder = work / "eldest-hand"
    shutil.copytree(dist / "eldest-hand", folder)
    (folder / OLD_FILE).write_text("An upgrade takes me away.\n", "utf-8")
    return make_older(folder, work, OLD)


@contextmanager
def wine_session(display: str) -> Iterator[Account]:
    """Make the account anew, with a window manager on its screen."""
    manager = subprocess.Popen(
        ["openbox"],
        env={"DISPLAY": display, "HOME": "/root", "PATH": "/usr/bin:/bin"},
        stderr=subprocess.DEVNULL,
    )
    account = Account(display)
    try:
        account.make()
        yield account
    finally:
        account.run("wineboot", "--end-session", "--shutdown")
        manager.terminate()
        manager.wait()


def main(dist: Path, pictures: Path) -> int:
    """Take all steps; the first that fails ends it."""
    shutil.rmtree(pictures, ignore_errors=True)
    pictures.mkdir(parents=True)
    with tempfile.TemporaryDirectory() as work, screen() as display, wine_session(display) as account:
        Path(work).chmod(0o755)
        trial = Trial(account, display, dist, pictures, older(dist, Path(work)))
        say(f"{NAME}: {len(trial.steps())} steps")
        for step in trial.steps():
            begin = time.monotonic()
            heading = step.__name__.replace("_", " ")
            try:
                told = step()
            except (AssertionError, ValueError, OSError, subprocess.SubprocessError) as trouble:
                photograph(display, pictures / "failed.png")
                say(f"{heading}: FAILED\n{type(trouble).__name__} {trouble}")
                return 1
            say(f"{heading}: good, {time.monotonic() - begin:.1f} s{f' ({told})' if told else ''}")
    return 0


if __name__ == "__main__":
    sys.exit(main(*map(Path, sys.argv[1:3])))
