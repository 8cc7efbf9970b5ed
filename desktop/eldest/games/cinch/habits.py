"""What a sensible player of Cinch does before the play: bid, name, lay away, rob the pack, call."""

import functools
from typing import NamedTuple

from eldest.cards.card import Card, Rank, Suit
from eldest.engine.acts import Act, Bid, Discard, Make, Pass, Take
from eldest.engine.game import Advice, Habit
from eldest.engine.habits import cut, mover, of_kind, only_card, only_deal
from eldest.engine.phrase import Phrase, phrase
from eldest.engine.table import Sight
from eldest.games.cinch.calls import CallTrump, LayAway, TakeBlind
from eldest.games.cinch.habits_of_play import play
from eldest.games.cinch.pedros import trumps_of

WORTH_BIDDING = phrase("habits", "With {suit} as trumps this hand should make about {points} points.")
TOO_WEAK = phrase("habits", "This hand should make only about {points} points at best.")
ONE_AT_BEST = phrase("habits", "This hand should make only about one point at best.")
NOTHING_AT_BEST = phrase("habits", "This hand should make hardly a point.")
PARTNER_HAS_IT = phrase("habits", "The partner has bid, and that will do.")
DEALER_FREE = phrase("habits", "All have passed: the dealer names the trump without undertaking anything.")
DEALER_TOPS = phrase("habits", "The dealer speaks last: one more than {bid} is enough.")
BEST_SUIT = phrase("habits", "In {suit} the hand is at its best.")
NO_CHOICE = phrase("habits", "There is nothing else to do.")
THROW_LOW = phrase("habits", "{card} will be missed least.")
TAKE_HIGH = phrase("habits", "A high plain card such as {card} may take a trick.")
CALL_HIGHEST = phrase("habits", "Whoever holds the best trump that is missing makes the best partner.")


class Worth(NamedTuple):
    """What the trumps of a hand promise its holder as maker, in points of fourteen.

    `base` is what stock and partner bring, `low` is for each trump without a weight of its own, and
    `dealer` for him who robs the pack; `risk` is taken off for safety before a bid.
    """

    base: float
    high: dict[Rank, float]
    low: float
    dealer: float
    risk: float

    def of_trumps(self, suit: Suit) -> dict[Card, float]:
        """Return what each of the fourteen trumps is worth."""
        return {card: self.high.get(card.rank, self.low) for card in trumps_of(suit)}


A, K, Q, J, T, PEDRO = Rank.ACE, Rank.KING, Rank.QUEEN, Rank.JACK, Rank.TEN, Rank.FIVE

WORTHS = {
    ("few", 2): Worth(0.5, {A: 1.8, K: 1.1, Q: 0.7, J: 1.2, T: 1.1, PEDRO: 3.2}, 0.6, 0.0, 1.0),
    ("few", 3): Worth(-1.8, {A: 3.0, K: 2.1, Q: 2.0, J: 2.4, T: 2.3, PEDRO: 2.5}, 1.0, 0.0, 1.0),
    ("four", 4): Worth(2.8, {A: 3.3, K: 2.0, Q: 1.7, J: 1.7, T: 1.0, PEDRO: 1.2}, 0.9, 0.8, 1.5),
    ("blind", 4): Worth(7.0, {A: 1.7, K: 0.8, Q: 1.0, J: 0.8, T: 0.4, PEDRO: 0.5}, 0.4, 0.0, 1.5),
    ("auction", 5): Worth(6.6, {A: 1.8, K: 1.8, Q: 1.5, J: 0.9, T: 0.7, PEDRO: 1.0}, 0.5, 0.0, 1.5),
    ("auction", 6): Worth(6.0, {A: 2.6, K: 2.6, Q: 1.6, J: 0.7, T: 0.5, PEDRO: 1.2}, 0.6, 0.0, 1.5),
}
"""The worth of trumps in each form, fitted to some thousand random deals played by these habits."""

OVER_PARTNER = 3
"""Points by which a hand must be worth more than the partner's bid, to bid over him."""

UNGUARDED_MOST = 10
"""The most that is bid without the ace and one of king and queen, which protect the pedros."""


class Speaking:
    """The habits of bidding and naming, which know what cards are worth in the form that is played."""

    def __init__(self, worth: Worth) -> None:
        self._worth = worth
        self._trumps = {suit: worth.of_trumps(suit) for suit in Suit}

    def worths(self, sight: Sight) -> dict[Suit, float]:
        """Return what the hand in turn is worth with each suit as trumps."""
        seat = mover(sight)
        cards = sight.hands[seat].cards
        base = self._worth.base + (self._worth.dealer if seat == sight.dealer else 0)
        worths = self._trumps.items()
        return {suit: base + sum(worth.get(card, 0) for card in cards) for suit, worth in worths}

    def best_suit(self, sight: Sight) -> tuple[float, Suit]:
        """Return what the hand in turn is worth in its best suit."""
        return max((value, suit) for suit, value in self.worths(sight).items())

    def limit(self, sight: Sight) -> int:
        """Return the most that the hand in turn should undertake; nought if nothing."""
        value, suit = self.best_suit(sight)
        limit = max(int(value - self._worth.risk), 0)
        held = {card.rank for card in sight.hands[mover(sight)].cards if card.suit is suit}
        guarded = A in held and (K in held or Q in held)
        return min(limit, 14 if guarded else UNGUARDED_MOST)

    def free(self, sight: Sight, acts: tuple[Act, ...]) -> Advice | None:
        """As dealer pass after three passes: the trump is his to name, and nothing is undertaken."""
        passes = of_kind(acts, Pass)
        if passes and sight.turn == sight.dealer and not sight.bid:
            return Advice(passes[0], DEALER_FREE)
        return None

    def leave_it(self, sight: Sight, acts: tuple[Act, ...]) -> Advice | None:
        """Leave the bid to the partner, unless the hand is worth far more than he bid."""
        passes, seat = of_kind(acts, Pass), mover(sight)
        if not passes or sight.maker is None or sight.maker not in sight.together(seat):
            return None
        if seat != sight.dealer and self.limit(sight) >= sight.bid + OVER_PARTNER:
            return None
        return Advice(passes[0], PARTNER_HAS_IT)

    def bid(self, sight: Sight, acts: tuple[Act, ...]) -> Advice | None:
        """Bid what the hand is worth; the dealer, who speaks last, just one more than was bid."""
        bids = of_kind(acts, Bid)
        passes = of_kind(acts, Pass)
        if not passes:
            return None
        value, suit = self.best_suit(sight)
        limit = self.limit(sight)
        worth = (("suit", suit), ("points", round(value)))
        if limit <= sight.bid:
            return Advice(passes[0], too_weak(round(value)), worth[1:])
        if sight.turn == sight.dealer:
            return Advice(bids[0], DEALER_TOPS, (("bid", sight.bid),))
        return Advice(next(bid for bid in bids if bid.number == limit), WORTH_BIDDING, worth)

    def name(self, sight: Sight, acts: tuple[Act, ...]) -> Advice | None:
        """Name the suit in which the hand is worth most."""
        makes = of_kind(acts, Make)
        if not makes:
            return None
        _, suit = self.best_suit(sight)
        return Advice(next(make for make in makes if make.suit is suit), BEST_SUIT, (("suit", suit),))


def too_weak(points: int) -> Phrase:
    """Return how it is said that a hand should make only so many points."""
    if points < 1:
        return NOTHING_AT_BEST
    return ONE_AT_BEST if points == 1 else TOO_WEAK


def no_choice(_sight: Sight, acts: tuple[Act, ...]) -> Advice | None:
    """Lay plain cards away, or take up a packet."""
    only = acts[0] if len(acts) == 1 else None
    return Advice(only, NO_CHOICE) if isinstance(only, LayAway | TakeBlind) else None


def throw(sight: Sight, acts: tuple[Act, ...]) -> Advice | None:
    """Lay away the lowest plain card, or else the lowest trump that counts nothing."""
    order, discards = sight.order, of_kind(acts, Discard)
    if not discards:
        return None
    least = min(discards, key=lambda act: (order.is_trump(act.card), order.height(act.card)))
    return Advice(least, THROW_LOW, (("card", least.card),))


def rob(_sight: Sight, acts: tuple[Act, ...]) -> Advice | None:
    """Take the highest plain cards of the stock."""
    takes = of_kind(acts, Take)
    if not takes:
        return None
    best = max(takes, key=lambda act: act.card.rank)
    return Advice(best, TAKE_HIGH, (("card", best.card),))


def call_partner(_sight: Sight, acts: tuple[Act, ...]) -> Advice | None:
    """Call the highest trump that is missing."""
    calls = of_kind(acts, CallTrump)
    return Advice(calls[0], CALL_HIGHEST) if calls else None


@functools.cache
def habits_for(form: str, players: int) -> tuple[Habit, ...]:
    """Return the habits of a player who knows which form of the game is played, the most telling first."""
    speaking = Speaking(WORTHS[form, players])
    before = (cut, only_deal, speaking.free, speaking.leave_it, speaking.bid, speaking.name)
    return (*before, no_choice, throw, rob, call_partner, only_card, play)
