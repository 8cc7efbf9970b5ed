"""The acts of a deal in little room: every card a byte, the usual words known beforehand, and all packed.

The words of a record stay what they are; only the history, which holds many deals, keeps them like this.
"""

import re
import zlib
from collections.abc import Iterable, Iterator

CARDS = [*(rank + suit for suit in "SHDC" for rank in "23456789TJQKA"), "JK"]
FIRST = 0xA1
"""The byte of the first card; no act has a letter beyond those of ASCII."""
MOST_BYTES = 1_000_000
"""No deal takes more room than this, unpacked."""

_SIGNS = {card: chr(FIRST + number) for number, card in enumerate(CARDS)}
_CARDS = {sign: card for card, sign in _SIGNS.items()}
_CARD = re.compile(r"(?<= )(?:[2-9TJQKA][SHDC]|JK)(?= |$)", re.MULTILINE)
_SIGN = re.compile(f"[{chr(FIRST)}-{chr(FIRST + len(CARDS) - 1)}]")
_PACK = re.compile(f"(?<=[{chr(FIRST)}-{chr(FIRST + len(CARDS) - 1)}]) (?=[{chr(FIRST)}-\xff])")
_PLAY = re.compile(r"^([0-6]) play ", re.MULTILINE)
_PLAYED = re.compile("^([a-g])(?=[\xa1-\xff])", re.MULTILINE)

_USUAL = "\n".join(
    [
        *(
            "- shuffle 1",
            "2 pick-up",
            "0 packet 1 4 0",
            "3 turn-trump",
            "0 present",
            "0 restock 4",
            "1 lay-away",
        ),
        *("1 propose S", "1 draw 24", "0 bid-alone 5", "0 choose 2", "0 call S", "3 alone", "2 make-alone H"),
        *(
            "3 order-up-alone",
            "2 take-up-alone",
            "1 assist",
            "2 turn-down",
            "0 make S",
            "0 make C",
            "1 make D",
        ),
        *("2 make H", "1 bid 8", "2 bid 5", "3 bid 6", "0 draw 33", "1 take ", "0 discard ", "3 discard "),
        *(
            "1 order-up",
            "3 take-up",
            "0 pass",
            "1 pass",
            "2 pass",
            "3 pass",
            "0 cut 25",
            "1 cut 17",
            "2 cut 31",
        ),
        *(
            "3 cut 12",
            "0 deal 1",
            "1 deal 3",
            "2 deal 2",
            "3 deal 1",
            "0 shuffle ",
            "1 shuffle 8",
            "2 shuffle 7",
        ),
        *("3 shuffle 5", "b", "c", "d", "a"),
    ]
).encode("latin-1")
"""Words that acts are likely to have, the likeliest last. What has been packed needs them unchanged."""


def packed(lines: Iterable[str]) -> bytes:
    """Return the lines of acts packed."""
    text = _CARD.sub(lambda card: _SIGNS[card.group()], "\n".join(lines))
    text = _PLAY.sub(lambda play: "abcdefg"[int(play.group(1))], _PACK.sub("", text))
    return packed_text(text)


def packed_text(text: str) -> bytes:
    """Return a text in short hand packed."""
    packing = zlib.compressobj(9, zlib.DEFLATED, -zlib.MAX_WBITS, 9, zlib.Z_DEFAULT_STRATEGY, _USUAL)
    return packing.compress(text.encode("latin-1")) + packing.flush()


def unpacked(kept: bytes) -> tuple[str, ...]:
    """Return the lines that were packed.

    :raises ValueError: if this is nothing that was packed, or more than a deal can be
    """
    return lines_in(text_in(kept))


def lines_in(text: str) -> tuple[str, ...]:
    """Return the lines of a text in short hand."""
    return tuple(map(_long_hand, text.split("\n"))) if text else ()


def text_in(kept: bytes) -> str:
    """Return what was packed, in short hand: to see whether it is anything this is quick.

    :raises ValueError: if this is nothing that was packed, or more than a deal can be
    """
    if not isinstance(kept, bytes):
        raise ValueError("what is packed is bytes")
    unpacking = zlib.decompressobj(-zlib.MAX_WBITS, _USUAL)
    try:
        text = unpacking.decompress(kept, MOST_BYTES).decode("latin-1")
    except zlib.error as trouble:
        raise ValueError("no deal is packed like this") from trouble
    if not unpacking.eof:
        raise ValueError("more than a deal, or less than was packed")
    return text


def _long_hand(line: str) -> str:
    line = _PLAYED.sub(lambda play: f"{'abcdefg'.index(play.group(1))} play ", line)
    return "".join(_spelled(line))


def _spelled(line: str) -> Iterator[str]:
    """Yield a line with the cards written out; those of a pack stood close together."""
    before = ""
    for letter in line:
        if letter in _CARDS and before in _CARDS:
            yield " "
        yield _CARDS.get(letter, letter)
        before = letter
