"""Habits of making the trump at call-ace, and of calling a partner."""

from eldest.cards.card import Card, Rank, Suit
from eldest.cards.order import CardOrder
from eldest.engine.acts import Act, Make, Pass
from eldest.engine.game import Advice, Habit
from eldest.engine.habits import mover, of_kind
from eldest.engine.phrase import phrase
from eldest.engine.table import Sight
from eldest.engine.values import replace
from eldest.games.euchre.call_ace import SayAlone
from eldest.games.euchre.calls import ACCEPTING, CallSuit, TakeUp, TurnDown
from eldest.games.euchre.habits import TOO_FEW_TRUMPS, trumps_among
from eldest.games.euchre.prospects import CALLED, best_of, worth
from eldest.games.euchre.table import EuchreTable, at_euchre

HAND = 5
TO_WIN = 3
SURE_ENOUGH = 0.65
"""How likely three tricks must be: a euchre counts two for every adversary, a point one."""
TURN_UP_AGAINST = 0.35
"""What a turn-up given to another is worth to him, who may be an adversary."""
ALONE = 3.3
"""What a hand must be worth to try for all five tricks alone."""

TRUMPS = 2
"""How many trumps a hand must have, the turn-up counted for the dealer; with fewer it is better to refuse."""

MAY_BE_BEST = {Rank.ACE: 10, Rank.KING: 2.5, Rank.QUEEN: 1.2, Rank.JACK: 0.6, Rank.TEN: 0.2}
"""What is against calling a suit of which the hand's best card is this: it may be the best that was dealt."""

GOOD_ENOUGH = phrase("habits", "With {suit} as trumps this hand and a partner promise about {tricks} tricks.")
TOO_WEAK = phrase("habits", "This hand and a partner promise only about {tricks} tricks; three are needed.")
BEST_OF_BAD = phrase("habits", "Somebody must name a suit, and {suit} is the best of these.")
NEEDS_NOBODY = phrase("habits", "This hand may win all five tricks alone, which counts most.")
LOSERS_THERE = phrase(
    "habits", "In {suit} the hand has losers, and a partner with its best card covers them."
)


class CallingMaker:
    """The habits of those who may make the trump at call-ace."""

    def __init__(self, players: int) -> None:
        self._prospect = CALLED[players]

    def accept(self, sight: Sight, acts: tuple[Act, ...]) -> Advice | None:
        """Accept the turn-up if three tricks are likely; the dealer counts it in."""
        call = next((act for act in acts if isinstance(act, ACCEPTING)), None)
        refuse = next((act for act in acts if isinstance(act, Pass | TurnDown)), None)
        if call is None or refuse is None:
            return None
        return self._weigh(at_euchre(sight), call, refuse)

    def _weigh(self, table: EuchreTable, call: Act, refuse: Act) -> Advice:
        suit, turned = table.proposal, table.turned
        assert suit is not None
        assert turned is not None
        assert call.seat is not None
        order, cards = replace(table.order, trumps=suit), table.hands[call.seat].cards
        if isinstance(call, TakeUp):
            cards = (*best_of(cards, order, HAND - 1), turned)
            return self._advice(call, refuse, (cards, order), 0)
        return self._advice(call, refuse, (cards, order), TURN_UP_AGAINST)

    def name(self, sight: Sight, acts: tuple[Act, ...]) -> Advice | None:
        """Name the best suit, if three tricks are likely or somebody must."""
        makes = of_kind(acts, Make)
        if not makes:
            return None
        cards = sight.hands[mover(sight)].cards
        best = max(makes, key=lambda make: worth(cards, replace(sight.order, trumps=make.suit)))
        passes = of_kind(acts, Pass)
        if not passes:
            return Advice(best, BEST_OF_BAD, (("suit", best.suit),))
        return self._advice(best, passes[0], (cards, replace(sight.order, trumps=best.suit)), 0)

    def _advice(
        self, call: Act, refuse: Act, held: tuple[tuple[Card, ...], CardOrder], against: float
    ) -> Advice:
        """Return the call if the cards held with these trumps make three tricks likely; else the refusal."""
        cards, order = held
        value = worth(cards, order) - against
        tricks = f"{self._prospect.tricks(value):.1f}"
        if self._prospect.chance(value, TO_WIN) < SURE_ENOUGH:
            return Advice(refuse, TOO_WEAK, (("tricks", tricks),))
        if trumps_among(cards, order) < TRUMPS:
            return Advice(refuse, TOO_FEW_TRUMPS, (("suit", order.trumps),))
        return Advice(call, GOOD_ENOUGH, (("suit", order.trumps), ("tricks", tricks)))


def call(sight: Sight, acts: tuple[Act, ...]) -> Advice | None:
    """Call a suit of losers, never one of which the hand may hold the best; a great hand calls nobody."""
    calls, alone = of_kind(acts, CallSuit), of_kind(acts, SayAlone)
    if not calls or not alone:
        return None
    cards, order = sight.at_disposal(mover(sight)), sight.order
    if worth(cards, order) >= ALONE:
        return Advice(alone[0], NEEDS_NOBODY)
    best = max(calls, key=lambda act: _use_of(act.suit, cards, order))
    return Advice(best, LOSERS_THERE, (("suit", best.suit),))


def _use_of(suit: Suit, cards: tuple[Card, ...], order: CardOrder) -> float:
    """Return how much better it is to call a suit: with losers in it, and no card that may be the best.

    A void can be trumped, so that a partner's best card there is of less use.
    """
    held = [card.rank for card in cards if order.suit_of(card) is suit]
    return min(len(held), 2) - MAY_BE_BEST.get(max(held, default=Rank.SEVEN), 0)


def calling_habits(players: int) -> tuple[Habit, ...]:
    """Return the habits before the first lead at call-ace, but for the dealer's discard."""
    maker = CallingMaker(players)
    return maker.accept, maker.name, call
