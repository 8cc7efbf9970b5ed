"""How strong the computer players are: matches of duplicate pairs, with 95 % intervals.

``FIRST SECOND`` plays one match, as in ``expert thumb --game "euchre for 4, pack=24"``; players are
``random``, ``thumb``, the levels from ``learner`` to ``expert``, ``seeing`` (who sees all cards) and
``ismcts:1000`` (OpenSpiel's, at "euchre for 4, pack=24, stick_dealer=True" alone); more in
tests/strength/contestants.py.
``--ladder`` plays every neighbouring pair in every game, and tells which have fallen below the pinned table;
``--short`` does so for the main games with 300 pairs.

Figures are the first player's lead in points a deal. Figures that are reported come from other deals than
those by which players are tuned (--tuning). What is played is kept in build/, and gone on with the next time.
"""

import argparse
import os
import sys
import time
from collections.abc import Iterable
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

from strength import ladder
from strength.chunks import ROOT, Chunk, chunks_of, play_chunks
from strength.contestants import Spec
from strength.deals import REPORTING, TUNING, Deals
from strength.figures import Figures, Times
from strength.forms import read_setting
from strength.matches import CALLS, PLAYS, Match

KEPT = ROOT / "build" / "strength.jsonl"
SHORT, USUAL, LADDER = 300, 1000, 1000
"""Pairs of a match: of the short ladder, of one asked for, and of the whole ladder."""
BAR = 30


class Progress:
    """A bar on the screen while a person looks on; nothing in a log."""

    def __init__(self, pairs: int) -> None:
        self._pairs, self._done, self._began = pairs, 0, time.monotonic()
        self._shown = sys.stderr.isatty()

    def more(self, pairs: int) -> None:
        """Go forward by so many pairs."""
        self._done += pairs
        share = self._done / self._pairs
        spent = time.monotonic() - self._began
        filled = int(BAR * share)
        left = spent / share - spent
        self._show(f"[{'#' * filled}{'.' * (BAR - filled)}] {share:4.0%}, {left:.0f} s to go")

    def over(self) -> None:
        """Take the bar away."""
        self._show("")

    def _show(self, text: str) -> None:
        if self._shown:
            sys.stderr.write(f"\r{text:60}\r")
            sys.stderr.flush()


def play(matches: Iterable[Match], given: argparse.Namespace) -> dict[Match, Figures]:
    """Play matches of so many pairs each, and return the figures of those that were played at all."""
    chunks = [chunk for match in matches for chunk in chunks_of(match, given.pairs)]
    if given.minutes:
        chunks = _in_turn(chunks)
    progress = Progress(sum(chunk.pairs for chunk in chunks))
    found: dict[Match, Figures] = {}
    ends = time.monotonic() + given.minutes * 60 if given.minutes else None
    for chunk, figures in play_chunks(chunks, given.keep, given.processes):
        found[chunk.match] = found.get(chunk.match, Figures()).plus(figures)
        progress.more(chunk.pairs)
        if ends is not None and time.monotonic() > ends:
            break
    progress.over()
    return {match: found[match] for match in dict.fromkeys(c.match for c in chunks) if match in found}


def _in_turn(chunks: list[Chunk]) -> list[Chunk]:
    """Return the first chunk of every match, then the second of each: broken off, all have about as many."""
    return sorted(chunks, key=lambda chunk: chunk.place)


def told(match: Match, figures: Figures) -> str:
    """Return a match as lines for reading."""
    tricks = f", tricks {figures.tricks}" if match.setting.key == "whist" else ""
    lines = [f"{match}: {figures.points} points a deal{tricks}, {figures.points.count:,} pairs"]
    lines += [f"    {name}: {times} (half, 95 %, longest)" for name, times in figures.times.items()]
    return "\n".join(lines)


def play_ladder(given: argparse.Namespace, settings: Iterable[Any]) -> None:
    """Play the ladder, print it, and tell what has fallen; pin it or write it for people if asked."""
    begins = TUNING if given.tuning else REPORTING
    rungs = {
        Match(rung.setting, rung.first, rung.second, begins): rung
        for rung in ladder.rungs(settings)
        if given.only in str(rung.setting)
    }
    found = {}
    for match, figures in play(rungs, given).items():
        rung, pinned = rungs[match], ladder.Pinned.of(figures)
        found[rung] = pinned
        who = f"{rung.setting!s:52} {rung.first} v {rung.second}"
        say(f"{who}: {pinned}, {pinned.pairs:,} pairs; {paced(figures)}")
    for line in ladder.fallen(found, ladder.read_pinned()):
        say(f"weaker than pinned: {line}")
    if given.pin:
        ladder.write_pinned({**ladder.read_pinned(), **found})
    if given.markdown:
        given.markdown.write_text(ladder.markdown(found), "utf-8")


def paced(figures: Figures) -> str:
    """Return how long the first player's decisions took, calls and plays."""
    both = (figures.times.get(f"first {what}", Times()) for what in (CALLS, PLAYS))
    return ", ".join(f"{what} {times}" for what, times in zip((CALLS, PLAYS), both, strict=True))


def play_one(given: argparse.Namespace) -> None:
    """Play one match and print it."""
    begins = TUNING if given.tuning else REPORTING
    match = Match(given.game, given.players[0], given.players[1], begins + given.skip, given.score)
    Deals(match.setting, match.score)
    for one, figures in play([match], given).items():
        say(told(one, figures))


def say(text: str) -> None:
    sys.stdout.write(text + "\n")
    sys.stdout.flush()


def reader() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    add: Any = parser.add_argument
    add("players", nargs="*", metavar="PLAYER", help="two players, the one believed to be stronger first")
    add(
        "--game",
        type=read_setting,
        default="euchre for 4",
        metavar="LINE",
        help="what they play (euchre for 4)",
    )
    add(
        "--score",
        type=_score,
        default=(),
        metavar="A,B",
        help="what each side has before every deal (nothing)",
    )
    add("--pairs", type=int, metavar="N", help=f"pairs of each match ({USUAL})")
    add("--skip", type=int, default=0, metavar="N", help="pass over so many deals first")
    add("--tuning", action="store_true", help="play the deals for tuning, which are never reported")
    add("--ladder", action="store_true", help="play every pair of neighbouring levels in every game")
    add("--short", action="store_true", help=f"the same for the main games, {SHORT} pairs each")
    add("--only", default="", metavar="WORDS", help='of the ladder, games with these words: "cinch for 5"')
    add("--pin", action="store_true", help="write what the ladder comes to into tests/strength/ladder.tsv")
    add("--markdown", type=Path, metavar="FILE", help="write the ladder as a table for people")
    add("--minutes", type=float, default=0, metavar="N", help="stop after about so many minutes")
    add("--processes", type=int, default=os.cpu_count(), metavar="N", help="how many at a time (all cores)")
    add(
        "--keep",
        type=Path,
        default=KEPT,
        metavar="FILE",
        help="where figures are kept (build/strength.jsonl)",
    )
    return parser


def _score(text: str) -> tuple[int, ...]:
    return tuple(map(int, text.split(",")))


def main() -> int:
    """Play what is asked for. It informs, and judges nothing."""
    parser = reader()
    given = parser.parse_args()
    is_ladder = given.ladder or given.short
    if len(given.players) != (0 if is_ladder else 2):
        parser.error("name two players, or ask for --ladder or --short alone")
    given.pairs = given.pairs or (SHORT if given.short else LADDER if given.ladder else USUAL)
    try:
        given.players = [str(Spec.parse(name)) for name in given.players]
        if is_ladder:
            play_ladder(given, ladder.MAIN_FORMS if given.short else ladder.FORMS)
        else:
            play_one(given)
    except ValueError as wrong:
        parser.error(str(wrong))
    return 0


if __name__ == "__main__":
    sys.exit(main())
