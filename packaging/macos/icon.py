"""Pictures of a drawing in every size that macOS asks for, in the one file that it wants them in (.icns)."""

import struct
from pathlib import Path

from drawing import as_png, drawn

MAGIC = b"icns"
HEAD = struct.Struct(">4sI")
"""A kind of four letters, and the length with this head: so the file begins, and every picture in it."""

KINDS = {
    b"ic11": 32,
    b"ic12": 64,
    b"ic07": 128,
    b"ic13": 256,
    b"ic08": 256,
    b"ic14": 512,
    b"ic09": 512,
    b"ic10": 1024,
}
"""The kinds of picture and their widths in pixels; some sizes stand twice, as they are and as twice the half.

All are PNG. The two smallest for screens of old would have to be in another form; macOS shrinks larger ones.
"""


def make(drawing: Path, target: Path) -> Path:
    """Write the file of a drawing (SVG), and return its place.

    :raises ValueError: if the drawing cannot be drawn
    """
    pictures = {size: as_png(drawn(drawing, size)) for size in set(KINDS.values())}
    target.write_bytes(packed({kind: pictures[size] for kind, size in KINDS.items()}))
    return target


def packed(pictures: dict[bytes, bytes]) -> bytes:
    """Return the file that holds these pictures, by their kinds."""
    body = b"".join(HEAD.pack(kind, HEAD.size + len(data)) + data for kind, data in pictures.items())
    return HEAD.pack(MAGIC, HEAD.size + len(body)) + body


def unpacked(file: bytes) -> dict[bytes, bytes]:
    """Return the pictures that a file holds.

    :raises ValueError: if it is no such file, or its lengths do not agree
    """
    if len(file) < HEAD.size or HEAD.unpack_from(file) != (MAGIC, len(file)):
        raise ValueError("no icns file, or not whole")
    pictures, at = {}, HEAD.size
    while at < len(file):
        kind, length = HEAD.unpack_from(file, at)
        if not HEAD.size <= length <= len(file) - at:
            raise ValueError(f"a picture of {length} bytes at {at}")
        pictures[kind] = file[at + HEAD.size : at + length]
        at += length
    return pictures
