"""Habits of bidding: what to bid, which suit to name, what to lay away, whom to choose."""

from collections.abc import Mapping
from typing import NamedTuple

from eldest.cards.card import Card, Suit
from eldest.cards.order import CardOrder
from eldest.cards.seating import Seat
from eldest.engine.acts import Act, Bid, Choose, Discard, Make, Pass
from eldest.engine.game import Advice, Habit
from eldest.engine.habits import mover, of_kind
from eldest.engine.phrase import phrase
from eldest.engine.table import Sight
from eldest.engine.values import replace
from eldest.games.euchre.contracts import BiddingForm, last_bid
from eldest.games.euchre.prospects import best_of, prospects_of, worth
from eldest.games.euchre.seasoned import Goal


class Temper(NamedTuple):
    """How boldly tricks are bid for: how likely a bid must be made, and the least with which to open."""

    sure: float
    opening: int = 1


TEMPERS: Mapping[tuple[int, int, int], Temper] = {
    (5, 5, 2): Temper(0.4),
    (5, 5, 0): Temper(0.4),
    (7, 7, 4): Temper(0.3),
    (7, 5, 2): Temper(0.3),
    (4, 5, 0): Temper(0.45, opening=3),
    (6, 5, 0): Temper(0.45, opening=3),
}
"""By the players, the cards dealt and the widow.

Who passes leaves the bid to others, who make most of theirs: what is likely to fail may still be worth
more than that. Fitted to matches of the same deals, in which one side was bolder than the others.
"""

WORTH_IT = phrase(
    "habits", "With {suit} as trumps the hand and those who play with it promise {tricks} tricks."
)
WORTH_A_RISK = phrase(
    "habits",
    "With {suit} as trumps {tricks} tricks are promised: a risk, but less than leaving the bid to others.",
)
NOT_WORTH_IT = phrase("habits", "The hand and those who play with it promise only {tricks} tricks.")
BEST_SUIT = phrase("habits", "No other suit is worth as much with this hand as {suit}.")
WEAKEST = phrase("habits", "Without {card} the hand is at its strongest.")
HAS_BID = phrase("habits", "{partner} has bid, and so is strong.")
SITS_WELL = phrase("habits", "Of those who have not bid, {partner} sits best: adversaries play between.")


class Undertaking:
    """The habits of the highest bidder, and of those who would be.

    :param target: points for game: no more is bid than is wanted
    """

    def __init__(self, form: BiddingForm, players: int, target: int) -> None:
        self._form = form
        self._goal = Goal(target)
        self._temper = TEMPERS[players, form.cards, form.widow]
        self._prospects = prospects_of(form, players)

    def bid(self, sight: Sight, acts: tuple[Act, ...]) -> Advice | None:
        """Bid what gains most, if it is not too unlikely; a bid that fails costs what it would have won."""
        bids = of_kind(acts, Bid)
        passes = of_kind(acts, Pass)
        if not bids or not passes:
            return None
        suit, value = self._best(sight)
        wanted = self._goal.wanted(sight)

        def gain(bid: Bid) -> float:
            chance = self._chance(bid, value)
            return chance * min(bid.number, wanted) - (1 - chance) * bid.number

        likely = [bid for bid in bids if self._is_likely(sight, bid, value)]
        if not likely:
            tricks = self._prospects[1].tricks(value)
            return Advice(passes[0], NOT_WORTH_IT, (("tricks", f"{tricks:.1f}"),))
        best = max(likely, key=gain)
        tricks = self._prospects[best.number].tricks(value)
        reason = WORTH_IT if round(tricks, 1) >= self._form.tricks_for(best.number) else WORTH_A_RISK
        return Advice(best, reason, (("suit", suit), ("tricks", f"{tricks:.1f}")))

    def name(self, sight: Sight, acts: tuple[Act, ...]) -> Advice | None:
        """Name the suit with which the hand is worth most when cards have been laid away."""
        makes = of_kind(acts, Make)
        if not makes:
            return None
        suit, _ = self._best(sight)
        chosen = next(make for make in makes if make.suit is suit)
        return Advice(chosen, BEST_SUIT, (("suit", suit),))

    def lay_away(self, sight: Sight, acts: tuple[Act, ...]) -> Advice | None:
        """Lay away what leaves the hand strongest."""
        discards = of_kind(acts, Discard)
        if not discards:
            return None
        kept = best_of((act.card for act in discards), sight.order, self._form.cards)
        chosen = next(act for act in discards if act.card not in kept)
        return Advice(chosen, WEAKEST, (("card", chosen.card),))

    def _is_likely(self, sight: Sight, bid: Bid, value: float) -> bool:
        """Tell whether a bid may be made; none is opened that only draws out the adversaries."""
        least = self._temper.opening if last_bid(sight) is None else 1
        return bid.number >= least and self._chance(bid, value) >= self._temper.sure

    def _chance(self, bid: Bid, value: float) -> float:
        return self._prospects[bid.number].chance(value, self._form.tricks_for(bid.number))

    def _best(self, sight: Sight) -> tuple[Suit, float]:
        """Return the suit with which the cards to be kept are worth most, and that worth."""
        cards = sight.hands[mover(sight)].cards
        values = {suit: self._value(cards, replace(sight.order, trumps=suit)) for suit in Suit}
        return max(values.items(), key=lambda pair: pair[1])

    def _value(self, cards: tuple[Card, ...], order: CardOrder) -> float:
        return worth(best_of(cards, order, self._form.cards), order)


def choose(sight: Sight, acts: tuple[Act, ...]) -> Advice | None:
    """Choose who has bid highest; then who sits across the table, or nearest to that."""
    choices = {act.partner: act for act in of_kind(acts, Choose)}
    if not choices:
        return None
    bidders = [call.seat for call in reversed(sight.calls) if isinstance(call, Bid)]
    partner = next((seat for seat in bidders if seat in choices), None)
    if partner is not None:
        return Advice(choices[partner], HAS_BID, (("partner", partner),))
    across = len(sight.seating.order) / 2

    def distance(seat: Seat) -> float:
        return abs(sight.seating.place_of(seat, mover(sight)) - across)

    best = min(choices, key=distance)
    return Advice(choices[best], SITS_WELL, (("partner", best),))


def bidding_habits(form: BiddingForm, players: int, target: int) -> tuple[Habit, ...]:
    """Return the habits before the first lead, in a form with bidding."""
    undertaking = Undertaking(form, players, target)
    return (undertaking.bid, undertaking.name, undertaking.lay_away, choose)
