"""Run by the built program before anything else: has it find its own libraries wherever its folder lies.

The loader of the system takes the folders in which it looks for libraries as one text, parted by `:` on Linux
and `;` on Windows. A folder whose name holds such a mark is looked for in pieces, and the libraries of the
system, if it has any, are taken for ours. Here they are loaded by their places instead.
"""

import contextlib
import os
import sys
from importlib.machinery import ExtensionFileLoader, ModuleSpec
from importlib.util import module_from_spec
from pathlib import Path

MARKS = {"linux": ":;", "win32": ";"}
FOLDERS = ("", "PySide6", "shiboken6")
KNOWN_BY_THEMSELVES = ("libQt6", "libpyside6", "libshiboken6", "libpython")
"""How libraries are called that are looked for beside whoever wants them."""
ROUNDS = 4
"""So often is tried what wants another that is not there yet."""
NOBODY = "eldest_no_such_module"


def load(folder: Path) -> None:
    """Load what lies in a folder and is no module; who wants it later finds it by its name.

    Python can load a library without `ctypes`, which itself may want one: as a module, which it is not.
    """
    libraries = [it for it in sorted(folder.glob("*.so*")) if not it.name.startswith(KNOWN_BY_THEMSELVES)]
    for _ in range(ROUNDS):
        for library in libraries:
            place = str(library)
            with contextlib.suppress(ImportError):
                module_from_spec(ModuleSpec(NOBODY, ExtensionFileLoader(NOBODY, place), origin=place))


def begin(folder: Path, platform: str) -> None:
    """Make the libraries of the program known, if its folder has a name that needs it."""
    if not set(MARKS.get(platform, "")) & set(str(folder)):
        return
    if platform == "linux":
        load(folder)
    elif sys.platform == "win32":
        for name in FOLDERS:
            os.add_dll_directory(str(folder / name))


if hasattr(sys, "_MEIPASS"):
    begin(Path(sys._MEIPASS), sys.platform)
