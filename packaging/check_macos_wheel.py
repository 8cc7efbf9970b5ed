#!/usr/bin/env python3
"""Looks at the real macOS wheels of Qt, on any system: what the spec leaves of them, and for which macOS.

Run by hand when the pinned version changes: it fetches some 110 MB. It fails if something that the program
needs would be dropped, if what is kept needs something dropped, or if a Qt library asks for a newer macOS
than is promised.
"""

import subprocess
import sys
import tempfile
import zipfile
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path, PurePosixPath

from macos.info import OLDEST
from macos.mach import Image, images
from spec_run import carried_out

LIST = Path(__file__).with_name("requirements-play.txt")
WHEELS = ("pyside6-essentials", "shiboken6")
FETCHING = [
    "--no-deps",
    "--only-binary=:all:",
    "--platform",
    "macosx_13_0_universal2",
    "--python-version",
    "3.13",
]
NEEDED = (
    "PySide6/QtCore.abi3.so",
    "PySide6/QtGui.abi3.so",
    "PySide6/QtWidgets.abi3.so",
    "PySide6/QtSvg.abi3.so",
    "PySide6/Qt/plugins/platforms/libqcocoa.dylib",
    "PySide6/Qt/plugins/platforms/libqoffscreen.dylib",
    "PySide6/Qt/plugins/styles/libqmacstyle.dylib",
    "PySide6/Qt/plugins/iconengines/libqsvgicon.dylib",
    "PySide6/Qt/plugins/imageformats/libqsvg.dylib",
    "PySide6/Qt/translations/qtbase_de.qm",
)
"""What the program cannot do without on macOS."""

PLUGINS = ("platforms", "styles", "iconengines", "imageformats")
"""The folders of plugins out of which PyInstaller collects for a program with a window and drawings."""


def main() -> int:
    """Fetch the wheels, look at them, and say what was found; the status is that of the checks."""
    with tempfile.TemporaryDirectory() as folder:
        files = _fetched(Path(folder))
    kept = carried_out("darwin", files).kept
    binaries = {name: tuple(images(data)) for name, data in files.items() if name in kept}
    used = set(_used(binaries))
    faults = [*_missing(kept), *_dropped_but_used(binaries, used), *_too_new(binaries, used)]
    _say(f"{len(files)} files, {len(used)} of them used, of these for macOS:")
    for (marked, kind), count in sorted(Counter(_marks(binaries, used)).items()):
        _say(f"    {marked} {kind}: {count}")
    for fault in faults:
        _say(fault)
    return 1 if faults else 0


def _fetched(folder: Path) -> dict[str, bytes]:
    """Return the files of the wheels by their places, in the versions that are pinned."""
    pins = dict(line.split()[0].split("==") for line in LIST.read_text("utf-8").splitlines() if "==" in line)
    wanted = [f"{name}=={pins[name]}" for name in WHEELS]
    words = [sys.executable, "-m", "pip", "--quiet", "download", *FETCHING, "--dest", str(folder), *wanted]
    subprocess.run(words, check=True)
    files: dict[str, bytes] = {}
    for wheel in folder.glob("*.whl"):
        with zipfile.ZipFile(wheel) as opened:
            files |= {name: opened.read(name) for name in opened.namelist() if not name.endswith("/")}
    return files


def _used(binaries: Mapping[str, tuple[Image, ...]]) -> Iterator[str]:
    """Yield what PyInstaller would collect: the modules needed, the plugins kept, and what those load."""
    waiting = [
        name for name in binaries if name in NEEDED or _is_plugin(name) or name.startswith("shiboken6/")
    ]
    seen = set(waiting)
    while waiting:
        name = waiting.pop()
        if not binaries.get(name):
            continue
        yield name
        found = {place for loaded in _loads(binaries[name]) for place in _places(loaded, binaries)}
        waiting += found - seen
        seen |= found


def _is_plugin(name: str) -> bool:
    folders = PurePosixPath(name).parts
    return folders[:3] == ("PySide6", "Qt", "plugins") and folders[3] in PLUGINS


def _loads(of: Iterable[Image]) -> set[str]:
    """Return the libraries besides the system's that binaries load."""
    return {path for image in of for path in image.loads if not path.startswith(("/usr/lib/", "/System/"))}


def _places(loaded: str, names: Iterable[str]) -> list[str]:
    """Return where in the wheels a library lies that is loaded from the folders which the loader searches."""
    end = "/" + loaded.removeprefix("@rpath/").removeprefix("@loader_path/")
    return [name for name in names if f"/{name}".endswith(end)]


def _missing(kept: set[str]) -> list[str]:
    return [f"needed, and dropped: {name}" for name in NEEDED if name not in kept]


def _dropped_but_used(binaries: Mapping[str, tuple[Image, ...]], used: set[str]) -> list[str]:
    return [
        f"{name} loads {loaded}, which is not there"
        for name in sorted(used)
        for loaded in sorted(_loads(binaries[name]))
        if not _places(loaded, binaries) and not _is_itself(name, loaded)
    ]


def _is_itself(name: str, loaded: str) -> bool:
    return PurePosixPath(loaded).name == PurePosixPath(name).name


def _too_new(binaries: Mapping[str, tuple[Image, ...]], used: set[str]) -> list[str]:
    """Qt's own libraries must keep the promise; PySide's modules are marked anew by whoever builds them."""
    oldest = tuple(map(int, OLDEST.split(".")))
    return [
        f"{name} asks for macOS {'.'.join(map(str, image.oldest))}"
        for name in sorted(used)
        for image in binaries[name]
        if "/Qt/" in name and image.oldest > oldest
    ]


def _marks(binaries: Mapping[str, tuple[Image, ...]], used: set[str]) -> Iterator[tuple[str, str]]:
    for name in used:
        for image in binaries[name]:
            kind = "Qt" if "/Qt/" in name else "PySide"
            yield ".".join(map(str, image.oldest)), f"{kind}, {image.machine}"


def _say(text: str) -> None:
    sys.stdout.write(text + "\n")


if __name__ == "__main__":
    sys.exit(main())
