#!/usr/bin/env python3
"""One command for everything: play the program, test it, build it.

Needs nothing but Python and, the first time, a network. The environment lives in `.venv` and is made again
whenever the locked lists or the Python version change. The file keeps to a syntax that an older Python can
read, so that such a one can still say what is missing.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

from environment import (
    AUDIT,
    LISTS,
    OLDEST,
    QUIETLY,
    ROOT,
    Trouble,
    ensure_system,
    must,
    newer_python,
    prepare,
    run,
    say,
    venv_python,
)
from steps import STRENGTH, bench_steps, lint_steps, long_steps, release_steps, soak_steps, take, test_steps

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence


def play(words: Sequence[str]) -> int:
    """Make the environment if need be and start the program; further words go to it."""
    prepare("play")
    return run([venv_python(), "-m", "eldest", *words])


def test(words: Sequence[str]) -> int:
    """Run every check (--full, as in CI, adds soak and package), or pytest alone with words."""
    prepare("test")
    full = "--full" in words or bool(os.environ.get("CI"))
    wanted = [word for word in words if word != "--full"]
    if wanted:
        return run([venv_python(), "-m", "pytest", *wanted])
    return take([*lint_steps(), *test_steps(), *(long_steps() if full else [])])


def lint(_words: Sequence[str]) -> int:
    """Check format, style, types and the layers."""
    prepare("test")
    return take(lint_steps())


def lock(_words: Sequence[str]) -> int:
    """Make the locked lists again from pyproject.toml, for every system; commit them afterwards."""
    with tempfile.TemporaryDirectory() as folder:
        must([sys.executable, "-m", "venv", folder])
        tools = Path(folder) / ("Scripts" if os.name == "nt" else "bin")
        must([tools / "python", "-m", "pip", *QUIETLY, "install", "uv"])
        for group, profile in (("install", "play"), ("dev", "test")):
            must(
                [
                    tools / "uv",
                    *lock_words("pyproject.toml", "--group", group),
                    LISTS[profile].relative_to(ROOT),
                ]
            )
        must([tools / "uv", *lock_words("--group", "pyproject.toml:audit"), AUDIT.relative_to(ROOT)])
    return 0


def audit(_words: Sequence[str]) -> int:
    """Ask the registry whether flaws are known of anything that is pinned; needs a network."""
    with tempfile.TemporaryDirectory() as folder:
        must([sys.executable, "-m", "venv", folder])
        tools = Path(folder) / ("Scripts" if os.name == "nt" else "bin")
        words = ["install", "--no-deps", "--require-hashes", "--requirement"]
        must([tools / "python", "-m", "pip", *QUIETLY, *words, AUDIT])
        # The test list holds all of the play list; the auditor itself is to be sound too.
        lists: list[str | Path] = ["--requirement", LISTS["test"], "--requirement", AUDIT]
        return run([tools / "pip-audit", "--strict", "--disable-pip", "--require-hashes", *lists])


def lock_words(*what: str) -> Sequence[str]:
    """Return the words that make a list for all systems, with digests and without any address."""
    source = ["pip", "compile", *what, "--upgrade", "--quiet"]
    form = ["--universal", "--python-version", ".".join(map(str, OLDEST)), "--generate-hashes"]
    return [*source, *form, "--no-emit-index-url", "--no-header", "--no-annotate", "--output-file"]


def build(words: Sequence[str]) -> int:
    """Build the program into dist/ and try it; words (deb, appimage ...) make installers of it."""
    prepare("test")
    return run([venv_python(), "packaging/build.py", *words])


def release(words: Sequence[str]) -> int:
    """Make all packages that can be made here, and try them in clean systems (as root)."""
    prepare("test")
    ensure_system("release")
    return take(release_steps(words))


def soak(words: Sequence[str]) -> int:
    """Try all that can go on and on for some minutes, or one thing: evenings --deals 1000."""
    prepare("test")
    return take(soak_steps(words))


def bench(words: Sequence[str]) -> int:
    """Measure speed: print figures, judge nothing (--brief only sees whether it can be measured)."""
    prepare("test")
    return take(bench_steps(words))


def strength(words: Sequence[str]) -> int:
    """Measure how strong the computer players are: two of them, or the --ladder (--help tells more)."""
    prepare("test")
    return run([venv_python(), STRENGTH, *words])


def clauses(_words: Sequence[str]) -> int:
    """Print how many clauses of the rules are carried out and tested."""
    prepare("test")
    return run([venv_python(), "tests/helpers/clauses.py"])


def translate(_words: Sequence[str]) -> int:
    """Collect all phrases anew into resources/translations, and compile what is translated."""
    # A new language begins with an empty file there, `eldest_xx.ts`. What is still to be translated is marked
    # `unfinished`; Qt Linguist (`.venv/bin/pyside6-linguist`) shows it with its context.
    prepare("test")
    sources = sorted((ROOT / "desktop/eldest").rglob("*.py"))
    for sheet in sorted((ROOT / "resources/translations").glob("*.ts")):
        must([tool("lupdate"), *COLLECTING, *sources, "-ts", sheet])
        must([tool("lrelease"), "-silent", sheet, "-qm", sheet.with_suffix(".qm")])
    return 0


def tool(name: str) -> Path:
    """Return one of the tools that come with PySide6."""
    return venv_python().with_name(f"pyside6-{name}")


#: `phrase` marks sentences outside the window as `tr` does inside. Places would change at every edit.
COLLECTING = [
    "-silent",
    "-no-obsolete",
    "-locations",
    "none",
    "-tr-function-alias",
    "QT_TRANSLATE_NOOP+=phrase",
]


def env(_words: Sequence[str]) -> int:
    """Make the environment for work on the program and say how to use it."""
    prepare("test")
    say(f"Ready: {venv_python().relative_to(ROOT)}")
    return 0


COMMANDS: dict[str, Callable[[Sequence[str]], int]] = {
    command.__name__: command
    for command in (
        play,
        test,
        lint,
        lock,
        audit,
        build,
        release,
        soak,
        bench,
        strength,
        clauses,
        translate,
        env,
    )
}


def reader() -> argparse.ArgumentParser:
    """Return the reader of the command line; its help lists every command with its first words."""
    lines = [f"  {name:8} {command.__doc__}" for name, command in COMMANDS.items()]
    parser = argparse.ArgumentParser(
        description="Play, test and build Eldest Hand.",
        epilog="commands:\n" + "\n".join(lines),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("command", choices=COMMANDS, metavar="command", help="one of those below")
    parser.add_argument("words", nargs=argparse.REMAINDER, help="words for the command, after -- if you like")
    return parser


def main() -> int:
    """Read the command line and carry it out, under a newer Python if this one is too old."""
    asked = reader().parse_args()
    words = asked.words[1:] if asked.words[:1] == ["--"] else asked.words
    try:
        if sys.version_info < OLDEST:
            return run([*newer_python(), __file__, *sys.argv[1:]])
        return COMMANDS[asked.command](words)
    except Trouble as trouble:
        say(str(trouble))
        return 1


if __name__ == "__main__":
    sys.exit(main())
