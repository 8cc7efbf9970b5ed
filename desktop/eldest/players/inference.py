"""How the cards that a seat cannot see may lie: dealt anew as its knowledge allows, and as calls suggest."""

import random
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import accumulate

from eldest.analysis.reckoning import AnyReckoning, Hidden, Place, Weigher
from eldest.cards.card import Card
from eldest.cards.seating import Seat
from eldest.engine.table import Sight, Table
from eldest.engine.values import replace
from eldest.players.exchange import Exchange

TRIES = 40
"""How often the cards are dealt before what is known of them is taken for impossible."""
EXCHANGES = 2
"""Exchanges tried for every hidden card, after which every possible lie is about as likely as any other."""
OVER = 3
"""Worlds dealt for each that is kept, where some are likelier than others."""


class Impossible(Exception):
    """The hidden cards cannot lie as they seem to: at a strict table somebody has revoked."""


@dataclass(frozen=True, slots=True)
class Lies:
    """Deals the hidden cards of one sight, by a random source of its own.

    Every lie that the barred cards allow comes about as often as any other.
    """

    hidden: Hidden

    def deal(self, chance: random.Random) -> list[list[Card]]:
        """Return the cards of every place, in the places' order.

        :raises Impossible: if no lie was found that nothing is against
        """
        places, cards = self.hidden.places, self.hidden.cards
        if not any(place.barred for place in places):
            return _in_order(places, chance.sample(cards, sum(place.size for place in places)))
        for _ in range(TRIES):
            lie = self._tried(chance)
            if lie is not None:
                self._exchange(lie, chance)
                return lie[: len(places)]
        raise Impossible

    def _tried(self, chance: random.Random) -> list[list[Card]] | None:
        """Return a lie, the cards with the fewest places first; None if one was left without."""
        places = self.hidden.places
        room = [place.size for place in places]
        room.append(len(self.hidden.cards) - sum(room))  # what is astray
        lie: list[list[Card]] = [[] for _ in room]
        mixed = chance.sample(self.hidden.cards, len(self.hidden.cards))
        mixed.sort(key=lambda card: sum(card not in place.barred for place in places))
        for card in mixed:
            free = [
                0 if place < len(places) and card in places[place].barred else left
                for place, left in enumerate(room)
            ]
            if not any(free):
                return None
            (chosen,) = chance.choices(range(len(room)), cum_weights=tuple(accumulate(free)))
            lie[chosen].append(card)
            room[chosen] -= 1
        return lie

    def _exchange(self, lie: list[list[Card]], chance: random.Random) -> None:
        """Let cards of two places change over wherever both may lie there."""
        barred = [place.barred for place in self.hidden.places] + [frozenset[Card]()]
        spots = [(place, at) for place, cards in enumerate(lie) for at in range(len(cards))]
        for _ in range(EXCHANGES * len(spots)):
            (one, at), (other, there) = chance.choice(spots), chance.choice(spots)
            mine, his = lie[one][at], lie[other][there]
            if mine not in barred[other] and his not in barred[one]:
                lie[one][at], lie[other][there] = his, mine


def _in_order(places: Sequence[Place], cards: list[Card]) -> list[list[Card]]:
    """Return the cards dealt to the places one after the other."""
    dealt, begun = [], 0
    for place in places:
        dealt.append(cards[begun : begun + place.size])
        begun += place.size
    return dealt


class Imagined:
    """The worlds at which a seat may be sitting, dealt from its sight."""

    def __init__(self, reckoning: AnyReckoning, sight: Sight, seat: Seat, chance: random.Random) -> None:
        self._reckoning = reckoning
        self._sight = sight
        self._seat = seat
        self._chance = chance
        hidden = reckoning.hidden(sight)
        self._lies = Lies(hidden)
        self._hidden = hidden

    def worlds(self, number: int, *, weighed: bool) -> list[Table]:
        """Return so many worlds; weighed, those are dealt oftener in which calls would have been likelier."""
        if not weighed:
            return [self._world() for _ in range(number)]
        weigher = self._reckoning.weigher(self._sight, self._seat)
        if weigher is not None:
            return self._exchanged(number, weigher)
        dealt = [self._world() for _ in range(number * OVER)]
        weights = [self._reckoning.plausibility(world, self._seat) for world in dealt]
        return _drawn(dealt, weights, number, self._chance.random())

    def _exchanged(self, number: int, weigher: Weigher) -> list[Table]:
        """Return worlds that come as often as what is played tells."""
        numbers = self._reckoning.numbers(self._sight.order)
        known = [
            sum(1 << numbers[card] for card in self._sight.hands[place.seat].cards) if place.seat is not None else 0
            for place in self._hidden.places
        ]
        lie = self._lie()
        exchange = Exchange(self._lies.hidden, weigher, numbers, known, self._chance)
        worlds = []
        for lie in exchange.lies(lie, number):
            worlds.append(self._reckoning.world(self._sight, self._hidden, lie))
        return worlds

    def _lie(self) -> list[list[Card]]:
        try:
            return self._lies.deal(self._chance)
        except Impossible:  # somebody has revoked: what he showed by it means nothing
            self._lies = Lies(_unbarred(self._hidden))
            return self._lies.deal(self._chance)

    def _world(self) -> Table:
        world: Table = self._reckoning.world(self._sight, self._hidden, self._lie())
        return world


def _unbarred(hidden: Hidden) -> Hidden:
    return Hidden(hidden.cards, tuple(replace(place, barred=frozenset()) for place in hidden.places))


def _drawn(dealt: list[Table], weights: list[float], number: int, offset: float) -> list[Table]:
    """Return so many worlds as their weights have it, at even steps along them."""
    marks = list(accumulate(weights))
    if not marks or marks[-1] <= 0:
        return dealt[:number]
    step, kept, place = marks[-1] / number, [], 0
    for one in range(number):
        mark = (one + offset) * step
        while place < len(marks) - 1 and marks[place] < mark:
            place += 1
        kept.append(dealt[place])
    return kept
