"""Reads off a macOS program or library for which processors and oldest macOS it is, and what it loads."""

import struct
from collections.abc import Iterator
from dataclasses import dataclass

_FAT, _PLAIN = 0xCAFEBABE, 0xFEEDFACF
_FAT_HEAD, _FAT_PART = struct.Struct(">II"), struct.Struct(">IIIII")
_HEAD, _COMMAND = struct.Struct("<IIIIIIII"), struct.Struct("<II")
_BUILD_VERSION, _OLDEST_MACOS = 0x32, 0x24
_LOADING = (0xC, 0x80000018, 0x8000001F)  # a library: plain, weak, and passed on to those who load this one
_MACHINES = {0x01000007: "x86_64", 0x0100000C: "arm64"}


@dataclass(frozen=True)
class Image:
    """What one processor gets to see of a file."""

    machine: str
    oldest: tuple[int, int]
    loads: tuple[str, ...]


def images(data: bytes) -> Iterator[Image]:
    """Yield the images in a file, none if it is neither a program nor a library.

    :raises struct.error: if it breaks off
    """
    magic = data[:4]
    if magic == struct.pack(">I", _FAT):
        _, count = _FAT_HEAD.unpack_from(data)
        for part in range(count):
            _, _, at, size, _ = _FAT_PART.unpack_from(data, _FAT_HEAD.size + part * _FAT_PART.size)
            yield from images(data[at : at + size])
    elif magic == struct.pack("<I", _PLAIN):
        yield _image(data)


def _image(data: bytes) -> Image:
    _, machine, _, _, count, *_ = _HEAD.unpack_from(data)
    at, oldest, loads = _HEAD.size, (0, 0), []
    for _ in range(count):
        command, size = _COMMAND.unpack_from(data, at)
        if command in _LOADING:
            (begin,) = struct.unpack_from("<I", data, at + 8)
            loads.append(data[at + begin : at + size].split(b"\0")[0].decode())
        elif command in (_BUILD_VERSION, _OLDEST_MACOS):
            (packed,) = struct.unpack_from("<I", data, at + (12 if command == _BUILD_VERSION else 8))
            oldest = packed >> 16, packed >> 8 & 0xFF
        at += size
    return Image(_MACHINES.get(machine, hex(machine)), oldest, tuple(loads))
