"""Carries `eldest.spec` out for any system, with stand-ins for PyInstaller, and tells what it would build.

So the tests see what becomes of the folder on systems that they do not run on.
"""

import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from types import ModuleType
from typing import Any

SPEC = Path(__file__).with_name("eldest.spec")
HOOKS = "PyInstaller.utils.hooks"
Entry = tuple[str, str, str]
"""A file as PyInstaller lists it: its place in the folder, where it comes from, and its kind."""


@dataclass
class Call:
    """One of PyInstaller's classes, called with these words; an Analysis has found files besides."""

    kind: str
    given: tuple[Any, ...]
    named: dict[str, Any]
    binaries: list[Entry] = field(default_factory=list)
    datas: list[Entry] = field(default_factory=list)
    pure: tuple[()] = ()
    scripts: tuple[()] = ()


@dataclass
class Outcome:
    """What the spec did: its calls in order, and its own names as it left them."""

    calls: list[Call]
    names: dict[str, Any]

    def of(self, kind: str) -> list[Call]:
        """Return the calls of one class."""
        return [call for call in self.calls if call.kind == kind]

    @property
    def kept(self) -> set[str]:
        """The places of the files that stay in the folder, with strokes as on Unix."""
        [analysis] = self.of("Analysis")
        return {place.replace("\\", "/") for place, *_ in (*analysis.binaries, *analysis.datas)}


def carried_out(system: str, found: Iterable[str] = ()) -> Outcome:
    """Carry the spec out.

    :param system: as `sys.platform` names it
    :param found: the places of files that the analysis is to have found
    """
    calls: list[Call] = []

    def stand_in(kind: str) -> Callable[..., Call]:
        def call(*given: Any, **named: Any) -> Call:
            calls.append(Call(kind, given, named))
            if kind == "Analysis":
                calls[-1].binaries = [(place, place, "BINARY") for place in found]
            return calls[-1]

        return call

    kinds = ("Analysis", "PYZ", "EXE", "COLLECT", "BUNDLE")
    names: dict[str, Any] = {"SPECPATH": str(SPEC.parent), **{kind: stand_in(kind) for kind in kinds}}
    with _on(system):
        exec(compile(SPEC.read_text("utf-8"), str(SPEC), "exec"), names)  # as PyInstaller does it
    return Outcome(calls, names)


@contextmanager
def _on(system: str) -> Iterator[None]:
    """Let the interpreter seem to run on a system, with of PyInstaller only what the spec asks for."""
    hooks = ModuleType(HOOKS)
    vars(hooks)["collect_submodules"] = lambda package: [package]
    before, sys.platform = sys.platform, system
    kept, sys.modules[HOOKS] = sys.modules.get(HOOKS), hooks
    try:
        yield
    finally:
        sys.platform = before
        if kept is None:
            del sys.modules[HOOKS]
        else:
            sys.modules[HOOKS] = kept
