"""Spoiled files by the thousand: no file makes the program fail, hang, or change what the user has.

Real records of all games in both spirits, settings, histories and exports are spoiled in their bytes, their
structure and their values, and opened by the ways that a user has: `eldest check`, `eldest show`, the
window's menu, the sitting that lies on the table at the start, statistics, past deals, import. Each is opened
as far as it makes sense, with its problems listed, or refused with a sentence; the file stays as it
was, or is put aside as it was.

Every file is made by its kind and number alone: `--kinds record --first 4711 --files 1` has it again, and
with `--keep FOLDER` the files of all faults are kept.
"""

import argparse
import contextlib
import functools
import io
import os
import random
import resource
import signal
import sys
import tempfile
import time
import traceback
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field, replace
from itertools import islice
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from eldest import terminal
from eldest.games import catalogue
from eldest.room.evening import play_evening
from eldest.room.levels import QUICKLY
from eldest.room.shelf import Shelf
from eldest.room.sitting import Sitting
from eldest.store.errors import KnownError
from eldest.store.folders import Folders
from eldest.store.record import Record, write_record
from eldest.store.settings import LastGame, Settings, TablePage, WordsPage
from eldest.store.settings_file import SettingsFile
from eldest.ui.usher import notices_of, told, usual_record
from games import strict_suite, suite
from helpers.hostile import spoiled_export, spoiled_history
from helpers.mutations import Mutation, spoiled
from helpers.sealed import sealed_evening
from soak.judging import IN_PART, REFUSED, WHOLE, Fault, check_said, look_at, refused
from soak.vaults import begun, brought_up, counted, looked_back, real_exports, real_histories, taken_over

PATIENCE = 2.0
"""Seconds of processor time that one file may take."""
MEMORY = 1_500_000_000
"""Bytes that a process may want besides those it began with."""
CHUNK = 250
"""Files that are done in one go."""
OWN = {"in", "side", "user", "given.eldest"}
"""What there is beside and above a user's folders."""
PROGRESS = 5_000
"""Files after which it is said how far one has got."""


class TooLong(Exception):
    """A file took longer than it may."""


Opening = Callable[[Path, Folders], str]
"""Opens a file as the program does, in a user's folders, and returns what came of it."""


@dataclass(frozen=True)
class Kind:
    """A kind of file: real ones of it, and the ways in which a user has it opened."""

    corpus: Callable[[], tuple[bytes, ...]]
    ways: tuple[Opening, ...]
    spoil: Mutation = spoiled


# ------------------------------------------------------------------ records


@functools.cache
def real_records() -> tuple[bytes, ...]:
    """Return records of short evenings of every game, with every number of players, in both spirits."""
    printed = suite.printed_settings()
    settings = [*printed, *(suite.mixed_setting(it, 5) for it in printed), *map(strict_suite.strict, printed)]
    plain = [write_record(_evening(setting, 1 + number % 2)) for number, setting in enumerate(settings)]
    sealed = write_record(sealed_evening(Record("euchre", names=("A", "B")), 2).record)
    return tuple(text.encode() for text in (*plain, sealed))


def _evening(setting: suite.Setting, deals: int) -> Record:
    options = setting.options
    members = options.members_for(setting.players)
    names = tuple(f"Player {seat}" for seat in range(members))
    record = Record(setting.key, tuple(options.switches().items()), names=names, levels=QUICKLY)
    *_, (_, sitting) = play_evening(record, deals, 7)
    return sitting.record


def by_terminal(command: str) -> Opening:
    """Return the way by a command of the terminal."""

    def way(path: Path, _folders: Folders) -> str:
        out, err = io.StringIO(), io.StringIO()
        with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
            status = terminal.main([command, str(path)])
        check_said(out.getvalue() + err.getvalue(), most=sys.maxsize)
        if status == 0:
            return WHOLE
        if not out.getvalue() + err.getvalue():
            raise Fault("failed without a word")
        return IN_PART if "score " in out.getvalue().casefold() else REFUSED

    return way


def by_menu(path: Path, folders: Folders) -> str:
    """Open a record as the window's menu does, look at all of it, and save it."""
    opened = Shelf(folders).open(path)
    said = notices_of(opened)
    check_said("\n".join(said))
    if opened.sitting is None:
        return refused(said)
    look_at(opened.sitting)
    return IN_PART if said else WHOLE


def on_the_table(path: Path, folders: Folders) -> str:
    """Find a record on the table when the program starts: what is not whole is put aside as it was."""
    content = path.read_bytes()
    folders.current.write_bytes(content)
    shelf = Shelf(folders)
    opened = shelf.current()
    said = notices_of(opened)
    check_said("\n".join(said))
    kept = opened.aside or folders.current
    if kept.read_bytes() != content:
        raise Fault("the sitting on the table was changed in taking it down")
    if opened.sitting is None:
        return refused(said)
    shelf.autosave.keep(write_record(opened.sitting.record))
    if said and kept.read_bytes() != content:
        raise Fault("the damaged sitting was written over")
    return IN_PART if said else WHOLE


# ------------------------------------------------------------------ settings


@functools.cache
def real_settings() -> tuple[bytes, ...]:
    """Return settings as they are written: those of before included."""
    last = LastGame(
        game="whist",
        players=4,
        names=("Änne", "", "Paul"),
        rules=tuple(
            (key, tuple((rule.switch, rule.default) for rule in kind.options_type.declared()))
            for key, kind in catalogue().items()
        ),
        levels=(("partner", "novice"), ("3", "learner")),
    )
    changed = Settings(
        table=TablePage(speed="none", trick_pause=-1, sort_hand=False),
        words=WordsPage(language="de", cards="signs"),
        last=last,
    )
    found = []
    with tempfile.TemporaryDirectory() as folder:
        for settings in (Settings(), changed, replace(changed, last=LastGame(game="cinch", players=6))):
            file = SettingsFile(Path(folder) / "settings.json")
            file.load()
            file.keep(settings)
            found.append((Path(folder) / "settings.json").read_bytes())
    examples = Path(__file__).parents[1] / "store" / "versions"
    return (*found, *(path.read_bytes() for path in sorted(examples.glob("settings-*.json"))))


def as_settings(path: Path, folders: Folders) -> str:
    """Read settings as the program does at its start, sit down by them, and keep them."""
    content = path.read_bytes()
    folders.settings.write_bytes(content)
    file = SettingsFile(folders.settings)
    settings, problems = file.load()
    said = [told(problem) for problem in problems]
    check_said("\n".join(said))
    Sitting(usual_record(settings.last)).lawful()
    asides = list(folders.config.glob("settings.json.damaged-*"))
    if [aside.read_bytes() for aside in asides] not in ([], [content]):
        raise Fault("the damaged settings were changed in putting them aside")
    file.keep(settings)
    again, more = SettingsFile(folders.settings).load()
    if again != settings or (more and more != problems):
        raise Fault("what was read of the settings cannot be kept")
    return REFUSED if asides else IN_PART if said else WHOLE


KINDS: Mapping[str, Kind] = {
    "record": Kind(real_records, (by_terminal("check"), by_terminal("show"), by_menu, on_the_table)),
    "settings": Kind(real_settings, (as_settings,)),
    "history": Kind(real_histories, (begun, counted, looked_back, brought_up), spoiled_history),
    "export": Kind(real_exports, (taken_over,), spoiled_export),
}
"""Every kind of file that a user may give the program, or that lies in his folders."""

# ------------------------------------------------------------------ one file


def file_of(kind: str, number: int) -> tuple[bytes, Opening]:
    """Return the file of a number, and the way in which it is opened."""
    chance, corpus = random.Random(f"{kind} {number}"), KINDS[kind].corpus()
    content = KINDS[kind].spoil(chance.choice(corpus), chance, chance.choice(corpus))
    return content, chance.choice(KINDS[kind].ways)


def open_file(content: bytes, way: Opening) -> str:
    """Open a file in a user's folders made for it, and return what came of it.

    :raises Fault: if the file was changed, or what was said is no sentence
    """
    with tempfile.TemporaryDirectory(prefix="fuzz-") as name:
        home = Path(name) / "in" / "side"
        folders = Folders.both(home / "user").made()
        path = home / "given.eldest"
        path.write_bytes(content)
        try:
            with at_most(PATIENCE):
                came = way(path, folders)
        except KnownError as trouble:
            check_said(told(trouble))
            came = REFUSED
        if path.read_bytes() != content:
            raise Fault("the user's file was changed")
        if {it.name for it in (*home.iterdir(), *home.parents[1].iterdir(), *home.parent.iterdir())} != OWN:
            raise Fault("something was written outside the user's folders")
    return came


@contextlib.contextmanager
def at_most(seconds: float) -> Iterator[None]:
    """Let something take so much of the processor's time, and no more."""

    def ring(_number: int, _frame: object) -> None:
        raise TooLong(f"more than {seconds} s")

    before = signal.signal(signal.SIGPROF, ring)
    signal.setitimer(signal.ITIMER_PROF, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.signal(signal.SIGPROF, before)


# ------------------------------------------------------------------ many


@dataclass
class Figures:
    """What came of files: how many were opened whole, in part or refused, the slowest, and every fault."""

    came: Counter[str] = field(default_factory=Counter)
    slowest: tuple[float, int] = (0.0, -1)
    faults: list[tuple[int, str]] = field(default_factory=list)

    def add(self, other: "Figures") -> None:
        self.came += other.came
        self.slowest = max(self.slowest, other.slowest)
        self.faults += other.faults

    def __str__(self) -> str:
        came = ", ".join(f"{self.came[what]:,} {what}" for what in (WHOLE, IN_PART, REFUSED))
        seconds, number = self.slowest
        return f"{came}; slowest {seconds:.2f} s (number {number}); {len(self.faults)} faults"


def fuzz(kind: str, numbers: range) -> Figures:
    """Spoil and open the files of these numbers."""
    figures = Figures()
    for number in numbers:
        content, way = file_of(kind, number)
        began = time.process_time()
        try:
            figures.came[open_file(content, way)] += 1
        except Exception as fault:  # also want of memory: the next file is to be opened all the same
            figures.faults.append((number, told_of(fault)))
        figures.slowest = max(figures.slowest, (time.process_time() - began, number))
    return figures


def told_of(fault: Exception) -> str:
    """Return a fault as one line: what it says, and where in the program it arose."""
    frames = traceback.extract_tb(fault.__traceback__)
    where = "; ".join(f"{Path(frame.filename).name}, {frame.lineno}" for frame in frames[-4:])
    return f"{type(fault).__name__}: {str(fault)[:300]!a} [{where}]"


def limit_memory() -> None:
    """Let this process want only so much memory."""
    used = int(Path("/proc/self/statm").read_text("ascii").split()[0]) * resource.getpagesize()
    resource.setrlimit(resource.RLIMIT_AS, (used + MEMORY, used + MEMORY))


def fuzz_all(kind: str, numbers: range, processes: int) -> Iterator[Figures]:
    """Yield the figures of one chunk of files after the other."""
    chunks = [numbers[start : start + CHUNK] for start in range(0, len(numbers), CHUNK)]
    with ProcessPoolExecutor(processes, initializer=limit_memory) as pool:
        for start in range(0, len(chunks), 8 * processes):
            yield from pool.map(functools.partial(fuzz, kind), islice(chunks, start, start + 8 * processes))


def main() -> int:
    """Fuzz what is asked for and print the figures of it; a fault makes the exit status 1."""
    given = reader().parse_args()
    faults = 0
    for kind in given.kinds.split(","):
        total, numbers = Figures(), range(given.first, given.first + given.files)
        for figures in fuzz_all(kind, numbers, given.processes):
            total.add(figures)
            if total.came.total() // PROGRESS > (total.came - figures.came).total() // PROGRESS:
                say(f"{kind}, so far: {total}")
            for number, fault in figures.faults:
                say(f"{kind} {number}: {fault}")
                keep(given.keep, kind, number)
        say(f"{kind}, {given.files:,} files from {given.first}: {total}")
        faults += len(total.faults)
    return 1 if faults else 0


def keep(folder: Path | None, kind: str, number: int) -> None:
    if folder is not None:
        folder.mkdir(parents=True, exist_ok=True)
        (folder / f"{kind}-{number}").write_bytes(file_of(kind, number)[0])


def say(text: str) -> None:
    sys.stdout.write(text + "\n")
    sys.stdout.flush()


def reader() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    kinds = ",".join(KINDS)
    parser.add_argument("--files", type=int, default=1_000, metavar="N", help="files of each kind (1000)")
    parser.add_argument("--first", type=int, default=0, metavar="N", help="the number of the first (0)")
    parser.add_argument("--kinds", default=kinds, metavar="WORDS", help=f"which kinds ({kinds})")
    parser.add_argument(
        "--processes", type=int, default=os.cpu_count(), metavar="N", help="how many at a time"
    )
    parser.add_argument("--keep", type=Path, metavar="FOLDER", help="keep the files of faults here")
    return parser


if __name__ == "__main__":
    sys.exit(main())
