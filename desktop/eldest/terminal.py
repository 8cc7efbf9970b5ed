"""The terminal side: the same room without a window, for tests, bug reports and people.

``simulate`` plays deals with computer players, ``check`` plays a record over and lists what is
wrong with it, ``show`` writes a record out for reading. No Qt is imported here.
"""

import argparse
import json
import sys
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path

from eldest import __version__
from eldest.cards.pack import DEAL_NUMBERS
from eldest.engine.game import Unlawful
from eldest.games import catalogue
from eldest.room.evening import CardsAstray, play_evening
from eldest.room.showing import show_record
from eldest.room.sitting import Resumed, Sitting
from eldest.store.record import Problem, Record, read_record

FAULT = 1
USAGE = 2


def main(words: Sequence[str]) -> int:
    """Carry out one command of the terminal side and return the exit status."""
    given = _parser().parse_args(words)
    if given.command is None:
        return USAGE
    status: int = COMMANDS[given.command](given)
    return status


def simulate(given: argparse.Namespace) -> int:
    """Play deals with computer players, one line of JSON each."""
    kind = catalogue()[given.game]
    if given.players not in kind.players:
        return _complain(f"{given.game} is played by {_numbers(kind.players)}, not {given.players}")
    options, refused = kind.options_type.from_switches(dict(given.option))
    conflicts = (*refused, *options.conflicts())
    if conflicts:
        values = dict(conflicts[0].values)
        return _complain(f"{conflicts[0].said.text.format_map(values)} [{conflicts[0].clause}]")
    names = tuple(f"Player {seat}" for seat in range(given.players))
    record = Record(kind.key, tuple(options.switches().items()), names=names)
    return _simulate(record, given)


def _simulate(record: Record, given: argparse.Namespace) -> int:
    try:
        for played, _ in play_evening(record, given.deals, given.number):
            _say(json.dumps(asdict(played)))
    except (Unlawful, CardsAstray) as fault:
        return _complain(f"fault: {fault}", FAULT)
    return 0


def check(given: argparse.Namespace) -> int:
    """Play a record over and print its result, or each problem with its place and clause."""
    opened, problems = _open(given.file)
    for problem in problems:
        _say(problem)
    if opened is None:
        return FAULT
    table = opened.sitting.table
    _say(f"deals {table.tally.deals}, score {_numbers(table.tally.score, '-')}, stage {table.stage}")
    return FAULT if problems else 0


def show(given: argparse.Namespace) -> int:
    """Write a record out as text for reading."""
    opened, problems = _open(given.file)
    if opened is not None:
        _say(show_record(opened.sitting))
    for problem in problems:
        _say(f"! {problem}")
    return FAULT if problems else 0


COMMANDS = {"simulate": simulate, "check": check, "show": show}


def _open(path: Path) -> tuple[Resumed | None, tuple[Problem, ...]]:
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as fault:
        _complain(f"{path}: {fault}")
        return None, ()
    record, problems = read_record(text)
    if record is None:
        return None, problems
    opened = Sitting.resume(record)
    return opened, (*problems, *opened.problems)


def _say(text: object) -> None:
    sys.stdout.write(f"{text}\n")


def _complain(text: str, status: int = USAGE) -> int:
    sys.stderr.write(f"{text}\n")
    return status


def _numbers(numbers: Sequence[int], between: str = ", ") -> str:
    return between.join(map(str, numbers))


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="eldest",
        description="Eldest Hand, the card room of the old books. Without a command the window opens.",
    )
    parser.add_argument("--version", action="version", version=f"Eldest Hand {__version__}")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND")
    _add_simulate(commands.add_parser("simulate", help="play deals with computer players"))
    for name, what in (("check", "play a record over and list its problems"), ("show", "write a record out")):
        command = commands.add_parser(name, help=what)
        command.add_argument("file", type=Path, metavar="FILE", help="a record (.eldest)")
    return parser


def _add_simulate(command: argparse.ArgumentParser) -> None:
    command.add_argument("game", choices=sorted(catalogue()), metavar="GAME", help="euchre")
    command.add_argument("--players", type=int, default=2, metavar="N", help="seats (default 2)")
    command.add_argument("--deals", type=int, default=1, metavar="K", help="how many (default 1)")
    command.add_argument(
        "--number", type=_deal_number, default=0, metavar="S", help="number of the first deal (default 0)"
    )
    command.add_argument(
        "--option",
        type=_switch,
        action="append",
        default=[],
        metavar="SWITCH=VALUE",
        help="a house rule, such as euchre.rubbers=true",
    )


def _deal_number(word: str) -> int:
    if not word.isdigit() or int(word) >= DEAL_NUMBERS:
        raise argparse.ArgumentTypeError(f"deals are numbered from 0 to {DEAL_NUMBERS - 1}")
    return int(word)


def _switch(word: str) -> tuple[str, object]:
    switch, _, value = word.partition("=")
    try:
        return switch, json.loads(value)
    except ValueError:
        return switch, value
