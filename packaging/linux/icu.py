"""Cuts down the data of ICU, of which Qt uses next to nothing: a third of the whole folder.

Qt compares words by it and knows old encodings by it; names of languages, countries, currencies,
units and dates Qt brings itself. What is dropped is what only ICU's own callers would ask for. The
data lie in a library of their own without code; it is taken apart and linked anew with the rest.
"""

import re
import struct
import subprocess
import tempfile
from pathlib import Path

#: Words of other languages; rules to spell numbers, to turn one script into another and to part words
#: that are written without spaces; the names of characters; and by its last line what languages say of
#: dates and numbers.
DROPPED = re.compile(
    r"[^/]+/(?:"
    r"(?:curr|lang|rbnf|region|unit|zone)/(?!root\.|pool\.|res_index\.).*\.res"
    r"|translit/(?!res_index\.).*\.res"
    r"|brkitr/.*\.dict"
    r"|unames\.icu"
    r"|(?!root\.)[a-z]{2,3}(?:_\w+)?\.res"
    r")"
)
MAGIC, KIND, KIND_AT = b"\xda\x27", b"CmnD", 12
ALIGNED = 16
ENTRY = struct.Struct("<II")
COUNT = struct.Struct("<I")


class Strange(Exception):
    """A library that does not look like ICU's data."""


def is_wanted(name: str) -> bool:
    """Tell whether a part, by its name in the data, is of use to Qt."""
    return not DROPPED.fullmatch(name)


def cut(data: bytes) -> bytes:
    """Return ICU's common data without the parts that are of no use.

    :raises Strange: if these are no such data
    """
    if data[2:4] != MAGIC or data[KIND_AT : KIND_AT + len(KIND)] != KIND:
        raise Strange("not the common data of ICU")
    (begin,) = struct.unpack_from("<H", data)
    return data[:begin] + _packed({k: v for k, v in parts(data[begin:]).items() if is_wanted(k)})


def parts(body: bytes) -> dict[str, bytes]:
    """Return the parts by their names; the body begins with the table of contents."""
    (count,) = COUNT.unpack_from(body)
    entries = [ENTRY.unpack_from(body, COUNT.size + at * ENTRY.size) for at in range(count)]
    ends = [*(at for _, at in entries[1:]), len(body)]
    return {
        body[name : body.index(b"\0", name)].decode("ascii"): body[at:end]
        for (name, at), end in zip(entries, ends, strict=True)
    }


def _packed(kept: dict[str, bytes]) -> bytes:
    """Return a table of contents with names and parts behind it; the order of the names must stay."""
    names_at = COUNT.size + len(kept) * ENTRY.size
    names = b"".join(name.encode("ascii") + b"\0" for name in kept)
    at = _aligned(names_at + len(names))
    table, blobs = [COUNT.pack(len(kept))], [bytes(at - names_at - len(names))]
    for name, part in kept.items():
        table.append(ENTRY.pack(names_at, at))
        blobs.append(part + bytes(_aligned(len(part)) - len(part)))
        names_at += len(name) + 1
        at += len(blobs[-1])
    return b"".join([*table, names, *blobs])


def _aligned(size: int) -> int:
    return -(-size // ALIGNED) * ALIGNED


def cut_library(library: Path, work: Path) -> Path:
    """Link the data of a library anew without what is dropped, and return the new one.

    :raises Strange: if it holds anything but ICU's data
    :raises subprocess.CalledProcessError: if it cannot be read or linked
    """
    words = ["nm", "--dynamic", "--print-size", str(library)]
    told = subprocess.run(words, capture_output=True, text=True, check=True).stdout.split("\n")
    (symbol,) = (line.split() for line in told if re.fullmatch(r"\w+ \w+ [A-Z] icudt\d+_dat", line))
    content = library.read_bytes()
    begin = content.find(KIND) - KIND_AT
    size = int(symbol[1], 16)
    if begin < 0 or begin + size > len(content):
        raise Strange(f"no data in {library.name}")
    with tempfile.TemporaryDirectory(dir=work) as name:
        source, data = Path(name) / "data.S", Path(name) / "data.dat"
        data.write_bytes(cut(content[begin : begin + size]))
        source.write_text(_assembly(symbol[3], data), "utf-8")
        made = work / library.name
        link = ["gcc", "-shared", "-nostdlib", f"-Wl,-soname,{library.name}", "-o", str(made), str(source)]
        subprocess.run(link, check=True)
    return made


def _assembly(symbol: str, data: Path) -> str:
    return (
        f".section .rodata\n.balign {ALIGNED}\n.globl {symbol}\n.type {symbol}, %object\n"
        f'{symbol}:\n.incbin "{data}"\n'
        f".size {symbol}, . - {symbol}\n"
        '.section .note.GNU-stack,"",%progbits\n'
    )
