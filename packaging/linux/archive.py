"""Makes the plain archive: a folder to unpack anywhere and start from."""

import tarfile
from pathlib import Path

from linux.names import PACKAGE, PROGRAM, VERSION, machine

PROGRAM_MODE, FILE_MODE = 0o755, 0o644


def make(folder: Path, dist: Path) -> Path:
    """Pack the folder as it is, owned by nobody in particular."""
    made = dist / f"{PACKAGE}-{VERSION}-linux-{machine()}.tar.xz"
    with tarfile.open(made, "w:xz") as packed:
        for path in [folder, *sorted(folder.rglob("*"))]:
            name = Path(f"{PACKAGE}-{VERSION}") / path.relative_to(folder)
            packed.add(path, arcname=str(name), recursive=False, filter=_owned_by_root)
    return made


def _owned_by_root(entry: tarfile.TarInfo) -> tarfile.TarInfo:
    entry.uid = entry.gid = 0
    entry.uname = entry.gname = "root"
    is_program = entry.isdir() or Path(entry.name).name == PROGRAM
    entry.mode = PROGRAM_MODE if is_program else FILE_MODE
    return entry
