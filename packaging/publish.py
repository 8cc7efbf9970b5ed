#!/usr/bin/env python3
"""What a release needs besides what is built: its number, and the digests of its files.

    publish.py tag v0.1.0     fails unless the tag is that of the program's one version number
    publish.py sums FOLDER    writes SHA256SUMS beside the files of a folder

Needs nothing but Python.
"""

import hashlib
import re
import sys
from collections.abc import Sequence
from pathlib import Path

VERSION_FILE = Path(__file__).resolve().parents[1] / "desktop/eldest/__init__.py"
VERSION = re.compile(r'^__version__ = "(\d+\.\d+\.\d+)"$', re.MULTILINE)
SUMS = "SHA256SUMS"


def version() -> str:
    """Return the version number, which stands in one place only.

    :raises ValueError: if it is not one of three numbers
    """
    found = VERSION.search(VERSION_FILE.read_text("utf-8"))
    if found is None:
        raise ValueError(f"no version like 1.2.3 in {VERSION_FILE.name}")
    return found[1]


def fault_of_tag(tag: str) -> str:
    """Return what is wrong with a tag, and nothing if it is that of the version."""
    wanted = f"v{version()}"
    return "" if tag == wanted else f"The tag is {tag!r}, but the program's version asks for {wanted!r}."


def sums(folder: Path) -> str:
    """Return a line for every file of a folder, in the form that `sha256sum -c` reads.

    :raises ValueError: if there is no file
    """
    files = sorted(path for path in folder.iterdir() if path.is_file() and path.name != SUMS)
    if not files:
        raise ValueError(f"nothing lies in {folder}")
    return "".join(f"{_digest(path)}  {path.name}\n" for path in files)


def _digest(path: Path) -> str:
    with path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()


def main(words: Sequence[str]) -> int:
    """Carry out one of the two; status 1 for a wrong tag, 2 for words that mean nothing."""
    match list(words):
        case ["tag", tag]:
            fault = fault_of_tag(tag)
            sys.stderr.write(f"{fault}\n" if fault else "")
            return 1 if fault else 0
        case ["sums", folder]:
            (Path(folder) / SUMS).write_text(sums(Path(folder)), "utf-8", newline="\n")
            return 0
    sys.stderr.write(f"{__doc__}\n")
    return 2


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
