"""Makes the AppImage: one file that starts on any Linux with a desktop, and needs no FUSE.

In front stands a runtime of our own, `runtime.c`: the usual one asks for FUSE, which today's systems do not
always bring, can only be had ready-made, and starts slower from its mounted picture than ours from the cache.
"""

import hashlib
import shutil
import subprocess
import tempfile
from pathlib import Path

from linux.layout import lay_out
from linux.names import APPLICATION, PACKAGE, PROGRAM, TITLE, VERSION, machine

SOURCE = Path(__file__).with_name("runtime.c")
TYPE_2 = b"AI\x02"
TYPE_AT = 8
"""Where an ELF header has room to say that this is an AppImage of the second type."""

PROGRAM_MODE = 0o755
WARNINGS = ("-Wall", "-Wextra", "-Werror")
LIBRARIES = ("-lsquashfuse", "-lzstd", "-lz", "-llzma")
#: What it takes to compile the runtime, beside gcc.
PACKAGES = ("libsquashfuse-dev", "libzstd-dev", "zlib1g-dev", "liblzma-dev", "squashfs-tools")
SQUASHED = (
    "-comp",
    "zstd",
    "-Xcompression-level",
    "22",
    "-b",
    "1M",
    "-all-root",
    "-no-xattrs",
    "-no-progress",
    "-quiet",
)


def make(folder: Path, dist: Path) -> Path:
    """Make the AppImage of this version."""
    made = dist / f"{TITLE.replace(' ', '_')}-{VERSION}-{machine()}.AppImage"
    with tempfile.TemporaryDirectory(dir=dist) as name:
        work = Path(name)
        squashed = squash(lay_out(folder, work / "root", VERSION), work)
        identity = f"{VERSION}-{hashlib.sha256(squashed.read_bytes()).hexdigest()[:16]}"
        made.write_bytes(runtime(work, identity) + squashed.read_bytes())
    made.chmod(PROGRAM_MODE)
    return made


def squash(root: Path, work: Path) -> Path:
    """Add what an AppImage has at its top, and squash it all into one file."""
    (root / "AppRun").symlink_to(f"usr/lib/{PACKAGE}/{PROGRAM}")
    (root / f"{APPLICATION}.desktop").symlink_to(f"usr/share/applications/{APPLICATION}.desktop")
    for name in (f"{APPLICATION}.png", ".DirIcon"):
        shutil.copy(root / f"usr/share/icons/hicolor/256x256/apps/{APPLICATION}.png", root / name)
    squashed = work / "squashed"
    subprocess.run(["mksquashfs", str(root), str(squashed), *SQUASHED], check=True, stdout=subprocess.DEVNULL)
    return squashed


def runtime(work: Path, identity: str) -> bytes:
    """Compile the runtime, told what the folder in the cache is called."""
    built = work / "runtime"
    words = ["gcc", "-std=gnu11", "-O2", *WARNINGS, "-static", "-s", "-D_FILE_OFFSET_BITS=64"]
    words += [f'-DIDENTITY="{identity}"', "-o", str(built), str(SOURCE), *LIBRARIES]
    subprocess.run(words, check=True)
    return marked(built.read_bytes())


def marked(program: bytes) -> bytes:
    """Return a program that says it is an AppImage."""
    return program[:TYPE_AT] + TYPE_2 + program[TYPE_AT + len(TYPE_2) :]
