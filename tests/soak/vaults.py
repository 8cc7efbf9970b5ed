"""How a history and an export are opened: everything the window does with them, and nothing lost by it."""

import functools
import tempfile
from collections.abc import Mapping
from contextlib import closing
from pathlib import Path

from eldest.room.deals import deals_of
from eldest.room.sitting import Sitting
from eldest.store.bundle import export
from eldest.store.database import Connection, connected, opened
from eldest.store.errors import KnownError
from eldest.store.folders import Folders
from eldest.store.history import History, next_of, record_of
from eldest.store.migrations import Step, step_1
from eldest.store.settings_file import settings_in
from eldest.store.statistics import Scope, by_day, groups, in_spans, past_deals
from eldest.store.taking_over import take_over
from eldest.ui.archive import _before, _played
from eldest.ui.dialogs import statistics_words as words
from eldest.ui.usher import told
from helpers.chronicled import add_a_column, entries, evening, history_of
from helpers.hostile import JOURNALS, SEAM
from soak.judging import IN_PART, REFUSED, WHOLE, Fault, check_said, look_at

FORMS, KEEPS_A_LOG = slice(18, 20), b"\2\2"
"""Where the head of a database says how it is written and read; what one says that keeps a log beside it."""
OURS = ("euchre", 2, 2, 9)
"""The evening of whoever opens somebody else's file."""


def _evenings() -> tuple[tuple[Sitting, ...], ...]:
    return (evening(), evening("cinch", 4, 2)), (evening("whist", 4, 2, 5, common__strict_table=True),)


@functools.cache
def real_histories() -> tuple[bytes, ...]:
    """Return histories of short evenings and of a long one, of large pages and small."""
    found = []
    many = (*_evenings(), (evening("euchre", 2, 40, 11), evening("euchre", 4, 3, 2)))
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder)
        for number, evenings in enumerate(many):
            path = Path(folder) / f"{number}.sqlite"
            history_of(path, *evenings).close()
            found.append(path.read_bytes())
        with closing(connected(path)) as database:
            database.execute("PRAGMA page_size = 512")
            database.execute("VACUUM")
        found.append(path.read_bytes())
    return tuple(found)


def laid(path: Path, folders: Folders) -> dict[str, bytes]:
    """Lay a history, and what is said to lie beside it, into a user's folder; return what was laid there."""
    content, seam, journal = path.read_bytes().partition(SEAM)
    files = {"": content}
    if seam:
        files[JOURNALS[journal[0]]] = journal[1:]
    for ending, it in files.items():
        folders.history.with_name(folders.history.name + ending).write_bytes(it)
    return files


def at_start(path: Path, folders: Folders, steps: Mapping[int, Step] | None = None) -> tuple[History, str]:
    """Open a history as the clerk does; what was there is there still, or put aside as it was.

    :raises KnownError: if it is refused
    """
    files = laid(path, folders)
    try:
        if steps is None:
            history = History(folders.history)
        else:
            opened(folders.history, steps)[0].close()
            history = History(None)
    except KnownError:
        _check_kept(folders.history, files)
        raise
    said = [told(notice) for notice in history.notices]
    check_said("\n".join(said))
    aside = next(iter(folders.data.glob("history.sqlite.damaged-1")), None)
    if aside is not None:
        _check_kept(aside, files)
        if steps is None and not said:
            history.close()
            raise Fault("put aside without a word")
    elif steps is None and files[""] and len(files) == 1:
        _check_kept(folders.history, files)
    return history, WHOLE if aside is None else REFUSED


def _check_kept(path: Path, files: dict[str, bytes]) -> None:
    keeps_no_log = files[""][FORMS] != KEEPS_A_LOG
    for ending, content in files.items():
        if ending == "-wal" and keeps_no_log:
            continue  # it is nobody's, and SQLite throws it away
        place = path.with_name(path.name + ending)
        if (place.read_bytes() if place.exists() else b"") != content:
            raise Fault(f"history{ending} is not as it was")


def begun(path: Path, folders: Folders) -> str:
    """Open it at the start, enter an evening, take a deal out, and delete everything."""
    history, came = at_start(path, folders)
    with closing(history):
        mine = entries(evening(*OURS))
        for evenings in (mine, entries()):
            mark = evenings[0].key.sitting
            history.known(mark)
            history.enter(evenings)
            history.withdraw([evenings[-1].key])
            history.enter(evenings)
        known = history.known(mine[0].key.sitting)
        if not history.notices and not {entry.key for entry in mine} <= known:  # else they were put aside
            raise Fault("what was entered is not there")
        history.adopt(b"somebody", 3)
        history.forget(folders.data / "copy.sqlite")
        export(folders.data / "all.eldest-all", folders, history)
        check_said("\n".join(told(notice) for notice in history.notices))
        return IN_PART if came is WHOLE and history.notices else came


def counted(path: Path, folders: Folders) -> str:
    """Open it at the start, and look at the statistics and all past deals as the window shows them."""
    history, came = at_start(path, folders)
    with closing(history), closing(history.reading()) as database:
        show_statistics(database)
    return came


def show_statistics(database: Connection) -> int:
    """Say all that the statistics say; return of how many deals."""
    said: list[str] = []
    number = 0
    for scope in (Scope(), Scope(19_000), Scope(helped=True), Scope(kinds=(1,))):
        found = groups(database, scope)
        said += [line for group in found for line in words.account(group)]
        for first, last, sums in in_spans(by_day(database, scope), 12):
            said += [words.day_words(first), words.day_words(last), words.signed(sums.lead)]
        after = None
        while deals := past_deals(database, scope, after):
            after, number = deals[-1], number + len(deals)
            for deal in deals:
                said += [words.time_words(deal.at), words.kind_words(deal.kind), words.table_words(deal.kind)]
                said += [words.contract_words(deal), words.result_words(deal), str(deal.number)]
    check_said("\n".join(said), most=10_000_000)
    return number


def looked_back(path: Path, folders: Folders) -> str:
    """Open it at the start, and look at past deals again, and sit down to them again."""
    history, came = at_start(path, folders)
    with closing(history), closing(history.reading()) as database:
        for deal in past_deals(database, Scope())[:3]:
            after = next_of(database, deal.id)
            record = record_of(database, deal.id if after is None else after)
            sitting = None if record is None else _played(record)
            if sitting is None:
                came = IN_PART if came is WHOLE else came
                continue
            look_at(sitting)
            deals_of(sitting)
            again = _before(sitting.record, deal.number)
            if again is not None:
                look_at(again)
    return came


def brought_up(path: Path, folders: Folders) -> str:
    """Open it with a program that has a step more."""
    history, came = at_start(path, folders, {1: step_1.carry_out, 2: add_a_column})
    history.close()
    return came


# ------------------------------------------------------------------ everything in one file


@functools.cache
def real_exports() -> tuple[bytes, ...]:
    """Return exports with settings, games and a history."""
    found = []
    for number, evenings in enumerate(_evenings()):
        with tempfile.TemporaryDirectory() as folder:
            folders = Folders.both(Path(folder)).made()
            folders.settings.write_text('{"table": {"felt": "wine"}}' if number else "{}", "utf-8")
            folders.current.write_text("on the table", "utf-8")
            (folders.data / "good.eldest").write_text("theirs", "utf-8")
            with closing(history_of(folders.history, *evenings)) as history:
                export(folders.data / "all", folders, history)
            found.append((folders.data / "all").read_bytes())
    return tuple(found)


@functools.cache
def _our_history() -> bytes:
    with tempfile.TemporaryDirectory() as folder:
        history_of(Path(folder) / "ours", evening(*OURS)).close()
        return (Path(folder) / "ours").read_bytes()


def taken_over(path: Path, folders: Folders) -> str:
    """Take it over into folders of one's own, and look whether all that was there is there and counts."""
    folders.history.write_bytes(_our_history())
    ours = {"current.eldest": "mine", "good.eldest": "ours", "settings.json": "{}"}
    for name, text in ours.items():
        (folders.data / name).write_text(text, "utf-8")
    with closing(History(folders.history)) as history:
        came = WHOLE
        try:
            taken = take_over(path, folders, history)
            if taken.settings is not None:
                settings_in(taken.settings)
            came = IN_PART if taken.merged.bad else WHOLE
        except KnownError as trouble:
            check_said(told(trouble))
            came = REFUSED
        _check_ours(folders, history, ours, came)
    return came


def _check_ours(folders: Folders, history: History, ours: dict[str, str], came: str) -> None:
    for name, text in ours.items():
        if (folders.data / name).read_text("utf-8") != text:
            raise Fault(f"{name} was covered")
    names = {it.name for it in folders.data.iterdir()}
    left = names & {"before.eldest", "held.eldest"} | {it for it in names if it.casefold() == "held.eldest"}
    if left or (came is REFUSED and names - {*ours, "history.sqlite"}):
        raise Fault(f"this came into the folder: {sorted(names)}")
    mine = entries(evening(*OURS))
    with closing(history.reading()) as database:
        show_statistics(database)
        if record_of(database, len(mine)) != evening(*OURS).record:
            raise Fault("our own evening is not as it was")
        kind = next((it for it in groups(database, Scope()) if it.id == 1), None)
        if kind is None or kind.sums.deals < len(mine):
            raise Fault("our own deals do not count any more")
    history.enter(entries())
