"""Which of the system's libraries the built folder loads, and which packages bring them.

The packages depend on these and on nothing else; a library that nobody wrote down here stops the build.
"""

import re
import subprocess
from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

#: By the names of the libraries. Where the name of a package has changed with 64-bit time, both stand there.
DEBIAN = {
    "libEGL.so.1": "libegl1",
    "libGL.so.1": "libgl1",
    "libX11-xcb.so.1": "libx11-xcb1",
    "libX11.so.6": "libx11-6",
    "libdbus-1.so.3": "libdbus-1-3",
    "libfontconfig.so.1": "libfontconfig1",
    "libfreetype.so.6": "libfreetype6",
    "libgcc_s.so.1": "libgcc-s1",
    "libglib-2.0.so.0": "libglib2.0-0 | libglib2.0-0t64",
    "libgthread-2.0.so.0": "libglib2.0-0 | libglib2.0-0t64",
    "libstdc++.so.6": "libstdc++6",
    "libwayland-client.so.0": "libwayland-client0",
    "libwayland-cursor.so.0": "libwayland-cursor0",
    "libxcb.so.1": "libxcb1",
    "libz.so.1": "zlib1g",
}
OF_LIBC = (
    "libc.so.6",
    "libdl.so.2",
    "libm.so.6",
    "libpthread.so.0",
    "librt.so.1",
    "libutil.so.1",
    "ld-linux",
)
#: What no library tells of: the keyboards that libxkbcommon, which is in the folder, reads.
DEBIAN_DATA = ("xkb-data",)
RPM_DATA = ("xkeyboard-config",)

_NEEDED = re.compile(r"^\s+NEEDED\s+(\S+)", re.MULTILINE)
_GLIBC = re.compile(r"\bGLIBC_(\d+)\.(\d+)")
_ELF = b"\x7fELF"


class Wants(NamedTuple):
    """What a folder takes from the system: libraries but for libc's, and the oldest libc that will do."""

    libraries: frozenset[str]
    libc: tuple[int, int]


class Unknown(Exception):
    """A library that no package is written down for, or a package that no library calls for."""


def wants(folder: Path) -> Wants:
    """Return what the programs and libraries of a folder take from the system.

    :raises subprocess.CalledProcessError: if objdump cannot read one of them
    """
    files = [path for path in folder.rglob("*") if path.is_file() and _is_elf(path)]
    here = {path.name for path in files} | {path.name for path in folder.rglob("*.so*")}
    told = [_told(path) for path in files]
    needed = {name for text in told for name in _NEEDED.findall(text)}
    libc = max((int(a), int(b)) for text in told for a, b in _GLIBC.findall(text))
    return Wants(frozenset(name for name in needed - here if not name.startswith(OF_LIBC)), libc)


def _is_elf(path: Path) -> bool:
    with path.open("rb") as file:
        return file.read(len(_ELF)) == _ELF


def _told(path: Path) -> str:
    words = ["objdump", "-p", str(path)]
    return subprocess.run(words, capture_output=True, text=True, check=True).stdout


def debian_packages(wanted: Wants) -> list[str]:
    """Return the exact list for `Depends`.

    :raises Unknown: if the table above has too little or too much
    """
    unknown, idle = wanted.libraries - DEBIAN.keys(), DEBIAN.keys() - wanted.libraries
    if unknown or idle:
        raise Unknown(f"without a package: {sorted(unknown)}; not called for: {sorted(idle)}")
    libc = f"libc6 (>= {wanted.libc[0]}.{wanted.libc[1]})"
    return sorted({libc, *DEBIAN_DATA, *(DEBIAN[name] for name in wanted.libraries)})


def rpm_capabilities(wanted: Wants) -> list[str]:
    """Return the exact list for `Requires`: RPM asks for libraries by their own names."""
    libc = f"libc.so.6(GLIBC_{wanted.libc[0]}.{wanted.libc[1]})(64bit)"
    return sorted({libc, *RPM_DATA, *_marked(wanted.libraries)})


def _marked(names: Iterable[str]) -> list[str]:
    return [f"{name}()(64bit)" for name in names]
