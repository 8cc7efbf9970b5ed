"""How long the expert thinks, for every game with every number of players. It passes no judgement.

Each row tells of so many decisions how many milliseconds half of them take at the most, 95 in a hundred, and
the longest, by the processor's own time and by the clock, and at which stage the longest was. With --limit he
is held to the time that he has at the table. With --brief next to nothing is measured.
"""

import argparse
import sys
import time
from pathlib import Path
from typing import NamedTuple

sys.path.insert(0, str(Path(__file__).parents[1]))

from eldest.games import reckoning_of
from eldest.players.expert import Care, Expert
from eldest.players.player import AT_TABLE, UNLIMITED, Limit
from games.suite import Setting, printed_settings
from helpers.reckoned import decisions

HALF, NEARLY_ALL = 0.5, 0.95
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
        for part in (HALF, NEARLY_ALL, 1)
    )
    return f"{setting!s:20} {len(taken):5}  {figures}  {max(taken).stage}"


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
    heads = "  ".join(f"{head:>7}" for head in ("half", "95 %", "longest", "clock", "95 %", "longest"))
    sys.stdout.write(f"{'ms':20} {'':5}  {heads}\n")
    for setting in printed_settings():
        if given.only in str(setting):
            taken = measured(
                setting, 1 if given.brief else given.deals, care, AT_TABLE if given.limit else UNLIMITED
            )
            sys.stdout.write(row(setting, taken) + "\n")
            sys.stdout.flush()
    return 0


if __name__ == "__main__":
    sys.exit(main())
