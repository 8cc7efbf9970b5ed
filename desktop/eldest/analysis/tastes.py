"""How tastes are made, and a plain one, by which any game can be played out that has none fitted to it."""

from collections.abc import Mapping

from eldest.analysis import traits
from eldest.analysis.traits import TASTE, TRAITS

DEAR = {traits.TRUMP_CARD: -24, traits.MASTER: -16, traits.BELOW: -2, traits.POINTS: -32}
"""What makes a card too good to be thrown away."""
CHEAP = {traits.ONE: 40, traits.ABOVE: 2, traits.POINTS: 8, traits.ABOVE_FOES: -6}
"""What makes it good for taking a trick: to hold it, or else to be small."""
KIND = {**DEAR, traits.POINTS: 8}
"""What makes it good for a friend's trick."""


def taste_of(merits: Mapping[int, Mapping[int, int]]) -> tuple[int, ...]:
    """Return a taste as players take it, by row and trait; what is not named counts nothing."""
    numbers = [0] * TASTE
    for row, of in merits.items():
        for trait, worth in of.items():
            numbers[row * TRAITS + trait] = worth
    return tuple(numbers)


def taste_in(text: str) -> tuple[int, ...]:
    """Return the taste that a text spells, number by number and row after row."""
    return tuple(map(int, text.split()))


PLAIN = taste_of(
    {
        traits.LEADS_PLAIN: {traits.SAFE: 32, traits.LENGTH: 2, traits.BELOW: -1, traits.POINTS: -16},
        traits.LEADS_TRUMP: {traits.MASTER: 24, traits.OWN_TRUMPS: 4, traits.DRAWN: -64, traits.ONE: -8},
        traits.FOLLOWS_FRIEND: KIND,
        traits.BEATS_FRIEND: {**KIND, traits.ONE: -16},
        traits.RUFFS_FRIEND: {**KIND, traits.ONE: -32},
        traits.THROWN_TO_FRIEND: KIND,
        traits.FOLLOWS_FOE: DEAR,
        traits.BEATS_FOE: CHEAP,
        traits.RUFFS_FOE: CHEAP,
        traits.THROWN_TO_FOE: DEAR,
    }
)
