#!/usr/bin/env python3
"""Compile the modules that have types beside them, and leave what cannot be compiled as it is.

Hatchling calls it for every wheel and for the link of the developers' environment; by itself it compiles in
place. Without Cython, setuptools, a C compiler or Python's headers it says so, and the same files are run as
they are written: nothing is missing then but speed.
"""

import subprocess
import sys
import tempfile
from importlib import import_module
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "desktop"
OPTIMIZED = [] if sys.platform == "win32" else ["-O3", "-g0"]
FOR_TYPES = ("bits", "layout", "traits")
ENDINGS = (".so", ".pyd")


def typed() -> list[Path]:
    """Return the modules that are to be compiled: those with a file of types beside them.

    Not those of which these take the file of types alone.
    """
    found = (path.with_suffix(".py") for path in sorted(SOURCES.rglob("*.pxd")))
    return [path for path in found if path.stem not in FOR_TYPES]


def compiled() -> list[Path]:
    """Return what lies compiled beside its source."""
    return [path for source in typed() for path in beside(source)]


def beside(source: Path) -> list[Path]:
    """Return the compiled forms of one module."""
    return [path for path in source.parent.glob(f"{source.stem}.*") if path.suffix in ENDINGS]


def is_stale(source: Path) -> bool:
    """Tell whether a module has no compiled form younger than all that it was made from."""
    made_from = [source, *source.parent.glob("*.pxd"), Path(__file__)]
    newest = max(path.stat().st_mtime for path in made_from)
    forms = beside(source)
    return not forms or min(path.stat().st_mtime for path in forms) < newest


def build(folder: str) -> None:
    """Compile everything in place, with the leavings in a folder.

    :raises Exception: of many kinds, when something that it takes is missing
    """
    setuptools, cython = import_module("setuptools"), import_module("Cython.Build")
    modules = [
        setuptools.Extension(
            ".".join(path.relative_to(SOURCES).with_suffix("").parts),
            [str(path)],
            extra_compile_args=OPTIMIZED,
        )
        for path in typed()
    ]
    made = cython.cythonize(modules, build_dir=folder, include_path=[str(SOURCES)], quiet=True)
    distribution = setuptools.Distribution({"ext_modules": made, "package_dir": {"": str(SOURCES)}})
    command = distribution.get_command_obj("build_ext")
    command.build_temp, command.inplace = folder, True
    command.ensure_finalized()
    command.run()


def compile_all() -> list[Path]:
    """Compile what is not compiled yet, in a process of its own; return what stands compiled.

    A form that is older than its source would be run in its place, so it is taken away first.
    """
    if any(is_stale(source) for source in typed()):
        for path in compiled():
            path.unlink()
        words = [sys.executable, __file__, "--here"]
        done = subprocess.run(words, cwd=SOURCES, capture_output=True, text=True, check=False)
        if done.returncode:
            *_, why = done.stderr.strip().splitlines() or ["no reason given"]
            sys.stderr.write(f"Not compiled, so slower: {why}\n")
    return compiled()


class CompiledModules(BuildHookInterface[Any]):
    """Puts the compiled modules into the wheel, which then fits one system and one Python only."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile before the files are collected; the link of the developers takes them where they lie."""
        made = compile_all()
        if made and version != "editable":
            build_data["pure_python"] = False
            build_data["infer_tag"] = True
            for path in made:
                build_data["force_include"][str(path)] = path.relative_to(SOURCES).as_posix()


def main() -> int:
    """Compile in place, and say what was."""
    if "--here" in sys.argv:
        with tempfile.TemporaryDirectory() as folder:
            build(folder)
        return 0
    made = [path.relative_to(ROOT).as_posix() for path in compile_all()]
    sys.stdout.write("".join(f"compiled: {name}\n" for name in made))
    return 0


if __name__ == "__main__":
    sys.exit(main())
