"""The terminal side: the same room without a window, for tests, bug reports and people.

``simulate`` plays deals with computer players, ``check`` plays a record over and lists what is
wrong with it, ``show`` writes a record out for reading. No Qt is imported here.
"""

import argparse
import io
import json
import os
import sys
from collections.abc import Mapping, Sequence
from dataclasses import asdict
from pathlib import Path

from eldest import __version__
from eldest.cards.pack import DEAL_NUMBERS
from eldest.engine.game import Unlawful
from eldest.games import AnyGame, catalogue
from eldest.players.manner import Level
from eldest.players.thumb import NotOpen
from eldest.room.evening import CardsAstray, play_evening
from eldest.room.levels import level_named
from eldest.room.seal import sealed_deals
from eldest.room.showing import show_record
from eldest.room.sitting import Resumed, Sitting
from eldest.room.wording import Wording
from eldest.store.errors import KnownError
from eldest.store.record import Problem, Record, read_record
from eldest.store.saves import read_text

FAULT = 1
USAGE = 2


def main(words: Sequence[str]) -> int:
    """Carry out one command of the terminal side and return the exit status."""
    given = _parser().parse_args(words)
    if given.command is None:
        return USAGE
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="backslashreplace")  # a suit's sign must not end the program
    try:
        status: int = COMMANDS[given.command](given)
        sys.stdout.flush()
    except BrokenPipeError:
        return _hang_up()
    except OSError as trouble:
        return _complain(f"the output cannot be written: {trouble.strerror}", FAULT)
    return status


def _hang_up() -> int:
    """Nobody reads any more, which is his right; what Python still holds goes nowhere."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return 0


def simulate(given: argparse.Namespace) -> int:
    """Play deals with computer players, one line of JSON each."""
    kind = catalogue()[given.game]
    if given.players not in kind.players:
        return _complain(f"{given.game} is played by {_numbers(kind.players)}, not {given.players}")
    switches = _preset(kind, given)
    if switches is None:
        known = ", ".join(preset.key for preset in kind.presets if given.players in preset.players)
        return _complain(f"{given.game} for {given.players} has these presets: {known or 'none'}")
    options, refused = kind.options_type.from_switches({**switches, **dict(given.option)})
    conflicts = (*refused, *options.conflicts(given.players))
    if conflicts:
        return _complain(f"{Wording(()).say(conflicts[0])} [{conflicts[0].clause}]")
    names = tuple(f"Player {seat}" for seat in range(options.members_for(given.players)))
    record = Record(kind.key, tuple(options.switches().items()), names=names)
    return _simulate(record, given)


def _preset(kind: type[AnyGame], given: argparse.Namespace) -> Mapping[str, object] | None:
    """Return the switches of the preset that is named; None if there is none of that name for so many."""
    if given.preset is None:
        return {}
    fitting = {preset.key: preset.switches for preset in kind.presets if given.players in preset.players}
    return fitting.get(given.preset)


def _simulate(record: Record, given: argparse.Namespace) -> int:
    try:
        for played, _ in play_evening(record, given.deals, given.number, given.level):
            _say(json.dumps(asdict(played)))
    except (NotOpen, Unlawful, CardsAstray) as fault:
        return _complain(f"fault: {fault}", FAULT)
    return 0


def check(given: argparse.Namespace) -> int:
    """Play a record over and print its result, or each problem with its place and clause."""
    opened, problems = _open(given.file)
    for problem in problems:
        _say(_told(problem, opened))
    if opened is None:
        return FAULT
    table, sealed = opened.sitting.table, sealed_deals(opened.sitting)
    broken = [one.deal.number for one in sealed if not one.is_true()]
    for deal in broken:
        _say(f"deal {deal}: the pack is not the one that was sealed")
    seals = f", seals {len(sealed) - len(broken)} of {len(sealed)} true" if sealed else ""
    _say(f"deals {table.tally.deals}, score {_numbers(table.tally.score, '-')}, stage {table.stage}{seals}")
    return FAULT if problems or broken else 0


def show(given: argparse.Namespace) -> int:
    """Write a record out as text for reading."""
    opened, problems = _open(given.file)
    if opened is not None:
        _say(show_record(opened.sitting))
    for problem in problems:
        _say(f"! {_told(problem, opened)}")
    return FAULT if problems or opened is None else 0


def _told(problem: Problem, opened: Resumed | None) -> str:
    """Return a problem as one line: its place, what is wrong, and the clause that was broken."""
    said = Wording(opened.sitting.names if opened else ()).say(problem)
    where = f"act {problem.place}" if problem.place else "header"
    return f"{where}: {said}" + (f" [{problem.clause}]" if problem.clause else "")


COMMANDS = {"simulate": simulate, "check": check, "show": show}


def _open(path: Path) -> tuple[Resumed | None, tuple[Problem, ...]]:
    try:
        text = read_text(path)
    except KnownError as trouble:
        _complain(str(trouble))
        return None, ()
    if text is None:
        _complain(f"{path}: there is no such file")
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
        description="Eldest Hand, the card room of the old books. Without a command the window opens: "
        "with FILE, a record, that sitting comes to the table; --play-itself plays the person's seat too, "
        "ending after --deals K; --smoke plays deals of every game offscreen and ends.",
    )
    parser.add_argument("--version", action="version", version=f"Eldest Hand {__version__}")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND")
    _add_simulate(commands.add_parser("simulate", help="play deals with computer players"))
    for name, what in (("check", "play a record over and list its problems"), ("show", "write a record out")):
        command = commands.add_parser(name, help=what)
        command.add_argument("file", type=Path, metavar="FILE", help="a record (.eldest)")
    return parser


def _add_simulate(command: argparse.ArgumentParser) -> None:
    games = sorted(catalogue())
    command.add_argument("game", choices=games, metavar="GAME", help=", ".join(games))
    command.add_argument("--players", type=int, default=2, metavar="N", help="how many play (default 2)")
    command.add_argument("--deals", type=_how_many, default=1, metavar="K", help="how many (default 1)")
    command.add_argument(
        "--number", type=_deal_number, default=0, metavar="S", help="number of the first deal (default 0)"
    )
    command.add_argument(
        "--level",
        type=_level,
        metavar="NAME",
        help=f"how well they play: {', '.join(level.value for level in Level)} (default: by rule of thumb)",
    )
    command.add_argument(
        "--preset", metavar="KEY", help="house rules under a name; a wrong one is answered with all there are"
    )
    command.add_argument(
        "--option",
        type=_switch,
        action="append",
        default=[],
        metavar="SWITCH=VALUE",
        help="a house rule, such as euchre.rubbers=true",
    )


def _how_many(word: str) -> int:
    if not word.isdigit() or int(word) == 0:
        raise argparse.ArgumentTypeError("at least one deal is played")
    return int(word)


def _deal_number(word: str) -> int:
    if not word.isdigit() or int(word) >= DEAL_NUMBERS:
        raise argparse.ArgumentTypeError(f"deals are numbered from 0 to {DEAL_NUMBERS - 1}")
    return int(word)


def _level(word: str) -> Level:
    level = level_named(word)
    if level is None:
        raise argparse.ArgumentTypeError(f"the levels are {', '.join(level.value for level in Level)}")
    return level


def _switch(word: str) -> tuple[str, object]:
    switch, _, value = word.partition("=")
    try:
        return switch, json.loads(value)
    except ValueError:
        return switch, value
