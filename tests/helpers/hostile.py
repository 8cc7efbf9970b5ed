"""Ways of spoiling a history and an export: their bytes and pages, what stands in them, what lies beside."""

import functools
import hashlib
import io
import json
import random
import sqlite3
import zipfile
from collections.abc import Callable
from contextlib import closing, suppress
from typing import Any

from eldest.store.bundle import MANIFEST
from eldest.store.shorthand import packed
from helpers.mutations import ODD, OF_BYTES, OF_STRUCTURE, spoiled

SEAM = b"\0beside it: "
"""Between a history and a journal that lies beside it; the byte after it says which of `JOURNALS`."""
JOURNALS = ("-journal", "-wal")
TABLES = ("deal", "deal", "deal", "sitting", "kind", "sums")
VALUES: tuple[Any, ...] = (
    *(0, 1, -1, 7, 99, 2**31, 2**40, 2**63 - 1, -(2**63), 1e300, float("inf"), 0.5),
    *("", "x", "euchre", "\ud7ff", "a" * 70, "{}", "[]", "[" * 60_000, "\x1b[2J", "../x", '{"acts": 7}'),
    *(
        b"",
        b"\xff",
        b"x" * 16,
        packed(["0 pass"] * 9),
        packed(["9 drop-on-floor", "x"]),
        packed(["7" * 999_000]),
    ),
)
STATEMENTS = (
    "CREATE TRIGGER evil AFTER INSERT ON deal BEGIN DELETE FROM deal; END",
    "CREATE TRIGGER more AFTER INSERT ON sitting BEGIN INSERT INTO sitting (mark, header) "
    "VALUES (randomblob(16), ''); END",
    "CREATE VIEW evil AS SELECT * FROM deal",
    "DROP TABLE sums", "DROP TABLE deal", "DROP INDEX deal_by_time", "DROP TRIGGER deal_entered",
    "ALTER TABLE kind RENAME TO sort", "ALTER TABLE deal ADD COLUMN more", "CREATE TABLE more (one)",
    "PRAGMA user_version = 0", "PRAGMA user_version = 2", "PRAGMA user_version = -1",
    "PRAGMA user_version = 2147483647", "DELETE FROM kind", "DELETE FROM sitting", "DELETE FROM sums",
    "UPDATE sqlite_master SET sql = 'CREATE TABLE deal (id, acts)' WHERE name = 'deal'",
    "UPDATE sqlite_master SET rootpage = 3 WHERE name = 'deal'",
    "UPDATE sqlite_master SET rootpage = 999999 WHERE name = 'deal_by_time'",
    "UPDATE sqlite_master SET sql = sql || ' ' WHERE type = 'table'",
    "UPDATE sqlite_master SET name = x'ff00' WHERE name = 'deal'",
    "UPDATE deal SET follows = id", "UPDATE deal SET follows = id - 1", "UPDATE deal SET follows = 1e300",
    "UPDATE sitting SET header = CAST(x'ff7b' AS TEXT)", "UPDATE kind SET game = CAST(x'fffe' AS TEXT)",
    "UPDATE deal SET points = CAST(x'c328' AS TEXT)", "UPDATE deal SET acts = hex(acts)",
    "UPDATE deal SET points_us = 2147483000, points_them = -2147483000",
)  # fmt: skip
MANY = (
    "INSERT INTO deal SELECT id + ?1 * 1000, sitting, number + ?1 * 1000, pack, id + ?1 * 1000 - 1, kind, "
    "at, day + ?1, role, helped, shuffle, dealer, maker, trumps, bid, alone, kept, swept, tricks_us, "
    "tricks_them, points_us, points_them, points, game, rubber, stakes, ?2 FROM deal WHERE id < 1000"
)


def spoiled_history(content: bytes, chance: random.Random, other: bytes) -> bytes:
    """Return the bytes of a history spoiled in one to three ways, perhaps with a journal beside it."""
    for _ in range(chance.choice((1, 1, 1, 2, 3))):
        way = chance.choice(
            (_head, _page, _pages, _anywhere, _rows, _rows, _rows, _statement, _statement, _many)
        )
        content = way(content, chance, other)
    return content + _beside(content, chance, other) if chance.random() < 0.15 else content


def _head(content: bytes, chance: random.Random, _other: bytes) -> bytes:
    found = bytearray(content)
    for _ in range(chance.choice((1, 1, 3)) if len(found) >= 100 else 0):
        found[chance.choice((chance.randrange(100), chance.choice((16, 18, 19, 20, 28, 44, 56, 63))))] = (
            chance.choice((0, 1, 2, 3, 4, 255, chance.randrange(256)))
        )
    return bytes(found)


def _size(content: bytes) -> int:
    said = int.from_bytes(content[16:18], "big")
    return said if said >= 512 and not said & (said - 1) else 4096


def _page(content: bytes, chance: random.Random, _other: bytes) -> bytes:
    """The head or the table of places of one page holds something else."""
    size, found = _size(content), bytearray(content)
    if not found:
        return b""
    start = chance.randrange(0, len(found), size) + (100 if chance.random() < 0.1 else 0)
    for _ in range(chance.choice((1, 2, 8))):
        at = start + chance.choice((chance.randrange(12), chance.randrange(60), chance.randrange(size)))
        if at < len(found):
            found[at] = chance.choice((0, 2, 5, 10, 13, 255, chance.randrange(256)))
    return bytes(found)


def _pages(content: bytes, chance: random.Random, other: bytes) -> bytes:
    """A whole page is another, of this file or of another, or nothing, or gone."""
    size = _size(content)
    pages = [content[at : at + size] for at in range(0, len(content), size)]
    theirs = [other[at : at + size] for at in range(0, len(other), size)]
    if not pages:
        return content
    at = chance.randrange(len(pages))
    pages[at] = chance.choice((chance.choice(pages), chance.choice(theirs or pages), b"\0" * size, b""))
    return b"".join(pages)


def _anywhere(content: bytes, chance: random.Random, other: bytes) -> bytes:
    return chance.choice(OF_BYTES[:6])(content, chance, other)


def _changed(content: bytes, change: Callable[[sqlite3.Connection], object]) -> bytes:
    """Return a database in which something was done; what is none, or cannot have it done, stays."""
    if not content:
        return content
    with (
        closing(sqlite3.connect(":memory:", isolation_level=None)) as database,
        suppress(sqlite3.Error, OverflowError, UnicodeDecodeError),
    ):
        database.deserialize(content)
        database.execute("PRAGMA writable_schema = ON")
        with suppress(sqlite3.Error, UnicodeDecodeError):  # an error may quote what is no text
            change(database)
        return database.serialize()
    return content


def _rows(content: bytes, chance: random.Random, _other: bytes) -> bytes:
    """A row, or every row, of a table holds a value of another kind, or one that nothing ever reaches."""

    def change(database: sqlite3.Connection) -> None:
        table = chance.choice(TABLES)
        columns = [row[1] for row in database.execute(f"PRAGMA table_info({table})")]
        for column in chance.choices(columns[1:] or ["id"], k=chance.choice((1, 1, 2, 3))):
            where = "" if table == "sums" or chance.random() < 0.3 else f" WHERE id = {chance.randint(1, 5)}"
            database.execute(f"UPDATE {table} SET {column} = ?{where}", (chance.choice(VALUES),))

    return _changed(content, change)


def _statement(content: bytes, chance: random.Random, _other: bytes) -> bytes:
    return _changed(content, lambda database: database.execute(chance.choice(STATEMENTS)))


def _many(content: bytes, chance: random.Random, _other: bytes) -> bytes:
    """There are many deals, each after the other, of very many acts, or of what is none."""

    def change(database: sqlite3.Connection) -> None:
        acts = chance.choice((_bomb(), _bomb(), b"\xff", packed(["0 pass"])))
        database.execute("BEGIN")
        for number in range(1, chance.choice((2, 20, 150))):
            database.execute(MANY, (number, acts))
        database.execute("COMMIT")

    return _changed(content, change)


@functools.cache
def _bomb() -> bytes:
    return packed(["0 pass"] * 140_000)


def _beside(content: bytes, chance: random.Random, other: bytes) -> bytes:
    which = chance.randrange(len(JOURNALS))
    made = chance.choice(
        (hot_journal(other), hot_journal(content), _wal(content), chance.randbytes(600), b"", other)
    )
    if chance.random() < 0.3:
        made = OF_BYTES[chance.randrange(3)](made, chance, made)
    return SEAM + bytes([which]) + made


def hot_journal(pages: bytes) -> bytes:
    """Return a hot journal that would put the first pages of a file back as they are in this one."""
    size, nonce = _size(pages), 77
    count = min(3, len(pages) // size)
    head = b"\xd9\xd5\x05\xf9\x20\xa1\x63\xd7" + b"".join(
        number.to_bytes(4, "big") for number in (count, nonce, len(pages) // size, 512, size)
    )
    body = b""
    for at in range(count):
        page = pages[at * size : at * size + size]
        total = (nonce + sum(page[place] for place in range(size - 200, 0, -200))) & 0xFFFFFFFF
        body += (at + 1).to_bytes(4, "big") + page + total.to_bytes(4, "big")
    return head.ljust(512, b"\0") + body


def _wal(content: bytes) -> bytes:
    return (
        b"\x37\x7f\x06\x82\x00\x2d\xe2\x18" + _size(content).to_bytes(4, "big") + bytes(20) + content[:4096]
    )


# ------------------------------------------------------------------ everything in one file

Entries = dict[str, bytes]
NAMES = (
    "../evil.eldest", "/tmp/evil.eldest", "games/../../evil.eldest", "games/..\\..\\evil.eldest", "games/",
    "games/a/b.eldest", "games/con.eldest", "games/current.eldest", "games/held.eldest", "games/HELD.eldest",
    "games/before.eldest", "games/current-v9.eldest", "games/ä\u0308.eldest", "games/\u202e.eldest",
    "evil.exe",
    "games/open.lock", "games/C:x.eldest", "games/x\0y.eldest", "games/" + "x" * 101 + ".eldest",
    "settings.json/",
)  # fmt: skip
METHODS = (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED, zipfile.ZIP_BZIP2, zipfile.ZIP_LZMA)
SIZES: tuple[Any, ...] = (*ODD, -1, -5, 0, 2**31, 2**63, 10**400, "2", 1.0)


def spoiled_export(content: bytes, chance: random.Random, other: bytes) -> bytes:
    """Return the bytes of an export spoiled in one or two ways: as a zip, or in what it holds."""
    for _ in range(chance.choice((1, 1, 2))):
        way = chance.choice((_zip_bytes, _zip_bytes, _flags, _inside, _inside, _inside, _inside))
        content = way(content, chance, other)
    return content


def _zip_bytes(content: bytes, chance: random.Random, other: bytes) -> bytes:
    return chance.choice(OF_BYTES[:6])(content, chance, other)


def _flags(content: bytes, chance: random.Random, _other: bytes) -> bytes:
    """A number in the head or directory of an entry is another: flags, method, sizes, where it lies."""
    sign = chance.choice((b"PK\x01\x02", b"PK\x03\x04", b"PK\x05\x06"))
    places = [at for at in range(len(content)) if content.startswith(sign, at)]
    if not places:
        return content
    found, at = bytearray(content), chance.choice(places) + chance.randrange(4, 46)
    if at < len(found):
        found[at] = chance.choice((0, 1, 8, 9, 12, 14, 99, 255, chance.randrange(256)))
    return bytes(found)


def _inside(content: bytes, chance: random.Random, other: bytes) -> bytes:
    """What it holds is spoiled and the zip written anew, its manifest right or wrong."""
    try:
        with zipfile.ZipFile(io.BytesIO(content)) as bundle:
            entries = {name: bundle.read(name) for name in bundle.namelist() if name != MANIFEST}
    except Exception:  # whatever the library makes of what is spoiled already
        return _zip_bytes(content, chance, other)
    chance.choice((_history, _history, _history, _name, _name, _content, _nothing))(entries, chance, other)
    listed = _listed(entries)
    manifest: bytes = json.dumps({"format": "eldest-everything", "version": 1, "files": listed}).encode()
    if chance.random() < 0.3:
        manifest = _manifest(listed, manifest, chance)
    return _zipped(entries, manifest, chance)


def _listed(entries: Entries) -> list[dict[str, Any]]:
    return [
        {"name": name, "size": len(it), "sha256": hashlib.sha256(it).hexdigest()}
        for name, it in entries.items()
    ]


def _history(entries: Entries, chance: random.Random, _other: bytes) -> None:
    found = entries.get("history.sqlite", b"")
    entries["history.sqlite"] = spoiled_history(found, chance, found).partition(SEAM)[0]


def _name(entries: Entries, chance: random.Random, _other: bytes) -> None:
    entries[chance.choice(NAMES)] = chance.choice(list(entries.values()))


def _content(entries: Entries, chance: random.Random, other: bytes) -> None:
    name = chance.choice(list(entries))
    bomb = b"\0" * 33_000_000 if chance.random() < 0.03 else b"\0" * 300_000
    entries[name] = chance.choice((spoiled(entries[name], chance, entries[name]), b"", other, bomb))


def _nothing(_entries: Entries, _chance: random.Random, _other: bytes) -> None:
    """Only the manifest, or the zip, is wrong."""


def _manifest(listed: list[dict[str, Any]], manifest: bytes, chance: random.Random) -> bytes:
    if chance.random() < 0.5:
        return chance.choice(OF_STRUCTURE)(manifest, chance, manifest)
    entry = chance.choice(listed)
    entry[chance.choice(("size", "size", "sha256", "name"))] = chance.choice(SIZES)
    version = chance.choice((1, 1, 1, 2, -1, 10**400, None, True))
    return json.dumps({"format": "eldest-everything", "version": version, "files": listed}).encode()


def _zipped(entries: Entries, manifest: bytes, chance: random.Random) -> bytes:
    file, method = io.BytesIO(), chance.choice((*METHODS, *METHODS[:2] * 4))
    names = [*entries, *chance.choices(list(entries), k=chance.choice((0, 0, 0, 0, 1)))]
    with zipfile.ZipFile(file, "w", method) as bundle:
        for name in names:
            bundle.writestr(_twin(bundle, name), entries[name], method)
        bundle.writestr(MANIFEST, manifest)
    return file.getvalue()


def _twin(bundle: zipfile.ZipFile, name: str) -> zipfile.ZipInfo:
    """Return an entry of a name that may be there already, which the library would warn of."""
    entry = zipfile.ZipInfo(name)
    bundle.NameToInfo.pop(entry.filename, None)
    return entry
