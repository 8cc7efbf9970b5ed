"""Ways of spoiling a file: its bytes, the tree of its JSON, the lines and values that stand in it."""

import json
import random
from collections.abc import Callable, Iterator
from typing import Any

Mutation = Callable[[bytes, random.Random, bytes], bytes]
"""Return other bytes than those given; the last are of another file, whose parts may be taken."""

WORDS = (
    "",
    "0",
    "-",
    "0 play QS",
    "7 play JK",
    "- shuffle 5 KS KS",
    "0 shuffle -1",
    "1 call-table revoke 0 99",
    "0 deal 999999999",
    "3 bid -4",
    "0 restock 1",
    "expert",
    "\ud800",
    "\udfff\ud800",
    "\x1b[2J\x07",
    "\u202e",
    "{0.__class__}",
    "{seat}",
    "%s%n",
    "<img src=x><b>Bold",
    "../../etc/passwd",
    "x" * 100_000,
    "\0",
    "\n",
    "NaN",
)
NUMBERS = (0, -1, 1, 2, 7, 8, 255, 2**31, 2**63, -(2**64), 10**400, 0.0, -0.0, 1e308, 0.02, 5e-324)
ODD: tuple[Any, ...] = (
    None,
    True,
    False,
    [],
    {},
    [[]],
    {"": {}},
    ["0 pass"],
    float("nan"),
    float("inf"),
    -float("inf"),
)
ENTRIES = (
    "format",
    "version",
    "game",
    "edition",
    "spirit",
    "options",
    "names",
    "person",
    "helped",
    "levels",
    "seals",
    "acts",
    "schema",
    "table",
    "words",
    "last",
    "rules",
    "players",
    "speed",
    "trick_pause",
    "language",
)
BESIDES = (
    "remark",
    "tear",
    "face-in-pack",
    "show-in-cut",
    "look-back 1",
    "claim-rest",
    "order-up",
    "bid 6",
    "alone",
    "shuffle-again",
    "drop-on-floor",
    "lay-down",
    "call-table revoke 1 1",
    "call-table imperfect-pack 0 0",
    "demand stand",
    "confer",
    "present",
    "deal 3",
    "pick-up",
)
MARK = "here it is nested"
DEEP = (10, 100, 900, 980, 1_100, 50_000)


def spoiled(content: bytes, chance: random.Random, other: bytes) -> bytes:
    """Return a file's bytes spoiled in one to four ways."""
    for _ in range(chance.choice((1, 1, 1, 2, 2, 3, 4))):
        content = chance.choice(chance.choice((OF_BYTES, OF_STRUCTURE, OF_VALUES)))(content, chance, other)
    return content


# ------------------------------------------------------------------ bytes


def _place(content: bytes, chance: random.Random) -> tuple[int, int]:
    start = chance.randint(0, len(content))
    return start, min(len(content), start + chance.choice((1, 1, 2, 8, 60, 500)))


def flipped(content: bytes, chance: random.Random, _other: bytes) -> bytes:
    found = bytearray(content)
    for _ in range(chance.choice((1, 1, 4, 30)) if found else 0):
        found[chance.randrange(len(found))] ^= 1 << chance.randrange(8)
    return bytes(found)


def cut(content: bytes, chance: random.Random, _other: bytes) -> bytes:
    start, end = _place(content, chance)
    return chance.choice((content[:start], content[start:], content[:start] + content[end:]))


def put_between(content: bytes, chance: random.Random, _other: bytes) -> bytes:
    start, _ = _place(content, chance)
    noise = chance.randbytes(chance.choice((1, 4, 40)))
    rubbish = chance.choice((noise, b"\0" * 4096, b"[" * 2000, b'"', b"\\u", b"\xef\xbb\xbf"))
    return content[:start] + rubbish + content[start:]


def doubled(content: bytes, chance: random.Random, _other: bytes) -> bytes:
    start, end = _place(content, chance)
    return content[:end] + content[start:end] * chance.choice((1, 1, 2, 50)) + content[end:]


def crossed(content: bytes, chance: random.Random, other: bytes) -> bytes:
    return content[: _place(content, chance)[0]] + other[_place(other, chance)[0] :]


def zeroed(content: bytes, chance: random.Random, _other: bytes) -> bytes:
    """What a disk can leave of a file that was not forced to it: nothing but noughts from some place on."""
    start, _ = _place(content, chance)
    return content[:start] + b"\0" * (len(content) - start)


def other_coding(content: bytes, chance: random.Random, _other: bytes) -> bytes:
    text = content.decode("utf-8", "replace")
    return text.encode(chance.choice(("utf-16", "utf-32", "utf-8-sig", "latin-1", "utf-7")), "replace")


OF_BYTES: tuple[Mutation, ...] = (flipped, cut, put_between, doubled, crossed, zeroed, other_coding)

# ------------------------------------------------------------------ structure

Place = tuple[Any, Any]
"""A list or table of a document, and an index or key of it."""


def _places(document: Any) -> Iterator[Place]:
    keys: Any = document if isinstance(document, dict) else range(len(document))
    for key in keys:
        yield document, key
        if isinstance(document[key], dict | list):
            yield from _places(document[key])


def _tree(mutate: Callable[[list[Place], random.Random, Any], None]) -> Mutation:
    """Return a mutation of a document as one of the bytes that spell it; bytes that spell none stay."""

    def mutation(content: bytes, chance: random.Random, other: bytes) -> bytes:
        try:
            document, another = json.loads(content), json.loads(other)
        except (ValueError, RecursionError):
            return flipped(content, chance, other)
        places = list(_places(document)) if isinstance(document, dict | list) else []
        if places:
            mutate(places, chance, another)
        in_ascii, indent = chance.random() < 0.5, chance.choice((None, 2))
        return json.dumps(document, ensure_ascii=in_ascii, indent=indent).encode("utf-8", "surrogatepass")

    return mutation


def _anything(chance: random.Random) -> Any:
    return chance.choice(chance.choice((WORDS, NUMBERS, ODD, ENTRIES)))


def _swapped_type(places: list[Place], chance: random.Random, _other: Any) -> None:
    inside, key = chance.choice(places)
    inside[key] = _anything(chance)


def _entry_swapped(places: list[Place], chance: random.Random, _other: Any) -> None:
    """An entry of a table (there are few beside the acts) holds something else, or is gone."""
    tables = [place for place in places if isinstance(place[0], dict)]
    inside, key = chance.choice(tables or places)
    if isinstance(inside, dict) and chance.random() < 0.3:
        del inside[key]
    else:
        inside[key] = _anything(chance)


def _exchanged(places: list[Place], chance: random.Random, _other: Any) -> None:
    (one, this), (two, that) = chance.choice(places), chance.choice(places)
    one[this], two[that] = json.loads(json.dumps([two[that], one[this]]))


def _taken_over(places: list[Place], chance: random.Random, other: Any) -> None:
    inside, key = chance.choice(places)
    theirs = list(_places(other)) if isinstance(other, dict | list) else []
    same = [there for there, name in theirs if name == key and isinstance(there, dict)]
    inside[key] = same[0][key] if same else _anything(chance)


def _new_entry(places: list[Place], chance: random.Random, _other: Any) -> None:
    inside, _ = chance.choice(places)
    if isinstance(inside, dict):
        inside[str(_anything(chance))] = _anything(chance)
    else:
        inside.insert(chance.randint(0, len(inside)), _anything(chance))


def _many_entries(places: list[Place], chance: random.Random, _other: Any) -> None:
    inside = chance.choice([place for place in places if isinstance(place[0], dict)] or places)[0]
    many = chance.choice((10, 300, 20_000))
    value = _anything(chance)
    if isinstance(value, str):
        value = value[:100]
    if isinstance(inside, dict):
        inside |= {f"{key}": value for key in range(many)}


def _marked(places: list[Place], chance: random.Random, _other: Any) -> None:
    inside, key = chance.choice(places)
    inside[key] = MARK


def nested(content: bytes, chance: random.Random, other: bytes) -> bytes:
    """A value is nested deeper than anybody would."""
    deep, (opening, closing) = chance.choice(DEEP), chance.choice(((b"[", b"]"), (b'{"a":', b"}")))
    deeply = opening * deep + b"1" + closing * deep
    return _tree(_marked)(content, chance, other).replace(json.dumps(MARK).encode(), deeply)


def said_twice(content: bytes, chance: random.Random, other: bytes) -> bytes:
    """An entry stands there twice."""
    name = chance.choice(ENTRIES)
    value = json.dumps(_anything(chance)).encode()
    return content.replace(b"{", b'{"%s": %s, ' % (name.encode(), value), chance.choice((1, 2)))


OF_STRUCTURE: tuple[Mutation, ...] = (
    _tree(_swapped_type), _tree(_entry_swapped), _tree(_entry_swapped), _tree(_exchanged), _tree(_taken_over),
    _tree(_new_entry), _tree(_many_entries), nested, said_twice,
)  # fmt: skip

# ------------------------------------------------------------------ values


def _lines_of(document: Any) -> list[Any]:
    acts = document.get("acts") if isinstance(document, dict) else None
    return acts if isinstance(acts, list) else []


def _acts(mutate: Callable[[list[Any], random.Random, list[Any]], None]) -> Mutation:
    def mutation(content: bytes, chance: random.Random, other: bytes) -> bytes:
        try:
            document, another = json.loads(content), json.loads(other)
        except (ValueError, RecursionError):
            return cut(content, chance, other)
        acts = _lines_of(document)
        if not acts:
            return OF_STRUCTURE[0](content, chance, other)
        mutate(acts, chance, _lines_of(another))
        lines = ",\n".join(f"    {json.dumps(act)}" for act in acts)
        del document["acts"]
        head = json.dumps(document, indent=2).rstrip("}\n")
        return f'{head},\n  "acts": [\n{lines}\n  ]\n}}\n'.encode()

    return mutation


def _shuffled(acts: list[Any], chance: random.Random, _other: list[Any]) -> None:
    start = chance.randrange(len(acts))
    end = min(len(acts), start + chance.choice((2, 5, 1_000)))
    part = acts[start:end]
    chance.shuffle(part)
    acts[start:end] = part


def _left_out(acts: list[Any], chance: random.Random, _other: list[Any]) -> None:
    del acts[chance.randrange(len(acts))]


def _repeated(acts: list[Any], chance: random.Random, _other: list[Any]) -> None:
    at = chance.randrange(len(acts))
    acts[at:at] = [acts[at]] * chance.choice((1, 2, 50, 3_000))


def _said_besides(acts: list[Any], chance: random.Random, _other: list[Any]) -> None:
    """Something is said or done out of turn, perhaps without end, as one can at a strict table."""
    at = chance.randint(0, len(acts))
    acts[at:at] = [f"{chance.randrange(7)} {chance.choice(BESIDES)}"] * chance.choice((1, 2, 50, 3_000))


def _of_another_game(acts: list[Any], chance: random.Random, other: list[Any]) -> None:
    at = chance.randrange(len(acts))
    theirs = chance.sample(other, min(len(other), chance.choice((1, 3, 20))))
    acts[at : at + chance.choice((0, 1, 5))] = theirs


def _other_words(acts: list[Any], chance: random.Random, other: list[Any]) -> None:
    """A word of an act becomes another's, a number, or nothing: other seats, cards and deeds."""
    at = chance.randrange(len(acts))
    words = str(acts[at]).split(" ")
    place = chance.randrange(len(words))
    theirs = str(chance.choice(other or acts)).split(" ")
    mine = [word for act in chance.sample(acts, min(5, len(acts))) for word in str(act).split(" ")]
    words[place] = chance.choice((*theirs, *mine, "99", "-1", "7", "", "QS", "JK", "1" * 5_000, "\u0661"))
    acts[at] = " ".join(words[: chance.choice((len(words), len(words), place + 1))])


def _other_seat(acts: list[Any], chance: random.Random, _other: list[Any]) -> None:
    at = chance.randrange(len(acts))
    _, blank, rest = str(acts[at]).partition(" ")
    acts[at] = f"{chance.choice('01234567-')}{blank}{rest}"


OF_VALUES: tuple[Mutation, ...] = (
    _acts(_shuffled), _acts(_left_out), _acts(_repeated), _acts(_of_another_game), _acts(_other_words),
    _acts(_other_words), _acts(_other_seat), _acts(_said_besides), _tree(_taken_over), _tree(_entry_swapped),
)  # fmt: skip
