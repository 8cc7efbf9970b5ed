"""The habits of a sensible player of Euchre, each with its reason; they see what their seat may see."""

from typing import NamedTuple

from eldest.cards.card import Card, Suit
from eldest.cards.order import CardOrder
from eldest.cards.pack import Pack
from eldest.engine.acts import Act, DealOut, Discard, Make, Pass
from eldest.engine.game import Advice, Habit
from eldest.engine.habits import cut, mover, of_kind, only_card
from eldest.engine.phrase import phrase
from eldest.engine.table import Sight
from eldest.engine.values import replace
from eldest.games.euchre.bowers import BEST, RIGHT
from eldest.games.euchre.calls import ACCEPTING, ALONE, Assist, Propose, TakeUp, TurnDown
from eldest.games.euchre.lone import PlayAlone
from eldest.games.euchre.lone_habits import lone_habits
from eldest.games.euchre.play_habits import playing_habits
from eldest.games.euchre.table import at_euchre
from eldest.games.euchre.worth import losers, without_weakest, worth


class Seasoned(NamedTuple):
    """What experience tells of each way to make the trump: by order, assisting, taking up, naming, last.

    `tells` is what must be added to the worth of a hand for the tricks that its side will win with it,
    and `asks` how many those must be: the last to speak loses nothing by passing, the others leave the
    choice to an adversary. Both were fitted to thousands of random deals played by these habits.
    """

    tells: "Ways"
    asks: "Ways"
    lone: float
    """The losers up to which a hand is played alone; about half of those make all five tricks."""


class Ways(NamedTuple):
    """A number of tricks for every way to make the trump."""

    order: float
    assist: float
    take: float
    name: float
    name_last: float


SEASONED = {
    2: Seasoned(Ways(-0.7, 0, 0, 0, 0), Ways(2.9, 0, 2.6, 2.7, 2.85), 0),
    3: Seasoned(Ways(-1.0, 0, -0.7, -0.65, -0.65), Ways(3.0, 0, 2.8, 2.95, 2.85), 0),
    4: Seasoned(Ways(-0.75, 0.5, -0.25, -0.2, -0.2), Ways(2.9, 3.15, 2.9, 3.0, 2.85), 1.5),
    6: Seasoned(Ways(-0.8, 0.3, -0.45, -0.3, -0.3), Ways(2.95, 3.05, 2.9, 2.95, 2.85), 1.1),
}

DEAL_EITHER = phrase("habits", "Twos first or threes first: it makes no odds.")
SUIT_UNSEEN = phrase("habits", "With the hand unseen one suit is as good as another.")
GOOD_ENOUGH = phrase("habits", "With {suit} as trumps this hand is worth about {tricks} tricks.")
TOO_WEAK = phrase("habits", "This hand is worth only about {tricks} tricks; three are needed.")
GOOD_ALONE = phrase("habits", "With {suit} as trumps this hand may win all five tricks alone.")
NOT_ALONE = phrase("habits", "Two are stronger than one.")
BEST_OF_BAD = phrase("habits", "Somebody must name a suit, and {suit} is the best of these.")
WEAKEST_CARD = phrase("habits", "Without {card} the hand is at its strongest.")

FIVE = 5
USUAL_PACK = 32
STRICTER = 0.3
"""Losers fewer that a hand from a short pack may have to be played alone: more trumps are against it."""
MARCH = 2
"""Points of a march, which the partners may make together."""


def deal(sight: Sight, acts: tuple[Act, ...]) -> Advice | None:
    """Deal by turns twos first and threes first, each dealer for himself. rule: E-DEAL-05"""
    deals = of_kind(acts, DealOut)
    own_deals = sight.tally.deals // len(sight.seating.seats)
    return Advice(deals[own_deals % len(deals)], DEAL_EITHER) if deals else None


def propose(_sight: Sight, acts: tuple[Act, ...]) -> Advice | None:
    """Name a suit for the joker turned."""
    suits = of_kind(acts, Propose)
    return Advice(suits[-1], SUIT_UNSEEN) if suits else None


class Making:
    """The habits of those who may make the trump.

    :param target: points for game, short of which it may be vain to play alone
    """

    def __init__(self, pack: Pack, target: int) -> None:
        self._target = target
        has_best = len(pack) % len(Suit) > 0
        self._best = BEST if has_best else RIGHT
        self._strictly = STRICTER if len(pack) < USUAL_PACK else 0.0

    def accept(self, sight: Sight, acts: tuple[Act, ...]) -> Advice | None:
        """Accept the turn-up with a hand worth it; it strengthens the dealer's side."""
        calls = [act for act in acts if isinstance(act, ACCEPTING)]
        if not calls:
            return None
        table = at_euchre(sight)
        assert table.proposal is not None
        order = replace(table.order, trumps=table.proposal)
        cards = table.hands[mover(sight)].cards
        way = "assist" if isinstance(calls[0], Assist) else "order"
        if isinstance(calls[0], TakeUp):
            assert table.turned is not None
            way, cards = "take", (*without_weakest(cards, order), table.turned)
        refuse = next(act for act in acts if isinstance(act, Pass | TurnDown))
        return self._weigh(sight, way, (*calls, refuse), (cards, order))

    def name_suit(self, sight: Sight, acts: tuple[Act, ...]) -> Advice | None:
        """Name the best suit, if it is worth three tricks or somebody must."""
        makes = of_kind(acts, Make)
        if not makes:
            return None
        cards = sight.hands[mover(sight)].cards
        best = max(makes, key=lambda make: worth(cards, replace(sight.order, trumps=make.suit)))
        calls = [make for make in makes if make.suit is best.suit]
        way = "name_last" if sight.turn == sight.dealer else "name"
        held = (cards, replace(sight.order, trumps=best.suit))
        return self._weigh(sight, way, (*calls, *of_kind(acts, Pass)), held)

    def _weigh(
        self, sight: Sight, way: str, acts: tuple[Act, ...], held: tuple[tuple[Card, ...], CardOrder]
    ) -> Advice:
        """Return the call, alone or not, or the refusal at the end of these acts if there is one."""
        cards, order = held
        seasoned = seasoned_with(sight)
        tricks = worth(cards, order) + getattr(seasoned.tells, way)
        suit, told = ("suit", order.trumps), ("tricks", f"{tricks:.1f}")
        alone = [act for act in acts if isinstance(act, ALONE)]
        if alone and self._is_lone_hand(sight, cards, order):
            return Advice(alone[0], GOOD_ALONE, (suit,))
        plain = [act for act in acts if isinstance(act, (*ACCEPTING, Make)) and act not in alone]
        refuse = None if isinstance(acts[-1], (*ACCEPTING, Make)) else acts[-1]
        if plain and tricks >= getattr(seasoned.asks, way):
            return Advice(plain[0], GOOD_ENOUGH, (suit, told))
        return Advice(refuse, TOO_WEAK, (told,)) if refuse else Advice(plain[0], BEST_OF_BAD, (suit,))

    def _is_lone_hand(self, sight: Sight, cards: tuple[Card, ...], order: CardOrder) -> bool:
        """Tell whether to play alone: with few losers, and where a lone march gains more than another."""
        side = sight.seating.side_of(mover(sight))
        if self._target - sight.tally.score[side] <= MARCH:
            return False
        return losers(cards, order, self._best) <= seasoned_with(sight).lone - self._strictly

    def in_his_stead(self, sight: Sight, acts: tuple[Act, ...]) -> Advice | None:
        """Take the hand from the partner only with one to play alone."""
        takes = [act for act in acts if isinstance(act, PlayAlone)]
        if not takes or not of_kind(acts, Pass):
            return None
        table = at_euchre(sight)
        cards = table.at_disposal(mover(sight))
        if len(cards) > FIVE:
            cards = without_weakest(cards, table.order)
        if self._is_lone_hand(sight, cards, table.order):
            return Advice(takes[0], GOOD_ALONE, (("suit", table.order.trumps),))
        return Advice(of_kind(acts, Pass)[0], NOT_ALONE)


def seasoned_with(sight: Sight) -> Seasoned:
    """Return the experience with so many players as there are, or the nearest number."""
    players = len(sight.seating.order)
    return SEASONED[min(SEASONED, key=lambda number: abs(number - players))]


def discard(sight: Sight, acts: tuple[Act, ...]) -> Advice | None:
    """Lay away the card without which the hand is strongest."""
    discards = of_kind(acts, Discard)
    if not discards:
        return None
    table = at_euchre(sight)
    kept = without_weakest(tuple(act.card for act in discards), table.order)
    chosen = next(act for act in discards if act.card not in kept)
    return Advice(chosen, WEAKEST_CARD, (("card", chosen.card),))


def habits_with(pack: Pack, target: int) -> tuple[Habit, ...]:
    """Return the habits of a player who knows which cards are in the pack, the most telling first."""
    making = Making(pack, target)
    calling = (cut, deal, propose, making.accept, making.name_suit, discard, making.in_his_stead)
    return (*calling, *lone_habits(), only_card, *playing_habits(pack))
