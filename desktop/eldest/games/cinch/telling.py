"""What words and discards at Cinch tell of the hands: who bids so much, or passes, with which trumps."""

import math
from collections.abc import Iterator
from dataclasses import dataclass
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


class Word(NamedTuple):
    """What somebody said, and over which bid; and whether that was his partner's."""

    act: Act
    over: int
    of_partner: bool


@dataclass(frozen=True, slots=True)
class Telling:
    """How likely the words are with given hands, by what cards are worth in the form that is played."""

    worth: Worth
    blind: bool

    def likelihood(self, world: CinchTable, seat: Seat) -> float:
        """Return how likely the others spoke and laid away as they did; only ratios matter."""
        words = list(_words(world))
        likely = 1.0
        for who in world.seating.order:
            if who != seat:
                said = [word for word in words if word.act.seat == who]
                likely *= self._of_seat(world, who, said)
        return likely

    def _of_seat(self, world: CinchTable, seat: Seat, said: list[Word]) -> float:
        if self.blind:
            return self._of_blind(world, seat, said)
        laid = world.laid_by(seat)
        held = (*world.hands[seat].cards, *_played(world, seat))
        if not laid or world.order.trumps is None:
            return self._with(world, seat, said, held)
        return self._of_kept(world, seat, said, laid)

    def _of_kept(self, world: CinchTable, seat: Seat, said: list[Word], laid: tuple[Card, ...]) -> float:
        """Return the mean over what he may have kept: any so many of the trumps that he has had.

        The lies were dealt with so many trumps set apart as kept; each counts for all the ways in which it
        can have come about.
        """
        order = world.order
        left = [card for card in world.hands[seat].cards if order.is_trump(card)]
        played = [card for card in _played(world, seat) if order.is_trump(card)]
        kept = kept_trumps(world, seat)
        if kept > len(left) + len(played):
            return LEAST
        ways = math.comb(len(left), max(kept - len(played), 0))
        total = sum(self._with(world, seat, said, (*laid, *of)) for of in combinations(left + played, kept))
        return total / ways

    def _of_blind(self, world: CinchTable, seat: Seat, said: list[Word]) -> float:
        """Return the same where four of the thirteen cards lay in a packet apart; and for what was kept."""
        cards = (*world.hands[seat].cards, *_played(world, seat), *world.laid_by(seat))
        share = min(BID_ON / max(len(cards), 1), 1.0)
        return self._with(world, seat, said, cards, share) * _of_keeping(world, seat)

    # -- words

    def _with(
        self, world: CinchTable, seat: Seat, said: list[Word], cards: tuple[Card, ...], share: float = 1.0
    ) -> float:
        """Return how likely a seat said this with these cards, of which it had seen such a share."""
        if not said:
            return 1.0
        base = self.worth.base + (self.worth.dealer if seat == world.dealer else 0.0)
        values = {suit: base + share * self._trumps(cards, suit) for suit in Suit}
        best = max(values, key=values.__getitem__)
        likely = 1.0
        for word in said:
            if isinstance(word.act, Make):
                others = max(value for suit, value in values.items() if suit is not word.act.suit)
                likely *= _likely((values[word.act.suit] - others) / UNSURE)
            else:
                sure = values[best] - self.worth.risk
                likely *= max(_of_word(word, seat == world.dealer, sure, _most(cards, best)), LEAST)
        return likely

    def _trumps(self, cards: tuple[Card, ...], suit: Suit) -> float:
        worth = self.worth.of_trumps(suit)
        return sum(worth.get(card, 0.0) for card in cards)


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
        if call.seat is None:
            continue
        partners = maker is not None and maker in world.seating.members_of(world.seating.side_of(call.seat))
        if isinstance(call, Bid | Pass):
            yield Word(call, over, partners)
        elif isinstance(call, Make):
            yield Word(call, 0, False)
        if isinstance(call, Bid):
            over, maker = call.number, call.seat


def _played(world: CinchTable, seat: Seat) -> list[Card]:
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
    held = (*world.hands[seat].cards, *_played(world, seat))
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
