"""Lies of the hidden cards that come as often as they are likely: cards change places, one pair at a time.

A lie that is dealt at random is seldom likely where much has been told by the play. So one is taken, and two
of its cards change over wherever both may lie; always if that makes it likelier, and else as often as it is
less likely. What stands after many such exchanges comes as often as its likelihood has it (Metropolis and
others, 1953).
"""

import random
from collections.abc import Iterator, Mapping, Sequence

from eldest.analysis.reckoning import Hidden, Weigher
from eldest.cards.card import Card

SETTLING = 8
"""Exchanges tried for every hidden card before the first lie is taken."""
BETWEEN = 1
"""Exchanges tried for every hidden card between one lie and the next."""


class Exchange:
    """Changes one lie into others.

    :param known: the cards of each place that are seen
    """

    def __init__(
        self,
        hidden: Hidden,
        weigher: Weigher,
        numbers: Mapping[Card, int],
        known: Sequence[int],
        chance: random.Random,
    ) -> None:
        self._places = hidden.places
        self._weigher = weigher
        self._chance = chance
        self._cards = hidden.cards
        self._bits = {card: 1 << numbers[card] for card in hidden.cards}
        self._known = known
        self._barred = [
            sum(self._bits[c] for c in place.barred if c in self._bits) for place in hidden.places
        ]
        self._barred.append(0)  # what is astray

    def lies(self, lie: Sequence[Sequence[Card]]) -> Iterator[list[list[Card]]]:
        """Yield lies without end, each by exchanges out of the one before, the first out of this one."""
        dealt = {card for cards in lie for card in cards}
        astray = [card for card in self._cards if card not in dealt]
        lies = [[self._bits[card] for card in cards] for cards in (*lie, astray)]
        by_bit = {one: card for card, one in self._bits.items()}
        held = [sum(cards) for cards in lies]
        weights = [self._weight(place, held[place]) for place in range(len(lies))]
        spots = [(place, at) for place, cards in enumerate(lies) for at in range(len(cards))]
        steps = SETTLING * len(spots)
        while True:
            self._exchange(lies, held, weights, spots, steps)
            yield [[by_bit[one] for one in cards] for cards in lies[: len(self._places)]]
            steps = BETWEEN * len(spots)

    def _weight(self, place: int, held: int) -> float:
        if place == len(self._places):
            return 1.0
        seat = self._places[place].seat
        return 1.0 if seat is None else self._weigher(seat, held | self._known[place])

    def _exchange(
        self,
        lies: list[list[int]],
        held: list[int],
        weights: list[float],
        spots: list[tuple[int, int]],
        steps: int,
    ) -> None:
        draw, barred, number = self._chance.random, self._barred, len(spots)
        for _ in range(steps):
            one, at = spots[int(draw() * number)]
            other, there = spots[int(draw() * number)]
            if one == other:
                continue
            mine, his = lies[one][at], lies[other][there]
            if mine & barred[other] or his & barred[one]:
                continue
            change = mine | his
            first, second = self._weight(one, held[one] ^ change), self._weight(other, held[other] ^ change)
            if first * second < draw() * weights[one] * weights[other]:
                continue
            lies[one][at], lies[other][there] = his, mine
            held[one] ^= change
            held[other] ^= change
            weights[one], weights[other] = first, second
