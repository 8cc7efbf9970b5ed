"""What a history of ten deals costs, and one of a million: to open the statistics, to enter a deal, in bytes.

Some evenings of every game are really played; the rest are the same deals under other marks and on other
days. It passes no judgement. `--keep` names a folder in which the large history stays, for the window.
"""

import argparse
import itertools
import os
import shutil
import statistics
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

from eldest.room.chronicle import finished
from eldest.room.evening import play_evening
from eldest.store.entry import Entry, Key
from eldest.store.history import INSERT, History, record_of
from eldest.store.record import Record, write_record
from eldest.store.statistics import Scope, by_day, groups, past_deals

PEOPLE = ("Anna", "Colonel", "Widow", "Clerk", "Doctor", "Captain", "Pastor")
TABLES: Sequence[tuple[str, int, tuple[tuple[str, Any], ...]]] = (
    ("whist", 4, ()),
    ("whist", 4, (("whist.code", "english"),)),
    ("whist", 4, (("common.strict_table", True),)),
    ("euchre", 2, ()),
    ("euchre", 4, ()),
    ("euchre", 4, (("euchre.rubbers", True),)),
    ("euchre", 5, ()),
    ("euchre", 4, (("common.strict_table", True),)),
    ("cinch", 4, ()),
    ("cinch", 5, ()),
)
DEALS, BRIEF_DEALS = 1_000_000, 300
EVENING, BRIEF_EVENING = 100, 3
DAYS = 3_650
FIRST_DAY = 17_000
DAY = 86_400
RUNS = 7


def evenings(deals: int) -> Iterator[tuple[Entry, ...]]:
    """Yield what was entered of an evening at each table, really played; levels are as they usually are."""
    for number, (game, players, switches) in enumerate(TABLES):
        record = Record(game, switches, names=PEOPLE[:players])
        *_, (_, last) = play_evening(record, deals, 1000 * (number + 1))
        yield finished(last).entries


def rows(history: History, evening: tuple[Entry, ...]) -> list[list[Any]]:
    """Return the rows of an evening as the history itself writes them, without ids."""
    history.enter(evening)
    with closing(history.reading()) as database:
        found = database.execute(
            "SELECT deal.* FROM deal JOIN sitting ON sitting.id = sitting WHERE mark = ? ORDER BY deal.id",
            (evening[0].key.sitting,),
        )
        return [list(row) for row in found]


def fill(history: History, deals: int, evening: int) -> int:
    """Fill a history with so many deals, and return how many were really played."""
    played = list(evenings(evening))
    with closing(History(None)) as scratch:
        kept = [rows(scratch, one) for one in played]
    heads = [one[0] for one in played]
    history.take(lambda database: _copies(history, database, kept, heads, deals))
    return sum(map(len, kept))


def _copies(
    history: History, database: Any, kept: list[list[list[Any]]], heads: list[Entry], deals: int
) -> None:
    kinds = [history.kind_id(head.kind) for head in heads]
    made, identity = 0, 0
    for mark, table in enumerate(itertools.cycle(range(len(kept))), 1):
        said = "INSERT INTO sitting (mark, header) VALUES (?, ?)"
        key = mark.to_bytes(16, "big")
        sitting = database.execute(said, (key, write_record(heads[table].header))).lastrowid
        day, first = FIRST_DAY + made * DAYS // deals, identity
        copies = []
        for place, row in enumerate(kept[table][: deals - made]):
            identity += 1
            follows = first + place if place else None
            at = day * DAY + 60 * place
            copies.append([identity, sitting, *row[2:4], follows, kinds[table], at, day, *row[8:]])
        database.executemany(INSERT, copies)
        made += len(copies)
        if made >= deals:
            return


def milliseconds(doing: Callable[[], Any], runs: int = RUNS) -> str:
    """Return the median and the longest of some runs, in milliseconds."""
    taken = []
    for _ in range(runs):
        began = time.perf_counter()
        doing()
        taken.append((time.perf_counter() - began) * 1000)
    return f"{statistics.median(taken):.1f} (most {max(taken):.1f})"


def measure(path: Path, deals: int, evening: int) -> None:
    """Print the figures of a history of so many deals."""
    history = History(path)
    began = time.perf_counter()
    played = fill(history, deals, evening)
    took, size = time.perf_counter() - began, path.stat().st_size
    say(f"{deals} deals, of {played} really played: {size / deals:.0f} bytes a deal, filled in {took:.0f} s")
    with closing(history.reading()) as database:
        acts = database.execute("SELECT avg(length(acts)) FROM deal").fetchone()[0]
        say(f"  of that the acts: {acts:.0f} bytes")
        last = past_deals(database, Scope())[-1]
        deeds: dict[str, Callable[[], Any]] = {
            "figures ms": lambda: groups(database, Scope()),
            "figures of thirty days ms": lambda: groups(database, Scope(FIRST_DAY + DAYS - 30)),
            "days ms": lambda: by_day(database, Scope()),
            "first page of deals ms": lambda: past_deals(database, Scope()),
            "next page ms": lambda: past_deals(database, Scope(), last),
            "a page of one kind ms": lambda: past_deals(database, Scope(kinds=(2,))),
            "a record for the review ms": lambda: record_of(database, last.id),
        }
        for name, doing in deeds.items():
            say(f"  {name} {milliseconds(doing)}")
    for number, entry in enumerate(next(evenings(5))):
        fresh = replace(entry, key=Key(os.urandom(16), number + 1, 7), follows=None, since=0)
        say(f"  a deal entered ms {milliseconds(partial(history.enter, [fresh]), 1)}")
    history.close()
    say(f"  opened anew ms {milliseconds(lambda: History(path).close())}")


def the_page(path: Path) -> None:
    """Print how long the statistics take to open, first and again."""
    from PySide6.QtWidgets import QApplication

    from eldest.ui.dialogs.statistics import Statistics

    application = QApplication.instance() or QApplication([])
    history = History(path)

    def opened() -> None:
        dialog = Statistics(history.reading(), FIRST_DAY + DAYS)
        dialog.show()
        application.processEvents()
        dialog.grab()
        dialog.done(0)

    say(f"  the page opened and painted ms {milliseconds(opened)}")
    history.close()


def say(text: str) -> None:
    sys.stdout.write(text + "\n")
    sys.stdout.flush()


def main() -> int:
    """Measure a small history and a large one."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--brief", action="store_true", help="measure next to nothing, only to see it run")
    parser.add_argument("--deals", type=int, default=DEALS, help="so many in the large history")
    parser.add_argument("--keep", type=Path, help="a folder in which the large history is left")
    given = parser.parse_args()
    large, evening = (BRIEF_DEALS, BRIEF_EVENING) if given.brief else (given.deals, EVENING)
    with tempfile.TemporaryDirectory() as folder:
        for deals in (10, large):
            path = Path(folder) / f"{deals}.sqlite"
            measure(path, deals, evening)
            the_page(path)
            if given.keep is not None:
                shutil.copy(path, given.keep / "history.sqlite")
    return 0


if __name__ == "__main__":
    sys.exit(main())
