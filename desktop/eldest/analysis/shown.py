"""What everybody has seen of a deal in play, beside the cards on the table."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from eldest.analysis.position import RANKS


@dataclass(frozen=True, slots=True)
class Shown:
    """What the calls and the play have shown, in the numbers of a position."""

    pool: int = 0
    """The cards that nobody has seen laid, as a mask: in the hands or not dealt; 0 for those in the hands."""
    lacks: tuple[int, ...] = ()
    """By seat the suits that it has shown to lack, bit s for suit s; none if empty."""
    led: tuple[int, ...] = ()
    """By seat the suits that it has led, alike."""
    maker: int = -1
    """The seat that made the trumps, -1 if nobody did."""


def shown_by(
    tricks: Iterable[Sequence[tuple[int, int]]], seats: int, free: int = -1
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return by seat the suits that it has shown to lack, and those that it has led.

    :param tricks: the plays of each, as seat and card
    :param free: the suit that may be laid without lacking the one led, -1 for none
    """
    lacks, led = [0] * seats, [0] * seats
    for plays in tricks:
        for place, (who, card) in enumerate(plays):
            suit, asked = card // RANKS, plays[0][1] // RANKS
            if not place:
                led[who] |= 1 << suit
            elif suit not in (asked, free):
                lacks[who] |= 1 << asked
    return tuple(lacks), tuple(led)
