"""How the cards that a seat cannot see may lie: dealt anew as its knowledge allows, and as calls suggest."""

import random
import zlib
from collections.abc import Iterator
from itertools import accumulate, islice

from eldest.analysis.reckoning import PLAY, AnyReckoning, Hidden, Weigher
from eldest.cards.card import Card
from eldest.cards.seating import Seat
from eldest.engine.table import Sight, Table
from eldest.engine.values import replace
from eldest.players.exchange import Exchange
from eldest.players.play_read import PlayRead

TRIES = 40
"""How often the cards are dealt before what is known of them is taken for impossible."""
EXCHANGES = 1
"""Exchanges tried for every hidden card, after which every possible lie is about as likely as any other."""
OVER = 3
"""Worlds dealt for each that is kept, where some are likelier than others."""


class Impossible(Exception):
    """The hidden cards cannot lie as they seem to: at a strict table somebody has revoked."""


class Lies:
    """Deals the hidden cards of one sight, by a random source of its own.

    Cards that are barred from some place are given a place first, those with the fewest before others; then
    each may change over with any other, so that every possible lie comes about as often as any.
    """

    def __init__(self, hidden: Hidden) -> None:
        self.hidden = hidden
        self._room = [place.size for place in hidden.places]
        self._room.append(len(hidden.cards) - sum(self._room))  # for what is astray
        self._barred = [place.barred for place in hidden.places] + [frozenset[Card]()]
        free = {card: self._free_for(card) for card in hidden.cards}
        everywhere = len(self._room)
        self._bound = [(card, places) for card, places in free.items() if len(places) < everywhere]
        self._anywhere = [card for card, places in free.items() if len(places) == everywhere]

    def _free_for(self, card: Card) -> tuple[int, ...]:
        return tuple(place for place, barred in enumerate(self._barred) if card not in barred)

    def deal(self, chance: random.Random) -> list[list[Card]]:
        """Return the cards of every place, in the places' order.

        :raises Impossible: if no lie was found that nothing is against
        """
        for _ in range(TRIES):
            lie = self._tried(chance)
            if lie is not None:
                if self._bound:
                    self._exchange(lie, chance)
                return lie[:-1]
        raise Impossible

    def _tried(self, chance: random.Random) -> list[list[Card]] | None:
        """Return a lie with what is astray at its end; None if a card was left without a place."""
        room = list(self._room)
        lie: list[list[Card]] = [[] for _ in room]
        bound = self._bound
        if bound:
            bound = sorted(chance.sample(bound, len(bound)), key=_places)
        for card, places in bound:
            left = sum([room[place] for place in places])
            if not left and not self._makes_room(lie, room, places):
                return None
            left = left or 1
            mark = chance.random() * left
            for place in places:
                mark -= room[place]
                if mark < 0:
                    break
            lie[place].append(card)
            room[place] -= 1
        mixed, begun = chance.sample(self._anywhere, len(self._anywhere)), 0
        for place, size in enumerate(room):
            lie[place] += mixed[begun : begun + size]
            begun += size
        return lie

    def _makes_room(self, lie: list[list[Card]], room: list[int], places: tuple[int, ...]) -> bool:
        """Move a card from one of the places to where there is room, and tell whether one could be moved."""
        for place in places:
            for at, card in enumerate(lie[place]):
                for other, left in enumerate(room):
                    if left and card not in self._barred[other]:
                        lie[other].append(lie[place].pop(at))
                        room[other] -= 1
                        room[place] += 1
                        return True
        return False

    def _exchange(self, lie: list[list[Card]], chance: random.Random) -> None:
        """Let cards of two places change over wherever both may lie there."""
        barred = self._barred
        spots = [(place, at) for place, cards in enumerate(lie) for at in range(len(cards))]
        number = len(spots)
        for one, at in spots * EXCHANGES:
            other, there = spots[int(chance.random() * number)]
            mine, his = lie[one][at], lie[other][there]
            if mine not in barred[other] and his not in barred[one]:
                lie[one][at], lie[other][there] = his, mine


def _places(bound: tuple[Card, tuple[int, ...]]) -> int:
    return len(bound[1])


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
        self._likely: Iterator[Table] | None = None
        self._play_read = PlayRead(reckoning, seat)

    def worlds(self, number: int, *, weighed: bool) -> list[Table]:
        """Return so many worlds; weighed, those are dealt oftener in which calls would have been likelier."""
        if not weighed:
            return [self._world() for _ in range(number)]
        if self._likely is None:
            weigher = self._reckoning.weigher(self._sight, self._seat)
            self._likely = iter(()) if weigher is None else self._exchanges(weigher)
        likely = list(islice(self._likely, number))
        if likely:
            return likely
        dealt = [self._world() for _ in range(number * OVER)]
        weights = [self._reckoning.plausibility(world, self._seat) for world in dealt]
        if self._sight.stage == PLAY:
            played = self._play_read.likelihoods(self._sight, dealt)
            weights = [called * laid for called, laid in zip(weights, played, strict=True)]
        return _drawn(dealt, weights, number, self._chance.random())

    def _exchanges(self, weigher: Weigher) -> Iterator[Table]:
        """Yield worlds that come as often as what is played tells."""
        numbers = self._reckoning.numbers(self._sight.order)
        hands = self._sight.hands
        known = [
            0 if place.seat is None else sum(1 << numbers[card] for card in hands[place.seat].cards)
            for place in self._hidden.places
        ]
        first = self._lie()
        exchange = Exchange(self._lies.hidden, weigher, numbers, known, self._chance)
        for lie in exchange.lies(first):
            yield self._reckoning.world(self._sight, self._hidden, lie)

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


def chance_of(sight: Sight, purpose: str = "") -> random.Random:
    """Return a source of chance that belongs to what a seat sees: the same for the same sight."""
    seen = (sight.hands, sight.spots, sight.calls, sight.trick, sight.tricks, sight.tally.score, sight.turn)
    return random.Random(zlib.crc32((purpose + repr(seen)).encode()))
