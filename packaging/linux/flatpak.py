"""Writes the Flatpak manifest, with the tree of files that it takes beside it.

Only its form can be checked without the runtime, which comes from Flathub. The sandbox has no network; games
and settings lie in the application's own folders.
"""

import shutil
from pathlib import Path

from linux.layout import filled, lay_out, write
from linux.names import COMPONENT, VERSION

TREE = "tree"


def make(folder: Path, dist: Path) -> Path:
    """Write the manifest of this version; `flatpak-builder build-dir MANIFEST` builds it."""
    place = dist / "flatpak"
    shutil.rmtree(place, ignore_errors=True)
    place.mkdir()
    lay_out(folder, place / TREE, VERSION)
    manifest = place / f"{COMPONENT}.json"
    write(manifest, filled("flatpak.json", VERSION))
    return manifest
