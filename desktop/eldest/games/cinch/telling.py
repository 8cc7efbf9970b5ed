"""What words and discards at Cinch tell of the hands: who bids so much, or passes, with which trumps."""

import math
from collections.abc import Iterator
from itertools import combinations
from typing import NamedTuple

from eldest.cards.card import Card, Rank, Suit
from eldest.cards.seating import Seat
from eldest.engine.acts import Act, Bid, Make, Pass
from eldest.games.cinch.habits import OVER_PARTNER, UNGUARDED_MOST, Worth
from eldest.games.cinch.pedros import ALL_POINTS
from eldest.games.cinch.table import KEPT, CinchTable

SPREAD = 1.0
"""In points: how far a bid may lie beside what the hand is worth by the habits."""
UNSURE = 0.5
"""The same for a pass, and for the suit that was named."""
LEAST = 0.03
"""How likely anything is said, whatever the hand."""
KEPT_LOW = 0.6
"""How likely a plain card is kept while a higher one goes, beside keeping the higher."""
THREW_TRUMP = 0.05
"""How likely a trump is laid away by one who keeps a plain card, beside laying the plain card away."""
MOST_KEPT = 500
"""Hands whose chances are kept at hand: what was laid away is asked for in every world."""


class Word(NamedTuple):
    """What somebody said, and over which bid; and whether that was his partner's."""

    act: Act
    over: int
    of_partner: bool


class Chance(NamedTuple):
    """What a hand promises with one suit as trumps, and the most that is bid on it."""

    value: float
    most: int


class Telling:
    """How likely the words are with given hands, by what cards are worth in the form that is played."""

    def __init__(self, worth: Worth, *, blind: bool) -> None:
        self._worth = worth
        self._trumps = {suit: worth.of_trumps(suit) for suit in Suit}
        self._blind = blind
        self._found: dict[tuple[tuple[Card, ...], bool, float], dict[Suit, Chance]] = {}

    def likelihood(self, world: CinchTable, seat: Seat) -> float:
        """Return how likely the others spoke and laid away as they did; only ratios matter."""
        words = list(_words(world))
        likely = 1.0
        for who in world.seating.order:
            if who != seat:
                likely *= self._of_seat(world, who, [word for word in words if word.act.seat == who])
        return likely

    def _of_seat(self, world: CinchTable, seat: Seat, said: list[Word]) -> float:
        laid, played, deals = world.laid_by(seat), played_by(world, seat), seat == world.dealer
        cards = (*world.hands[seat].cards, *played)
        if self._blind:
            cards = (*cards, *laid)
            share = min(BID_ON / max(len(cards), 1), 1.0)
            return self._of_words(said, self._chances(cards, deals, share), deals) * _of_keeping(world, seat)
        if not laid or world.order.trumps is None:
            return self._of_words(said, self._chances(cards, deals), deals)
        return self._of_kept(world, seat, said, played)

    def _of_kept(self, world: CinchTable, seat: Seat, said: list[Word], played: list[Card]) -> float:
        """Return the sum over what he may have kept: any so many of the trumps that he has had.

        The lies were dealt with so many trumps set apart as kept; each counts for all the ways in which it
        can have come about.
        """
        order, suit, deals = world.order, world.order.trumps, seat == world.dealer
        assert suit is not None
        left = [card for card in world.hands[seat].cards if order.is_trump(card)]
        before = [card for card in played if order.is_trump(card)]
        had = left + before
        kept = min(kept_trumps(world, seat), len(had))
        ways = math.comb(len(left), max(kept - len(before), 0))
        chances, worth = self._chances(world.laid_by(seat), deals), self._trumps[suit]
        base, total = chances[suit].value, 0.0
        for cards in combinations(had, kept):
            value = base + sum(map(worth.__getitem__, cards))
            chances[suit] = Chance(value, _most(cards, suit))
            total += self._of_words(said, chances, deals)
        return total / ways

    # -- words

    def _chances(self, cards: tuple[Card, ...], deals: bool, share: float = 1.0) -> dict[Suit, Chance]:
        """Return what the cards promise in every suit, where such a share of them had been seen."""
        known = cards, deals, share
        found = self._found.get(known)
        if found is None:
            if len(self._found) >= MOST_KEPT:
                self._found.clear()
            base = self._worth.base + (self._worth.dealer if deals else 0.0)
            found = self._found[known] = {
                suit: Chance(base + share * sum(worth.get(card, 0.0) for card in cards), _most(cards, suit))
                for suit, worth in self._trumps.items()
            }
        return dict(found)

    def _of_words(self, said: list[Word], chances: dict[Suit, Chance], deals: bool) -> float:
        """Return how likely a seat said this with these chances."""
        best, likely = max(chances.values()), 1.0
        for word in said:
            if isinstance(word.act, Make):
                other = max(chance.value for suit, chance in chances.items() if suit is not word.act.suit)
                likely *= _likely((chances[word.act.suit].value - other) / UNSURE)
            else:
                likely *= max(_of_word(word, deals, best.value - self._worth.risk, best.most), LEAST)
        return likely


BID_ON = 9
"""Cards on which the bids are made at Blind Cinch. rule: CV-BLIND-01"""


def kept_trumps(table: CinchTable, seat: Seat) -> int:
    """Return how many of its first cards a seat has kept, all of them trumps; who threw trumps kept six."""
    laid = table.laid_by(seat)
    dealt = FEW_DEALT if len(table.hands) > FEW_SEATS else BID_ON
    if any(table.order.is_trump(card) for card in laid):
        return KEPT
    return min(max(dealt - len(laid), 0), KEPT)


FEW_DEALT, FEW_SEATS = 6, 4
"""Cards dealt to each where more than four play. rule: CV-AUC-01"""


def _words(world: CinchTable) -> Iterator[Word]:
    """Yield what was said, each with the bid that it followed."""
    over, maker = 0, None
    for call in world.calls:
        assert call.seat is not None
        partners = maker is not None and maker in world.seating.members_of(world.seating.side_of(call.seat))
        if isinstance(call, Bid | Pass):
            yield Word(call, over, partners)
        elif isinstance(call, Make):
            yield Word(call, 0, False)
        if isinstance(call, Bid):
            over, maker = call.number, call.seat


def played_by(world: CinchTable, seat: Seat) -> list[Card]:
    """Return the cards that a seat has played in this deal."""
    return [card for trick in (*world.tricks, world.trick) for who, card in trick.plays if who == seat]


def _most(cards: tuple[Card, ...], suit: Suit) -> int:
    """Return the most that is bid on these cards, which may not protect the pedros."""
    held = {card.rank for card in cards if card.suit is suit}
    guarded = Rank.ACE in held and (Rank.KING in held or Rank.QUEEN in held)
    return ALL_POINTS if guarded else UNGUARDED_MOST


def _of_word(word: Word, deals: bool, sure: float, most: int) -> float:
    """Return how likely a word is of one who is sure of so many points, and who bids so many at most."""
    if isinstance(word.act, Bid):
        number = word.act.number
        if deals:
            return _likely((sure - number) / UNSURE)
        over = max(sure - (number + 1), 0.0) if number < most else 0.0
        away = max(number - sure, 0.0) + over
        return math.exp(-((away / SPREAD) ** 2) / 2)
    if deals and (word.of_partner or not word.over):
        return 1.0
    needed = word.over + (OVER_PARTNER if word.of_partner else 1)
    return 1.0 if needed > most else _likely((needed - sure) / UNSURE)


def _of_keeping(world: CinchTable, seat: Seat) -> float:
    """Return how likely these plain cards were kept while those were laid away. rule: CV-BLIND-02"""
    order, laid = world.order, world.laid_by(seat)
    if order.trumps is None or not laid:
        return 1.0
    held = (*world.hands[seat].cards, *played_by(world, seat))
    kept = [card for card in held if not order.is_trump(card)]
    if not kept:
        return 1.0
    lowest = min(card.rank for card in kept)
    likely = 1.0
    for card in laid:
        if order.is_trump(card):
            likely *= THREW_TRUMP
        elif card.rank > lowest:
            likely *= KEPT_LOW
    return likely


def _likely(margin: float) -> float:
    return 1 / (1 + math.exp(-max(min(margin, 40), -40)))
