"""How long the expert thinks, for every game with every number of players. It passes no judgement.

Each row tells of so many decisions how many milliseconds half of them take at the most, 95 in a hundred, and
the longest, by the processor's own time and by the clock, at which stage the longest was, and of how many in
a hundred one waits after the flight of a card, during which he thinks already. With --limit he is held to the
time that he has at the table. With --brief next to nothing is measured.

At the end an expert's thinking process is called off, and it is told how long it is until it answers another
question by rule of thumb, beside a process that was not thinking.
"""

import argparse
import multiprocessing
import sys
import time
from itertools import islice
from pathlib import Path
from typing import NamedTuple

sys.path.insert(0, str(Path(__file__).parents[1]))

from eldest.engine.table import Table
from eldest.games import reckoning_of
from eldest.players import thinker
from eldest.players.expert import Care, Expert
from eldest.players.manner import BY_RULE, EXPERT, Manner
from eldest.players.player import AT_TABLE, UNLIMITED, Limit
from eldest.players.thinker import DISMISSED, Ask, serve
from games.suite import Setting, printed_settings
from helpers.reckoned import decisions

PARTS = (0.5, 0.95, 1)
FLIGHT = 0.3
"""Seconds that a card flies at the usual speed."""
SOON = 0.03
"""Seconds after which an expert is called off."""
EVENING = 51
"""The number from which the evenings are dealt."""


class Taken(NamedTuple):
    """Seconds that one decision took, of the processor and by the clock, and the stage."""

    processor: float
    clock: float
    stage: str


def measured(setting: Setting, deals: int, care: Care, limit: Limit) -> list[Taken]:
    """Return how long each decision of an evening took; what leaves no choice is none."""
    game = setting.game()
    expert, taken = Expert(game, reckoning_of(game), care), []
    for table in decisions(game, EVENING, deals):
        if table.turn is None or len(game.acts(table)) == 1:
            continue
        sight = table.seen_by(table.turn)
        begun, shown = time.process_time(), time.perf_counter()
        expert.choose(sight, limit)
        taken.append(Taken(time.process_time() - begun, time.perf_counter() - shown, table.stage))
    return taken


def row(setting: Setting, taken: list[Taken]) -> str:
    """Return the figures of a setting in one line."""
    processor, clock = sorted(one.processor for one in taken), sorted(one.clock for one in taken)
    figures = "  ".join(
        f"{1000 * times[min(int(part * len(times)), len(times) - 1)]:7.0f}"
        for times in (processor, clock)
        for part in PARTS
    )
    waited = sum(one.clock > FLIGHT for one in taken) / len(taken)
    return f"{setting!s:20} {len(taken):5}  {figures}  {waited:6.0%}  {max(taken).stage}"


class Process:
    """A thinking process, asked through its pipe."""

    def __init__(self) -> None:
        context = multiprocessing.get_context("spawn")
        self._pipe, theirs = context.Pipe()
        self._process = context.Process(target=serve, args=(theirs,), daemon=True)
        self._process.start()
        theirs.close()
        self._ticket = 0

    def ask(self, setting: Setting, table: Table, manner: Manner) -> None:
        """Ask what to do at a table, and do not wait."""
        assert table.turn is not None
        self._ticket += 1
        at = thinker.Setting(setting.key, setting.options, setting.players)
        self._pipe.send(Ask(self._ticket, at, table.seen_by(table.turn), UNLIMITED, (), manner))

    def answer(self) -> float:
        """Wait for the answer to what was asked last, and return the seconds that one waited."""
        began = time.perf_counter()
        while self._pipe.recv().ticket < self._ticket:
            pass
        return time.perf_counter() - began

    def close(self) -> None:
        """End it."""
        self._pipe.send(DISMISSED)
        self._process.join()


def measured_calling_off(times: int) -> None:
    """Ask an expert, and soon after it another question; print how long the answer to that one takes."""
    process = Process()
    idle: list[float] = []
    called_off: list[float] = []
    for setting in printed_settings():
        tables = list(islice(decisions(setting.game(), EVENING, 1), times))
        process.ask(setting, tables[0], EXPERT)
        process.answer()
        for table in tables:
            process.ask(setting, table, BY_RULE)
            idle.append(process.answer())
            process.ask(setting, table, EXPERT)
            time.sleep(SOON)
            process.ask(setting, table, BY_RULE)
            called_off.append(process.answer())
    process.close()
    for name, waits in (("by one at rest", idle), ("by one called off", called_off)):
        ordered = [1000 * wait for wait in sorted(waits)]
        figures = ", ".join(f"{ordered[min(int(p * len(ordered)), len(ordered) - 1)]:.1f}" for p in PARTS)
        sys.stdout.write(f"ms until an answer {name}, half, 95 %, longest of {len(ordered)}: {figures}\n")


def main() -> int:
    """Measure and print."""
    reader = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    reader.add_argument("--deals", type=int, default=4, metavar="N", help="deals of each setting")
    reader.add_argument(
        "--only", default="", metavar="WORDS", help='settings with these words, as in "whist"'
    )
    reader.add_argument("--limit", action="store_true", help="held to the time that there is at the table")
    reader.add_argument("--brief", action="store_true", help="next to nothing")
    given = reader.parse_args()
    care = Care(card=2, call=2) if given.brief else Care()
    heads = "  ".join(
        f"{head:>7}" for head in ("half", "95 %", "longest", "clock", "95 %", "longest", "waited")
    )
    sys.stdout.write(f"{'ms':20} {'':5}  {heads}\n")
    for setting in printed_settings():
        if given.only in str(setting):
            taken = measured(
                setting, 1 if given.brief else given.deals, care, AT_TABLE if given.limit else UNLIMITED
            )
            sys.stdout.write(row(setting, taken) + "\n")
            sys.stdout.flush()
    measured_calling_off(1 if given.brief else 6)
    return 0


if __name__ == "__main__":
    sys.exit(main())
