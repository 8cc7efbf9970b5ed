"""Has the usual tools read what was made: each knows one form, and says what is wrong with it."""

import re
import shutil
import subprocess
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from linux.names import APPLICATION, COMPONENT, PACKAGE


class Check(NamedTuple):
    """A tool, its words, what in its answer is a fault although it ends with 0, and where it is called."""

    heading: str
    words: Sequence[str]
    fault: str = r"(?!)"
    folder: Path | None = None


def of_tree(root: Path) -> list[Check]:
    """Return the checks of a tree that was laid out."""
    share = root / "usr/share"
    metadata = str(share / f"metainfo/{COMPONENT}.metainfo.xml")
    entry = str(share / f"applications/{APPLICATION}.desktop")
    return [
        Check("desktop entry", ["desktop-file-validate", entry], r"."),
        Check("metadata", ["appstreamcli", "validate", "--no-net", metadata]),
        Check("types", ["update-mime-database", str(share / "mime")], r"(?i)error|warning|invalid"),
        Check("man page", ["man", "--warnings", "-l", str(share / "man/man6/eldest.6.gz")], r"warning|error"),
    ]


def of_packages(dist: Path) -> list[Check]:
    """Return the checks of the packages that lie in a folder."""
    found = [
        Check("deb", ["lintian", "--allow-root", "--fail-on", "error,warning", str(path)], r"^[EW]: ")
        for path in dist.glob(f"{PACKAGE}_*.deb")
    ]
    found += [
        Check(
            "rpm", ["rpm", "-qp", "--nosignature", "--requires", "--list", str(path)], r"(?i)^(error|warning)"
        )
        for path in dist.glob(f"{PACKAGE}-*.rpm")
    ]
    found += [
        # Whatever it is asked, it makes a folder for its state where it is called.
        Check(
            "flatpak manifest",
            ["flatpak-builder", "--show-manifest", path.name],
            r"(?i)error|unknown",
            path.parent,
        )
        for path in dist.glob("flatpak/*.json")
    ]
    found += [
        Check("AppImage", ["unsquashfs", "-o", offset(path), "-l", str(path)], r"FATAL")
        for path in dist.glob("*.AppImage")
    ]
    return found


def offset(image: Path) -> str:
    """Return where the squashfs of an AppImage begins, as it says itself."""
    words = [str(image.resolve()), "--appimage-offset"]
    return subprocess.run(words, capture_output=True, text=True, check=True).stdout.strip()


def is_possible(check: Check) -> bool:
    """Tell whether the tool is here."""
    return bool(shutil.which(check.words[0]))


def complaint(check: Check) -> str:
    """Carry a check out, and return what the tool complains of; nothing if it is content."""
    done = subprocess.run(list(check.words), capture_output=True, text=True, check=False, cwd=check.folder)
    said = done.stdout + done.stderr
    return said if done.returncode or re.search(check.fault, said, re.MULTILINE) else ""
