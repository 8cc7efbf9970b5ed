#!/usr/bin/env python3
"""One command for everything: play the program, test it, build it.

Needs nothing but Python and, the first time, a network. The environment lives in `.venv` and is made again
whenever the locked lists or the Python version change. The file keeps to a syntax that an older Python can
read, so that such a one can still say what is missing.
"""

from __future__ import annotations

import argparse
import ctypes
import hashlib
import importlib.util
import json
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import time
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
STAMP = VENV / "made-for.txt"
LISTS = {"play": ROOT / "packaging/requirements-play.txt", "test": ROOT / "packaging/requirements-test.txt"}
OLDEST = (3, 11)
KNOWN_MINORS = (13, 12, 11, 14)

#: What Qt loads from the system, and the Debian package that brings it. The last five are for a real window;
#: when one of them is missing Qt always blames libxcb-cursor0, so each is looked for by itself.
LIBRARIES = {
    "libglib-2.0.so.0": "libglib2.0-0",
    "libGL.so.1": "libgl1",
    "libEGL.so.1": "libegl1",
    "libfontconfig.so.1": "libfontconfig1",
    "libdbus-1.so.3": "libdbus-1-3",
    "libxkbcommon.so.0": "libxkbcommon0",
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-shape.so.0": "libxcb-shape0",
}
#: Programs that only the tests and the build use.
PROGRAMS = {
    "Xvfb": "xvfb",
    "xauth": "xauth",
    "xdotool": "xdotool",
    "compare": "imagemagick",
    "openbox": "openbox",
    "objdump": "binutils",
}
FONT = Path("/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf")

COMPILED = (".so", ".pyd")

QUIETLY = ("--disable-pip-version-check", "--quiet", "--quiet")

#: The packages of the program whose every branch a test must take.
COVERED = ("cards", "engine", "laws", "games", "store")

#: What measures and judges nothing, in tests/bench.
BENCHES = ("engine", "analysis", "players", "saves", "painting", "window")
#: What goes on for as long as one likes, in tests/soak, with its heading: what a bad pair of Python and Qt
#: dies in; all games; all games at a strict table; what the players promise; the whole program on a screen,
#: killed, and left.
SOAKS = {
    "animation": "Animation",
    "evenings": "Evenings",
    "strict": "Strict tables",
    "promises": "Promises",
    "window": "The window by itself",
    "kills": "Kills",
    "leaving": "Leaving",
}
REFEREES = ("Beside other referees", ("-m", "pytest", "-m", "long", "--no-cov", "tests/proof"))
#: What tells how strong the computer players are, and judges nothing either.
STRENGTH = "tests/strength/measure.py"


class Trouble(Exception):
    """Something the person at the keyboard can put right; its text says how."""


class Step(NamedTuple):
    """One check: its heading and the arguments given to the environment's Python.

    What is to be done `beside` it runs at the same time, for there are two cores; its output comes after.
    """

    heading: str
    arguments: Sequence[str]
    beside: Sequence[str] = ()


def say(text: str) -> None:
    sys.stdout.write(text + "\n")
    sys.stdout.flush()


def run(command: Sequence[str | Path], **variables: str) -> int:
    """Run a command in the project's root and return its exit status."""
    environment = {**os.environ, **variables}
    return subprocess.run([str(word) for word in command], cwd=ROOT, env=environment, check=False).returncode


def run_both(step: Step) -> int:
    """Run a step and what is to be done beside it, each with coverage of its own; return a failure."""
    with tempfile.TemporaryFile("w+", encoding="utf-8") as output:
        beside = subprocess.Popen(
            [venv_python(), *step.beside],
            cwd=ROOT,
            env={**os.environ, "COVERAGE_FILE": ".coverage.beside"},
            stdout=output,
            stderr=subprocess.STDOUT,
        )
        try:
            status = run([venv_python(), *step.arguments], COVERAGE_FILE=".coverage.first")
            other = beside.wait()
        finally:
            beside.kill()
        output.seek(0)
        say(output.read())
    return status or other


def must(command: Sequence[str | Path], **variables: str) -> None:
    """Run a command that nothing can go on without."""
    status = run(command, **variables)
    if status:
        raise Trouble(f"This failed with status {status}:\n    {' '.join(str(word) for word in command)}")


# ------------------------------------------------------------------ a Python that is new enough


def newer_python() -> Sequence[str]:
    """Return the command of a Python that is new enough, or say that there is none."""
    for minor in KNOWN_MINORS:
        command = ["py", f"-3.{minor}"] if os.name == "nt" else [f"python3.{minor}"]
        if shutil.which(command[0]) and answers(command):
            return command
    wanted, here = ".".join(map(str, OLDEST)), sys.version.split()[0]
    raise Trouble(f"Eldest Hand needs Python {wanted} or newer; this is {here} and no newer one was found.")


def answers(command: Sequence[str]) -> bool:
    quiet = subprocess.DEVNULL
    return subprocess.run([*command, "-c", ""], stdout=quiet, stderr=quiet, check=False).returncode == 0


# ------------------------------------------------------------------ what the system must bring


def is_debian() -> bool:
    return sys.platform == "linux" and Path("/etc/debian_version").exists() and bool(shutil.which("apt-get"))


def loads(library: str) -> bool:
    """Tell whether the system's loader finds a library: the question Qt will ask."""
    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True


def missing_packages(profile: str) -> list[str]:
    """Return the Debian packages that are still wanted, in the order of the tables above."""
    missing = [package for library, package in LIBRARIES.items() if not loads(library)]
    if importlib.util.find_spec("ensurepip") is None:
        missing.append(f"python3.{sys.version_info[1]}-venv")
    return missing + (missing_for_tests() if profile == "test" else [])


def missing_for_tests() -> list[str]:
    missing = [package for program, package in PROGRAMS.items() if not shutil.which(program)]
    if not FONT.exists():
        missing.append("fonts-dejavu-core")
    # Debian's own Python keeps its library in a package apart; the build puts that library into the bundle.
    if sys.base_prefix == "/usr" and not loads(str(sysconfig.get_config_var("INSTSONAME"))):
        missing.append(f"libpython3.{sys.version_info[1]}")
    return missing + missing_for_compiling()


def missing_for_compiling() -> list[str]:
    """Return what the compiled form of some modules takes; who only plays does without it."""
    missing = [] if shutil.which("gcc") else ["gcc"]
    if not Path("/usr/include/stdio.h").exists():
        missing.append("libc6-dev")
    if sys.base_prefix == "/usr" and not Path(sysconfig.get_paths()["include"], "Python.h").exists():
        missing.append(f"libpython3.{sys.version_info[1]}-dev")
    return missing


def ensure_system(profile: str) -> None:
    """Install missing system packages where that is allowed, or name the command that would."""
    if sys.platform != "linux":
        return
    missing = missing_packages(profile)
    if not missing:
        return
    install = ["apt-get", "install", "-qq", "-y", "--no-install-recommends", *missing]
    if not is_debian():
        say(f"Qt may miss some libraries of your system; Debian calls their packages: {' '.join(missing)}")
    elif not apt_allowed():
        raise Trouble(f"Some system packages are missing. Please run:\n    sudo {' '.join(install)}")
    else:
        say(f"Installing {' '.join(missing)} …")
        apt(["apt-get", "update", "-qq"])
        apt(install)


def apt_allowed() -> bool:
    """Tell whether packages can be installed without asking for a password."""
    return os.geteuid() == 0 or bool(shutil.which("sudo") and answers(["sudo", "-n", "true"]))


def apt(command: Sequence[str]) -> None:
    """Run apt-get as root; of its many words only the complaints are shown."""
    as_root = [] if os.geteuid() == 0 else ["sudo", "-n"]
    words = [*as_root, "env", "DEBIAN_FRONTEND=noninteractive", *command]
    if subprocess.run(words, stdout=subprocess.DEVNULL, check=False).returncode:
        raise Trouble(f"This failed; please see to it by hand:\n    {' '.join(command)}")


# ------------------------------------------------------------------ the environment


def venv_python() -> Path:
    return VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def digest() -> str:
    """Return a fingerprint of all that decides what the environment holds."""
    import tomllib  # here, so that an older Python gets far enough to say that it is too old

    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    parts = [json.dumps([project["build-system"], project["project"], project["tool"]["hatch"]])]
    parts += [path.read_text("utf-8") for path in LISTS.values()]
    parts += [sys.version, str(ROOT)]
    return hashlib.sha256("\n".join(parts).encode()).hexdigest()


def ensure_environment(profile: str) -> None:
    """Make `.venv` fit the locked list of a profile; the test list holds all of the play list."""
    made_for, _, made_with = (STAMP.read_text("utf-8") if STAMP.exists() else "").partition(" ")
    wanted = digest()
    if made_with != wanted or not venv_python().exists():
        make_venv()
        install(profile)
    elif made_for not in (profile, "test"):
        install(profile)
    else:
        return
    STAMP.write_text(f"{profile} {wanted}", "utf-8")


def make_venv() -> None:
    say(f"Making {VENV.name} with Python {sys.version.split()[0]} …")
    must([sys.executable, "-m", "venv", "--clear", VENV])


def install(profile: str) -> None:
    """Install exactly what the list names, then the program itself as a link to this folder."""
    pip: list[str | Path] = [venv_python(), "-m", "pip", *QUIETLY, "install", "--no-deps"]
    STAMP.unlink(missing_ok=True)
    must([*pip, "--require-hashes", "--requirement", LISTS[profile]])
    must([*pip, "--no-build-isolation", "--editable", ROOT])


def prepare(profile: str) -> None:
    ensure_system(profile)
    ensure_environment(profile)
    ensure_compiled()


def ensure_compiled() -> None:
    """Compile anew what was edited since: a compiled form is run in place of its source, however old."""
    sources = [path.with_suffix(".py") for path in (ROOT / "desktop").rglob("*.pxd")]
    made = [
        path
        for source in sources
        for path in source.parent.glob(f"{source.stem}.*")
        if path.suffix in COMPILED
    ]
    edited = [*sources, *(source.with_suffix(".pxd") for source in sources)]
    if made and max(map(modified, edited)) > min(map(modified, made)):
        run([venv_python(), ROOT / "packaging/compile.py"])


def modified(path: Path) -> float:
    return path.stat().st_mtime


# ------------------------------------------------------------------ the checks


def lint_steps() -> list[Step]:
    return [
        Step("Format", ["-m", "ruff", "format", "--check", "."]),
        Step("Lint", ["-m", "ruff", "check", "."]),
        Step("Types", ["-m", "mypy"]),
        Step("Layers", ["-c", "from importlinter.cli import lint_imports_command as main; main()"]),
    ]


def test_steps() -> list[Step]:
    include = ",".join(f"desktop/eldest/{name}/*" for name in COVERED)
    pytest = ["-m", "pytest", "--cov", "--cov-report="]
    # about as long as all the rest
    half = [f"tests/{name}" for name in ("ui", "end_to_end", "players", "analysis", "room", "scaffold")]
    rest = [*pytest, "tests", *(f"--ignore={folder}" for folder in half)]
    return [
        Step("Rules against each other", ["seeds/rules/check_rules.py"]),
        Step("Tests", rest, beside=[*pytest, *half]),
        Step("Coverage of both halves", ["-m", "coverage", "combine", "--quiet"]),
        Step(
            "Every branch covered", ["-m", "coverage", "report", f"--include={include}", "--fail-under=100"]
        ),
    ]


def long_steps() -> list[Step]:
    """Return what takes minutes: asked for by `--full`, and always done in CI."""
    return [
        Step("Animation", [soak_script("animation"), "--seconds", "10"]),
        Step("Evenings", [soak_script("evenings"), "--deals", "5"]),
        *(Step(SOAKS[name], [soak_script(name)]) for name in ("strict", "promises")),
        Step(*REFEREES),
        Step("Strength, for information", [STRENGTH, "--short", "--minutes", "0.4"]),
        Step("Package and its smoke test", ["packaging/build.py", "--no-archive"]),
    ]


def soak_script(name: str) -> str:
    return f"tests/soak/{name}.py"


def soak_steps(words: Sequence[str]) -> list[Step]:
    """Return what is soaked: everything a little, or what the first word names, with words of its own."""
    if words:
        name, *its_own = words
        if name not in SOAKS:
            raise Trouble(f"There is no soak called {name}; there are {', '.join(SOAKS)}.")
        return [Step(SOAKS[name], [soak_script(name), *its_own])]
    return [*(Step(heading, [soak_script(name)]) for name, heading in SOAKS.items()), Step(*REFEREES)]


def bench_steps(words: Sequence[str]) -> list[Step]:
    """Return the scripts that measure; each prints its figures, and fails only if it cannot run at all."""
    return [Step(name.capitalize(), [f"tests/bench/{name}.py", *words]) for name in BENCHES]


def take(steps: Sequence[Step]) -> int:
    """Take the steps in order; the first failure ends it with its status."""
    for step in steps:
        say(f"\n=== {step.heading}")
        begin = time.monotonic()
        status = run_both(step) if step.beside else run([venv_python(), *step.arguments])
        say(f"=== {step.heading}: {'failed' if status else 'good'}, {time.monotonic() - begin:.1f} s")
        if status:
            return status
    return 0


# ------------------------------------------------------------------ the commands


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
    """Make the two locked lists again from pyproject.toml, for every system; commit them afterwards."""
    with tempfile.TemporaryDirectory() as folder:
        must([sys.executable, "-m", "venv", folder])
        tools = Path(folder) / ("Scripts" if os.name == "nt" else "bin")
        must([tools / "python", "-m", "pip", *QUIETLY, "install", "uv"])
        for group, profile in (("install", "play"), ("dev", "test")):
            must([tools / "uv", *lock_words(group), LISTS[profile].relative_to(ROOT)])
    return 0


def lock_words(group: str) -> Sequence[str]:
    """Return the words that make a list for all systems, with digests and without any address."""
    source = ["pip", "compile", "pyproject.toml", "--group", group, "--upgrade", "--quiet"]
    form = ["--universal", "--python-version", ".".join(map(str, OLDEST)), "--generate-hashes"]
    return [*source, *form, "--no-emit-index-url", "--no-header", "--no-annotate", "--output-file"]


def build(words: Sequence[str]) -> int:
    """Build the one-folder program into dist/ and try it."""
    prepare("test")
    return run([venv_python(), "packaging/build.py", *words])


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
    for command in (play, test, lint, lock, build, soak, bench, strength, clauses, translate, env)
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
