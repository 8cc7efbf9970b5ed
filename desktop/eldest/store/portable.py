"""Portable mode: everything the user has lies beside the program, on a stick or in a folder he carries about.

It is asked for by an empty file called `portable` beside the program, or beside the AppImage, or beside
the `.app` of macOS. Only a built program knows it: in a checkout the variable does the same.
"""

import os
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from eldest.engine.phrase import phrase
from eldest.store.errors import KnownError
from eldest.store.folders import OVERRIDE, Folders, is_there
from eldest.store.saves import UNFINISHED

MARKER = "portable"
KEPT_IN = "Eldest Hand data"
"""The folder beside the marker."""

NOT_PORTABLE = phrase(
    "store",
    "This program is to keep everything beside it, but {folder} cannot be written to: {reason}. "
    "Games and settings are in {instead} for now.",
)
CANNOT_KEEP = phrase(
    "store",
    "Nothing can be saved in {folder}: {reason}. You can play, but the game will not be kept. "
    "See whether there is room and the folder may be written to, or name another in {variable}.",
)


@dataclass(frozen=True, slots=True)
class Program:
    """The program as the system started it: its file, and the variables it was given."""

    executable: Path
    environ: Mapping[str, str]
    is_built: bool

    @classmethod
    def running(cls) -> "Program":
        """Return the program that runs."""
        return cls(Path(sys.executable), os.environ, bool(getattr(sys, "frozen", False)))

    @property
    def beside(self) -> Path | None:
        """The folder in which a user sees the program lie; None for a checkout."""
        if not self.is_built:
            return None
        image, mounted = self.environ.get("APPIMAGE"), self.environ.get("APPDIR")
        # Both variables may have come down from another program in an image, which started this one.
        if image and mounted and self.executable.is_relative_to(mounted):
            return Path(image).parent
        bundles = [folder for folder in self.executable.parents if folder.suffix == ".app"]
        return bundles[-1].parent if bundles else self.executable.parent


def folders_for(program: Program) -> tuple[Folders, KnownError | None]:
    """Return the folders for a program, made where wanting, and what is to be said about them.

    :raises KnownError: if there are none to be had
    """
    beside = program.beside
    if beside is None or program.environ.get(OVERRIDE) or not is_there(beside / MARKER):
        folders = Folders.of_user(program.environ).made()
        return folders, _trouble_with(folders)
    carried = Folders.both(beside / KEPT_IN)
    reason = _refusal_of(carried)
    if reason is None:
        return carried, None
    usual = Folders.of_user(program.environ).made()
    return usual, KnownError(NOT_PORTABLE, folder=carried.data, reason=reason, instead=usual.data)


def _refusal_of(folders: Folders) -> str | None:
    """Return why nothing can be kept in folders that need not be there yet; None if it can."""
    try:
        trouble = _trouble_with(folders.made())
    except KnownError as unmade:
        trouble = unmade
    return None if trouble is None else str(dict(trouble.values)["reason"])


def _trouble_with(folders: Folders) -> KnownError | None:
    """Return why nothing can be kept in folders, having tried it; None if all is well."""
    for folder in dict.fromkeys((folders.data, folders.config)):
        trial = folder / f".trial.{os.getpid()}{UNFINISHED}"
        try:
            trial.write_bytes(b"trial")
            trial.unlink()
        except OSError as trouble:
            reason = trouble.strerror or trouble
            return KnownError(CANNOT_KEEP, folder=folder, reason=reason, variable=OVERRIDE)
    return None
