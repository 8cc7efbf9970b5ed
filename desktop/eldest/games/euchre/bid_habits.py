"""Habits of bidding: what to bid, which suit to name, what to lay away, whom to choose."""

from eldest.cards.card import Card, Suit
from eldest.cards.order import CardOrder
from eldest.cards.seating import Seat
from eldest.engine.acts import Act, Bid, Choose, Discard, Make, Pass
from eldest.engine.game import Advice, Habit
from eldest.engine.habits import mover, of_kind
from eldest.engine.phrase import phrase
from eldest.engine.table import Sight
from eldest.engine.values import replace
from eldest.games.euchre.contracts import BiddingForm
from eldest.games.euchre.prospects import best_of, prospects_of, worth

SURE_ENOUGH = 0.6
"""How likely a bid must be made."""

WORTH_IT = phrase(
    "habits", "With {suit} as trumps the hand and those who play with it promise {tricks} tricks."
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
        self._target = target
        self._prospects = prospects_of(form, players)

    def bid(self, sight: Sight, acts: tuple[Act, ...]) -> Advice | None:
        """Bid what gains most, if it is likely to be made; a bid that fails costs what it would have won."""
        bids = of_kind(acts, Bid)
        passes = of_kind(acts, Pass)
        if not bids or not passes:
            return None
        suit, value = self._best(sight)
        wanted = self._target - sight.tally.score[sight.seating.side_of(mover(sight))]

        def gain(bid: Bid) -> float:
            chance = self._chance(bid, value)
            return chance * min(bid.number, wanted) - (1 - chance) * bid.number

        likely = [bid for bid in bids if self._chance(bid, value) >= SURE_ENOUGH]
        if not likely:
            tricks = self._prospects[1].tricks(value)
            return Advice(passes[0], NOT_WORTH_IT, (("tricks", f"{tricks:.1f}"),))
        best = max(likely, key=gain)
        tricks = self._prospects[best.number].tricks(value)
        return Advice(best, WORTH_IT, (("suit", suit), ("tricks", f"{tricks:.1f}")))

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
