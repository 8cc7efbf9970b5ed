"""Finishes the folder that PyInstaller put together: what no setting of its own leaves out."""

import shutil
import struct
import tempfile
from pathlib import Path

from linux.icu import cut_library

ICU_DATA = "libicudata.so.*"
OWN = b"$ORIGIN"
"""How the way of looking for libraries begins where it leads into the folder itself."""

_HEADER, _SEGMENT, _ENTRY = (
    struct.Struct("<16sHHIQQQIHHHHHH"),
    struct.Struct("<IIQQQQQQ"),
    struct.Struct("<QQ"),
)
_LOAD, _DYNAMIC = 1, 2
_END, _STRINGS, _RPATH, _RUNPATH = 0, 5, 15, 29
_ELF_64 = b"\x7fELF\x02\x01"


def finish(folder: Path) -> None:
    """Take out the ways that lead to the builder's own libraries, and what Qt never asks of ICU."""
    for path in folder.rglob("*"):
        if path.is_file() and not path.is_symlink():
            content = path.read_bytes()
            if content.startswith(_ELF_64) and (without := without_foreign_ways(content)) != content:
                path.write_bytes(without)
    if shutil.which("gcc") and shutil.which("nm"):
        # Beside the library itself a link leads to it.
        for library in [path for path in folder.rglob(ICU_DATA) if not path.is_symlink()]:
            with tempfile.TemporaryDirectory() as work:
                shutil.move(cut_library(library, Path(work)), library)


def without_foreign_ways(content: bytes) -> bytes:
    """Return a library without ways (RPATH, RUNPATH) that lead out of its own folder.

    Python's modules carry those of the Python that they were built for: on another machine the way leads to
    nowhere, or to somebody else.
    """
    segments = _segments(content)
    tables = [segment for segment in segments if segment[0] == _DYNAMIC]
    if not tables:
        return content
    _, _, begin, _, _, size, *_ = tables[0]
    entries = list(_ENTRY.iter_unpack(content[begin : begin + size]))
    strings = next(_place(segments, value) for tag, value in entries if tag == _STRINGS)
    kept = [
        (tag, value)
        for tag, value in entries
        if tag not in (_RPATH, _RUNPATH) or content.startswith(OWN, strings + value)
    ]
    kept += [(_END, 0)] * (len(entries) - len(kept))
    return content[:begin] + b"".join(_ENTRY.pack(*entry) for entry in kept) + content[begin + size :]


def _segments(content: bytes) -> list[tuple[int, ...]]:
    """Return the program headers: kind, flags, place in the file, address, and sizes."""
    head = _HEADER.unpack_from(content)
    begin, size, count = head[5], head[9], head[10]
    return [_SEGMENT.unpack_from(content, begin + at * size) for at in range(count)]


def _place(segments: list[tuple[int, ...]], address: int) -> int:
    """Return where in the file lies what is loaded at an address."""
    return next(
        segment[2] + address - segment[3]
        for segment in segments
        if segment[0] == _LOAD and segment[3] <= address < segment[3] + segment[5]
    )
