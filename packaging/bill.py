"""The bill of materials: every file of the built folder, whose it is, in which version, and on what terms.

The form is CycloneDX 1.6, which audits read. It is made from what lies in the folder, not from what was asked
for: a file whose owner nobody here knows ends the build.
"""

import functools
import hashlib
import importlib.metadata
import json
import platform
import re
import shutil
import subprocess
import sys
import uuid
from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import eldest

ROOT = Path(__file__).resolve().parent.parent
LOCKED = ROOT / "packaging/requirements-test.txt"
SPEC_VERSION = "1.6"
SYSTEMS = {"win32": "windows", "darwin": "macos"}
PROGRAM = "eldest-hand"
QT_TERMS = "LGPL-3.0-only OR GPL-2.0-only OR GPL-3.0-only"
Json = dict[str, Any]


class Unknown(Exception):
    """Files lie in the folder of which nobody knows whose they are; the text names them."""


@dataclass(frozen=True)
class Part:
    """Something that others made, or we, and that files of the folder belong to.

    `version` reads its version, if need be off the places of its files; `package` is its name in the registry
    of Python packages, if it came from there.
    """

    name: str
    terms: str
    owns: str
    version: Callable[[Iterable[str]], str] = lambda _places: ""
    package: str = ""
    kind: str = "library"

    def has(self, place: str) -> bool:
        """Tell whether a file at this place of the folder belongs to it."""
        return bool(self.owns) and re.search(self.owns, place) is not None


def of_package(name: str) -> Callable[[Iterable[str]], str]:
    """Return what tells the version of an installed package, nothing if it is not installed."""

    def version(_places: Iterable[str]) -> str:
        try:
            return importlib.metadata.version(name)
        except importlib.metadata.PackageNotFoundError:
            return ""

    return version


def in_names(places: Iterable[str]) -> str:
    """Return the version that Unix libraries have in their names: "73" of `libicuuc.so.73`."""
    found = {match[1] for place in places if (match := re.search(r"\.so\.([\d.]+)$", place))}
    return found.pop() if len(found) == 1 else ""


#: Whose a file is: the first that has it. Places are below the program's folder, with strokes as on Unix.
#: Those that own no file are inside others: the starter, and what Cython writes into compiled modules.
PARTS = (
    Part(
        "Qt",
        QT_TERMS,
        r"^PySide6/(Qt/(?!lib/libicu)|plugins/|translations/|Qt6\w+\.dll$)",
        of_package("PySide6-Essentials"),
    ),
    Part("ICU", "Unicode-3.0", r"(^|/)(libicu|icu)\w*\.", in_names),
    Part(
        "Microsoft Visual C++ runtime",
        "LicenseRef-Microsoft-Visual-C-runtime",
        r"(?i)(^|/)(vcruntime|msvcp|concrt|ucrtbase|api-ms-win)[\w.-]*\.dll$",
    ),
    Part(
        "PySide6-Essentials", QT_TERMS, r"^PySide6/", of_package("PySide6-Essentials"), "pyside6-essentials"
    ),
    Part("shiboken6", QT_TERMS, r"^shiboken6/", of_package("shiboken6"), "shiboken6"),
    Part(
        "endplay (its library DDS alone)",
        "Apache-2.0",
        r"^eldest/analysis/(lib)?dds\.\w+$",
        of_package("endplay"),
        "endplay",
    ),
    Part(
        PROGRAM,
        "MIT",
        r"^(eldest(-hand)?(\.exe)?$|eldest/)",
        lambda _places: eldest.__version__,
        kind="application",
    ),
    Part(
        "CPython",
        "Python-2.0.1",
        r"^(base_library\.zip|(lib)?python3[\w.]*\.(dll|dylib|so[\d.]*)|python3[\d.]*/.*|[\w.-]+\.pyd|Python(\.framework/.*)?)$",
        lambda _places: platform.python_version(),
    ),
    Part(
        "PyInstaller",
        "GPL-2.0-or-later WITH Bootloader-exception",
        "",
        of_package("pyinstaller"),
        "pyinstaller",
    ),
    Part("Cython", "Apache-2.0", "", of_package("cython"), "cython"),
)

#: Libraries of the system the program was built on, by the beginning of their names.
OF_THE_SYSTEM = {
    "libxcb": "MIT",
    "libxkbcommon": "MIT",
    "libffi": "MIT",
    "liblzma": "0BSD",
    "libzstd": "BSD-3-Clause",
    "libz.": "Zlib",
    "zlib": "Zlib",
    "libsqlite3": "blessing",
    "sqlite3": "blessing",
    "libbz2": "bzip2-1.0.6",
    "libuuid": "BSD-3-Clause",
    "libmpdec": "BSD-2-Clause",
    "libexpat": "MIT",
    "libcrypto": "Apache-2.0",
    "libssl": "Apache-2.0",
}


def make(folder: Path, dist: Path) -> Path:
    """Write the bill of a built folder, and return its place.

    :raises Unknown: if nobody knows whose a file is
    """
    system = SYSTEMS.get(sys.platform, sys.platform)
    target = dist / f"{PROGRAM}-{eldest.__version__}-{system}-{platform.machine().lower()}.cdx.json"
    target.write_text(json.dumps(bill(digests(folder)), indent=1, ensure_ascii=False) + "\n", "utf-8")
    return target


def digests(folder: Path) -> dict[str, str]:
    """Return the SHA-256 of every file of a folder by its place; links are no files of their own."""
    return {
        path.relative_to(folder).as_posix(): hashlib.sha256(path.read_bytes()).hexdigest()
        for path in sorted(folder.rglob("*"))
        if path.is_file() and not path.is_symlink()
    }


def bill(files: Mapping[str, str]) -> Json:
    """Return the bill of files by their places, each with its SHA-256.

    :raises Unknown: if nobody knows whose one is
    """
    owned: dict[Part, dict[str, str]] = defaultdict(dict)
    for place, digest in files.items():
        owned[owner(place)][place] = digest
    inside = [part for part in PARTS if not part.owns]
    parts = sorted({*owned, *inside}, key=lambda part: part.name.lower())
    root = next(part for part in PARTS if part.name == PROGRAM)
    components = [component(part, owned.get(part, {})) for part in parts if part is not root]
    own = component(root, {})
    document: Json = {
        "bomFormat": "CycloneDX",
        "specVersion": SPEC_VERSION,
        "version": 1,
        "metadata": {**_when(), "component": own, "properties": _built_on()},
        "components": [*_files(owned.get(root, {})), *components],
        "dependencies": _dependencies(own["bom-ref"], components),
    }
    # The same content has the same number, whenever it was written.
    number = uuid.uuid5(uuid.NAMESPACE_OID, json.dumps(document, sort_keys=True))
    return {"serialNumber": number.urn, **document}


def owner(place: str) -> Part:
    """Return whose a file is.

    :raises Unknown: if nobody knows
    """
    inner = place.removeprefix("_internal/")
    known = next((part for part in PARTS if part.has(inner)), None)
    if known is not None:
        return known
    library = Path(inner).name
    terms = next((terms for name, terms in OF_THE_SYSTEM.items() if library.lower().startswith(name)), None)
    if terms is None:
        raise Unknown(f"nobody knows whose {place} is")
    return Part(library, terms, re.escape(library))


def component(part: Part, files: Mapping[str, str]) -> Json:
    """Return a part as the bill lists it, with its files."""
    version = part.version(files)
    made: Json = {"type": part.kind, "name": part.name, "licenses": [{"expression": part.terms}]}
    if part.package:
        made["purl"] = f"pkg:pypi/{part.package}@{version}"
        pinned = [{"name": f"{PROGRAM}:locked-sha256", "value": digest} for digest in locked(part.package)]
        made |= {"properties": pinned} if pinned else {}
    elif part not in PARTS and (package := _package_of(part.name)):
        version, made["purl"] = package
    made |= {"version": version} if version else {}
    made["bom-ref"] = f"{part.name}@{version}" if version else part.name
    return made | ({"components": _files(files)} if files else {})


def locked(package: str, text: str | None = None) -> list[str]:
    """Return the digests that the locked list allows for a package: one for each of its wheels."""
    text = LOCKED.read_text("utf-8") if text is None else text
    entry = re.search(rf"^{re.escape(package)}==.*(?:\n    --hash=.*)+", text, re.MULTILINE)
    return re.findall(r"sha256:([0-9a-f]{64})", entry[0]) if entry else []


def _files(files: Mapping[str, str]) -> list[Json]:
    return [
        {
            "type": "file",
            "bom-ref": f"file:{place}",
            "name": place,
            "hashes": [{"alg": "SHA-256", "content": digest}],
        }
        for place, digest in files.items()
    ]


def _dependencies(root: str, components: Iterable[Json]) -> list[Json]:
    """Return who uses whom: the program everything, PySide its own two besides."""
    refs = {made["name"]: made["bom-ref"] for made in components}
    below = {"PySide6-Essentials": ("Qt", "shiboken6"), "Qt": ("ICU",), "shiboken6": ("CPython",)}
    return [
        {"ref": root, "dependsOn": sorted(refs.values())},
        *(
            {"ref": ref, "dependsOn": [refs[lower] for lower in below.get(name, ()) if lower in refs]}
            for name, ref in refs.items()
        ),
    ]


def _when() -> Json:
    """Return the time of the last change, not that of the build: two builds of one state are alike."""
    words = ["git", "log", "-1", "--format=%cI"]
    told = subprocess.run(words, cwd=ROOT, capture_output=True, text=True, check=False)
    return {"timestamp": told.stdout.strip()} if told.returncode == 0 and told.stdout.strip() else {}


def _built_on() -> list[Json]:
    return [
        {
            "name": f"{PROGRAM}:built-on",
            "value": f"{SYSTEMS.get(sys.platform, sys.platform)} {platform.machine()}",
        }
    ]


@functools.cache
def _package_of(library: str) -> tuple[str, str] | None:
    """Return version and address of the Debian package that a system library is from, where dpkg knows it."""
    if not shutil.which("dpkg-query"):
        return None
    told = _asked("dpkg-query", "--search", f"*/{library}")
    if not told:
        return None
    package = told.splitlines()[0].split(": ")[0].split(",")[0]
    name, version, machine = _asked(
        "dpkg-query", "--show", "--showformat=${Package} ${Version} ${Architecture}", package
    ).split()
    origin = platform.freedesktop_os_release().get("ID", "debian")
    return (
        version,
        f"pkg:deb/{origin}/{name}@{version.replace(':', '%3A').replace('+', '%2B')}?arch={machine}",
    )


def _asked(*words: str) -> str:
    return subprocess.run(words, capture_output=True, text=True, check=False).stdout
